//! Corrections of how somebody is called, after the draw: on the list and in the plan, and nothing else.

use super::{Cup, DamagedCup};
use crate::{EntrantId, Label};

/// A correction that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Rename {
    /// The event that it is, from 1.
    event: u64,
    who: EntrantId,
    /// How he or she was called before.
    was: Label,
}

impl Cup {
    /// How somebody is called.
    pub(super) fn label_of(&self, who: EntrantId) -> Option<Label> {
        self.setup.entrants.iter().find(|one| one.id == who).map(crate::Entrant::label)
    }

    /// Whether the event of this number, from 1, is a correction that can be taken back: it counts, and it is the latest
    /// about its person since the draw was published.
    pub fn can_take_name_back(&self, event: u64) -> bool {
        self.latest(event).is_some()
    }

    fn latest(&self, event: u64) -> Option<&Rename> {
        let rename = self.renames.iter().find(|one| one.event == event)?;
        let later = self.renames.iter().any(|one| one.who == rename.who && one.event > event);
        Some(rename).filter(|_| !later)
    }

    pub(super) fn rename(&mut self, who: EntrantId, was: &Label, label: &Label) -> Result<(), DamagedCup> {
        if self.play.is_none() {
            return Err(DamagedCup("no draw counts".to_owned()));
        }
        if self.label_of(who).as_ref() != Some(was) {
            return Err(DamagedCup("another one is corrected".to_owned()));
        }
        let event = self.past.len() as u64 + 1;
        self.call(who, label);
        self.renames.push(Rename { event, who, was: was.clone() });
        Ok(())
    }

    pub(super) fn take_name_back(&mut self, event: u64) -> Result<(), DamagedCup> {
        let rename = self.latest(event).cloned();
        let rename = rename.ok_or_else(|| DamagedCup("no such correction counts".to_owned()))?;
        self.call(rename.who, &rename.was);
        self.renames.retain(|one| one.event != event);
        Ok(())
    }

    fn call(&mut self, who: EntrantId, label: &Label) {
        for entrant in self.setup.entrants.iter_mut().filter(|one| one.id == who) {
            entrant.call(label.clone());
        }
        if let Some(play) = self.play.as_mut() {
            *play = play.renamed(|one| (one.id == who).then(|| label.clone()));
        }
    }
}
