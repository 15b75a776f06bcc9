//! Half boards, by their definition.

use queens_kata::chapters::ch01_loop_recursion::is_safe;

use crate::samples::Dice;

/// The sets of n/2 of n columns, as bits.
pub fn sets(n: usize) -> impl Iterator<Item = u32> {
    (0..1_u32 << n).filter(move |set| set.count_ones() as usize == n / 2)
}

/// The numbers of the bits that are set.
pub fn points(bits: u32) -> Vec<usize> {
    (0..32).filter(|point| bits & (1 << point) != 0).collect()
}

/// All sets of the small boards, and some of larger ones.
pub fn some_sets() -> Vec<(usize, u32)> {
    let mut all: Vec<(usize, u32)> =
        [2, 4, 6, 8, 10].into_iter().flat_map(|n| sets(n).map(move |set| (n, set))).collect();
    let mut dice = Dice::default();
    for n in [12, 12, 12, 14, 14] {
        all.push((n, dice.order(n)[..n / 2].iter().map(|col| 1 << col).sum()));
    }
    all
}

/// The columns of all halves on this set, in order.
pub fn all_columns(n: usize, set: u32) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    for _ in 0..n / 2 {
        let longer = |placed: &Vec<usize>| -> Vec<Vec<usize>> {
            let safe = points(set).into_iter().filter(|&col| is_safe(placed, col));
            safe.map(|col| [&placed[..], &[col]].concat()).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// The points at which the diagonals of a half cross that go down to the left, and to the right, as bits.
/// Each diagonal is followed down to the seam, a row at a time, as long as there is a cell.
pub fn crossings(columns: &[usize]) -> (u32, u32) {
    let n = 2 * columns.len();
    let (mut left, mut right) = (0, 0);
    for (row, &col) in columns.iter().enumerate() {
        let (mut to_the_left, mut to_the_right) = (Some(col), Some(col));
        for _ in row + 1..n / 2 {
            to_the_left = to_the_left.and_then(|col| col.checked_sub(1));
            to_the_right = to_the_right.filter(|col| col + 1 < n).map(|col| col + 1);
        }
        // Just above the seam a queen has point `col` on her left, and `col + 1` on her right.
        let points = [to_the_left, to_the_right.map(|col| col + 1)];
        let [to_the_left, to_the_right] =
            points.map(|point| point.filter(|point| (1..n).contains(point)));
        left |= to_the_left.map_or(0, |point| 1 << point);
        right |= to_the_right.map_or(0, |point| 1 << point);
    }
    (left, right)
}

/// The columns of a top and a bottom, neither with a conflict of its own: all of the small boards, and some of larger ones that are nearly solutions.
pub fn pairs() -> Vec<(Vec<usize>, Vec<usize>)> {
    let mut all = Vec::new();
    for (n, set) in [2, 4, 6, 8].into_iter().flat_map(|n| sets(n).map(move |set| (n, set))) {
        let bottoms = all_columns(n, (1 << n) - 1 - set);
        for top in all_columns(n, set) {
            all.extend(bottoms.iter().map(|bottom| (top.clone(), bottom.clone())));
        }
    }
    for n in [10, 16, 22, 30] {
        // A solution: from row to row the queens go two columns to the right.
        let solution: Vec<usize> = (0..n).map(|row| (2 * row + 1) % (n + 1)).collect();
        for (row, other) in (0..n).flat_map(|row| (row..n).map(move |other| (row, other))) {
            let mut board = solution.clone();
            board.swap(row, other);
            let bottom: Vec<usize> = board.drain(n / 2..).rev().collect();
            if [&board, &bottom].into_iter().all(|half| is_half(half)) {
                all.push((board, bottom));
            }
        }
    }
    all
}

/// Whether no queen of these rows attacks another.
pub fn is_half(columns: &[usize]) -> bool {
    (0..columns.len()).all(|row| is_safe(&columns[..row], columns[row]))
}

/// The rows of a half, if its columns are on the board.
pub fn drawn(n: usize, columns: &[usize]) -> String {
    let line =
        |queen: usize| (0..n).map(|col| if col == queen { 'Q' } else { '.' }).collect::<String>();
    let lines: Vec<String> = columns.iter().map(|&queen| format!("    {}", line(queen))).collect();
    format!(":\n\n{}", lines.join("\n"))
}
