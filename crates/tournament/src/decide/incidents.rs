//! Incidents: what happened, what the rules advise, what was decided.

use kolo_model::RuleSet;
use kolo_rulings::{Advice, Assessment, Decided};

use super::{Decision, require_reason};
use crate::event::{IncidentAmended, IncidentRecorded};
use crate::incident::Scene;
use crate::state::State;
use crate::{IncidentId, Order, Refusal};

/// An incident is written down with the advice of this program, whatever else the order says, and a decision that
/// departs from it says why (K-REASON).
fn assessed(state: &State, assessment: &Assessment) -> Result<Assessment, Refusal> {
    let situation = assessment.case.entry().book;
    match state.settings.rules() {
        Some(tournament @ (RuleSet::Go2009 | RuleSet::Pisqworky2023)) if tournament != situation => {
            return Err(Refusal::SituationOfOtherRules { situation, tournament });
        }
        // Round robins are played by any rules, and those of chess have no situations of their own here.
        Some(RuleSet::Go2009 | RuleSet::Pisqworky2023 | RuleSet::Fide1992 | RuleSet::FideDutch) | None => {}
    }
    let advised = Advice::from(&assessment.case.rule());
    match &assessment.decided {
        Decided::Otherwise { reason, .. } if reason.trim().is_empty() => return Err(Refusal::ReasonMissing),
        Decided::Otherwise { .. } | Decided::AsAdvised => {}
    }
    Ok(Assessment { advised, ..assessment.clone() })
}

pub(super) fn record(
    state: &State,
    id: IncidentId,
    scene: Scene,
    assessment: &Assessment,
) -> Result<Decision, Refusal> {
    let sides = match scene {
        Scene::Tournament => None,
        Scene::Round(round) if round < state.next_round() => None,
        Scene::Round(round) => {
            return Err(Refusal::UnknownRound { round, rounds: state.settings.rounds });
        }
        Scene::Table { round, table } => Some(super::results::table(state, round, table)?.sides),
    };
    Ok(IncidentRecorded { id, scene, sides, assessment: assessed(state, assessment)? }.into())
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
