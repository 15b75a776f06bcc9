//! What is refused: in one sentence, with exit code 2.

use pretty_assertions::assert_eq;
use queens_kata::roster::CHAPTERS;
use rstest::rstest;

use crate::queens;

#[rstest]
#[case::minus("count -1", "N must be a whole number from 0 to 27, and '-1' is not")]
#[case::letters("count abc", "N must be a whole number from 0 to 27, and 'abc' is not")]
#[case::float("solve 1e3", "N must be a whole number from 0 to 10000000, and '1e3' is not")]
#[case::too_large("count 28", "N must be a whole number from 0 to 27, and '28' is not")]
#[case::beyond_any_integer(
    "count 1000000000000000000000000000000",
    "N must be a whole number from 0 to 27, and '1000000000000000000000000000000' is not"
)]
#[case::no_n("solve", "solve needs N, the number of queens, as in: cargo run -- solve 8")]
#[case::no_n_and_no_unit(
    "count",
    "count needs N, the number of queens, as in: cargo run -- count 8"
)]
#[case::one_of_two(
    "ladder 3",
    "ladder needs TO, the largest number of queens, as in: cargo run --release -- ladder 8 14"
)]
#[case::none_of_two(
    "ladder",
    "ladder needs FROM, the smallest number of queens, and TO, the largest number of queens, as in: cargo run --release -- ladder 8 14"
)]
#[case::no_chapter("hint", "hint needs CHAPTER, the chapter, as in: cargo hint 1")]
#[case::no_value("race 8 --runs", "a value is required for '--runs <R>' but none was supplied")]
#[case::no_value_for_a_chapter(
    "count 8 --chapter",
    "--chapter <C> needs a chapter, by number or title, as in 5, or grid"
)]
#[case::patience_alone("count 8 --chapter 1 --patience 5", "--patience needs --mine, too")]
#[case::a_number_alone(
    "8",
    "a number alone says too little: `cargo run -- solve 8` shows a board, and `cargo run -- count 8` counts the solutions"
)]
#[case::help_for_nothing("help sole", "unrecognized subcommand 'sole'")]
#[case::no_such_option("count 8 --frob", "unexpected argument '--frob' found")]
#[case::too_large_for_the_chapter(
    "count 13 --chapter 2",
    "chapter 2 counts for N from 0 to 12, and 13 is more"
)]
#[case::too_large_for_brute_force(
    "count 11 --chapter 0",
    "chapter 0 counts for N from 0 to 10, and 11 is more: it would have to test 39,916,800 candidates"
)]
#[case::too_large_for_a_list(
    "solve 15 --chapter 1",
    "chapter 1 lists boards for N from 0 to 14, and 15 is more"
)]
#[case::too_large_for_a_search(
    "solve 28 --chapter 4",
    "chapter 4 hands out boards for N from 0 to 27, and 28 is more"
)]
#[case::too_large_for_memory(
    "solve 10000001",
    "N must be a whole number from 0 to 10000000, and '10000001' is not"
)]
#[case::all_of_too_many(
    "solve 28 --all",
    "beyond N = 27 chapter 15 makes one board, and looks for no other: leave out --all and --limit"
)]
#[case::several_by_a_seed(
    "solve 8 --seed 1 --limit 2",
    "chapter 15 makes one board, and looks for no other: leave out --all and --limit"
)]
#[case::seed_of_a_search(
    "solve 8 --chapter 4 --seed 1",
    "chapter 4 does not make a board by a seed"
)]
#[case::seed_below_zero(
    "solve 8 --seed -1",
    "--seed S must be a whole number from 0 to 18446744073709551615, and '-1' is not"
)]
#[case::too_large_to_draw(
    "solve 1001 --format board",
    "a board is drawn for N up to 1000, and 1001 is more: take --format columns, or json"
)]
#[case::limit_zero(
    "solve 8 --limit 0",
    "--limit K must be a whole number from 1 up, and '0' is not"
)]
#[case::limit_and_all(
    "solve 8 --limit 2 --all",
    "the argument '--limit <K>' cannot be used with '--all'"
)]
#[case::format(
    "solve 8 --format xml",
    "invalid value 'xml' for '--format <FORMAT>' [possible values: board, columns, json]"
)]
#[case::mine_of_no_chapter(
    "count 8 --mine",
    "--mine runs your exercise of one chapter: say which, as in --chapter 1 --mine"
)]
#[case::no_such_hint("hint 1 9", "chapter 1 has the hints 1 to 3, and 9 is none of them")]
#[case::no_such_command(
    "sole 8",
    "unrecognized subcommand 'sole' - a similar subcommand exists: 'solve'"
)]
#[case::stack_too_large("stack 13", "N must be a whole number from 1 to 12, and '13' is not")]
#[case::own_search_of_no_chapter(
    "trace 4 --mine",
    "--mine runs your exercise of one chapter: say which, as in --chapter 1 --mine"
)]
#[case::own_search_of_no_chapter_to_watch(
    "watch 4 --mine",
    "--mine runs your exercise of one chapter: say which, as in --chapter 1 --mine"
)]
#[case::own_search_that_is_not_traced(
    "trace 4 --chapter 12 --mine",
    "the search of chapter 12 is not traced: take one of the chapters 1 to 9"
)]
#[case::own_tree(
    "trace 4 --mine --tree x.svg",
    "the argument '--mine' cannot be used with '--tree <FILE>'"
)]
#[case::steps_of_a_page(
    "trace 4 --html x.html --steps 5",
    "the page has as many steps as fit in: --steps goes with --html only beside --mine"
)]
#[case::trace_too_large("trace 13", "N must be a whole number from 1 to 12, and '13' is not")]
#[case::no_such_step(
    "trace 1 --svg x.svg --at 9",
    "the steps are 1 to 4, and --at 9 is none of them"
)]
#[case::a_step_of_a_page(
    "trace 4 --html x.html --at 3",
    "the argument '--html <FILE>' cannot be used with '--at <K>'"
)]
#[case::a_step_of_a_tree(
    "trace 4 --tree x.svg --at 3",
    "the argument '--tree <FILE>' cannot be used with '--at <K>'"
)]
#[case::a_step_of_lines("trace 4 --at 3", "--at needs --svg <FILE>, too")]
#[case::step_zero(
    "trace 4 --svg x.svg --at 0",
    "--at K must be a whole number from 1 to 100000, and '0' is not"
)]
#[case::patience_with_a_page("trace 4 --html x.html --patience 5", "--patience needs --mine, too")]
#[case::patience_with_a_piece(
    "count --unit - --patience 5",
    "the argument '--unit <LINE>' cannot be used with '--patience <S>'"
)]
#[case::tree_too_large(
    "trace 7 --tree x.svg",
    "a tree can be drawn for N from 1 to 6, and 7 is more"
)]
#[case::no_delay(
    "watch 4 --delay 0",
    "--delay MS must be a whole number from 1 to 10000, and '0' is not"
)]
#[case::no_threads(
    "race 6 --threads 0",
    "--threads T must be a whole number from 1 to 1024, and '0' is not"
)]
#[case::too_large_for_chapter_12(
    "count 25 --chapter 12",
    "chapter 12 counts for N from 0 to 24, and 25 is more"
)]
#[case::tree_of_nothing("estimate 0", "N must be a whole number from 1 to 27, and '0' is not")]
#[case::one_probe(
    "estimate 8 --probes 1",
    "--probes K must be a whole number from 2 to 1000000, and '1' is not"
)]
#[case::no_exercise("estimate 8 --patience 3", "--patience needs --mine, too")]
#[case::two_in_need(
    "puzzle sudoku --delay 10 --steps 5",
    "these options of puzzle need --watch, too"
)]
#[case::no_seed(
    "estimate 8 --seed -1",
    "--seed S must be a whole number from 0 to 18446744073709551615, and '-1' is not"
)]
#[case::no_halves("units 3", "N must be a whole number from 4 to 24, and '3' is not")]
#[case::no_parts("units 8 --parts 0", "--parts P must be a whole number from 1 up, and '0' is not")]
#[case::too_many_parts(
    "units 8 --parts 99",
    "the count for N = 8 has 23 pieces at most, and --parts 99 is more"
)]
#[case::no_piece("count --unit 8", "this is not a piece that `queens units` prints: 8")]
#[case::a_piece_and_n("count 8 --unit -", "the argument '[N]' cannot be used with '--unit <LINE>'")]
#[case::no_runs(
    "race 6 --runs 0",
    "--runs R must be a whole number from 1 to 1000, and '0' is not"
)]
#[case::empty_table("table 0", "N must be a whole number from 1 to 14, and '0' is not")]
fn a_wrong_argument_gets_one_sentence_and_exit_code_2(
    #[case] arguments: &str,
    #[case] sentence: &str,
) {
    let outcome = queens(arguments);
    assert_eq!(outcome.stderr, format!("queens: {sentence}\n"));
    assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)));
}

