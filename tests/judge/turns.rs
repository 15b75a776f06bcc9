//! The turns of chapter 8's loop, and the stacks that they leave.

/// A position as it should be.
/// Its index says its row.
#[derive(Clone, Copy, PartialEq)]
pub struct Place {
    /// The queen's column, or the next one to try.
    pub col: usize,
    /// Whether a queen stands here.
    pub stands: bool,
}

/// The stack as the page writes it: `Q1` is a queen in column 1, and `1` the next column to try.
pub fn named(stack: &[Place]) -> String {
    if stack.is_empty() {
        return "the empty stack".into();
    }
    let name = |place: &Place| format!("{}{}", if place.stands { "Q" } else { "" }, place.col);
    format!("`{}`", stack.iter().map(name).collect::<Vec<_>>().join("  "))
}

/// Does what one turn has to do, and says why.
pub fn turn(n: usize, stack: &mut Vec<Place>) -> String {
    let row = stack.len() - 1;
    let Place { col, stands } = stack[row];
    if stands {
        stack[row] = Place { col: col + 1, stands: false };
        format!(
            "Row {row} was the last position, and its queen stood: she is taken back, and the row goes on at the next column."
        )
    } else if col == n {
        stack.pop();
        format!(
            "Row {row} was the last position, and had come to its end: it is taken off the stack, and nothing else is done in that turn."
        )
    } else if let Some((above, line)) = attacker(stack, row) {
        stack[row].col += 1;
        format!(
            "The queen in row {above} attacks row {row}, column {col}, along a {line}: the row goes on at the next column."
        )
    } else {
        stack[row].stands = true;
        if row + 1 < n {
            stack.push(Place { col: 0, stands: false });
            format!(
                "No queen attacks row {row}, column {col}: a queen stands there now, and the stack has a position for the row below, column 0."
            )
        } else {
            format!(
                "No queen attacks row {row}, column {col}: a queen stands there now. There is no row below."
            )
        }
    }
}

/// The board: its queens, and a `?` for the next cell to try, which may be past the end of its row.
pub fn drawn(n: usize, stack: &[Place]) -> String {
    let line = |row: usize| -> String {
        let mark = |col| match stack.get(row) {
            Some(place) if place.col == col => {
                if place.stands {
                    'Q'
                } else {
                    '?'
                }
            }
            _ if col < n => '.',
            _ => ' ',
        };
        (0..=n).map(mark).collect()
    };
    (0..n).map(|row| format!("    {}", line(row).trim_end())).collect::<Vec<_>>().join("\n")
}

/// The first queen that attacks the position in this row, and along which line.
pub fn attacker(stack: &[Place], row: usize) -> Option<(usize, &'static str)> {
    let col = stack[row].col;
    (0..row).find_map(|above| {
        let queen = stack[above].col;
        let line = if queen == col {
            "column"
        } else if queen + row == col + above {
            "falling diagonal (\\)"
        } else if queen + above == col + row {
            "rising diagonal (/)"
        } else {
            return None;
        };
        Some((above, line))
    })
}
