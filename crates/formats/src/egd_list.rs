//! The rating list of the European Go Database (`egf_db`, `allworld_lp`): who is who.
//!
//! A text file with fixed columns, in ISO-8859-15 or UTF-8. A line that begins with a number of eight digits, the
//! PIN, is a player; everything else is heading. Columns, from 1:
//!
//! | columns | |
//! | --- | --- |
//! | 2–9 | PIN |
//! | 12–48 | surname and first name |
//! | 50–52 | country |
//! | 54–57 | club |
//! | 61–63 | rank |
//! | 70–75 | rating |
//!
//! The number of tournaments and the last one follow; they are not used. A line whose rank or rating cannot be
//! read is left out with a warning.
//!
//! Names are found by words: typed with or without diacritics, in any order, and the beginning of a word is
//! enough ([`RatingList::find`]). [`RatingList::identify`] is stricter, for lists of entrants: the whole name or
//! the PIN, and if several people are meant, it says so and picks none.

mod entrants;
mod reader;
mod search;

use kolo_model::{GoRank, Name, Rating};

use crate::FileNote;

pub use entrants::fill_in;
pub use reader::read;
pub use search::Identity;

/// The European Go Database's number of a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pin(u32);

impl Pin {
    /// A number of at most eight digits, not zero.
    pub fn new(number: u64) -> Option<Self> {
        u32::try_from(number).ok().filter(|number| (1..100_000_000).contains(number)).map(Pin)
    }

    /// The number.
    pub fn get(self) -> u32 {
        self.0
    }
}

impl std::fmt::Display for Pin {
    /// Eight digits.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&format!("{:08}", self.0))
    }
}

/// A player of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The number.
    pub pin: Pin,
    /// Surname and first name.
    pub name: Name,
    /// Two letters.
    pub country: Option<Name>,
    /// Up to four letters.
    pub club: Option<Name>,
    /// The rank.
    pub rank: GoRank,
    /// The rating.
    pub rating: Rating,
    /// The words of the name as they are compared.
    words: Vec<String>,
}

/// The list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingList {
    /// The day of the list as it stands in the heading, for example `18 Oct 2025`.
    pub date: Option<String>,
    /// All players, in the order of the list.
    pub players: Vec<ListedPlayer>,
    /// What is odd.
    pub warnings: Vec<FileNote>,
}
