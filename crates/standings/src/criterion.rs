//! What a criterion says of itself: all of it comes from the rule in its file.

mod list;
mod rule;

use std::fmt;

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, System};

pub(crate) use rule::{Allowed, Rule};

use crate::criteria::Criterion;
use crate::tie_break::{Modifiers, TieBreak};

impl Criterion {
    /// Every criterion.
    pub fn all() -> impl Iterator<Item = Criterion> {
        Criterion::NAMED.into_iter().chain(TieBreak::all().map(Criterion::TieBreak))
    }

    /// Those that people are offered to choose from: all but the rare kinds of tie-breaks.
    pub fn offered() -> impl Iterator<Item = Criterion> {
        Criterion::NAMED.into_iter().chain(TieBreak::offered().map(Criterion::TieBreak))
    }

    /// The name on the command line and in files.
    pub fn code(self) -> &'static str {
        self.tie_break().map_or(self.rule().code, TieBreak::code)
    }

    /// Other names that are understood.
    pub fn other_names(self) -> &'static [&'static str] {
        self.rule().other_names
    }

    /// The clause that defines it in a tournament played by `system`. Some are none of the documents' own
    /// criteria; they may be used when they are approved and announced.
    pub fn clause(self, system: Option<System>) -> Clause {
        (self.rule().clause)(system)
    }

    /// The short heading of its column.
    pub fn heading(self) -> Message {
        match self.rule().heading {
            Some(heading) => heading(),
            None => Message::new("tie-break-code").with("code", self.code()),
        }
    }

    /// What it is, in one sentence.
    pub fn meaning(self) -> Message {
        self.modifiers().explain((self.rule().meaning)())
    }

    /// How it is modified; only tie-breaks of C.07 are.
    pub(crate) fn modifiers(self) -> Modifiers {
        self.tie_break().map_or(Modifiers::NONE, TieBreak::modifiers)
    }

    /// The tie-break of C.07 that it is, if it is one.
    pub fn tie_break(self) -> Option<TieBreak> {
        if let Criterion::TieBreak(tie_break) = self { Some(tie_break) } else { None }
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<Criterion> for Arg {
    fn from(criterion: Criterion) -> Self {
        Arg::from(criterion.code())
    }
}
