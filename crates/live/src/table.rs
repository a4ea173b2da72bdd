//! One duel of a match on devices: the board, the clock, and what the two say to each other.
//!
//! Sides here are those of the match. The duel and its clock know another first side, the one who opens; [`Turned`] leads
//! from one to the other.

use kolo_model::{PerSide, Side};
use kolo_play::clock::{
    Change, Clock, Ending, Event as ClockEvent, Mode, Moment, Person, PlayedKind, Span, StopReason,
    TimeControl, Verdict, View as ClockState,
};
use kolo_play::duel::{Duel, End, Opening, Outcome, Step};
use kolo_teams::DuelResult;

use crate::limit::Word;
use crate::{LiveRefusal, StoppedBy};

/// Leads from the sides of the match to those of a duel, and back: it is the same both ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Turned {
    /// The side of the match that opens the duel.
    pub(crate) opener: Side,
}

impl Turned {
    pub(crate) fn side(self, side: Side) -> Side {
        match self.opener {
            Side::First => side,
            Side::Second => side.other(),
        }
    }

    pub(crate) fn pair<T>(self, pair: PerSide<T>) -> PerSide<T> {
        match self.opener {
            Side::First => pair,
            Side::Second => pair.swapped(),
        }
    }

    pub(crate) fn outcome(self, outcome: Outcome) -> Outcome {
        match outcome {
            Outcome::Won(side) => Outcome::Won(self.side(side)),
            Outcome::Drawn => Outcome::Drawn,
        }
    }
}

/// A duel and everything around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) turned: Turned,
    pub(crate) duel: Duel,
    pub(crate) clock: Clock,
    pub(crate) control: TimeControl,
    pub(crate) ready: PerSide<bool>,
    pub(crate) started: bool,
    pub(crate) stopped: Option<(StoppedBy, String)>,
    pub(crate) offer: Option<Side>,
    /// What each side says at the end of the duel's time.
    pub(crate) words: PerSide<Word>,
    /// Who has called the arbiter, and waits while the time runs.
    pub(crate) called: PerSide<bool>,
    /// Since when the side that has to act could.
    pub(crate) turn_since: Moment,
}

impl Table {
    pub(crate) fn new(opener: Side, opening: Opening, control: TimeControl) -> Self {
        Table {
            turned: Turned { opener },
            duel: Duel::new(opening),
            clock: Clock::new(control),
            control,
            ready: PerSide::new(false, false),
            started: false,
            stopped: None,
            offer: None,
            words: PerSide::new(Word::None, Word::None),
            called: PerSide::new(false, false),
            turn_since: Moment(0),
        }
    }

    /// Who has to act, by the sides of the match.
    pub(crate) fn to_act(&self) -> Option<Side> {
        self.duel.to_act().map(|side| self.turned.side(side))
    }

    /// How it ended, by the sides of the match.
    pub(crate) fn result(&self) -> Option<DuelResult> {
        self.duel.outcome().map(|outcome| match self.turned.outcome(outcome) {
            Outcome::Won(Side::First) => DuelResult::FirstWins,
            Outcome::Won(Side::Second) => DuelResult::SecondWins,
            Outcome::Drawn => DuelResult::Draw,
        })
    }

    /// How the clock looks at a moment; one before the last event is the moment of that event.
    pub(crate) fn clock_at(&self, at: Moment) -> ClockState {
        self.clock.at(at.max(self.clock.now())).unwrap_or_else(|_| self.clock.view())
    }

    /// Whether the time of the duel was over at a moment.
    pub(crate) fn is_time_up(&self, at: Moment) -> bool {
        self.clock_at(at).mode == Mode::Over(Verdict::LimitReached)
    }

    /// Whether both times are over, which no player needs to point out (P-3.3.2.9).
    pub(crate) fn both_flags_down(&self, at: Moment) -> bool {
        self.started && self.clock_at(at).mode == Mode::Over(Verdict::BothFlags)
    }

    /// Whether its time runs at a moment.
    pub(crate) fn time_runs(&self, at: Moment) -> bool {
        self.duel.end().is_none() && matches!(self.clock_at(at).mode, Mode::Running(_))
    }

    pub(crate) fn in_play(&self) -> Result<(), LiveRefusal> {
        if self.duel.end().is_some() {
            Err(LiveRefusal::DuelOver)
        } else if self.started {
            Ok(())
        } else {
            Err(LiveRefusal::NotStarted)
        }
    }

