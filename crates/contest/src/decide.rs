//! From a command to events, or to a refusal that names the clause. Pure: the state is only looked at.

mod entries;
mod field;
mod money;
mod presence;
mod quotas;
mod setup;
mod venues;

pub(crate) use self::field::regulars;
pub use self::quotas::SharesByRegion;
pub(crate) use self::setup::check_season;
pub(crate) use self::venues::next_started;

use kolo_log::{Order, Step, UndoRefusal};

use crate::command::Command;
use crate::event::Event;
use crate::state::{Phase, State, VenueState};
use crate::{Entry, EntryId, Refusal, VenueId};

/// What a command of the office leads to.
pub(crate) fn decide(state: &State, hand: &Order, command: &Command) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::ChangeSeason(season) => setup::season(state, hand, season),
        Command::SetRegion(region) => Ok(vec![Event::Region(region.clone())]),
        Command::SetArea(area) => setup::area(state, area),
        Command::SetSchool(school) => setup::school(state, school),
        Command::CorrectPlayer(player) => setup::player(state, hand, player),
        Command::Register { players, entries } => entries::register(state, hand, players, entries),
        Command::Rename { who, name, at } => entries::rename(state, hand, who, name, at.as_ref()),
        Command::Amend(entry) => entries::amend(state, hand, entry),
        Command::Withdraw(id) => entries::withdraw(state, hand, id),
        Command::Pay { entry, when, amount } => money::pay(state, hand, entry, *when, *amount),
        Command::Waive(id) => money::waive(state, id),
        Command::UseCode { entry, code } => money::use_code(state, entry, code),
        Command::Announce(plan) => venues::announce(state, plan),
        Command::Place { entry, venue } => venues::place(state, entry, venue),
        Command::PublishQuotas { category, level, seats, method } => {
            quotas::publish(state, *category, *level, *seats, *method)
        }
        Command::CheckIn { venue, entry, players } => field::check_in(state, venue, entry, players),
        Command::CorrectPresence { venue, entry, players } => {
            presence::correct(state, hand, venue, entry, players)
        }
        Command::Decline { entry, level } => field::decline(state, hand, entry, *level),
        Command::PublishSeeding(venue) => field::publish_seeding(state, hand, venue),
        Command::Start(venue) => field::start(state, hand, venue),
        Command::Reopen(venue) => venues::reopen(state, hand, venue),
        Command::Note(note) => venues::note(state, note),
        Command::Undo(step) | Command::Redo(step) => Err(UndoRefusal::NoSuchStep(Step(*step)).into()),
    }
}

pub(crate) fn require_reason(hand: &Order) -> Result<(), Refusal> {
    if hand.reason().is_some() { Ok(()) } else { Err(Refusal::ReasonMissing) }
}

pub(crate) fn venue<'a>(state: &'a State, id: &VenueId) -> Result<&'a VenueState, Refusal> {
    state.venue(id).ok_or_else(|| Refusal::UnknownVenue(id.clone()))
}

fn announced<'a>(state: &'a State, id: &VenueId) -> Result<&'a VenueState, Refusal> {
    let venue = venue(state, id)?;
    match venue.phase {
        Phase::Announced => Ok(venue),
        Phase::Running | Phase::Closed(_) => Err(Refusal::VenueStarted(id.clone())),
    }
}

fn entry<'a>(state: &'a State, id: &EntryId) -> Result<&'a Entry, Refusal> {
    let gone = || match state.withdrawn.get(id) {
        Some(_) => Refusal::EntryWithdrawn(id.clone()),
        None => Refusal::UnknownEntry(id.clone()),
    };
    state.entries.get(id).ok_or_else(gone)
}
