//! Stages that are played by plans: closed, drawn, published, played.

use std::sync::Arc;

use kolo_model::PerSide;
use kolo_stages::{RawPlan, Slot};

use super::{InvalidEvent, Results};
use crate::event::{Event, PlanDrafted, PlanEdited, PlanPublished, SlotsEdited, StageClosed, TieDecided};
use crate::graph::{Graph, PlanDraft, label_of};
use crate::settings::CheckIn;
use crate::state::{ByHand, State};
use crate::{EntrantId, Entry, PairingId, StageId};

impl State {
    /// Whether a plan that is not published was drawn without this event: it would have to be drawn again.
    pub(crate) fn voids_plans(&self, event: &Event) -> bool {
        match event {
            Event::Configured(_)
            | Event::Entered(_)
            | Event::Edited(_)
            | Event::Withdrawn(_)
            | Event::Returned(_)
            | Event::Finished(_) => true,
            // Where no rounds are played, people are drawn in the order of their numbers.
            Event::NumbersAssigned(_) => self.settings.system.is_none(),
            Event::CheckedIn(_) | Event::CheckedOut(_) => self.settings.check_in == CheckIn::Required,
            _ => false,
        }
    }

    pub(super) fn stands_on_plans(&self, event: &Event) -> bool {
        self.voids_plans(event) && self.drafted_plans().next().is_some()
    }

    /// The stages whose plans are drawn and not published.
    pub(crate) fn drafted_plans(&self) -> impl Iterator<Item = &StageId> {
        self.graphs.iter().filter(|(_, graph)| graph.draft.is_some()).map(|(stage, _)| stage)
    }

    pub(super) fn stage_closed(&mut self, event: &StageClosed) -> Result<(), InvalidEvent> {
        let known = event.order.iter().all(|id| self.entrants.contains_key(id));
        let was = self.sealed.insert(event.stage.clone(), Arc::new(event.order.clone()));
        if known && was.is_none() { Ok(()) } else { Err(InvalidEvent::WrongStage) }
    }

    fn unpublished(&self, stage: &StageId) -> Result<(), InvalidEvent> {
        let published = self.graph(stage).is_some_and(|graph| graph.play.is_some());
        if published { Err(InvalidEvent::WrongStage) } else { Ok(()) }
    }

    /// Those whom a plan names, wherever they come from.
    fn named_in(&self, plan: &RawPlan) -> Vec<kolo_stages::Entrant> {
        let mut named = Vec::new();
        plan.map(|text| {
            if let Ok(Slot::Entrant(id)) = text.parse() {
                named.push(id);
            }
        });
        named.iter().filter_map(|id| self.drawn_as(*id)).collect()
    }

    pub(crate) fn plan_drafted(&mut self, event: &PlanDrafted, results: Results) -> Result<(), InvalidEvent> {
        self.unpublished(&event.stage)?;
        let settings = self.stage_settings(&event.stage).map_err(|_| InvalidEvent::WrongStage)?;
        let field = match results {
            Results::AllThere => self.field_of(settings).map_err(|_| InvalidEvent::WrongStage)?,
            Results::MayBeMissing => self.named_in(&event.plan),
        };
        let plan = event.plan.check_raw(&field);
        let plan = plan.map_err(|_| InvalidEvent::Stage(kolo_stages::InvalidEvent::PlanBroken))?;
        let draft = PlanDraft { plan, seed: event.seed, changed: ByHand::Untouched };
        let graph = self.graph_mut(&event.stage);
        graph.draft = Some(draft);
        graph.edited.clear();
        Ok(())
    }

    pub(super) fn plan_edited(&mut self, event: &PlanEdited) -> Result<(), InvalidEvent> {
        self.unpublished(&event.stage)?;
        let graph = self.graph_mut(&event.stage);
        let draft = graph.draft.as_mut().ok_or(InvalidEvent::WrongStage)?;
        // Other lots than those that were changed are another plan.
        let mut drawn = kolo_stages::State::new(draft.plan.clone(), draft.seed);
        let changes = event.changes.clone();
        drawn.apply(&kolo_stages::Event::SlotsEdited { changes }).map_err(InvalidEvent::Stage)?;
        if drawn.plan().plan().to_raw() != event.plan {
            return Err(InvalidEvent::WrongStage);
        }
        (draft.plan, draft.changed) = (drawn.plan().clone(), ByHand::Changed);
        graph.edited.extend(event.changes.iter().map(|change| change.slot.clone()));
        Ok(())
    }

