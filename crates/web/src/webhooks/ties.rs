//! What a webhook reports of tied players: that an organiser must break the tie, and what did (K-TIE, P-1.1.4.7,
//! P-1.1.4.8.1). Contests and tournaments of stages are reported in the same words; how a player is identified there,
//! is for them to say.

use kolo_model::{PerSide, Side};
use kolo_stages::{DecidedBy, DuelResult, EntrantId, Event, OpenStep, State};

use super::Topic;
use super::happened::Meaning;
use super::payload::{
    self, DecisionPayload, DuelPayload, PayloadPlace, PayloadPlaces, PayloadSide, TiePayload,
};

/// Tied competitors who wait for a decision: where, the best place they share, and who they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Equals {
    place: PayloadPlace,
    from: Option<usize>,
    members: Vec<EntrantId>,
}

/// How a player is identified.
pub(super) type Who<'a> = &'a dyn Fn(EntrantId) -> PayloadSide;

/// All who wait for a decision now.
pub(super) fn open(state: &State) -> Vec<Equals> {
    let equals = |step: &OpenStep| match step {
        OpenStep::Group { group, tie } => {
            Equals { place: PayloadPlace::group(group), from: Some(tie.from), members: tie.members.clone() }
        }
        OpenStep::Match { game, .. } => {
            let people = state.fixture(game).and_then(kolo_stages::Fixture::people);
            let members = people.map(|people| vec![people.first, people.second]).unwrap_or_default();
            Equals { place: PayloadPlace::game(game), from: None, members }
        }
    };
    state.open_steps().iter().map(equals).collect()
}

impl Equals {
    /// That they are tied, and wait.
    pub(super) fn found(&self, who: Who<'_>) -> Meaning {
        let to = |from: usize| from + self.members.len().saturating_sub(1);
        let equals = TiePayload {
            place: self.place.clone(),
            equal: self.members.iter().map(|id| who(*id)).collect(),
            places: self.from.map(|from| PayloadPlaces { from, to: to(from) }),
        };
        (Topic::Results, "tie.open", payload::data(&equals))
    }
}

/// What an event decides between tied competitors, if it does.
pub(super) fn meaning(event: &Event, who: Who<'_>) -> Option<Meaning> {
    let duel = |place: PayloadPlace, sides: &PerSide<EntrantId>, result: DuelResult| {
        let (first, second) = (who(sides.first), who(sides.second));
        payload::data(&DuelPayload { place, first, second, result: score(result).to_owned() })
    };
    let (kind, data) = match event {
        Event::TieDecided { group, decision } => {
            let by = match decision.how {
                DecidedBy::Hand => "hand",
                DecidedBy::Lot => "lot",
            };
            let decision = DecisionPayload {
                place: PayloadPlace::group(group),
                by: by.to_owned(),
                order: Some(decision.order.iter().map(|id| who(*id)).collect()),
                first: None,
                second: None,
                winner: None,
            };
            ("tie.decided", payload::data(&decision))
        }
        Event::MatchLot { game, sides, winner } => {
            let decision = DecisionPayload {
                place: PayloadPlace::game(game),
                by: "lot".to_owned(),
                order: None,
                first: Some(who(sides.first)),
                second: Some(who(sides.second)),
                winner: Some(who(sides[*winner])),
            };
            ("tie.decided", payload::data(&decision))
        }
        // Who played for a team is not public.
        Event::ChosenDuel { group, sides, duel: played, .. } => {
            ("tie.played", duel(PayloadPlace::group(group), sides, played.result))
        }
        Event::DecidingDuel { game, sides, duel: played, .. } => {
            ("tie.played", duel(PayloadPlace::game(game), sides, played.result))
        }
        Event::Result { .. }
        | Event::Corrected { .. }
        | Event::SidesCorrected { .. }
        | Event::SlotsEdited { .. }
        | Event::Withdrawn { .. }
        | Event::Returned { .. }
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
