//! `cargo test --test exercises ch1` asks for all tests that have `ch1` in their names: those of chapters 10 to 12.
//! So the name of this test has it, too, and tells how chapter 1 is written.

use std::env;

use queens_kata::roster::{CHAPTERS, Chapter};

use judge::plain_panics::speak_plainly;

#[test]
fn says_ch01_and_not_ch1_nor_ch2_ch3_ch4_ch5_ch6_ch7_ch8_ch9() {
    speak_plainly();
    for argument in env::args().skip(1) {
        let digit = argument.strip_prefix("ch").filter(|rest| rest.len() == 1);
        let Some(digit) = digit.and_then(|digit| digit.parse::<usize>().ok()) else { continue };
        let others = CHAPTERS.iter().map(Chapter::prefix);
        let others: Vec<&str> = others.filter(|prefix| prefix.starts_with(&argument)).collect();
        let found = match others.as_slice() {
            [] => format!("No chapter is called {argument}."),
            _ => format!("{argument} is the beginning of {}.", others.join(", ")),
        };
        panic!("{found} For chapter {digit} write ch0{digit}.");
    }
}
