//! What follows from an order.

use std::collections::BTreeSet;

use kolo_model::Side;

use super::{Arranged, Arrangement, Cup, CupCommand, CupEvent, CupOrder, CupRefusal, Setup, side_of};
use crate::decide::require_reason;
use crate::draw::Draw;
use crate::generate::Lots;
use crate::{Command, EntrantId, Fixture, Ledger, MatchId, Order, Outcome, Refusal, Status};

impl CupOrder {
    pub(super) fn arranged(&self, event: Arrangement) -> CupEvent {
        let reason = self.reason.clone().filter(|reason| !reason.trim().is_empty());
        CupEvent::Arranged(Arranged { at: self.at, by: self.by.clone(), reason, event })
    }

    pub(super) fn order(&self, command: Command) -> Order {
        Order { by: self.by.clone(), at: self.at, reason: self.reason.clone(), command }
    }

    pub(super) fn played(&self, play: &Ledger, command: Command) -> Result<CupEvent, CupRefusal> {
        let order = self.order(command);
        let event = play.decide(&order).map_err(CupRefusal::Play)?;
        Ok(CupEvent::Played(order.recorded(event)))
    }
}

impl Cup {
    /// What follows from an order to a tournament, or to one that nobody has opened yet; nothing if it is so already.
    ///
    /// # Errors
    /// Why it is refused, with the clause.
    pub fn decide(cup: Option<&Cup>, order: &CupOrder) -> Result<Vec<CupEvent>, CupRefusal> {
        match (cup, &order.command) {
            (None, CupCommand::Open(setup)) => {
                setup.plan()?;
                Ok(vec![order.arranged(Arrangement::Opened { setup: setup.clone() })])
            }
            (None, _) => Err(CupRefusal::NotOpen),
            (Some(cup), command) => cup.decide_on(order, command),
        }
    }

    fn decide_on(&self, order: &CupOrder, command: &CupCommand) -> Result<Vec<CupEvent>, CupRefusal> {
        match command {
            CupCommand::Open(_) => Err(CupRefusal::OpenAlready),
            CupCommand::Change(setup) => {
                self.not_published()?;
                setup.plan()?;
                if *setup == self.held.setup {
                    return Ok(Vec::new());
                }
                Ok(vec![order.arranged(Arrangement::Changed { setup: setup.clone() })])
            }
            CupCommand::DrawAgain(seed) => {
                self.not_published()?;
                let was = self.held.setup.recipe.seed;
                if self.held.setup.recipe.lots == Lots::None {
                    return Err(CupRefusal::NoLots);
                }
                // Another seed never makes a plan impossible.
                Ok(vec![order.arranged(Arrangement::LotsDrawn { was, seed: *seed })])
            }
            CupCommand::CheckIn(missing) => {
                self.not_published()?;
                self.check_in(order, missing)
            }
            CupCommand::EditDraft(changes) => {
                self.not_published()?;
                let present = self.held.setup.present();
                let draw = Draw { entrants: &present, recipe: &self.held.setup.recipe };
                let edited = draw.edited(&self.drawn()?, changes, order.reason.as_deref());
                let (changes, after) = edited.map_err(CupRefusal::Play)?;
                let plan = after.plan().plan().to_raw();
                Ok(vec![order.arranged(Arrangement::Edited { changes, plan })])
            }
            CupCommand::Publish => {
                self.not_published()?;
                let plan = self.drafted()?.plan().to_raw();
                Ok(vec![order.arranged(Arrangement::Published { plan })])
            }
            CupCommand::Recall => {
                self.playing()?;
                self.not_played()?;
                Ok(vec![order.arranged(Arrangement::Recalled)])
            }
            CupCommand::TakeBack(event) => {
                require_reason(order.reason.as_deref()).map_err(CupRefusal::Play)?;
                if self.journal.line(*event).is_some() {
                    return self.line_counts(order, *event, false);
                }
                // What a publication did is undone by taking the draw back.
                if self.is_publication(*event) {
                    self.not_played()?;
                    return Ok(vec![order.arranged(Arrangement::Recalled)]);
                }
                if !self.can_take_back(*event) {
                    return Err(CupRefusal::NotNow(*event));
                }
                Ok(vec![order.arranged(Arrangement::TakenBack { event: *event })])
            }
            CupCommand::DoAgain(event) => {
                require_reason(order.reason.as_deref()).map_err(CupRefusal::Play)?;
                if self.journal.line(*event).is_some() {
                    return self.line_counts(order, *event, true);
                }
                if !self.can_do_again(*event) {
                    return Err(CupRefusal::NotNow(*event));
                }
                Ok(vec![order.arranged(Arrangement::DoneAgain { event: *event })])
            }
            CupCommand::Rename { who, label } => {
                self.playing()?;
                let unknown = CupRefusal::Play(Refusal::UnknownEntrant(*who));
                let was = self.label_of(*who).ok_or(unknown)?;
                if was == *label {
                    return Ok(Vec::new());
                }
                let (who, label) = (*who, label.clone());
                Ok(vec![order.arranged(Arrangement::Renamed { who, was, label })])
            }
            CupCommand::TakeNameBack(event) => {
                require_reason(order.reason.as_deref()).map_err(CupRefusal::Play)?;
                if !self.can_take_name_back(*event) {
                    return Err(CupRefusal::NoCorrection(*event));
                }
                Ok(vec![order.arranged(Arrangement::NameTakenBack { event: *event })])
            }
            CupCommand::Note(command) => self.note_down(order, command),
            CupCommand::Play(command) => {
                self.require_not_held(command)?;
                Ok(vec![order.played(self.playing()?, command.clone())?])
            }
            CupCommand::Report { game, by, outcome } => self.report(order, game, *by, *outcome),
        }
    }

