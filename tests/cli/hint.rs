//! `queens hint`.

use pretty_assertions::assert_eq;

use crate::queens;

#[test]
fn each_call_of_hint_gives_one_hint() {
    let first = queens("hint 1");
    assert!(first.stdout.starts_with("Hint 1: "), "{}", first.stdout);
    assert!(!first.stdout.contains("Hint 2"), "{}", first.stdout);
    assert_eq!(first.stderr, "\nStill stuck? cargo hint 1 2\n");
    assert!(queens("hint 1 2").stdout.starts_with("Hint 2: "));
    assert_eq!(queens("hint 1 --more").stdout, queens("hint 1 2").stdout);
    assert_eq!(queens("hint 1 --more --more").stdout, queens("hint 1 3").stdout);
    assert_eq!(
        queens("hint 1 3").stderr,
        "\nThat was the last hint. The reference: src/chapters/ch01_loop_recursion.rs\n"
    );
}
