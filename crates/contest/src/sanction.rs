//! Breaches of the rules and what follows (P-2.1.1.2, P-4.1.1.8 to P-4.1.1.10).

use kolo_messages::Message;
use kolo_model::{Clause, Name};
use serde::{Deserialize, Serialize};

use crate::{EntryId, GameKey, PlayerId, VenueId};

/// What was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Breach {
    /// Something the rules of the contest forbid (P-2.1.1.2).
    Rules,
    /// The organiser was not obeyed (P-2.1.1.2).
    Disobedience,
    /// Indecent language (P-4.1.1.2).
    Language,
    /// A verbal attack (P-4.1.1.3).
    Insult,
    /// A physical attack (P-4.1.1.4).
    Attack,
    /// Damage (P-4.1.1.1).
    Damage,
    /// Advice to a player (P-4.1.1.5).
    Advice,
    /// Cheating (P-4.1.1.6).
    Cheating,
    /// Other unsporting conduct (P-4.1.1.7), outside tournaments too (P-4.1.1.9).
    Unsporting,
    /// Leaving a game without permission (P-3.2.3).
    LeftGame,
    /// Delaying a duel (P-3.3.1.7).
    Delay,
}

impl Breach {
    /// Every kind.
    pub const ALL: [Breach; 11] = [
        Breach::Rules,
        Breach::Disobedience,
        Breach::Language,
        Breach::Insult,
        Breach::Attack,
        Breach::Damage,
        Breach::Advice,
        Breach::Cheating,
        Breach::Unsporting,
        Breach::LeftGame,
        Breach::Delay,
    ];

    /// The name on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Breach::Rules => "rules",
            Breach::Disobedience => "disobedience",
            Breach::Language => "language",
            Breach::Insult => "insult",
            Breach::Attack => "attack",
            Breach::Damage => "damage",
            Breach::Advice => "advice",
            Breach::Cheating => "cheating",
            Breach::Unsporting => "unsporting",
            Breach::LeftGame => "left-game",
            Breach::Delay => "delay",
        }
    }

    /// What it is, for people.
    pub fn message(self) -> Message {
        match self {
            Breach::Rules => Message::new("contest-breach-rules"),
            Breach::Disobedience => Message::new("contest-breach-disobedience"),
            Breach::Language => Message::new("contest-breach-language"),
            Breach::Insult => Message::new("contest-breach-insult"),
            Breach::Attack => Message::new("contest-breach-attack"),
            Breach::Damage => Message::new("contest-breach-damage"),
            Breach::Advice => Message::new("contest-breach-advice"),
            Breach::Cheating => Message::new("contest-breach-cheating"),
            Breach::Unsporting => Message::new("contest-breach-unsporting"),
            Breach::LeftGame => Message::new("contest-breach-left-game"),
            Breach::Delay => Message::new("contest-breach-delay"),
        }
    }

    /// The clause that it breaks.
    pub fn clause(self) -> Clause {
        match self {
            Breach::Rules | Breach::Disobedience => Clause::new("P-2.1.1.2"),
            Breach::Language => Clause::new("P-4.1.1.2"),
            Breach::Insult => Clause::new("P-4.1.1.3"),
            Breach::Attack => Clause::new("P-4.1.1.4"),
            Breach::Damage => Clause::new("P-4.1.1.1"),
            Breach::Advice => Clause::new("P-4.1.1.5"),
            Breach::Cheating => Clause::new("P-4.1.1.6"),
            Breach::Unsporting => Clause::new("P-4.1.1.7"),
            Breach::LeftGame => Clause::new("P-3.2.3"),
            Breach::Delay => Clause::new("P-3.3.1.7"),
        }
    }

    /// Whether the rules let this follow at once, without a warning before and whether it is serious or not: the loss of
    /// the game a player left (P-3.2.3), of the duel they delayed (P-3.3.1.7), and exclusion for bad conduct
    /// (P-4.1.1.8).
    pub fn at_once(self, measure: &Measure) -> bool {
        match self {
            Breach::Rules | Breach::Disobedience => false,
            Breach::LeftGame => matches!(measure, Measure::ForfeitGame { .. }),
            Breach::Delay => matches!(measure, Measure::ForfeitDuel { .. }),
            Breach::Language
            | Breach::Insult
            | Breach::Attack
            | Breach::Damage
            | Breach::Advice
            | Breach::Cheating
            | Breach::Unsporting => matches!(measure, Measure::Exclusion { .. }),
        }
    }
}

/// Against whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// A team, or the entry of an individual.
    Entry(EntryId),
    /// A person, wherever they play.
    Player(PlayerId),
}

/// How heavy a breach is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// More than a warning needs an earlier one, unless the rule that was broken says otherwise.
    #[default]
    Usual,
    /// Everything is possible at once (P-2.1.1.2).
    Serious,
}

/// What becomes of matches that were played already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayedMatches {
    /// They stay as they were played.
    #[default]
    Stay,
    /// They are lost by forfeit.
    Forfeited,
}

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Measure {
    /// A warning.
    Warning,
    /// A duel is lost.
    ForfeitDuel {
        /// In which match.
        game: GameKey,
        /// On which board, from 1.
        board: u32,
        /// The first or the second duel, from 1.
        duel: u32,
    },
    /// A game of two duels is lost.
    ForfeitGame {
        /// In which match.
        game: GameKey,
        /// On which board, from 1.
        board: u32,
    },
    /// A match is lost.
    ForfeitMatch {
        /// Which.
        game: GameKey,
    },
    /// Exclusion: from the tournament, or from the contest if none is named.
    Exclusion {
        /// What becomes of matches that were played.
        #[serde(default)]
        played: PlayedMatches,
    },
}

impl Measure {
    /// Whether it is the result of a match by itself: such a result is corrected, which undoing the sanction would not do.
    pub(crate) fn is_result(&self) -> bool {
        match self {
            Measure::ForfeitDuel { .. } | Measure::ForfeitGame { .. } | Measure::ForfeitMatch { .. } => true,
            Measure::Warning | Measure::Exclusion { .. } => false,
        }
    }
}

/// A sanction as it is recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sanction {
    /// In which tournament; none for conduct outside tournaments (P-4.1.1.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<VenueId>,
    /// Against whom.
    pub against: Against,
    /// For what.
    pub breach: Breach,
    /// How heavy.
    #[serde(default)]
    pub weight: Weight,
    /// What follows.
    pub measure: Measure,
    /// Who decided: the organiser, whose word is the last one (P-2.1.1.1).
    pub decided_by: Name,
}
