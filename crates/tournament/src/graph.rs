//! Where a stage stands that is played by a plan.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_model::{GameTerms, Outcome, PerSide, Side, Verdict};
use kolo_stages::generate::Recipe;
use kolo_stages::{Breach, CheckedPlan, Draw, Fixture, Label, MatchId, Slot, SlotPlace, Status};

use crate::book::Protest;
use crate::meeting::Meeting;
use crate::settings::CheckIn;
use crate::stage::{Field, StageSettings};
use crate::state::{ByHand, Entrant, State};
use crate::{EntrantId, Entry, PairingId, Place, ProtestId, Refusal, StageId};

/// A stage that is played by a plan: being drawn, or in play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Graph {
    pub(crate) draft: Option<PlanDraft>,
    pub(crate) play: Option<kolo_stages::State>,
    /// Slots that were changed by hand since the plan was drawn.
    pub(crate) edited: BTreeSet<SlotPlace>,
    /// What is known of the matches besides the verdicts, which the play has.
    pub(crate) meetings: BTreeMap<MatchId, Meeting>,
}

/// A draw that is not published yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanDraft {
    /// The plan.
    pub plan: CheckedPlan,
    /// The seed of its lots (K-SEED).
    pub seed: u64,
    /// Whether it was changed since it was drawn.
    pub changed: ByHand,
}

/// What the two sides of a match have said about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reports {
    /// Who played.
    pub sides: PerSide<EntrantId>,
    /// What each of them said.
    pub said: PerSide<Option<Verdict>>,
}

impl Graph {
    /// The draw before it is published.
    pub fn draft(&self) -> Option<&PlanDraft> {
        self.draft.as_ref()
    }

    /// The play, once the draw is published.
    pub fn play(&self) -> Option<&kolo_stages::State> {
        self.play.as_ref()
    }

    /// Whether a slot was changed by hand since the plan was drawn (K-SLOT).
    pub fn is_edited(&self, place: &SlotPlace) -> bool {
        self.edited.contains(place)
    }

    /// A match with all that is known about it; nothing while it is open who plays, or it need not be played.
    pub fn meeting(&self, game: &MatchId) -> Option<Meeting> {
        let fixture = self.play.as_ref()?.fixture(game)?;
        let sides = fixture.people()?;
        let known = self.meetings.get(game).filter(|meeting| !self.is_outdated(game, meeting, sides));
        let mut meeting = known.cloned().unwrap_or_else(|| Meeting::new(sides, GameTerms::default()));
        // A match may end without a result of its own, by a withdrawal: the play knows.
        if let Some(verdict) = fixture.verdict()
            && meeting.outcome == Outcome::Pending
        {
            meeting.count(verdict, None);
        }
        Some(meeting)
    }

    /// Whether others stand in a match by now, or its result was undone.
    fn is_outdated(&self, game: &MatchId, meeting: &Meeting, sides: PerSide<EntrantId>) -> bool {
        let counts = self.play.as_ref().is_some_and(|play| play.result(game).is_some());
        meeting.sides != sides || (meeting.outcome != Outcome::Pending && !counts)
    }

    /// The match to be changed; a new one if what is known is of others or of an earlier attempt.
    pub(crate) fn meeting_mut(&mut self, game: &MatchId, sides: PerSide<EntrantId>) -> &mut Meeting {
        let new = || Meeting::new(sides, GameTerms::default());
        if self.meetings.get(game).is_some_and(|meeting| self.is_outdated(game, meeting, sides)) {
            self.meetings.remove(game);
        }
        self.meetings.entry(game.clone()).or_insert_with(new)
    }

    /// What was said about a match that waits for a result; nothing if others stand in it by now.
    pub fn reports(&self, game: &MatchId) -> Option<Reports> {
        let fixture = self.play.as_ref()?.fixture(game)?;
        let waits = fixture.status == Status::Ready;
        let meeting = self.meeting(game).filter(|meeting| waits && meeting.is_reported())?;
        Some(Reports { sides: meeting.sides, said: meeting.reported() })
    }

    /// Whether a side has said something about a match that waits for a result.
    pub(crate) fn has_reports(&self) -> bool {
        self.meetings.keys().any(|game| self.reports(game).is_some())
    }

    /// The same with other names. Nothing depends on them.
    #[must_use]
    pub(crate) fn renamed(&self, label: impl Fn(EntrantId) -> Option<Label>) -> Graph {
        let draft = self.draft.as_ref().map(|draft| {
            let plan = draft.plan.renamed(|one| label(one.id));
            PlanDraft { plan, ..draft.clone() }
        });
        let play = self.play.as_ref().map(|play| play.renamed(|one| label(one.id)));
        Graph { draft, play, ..self.clone() }
    }
}

