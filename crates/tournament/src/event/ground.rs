//! The reasons for which published pairs change.

use kolo_messages::Message;
use kolo_model::System;
use serde::{Deserialize, Serialize};

/// The reasons the rules list to change published pairs: two by the rules of 1992 (R-F6), five by those of the Dutch
/// system (D-C.04.2-4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AmendGround {
    /// They break B1: a rematch, or a second point without playing.
    BreaksB1,
    /// They break B2: one colour too often or a third time in a row.
    BreaksB2,
    /// Two would meet again.
    Rematch,
    /// The rules of the competition provide for it; the reason says which.
    CompetitionRules,
    /// Two who have no opponent agree to play each other.
    WithoutOpponent,
    /// A player who enters late meets a player who has no opponent.
    LateEntry,
    /// Trouble at the top of the last round.
    TopOfLastRound,
}

impl AmendGround {
    /// Whether the ground of a change follows from who is paired: it needs no choice.
    pub fn is_of_a_pair(self) -> bool {
        match self {
            AmendGround::WithoutOpponent | AmendGround::LateEntry => true,
            AmendGround::BreaksB1
            | AmendGround::BreaksB2
            | AmendGround::Rematch
            | AmendGround::CompetitionRules
            | AmendGround::TopOfLastRound => false,
        }
    }

    /// The reasons that the rules of a system name; none where they do not fix what is published.
    pub fn of(system: System) -> &'static [AmendGround] {
        match system {
            System::Fide1992 => &[AmendGround::BreaksB1, AmendGround::BreaksB2],
            System::Dutch => &[
                AmendGround::Rematch,
                AmendGround::CompetitionRules,
                AmendGround::WithoutOpponent,
                AmendGround::LateEntry,
                AmendGround::TopOfLastRound,
            ],
            System::Swiss | System::McMahon | System::RoundRobin | System::Pisqworky2023 => &[],
        }
    }

    /// The reason in words.
    pub fn message(self) -> Message {
        match self {
            AmendGround::BreaksB1 => Message::new("ground-breaks-b1"),
            AmendGround::BreaksB2 => Message::new("ground-breaks-b2"),
            AmendGround::Rematch => Message::new("ground-rematch"),
            AmendGround::CompetitionRules => Message::new("ground-competition-rules"),
            AmendGround::WithoutOpponent => Message::new("ground-without-opponent"),
            AmendGround::LateEntry => Message::new("ground-late-entry"),
            AmendGround::TopOfLastRound => Message::new("ground-top-of-last-round"),
        }
    }

    /// The name in forms and addresses.
    pub fn code(self) -> &'static str {
        match self {
            AmendGround::BreaksB1 => "breaks-b1",
            AmendGround::BreaksB2 => "breaks-b2",
            AmendGround::Rematch => "rematch",
            AmendGround::CompetitionRules => "competition-rules",
            AmendGround::WithoutOpponent => "without-opponent",
            AmendGround::LateEntry => "late-entry",
            AmendGround::TopOfLastRound => "top-of-last-round",
        }
    }
}

/// Why the latest round may be unpublished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RevokeGround {
    /// Its pairs break B1 or B2 (R-F6), in the Dutch system C1 (D-C.04.2-4.4).
    Unlawful,
    /// A correction came after it was published, and the arbiter lets it count for this round (R-F7.2).
    Correction,
    /// It was published by mistake, and no game of it was played. Not where the rules fix what is published (R-F6).
    Mistake,
    /// The rules of the competition provide for it (D-C.04.2-4.4); the reason says which.
    CompetitionRules,
}
