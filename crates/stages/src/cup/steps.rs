//! Steps around the draw, and how each of them is undone and done again (K-UNDO).
//!
//! What holds is kept before every step, so that undoing is taking it up again. The steps form a row: only the latest that
//! counts can be undone, and what was undone counts again until something else happens. The play of a draw that was taken
//! back is kept, and is there again if the draw is.

use super::{Cup, CupRefusal, DamagedCup, Held};
use crate::{CheckedPlan, Event, Ledger, RawPlan};

/// A step that was undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Undone {
    event: u64,
    /// What held after it.
    after: Held,
    /// Steps that came later and were taken off with it: draws that were published and taken back meanwhile.
    over: Vec<(u64, Held)>,
}

impl Cup {
    /// Makes room for a step that changes the draw before it counts.
    pub(super) fn step_of_draft(&mut self) -> Result<(), DamagedCup> {
        if self.held.draw.is_some() {
            return Err(DamagedCup("the draw counts already".to_owned()));
        }
        self.begin_step();
        Ok(())
    }

    fn begin_step(&mut self) {
        self.done.push((self.next_event(), self.held.clone()));
        self.undone.clear();
    }

    /// The number of the event that is taken in now.
    pub(super) fn next_event(&self) -> u64 {
        self.past.len() as u64 + 1
    }

    pub(super) fn publish(&mut self, plan: &RawPlan) -> Result<(), DamagedCup> {
        if self.held.draw.is_some() {
            return Err(DamagedCup("the draw counts already".to_owned()));
        }
        let plan = plan.check_raw(&self.held.setup.present());
        let plan = plan.map_err(|_| DamagedCup("the plan is not sound".to_owned()))?;
        self.held.draw = Some(self.draws.len());
        self.draws.push((self.next_event(), Ledger::new(plan, self.held.setup.recipe.seed)));
        self.undone.clear();
        Ok(())
    }

    pub(super) fn recall(&mut self) -> Result<(), DamagedCup> {
        let play = self.play().ok_or_else(|| DamagedCup("no draw counts".to_owned()))?;
        if played(play) > 0 {
            return Err(DamagedCup("it is being played".to_owned()));
        }
        // What was exchanged by hand stays so.
        let now = play.state().plan().plan().clone();
        let drawn = self.held.setup.plan().is_ok_and(|plan| *plan.plan() == now);
        let draft = (!drawn).then(|| now.to_raw());
        self.begin_step();
        (self.held.draw, self.held.draft) = (None, draft);
        self.held.reports.clear();
        // The list can be written anew: names stay as they were corrected.
        self.held.renames.clear();
        self.held.names_back.clear();
        Ok(())
    }

    /// The draw as it would count if it were published now: as it was drawn, or as it was changed by hand.
    ///
    /// # Errors
    /// When there is no such plan.
    pub fn drafted(&self) -> Result<CheckedPlan, CupRefusal> {
        match &self.held.draft {
            Some(plan) => plan.check_raw(&self.held.setup.present()).map_err(CupRefusal::Plan),
            None => self.held.setup.plan(),
        }
    }

    /// Whether the draw that does not count yet was changed by hand.
    pub fn is_by_hand(&self) -> bool {
        self.held.draft.is_some()
    }

    /// How many steps of play count. An exchange by hand is not play.
    pub fn steps_played(&self) -> usize {
        self.play().map_or(0, played)
    }

    /// Whether the event of this number, from 1, is the publication of the draw that counts.
    pub fn is_publication(&self, event: u64) -> bool {
        self.held.draw.and_then(|draw| self.draws.get(draw)).is_some_and(|(own, _)| *own == event)
    }

    /// Whether the event of this number, from 1, was a step around the draw that does not count any more.
    pub fn is_taken_back(&self, event: u64) -> bool {
        let published = self.draws.iter().any(|(own, _)| *own == event);
        self.journal.is_undone(event)
            || self.taken_back.contains(&event)
            || (published && !self.is_publication(event))
    }

    /// Whether the step around the draw of this number, from 1, can be undone now.
    pub fn can_take_back(&self, event: u64) -> bool {
        self.undoable(event).is_some()
    }

    /// Where a step stands that can be undone now: the latest that counts. Draws that were published and taken back since
    /// are stepped over, for nothing of them counts.
    fn undoable(&self, event: u64) -> Option<usize> {
        if self.held.draw.is_some() {
            return None;
        }
        for (index, (step, before)) in self.done.iter().enumerate().rev() {
            if *step == event {
                return Some(index);
            }
            before.draw?;
        }
        None
    }

    /// Whether the step around the draw of this number, or the correction of a name, can count again now.
    pub fn can_do_again(&self, event: u64) -> bool {
        self.can_name_again(event) || self.can_step_again(event)
    }

    fn can_step_again(&self, event: u64) -> bool {
        self.steps_played() == 0 && self.undone.last().is_some_and(|last| last.event == event)
    }

    pub(super) fn take_back(&mut self, event: u64) -> Result<(), DamagedCup> {
        let none = || DamagedCup("no such step can be undone".to_owned());
        let index = self.undoable(event).ok_or_else(none)?;
        let over = self.done.split_off(index + 1);
        // Names that were corrected while one of those draws counted stay corrected, however far one goes back.
        for rename in over.iter().flat_map(|(_, recalled)| &recalled.renames) {
            for (_, earlier) in self.done.iter_mut().filter(|(_, earlier)| earlier.draw.is_none()) {
                rename.call_on(&mut earlier.setup);
            }
        }
        let (_, before) = self.done.pop().ok_or_else(none)?;
        let after: Held = std::mem::replace(&mut self.held, before);
        self.undone.push(Undone { event, after, over });
        self.taken_back.insert(event);
        Ok(())
    }

    pub(super) fn do_again(&mut self, event: u64) -> Result<(), DamagedCup> {
        if self.can_name_again(event) {
            return self.name_again(event);
        }
        let step = self.can_step_again(event).then(|| self.undone.pop()).flatten();
        let Undone { after, over, .. } =
            step.ok_or_else(|| DamagedCup("no such step was undone".to_owned()))?;
        let before: Held = std::mem::replace(&mut self.held, after);
        self.done.push((event, before));
        self.done.extend(over);
        self.taken_back.remove(&event);
        Ok(())
    }
}

/// The steps that count and are more than an exchange by hand.
fn played(play: &Ledger) -> usize {
    let counting = (1..).zip(play.records()).filter(|(step, _)| !play.is_undone(*step));
    let counting = counting.filter(|(_, record)| match record.event {
        Event::Result { .. }
        | Event::Corrected { .. }
        | Event::Withdrawn { .. }
        | Event::Returned { .. }
        | Event::TieDecided { .. }
        | Event::ChosenDuel { .. }
        | Event::DecidingDuel { .. }
        | Event::MatchLot { .. } => true,
        Event::SlotsEdited { .. } | Event::Undone { .. } | Event::Redone { .. } => false,
    });
    counting.count()
}
