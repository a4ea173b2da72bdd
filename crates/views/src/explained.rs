//! Why a draft is as it is: the steps of the pairing, made again from the same facts and the same seed.

use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_pairing::{Explanation, Node, Section, Subject, pair};
use kolo_tournament::{DraftOrigin, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::schema::Sides;

/// A sentence with its clause, or a heading with sentences under it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reason {
    /// The explanation.
    pub text: String,
    /// The clause it follows; a heading has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<&'static str>,
    /// The pair it is about, by start numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Sides<u32>>)]
    pub pair: Option<PerSide<u32>>,
    /// What stands under it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub parts: Vec<Reason>,
}

/// The reasons of the draft; none if the arbiter made it, or there is none.
pub fn draft(state: &State, lang: Lang) -> Vec<Reason> {
    let Some(draft) = state.draft() else { return Vec::new() };
    let DraftOrigin::Program { seed, .. } = draft.origin else { return Vec::new() };
    let Ok(facts) = state.facts() else { return Vec::new() };
    let settings = state.settings();
    let Some(system) = settings.system else { return Vec::new() };
    let mut explanation = Explanation::default();
    // The draft was paired from these facts; should they have changed meanwhile, there is nothing to explain it with.
    match pair(system, &facts, &settings.drawing(seed), &mut explanation) {
        Ok(_) => explanation.nodes().iter().map(|node| reason(node, lang)).collect(),
        Err(_) => Vec::new(),
    }
}

fn reason(node: &Node, lang: Lang) -> Reason {
    match node {
        Node::Step(step) => Reason {
            text: step.message.text(lang),
            clause: Some(step.clause.id()),
            pair: None,
            parts: Vec::new(),
        },
        Node::Section(Section { heading, nodes }) => Reason {
            text: heading.message.text(lang),
            clause: None,
            pair: match heading.subject {
                Subject::Pair(pair) => Some(pair.map(kolo_model::StartNumber::get)),
                Subject::Round | Subject::Bracket | Subject::Bye(_) => None,
            },
            parts: nodes.iter().map(|node| reason(node, lang)).collect(),
        },
    }
}
