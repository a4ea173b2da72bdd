//! What follows from events and from time.

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, Side};
use serde::Serialize;
use utoipa::ToSchema;

use super::{ClockRules, Moment, Person, SealedHow, Span, side_name};

/// Something that happened by the rules, with its moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Happening {
    /// When.
    pub at: Moment,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The game has begun.
    Started,
    /// The clock of this side runs now.
    Runs(Side),
    /// The clocks of both sides run.
    BothRun,
    /// No clock runs.
    Stopped,
    /// Time of this side was set equal to the other's, because neither player had been there (G-4.4.2).
    SetEqual(Side, Span),
    /// This side is in time trouble from now on (G-4.5.5a).
    TimeTrouble(Side),
    /// Basic time is over, byo-yomi begins (G-4.5.2c).
    OvertimeBegan(Side),
    /// The stones are played, a new period of Canadian byo-yomi begins (G-4.5.3e).
    NewPeriod(Side),
    /// A period of Japanese byo-yomi is used up; so many are left (G-4.5.4d).
    PeriodUsed(Side, u16),
    /// So many seconds of the period are left (G-4.5.4b).
    Count(Side, u8),
    /// A flag fell and waits until it is pointed out (P-3.3.2.8).
    FlagFell(Side),
    /// Five minutes for the toilet are over; the clock runs again (G-4.5.5c.2).
    ToiletOver(Side),
    /// The arbiter has set the time of this side.
    Adjusted(Side, Span),
    /// The arbiter has set what is left of the time of the duel.
    LimitSet(Span),
    /// Less was asked for, but so much may not be taken away (G-6.5).
    NotReduced(Side, Span),
    /// The flag fell early, but by less than a minute: it counts (G-6.6).
    ControlStands(Side),
    /// The flag fell early and does not count; the clock is set to this (G-6.6, P-3.3.2.5).
    AnotherClock(Side, Span),
    /// A person who may not has spoken of flag or clock (G-4.3.2b). In the contest the organiser may give the duel to
    /// whom it harms (P-3.3.2.7).
    Interference(Person),
    /// A fault of the clock is noted (P-3.3.2.5).
    FaultNoted,
    /// A dispute is noted.
    DisputeNoted,
    /// Time lost in a dispute is given back (G-7.3).
    GivenBack(Side, Span),
    /// A full period of Japanese byo-yomi after a dispute (G-7.4).
    FullPeriod(Side),
    /// For the time on the line so much is given back.
    LagGiven(Side, Span),
    /// The player to move may seal (G-5.1.1).
    MaySeal(Side),
    /// The player to move must seal (G-5.1.1).
    MustSeal(Side),
    /// Half a minute more for the sealed move in byo-yomi (G-5.1.6).
    SealTime(Side),
    /// The move is sealed and final (G-5.1.2, G-5.1.3).
    Sealed(Side, SealedHow),
    /// The arbiter keeps the form (G-5.1.4).
    FormKept,
    /// The form is open (G-5.2.2).
    FormOpened,
    /// What was sealed cannot be played: a pass (G-5.1.5).
    SealedPass(Side),
    /// The game is over for the clock.
    Over(Verdict),
}

/// Why time was lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TimeCause {
    /// The basic time is over and there is no byo-yomi.
    Basic,
    /// A period of Canadian byo-yomi is over.
    Canadian,
    /// The last period of Japanese byo-yomi is over.
    Japanese,
    /// Away from the board in byo-yomi for too long.
    Away,
    /// Not there in time at the start.
    Late,
    /// Not back in time after an adjournment.
    NotBack,
    /// The flag was pointed out.
    PointedOut,
    /// The flag fell in a duel whose flags act by themselves.
    FlagFell,
}

impl TimeCause {
    /// The clause behind it.
    pub fn clause(self) -> Clause {
        Clause::new(match self {
            TimeCause::Basic => "G-4.5.2b",
            TimeCause::Canadian => "G-4.5.3d",
            TimeCause::Japanese => "G-4.5.4e",
            TimeCause::Away => "G-4.5.2d",
            TimeCause::Late => "G-4.4.4.1",
            TimeCause::NotBack => "G-5.2.1",
            TimeCause::PointedOut | TimeCause::FlagFell => "P-3.3.2.8",
        })
    }
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClockVerdict)]
pub enum Verdict {
    /// This side has lost on time.
    Lost(Side, TimeCause),
    /// Both have.
    LostByBoth(TimeCause),
    /// Both flags are down: a draw (P-3.3.2.9).
    BothFlags,
    /// The organiser ruled a draw for a faulty clock (P-3.3.2.2).
    FaultyClock,
    /// The time of the duel is over: a draw, unless a player shows a forced win at once (P-3.3.1.6).
    LimitReached,
    /// Given to this side because of a remark (P-3.3.2.7).
    ForfeitedTo(Side),
    /// It ended otherwise than by the clock.
    Finished,
}

