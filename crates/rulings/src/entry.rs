//! What is to be entered after a ruling.

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, RuleSet, Side};

use crate::facts::Span;
use crate::game_end::Margin;
use crate::verdict::side_message;

/// One thing to enter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// A result.
    Result {
        /// Of what.
        scope: Scope,
        /// Which.
        result: ResultToEnter,
        /// How it came about.
        how: How,
    },
    /// The record keeps the colours and the handicap of the pairing (G-6.1.2).
    AsDrawn,
    /// A clock shows this from now on; both clocks if no side is named.
    Clock {
        /// Whose.
        side: Option<Side>,
        /// What it shows.
        to: Span,
    },
    /// So much is added to the clock of the player concerned.
    ClockPlus(Span),
    /// Byo-yomi goes on with a full period (G-7.4).
    FullPeriod,
    /// An incident, with the clause that was broken if one was.
    Incident(Option<Clause>),
    /// A sanction: one of these.
    Sanction(Vec<Measure>),
    /// A protest.
    Protest,
    /// The form of an adjourned game, written and kept by the arbiter.
    Form,
    /// A new start of the round.
    Start,
}

/// What a result is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scope {
    /// A game; in the gomoku contest two duels.
    Game,
    /// One duel of the gomoku contest.
    Duel,
}

/// A result to enter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultToEnter {
    /// This side wins.
    Wins(Side),
    /// A draw; *jigo* in go.
    Draw,
    /// Both sides lose.
    BothLose,
}

/// How a result came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum How {
    /// Without play: by forfeit.
    Forfeit,
    /// A player exceeded their time.
    Time,
    /// A player gave up.
    Resignation,
    /// By counting.
    Counting(Margin),
    /// The arbiter ruled so.
    Ruling,
}

/// A measure of the gomoku contest (P-2.1.1.2, P-4.1.1.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Measure {
    /// A warning.
    Warning,
    /// A duel is lost.
    ForfeitDuel,
    /// A game is lost.
    ForfeitGame,
    /// A match is lost.
    ForfeitMatch,
    /// Exclusion of a player or a team.
    Exclusion,
}

impl Measure {
    /// The name as the order for sanctions knows it.
    pub fn code(self) -> &'static str {
        match self {
            Measure::Warning => "warning",
            Measure::ForfeitDuel => "duel",
            Measure::ForfeitGame => "game",
            Measure::ForfeitMatch => "match",
            Measure::Exclusion => "exclude",
        }
    }

    /// The same for people.
    pub fn message(self) -> Message {
        match self {
            Measure::Warning => Message::new("rulings-measure-warning"),
            Measure::ForfeitDuel => Message::new("rulings-measure-duel"),
            Measure::ForfeitGame => Message::new("rulings-measure-game"),
            Measure::ForfeitMatch => Message::new("rulings-measure-match"),
            Measure::Exclusion => Message::new("rulings-measure-exclusion"),
        }
    }
}

impl Entry {
    /// A short name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Entry::Result { .. } => "result",
            Entry::AsDrawn => "as-drawn",
            Entry::Clock { .. } | Entry::ClockPlus(_) | Entry::FullPeriod => "clock",
            Entry::Incident(_) => "incident",
            Entry::Sanction(_) => "sanction",
            Entry::Protest => "protest",
            Entry::Form => "form",
            Entry::Start => "start",
        }
    }

    /// The sentence for people, with the sides named as these rules name them.
    pub fn message(&self, book: Option<RuleSet>) -> Message {
        match self {
            Entry::Result { scope, result, how } => Message::new("rulings-entry-result")
                .with("scope", scope.message())
                .with("result", result.message(book))
                .with("how", how.message()),
            Entry::AsDrawn => Message::new("rulings-entry-as-drawn"),
            Entry::Clock { side: Some(side), to } => Message::new("rulings-entry-clock-of")
                .with("side", side_message(*side, book))
                .with("time", to.message()),
            Entry::Clock { side: None, to } => {
                Message::new("rulings-entry-clocks").with("time", to.message())
            }
            Entry::ClockPlus(more) => Message::new("rulings-entry-clock-plus").with("time", more.message()),
            Entry::FullPeriod => Message::new("rulings-entry-full-period"),
            Entry::Incident(None) => Message::new("rulings-entry-incident"),
            Entry::Incident(Some(clause)) => Message::new("rulings-entry-breach").with("clause", *clause),
            Entry::Sanction(measures) => {
                let measures: Vec<Message> = measures.iter().map(|measure| measure.message()).collect();
                Message::new("rulings-entry-sanction").with("measures", measures)
            }
            Entry::Protest => Message::new("rulings-entry-protest"),
            Entry::Form => Message::new("rulings-entry-form"),
            Entry::Start => Message::new("rulings-entry-start"),
        }
    }
}

impl Scope {
    fn message(self) -> Message {
        match self {
            Scope::Game => Message::new("rulings-scope-game"),
            Scope::Duel => Message::new("rulings-scope-duel"),
        }
    }
}

impl ResultToEnter {
    /// The side that does not lose wins.
    pub(crate) fn lost_for(side: Side) -> Self {
        ResultToEnter::Wins(side.other())
    }

    fn message(self, book: Option<RuleSet>) -> Message {
        match self {
            ResultToEnter::Wins(side) => {
                Message::new("rulings-result-wins").with("side", side_message(side, book))
            }
            ResultToEnter::Draw => Message::new("rulings-result-draw"),
            ResultToEnter::BothLose => Message::new("rulings-result-both-lose"),
        }
    }
}

impl How {
    fn message(self) -> Message {
        match self {
            How::Forfeit => Message::new("rulings-how-forfeit"),
            How::Time => Message::new("rulings-how-time"),
            How::Resignation => Message::new("rulings-how-resignation"),
            How::Counting(margin) => {
                Message::new("rulings-how-counting").with("margin", Arg::decimal(margin))
            }
            How::Ruling => Message::new("rulings-how-ruling"),
        }
    }
}
