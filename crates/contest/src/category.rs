//! The four competitions of the contest (P-1.1.1.9, P-1.2.1.2).

use std::fmt;

use kolo_messages::{Arg, Message};
use serde::{Deserialize, Serialize};

use crate::Level;

/// Those who compete against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Teams of primary schools (ZŠ).
    Zs,
    /// Teams of secondary schools (SŠ).
    Ss,
    /// Individuals at school (Kadeti).
    Kadeti,
    /// Individuals up to 26 (Veteráni).
    Veterani,
}

/// Teams or individuals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Teams of several players.
    Teams,
    /// One player each.
    Individuals,
}

impl Category {
    /// Every category.
    pub const ALL: [Category; 4] = [Category::Zs, Category::Ss, Category::Kadeti, Category::Veterani];

    /// The name on the command line and in files.
    pub fn code(self) -> &'static str {
        match self {
            Category::Zs => "zs",
            Category::Ss => "ss",
            Category::Kadeti => "kadeti",
            Category::Veterani => "veterani",
        }
    }

    /// Teams or individuals.
    pub fn kind(self) -> Kind {
        match self {
            Category::Zs | Category::Ss => Kind::Teams,
            Category::Kadeti | Category::Veterani => Kind::Individuals,
        }
    }

    /// The levels from the first to the last (P-1.1.1.1, P-1.2.1.3).
    pub fn levels(self) -> [Level; 3] {
        match self.kind() {
            Kind::Teams => [Level::Area, Level::Regional, Level::GrandFinal],
            Kind::Individuals => [Level::FirstOnline, Level::SecondOnline, Level::GrandFinal],
        }
    }

    /// Games of a match, played at the same time (P-3.1.1).
    pub fn boards(self) -> u32 {
        match self {
            Category::Zs => 3,
            Category::Ss => 5,
            Category::Kadeti | Category::Veterani => 1,
        }
    }

    /// Regular players of an entry (P-1.1.2.1).
    pub fn regulars(self) -> usize {
        match self {
            Category::Zs => 3,
            Category::Ss => 5,
            Category::Kadeti | Category::Veterani => 1,
        }
    }

    /// Substitutes an entry may have (P-1.1.2.1).
    pub fn substitutes(self) -> usize {
        match self {
            Category::Zs => 1,
            Category::Ss => 2,
            Category::Kadeti | Category::Veterani => 0,
        }
    }

    /// Players needed to start in a tournament (P-1.1.2.5).
    pub fn fewest_to_start(self) -> usize {
        match self {
            Category::Zs => 2,
            Category::Ss => 3,
            Category::Kadeti | Category::Veterani => 1,
        }
    }

    /// Those who play in the grand final (P-1.1.6.3, P-1.2.3.2).
    pub fn grand_final_field(self) -> usize {
        match self {
            Category::Ss => 24,
            Category::Zs | Category::Kadeti | Category::Veterani => 32,
        }
    }

    /// Rounds of the grand final (P-1.1.6.4, P-1.2.3.4).
    pub fn grand_final_rounds(self) -> u32 {
        match self.kind() {
            Kind::Teams => 8,
            Kind::Individuals => 7,
        }
    }

    /// The name for people.
    pub fn message(self) -> Message {
        match self {
            Category::Zs => Message::new("contest-category-zs"),
            Category::Ss => Message::new("contest-category-ss"),
            Category::Kadeti => Message::new("contest-category-kadeti"),
            Category::Veterani => Message::new("contest-category-veterani"),
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<Category> for Arg {
    fn from(category: Category) -> Self {
        Arg::from(category.message())
    }
}
