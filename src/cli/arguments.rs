//! What can be said on the command line.
//! The arguments of a subcommand stand in its own file.

use std::fmt::Write;

use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand};

use super::{
    brute, completions, count, estimate, follow, hint, ladder, map, mistake, puzzle, race, shapes,
    solve, stack, table, trace, units, watch,
};

/// Place n queens on an n × n board so that none attacks another, with the methods of the chapters.
///
/// Without a command: the map of the chapters, what you have written, and what comes next.
#[derive(Parser)]
#[command(
    name = "queens",
    version,
    after_help = "\
Examples:
  cargo run                             the map: what is done, what comes next
  cargo run -- solve 8                  one board with eight queens
  cargo run -- solve 6 --all --format columns
  cargo run -- count 8 --chapter 1      the count, with the method of chapter 1
  cargo run -- count 8 --chapter 1 --mine
                                        the same with your exercise
  cargo hint 1                          a first hint for chapter 1"
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Print what is done and what comes next, as without a command
    Map(map::Arguments),
    /// Check the exercise each time you save it, until you quit
    Follow(follow::Arguments),
    /// Print a hint from a chapter's page: the first, or another
    Hint(hint::Arguments),
    /// Print other right programs of a chapter that you have done
    Shapes(shapes::Arguments),
    /// Print a program with one mistake: what will the tests say to it?
    Mistake(mistake::Arguments),
    /// Print a completion script for a shell
    Completions(completions::Arguments),
    /// Print solutions as they are found: one, unless told otherwise
    ///
    /// Without --chapter it takes the method of chapter 4: one at a time, in little memory.
    /// Beyond N = 27, the largest whose boards have been counted, it takes that of chapter 15, which makes one board and looks for no other.
    Solve(solve::Arguments),
    /// Solve another puzzle, and say if its solution is the only one
    Puzzle(puzzle::Arguments),
    /// Print a search step by step
    Trace(trace::Arguments),
    /// Play a search in the terminal
    Watch(watch::Arguments),
    /// Print the number of solutions
    ///
    /// Without --chapter it takes the fastest method, on all cores: that of chapter 12, and beyond its largest N that of chapter 11.
    /// If it will take more than a minute, it says how long before it begins, judged by a smaller count or by a part of this one.
    Count(count::Arguments),
    /// Print how large the search tree is, judged by a few walks down
    ///
    /// A probe goes down the tree at random, and multiplies the numbers of choices on its way.
    /// What many of them say is near what a search would count: chapter 14 shows why.
    Estimate(estimate::Arguments),
    /// Time the chapters against each other
    Race(race::Arguments),
    /// Time the chapters for one size after another, and draw the times
    Ladder(ladder::Arguments),
    /// Print what the search costs: cells tried, queens placed
    Table(table::Arguments),
    /// Print how many candidates brute force makes
    Brute(brute::Arguments),
    /// Print how much stack chapter 2 needs in this build
    Stack(stack::Arguments),
    /// Print the pieces of a count, for many machines
    Units(units::Arguments),
    /// Add up the counts of the pieces, and check that none is missing
    Sum(units::SumArguments),
}

/// What the subcommands are for.
/// The help lists them like this.
const GROUPS: [(&str, &[&str]); 4] = [
    ("The kata", &["map", "follow", "hint", "shapes", "mistake", "completions"]),
    ("To look", &["solve", "puzzle", "trace", "watch"]),
    ("To measure", &["count", "estimate", "race", "ladder", "table", "brute", "stack"]),
    ("Many machines", &["units", "sum"]),
];

impl Arguments {
    /// Reads the words after the program's name.
    pub fn read() -> Result<Self, clap::Error> {
        Self::from_arg_matches(&whole_command().try_get_matches()?)
    }
}

/// The command with what holds for all its parts.
pub fn whole_command() -> clap::Command {
    // `-1` is a wrong number, and no unknown option.
    let numbers_may_be_negative = |arg: Arg| {
        let takes_values = arg.get_action().takes_values();
        arg.allow_negative_numbers(takes_values)
    };
    let command = Arguments::command().mut_subcommands(|it| {
        it.mut_args(|arg| completions::with_names(numbers_may_be_negative(arg)))
    });
    let template = format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{}Options:\n{{options}}{{after-help}}",
        grouped_help(&command)
    );
    command.help_template(template).max_term_width(80)
}

fn grouped_help(command: &clap::Command) -> String {
    let mut help = String::new();
    for (group, names) in GROUPS {
        let _ = writeln!(help, "{group}:");
        for name in names {
            let about = command.find_subcommand(name).and_then(clap::Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(help, "  {name:<13}{about}");
        }
        help.push('\n');
    }
    help
}
