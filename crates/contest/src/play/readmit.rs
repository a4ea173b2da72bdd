//! Somebody was excluded by mistake: what the exclusion did to this tournament is taken back as far as that can be.

use kolo_model::Name;
use kolo_stages::{EntrantId, Event as StageEvent, Later};
use kolo_teams::SlipEvent;
use kolo_tournament::Event as SwissEvent;

use super::{Counts, Engine, Play, SlipStep};
use crate::command::Hand;
use crate::{Against, EntryId, GameKey, Moment, VenueId};

/// By whom and when an order was given: everything that it wrote carries the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GivenAt {
    /// When.
    pub(crate) at: Moment,
    /// By whom.
    pub(crate) by: Name,
}

impl GivenAt {
    fn wrote(&self, at: i64, by: &Name) -> bool {
        self.at.0 == at && self.by == *by
    }
}

impl Play {
    /// Takes back what exclusions, given by these orders, did here: whoever was taken out plays on, in a tournament that is
    /// `running`, and results that were lost by them are again what they were, unless somebody has changed them since or others
    /// rest on them.
    pub(crate) fn readmit(
        &mut self,
        hand: &Hand,
        venue: &VenueId,
        against: &Against,
        orders: &[GivenAt],
        running: bool,
    ) {
        let Some(entry) = self.entry_of(against).cloned() else { return };
        if running && let Some(step) = self.taken_out_by(&entry, orders) {
            // As if he had never been out; where rounds were drawn without him, from the next one.
            let undone = self.count_step(hand, venue, step, Counts::NoMore);
            if undone.is_err() {
                let mut after = self.clone();
                if after.come_back(hand, &entry).is_ok() {
                    *self = after;
                }
            }
        }
        for key in self.games().into_iter().filter(|key| self.was_lost_by(key, orders)).collect::<Vec<_>>() {
            let mut after = self.clone();
            if after.undo_result(hand, &key, Later::Keep).is_ok() {
                *self = after;
            }
        }
    }

    /// The step that took somebody out of the matches to come, if it was one of these orders and counts.
    fn taken_out_by(&self, entry: &EntryId, orders: &[GivenAt]) -> Option<u64> {
        let number = self.sides.number(entry)?;
        let ours = |at: i64, by: &Name| orders.iter().any(|order| order.wrote(at, by));
        match &self.engine {
            Engine::Groups(ledger) => {
                let left = StageEvent::Withdrawn { entrant: EntrantId(number) };
                let steps = (1_u64..).zip(ledger.records()).filter(|(_, record)| record.event == left);
                let counting =
                    steps.filter(|(step, record)| !ledger.is_undone(*step) && ours(record.at, &record.by));
                counting.last().map(|(step, _)| step)
            }
            Engine::Swiss(ledger) => {
                let left = ledger.records().iter().rev().find(|record| {
                    let is_his = matches!(&record.event, SwissEvent::Withdrawn(left) if left.id.0 == number);
                    is_his && !ledger.is_undone(record.step) && ours(record.at.0, &record.by.name)
                });
                left.map(|record| record.step.0)
            }
            Engine::Alone => None,
        }
    }

    /// Whether the last that was said about a match is that one of these orders let it, or a game in it, be lost.
    fn was_lost_by(&self, key: &GameKey, orders: &[GivenAt]) -> bool {
        let record = self.last_said(key).and_then(|at| self.log.get(at));
        record.is_some_and(|record| {
            let corrected = matches!(record.step, SlipStep::Wrote(SlipEvent::Corrected { .. }));
            corrected && orders.iter().any(|order| order.wrote(record.at.0, &record.by))
        })
    }
}
