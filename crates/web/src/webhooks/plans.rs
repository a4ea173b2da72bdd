//! What a webhook reports of the plans of a tournament beside what is written in its log: matches that can be played,
//! and tied players who wait for a decision. Both follow from where play stands, so they are found when a step is taken
//! in.

use std::collections::BTreeMap;

use kolo_model::PerSide;
use kolo_stages::Fixture;
use kolo_tournament::{EntrantId, Event, Recorded, State};
use kolo_views::plan::Plan;
use serde_json::Value;

use super::Topic;
use super::happened::{Envelope, Happened, List};
use super::outgoing::Outgoing;
use super::payload::{self, MatchesPayload, PayloadPair, PayloadSide};
use super::ties::{self, Equals};

/// Where play stood when others were last notified of it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Known {
    open: BTreeMap<(String, String), PerSide<EntrantId>>,
    equals: Vec<Equals>,
}

impl Known {
    fn of(state: &State) -> Known {
        let mut known = Known::default();
        for plan in Plan::played(state) {
            let Some(play) = plan.play() else { continue };
            let of = plan.settings.id.as_str();
            let people = |id| play.fixture(id).and_then(Fixture::people);
            let open = play.ready().filter_map(|id| {
                let name = (of.to_owned(), id.as_str().to_owned());
                Some((name, people(id)?))
            });
            known.open.extend(open);
            known.equals.extend(ties::open(play));
        }
        known
    }

    /// What a step meant to others by what it opened.
    pub(crate) fn move_on(&mut self, state: &State, taken: &[Recorded]) -> Vec<Happened> {
        let Some(latest) = taken.last() else { return Vec::new() };
        let mut list = List::behind(latest.seq);
        let now = Known::of(state);
        let opened = now.open.iter().filter(|(id, sides)| self.open.get(*id) != Some(*sides));
        let matches: Vec<PayloadPair> = opened.map(|((_, game), sides)| pair(game, *sides)).collect();
        // A plan is reported by itself; what can be played first stands in it.
        let published = taken.iter().any(|record| matches!(record.event, Event::PlanPublished(_)));
        if !matches.is_empty() && !published {
            let data = payload::data(&MatchesPayload { matches, view: "/matches".to_owned() });
            list.add(latest.at.0, (Topic::Rounds, "matches.opened", data));
        }
        for equals in now.equals.iter().filter(|one| !self.equals.contains(one)) {
            list.add(latest.at.0, equals.found(&who));
        }
        *self = now;
        list.events
    }
}

/// A player by the number; the name comes when it is sent.
fn who(id: EntrantId) -> PayloadSide {
    PayloadSide::numbered(id.0)
}

fn pair(game: &str, sides: PerSide<EntrantId>) -> PayloadPair {
    PayloadPair { game: game.to_owned(), first: who(sides.first), second: who(sides.second) }
}

/// As it is sent about the tournament with this name. Names are those of `shown`, the public view of the tournament.
pub(crate) fn outgoing(one: &Happened, name: &str, shown: Option<&State>) -> Outgoing {
    let called = |id: &Value| {
        let id = EntrantId(u32::try_from(id.as_u64()?).ok()?);
        let entrant = shown.and_then(|state| state.entrants().get(&id));
        entrant.map(|entrant| entrant.entry.name.to_string())
    };
    Envelope { field: "tournament", letter: 't', name, called: &called }.wrap(one)
}
