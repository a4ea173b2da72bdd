//! The strongest reply the program knows.

use crate::Cell;
use crate::prover::rows::fives;
use crate::prover::{Budget, Proven, Question, Refutation, StepId, Verdict, prove};

/// The part of the budget that one reply is tried with, where several are.
const TRIALS: u64 = 16;

/// How a reply was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reply {
    /// It completes five or stops one: there is no other.
    Forced,
    /// It comes from the verdict.
    Known,
    /// It is the best of those that were tried.
    Tried,
}

/// The opponent's reply in a question with the opponent to move and a square to mark: five if possible, else the square
/// that stops one, else the move of their own win or the one that holds out longest, else a reply after which no win is
/// proven.
pub(super) fn best_defence(question: &Question, verdict: &Verdict, budget: Budget) -> (Cell, Reply) {
    let opponent = question.to_move();
    let board = question.board();
    if let Some(cell) = fives(board, question.field(), opponent).first() {
        return (*cell, Reply::Forced);
    }
    if let Some(cell) = fives(board, question.field(), opponent.other()).first() {
        return (*cell, Reply::Forced);
    }
    let known = match verdict {
        Verdict::Proven(proven) => proven.best_reply(StepId(0)),
        Verdict::Refuted(Refutation::OpponentWins(proven)) => first_move(proven),
        Verdict::Refuted(Refutation::Pairs(pairs)) => pairs.first().map(|pair| pair.0),
        Verdict::Refuted(Refutation::AllMovesTried) | Verdict::NotProven(_) => None,
    };
    match known {
        Some(cell) => (cell, Reply::Known),
        None => (by_trial(question, budget), Reply::Tried),
    }
}

/// The first move of a proof for the side to move.
fn first_move(proven: &Proven) -> Option<Cell> {
    proven.main_line().first().copied()
}

/// Tries replies near the marks, the busiest first; the first one that refutes the claim, else the first after which no
/// win is proven, else the first.
fn by_trial(question: &Question, budget: Budget) -> Cell {
    let mut replies: Vec<Cell> = question.empty().collect();
    replies.sort_by_key(|cell| std::cmp::Reverse(business(question, *cell)));
    let each = Budget((budget.0 / TRIALS).max(1));
    let mut open = None;
    let trials = usize::try_from(TRIALS).unwrap_or(1);
    for cell in replies.iter().take(trials) {
        let Ok(next) = question.after(*cell) else { return *cell };
        match prove(&next, each).verdict {
            Verdict::Refuted(_) => return *cell,
            Verdict::NotProven(_) => open = open.or(Some(*cell)),
            Verdict::Proven(_) => {}
        }
    }
    let first = replies.first().copied();
    open.or(first).expect("the opponent has a square to mark")
}

/// How much is going on around a square: for each row of five through it without marks of both sides, the square of the
/// number of marks.
fn business(question: &Question, cell: Cell) -> u32 {
    let mut sum = 0;
    for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for start in -4..=0 {
            let row = (start..start + 5).map_while(|steps| cell.step(direction, steps));
            let row: Vec<Cell> = row.filter(|cell| question.field().has(*cell)).collect();
            let marks: Vec<_> = row.iter().filter_map(|cell| question.board().get(*cell)).collect();
            let one_side = marks.windows(2).all(|pair| pair[0] == pair[1]);
            if row.len() == 5 && one_side {
                let count = u32::try_from(marks.len()).unwrap_or(0);
                sum += count * count;
            }
        }
    }
    sum
}
