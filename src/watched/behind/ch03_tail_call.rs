#[track_caller]
pub fn step(state: State) -> Bounce<State, u64> {
    let (placed, col, count) = (state.placed.clone(), state.col, state.count);
    let mut bounce = None;
    crate::record::list(&placed, col, || {
        let (after, found) = match bounce.insert(step_yours(state)) {
            Bounce::Call(next) => (next.placed.as_slice(), next.count),
            Bounce::Done(found) => ([].as_slice(), *found),
        };
        found > count || after.get(placed.len()) == Some(&col)
    });
    let bounce = bounce.expect("it has been asked");
    let found = match &bounce {
        Bounce::Call(next) => next.count,
        Bounce::Done(found) => *found,
    };
    if found > count {
        crate::record::board(&[placed.as_slice(), &[col]].concat());
    }
    bounce
}

pub mod watching {
    use super::*;

    pub fn search(function: &str, n: usize) -> Option<u64> {
        match function {
            "solutions" => Some(solutions(n).len() as u64),
            "count" => Some(count(n)),
            "step" => {
                let mut state = State { n, placed: Vec::new(), col: 0, count: 0 };
                loop {
                    match step(state) {
                        Bounce::Call(next) => state = next,
                        Bounce::Done(count) => return Some(count),
                    }
                }
            }
            _ => None,
        }
    }
}
