//! A second check of proofs, written from the description of the steps alone: a plain board, rows counted square by square,
//! nothing remembered.

use kolo_play::prover::{Proof, Question, Step, StepId};
use kolo_play::{Board, Cell, Mark};

struct Naive<'a> {
    proof: &'a Proof,
    question: &'a Question,
    board: Board,
}

/// Whether a proof holds.
pub(crate) fn holds(question: &Question, proof: &Proof) -> bool {
    let mut naive = Naive { proof, question, board: question.board().clone() };
    naive.step(StepId(0), question.to_move())
}

impl Naive<'_> {
    fn empty(&self) -> Vec<Cell> {
        self.question.field().cells().filter(|cell| self.board.get(*cell).is_none()).collect()
    }

    fn fives(&mut self, mark: Mark) -> Vec<Cell> {
        let mut found = Vec::new();
        for cell in self.empty() {
            self.board.put(cell, mark).expect("empty");
            if self.board.row_through(cell).is_some() {
                found.push(cell);
            }
            self.board.clear(cell);
        }
        found
    }

    fn with(&mut self, cell: Cell, mark: Mark, then: impl FnOnce(&mut Self) -> bool) -> bool {
        if !self.question.field().has(cell) || self.board.put(cell, mark).is_err() {
            return false;
        }
        let result = then(self);
        self.board.clear(cell);
        result
    }

    fn step(&mut self, id: StepId, to_move: Mark) -> bool {
        let (claimant, opponent) = (self.question.claimant(), self.question.claimant().other());
        let Some(step) = self.proof.step(id) else { return false };
        let is_later = |then: StepId| then > id;
        if to_move == opponent && !self.fives(opponent).is_empty() {
            return false;
        }
        match step {
            Step::Line(cells) => to_move == claimant && self.line(cells),
            Step::Move { cell, then } => {
                to_move == claimant
                    && is_later(*then)
                    && self.with(*cell, claimant, |naive| naive.step(*then, opponent))
            }
            Step::Double => to_move == opponent && self.fives(claimant).len() >= 2,
            Step::Forced { cell, then } => {
                to_move == opponent
                    && is_later(*then)
                    && self.fives(claimant).contains(cell)
                    && self.with(*cell, opponent, |naive| naive.step(*then, claimant))
            }
            Step::Threat { line, replies } => {
                let empty = self.empty();
                to_move == opponent
                    && !empty.is_empty()
                    && replies.iter().all(|reply| empty.contains(&reply.cell) && is_later(reply.then))
                    && replies
                        .iter()
                        .enumerate()
                        .all(|(at, one)| replies[..at].iter().all(|two| two.cell != one.cell))
                    && empty.iter().all(|cell| {
                        let named = replies.iter().find(|reply| reply.cell == *cell);
                        self.with(*cell, opponent, |naive| match named {
                            Some(reply) => naive.step(reply.then, claimant),
                            None => naive.line(line),
                        })
                    })
            }
        }
    }

    fn line(&mut self, cells: &[Cell]) -> bool {
        let (claimant, opponent) = (self.question.claimant(), self.question.claimant().other());
        let Some((first, rest)) = cells.split_first() else { return false };
        self.with(*first, claimant, |naive| {
            if naive.board.row_through(*first).is_some() {
                return true;
            }
            if !naive.fives(opponent).is_empty() {
                return false;
            }
            match naive.fives(claimant).as_slice() {
                [] => false,
                [only] => naive.with(*only, opponent, |naive| naive.line(rest)),
                [_, _, ..] => true,
            }
        })
    }
}
