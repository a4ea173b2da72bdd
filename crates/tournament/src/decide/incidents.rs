//! Incidents: what happened, what the rules advise, what was decided.

use kolo_model::RuleSet;
use kolo_rulings::Assessment;

use super::{Decision, require_reason};
use crate::command::Repeat;
use crate::event::{IncidentAmended, IncidentRecorded};
use crate::incident::{Incident, Scene};
use crate::state::State;
use crate::{IncidentId, Order, Refusal};

/// An incident is of the rules of the tournament, decided, and says why where it departs from them (K-INCIDENT).
fn assessed(state: &State, assessment: &Assessment) -> Result<Assessment, Refusal> {
    let situation = assessment.case.entry().book;
    match state.settings.rules() {
        Some(tournament @ (RuleSet::Go2009 | RuleSet::Pisqworky2023)) if tournament != situation => {
            return Err(Refusal::SituationOfOtherRules { situation, tournament });
        }
        // Round robins are played by any rules, and those of chess have no situations of their own here.
        Some(RuleSet::Go2009 | RuleSet::Pisqworky2023 | RuleSet::Fide1992 | RuleSet::FideDutch) | None => {}
    }
    assessment.checked().map_err(Refusal::Assessment)
}

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
    let same = |known: &Incident| known.scene == scene && known.assessment.case == assessment.case;
    let first = state.incidents.iter().find(|(_, known)| same(known)).map(|(first, _)| *first);
    match (first, repeat) {
        (Some(first), Repeat::Ask) => return Err(Refusal::IncidentRepeated(first)),
        (Some(_), Repeat::Again) | (None, _) => {}
    }
    Ok(IncidentRecorded { id, scene, assessment: assessed(state, assessment)? }.into())
}

pub(super) fn amend(
    state: &State,
    order: &Order,
    id: IncidentId,
    assessment: &Assessment,
) -> Result<Decision, Refusal> {
    require_reason(order)?;
    let known = state.incidents.get(&id).ok_or(Refusal::UnknownIncident(id))?;
    let assessment = assessed(state, assessment)?;
    if known.assessment == assessment {
        return Err(Refusal::NothingChanges);
    }
    Ok(IncidentAmended { id, assessment }.into())
}
