//! Who comes to a tournament, how the grand final is seeded, and its start.

use std::collections::{BTreeMap, BTreeSet};

use super::{announced, entry, require_reason};
use crate::event::Event;
use crate::fees::PaidWhen;
use crate::seeding::{Qualified, Seeding, seed_final};
use crate::state::{Phase, State, VenueState};
use crate::{Entry, EntryId, Kind, Level, MemberRole, PlayerId, Refusal, VenueId, lots};
use kolo_log::Order;

/// Fewest hours between the publication of the seeding and the start (P-1.2.3.6.2).
const SEEDING_HOURS: i64 = 24;

/// Those who may play come with legal players (P-1.1.2.2, P-1.1.2.4, P-1.1.2.5) and a fee that is settled (P-1.1.2.7,
/// P-1.2.1.8).
pub(super) fn check_in(
    state: &State,
    at: &VenueId,
    id: &EntryId,
    players: &[PlayerId],
) -> Result<Vec<Event>, Refusal> {
    let venue = announced(state, at)?;
    let entry = entry(state, id)?;
    if state.is_excluded(id, at) {
        return Err(Refusal::Excluded(id.clone()));
    }
    if !state.expected(venue).contains(id) {
        return Err(Refusal::NotQualified { entry: id.clone(), venue: at.clone() });
    }
    if !state.fee_is_settled(id) {
        let due = state.amount_due(entry, PaidWhen::OnSite).ok();
        return Err(Refusal::FeeOpen { entry: id.clone(), due });
    }
    let players = if players.is_empty() { regulars(entry) } else { players.to_vec() };
    if let Some(barred) = players.iter().find(|player| state.is_player_excluded(player, at)) {
        return Err(Refusal::PlayerExcluded(barred.clone()));
    }
    let elsewhere: BTreeSet<PlayerId> = venue
        .present
        .iter()
        .filter(|(other, _)| *other != id)
        .flat_map(|(_, players)| players.iter().cloned())
        .collect();
    let line_up = crate::eligibility::check_lineup(entry, &players, &elsewhere, state.players())
        .map_err(|problems| Refusal::LineUp { entry: id.clone(), problems })?;
    Ok(vec![Event::CheckedIn { venue: at.clone(), entry: id.clone(), players: line_up.players().to_vec() }])
}

/// Those who play unless others are ticked.
pub(crate) fn regulars(entry: &Entry) -> Vec<PlayerId> {
    let regular = entry.members.iter().filter(|member| member.role == MemberRole::Regular);
    regular.map(|member| member.player.clone()).collect()
}

/// Those who cannot come to a level say so (P-1.2.1.7), and the next in order takes the place.
pub(super) fn decline(
    state: &State,
    hand: &Order,
    id: &EntryId,
    level: Level,
) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    let entry = entry(state, id)?;
    if !entry.category.levels().contains(&level) {
        return Err(Refusal::LevelOfOthers { category: entry.category, level });
    }
    if state.has_declined(id, level) {
        return Err(Refusal::AlreadyDeclined(id.clone()));
    }
    let plays = |venue: &&VenueState| {
        let field = venue.start.as_ref().map(|start| start.field.as_slice()).unwrap_or_default();
        field.contains(id)
    };
    if let Some(venue) = state.venues_of(entry.category, level).find(plays) {
        return Err(Refusal::VenueStarted(venue.plan.id.clone()));
    }
    Ok(vec![Event::Declined { entry: id.clone(), level }])
}

/// The seeding of a grand final, at least a day before it (P-1.2.3.6.2); later only with a reason.
pub(super) fn publish_seeding(state: &State, hand: &Order, at: &VenueId) -> Result<Vec<Event>, Refusal> {
    let venue = announced(state, at)?;
    let seeding = state.seeding(at)?;
    require_feeding_closed(state, venue)?;
    let starts = venue.plan.starts.unwrap_or_else(|| venue.plan.day.begins());
    if hand.at > starts.hours_before(SEEDING_HOURS) && hand.reason().is_none() {
        return Err(Refusal::SeedingLate { venue: at.clone(), hours: SEEDING_HOURS });
    }
    let order = seeding.entries().cloned().collect();
    Ok(vec![Event::SeedingPublished { venue: at.clone(), order }])
}

impl State {
    /// All who are expected at a grand final in the order of the seeding, with the reasons (P-1.1.6.5,
    /// P-1.2.3.6.1).
    ///
    /// # Errors
    /// When there is no such grand final.
    pub fn seeding(&self, at: &VenueId) -> Result<Seeding, Refusal> {
        let venue = super::venue(self, at)?;
        if venue.plan.level != Level::GrandFinal {
            return Err(Refusal::NoSeeding(at.clone()));
        }
        let seed = lots::of_seeding(self.season().seed, at);
        let seeding = seed_final(venue.plan.category, &qualified(self, venue), seed);
        seeding.map_err(|cannot| Refusal::Internal(cannot.to_string()))
    }
}

