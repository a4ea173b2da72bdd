//! How many go on from where, shared by the number of entries and published before play (P-1.1.4.1, P-1.1.5.1,
//! P-1.1.5.4, P-1.2.2.1, P-1.2.2.3).

use std::collections::BTreeMap;

use crate::command::Seats;
use crate::event::{Event, VenueQuota};
use crate::quota::{Method, Party, Shares, Sharing, share};
use crate::state::{Phase, State, VenueState};
use crate::{Catchment, Category, Level, Refusal, RegionId, VenueId};

pub(super) fn publish(
    state: &State,
    category: Category,
    level: Level,
    seats: Seats,
    method: Method,
) -> Result<Vec<Event>, Refusal> {
    let shares = shares(state, category, level, seats, method)?;
    let quotas = shares
        .into_iter()
        .flat_map(|(_, shares)| shares.shares)
        .map(|share| VenueQuota { venue: share.key, seats: share.seats })
        .collect();
    Ok(vec![Event::QuotasPublished { category, level, method, quotas }])
}

/// The shares of tournaments that are shared together: areas region by region, everything else at once.
pub type SharesByRegion = Vec<(Option<RegionId>, Shares<VenueId>)>;

impl State {
    /// How many go on from the tournaments of a level, with the whole derivation. Nothing is published by asking.
    ///
    /// # Errors
    /// When the numbers are locked, or the seats cannot be shared.
    pub fn quota_shares(
        &self,
        category: Category,
        level: Level,
        seats: Seats,
        method: Method,
    ) -> Result<SharesByRegion, Refusal> {
        shares(self, category, level, seats, method)
    }
}

fn shares(
    state: &State,
    category: Category,
    level: Level,
    seats: Seats,
    method: Method,
) -> Result<SharesByRegion, Refusal> {
    if !category.levels().contains(&level) {
        return Err(Refusal::LevelOfOthers { category, level });
    }
    if level.after().is_none() {
        return Err(Refusal::NobodyGoesOn(level));
    }
    let venues: Vec<&VenueState> = state.venues_of(category, level).collect();
    if venues.is_empty() {
        return Err(Refusal::NoVenues { category, level });
    }
    // The numbers are locked as soon as the first of these tournaments has begun.
    if let Some(started) = venues.iter().find(|venue| venue.phase != Phase::Announced) {
        return Err(Refusal::QuotaLocked(started.plan.id.clone()));
    }
    let mut tables: BTreeMap<Option<RegionId>, Vec<Party<VenueId>>> = BTreeMap::new();
    for venue in venues {
        let region = match level {
            Level::Area => region_of(state, venue),
            Level::Regional | Level::FirstOnline | Level::SecondOnline | Level::GrandFinal => None,
        };
        tables.entry(region).or_default().push(party(state, venue));
    }
    let has_entries = |parties: &[Party<VenueId>]| parties.iter().any(|party| party.entries > 0);
    if tables.values().any(|parties| has_entries(parties)) {
        // A region without entries has nothing to share, and keeps no other one waiting.
        tables.retain(|_, parties| has_entries(parties));
    }
    let in_each = match seats {
        Seats::ByRules if level == Level::Area || level == Level::FirstOnline => {
            return Err(Refusal::SeatsMissing(level));
        }
        Seats::ByRules => count(category.grand_final_field()),
        Seats::PerRegion(seats) if level == Level::Area => seats,
        Seats::PerRegion(_) => return Err(Refusal::NotByRegion(level)),
        Seats::InAll(seats) if level != Level::Area || tables.len() == 1 => seats,
        Seats::InAll(seats) => return share_in_all(state, &tables, seats, method),
    };
    let seed = state.season().seed;
    let room = |parties: &[Party<VenueId>]| parties.iter().map(|party| party.most).sum::<u32>();
    let largest = tables.values().map(|parties| room(parties)).max().unwrap_or_default();
    tables
        .into_iter()
        .map(|(region, parties)| {
            let in_region = match seats {
                // A region with few teams sends all it has; more than any region has is a mistake.
                Seats::PerRegion(_) if in_each <= largest => in_each.min(room(&parties)),
                Seats::PerRegion(_) | Seats::ByRules | Seats::InAll(_) => in_each,
            };
            let shares = share(Sharing { from: level, seats: in_region, method, seed }, &parties)?;
            Ok((region, shares))
        })
        .collect()
}

/// Seats of all areas together: first shared among the regions by their entries, then inside each.
fn share_in_all(
    state: &State,
    tables: &BTreeMap<Option<RegionId>, Vec<Party<VenueId>>>,
    seats: u32,
    method: Method,
) -> Result<SharesByRegion, Refusal> {
    let sharing = |seats| Sharing { from: Level::Area, seats, method, seed: state.season().seed };
    let of_region = |(region, parties): (&Option<RegionId>, &Vec<Party<VenueId>>)| {
        Some(Party {
            key: region.clone()?,
            entries: parties.iter().map(|party| party.entries).sum(),
            least: parties.iter().map(|party| party.least).sum(),
            most: parties.iter().map(|party| party.most).sum(),
        })
    };
    let regions: Vec<Party<RegionId>> = tables.iter().filter_map(of_region).collect();
    let mut given = Vec::new();
    for region in share(sharing(seats), &regions)?.shares {
        let key = Some(region.key);
        let parties = tables.get(&key).map(Vec::as_slice).unwrap_or_default();
        given.push((key, share(sharing(region.seats), parties)?));
    }
    Ok(given)
}

/// What a tournament counts with: the entries behind it, at least its winner (P-1.1.5.4), at most all who play.
fn party(state: &State, venue: &VenueState) -> Party<VenueId> {
    let field = count(state.expected(venue).len());
    let entries = match (venue.plan.level, &venue.plan.catchment) {
        // A regional tournament counts by the teams that entered in its region.
        (Level::Regional, Catchment::Region(region)) => count(entered_in_region(state, venue, region)),
        _ => field,
    };
    let most = match venue.plan.level {
        // Who comes to a regional tournament is known only when the areas are over; the numbers may be published
        // before.
        Level::Regional if field == 0 => regional_field(state, venue),
        Level::Area | Level::Regional | Level::FirstOnline | Level::SecondOnline | Level::GrandFinal => field,
    };
    Party { key: venue.plan.id.clone(), entries, least: most.min(1), most }
}

/// As many as are to come from the areas by their published numbers.
fn regional_field(state: &State, venue: &VenueState) -> u32 {
    let areas = state.venues_of(venue.plan.category, Level::Area);
    areas.filter(|area| state.feeds(area, venue)).filter_map(|area| area.quota).sum()
}

fn entered_in_region(state: &State, venue: &VenueState, region: &RegionId) -> usize {
    let of_category = state.entries.values().filter(|entry| entry.category == venue.plan.category);
    let here = of_category.filter(|entry| state.area_of(entry).is_some_and(|area| area.region == *region));
    here.count()
}

fn region_of(state: &State, venue: &VenueState) -> Option<RegionId> {
    match &venue.plan.catchment {
        Catchment::Area(area) => state.areas.get(area).map(|area| area.region.clone()),
        Catchment::Region(region) => Some(region.clone()),
        Catchment::All => None,
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
