//! How long a count will take on this machine, judged by a smaller one that is made at once.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use queens_kata::grouped;
use queens_kata::known_counts::KNOWN_COUNTS;
use queens_kata::roster::{Chapter, Count, Part};

/// What takes longer than this is told before it begins.
pub const LONG: Duration = Duration::from_secs(60);

/// Below this n no chapter takes long.
const SMALLEST: usize = 13;

/// Nor does one that counts in pieces below this one.
const SMALLEST_IN_PIECES: usize = 18;

/// How long a count will take, and from what we know it.
pub struct Forecast {
    pub whole: Duration,
    sample: Sample,
    took: Duration,
}

/// What was counted at once.
enum Sample {
    /// So many queens, and how many times as much work the count for n is.
    Smaller(usize, f64),
    /// One in so many pieces of the count itself.
    Pieces(usize),
}

impl Forecast {
    /// For a count that does not take long there is none.
    pub fn of(n: usize, chapter: &Chapter, count: Count) -> Option<Self> {
        match chapter.part {
            Some(part) => (n >= SMALLEST_IN_PIECES).then(|| by_part(n, part)),
            None => (n >= SMALLEST).then(|| by_smaller(n, count)),
        }
    }

    pub fn is_long(&self) -> bool {
        self.whole > LONG
    }
}

/// For a search: the largest board that is searched within seconds.
fn by_smaller(n: usize, count: Count) -> Forecast {
    const LIMIT: Duration = Duration::from_secs(3);
    let mut smaller = 10;
    loop {
        let took = time(|| count(black_box(smaller)));
        let next = smaller + 1;
        if next == n || took.mul_f64(work(next) / work(smaller)) > LIMIT {
            let times = work(n) / work(smaller);
            return Forecast {
                whole: took.mul_f64(times),
                sample: Sample::Smaller(smaller, times),
                took,
            };
        }
        smaller = next;
    }
}

/// From n = 10 on about 5 n times as many queens are placed as there are solutions, so n times that number says how a search grows.
// It is far from exact anyway.
#[allow(clippy::cast_precision_loss)]
fn work(n: usize) -> f64 {
    n as f64 * KNOWN_COUNTS[n] as f64
}

/// One piece in so many that the time for them can be measured.
fn by_part(n: usize, part: Part) -> Forecast {
    const ENOUGH: Duration = Duration::from_millis(300);
    // Enough to see that the whole is not long.
    const LITTLE: Duration = Duration::from_millis(10);
    // Whatever comes before the first piece is not multiplied.
    let first = time(|| part(n, usize::MAX));
    let mut pieces = 1 << 18;
    loop {
        let took = time(|| part(n, black_box(pieces))).saturating_sub(first);
        let whole = took * u32::try_from(pieces).expect("it only gets less");
        if took >= ENOUGH || took >= LITTLE && whole <= LONG / 4 || pieces == 1 {
            return Forecast { whole, sample: Sample::Pieces(pieces), took };
        }
        pieces /= 4;
    }
}

fn time(count: impl FnOnce() -> u64) -> Duration {
    let start = Instant::now();
    black_box(count());
    start.elapsed()
}

impl fmt::Display for Forecast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let took = self.took.as_secs_f64();
        write!(f, "about {} on this machine, because ", in_words(self.whole))?;
        match self.sample {
            Sample::Smaller(n, times) => {
                write!(
                    f,
                    "n = {n} took {took:.2} seconds and this is {} times the work",
                    rounded(times)
                )
            }
            Sample::Pieces(pieces) => {
                write!(f, "one in {} of its pieces took {took:.2} seconds", grouped(pieces as u64))
            }
        }
    }
}

/// In the largest unit of which there are two or more.
pub fn in_words(time: Duration) -> String {
    const UNITS: [(&str, u32); 5] = [
        ("years", 31_556_952),
        ("weeks", 604_800),
        ("days", 86_400),
        ("hours", 3_600),
        ("minutes", 60),
    ];
    let seconds = time.as_secs_f64();
    let unit = UNITS.iter().find(|unit| seconds >= 2.0 * f64::from(unit.1));
    let (unit, length) = unit.unwrap_or(&("seconds", 1));
    format!("{} {unit}", rounded(seconds / f64::from(*length)))
}

/// To two digits: more would pretend to be exact.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn rounded(number: f64) -> String {
    let last = 10_f64.powf((number.log10().floor() - 1.0).max(0.0));
    grouped(((number / last).round() * last) as u64)
}
