//! The first moment where a search parts from the reference's.

use std::collections::{HashMap, HashSet};

use super::{Ended, Kind, Own, Queen, Step, Trace};

/// How a search compares with the reference's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The step, by its index, at which they part: none if the same cells are asked about to the end, with the same answers.
    pub step: Option<usize>,
    /// What is to be said of it, as one or two sentences.
    pub sentence: String,
    /// Whether there is something in it that the reference does not do, or does not come to.
    pub is_amiss: bool,
}

/// What a search asks: the cell, the queens who stand, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Question {
    placed: Vec<usize>,
    strays: Vec<Queen>,
    row: usize,
    col: usize,
    said: Option<bool>,
}

impl Question {
    /// The columns down to the cell.
    /// The reference asks in the order of these.
    fn path(&self) -> Vec<usize> {
        [self.placed.as_slice(), &[self.col]].concat()
    }

    /// The queens who stand.
    fn queens(&self) -> impl Iterator<Item = Queen> {
        self.placed.iter().copied().enumerate().chain(self.strays.iter().copied())
    }

    fn cell(&self) -> String {
        format!("row {}, column {}", self.row, self.col)
    }

    fn below(&self) -> String {
        if !self.strays.is_empty() {
            format!("beside the queens in {:?}", self.queens().collect::<Vec<_>>())
        } else if self.placed.is_empty() {
            "on the empty board".into()
        } else {
            format!("below the queens {:?}", self.placed)
        }
    }
}

/// A question, and the index of its step.
struct Asked {
    question: Question,
    step: usize,
}

/// Compares a search with the reference's, which is recorded at least as far.
/// `unseen` says what a search does of which nothing can be seen.
///
/// The order in which a search asks does not matter, as long as it asks what the reference asks.
pub fn parting(own: &Own, reference: &Trace, unseen: &str) -> Parting {
    let (asked, mut expected) = (questions(&own.trace), questions(reference));
    // A reference may be cut off before it answers its last question: then the answer is not known.
    expected.pop_if(|it| it.question.said.is_none());
    let is_whole = reference.ended == Ended::Over;
    let (outcome, is_other) = outcome(own, reference);
    let board = first_wrong_board(own, reference);
    if asked.is_empty() {
        let does = match own.trace.ended {
            Ended::Idle => "goes on and on, and nothing changes",
            _ => unseen,
        };
        let (step, sentence) = match board {
            Some((step, sentence)) => (Some(step), sentence.replacen("Yours", " It", 1)),
            None => (None, outcome),
        };
        return Parting {
            step,
            is_amiss: step.is_some() || is_other,
            sentence: format!("There is little to see: your search {does}.{sentence}"),
        };
    }
    let found = reference.steps.last().map_or(0, |step| step.solutions);
    let is_right = own.returned == Some(found) && board.is_none() && !is_other;
    let question = first_of_its_own(own, &asked, &expected, is_whole);
    let queen = first_queen_on_an_attacked_cell(&own.trace);
    let first = [question, queen, board].into_iter().flatten().min_by_key(|(step, _)| *step);
    let Some((step, mut sentence)) = first else {
        let same = same_questions(own, &asked, &expected);
        return Parting { step: None, is_amiss: is_other, sentence: same + &outcome };
    };
    if is_right && is_whole {
        sentence += " It finds the same solutions all the same.";
    }
    Parting { step: Some(step), sentence, is_amiss: !is_right }
}

/// The questions of a search: each try, with what comes of it.
fn questions(trace: &Trace) -> Vec<Asked> {
    let mut asked: Vec<Asked> = Vec::new();
    for (index, step) in trace.steps.iter().enumerate() {
        let Step { kind, row, col, .. } = *step;
        let said = match kind {
            Kind::Try => {
                let (placed, strays) = (step.placed.clone(), step.strays.clone());
                let question = Question { placed, strays, row, col, said: None };
                asked.push(Asked { question, step: index });
                continue;
            }
            Kind::Refused(_) => false,
            Kind::Safe(_) | Kind::Placed(_) => true,
            _ => continue,
        };
        if let Some(Asked { question, .. }) = asked.last_mut()
            && (question.row, question.col, question.said) == (row, col, None)
        {
            question.said = Some(said);
        }
    }
    asked
}

