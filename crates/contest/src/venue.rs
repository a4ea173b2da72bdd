//! A tournament of the contest before it is played: one level, one category, one place and day (P-7.turnaj).

use kolo_messages::Message;
use kolo_model::Name;
use serde::{Deserialize, Serialize};

use crate::{AreaId, Category, Day, Level, RegionId, SchoolId, Timestamp, VenueId};

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
    /// All players.
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
    pub starts: Option<Timestamp>,
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
    /// as a knockout would have and one more (the rules leave the number open, P-1.2.2.7). In a small field as many
    /// as can be paired for certain; a number that was announced only ends where no pairing is left.
    pub fn rounds_for(&self, field: usize) -> u32 {
        let usual = match self.level {
            Level::GrandFinal => self.category.grand_final_rounds(),
            Level::Area | Level::Regional | Level::FirstOnline | Level::SecondOnline => {
                field.next_power_of_two().trailing_zeros() + 1
            }
        };
        let count = |rounds: usize| u32::try_from(rounds).unwrap_or(u32::MAX).max(1);
        let most = count(field.saturating_sub(1));
        self.rounds.unwrap_or_else(|| usual.min(count(always_paired(field)))).min(most)
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

/// Rounds after which there is always one more without a rematch: while all, the bye among them, have at least half
/// of the others left to meet (Dirac). Of four there are three rounds, whatever the first two were.
fn always_paired(field: usize) -> usize {
    let sides = field + field % 2;
    if sides <= 4 { sides.saturating_sub(1) } else { sides / 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounds(category: Category, level: Level, rounds: Option<u32>, field: usize) -> u32 {
        let plan = VenuePlan {
            id: VenueId::new("t").unwrap(),
            name: Name::new("t").unwrap(),
            category,
            level,
            catchment: Catchment::All,
            day: Day::new(2023, 12, 7).unwrap(),
            starts: None,
            place: None,
            host: None,
            language: VenueLanguage::Cs,
            rounds,
        };
        plan.rounds_for(field)
    }

    #[test]
    fn grand_finals_have_the_rounds_of_the_rules() {
        assert_eq!(rounds(Category::Zs, Level::GrandFinal, None, 32), 8);
        assert_eq!(rounds(Category::Ss, Level::GrandFinal, None, 24), 8);
        assert_eq!(rounds(Category::Kadeti, Level::GrandFinal, None, 32), 7);
        assert_eq!(rounds(Category::Zs, Level::GrandFinal, None, 10), 5);
    }

    #[test]
    fn rounds_online_follow_the_field() {
        let online = |announced, field| rounds(Category::Kadeti, Level::FirstOnline, announced, field);
        let by_field = [2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 50, 64, 65].map(|field| online(None, field));
        assert_eq!(by_field, [1, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8]);
        assert_eq!(online(Some(4), 6), 4);
        assert_eq!(online(Some(9), 6), 5);
    }
}
