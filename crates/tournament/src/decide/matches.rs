//! What is said about a match, wherever it is played: in a round, at its table; in a plan, at its node.

use kolo_model::{Outcome as Ended, Side, Verdict};
use kolo_stages::{Command as Play, Event as Played, Fixture, Later, MatchId, Outcome, Status};

use super::late::Footing;
use super::{Decision, entrant, name_of, protests, require_reason, results};
use crate::command::{MatchCommand, OwnRules, PublishedPairs, TableResult};
use crate::event::{Event, ProtestDecided, ProtestLodged, ResultConfirmed, ResultCorrected, ResultReported};
use crate::graph::Graph;
use crate::incident::Protest;
use crate::state::State;
use crate::{EntrantId, Ledger, Order, PairingId, Refusal, Role};

pub(super) fn decide(
    ledger: &Ledger,
    state: &State,
    order: &Order,
    pairing: &PairingId,
    command: &MatchCommand,
) -> Result<Decision, Refusal> {
    if pairing.round().is_some() {
        return in_round(ledger, state, order, pairing, command);
    }
    let node = Node::of(state, pairing)?;
    match command {
        MatchCommand::Report(verdict) => node.report(order, *verdict),
        MatchCommand::Correct { verdict, published } => node.correct(order, *verdict, *published),
        MatchCommand::Protest { by } => node.protest(ledger, order, *by),
    }
}

fn in_round(
    ledger: &Ledger,
    state: &State,
    order: &Order,
    pairing: &PairingId,
    command: &MatchCommand,
) -> Result<Decision, Refusal> {
    let found = state.find(pairing).ok_or_else(|| Refusal::UnknownPairing(pairing.clone()))?;
    let (round, table, at) = found;
    // The sides as they are now: what was said of the pairing is turned with them.
    let result = |verdict: Verdict| {
        let Verdict { outcome, score } = if at.sides == pairing.sides { verdict } else { verdict.swapped() };
        TableResult { round, table, outcome, score }
    };
    match command {
        MatchCommand::Report(verdict) => results::report(state, order, &result(*verdict)),
        MatchCommand::Correct { verdict, published } => {
            let footing = Footing::now(*published, OwnRules::Silent);
            results::correct(state, order, &result(*verdict), footing)
        }
        MatchCommand::Protest { by } => protests::lodge(ledger, state, order, (round, table), *by),
    }
}

/// A protest against the result of a match of a plan is upheld: the result is corrected in the same step, and what rests on
/// it is played again.
pub(super) fn uphold(
    state: &State,
    order: &Order,
    pairing: &PairingId,
    verdict: Verdict,
    decided: ProtestDecided,
) -> Result<Decision, Refusal> {
    let mut decision = Node::of(state, pairing)?.correct(order, verdict, PublishedPairs::Revoke)?;
    decision.events.push(decided.into());
    Ok(decision)
}

/// A match of a plan with the two who stand in it.
struct Node<'a> {
    state: &'a State,
    graph: &'a Graph,
    play: &'a kolo_stages::State,
    game: &'a MatchId,
    fixture: &'a Fixture,
    /// The pairing with the sides as the plan has them.
    pairing: PairingId,
    /// Whether the pairing that was asked for names them the other way round.
    turned: bool,
}

impl<'a> Node<'a> {
    fn of(state: &'a State, asked: &'a PairingId) -> Result<Self, Refusal> {
        let unknown = || Refusal::UnknownPairing(asked.clone());
        let (graph, game, fixture) = state.fixture(asked).ok_or_else(unknown)?;
        let (play, sides) = graph.play.as_ref().zip(fixture.people()).ok_or_else(unknown)?;
        let pairing = PairingId { sides, ..asked.clone() };
        Ok(Node { state, graph, play, game, fixture, turned: sides != asked.sides, pairing })
    }

    fn outcome(&self, verdict: Verdict) -> Result<Outcome, Refusal> {
        let verdict = if self.turned { verdict.swapped() } else { verdict };
        match verdict.outcome {
            Ended::Pending => Err(Refusal::UndoInstead),
            Ended::Adjourned | Ended::Played(..) | Ended::Forfeit(_) => {
                Outcome::try_from(verdict).map_err(|_| Refusal::NoSuchEnd)
            }
        }
    }

