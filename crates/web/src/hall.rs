//! A clock of the hall as the subject of a room: the pure clock of `kolo-play` with the log of what was done to it.

mod event;

use kolo_live::{Away, KeyHash};
use kolo_messages::Message;
use kolo_model::PerSide;
use kolo_play::clock::{
    Clock, ClockLog, ClockRefusal, Event, Happening, LogEntry, Mode, Moment, Person, Runs, StopReason,
    TimeControl, View, What,
};
use kolo_store::{NewEvent, StoredEvent, Timestamp};

use crate::problem::Problem;
use crate::subject::{InvalidEvent, Subject};
use crate::time::Now;

pub(crate) use event::{HallAct, HallEvent, HallOrder, Opened};

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
    /// What is to be said about the last event, besides how the clock looks.
    noted: Option<What>,
}

impl Hall {
    /// The clock.
    ///
    /// # Errors
    /// When it was not set up.
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

    /// What is to be said about the last event: that the arbiter set a time, and that less was not taken away (G-6.5).
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

    /// The stop by which no player loses time while the server is away (P-3.3.2.5), if nothing has happened since it
    /// went: when it went if the clock ran then, and otherwise when the clock began to run by itself.
    fn stop_while_away(&self, away: Away) -> Option<LogEntry> {
        let moment = |at: u64| Moment(at.saturating_sub(self.opened.at));
        let mut clock = self.clock.clone();
        clock.advance(moment(away.from)).ok()?;
        while !time_runs(&clock.view()) {
            let (when, _) = clock.next_deadline().filter(|(when, _)| *when <= moment(away.to))?;
            clock.advance(when).ok()?;
        }
        let event = Event::Stop { by: Person::Arbiter, reason: StopReason::Break };
        Some(LogEntry { at: clock.now(), event })
    }

    /// Whether its time runs.
    pub(crate) fn time_runs(&self, now: Now) -> bool {
        time_runs(&self.view(now))
    }

    /// How it looks.
    pub(crate) fn view(&self, now: Now) -> View {
        self.clock.at(self.moment(now)).unwrap_or_else(|_| self.clock.view())
    }
}

