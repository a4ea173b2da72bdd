//! Ranks of go players.

use std::fmt;
use std::str::FromStr;

use kolo_messages::Message;
use serde::{Deserialize, Serialize};

use crate::unreadable::unreadable;

/// A go rank: 30 kyu (weakest) to 1 kyu, 1 dan to 9 dan, 1 to 9 professional dan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct GoRank(u8);

impl GoRank {
    pub(crate) const FIRST_DAN: u8 = 30;
    const FIRST_PRO: u8 = 39;

    /// `kyu` from 30 (weakest) to 1.
    pub fn kyu(kyu: u8) -> Option<Self> {
        (1..=30).contains(&kyu).then(|| GoRank(Self::FIRST_DAN - kyu))
    }

    /// Amateur `dan` from 1 to 9.
    pub fn dan(dan: u8) -> Option<Self> {
        (1..=9).contains(&dan).then(|| GoRank(Self::FIRST_DAN - 1 + dan))
    }

    /// Professional `dan` from 1 to 9.
    pub fn professional(dan: u8) -> Option<Self> {
        (1..=9).contains(&dan).then(|| GoRank(Self::FIRST_PRO - 1 + dan))
    }

    /// Steps above 30 kyu: 30k = 0, 1k = 29, 1d = 30, 9d = 38, 1p = 39.
    pub fn steps(self) -> u8 {
        self.0
    }

    /// Amateur `dan` of a rank that is known when the program is written.
    pub(crate) const fn from_steps_of_dan(dan: u8) -> Self {
        GoRank(Self::FIRST_DAN - 1 + dan)
    }

    /// Which professional grade this is, if it is one: 1 to 9.
    pub fn professional_grade(self) -> Option<u8> {
        self.0.checked_sub(Self::FIRST_PRO).map(|above| above + 1)
    }

    /// Whether this is a professional grade.
    pub fn is_professional(self) -> bool {
        self.0 >= Self::FIRST_PRO
    }
}

impl fmt::Display for GoRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.0 {
            steps if steps >= Self::FIRST_PRO => format!("{}p", steps - Self::FIRST_PRO + 1),
            steps if steps >= Self::FIRST_DAN => format!("{}d", steps - Self::FIRST_DAN + 1),
            steps => format!("{}k", Self::FIRST_DAN - steps),
        };
        f.pad(&text)
    }
}

unreadable! {
    /// A text that is not a go rank.
    UnreadableRank, || Message::new("rank-unreadable")
}

impl FromStr for GoRank {
    type Err = UnreadableRank;

    /// Reads `12k`, `3d`, `5p`, with capitals or a space too.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableRank(text.to_owned());
        let trimmed = text.trim();
        let digits = trimmed.trim_end_matches(|c: char| !c.is_ascii_digit());
        if !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(unreadable());
        }
        let number: u8 = digits.parse().map_err(|_| unreadable())?;
        match trimmed[digits.len()..].trim_start().to_ascii_lowercase().as_str() {
            "k" | "kyu" => GoRank::kyu(number),
            "d" | "dan" => GoRank::dan(number),
            "p" | "pro" => GoRank::professional(number),
            _ => None,
        }
        .ok_or_else(unreadable)
    }
}

impl From<GoRank> for String {
    fn from(rank: GoRank) -> String {
        rank.to_string()
    }
}

impl TryFrom<String> for GoRank {
    type Error = UnreadableRank;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_read_back_and_stand_in_order() {
        let all: Vec<GoRank> = (1..=30u8)
            .rev()
            .filter_map(GoRank::kyu)
            .chain((1..=9).filter_map(GoRank::dan))
            .chain((1..=9).filter_map(GoRank::professional))
            .collect();
        assert_eq!(all.len(), 48);
        assert!(all.is_sorted());
        for rank in all {
            assert_eq!(rank.to_string().parse(), Ok(rank));
        }
        assert_eq!("30k".parse::<GoRank>().map(GoRank::steps), Ok(0));
        assert_eq!("1 Dan".parse::<GoRank>().map(GoRank::steps), Ok(30));
    }

    #[test]
    fn refuses_what_is_no_rank() {
        for text in ["", "k", "31k", "0d", "10d", "3", "3x", "-3k", "é3k", "300k", "3ké"] {
            assert!(text.parse::<GoRank>().is_err(), "{text}");
        }
    }
}
