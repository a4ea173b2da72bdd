//! Tied members of a group put in order, by hand or by lot (K-TIE).

use crate::event::{DecidedBy, Decision};
use crate::{EntrantId, Event, GroupId, Refusal, State, lots};

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
    equal_members(state, group)?;
    let node = state.plan().group(group).ok_or_else(|| Refusal::UnknownGroup(group.clone()))?;
    let drawn = state.members_for_lot(node).into_iter().next();
    let mut order = drawn.ok_or_else(|| Refusal::DuelsFirst(group.clone()))?;
    let seed = lots::of_group(state.seed(), group);
    order.sort_by_key(|id| (lots::of_member(seed, *id), *id));
    let decision = Decision { order, how: DecidedBy::Lot };
    Ok(Event::TieDecided { group: group.clone(), decision })
}

/// Those who are tied in a group, those for whom it matters first.
fn equal_members(state: &State, group: &GroupId) -> Result<Vec<Vec<EntrantId>>, Refusal> {
    let node = state.plan().group(group).ok_or_else(|| Refusal::UnknownGroup(group.clone()))?;
    let equal = state.equal_members(node);
    if equal.is_empty() { Err(Refusal::NoTie(group.clone())) } else { Ok(equal) }
}
