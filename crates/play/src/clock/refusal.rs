//! Why an event does not fit.

use std::fmt;

use kolo_messages::{Arg, Lang, Message};
use kolo_model::{Clause, Side};

use super::{ClockRules, Moment, Person, Span, StopReason, Verdict, side_name};

/// An event that was refused. The clock is as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockRefusal {
    /// Whose rules.
    pub rules: ClockRules,
    /// Why.
    pub why: Why,
}

/// What only those who run the tournament may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfficialAct {
    /// Set or change the start.
    Start,
    /// Correct the time on a clock.
    Adjust,
    /// Set what is left of the time of a duel.
    SetLimit,
    /// Decide about a flag that fell early.
    EarlyFlag,
    /// Give time back after a dispute.
    GiveBack,
    /// Set the times of an adjournment.
    Adjourn,
    /// Keep the form.
    KeepForm,
    /// Start the clocks again after an adjournment.
    Reopen,
    /// Open the form.
    OpenForm,
    /// Rule how a duel ended.
    Rule,
}

/// The reasons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The event is older than the one before.
    BackInTime(Moment),
    /// The moment is further away than a game can last.
    TooFar,
    /// A time longer than a clock can show.
    TooLong(Span),
    /// There is no clock at this table.
    NoClocks,
    /// The duel has no time that both share.
    NoLimit,
    /// The game is over.
    Over(Verdict),
    /// The time was over before the move came.
    TooLate(Verdict),
    /// The game has not started.
    NotStarted,
    /// It has.
    AlreadyStarted,
    /// The start would lie in the past.
    StartPassed,
    /// Only an official may.
    OfficialsOnly(Person, OfficialAct),
    /// The clocks stand still.
    NotRunning,
    /// Another clock runs than the one that was pressed.
    NotHisClock(Side),
    /// They are not at the board.
    NotThere(Side),
    /// They are.
    AlreadyThere(Side),
    /// The clock switches by itself.
    SwitchesByItself,
    /// The clock is pressed by hand.
    PressedByHand,
    /// A move before the opponent has pressed.
    MovedTooEarly(Side),
    /// A pass without the word.
    SilentPass(Side),
    /// There are no passes in gomoku.
    NoPass,
    /// They may not stop the clock, or not for this.
    MayNotStop(Person, StopReason),
    /// They may, but only in time trouble.
    NotInTimeTrouble(Side, StopReason),
    /// The opponent was not informed.
    OpponentNotInformed(Side),
    /// Too few prisoners.
    FewPrisoners(u16),
    /// They have been out twice.
    NoToiletLeft(Side),
    /// The clocks are stopped already.
    AlreadyStopped,
    /// They are not stopped.
    NotStopped,
    /// They may not start them again.
    MayNotResume(Person),
    /// There is no reason, or no text on the form.
    NoText,
    /// The text is too long.
    LongText,
    /// The clock was not reported as faulty.
    NoFault,
    /// A bystander does not report faults or call the arbiter.
    NotAPlayer(Person),
    /// No flag has fallen that could be judged.
    NoControl(Side),
    /// The early time is none, or longer than a clock can show.
    EarlyBy(Span),
    /// The opponent's flag is up.
    FlagUp(Side),
    /// There is no dispute.
    NoDispute,
    /// More than was lost.
    GivesTooMuch(Side, Span),
    /// The rules of the contest know no adjournment.
    NoAdjournment,
    /// The two times do not lie ahead, one after the other.
    SealTimes,
    /// It is too early to seal.
    SealTooEarly,
    /// They are not to move.
    NotToMove(Side),
    /// The game is not adjourned.
    NotAdjourned,
    /// There is no form to take.
    NoForm,
    /// The arbiter does not have the form.
    FormNotKept,
    /// The player who sealed is not there.
    SealerMissing(Side),
    /// Adjourned too often.
    TooManyForms,
    /// The clock is not one for which the players answer.
    NotPlayersClock,
    /// There was no interference.
    NoInterference,
}

