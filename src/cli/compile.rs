//! Builds the learner's code, and says which exercises do not compile.
//!
//! One that does not compile is left out, and the others are built without it.
//! As long as all compile, that costs nothing.

mod complaint;

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, thread};

use queens_kata::roster::{CHAPTERS, Chapter};
use serde_json::Value;

use super::exercise_files::{self, Fault};
use super::{Failure, checkout};
use complaint::Complaint;

/// What to build.
#[derive(Clone, Copy)]
pub enum Target {
    /// The tests of the exercises.
    Tests,
    /// The program that runs the exercises, optimised if this one is.
    Program,
    /// The program that watches one of them, by its stem.
    Watched(&'static str),
}

impl Target {
    fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Tests => &["test", "--no-run", "--package", "exercises", "--test", "exercises"],
            Self::Program if cfg!(debug_assertions) => &["build", "--package", "mine"],
            Self::Program => &["build", "--package", "mine", "--release"],
            Self::Watched(_) => &["build", "--package", "watched", "--features", "on"],
        }
    }

    /// Whether it is this that cargo has made.
    fn is(self, artifact: &Value) -> bool {
        let (kind, name) = match self {
            Self::Tests => ("test", "exercises"),
            Self::Program => ("bin", "mine"),
            Self::Watched(_) => ("bin", "watched"),
        };
        artifact["target"]["kind"][0] == kind && artifact["target"]["name"] == name
    }
}

/// What came of it.
pub struct Built {
    /// The program to start: none, if no chapter that it is for compiles.
    pub executable: Option<PathBuf>,
    /// The exercises that it was built without.
    pub broken: Vec<Broken>,
    /// What the compiler warns of in the others: the chapter's stem, and the warning as the compiler writes it.
    pub warnings: Vec<(&'static str, String)>,
}

/// An exercise that does not compile.
#[derive(Clone)]
pub struct Broken {
    /// The chapter's stem.
    pub stem: String,
    /// The first error in one line: file, line, and sentence.
    pub first_error: String,
    /// All errors, each as the compiler writes it.
    pub errors: Vec<String>,
    /// What the compiler does not say of the first one, or not in words that help here.
    pub advice: Option<&'static str>,
}

/// Builds as cargo does, and again without the exercises that do not compile, as long as one of these chapters does.
/// `news` gets what cargo says that it is doing, at once.
pub fn build(
    target: Target,
    chapters: &[&Chapter],
    news: impl Fn(String) + Clone + Send + 'static,
) -> Result<Built, Failure> {
    let mut broken: Vec<Broken> = Vec::new();
    loop {
        let round = Round::run(target, &broken, news.clone())?;
        if let Some(executable) = round.executable {
            let warnings = round.warnings.iter();
            let warnings = warnings.filter_map(|it| Some((it.stem()?, it.text.clone()))).collect();
            return Ok(Built { executable: Some(executable), broken, warnings });
        }
        let found = round.broken(&broken);
        if found.is_empty() {
            let errors = round.errors.iter().map(|error| error.text.trim_end());
            let reasons: Vec<&str> = errors.chain(round.said.iter().map(String::as_str)).collect();
            return Err(Failure::Other(format!(
                "the exercises can't be built:\n{}",
                reasons.join("\n")
            )));
        }
        broken.extend(found);
        let is_broken = |chapter: &&Chapter| broken.iter().any(|it| it.stem == chapter.stem);
        if chapters.iter().all(is_broken) {
            return Ok(Built { executable: None, broken, warnings: Vec::new() });
        }
    }
}

/// One call of cargo.
struct Round {
    /// The program, if all went well.
    executable: Option<PathBuf>,
    errors: Vec<Complaint>,
    warnings: Vec<Complaint>,
    /// What cargo itself said of errors.
    said: Vec<String>,
}

impl Round {
    fn run(
        target: Target,
        left_out: &[Broken],
        news: impl Fn(String) + Send + 'static,
    ) -> Result<Self, Failure> {
        let failure =
            |error| Failure::Other(format!("can't start cargo to build the exercises: {error}"));
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.args(target.arguments()).arg("--manifest-path").arg(checkout().join("Cargo.toml"));
        // Whatever the learner has chosen, what cargo says is read here.
        cargo.arg("--message-format=json-diagnostic-rendered-ansi");
        cargo.env("CARGO_TERM_QUIET", "false").env("CARGO_TERM_COLOR", "never");
        if !left_out.is_empty() {
            let stems: Vec<&str> = left_out.iter().map(|it| it.stem.as_str()).collect();
            cargo.env("QUEENS_LEFT_OUT", stems.join(","));
        }
        if let Target::Watched(stem) = target {
            cargo.env("QUEENS_WATCHED", stem);
        }
        cargo.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = cargo.spawn().map_err(failure)?;

        // That it compiles, or waits, is said at once. What is wrong is said by the code that asked for it.
        let stderr = BufReader::new(child.stderr.take().expect("stderr is piped"));
        let is_first = left_out.is_empty();
        let listener = thread::spawn(move || {
            let mut rest = Vec::new();
            for line in stderr.lines().map_while(Result::ok) {
                if !is_news(&line) {
                    rest.push(line);
                } else if is_first {
                    news(line);
                }
            }
            rest
        });
        let stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let (mut executable, mut complaints) = (None, Vec::new());
        for line in stdout.lines().map_while(Result::ok) {
            let message: Value = serde_json::from_str(&line).unwrap_or_default();
            if message["reason"] == "compiler-artifact" && target.is(&message) {
                executable = message["executable"].as_str().map(PathBuf::from);
            }
            complaints.extend(Complaint::read(&message["message"]));
        }
        let status = child.wait().map_err(failure)?;
        let said = listener.join().expect("listening does not panic");
        let executable = executable.filter(|_| status.success());
        let (errors, warnings) = complaints.into_iter().partition(|complaint| complaint.is_error);
        Ok(Self { executable, errors, warnings, said })
    }

