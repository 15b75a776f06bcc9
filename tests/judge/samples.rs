//! Lists to ask about: all short ones, and a few long ones.

use std::iter;

/// All lists of `length` numbers below `base`, in lexicographic order.
pub fn all_lists(length: usize, base: usize) -> impl Iterator<Item = Vec<usize>> {
    let length = u32::try_from(length).expect("there are too many long lists");
    (0..base.pow(length))
        .map(move |number| (0..length).rev().map(|place| number / base.pow(place) % base).collect())
}

/// Dice that fall the same way in every run: what is wrong once is wrong again.
pub struct Dice(u64);

impl Default for Dice {
    fn default() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }
}

impl Dice {
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

    /// `length` numbers below `base`.
    pub fn list(&mut self, length: usize, base: usize) -> Vec<usize> {
        iter::repeat_with(|| self.below(base)).take(length).collect()
    }

    /// The numbers below `n`, in some order.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut left: Vec<usize> = (0..n).collect();
        (0..n).map(|_| left.remove(self.below(left.len()))).collect()
    }
}
