//! Classes of events.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Arg, Lang, Message};

/// The class of an event: time for thinking and seriousness decide it, and it decides how much the games weigh.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum EventClass {
    /// A serious tournament with long time limits: weight 1.
    #[default]
    A,
    /// Shorter time limits: weight ¾.
    B,
    /// A casual or club tournament: weight ½.
    C,
    /// On the internet: weight ¼.
    D,
}

impl EventClass {
    /// Every class, the heaviest first.
    pub const ALL: [EventClass; 4] = [EventClass::A, EventClass::B, EventClass::C, EventClass::D];

    /// The letter.
    pub fn code(self) -> &'static str {
        match self {
            EventClass::A => "A",
            EventClass::B => "B",
            EventClass::C => "C",
            EventClass::D => "D",
        }
    }

    /// The weight in quarters.
    pub fn quarters(self) -> u8 {
        match self {
            EventClass::A => 4,
            EventClass::B => 3,
            EventClass::C => 2,
            EventClass::D => 1,
        }
    }

    /// The weight as it is written: `1`, `0.75`, `0.5`, `0.25`.
    pub fn weight(self) -> &'static str {
        match self {
            EventClass::A => "1",
            EventClass::B => "0.75",
            EventClass::C => "0.5",
            EventClass::D => "0.25",
        }
    }
}

impl fmt::Display for EventClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<EventClass> for Arg {
    fn from(class: EventClass) -> Self {
        Arg::from(class.code())
    }
}

/// A text that is not a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownClass(pub String);

impl UnknownClass {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("egf-class-unknown").with("value", self.0.as_str())
    }
}

impl fmt::Display for UnknownClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for UnknownClass {}

impl FromStr for EventClass {
    type Err = UnknownClass;

    /// Reads the letter, large or small.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = EventClass::ALL.into_iter().find(|class| class.code().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| UnknownClass(text.to_owned()))
    }
}
