//! Who plays: entries, changes, withdrawals, check-in, absences.

use std::collections::BTreeSet;

use kolo_model::{Idle, RoundNumber, System};

use super::late::Footing;
use super::results::correction;
use super::{Decision, entrant, name_of, require_reason, stages, with_draft_discarded, with_plans_discarded};
use crate::event::{
    AbsenceAnnounced, AbsenceCancelled, AbsenceCorrected, CheckedIn, CheckedOut, Edited, Entered, Event,
    NumbersAssigned, NumbersOrigin, Returned, Withdrawn,
};
use crate::state::State;
use crate::{Against, EntrantId, Entry, Order, Refusal};

/// Enters all players of a list; the first one gets this id, the others those after it.
pub(super) fn enter(state: &State, first: EntrantId, entries: &[Entry]) -> Result<Decision, Refusal> {
    if entries.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    stages::may_enter(state)?;
    entries.iter().try_for_each(Entry::check_roster)?;
    let ids = || (first.0..).map(EntrantId).take(entries.len());
    let entered = ids().zip(entries).map(|(id, entry)| Entered { id, entry: entry.clone() }.into());
    let mut events: Vec<Event> = entered.collect();
    if state.has_started() {
        // The table of a round robin is made for the field of round 1.
        if state.settings.system == Some(System::RoundRobin) {
            return Err(Refusal::LateEntryInRoundRobin);
        }
        // Behind the others for now. Where numbers are open, the next pairing puts all where they belong
        // (D-C.04.2-2.4).
        let order = state.order.iter().copied().chain(ids()).collect();
        events.push(NumbersAssigned { order, origin: NumbersOrigin::LateEntry }.into());
    }
    Ok(with_draft_discarded(state, events))
}

pub(super) fn edit(state: &State, order: &Order, id: EntrantId, entry: &Entry) -> Result<Decision, Refusal> {
    let known = entrant(state, id)?;
    if known.entry == *entry {
        return Err(Refusal::NothingChanges);
    }
    entry.check_roster()?;
    if !known.entry.keeps_members(&state.seated(id), entry) {
        return Err(Refusal::RosterFixed(name_of(known)));
    }
    // R-F7.1: a corrected rating counts from the next pairing on; it is a correction, so it needs a reason. The
    // same holds for everything that start coefficients are made from (G-3.1.3).
    if state.has_started() && known.entry.strength() != entry.strength() {
        require_reason(order)?;
    }
    Ok(with_draft_discarded(state, [Edited { id, entry: entry.clone() }.into()]))
}

pub(super) fn withdraw(state: &State, id: EntrantId) -> Result<Decision, Refusal> {
    let known = entrant(state, id)?;
    if known.withdrawn_after.is_some() {
        return Err(Refusal::AlreadyWithdrawn(name_of(known)));
    }
    let after = u32::try_from(state.rounds.len()).unwrap_or(u32::MAX);
    Ok(with_draft_discarded(state, [Withdrawn { id, after }.into()]))
}

pub(super) fn come_back(state: &State, order: &Order, id: EntrantId) -> Result<Decision, Refusal> {
    let known = entrant(state, id)?;
    if known.withdrawn_after.is_none() {
        return Err(Refusal::NotWithdrawn(name_of(known)));
    }
    if state.is_excluded(Against::Entrant(id)) {
        return Err(Refusal::Excluded(name_of(known)));
    }
    // R-F8: who counts as withdrawn because he did not come plays on only by the arbiter's ruling.
    if !known.withdrawn_by_no_shows.is_empty() {
        require_reason(order)?;
    }
    stages::may_return(state, id)?;
    Ok(with_draft_discarded(state, [Returned { id }.into()]))
}

pub(super) fn check_in(state: &State, id: EntrantId) -> Result<Decision, Refusal> {
    let known = entrant(state, id)?;
    if known.checked_in {
        return Err(Refusal::AlreadyCheckedIn(name_of(known)));
    }
    Ok(with_plans_discarded(state, vec![CheckedIn { id }.into()]))
}

