//! What is wrong with a proof.

use std::fmt;

use kolo_messages::{Arg, Lang, Message};
use kolo_model::Clause;

use crate::Cell;
use crate::prover::StepId;

/// Where a proof fails, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProofFlaw {
    /// The step.
    pub step: StepId,
    /// The moves from the position of the question to the failure.
    pub played: Vec<Cell>,
    /// What is wrong there.
    pub kind: FlawKind,
}

/// What can be wrong with a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlawKind {
    /// The proof ends before it, or is empty.
    NoSuchStep,
    /// It refers to itself or to an earlier step.
    Backwards,
    /// It is about the other side's turn.
    WrongTurn,
    /// It marks a square that has a mark or lies outside the field.
    NotEmpty(Cell),
    /// A reply that is named twice.
    NamedTwice(Cell),
    /// The opponent makes five here.
    OpponentWins(Cell),
    /// A move of a line that threatens no five.
    NoFour(Cell),
    /// The line ends before the claimant has won.
    LineTooShort,
    /// The claimant has not two squares for five.
    NoDouble,
    /// The square is not the one that the opponent must take.
    NotForced(Cell),
    /// The opponent cannot move: the board is full and the duel drawn.
    FullBoard,
    /// The check was given up.
    TooMuchWork,
}

impl ProofFlaw {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        let what = match self.kind {
            FlawKind::NoSuchStep => Message::new("prover-flaw-no-such-step"),
            FlawKind::Backwards => Message::new("prover-flaw-backwards"),
            FlawKind::WrongTurn => Message::new("prover-flaw-wrong-turn"),
            FlawKind::NotEmpty(cell) => Message::new("prover-flaw-not-empty").with("cell", cell.to_string()),
            FlawKind::NamedTwice(cell) => {
                Message::new("prover-flaw-named-twice").with("cell", cell.to_string())
            }
            FlawKind::OpponentWins(cell) => {
                Message::new("prover-flaw-opponent-wins").with("cell", cell.to_string())
            }
            FlawKind::NoFour(cell) => Message::new("prover-flaw-no-four").with("cell", cell.to_string()),
            FlawKind::LineTooShort => Message::new("prover-flaw-line-too-short"),
            FlawKind::NoDouble => Message::new("prover-flaw-no-double"),
            FlawKind::NotForced(cell) => {
                Message::new("prover-flaw-not-forced").with("cell", cell.to_string())
            }
            FlawKind::FullBoard => Message::new("prover-flaw-full-board"),
            FlawKind::TooMuchWork => Message::new("prover-flaw-too-much-work"),
        };
        let played: Vec<Arg> = self.played.iter().map(|cell| Arg::from(cell.to_string())).collect();
        Message::new("prover-flaw")
            .with("step", self.step.number())
            .with("moves", self.played.len())
            .with("played", played)
            .with("what", what)
    }

    /// The clause that asks for a win that is shown.
    pub fn clause(&self) -> Clause {
        Clause::new("P-3.3.1.6")
    }
}

impl fmt::Display for ProofFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for ProofFlaw {}