impl OfficialAct {
    fn clause(self, rules: ClockRules) -> &'static str {
        match (self, rules) {
            (OfficialAct::Start, ClockRules::Go) => "G-4.4.1",
            // The organiser and their assistants run the tournament.
            (
                OfficialAct::Start
                | OfficialAct::Adjourn
                | OfficialAct::KeepForm
                | OfficialAct::Reopen
                | OfficialAct::OpenForm,
                ClockRules::Contest,
            ) => "P-2.1.1.1",
            (OfficialAct::Adjust, ClockRules::Go) => "G-6.5",
            (OfficialAct::EarlyFlag, ClockRules::Go) => "G-6.6",
            (OfficialAct::Adjust | OfficialAct::EarlyFlag | OfficialAct::GiveBack, ClockRules::Contest) => {
                "P-3.3.2.5"
            }
            (OfficialAct::SetLimit, _) => "P-3.3.1.6",
            (OfficialAct::GiveBack, ClockRules::Go) => "G-7.3",
            (OfficialAct::Adjourn, ClockRules::Go) => "G-5.1.1",
            (OfficialAct::KeepForm, ClockRules::Go) => "G-5.1.4",
            (OfficialAct::Reopen, ClockRules::Go) => "G-5.2.3",
            (OfficialAct::OpenForm, ClockRules::Go) => "G-5.2.2",
            (OfficialAct::Rule, ClockRules::Go) => "G-4.3.2b",
            (OfficialAct::Rule, ClockRules::Contest) => "P-3.3.2.7",
        }
    }
}

/// The clause for stopping the clock for this reason.
fn stop_clause(reason: StopReason, rules: ClockRules) -> &'static str {
    match (rules, reason) {
        (ClockRules::Contest, _) => "P-3.3.2.6",
        (ClockRules::Go, StopReason::FetchArbiter { .. }) => "G-4.5.5c.1",
        (ClockRules::Go, StopReason::Toilet) => "G-4.5.5c.2",
        (ClockRules::Go, StopReason::Prisoners { .. }) => "G-4.5.5c.3",
        (
            ClockRules::Go,
            StopReason::Ruling | StopReason::Break | StopReason::OnOrder | StopReason::OrganiserCalled,
        ) => "G-4.5.1d",
    }
}

