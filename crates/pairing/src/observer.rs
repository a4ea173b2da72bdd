//! How the deciding code reports what it does while it does it.
//!
//! There is no second implementation that explains a pairing afterwards: the words come from the
//! lines that decide. An observer that does not listen costs one call a step.

use kolo_messages::Message;
use kolo_model::{Clause, PerSide, StartNumber};

/// One decision, or one thing that was looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The clause followed.
    pub clause: Clause,
    /// What was found or done.
    pub message: Message,
}

/// The beginning of a section: steps that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// What the section is about.
    pub subject: Subject,
    /// Its title.
    pub message: Message,
}

/// What a section is about. Programs find the reasons of a pair by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The whole round.
    Round,
    /// A score group or bracket.
    Bracket,
    /// One pair of the result.
    Pair(PerSide<StartNumber>),
    /// One who stays without opponent.
    Bye(StartNumber),
}

/// Receives the steps of a pairing, in order. Sections nest.
pub trait Observer {
    /// Whether anything is done with what is reported; if not, it need not be put together.
    fn listens(&self) -> bool;
    /// A section begins.
    fn open(&mut self, heading: Heading);
    /// A step inside the section that was opened last.
    fn step(&mut self, step: Step);
    /// The section that was opened last ends.
    fn close(&mut self);
}

/// There is no observer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Silent;

impl Observer for Silent {
    fn listens(&self) -> bool {
        false
    }

    fn open(&mut self, _: Heading) {}

    fn step(&mut self, _: Step) {}

    fn close(&mut self) {}
}

/// Reports a step, which is put together only if there is an observer.
pub fn report(observer: &mut dyn Observer, clause: Clause, message: impl FnOnce() -> Message) {
    if observer.listens() {
        observer.step(Step { clause, message: message() });
    }
}

/// Runs `body` inside a section, which is closed whatever `body` returns.
pub fn section<R>(
    observer: &mut dyn Observer,
    subject: Subject,
    title: impl FnOnce() -> Message,
    body: impl FnOnce(&mut dyn Observer) -> R,
) -> R {
    if !observer.listens() {
        return body(observer);
    }
    observer.open(Heading { subject, message: title() });
    let result = body(observer);
    observer.close();
    result
}
