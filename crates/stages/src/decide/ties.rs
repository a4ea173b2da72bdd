//! Equal members of a group put in order, by hand or by lot (K-TIE).

use kolo_model::SplitMix64;

use crate::event::{DecidedBy, Decision};
use crate::{EntrantId, Event, GroupId, Refusal, State};

/// The part of the seed that the lots of groups come from.
const PART: u32 = u32::MAX - 1;

pub(super) fn by_hand(state: &State, group: &GroupId, order: &[EntrantId]) -> Result<Event, Refusal> {
    let equal = equal_members(state, group)?;
    let decision = Decision { order: order.to_vec(), how: DecidedBy::Hand };
    if !equal.iter().any(|members| decision.is_about(members)) {
        let equal = equal.concat().into_iter().map(|id| format!("{id} {}", state.name(id))).collect();
        return Err(Refusal::WrongMembers { group: group.clone(), equal });
    }
    Ok(Event::TieDecided { group: group.clone(), decision })
}

pub(super) fn by_lot(state: &State, group: &GroupId) -> Result<Event, Refusal> {
    let equal = equal_members(state, group)?;
    let mut order = equal.first().cloned().unwrap_or_default();
    order.sort_by_key(|id| (drawn(state.seed(), group, *id), *id));
    let decision = Decision { order, how: DecidedBy::Lot };
    Ok(Event::TieDecided { group: group.clone(), decision })
}

/// The lot of one member: fixed by the seed, the group and the member alone, so that nothing that happens
/// elsewhere draws it anew. The lowest goes first.
fn drawn(seed: u64, group: &GroupId, id: EntrantId) -> u64 {
    let mut own_seed = SplitMix64::stream(seed, PART).next_u64();
    for letter in group.as_str().chars() {
        own_seed = SplitMix64::stream(own_seed, u32::from(letter)).next_u64();
    }
    SplitMix64::stream(own_seed, id.0).next_u64()
}

/// Those who are equal in a group, those for whom it matters first.
fn equal_members(state: &State, group: &GroupId) -> Result<Vec<Vec<EntrantId>>, Refusal> {
    let node = state.plan().group(group).ok_or_else(|| Refusal::UnknownGroup(group.clone()))?;
    let equal = state.equal_members(node);
    if equal.is_empty() { Err(Refusal::NoTie(group.clone())) } else { Ok(equal) }
}
