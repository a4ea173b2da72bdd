//! Stopping the clocks, and going on.

use kolo_model::{PerSide, Side};

use crate::clock::limits::{PRISONERS, TOILET_STOPS};
use crate::clock::machine::{Clock, Mode, Noted, Runs};
use crate::clock::unit::Phase;
use crate::clock::{
    ClockRefusal, ClockRules, Entry, Happening, OfficialAct, Opponent, Overtime, Person, Span, StopReason,
    What, Why,
};

impl Clock {
    pub(super) fn stop(
        &mut self,
        by: Person,
        reason: StopReason,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let then = match self.mode {
            Mode::Running(runs) => runs,
            Mode::Waiting => return self.refuse(Why::NotStarted),
            Mode::Stopped { .. } => return self.refuse(Why::AlreadyStopped),
            // The clocks of those who are not back run; only officials have anything to stop there.
            Mode::Resuming if by.is_official() => self.runs(),
            Mode::Adjourned | Mode::Resuming | Mode::Over(_) => return self.refuse(Why::NotRunning),
        };
        match (by.side(), self.rules()) {
            (Some(side), ClockRules::Go) => self.player_stops(side, reason, then)?,
            (Some(side), ClockRules::Contest) => {
                self.times()?;
                self.require_there(side)?;
                self.require(reason == StopReason::OrganiserCalled, Why::MayNotStop(by, reason))?;
            }
            (None, _) => {
                let officials = matches!(reason, StopReason::Ruling | StopReason::Break);
                self.require(by.is_official() && officials, Why::MayNotStop(by, reason))?;
            }
        }
        if let (StopReason::Toilet, Some(side)) = (reason, by.side()) {
            self.units[side].toilet_stops += 1;
        }
        self.mode = Mode::Stopped { by, reason, since: self.now, then };
        self.report(What::Stopped, happenings);
        Ok(())
    }

    /// G-4.5.1d and G-4.5.5c: on order, or in time trouble for one of three reasons.
    fn player_stops(&self, side: Side, reason: StopReason, runs: Runs) -> Result<(), ClockRefusal> {
        self.require_there(side)?;
        let trouble = || {
            let holds = self.units[side].in_time_trouble();
            self.require(holds, Why::NotInTimeTrouble(side, reason))
        };
        match reason {
            StopReason::OnOrder => Ok(()),
            StopReason::FetchArbiter { opponent } => {
                trouble()?;
                self.require(opponent == Opponent::Informed, Why::OpponentNotInformed(side))
            }
            StopReason::Toilet => {
                trouble()?;
                self.require(self.units[side].toilet_stops < TOILET_STOPS, Why::NoToiletLeft(side))
            }
            StopReason::Prisoners { count } => {
                trouble()?;
                self.require(count >= PRISONERS, Why::FewPrisoners(count))?;
                // Prisoners are taken with a move, so the player's own clock must run.
                self.require(runs == Runs::One(side), Why::NotHisClock(side))
            }
            StopReason::Ruling | StopReason::Break | StopReason::OrganiserCalled => {
                self.refuse(Why::MayNotStop(side.into(), reason))
            }
        }
    }

    /// Officials start the clocks again, which closes a dispute with nothing given back; a player does so after a stop
    /// of their own that needed no arbiter.
    pub(super) fn resume(&mut self, by: Person, happenings: &mut Vec<Happening>) -> Result<(), ClockRefusal> {
        let Mode::Stopped { by: stopper, reason, then, .. } = self.mode else {
            return self.refuse(Why::NotStopped);
        };
        let own = by == stopper && matches!(reason, StopReason::Toilet | StopReason::Prisoners { .. });
        self.require(own || by.is_official(), Why::MayNotResume(by))?;
        if by.is_official() {
            self.dispute = None;
        }
        self.go_on(then, happenings);
        Ok(())
    }

    /// After a stop: the game goes on, or, while a sealed move waits on its form, its resumption does (G-5.2.3).
    fn go_on(&mut self, then: Runs, happenings: &mut Vec<Happening>) {
        if self.form_waits() {
            self.mode = Mode::Resuming;
            self.report_runs(happenings);
        } else {
            self.set_running(then, happenings);
        }
    }

    /// From here on the arbiter can give time back.
    pub(super) fn open_dispute(
        &mut self,
        by: Person,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.times()?;
        self.require_started()?;
        self.require(by != Person::Bystander, Why::NotAPlayer(by))?;
        if self.dispute.is_none() {
            self.keep_for_dispute();
        }
        self.report(What::DisputeNoted, happenings);
        Ok(())
    }

    /// The game goes on after a dispute. Time that ran since it began can be given back (G-7.3), in the contest only
    /// where a fault was reported (P-3.3.2.5); in Japanese byo-yomi the player to move has a full period (G-7.4).
    pub(super) fn resume_dispute(
        &mut self,
        by: Person,
        first: Span,
        second: Span,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require_official(by, OfficialAct::GiveBack)?;
        let Mode::Stopped { then, .. } = self.mode else { return self.refuse(Why::NotStopped) };
        self.require(self.dispute.is_some(), Why::NoDispute)?;
        let given = PerSide::new(first, second);
        for side in Side::BOTH {
            let lost = self.lost_in_dispute(side).unwrap_or(Span::ZERO);
            self.require(given[side] <= lost, Why::GivesTooMuch(side, lost))?;
            if !given[side].is_zero() {
                self.require(times.rules == ClockRules::Go || self.fault == Noted::Yes, Why::NoFault)?;
                self.give_back(side, given[side], &times);
                self.report(What::GivenBack(side, given[side]), happenings);
            }
        }
        self.dispute = None;
        let side = self.to_move;
        let unit = &mut self.units[side];
        if let (Phase::Japanese { .. }, Overtime::Japanese { span, .. }) = (unit.phase, times.overtime) {
            unit.set(span, Entry::DisputePeriod, &mut self.ledger.sides[side]);
            self.report(What::FullPeriod(side), happenings);
        }
        self.go_on(then, happenings);
        Ok(())
    }
}
