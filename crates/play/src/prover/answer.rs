//! What comes back: the verdict and what it took.

use kolo_messages::Message;
use kolo_model::Clause;

use super::verify::{Pair, ProofFlaw};
use super::{Proven, Question};

/// How many nodes a search may take. A node is one mark placed on the board of the search, so that the same question
/// and the same budget have the same answer on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Budget(pub u64);

impl Default for Budget {
    /// Enough for nearly every win that people find at the board, and well below a second of time.
    fn default() -> Budget {
        Budget(400_000)
    }
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// What is known.
    pub verdict: Verdict,
    /// What it took.
    pub effort: Effort,
}

/// What is known about a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The claimant wins by force; the proof has been checked.
    Proven(Box<Proven>),
    /// No proof was found. That is not a refutation: there may be a win all the same.
    NotProven(Why),
    /// The claimant does not win by force, for certain.
    Refuted(Refutation),
}

/// Why there is no proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// The budget ran out, or the memory.
    OutOfNodes,
    /// No win by fours and threes was found, but some lines of fours were followed only so far.
    Bounded,
    /// There is no win by fours and threes; wins that begin with a quiet move were not looked for.
    NoThreatWins,
    /// The search found something that the check does not accept: a fault of the program.
    CheckFailed(ProofFlaw),
}

/// Why a claim is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refutation {
    /// The opponent wins by force; that proof has been checked.
    OpponentWins(Box<Proven>),
    /// The opponent can stop every row by answering in pairs of squares: whenever the claimant marks one, the opponent
    /// marks the other. Without pairs there is no room left for five.
    Pairs(Vec<Pair>),
    /// Every game from here was looked at.
    AllMovesTried,
}

/// Which part of the search gave the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Fours alone.
    Fours,
    /// Moves that threaten to win by fours, with proof numbers.
    Threats,
    /// All moves, with proof numbers.
    AllMoves,
}

/// What an answer took.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effort {
    /// Nodes spent, never more than the budget and a few.
    pub nodes: u64,
    /// The part of the search that proved or refuted; none if no search did.
    pub stage: Option<Stage>,
}

impl Why {
    /// What says less: after a search that was cut nothing is claimed that only a whole one shows.
    pub(super) fn or_worse(self, other: Why) -> Why {
        let rank = |why: &Why| match why {
            Why::NoThreatWins => 0,
            Why::Bounded => 1,
            Why::OutOfNodes => 2,
            Why::CheckFailed(_) => 3,
        };
        if rank(&other) > rank(&self) { other } else { self }
    }
}

impl Verdict {
    /// The sentence for people.
    pub fn message(&self, question: &Question) -> Message {
        let claimant = question.claimant();
        let opponent = claimant.other();
        match self {
            Verdict::Proven(proven) => Message::new("prover-proven")
                .with("claimant", claimant)
                .with("moves", proven.verified().longest)
                .with("steps", proven.proof().len()),
            Verdict::NotProven(Why::OutOfNodes) => {
                Message::new("prover-not-proven-nodes").with("claimant", claimant)
            }
            Verdict::NotProven(Why::Bounded) => {
                Message::new("prover-not-proven-bounded").with("claimant", claimant)
            }
            Verdict::NotProven(Why::NoThreatWins) => {
                Message::new("prover-not-proven-threats").with("claimant", claimant)
            }
            Verdict::NotProven(Why::CheckFailed(flaw)) => {
                Message::new("prover-not-proven-check").with("flaw", flaw.message())
            }
            Verdict::Refuted(Refutation::OpponentWins(proven)) => Message::new("prover-refuted-opponent")
                .with("opponent", opponent)
                .with("moves", proven.verified().longest),
            Verdict::Refuted(Refutation::Pairs(pairs)) if pairs.is_empty() => {
                Message::new("prover-refuted-no-room").with("claimant", claimant)
            }
            Verdict::Refuted(Refutation::Pairs(pairs)) => {
                let pairs: Vec<kolo_messages::Arg> =
                    pairs.iter().map(|pair| pair.to_string().into()).collect();
                Message::new("prover-refuted-pairs").with("opponent", opponent).with("pairs", pairs)
            }
            Verdict::Refuted(Refutation::AllMovesTried) => {
                Message::new("prover-refuted-all").with("claimant", claimant)
            }
        }
    }

    /// The clause that lets a forced win be claimed.
    pub fn clause(&self) -> Clause {
        Clause::new("P-3.3.1.6")
    }
}
