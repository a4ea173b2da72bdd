//! Stages that are played by plans: a stage is closed, the next one is drawn, published, and ties in it are decided.

#![expect(clippy::similar_names, reason = "a state and a stage are what they are called")]

use kolo_model::Name;
use kolo_stages::generate::Lots;
use kolo_stages::{CheckedPlan, Draw, Slot, SlotPlace};

use super::protests::check_open;
use super::{Decision, require_reason};
use crate::book::require_none;
use crate::event::{
    Event, PlanDiscarded, PlanDrafted, PlanEdited, PlanPublished, PlanUnpublished, SlotsEdited, StageClosed,
    TieDecided,
};
use crate::graph::{Graph, PlanDraft};
use crate::stage::Field;
use crate::state::State;
use crate::{EntrantId, Fixed, Order, Refusal, Settings, StageId};

/// K-STAGE: the order of a stage is sealed once it is over. Where players are tied of whom some go on, the arbiter puts them
/// in order and says how.
pub(super) fn close(
    state: &State,
    order: &Order,
    stage: &StageId,
    given: &[EntrantId],
) -> Result<Decision, Refusal> {
    let of_rounds = is_of_rounds(state, stage);
    if !of_rounds {
        state.stage_settings(stage)?;
    }
    if state.sealed(stage).is_some() {
        return Err(Refusal::StageClosed(stage.clone()));
    }
    let follows = |field: &Field| matches!(field, Field::Places { of, .. } if of == stage);
    if !state.settings.stages.iter().any(|next| follows(&next.field)) {
        return Err(Refusal::NothingFollows(stage.clone()));
    }
    check_open(state)?;
    let placed = if of_rounds { rounds_in_order(state, order)? } else { plan_in_order(state, stage)? };
    let sealed = if given.is_empty() {
        check_borders(state, stage, &placed)?;
        placed.into_iter().map(|(id, _)| id).collect()
    } else {
        require_reason(order)?;
        put_in_order(&placed, given)?
    };
    let closed = StageClosed { stage: stage.clone(), order: sealed };
    Ok(closed.into())
}

pub(super) fn is_in_play(graph: &Graph) -> bool {
    graph.has_reports() || graph.play().is_some_and(|play| !play.is_untouched())
}

/// The order of a stage counts again only if all are where they were then.
pub(super) fn may_close_again(state: &State, order: &Order, closed: &StageClosed) -> Result<(), Refusal> {
    let of_rounds = is_of_rounds(state, &closed.stage);
    let placed =
        if of_rounds { rounds_in_order(state, order)? } else { plan_in_order(state, &closed.stage)? };
    put_in_order(&placed, &closed.order).map(|_| ())
}

/// All entrants, each with the best of the places they share, the best first.
pub(super) type Placed = Vec<(EntrantId, usize)>;

/// All entrants where the results of now place them; nothing while results are missing.
pub(super) fn placed(state: &State, stage: &StageId) -> Option<Placed> {
    if is_of_rounds(state, stage) {
        let open = state.unsettled().next().is_some() || state.adjourned().next().is_some();
        if open || state.rounds.is_empty() { None } else { table_of_rounds(state).ok() }
    } else {
        plan_in_order(state, stage).ok()
    }
}

fn is_of_rounds(state: &State, stage: &StageId) -> bool {
    state.settings.system.is_some() && *stage == StageId::main()
}

fn rounds_in_order(state: &State, order: &Order) -> Result<Placed, Refusal> {
    let unsettled: Vec<_> = state.unsettled().collect();
    if !unsettled.is_empty() {
        return Err(Refusal::ResultsMissing(unsettled));
    }
    let adjourned: Vec<_> = state.adjourned().collect();
    if !adjourned.is_empty() {
        return Err(Refusal::GamesAdjourned(adjourned));
    }
    if state.rounds.is_empty() {
        return Err(Refusal::NothingPublished);
    }
    if state.draft.is_some() || state.rounds.len() < state.settings.rounds as usize {
        // Fewer rounds than announced are a departure from what was announced.
        require_reason(order)?;
    }
    table_of_rounds(state)
}