    /// The result, if it can be one now.
    fn ended(&self, order: &Order, outcome: Outcome) -> Result<Event, Refusal> {
        let record = Play::Record { game: self.game.clone(), outcome };
        self.play.decide(&record, order.reason.as_deref()).map_err(Refusal::Stage)?;
        Ok(ResultConfirmed { pairing: self.pairing.clone(), verdict: outcome.into() }.into())
    }

    fn report(&self, order: &Order, verdict: Verdict) -> Result<Decision, Refusal> {
        let outcome = self.outcome(verdict)?;
        let held = self.state.held_by(&self.pairing.stage, &self.play.plan().feeding(self.game));
        match order.by.role {
            Role::Arbiter | Role::Helper => {
                let ended = self.ended(order, outcome)?;
                if held.is_empty() { Ok(vec![ended].into()) } else { Err(Refusal::ProtestsOpen(held)) }
            }
            Role::Competitor(by) => {
                let ours = Side::BOTH.into_iter().find(|side| self.pairing.sides[*side] == by);
                let side = ours.ok_or(Refusal::NotYourTable)?;
                if matches!(outcome, Outcome::Walkover { .. }) {
                    return Err(Refusal::NotAllowed);
                }
                if self.fixture.status != Status::Ready {
                    return Err(Refusal::ResultSettled);
                }
                // Whatever could not be a result cannot be reported either.
                self.ended(order, outcome)?;
                if !held.is_empty() {
                    return Err(Refusal::ProtestsOpen(held));
                }
                self.report_by(order, by, side, outcome)
            }
        }
    }

    fn report_by(
        &self,
        order: &Order,
        by: EntrantId,
        side: Side,
        outcome: Outcome,
    ) -> Result<Decision, Refusal> {
        let said = self.graph.reports(self.game).map(|reports| reports.said).unwrap_or_default();
        let verdict = Verdict::from(outcome);
        if said[side] == Some(verdict) {
            return Err(Refusal::NothingChanges);
        }
        let reported = ResultReported { pairing: self.pairing.clone(), by, verdict };
        let mut events: Vec<Event> = vec![reported.into()];
        let other = said[side.other()].and_then(|said| Outcome::try_from(said).ok());
        if let Some(agreed) = other.and_then(|other| agreed(outcome, other)) {
            events.push(self.ended(order, agreed)?);
        }
        Ok(events.into())
    }

    fn correct(
        &self,
        order: &Order,
        verdict: Verdict,
        published: PublishedPairs,
    ) -> Result<Decision, Refusal> {
        let later = match published {
            PublishedPairs::Keep => Later::Keep,
            PublishedPairs::Revoke => Later::TakeBack,
        };
        let correct = Play::Correct { game: self.game.clone(), outcome: self.outcome(verdict)?, later };
        match self.play.decide(&correct, order.reason.as_deref()).map_err(Refusal::Stage)? {
            Played::Corrected { was, outcome, void, .. } => {
                let (was, verdict) = (was.into(), outcome.into());
                Ok(ResultCorrected { pairing: self.pairing.clone(), was, verdict, void }.into())
            }
            _ => Err(Refusal::NothingChanges),
        }
    }

    fn protest(&self, ledger: &Ledger, order: &Order, by: EntrantId) -> Result<Decision, Refusal> {
        let name = name_of(entrant(self.state, by)?);
        if !self.pairing.has(by) {
            return Err(Refusal::NotInMatch(name));
        }
        // A protest that does not say what is wrong cannot be answered.
        require_reason(order)?;
        let against = self.fixture.outcome().ok_or(Refusal::ResultNotSettled)?;
        if self.state.past_protest(&self.pairing.stage).contains(self.game) {
            return Err(Refusal::ProtestTooLateInStage(self.pairing.clone()));
        }
        let same = |protest: &Protest| {
            protest.ruling.is_none() && protest.by == by && protest.pairing.is_match_of(&self.pairing)
        };
        if self.state.protests.values().any(same) {
            return Err(Refusal::NothingChanges);
        }
        let (id, pairing) = (ledger.next_protest(), self.pairing.clone());
        Ok(ProtestLodged { id, pairing, by, against: against.into() }.into())
    }
}

/// What two reports agree on: the same end, and the score of the one that gives it.
fn agreed(one: Outcome, other: Outcome) -> Option<Outcome> {
    let same_end = one.winner() == other.winner();
    match (one.score(), other.score()) {
        _ if !same_end => None,
        (Some(first), Some(second)) => (first == second).then_some(one),
        (Some(_) | None, None) => Some(one),
        (None, Some(_)) => Some(other),
    }
}