/// How a person is called in a plan.
pub(crate) fn label_of(entry: &Entry) -> Label {
    Label { name: entry.name.clone(), club: entry.club.clone() }
}

impl State {
    /// A stage that is played by a plan; nothing has happened in it as long as it is the usual one.
    pub fn graph(&self, stage: &StageId) -> Option<&Graph> {
        self.graphs.get(stage).map(AsRef::as_ref)
    }

    /// The stages that are played by plans, in their order, each with where it stands.
    pub fn graphs(&self) -> impl Iterator<Item = (&StageSettings, &Graph)> {
        self.settings.stages.iter().filter_map(|stage| Some((stage, self.graph(&stage.id)?)))
    }

    /// The order of a stage that is closed, the best first.
    pub fn sealed(&self, stage: &StageId) -> Option<&[EntrantId]> {
        self.sealed.get(stage).map(|order| order.as_slice())
    }

    /// Whether a plan is published.
    pub(crate) fn plays_a_plan(&self) -> bool {
        self.graphs.values().any(|graph| graph.play.is_some())
    }

    pub(crate) fn stage_settings(&self, stage: &StageId) -> Result<&StageSettings, Refusal> {
        let known = self.settings.stages.iter().find(|known| known.id == *stage);
        known.ok_or_else(|| Refusal::UnknownStage(stage.clone()))
    }

    /// How a person enters a draw.
    pub(crate) fn drawn_as(&self, id: EntrantId) -> Option<kolo_stages::Entrant> {
        let entry = &self.entrants.get(&id)?.entry;
        Some(kolo_stages::Entrant {
            id,
            name: entry.name.clone(),
            rating: entry.rating.map(kolo_model::Rating::value),
            rank: entry.rank,
            club: entry.club.clone(),
        })
    }

    /// Who plays in a stage, in the order in which they are drawn.
    ///
    /// # Errors
    /// When the stage before it is not closed.
    pub fn field_of(&self, stage: &StageSettings) -> Result<Vec<kolo_stages::Entrant>, Refusal> {
        let drawn = |id: &EntrantId| self.drawn_as(*id);
        let stays = |id: &&EntrantId| self.entrants.get(*id).is_some_and(|one| one.withdrawn_after.is_none());
        match &stage.field {
            Field::Entrants => {
                let came = |one: &Entrant| one.checked_in || self.settings.check_in == CheckIn::NotUsed;
                let here = |id: &&EntrantId| self.entrants.get(*id).is_some_and(|one| came(one));
                // In the order of start numbers, where they were given; else as they were entered.
                let unnumbered = self.entrants.keys().filter(|id| !self.numbers.contains_key(id));
                let all = self.order.iter().chain(unnumbered);
                Ok(all.filter(stays).filter(here).filter_map(drawn).collect())
            }
            Field::Places { of, from, to } => {
                let sealed = self.sealed(of).ok_or_else(|| Refusal::StageOpen(of.clone()))?;
                let skipped = usize::try_from(from.saturating_sub(1)).unwrap_or(usize::MAX);
                let count = usize::try_from(to.saturating_sub(from.saturating_sub(1))).unwrap_or(usize::MAX);
                Ok(sealed.iter().filter(stays).skip(skipped).take(count).filter_map(drawn).collect())
            }
        }
    }

