//! Where the stages stand.

use std::sync::Arc;

use kolo_model::{Name, PerSide};

use crate::checked::{GameRef, set_slot};
use crate::decide::duels::is_pair;
use crate::decide::{check_verdict, decide, edited_slots};
use crate::event::SlotChange;
use crate::resolve::{Deciders, Facts, Fixture, GameResult, Resolved};
use crate::{
    CheckedPlan, Command, DecidedBy, DeciderStep, Decision, Entrant, EntrantId, Event, GroupDuel, GroupId,
    Label, MatchId, Occupant, Refusal, Slot, SlotPlace, Status, Tie, TieStep,
};

/// A plan and what has happened in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Shared, because states are compared and tried out far more often than links are changed.
    pub(crate) plan: Arc<CheckedPlan>,
    pub(crate) facts: Facts,
    pub(crate) resolved: Resolved,
}

/// An event that does not fit what happened before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidEvent {
    /// Other people stand in the match, or none yet.
    OtherPeople,
    /// The match has a result already, or none, or another one.
    OtherResult,
    /// There is no such match, group, slot or entrant.
    Unknown,
    /// The plan would not be sound.
    PlanBroken,
    /// There is no such tie.
    NoTie,
    /// It happened already.
    Twice,
    /// A match cannot end like this.
    Impossible,
}

impl State {
    /// Before anything has happened. All lots come from `seed` (K-SEED).
    pub fn new(plan: CheckedPlan, seed: u64) -> Self {
        let facts = Facts::new(seed);
        let resolved = Resolved::of(&plan, &facts);
        State { plan: Arc::new(plan), facts, resolved }
    }

    /// The plan as it is now, with all changes by hand.
    pub fn plan(&self) -> &CheckedPlan {
        &self.plan
    }

    /// The seed of all lots.
    pub fn seed(&self) -> u64 {
        self.facts.seed
    }

    /// A match or game with those who stand in it.
    pub fn fixture(&self, id: &MatchId) -> Option<&Fixture> {
        self.plan.game(id).map(|at| self.resolved.game(at))
    }

    /// Who stands in a slot; `None` if there is no such slot.
    pub fn occupant(&self, place: &SlotPlace) -> Option<Occupant> {
        self.resolved.at(&self.plan, &self.facts, place)
    }

    /// The result recorded for a match.
    pub fn result(&self, id: &MatchId) -> Option<&GameResult> {
        self.facts.results.get(id)
    }

    /// Whether a match was played with its sides the other way round than the plan names them.
    pub fn is_turned(&self, id: &MatchId) -> bool {
        self.facts.turned.contains(id)
    }

    /// Whether an entrant has withdrawn.
    pub fn has_withdrawn(&self, id: EntrantId) -> bool {
        self.facts.withdrawn.contains(&id)
    }

    /// Decisions about tied members of a group, in the order they were made.
    pub fn decisions(&self, group: &GroupId) -> &[Decision] {
        self.facts.decisions.get(group).map(Vec::as_slice).unwrap_or_default()
    }

    /// The matches that can be played now, each after those it waited for.
    pub fn ready(&self) -> impl Iterator<Item = &MatchId> {
        let nodes = self.plan.nodes().iter().zip(self.resolved.nodes());
        let games = nodes.flat_map(|(node, view)| node.game_ids().zip(&view.games));
        games.filter(|(_, fixture)| fixture.status == Status::Ready).map(|(id, _)| id)
    }

    /// The name of an entrant; empty for none.
    pub fn name(&self, id: EntrantId) -> String {
        self.plan
            .entrant(id)
            .map(|entrant| entrant.name.clone())
            .map(|name: Name| name.to_string())
            .unwrap_or_default()
    }

    /// Whether nothing has been played or decided, and no entrant has withdrawn.
    pub fn is_untouched(&self) -> bool {
        let Facts { results, withdrawn, decisions, duels, deciders, .. } = &self.facts;
        results.is_empty()
            && withdrawn.is_empty()
            && decisions.is_empty()
            && duels.is_empty()
            && deciders.is_empty()
    }

    /// Recorded results that do not belong to those who stand in the match.
    pub(crate) fn results_of_others(&self) -> Vec<MatchId> {
        let wrong = self.plan.game_ids().filter(|id| {
            let people = self.fixture(id).and_then(Fixture::people);
            self.facts.results.get(id).is_some_and(|result| people != Some(result.sides))
        });
        wrong.cloned().collect()
    }

    /// The same after links are changed by hand, to be looked at.
    ///
    /// # Errors
    /// Why they cannot be changed.
    pub fn edited(&self, changes: &[(SlotPlace, Slot)]) -> Result<State, Refusal> {
        self.after(&edited_slots(self, changes)?)
    }

    /// The event that a command leads to. Undo and redo are matters of the log.
    ///
    /// # Errors
    /// Why it is refused, with the clause.
    pub fn decide(&self, command: &Command, reason: Option<&str>) -> Result<Event, Refusal> {
        decide(self, command, reason)
    }

