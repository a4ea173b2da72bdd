//! Facts of a situation: what is asked, how it is written, what is wrong with what was written.

mod choices;
mod problem;
mod span;

pub(crate) use choices::choices;
pub use choices::{
    Agreement, Announcement, AtBoard, ByoYomi, Claim, ClockLevel, ClockPhase, ClockUse, Clocks, Contestants,
    DrawState, EndedBy, Fault, Finality, ForcedWin, FormOf, HeardBy, Intent, MoveKind, Permission,
    PointedOutBy, Promptness, Publication, Repeated, ResignedBy, RoundKind, Sealing, Sent, Speakers,
    TimeLeft, Weight, WhenFound, WhereDone, WhoCaused, WhoChanges, WhoIsLate, WhoseClock,
};
pub use problem::FactProblem;
pub use span::Span;

use kolo_messages::Message;
use kolo_model::{Clause, Handicap, Komi, RuleSet, Side};

use crate::Ruling;
use crate::verdict::side_message;

/// What a fact looks like, for forms and lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A whole number from 0 to [`MOST`].
    Count,
    /// A span of time: `45s`, `10min`, `1h`, `1:30`, `1:05:00`.
    Span,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// The first or the second side; `black` and `white` are understood.
    Side,
    /// Handicap stones, 0 to 9.
    Handicap,
    /// Komi in whole or half points.
    Komi,
}

/// The largest number that counts as a fact.
pub const MOST: u32 = 10_000;

impl Kind {
    /// The short name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Kind::Count => "count",
            Kind::Span => "time",
            Kind::Choice(_) => "choice",
            Kind::Side => "side",
            Kind::Handicap => "handicap",
            Kind::Komi => "komi",
        }
    }

    /// The words to choose from, if there are any.
    pub fn choices(self) -> &'static [&'static str] {
        match self {
            Kind::Choice(words) => words,
            Kind::Side => &["first", "second"],
            Kind::Count | Kind::Span | Kind::Handicap | Kind::Komi => &[],
        }
    }

    /// The unit of a number, if it has one.
    pub fn unit(self) -> Option<&'static str> {
        match self {
            Kind::Span => Some("s"),
            Kind::Handicap => Some("stones"),
            Kind::Komi => Some("points"),
            Kind::Count | Kind::Choice(_) | Kind::Side => None,
        }
    }

    /// How it is written, for people.
    pub fn message(self) -> Message {
        match self {
            Kind::Count => Message::new("rulings-kind-count").with("most", MOST),
            Kind::Span => Message::new("rulings-kind-time"),
            Kind::Choice(words) => Message::new("rulings-kind-choice").with("words", words.to_vec()),
            Kind::Side => Message::new("rulings-kind-side"),
            Kind::Handicap => Message::new("rulings-kind-handicap"),
            Kind::Komi => Message::new("rulings-kind-komi"),
        }
    }
}

/// A fact that a situation asks for.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name, for ever the same.
    pub name: &'static str,
    /// What it looks like.
    pub kind: Kind,
    /// What holds if nothing else is said; a fact without it must be given.
    pub default: Option<&'static str>,
    pub(crate) about: fn() -> Message,
    pub(crate) text: fn(&str) -> Option<Message>,
}

impl Field {
    /// What it means, for people.
    pub fn about(&self) -> Message {
        (self.about)()
    }

    /// A value of it as people read it; nothing for a number, which is read as it is written.
    pub fn describe(&self, value: &str) -> Option<Message> {
        (self.text)(value)
    }
}

/// A value that a fact can have.
pub trait Fact: Sized {
    /// What it looks like.
    const KIND: Kind;

    /// The value of a text, if it has one.
    fn read(text: &str) -> Option<Self>;

    /// The text that reads back to this value.
    fn write(&self) -> String;

    /// What people read in its place under these rules; a number is read as it is written.
    fn describe(&self, _: RuleSet) -> Option<Message> {
        None
    }
}

impl Fact for u32 {
    const KIND: Kind = Kind::Count;

