//! Leaving out the least and the most significant values (14.1 to 14.4), and what goes first (16.5).
//!
//! The least significant value is the one against the lowest score, of several such the lowest value. Where a player
//! missed rounds by choice, the lowest value of those rounds goes instead, unless it is lower still (16.5.1); and so
//! again for each further cut (16.5.2). Then the highest go, without exception (14.3, 14.4).

use std::cmp::Reverse;

use crate::tie_break::Cut;
use crate::{Contribution, LeftOut, QuarterPoints, ValueOf, Versus};

/// The parts of a sum over `rounds`, with the cut values marked.
pub(super) fn contributions(rounds: Vec<Versus>, value_of: ValueOf, cut: Cut) -> Vec<Contribution> {
    let mut marked: Vec<(Versus, Option<LeftOut>)> =
        rounds.into_iter().map(|versus| (versus, None)).collect();
    for _ in 0..cut.low {
        leave_out_lowest(&mut marked, value_of);
    }
    for _ in 0..cut.high {
        leave_out_highest(&mut marked, value_of);
    }
    let part = |(versus, left_out)| Contribution::Versus { versus, value_of, left_out };
    marked.into_iter().map(part).collect()
}

/// What decides about a round: its index, the score it was against, and its value.
struct Candidate {
    index: usize,
    score: u32,
    value: QuarterPoints,
    voluntary: bool,
}

fn candidates(marked: &[(Versus, Option<LeftOut>)], value_of: ValueOf) -> Vec<Candidate> {
    let one = |(index, (versus, left_out)): (usize, &(Versus, Option<LeftOut>))| {
        let score = versus.against.score().filter(|_| left_out.is_none())?;
        let value = versus.value(value_of);
        Some(Candidate { index, score: score.halves(), value, voluntary: versus.voluntary })
    };
    marked.iter().enumerate().filter_map(one).collect()
}

fn leave_out_lowest(marked: &mut [(Versus, Option<LeftOut>)], value_of: ValueOf) {
    let left = candidates(marked, value_of);
    let Some(least) = left.iter().min_by_key(|one| (one.score, one.value)) else { return };
    let missed = left.iter().filter(|one| one.voluntary).min_by_key(|one| (one.value, one.score));
    let (index, why) = match missed {
        Some(missed) if missed.value >= least.value => (missed.index, LeftOut::MissedByChoice),
        Some(_) | None => (least.index, LeftOut::Lowest),
    };
    marked[index].1 = Some(why);
}

fn leave_out_highest(marked: &mut [(Versus, Option<LeftOut>)], value_of: ValueOf) {
    let left = candidates(marked, value_of);
    let most = left.iter().min_by_key(|one| (Reverse(one.score), Reverse(one.value)));
    if let Some(most) = most {
        marked[most.index].1 = Some(LeftOut::Highest);
    }
}
