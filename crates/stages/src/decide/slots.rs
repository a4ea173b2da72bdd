//! Links changed by hand before play (K-SLOT).

use crate::checked::{Node, set_slot};
use crate::event::SlotChange;
use crate::{Event, Occupant, Refusal, Slot, SlotPlace, State};

/// The event of changing links, if that can be.
pub(crate) fn edit(state: &State, changes: &[(SlotPlace, Slot)]) -> Result<Event, Refusal> {
    let mut plan = state.plan().plan().clone();
    let mut edited = Vec::new();
    for (slot, link) in changes {
        let was = state.plan().link(slot).ok_or_else(|| Refusal::UnknownSlot(slot.clone()))?;
        if was == link {
            continue;
        }
        if is_fixed(state, slot) {
            return Err(Refusal::SlotFixed(slot.clone()));
        }
        set_slot(&mut plan, slot, link.clone());
        edited.push(SlotChange { slot: slot.clone(), was: was.clone(), link: link.clone() });
    }
    if edited.is_empty() {
        return Err(Refusal::NothingChanges);
    }
    plan.check(state.plan().entrants()).map_err(Refusal::PlanBroken)?;
    let event = Event::SlotsEdited { changes: edited };
    // A slot may be open while those it leads to have played: after a bye, or where a side gave up.
    let mut after = state.clone();
    if after.apply(&event).is_err() {
        return Err(Refusal::LaterResults(after.results_of_others()));
    }
    Ok(event)
}

/// Whether it is too late to change a slot: its match has a result, its group has begun, its place is decided.
fn is_fixed(state: &State, slot: &SlotPlace) -> bool {
    match slot {
        SlotPlace::Side(id, _) => state.result(id).is_some(),
        SlotPlace::Member(id, _) => {
            let node = state.plan().group(id).map(|node| &state.plan().nodes()[node]);
            match node {
                Some(Node::Group(group)) => group.games.iter().any(|game| state.result(&game.id).is_some()),
                Some(Node::Match(_)) | None => false,
            }
        }
        SlotPlace::Final(_) => {
            state.occupant(slot).is_some_and(|occupant| occupant != Occupant::Open && has_begun(state))
        }
    }
}

/// Whether any result is recorded.
fn has_begun(state: &State) -> bool {
    !state.facts.results.is_empty()
}
