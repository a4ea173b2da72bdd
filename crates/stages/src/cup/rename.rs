//! Corrections of how somebody is called, after the draw: on the list and in the plan, and nothing else.

use super::{Cup, DamagedCup, Setup};
use crate::{Entrant, EntrantId, Label};

/// A correction that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Rename {
    /// The event that it is, from 1.
    event: u64,
    who: EntrantId,
    /// How he or she was called before.
    was: Label,
    /// How he or she is called since.
    label: Label,
}

impl Rename {
    /// Corrects a list on which the same one is called as before.
    pub(super) fn call_on(&self, setup: &mut Setup) {
        let same = |one: &&mut Entrant| one.id == self.who && one.label() == self.was;
        for entrant in setup.entrants.iter_mut().filter(same) {
            entrant.call(self.label.clone());
        }
    }
}

impl Cup {
    /// How somebody is called.
    pub(super) fn label_of(&self, who: EntrantId) -> Option<Label> {
        self.held.setup.entrants.iter().find(|one| one.id == who).map(crate::Entrant::label)
    }

    /// Whether the event of this number, from 1, is a correction that can be taken back: it counts, and it is the latest
    /// about its person since the draw was published.
    pub fn can_take_name_back(&self, event: u64) -> bool {
        self.latest(event).is_some()
    }

    fn latest(&self, event: u64) -> Option<&Rename> {
        let rename = self.held.renames.iter().find(|one| one.event == event)?;
        // The one that was made last holds: one that counts again stands behind those that others made since.
        let last = self.held.renames.iter().rev().find(|one| one.who == rename.who);
        Some(rename).filter(|rename| last.is_some_and(|last| last.event == rename.event))
    }

    pub(super) fn rename(&mut self, who: EntrantId, was: &Label, label: &Label) -> Result<(), DamagedCup> {
        if self.held.draw.is_none() {
            return Err(DamagedCup("no draw counts".to_owned()));
        }
        if self.label_of(who).as_ref() != Some(was) {
            return Err(DamagedCup("another one is corrected".to_owned()));
        }
        self.undone.clear();
        let rename = Rename { event: self.next_event(), who, was: was.clone(), label: label.clone() };
        self.call(who, label);
        self.held.renames.push(rename);
        Ok(())
    }

    pub(super) fn take_name_back(&mut self, event: u64) -> Result<(), DamagedCup> {
        let rename = self.latest(event).cloned();
        let rename = rename.ok_or_else(|| DamagedCup("no such correction counts".to_owned()))?;
        self.undone.clear();
        self.call(rename.who, &rename.was);
        self.held.renames.retain(|one| one.event != event);
        self.held.names_back.push(rename);
        Ok(())
    }

    /// Whether a correction that was taken back can count again: the same one is called as before it.
    pub(super) fn can_name_again(&self, event: u64) -> bool {
        let back = self.held.names_back.iter().find(|one| one.event == event);
        back.is_some_and(|one| self.held.draw.is_some() && self.label_of(one.who).as_ref() == Some(&one.was))
    }

    pub(super) fn name_again(&mut self, event: u64) -> Result<(), DamagedCup> {
        let index = self.held.names_back.iter().position(|one| one.event == event);
        let index = index.ok_or_else(|| DamagedCup("no such correction was taken back".to_owned()))?;
        self.undone.clear();
        let rename = self.held.names_back.remove(index);
        self.call(rename.who, &rename.label);
        self.held.renames.push(rename);
        Ok(())
    }

    fn call(&mut self, who: EntrantId, label: &Label) {
        for entrant in self.held.setup.entrants.iter_mut().filter(|one| one.id == who) {
            entrant.call(label.clone());
        }
        if let Some((_, play)) = self.held.draw.and_then(|draw| self.draws.get_mut(draw)) {
            *play = play.renamed(|one| (one.id == who).then(|| label.clone()));
        }
    }
}
