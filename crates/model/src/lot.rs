//! The lot drawn before round 1.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Lang, Message};
use serde::{Deserialize, Serialize};

use crate::Side;

/// Which side the lot gave to no. 1, or to the better placed of the first pair (R-A7c.2, P-6.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lot {
    /// No. 1 has White, or starts.
    #[default]
    FirstStarts,
    /// No. 1 has Black, or waits.
    FirstWaits,
}

impl Lot {
    /// The side of no. 1.
    pub fn side(self) -> Side {
        match self {
            Lot::FirstStarts => Side::First,
            Lot::FirstWaits => Side::Second,
        }
    }
}

/// A text that names no lot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableLot(pub String);

impl UnreadableLot {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("lot-unreadable").with("value", self.0.as_str())
    }
}

impl fmt::Display for UnreadableLot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for UnreadableLot {}

impl FromStr for Lot {
    type Err = UnreadableLot;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "first-starts" | "white" => Ok(Lot::FirstStarts),
            "first-waits" | "black" => Ok(Lot::FirstWaits),
            _ => Err(UnreadableLot(text.to_owned())),
        }
    }
}