    /// The same with other names for whom `label` has one. Nothing depends on names, so everything else stays.
    #[must_use]
    pub fn renamed(&self, label: impl Fn(&Entrant) -> Option<Label>) -> State {
        State { plan: Arc::new(self.plan.renamed(label)), ..self.clone() }
    }

    /// Takes in an event.
    ///
    /// # Errors
    /// When the event does not fit; the state is then not to be used any more.
    pub fn apply(&mut self, event: &Event) -> Result<(), InvalidEvent> {
        for node in self.take_in(event)? {
            self.facts.note(&self.plan.nodes()[node], self.resolved.node(node));
        }
        Ok(())
    }

    /// The same after an event.
    pub(crate) fn after(&self, event: &Event) -> Result<State, Refusal> {
        let mut state = self.clone();
        state.apply(event).map_err(|_| Refusal::NothingChanges)?;
        Ok(state)
    }

    /// Takes an event in; gives the nodes that may have changed.
    fn take_in(&mut self, event: &Event) -> Result<Vec<usize>, InvalidEvent> {
        match event {
            Event::Result { game, sides, verdict } => {
                let at = self.plan.game(game).ok_or(InvalidEvent::Unknown)?;
                let fixture = self.resolved.game(at);
                if fixture.people() != Some(*sides) {
                    return Err(InvalidEvent::OtherPeople);
                }
                if fixture.status != Status::Ready {
                    return Err(InvalidEvent::OtherResult);
                }
                check_verdict(self, game, *verdict).map_err(|_| InvalidEvent::Impossible)?;
                self.facts.results.insert(game.clone(), GameResult { sides: *sides, verdict: *verdict });
                Ok(self.resolved.end(&self.plan, &self.facts, at, *verdict))
            }
            Event::Corrected { game, sides, was, verdict, void } => {
                let recorded = self.facts.results.get(game).ok_or(InvalidEvent::Unknown)?;
                if recorded.sides != *sides {
                    return Err(InvalidEvent::OtherPeople);
                }
                if recorded.verdict != *was {
                    return Err(InvalidEvent::OtherResult);
                }
                check_verdict(self, game, *verdict).map_err(|_| InvalidEvent::Impossible)?;
                self.facts.results.insert(game.clone(), GameResult { sides: *sides, verdict: *verdict });
                self.facts.forget_fallen();
                for later in void {
                    if !self.facts.take_back(&self.plan, later) {
                        return Err(InvalidEvent::OtherResult);
                    }
                }
                self.resolve_again()
            }
            Event::SidesCorrected { game, sides } => {
                let recorded = self.facts.results.get(game).ok_or(InvalidEvent::OtherResult)?;
                if recorded.sides != *sides {
                    return Err(InvalidEvent::OtherPeople);
                }
                if !self.facts.turned.remove(game) {
                    self.facts.turned.insert(game.clone());
                }
                // Who goes on does not change by that.
                Ok(Vec::new())
            }
            Event::SlotsEdited { changes } => self.edit_slots(changes),
            Event::Withdrawn { entrant } => {
                self.plan.entrant(*entrant).ok_or(InvalidEvent::Unknown)?;
                if !self.facts.withdrawn.insert(*entrant) {
                    return Err(InvalidEvent::Twice);
                }
                self.resolve_again()
            }
            Event::Returned { entrant } => {
                if !self.facts.withdrawn.remove(entrant) {
                    return Err(InvalidEvent::Unknown);
                }
                self.facts.forget_fallen();
                self.resolve_again()
            }
            Event::TieDecided { group, decision } => {
                let node = self.plan.group(group).ok_or(InvalidEvent::Unknown)?;
                let equal = match decision.how {
                    DecidedBy::Hand => self.equal_members(node),
                    DecidedBy::Lot => self.members_for_lot(node),
                };
                if !equal.iter().any(|equal| decision.is_about(equal)) {
                    return Err(InvalidEvent::NoTie);
                }
                self.facts.decisions.entry(group.clone()).or_default().push(decision.clone());
                Ok(self.resolved.update(&self.plan, &self.facts, node))
            }
            Event::ChosenDuel { group, among, sides, duel } => {
                let node = self.plan.group(group).ok_or(InvalidEvent::Unknown)?;
                let fits = |tie: &Tie| match &tie.step {
                    TieStep::ChosenDuels { missing } => {
                        tie.members == *among && missing.iter().any(|pair| is_pair(*pair, *sides))
                    }
                    TieStep::Decision | TieStep::Lot => false,
                };
                if !self.ties(node).iter().any(fits) {
                    return Err(InvalidEvent::NoTie);
                }
                let duel = GroupDuel { among: among.clone(), sides: *sides, duel: duel.clone() };
                self.facts.duels.entry(group.clone()).or_default().push(duel);
                Ok(self.resolved.update(&self.plan, &self.facts, node))
            }
            Event::DecidingDuel { game, sides, number, duel, .. } => {
                let at = self.tied_match(game, *sides, DeciderStep::Duel(*number))?;
                self.deciders(game, *sides).duels.push(duel.result);
                Ok(self.resolved.update(&self.plan, &self.facts, at.node()))
            }
            Event::MatchLot { game, sides, winner } => {
                let at = self.tied_match(game, *sides, DeciderStep::Lot)?;
                self.deciders(game, *sides).lot = Some(*winner);
                Ok(self.resolved.update(&self.plan, &self.facts, at.node()))
            }
            // The ledger leaves undone events out; the undoing itself changes nothing more.
            Event::Undone { .. } | Event::Redone { .. } => Ok(Vec::new()),
        }
    }

