//! What the programs that run the learner's code for the command have in common: how they answer, and what they may use.

use std::alloc::System;
use std::fmt::Display;
use std::io::{self, Write};
use std::process;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use cap::Cap;
use queens_kata::stack::on_stack_of;

/// The character that begins an answer.
const ANSWER: char = '\u{1e}';

/// How much memory there is, the stack not counted.
const MEMORY_LIMIT: usize = 1_000_000_000;

/// Chapter 2 stacks up 10,103,868 calls for n = 12, its largest.
/// This leaves each of them some 200 bytes.
const STACK: usize = 2 * 1024 * 1024 * 1024;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// Does what this process is for, in bounded memory and on a large stack.
/// `None` if that is no such thing.
pub fn run(work: impl FnOnce(Receiver<usize>) -> Option<()> + Send) {
    let numbers = orders();
    MEMORY.set_limit(MEMORY_LIMIT).expect("it begins with less");
    if on_stack_of(STACK, || work(numbers)).is_none() {
        eprintln!("This program is for `queens .. --mine`, which knows what to ask it for.");
        process::exit(2);
    }
}

/// Answers at once, whatever else is printed.
/// If the reader is gone, there is nothing left to do.
pub fn answer(text: impl Display) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{ANSWER}{text}").and_then(|()| out.flush()).is_err() {
        process::exit(1);
    }
}

/// The numbers that come in.
/// When no more can come, this process ends.
fn orders() -> Receiver<usize> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in io::stdin().lines().map_while(Result::ok) {
            if let Ok(n) = line.parse() {
                let _ = sender.send(n);
            }
        }
        process::exit(1);
    });
    receiver
}