/// The first question that the reference does not ask, or asks otherwise, or one that is left out: the step, and a sentence.
/// Beyond the end of a reference that was not recorded whole, nothing is known.
fn first_of_its_own(
    own: &Own,
    asked: &[Asked],
    expected: &[Asked],
    reference_is_whole: bool,
) -> Option<(usize, String)> {
    let end = expected.last().map(|it| it.question.path()).unwrap_or_default();
    let places: HashMap<&Question, usize> =
        expected.iter().enumerate().map(|(index, it)| (&it.question, index)).collect();
    let later: HashSet<&Question> = asked.iter().map(|it| &it.question).collect();
    let is_whole = own.trace.ended == Ended::Over;
    let mut is_done = vec![false; expected.len()];
    let (mut next, mut done) = (0, 0);
    for Asked { question, step } in asked {
        while is_done.get(next) == Some(&true) {
            next += 1;
        }
        let wanted = expected.get(next).map(|it| &it.question);
        let part = |sentence: String| Some((*step, sentence));
        // As long as it asks in the reference's order, the reference's next question is the one to compare with.
        let wanted_here = wanted.filter(|_| next == done);
        if let Some((left, queen)) = own.left.filter(|(left, _)| left <= step) {
            return Some((left, left_mark(queen)));
        }
        if question.said.is_none() && own.trace.ended != Ended::Over {
            // It was left in the middle of this question.
            return None;
        }
        match places.get(question) {
            Some(&place) if !is_done[place] => {
                let is_left_out = is_whole && wanted.is_some_and(|it| !later.contains(it));
                if is_left_out {
                    return part(left_out(question, wanted));
                }
                is_done[place] = true;
                done += 1;
            }
            Some(_) => return part(other_question(question, wanted_here, true)),
            None if !reference_is_whole && question.path() > end => return None,
            None => {
                let otherwise = Question { said: question.said.map(|it| !it), ..question.clone() };
                if places.get(&otherwise).is_some_and(|&place| !is_done[place]) {
                    let answer = step + 1;
                    return Some((answer, wrong_answer(&own.trace.steps[answer])));
                }
                return part(other_question(question, wanted_here, false));
            }
        }
    }
    while is_done.get(next) == Some(&true) {
        next += 1;
    }
    let rest = expected.get(next).filter(|_| is_whole)?;
    let last = own.trace.steps.len().checked_sub(1)?;
    let (cell, below) = (rest.question.cell(), rest.question.below());
    let sentence = format!("Yours ends, and the reference goes on with {cell} {below}.");
    Some((last, sentence))
}

fn wrong_answer(answer: &Step) -> String {
    let Step { n, row, col, kind, .. } = *answer;
    match kind {
        Kind::Placed(Some(attack)) | Kind::Safe(Some(attack)) => {
            format!("Yours finds row {row}, column {col} safe, and it shares {attack}.")
        }
        // Chapter 3's step shows what it does in the last row by its count alone.
        _ if row + 1 == n && answer.placed.len() == row => format!(
            "Yours refuses row {row}, column {col}, and no queen attacks it: a queen there makes a solution, and yours does not count it."
        ),
        _ => format!("Yours refuses row {row}, column {col}, and no queen attacks it."),
    }
}

fn left_mark((row, col): Queen) -> String {
    format!(
        "The queen of row {row}, column {col} was taken back, no other queen attacks her cell, and yet it does not count as free: a mark of hers is left."
    )
}

fn left_out(question: &Question, wanted: Option<&Question>) -> String {
    let never = wanted.map(|it| format!("{} {}", it.cell(), it.below())).unwrap_or_default();
    format!("Yours goes on with {}, and never asks about {never}.", question.cell())
}

/// Yours asks what the reference does not ask here, or has asked before.
/// `wanted` is what the reference asks, as long as both ask in the same order.
fn other_question(question: &Question, wanted: Option<&Question>, is_second: bool) -> String {
    let (cell, below, row) = (question.cell(), question.below(), question.row);
    let Some(wanted) = wanted else {
        return match question.placed.get(row) {
            Some(col) => format!(
                "Yours asks about {cell} while the queen of row {row}, column {col} still stands."
            ),
            None if is_second => format!("Yours asks about {cell} {below} for the second time."),
            None => format!("Yours asks about {cell} {below}, and the reference never does."),
        };
    };
    let queens = |it: &Question| -> Vec<Queen> { it.queens().collect() };
    let (ours, theirs) = (queens(question), queens(wanted));
    let still = ours.iter().find(|queen| !theirs.contains(queen));
    let gone = theirs.iter().find(|queen| !ours.contains(queen));
    let why = match (still, gone) {
        (Some((row, col)), _) => format!("the queen of row {row}, column {col} still stands"),
        (None, Some((row, col))) => format!("the queen of row {row}, column {col} does not stand"),
        (None, None) if is_second => {
            return format!(
                "Yours asks about {cell} {below} for the second time, and the reference goes on with {}.",
                wanted.cell()
            );
        }
        (None, None) => {
            return format!("Yours goes on with {cell}, and the reference with {}.", wanted.cell());
        }
    };
    if cell == wanted.cell() {
        return format!("Yours asks about {cell}, and {why}.");
    }
    format!("Yours goes on with {cell}, and the reference with {}: in yours {why}.", wanted.cell())
}

