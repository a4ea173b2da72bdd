//! Adjournment: sealing a move, the form, and taking the game up again (G-5).

use kolo_model::Side;

use crate::clock::machine::{Clock, Form, Mode, Runs, SealPlan, SealStage};
use crate::clock::{
    ClockRefusal, ClockRules, Happening, Moment, OfficialAct, Person, SealedHow, SealedMove, SideTime, Span,
    What, Why,
};

/// So many adjournments are more than any game has seen.
const MOST_FORMS: usize = 16;

impl Clock {
    /// G-5.1.1: two times, one after the other.
    pub(super) fn plan_adjournment(
        &mut self,
        by: Person,
        may: Moment,
        must: Moment,
    ) -> Result<(), ClockRefusal> {
        self.require(self.times()?.rules == ClockRules::Go, Why::NoAdjournment)?;
        self.require_official(by, OfficialAct::Adjourn)?;
        self.require(must <= Moment::LAST, Why::TooFar)?;
        self.require(self.now < may && may < must, Why::SealTimes)?;
        self.require(self.forms.len() < MOST_FORMS, Why::TooManyForms)?;
        match self.mode {
            Mode::Adjourned | Mode::Resuming | Mode::Over(_) => return self.refuse(Why::NotRunning),
            Mode::Stopped { .. } => self.require(!self.form_waits(), Why::NotRunning)?,
            Mode::Waiting | Mode::Running(_) => {}
        }
        // A player who is about to seal does so, whatever the new times are.
        self.plan = Some(SealPlan { may, must, stage: SealStage::Before });
        Ok(())
    }

    pub(super) fn announce_seal(
        &mut self,
        by: Side,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.require_may_seal(by)?;
        self.begin_sealing(by, happenings);
        Ok(())
    }

    pub(super) fn seal(
        &mut self,
        by: Side,
        how: SealedHow,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require_may_seal(by)?;
        self.sealed(by, how, &times, happenings);
        Ok(())
    }

    fn require_may_seal(&self, by: Side) -> Result<(), ClockRefusal> {
        self.require(self.times()?.rules == ClockRules::Go, Why::NoAdjournment)?;
        self.require_there(by)?;
        let Mode::Running(runs) = self.mode else { return self.refuse(Why::NotRunning) };
        self.require(self.to_move == by && runs == Runs::One(by), Why::NotToMove(by))?;
        let sealing = self.sealing.is_some();
        let allowed = self.plan.is_some_and(|plan| plan.stage != SealStage::Before);
        self.require(sealing || allowed, Why::SealTooEarly)
    }

    /// The move is sealed, and with the clock stopped it is final (G-5.1.2).
    pub(super) fn sealed(
        &mut self,
        by: Side,
        how: SealedHow,
        times: &SideTime,
        happenings: &mut Vec<Happening>,
    ) {
        self.take_seal_time(by);
        self.finish_move(by, times, happenings);
        self.plan = None;
        self.to_move = by.other();
        self.units[by.other()].turn_used = Span::ZERO;
        self.forms.push(Form { side: by, how, sealed: self.now, kept: None, opened: None });
        self.mode = Mode::Adjourned;
        self.report(What::Sealed(by, how), happenings);
    }

    /// The arbiter keeps the form (G-5.1.4).
    pub(super) fn take_form(
        &mut self,
        by: Person,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.require_official(by, OfficialAct::KeepForm)?;
        self.require(self.mode == Mode::Adjourned, Why::NotAdjourned)?;
        let now = self.now;
        match self.forms.last_mut() {
            Some(form) if form.kept.is_none() => form.kept = Some(now),
            Some(_) | None => return self.refuse(Why::NoForm),
        }
        self.report(What::FormKept, happenings);
        Ok(())
    }

    /// Play is resumed: the clocks of those who are not there run, also both (G-5.2.3).
    pub(super) fn reopen(&mut self, by: Person, happenings: &mut Vec<Happening>) -> Result<(), ClockRefusal> {
        self.require_official(by, OfficialAct::Reopen)?;
        self.require(self.mode == Mode::Adjourned, Why::NotAdjourned)?;
        let kept = self.forms.last().is_some_and(|form| form.kept.is_some());
        self.require(kept, Why::FormNotKept)?;
        self.mode = Mode::Resuming;
        self.report_runs(happenings);
        Ok(())
    }

    /// The form is opened in front of the player who sealed (G-5.2.2), and the opponent is to move.
    pub(super) fn open_form(
        &mut self,
        by: Person,
        written: &str,
        sealed: SealedMove,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        self.require_official(by, OfficialAct::OpenForm)?;
        self.require_text(written)?;
        self.require(self.mode == Mode::Resuming, Why::NotAdjourned)?;
        let (now, Some(form)) = (self.now, self.forms.last_mut()) else { return self.refuse(Why::NoForm) };
        let side = form.side;
        form.opened = Some((now, sealed));
        self.require_sealer(side)?;
        self.report(What::FormOpened, happenings);
        match sealed {
            SealedMove::Possible => {}
            SealedMove::Impossible => self.report(What::SealedPass(side), happenings),
        }
        self.set_running(Runs::One(self.to_move), happenings);
        Ok(())
    }

    /// Whether a sealed move has not been opened yet.
    pub(super) fn form_waits(&self) -> bool {
        self.forms.last().is_some_and(|form| form.opened.is_none())
    }

    fn require_sealer(&self, side: Side) -> Result<(), ClockRefusal> {
        let there = self.require_there(side).is_ok();
        self.require(there, Why::SealerMissing(side))
    }
}
