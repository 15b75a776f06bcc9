//! What threads do wrong shows only now and then, so chapter 11 is asked the same again and again, and is disturbed while it works.

use std::collections::HashMap;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;

use crate::own_process::calling;

/// On large boards the pieces run at the same time for sure.
/// Those of n = 7 to 9 end so soon after each other that their threads meet: there an addition is lost the most often.
const LARGE: [usize; 4] = [11, 10, 11, 10];
const SMALL: [usize; 14] = [7, 9, 7, 9, 8, 7, 9, 7, 9, 8, 1, 2, 3, 5];

/// So many times a small board is asked for in one step.
const CALLS: usize = 20;

/// After so many steps that is enough.
/// Programs that begin their threads anew in each call do not come so far in time.
const STEPS: usize = 200;

/// An answer that differs from the first one to the same question.
pub struct Differs<T> {
    /// The size of the board.
    pub n: usize,
    /// The answer that came first.
    pub first: T,
    /// The other one.
    pub later: T,
}

/// Asks for boards of many sizes, the same ones many times, until an answer differs, or that is enough, or the time is over.
pub fn again_and_again<T: PartialEq>(
    name: &str,
    time: Duration,
    ask: impl Fn(usize) -> T,
) -> Option<Differs<T>> {
    let begun = Instant::now();
    let _disturbed = disturb(time);
    let mut answers: HashMap<usize, T> = HashMap::new();
    for (step, n) in LARGE.into_iter().chain(SMALL.into_iter().cycle()).enumerate() {
        let is_late = step > LARGE.len() + SMALL.len() && begun.elapsed() > time;
        if is_late || step == STEPS {
            break;
        }
        let first = answers.entry(n).or_insert_with(|| calling(format!("{name}({n})"), || ask(n)));
        let calls = if n < 10 { CALLS } else { 1 };
        let later = calling(format!("{name}({n}), called again,"), || {
            (0..calls).map(|_| ask(n)).find(|later| later != first)
        });
        if let Some(later) = later {
            let first = answers.remove(&n)?;
            return Some(Differs { n, first, later });
        }
    }
    None
}

/// Begins threads that wake up all the time, and so interrupt others in the middle of what they do.
/// They end with what is returned, and after this time: where all else waits, it must be quiet.
fn disturb(time: Duration) -> Arc<()> {
    let disturbed = Arc::new(());
    for _ in 0..3 {
        let disturbed = Arc::downgrade(&disturbed);
        thread::spawn(move || {
            let begun = Instant::now();
            while disturbed.strong_count() > 0 && begun.elapsed() < time {
                thread::sleep(Duration::from_micros(1));
            }
        });
    }
    disturbed
}

/// Whether a call comes back while threads of its own are still at work: then the processor is busy after it.
/// A board is needed whose search takes a while, and how large that is depends on the exercise.
pub fn leaves_threads_at_work<T>(name: &str, ask: impl Fn(usize) -> T) -> bool {
    const A_WHILE: Duration = Duration::from_millis(200);
    // What earlier calls have left comes to its end.
    thread::sleep(A_WHILE);
    for n in 11..=15 {
        let begun = ProcessTime::now();
        calling(format!("{name}({n})"), || ask(n));
        let came_back = ProcessTime::now();
        thread::sleep(A_WHILE / 2);
        if came_back.elapsed() > A_WHILE / 10 {
            return true;
        }
        if begun.elapsed() > A_WHILE {
            break;
        }
    }
    false
}
