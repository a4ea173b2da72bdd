//! The start of a game, and who is at the board.

use kolo_model::Side;

use crate::clock::machine::{Clock, Mode, Runs};
use crate::clock::{
    ClockRefusal, ClockRules, Entry, Happening, Moment, OfficialAct, Person, Presence, Span, What, Why,
};

impl Clock {
    /// G-4.4.1: only the arbiter or the director sets or changes the start.
    pub(super) fn schedule(&mut self, by: Person, start: Moment) -> Result<(), ClockRefusal> {
        self.require_official(by, OfficialAct::Start)?;
        self.require(self.mode == Mode::Waiting, Why::AlreadyStarted)?;
        self.require(start >= self.now, Why::StartPassed)?;
        self.require(start <= Moment::LAST, Why::TooFar)?;
        self.start = Some(start);
        Ok(())
    }

    /// Now. Players start a duel of the contest themselves; a game of go starts when an official says so.
    pub(super) fn start(&mut self, by: Person, happenings: &mut Vec<Happening>) -> Result<(), ClockRefusal> {
        self.require(self.mode == Mode::Waiting, Why::AlreadyStarted)?;
        let may = match self.rules() {
            ClockRules::Go => by.is_official(),
            ClockRules::Contest => by.is_official() || by.side().is_some(),
        };
        self.require(may, Why::OfficialsOnly(by, OfficialAct::Start))?;
        self.begin(happenings);
        Ok(())
    }

    pub(super) fn absent(&mut self, side: Side, happenings: &mut Vec<Happening>) -> Result<(), ClockRefusal> {
        self.require_there(side)?;
        self.units[side].presence =
            if self.mode == Mode::Waiting { Presence::NotYet } else { Presence::Away };
        if self.mode == Mode::Resuming {
            self.report_runs(happenings);
        }
        Ok(())
    }

    pub(super) fn arrive(&mut self, side: Side, happenings: &mut Vec<Happening>) -> Result<(), ClockRefusal> {
        self.require(self.units[side].presence != Presence::AtBoard, Why::AlreadyThere(side))?;
        let nobody_came = Side::BOTH.iter().all(|side| self.units[*side].presence == Presence::NotYet);
        self.units[side].presence = Presence::AtBoard;
        self.units[side].away = Span::ZERO;
        match (self.mode, self.rules()) {
            (Mode::Waiting, _) => {}
            (Mode::Resuming, _) => self.report_runs(happenings),
            (_, ClockRules::Go) if nobody_came => self.set_equal(happenings),
            (_, ClockRules::Go) => {}
            (_, ClockRules::Contest) => self.back_to_turn(side, happenings),
        }
        Ok(())
    }

    /// The first player has come, and Black's clock has run with no player there: White gets the same time (G-4.4.2).
    fn set_equal(&mut self, happenings: &mut Vec<Happening>) {
        let black = self.units[Side::First];
        let white = &mut self.units[Side::Second];
        white.phase = black.phase;
        white.set(black.left, Entry::LateStart, &mut self.ledger.sides[Side::Second]);
        self.keep_again(Side::Second);
        self.report(What::SetEqual(Side::Second, black.left), happenings);
    }

    /// The clock of a late player ran though it was not their turn, or both did. Now that they are there, that of the
    /// other player runs on if that one is still missing, and otherwise that of the player to move.
    fn back_to_turn(&mut self, side: Side, happenings: &mut Vec<Happening>) {
        let now = |runs: Runs| match runs {
            Runs::Both => Runs::One(side.other()),
            Runs::One(one) if one == side => Runs::One(self.to_move),
            Runs::One(_) | Runs::Neither => runs,
        };
        match self.mode {
            Mode::Running(runs) if now(runs) != runs => self.set_running(now(runs), happenings),
            Mode::Stopped { by, reason, since, then } => {
                self.mode = Mode::Stopped { by, reason, since, then: now(then) };
            }
            Mode::Waiting | Mode::Running(_) | Mode::Adjourned | Mode::Resuming | Mode::Over(_) => {}
        }
    }
}
