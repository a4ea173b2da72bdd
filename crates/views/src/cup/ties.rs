//! What decides between equals: an order by hand, after deciding games if the arbiter wants them, or the lot (K-TIE).

use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_stages::cup::Cup;
use kolo_stages::{EntrantId, OpenStep, State, TieStep};

use crate::contest::ties::{Decider, Tie, TieTeam};

/// Everything that must be decided now, in the order of play.
pub fn open(cup: &Cup, lang: Lang) -> Vec<Tie> {
    let Some(state) = cup.state() else { return Vec::new() };
    let steps = state.open_steps();
    let ties = steps.iter().map(|step| {
        let told = state.tell_step(step);
        let (what, by, members) = match step {
            OpenStep::Group { group, tie } => {
                let by = match tie.step {
                    TieStep::Decision | TieStep::ChosenDuels { .. } => Decider::Hand,
                    TieStep::Lot => Decider::Lot,
                };
                (group.to_string(), by, tie.members.iter().map(|id| member(state, *id)).collect())
            }
            OpenStep::Match { game, .. } => (game.to_string(), Decider::Lot, Vec::new()),
        };
        let pairs: Vec<PerSide<TieTeam>> = Vec::new();
        Tie { what, by, text: told.message.text(lang), clause: told.clause.id(), pairs, members }
    });
    ties.collect()
}

fn member(state: &State, id: EntrantId) -> TieTeam {
    TieTeam { entry: id.to_string(), name: state.name(id), players: Vec::new() }
}
