//! The tournament systems by name.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Arg, Lang, Message};
use serde::{Deserialize, Serialize};

use crate::Scoring;

/// How the pairs of a tournament are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// FIDE Swiss system based on rating, 1992.
    #[serde(rename = "fide-1992")]
    Fide1992,
    /// FIDE (Dutch) Swiss, in force since 2026.
    Dutch,
    /// The Swiss of the pIšQworky 2023 contest.
    #[serde(rename = "pisqworky-2023")]
    Pisqworky2023,
    /// The Swiss of the Czech Go Association.
    Swiss,
    /// McMahon, Czech Go Association.
    #[serde(rename = "mcmahon")]
    McMahon,
    /// All meet each other by the Schurig tables.
    RoundRobin,
}

impl System {
    /// Every system.
    pub const ALL: [System; 6] = [
        System::Fide1992,
        System::Dutch,
        System::Pisqworky2023,
        System::Swiss,
        System::McMahon,
        System::RoundRobin,
    ];

    /// The name on the command line and in files.
    pub fn code(self) -> &'static str {
        match self {
            System::Fide1992 => "fide-1992",
            System::Dutch => "dutch",
            System::Pisqworky2023 => "pisqworky-2023",
            System::Swiss => "swiss",
            System::McMahon => "mcmahon",
            System::RoundRobin => "round-robin",
        }
    }

    /// What results are worth unless the tournament says otherwise.
    pub fn scoring(self) -> Scoring {
        match self {
            System::Pisqworky2023 => Scoring::TWO_ONE_ZERO,
            System::Fide1992 | System::Dutch | System::Swiss | System::McMahon | System::RoundRobin => {
                Scoring::ONE_HALF_ZERO
            }
        }
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<System> for Arg {
    fn from(system: System) -> Self {
        Arg::from(system.code())
    }
}

/// A text that names no system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownSystem(pub String);

impl UnknownSystem {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        let known: Vec<&str> = System::ALL.into_iter().map(System::code).collect();
        Message::new("system-unknown").with("value", self.0.as_str()).with("known", known)
    }
}

impl fmt::Display for UnknownSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for UnknownSystem {}

impl FromStr for System {
    type Err = UnknownSystem;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        System::ALL.into_iter().find(|s| s.code() == text).ok_or_else(|| UnknownSystem(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_the_same_everywhere() {
        for system in System::ALL {
            assert_eq!(system.code().parse(), Ok(system));
            let json = serde_json::to_string(&system).unwrap();
            assert_eq!(serde_json::from_str::<System>(&json).unwrap(), system);
            assert_eq!(json, format!("\"{}\"", system.code()));
        }
    }
}
