//! Dice: random numbers that are the same in every run and on every machine, because they all follow from a first one, the seed.

/// A generator of random numbers: SplitMix64.
/// Where it comes from, `docs/sources.md` says.
///
/// ```
/// use queens_kata::dice::Dice;
///
/// let mut dice = Dice::new(1);
/// assert_eq!([0; 8].map(|_| dice.below(6)), [5, 1, 0, 5, 3, 2, 3, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Dice {
    state: u64,
}

impl Dice {
    /// Dice that fall as this seed says.
    /// With another seed they fall in another way.
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next number: one of 0 to `end - 1`, each as likely as the others.
    ///
    /// # Panics
    ///
    /// If `end` is 0: no number is below that.
    pub fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        // As many numbers as `end` goes into without a remainder: those above would make some remainders likelier than others.
        let fair = u64::MAX - u64::MAX % end;
        loop {
            let bits = self.bits();
            if bits < fair {
                return usize::try_from(bits % end).expect("it is below end");
            }
        }
    }

    /// The next 64 bits, each of them 0 or 1 with the same probability.
    fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }
}
