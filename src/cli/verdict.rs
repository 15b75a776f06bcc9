//! Reads what the exercise tests print.

use std::collections::HashMap;

/// What became of one test.
#[derive(Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The chapter's stem: the first part of the test's name.
    pub stem: String,
    /// The test's own name, without the chapter.
    pub test: String,
    /// How it ended.
    pub outcome: Outcome,
    /// What the exercise printed before it failed.
    pub printed: String,
}

/// How a test ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It passed.
    Passed,
    /// It failed, and said this.
    Failed(String),
    /// It failed, and says that it waits for this function, which its own is built on.
    Waits(String),
    /// It did not run.
    Ignored,
}

/// The verdicts in the output of the exercise tests, in its order.
///
/// There is no output to go by if the tests did not come to their end: a test that it does not name may have passed, or not.
pub fn verdicts(output: &str) -> Option<Vec<Verdict>> {
    if !output.lines().any(|line| line.starts_with("test result: ")) {
        return None;
    }
    let said = said(output);
    let verdicts = output
        .lines()
        .filter_map(|line| {
            let (name, outcome) = line.strip_prefix("test ")?.split_once(" ... ")?;
            let (stem, test) = name.split_once("::")?;
            let said = said.get(name);
            let outcome = match outcome {
                "ok" => Outcome::Passed,
                "FAILED" => failed(said.map_or("failed", |said| &said.message)),
                _ if outcome.starts_with("ignored") => Outcome::Ignored,
                _ => return None,
            };
            let printed = said.map_or_else(String::new, |said| said.printed.clone());
            Some(Verdict { stem: stem.to_string(), test: test.to_string(), outcome, printed })
        })
        .collect();
    Some(verdicts)
}

/// A test that waits begins with "solutions waits for is_safe: ".
fn failed(message: &str) -> Outcome {
    let first_words = message.split_once(": ").map(|(words, _)| words);
    let names = first_words.and_then(|words| words.split_once(" waits for "));
    match names.filter(|(one, other)| !one.contains(' ') && !other.contains(' ')) {
        Some((_, function)) => Outcome::Waits(function.into()),
        None => Outcome::Failed(message.into()),
    }
}

/// What stands below the name of a failed test.
struct Said {
    /// What the exercise printed.
    printed: String,
    /// What the test says, with its drawings, and the place if it is the learner's.
    message: String,
}

/// For each failed test what it says.
fn said(output: &str) -> HashMap<&str, Said> {
    let mut all = HashMap::new();
    for section in output.split("\n---- ").skip(1) {
        let Some((test, said)) = section.split_once(" stdout ----\n") else { continue };
        // The sections end where the failed tests are listed.
        let said = said.split("\nfailures:\n").next().unwrap_or(said);
        let is_of_the_exercise = |line: &&str| !is_last_word(line);
        let printed = said.lines().take_while(|line| !is_panic(line)).filter(is_of_the_exercise);
        let printed: Vec<&str> = printed.collect();
        let printed = printed.join("\n").trim_end().to_string();
        let mut lines = said.lines().skip_while(|line| !is_panic(line));
        let Some((_, place)) = lines.next().and_then(|line| line.split_once(" panicked at "))
        else {
            continue;
        };
        let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("thread '")).collect();
        let message = lines.join("\n");
        let place = place.replace('\\', "/");
        let is_own = place.starts_with("src/exercises/") && !place.contains("/tests/");
        let message = message.trim_end();
        let message = if is_own { format!("{place} {message}") } else { message.to_string() };
        all.insert(test, Said { printed, message });
    }
    all
}

/// What the process itself says before it is ended.
fn is_last_word(line: &str) -> bool {
    (line.starts_with("thread '") && line.contains("has overflowed its stack"))
        || line.starts_with("fatal runtime error: ")
        || line.starts_with("memory allocation of ")
}

fn is_panic(line: &str) -> bool {
    line.starts_with("thread '") && line.contains(" panicked at ")
}

/// The sentences of a message, one after the other, without its drawings.
/// A sentence that only points at the drawing goes with it; if there is no other before it, its colon becomes a full stop.
pub fn in_one_line(message: &str) -> String {
    let mut line = String::new();
    for part in message.lines() {
        let is_drawing = part.starts_with("    ");
        if part.is_empty() || is_drawing {
            if line.ends_with(':') {
                let end = line.rfind(". ").map_or(line.len() - 1, |before| before + 1);
                line.truncate(end);
            }
            continue;
        }
        if !line.is_empty() {
            line.push_str(if line.ends_with(['.', '?', '!', ':', ';', ',']) { " " } else { ". " });
        }
        line.push_str(part);
    }
    line
}
