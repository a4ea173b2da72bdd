//! Corrections, faults, flags that are pointed out, and rulings.

use kolo_model::Side;

use crate::clock::limits::{EarlyFlag, corrected, early_flag};
use crate::clock::machine::{Clock, Mode, Noted, Runs};
use crate::clock::unit::{Flag, Phase};
use crate::clock::{
    Change, ClockRefusal, ClockRules, ClockSource, Ending, Entry, FlagRule, Happening, OfficialAct, Overtime,
    Person, Span, StopReason, TimeCause, Verdict, What, Why,
};

impl Clock {
    /// The arbiter corrects a clock. In go never below what G-6.5 leaves; in the contest only where a fault was
    /// reported, because the clock decides otherwise (P-3.3.2.5).
    pub(super) fn adjust(
        &mut self,
        by: Person,
        side: Side,
        change: Change,
        reason: &str,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require_official(by, OfficialAct::Adjust)?;
        self.require_text(reason)?;
        let old = self.units[side].left;
        let asked = match change {
            Change::To(span) => span,
            Change::Plus(span) => old.plus(span),
            Change::Minus(span) => old.less(span),
        };
        self.require(asked <= Span::LONGEST, Why::TooLong(asked))?;
        let new = match times.rules {
            ClockRules::Go => corrected(old, asked),
            ClockRules::Contest => {
                self.require(self.fault == Noted::Yes, Why::NoFault)?;
                asked
            }
        };
        self.units[side].set(new, Entry::Arbiter, &mut self.ledger.sides[side]);
        self.keep_again(side);
        self.report(What::Adjusted(side, new), happenings);
        if new != asked {
            self.report(What::NotReduced(side, new), happenings);
        }
        Ok(())
    }

    /// The arbiter sets what is left of the limit of a duel. No clock decides here, so no fault needs to be reported
    /// (P-3.3.2.5), with a reason.
    pub(super) fn set_limit(
        &mut self,
        by: Person,
        left: Span,
        reason: &str,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.require(self.together_left.is_some(), Why::NoLimit)?;
        self.require_official(by, OfficialAct::SetLimit)?;
        self.require_text(reason)?;
        self.require(left <= Span::LONGEST, Why::TooLong(left))?;
        self.together_left = Some(left);
        self.report(What::LimitSet(left), happenings);
        Ok(())
    }

    /// A flag fell before its time. In go it counts if it was by less than a minute (G-6.6); in the contest the time of
    /// a faulty clock does not decide at all (P-3.3.2.5). Otherwise the player has the time back, the clocks are
    /// stopped, and an official lets the game go on.
    pub(super) fn early_flag(
        &mut self,
        by: Person,
        side: Side,
        early: Span,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require_official(by, OfficialAct::EarlyFlag)?;
        let Some(phase) = self.units[side].control else { return self.refuse(Why::NoControl(side)) };
        // A period of byo-yomi cannot have lost more than it has; basic time may have been corrected before.
        let whole = match times.overtime {
            Overtime::Canadian { span, .. } | Overtime::Japanese { span, .. } if phase != Phase::Basic => {
                span
            }
            Overtime::None {} | Overtime::Canadian { .. } | Overtime::Japanese { .. } => Span::LONGEST,
        };
        self.require(!early.is_zero() && early <= whole, Why::EarlyBy(early))?;
        let then = match self.mode {
            Mode::Running(runs) | Mode::Stopped { then: runs, .. } => runs,
            Mode::Over(Verdict::Lost(loser, cause)) if loser == side && cause.is_of_a_flag() => {
                Runs::One(self.to_move)
            }
            Mode::Over(Verdict::BothFlags) => Runs::One(self.to_move),
            Mode::Over(verdict) => return self.refuse(Why::Over(verdict)),
            Mode::Waiting | Mode::Adjourned | Mode::Resuming => return self.refuse(Why::NoControl(side)),
        };
        if times.rules == ClockRules::Go && early_flag(early) == EarlyFlag::ControlStands {
            self.report(What::ControlStands(side), happenings);
            return Ok(());
        }
        let unit = &mut self.units[side];
        unit.phase = phase;
        unit.control = None;
        unit.away = Span::ZERO;
        unit.set(early, Entry::EarlyFlag, &mut self.ledger.sides[side]);
        self.keep_again(side);
        self.report(What::AnotherClock(side, early), happenings);
        self.mode = Mode::Stopped { by, reason: StopReason::Ruling, since: self.now, then };
        self.report(What::Stopped, happenings);
        Ok(())
    }

    /// A person says that a flag is down. Only the opponent's word counts; that of any other person is an incident
    /// (P-3.3.2.7, P-3.3.2.8).
    pub(super) fn claim_flag(
        &mut self,
        by: Person,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require_started()?;
        let Some(side) = by.side() else {
            self.interfere(by, happenings);
            return Ok(());
        };
        self.require_there(side)?;
        let loser = side.other();
        let waits = times.flag == FlagRule::WhenPointedOut && self.units[loser].flag == Flag::Down;
        self.require(waits, Why::FlagUp(loser))?;
        self.end(Verdict::Lost(loser, TimeCause::PointedOut), happenings);
        Ok(())
    }

    /// Players may remind each other to press; others may not.
    pub(super) fn remind_press(
        &mut self,
        by: Person,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.times()?;
        self.require_started()?;
        if by.side().is_none() {
            self.interfere(by, happenings);
        }
        Ok(())
    }

    fn interfere(&mut self, by: Person, happenings: &mut Vec<Happening>) {
        self.interference = Noted::Yes;
        self.report(What::Interference(by), happenings);
    }

    /// A fault is noted. While the game is on: afterwards it was not at once (P-3.3.2.5).
    pub(super) fn report_fault(
        &mut self,
        by: Person,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.times()?;
        self.require(by != Person::Bystander, Why::NotAPlayer(by))?;
        self.fault = Noted::Yes;
        self.report(What::FaultNoted, happenings);
        Ok(())
    }

    pub(super) fn end_game(
        &mut self,
        by: Person,
        how: Ending,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.require_started()?;
        let verdict = match how {
            Ending::Finished => {
                self.require(by != Person::Bystander, Why::OfficialsOnly(by, OfficialAct::Rule))?;
                Verdict::Finished
            }
            Ending::FaultyClockDraw => {
                self.require_official(by, OfficialAct::Rule)?;
                let theirs = self.times()?.source == ClockSource::Players {};
                self.require(theirs && self.rules() == ClockRules::Contest, Why::NotPlayersClock)?;
                self.require(self.fault == Noted::Yes, Why::NoFault)?;
                Verdict::FaultyClock
            }
            Ending::ForfeitedTo(side) => {
                self.require_official(by, OfficialAct::Rule)?;
                let contest = self.rules() == ClockRules::Contest;
                self.require(contest && self.interference == Noted::Yes, Why::NoInterference)?;
                Verdict::ForfeitedTo(side)
            }
        };
        self.end(verdict, happenings);
        Ok(())
    }
}

impl TimeCause {
    /// Whether a flag fell; others were not there.
    fn is_of_a_flag(self) -> bool {
        !matches!(self, TimeCause::Away | TimeCause::Late | TimeCause::NotBack)
    }
}