    fn read(text: &str) -> Option<Self> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse().ok()).flatten().filter(|number| *number <= MOST)
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Fact for Side {
    const KIND: Kind = Kind::Side;

    fn read(text: &str) -> Option<Self> {
        match text {
            "first" | "black" => Some(Side::First),
            "second" | "white" => Some(Side::Second),
            _ => None,
        }
    }

    fn write(&self) -> String {
        side_code(*self).to_owned()
    }

    fn describe(&self, book: RuleSet) -> Option<Message> {
        Some(side_message(*self, Some(book)))
    }
}

/// The stable word for a side.
pub(crate) fn side_code(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

impl Fact for Handicap {
    const KIND: Kind = Kind::Handicap;

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().and_then(Handicap::new)
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Fact for Komi {
    const KIND: Kind = Kind::Komi;

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// A situation as a type: its line in the rule book, its facts, and what follows from them.
pub trait Facts: Sized {
    /// The name, for ever the same.
    const ID: &'static str;
    /// The rules it stands in.
    const BOOK: RuleSet;
    /// The clauses it follows.
    const CLAUSES: &'static [Clause];
    /// The facts it asks for.
    const FIELDS: &'static [Field];

    /// What happened, for people.
    fn title() -> Message;

    /// Takes the facts out of what was given; problems go to the reader.
    fn read(reader: &mut Reader<'_>) -> Option<Self>;

    /// All facts as text, those that were left out included.
    fn write(&self) -> Vec<(&'static str, String)>;

    /// The names of two facts that cannot both be so. Most facts have nothing to do with each other.
    fn conflict(&self) -> Option<[&'static str; 2]> {
        None
    }

    /// What follows.
    fn rule(&self) -> Ruling;
}

/// Facts as they were given, and what is wrong with them.
pub struct Reader<'a> {
    given: &'a [(String, String)],
    fields: &'static [Field],
    problems: Vec<FactProblem>,
}

impl Reader<'_> {
    pub(crate) fn value<T: Fact>(&mut self, name: &'static str) -> Option<T> {
        let field = self.fields.iter().find(|field| field.name == name)?;
        let given = self.given.iter().find(|(given, _)| given == name).map(|(_, value)| value.trim());
        let Some(text) = given.or(field.default) else {
            self.problems.push(FactProblem::Missing(*field));
            return None;
        };
        let value = T::read(text);
        if value.is_none() {
            self.problems.push(FactProblem::Unreadable { field: *field, value: text.to_owned() });
        }
        value
    }
}

/// Reads the facts of a situation from pairs of name and value.
///
/// # Errors
/// Everything that is wrong with them, at once (K-FILE).
pub fn read<T: Facts>(given: &[(String, String)]) -> Result<T, Vec<FactProblem>> {
    let mut reader = Reader { given, fields: T::FIELDS, problems: Vec::new() };
    for (index, (name, _)) in given.iter().enumerate() {
        if !T::FIELDS.iter().any(|field| field.name == name) {
            let known = T::FIELDS.iter().map(|field| field.name).collect();
            reader.problems.push(FactProblem::Unknown { name: name.clone(), known });
        } else if given[..index].iter().any(|(earlier, _)| earlier == name) {
            reader.problems.push(FactProblem::Twice(name.clone()));
        }
    }
    let facts = T::read(&mut reader);
    if let Some((facts, names)) = facts.as_ref().and_then(|facts| Some((facts, facts.conflict()?))) {
        let written = facts.write();
        let of = |name: &'static str| {
            let field = T::FIELDS.iter().find(|field| field.name == name)?;
            let (_, value) = written.iter().find(|(fact, _)| *fact == name)?;
            Some((*field, value.clone()))
        };
        if let [Some(one), Some(other)] = names.map(of) {
            reader.problems.push(FactProblem::DoNotFit { one, other });
        }
    }
    match facts {
        Some(facts) if reader.problems.is_empty() => Ok(facts),
        Some(_) | None => Err(reader.problems),
    }
}