/// All questions are the reference's, as far as they go.
fn same_questions(own: &Own, asked: &[Asked], expected: &[Asked]) -> String {
    let tries = match asked.len() {
        1 => "1 try".into(),
        tries => format!("{tries} tries"),
    };
    let answered = asked.iter().filter(|it| it.question.said.is_some());
    let other = answered.zip(expected).find(|(one, expected)| one.question != expected.question);
    let order = if other.is_none() { "" } else { ", in another order" };
    let same = format!("Yours asks what the reference asks{order}");
    let far = if own.trace.ended == Ended::Over {
        "and gets the same answers"
    } else {
        "as far as it goes"
    };
    // Whether a search that is cut off would have asked the rest later, nobody knows.
    let before = other.filter(|_| own.trace.ended != Ended::Over).map(|(one, expected)| {
        let (one, expected) = (&one.question, &expected.question);
        format!(
            " It comes to {} {} before {} {}.",
            one.cell(),
            one.below(),
            expected.cell(),
            expected.below()
        )
    });
    let before = before.unwrap_or_default();
    format!("{same}, {far}: {tries}.{before}")
}

/// The first queen who is placed where her check has not said that she may stand, and where another one attacks her.
fn first_queen_on_an_attacked_cell(trace: &Trace) -> Option<(usize, String)> {
    trace.steps.iter().enumerate().find_map(|(index, step)| {
        let Step { kind: Kind::Put(Some(attack)), row, col, .. } = *step else { return None };
        let sentence =
            format!("Yours places a queen in row {row}, column {col}, and she shares {attack}.");
        Some((index, sentence))
    })
}

/// The first board that is no solution, or that comes twice.
fn first_wrong_board(own: &Own, reference: &Trace) -> Option<(usize, String)> {
    let right: HashSet<&[usize]> = boards(reference).map(|(_, board)| board).collect();
    let mut made = HashSet::new();
    boards(&own.trace).filter(|_| reference.ended == Ended::Over).find_map(|(index, board)| {
        let why = match (right.contains(board), made.insert(board)) {
            (true, true) => return None,
            (true, false) => "a second time",
            (false, _) => "which is no solution",
        };
        let comma = if right.contains(board) { "" } else { "," };
        Some((index, format!("Yours comes to {board:?}{comma} {why}.")))
    })
}

/// What is other than the reference's in the number of solutions that a search comes to, or in their order, which need not be wrong: nothing, perhaps.
/// And whether it is wrong.
fn outcome(own: &Own, reference: &Trace) -> (String, bool) {
    let Some(returned) = own.returned.filter(|_| reference.ended == Ended::Over) else {
        return (String::new(), false);
    };
    let listed = |trace| boards(trace).map(|(_, board)| board).collect::<Vec<_>>();
    let (made, right) = (listed(&own.trace), listed(reference));
    let solutions = |number: usize| match number {
        1 => "1 solution".into(),
        number => format!("{number} solutions"),
    };
    // Of a count that asks nothing, no solution is seen.
    let is_unseen = !own.makes_boards && own.trace.steps.is_empty();
    if made.len() != right.len() && !is_unseen {
        let (made, right) = (solutions(made.len()), right.len());
        (format!(" It comes to {made}, and the reference to {right}."), true)
    } else if returned != right.len() as u64 && is_unseen {
        (format!(" It returns {returned}, and the reference {}.", right.len()), true)
    } else if returned != right.len() as u64 {
        let made = solutions(made.len());
        (format!(" It comes to {made} on the way, and yet it returns {returned}."), true)
    } else if own.makes_boards && made != right {
        // It may have sorted them before it returned them.
        (" It makes the boards in another order.".into(), false)
    } else {
        (String::new(), false)
    }
}

/// The boards that a search makes, or the solutions that it comes to, each with the index of its step.
fn boards(trace: &Trace) -> impl Iterator<Item = (usize, &[usize])> {
    let steps = trace.steps.iter().enumerate();
    let found = steps.filter(|(_, it)| matches!(it.kind, Kind::Solution | Kind::Reported));
    found.map(|(index, step)| (index, step.placed.as_slice()))
}
