//! A clock of the hall as the subject of a room: the pure clock of `kolo-play` with the log of what was done to it.

mod event;

use axum::http::StatusCode;
use kolo_live::{Away, KeyHash};
use kolo_messages::Message;
use kolo_model::{Clause, PerSide};
use kolo_play::clock::{
    Clock, ClockLog, ClockRefusal, Event, Happening, LogEntry, Mode, Moment, Person, StopReason, TimeControl,
    View, What,
};
use kolo_store::{NewEvent, StoredEvent, StreamId, Timestamp};

use crate::problem::Problem;
use crate::subject::{Misfit, Subject};
use crate::time::Now;

pub(crate) use event::{HallAct, HallEvent, HallOrder, Opened};

/// What the names of all its streams begin with.
pub(crate) const PREFIX: &str = "clock-";

/// The stream of a clock, if this can be the name of one.
pub(crate) fn stream(name: &str) -> Option<StreamId> {
    format!("{PREFIX}{name}").parse().ok()
}

/// A clock of the hall, once it is set up.
#[derive(Debug, Clone)]
pub(crate) struct Hall(Option<Set>);

/// A clock that was set up.
#[derive(Debug, Clone)]
pub(crate) struct Set {
    opened: Opened,
    key: Option<KeyHash>,
    clock: Clock,
    log: ClockLog,
    /// What is to be told about the last event, besides how the clock looks.
    noted: Option<What>,
}

impl Hall {
    /// The clock.
    ///
    /// # Errors
    /// When nobody has set it up.
    pub(crate) fn set(&self) -> Result<&Set, Problem> {
        self.0.as_ref().ok_or_else(Problem::not_found)
    }
}

impl Set {
    /// How much time there is.
    pub(crate) fn control(&self) -> TimeControl {
        self.opened.control
    }

    /// Who plays.
    pub(crate) fn names(&self) -> &PerSide<kolo_model::Name> {
        &self.opened.names
    }

    /// Whether a secret opens this clock.
    pub(crate) fn is_opened_by(&self, key: &KeyHash) -> bool {
        self.key.as_ref() == Some(key)
    }

    /// What is to be told about the last event: that the arbiter set a time, and that less was not taken away (G-6.5).
    pub(crate) fn noted(&self) -> Option<Message> {
        self.noted.map(|what| what.message(self.opened.control.rules()))
    }

    /// What was done to it, as `kolo clock` reads it.
    pub(crate) fn log(&self) -> &ClockLog {
        &self.log
    }

    /// The moment on the clock's own time line; never before the last event.
    pub(crate) fn moment(&self, now: Now) -> Moment {
        let since = now.unsigned().saturating_sub(self.opened.at);
        Moment(since).max(self.clock.now())
    }

    /// The stop by which nobody loses time while the server is away (P-3.3.2.5), if the clock ran when it went and
    /// nothing has happened since.
    fn stop_while_away(&self, away: Away) -> Option<LogEntry> {
        let went = Moment(away.from.saturating_sub(self.opened.at));
        let ran = went >= self.clock.now()
            && self.clock.at(went).is_ok_and(|view| matches!(view.mode, Mode::Running(_)));
        let event = Event::Stop { by: Person::Arbiter, reason: StopReason::Break };
        ran.then_some(LogEntry { at: went, event })
    }

    /// Whether its time runs.
    pub(crate) fn time_runs(&self, now: Now) -> bool {
        matches!(self.view(now).mode, Mode::Running(_))
    }

    /// How it looks.
    pub(crate) fn view(&self, now: Now) -> View {
        self.clock.at(self.moment(now)).unwrap_or_else(|_| self.clock.view())
    }
}

impl Subject for Hall {
    type Order = HallOrder;
    type Event = HallEvent;
    type Refusal = HallRefusal;

    fn empty() -> Self {
        Hall(None)
    }

    fn decide(&self, order: &HallOrder) -> Result<Vec<HallEvent>, HallRefusal> {
        let event = match (&self.0, &order.act) {
            (None, HallAct::Open(opened)) => HallEvent::Opened(opened.clone()),
            (Some(_), HallAct::Open(_))
            | (None, HallAct::Link(_) | HallAct::Do { .. } | HallAct::Away(_)) => {
                return Err(HallRefusal::NotThere);
            }
            (Some(_), HallAct::Link(key)) => HallEvent::Linked { key: *key },
            (Some(set), HallAct::Away(away)) => match set.stop_while_away(*away) {
                Some(entry) => HallEvent::Happened(entry),
                None => return Ok(Vec::new()),
            },
            (Some(set), HallAct::Do { event, key }) => {
                if key.is_some_and(|key| !set.is_opened_by(&key)) {
                    return Err(HallRefusal::LinkLost);
                }
                let at = set.moment(order.at);
                set.clock.clone().apply(at, event).map_err(HallRefusal::Clock)?;
                HallEvent::Happened(LogEntry { at, event: event.clone() })
            }
        };
        Ok(vec![event])
    }

