//! A whole season played from a seed: entries, fees, all levels, ties, sanctions, vacancies. Everything goes through the
//! same orders that people give, and the invariants are checked in the end.

mod entries;
mod field;
mod matches;
mod people;
mod report;
mod venues;

use std::collections::BTreeMap;

use kolo_log::{Author, Order};
use kolo_model::{Name, SplitMix64};

pub use report::{Counts, GroupTie, PlayOffTie, Report};

use crate::command::{Command, Seats};
use crate::contest::Contest;
use crate::quota::Method;
use crate::{
    Catchment, Category, Day, Kind, Level, Refusal, RegionId, Scope, Season, Timestamp, VenueId, Window,
    invariants,
};

/// How large a season is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scale {
    /// Teams of both categories together.
    pub teams: u32,
    /// Areas; each has an area tournament for each of the two categories.
    pub areas: u32,
    /// Regions.
    pub regions: u32,
    /// Individuals of both categories together.
    pub individuals: u32,
}

impl Default for Scale {
    fn default() -> Self {
        Scale { teams: 1_200, areas: 40, regions: 14, individuals: 400 }
    }
}

/// The season on its way.
struct Simulation<'a> {
    scale: Scale,
    random: SplitMix64,
    contest: Contest,
    counts: Counts,
    /// The clock of the season; every order takes a tenth of a second, since many give them at once.
    now: Timestamp,
    by: Name,
    /// Sees the contest before every order.
    watch: &'a mut dyn FnMut(&Contest),
}

/// Plays a season.
///
/// # Errors
/// When the program refuses something it should not, which would be a bug, or when there are no regions or areas.
pub fn simulate(scale: Scale, seed: u64) -> Result<Report, Refusal> {
    simulate_watched(scale, seed, &mut |_| {})
}

/// Plays a season, and shows the contest before every order.
///
/// # Errors
/// As [`simulate`].
pub fn simulate_watched(scale: Scale, seed: u64, watch: &mut dyn FnMut(&Contest)) -> Result<Report, Refusal> {
    let season = season(seed)?;
    let by = name("Kolo")?;
    let now = season.announced.begins();
    let contest = Contest::open(
        &Order { by: Author::arbiter(by.clone()), at: now, reason: None, command: () },
        season,
    )?;
    let random = SplitMix64::stream(seed, 1);
    let mut simulation = Simulation { scale, random, contest, counts: Counts::default(), now, by, watch };
    simulation.enter_all()?;
    simulation.announce_everything()?;
    for category in Category::ALL {
        simulation.play_category(category)?;
    }
    simulation.late_sanction()?;
    let broken = invariants::check(&simulation.contest);
    Ok(Report::new(simulation.contest, simulation.counts, broken))
}

/// Holds one tournament of a contest: those expected come or do not, play, tie, and the final order stands. Shows the
/// contest before every order.
///
/// # Errors
/// When the program refuses something it should not, which would be a bug.
pub fn hold_watched(
    contest: Contest,
    venue: &VenueId,
    seed: u64,
    begins: &Order,
    watch: &mut dyn FnMut(&Contest),
) -> Result<Contest, Refusal> {
    let (random, counts) = (SplitMix64::stream(seed, 1), Counts::default());
    let (now, by, scale) = (begins.at, begins.by.name.clone(), Scale::default());
    let mut simulation = Simulation { scale, random, contest, counts, now, by, watch };
    simulation.hold(venue)?;
    Ok(simulation.contest)
}

/// The dates of 2023.
fn season(seed: u64) -> Result<Season, Refusal> {
    let day =
        |month, day| Day::new(2023, month, day).ok_or_else(|| Refusal::Internal("no such day".to_owned()));
    let window = |from: Day, to: Day| Window { from, to };
    Ok(Season {
        name: name("pIšQworky 2023")?,
        announced: day(9, 25)?,
        entries_close: day(10, 27)?,
        area: window(day(10, 30)?, day(11, 16)?),
        regional: window(day(11, 20)?, day(11, 30)?),
        online: window(day(11, 3)?, day(11, 19)?),
        final_zs: window(day(12, 7)?, day(12, 7)?),
        final_ss: window(day(12, 8)?, day(12, 8)?),
        final_individuals: window(day(12, 9)?, day(12, 10)?),
        seed,
        scope: Scope::Contest,
    })
}

fn name(text: &str) -> Result<Name, Refusal> {
    Name::new(text).map_err(|problem| Refusal::Internal(problem.to_string()))
}

impl Simulation<'_> {
    /// The person who gives the next order, without a reason.
    fn hand(&mut self) -> Order {
        (self.watch)(&self.contest);
        self.now = Timestamp(self.now.0 + 100);
        Order { by: Author::arbiter(self.by.clone()), at: self.now, reason: None, command: () }
    }

    fn hand_because(&mut self, reason: &str) -> Order {
        Order { reason: Some(reason.to_owned()), ..self.hand() }
    }

    fn give(&mut self, command: &Command) -> Result<(), Refusal> {
        let hand = self.hand();
        self.contest.give(&hand, command).map(|_| ())
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.random.below(bound as u64)).unwrap_or_default()
    }

    /// Level by level: numbers published, tournaments played, the best go on.
    fn play_category(&mut self, category: Category) -> Result<(), Refusal> {
        for level in category.levels() {
            if level == Level::SecondOnline {
                self.choose_dates(category)?;
            }
            if level.after().is_some() {
                self.publish_quotas(category, level)?;
            }
            let venues: Vec<_> =
                self.contest.state().venues_of(category, level).map(|venue| venue.plan.id.clone()).collect();
            for venue in venues {
                self.hold(&venue)?;
            }
        }
        Ok(())
    }

    /// Teams of the region that has most.
    fn largest_region(&self, category: Category) -> usize {
        let state = self.contest.state();
        let mut regions: BTreeMap<RegionId, usize> = BTreeMap::new();
        for venue in state.venues_of(category, Level::Area) {
            let Catchment::Area(area) = &venue.plan.catchment else { continue };
            if let Some(area) = state.areas.get(area) {
                *regions.entry(area.region.clone()).or_default() += state.expected(venue).len();
            }
        }
        regions.into_values().max().unwrap_or_default()
    }

    fn publish_quotas(&mut self, category: Category, level: Level) -> Result<(), Refusal> {
        let state = self.contest.state();
        let field: usize = state.venues_of(category, level).map(|venue| state.expected(venue).len()).sum();
        if field == 0 {
            return Ok(());
        }
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let seats = match (category.kind(), level) {
            // Enough for the grand final, and fields the regional formats are made for.
            (Kind::Teams, Level::Area) => Seats::PerRegion(count(self.largest_region(category).min(12))),
            (Kind::Individuals, Level::FirstOnline) => Seats::InAll(count((field / 2).max(1))),
            _ => Seats::InAll(count(category.grand_final_field().min(field))),
        };
        self.counts.quotas += 1;
        self.give(&Command::PublishQuotas { category, level, seats, method: Method::LargestRemainder })
    }
}