    pub(super) fn plan_discarded(&mut self, stage: &StageId) -> Result<(), InvalidEvent> {
        let graph = self.graph_mut(stage);
        graph.edited.clear();
        graph.draft.take().map(|_| ()).ok_or(InvalidEvent::WrongStage)
    }

    pub(super) fn plan_published(&mut self, event: &PlanPublished) -> Result<(), InvalidEvent> {
        self.unpublished(&event.stage)?;
        let graph = self.graph_mut(&event.stage);
        let draft = graph.draft.take().ok_or(InvalidEvent::WrongStage)?;
        if draft.plan.plan().to_raw() != event.plan {
            return Err(InvalidEvent::WrongStage);
        }
        graph.play = Some(kolo_stages::State::new(draft.plan, draft.seed));
        Ok(())
    }

    pub(super) fn plan_unpublished(&mut self, stage: &StageId) -> Result<(), InvalidEvent> {
        let graph = self.graph_mut(stage);
        if graph.has_reports() {
            return Err(InvalidEvent::WrongStage);
        }
        let play = graph.play.take().filter(kolo_stages::State::is_untouched);
        let play = play.ok_or(InvalidEvent::WrongStage)?;
        // What was changed by hand stays so; what was said of others is forgotten.
        let changed = if graph.edited.is_empty() { ByHand::Untouched } else { ByHand::Changed };
        graph.draft = Some(PlanDraft { plan: play.plan().clone(), seed: play.seed(), changed });
        graph.meetings.clear();
        Ok(())
    }

    /// The play of a stage after an event of its plan.
    pub(super) fn play_on(
        &mut self,
        stage: &StageId,
        event: &kolo_stages::Event,
    ) -> Result<&mut Graph, InvalidEvent> {
        let graph = self.graphs.get_mut(stage).map(Arc::make_mut).ok_or(InvalidEvent::WrongStage)?;
        let play = graph.play.as_mut().ok_or(InvalidEvent::WrongStage)?;
        play.apply(event).map_err(InvalidEvent::Stage)?;
        Ok(graph)
    }

    pub(super) fn slots_edited(&mut self, event: &SlotsEdited) -> Result<(), InvalidEvent> {
        let changes = event.changes.clone();
        let graph = self.play_on(&event.stage, &kolo_stages::Event::SlotsEdited { changes })?;
        graph.edited.extend(event.changes.iter().map(|change| change.slot.clone()));
        Ok(())
    }

    pub(super) fn tie_decided(&mut self, event: &TieDecided) -> Result<(), InvalidEvent> {
        let (group, decision) = (event.group.clone(), event.decision.clone());
        self.play_on(&event.stage, &kolo_stages::Event::TieDecided { group, decision }).map(|_| ())
    }

    /// Those who stand in a match of a plan, the first side first.
    pub(super) fn sides_at(&self, pairing: &PairingId) -> Result<PerSide<EntrantId>, InvalidEvent> {
        let found = self.fixture(pairing).filter(|(_, _, fixture)| fixture.people() == Some(pairing.sides));
        found.map(|_| pairing.sides).ok_or(InvalidEvent::NoSuchPairing)
    }

    /// K-OUT: a player who withdraws plays no further match of any plan.
    pub(super) fn leaves_plans(&mut self, id: EntrantId) -> Result<(), InvalidEvent> {
        for graph in self.graphs.values_mut() {
            let plays =
                |play: &kolo_stages::State| play.plan().entrant(id).is_some() && !play.has_withdrawn(id);
            if graph.play.as_ref().is_some_and(plays)
                && let Some(play) = &mut Arc::make_mut(graph).play
            {
                play.apply(&kolo_stages::Event::Withdrawn { entrant: id }).map_err(InvalidEvent::Stage)?;
            }
        }
        Ok(())
    }

    pub(super) fn returns_to_plans(&mut self, id: EntrantId) -> Result<(), InvalidEvent> {
        for graph in self.graphs.values_mut() {
            if graph.play.as_ref().is_some_and(|play| play.has_withdrawn(id))
                && let Some(play) = &mut Arc::make_mut(graph).play
            {
                play.apply(&kolo_stages::Event::Returned { entrant: id }).map_err(InvalidEvent::Stage)?;
            }
        }
        Ok(())
    }

    pub(crate) fn call_in_plans(&mut self, id: EntrantId, entry: &Entry) {
        let label = label_of(entry);
        for graph in self.graphs.values_mut() {
            *graph = Arc::new(graph.renamed(|one| (one == id).then(|| label.clone())));
        }
    }
}
