//! A season: its dates and its own numbers.

use kolo_model::Name;
use serde::{Deserialize, Serialize};

use crate::{Category, Day, Level};

/// From one day to another, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    /// The first day.
    pub from: Day,
    /// The last day.
    pub to: Day,
}

impl Window {
    /// Whether a day lies in it.
    pub fn contains(self, day: Day) -> bool {
        self.from <= day && day <= self.to
    }
}

/// The dates of a season; everything else is fixed by the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    /// Name, for example *pIšQworky 2023*.
    pub name: Name,
    /// The day the contest was announced: the age of individuals counts then (P-1.2.1.2).
    pub announced: Day,
    /// The last day on which entries are taken. From then on rosters are locked (P-1.1.2.3).
    pub entries_close: Day,
    /// Area tournaments (P-1.1.4.2).
    pub area: Window,
    /// Regional tournaments (P-1.1.5.2).
    pub regional: Window,
    /// Both online levels (P-1.2.2.2).
    pub online: Window,
    /// Grand final of ZŠ teams (P-1.1.6.2).
    pub final_zs: Window,
    /// Grand final of SŠ teams (P-1.1.6.2).
    pub final_ss: Window,
    /// Grand finals of individuals; the rules name no day, so the organiser does.
    pub final_individuals: Window,
    /// The seed of every lot (K-SEED).
    pub seed: u64,
}

impl Season {
    /// The days on which tournaments of a level may be (P-1.1.4.2, P-1.1.5.2, P-1.1.6.2, P-1.2.2.2).
    pub fn window(&self, category: Category, level: Level) -> Window {
        match level {
            Level::Area => self.area,
            Level::Regional => self.regional,
            Level::FirstOnline | Level::SecondOnline => self.online,
            Level::GrandFinal => match category {
                Category::Zs => self.final_zs,
                Category::Ss => self.final_ss,
                Category::Kadeti | Category::Veterani => self.final_individuals,
            },
        }
    }
}