    /// Members of a group who are tied and not put in order, whether it matters or not.
    pub(crate) fn equal_members(&self, node: usize) -> Vec<Vec<EntrantId>> {
        let view = self.resolved.node(node);
        view.ties.iter().map(|tie| tie.members.clone()).chain(view.together.iter().cloned()).collect()
    }

    /// The ties of a group that are to be broken.
    pub(crate) fn ties(&self, node: usize) -> &[Tie] {
        &self.resolved.node(node).ties
    }

    /// Members of a group whom the lot may put in order now, those for whom it matters first.
    pub(crate) fn members_for_lot(&self, node: usize) -> Vec<Vec<EntrantId>> {
        let view = self.resolved.node(node);
        let ties = view.ties.iter().filter(|tie| tie.step.takes_lot());
        ties.map(|tie| tie.members.clone()).chain(view.together.iter().cloned()).collect()
    }

    /// A drawn match between these two that waits for this step.
    fn tied_match(
        &self,
        game: &MatchId,
        sides: PerSide<EntrantId>,
        due: DeciderStep,
    ) -> Result<GameRef, InvalidEvent> {
        let at = self.plan.game(game).ok_or(InvalidEvent::Unknown)?;
        let fixture = self.resolved.game(at);
        if fixture.people() != Some(sides) {
            return Err(InvalidEvent::OtherPeople);
        }
        match fixture.status {
            Status::Tied { step, .. } if step == due => Ok(at),
            Status::Tied { .. }
            | Status::Waiting
            | Status::Ready
            | Status::Bye
            | Status::Over(_)
            | Status::TieBroken { .. }
            | Status::GivenUp(_) => Err(InvalidEvent::NoTie),
        }
    }

    /// What followed a drawn match between these two.
    fn deciders(&mut self, game: &MatchId, sides: PerSide<EntrantId>) -> &mut Deciders {
        let chain = self.facts.deciders.entry(game.clone()).or_insert_with(|| Deciders::new(sides));
        if chain.sides != sides {
            *chain = Deciders::new(sides);
        }
        chain
    }

    fn edit_slots(&mut self, changes: &[SlotChange]) -> Result<Vec<usize>, InvalidEvent> {
        let mut plan = self.plan.plan().clone();
        for SlotChange { slot, was, link } in changes {
            if self.plan.link(slot) != Some(was) || !set_slot(&mut plan, slot, link.clone()) {
                return Err(InvalidEvent::Unknown);
            }
        }
        self.plan = Arc::new(plan.check(self.plan.entrants()).map_err(|_| InvalidEvent::PlanBroken)?);
        self.resolve_again()
    }

    /// Follows all links again. Every recorded result must still belong to those who stand in its match.
    fn resolve_again(&mut self) -> Result<Vec<usize>, InvalidEvent> {
        self.resolved = Resolved::of(&self.plan, &self.facts);
        if !self.results_of_others().is_empty() {
            return Err(InvalidEvent::OtherPeople);
        }
        Ok((0..self.plan.nodes().len()).collect())
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::Side;

    use super::*;
    use crate::generate::{GroupsRecipe, Losers, Lots, Recipe, SeedBy, generate};
    use crate::verdict::won;
    use crate::{Entrant, Games};

    /// A result is followed from its own match on; following all links again must give the same.
    #[test]
    fn one_change_followed_is_all_links_followed() {
        let named = |id: u32| Entrant::named(id, Name::new(&format!("P{id}")).unwrap());
        let people: Vec<Entrant> = (1..=7).map(named).collect();
        let groups = GroupsRecipe { groups: 2, advance: 2, games: Games::Double, criteria: Vec::new() };
        let recipe = Recipe {
            seed_by: SeedBy::List,
            lots: Lots::None,
            seed: 0,
            groups: vec![groups],
            knockout: Some(Losers::AllPlaces),
        };
        let plan = generate(&people, &recipe).unwrap().check(&people).unwrap();
        let mut state = State::new(plan, 1);
        let mut played = 0;
        let next = |state: &State| state.ready().next().cloned();
        while let Some(game) = next(&state) {
            if played == 5 && !state.has_withdrawn(EntrantId(6)) {
                state.apply(&Event::Withdrawn { entrant: EntrantId(6) }).unwrap();
            }
            let Some(sides) = state.fixture(&game).filter(|game| game.status == Status::Ready) else {
                continue;
            };
            let sides = sides.people().unwrap();
            let by = if sides.first < sides.second { Side::First } else { Side::Second };
            let verdict = won(by, None);
            state.apply(&Event::Result { game, sides, verdict }).unwrap();
            played += 1;
            assert_eq!(state.resolved, Resolved::of(&state.plan, &state.facts));
        }
        assert!(state.is_over() && played > 15, "{played}");
    }
}
