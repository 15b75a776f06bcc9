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
}

/// How a test ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It passed.
    Passed,
    /// It failed, and said this.
    Failed(String),
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
    let messages = messages(output);
    let verdicts = output
        .lines()
        .filter_map(|line| {
            let (name, outcome) = line.strip_prefix("test ")?.split_once(" ... ")?;
            let (stem, test) = name.split_once("::")?;
            let outcome = match outcome {
                "ok" => Outcome::Passed,
                "FAILED" => Outcome::Failed(messages.get(name).cloned().unwrap_or("failed".into())),
                _ if outcome.starts_with("ignored") => Outcome::Ignored,
                _ => return None,
            };
            Some(Verdict { stem: stem.to_string(), test: test.to_string(), outcome })
        })
        .collect();
    Some(verdicts)
}

/// For each failed test what stands below `thread '..' panicked at PLACE:`, up to the first empty line, and the place if it is the learner's.
fn messages(output: &str) -> HashMap<&str, String> {
    let mut messages = HashMap::new();
    let mut test = None;
    let mut lines = output.lines();
    while let Some(line) = lines.next() {
        if let Some(rest) = line.strip_prefix("---- ") {
            test = rest.strip_suffix(" stdout ----");
        } else if line.starts_with("thread '")
            && let Some((_, place)) = line.split_once(" panicked at ")
            && let Some(test) = test
        {
            let sentences: Vec<&str> = lines
                .by_ref()
                .take_while(|line| !line.is_empty() && !line.starts_with("note: run with"))
                .collect();
            let message = sentences.join(" ");
            let message = message.trim_end_matches(':');
            messages.entry(test).or_insert_with(|| {
                let place = place.replace('\\', "/");
                let is_own = place.starts_with("src/exercises/") && !place.contains("/tests/");
                if is_own { format!("{place} {message}") } else { message.into() }
            });
        }
    }
    messages
}
