//! What a webhook is told of a tournament of stages (K-CUP): the draw, matches that can be played, results and what
//! decides between equals, the end.

use std::collections::BTreeMap;

use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_stages::cup::{Arrangement, Cup, CupEvent};
use kolo_stages::{EntrantId, Event, Fixture, Ledger, MatchId, Outcome, State};
use kolo_views::cup::matches::written;
use serde_json::Value;

use super::Topic;
use super::call::Parcel;
use super::happened::{Happened, List, Meaning, Teller, of_step};
use super::telling::Telling;
use super::ties::{self, Equals};
use super::told::{self, ToldDraw, ToldMatch, ToldMatches, ToldPair, ToldSide, ToldView, ToldWithdrawal};

/// Where play stood when others were last told of it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Known {
    open: BTreeMap<MatchId, PerSide<EntrantId>>,
    equals: Vec<Equals>,
    over: bool,
    /// Which draw counted.
    draw: Option<usize>,
}

impl Known {
    fn of(state: &State) -> Known {
        let people = |id: &MatchId| state.fixture(id).and_then(Fixture::people);
        Known {
            open: state.ready().filter_map(|id| Some((id.clone(), people(id)?))).collect(),
            equals: ties::open(state),
            over: state.is_over(),
            draw: None,
        }
    }

    /// What the event that made this version meant to others.
    pub(crate) fn move_on(&mut self, version: u64, cup: &Cup, event: &CupEvent) -> Vec<Happened> {
        let mut list = List::of(version);
        let (at, meaning) = match event {
            CupEvent::Arranged(arranged) => (arranged.at, arranged_meaning(cup, self.draw, &arranged.event)),
            CupEvent::Played(record) => {
                (record.at, cup.play().and_then(|play| step_meaning(play, &record.event)))
            }
        };
        let draw = meaning.as_ref().is_some_and(|(_, kind, _)| *kind == "draw.published");
        if let Some(meaning) = meaning {
            list.add(at, meaning);
        }
        let now = Known { draw: cup.draw(), ..cup.state().map(Known::of).unwrap_or_default() };
        let opened = now.open.iter().filter(|(id, sides)| self.open.get(*id) != Some(*sides));
        let matches: Vec<ToldPair> = opened.map(|(id, sides)| pair(id, *sides)).collect();
        // A draw is told by itself; what can be played first stands in it.
        if !matches.is_empty() && !draw {
            let data = told::data(&ToldMatches { matches, view: "/matches".to_owned() });
            list.add(at, (Topic::Rounds, "matches.opened", data));
        }
        for equals in now.equals.iter().filter(|one| !self.equals.contains(one)) {
            list.add(at, equals.found(&who));
        }
        if now.over != self.over {
            let kind = if now.over { "tournament.finished" } else { "tournament.reopened" };
            list.add(at, (Topic::End, kind, view(Some("/stages"))));
        }
        *self = now;
        list.told
    }
}

/// Somebody by the number; the name comes when it is told.
fn who(id: EntrantId) -> ToldSide {
    ToldSide::numbered(id.0)
}

fn pair(game: &MatchId, sides: PerSide<EntrantId>) -> ToldPair {
    ToldPair { game: game.to_string(), first: who(sides.first), second: who(sides.second) }
}

fn view(view: Option<&str>) -> Value {
    told::data(&ToldView { venue: None, view: view.map(str::to_owned) })
}

fn arranged_meaning(cup: &Cup, draw: Option<usize>, event: &Arrangement) -> Option<Meaning> {
    let rounds = |kind, data| Some((Topic::Rounds, kind, data));
    let published = || {
        let players = Some(cup.setup().present().len());
        let draw = ToldDraw { venue: None, teams: None, players, view: "/stages".to_owned() };
        rounds("draw.published", told::data(&draw))
    };
    let revoked = || rounds("draw.revoked", view(None));
    match event {
        Arrangement::Published { .. } => published(),
        Arrangement::Recalled => revoked(),
        // What was undone may have been taking the draw back.
        Arrangement::TakenBack { .. } | Arrangement::DoneAgain { .. } => match (draw, cup.draw()) {
            (None, Some(_)) => published(),
            (Some(_), None) => revoked(),
            (None, None) | (Some(_), Some(_)) => None,
        },
        Arrangement::Opened { .. }
        | Arrangement::Changed { .. }
        | Arrangement::LotsDrawn { .. }
        | Arrangement::CheckedIn { .. }
        | Arrangement::Edited { .. }
        | Arrangement::Renamed { .. }
        | Arrangement::NameTakenBack { .. }
        | Arrangement::Noted { .. }
        | Arrangement::Reported { .. } => None,
    }
}

fn step_meaning(play: &Ledger, event: &Event) -> Option<Meaning> {
    let of_earlier = |kind, step: u64| {
        let index = usize::try_from(step).ok()?.checked_sub(1)?;
        Some(of_step(kind, step, played_meaning(&play.records().get(index)?.event)?))
    };
    match event {
        Event::Undone { step } => of_earlier("step.undone", *step),
        Event::Redone { step } => of_earlier("step.redone", *step),
        other => played_meaning(other),
    }
}

fn played_meaning(event: &Event) -> Option<Meaning> {
    let result = |game: &MatchId, sides: &PerSide<EntrantId>, outcome: Outcome| {
        let result = written(outcome, Lang::En);
        ToldMatch { pair: pair(game, *sides), result, before: None, void: None }
    };
    match event {
        Event::Result { game, sides, outcome } => {
            Some((Topic::Results, "result.entered", told::data(&result(game, sides, *outcome))))
        }
        Event::Corrected { game, sides, was, outcome, void } => {
            let corrected = ToldMatch {
                before: Some(written(*was, Lang::En)),
                void: Some(void.iter().map(ToString::to_string).collect()),
                ..result(game, sides, *outcome)
            };
            Some((Topic::Results, "result.corrected", told::data(&corrected)))
        }
        Event::SlotsEdited { .. } => Some((Topic::Rounds, "draw.amended", view(Some("/stages")))),
        Event::Withdrawn { entrant } => {
            let data = told::data(&ToldWithdrawal { player: who(*entrant) });
            Some((Topic::Results, "player.withdrawn", data))
        }
        Event::Returned { .. }
        | Event::TieDecided { .. }
        | Event::ChosenDuel { .. }
        | Event::DecidingDuel { .. }
        | Event::MatchLot { .. } => ties::meaning(event, &who),
        Event::Undone { .. } | Event::Redone { .. } => None,
    }
}

/// As it is told of the tournament with this name. Names are those of `shown`, the tournament as everybody may see it.
pub(crate) fn telling(one: &Happened, name: &str, shown: &Cup) -> Telling {
    let called = |id: &Value| {
        let id = u32::try_from(id.as_u64()?).ok()?;
        let mut entrants = shown.setup().entrants.iter();
        entrants.find(|entrant| entrant.id == EntrantId(id)).map(|entrant| entrant.name.to_string())
    };
    teller(name, &called).tells(one)
}

fn teller<'a>(name: &'a str, called: &'a dyn Fn(&Value) -> Option<String>) -> Teller<'a> {
    Teller { field: "stages", letter: 's', name, called }
}

/// What is sent when somebody at the desk tries a webhook out.
pub(crate) fn trial(name: &str, hook: u32, at: i64) -> Parcel {
    teller(name, &|_| None).trial(hook, at)
}