/// Whether any player's time runs: in the game, or for those who are not back when it is resumed (G-5.2.3).
fn time_runs(view: &View) -> bool {
    match view.mode {
        Mode::Running(_) => true,
        Mode::Resuming => view.runs != Runs::Neither,
        Mode::Waiting | Mode::Stopped { .. } | Mode::Adjourned | Mode::Over(_) => false,
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

    fn apply(&mut self, event: &HallEvent) -> Result<(), InvalidEvent> {
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
                let happenings = set
                    .clock
                    .apply(entry.at, &entry.event)
                    .map_err(|refusal| InvalidEvent::of(refusal.message().text(kolo_messages::Lang::En)))?;
                set.noted = noted(&happenings);
                set.log.events.push(entry.clone());
                Ok(())
            }
            (Some(_), HallEvent::Opened(_)) | (None, HallEvent::Linked { .. } | HallEvent::Happened(_)) => {
                Err(InvalidEvent("a clock is set up once, and before anything happens to it".to_owned()))
            }
        }
    }

    fn write(order: &HallOrder, event: &HallEvent) -> Result<NewEvent, InvalidEvent> {
        Ok(NewEvent {
            code: event.code().to_owned(),
            schema: 1,
            payload: event.payload()?,
            author: order.author.clone(),
            at: Timestamp(order.at.0),
            reason: matches!(order.act, HallAct::Away(_)).then(|| "the server was away".to_owned()),
        })
    }

    fn read(stored: &StoredEvent) -> Result<HallEvent, InvalidEvent> {
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
fn noted(happenings: &[Happening]) -> Option<What> {
    let of_the_arbiter = |what: &What| {
        matches!(
            what,
            What::Adjusted(..) | What::NotReduced(..) | What::ControlStands(_) | What::AnotherClock(..)
        )
    };
    happenings.iter().rev().map(|happening| happening.what).find(of_the_arbiter)
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
            HallRefusal::LinkLost => Problem::link_gone(),
            HallRefusal::Clock(refusal) => Problem::refused(refusal.message(), Some(refusal.clause())),
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::Name;
    use kolo_play::clock::{Event, Person};

    use super::*;

    const MINUTE: u64 = 60_000;

    /// A clock of a game of go to which something has happened; its time line begins at 0.
    fn hall(control: &str, events: &[(u64, Event)]) -> Hall {
        let name = |text| Name::new(text).expect("a name");
        let control = control.parse().expect("a control");
        let opened = Opened { control, names: PerSide::new(name("Ana"), name("Bo")), at: 0 };
        let mut hall = Hall::empty();
        hall.apply(&HallEvent::Opened(opened)).expect("a sound log");
        for (at, event) in events {
            let entry = LogEntry { at: Moment(*at), event: event.clone() };
            hall.apply(&HallEvent::Happened(entry)).expect("a sound log");
        }
        hall
    }

    /// When it is stopped because the server was away, and how it looks then, a minute after the server is back.
    fn after(hall: &mut Hall, from: u64, to: u64) -> (Option<u64>, View) {
        let order = HallOrder {
            at: Now(i64::try_from(from).expect("a time")),
            author: "kolo".to_owned(),
            act: HallAct::Away(Away { from, to }),
        };
        let events = hall.decide(&order).expect("nothing stands against it");
        for event in &events {
            hall.apply(event).expect("it was decided");
        }
        let at = events.first().map(|event| match event {
            HallEvent::Happened(entry) => entry.at.0,
            HallEvent::Opened(_) | HallEvent::Linked { .. } => panic!("a stop"),
        });
        let later = Now(i64::try_from(to + MINUTE).expect("a time"));
        (at, hall.set().expect("set up").view(later))
    }

    const ARBITER: Person = Person::Arbiter;

    #[test]
    fn a_toilet_stop_that_ends_while_no_server_is_there_takes_no_time() {
        let toilet = Event::Stop { by: Person::First, reason: StopReason::Toilet };
        let events = [(0, Event::Start { by: ARBITER }), (6 * MINUTE, toilet)];
        let left = |view: View| view.sides.expect("clocks").first.left.0;
        let mut hall = hall("10m", &events);
        let mut early = hall.clone();
        let (at, view) = after(&mut hall, 7 * MINUTE, 60 * MINUTE);
        assert_eq!((at, left(view)), (Some(11 * MINUTE), 4 * MINUTE));
        let (at, view) = after(&mut early, 7 * MINUTE, 11 * MINUTE - 1);
        assert_eq!((at, left(view)), (None, 3 * MINUTE + 1), "the server was back before");
    }

    #[test]
    fn a_start_that_comes_while_no_server_is_there_takes_no_time_and_nobody_is_late() {
        let schedule = Event::Schedule { by: ARBITER, start: Moment(5 * MINUTE) };
        let absent = Event::Absent { side: kolo_model::Side::Second };
        let mut hall = hall("45m", &[(0, schedule), (0, absent)]);
        let (at, view) = after(&mut hall, MINUTE, 180 * MINUTE);
        assert_eq!(at, Some(5 * MINUTE));
        assert!(matches!(view.mode, Mode::Stopped { .. }), "{view:?}");
        assert_eq!(view.sides.expect("clocks").first.left.0, 45 * MINUTE);
    }

    #[test]
    fn a_resumption_does_not_go_on_while_no_server_is_there() {
        let plan =
            Event::PlanAdjournment { by: ARBITER, may_seal: Moment(MINUTE), must_seal: Moment(9 * MINUTE) };
        let seal = Event::Seal { by: kolo_model::Side::First, how: kolo_play::clock::SealedHow::OnForm };
        let mut hall = hall(
            "45m",
            &[
                (0, Event::Start { by: ARBITER }),
                (1, plan),
                (2 * MINUTE, seal),
                (3 * MINUTE, Event::TakeForm { by: ARBITER }),
                (3 * MINUTE, Event::Absent { side: kolo_model::Side::Second }),
                (4 * MINUTE, Event::Reopen { by: ARBITER }),
            ],
        );
        assert!(hall.set().expect("set up").time_runs(Now(300_000)));
        let (at, view) = after(&mut hall, 5 * MINUTE, 180 * MINUTE);
        assert_eq!((at, view.sides.expect("clocks").second.left.0), (Some(5 * MINUTE), 44 * MINUTE));
    }

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
        assert_eq!(problem.status, axum::http::StatusCode::FORBIDDEN);
    }
}
