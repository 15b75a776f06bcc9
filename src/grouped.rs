//! Numbers as people write them.

/// The number with a comma between each three digits.
///
/// ```
/// assert_eq!(queens_kata::grouped(1_234_567_u64), "1,234,567");
/// ```
pub fn grouped(number: impl Into<u128>) -> String {
    let digits = number.into().to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
