//! A tournament of the contest before it is played: one level, one category, one place and day (P-7.turnaj).

use kolo_messages::Message;
use kolo_model::Name;
use serde::{Deserialize, Serialize};

use crate::{AreaId, Category, Day, Level, Moment, RegionId, SchoolId, VenueId};

/// The language a tournament is held in (P-1.1.1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VenueLanguage {
    /// Czech.
    #[default]
    Cs,
    /// Slovak.
    Sk,
}

/// Where those who play come from.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Catchment {
    /// Teams of an area.
    Area(AreaId),
    /// Teams of a region.
    Region(RegionId),
    /// Everybody.
    All,
}

/// A tournament as it is announced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VenuePlan {
    /// Its id.
    pub id: VenueId,
    /// Its name.
    pub name: Name,
    /// Who plays.
    pub category: Category,
    /// Which level.
    pub level: Level,
    /// Where those who play come from.
    pub catchment: Catchment,
    /// On which day.
    pub day: Day,
    /// When it starts; needed to know the last moment for the seeding (P-1.2.3.6.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<Moment>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Name>,
    /// The school that is host (P-1.1.2.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<SchoolId>,
    /// In which language.
    #[serde(default)]
    pub language: VenueLanguage,
    /// Rounds of a Swiss tournament, if not the usual number (P-1.2.2.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
}

impl VenuePlan {
    /// Rounds for a field of this size. In the grand final as the rules say (P-1.1.6.4, P-1.2.3.4); online as many
    /// as a knockout would have and one more (the rules leave the number open, P-1.2.2.7), never more than everybody
    /// can have opponents.
    pub fn rounds_for(&self, field: usize) -> u32 {
        let usual = match self.level {
            Level::GrandFinal => self.category.grand_final_rounds(),
            Level::Area | Level::Regional | Level::FirstOnline | Level::SecondOnline => {
                field.next_power_of_two().trailing_zeros() + 1
            }
        };
        let most = u32::try_from(field.saturating_sub(1)).unwrap_or(u32::MAX).max(1);
        self.rounds.unwrap_or(usual).min(most)
    }

    /// Whether it is played by the Swiss system (P-1.1.6.4, P-1.2.1.6) and not in groups (P-1.1.4.3).
    pub fn is_swiss(&self) -> bool {
        match self.level {
            Level::Area | Level::Regional => false,
            Level::FirstOnline | Level::SecondOnline | Level::GrandFinal => true,
        }
    }

    /// A line for people: name, level, category and day.
    pub fn message(&self) -> Message {
        Message::new("contest-venue")
            .with("name", &self.name)
            .with("level", self.level)
            .with("category", self.category)
            .with("day", self.day)
    }
}