fn table_of_rounds(state: &State) -> Result<Placed, Refusal> {
    let facts = state.facts().map_err(|problems| Refusal::unsound(&problems))?;
    let list = state.settings.criteria().map_err(Refusal::CriteriaImpossible)?;
    let table = kolo_standings::standings(&facts, &list).map_err(Refusal::CriteriaImpossible)?;
    Ok(table.rows.iter().map(|row| (state.order[row.no.index()], row.place.from)).collect())
}

fn plan_in_order(state: &State, stage: &StageId) -> Result<Placed, Refusal> {
    let play = play(state, stage)?;
    let order = play.total_order().ok_or_else(|| Refusal::StageNotOver(stage.clone()))?;
    Ok((1..).zip(&order).map(|(place, ranked)| (ranked.entrant, place)).collect())
}

/// No player goes on before one they are tied with: at both ends of what a later stage takes, places must differ.
fn check_borders(state: &State, stage: &StageId, placed: &Placed) -> Result<(), Refusal> {
    let stays = |id: &EntrantId| state.entrants.get(id).is_some_and(|one| one.withdrawn_after.is_none());
    let placed: Vec<_> = placed.iter().filter(|(id, _)| stays(id)).collect();
    let borders = state.settings.stages.iter().flat_map(|next| match &next.field {
        Field::Places { of, from, to } if of == stage => vec![from.saturating_sub(1), *to],
        Field::Places { .. } | Field::Entrants => Vec::new(),
    });
    for border in borders {
        let border = usize::try_from(border).unwrap_or(usize::MAX);
        let Some(before) = border.checked_sub(1).and_then(|last| placed.get(last)) else { continue };
        if placed.get(border).is_some_and(|(_, place)| *place == before.1) {
            let tied = placed.iter().filter(|(_, place)| *place == before.1);
            return Err(Refusal::TiedAtBorder(tied.filter_map(|(id, _)| name(state, *id)).collect()));
        }
    }
    Ok(())
}

fn name(state: &State, id: EntrantId) -> Option<Name> {
    state.entrants.get(&id).map(|entrant| entrant.entry.name.clone())
}

/// The order given by the arbiter, who may only put tied players in order.
pub(super) fn put_in_order(placed: &Placed, given: &[EntrantId]) -> Result<Vec<EntrantId>, Refusal> {
    let place = |id: &EntrantId| placed.iter().find(|(known, _)| known == id).map(|(_, place)| *place);
    let given_places: Option<Vec<usize>> = given.iter().map(place).collect();
    let given_places = given_places.ok_or(Refusal::OrderWrong)?;
    let mut all: Vec<EntrantId> = given.to_vec();
    all.sort_unstable();
    all.dedup();
    let whole = all.len() == placed.len() && given.len() == placed.len();
    if whole && given_places.is_sorted() { Ok(given.to_vec()) } else { Err(Refusal::OrderWrong) }
}

fn play<'a>(state: &'a State, stage: &StageId) -> Result<&'a kolo_stages::State, Refusal> {
    state.stage_settings(stage)?;
    let play = state.graph(stage).and_then(|graph| graph.play.as_ref());
    play.ok_or_else(|| Refusal::PlanNotPublished(stage.clone()))
}

fn not_published(state: &State, stage: &StageId) -> Result<(), Refusal> {
    let published = state.graph(stage).is_some_and(|graph| graph.play.is_some());
    if published { Err(Refusal::PlanPublished(stage.clone())) } else { Ok(()) }
}

fn drafted<'a>(state: &'a State, stage: &StageId) -> Result<&'a PlanDraft, Refusal> {
    state.stage_settings(stage)?;
    not_published(state, stage)?;
    let draft = state.graph(stage).and_then(|graph| graph.draft.as_ref());
    draft.ok_or_else(|| Refusal::NoPlanDraft(stage.clone()))
}

