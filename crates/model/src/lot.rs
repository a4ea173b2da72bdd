//! The lot before round 1.

use std::str::FromStr;

use kolo_messages::Message;
use serde::{Deserialize, Serialize};

use crate::Side;
use crate::unreadable::unreadable;

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

unreadable! {
    /// A text that names no lot.
    UnreadableLot, || Message::new("lot-unreadable")
}

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
