//! Teams and individuals entered, corrected and withdrawn.

use std::collections::BTreeMap;

use kolo_log::Order;
use kolo_model::Name;

use super::require_reason;
use crate::eligibility::{EntryProblem, Neighbours, Register, check_entry};
use crate::event::Event;
use crate::fees::FeeState;
use crate::state::{Phase, State};
use crate::{Against, Entry, EntryId, Player, PlayerId, Refusal, VenueId};

/// People and entries come in together, all or none; all problems are reported at once.
pub(super) fn register(
    state: &State,
    hand: &Order,
    players: &[Player],
    entries: &[Entry],
) -> Result<Vec<Event>, Refusal> {
    require_open(state, hand)?;
    let mut people: BTreeMap<PlayerId, Player> = state.players.clone();
    let mut events = Vec::with_capacity(players.len() + entries.len());
    for player in players {
        match people.get(&player.id) {
            // Members of several entries are recorded once; the same facts again change nothing.
            Some(known) if known == player => continue,
            Some(_) => return Err(Refusal::PlayerKnown(player.id.clone())),
            None => {}
        }
        if let Some(school) = player.school.as_ref().filter(|school| state.school(school).is_none()) {
            return Err(Refusal::UnknownSchool(school.clone()));
        }
        people.insert(player.id.clone(), player.clone());
        events.push(Event::Player(player.clone()));
    }
    let mut known = Neighbours::default();
    state.entries.values().for_each(|entry| known.add(entry));
    let mut problems: Vec<EntryProblem> = Vec::new();
    for entry in entries {
        if state.entry(&entry.id).is_some() || known.has(&entry.id) {
            return Err(Refusal::EntryKnown(entry.id.clone()));
        }
        let beside = known.of(entry);
        let register = Register { players: &people, schools: &state.schools, entries: &beside };
        problems.extend(check_entry(entry, register, state.season()));
        known.add(entry);
        events.push(Event::Entered(entry.clone()));
    }
    if problems.is_empty() { Ok(events) } else { Err(Refusal::Entries(problems)) }
}

/// Entries are taken until the day they close, and rosters do not change after that (P-1.1.2.3).
fn require_open(state: &State, hand: &Order) -> Result<(), Refusal> {
    let closed = state.season().entries_close;
    if hand.at.day() > closed { Err(Refusal::EntriesClosed(closed)) } else { Ok(()) }
}

/// What was recorded wrongly is corrected with a reason until entries close; from then on the roster is fixed to the
/// end of the contest (P-1.1.2.3).
pub(super) fn amend(state: &State, hand: &Order, entry: &Entry) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    let before = super::entry(state, &entry.id)?;
    let closed = state.season().entries_close;
    if hand.at.day() > closed {
        return Err(Refusal::RosterLocked { entry: entry.id.clone(), closed });
    }
    let settled = state.fees.get(&entry.id).is_some_and(FeeState::is_settled);
    if before.category != entry.category && settled {
        return Err(Refusal::FeeSettled(entry.id.clone()));
    }
    require_not_playing(state, &entry.id)?;
    let (players, schools, entries) = (&state.players, &state.schools, &state.entries);
    let problems = check_entry(entry, Register { players, schools, entries }, state.season());
    if !problems.is_empty() {
        return Err(Refusal::Entries(problems));
    }
    Ok(vec![Event::Amended { entry: entry.clone() }])
}

/// A mistyped name is corrected at any time, with a reason: it is the same person or team, so no roster changes. A
/// person who plays alone is entered under their own name.
pub(super) fn rename(
    state: &State,
    hand: &Order,
    who: &Against,
    name: &Name,
    at: Option<&VenueId>,
) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    let known = match who {
        Against::Entry(id) => &super::entry(state, id)?.name,
        Against::Player(id) => {
            let player = state.players.get(id);
            &player.ok_or_else(|| Refusal::UnknownPlayer(id.clone()))?.name
        }
    };
    if known == name {
        // So it is already (K-ONCE).
        return Ok(Vec::new());
    }
    Ok(vec![Event::Renamed { who: who.clone(), name: name.clone(), at: at.cloned() }])
}

pub(super) fn withdraw(state: &State, hand: &Order, id: &EntryId) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    super::entry(state, id)?;
    require_not_playing(state, id)?;
    Ok(vec![Event::Withdrawn { entry: id.clone() }])
}

/// No entry is changed or removed while it plays.
fn require_not_playing(state: &State, id: &EntryId) -> Result<(), Refusal> {
    let playing = state.venues().find(|venue| {
        let field = venue.start.as_ref().map(|start| start.field.as_slice()).unwrap_or_default();
        venue.phase == Phase::Running && field.contains(id)
    });
    playing.map_or(Ok(()), |venue| Err(Refusal::VenueStarted(venue.plan.id.clone())))
}

/// After a correction the entries of a person must still be legal.
pub(super) fn check_corrected(state: &State, player: &Player) -> Result<(), Refusal> {
    let mut people = state.players.clone();
    people.insert(player.id.clone(), player.clone());
    let register = Register { players: &people, schools: &state.schools, entries: &state.entries };
    let own =
        state.entries.values().filter(|entry| entry.members.iter().any(|member| member.player == player.id));
    let problems: Vec<EntryProblem> =
        own.flat_map(|entry| check_entry(entry, register, state.season())).collect();
    if problems.is_empty() { Ok(()) } else { Err(Refusal::Entries(problems)) }
}
