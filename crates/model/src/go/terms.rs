//! Handicap and komi of one game.

use std::fmt;
use std::str::FromStr;

use kolo_messages::{Arg, Message};
use serde::{Deserialize, Serialize};

use crate::unreadable::unreadable;

/// Handicap stones: 0 for an even game, 1 when Black only moves first with the komi of a handicap game, 2 to 9 stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Handicap(u8);

unreadable! {
    /// A number that is not a handicap.
    UnreadableHandicap, || Message::new("handicap-unreadable")
}

impl Handicap {
    /// An even game.
    pub const NONE: Handicap = Handicap(0);
    /// As many stones as a board has star points.
    pub const MOST: Handicap = Handicap(9);

    /// So many stones, at most nine.
    pub fn new(stones: u8) -> Option<Self> {
        (stones <= Handicap::MOST.0).then_some(Handicap(stones))
    }

    /// The number of stones.
    pub fn stones(self) -> u8 {
        self.0
    }

    /// Whether the game is even.
    pub fn is_none(self) -> bool {
        self == Handicap::NONE
    }
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl From<Handicap> for u8 {
    fn from(handicap: Handicap) -> u8 {
        handicap.0
    }
}

impl From<Handicap> for Arg {
    fn from(handicap: Handicap) -> Self {
        Arg::from(u32::from(handicap.0))
    }
}

impl TryFrom<u8> for Handicap {
    type Error = UnreadableHandicap;

    fn try_from(stones: u8) -> Result<Self, Self::Error> {
        Handicap::new(stones).ok_or_else(|| UnreadableHandicap(stones.to_string()))
    }
}

/// Points White gets for moving second, in halves. Below zero when Black gets them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Komi {
    halves: i16,
}

unreadable! {
    /// A text that is not a komi.
    UnreadableKomi, || Message::new("komi-unreadable")
}

impl Komi {
    /// Half a point: only there so that one side wins. The komi of handicap games.
    pub const HALF: Komi = Komi { halves: 1 };

    /// So many half points.
    pub const fn from_halves(halves: i16) -> Self {
        Komi { halves }
    }

    /// The number of half points.
    pub const fn halves(self) -> i16 {
        self.halves
    }
}

impl fmt::Display for Komi {
    /// `6.5`, `0`, `-3.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.halves < 0 { "-" } else { "" };
        let size = self.halves.unsigned_abs();
        let half = if size % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{sign}{}{half}", size / 2))
    }
}

impl FromStr for Komi {
    type Err = UnreadableKomi;

    /// Reads `6.5`, `6,5`, `7`, `-3.5`; at most the points of a board.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableKomi(text.to_owned());
        let (negative, size) = match text.trim().strip_prefix('-') {
            Some(size) => (true, size),
            None => (false, text.trim()),
        };
        let size: crate::HalfPoints = size.parse().map_err(|_| unreadable())?;
        let halves = i16::try_from(size.halves()).ok().filter(|halves| *halves <= 2 * 361);
        let halves = halves.ok_or_else(unreadable)?;
        Ok(Komi { halves: if negative { -halves } else { halves } })
    }
}

impl From<Komi> for String {
    fn from(komi: Komi) -> String {
        komi.to_string()
    }
}

impl From<Komi> for Arg {
    fn from(komi: Komi) -> Self {
        Arg::decimal(komi)
    }
}

impl TryFrom<String> for Komi {
    type Error = UnreadableKomi;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// On which terms a game of go is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GameTerms {
    /// Handicap stones.
    #[serde(skip_serializing_if = "super::is_usual")]
    pub handicap: Handicap,
    /// Komi, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub komi: Option<Komi>,
}

impl GameTerms {
    /// An even game, komi not written down: every game of chess and gomoku.
    pub const EVEN: GameTerms = GameTerms { handicap: Handicap::NONE, komi: None };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn komi_reads_back() {
        for (text, halves) in [("6.5", 13), ("7", 14), ("0", 0), ("-3.5", -7), ("0.5", 1), ("-0.5", -1)] {
            assert_eq!(text.parse(), Ok(Komi::from_halves(halves)));
            assert_eq!(Komi::from_halves(halves).to_string(), text);
        }
        assert_eq!("6,5".parse(), Ok(Komi::from_halves(13)));
        for text in ["", "-", "6.3", "--1", "x", "400", "-400"] {
            assert!(text.parse::<Komi>().is_err(), "{text}");
        }
    }

    #[test]
    fn nine_stones_are_the_most() {
        assert_eq!(Handicap::new(9), Some(Handicap::MOST));
        assert_eq!(Handicap::new(10), None);
        assert!(serde_json::from_str::<Handicap>("10").is_err());
        assert_eq!(serde_json::to_string(&GameTerms::EVEN).unwrap(), "{}");
    }
}
