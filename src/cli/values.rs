//! The values of arguments: what is allowed, and the sentence for what is not.

use std::ops::RangeInclusive;

use queens_kata::roster::{CHAPTERS, Chapter};

/// Reads a whole number in a range.
/// `name` is what the help calls it: `N`, or `--runs R` for an option.
pub fn within(
    name: &'static str,
    range: RangeInclusive<usize>,
) -> impl Fn(&str) -> Result<usize, String> + Clone + Send + Sync + 'static {
    move |word| match word.parse() {
        Ok(value) if range.contains(&value) => Ok(value),
        _ => Err(format!(
            "{name} must be a whole number from {} to {}, and '{word}' is not",
            range.start(),
            range.end()
        )),
    }
}

/// Reads a whole number of 1 or more.
pub fn at_least_one(
    name: &'static str,
) -> impl Fn(&str) -> Result<usize, String> + Clone + Send + Sync + 'static {
    move |word| match word.parse() {
        Ok(value) if value >= 1 => Ok(value),
        _ => Err(format!("{name} must be a whole number from 1 up, and '{word}' is not")),
    }
}

/// Reads the number that random numbers follow from.
pub fn seed(word: &str) -> Result<u64, String> {
    let refusal =
        |_| format!("--seed S must be a whole number from 0 to {}, and '{word}' is not", u64::MAX);
    word.parse().map_err(refusal)
}

/// Reads a number of cores.
/// More would help on no machine that we know.
pub fn threads(word: &str) -> Result<usize, String> {
    within("--threads T", 1..=1024)(word)
}

/// A chapter by its number, `1`, `01`, or `ch01`, or by its name, `ch05_grid`, `The grid`, or `grid`.
/// The beginning of a name is enough if no other chapter's begins with it.
pub fn chapter(word: &str) -> Result<&'static Chapter, String> {
    let wanted = words(word);
    let number = wanted.strip_prefix("ch").unwrap_or(&wanted).parse().ok();
    let named = |fits: fn(&str, &str) -> bool| -> Vec<&'static Chapter> {
        let fits = |chapter: &&Chapter| names(chapter).iter().any(|name| fits(name, &wanted));
        CHAPTERS.iter().filter(fits).collect()
    };
    if let Some(chapter) = CHAPTERS.iter().find(|chapter| Some(chapter.number) == number) {
        return Ok(chapter);
    }
    if let [chapter] = named(|name, wanted| name == wanted)[..] {
        return Ok(chapter);
    }
    let begun = named(|name, wanted| !wanted.is_empty() && name.starts_with(wanted));
    match begun[..] {
        [chapter] => Ok(chapter),
        [] => {
            let last = CHAPTERS[CHAPTERS.len() - 1].number;
            Err(format!(
                "the chapters are {} to {last}, by number or title, as in 5, or grid; '{word}' is none of them",
                CHAPTERS[0].number
            ))
        }
        _ => {
            let titles: Vec<String> =
                begun.iter().map(|it| format!("{} ({})", it.number, it.title)).collect();
            Err(format!("'{word}' begins the names of several chapters: {}", titles.join(", ")))
        }
    }
}

/// What a chapter is called: its stem and its title, and both without their first word, which is its number or may be an article.
fn names(chapter: &Chapter) -> Vec<String> {
    let (stem, title) = (words(chapter.stem), words(chapter.title));
    let tail = |name: &str| name.split_once(' ').map(|(_, rest)| rest.to_string());
    let article = title.starts_with("the ") || title.starts_with("an ");
    let tails = [tail(&stem), tail(&title).filter(|_| article)];
    [stem, title].into_iter().chain(tails.into_iter().flatten()).collect()
}

/// In small letters, and with spaces between the words.
fn words(name: &str) -> String {
    let name = name.to_lowercase().replace('_', " ");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What stands between two commas of `--chapters`: a chapter, or a range, as in `1-4`.
#[derive(Clone)]
pub struct Chapters(Vec<&'static Chapter>);

pub fn chapters(word: &str) -> Result<Chapters, String> {
    let range = word.split_once('-').filter(|(from, to)| !from.is_empty() && !to.is_empty());
    let Some((from, to)) = range else {
        return Ok(Chapters(vec![chapter(word)?]));
    };
    let (from, to) = (chapter(from)?.number, chapter(to)?.number);
    if from > to {
        return Err(format!(
            "a range of --chapters goes up, as in {to}-{from}, and '{word}' goes down"
        ));
    }
    Ok(Chapters(CHAPTERS.iter().filter(|it| (from..=to).contains(&it.number)).collect()))
}

/// Each chapter once, in the order in which they were named.
pub fn each_once(named: &[Chapters]) -> Vec<&'static Chapter> {
    let mut chapters: Vec<&'static Chapter> = Vec::new();
    for chapter in named.iter().flat_map(|range| &range.0) {
        if chapters.iter().all(|it| it.number != chapter.number) {
            chapters.push(chapter);
        }
    }
    chapters
}
