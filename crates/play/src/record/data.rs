//! A duel as it was written down. Whether it is legal is another question.

use kolo_model::{Name, PerSide, Side};

use crate::duel::{End, Opening, Outcome, Step};
use crate::{Cell, Mark};

/// How a duel began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Beginning {
    /// By SWAP 1 or SWAP 2 (P-3.3.1.2).
    Swap(Opening),
    /// It is not recorded how: marks in turn from the first one on, as in games from elsewhere.
    Plain {
        /// The first mark.
        first: Mark,
    },
}

/// Milliseconds spent on a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Spent(u32);

impl Spent {
    /// What other programs take as well: about 24 days.
    pub const MOST: u32 = i32::MAX as u32;

    /// So many milliseconds; nothing if they are too many.
    pub fn new(milliseconds: u64) -> Option<Spent> {
        u32::try_from(milliseconds).ok().filter(|ms| *ms <= Spent::MOST).map(Spent)
    }

    /// The milliseconds.
    pub fn milliseconds(self) -> u32 {
        self.0
    }

    /// Both together, as far as the number goes.
    #[must_use]
    pub fn plus(self, other: Spent) -> Spent {
        Spent(self.0.saturating_add(other.0).min(Spent::MOST))
    }
}

/// A step and the time it took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakenStep {
    /// What was done.
    pub step: Step,
    /// How long it took, if that was written down.
    pub spent: Option<Spent>,
}

impl From<Step> for TakenStep {
    fn from(step: Step) -> TakenStep {
        TakenStep { step, spent: None }
    }
}

impl TakenStep {
    /// A mark in a square.
    pub fn play(cell: Cell) -> TakenStep {
        TakenStep::from(Step::Play { cell })
    }
}

/// How the duel ended, as it was written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The last mark made five or more in a row (P-3.3.1.4).
    Five,
    /// The board is full (P-3.3.1.5).
    Full,
    /// A side gave up.
    Resigned {
        /// Who.
        by: Side,
    },
    /// A draw was offered and taken.
    Agreed,
    /// A flag fell and was pointed out (P-3.3.2.8).
    Flag {
        /// Whose.
        loser: Side,
    },
    /// Both flags fell (P-3.3.2.9).
    BothFlags,
    /// The time of the duel was over (P-3.3.1.6).
    TimeLimit,
    /// A forced win was shown after the time (P-3.3.1.6).
    ForcedWin {
        /// By whom.
        winner: Side,
    },
    /// The arbiter decided (P-3.3.1.4).
    Ruled {
        /// What.
        outcome: Outcome,
        /// Why; one line, so a [`Name`] can hold it.
        reason: Name,
    },
}

impl Claim {
    /// The end off the board that is claimed; nothing for one that the board itself must show.
    pub fn off_the_board(&self) -> Option<End> {
        Some(match self {
            Claim::Five | Claim::Full => return None,
            Claim::Resigned { by } => End::Resigned { by: *by },
            Claim::Agreed => End::Agreed,
            Claim::Flag { loser } => End::Flag { loser: *loser },
            Claim::BothFlags => End::BothFlags,
            Claim::TimeLimit => End::TimeLimit,
            Claim::ForcedWin { winner } => End::ForcedWin { winner: *winner },
            Claim::Ruled { outcome, reason } => {
                End::Ruled { outcome: *outcome, reason: reason.as_str().to_owned() }
            }
        })
    }
}

/// A duel as it was written down: every step in its order. Who took which follows from the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// How it began.
    pub beginning: Beginning,
    /// The one who opened it, or made the first mark, and the other one.
    pub names: PerSide<Option<Name>>,
    /// What was done.
    pub steps: Vec<TakenStep>,
    /// How it ended, if that was written down.
    pub claim: Option<Claim>,
}

impl Record {
    /// Nothing has happened yet, and no names.
    pub fn new(beginning: Beginning) -> Record {
        Record { beginning, names: PerSide::new(None, None), steps: Vec::new(), claim: None }
    }

    /// The record of a duel, without names and times.
    pub fn of_duel(duel: &crate::duel::Duel) -> Record {
        let claim = duel.end().and_then(|end| match end {
            End::Row { .. } => Some(Claim::Five),
            End::BoardFull => Some(Claim::Full),
            End::Resigned { by } => Some(Claim::Resigned { by: *by }),
            End::Agreed => Some(Claim::Agreed),
            End::Flag { loser } => Some(Claim::Flag { loser: *loser }),
            End::BothFlags => Some(Claim::BothFlags),
            End::TimeLimit => Some(Claim::TimeLimit),
            End::ForcedWin { winner } => Some(Claim::ForcedWin { winner: *winner }),
            // A reason that fits on no line leaves the end open rather than change its words.
            End::Ruled { outcome, reason } => {
                Name::new(reason).ok().map(|reason| Claim::Ruled { outcome: *outcome, reason })
            }
        });
        Record {
            beginning: Beginning::Swap(duel.opening()),
            names: PerSide::new(None, None),
            steps: duel.steps().iter().copied().map(TakenStep::from).collect(),
            claim,
        }
    }
}
