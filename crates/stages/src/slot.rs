//! Links: who comes to stand in a slot, and how a slot is named.
//!
//! Both have a text form, the same in files and on the command line.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Arg, Message};
use kolo_model::Side;
use serde::{Deserialize, Serialize};

use crate::ids::PLACES;
use crate::{EntrantId, GroupId, MatchId};

/// Where the one who stands in a slot comes from (G-3.1.4, G-3.1.5).
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// This one.
    Entrant(EntrantId),
    /// The winner of a match.
    Winner(MatchId),
    /// The loser of a match.
    Loser(MatchId),
    /// The one that takes a place in a group.
    Place {
        /// The group.
        group: GroupId,
        /// The place, from 1.
        place: u32,
    },
    /// A bye: the opponent goes on without a game.
    Bye,
}

impl Slot {
    /// In words.
    pub fn message(&self) -> Message {
        match self {
            Slot::Entrant(id) => Message::new("stages-slot-entrant").with("no", *id),
            Slot::Winner(id) => Message::new("stages-slot-winner").with("match", id),
            Slot::Loser(id) => Message::new("stages-slot-loser").with("match", id),
            Slot::Place { group, place } => {
                Message::new("stages-slot-place").with("place", *place).with("group", group)
            }
            Slot::Bye => Message::new("stages-slot-bye"),
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Entrant(id) => write!(f, "entrant {id}"),
            Slot::Winner(id) => write!(f, "winner {id}"),
            Slot::Loser(id) => write!(f, "loser {id}"),
            Slot::Place { group, place } => write!(f, "place {place} of {group}"),
            Slot::Bye => f.write_str("bye"),
        }
    }
}

/// A text that is no link, or names no slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnreadableSlot {
    /// No link.
    Link(String),
    /// No name of a slot.
    Place(String),
}

impl UnreadableSlot {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            UnreadableSlot::Link(text) => Message::new("stages-slot-unreadable").with("text", text.as_str()),
            UnreadableSlot::Place(text) => {
                Message::new("stages-slot-place-unreadable").with("text", text.as_str())
            }
        }
    }
}

impl fmt::Display for UnreadableSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(kolo_messages::Lang::En))
    }
}

impl std::error::Error for UnreadableSlot {}

impl FromStr for Slot {
    type Err = UnreadableSlot;

    /// `entrant 5`, `winner SF1`, `loser SF1`, `place 2 of A`, `bye`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableSlot::Link(text.to_owned());
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["bye"] => Ok(Slot::Bye),
            ["entrant", id] => id.parse().map(|id| Slot::Entrant(EntrantId(id))).map_err(|_| unreadable()),
            ["winner", id] => Ok(Slot::Winner(id.into())),
            ["loser", id] => Ok(Slot::Loser(id.into())),
            ["place", place, "of", group] => {
                let place = place.parse().map_err(|_| unreadable())?;
                Ok(Slot::Place { group: group.into(), place })
            }
            _ => Err(unreadable()),
        }
    }
}

/// A slot that a link fills: a side of a match, a number in a group, or a final place.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SlotPlace {
    /// A side of a match.
    Side(MatchId, Side),
    /// A number in the table of a group, from 1.
    Member(GroupId, u32),
    /// A final place.
    Final(u32),
}

impl SlotPlace {
    /// The match, group or list whose slot it is, in words.
    pub fn message(&self) -> Message {
        match self {
            SlotPlace::Side(id, side) => {
                let message = match side {
                    Side::First => Message::new("stages-place-first"),
                    Side::Second => Message::new("stages-place-second"),
                };
                message.with("match", id)
            }
            SlotPlace::Member(group, number) => {
                Message::new("stages-place-member").with("group", group).with("number", *number)
            }
            SlotPlace::Final(place) => Message::new("stages-place-final").with("place", *place),
        }
    }
}

impl fmt::Display for SlotPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SlotPlace::Side(id, Side::First) => write!(f, "{id}.first"),
            SlotPlace::Side(id, Side::Second) => write!(f, "{id}.second"),
            SlotPlace::Member(group, number) => write!(f, "{group}.{number}"),
            SlotPlace::Final(place) => write!(f, "{PLACES}.{place}"),
        }
    }
}

impl FromStr for SlotPlace {
    type Err = UnreadableSlot;

    /// `QF1.first`, `QF1.second`, `A.3`, `places.5`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableSlot::Place(text.to_owned());
        let (name, part) = text.trim().rsplit_once('.').ok_or_else(unreadable)?;
        match part {
            "first" => Ok(SlotPlace::Side(name.into(), Side::First)),
            "second" => Ok(SlotPlace::Side(name.into(), Side::Second)),
            number => {
                let number = number.parse().map_err(|_| unreadable())?;
                Ok(if name == PLACES {
                    SlotPlace::Final(number)
                } else {
                    SlotPlace::Member(name.into(), number)
                })
            }
        }
    }
}

macro_rules! as_text {
    ($($name:ident),*) => {$(
        impl From<&$name> for Arg {
            fn from(value: &$name) -> Self {
                Arg::from(value.to_string())
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
as_text!(Slot, SlotPlace);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_read_back() {
        for text in ["entrant 12", "winner QF1", "loser SF2", "place 3 of A", "bye"] {
            assert_eq!(text.parse::<Slot>().map(|slot| slot.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("  place  1 of  B ".parse::<Slot>().map(|s| s.to_string()), Ok("place 1 of B".into()));
        for text in ["", "entrant", "entrant x", "entrant -1", "winner", "winner a b", "place A", "byes"] {
            assert_eq!(text.parse::<Slot>(), Err(UnreadableSlot::Link(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn names_of_slots_read_back() {
        for text in ["QF1.first", "QF1.second", "A.3", "places.5"] {
            assert_eq!(text.parse::<SlotPlace>().map(|place| place.to_string()), Ok(text.to_owned()));
        }
        for text in ["QF1", "", "A.", "A.third", "."] {
            assert_eq!(text.parse::<SlotPlace>(), Err(UnreadableSlot::Place(text.to_owned())), "{text}");
        }
    }
}
