//! What changes in stages that are played by plans.

use kolo_stages::{Label, MatchId};

use super::Change;
use crate::graph::{Graph, PlanDraft};
use crate::stage::Field;
use crate::state::State;
use crate::{EntrantId, StageId};

pub(super) fn changes(before: &State, after: &State) -> Vec<Change> {
    let mut changes = Vec::new();
    for stage in &after.settings.stages {
        changes.extend(goes_on(before, after, &stage.id, &stage.field));
        let none = Graph::default();
        let [now, then] = [before, after].map(|state| state.graph(&stage.id).unwrap_or(&none));
        changes.extend(other_sides(now, then));
        match (&now.play, &then.play) {
            (Some(now), Some(then)) if now != then => {
                changes.extend(kolo_stages::changes(now, then).into_iter().map(Change::InPlan));
            }
            (None, Some(_)) => changes.push(Change::PlanPublished(stage.id.clone())),
            (Some(_), None) => changes.push(Change::PlanUnpublished(stage.id.clone())),
            (None, None) => changes.extend(in_draft(&stage.id, now.draft.as_ref(), then.draft.as_ref())),
            (Some(_), Some(_)) => {}
        }
    }
    changes
}

/// Matches that are recorded with the sides the other way round.
fn other_sides<'a>(now: &'a Graph, then: &'a Graph) -> impl Iterator<Item = Change> + 'a {
    let exchanged = |graph: &Graph, game: &MatchId| graph.meeting(game).is_some_and(|one| one.is_exchanged());
    let both = then.meetings.keys().filter(|game| now.meetings.contains_key(game));
    both.filter(move |game| exchanged(now, game) != exchanged(then, game)).cloned().map(Change::SidesOfMatch)
}

/// What changes in a plan that is not published. Where other lots are drawn, nothing is shown before they are.
fn in_draft(stage: &StageId, now: Option<&PlanDraft>, then: Option<&PlanDraft>) -> Vec<Change> {
    let (now, then) = match (now, then) {
        (Some(now), Some(then)) if now.seed == then.seed => (now, then),
        (Some(_), None) => return vec![Change::PlanDiscarded(stage.clone())],
        (Some(_), Some(_)) | (None, _) => return Vec::new(),
    };
    let [now, then] = [now, then].map(|draft| kolo_stages::State::new(draft.plan.clone(), draft.seed));
    kolo_stages::changes(&now, &then).into_iter().map(Change::InPlan).collect()
}

/// Who goes on to a stage, once the one before it is closed.
fn goes_on(before: &State, after: &State, stage: &StageId, field: &Field) -> Option<Change> {
    let Field::Places { of, .. } = field else { return None };
    if before.sealed(of) == after.sealed(of) {
        return None;
    }
    let settings = after.stage_settings(stage).ok()?;
    let names = after.field_of(settings).ok()?.into_iter().map(|entrant| entrant.name).collect();
    Some(Change::GoOn { stage: stage.clone(), names })
}

/// Whether the same is played in all plans, whatever names people have.
pub(super) fn same_play(one: &State, other: &State) -> bool {
    let nameless = |state: &State| -> Vec<(StageId, Graph)> {
        let label = |id: EntrantId| {
            let name = kolo_model::Name::new(&format!("{}", id.0)).ok()?;
            Some(Label { name, club: None })
        };
        state.graphs.iter().map(|(stage, graph)| (stage.clone(), graph.renamed(label))).collect()
    };
    one.sealed == other.sealed && nameless(one) == nameless(other)
}