/// The plan of a stage by the lots of this seed.
fn draw(state: &State, stage: &StageId, seed: u64) -> Result<CheckedPlan, Refusal> {
    let settings = state.stage_settings(stage)?;
    let field = state.field_of(settings)?;
    let recipe = State::recipe_with(settings, seed);
    let draw = Draw { entrants: &field, recipe: &recipe };
    draw.plan().map_err(|cannot| Refusal::Stage(cannot.into()))
}

pub(super) fn draft(state: &State, stage: &StageId, seed: u64) -> Result<Decision, Refusal> {
    let settings = state.stage_settings(stage)?;
    not_published(state, stage)?;
    let plan = draw(state, stage, seed)?;
    // Where nothing of the draw is a lot, another seed draws the same again (K-CUP).
    let by_lot = settings.recipe.lots != Lots::None;
    let drawn = state.graph(stage).and_then(|graph| graph.draft.as_ref());
    if drawn.is_some_and(|drawn| drawn.plan == plan && (!by_lot || drawn.seed == seed)) {
        return Err(Refusal::NothingChanges);
    }
    Ok(PlanDrafted { stage: stage.clone(), plan: plan.plan().to_raw(), seed }.into())
}

pub(super) fn edit(
    state: &State,
    order: &Order,
    stage: &StageId,
    changes: &[(SlotPlace, Slot)],
) -> Result<Decision, Refusal> {
    let draft = drafted(state, stage)?;
    let settings = state.stage_settings(stage)?;
    let field = state.field_of(settings)?;
    let recipe = State::recipe_with(settings, draft.seed);
    let draw = Draw { entrants: &field, recipe: &recipe };
    let before = kolo_stages::State::new(draft.plan.clone(), draft.seed);
    let edited = draw.edited(&before, changes, order.reason.as_deref());
    let (changes, after) = edited.map_err(Refusal::Stage)?;
    Ok(PlanEdited { stage: stage.clone(), changes, plan: after.plan().plan().to_raw() }.into())
}

pub(super) fn discard(state: &State, stage: &StageId) -> Result<Decision, Refusal> {
    drafted(state, stage)?;
    Ok(PlanDiscarded { stage: stage.clone() }.into())
}

pub(super) fn publish(state: &State, stage: &StageId) -> Result<Decision, Refusal> {
    let draft = drafted(state, stage)?;
    Ok(PlanPublished { stage: stage.clone(), plan: draft.plan.plan().to_raw() }.into())
}

pub(super) fn unpublish(state: &State, order: &Order, stage: &StageId) -> Result<Decision, Refusal> {
    let play = play(state, stage)?;
    if state.graph(stage).is_some_and(is_in_play) {
        return Err(Refusal::PlanInPlay(stage.clone()));
    }
    require_reason(order)?;
    // Who came or went since it was drawn is not in the draft that it would be.
    let outdated = state.field_of(state.stage_settings(stage)?)? != play.plan().entrants();
    let unpublished = Event::from(PlanUnpublished { stage: stage.clone() });
    let discarded = outdated.then(|| Event::from(PlanDiscarded { stage: stage.clone() }));
    let events: Vec<Event> = [unpublished].into_iter().chain(discarded).collect();
    Ok(events.into())
}

pub(super) fn edit_slots(
    state: &State,
    order: &Order,
    stage: &StageId,
    changes: &[(SlotPlace, Slot)],
) -> Result<Decision, Refusal> {
    let command = kolo_stages::Command::EditSlots(changes.to_vec());
    let decided = play(state, stage)?.decide(&command, order.reason.as_deref());
    match decided.map_err(Refusal::Stage)? {
        kolo_stages::Event::SlotsEdited { changes } => {
            Ok(SlotsEdited { stage: stage.clone(), changes }.into())
        }
        _ => Err(Refusal::NothingChanges),
    }
}

