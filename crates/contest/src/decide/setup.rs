//! Dates, regions, schools and people.

use super::require_reason;
use crate::event::Event;
use crate::state::{Phase, State, VenueState};
use crate::{Area, Catchment, Player, Refusal, School, Season};
use kolo_log::Order;

/// Dates change until the first tournament starts; tournaments that are announced keep to them.
pub(super) fn season(state: &State, hand: &Order, season: &Season) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    if let Some(venue) = state.venues().find(|venue| venue.phase != Phase::Announced) {
        return Err(Refusal::VenueStarted(venue.plan.id.clone()));
    }
    if season.seed != state.season().seed {
        return Err(Refusal::SeedIsFixed);
    }
    check_season(season)?;
    for venue in state.venues() {
        super::venues::check_day(season, &venue.plan)?;
    }
    Ok(vec![Event::SeasonChanged { season: season.clone() }])
}

/// Whether the dates of a season can be.
pub(crate) fn check_season(season: &Season) -> Result<(), Refusal> {
    let windows = [
        season.area,
        season.regional,
        season.online,
        season.final_zs,
        season.final_ss,
        season.final_individuals,
    ];
    for window in windows {
        if window.to < window.from {
            return Err(Refusal::WindowBackwards(window));
        }
    }
    if season.entries_close < season.announced || season.area.from < season.announced {
        return Err(Refusal::BeforeAnnouncement(season.announced));
    }
    Ok(())
}

/// An area moves to another region only while nothing depends on those who go on from it.
pub(super) fn area(state: &State, area: &Area) -> Result<Vec<Event>, Refusal> {
    if !state.regions.contains_key(&area.region) {
        return Err(Refusal::UnknownRegion(area.region.clone()));
    }
    let moves = state.areas.get(&area.id).is_some_and(|before| before.region != area.region);
    let published = |venue: &&VenueState| {
        venue.plan.catchment == Catchment::Area(area.id.clone()) && venue.quota.is_some()
    };
    if let Some(venue) = state.venues().find(published).filter(|_| moves) {
        return Err(Refusal::AreaHasQuotas { area: area.id.clone(), venue: venue.plan.id.clone() });
    }
    Ok(vec![Event::Area(area.clone())])
}

/// A school moves to another area, or loses parts, only while none of its teams has entered.
pub(super) fn school(state: &State, school: &School) -> Result<Vec<Event>, Refusal> {
    if !state.areas.contains_key(&school.area) {
        return Err(Refusal::UnknownArea(school.area.clone()));
    }
    let has_entries = || state.entries.values().any(|entry| entry.school.as_ref() == Some(&school.id));
    if let Some(before) = state.school(&school.id)
        && (before.area != school.area || school.parts.len() < before.parts.len())
        && has_entries()
    {
        return Err(Refusal::SchoolHasEntries(school.id.clone()));
    }
    Ok(vec![Event::School(school.clone())])
}

/// A person is corrected with a reason; the teams he is in must stay lawful (P-1.1.1.10).
pub(super) fn player(state: &State, hand: &Order, player: &Player) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    if !state.players.contains_key(&player.id) {
        return Err(Refusal::UnknownPlayer(player.id.clone()));
    }
    if let Some(school) = &player.school
        && state.school(school).is_none()
    {
        return Err(Refusal::UnknownSchool(school.clone()));
    }
    super::entries::check_corrected(state, player)?;
    Ok(vec![Event::Player(player.clone())])
}
