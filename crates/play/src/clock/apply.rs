//! Events: who may do what, when, and what follows.
//!
//! | events | module |
//! | --- | --- |
//! | start, coming and going | `start` |
//! | moves | `moves` |
//! | stopping and going on | `stops` |
//! | corrections, faults, flags, rulings | `arbiter` |
//! | adjournment | `adjourn` |

mod adjourn;
mod arbiter;
mod moves;
mod start;
mod stops;

use kolo_model::Side;

use super::machine::{Clock, Mode};
use super::{ClockRefusal, Event, Happening, Moment, OfficialAct, Person, Presence, Why};

/// The longest reason and the longest text of a form, in letters.
const LONGEST_TEXT: usize = 200;

impl Clock {
    /// Lets time pass until `at` and then does `event`. All that follows comes back in order, what the time brought
    /// first.
    ///
    /// A move that comes after the flag fell by itself is refused before it is applied. Where flags wait to be pointed
    /// out, it counts as long as that is not done.
    ///
    /// # Errors
    /// When the event does not fit. The clock is then exactly as before; time has not moved either.
    pub fn apply(&mut self, at: Moment, event: &Event) -> Result<Vec<Happening>, ClockRefusal> {
        let mut next = self.clone();
        let mut happenings = next.advance(at)?;
        if let Mode::Over(verdict) = next.mode {
            if self.verdict().is_none() && event.is_move() {
                return Err(self.refusal(Why::TooLate(verdict)));
            }
            // A flag that fell early is the one thing that can be judged afterwards.
            if !matches!(event, Event::EarlyFlag { .. }) {
                return Err(self.refusal(Why::Over(verdict)));
            }
        }
        next.act(event, &mut happenings)?;
        next.advance_to(at, &mut happenings);
        *self = next;
        Ok(happenings)
    }

    fn act(&mut self, event: &Event, happenings: &mut Vec<Happening>) -> Result<(), ClockRefusal> {
        match event {
            Event::Schedule { by, start } => self.schedule(*by, *start),
            Event::Start { by } => self.start(*by, happenings),
            Event::Absent { side } => self.absent(*side, happenings),
            Event::Arrive { side } => self.arrive(*side, happenings),
            Event::Place { by } => self.place(*by),
            Event::Press { by } => self.press(*by, happenings),
            Event::Pass { by, said } => self.pass(*by, *said, happenings),
            Event::Played { by, what, lag } => self.played(*by, *what, *lag, happenings),
            Event::Stop { by, reason } => self.stop(*by, *reason, happenings),
            Event::Resume { by } => self.resume(*by, happenings),
            Event::Adjust { by, side, change, reason } => {
                self.adjust(*by, *side, *change, reason, happenings)
            }
            Event::SetLimit { by, left, reason } => self.set_limit(*by, *left, reason, happenings),
            Event::EarlyFlag { by, side, early } => self.early_flag(*by, *side, *early, happenings),
            Event::ClaimFlag { by } => self.claim_flag(*by, happenings),
            Event::RemindPress { by } => self.remind_press(*by, happenings),
            Event::ReportFault { by } => self.report_fault(*by, happenings),
            Event::Dispute { by } => self.open_dispute(*by, happenings),
            Event::ResumeDispute { by, first, second } => {
                self.resume_dispute(*by, *first, *second, happenings)
            }
            Event::PlanAdjournment { by, may_seal, must_seal } => {
                self.plan_adjournment(*by, *may_seal, *must_seal)
            }
            Event::AnnounceSeal { by } => self.announce_seal(*by, happenings),
            Event::Seal { by, how } => self.seal(*by, *how, happenings),
            Event::TakeForm { by } => self.take_form(*by, happenings),
            Event::Reopen { by } => self.reopen(*by, happenings),
            Event::OpenForm { by, written, sealed } => self.open_form(*by, written, *sealed, happenings),
            Event::End { by, how } => self.end_game(*by, *how, happenings),
        }
    }

    fn refuse<T>(&self, why: Why) -> Result<T, ClockRefusal> {
        Err(self.refusal(why))
    }

    fn require(&self, holds: bool, otherwise: Why) -> Result<(), ClockRefusal> {
        if holds { Ok(()) } else { self.refuse(otherwise) }
    }

    fn require_official(&self, by: Person, act: OfficialAct) -> Result<(), ClockRefusal> {
        self.require(by.is_official(), Why::OfficialsOnly(by, act))
    }

    fn require_there(&self, side: Side) -> Result<(), ClockRefusal> {
        self.require(self.units[side].presence == Presence::AtBoard, Why::NotThere(side))
    }

    fn require_started(&self) -> Result<(), ClockRefusal> {
        self.require(self.mode != Mode::Waiting, Why::NotStarted)
    }

    fn require_text(&self, text: &str) -> Result<(), ClockRefusal> {
        self.require(!text.trim().is_empty(), Why::NoText)?;
        self.require(text.chars().count() <= LONGEST_TEXT, Why::LongText)
    }
}

impl Event {
    /// Whether it is something a player does in their turn.
    fn is_move(&self) -> bool {
        matches!(
            self,
            Event::Place { .. }
                | Event::Press { .. }
                | Event::Pass { .. }
                | Event::Played { .. }
                | Event::AnnounceSeal { .. }
                | Event::Seal { .. }
        )
    }
}
