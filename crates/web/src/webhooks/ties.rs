//! What a webhook is told of equals: that somebody must tell them apart, and what did (K-TIE, P-1.1.4.7, P-1.1.4.8.1).
//! Contests and tournaments of stages are told in the same words; who somebody is there, is for them to say.

use kolo_model::{PerSide, Side};
use kolo_stages::{DecidedBy, DuelResult, EntrantId, Event, OpenStep, State};
use serde_json::{Value, json};

use super::Topic;
use super::happened::Meaning;

/// Equals that wait for a decision: where, the best place they share, and who they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Equals {
    what: Value,
    from: Option<usize>,
    members: Vec<EntrantId>,
}

/// Who somebody is.
pub(super) type Who<'a> = &'a dyn Fn(EntrantId) -> Value;

/// Everybody who waits for a decision now.
pub(super) fn open(state: &State) -> Vec<Equals> {
    let equals = |step: &OpenStep| match step {
        OpenStep::Group { group, tie } => {
            Equals { what: json!({ "group": group }), from: Some(tie.from), members: tie.members.clone() }
        }
        OpenStep::Match { game, .. } => {
            let people = state.fixture(game).and_then(kolo_stages::Fixture::people);
            let members = people.map(|people| vec![people.first, people.second]).unwrap_or_default();
            Equals { what: json!({ "match": game }), from: None, members }
        }
    };
    state.open_steps().iter().map(equals).collect()
}

impl Equals {
    /// That they are equal, and wait.
    pub(super) fn found(&self, who: Who<'_>) -> Meaning {
        let mut data = self.what.clone();
        data["equal"] = self.members.iter().map(|id| who(*id)).collect();
        if let Some(from) = self.from {
            let last = from + self.members.len().saturating_sub(1);
            data["places"] = json!({ "from": from, "to": last });
        }
        (Topic::Results, "tie.open", data)
    }
}

/// What an event decides between equals, if it does.
pub(super) fn meaning(event: &Event, who: Who<'_>) -> Option<Meaning> {
    let pair = |mut data: Value, sides: &PerSide<EntrantId>| {
        data["first"] = who(sides.first);
        data["second"] = who(sides.second);
        data
    };
    let (kind, data) = match event {
        Event::TieDecided { group, decision } => {
            let by = match decision.how {
                DecidedBy::Hand => "hand",
                DecidedBy::Lot => "lot",
            };
            let order: Vec<Value> = decision.order.iter().map(|id| who(*id)).collect();
            ("tie.decided", json!({ "group": group, "by": by, "order": order }))
        }
        Event::MatchLot { game, sides, winner } => {
            let data = json!({ "match": game, "by": "lot", "winner": who(sides[*winner]) });
            ("tie.decided", pair(data, sides))
        }
        // Who played for a team is nobody's business out there.
        Event::ChosenDuel { group, sides, duel, .. } => {
            ("tie.played", pair(json!({ "group": group, "result": score(duel.result) }), sides))
        }
        Event::DecidingDuel { game, sides, duel, .. } => {
            ("tie.played", pair(json!({ "match": game, "result": score(duel.result) }), sides))
        }
        Event::Result { .. }
        | Event::Corrected { .. }
        | Event::SlotsEdited { .. }
        | Event::Withdrawn { .. }
        | Event::Undone { .. }
        | Event::Redone { .. } => return None,
    };
    Some((Topic::Results, kind, data))
}

fn score(result: DuelResult) -> &'static str {
    match result.winner() {
        Some(Side::First) => "1 : 0",
        Some(Side::Second) => "0 : 1",
        None => "½ : ½",
    }
}
