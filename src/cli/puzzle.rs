//! `queens puzzle NAME [FILE]`: another puzzle, solved by the search of chapter 13.

mod scenes;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueEnum};
use queens_kata::chapters::ch13_any_puzzle::maze::{self, Maze};
use queens_kata::chapters::ch13_any_puzzle::picture::BadPicture;
use queens_kata::chapters::ch13_any_puzzle::regions::{self, Regions};
use queens_kata::chapters::ch13_any_puzzle::subset::{self, Subset};
use queens_kata::chapters::ch13_any_puzzle::sudoku::{self, Sudoku};
use queens_kata::chapters::ch13_any_puzzle::{Puzzle, Solutions};
use queens_kata::roster::CHAPTERS;
use queens_kata::trace::Until;

use super::mine::{Exercise, Mine, Modelled, Task};
use super::play::play;
use super::steps::UntilWord;
use super::values::{at_least_one, within};
use super::{Failure, say_sentence, screen};
use scenes::{Scenes, Shown};

#[derive(Args)]
#[command(mut_arg("mine", |it| it.help("Run your exercise in place of the reference: it has regions and sudoku").conflicts_with("watch")))]
#[command(after_help = "\
Examples:
  cargo run -- puzzle sudoku
  cargo run -- puzzle regions puzzles/regions_small.txt
  cargo run -- puzzle maze - < puzzles/maze.txt
  cargo run -- puzzle maze --watch
  cargo run -- puzzle regions puzzles/regions_small.txt --watch --until all
  cargo run -- puzzle sudoku --mine

The files in puzzles/ show how each puzzle is written.
--watch has the keys of the command watch; in a pipe it prints the steps.")]
pub struct Arguments {
    /// The puzzle
    #[arg(value_name = "NAME", value_enum)]
    name: Name,
    /// Where it is written, with - for stdin: the one in puzzles/, unless told otherwise
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Play the search, one choice after another
    #[arg(long)]
    watch: bool,
    /// The time between two choices, in milliseconds
    #[arg(long, value_name = "MS", value_parser = within("--delay MS", 1..=10_000), default_value = "400", requires = "watch")]
    delay: usize,
    /// Where to stop
    #[arg(long, value_enum, default_value_t = UntilWord::First, requires = "watch")]
    until: UntilWord,
    /// Stop after K steps
    #[arg(long, value_name = "K", value_parser = at_least_one("--steps K"), default_value = "10000", requires = "watch")]
    steps: usize,
    #[command(flatten)]
    mine: Mine,
}

#[derive(Clone, Copy, ValueEnum)]
enum Name {
    /// Numbers that add up to a target: it stands above them, alone on its line
    Subset,
    /// A way from S to E past the walls, #
    Maze,
    /// The digits 1 to 9 in each row, column, and box of a grid
    Sudoku,
    /// A queen in each row, column, and region, none touching another: a letter for each cell's region
    Regions,
}

impl Name {
    /// The one of the repository.
    fn at_hand(self) -> &'static str {
        match self {
            Self::Subset => include_str!("../../puzzles/subset.txt"),
            Self::Maze => include_str!("../../puzzles/maze.txt"),
            Self::Sudoku => include_str!("../../puzzles/sudoku.txt"),
            Self::Regions => include_str!("../../puzzles/regions.txt"),
        }
    }
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let picture = match &arguments.file {
        Some(file) => Picture::read(file)?,
        None => Picture { file: "puzzles/".into(), text: arguments.name.at_hand().into() },
    };
    if arguments.mine.runs {
        return arguments.run_mine(&picture);
    }
    match arguments.name {
        Name::Subset => {
            let (numbers, target) = picture.parsed(subset::parse)?;
            let puzzle = Subset::new(numbers.clone(), target);
            let shown = Shown::<Subset> {
                picture: &|puzzle| subset::draw(&puzzle.taken()),
                choice: &|index, take| {
                    format!("{} {}", if take { "Take" } else { "Leave" }, numbers[index])
                },
            };
            arguments.show(puzzle, &shown)
        }
        Name::Maze => {
            let cells = picture.parsed(maze::parse)?;
            let puzzle = Maze::new(cells.clone());
            let shown = Shown::<Maze> {
                picture: &|puzzle| maze::draw(&cells, &puzzle.path()),
                choice: &|_, (row, col)| format!("Step to row {row}, column {col}"),
            };
            arguments.show(puzzle, &shown)
        }
        Name::Sudoku => {
            let puzzle = Sudoku::new(picture.parsed(sudoku::parse)?);
            let shown = Shown::<Sudoku> {
                picture: &|puzzle| sudoku::draw(&puzzle.digits()),
                choice: &|_, (row, col, digit)| format!("Digit {digit} in row {row}, column {col}"),
            };
            arguments.show(puzzle, &shown)
        }
        Name::Regions => {
            let region = picture.parsed(regions::parse)?;
            let puzzle = Regions::new(region.clone());
            let shown = Shown::<Regions> {
                picture: &|puzzle| regions::draw(&region, &puzzle.columns()),
                choice: &|row, col| format!("Row {row}, column {col}"),
            };
            arguments.show(puzzle, &shown)
        }
    }
}

