//! All tournaments announced, and dates chosen.

use super::{Simulation, name};
use crate::command::Command;
use crate::{
    Catchment, Category, Day, EntryId, Kind, Level, Refusal, SchoolId, VenueId, VenueLanguage, VenuePlan,
};

/// Individuals in one online tournament, about.
const ONLINE_FIELD: u32 = 50;

impl Simulation<'_> {
    pub(super) fn announce_everything(&mut self) -> Result<(), Refusal> {
        let state = self.contest.state();
        let areas: Vec<_> = state.areas().map(|area| area.id.clone()).collect();
        let regions: Vec<_> = state.regions().map(|region| region.id.clone()).collect();
        for category in Category::ALL {
            match category.kind() {
                Kind::Teams => {
                    for area in &areas {
                        let host = self.school_of_area(area);
                        self.announce(
                            category,
                            Level::Area,
                            area.as_str(),
                            Catchment::Area(area.clone()),
                            host,
                        )?;
                    }
                    for region in &regions {
                        let catchment = Catchment::Region(region.clone());
                        self.announce(category, Level::Regional, region.as_str(), catchment, None)?;
                    }
                }
                Kind::Individuals => {
                    let online = (self.scale.individuals / 2).div_ceil(ONLINE_FIELD).max(1);
                    for number in 1..=online {
                        self.announce(
                            category,
                            Level::FirstOnline,
                            &number.to_string(),
                            Catchment::All,
                            None,
                        )?;
                    }
                    for number in 1..=online.div_ceil(2) {
                        self.announce(
                            category,
                            Level::SecondOnline,
                            &number.to_string(),
                            Catchment::All,
                            None,
                        )?;
                    }
                    self.choose_dates(category)?;
                }
            }
            self.announce(category, Level::GrandFinal, "cr-sr", Catchment::All, None)?;
        }
        Ok(())
    }

    fn school_of_area(&self, area: &crate::AreaId) -> Option<SchoolId> {
        self.contest.state().schools().find(|school| school.area == *area).map(|school| school.id.clone())
    }

    fn announce(
        &mut self,
        category: Category,
        level: Level,
        place: &str,
        catchment: Catchment,
        host: Option<SchoolId>,
    ) -> Result<(), Refusal> {
        let id = format!("{level}-{category}-{place}");
        let window = self.contest.state().season().window(category, level);
        let day: Day = match level {
            // The second online level comes after the first.
            Level::SecondOnline => window.to,
            Level::Area | Level::Regional | Level::FirstOnline | Level::GrandFinal => window.from,
        };
        let starts = (level == Level::GrandFinal).then(|| day.begins());
        let plan = VenuePlan {
            id: VenueId::new(&id).map_err(|bad| Refusal::Internal(bad.to_string()))?,
            name: name(&id)?,
            category,
            level,
            catchment,
            day,
            starts,
            place: None,
            host,
            language: VenueLanguage::Cs,
            rounds: None,
        };
        *self.counts.tournaments.entry((level, category)).or_default() += 0;
        self.give(&Command::Announce(plan))
    }

    /// Individuals choose among the tournaments of the level they are on (P-1.2.2.4).
    pub(super) fn choose_dates(&mut self, category: Category) -> Result<(), Refusal> {
        let state = self.contest.state();
        let second = state
            .venues_of(category, Level::FirstOnline)
            .flat_map(|venue| state.qualified(&venue.plan.id))
            .map(|one| one.entry)
            .collect::<Vec<EntryId>>();
        let (level, who) = if second.is_empty() {
            let all = state.entries().values().filter(|entry| entry.category == category);
            (Level::FirstOnline, all.map(|entry| entry.id.clone()).collect())
        } else {
            (Level::SecondOnline, second)
        };
        let venues: Vec<VenueId> =
            state.venues_of(category, level).map(|venue| venue.plan.id.clone()).collect();
        for entry in who {
            let venue = venues[self.below(venues.len())].clone();
            self.give(&Command::Place { entry, venue })?;
        }
        Ok(())
    }
}