    pub(super) fn playing(&self) -> Result<&Ledger, CupRefusal> {
        self.play().ok_or(CupRefusal::NotPublished)
    }

    fn not_published(&self) -> Result<(), CupRefusal> {
        if self.held.draw.is_some() { Err(CupRefusal::Published) } else { Ok(()) }
    }

    fn not_played(&self) -> Result<(), CupRefusal> {
        match self.steps_played() {
            0 => Ok(()),
            steps => Err(CupRefusal::InPlay(steps)),
        }
    }

    fn check_in(&self, order: &CupOrder, missing: &BTreeSet<EntrantId>) -> Result<Vec<CupEvent>, CupRefusal> {
        let setup = &self.held.setup;
        let on_list = |who: &EntrantId| setup.entrants.iter().any(|one| one.id == *who);
        if let Some(stranger) = missing.iter().find(|who| !on_list(who)) {
            return Err(CupRefusal::Play(Refusal::UnknownEntrant(*stranger)));
        }
        if *missing == setup.missing {
            return Ok(Vec::new());
        }
        Setup { missing: missing.clone(), ..setup.clone() }.plan()?;
        Ok(vec![order.arranged(Arrangement::CheckedIn { missing: missing.clone() })])
    }

    /// A report counts like a result typed at the desk, once the other side has said the same.
    fn report(
        &self,
        order: &CupOrder,
        game: &MatchId,
        by: EntrantId,
        outcome: Outcome,
    ) -> Result<Vec<CupEvent>, CupRefusal> {
        let play = self.playing()?;
        let fixture = play.state().fixture(game);
        let side = fixture.and_then(Fixture::people).and_then(|sides| side_of(sides, by));
        let side = side.ok_or(CupRefusal::NotYours)?;
        if matches!(outcome, Outcome::Walkover { .. }) {
            return Err(CupRefusal::NotYours);
        }
        if fixture.is_some_and(|fixture| fixture.status != Status::Ready) {
            return Err(CupRefusal::Play(Refusal::HasResult(game.clone())));
        }
        // Whatever could not be a result cannot be reported either.
        let recorded = Command::Record { game: game.clone(), outcome };
        // That somebody protests is not for the players.
        self.require_not_held(&recorded).map_err(|_| CupRefusal::Held)?;
        order.played(play, recorded)?;
        let said = self.reports(game).map(|reports| reports.said);
        let (own, other) = said.map_or((None, None), |said| (said[side], said[Side::other(side)]));
        if own == Some(outcome) {
            return Ok(Vec::new());
        }
        let mut events = vec![order.arranged(Arrangement::Reported { game: game.clone(), by, outcome })];
        if let Some(agreed) = other.and_then(|other| agreed(outcome, other)) {
            events.push(order.played(play, Command::Record { game: game.clone(), outcome: agreed })?);
        }
        Ok(events)
    }
}

/// What two reports agree in: the same end, and the same score unless one of them has none.
fn agreed(one: Outcome, other: Outcome) -> Option<Outcome> {
    let same_end = one.winner() == other.winner();
    match (one.score(), other.score()) {
        _ if !same_end => None,
        (Some(first), Some(second)) => (first == second).then_some(one),
        (Some(_) | None, None) => Some(one),
        (None, Some(_)) => Some(other),
    }
}