    /// A player sits down.
    pub(crate) fn arrive(&mut self, at: Moment, side: Side) -> Result<(), LiveRefusal> {
        if self.started && !self.ready[side] && self.duel.end().is_none() {
            self.clock.apply(at, &ClockEvent::Arrive { side: self.turned.side(side) })?;
        }
        self.ready[side] = true;
        Ok(())
    }

    /// The duel begins. The clock of a side that is not there runs (P-2.1.1.4).
    pub(crate) fn start(&mut self, at: Moment) -> Result<(), LiveRefusal> {
        if self.started {
            return Err(LiveRefusal::StartedAlready);
        }
        for side in Side::BOTH {
            if !self.ready[side] {
                self.clock.apply(at, &ClockEvent::Absent { side: self.turned.side(side) })?;
            }
        }
        self.clock.apply(at, &ClockEvent::Start { by: Person::Arbiter })?;
        self.started = true;
        self.turn_since = at;
        Ok(())
    }

    /// The side that has to act takes a step, and the clock goes where the turn goes (P-3.3.2.4).
    pub(crate) fn step(&mut self, at: Moment, by: Side, take: Step, lag: Span) -> Result<(), LiveRefusal> {
        self.in_play()?;
        if self.stopped.is_some() {
            return Err(LiveRefusal::Stopped);
        }
        self.advance(at)?;
        if !self.ready[by] {
            // A side that moves is there.
            self.arrive(at, by)?;
        }
        let mut duel = self.duel.clone();
        duel.take(self.turned.side(by), take)?;
        if duel.end().is_some() {
            self.clock.apply(at, &ClockEvent::End { by: Person::Arbiter, how: Ending::Finished })?;
        } else if duel.to_act() != self.duel.to_act() && self.control.sides().is_some() {
            let by = self.turned.side(by);
            self.clock.apply(at, &ClockEvent::Played { by, what: PlayedKind::Move, lag })?;
        }
        self.duel = duel;
        self.turn_since = at;
        // An offer is answered by playing on.
        if self.offer.is_some_and(|side| side != by) {
            self.offer = None;
        }
        Ok(())
    }

    /// Lets the time go on to `at`. After the end of the duel's time nothing is played any more.
    fn advance(&mut self, at: Moment) -> Result<(), LiveRefusal> {
        self.clock.advance(at)?;
        match self.clock.verdict() {
            Some(Verdict::LimitReached) => Err(LiveRefusal::TimeUp),
            Some(_) | None => Ok(()),
        }
    }

    pub(crate) fn offer(&mut self, at: Moment, by: Side) -> Result<(), LiveRefusal> {
        self.in_play()?;
        self.advance(at)?;
        if self.offer.is_some() {
            return Err(LiveRefusal::OfferStands);
        }
        self.offer = Some(by);
        Ok(())
    }

    pub(crate) fn decline(&mut self, by: Side) -> Result<(), LiveRefusal> {
        self.in_play()?;
        if self.offer == Some(by.other()) {
            self.offer = None;
            Ok(())
        } else {
            Err(LiveRefusal::NoOffer)
        }
    }

    pub(crate) fn stop(&mut self, at: Moment, by: &StoppedBy, reason: &str) -> Result<(), LiveRefusal> {
        self.in_play()?;
        if self.stopped.is_some() {
            return Err(LiveRefusal::Stopped);
        }
        let (person, why) = match by {
            StoppedBy::Player(side) => (Person::from(self.turned.side(*side)), StopReason::OrganiserCalled),
            StoppedBy::Arbiter(_) => (Person::Arbiter, StopReason::Ruling),
            StoppedBy::Away(_) => (Person::Arbiter, StopReason::Break),
        };
        self.clock.apply(at, &ClockEvent::Stop { by: person, reason: why })?;
        self.stopped = Some((by.clone(), reason.to_owned()));
        self.called = PerSide::new(false, false);
        Ok(())
    }

    pub(crate) fn resume(&mut self, at: Moment) -> Result<(), LiveRefusal> {
        self.in_play()?;
        self.stopped.as_ref().ok_or(LiveRefusal::NotStopped)?;
        self.clock.apply(at, &ClockEvent::Resume { by: Person::Arbiter })?;
        self.stopped = None;
        self.turn_since = at;
        Ok(())
    }

