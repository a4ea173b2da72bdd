//! The check of a proof. It does not search: it plays every move the proof names, and every reply there is.
//!
//! Nothing here comes from the search. It knows what five in a row is and nothing else of the game: no threats, no
//! patterns, no tables. Who reads this file and [`lines`] has seen all that "proven" rests on.
//!
//! Why the rules are enough (A claims, D is the opponent):
//! - D to move who can make five does so: the step fails. A's move must leave D without such a square, too.
//! - Two squares in which A makes five: D marks one of them, cannot make five, and A marks the other.
//! - One such square: every other reply of D loses at once.
//! - Otherwise every empty square is tried as D's reply, and there must be one, as a full board is a draw (P-3.3.1.5).
//!
//! Every step marks a square, so that no proof goes on for ever; `WORK` bounds how long a hostile one can take.

use std::collections::HashSet;

use super::{Proof, Question, Reply, Step, StepId};
use crate::{CELLS, Cell};

mod flaw;
mod lines;
mod pairs;

pub use flaw::{FlawKind, ProofFlaw};
use lines::{Lines, Packed};
pub use pairs::{Pair, pairs_hold};

/// Marks that a check may place in all, some ten seconds. The longest proof seen takes a fiftieth of it.
const WORK: u64 = 100_000_000;

/// Different boards that a check may remember, some 100 MB.
const BOARDS: usize = 1 << 20;

/// A proof that holds, and what the check took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    /// Marks placed.
    pub marks: u64,
    /// Different pairs of a step and a board.
    pub boards: u64,
    /// Moves of the longest game in it, those of both sides, up to five in a row.
    pub longest: u32,
}

/// Checks a proof against its question.
///
/// # Errors
/// The first flaw in the order of the steps.
pub fn verify(question: &Question, proof: &Proof) -> Result<Verified, ProofFlaw> {
    verify_within(question, proof, WORK)
}

/// The same with a bound of one's own on the number of marks placed.
///
/// # Errors
/// The first flaw in the order of the steps, or that the bound was reached.
pub fn verify_within(question: &Question, proof: &Proof, work: u64) -> Result<Verified, ProofFlaw> {
    let lines = Lines::new(question);
    let mut check =
        Check { proof, lines, seen: HashSet::new(), played: Vec::new(), marks: 0, work, longest: 0 };
    let turn = if question.to_move() == question.claimant() { Turn::Claimant } else { Turn::Opponent };
    check.step(StepId(0), turn)?;
    let boards = u64::try_from(check.seen.len()).unwrap_or(u64::MAX);
    Ok(Verified { marks: check.marks, boards, longest: check.longest })
}

/// Who is to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Claimant,
    Opponent,
}

struct Check<'a> {
    proof: &'a Proof,
    lines: Lines,
    /// What has been checked already, by the exact board.
    seen: HashSet<(StepId, Packed)>,
    played: Vec<Cell>,
    marks: u64,
    work: u64,
    longest: u32,
}

