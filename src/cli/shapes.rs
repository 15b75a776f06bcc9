//! `queens shapes C`: other right programs of a chapter, from the gallery.

use std::io::{self, Write};

use clap::Args;
use queens_kata::roster::Chapter;

use super::gallery::{self, Solution, must_be_done, unreadable};
use super::values::chapter;
use super::{Failure, checkout, say, width_of};

#[derive(Args)]
#[command(after_help = "\
Examples:
  cargo run -- shapes 1                 what other right programs there are
  cargo run -- shapes 1 2               the second of them
  cargo run -- shapes 1 iterators_only  the one of this name

Beside some stands a rule for the next time, as in \"without `mut`\".")]
pub struct Arguments {
    /// The chapter: its number or its title
    #[arg(value_name = "CHAPTER", value_parser = chapter)]
    chapter: &'static Chapter,
    /// Print this one: its number in the list, or its name
    #[arg(value_name = "SHAPE")]
    shape: Option<String>,
    /// Even if the chapter is not done
    #[arg(long)]
    anyway: bool,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let &Arguments { chapter, ref shape, anyway } = arguments;
    let shapes = gallery::right(&checkout(), chapter).map_err(unreadable)?;
    // A wrong word is answered at once: to judge the chapter takes seconds.
    let chosen = shape.as_ref().map(|word| choose(chapter, &shapes, word)).transpose()?;
    must_be_done(chapter, anyway, "its other shapes would show you the answer")?;
    match chosen {
        Some(index) => print(chapter, &shapes, index)?,
        None => list(chapter, &shapes)?,
    }
    Ok(())
}

/// The place in the list that a number or a name stands for.
fn choose(chapter: &Chapter, shapes: &[Solution], word: &str) -> Result<usize, Failure> {
    let number: Option<usize> = word.parse().ok();
    let is_meant = |(index, shape): (usize, &Solution)| {
        number == Some(index + 1) || word.trim_end_matches(".rs") == shape.name
    };
    shapes.iter().enumerate().position(is_meant).ok_or_else(|| {
        let names: Vec<&str> = shapes.iter().map(|shape| shape.name.as_str()).collect();
        Failure::Usage(format!(
            "the shapes of chapter {} are 1 to {}, by number or name ({}), and '{word}' is none of them",
            chapter.number,
            shapes.len(),
            names.join(", ")
        ))
    })
}

fn list(chapter: &Chapter, shapes: &[Solution]) -> io::Result<()> {
    let width = width_of(&io::stdout()).unwrap_or(usize::MAX);
    let indented = |line: &str| {
        let indent = "     ";
        let options = textwrap::Options::new(width).initial_indent(indent);
        textwrap::fill(line, options.subsequent_indent(indent))
    };
    let Chapter { number, title, .. } = chapter;
    let mut out = io::stdout().lock();
    writeln!(out, "Chapter {number}, {title}: right programs of other shapes.\n")?;
    for (index, shape) in shapes.iter().enumerate() {
        writeln!(out, "{:>3}  {}", index + 1, shape.name)?;
        writeln!(out, "{}", indented(shape.sentence()))?;
        if let Some(rule) = shape.rule() {
            writeln!(out, "{}", indented(&format!("Next time: {rule}")))?;
        }
    }
    say(format_args!("\nTo see the first: cargo run -- shapes {number} 1"));
    Ok(())
}

fn print(chapter: &Chapter, shapes: &[Solution], index: usize) -> io::Result<()> {
    let shape = &shapes[index];
    write!(io::stdout().lock(), "{}", shape.text)?;
    say(format_args!(
        "\nShape {} of {}: tests/right/{}/{}.rs",
        index + 1,
        shapes.len(),
        chapter.prefix(),
        shape.name
    ));
    Ok(())
}