/// A puzzle as text, and the file that it is from.
struct Picture {
    file: String,
    text: String,
}

impl Picture {
    fn read(file: &Path) -> Result<Self, Failure> {
        let (name, text) = if file == Path::new("-") {
            ("stdin".into(), io::read_to_string(io::stdin()))
        } else {
            (file.display().to_string(), fs::read_to_string(file))
        };
        match text {
            // Windows puts a mark at the beginning of a file.
            Ok(text) => Ok(Self { file: name, text: text.trim_start_matches('\u{feff}').into() }),
            Err(error) => Err(Failure::Other(format!("can't read {name}: {error}"))),
        }
    }

    fn parsed<T>(&self, parse: impl Fn(&str) -> Result<T, BadPicture>) -> Result<T, Failure> {
        parse(&self.text).map_err(|bad| Failure::Usage(format!("{}, {bad}", self.file)))
    }
}

impl Arguments {
    /// Solves a puzzle, or plays how.
    fn show<P: Puzzle + Clone>(&self, puzzle: P, shown: &Shown<P>) -> Result<(), Failure> {
        if !self.watch {
            let mut solutions = Solutions::new(puzzle);
            return answer(|| Ok(solutions.next().map(|solved| (shown.picture)(&solved))));
        }
        let until = Until { solutions: self.until.solutions(), steps: self.steps };
        let scenes = Scenes::record(puzzle, shown, until);
        if screen::can_be_drawn_on() {
            play(&scenes, Duration::from_millis(self.delay as u64))
        } else {
            Ok(scenes.print()?)
        }
    }

    /// Solves it with the learner's exercise.
    /// If the answer is wrong, that is said.
    fn run_mine(&self, picture: &Picture) -> Result<(), Failure> {
        let chapter = CHAPTERS.iter().find(|chapter| chapter.models_puzzles);
        let chapter = chapter.expect("a chapter models puzzles");
        let start = |puzzle| {
            let task = Task::Puzzle(puzzle, &picture.text);
            Exercise::start(chapter, task, &self.mine, None)
        };
        match self.name {
            Name::Regions => {
                let region = picture.parsed(regions::parse)?;
                let mut exercise = start(Modelled::Regions)?;
                answer(|| {
                    let Some(columns) = exercise.numbers()? else { return Ok(None) };
                    if is_solution_of_regions(&region, &columns) {
                        return Ok(Some(regions::draw(&region, &columns)));
                    }
                    Err(wrong(format!("the columns {columns:?}")))
                })
            }
            Name::Sudoku => {
                let given = picture.parsed(sudoku::parse)?;
                let mut exercise = start(Modelled::Sudoku)?;
                answer(|| {
                    let Some(digits) = exercise.numbers::<u8>()? else { return Ok(None) };
                    let digits = grid_of(&digits);
                    let drawn = sudoku::draw(&digits);
                    if is_solution_of_sudoku(&given, &digits) {
                        return Ok(Some(drawn));
                    }
                    Err(wrong(format!("this:\n\n{drawn}")))
                })
            }
            Name::Subset | Name::Maze => {
                let sentence =
                    "--mine runs your exercise, and that has the puzzles regions and sudoku";
                Err(Failure::Usage(sentence.into()))
            }
        }
    }
}

fn wrong(answer: String) -> Failure {
    Failure::Other(format!("your exercise found what is no solution, {answer}"))
}

fn is_solution_of_regions(region: &[Vec<usize>], columns: &[usize]) -> bool {
    let mut puzzle = Regions::new(region.to_vec());
    for &col in columns {
        if puzzle.solved() || !puzzle.choices().contains(&col) {
            return false;
        }
        puzzle.make(col);
    }
    puzzle.solved()
}

/// The digits of an exercise, row by row.
fn grid_of(digits: &[u8]) -> [[u8; 9]; 9] {
    let mut grid = [[0; 9]; 9];
    for (cell, &digit) in grid.as_flattened_mut().iter_mut().zip(digits) {
        *cell = digit;
    }
    grid
}

fn is_solution_of_sudoku(given: &[[u8; 9]; 9], digits: &[[u8; 9]; 9]) -> bool {
    let mut cells = given.as_flattened().iter().zip(digits.as_flattened());
    let is_full =
        cells.all(|(&given, &digit)| (1..=9).contains(&digit) && (given == 0 || given == digit));
    // Reading it refuses a digit that stands twice in a row, a column, or a box.
    is_full && sudoku::parse(&sudoku::draw(digits)).is_ok()
}

/// Prints the first solution, and says whether there is another.
fn answer(mut next: impl FnMut() -> Result<Option<String>, Failure>) -> Result<(), Failure> {
    let Some(first) = next()? else {
        say_sentence("There is no solution.");
        return Ok(());
    };
    let mut out = io::stdout().lock();
    write!(out, "{first}")?;
    // To look for another may take long.
    out.flush()?;
    let is_only = next()?.is_none();
    say_sentence(if is_only { "It is the only solution." } else { "There are others." });
    Ok(())
}