impl Check<'_> {
    fn flaw(&self, step: StepId, kind: FlawKind) -> ProofFlaw {
        ProofFlaw { step, played: self.played.clone(), kind }
    }

    fn put(&mut self, step: StepId, cell: Cell, turn: Turn) -> Result<(), ProofFlaw> {
        self.marks += 1;
        if self.marks > self.work {
            return Err(self.flaw(step, FlawKind::TooMuchWork));
        }
        if !self.lines.is_empty(cell) {
            return Err(self.flaw(step, FlawKind::NotEmpty(cell)));
        }
        self.lines.toggle(cell, turn == Turn::Claimant);
        self.played.push(cell);
        Ok(())
    }

    fn take_back(&mut self, turn: Turn) {
        let cell = self.played.pop().expect("only what was put is taken back");
        self.lines.toggle(cell, turn == Turn::Claimant);
    }

    fn note_length(&mut self, still_to_come: usize) {
        let length = u32::try_from(self.played.len() + still_to_come).unwrap_or(u32::MAX);
        self.longest = self.longest.max(length);
    }

    /// Plays a move of the proof, does something in the position after it, and takes it back.
    fn after(
        &mut self,
        step: StepId,
        cell: Cell,
        turn: Turn,
        then: impl FnOnce(&mut Self) -> Result<(), ProofFlaw>,
    ) -> Result<(), ProofFlaw> {
        self.put(step, cell, turn)?;
        then(self)?;
        self.take_back(turn);
        Ok(())
    }

    fn step(&mut self, id: StepId, turn: Turn) -> Result<(), ProofFlaw> {
        let Some(step) = self.proof.step(id) else { return Err(self.flaw(id, FlawKind::NoSuchStep)) };
        if self.seen.len() >= BOARDS {
            return Err(self.flaw(id, FlawKind::TooMuchWork));
        }
        if !self.seen.insert((id, self.lines.packed())) {
            return Ok(());
        }
        match (step, turn) {
            (Step::Line(cells), Turn::Claimant) => {
                let danger = self.lines.completing(false);
                self.line(id, cells, &danger)
            }
            (Step::Move { cell, then }, Turn::Claimant) => {
                self.later(id, *then)?;
                self.after(id, *cell, turn, |check| check.step(*then, Turn::Opponent))
            }
            (Step::Double, Turn::Opponent) => {
                self.opponent_cannot_win(id)?;
                self.note_length(2);
                match self.lines.completing(true).as_slice() {
                    [_, _, ..] => Ok(()),
                    [] | [_] => Err(self.flaw(id, FlawKind::NoDouble)),
                }
            }
            (Step::Forced { cell, then }, Turn::Opponent) => {
                self.later(id, *then)?;
                self.opponent_cannot_win(id)?;
                if !self.lines.completing(true).contains(cell) {
                    return Err(self.flaw(id, FlawKind::NotForced(*cell)));
                }
                self.note_length(2);
                self.after(id, *cell, turn, |check| check.step(*then, Turn::Claimant))
            }
            (Step::Threat { line, replies }, Turn::Opponent) => self.threat(id, line, replies),
            (Step::Line(_) | Step::Move { .. }, Turn::Opponent)
            | (Step::Double | Step::Forced { .. } | Step::Threat { .. }, Turn::Claimant) => {
                Err(self.flaw(id, FlawKind::WrongTurn))
            }
        }
    }

    /// Steps refer to later ones only, so that a proof can be read from the first to the last.
    fn later(&self, from: StepId, to: StepId) -> Result<(), ProofFlaw> {
        if to > from { Ok(()) } else { Err(self.flaw(from, FlawKind::Backwards)) }
    }

    fn opponent_cannot_win(&self, id: StepId) -> Result<(), ProofFlaw> {
        match self.lines.completing(false).first() {
            None => Ok(()),
            Some(cell) => Err(self.flaw(id, FlawKind::OpponentWins(*cell))),
        }
    }

    /// Plays fours of the claimant, who is to move, and the only replies to them. `danger` holds all squares in which
    /// the opponent makes five.
    ///
    /// Only the newest mark can make a new square to complete, so the lines through it are enough: the opponent had no
    /// such square before their last move, and one of the claimant that is overlooked would only help them.
    fn line(&mut self, id: StepId, cells: &[Cell], danger: &[Cell]) -> Result<(), ProofFlaw> {
        let Some((first, rest)) = cells.split_first() else {
            return Err(self.flaw(id, FlawKind::LineTooShort));
        };
        self.put(id, *first, Turn::Claimant)?;
        if self.lines.five_through(*first, true) {
            self.note_length(0);
        } else {
            if let Some(cell) = danger.iter().find(|cell| *cell != first) {
                return Err(self.flaw(id, FlawKind::OpponentWins(*cell)));
            }
            match self.lines.completing_through(*first, true).as_slice() {
                [] => return Err(self.flaw(id, FlawKind::NoFour(*first))),
                [only] => self.after(id, *only, Turn::Opponent, |check| {
                    let danger = check.lines.completing_through(*only, false);
                    check.line(id, rest, &danger)
                })?,
                [_, _, ..] => self.note_length(2),
            }
        }
        self.take_back(Turn::Claimant);
        Ok(())
    }

    /// Tries every reply of the opponent.
    fn threat(&mut self, id: StepId, line: &[Cell], replies: &[Reply]) -> Result<(), ProofFlaw> {
        self.opponent_cannot_win(id)?;
        let empty = self.lines.empty();
        if empty.is_empty() {
            return Err(self.flaw(id, FlawKind::FullBoard));
        }
        let mut named = [None; CELLS];
        for reply in replies {
            self.later(id, reply.then)?;
            if !self.lines.is_empty(reply.cell) {
                return Err(self.flaw(id, FlawKind::NotEmpty(reply.cell)));
            }
            if named[reply.cell.index()].replace(reply.then).is_some() {
                return Err(self.flaw(id, FlawKind::NamedTwice(reply.cell)));
            }
        }
        for cell in empty {
            self.after(id, cell, Turn::Opponent, |check| {
                if let Some(then) = named[cell.index()] {
                    return check.step(then, Turn::Claimant);
                }
                let danger = check.lines.completing_through(cell, false);
                check.line(id, line, &danger)
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prover::Field;
    use crate::{Board, Mark};

    fn cell(text: &str) -> Cell {
        text.parse().expect("a square")
    }

    fn question(crosses: &str, circles: &str, to_move: Mark) -> Question {
        let mut board = Board::default();
        for (text, mark) in [(crosses, Mark::Cross), (circles, Mark::Circle)] {
            for name in text.split_whitespace() {
                board.put(cell(name), mark).expect("an empty square");
            }
        }
        Question::new(board, to_move, Mark::Cross).expect("nobody has won")
    }

    fn kind(question: &Question, steps: Vec<Step>) -> Result<(), FlawKind> {
        verify(question, &Proof { steps }).map(|_| ()).map_err(|flaw| flaw.kind)
    }

    /// An open three of crosses at f8 to h8.
    const THREE: (&str, &str) = ("f8 g8 h8", "a1 a3 a5");

    #[test]
    fn a_line_is_fours_up_to_the_win() {
        let question = question(THREE.0, THREE.1, Mark::Cross);
        let line = |names: &str| vec![Step::Line(names.split_whitespace().map(cell).collect())];
        assert_eq!(kind(&question, line("i8")), Ok(()));
        assert_eq!(kind(&question, line("j8")), Err(FlawKind::LineTooShort), "a four with one open square");
        assert_eq!(kind(&question, line("j8 e8 d8")), Err(FlawKind::NotEmpty(cell("d8"))), "the reply to e8");
        assert_eq!(kind(&question, line("g9")), Err(FlawKind::NoFour(cell("g9"))));
        assert_eq!(kind(&question, line("g8")), Err(FlawKind::NotEmpty(cell("g8"))));
        assert_eq!(kind(&question, line("")), Err(FlawKind::LineTooShort));
        assert_eq!(kind(&question, Vec::new()), Err(FlawKind::NoSuchStep));
        assert_eq!(kind(&question, vec![Step::Double]), Err(FlawKind::WrongTurn));
    }

    #[test]
    fn an_open_five_of_the_opponent_comes_first() {
        let four = question("f8 g8 h8", "a1 b1 c1 d1", Mark::Cross);
        let line = vec![Step::Line(vec![cell("i8")])];
        assert_eq!(kind(&four, line.clone()), Err(FlawKind::OpponentWins(cell("e1"))));
        let five = question("f8 g8 h8 i8", "a1 b1 c1 d1", Mark::Cross);
        assert_eq!(kind(&five, vec![Step::Line(vec![cell("j8")])]), Ok(()));
        let double = question("f8 g8 h8 i8", "a1 b1 c1 d1", Mark::Circle);
        assert_eq!(kind(&double, vec![Step::Double]), Err(FlawKind::OpponentWins(cell("e1"))));
    }

    #[test]
    fn steps_lead_to_later_steps() {
        let question = question(THREE.0, THREE.1, Mark::Cross);
        let to = |then: u32| vec![Step::Move { cell: cell("i8"), then: StepId(then) }, Step::Double];
        assert_eq!(kind(&question, to(1)), Ok(()));
        assert_eq!(kind(&question, to(0)), Err(FlawKind::Backwards));
        assert_eq!(kind(&question, to(2)), Err(FlawKind::NoSuchStep));
    }

    #[test]
    fn replies_are_named_once() {
        let question = question(THREE.0, THREE.1, Mark::Circle);
        let reply = Reply { cell: cell("i8"), then: StepId(1) };
        let threat =
            |replies: Vec<Reply>| vec![Step::Threat { line: vec![cell("i8")], replies }, Step::Double];
        assert_eq!(kind(&question, threat(vec![reply, reply])), Err(FlawKind::NamedTwice(cell("i8"))));
        let taken = Reply { cell: cell("a1"), then: StepId(1) };
        assert_eq!(kind(&question, threat(vec![taken])), Err(FlawKind::NotEmpty(cell("a1"))));
    }

    /// There is no one left to reply, which must not pass for "every reply loses".
    #[test]
    fn a_full_board_proves_nothing() {
        let mut board = Board::default();
        let field = Field::new(5).expect("a field");
        for cell in field.cells() {
            let mark = if (cell.column() + 2 * cell.row()) % 4 < 2 { Mark::Cross } else { Mark::Circle };
            board.put(cell, mark).expect("an empty square");
        }
        let question = Question::on(field, board, Mark::Circle, Mark::Cross).expect("nobody has won");
        let threat = vec![Step::Threat { line: Vec::new(), replies: Vec::new() }];
        assert_eq!(kind(&question, threat), Err(FlawKind::FullBoard));
    }

    #[test]
    fn a_check_can_be_bounded() {
        let question = question(THREE.0, THREE.1, Mark::Circle);
        let step = Step::Threat { line: vec![cell("i8")], replies: Vec::new() };
        let flaw =
            verify_within(&question, &Proof { steps: vec![step] }, 5).expect_err("five marks are not enough");
        assert_eq!(flaw.kind, FlawKind::TooMuchWork);
    }
}
