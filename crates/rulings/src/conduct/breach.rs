//! What a person can do wrong.

use kolo_messages::Message;
use kolo_model::{Clause, RuleSet};

use crate::facts::{Fact, Kind, choices};

choices! {
    /// A breach of the rules of conduct of go (G-4.3, G-6.4, G-6.8).
    GoBreach {
        /// Analysing a game on another board.
        OtherBoard = "other-board", Message::new("facts-breach-other-board"),
        /// Using literature or notes.
        Notes = "notes", Message::new("facts-breach-notes"),
        /// Analysing in a break.
        AnalysisInBreak = "analysis-in-break", Message::new("facts-breach-analysis-in-break"),
        /// Asking for advice.
        AskedAdvice = "asked-advice", Message::new("facts-breach-asked-advice"),
        /// Giving advice.
        GaveAdvice = "gave-advice", Message::new("facts-breach-gave-advice"),
        /// Disturbing players.
        Disturbance = "disturbance", Message::new("facts-breach-disturbance"),
        /// Influencing a game of others.
        InfluencedGame = "influenced-game", Message::new("facts-breach-influenced-game"),
        /// Touching stones or board of others.
        TouchedStones = "touched-stones", Message::new("facts-breach-touched-stones"),
        /// Informing the players of a breach instead of the arbiter.
        InformedPlayers = "told-players", Message::new("facts-breach-informed-players"),
        /// Holding the hand over the board.
        HeldHand = "held-hand", Message::new("facts-breach-held-hand"),
        /// Taking a move back.
        TookBack = "took-back", Message::new("facts-breach-took-back"),
        /// Making an illegal move on purpose.
        IllegalOnPurpose = "illegal-on-purpose", Message::new("facts-breach-illegal-on-purpose"),
        /// Destroying the position on purpose or again.
        DestroyedPosition = "destroyed-position", Message::new("facts-breach-destroyed-position"),
    }
    /// A breach of the rules of the gomoku contest (P-2.1.1.2, P-3.2.3, P-3.3.1.7, P-4.1.1). The words are those of its
    /// sanctions.
    ContestBreach {
        /// Something the rules of the contest forbid.
        Rules = "rules", Message::new("contest-breach-rules"),
        /// The organiser was not obeyed.
        Disobedience = "disobedience", Message::new("contest-breach-disobedience"),
        /// Indecent language.
        Language = "language", Message::new("contest-breach-language"),
        /// A verbal attack.
        Insult = "insult", Message::new("contest-breach-insult"),
        /// A physical attack.
        Attack = "attack", Message::new("contest-breach-attack"),
        /// Damage.
        Damage = "damage", Message::new("contest-breach-damage"),
        /// Advice to a player during a game.
        Advice = "advice", Message::new("contest-breach-advice"),
        /// Cheating.
        Cheating = "cheating", Message::new("contest-breach-cheating"),
        /// Other unsporting conduct.
        Unsporting = "unsporting", Message::new("contest-breach-unsporting"),
        /// Leaving a game without permission.
        LeftGame = "left-game", Message::new("contest-breach-left-game"),
        /// Delaying a duel.
        Delay = "delay", Message::new("contest-breach-delay"),
    }
}

impl GoBreach {
    /// The clause that forbids it.
    pub fn clause(self) -> Clause {
        Clause::new(match self {
            GoBreach::OtherBoard => "G-4.3.1a",
            GoBreach::Notes => "G-4.3.1b",
            GoBreach::AnalysisInBreak => "G-4.3.1c",
            GoBreach::AskedAdvice => "G-4.3.1d",
            GoBreach::GaveAdvice => "G-4.3.1e",
            GoBreach::Disturbance => "G-4.3.2a",
            GoBreach::InfluencedGame => "G-4.3.2b",
            GoBreach::TouchedStones => "G-4.3.3",
            GoBreach::InformedPlayers => "G-4.3.4",
            GoBreach::HeldHand => "G-4.3.7",
            GoBreach::TookBack => "G-4.3.8",
            GoBreach::IllegalOnPurpose => "G-6.4",
            GoBreach::DestroyedPosition => "G-6.8",
        })
    }

    /// What the clause says.
    pub fn message(self) -> Message {
        match self {
            GoBreach::OtherBoard => Message::new("rulings-text-other-board"),
            GoBreach::Notes => Message::new("rulings-text-notes"),
            GoBreach::AnalysisInBreak => Message::new("rulings-text-analysis-in-break"),
            GoBreach::AskedAdvice => Message::new("rulings-text-asked-advice"),
            GoBreach::GaveAdvice => Message::new("rulings-text-gave-advice"),
            GoBreach::Disturbance => Message::new("rulings-text-disturbance"),
            GoBreach::InfluencedGame => Message::new("rulings-text-influenced-game"),
            GoBreach::TouchedStones => Message::new("rulings-text-touched-stones"),
            GoBreach::InformedPlayers => Message::new("rulings-text-informed-players"),
            GoBreach::HeldHand => Message::new("rulings-text-held-hand"),
            GoBreach::TookBack => Message::new("rulings-text-took-back"),
            GoBreach::IllegalOnPurpose => Message::new("rulings-text-illegal-on-purpose"),
            GoBreach::DestroyedPosition => Message::new("rulings-text-destroyed-position"),
        }
    }
}

impl ContestBreach {
    /// The clause that forbids it.
    pub fn clause(self) -> Clause {
        Clause::new(match self {
            ContestBreach::Rules | ContestBreach::Disobedience => "P-2.1.1.2",
            ContestBreach::Language => "P-4.1.1.2",
            ContestBreach::Insult => "P-4.1.1.3",
            ContestBreach::Attack => "P-4.1.1.4",
            ContestBreach::Damage => "P-4.1.1.1",
            ContestBreach::Advice => "P-4.1.1.5",
            ContestBreach::Cheating => "P-4.1.1.6",
            ContestBreach::Unsporting => "P-4.1.1.7",
            ContestBreach::LeftGame => "P-3.2.3",
            ContestBreach::Delay => "P-3.3.1.7",
        })
    }

    /// Whether it is one of the rules of conduct, which have penalties of their own (P-4.1.1.8).
    pub fn is_of_conduct(self) -> bool {
        matches!(
            self,
            ContestBreach::Language
                | ContestBreach::Insult
                | ContestBreach::Attack
                | ContestBreach::Damage
                | ContestBreach::Advice
                | ContestBreach::Cheating
                | ContestBreach::Unsporting
        )
    }

    /// What the clause says.
    pub fn message(self) -> Message {
        match self {
            ContestBreach::Rules => Message::new("rulings-text-rules"),
            ContestBreach::Disobedience => Message::new("rulings-text-disobedience"),
            ContestBreach::Language => Message::new("rulings-text-language"),
            ContestBreach::Insult => Message::new("rulings-text-insult"),
            ContestBreach::Attack => Message::new("rulings-text-attack"),
            ContestBreach::Damage => Message::new("rulings-text-damage"),
            ContestBreach::Advice => Message::new("rulings-text-advice"),
            ContestBreach::Cheating => Message::new("rulings-text-cheating"),
            ContestBreach::Unsporting => Message::new("rulings-text-unsporting"),
            ContestBreach::LeftGame => Message::new("rulings-text-left-game"),
            ContestBreach::Delay => Message::new("rulings-text-delay"),
        }
    }
}
