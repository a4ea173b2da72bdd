//! The clock itself: one state, moved on by time and by events.

use kolo_model::{PerSide, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::dispute::Kept;
use super::due::Due;
use super::unit::Unit;
use super::{
    ClockRefusal, ClockRules, ClockSource, Happening, Ledger, Moment, Person, Presence, SealedHow,
    SealedMove, SideTime, Span, StopReason, TimeControl, Verdict, What, Why,
};

/// Which clocks run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClocksRun)]
pub enum Runs {
    /// None.
    Neither,
    /// That of one side.
    One(Side),
    /// Both: neither is back after an adjournment (G-5.2.3), or neither has come in the contest (P-2.1.1.4).
    Both,
}

impl Runs {
    /// Whether the clock of this side runs.
    pub fn includes(self, side: Side) -> bool {
        match self {
            Runs::Neither => false,
            Runs::One(one) => one == side,
            Runs::Both => true,
        }
    }
}

/// How matters stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ClockMode)]
pub enum Mode {
    /// Before the start.
    Waiting,
    /// The game is on.
    Running(Runs),
    /// The clocks are stopped.
    Stopped {
        /// Who stopped them.
        by: Person,
        /// Why.
        reason: StopReason,
        /// When.
        since: Moment,
        /// What runs when they go on.
        then: Runs,
    },
    /// The game is adjourned, a move is sealed.
    Adjourned,
    /// Play is resumed, the form is not open yet; the clocks of those who are not there run.
    Resuming,
    /// It is over.
    Over(Verdict),
}

/// How far an adjournment has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SealStage {
    Before,
    May,
    Must,
}

/// The two times of an adjournment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub(super) struct SealPlan {
    pub(super) may: Moment,
    pub(super) must: Moment,
    pub(super) stage: SealStage,
}

/// A player is about to seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub(super) struct Sealing {
    pub(super) side: Side,
    /// What their clock had used when they got the extra time, if they did.
    pub(super) extra_from: Option<Span>,
}

/// A sealed move. Its text is on the form until the form is opened; the arbiter keeps it for protests (G-5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Form {
    /// Who sealed.
    pub side: Side,
    /// How.
    pub how: SealedHow,
    /// When.
    pub sealed: Moment,
    /// Since when the arbiter has it.
    pub kept: Option<Moment>,
    /// When it was opened, and what it held.
    pub opened: Option<(Moment, SealedMove)>,
}

/// Whether something has been noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Noted {
    No,
    Yes,
}

/// A clock on its time line.
///
/// Only time that is passed in moves it. Two clocks that have seen the same events are equal, down to the bytes of
/// their JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Clock {
    pub(super) control: TimeControl,
    pub(super) now: Moment,
    pub(super) mode: Mode,
    pub(super) to_move: Side,
    /// The start, set or past.
    pub(super) start: Option<Moment>,
    pub(super) units: PerSide<Unit>,
    pub(super) together_left: Option<Span>,
    pub(super) ledger: Ledger,
    pub(super) plan: Option<SealPlan>,
    pub(super) sealing: Option<Sealing>,
    pub(super) forms: Vec<Form>,
    /// Both sides as they stood when a dispute began.
    pub(super) dispute: Option<PerSide<Kept>>,
    pub(super) fault: Noted,
    pub(super) interference: Noted,
}

impl Clock {
    /// A clock that is set and waits for its start, at moment 0 of its time line. Both players count as present until
    /// it is recorded that they are not.
    pub fn new(control: TimeControl) -> Clock {
        let (basic, lag) = control.sides().map_or((Span::ZERO, Span::ZERO), |sides| {
            let lag = match sides.source {
                ClockSource::Organiser {} | ClockSource::Players {} => Span::ZERO,
                ClockSource::Server { lag } => lag.quota,
            };
            (sides.basic, lag)
        });
        Clock {
            control,
            now: Moment::default(),
            mode: Mode::Waiting,
            to_move: Side::First,
            start: None,
            units: PerSide::new(Unit::new(basic, lag), Unit::new(basic, lag)),
            together_left: control.together(),
            ledger: Ledger::default(),
            plan: None,
            sealing: None,
            forms: Vec::new(),
            dispute: None,
            fault: Noted::No,
            interference: Noted::No,
        }
    }

    /// What it is set to.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The moment it stands at.
    pub fn now(&self) -> Moment {
        self.now
    }

    /// How matters stand.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// How it ended, if it has.
    pub fn verdict(&self) -> Option<Verdict> {
        if let Mode::Over(verdict) = self.mode { Some(verdict) } else { None }
    }

    /// Where all the time went.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The sealed moves so far. None is ever thrown away (G-5.3).
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// Which clocks run.
    pub fn runs(&self) -> Runs {
        match self.mode {
            Mode::Running(runs) => runs,
            Mode::Resuming => match Side::BOTH.map(|side| self.units[side].presence == Presence::AtBoard) {
                [true, true] => Runs::Neither,
                [true, false] => Runs::One(Side::Second),
                [false, true] => Runs::One(Side::First),
                [false, false] => Runs::Both,
            },
            Mode::Waiting | Mode::Stopped { .. } | Mode::Adjourned | Mode::Over(_) => Runs::Neither,
        }
    }