/// Those expected, with their places on the levels below.
fn qualified(state: &State, venue: &VenueState) -> Vec<Qualified> {
    let plan = &venue.plan;
    let [lowest, middle, _] = plan.category.levels();
    let places = |level: Level| -> BTreeMap<EntryId, u32> {
        let orders = state.venues_of(plan.category, level).flat_map(|venue| state.order(venue));
        orders.map(|ranked| (ranked.entry, ranked.place)).collect()
    };
    let (lower, higher) = (places(lowest), places(middle));
    let expected = state.expected(venue).into_iter();
    expected
        .map(|entry| Qualified {
            higher: higher.get(&entry).copied().unwrap_or(u32::MAX),
            lower: match plan.category.kind() {
                Kind::Teams => None,
                Kind::Individuals => lower.get(&entry).copied(),
            },
            entry,
        })
        .collect()
}

impl State {
    /// Tournaments that must be over before this one can start. One that has no entries, or that all have declined,
    /// is not held.
    pub fn waits_for<'a>(&'a self, venue: &'a VenueState) -> impl Iterator<Item = &'a VenueState> {
        let before = venue.plan.level.before(venue.plan.category.kind());
        let is_open = |from: &&VenueState| match from.phase {
            Phase::Announced => !self.expected(from).is_empty(),
            Phase::Running => true,
            Phase::Closed(_) => false,
        };
        let feeding = before.into_iter().flat_map(|level| self.venues_of(venue.plan.category, level));
        feeding.filter(|from| self.feeds(from, venue)).filter(is_open)
    }
}

fn require_feeding_closed(state: &State, venue: &VenueState) -> Result<(), Refusal> {
    match state.waits_for(venue).next() {
        Some(open) => Err(Refusal::FeedingOpen { venue: venue.plan.id.clone(), open: open.plan.id.clone() }),
        None => Ok(()),
    }
}

/// The field is fixed: those who came, in the order of the seeding where there is one. How many go on must be
/// published before (P-1.1.4.1, P-1.1.5.1, P-1.2.2.3).
pub(super) fn start(state: &State, hand: &Order, at: &VenueId) -> Result<Vec<Event>, Refusal> {
    let venue = announced(state, at)?;
    let plan = &venue.plan;
    require_feeding_closed(state, venue)?;
    if state.needs_quota(venue) {
        return Err(Refusal::QuotaNotPublished(at.clone()));
    }
    // Those who declined, were withdrawn or were excluded after they had come do not play.
    let expected: BTreeSet<EntryId> = state.expected(venue).into_iter().collect();
    let here = || venue.present.keys().filter(|id| expected.contains(*id));
    let field: Vec<EntryId> = match plan.level {
        Level::GrandFinal => {
            let Some(seeding) = &venue.seeding else { return Err(Refusal::SeedingNotPublished(at.clone())) };
            // Who stepped in after the publication comes behind those who were seeded.
            let late = here().filter(|id| !seeding.contains(id));
            let came = |id: &&EntryId| expected.contains(*id) && venue.present.contains_key(*id);
            let seeded = seeding.iter().filter(came);
            seeded.chain(late).cloned().collect()
        }
        Level::Area | Level::Regional => here().cloned().collect(),
        Level::FirstOnline | Level::SecondOnline => {
            let mut field: Vec<EntryId> = here().cloned().collect();
            lots::shuffle_field(state.season().seed, at, &mut field);
            field
        }
    };
    if field.is_empty() {
        return Err(Refusal::NobodyPresent(at.clone()));
    }
    require_rosters(state, venue, &field)?;
    let full = plan.category.grand_final_field();
    if plan.level == Level::GrandFinal && field.len() != full && hand.reason().is_none() {
        return Err(Refusal::FieldOfGrandFinal {
            category: plan.category,
            came: field.len(),
            expected: full,
        });
    }
    if let Some(quota) = venue.quota
        && quota as usize > field.len()
        && hand.reason().is_none()
    {
        return Err(Refusal::QuotaAboveField { venue: at.clone(), quota, field: field.len() });
    }
    let seed = lots::of_venue(state.season().seed, at);
    Ok(vec![Event::Started { venue: at.clone(), field, seed }])
}

/// Rosters may have been corrected after check-in: the players who are here must still be of the team.
fn require_rosters(state: &State, venue: &VenueState, field: &[EntryId]) -> Result<(), Refusal> {
    for id in field {
        let players = venue.present.get(id).map(Vec::as_slice).unwrap_or_default();
        crate::eligibility::check_lineup(entry(state, id)?, players, &BTreeSet::new(), state.players())
            .map_err(|problems| Refusal::LineUp { entry: id.clone(), problems })?;
    }
    Ok(())
}
