//! An exclusion that was a mistake no longer counts: what it did to matches is undone as far as possible (K-UNDO).
//!
//! Those taken out play on as if nothing had happened, or, where later rounds were paired without them, from the next
//! one. What was lost meanwhile and others rest on stays lost; it is corrected on its slips like any other result.

use crate::contest::Contest;
use crate::event::Event;
use crate::play::{GivenAt, LiftedAt};
use crate::state::Phase;
use crate::{EntryId, Measure, Sanction, VenueId};
use kolo_log::Order;

impl Contest {
    /// Takes back what an exclusion has done to tournaments. It counts no more already.
    pub(crate) fn lift(&mut self, hand: &Order, sanction: &Sanction) {
        match sanction.measure {
            Measure::Exclusion { .. } => {}
            Measure::Warning
            | Measure::ForfeitDuel { .. }
            | Measure::ForfeitGame { .. }
            | Measure::ForfeitMatch { .. } => return,
        }
        for venue in self.venues_touched(sanction) {
            let entry = self.plays.get(&venue).and_then(|play| play.entry_of(&sanction.against)).cloned();
            let Some(entry) = entry.filter(|entry| !self.is_kept_out(entry, &venue)) else {
                // Another exclusion stands.
                continue;
            };
            let orders = self.lifted_at(&entry, &venue);
            let running = self.log.state().venue(&venue).is_some_and(|state| state.phase == Phase::Running);
            // Where others play on already in their place, the tournament stays as it ended.
            let _ = self.change_play(hand, &venue, |play| {
                play.readmit(hand, &venue, &entry, &orders, running);
                Ok(())
            });
        }
    }

    /// The orders of all exclusions that do not count any more and concern a participant of a tournament: one that was
    /// undone while another stood has left its effects to the other. Those excluded otherwise stay so, with what they
    /// have lost.
    fn lifted_at(&self, entry: &EntryId, venue: &VenueId) -> LiftedAt {
        let mut orders = LiftedAt::default();
        for (step, record) in self.log.numbered() {
            let Event::Sanctioned(sanction) = &record.event else { continue };
            let plays_for = self.plays.get(venue).and_then(|play| play.entry_of(&sanction.against));
            let concerned = matches!(sanction.measure, Measure::Exclusion { .. })
                && plays_for == Some(entry)
                && self.venues_touched(sanction).contains(venue);
            if !concerned {
                continue;
            }
            orders.back.extend(self.undone_at(step));
            let otherwise = || self.is_excluded_by(venue, |one| one.against == sanction.against);
            if self.is_undone(step) && !otherwise() {
                orders.given.extend(self.given_at(step));
            }
        }
        orders
    }

    /// When a step was undone, each time.
    fn undone_at(&self, step: u64) -> Vec<GivenAt> {
        let undone = self
            .log
            .records()
            .iter()
            .filter(|record| matches!(record.event, Event::Undone { step: of } if of == step));
        undone.map(GivenAt::of).collect()
    }

    /// When a step was taken, and when it was let count again.
    fn given_at(&self, step: u64) -> Vec<GivenAt> {
        let numbered = self.log.numbered();
        let given = numbered.filter(|(number, record)| {
            *number == step || matches!(record.event, Event::Redone { step: again } if again == step)
        });
        given.map(|(_, record)| GivenAt::of(record)).collect()
    }
}
