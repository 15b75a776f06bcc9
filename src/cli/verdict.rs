//! Reads what `cargo test` prints of the exercise tests.

use std::collections::HashMap;

/// What became of one test that ran.
#[derive(Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The chapter's stem: the first part of the test's name.
    pub stem: String,
    /// The test's own name, without the chapter.
    pub test: String,
    /// What the test said, if it failed.
    pub failure: Option<String>,
}

/// The verdicts in the output of the exercise tests, in its order. Ignored tests have none.
///
/// There is no output to go by if the tests did not come to their end: who is silent in it may have
/// passed, or not.
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
            let failure = match outcome {
                "ok" => None,
                "FAILED" => Some(messages.get(name).cloned().unwrap_or("failed".into())),
                _ => return None,
            };
            Some(Verdict { stem: stem.to_string(), test: test.to_string(), failure })
        })
        .collect();
    Some(verdicts)
}

/// What cargo says while it compiles, without the warnings: whoever has built this program has seen
/// them.
pub fn without_warnings(lines: impl Iterator<Item = String>) -> impl Iterator<Item = String> {
    let mut in_warning = false;
    lines.filter(move |line| {
        in_warning |= line.starts_with("warning: ");
        let keep = !in_warning;
        // A warning ends with an empty line, and the number of them is said in one line.
        in_warning &= !line.is_empty() && !line.contains(" generated ");
        keep
    })
}

/// For each failed test what stands below `thread '..' panicked at PLACE:`, up to the first empty
/// line, and the place if it is in an exercise.
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
                if place.starts_with("src") { format!("{place} {message}") } else { message.into() }
            });
        }
    }
    messages
}
