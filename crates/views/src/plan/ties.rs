//! What decides between tied players: an order by hand, after deciding games if the arbiter wants them, or the lot
//! (K-TIE).

#![expect(clippy::similar_names, reason = "a plan, its play and a player are what they are called")]

use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_stages::{EntrantId, OpenStep, State, TieStep};

use super::Plan;
use crate::contest::ties::{Decider, Tie, TieTeam};

/// Everything that must be decided now, in the order of play.
pub fn of_tournament(tournament: &kolo_tournament::State, lang: Lang) -> Vec<Tie> {
    Plan::played(tournament).flat_map(|plan| open(plan, lang)).collect()
}

/// Everything that must be decided now in one plan.
pub fn open(plan: Plan<'_>, lang: Lang) -> Vec<Tie> {
    let Some(state) = plan.play() else { return Vec::new() };
    let stage = plan.settings.id.as_str();
    let steps = state.open_steps();
    let ties = steps.iter().map(|step| {
        let explained = state.explain_step(step);
        let (what, by, members) = match step {
            OpenStep::Group { group, tie } => {
                let by = match tie.step {
                    TieStep::Decision | TieStep::ChosenDuels { .. } => Decider::Hand,
                    TieStep::Lot => Decider::Lot,
                };
                (format!("{stage}/{group}"), by, tie.members.iter().map(|id| member(state, *id)).collect())
            }
            OpenStep::Match { game, .. } => (format!("{stage}/{game}"), Decider::Lot, Vec::new()),
        };
        let pairs: Vec<PerSide<TieTeam>> = Vec::new();
        Tie { what, by, text: explained.message.text(lang), clause: explained.clause.id(), pairs, members }
    });
    ties.collect()
}

fn member(state: &State, id: EntrantId) -> TieTeam {
    TieTeam { entry: id.to_string(), name: state.name(id), players: Vec::new() }
}
