//! The law of a match in a plan: when it can end, what rests on its result, until when it can be protested against.

use kolo_model::Verdict;
use kolo_stages::{Command as Play, Event as Played, Fixture, Later, MatchId, Status, verdict};
use kolo_teams::{Judged, MatchResult};

use super::results::may_correct_sides;
use super::{Decision, entrant, name_of, require_reason};
use crate::command::PublishedPairs;
use crate::event::{ProtestLodged, ResultCorrected, SidesCorrected};
use crate::meeting::Meeting;
use crate::state::State;
use crate::{BookRefusal, EntrantId, Ledger, Order, PairingId, ProtestId, Refusal, Role};

/// A match of a plan with the two who stand in it.
pub(super) struct Node<'a> {
    state: &'a State,
    play: &'a kolo_stages::State,
    game: &'a MatchId,
    fixture: &'a Fixture,
    /// The pairing with the sides as the plan has them.
    pairing: PairingId,
}

impl<'a> Node<'a> {
    pub(super) fn of(state: &'a State, asked: &'a PairingId) -> Option<Self> {
        let (graph, game, fixture) = state.fixture(asked)?;
        let (play, sides) = graph.play.as_ref().zip(fixture.people())?;
        Some(Node { state, play, game, fixture, pairing: PairingId { sides, ..asked.clone() } })
    }

    /// What a result counts for in a plan: a match that was not played has no score there.
    pub(super) fn judged(judged: Judged) -> Result<Judged, Refusal> {
        let verdict = verdict::counted(judged.verdict).map_err(Refusal::Stage)?;
        let whole = judged.result == MatchResult::Game(judged.verdict);
        let result = if whole { MatchResult::Game(verdict) } else { judged.result };
        Ok(Judged { result, verdict })
    }

    /// Open protests that hold this match back (K-PROTEST).
    fn held(&self) -> Vec<ProtestId> {
        self.state.held(&self.pairing.stage, self.game)
    }

    /// Whether it can be played now.
    pub(super) fn may_begin(&self) -> Result<(), Refusal> {
        let held = self.held();
        if held.is_empty() { Ok(()) } else { Err(BookRefusal::ProtestsOpen(held).into()) }
    }

    /// Whether it can end like this now.
    pub(super) fn may_end(&self, order: &Order, verdict: Verdict) -> Result<(), Refusal> {
        let record = Play::Record { game: self.game.clone(), verdict };
        self.play.decide(&record, order.reason.as_deref()).map_err(Refusal::Stage)?;
        let held = self.held();
        match order.by.role {
            _ if held.is_empty() => Ok(()),
            // That there is a protest is not for the players (K-PROTEST).
            Role::Competitor(_) => Err(Refusal::MatchOnHold),
            Role::Arbiter | Role::Helper => Err(BookRefusal::ProtestsOpen(held).into()),
        }
    }

    /// Whether a side can report this now: what could not be a result cannot be reported either.
    pub(super) fn may_report(&self, order: &Order, verdict: Verdict) -> Result<(), Refusal> {
        if self.fixture.status != Status::Ready {
            return Err(Refusal::ResultSettled);
        }
        self.may_end(order, verdict)
    }

    pub(super) fn correct(
        &self,
        order: &Order,
        meeting: &Meeting,
        right: &Judged,
        published: PublishedPairs,
    ) -> Result<Decision, Refusal> {
        let (pairing, verdict, result) = (self.pairing.clone(), right.verdict, right.detail());
        let was = meeting.verdict();
        // Other boards that add up to the same change nothing in the plan.
        if was == verdict && meeting.result().is_some_and(|counts| counts != right.result) {
            require_reason(order)?;
            return Ok(ResultCorrected { pairing, was, verdict, result, void: Vec::new() }.into());
        }
        let later = match published {
            PublishedPairs::Keep => Later::Keep,
            PublishedPairs::Revoke => Later::TakeBack,
        };
        let correct = Play::Correct { game: self.game.clone(), verdict, later };
        match self.play.decide(&correct, order.reason.as_deref()).map_err(Refusal::Stage)? {
            Played::Corrected { was, verdict, void, .. } => {
                Ok(ResultCorrected { pairing, was, verdict, result, void }.into())
            }
            _ => Err(Refusal::NothingChanges),
        }
    }

    /// The sides as they were played; who goes on does not change by that.
    pub(super) fn sides(&self, order: &Order) -> Result<Decision, Refusal> {
        may_correct_sides(self.state, order)?;
        // A match that was given up was not played on any side.
        self.play.result(self.game).ok_or(Refusal::ResultNotSettled)?;
        Ok(SidesCorrected { pairing: self.pairing.clone() }.into())
    }

    pub(super) fn protest(&self, ledger: &Ledger, order: &Order, by: EntrantId) -> Result<Decision, Refusal> {
        let name = name_of(entrant(self.state, by)?);
        if !self.pairing.has(by) {
            return Err(Refusal::NotInMatch(name));
        }
        // A protest that does not say what is wrong cannot be answered.
        require_reason(order)?;
        let against = self.fixture.verdict().ok_or(Refusal::ResultNotSettled)?;
        if ledger.announced_since(&self.pairing) {
            return Err(Refusal::ProtestAfterAnnouncement { rules: self.state.settings.rules() });
        }
        if self.state.past_protest(&self.pairing.stage).contains(self.game) {
            return Err(Refusal::ProtestTooLateInStage(self.pairing.clone()));
        }
        self.state.book.check_new(&self.pairing, by)?;
        let (id, pairing) = (ledger.given().next_protest(), self.pairing.clone());
        Ok(ProtestLodged { id, pairing, by, against: against.outcome }.into())
    }
}
