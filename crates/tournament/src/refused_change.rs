//! Why a published round of the Dutch system stays as it is (D-C.04.2-4.4).

use kolo_messages::Message;
use kolo_model::{Name, RoundNumber};

use crate::RuleBreak;

/// What is wrong with the ground that was named, or with how much would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RefusedChange {
    /// No two of the round have met before.
    NoRematch,
    /// The new pairs would meet again.
    MeetAgain(Vec<RuleBreak>),
    /// More changes than what hangs together with those who would meet again.
    BeyondRematch,
    /// More changes than one new pair.
    BeyondPair,
    /// The player has an opponent.
    HasOpponent(Name),
    /// The new pairs name no player who enters late.
    NobodyNew,
    /// The player was in a pairing before, so does not enter late.
    NotLate(Name),
    /// It is not the last round.
    NotLast {
        /// The round.
        round: RoundNumber,
        /// How many are planned.
        rounds: u32,
    },
    /// A table changes at which no topscorer sits.
    NoTopscorer(Name),
    /// A game that has a result would change.
    Played(RoundNumber),
    /// A correction or a mistake alone takes no published round back.
    OnlyByOwnRules(RoundNumber),
}

impl RefusedChange {
    /// The sentence for people, without the clause.
    pub fn message(&self) -> Message {
        match self {
            RefusedChange::NoRematch => Message::new("refused-no-rematch"),
            RefusedChange::MeetAgain(breaks) => {
                let messages: Vec<Message> = breaks.iter().map(RuleBreak::message).collect();
                Message::new("refused-meet-again").with("breaks", messages)
            }
            RefusedChange::BeyondRematch => Message::new("refused-beyond-rematch"),
            RefusedChange::BeyondPair => Message::new("refused-beyond-pair"),
            RefusedChange::HasOpponent(name) => Message::new("refused-has-opponent").with("name", name),
            RefusedChange::NobodyNew => Message::new("refused-nobody-new"),
            RefusedChange::NotLate(name) => Message::new("refused-not-late").with("name", name),
            RefusedChange::NotLast { round, rounds } => {
                Message::new("refused-not-last").with("round", *round).with("rounds", *rounds)
            }
            RefusedChange::NoTopscorer(name) => Message::new("refused-no-topscorer").with("name", name),
            RefusedChange::Played(round) => Message::new("refused-round-has-results").with("round", *round),
            RefusedChange::OnlyByOwnRules(round) => {
                Message::new("refused-only-by-own-rules").with("round", *round)
            }
        }
    }
}
