//! What a duel refuses.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Side};

use super::Opening;
use crate::{Cell, Mark};

/// Why a step does not count. The duel stays as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum DuelRefusal {
    /// The other side has to act.
    NotYourTurn {
        /// Who has.
        due: Side,
    },
    /// The first three marks are not set yet.
    OpenFirst {
        /// By which opening.
        opening: Opening,
    },
    /// The first three marks are set.
    OpenedAlready {
        /// By which opening.
        opening: Opening,
    },
    /// A symbol has to be chosen before any player plays on.
    ChooseFirst {
        /// By which opening.
        opening: Opening,
        /// Whether two marks may be added instead.
        may_add: bool,
    },
    /// The symbols are chosen.
    ChosenAlready {
        /// By which opening.
        opening: Opening,
    },
    /// Only in SWAP 2, and only the one who did not open, may add two marks.
    MayNotAdd {
        /// The opening that is played.
        opening: Opening,
    },
    /// The first three marks are all crosses or all circles.
    ThreeAlike {
        /// By which opening.
        opening: Opening,
    },
    /// The two marks added are the same.
    TwoAlike,
    /// The square is marked.
    Taken {
        /// Which.
        cell: Cell,
        /// With what.
        by: Mark,
    },
    /// The duel is over.
    Over,
}

impl DuelRefusal {
    /// The clause behind it.
    pub fn clause(self) -> Clause {
        match self {
            DuelRefusal::NotYourTurn { .. } => Clause::new("P-3.3.1.3"),
            DuelRefusal::OpenFirst { opening }
            | DuelRefusal::OpenedAlready { opening }
            | DuelRefusal::ThreeAlike { opening } => opening.first_marks(),
            DuelRefusal::ChooseFirst { opening: Opening::Swap2, may_add: false } => Clause::new("P-3.3.4.3"),
            DuelRefusal::ChooseFirst { opening, .. } | DuelRefusal::ChosenAlready { opening } => {
                opening.choice()
            }
            DuelRefusal::MayNotAdd { opening: Opening::Swap1 } => Clause::new("P-3.3.3.2"),
            DuelRefusal::MayNotAdd { opening: Opening::Swap2 } | DuelRefusal::TwoAlike => {
                Clause::new("P-3.3.4.2")
            }
            DuelRefusal::Taken { .. } => Clause::new("P-3.3.1.1"),
            DuelRefusal::Over => Clause::new("P-3.3.1.4"),
        }
    }

    /// The sentence for people.
    pub fn message(self) -> Message {
        match self {
            DuelRefusal::NotYourTurn { due } => Message::new("duel-not-your-turn").with(
                "due",
                match due {
                    Side::First => "first",
                    Side::Second => "second",
                },
            ),
            DuelRefusal::OpenFirst { .. } => Message::new("duel-open-first"),
            DuelRefusal::OpenedAlready { .. } => Message::new("duel-opened-already"),
            DuelRefusal::ChooseFirst { may_add: false, .. } => Message::new("duel-choose-first"),
            DuelRefusal::ChooseFirst { may_add: true, .. } => Message::new("duel-choose-or-add-first"),
            DuelRefusal::ChosenAlready { .. } => Message::new("duel-chosen-already"),
            DuelRefusal::MayNotAdd { opening } => match opening {
                Opening::Swap1 => Message::new("duel-no-adding-in-swap1"),
                Opening::Swap2 => Message::new("duel-added-already"),
            },
            DuelRefusal::ThreeAlike { .. } => Message::new("duel-three-alike"),
            DuelRefusal::TwoAlike => Message::new("duel-two-alike"),
            DuelRefusal::Taken { cell, by } => {
                Message::new("duel-taken").with("cell", cell.to_string()).with("mark", by)
            }
            DuelRefusal::Over => Message::new("duel-over"),
        }
    }
}

impl fmt::Display for DuelRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for DuelRefusal {}
