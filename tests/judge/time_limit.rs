//! How long a test may take: the process in which it runs watches its own time, and ends itself.
//!
//! What counts is the processor's time.
//! Where other programs keep the machine busy, the clock goes on, and the exercise is not to blame.
//! An exercise that waits uses no time of the processor, so it is asked whether it does anything at all.

use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use std::{env, io, process, thread};

use cpu_time::ProcessTime;
use queens_kata::roster::CHAPTERS;

use crate::printed::Printed;

/// How many seconds of processor time a test may take, unless `MORE_TIME` says another number.
/// The reference needs well under one for the slowest.
const SECONDS: u64 = 5;

/// The variable with which a learner gives an exercise more time.
pub const MORE_TIME: &str = "QUEENS_KATA_SECONDS";

/// By the clock a test may take so many times its limit.
/// This is for those that do a little now and then, or on a machine that has no time for them.
const BY_THE_CLOCK: u32 = 12;

/// How often a process looks at its time.
const TICK: Duration = Duration::from_millis(20);

/// Why a process has ended itself, with the code that it leaves.
#[derive(Clone, Copy)]
pub enum TimeIsUp {
    Processor = 121,
    Waiting = 122,
    Clock = 123,
}

impl TimeIsUp {
    pub fn from_code(code: i32) -> Option<Self> {
        [Self::Processor, Self::Waiting, Self::Clock].into_iter().find(|it| *it as i32 == code)
    }
}

/// How much time of the processor a test has.
pub fn time_limit() -> Duration {
    let Ok(asked) = env::var(MORE_TIME) else { return Duration::from_secs(SECONDS) };
    match asked.parse() {
        Ok(seconds @ 1..=1_000_000) => Duration::from_secs(seconds),
        _ => panic!(
            "{MORE_TIME} is a whole number of seconds, as in {MORE_TIME}=60, and not {asked:?}."
        ),
    }
}

/// When the process that runs a test is given up from outside: it should have ended itself before.
pub fn given_up_after(limit: Duration) -> Duration {
    limit * (BY_THE_CLOCK + 2)
}

/// How many calls of the exercise have begun.
static CALLS: AtomicUsize = AtomicUsize::new(0);

pub fn note_a_call() {
    CALLS.fetch_add(1, Relaxed);
}

/// Ends this process when its time is up.
pub fn watch_the_time() -> io::Result<()> {
    let limit = time_limit();
    thread::Builder::new().spawn(move || process::exit(sleep_until_time_is_up(limit) as i32))?;
    Ok(())
}

fn sleep_until_time_is_up(limit: Duration) -> TimeIsUp {
    let begun = Instant::now();
    let (mut used, mut calls) = (Duration::ZERO, 0);
    // Counted in ticks: where the machine is so busy that others get no turn, this thread is late as well.
    let mut quiet = Duration::ZERO;
    loop {
        thread::sleep(TICK);
        let (used_before, calls_before) = (used, calls);
        used = ProcessTime::now().as_duration();
        calls = CALLS.load(Relaxed);
        let is_quiet = used.saturating_sub(used_before) < TICK / 10 && calls == calls_before;
        quiet = if is_quiet { quiet + TICK } else { Duration::ZERO };
        // Several threads use several times as much: what takes less than the limit by the clock is not late.
        let taken = begun.elapsed();
        if used >= limit && taken >= limit {
            return TimeIsUp::Processor;
        }
        if quiet >= limit {
            return TimeIsUp::Waiting;
        }
        if taken >= limit * BY_THE_CLOCK {
            return TimeIsUp::Clock;
        }
    }
}

/// What a test says whose time is up.
pub fn sentence(
    test: &str,
    call: &str,
    printed: &Printed,
    why: TimeIsUp,
    limit: Duration,
) -> String {
    let more_time = format!("({MORE_TIME}=60 gives it more time.)");
    match why {
        TimeIsUp::Processor => {
            let any = "Does every loop move on, and every call come closer to its end?";
            let advice = if printed.advice.is_empty() { any } else { &printed.advice };
            let advice = slow(test, printed, limit).unwrap_or_else(|| advice.into());
            format!(
                "{call} was still running after {} of processor time, and was stopped.\n{advice}\n{more_time}",
                seconds(limit)
            )
        }
        TimeIsUp::Waiting => format!(
            "{call} was waiting for {}, hardly using the processor, and was stopped.\n\
             Do two threads wait for each other? Is a lock taken twice, or held while a thread is joined that needs it? \
             Does a receiver wait for a sender that is still alive? Or does it read from the terminal?",
            seconds(limit)
        ),
        TimeIsUp::Clock => format!(
            "{call} was not done after {} by the clock, and was stopped.\n\
             Does it sleep, or wait again and again? Or is the machine busy with something else?\n{more_time}",
            seconds(limit * BY_THE_CLOCK)
        ),
    }
}

/// For a call such as `count(9)`: if the same call, or `count(8)`, came back, and took its time, the numbers say more than a guess.
fn slow(test: &str, printed: &Printed, limit: Duration) -> Option<String> {
    let call = printed.call.as_str();
    let (name, n) = call.strip_suffix(')')?.split_once('(')?;
    let n: usize = n.parse().ok()?;
    let earlier = [Some(n), n.checked_sub(1)].into_iter().flatten();
    let mut took = earlier.map(|n| format!("{name}({n})")).filter_map(|call| {
        let took = *printed.took.get(&call)?;
        (took > limit / 50).then_some((call, took))
    });
    let (earlier, took) = took.next()?;
    let reference = reference_takes(test, name, n)?;
    Some(format!(
        "{earlier} took {}, so it may be slow, and not endless: the reference took {} for {call} just now.\n\
         Is something done again and again that could be done once, or not at all?",
        seconds(took),
        seconds(reference)
    ))
}

/// How long the reference takes for such a call, measured now.
fn reference_takes(test: &str, name: &str, n: usize) -> Option<Duration> {
    let (stem, _) = test.split_once("::")?;
    let chapter = CHAPTERS.iter().find(|chapter| chapter.stem == stem)?;
    let begun = Instant::now();
    match name {
        "count" => drop(black_box(chapter.can_count(n).ok()?(n))),
        "solutions" => drop(black_box(chapter.can_list(n).ok()?(n))),
        _ => return None,
    }
    Some(begun.elapsed())
}

fn seconds(time: Duration) -> String {
    match time.as_secs_f64() {
        0.0..0.001 => "less than 0.001 seconds".into(),
        1.0 => "1 second".into(),
        whole if whole.fract() == 0.0 => format!("{whole} seconds"),
        small @ ..0.1 => format!("{small:.3} seconds"),
        large => format!("{large:.1} seconds"),
    }
}
