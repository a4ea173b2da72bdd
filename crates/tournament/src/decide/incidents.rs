//! Incidents: what happened, what the rules advise, what was decided.

use kolo_rulings::Assessment;

use super::Decision;
use crate::book::Scene;
use crate::command::Repeat;
use crate::state::State;
use crate::{IncidentId, Refusal};

pub(super) fn record(
    state: &State,
    id: IncidentId,
    scene: Scene,
    assessment: &Assessment,
    repeat: Repeat,
) -> Result<Decision, Refusal> {
    match &scene {
        Scene::Tournament => {}
        Scene::Round { round, .. } if *round < state.next_round() => {}
        Scene::Round { round, .. } => {
            return Err(Refusal::UnknownRound { round: *round, rounds: state.settings.rounds });
        }
        Scene::Match { pairing, .. } => {
            if !state.has_match(pairing) {
                return Err(Refusal::UnknownPairing(pairing.clone()));
            }
        }
    }
    Ok(state.book.record(state.settings.rules(), id, scene, assessment, repeat)?.into())
}
