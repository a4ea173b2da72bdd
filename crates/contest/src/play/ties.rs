//! What decides ties of groups and of the play-off: duels, lots, an order by hand, and taking them back (P-1.1.4.7,
//! P-1.1.4.8.1).

use std::sync::Arc;

use kolo_log::Order;
use kolo_stages::{Command, Event, GroupId, Ledger, MatchId, Record};

use super::{Engine, Play, groups};
use crate::{GameKey, Refusal, VenueId};

/// What was tied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tied {
    /// Teams of a group.
    Group(GroupId),
    /// A match of the play-off.
    Match(MatchId),
}

impl Tied {
    /// What an event decides, if it decides a tie.
    fn of(event: &Event) -> Option<Tied> {
        match event {
            Event::TieDecided { group, .. } | Event::ChosenDuel { group, .. } => {
                Some(Tied::Group(group.clone()))
            }
            Event::DecidingDuel { game, .. } | Event::MatchLot { game, .. } => {
                Some(Tied::Match(game.clone()))
            }
            Event::Result { .. }
            | Event::Corrected { .. }
            | Event::SidesCorrected { .. }
            | Event::SlotsEdited { .. }
            | Event::Withdrawn { .. }
            | Event::Returned { .. }
            | Event::Undone { .. }
            | Event::Redone { .. } => None,
        }
    }

    /// What a command is about, if it decides a tie.
    pub(crate) fn by(command: &Command) -> Option<Tied> {
        match command {
            Command::Decide { group, .. } | Command::DrawLot(group) | Command::ChosenDuel { group, .. } => {
                Some(Tied::Group(group.clone()))
            }
            Command::DecidingDuel { game, .. } | Command::DrawMatchLot(game) => {
                Some(Tied::Match(game.clone()))
            }
            Command::Record { .. }
            | Command::Correct { .. }
            | Command::CorrectSides(_)
            | Command::EditSlots(_)
            | Command::Withdraw(_)
            | Command::Return(_)
            | Command::Undo(_)
            | Command::Redo(_) => None,
        }
    }

    /// Its name in the plan.
    pub fn name(&self) -> &str {
        match self {
            Tied::Group(group) => group.as_str(),
            Tied::Match(game) => game.as_str(),
        }
    }
}

/// One step that decided a tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TieStep<'a> {
    /// Its number in the log of the groups, from 1.
    pub step: u64,
    /// What happened.
    pub record: &'a Record,
    /// The order that took it back, if it does not count any more.
    pub taken_back: Option<&'a Record>,
}

impl Play {
    /// Everything that decided ties, in the order it happened.
    pub fn tie_steps(&self) -> Vec<TieStep<'_>> {
        let Some(ledger) = self.stages() else { return Vec::new() };
        let numbered =
            (1_u64..).zip(ledger.records()).filter(|(_, record)| Tied::of(&record.event).is_some());
        let steps = numbered.map(|(number, record)| {
            let undoes = |later: &&Record| later.event == Event::Undone { step: number };
            let taken_back = ledger.records().iter().rev().find(undoes);
            TieStep { step: number, record, taken_back: taken_back.filter(|_| ledger.is_undone(number)) }
        });
        steps.collect()
    }

    /// What has decided about a group or a match so far, and still counts.
    pub(crate) fn decided_about(&self, tied: &Tied) -> Vec<&Event> {
        let steps = self.tie_steps().into_iter().filter(|step| step.taken_back.is_none());
        steps.map(|step| &step.record.event).filter(|event| Tied::of(event).as_ref() == Some(tied)).collect()
    }

    /// A duel, a lot or an order by hand. Results come in on slips only, and participants leave only by a sanction:
    /// otherwise the log of the groups and the slips would differ.
    pub(crate) fn decide_tie(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        command: &Command,
    ) -> Result<(), Refusal> {
        self.require_tie_not_held(command)?;
        match command {
            Command::Decide { .. }
            | Command::DrawLot(_)
            | Command::ChosenDuel { .. }
            | Command::DecidingDuel { .. }
            | Command::DrawMatchLot(_) => groups::give(self.groups_mut(venue)?, hand, command.clone()),
            // Corrected sides turn the slip as well.
            Command::Record { game, .. } | Command::Correct { game, .. } | Command::CorrectSides(game) => {
                Err(Refusal::ResultsOnSlips(GameKey(game.as_str().to_owned())))
            }
            Command::EditSlots(_)
            | Command::Withdraw(_)
            | Command::Return(_)
            | Command::Undo(_)
            | Command::Redo(_) => Err(Refusal::VenueStarted(venue.clone())),
        }
    }

    /// Undoes the last duel, lot or order by hand about a group or a match that still counts. Where play had begun
    /// by it, the slip is put aside.
    pub(crate) fn take_back_tie(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        tied: &Tied,
    ) -> Result<(), Refusal> {
        let before = self.begun();
        let ledger = self.groups_mut(venue)?;
        let numbered = (1_u64..).zip(ledger.records());
        let about = numbered.filter(|(_, record)| Tied::of(&record.event).as_ref() == Some(tied));
        let last = about.map(|(number, _)| number).filter(|number| !ledger.is_undone(*number)).last();
        let last = last.ok_or_else(|| Refusal::NothingDecided(GameKey(tied.name().to_owned())))?;
        groups::give(ledger, hand, Command::Undo(last))?;
        self.void_orphans(hand, &before);
        Ok(())
    }

    fn groups_mut(&mut self, venue: &VenueId) -> Result<&mut Ledger, Refusal> {
        match &mut self.engine {
            Engine::Groups(ledger) => Ok(Arc::make_mut(ledger)),
            Engine::Swiss(_) | Engine::Alone => Err(Refusal::NoGroups(venue.clone())),
        }
    }
}
