//! A machine small enough to be folded in one's head.

use std::collections::{BTreeMap, BTreeSet};

use kolo_log::{Effect, Log, Machine, Record, Step};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Event {
    /// Whatever stood on the place before is replaced.
    Put {
        place: u8,
        thing: u8,
    },
    /// Both shelves must be as they have to be: the first one full, the second one empty.
    Carry {
        from: u8,
        to: u8,
    },
    /// A ticket with this number was given out.
    Ticket(u32),
    /// Refused unless a later record that counts is a promise for this place.
    Borrow(u8),
    Promise(u8),
    Undo(Step),
    Redo(Step),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) step: Step,
    pub(crate) event: Event,
}

impl Record for Line {
    fn step(&self, _seq: u64) -> Step {
        self.step
    }

    fn effect(&self) -> Effect {
        match self.event {
            Event::Undo(step) => Effect::Undo(step),
            Event::Redo(step) => Effect::Redo(step),
            Event::Put { .. }
            | Event::Carry { .. }
            | Event::Ticket(_)
            | Event::Borrow(_)
            | Event::Promise(_) => Effect::Plain,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Shelves {
    pub(crate) things: BTreeMap<u8, u8>,
    pub(crate) borrowed: BTreeSet<u8>,
    pub(crate) last_ticket: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wrong;

impl Machine for Shelves {
    type Record = Line;
    type Invalid = Wrong;
    type Ahead = BTreeSet<u8>;

    fn ahead(counting: &[&Line]) -> BTreeSet<u8> {
        let promised = counting.iter().filter_map(|line| match line.event {
            Event::Promise(place) => Some(place),
            _ => None,
        });
        promised.collect()
    }

    fn apply(&mut self, _seq: u64, line: &Line, ahead: &BTreeSet<u8>) -> Result<(), Wrong> {
        match line.event {
            Event::Put { place, thing } => drop(self.things.insert(place, thing)),
            Event::Carry { from, to } => {
                if self.things.contains_key(&to) {
                    return Err(Wrong);
                }
                let thing = self.things.remove(&from).ok_or(Wrong)?;
                self.things.insert(to, thing);
            }
            Event::Ticket(number) => self.last_ticket = self.last_ticket.max(number),
            Event::Borrow(place) => {
                if !self.things.contains_key(&place) && !ahead.contains(&place) {
                    return Err(Wrong);
                }
                self.borrowed.insert(place);
            }
            Event::Promise(place) => drop(self.borrowed.remove(&place)),
            Event::Undo(_) | Event::Redo(_) => unreachable!("the kernel keeps them to itself"),
        }
        Ok(())
    }

    fn skip(&mut self, line: &Line) {
        if let Event::Ticket(number) = line.event {
            self.last_ticket = self.last_ticket.max(number);
        }
    }

    fn applies_whole(line: &Line) -> bool {
        matches!(line.event, Event::Put { .. } | Event::Ticket(_))
    }
}

/// The records of one order.
pub(crate) fn step(log: &Log<Shelves>, events: impl IntoIterator<Item = Event>) -> Vec<Line> {
    let step = Step(log.next_seq());
    events.into_iter().map(|event| Line { step, event }).collect()
}

/// Writes one order and says which step it is.
pub(crate) fn write(log: &mut Log<Shelves>, events: impl IntoIterator<Item = Event>) -> Step {
    let records = step(log, events);
    let written = records[0].step;
    let prepared = log.follow(records).unwrap();
    log.commit(prepared);
    written
}

pub(crate) fn put(place: u8, thing: u8) -> Event {
    Event::Put { place, thing }
}