    /// Lets time pass until `at`. In one step or in many, the outcome is the same.
    ///
    /// # Errors
    /// When `at` lies before what the clock has seen already, or further away than a game can last.
    pub fn advance(&mut self, at: Moment) -> Result<Vec<Happening>, ClockRefusal> {
        if at < self.now {
            return Err(self.refusal(Why::BackInTime(self.now)));
        }
        if at > Moment::LAST {
            return Err(self.refusal(Why::TooFar));
        }
        let mut happenings = Vec::new();
        self.advance_to(at, &mut happenings);
        Ok(happenings)
    }

    pub(super) fn advance_to(&mut self, at: Moment, happenings: &mut Vec<Happening>) {
        while let Some((when, due)) = self.due()
            && when <= at
        {
            self.run_to(when);
            self.fire(due, happenings);
        }
        self.run_to(at);
    }

    /// What happens next without any action, and when. The only thing a display needs to wait for.
    pub fn next_deadline(&self) -> Option<(Moment, Due)> {
        self.due()
    }

    fn run_to(&mut self, at: Moment) {
        let span = at.since(self.now);
        self.now = at;
        let runs = self.runs();
        for side in Side::BOTH {
            if runs.includes(side) {
                self.units[side].run(span, &mut self.ledger.sides[side]);
            }
        }
        let idle = match (self.mode, runs) {
            (_, Runs::One(_)) => None,
            (_, Runs::Both) => Some(&mut self.ledger.both),
            (Mode::Waiting, Runs::Neither) => Some(&mut self.ledger.waiting),
            (Mode::Running(_), Runs::Neither) => Some(&mut self.ledger.without_clocks),
            (Mode::Stopped { .. } | Mode::Resuming, Runs::Neither) => Some(&mut self.ledger.stopped),
            (Mode::Adjourned, Runs::Neither) => Some(&mut self.ledger.adjourned),
            (Mode::Over(_), Runs::Neither) => Some(&mut self.ledger.after_end),
        };
        if let Some(idle) = idle {
            *idle = idle.plus(span);
        }
        if let (Mode::Running(_), Some(left)) = (self.mode, &mut self.together_left) {
            *left = left.less(span);
        }
    }

    pub(super) fn rules(&self) -> ClockRules {
        self.control.rules()
    }

    pub(super) fn refusal(&self, why: Why) -> ClockRefusal {
        ClockRefusal { rules: self.rules(), why }
    }

    /// The settings of the clock.
    ///
    /// # Errors
    /// At a table without one.
    pub(super) fn times(&self) -> Result<SideTime, ClockRefusal> {
        self.control.sides().copied().ok_or_else(|| self.refusal(Why::NoClocks))
    }

    pub(super) fn report(&self, what: What, happenings: &mut Vec<Happening>) {
        happenings.push(Happening { at: self.now, what });
    }

    /// Sets what runs, and says so.
    pub(super) fn set_running(&mut self, runs: Runs, happenings: &mut Vec<Happening>) {
        self.mode = Mode::Running(runs);
        self.report_runs(happenings);
    }

    pub(super) fn report_runs(&self, happenings: &mut Vec<Happening>) {
        match self.runs() {
            // A duel without clocks: that it goes on is said by the event.
            Runs::Neither if self.control.sides().is_none() => {}
            Runs::Neither => self.report(What::Stopped, happenings),
            Runs::One(side) => self.report(What::Runs(side), happenings),
            Runs::Both => self.report(What::BothRun, happenings),
        }
    }

    pub(super) fn end(&mut self, verdict: Verdict, happenings: &mut Vec<Happening>) {
        self.mode = Mode::Over(verdict);
        self.report(What::Over(verdict), happenings);
    }

    /// The game begins. By the rules of go Black's clock runs no matter who is there (G-4.4.2, G-4.5.2a); in the
    /// contest that of every player who is missing (P-2.1.1.4), or else of the one who opens (P-3.3.2.3).
    pub(super) fn begin(&mut self, happenings: &mut Vec<Happening>) {
        self.start = Some(self.now);
        self.report(What::Started, happenings);
        let there = Side::BOTH.map(|side| self.units[side].presence == Presence::AtBoard);
        let runs = match (self.control.sides(), self.rules(), there) {
            (None, _, _) => Runs::Neither,
            (Some(_), ClockRules::Contest, [true, false]) => Runs::One(Side::Second),
            (Some(_), ClockRules::Contest, [false, false]) => Runs::Both,
            (Some(_), ClockRules::Contest | ClockRules::Go, _) => Runs::One(Side::First),
        };
        self.set_running(runs, happenings);
    }
}