impl ClockRefusal {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        let by_rules = |go, contest| match self.rules {
            ClockRules::Go => go,
            ClockRules::Contest => contest,
        };
        Clause::new(match self.why {
            Why::TooLate(verdict) => return verdict.clause(),
            Why::TooFar | Why::TooLong(_) | Why::LongText | Why::TooManyForms => "K-FILE",
            Why::BackInTime(_)
            | Why::Over(_)
            | Why::NotStarted
            | Why::AlreadyStarted
            | Why::NotThere(_)
            | Why::AlreadyThere(_)
            | Why::AlreadyStopped
            | Why::NotStopped
            | Why::NotAdjourned => "K-ORDER",
            Why::NoClocks => "P-3.3.2.1",
            Why::NoLimit => "P-3.3.1.6",
            Why::StartPassed => by_rules("G-4.4.1", "K-ORDER"),
            Why::OfficialsOnly(_, act) => act.clause(self.rules),
            Why::NotRunning | Why::NotHisClock(_) | Why::PressedByHand => by_rules("G-4.5.1c", "P-3.3.2.3"),
            Why::SwitchesByItself => "P-3.3.2.4",
            Why::MovedTooEarly(_) => "G-4.5.5b.1",
            Why::SilentPass(_) => "G-4.5.5b.2",
            Why::NoPass => "P-3.3.1.3",
            Why::MayNotStop(_, reason) | Why::NotInTimeTrouble(_, reason) => stop_clause(reason, self.rules),
            Why::OpponentNotInformed(_) => "G-4.5.5c.1",
            Why::FewPrisoners(_) => "G-4.5.5c.3",
            Why::NoToiletLeft(_) => "G-4.5.5c.2",
            Why::MayNotResume(_) => by_rules("G-4.5.1d", "P-3.3.2.6"),
            Why::NoText => "K-REASON",
            Why::NoFault => "P-3.3.2.5",
            Why::NotAPlayer(_) => by_rules("G-7.1", "P-3.3.2.5"),
            Why::NoControl(_) | Why::EarlyBy(_) => by_rules("G-6.6", "P-3.3.2.5"),
            Why::FlagUp(_) => by_rules("G-4.5.1b", "P-3.3.2.8"),
            Why::NoDispute | Why::GivesTooMuch(..) => by_rules("G-7.3", "P-3.3.2.5"),
            // What the contest does not know, its organiser cannot order.
            Why::NoAdjournment => by_rules("G-5.1.1", "P-2.1.1.1"),
            Why::SealTimes | Why::SealTooEarly | Why::NotToMove(_) => "G-5.1.1",
            Why::NoForm | Why::FormNotKept => "G-5.1.4",
            Why::SealerMissing(_) => "G-5.2.2",
            Why::NotPlayersClock => "P-3.3.2.2",
            Why::NoInterference => "P-3.3.2.7",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        let rules = self.rules;
        let side = |key: &'static str, side| Message::new(key).with("side", side_name(side, rules));
        let who = |key: &'static str, person: Person| Message::new(key).with("who", person.name(rules));
        let dial = |span: Span| Arg::from(span.dial());
        match self.why {
            Why::BackInTime(now) => Message::new("clock-back-in-time").with("now", dial(Span(now.0))),
            Why::TooFar => Message::new("clock-too-far"),
            Why::TooLong(span) => Message::new("clock-too-long")
                .with("span", span.to_string())
                .with("most", Span::LONGEST.to_string()),
            Why::NoLimit => Message::new("clock-no-limit"),
            Why::NoClocks => Message::new("clock-no-clocks"),
            Why::Over(verdict) => Message::new("clock-over").with("verdict", verdict.message(rules)),
            Why::TooLate(verdict) => Message::new("clock-too-late").with("verdict", verdict.message(rules)),
            Why::NotStarted => Message::new("clock-not-started"),
            Why::AlreadyStarted => Message::new("clock-already-started"),
            Why::StartPassed => Message::new("clock-start-passed"),
            Why::OfficialsOnly(person, _) => who("clock-officials-only", person),
            Why::NotRunning => Message::new("clock-not-running"),
            Why::NotHisClock(of) => side("clock-not-his-clock", of),
            Why::NotThere(of) => side("clock-not-there", of),
            Why::AlreadyThere(of) => side("clock-already-there", of),
            Why::SwitchesByItself => Message::new("clock-switches-by-itself"),
            Why::PressedByHand => Message::new("clock-pressed-by-hand"),
            Why::MovedTooEarly(of) => side("clock-moved-too-early", of),
            Why::SilentPass(of) => side("clock-silent-pass", of),
            Why::NoPass => Message::new("clock-no-pass"),
            Why::MayNotStop(person, reason) => match rules {
                ClockRules::Go => who("clock-may-not-stop-go", person),
                ClockRules::Contest => who("clock-may-not-stop-contest", person),
            }
            .with("reason", reason.message()),
            Why::NotInTimeTrouble(of, reason) => {
                side("clock-not-in-time-trouble", of).with("reason", reason.message())
            }
            Why::OpponentNotInformed(of) => side("clock-opponent-not-informed", of),
            Why::FewPrisoners(count) => Message::new("clock-few-prisoners").with("count", count),
            Why::NoToiletLeft(of) => side("clock-no-toilet-left", of),
            Why::AlreadyStopped => Message::new("clock-already-stopped"),
            Why::NotStopped => Message::new("clock-not-stopped"),
            Why::MayNotResume(person) => who("clock-may-not-resume", person),
            Why::NoText => Message::new("clock-no-text"),
            Why::LongText => Message::new("clock-long-text"),
            Why::NoFault => Message::new("clock-no-fault"),
            Why::NotAPlayer(person) => who("clock-not-a-player", person),
            Why::NoControl(of) => side("clock-no-control", of),
            Why::EarlyBy(span) => Message::new("clock-early-by").with("span", span.to_string()),
            Why::FlagUp(of) => side("clock-flag-up", of),
            Why::NoDispute => Message::new("clock-no-dispute"),
            Why::GivesTooMuch(of, most) => side("clock-gives-too-much", of).with("most", dial(most)),
            Why::NoAdjournment => Message::new("clock-no-adjournment"),
            Why::SealTimes => Message::new("clock-seal-times"),
            Why::SealTooEarly => Message::new("clock-seal-too-early"),
            Why::NotToMove(of) => side("clock-not-to-move", of),
            Why::NotAdjourned => Message::new("clock-not-adjourned"),
            Why::NoForm => Message::new("clock-no-form"),
            Why::FormNotKept => Message::new("clock-form-not-kept"),
            Why::SealerMissing(of) => side("clock-sealer-missing", of),
            Why::TooManyForms => Message::new("clock-too-many-forms"),
            Why::NotPlayersClock => Message::new("clock-not-players-clock"),
            Why::NoInterference => Message::new("clock-no-interference"),
        }
    }
}

impl fmt::Display for ClockRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for ClockRefusal {}
