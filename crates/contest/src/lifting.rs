//! An exclusion that was a mistake counts no more: what it did to matches is taken back as far as that can be (K-UNDO).
//!
//! Whoever was taken out plays on as if nothing had happened, or, where later rounds were drawn without him, from the next
//! one. What was lost meanwhile and others rest on stays lost; it is corrected on its slips like any other result.

use crate::command::Hand;
use crate::contest::Contest;
use crate::event::Event;
use crate::play::GivenAt;
use crate::state::Phase;
use crate::{Measure, Sanction};

impl Contest {
    /// Takes back what an exclusion, by its number in the log, has done to tournaments. It counts no more already.
    pub(crate) fn lift(&mut self, hand: &Hand, step: u64, sanction: &Sanction) {
        match sanction.measure {
            Measure::Exclusion { .. } => {}
            Measure::Warning
            | Measure::ForfeitDuel { .. }
            | Measure::ForfeitGame { .. }
            | Measure::ForfeitMatch { .. } => return,
        }
        let orders = self.given_at(step);
        for venue in self.venues_touched(sanction) {
            let entry = self.plays.get(&venue).and_then(|play| play.entry_of(&sanction.against)).cloned();
            if entry.is_some_and(|entry| self.is_kept_out(&entry, &venue)) {
                // Another exclusion stands.
                continue;
            }
            let running = self.state.venue(&venue).is_some_and(|state| state.phase == Phase::Running);
            // Where others play on already in his place, the tournament stays as it ended.
            let _ = self.change_play(hand, &venue, |play| {
                play.readmit(hand, &venue, &sanction.against, &orders, running);
                Ok(())
            });
        }
    }

    /// When a step was taken, and when it was let count again.
    fn given_at(&self, step: u64) -> Vec<GivenAt> {
        let numbered = (1..).zip(&self.records);
        let given = numbered.filter(|(number, record)| {
            *number == step || matches!(record.event, Event::Redone { step: again } if again == step)
        });
        given.map(|(_, record)| GivenAt { at: record.at, by: record.by.clone() }).collect()
    }
}
