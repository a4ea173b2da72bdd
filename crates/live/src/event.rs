//! What happened in a match on devices. Events are written once and never changed; their names and fields are kept for
//! ever.

use kolo_model::{Name, Side};
use kolo_play::clock::{Moment, Span};
use kolo_play::duel::{End, Step};
use kolo_teams::{BoardNumber, DuelNumber, DuelResult, SlipEvent};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{KeyHash, Seat, Setting};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn no_time(span: &Span) -> bool {
    span.is_zero()
}

/// What the program found about a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The win is forced, and the proof was checked.
    Proven,
    /// Nothing was found within the budget; that says nothing against the claim.
    NotProven,
    /// The claim is certainly wrong.
    Refuted,
}

/// A finding and the work behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Examined {
    /// What was found.
    pub finding: Finding,
    /// In how many steps of search.
    pub nodes: u64,
}

/// A time in which no server was there, so that no player could play: in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ServerAway)]
pub struct Away {
    /// The last moment at which one was known to be there.
    pub from: u64,
    /// When one was there again.
    pub to: u64,
}

/// Who stopped a clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoppedBy {
    /// A player, who sent for the arbiter.
    Player(Side),
    /// The arbiter.
    Arbiter(Name),
    /// No person: the server was away, which is no fault of the players (P-3.3.2.5).
    Away(Away),
}

/// One thing that happened. Sides are those of the match, except in a step and in the end of a duel, where the first side
/// is the one who opened it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The match was set up.
    Opened {
        /// By whom.
        by: Name,
        /// As agreed.
        setting: Setting,
        /// When, in milliseconds since 1970; all other times count from here.
        at: u64,
    },
    /// The link of a seat was given out.
    SeatIssued {
        /// Which.
        seat: Seat,
        /// Its secret, hashed.
        key: KeyHash,
    },
    /// The link of a seat no longer holds.
    SeatRevoked {
        /// Which.
        seat: Seat,
    },
    /// A player sat down.
    Arrived {
        /// Where.
        seat: Seat,
    },
    /// A duel began.
    Started {
        /// On which board.
        board: BoardNumber,
        /// Which of its duels.
        duel: DuelNumber,
    },
    /// A step was taken by the side that had to act.
    Stepped {
        /// On which board.
        board: BoardNumber,
        /// The step.
        take: Step,
        /// How long the line took, as the server measured it.
        #[serde(default, skip_serializing_if = "no_time")]
        lag: Span,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: Seat,
    },
    /// The offer was not taken.
    DrawDeclined {
        /// By whom.
        seat: Seat,
    },
    /// A forced win was claimed.
    WinClaimed {
        /// By whom.
        seat: Seat,
    },
    /// The program has looked at a claim.
    ClaimExamined {
        /// Whose.
        seat: Seat,
        /// What it found.
        examined: Examined,
    },
    /// The arbiter turned a claim down.
    ClaimRejected {
        /// Whose.
        seat: Seat,
        /// Why.
        reason: String,
    },
    /// A player agreed that the time is over.
    TimeLimitAccepted {
        /// Who.
        seat: Seat,
    },
    /// A player sent for the arbiter where there is no clock to stop.
    ArbiterCalled {
        /// Who.
        seat: Seat,
    },
    /// The arbiter has come.
    CallAnswered {
        /// To which board.
        board: BoardNumber,
    },
    /// The clocks were stopped.
    Stopped {
        /// On which board.
        board: BoardNumber,
        /// By whom.
        by: StoppedBy,
        /// Why.
        reason: String,
    },
    /// The clocks went on.
    Resumed {
        /// On which board.
        board: BoardNumber,
    },
    /// The arbiter set the time of a side.
    TimeSet {
        /// Whose.
        seat: Seat,
        /// What was left then.
        left: Span,
        /// Why.
        reason: String,
    },
    /// The arbiter set the time that a duel without clocks still has.
    LimitSet {
        /// On which board.
        board: BoardNumber,
        /// What was left then.
        left: Span,
        /// Why.
        reason: String,
    },
    /// A duel ended off the board.
    Ended {
        /// On which board.
        board: BoardNumber,
        /// How.
        end: End,
    },
    /// The arbiter corrected the result of a duel.
    ResultCorrected {
        /// On which board.
        board: BoardNumber,
        /// Which of its duels.
        duel: DuelNumber,
        /// How it ended.
        result: DuelResult,
        /// Why.
        reason: String,
    },
    /// Something was written on the slip.
    Slip {
        /// What.
        slip: SlipEvent,
    },
}

/// An event and when it happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Milliseconds since the match was set up.
    pub at: Moment,
    /// What.
    pub event: Event,
}

impl Event {
    /// The stable code under which the log keeps it.
    pub fn code(&self) -> &'static str {
        match self {
            Event::Opened { .. } => "LO",
            Event::SeatIssued { .. } => "LI",
            Event::SeatRevoked { .. } => "LV",
            Event::Arrived { .. } => "LA",
            Event::Started { .. } => "LB",
            Event::Stepped { .. } => "LM",
            Event::DrawOffered { .. } => "LD",
            Event::DrawDeclined { .. } => "LN",
            Event::WinClaimed { .. } => "LC",
            Event::ClaimExamined { .. } => "LX",
            Event::ClaimRejected { .. } => "LJ",
            Event::TimeLimitAccepted { .. } => "LT",
            Event::ArbiterCalled { .. } => "LQ",
            Event::CallAnswered { .. } => "LG",
            Event::Stopped { .. } => "LS",
            Event::Resumed { .. } => "LR",
            Event::TimeSet { .. } => "LZ",
            Event::LimitSet { .. } => "LL",
            Event::Ended { .. } => "LE",
            Event::ResultCorrected { .. } => "LK",
            Event::Slip { .. } => "LP",
        }
    }
}
