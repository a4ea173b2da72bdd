//! A stage that is played by a plan, a knockout or groups, as people see it.
//!
//! Groups, brackets and places are those of [`crate::stages`]; matches have the form of a contest's, so that one page shows
//! both.

pub mod draft;
pub mod matches;
pub mod mine;
pub mod ties;

use std::collections::BTreeMap;

use kolo_messages::{Lang, Message};
use kolo_stages::generate::Recipe;
use kolo_stages::{ExplanationStep, GroupId, MatchId, Settled, SlotChange, SlotPlace, Status};
use kolo_tournament::{Event, FinalPlace, Graph, Ledger, PairingId, Reports, StageSettings, State};

use crate::stages::{Ground, PlaceLine, Stage};

/// A stage that is played by a plan, with the tournament it belongs to.
#[derive(Debug, Clone, Copy)]
pub struct Plan<'a> {
    /// The tournament.
    pub tournament: &'a State,
    /// How the stage is played.
    pub settings: &'a StageSettings,
    graph: Option<&'a Graph>,
}

impl<'a> Plan<'a> {
    /// All of a tournament, in their order.
    pub fn all(tournament: &'a State) -> impl Iterator<Item = Plan<'a>> {
        let of = |settings: &'a StageSettings| {
            let graph = tournament.graph(&settings.id);
            Plan { tournament, settings, graph }
        };
        tournament.settings().stages.iter().map(of)
    }

    /// The one of this name.
    pub fn named(tournament: &'a State, stage: &str) -> Option<Plan<'a>> {
        Plan::all(tournament).find(|plan| plan.settings.id.as_str() == stage)
    }

    /// All that are in play or were played.
    pub fn played(tournament: &'a State) -> impl Iterator<Item = Plan<'a>> {
        Plan::all(tournament).filter(|plan| plan.play().is_some())
    }

    /// The play, once the plan is published.
    pub fn play(&self) -> Option<&'a kolo_stages::State> {
        self.graph.and_then(Graph::play)
    }

    /// Whether there is a plan that is not published yet.
    pub fn is_drafted(&self) -> bool {
        self.graph.is_some_and(|graph| graph.draft().is_some())
    }

    /// Whether the plan was changed by hand since it was drawn.
    pub fn is_by_hand(&self) -> bool {
        let changed = |draft: &kolo_tournament::PlanDraft| draft.changed == kolo_tournament::ByHand::Changed;
        self.graph.and_then(Graph::draft).is_some_and(changed)
    }

    /// Whether nothing was played, decided or reported in it.
    pub fn is_untouched(&self) -> bool {
        self.play().is_none_or(|play| {
            play.is_untouched() && play.plan().game_ids().all(|game| self.reports(game).is_none())
        })
    }

    /// What was reported about a match that waits for its result.
    pub fn reports(&self, game: &MatchId) -> Option<Reports> {
        self.graph.and_then(|graph| graph.reports(game))
    }

    /// Whether a match was played with the sides the other way round than the plan has them.
    pub fn is_exchanged(&self, game: &MatchId) -> bool {
        self.graph.and_then(|graph| graph.meeting(game)).is_some_and(|meeting| meeting.is_exchanged())
    }

    /// The protests that a match waits for.
    pub fn held(&self, game: &MatchId) -> Vec<u32> {
        let held = self.tournament.held(&self.settings.id, game);
        held.into_iter().map(|protest| protest.0).collect()
    }

    /// The match on devices that a match is, by its name there.
    pub fn live(&self, game: &MatchId) -> Option<String> {
        Some(self.graph?.meeting(game)?.live?.live.to_string())
    }

    /// The id of a match whose sides are known.
    pub fn pairing(&self, game: &MatchId) -> Option<PairingId> {
        let sides = self.play()?.fixture(game)?.people()?;
        Some(PairingId::at_node(self.settings.id.clone(), game.clone(), sides))
    }

    /// What is played, in words.
    pub fn form(&self) -> Message {
        form(&self.settings.recipe)
    }

    /// Matches that are over, and those that are to be played in all.
    pub fn count(&self) -> (usize, usize) {
        let Some(play) = self.play() else { return (0, 0) };
        let fixtures = play.plan().game_ids().filter_map(|id| play.fixture(id));
        let (mut played, mut all) = (0, 0);
        for fixture in fixtures {
            let (over, counts) = match fixture.status {
                Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_) => (true, true),
                Status::Waiting | Status::Ready | Status::Tied { .. } => (false, true),
                Status::Bye => (false, false),
            };
            played += usize::from(over);
            all += usize::from(counts);
        }
        (played, all)
    }

