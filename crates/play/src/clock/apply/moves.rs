//! Moves: pressing the clock, passing, and moves that come in online.

use kolo_model::Side;

use crate::clock::limits::SEALED_MOVE;
use crate::clock::machine::{Clock, Mode, Runs};
use crate::clock::unit::MoveTime;
use crate::clock::{
    ClockRefusal, ClockRules, ClockSource, Entry, Happening, LagRule, Moment, PassSaid, PlayedKind,
    SealedHow, SideTime, Span, What, Why,
};

impl Clock {
    /// A stone lies on the board. In time trouble of either side not before the opponent has pressed (G-4.5.5b.1).
    pub(super) fn place(&mut self, by: Side) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require_there(by)?;
        let runs = self.require_running()?;
        self.require_by_hand(&times)?;
        let early = self.time_trouble() && runs != Runs::One(by);
        self.require(!early, Why::MovedTooEarly(by))
    }

    pub(super) fn press(&mut self, by: Side, happenings: &mut Vec<Happening>) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require_by_hand(&times)?;
        self.require_turn(by)?;
        self.move_made(by, &times, happenings);
        Ok(())
    }

    pub(super) fn pass(
        &mut self,
        by: Side,
        said: PassSaid,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        self.require(times.rules == ClockRules::Go, Why::NoPass)?;
        self.require_by_hand(&times)?;
        self.require_turn(by)?;
        let silent = said == PassSaid::Silent && self.time_trouble();
        self.require(!silent, Why::SilentPass(by))?;
        self.move_made(by, &times, happenings);
        Ok(())
    }

    /// A move came in. It was in time, or we would not be here; what the line cost is given back afterwards, so that
    /// no deadline ever moves.
    pub(super) fn played(
        &mut self,
        by: Side,
        what: PlayedKind,
        lag: Span,
        happenings: &mut Vec<Happening>,
    ) -> Result<(), ClockRefusal> {
        let times = self.times()?;
        let rule = match times.source {
            ClockSource::Server { lag } => lag,
            ClockSource::Organiser {} | ClockSource::Players {} => return self.refuse(Why::PressedByHand),
        };
        self.require(what == PlayedKind::Move || times.rules == ClockRules::Go, Why::NoPass)?;
        self.require_turn(by)?;
        self.give_lag(by, rule, lag, happenings);
        self.move_made(by, &times, happenings);
        Ok(())
    }

    /// Gives back what the line cost: no more than the rule allows for a move, than there is in store, and than the
    /// player spent of this time in this turn. A period that begins again with the next move needs nothing back.
    fn give_lag(&mut self, side: Side, rule: LagRule, lag: Span, happenings: &mut Vec<Happening>) {
        let unit = &mut self.units[side];
        let counts = unit.count.is_none() && unit.flag == crate::clock::Flag::Up;
        let given =
            if counts { lag.min(rule.per_move).min(unit.lag_store).min(unit.turn_used) } else { Span::ZERO };
        unit.lag_store = unit.lag_store.less(given).plus(rule.refill).min(rule.quota);
        if !given.is_zero() {
            unit.set(unit.left.plus(given), Entry::Lag, &mut self.ledger.sides[side]);
            self.keep_more(side, given, Entry::Lag);
            self.report(What::LagGiven(side, given), happenings);
        }
    }

    fn require_by_hand(&self, times: &SideTime) -> Result<(), ClockRefusal> {
        match times.source {
            ClockSource::Organiser {} | ClockSource::Players {} => Ok(()),
            ClockSource::Server { .. } => self.refuse(Why::SwitchesByItself),
        }
    }

    fn require_running(&self) -> Result<Runs, ClockRefusal> {
        match self.mode {
            Mode::Running(runs) => Ok(runs),
            Mode::Waiting => self.refuse(Why::NotStarted),
            Mode::Stopped { .. } | Mode::Adjourned | Mode::Resuming | Mode::Over(_) => {
                self.refuse(Why::NotRunning)
            }
        }
    }

    /// Their clock runs, it is their move, and they are there (G-4.5.1c).
    fn require_turn(&self, by: Side) -> Result<(), ClockRefusal> {
        let runs = self.require_running()?;
        self.require_there(by)?;
        self.require(runs == Runs::One(by) && self.to_move == by, Why::NotHisClock(by))
    }

    /// Whether a player is in time trouble (G-4.5.5a). The contest does not know it.
    fn time_trouble(&self) -> bool {
        self.rules() == ClockRules::Go && Side::BOTH.iter().any(|side| self.units[*side].in_time_trouble())
    }

    /// The move is finished. A player who was to seal has sealed with it (G-5.1.3); otherwise the opponent's clock
    /// runs.
    fn move_made(&mut self, by: Side, times: &SideTime, happenings: &mut Vec<Happening>) {
        if self.sealing.is_some_and(|sealing| sealing.side == by) {
            self.sealed(by, SealedHow::OnBoard, times, happenings);
            return;
        }
        self.finish_move(by, times, happenings);
        self.to_move = by.other();
        self.units[by.other()].turn_used = Span::ZERO;
        self.set_running(Runs::One(by.other()), happenings);
    }

    pub(super) fn finish_move(&mut self, by: Side, times: &SideTime, happenings: &mut Vec<Happening>) {
        match self.units[by].finish_move(times, &mut self.ledger.sides[by]) {
            MoveTime::GoesOn => self.keep_over_move(by),
            MoveTime::SamePeriod => self.keep_again(by),
            MoveTime::NewPeriod => {
                self.keep_again(by);
                self.report(What::NewPeriod(by), happenings);
            }
        }
    }

    /// What is left of the extra time for the sealed move goes away with the move.
    pub(super) fn take_seal_time(&mut self, side: Side) {
        let account = &mut self.ledger.sides[side];
        if let Some(from) = self.sealing.take().and_then(|sealing| sealing.extra_from) {
            let spent = Moment(account.used.0).since(Moment(from.0));
            let unit = &mut self.units[side];
            unit.set(unit.left.less(SEALED_MOVE.less(spent)), Entry::SealedMove, account);
            self.keep_again(side);
        }
    }
}
