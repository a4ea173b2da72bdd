//! What people do to a clock, and what a server does.

mod describe;

use kolo_messages::Message;
use kolo_model::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ClockRules, Moment, Span};

/// Who does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClockPerson)]
pub enum Person {
    /// The player of the first side: Black, or the one who opens.
    First,
    /// The player of the second side.
    Second,
    /// The arbiter; in the contest the organiser or a deputy.
    Arbiter,
    /// The director of the tournament.
    Director,
    /// Any other person.
    Bystander,
}

/// Whether a player is at the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = AtTheBoard)]
pub enum Presence {
    /// They are.
    AtBoard,
    /// They have not come yet.
    NotYet,
    /// They have been there and went away.
    Away,
}

/// How a pass was made known (G-4.5.5b.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassSaid {
    /// By the word.
    Spoken,
    /// By pressing the clock and nothing else.
    Silent,
}

/// What came in from a player online.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayedKind {
    /// A stone or a mark.
    Move,
    /// A pass.
    Pass,
}

/// Whether the opponent was informed why the clock is stopped (G-4.5.5c.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = OpponentInformed)]
pub enum Opponent {
    /// They were.
    #[serde(rename = "told")]
    Informed,
    /// They were not.
    #[serde(rename = "not-told")]
    NotInformed,
}

/// Why the clock is stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum StopReason {
    /// The arbiter has something to decide (G-7.2).
    Ruling,
    /// A break that neither player has caused (P-3.3.2.5).
    Break,
    /// A player stops it because the arbiter asked for it (G-4.5.1d).
    OnOrder,
    /// A player goes to fetch the arbiter in a dispute (G-4.5.5c.1).
    FetchArbiter {
        /// Whether they said so.
        opponent: Opponent,
    },
    /// A player goes to the toilet (G-4.5.5c.2).
    Toilet,
    /// A player takes prisoners off the board (G-4.5.5c.3).
    Prisoners {
        /// How many.
        count: u16,
    },
    /// A player has sent for the organiser (P-3.3.2.6).
    OrganiserCalled,
}

/// What an arbiter does to the time on a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Change {
    /// Set it to this.
    To(Span),
    /// Give so much more.
    Plus(Span),
    /// Take so much away.
    Minus(Span),
}

/// How a move was sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealedHow {
    /// Written on the form (G-5.1.2).
    OnForm,
    /// Played on the board, which counts as sealed (G-5.1.3).
    OnBoard,
}

/// What the form turned out to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SealedMove {
    /// A move that can be played.
    Possible,
    /// One that cannot, which counts as a pass (G-5.1.5).
    Impossible,
}

/// How a game ends otherwise than by its clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ending {
    /// It is over: won, resigned or counted.
    Finished,
    /// The organiser rules a draw for the delay by a faulty clock that the players brought (P-3.3.2.2).
    FaultyClockDraw,
    /// The organiser gives the duel to the player whom a remark has harmed (P-3.3.2.7).
    ForfeitedTo(Side),
}