    /// A match of a plan in play, if the two of the pairing stand in it.
    pub fn fixture<'a>(&'a self, pairing: &'a PairingId) -> Option<(&'a Graph, &'a MatchId, &'a Fixture)> {
        let Place::Node(game) = &pairing.place else { return None };
        let graph = self.graph(&pairing.stage).filter(|_| pairing.attempt == 1)?;
        let fixture = graph.play.as_ref()?.fixture(game)?;
        let people = fixture.people()?;
        let same = people == pairing.sides || people.swapped() == pairing.sides;
        same.then_some((graph, game, fixture))
    }

    /// A match as it stands now, in a round or in a plan, if the two meet where the pairing says.
    pub fn meeting(&self, pairing: &PairingId) -> Option<Meeting> {
        match self.find(pairing) {
            Some((_, _, meeting)) => Some(meeting.clone()),
            None => self.fixture(pairing).and_then(|(graph, game, _)| graph.meeting(game)),
        }
    }

    /// Whether the two of a pairing meet where it says, in a round or in a plan.
    pub fn has_match(&self, pairing: &PairingId) -> bool {
        self.find(pairing).is_some() || self.fixture(pairing).is_some()
    }

    /// The matches of all plans that can be played now.
    pub fn ready(&self) -> impl Iterator<Item = PairingId> {
        self.graphs().flat_map(|(stage, graph)| {
            let play = graph.play.iter();
            play.flat_map(|play| {
                let pairing = |game: &MatchId| {
                    let sides = play.fixture(game)?.people()?;
                    Some(PairingId::at_node(stage.id.clone(), game.clone(), sides))
                };
                play.ready().filter_map(pairing).collect::<Vec<_>>()
            })
        })
    }

    /// The matches of a plan against whose results it is too late to protest: one that rests on them has begun (G-4.4.8).
    pub fn past_protest(&self, stage: &StageId) -> BTreeSet<MatchId> {
        let Some(graph) = self.graph(stage) else { return BTreeSet::new() };
        let Some(play) = &graph.play else { return BTreeSet::new() };
        // What one side alone reports shuts no one out: it may be a mistake, or a trick.
        let both = |id: &MatchId| {
            graph.reports(id).is_some_and(|one| Side::BOTH.into_iter().all(|side| one.said[side].is_some()))
        };
        let begun = |id: &&MatchId| play.result(id).is_some() || both(id);
        play.plan().game_ids().filter(begun).flat_map(|id| play.plan().feeding(id)).cloned().collect()
    }

    /// Open protests that hold back what rests on these matches of a plan (K-PROTEST).
    pub(crate) fn held_by(&self, stage: &StageId, games: &BTreeSet<&MatchId>) -> Vec<ProtestId> {
        let is_about = |protest: &Protest| match &protest.pairing.place {
            Place::Node(game) => protest.pairing.stage == *stage && games.contains(game),
            Place::Round(_) => false,
        };
        self.holding_protests().filter(|id| self.book.protests().get(id).is_some_and(is_about)).collect()
    }

    /// Open protests that a match waits for: what it rests on may change (K-PROTEST). A match that is over, or that a player
    /// has given up, waits for none.
    pub fn held(&self, stage: &StageId, game: &MatchId) -> Vec<ProtestId> {
        let to_come = |fixture: &Fixture| matches!(fixture.status, Status::Waiting | Status::Ready);
        let play = self.graph(stage).and_then(Graph::play);
        let play = play.filter(|play| play.fixture(game).is_some_and(to_come));
        play.map(|play| self.held_by(stage, &play.plan().feeding(game))).unwrap_or_default()
    }

    /// Where play stands; before the plan is published, how it would begin by the draft.
    pub fn drawn(&self, stage: &StageId) -> Option<kolo_stages::State> {
        let graph = self.graph(stage)?;
        let drafted = |draft: &PlanDraft| kolo_stages::State::new(draft.plan.clone(), draft.seed);
        graph.play.clone().or_else(|| graph.draft.as_ref().map(drafted))
    }

    /// The rules of the draw that a plan does not keep although that of the program does (K-SLOT).
    ///
    /// # Errors
    /// When there is no such stage, or the program cannot draw it.
    pub fn plan_breaches(&self, stage: &StageId, drawn: &kolo_stages::State) -> Result<Vec<Breach>, Refusal> {
        let settings = self.stage_settings(stage)?;
        let entrants = drawn.plan().entrants();
        let recipe = State::recipe_with(settings, drawn.seed());
        Draw { entrants, recipe: &recipe }.breaches(drawn).map_err(|cannot| Refusal::Stage(cannot.into()))
    }

    /// The plan after these links are changed by hand, to be looked at.
    ///
    /// # Errors
    /// Why they cannot be.
    pub fn drawn_with(
        &self,
        stage: &StageId,
        changes: &[(SlotPlace, Slot)],
    ) -> Result<kolo_stages::State, Refusal> {
        let drawn = self.drawn(stage).ok_or_else(|| Refusal::NoPlanDraft(stage.clone()))?;
        drawn.edited(changes).map_err(Refusal::Stage)
    }

    /// The recipe of a stage with the seed of a draw.
    pub(crate) fn recipe_with(stage: &StageSettings, seed: u64) -> Recipe {
        Recipe { seed, ..stage.recipe.clone() }
    }

    pub(crate) fn graph_mut(&mut self, stage: &StageId) -> &mut Graph {
        Arc::make_mut(self.graphs.entry(stage.clone()).or_default())
    }
}