pub(super) fn decide_tie(
    state: &State,
    order: &Order,
    stage: &StageId,
    command: &kolo_stages::Command,
) -> Result<Decision, Refusal> {
    let play = play(state, stage)?;
    if let kolo_stages::Command::Decide { group, .. } | kolo_stages::Command::DrawLot(group) = command {
        require_none(state.held_by(stage, &play.plan().deciding_group(group)))?;
    }
    match play.decide(command, order.reason.as_deref()).map_err(Refusal::Stage)? {
        kolo_stages::Event::TieDecided { group, decision } => {
            Ok(TieDecided { stage: stage.clone(), group, decision }.into())
        }
        _ => Err(Refusal::NothingChanges),
    }
}

/// K-CUP: those who come after a plan is published, or after the rounds are closed, play in no stage.
pub(super) fn may_enter(state: &State) -> Result<(), Refusal> {
    if state.plays_a_plan() || !state.sealed.is_empty() { Err(Refusal::LateEntryInStage) } else { Ok(()) }
}

/// Whether the matches that a player gave up can be played after all (K-LATER).
pub(super) fn may_return(state: &State, id: EntrantId) -> Result<(), Refusal> {
    for (_, graph) in state.graphs() {
        if let Some(play) = graph.play.as_ref().filter(|play| play.has_withdrawn(id)) {
            play.decide(&kolo_stages::Command::Return(id), None).map_err(Refusal::Stage)?;
        }
    }
    Ok(())
}

/// Whether all stages were played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stages {
    /// They were.
    Played,
    /// One was never published.
    Left,
}

/// A stage that was begun is played to its end.
pub(super) fn check_over(state: &State) -> Result<Stages, Refusal> {
    let mut stages = Stages::Played;
    for stage in &state.settings.stages {
        match state.graph(&stage.id).and_then(|graph| graph.play.as_ref()) {
            Some(play) if !play.is_over() => return Err(Refusal::StageNotOver(stage.id.clone())),
            Some(_) => {}
            None => stages = Stages::Left,
        }
    }
    Ok(stages)
}

/// The drafts of plans that would be drawn otherwise by what counts now: an undo throws them away (K-UNDO).
pub(super) fn outdated<'a>(
    state: &'a State,
    drafted: &'a [&PlanDrafted],
) -> impl Iterator<Item = &'a StageId> {
    let same = |event: &PlanDrafted| {
        let again = draw(state, &event.stage, event.seed);
        again.is_ok_and(|plan| plan.plan().to_raw() == event.plan)
    };
    let latest = |stage: &StageId| drafted.iter().rev().find(|event| event.stage == *stage);
    state.drafted_plans().filter(move |stage| !latest(stage).is_some_and(|event| same(event)))
}

/// K-LOCK: what a published plan was drawn from stays.
pub(super) fn check_fixed(state: &State, settings: &Settings) -> Result<(), Refusal> {
    let of = |settings: &Settings, id: &StageId| settings.stages.iter().find(|one| one.id == *id).cloned();
    let changed = state.settings.stages.iter().any(|stage| {
        let played = state.graph(&stage.id).is_some_and(|graph| graph.play.is_some());
        played && of(settings, &stage.id).as_ref() != Some(stage)
    });
    if changed { Err(Refusal::SettingsFixed(vec![Fixed::Stages])) } else { Ok(()) }
}

/// What an undo may not do: publish a plan, take one back, or change one otherwise than its own events do.
pub(super) fn check_undo(before: &State, after: &State) -> Result<(), Refusal> {
    let published = |state: &State| -> Vec<StageId> {
        let playing = state.graphs.iter().filter(|(_, graph)| graph.play.is_some());
        playing.map(|(stage, _)| stage.clone()).collect()
    };
    if published(before) != published(after) {
        return Err(Refusal::CannotUndoPublication);
    }
    let sealed = |state: &State| -> Vec<_> {
        let fed = state.settings.stages.iter().filter(|stage| published(state).contains(&stage.id));
        let of = fed.filter_map(|stage| match &stage.field {
            Field::Places { of, .. } => state.sealed(of).map(<[EntrantId]>::to_vec),
            Field::Entrants => None,
        });
        of.collect()
    };
    if sealed(before) == sealed(after) { Ok(()) } else { Err(Refusal::CannotUndoPublication) }
}
