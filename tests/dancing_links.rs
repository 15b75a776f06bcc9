//! Chapter 16: lists whose nodes come back, and problems that are solved with them.

use std::ops::ControlFlow;
use std::panic::catch_unwind;

use pretty_assertions::assert_eq;
use queens_kata::chapters::ch13_any_puzzle::{Regions, Solutions};
use queens_kata::chapters::ch16_dancing_links::{
    come_back, count, cover, leave, queens, regions, search, uncover,
};
use queens_kata::dice::Dice;
use queens_kata::exact_cover::{ExactCover, Links};
use rstest::rstest;

#[test]
fn a_problem_has_the_lists_that_its_options_say() {
    let problem = ExactCover::new(2, 2, &[vec![3, 0], vec![1], vec![1, 3, 0]]);
    assert_eq!(problem.head, 4);
    assert!(problem.items.list(4).eq([0, 1]));
    // Items that may be covered are alone.
    assert_eq!(
        (&problem.items.before[2..4], &problem.items.after[2..4]),
        (&[2, 3][..], &[2, 3][..])
    );
    let list = |item: usize| problem.options.list(item).map(|node| problem.option_of(node));
    let lists: Vec<Vec<usize>> = (0..4).map(|item| list(item).collect()).collect();
    assert_eq!(lists, [vec![0, 2], vec![1, 2], vec![], vec![0, 2]]);
    assert_eq!(problem.size, [2, 2, 0, 2]);
    // 0 to 4 are the items and the head; 5 and 6 belong to option 0, 7 to option 1, and 8 to 10 to option 2.
    assert_eq!(problem.item_of[5..], [3, 0, 1, 1, 3, 0]);
    assert!(problem.others(9).eq([8, 10]));
    assert!(problem.others(9).rev().eq([10, 8]));
    assert_eq!(problem.others(7).count(), 0);
    for Links { before, after } in [&problem.items, &problem.options] {
        assert!((0..after.len()).all(|node| before[after[node]] == node));
    }
}

#[rstest]
#[case::no_such_item(vec![vec![0, 3]], "option 0 has item 3, and there are 3")]
#[case::an_item_twice(vec![vec![0], vec![1, 2, 1]], "option 1 has item 1 twice")]
#[case::no_item_that_must_be_covered(
    vec![vec![0], vec![1], vec![2]],
    "option 2 covers no item that must be covered"
)]
fn an_option_that_can_not_be_is_refused(#[case] options: Vec<Vec<usize>>, #[case] sentence: &str) {
    let refused = catch_unwind(|| ExactCover::new(2, 1, &options)).unwrap_err();
    assert_eq!(refused.downcast_ref::<String>().map(String::as_str), Some(sentence));
}

/// The ring of six without these nodes, which leave in this order.
fn without(order: &[usize]) -> Links {
    let mut links = Links::ring(6);
    for &node in order {
        leave(&mut links, node);
    }
    links
}

/// The same when these have come back.
fn with(mut links: Links, order: impl Iterator<Item = usize>) -> Links {
    for node in order {
        come_back(&mut links, node);
    }
    links
}

#[test]
fn nodes_come_back_in_the_opposite_order_or_all_of_them_in_the_same_one() {
    fn judge_all(order: &mut Vec<usize>) {
        let links = without(order);
        assert!(links.list(6).eq((0..6).filter(|node| !order.contains(node))), "{order:?}");
        let ring = Links::ring(6);
        assert_eq!(with(links.clone(), order.iter().rev().copied()), ring, "{order:?}");
        assert_eq!(with(links, order.iter().copied()), ring, "{order:?}");
        for node in 0..6 {
            if !order.contains(&node) {
                order.push(node);
                judge_all(order);
                order.pop();
            }
        }
    }
    judge_all(&mut Vec::new());
    // As long as not all of them are back, that list is wrong: node 1 is away.
    assert!(with(without(&[0, 1]), [0].into_iter()).list(6).eq(0..6));
    // And another order leaves it wrong.
    assert!(with(without(&[4, 3, 2, 1, 0]), [0, 1, 4, 2, 3].into_iter()) != Links::ring(6));
}

/// A problem after an item and the other items of one of its options were covered, and these uncovered in the same order.
fn uncovered_in_the_same_order(problem: &ExactCover, item: usize, others: &[usize]) -> ExactCover {
    let mut problem = problem.clone();
    cover(&mut problem, item);
    for &other in others {
        cover(&mut problem, other);
    }
    for &other in others {
        uncover(&mut problem, other);
    }
    uncover(&mut problem, item);
    problem
}

#[test]
fn items_are_uncovered_in_the_opposite_order_and_only_queens_forgive_another() {
    for n in 1..=6 {
        let problem = queens(n);
        for (row, col) in (0..n).flat_map(|row| (0..n).map(move |col| (row, col))) {
            let others = [n + col, 2 * n + row + col, 5 * n + row - col];
            let after = uncovered_in_the_same_order(&problem, row, &others);
            assert!(after == problem, "row {row}, column {col} of n = {n}");
        }
    }
    // Two options share items 1 and 2.
    let problem = ExactCover::new(3, 0, &[vec![0, 1, 2], vec![1, 2]]);
    assert!(uncovered_in_the_same_order(&problem, 0, &[1, 2]) != problem);
}

/// The options of each solution, in the order of their numbers.
fn solutions(problem: &mut ExactCover) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let flow: ControlFlow<()> = search(problem, &mut |chosen| {
        let mut options = chosen.to_vec();
        options.sort_unstable();
        found.push(options);
        ControlFlow::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    found
}

#[test]
fn with_nothing_to_cover_there_is_one_solution_and_for_no_queens_there_is_none() {
    assert_eq!(solutions(&mut queens(0)), [vec![]]);
    assert_eq!(count(0), 0);
}

#[test]
fn boards_are_found_in_an_order_of_their_own() {
    let in_order = (1..=10).filter(|&n| solutions(&mut queens(n)).is_sorted());
    assert!(in_order.eq([1, 2, 3, 4, 5, 6, 8]));
}

/// On boards whose regions the dice have dealt, whether they are in one piece or not.
#[test]
fn regions_have_the_solutions_that_chapter_13_finds() {
    let mut dice = Dice::new(1);
    let mut found = 0;
    for n in (1..=6).flat_map(|n| [n; 60]) {
        let mut cells = Vec::new();
        for cell in 0..n * n {
            // Each region has a cell at least, and the order is random.
            cells.push(if cell < n { cell } else { dice.below(n) });
            cells.swap(cell, dice.below(cell + 1));
        }
        let region: Vec<Vec<usize>> = cells.chunks(n).map(<[usize]>::to_vec).collect();
        let columns = |options: Vec<usize>| options.into_iter().map(|it| it % n).collect();
        let mut solutions: Vec<Vec<usize>> =
            solutions(&mut regions::exact_cover(&region)).into_iter().map(columns).collect();
        solutions.sort();
        let expected: Vec<Vec<usize>> =
            Solutions::new(Regions::new(region.clone())).map(|it| it.columns()).collect();
        assert_eq!(solutions, expected, "{region:?}");
        found += expected.len();
    }
    assert!(found > 100, "{found} solutions tell too little");
}