pub(super) fn check_out(state: &State, id: EntrantId) -> Result<Decision, Refusal> {
    let known = entrant(state, id)?;
    if !known.checked_in {
        return Err(Refusal::NotCheckedIn(name_of(known)));
    }
    let event = Event::from(CheckedOut { id });
    Ok(if state.check_out_voids_draft() {
        with_draft_discarded(state, [event])
    } else {
        with_plans_discarded(state, vec![event])
    })
}

pub(super) fn announce(
    state: &State,
    id: EntrantId,
    round: RoundNumber,
    idle: Idle,
) -> Result<Decision, Refusal> {
    let known = entrant(state, id)?;
    match idle {
        Idle::PairingBye => return Err(Refusal::ByeCannotBeAnnounced),
        Idle::FullPointBye
        | Idle::HalfPointBye
        | Idle::ZeroPointBye
        | Idle::AnnouncedAbsence
        | Idle::Absent => {}
    }
    if round < state.next_round() {
        return Err(Refusal::AbsenceTooLate { name: name_of(known), round });
    }
    if round.get() > state.settings.rounds {
        return Err(Refusal::UnknownRound { round, rounds: state.settings.rounds });
    }
    if known.absences.get(&round) == Some(&idle) {
        return Err(Refusal::NothingChanges);
    }
    Ok(about_round(state, round, AbsenceAnnounced { id, round, idle }))
}

/// The same absence for several people. Those who are absent so already are passed by: the list was made by looking
/// at who is here, and some may have said so meanwhile.
pub(super) fn announce_all(
    state: &State,
    who: &[EntrantId],
    round: RoundNumber,
    idle: Idle,
) -> Result<Decision, Refusal> {
    let mut events: Vec<Event> = Vec::new();
    for id in who.iter().copied().collect::<BTreeSet<_>>() {
        match announce(state, id, round, idle) {
            Ok(_) => events.push(AbsenceAnnounced { id, round, idle }.into()),
            Err(Refusal::NothingChanges) => {}
            Err(refusal) => return Err(refusal),
        }
    }
    if events.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    Ok(if round == state.next_round() { with_draft_discarded(state, events) } else { events.into() })
}

/// R-F7.1: what a round without an opponent was is corrected like a result. A bye of the pairing is no absence, and who
/// played had none.
pub(super) fn correct_absence(
    state: &State,
    order: &Order,
    (id, round): (EntrantId, RoundNumber),
    idle: Idle,
    footing: Footing,
) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let known = entrant(state, id)?;
    let nothing = || Refusal::NoSuchAbsence { name: name_of(known), round };
    let played = state.rounds.get(round.index()).ok_or_else(nothing)?;
    let was = played.idle.iter().find(|(one, _)| *one == id).map(|(_, was)| *was).ok_or_else(nothing)?;
    if idle == Idle::PairingBye {
        return Err(Refusal::ByeCannotBeAnnounced);
    }
    if was == idle {
        return Err(Refusal::NothingChanges);
    }
    let corrected = Event::from(AbsenceCorrected { id, round, was, idle });
    let decision = correction(state, round, [corrected], footing)?;
    sound_after(state, &decision.events)?;
    Ok(decision)
}

/// Not every absence fits every player: who had withdrawn gets no points for a round.
fn sound_after(state: &State, events: &[Event]) -> Result<(), Refusal> {
    let mut after = state.clone();
    for event in events {
        let fits = after.apply(event);
        debug_assert_eq!(fits, Ok(()), "{event:?}");
    }
    after.facts().map(|_| ()).map_err(|problems| Refusal::unsound(&problems))
}

pub(super) fn cancel_absence(state: &State, id: EntrantId, round: RoundNumber) -> Result<Decision, Refusal> {
    let known = entrant(state, id)?;
    if round < state.next_round() {
        return Err(Refusal::AbsenceTooLate { name: name_of(known), round });
    }
    if !known.absences.contains_key(&round) {
        return Err(Refusal::NoSuchAbsence { name: name_of(known), round });
    }
    Ok(about_round(state, round, AbsenceCancelled { id, round }))
}

/// Only an absence in the drafted round makes the draft void.
fn about_round(state: &State, round: RoundNumber, event: impl Into<Event>) -> Decision {
    let event = event.into();
    if round == state.next_round() { with_draft_discarded(state, [event]) } else { event.into() }
}
