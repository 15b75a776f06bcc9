//! Chapter 2: the frames of `try_cell` are counted, and each has its `col`.

use queens_kata::chapters::ch01_loop_recursion::is_safe;
use queens_kata::trace::{Kind, Machinery, entry};

use super::{FRAMES, frame, seen, seen_passed_by};

pub fn search(n: usize) {
    try_cell(n, &mut Vec::new(), 0, &mut |_| ());
}

pub fn step_back(placed: &mut Vec<usize>, n: usize) -> Option<usize> {
    let col = placed.pop()?;
    seen(Kind::TakenBack, placed.len(), col, held(placed));
    if col + 1 < n { Some(col + 1) } else { step_back(placed, n) }
}

fn try_cell(n: usize, placed: &mut Vec<usize>, col: usize, found: &mut dyn FnMut(&[usize])) -> u64 {
    let _seen = frame(Some(col));
    seen(Kind::Try, placed.len(), col, held(placed));
    let mut new = 0;
    if is_safe(placed, col) {
        placed.push(col);
        seen(Kind::Placed(None), placed.len() - 1, col, held(placed));
        if placed.len() < n {
            return try_cell(n, placed, 0, found);
        }
        found(placed);
        seen(Kind::Solution, placed.len() - 1, col, held(placed));
        placed.pop();
        seen(Kind::TakenBack, placed.len(), col, held(placed));
        new = 1;
    }
    seen_passed_by(placed.len(), col, held(placed));
    let next = if col + 1 < n { Some(col + 1) } else { step_back(placed, n) };
    match next {
        Some(next) => new + try_cell(n, placed, next, found),
        None => new,
    }
}

fn held(placed: &[usize]) -> Machinery {
    let frames = FRAMES.with_borrow(Vec::clone);
    let col = frames.last().copied().flatten().unwrap();
    Machinery::of(vec![
        entry("frames on the stack", frames.len().to_string()),
        entry("col, in the last of them", col.to_string()),
        entry("placed, shared by all", format!("{placed:?}")),
    ])
}
