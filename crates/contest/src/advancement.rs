//! Who goes on from level to level (P-1.1.1.2, P-1.1.4.1, P-1.1.5.1, P-1.2.1.3).
//!
//! From each tournament as many go on as were published before it began, the best first. A participant who does not
//! come to the next level, or was excluded, leaves the place to the next in the order of the same tournament.

use crate::event::Ranked;
use crate::state::{Phase, State, VenueState};
use crate::{Catchment, EntryId, Kind, Level, VenueId};

/// One who goes on, and from where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Qualified {
    /// Who.
    pub entry: EntryId,
    /// From which tournament.
    pub from: VenueId,
    /// The place there.
    pub place: u32,
    /// Whether it is the place of a participant who was ahead and does not come.
    pub stepped_in: bool,
}

impl State {
    /// Those who go on from a tournament to the next level; empty before it is closed or without a quota.
    pub fn qualified(&self, venue: &VenueId) -> Vec<Qualified> {
        let Some(state) = self.venue(venue) else { return Vec::new() };
        let (Some(quota), Some(next)) = (state.quota, state.plan.level.after()) else { return Vec::new() };
        let quota = quota as usize;
        let order = self.order(state);
        let goes_on = |ranked: &&Ranked| !self.has_declined(&ranked.entry, next);
        let regular = order.get(..quota).unwrap_or(&order);
        let chosen = order.iter().filter(goes_on).take(quota);
        let qualified = chosen.map(|ranked| Qualified {
            entry: ranked.entry.clone(),
            from: venue.clone(),
            place: ranked.place,
            stepped_in: !regular.contains(ranked),
        });
        qualified.collect()
    }

    /// The final order of a tournament without those who were excluded later (P-4.1.1.10): who was behind them
    /// moves up.
    pub fn order(&self, venue: &VenueState) -> Vec<Ranked> {
        let Phase::Closed(order) = &venue.phase else { return Vec::new() };
        let mut kept: Vec<Ranked> = Vec::with_capacity(order.len());
        for shared in order.chunk_by(|one, other| one.place == other.place) {
            let place = u32::try_from(kept.len()).unwrap_or(u32::MAX).saturating_add(1);
            let stays = |ranked: &&Ranked| !self.is_excluded(&ranked.entry, &venue.plan.id);
            kept.extend(shared.iter().filter(stays).map(|ranked| Ranked { place, ..ranked.clone() }));
        }
        kept
    }

    /// Whether a participant does not come to a level.
    pub fn has_declined(&self, entry: &EntryId, level: Level) -> bool {
        let withdrawn = !self.entries.contains_key(entry);
        withdrawn || self.declined.contains(&(entry.clone(), level))
    }

    /// All who may play in a tournament: entered in its area or by choice, or qualified for it.
    pub fn expected(&self, venue: &VenueState) -> Vec<EntryId> {
        let plan = &venue.plan;
        let mut expected: Vec<EntryId> = match plan.level.before(plan.category.kind()) {
            None => self.entered_in(venue),
            Some(before) => {
                let feeding = self.venues_of(plan.category, before);
                let feeding = feeding.filter(|from| self.feeds(from, venue));
                feeding.flat_map(|from| self.qualified(&from.plan.id)).map(|one| one.entry).collect()
            }
        };
        expected.retain(|entry| {
            let elsewhere =
                self.placements.get(&(entry.clone(), plan.level)).is_some_and(|at| *at != plan.id);
            !elsewhere && !self.has_declined(entry, plan.level) && !self.is_excluded(entry, &plan.id)
        });
        if plan.level == Level::SecondOnline {
            expected.retain(|entry| self.is_placed(entry, venue));
        }
        expected
    }

    /// Those who entered and belong to a tournament of the first level.
    fn entered_in(&self, venue: &VenueState) -> Vec<EntryId> {
        let plan = &venue.plan;
        let of_category = self.entries.values().filter(|entry| entry.category == plan.category);
        let belongs = |id: &EntryId| match (&plan.catchment, plan.category.kind()) {
            (Catchment::Area(area), Kind::Teams) => {
                let own = self.entries.get(id).and_then(|entry| self.area_of(entry));
                self.is_placed(id, venue) || own.is_some_and(|own| own.id == *area)
            }
            (Catchment::Area(_) | Catchment::Region(_) | Catchment::All, _) => self.is_placed(id, venue),
        };
        of_category.map(|entry| entry.id.clone()).filter(belongs).collect()
    }

    fn is_placed(&self, entry: &EntryId, venue: &VenueState) -> bool {
        self.placements.get(&(entry.clone(), venue.plan.level)) == Some(&venue.plan.id)
    }

    /// Whether those who go on from `from` play in `to`.
    pub(crate) fn feeds(&self, from: &VenueState, to: &VenueState) -> bool {
        match &to.plan.catchment {
            Catchment::All => true,
            Catchment::Region(region) => match &from.plan.catchment {
                Catchment::Area(area) => self.areas.get(area).is_some_and(|area| area.region == *region),
                Catchment::Region(other) => other == region,
                Catchment::All => false,
            },
            Catchment::Area(area) => from.plan.catchment == Catchment::Area(area.clone()),
        }
    }
}