    /// Why a player stands in a group. Of a change by hand the public sees that there was one; the log says by whom and
    /// why, where it is shown.
    pub fn explain(&self, ledger: Option<&Ledger>, place: &SlotPlace) -> Option<Vec<ExplanationStep>> {
        let edited = self.graph.is_some_and(|graph| graph.is_edited(place));
        let by_hand = edited.then(|| {
            let records = ledger.map(Ledger::records).unwrap_or_default();
            let latest = records.iter().rev().find(|record| {
                let about = self.edits(&record.event).iter().any(|change| change.slot == *place);
                about && !ledger.is_some_and(|ledger| ledger.is_undone(record.step))
            });
            let reason = latest.and_then(|record| record.reason.as_deref());
            match latest {
                Some(record) => kolo_stages::edited_by_hand(&record.by.name, reason),
                None => kolo_stages::edited_by_hand(&self.tournament.settings().name, None),
            }
        });
        self.play()?.explain(place, by_hand)
    }

    /// The slots of this plan that an event changes by hand.
    fn edits<'e>(&self, event: &'e Event) -> &'e [SlotChange] {
        match event {
            Event::SlotsEdited(one) if one.stage == self.settings.id => &one.changes,
            Event::PlanEdited(one) if one.stage == self.settings.id => &one.changes,
            _ => &[],
        }
    }

    /// The slot of a member of a group, by the number of the entrant.
    pub fn member(&self, group: &str, number: u32) -> Option<SlotPlace> {
        let id = GroupId::from(group);
        let members = self.play()?.group(&id)?.members;
        let index = members.iter().position(|member| member.id().is_some_and(|id| id.0 == number))?;
        Some(SlotPlace::Member(id, u32::try_from(index + 1).ok()?))
    }
}

/// Groups and brackets of all stages in play, in their order.
pub fn stages(tournament: &State, lang: Lang) -> Vec<Stage> {
    let played = Plan::played(tournament).filter_map(|plan| plan.play());
    played.flat_map(|play| Stage::all(play, lang)).collect()
}

/// Where all entrants end once a plan is in play, all stages together: those of the latest stage first, then those who did not
/// go on.
pub fn places(tournament: &State) -> Vec<PlaceLine> {
    let played: Vec<Plan<'_>> = Plan::played(tournament).collect();
    if played.is_empty() {
        return Vec::new();
    }
    let in_plans = played.iter().filter_map(|plan| plan.play().map(|play| (&plan.settings.id, play)));
    let grounds: BTreeMap<_, _> = in_plans.map(|(stage, play)| (stage, Ground::all(play))).collect();
    let line = |place: FinalPlace| {
        let ground = grounds.get(&place.stage).and_then(|all| all.get(&place.entrant));
        let known = tournament.entrants().get(&place.entrant);
        PlaceLine {
            places: place.places.to_string(),
            id: place.entrant.0,
            name: known.map(|one| one.entry.name.to_string()).unwrap_or_default(),
            settled: place.settled == Settled::Yes,
            stage: Some(place.stage.as_str().to_owned()),
            ground: ground.cloned().unwrap_or_default(),
        }
    };
    tournament.final_order().into_iter().map(line).collect()
}

/// What is played by a recipe, in words.
pub fn form(recipe: &Recipe) -> Message {
    match (recipe.groups.as_slice(), recipe.knockout.is_some()) {
        ([], _) => Message::new("plan-form-knockout"),
        ([only], false) if only.groups == 1 => Message::new("plan-form-round-robin"),
        ([only], true) if only.groups == 1 => {
            Message::new("plan-form-round-robin-final").with("advance", only.advance)
        }
        ([only], true) => Message::new("plan-form-groups-knockout")
            .with("groups", only.groups)
            .with("advance", only.advance),
        ([first, .., last], false) => Message::new("plan-form-groups-groups")
            .with("groups", first.groups)
            .with("advance", first.advance)
            .with("then", last.groups),
        ([only], false) => Message::new("plan-form-groups").with("groups", only.groups),
        ([first, ..], true) => Message::new("plan-form-chain").with("groups", first.groups),
    }
}
