//! One thing that is wrong with a round.

use kolo_messages::Message;
use kolo_model::{Clause, Idle, PerSide, RoundNumber, Side, StartNumber, System};

use super::clauses;

/// A rule that a round breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Violation {
    /// It is not this round's turn.
    WrongRound {
        /// The round to be paired.
        expected: RoundNumber,
        /// The round that was given.
        found: RoundNumber,
    },
    /// A player stands in the round more than once.
    NamedTwice {
        /// Who.
        no: StartNumber,
    },
    /// There is no such competitor.
    NotEntered {
        /// The number.
        no: StartNumber,
    },
    /// A player is paired who withdrew or said that they would not come.
    NotPresent {
        /// Who.
        no: StartNumber,
        /// Why they are not to be paired.
        idle: Idle,
    },
    /// A player is present and stands nowhere.
    Forgotten {
        /// Who.
        no: StartNumber,
    },
    /// A player meets themselves.
    AgainstHimself {
        /// Who.
        no: StartNumber,
    },
    /// The two have met as often as the system allows.
    MetBefore {
        /// The two.
        pair: PerSide<StartNumber>,
        /// When they met last.
        round: RoundNumber,
    },
    /// The two must not meet.
    Forbidden {
        /// The two.
        pair: PerSide<StartNumber>,
    },
    /// More than one bye in a Swiss system.
    SeveralByes {
        /// How many.
        count: usize,
    },
    /// A bye for a player who has had a free point.
    SecondBye {
        /// Who.
        no: StartNumber,
    },
    /// One side three times in a row (R-B2b, D-2.1.3).
    ThirdTimeInARow {
        /// Who.
        no: StartNumber,
        /// Which side.
        side: Side,
    },
    /// One side three times more often than the other (R-B2a, D-2.1.3).
    SideTooOften {
        /// Who.
        no: StartNumber,
        /// Which side.
        side: Side,
    },
}

impl Violation {
    /// The clause that is broken when `system` is played.
    pub fn clause(&self, system: System) -> Clause {
        match self {
            Violation::WrongRound { .. } => Clause::new("K-ORDER"),
            Violation::NamedTwice { .. }
            | Violation::NotEntered { .. }
            | Violation::Forgotten { .. }
            | Violation::AgainstHimself { .. } => Clause::new("K-ROUND"),
            Violation::NotPresent { idle, .. } => clauses::presence(system, *idle),
            Violation::MetBefore { .. } => clauses::meeting(system),
            Violation::Forbidden { .. } => Clause::new("K-APART"),
            Violation::SeveralByes { .. } => clauses::one_bye(system),
            Violation::SecondBye { .. } => clauses::bye(system),
            Violation::ThirdTimeInARow { .. } => clauses::third_time(system),
            Violation::SideTooOften { .. } => clauses::side_too_often(system),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Violation::WrongRound { expected, found } => {
                Message::new("round-wrong-number").with("expected", *expected).with("found", *found)
            }
            Violation::NamedTwice { no } => Message::new("round-named-twice").with("no", *no),
            Violation::NotEntered { no } => Message::new("round-not-entered").with("no", *no),
            Violation::NotPresent { no, .. } => Message::new("round-not-present").with("no", *no),
            Violation::Forgotten { no } => Message::new("round-forgotten").with("no", *no),
            Violation::AgainstHimself { no } => Message::new("round-against-himself").with("no", *no),
            Violation::MetBefore { pair, round } => Message::new("round-met-before")
                .with("first", pair.first)
                .with("second", pair.second)
                .with("round", *round),
            Violation::Forbidden { pair } => {
                Message::new("round-forbidden").with("first", pair.first).with("second", pair.second)
            }
            Violation::SeveralByes { count } => Message::new("round-several-byes").with("count", *count),
            Violation::SecondBye { no } => Message::new("round-second-bye").with("no", *no),
            Violation::ThirdTimeInARow { no, side } => {
                Message::new("round-third-time").with("no", *no).with("side", side_name(*side))
            }
            Violation::SideTooOften { no, side } => {
                Message::new("round-side-too-often").with("no", *no).with("side", side_name(*side))
            }
        }
    }
}

fn side_name(side: Side) -> Message {
    match side {
        Side::First => Message::new("side-white"),
        Side::Second => Message::new("side-black"),
    }
}
