//! Tournaments announced, and who plays where.

use super::{announced, entry, require_reason, venue};
use crate::event::{Event, Note};
use crate::state::{Phase, State};
use crate::{Catchment, EntryId, Kind, Level, Refusal, Season, VenueId, VenuePlan};
use kolo_log::Order;

/// A tournament lies in the days of its level (P-1.1.4.2, P-1.1.5.2, P-1.1.6.2, P-1.2.2.2), is of a level its
/// category has, and takes those it can take.
pub(super) fn announce(state: &State, plan: &VenuePlan) -> Result<Vec<Event>, Refusal> {
    if let Some(before) = state.venue(&plan.id) {
        announced(state, &plan.id)?;
        let same = before.plan.category == plan.category && before.plan.level == plan.level;
        if !same || (before.plan.catchment != plan.catchment && before.quota.is_some()) {
            return Err(Refusal::VenueKindIsFixed(plan.id.clone()));
        }
    }
    if !plan.category.levels().contains(&plan.level) {
        return Err(Refusal::LevelOfOthers { category: plan.category, level: plan.level });
    }
    check_day(state.season(), plan)?;
    check_catchment(state, plan)?;
    if let Some(host) = &plan.host
        && state.school(host).is_none()
    {
        return Err(Refusal::UnknownSchool(host.clone()));
    }
    match plan.rounds {
        Some(rounds) if rounds == 0 || rounds > 100 => Err(Refusal::RoundsImpossible(rounds)),
        Some(rounds) if plan.level == Level::GrandFinal && rounds != plan.category.grand_final_rounds() => {
            Err(Refusal::RoundsOfGrandFinal {
                category: plan.category,
                rounds,
                expected: plan.category.grand_final_rounds(),
            })
        }
        Some(_) | None => Ok(vec![Event::Venue(plan.clone())]),
    }
}

pub(super) fn check_day(season: &Season, plan: &VenuePlan) -> Result<(), Refusal> {
    let window = season.window(plan.category, plan.level);
    if window.contains(plan.day) {
        return Ok(());
    }
    Err(Refusal::OutsideWindow { category: plan.category, level: plan.level, day: plan.day, window })
}

fn check_catchment(state: &State, plan: &VenuePlan) -> Result<(), Refusal> {
    let wrong = || Refusal::WrongCatchment { venue: plan.id.clone(), level: plan.level };
    match (plan.level, &plan.catchment) {
        (Level::Area, Catchment::Area(area)) => {
            if state.areas.contains_key(area) {
                Ok(())
            } else {
                Err(Refusal::UnknownArea(area.clone()))
            }
        }
        (Level::Regional, Catchment::Region(region)) => {
            let known = state.regions.contains_key(region);
            if known { Ok(()) } else { Err(Refusal::UnknownRegion(region.clone())) }
        }
        (Level::FirstOnline | Level::SecondOnline | Level::GrandFinal, Catchment::All) => Ok(()),
        (Level::Area, Catchment::Region(_) | Catchment::All)
        | (Level::Regional, Catchment::Area(_) | Catchment::All)
        | (
            Level::FirstOnline | Level::SecondOnline | Level::GrandFinal,
            Catchment::Area(_) | Catchment::Region(_),
        ) => Err(wrong()),
    }
}

/// Individuals choose their tournament on both online levels (P-1.2.2.4); the office places teams where an area has
/// several tournaments, or where a neighbouring one takes them in.
pub(super) fn place(state: &State, id: &EntryId, at: &VenueId) -> Result<Vec<Event>, Refusal> {
    let entry = entry(state, id)?;
    let venue = announced(state, at)?;
    let plan = &venue.plan;
    if plan.category != entry.category {
        return Err(Refusal::OtherCategory { entry: id.clone(), venue: at.clone() });
    }
    let reached = match plan.level {
        Level::Area | Level::FirstOnline => true,
        Level::SecondOnline => {
            let feeding = state.venues_of(plan.category, Level::FirstOnline);
            feeding.flat_map(|from| state.qualified(&from.plan.id)).any(|one| one.entry == *id)
        }
        // One tournament takes all of a region, and one is the grand final.
        Level::Regional | Level::GrandFinal => return Err(Refusal::NothingToChoose(plan.level)),
    };
    if !reached {
        return Err(Refusal::NotQualified { entry: id.clone(), venue: at.clone() });
    }
    if let Some(now) = state.placements.get(&(id.clone(), plan.level))
        && state.venue(now).is_some_and(|now| now.phase != Phase::Announced)
    {
        return Err(Refusal::VenueStarted(now.clone()));
    }
    if plan.category.kind() == Kind::Teams && venue.quota.is_some() {
        // The numbers of those who go on follow the entries: they are published for these.
        return Err(Refusal::QuotasArePublished(at.clone()));
    }
    Ok(vec![Event::Placed { entry: id.clone(), venue: at.clone() }])
}

pub(super) fn reopen(state: &State, hand: &Order, id: &VenueId) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    let venue = venue(state, id)?;
    if !matches!(venue.phase, Phase::Closed(_)) {
        return Err(Refusal::NotClosed(id.clone()));
    }
    if let Some(next) = next_started(state, id) {
        return Err(Refusal::NextLevelStarted { venue: id.clone(), next });
    }
    Ok(vec![Event::Reopened { venue: id.clone() }])
}

/// A tournament of the next level that takes those who go on from this one, and has started.
pub(crate) fn next_started(state: &State, id: &VenueId) -> Option<VenueId> {
    let plan = &state.venue(id)?.plan;
    let qualified = state.qualified(id);
    let mut next = state.venues_of(plan.category, plan.level.after()?);
    let takes = next.find(|next| {
        let field = next.start.as_ref().map(|start| start.field.as_slice()).unwrap_or_default();
        qualified.iter().any(|one| field.contains(&one.entry))
    });
    takes.map(|venue| venue.plan.id.clone())
}

pub(super) fn note(state: &State, note: &Note) -> Result<Vec<Event>, Refusal> {
    match note {
        Note::Spectator { venue: at, .. } => {
            venue(state, at)?;
        }
        Note::Absence(away) => {
            venue(state, &away.venue)?;
            if !state.players().contains_key(&away.player) {
                return Err(Refusal::UnknownPlayer(away.player.clone()));
            }
            away.record().map_err(Refusal::Absence)?;
        }
        Note::PrizePhotos { entry: id } => {
            let won = state.venues().any(|venue| {
                let order = state.order(venue);
                let first = order.first().filter(|ranked| ranked.entry == *id);
                venue.plan.level == Level::GrandFinal && first.is_some()
            });
            if !won {
                return Err(Refusal::NotTheWinner(entry(state, id)?.id.clone()));
            }
        }
    }
    Ok(vec![Event::Noted(note.clone())])
}
