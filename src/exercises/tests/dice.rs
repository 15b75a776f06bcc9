//! Numbers and placements as if by chance.

use queens_kata::chapters::ch01_loop_recursion::is_safe;

/// Dice that fall the same way in every run: what is wrong once is wrong again.
pub struct Dice(u64);

impl Dice {
    pub fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        // Xorshift: each number is made from the one before.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).expect("it is below end")
    }

    /// Any 32 bits.
    pub fn bits(&mut self) -> u32 {
        u32::try_from(self.below(1 << 32)).expect("it has 32 bits")
    }

    /// The numbers below `n`, in some order.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut left: Vec<usize> = (0..n).collect();
        (0..n).map(|_| left.remove(self.below(left.len()))).collect()
    }
}

/// The columns of the next row that no queen attacks.
fn safe(n: usize, placed: &[usize]) -> Vec<usize> {
    (0..n).filter(|&col| is_safe(placed, col)).collect()
}

/// All ways to fill upper rows so that no queen attacks another: fewer queens first.
pub fn peaceful(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    let mut next = 0;
    while next < all.len() {
        let placed = all[next].clone();
        next += 1;
        if placed.len() < n {
            all.extend(safe(n, &placed).iter().map(|&col| [&placed[..], &[col]].concat()));
        }
    }
    all
}

/// Queens in the upper rows, until all rows have one or the next row has no safe cell.
pub fn peaceful_by(dice: &mut Dice, n: usize) -> Vec<usize> {
    let mut placed = Vec::new();
    while placed.len() < n {
        let safe = safe(n, &placed);
        if safe.is_empty() {
            break;
        }
        placed.push(safe[dice.below(safe.len())]);
    }
    placed
}