/// One thing that happened. When it happened stands beside it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The start of the game is set or changed; at that moment the clock starts by itself (G-4.4.1).
    Schedule {
        /// Who sets it.
        by: Person,
        /// When.
        start: Moment,
    },
    /// The game starts now (G-4.5.2a, P-3.3.2.3).
    Start {
        /// Who starts it.
        by: Person,
    },
    /// A player is not at the board.
    Absent {
        /// Which.
        side: Side,
    },
    /// A player comes to the board.
    Arrive {
        /// Which.
        side: Side,
    },
    /// A player puts a stone on the board and has not pressed yet. Needed only where it matters (G-4.5.5b.1).
    Place {
        /// Who.
        by: Side,
    },
    /// A player has moved and presses the clock.
    Press {
        /// Who.
        by: Side,
    },
    /// A player passes and presses the clock.
    Pass {
        /// Who.
        by: Side,
        /// How they made it known.
        said: PassSaid,
    },
    /// A move came in online; the server's clock switches by itself (P-3.3.2.4).
    Played {
        /// Whose.
        by: Side,
        /// A move or a pass.
        what: PlayedKind,
        /// How long it was on the line, as the server measured it.
        lag: Span,
    },
    /// Both clocks are stopped.
    Stop {
        /// Who stops them.
        by: Person,
        /// Why.
        reason: StopReason,
    },
    /// The clock goes on where it was stopped.
    Resume {
        /// Who starts it.
        by: Person,
    },
    /// The arbiter corrects the time of a side (G-6.5, P-3.3.2.5).
    Adjust {
        /// Who.
        by: Person,
        /// Whose time.
        side: Side,
        /// How.
        change: Change,
        /// Why.
        reason: String,
    },
    /// The arbiter sets what is left of the time of a duel, which both players share (P-3.3.1.6).
    SetLimit {
        /// Who.
        by: Person,
        /// What is left.
        left: Span,
        /// Why.
        reason: String,
    },
    /// The arbiter finds that a flag fell before its time (G-6.6).
    EarlyFlag {
        /// Who.
        by: Person,
        /// Whose flag.
        side: Side,
        /// How much time the player should still have had.
        early: Span,
    },
    /// A person says that a flag has fallen (P-3.3.2.8).
    ClaimFlag {
        /// Who.
        by: Person,
    },
    /// A person says that a clock was not pressed (P-3.3.2.7).
    RemindPress {
        /// Who.
        by: Person,
    },
    /// A person says that the clock goes wrong (P-3.3.2.5, G-6.5).
    ReportFault {
        /// Who.
        by: Person,
    },
    /// A dispute begins: from here on time can be given back (G-7.3).
    Dispute {
        /// Who calls the arbiter.
        by: Person,
    },
    /// The dispute is settled and the game goes on (G-7.3, G-7.4).
    ResumeDispute {
        /// Who starts the clock.
        by: Person,
        /// Time given back to the first side.
        first: Span,
        /// Time given back to the second side.
        second: Span,
    },
    /// The two times of an adjournment are set (G-5.1.1).
    PlanAdjournment {
        /// Who sets them.
        by: Person,
        /// From then on the player to move may seal.
        may_seal: Moment,
        /// From then on they must.
        must_seal: Moment,
    },
    /// The player to move says that they will seal this move.
    AnnounceSeal {
        /// Who.
        by: Side,
    },
    /// The player has sealed it and stops the clock (G-5.1.2).
    Seal {
        /// Who.
        by: Side,
        /// On the form or on the board.
        how: SealedHow,
    },
    /// The arbiter takes the form, and checks it if the move was played openly (G-5.1.3, G-5.1.4).
    TakeForm {
        /// Who.
        by: Person,
    },
    /// Play is resumed: the clocks of those who are not there run (G-5.2.3).
    Reopen {
        /// Who.
        by: Person,
    },
    /// The form is opened, the move put on the board, and the opponent's clock started (G-5.2.2).
    OpenForm {
        /// Who opens it.
        by: Person,
        /// What stands on it.
        written: String,
        /// Whether it can be played.
        sealed: SealedMove,
    },
    /// The game is over.
    End {
        /// Who says so.
        by: Person,
        /// How it ended.
        how: Ending,
    },
}

impl Person {
    /// The side of this person, if it is a player.
    pub fn side(self) -> Option<Side> {
        match self {
            Person::First => Some(Side::First),
            Person::Second => Some(Side::Second),
            Person::Arbiter | Person::Director | Person::Bystander => None,
        }
    }

    /// Whether this person runs the tournament.
    pub fn is_official(self) -> bool {
        matches!(self, Person::Arbiter | Person::Director)
    }

    /// The word for this person.
    pub fn name(self, rules: ClockRules) -> Message {
        match (self, rules) {
            (Person::First, rules) => side_name(Side::First, rules),
            (Person::Second, rules) => side_name(Side::Second, rules),
            (Person::Arbiter, ClockRules::Go) => Message::new("clock-arbiter"),
            (Person::Arbiter, ClockRules::Contest) => Message::new("clock-organiser"),
            (Person::Director, _) => Message::new("clock-director"),
            (Person::Bystander, _) => Message::new("clock-bystander"),
        }
    }
}

impl From<Side> for Person {
    fn from(side: Side) -> Person {
        match side {
            Side::First => Person::First,
            Side::Second => Person::Second,
        }
    }
}

/// What the player of a side is called.
pub fn side_name(side: Side, rules: ClockRules) -> Message {
    Message::new(match (rules, side) {
        (ClockRules::Go, Side::First) => "clock-black",
        (ClockRules::Go, Side::Second) => "clock-white",
        (ClockRules::Contest, Side::First) => "clock-opener",
        (ClockRules::Contest, Side::Second) => "clock-second",
    })
}
