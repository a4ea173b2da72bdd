//! K-STAGE: the order of a closed stage stays what it was sealed as, by every way that a result can change: correction, ruling,
//! undo, redo, delivery from a device.

#![expect(clippy::similar_names, reason = "a state and a stage are what they are called")]

use super::stages::{is_in_play, placed, put_in_order};
use crate::graph::Graph;
use crate::refusal::WayBack;
use crate::stage::Field;
use crate::state::State;
use crate::{Refusal, StageId};

/// Whether every order that is sealed before and after is still the order of its stage.
pub(super) fn check(before: &State, after: &State) -> Result<(), Refusal> {
    for (stage, order) in &after.sealed {
        if before.sealed.get(stage) != Some(order) || same_results(before, after, stage) {
            continue;
        }
        let holds = |state: &State| {
            placed(state, stage).is_some_and(|placed| put_in_order(&placed, order.as_slice()).is_ok())
        };
        if holds(before) && !holds(after) {
            return Err(sealed(before, stage));
        }
    }
    Ok(())
}

/// A stage is opened again only when nothing is drawn from its order.
pub(super) fn may_open(state: &State, stage: &StageId) -> Result<(), Refusal> {
    match way_back(state, stage) {
        WayBack::UndoClosing => Ok(()),
        WayBack::Discard(_) | WayBack::Unpublish(_) | WayBack::None { .. } => Err(sealed(state, stage)),
    }
}

fn sealed(state: &State, stage: &StageId) -> Refusal {
    Refusal::OrderSealed { stage: stage.clone(), first: way_back(state, stage) }
}

/// What its order is made from, where that is cheap to compare: parts that did not change are shared.
fn same_results(before: &State, after: &State, stage: &StageId) -> bool {
    before.settings == after.settings
        && before.graphs.get(stage) == after.graphs.get(stage)
        && before.rounds == after.rounds
        && before.entrants == after.entrants
        && before.order == after.order
}

/// The first step on the way back to a stage that is not closed.
fn way_back(state: &State, stage: &StageId) -> WayBack {
    let next = || {
        let takes = |field: &Field| matches!(field, Field::Places { of, .. } if of == stage);
        state.graphs().filter(move |(next, _)| takes(&next.field))
    };
    let find =
        |is: &dyn Fn(&Graph) -> bool| next().find(|(_, graph)| is(graph)).map(|(next, _)| next.id.clone());
    if let Some((later, graph)) = next().find(|(_, graph)| is_in_play(graph)) {
        let played = graph
            .play()
            .map_or(0, |play| play.plan().game_ids().filter(|game| play.result(game).is_some()).count());
        return WayBack::None { later: later.id.clone(), played };
    }
    let published = find(&|graph| graph.play.is_some()).map(WayBack::Unpublish);
    let drawn = || find(&|graph| graph.draft.is_some()).map(WayBack::Discard);
    published.or_else(drawn).unwrap_or(WayBack::UndoClosing)
}