    fn apply(&mut self, event: &HallEvent) -> Result<(), Misfit> {
        match (&mut self.0, event) {
            (state @ None, HallEvent::Opened(opened)) => {
                let (clock, log) = (Clock::new(opened.control), ClockLog::new(opened.control));
                *state = Some(Set { opened: opened.clone(), key: None, clock, log, noted: None });
                Ok(())
            }
            (Some(set), HallEvent::Linked { key }) => {
                set.key = Some(*key);
                Ok(())
            }
            (Some(set), HallEvent::Happened(entry)) => {
                let told = set
                    .clock
                    .apply(entry.at, &entry.event)
                    .map_err(|refusal| Misfit::of(refusal.message().text(kolo_messages::Lang::En)))?;
                set.noted = noted(&told);
                set.log.events.push(entry.clone());
                Ok(())
            }
            (Some(_), HallEvent::Opened(_)) | (None, HallEvent::Linked { .. } | HallEvent::Happened(_)) => {
                Err(Misfit("a clock is set up once, and before anything happens to it".to_owned()))
            }
        }
    }

    fn write(order: &HallOrder, event: &HallEvent) -> Result<NewEvent, Misfit> {
        Ok(NewEvent {
            code: event.code().to_owned(),
            schema: 1,
            payload: event.payload()?,
            author: order.author.clone(),
            at: Timestamp(order.at.0),
            reason: match &order.act {
                HallAct::Away(_) => Some("the server was away".to_owned()),
                HallAct::Open(_) | HallAct::Link(_) | HallAct::Do { .. } => None,
            },
        })
    }

    fn read(stored: &StoredEvent) -> Result<HallEvent, Misfit> {
        HallEvent::read(&stored.code, stored.schema, &stored.payload)
    }

    fn is_same(&self, order: &HallOrder, first: &HallEvent) -> bool {
        match (&order.act, first) {
            (HallAct::Do { event, .. }, HallEvent::Happened(entry)) => entry.event == *event,
            (HallAct::Open(wanted), HallEvent::Opened(opened)) => opened == wanted,
            (HallAct::Link(wanted), HallEvent::Linked { key }) => key == wanted,
            // The program names it by the moment since which the server was away.
            (HallAct::Away(_), HallEvent::Happened(entry)) => {
                matches!(entry.event, Event::Stop { by: Person::Arbiter, reason: StopReason::Break })
            }
            (HallAct::Do { .. } | HallAct::Open(_) | HallAct::Link(_) | HallAct::Away(_), _) => false,
        }
    }
}

/// The last thing that happened by an arbiter's hand and that the dials do not say by themselves.
fn noted(told: &[Happening]) -> Option<What> {
    let of_the_arbiter = |what: &What| {
        matches!(
            what,
            What::Adjusted(..) | What::NotReduced(..) | What::ControlStands(_) | What::AnotherClock(..)
        )
    };
    told.iter().rev().map(|happening| happening.what).find(of_the_arbiter)
}

/// Why something cannot be done to a clock.
#[derive(Debug, Clone)]
pub(crate) enum HallRefusal {
    /// There is no such clock, or there is one already.
    NotThere,
    /// The link of the device at the board no longer holds.
    LinkLost,
    /// By the rules of clocks.
    Clock(ClockRefusal),
}

impl From<HallRefusal> for Problem {
    fn from(refusal: HallRefusal) -> Problem {
        match refusal {
            HallRefusal::NotThere => Problem::not_found(),
            HallRefusal::LinkLost => Problem {
                clause: Some(Clause::new("K-SEAT")),
                ..Problem::new(StatusCode::FORBIDDEN, Message::new("web-key-unknown"))
            },
            HallRefusal::Clock(refusal) => Problem::refused(refusal.message(), Some(refusal.clause())),
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::Name;
    use kolo_play::clock::{Event, Person};

    use super::*;

    /// A request of the device at the board that was let in and came to its turn only when the link was replaced.
    #[test]
    fn a_link_that_is_replaced_meanwhile_presses_nothing() {
        let name = |text| Name::new(text).expect("a name");
        let control = "8m+8m".parse().expect("a control");
        let opened = Opened { control, names: PerSide::new(name("Ana"), name("Bo")), at: 0 };
        let (old, new) = (KeyHash::new([1; 32]), KeyHash::new([2; 32]));
        let mut hall = Hall::empty();
        for event in [HallEvent::Opened(opened), HallEvent::Linked { key: old }] {
            hall.apply(&event).expect("a sound log");
        }
        let start = |key: Option<KeyHash>| {
            let act = HallAct::Do { event: Event::Start { by: Person::First }, key };
            HallOrder { at: Now(10), author: "at the board".to_owned(), act }
        };
        assert!(hall.decide(&start(Some(old))).is_ok());
        hall.apply(&HallEvent::Linked { key: new }).expect("a sound log");
        assert!(matches!(hall.decide(&start(Some(old))), Err(HallRefusal::LinkLost)));
        assert!(hall.decide(&start(Some(new))).is_ok());
        assert!(hall.decide(&start(None)).is_ok(), "the desk needs no link");
        let problem = Problem::from(HallRefusal::LinkLost);
        assert_eq!(problem.status, StatusCode::FORBIDDEN);
    }
}
