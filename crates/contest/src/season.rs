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
    /// Whether it is the contest, or one tournament that a school holds by itself (K-ALONE).
    #[serde(default, skip_serializing_if = "Scope::is_contest")]
    pub scope: Scope,
}

/// How much of the rules of the contest is about a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// All of them: the contest with its office, fees, ages and levels.
    #[default]
    Contest,
    /// Those of play: a tournament of a single organiser, who answers for who may come (K-ALONE).
    OneTournament,
}

impl Scope {
    // Serde hands a reference over.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the shape that `skip_serializing_if` asks for")]
    fn is_contest(&self) -> bool {
        *self == Scope::Contest
    }
}

impl Season {
    /// The dates of one tournament that is held by itself on one day, announced today (K-ALONE). Entries are taken until
    /// the day is over.
    pub fn of_one_tournament(name: Name, announced: Day, day: Day, seed: u64) -> Season {
        let on = Window { from: day, to: day };
        Season {
            name,
            announced: announced.min(day),
            entries_close: day.max(announced),
            area: on,
            regional: on,
            online: on,
            final_zs: on,
            final_ss: on,
            final_individuals: on,
            seed,
            scope: Scope::OneTournament,
        }
    }

    /// Whether the office of the contest has a say: fees, ages, consents, how many go on.
    pub fn has_office(&self) -> bool {
        match self.scope {
            Scope::Contest => true,
            Scope::OneTournament => false,
        }
    }

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