impl Verdict {
    /// The clause behind it.
    pub fn clause(self) -> Clause {
        match self {
            Verdict::LostByBoth(TimeCause::Late) => Clause::new("G-4.4.4.2"),
            Verdict::Lost(_, cause) | Verdict::LostByBoth(cause) => cause.clause(),
            Verdict::BothFlags => Clause::new("P-3.3.2.9"),
            Verdict::FaultyClock => Clause::new("P-3.3.2.2"),
            Verdict::LimitReached => Clause::new("P-3.3.1.6"),
            Verdict::ForfeitedTo(_) => Clause::new("P-3.3.2.7"),
            Verdict::Finished => Clause::new("K-ORDER"),
        }
    }

    /// The sentence for people.
    pub fn message(self, rules: ClockRules) -> Message {
        let of = |key: &'static str, side| Message::new(key).with("side", side_name(side, rules));
        match self {
            Verdict::Lost(side, TimeCause::Basic | TimeCause::FlagFell) => of("clock-lost-time", side),
            Verdict::Lost(side, TimeCause::Canadian) => of("clock-lost-canadian", side),
            Verdict::Lost(side, TimeCause::Japanese) => of("clock-lost-japanese", side),
            Verdict::Lost(side, TimeCause::Away) => of("clock-lost-away", side),
            Verdict::Lost(side, TimeCause::Late) => of("clock-lost-late", side),
            Verdict::Lost(side, TimeCause::NotBack) => of("clock-lost-not-back", side),
            Verdict::Lost(side, TimeCause::PointedOut) => of("clock-lost-pointed-out", side),
            Verdict::LostByBoth(_) => Message::new("clock-lost-by-both"),
            Verdict::BothFlags => Message::new("clock-both-flags"),
            Verdict::FaultyClock => Message::new("clock-faulty-clock-draw"),
            Verdict::LimitReached => Message::new("clock-limit-reached"),
            Verdict::ForfeitedTo(side) => of("clock-forfeited-to", side),
            Verdict::Finished => Message::new("clock-finished"),
        }
    }
}

impl What {
    /// The sentence for people.
    pub fn message(self, rules: ClockRules) -> Message {
        let of = |key: &'static str, side| Message::new(key).with("side", side_name(side, rules));
        let dial = |span: Span| Arg::from(span.dial());
        match self {
            What::Started => Message::new("clock-started"),
            What::Runs(side) => of("clock-runs", side),
            What::BothRun => Message::new("clock-both-run"),
            What::Stopped => Message::new("clock-stopped"),
            What::SetEqual(side, left) => of("clock-set-equal", side).with("left", dial(left)),
            What::TimeTrouble(side) => of("clock-time-trouble", side),
            What::OvertimeBegan(side) => of("clock-overtime-began", side),
            What::NewPeriod(side) => of("clock-new-period", side),
            What::PeriodUsed(side, left) => of("clock-period-used", side).with("left", left),
            What::Count(side, seconds) => of("clock-count", side).with("seconds", seconds),
            What::FlagFell(side) => of("clock-flag-fell", side),
            What::ToiletOver(side) => of("clock-toilet-over", side),
            What::Adjusted(side, left) => of("clock-adjusted", side).with("left", dial(left)),
            What::LimitSet(left) => Message::new("clock-limit-set").with("left", dial(left)),
            What::NotReduced(side, left) => of("clock-not-reduced", side).with("left", dial(left)),
            What::ControlStands(side) => of("clock-control-stands", side),
            What::AnotherClock(side, left) => of("clock-another-clock", side).with("left", dial(left)),
            What::Interference(person) => match rules {
                ClockRules::Go => Message::new("clock-interference-go"),
                ClockRules::Contest => Message::new("clock-interference"),
            }
            .with("who", person.name(rules)),
            What::FaultNoted => Message::new("clock-fault-noted"),
            What::DisputeNoted => Message::new("clock-dispute-noted"),
            What::GivenBack(side, span) => of("clock-given-back", side).with("span", dial(span)),
            What::FullPeriod(side) => of("clock-full-period", side),
            What::LagGiven(side, span) => of("clock-lag-given", side).with("span", dial(span)),
            What::MaySeal(side) => of("clock-may-seal", side),
            What::MustSeal(side) => of("clock-must-seal", side),
            What::SealTime(side) => of("clock-seal-time", side),
            What::Sealed(side, SealedHow::OnForm) => of("clock-sealed", side),
            What::Sealed(side, SealedHow::OnBoard) => of("clock-sealed-board", side),
            What::FormKept => Message::new("clock-form-kept"),
            What::FormOpened => Message::new("clock-form-opened"),
            What::SealedPass(side) => of("clock-sealed-pass", side),
            What::Over(verdict) => verdict.message(rules),
        }
    }
}