#[test]
fn a_chapter_that_is_not_there_or_cannot_do_it_gets_one_sentence_from_every_command() {
    let refused = |arguments: &str, sentence: &str| {
        let outcome = queens(arguments);
        assert_eq!(outcome.stderr, format!("queens: {sentence}\n"), "{arguments}");
        assert_eq!((outcome.stdout.as_str(), outcome.code), ("", Some(2)), "{arguments}");
    };
    let last = CHAPTERS.len() - 1;
    refused(
        "count 8 --chapter 999",
        &format!(
            "the chapters are 0 to {last}, by number or title, as in 5, or grid; '999' is none of them"
        ),
    );
    for chapter in CHAPTERS {
        let number = chapter.number;
        if let Err(sentence) = chapter.can_count(1) {
            refused(&format!("count 1 --chapter {number}"), &sentence);
            refused(&format!("count 1 --chapter {number} --mine"), &sentence);
            refused(&format!("race 1 --chapters {number}"), &sentence);
            refused(&format!("race 1 --chapters {number} --mine"), &sentence);
            refused(&format!("ladder 1 1 --chapters {number}"), &sentence);
        }
        if let (Err(sentence), None, None) =
            (chapter.can_list(1), chapter.streams, chapter.one_board)
        {
            refused(&format!("solve 1 --chapter {number}"), &sentence);
        }
        if let Err(sentence) = chapter.can_be_traced() {
            refused(&format!("trace 4 --chapter {number}"), &sentence);
            refused(&format!("trace 4 --chapter {number} --mine"), &sentence);
            refused(&format!("trace 4 --chapter {number} --html x.html"), &sentence);
            refused(&format!("watch 4 --chapter {number}"), &sentence);
            refused(&format!("watch 4 --chapter {number} --mine"), &sentence);
        }
    }
}
