//! How many solutions there are: the figures that every chapter is measured against.

/// The number of ways to place n queens on an n × n board so that none attacks another, for n = 0 to 27.
///
/// The first thirteen, n = 0 to 12, are the table that one of the kata's texts prints; the rest is sequence [A000170](https://oeis.org/A000170) as far as it is known.
///
/// For n = 0 that table says 0, and so does every chapter: no board, nothing to show.
/// Combinatorics says 1: the empty board holds no queen, so no queen on it attacks another, and that is one way.
/// Both are conventions.
/// The kata follows the table, A000170 follows combinatorics.
///
/// ```
/// use queens_kata::known_counts::KNOWN_COUNTS;
///
/// assert_eq!(KNOWN_COUNTS[8], 92);
/// ```
pub const KNOWN_COUNTS: [u64; 28] = [
    0,
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
    4_968_057_848,
    39_029_188_884,
    314_666_222_712,
    2_691_008_701_644,
    24_233_937_684_440,
    227_514_171_973_736,
    2_207_893_435_808_352,
    22_317_699_616_364_044,
    234_907_967_154_122_528,
];

/// The largest n in that text's table.
/// Tests walk the table up to here.
pub const TABLE_END: usize = 12;

/// That table as pairs (n, number of solutions), smallest n first.
pub fn table() -> impl DoubleEndedIterator<Item = (usize, u64)> {
    KNOWN_COUNTS.into_iter().enumerate().take(TABLE_END + 1)
}