    pub(crate) fn set_time(
        &mut self,
        at: Moment,
        side: Side,
        left: Span,
        reason: &str,
    ) -> Result<(), LiveRefusal> {
        self.in_play()?;
        self.control.sides().ok_or(LiveRefusal::NoClocks)?;
        let (by, side, change) = (Person::Arbiter, self.turned.side(side), Change::To(left));
        let reason = reason.to_owned();
        // What the clock says stands unless something was wrong with it (P-3.3.2.5); that is what the arbiter says here.
        let mut clock = self.clock.clone();
        clock.apply(at, &ClockEvent::ReportFault { by })?;
        clock.apply(at, &ClockEvent::Adjust { by, side, change, reason })?;
        self.clock = clock;
        Ok(())
    }

    /// The time that a duel without clocks still has is set.
    pub(crate) fn set_limit(&mut self, at: Moment, left: Span, reason: &str) -> Result<(), LiveRefusal> {
        self.in_play()?;
        let (by, reason) = (Person::Arbiter, reason.to_owned());
        self.clock.apply(at, &ClockEvent::SetLimit { by, left, reason })?;
        Ok(())
    }

    /// Whether a player who calls the arbiter stops a clock by that (P-3.3.2.6).
    pub(crate) fn has_clock_to_stop(&self, at: Moment) -> bool {
        self.control.sides().is_some() && !self.is_time_up(at)
    }

    /// A player sends for the arbiter where there is no clock to stop; the time runs on until the arbiter stops it.
    pub(crate) fn call(&mut self, at: Moment, by: Side) -> Result<(), LiveRefusal> {
        self.in_play()?;
        if self.stopped.is_some() || self.has_clock_to_stop(at) {
            return Err(LiveRefusal::Stopped);
        }
        self.called[by] = true;
        Ok(())
    }

    pub(crate) fn answer_call(&mut self) -> Result<(), LiveRefusal> {
        if self.called == PerSide::new(false, false) {
            return Err(LiveRefusal::NoCall);
        }
        self.called = PerSide::new(false, false);
        Ok(())
    }

    /// What a side gets for pointing out a flag (P-3.3.2.8, P-3.3.2.9), by the sides of the duel.
    pub(crate) fn flag_claim(&self, at: Moment, by: Side) -> Result<End, LiveRefusal> {
        self.in_play()?;
        if self.both_flags_down(at) {
            return Ok(End::BothFlags);
        }
        let mut clock = self.clock.clone();
        clock.apply(at, &ClockEvent::ClaimFlag { by: Person::from(self.turned.side(by)) })?;
        match clock.verdict() {
            Some(Verdict::Lost(loser, _)) => Ok(End::Flag { loser }),
            Some(Verdict::BothFlags) => Ok(End::BothFlags),
            Some(
                Verdict::LostByBoth(_)
                | Verdict::FaultyClock
                | Verdict::LimitReached
                | Verdict::ForfeitedTo(_)
                | Verdict::Finished,
            )
            | None => Err(LiveRefusal::NoFlag),
        }
    }

    /// The duel ends off the board; sides are those of the duel.
    pub(crate) fn end(&mut self, at: Moment, end: &End) -> Result<(), LiveRefusal> {
        self.in_play()?;
        match end {
            End::Flag { loser } => {
                let by = self.turned.side(loser.other());
                if self.flag_claim(at, by)? != *end {
                    return Err(LiveRefusal::NoFlag);
                }
            }
            End::BothFlags => {
                if !self.both_flags_down(at) {
                    return Err(LiveRefusal::NoFlag);
                }
            }
            End::TimeLimit => {
                self.needs_time_up(at)?;
                self.needs_no_claim()?;
            }
            End::ForcedWin { winner } => {
                self.needs_time_up(at)?;
                self.open_claim(self.turned.side(*winner)).ok_or(LiveRefusal::NoClaim)?;
            }
            End::Agreed => {
                self.offer.ok_or(LiveRefusal::NoOffer)?;
            }
            // Only the board itself says these.
            End::Row { .. } | End::BoardFull => return Err(LiveRefusal::NotOnTheBoard),
            End::Resigned { .. } | End::Ruled { .. } => {}
        }
        self.clock.advance(at)?;
        if self.clock.verdict().is_none() {
            self.clock.apply(at, &ClockEvent::End { by: Person::Arbiter, how: Ending::Finished })?;
        }
        self.duel.end_by(end.clone())?;
        self.offer = None;
        self.called = PerSide::new(false, false);
        Ok(())
    }
}