    /// The exercises that the errors are about, apart from those that are known already.
    fn broken(&self, known: &[Broken]) -> Vec<Broken> {
        let faults = exercise_files::faults(&checkout());
        let stems = CHAPTERS.iter().map(|chapter| chapter.stem);
        stems
            .filter(|stem| known.iter().all(|it| it.stem != *stem))
            .filter_map(|stem| {
                let faults: Vec<&Fault> =
                    faults.iter().filter(|fault| fault.stem == stem).collect();
                self.broken_one(stem, &faults)
            })
            .collect()
    }

    /// What is wrong with one exercise: what the compiler finds in its own file, or what the tests miss in it, or what the compiler finds in them.
    fn broken_one(&self, stem: &str, faults: &[&Fault]) -> Option<Broken> {
        let (own, tests) =
            (format!("src/exercises/{stem}.rs"), format!("src/exercises/tests/{stem}.rs"));
        let at = |file: &str, error: &Complaint| {
            error.places.iter().find(|(name, _)| name == file).map(|(_, line)| *line)
        };
        let about: Vec<&Complaint> =
            self.errors.iter().filter(|error| error.stem() == Some(stem)).collect();
        let in_own = about.iter().find_map(|error| Some((at(&own, error)?, *error)));
        let in_tests = about.iter().find_map(|error| Some((at(&tests, error)?, *error)));
        // Another signature is none of the learner's faults as long as it compiles.
        // What calls it stands in src/mine/, or behind it in the copy that is watched.
        let copy = format!("/out/{stem}.rs");
        let in_mine = self.errors.iter().any(|error| {
            error.places.iter().any(|it| {
                it.0.ends_with(&copy)
                    || it.0.starts_with("src/mine/") && error.text.contains(&format!("{stem}::"))
            })
        });
        let fault = faults.iter().find(|fault| fault.is_fatal || in_tests.is_some() || in_mine);
        let first_error = match (in_own, fault, in_tests) {
            (Some((line, error)), ..) => format!("{own}:{line}: {}", error.sentence),
            (None, Some(fault), _) => fault.sentence.clone(),
            (None, None, Some((line, error))) => format!("{tests}:{line}: {}", error.sentence),
            (None, None, None) => format!("{own}: {}", about.first()?.sentence),
        };
        // What the compiler says of other files helps no learner.
        let errors = match in_own {
            Some(_) => about.iter().map(|error| error.text.trim_end().to_string()).collect(),
            None => vec![first_error.clone()],
        };
        let advice = in_own.and_then(|(_, error)| error.advice());
        Some(Broken { stem: stem.into(), first_error, errors, advice })
    }
}

/// What cargo does, in contrast to what it complains about.
fn is_news(line: &str) -> bool {
    let doing =
        ["Compiling", "Blocking", "Updating", "Locking", "Adding", "Downloading", "Downloaded"];
    let word = line.trim_start().split(' ').next().unwrap_or_default();
    line.starts_with(' ') && doing.contains(&word)
}
