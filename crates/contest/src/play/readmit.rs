//! A participant was excluded by mistake: what the exclusion did to this tournament is undone as far as possible.

use kolo_log::{Author, Order};
use kolo_model::Name;
use kolo_stages::{EntrantId, Event as StageEvent, Later};
use kolo_teams::{CheckedSheet, SlipEvent};
use kolo_tournament::Event as SwissEvent;

use super::{Counts, Engine, Play, SlipRecord, SlipStep};
use crate::event::Record;
use crate::{EntryId, GameKey, Timestamp, VenueId};

/// By whom and when an order was given: everything that it wrote carries the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GivenAt {
    /// When.
    pub(crate) at: Timestamp,
    /// By whom.
    pub(crate) by: Name,
}

impl GivenAt {
    pub(crate) fn of(record: &Record) -> Self {
        GivenAt { at: record.at, by: record.by.name.clone() }
    }

    fn wrote(&self, at: Timestamp, by: &Author) -> bool {
        self.at == at && self.by == by.name
    }
}

/// The orders of exclusions that were mistakes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct LiftedAt {
    /// Those by which they took effect.
    pub(crate) given: Vec<GivenAt>,
    /// Those by which exclusions were undone: they brought back what had counted before.
    pub(crate) back: Vec<GivenAt>,
}

impl LiftedAt {
    fn gave(&self, at: Timestamp, by: &Author) -> bool {
        self.given.iter().any(|order| order.wrote(at, by))
    }

    fn brought_back(&self, record: &SlipRecord) -> bool {
        self.back.iter().any(|order| order.wrote(record.at, &record.by))
    }
}

impl Play {
    /// Undoes what exclusions, given by these orders, did here: those taken out play on, in a tournament that is
    /// `running`, and results that were lost by them are again what they were, unless they were changed since or others
    /// rest on them.
    pub(crate) fn readmit(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        entry: &EntryId,
        orders: &LiftedAt,
        running: bool,
    ) {
        if running && let Some(step) = self.taken_out_by(entry, orders) {
            // As if they had never been out; where rounds were paired without them, from the next one.
            let undone = self.count_step(hand, venue, step, Counts::NoMore);
            if undone.is_err() {
                let mut after = self.clone();
                if after.come_back(hand, entry).is_ok() {
                    *self = after;
                }
            }
        }
        for key in self.games() {
            let Some(sheet) = self.before_lost_by(&key, orders) else { continue };
            let mut after = self.clone();
            if after.correct_back(hand, &key, sheet, Later::Keep).is_ok() {
                *self = after;
            }
        }
    }

    /// The step that keeps a participant out of the matches to come, if it was one of these orders.
    fn taken_out_by(&self, entry: &EntryId, orders: &LiftedAt) -> Option<u64> {
        let number = self.sides.number(entry).filter(|_| self.has_given_up(entry))?;
        match &self.engine {
            Engine::Groups(ledger) => {
                let left = StageEvent::Withdrawn { entrant: EntrantId(number) };
                let steps = (1_u64..).zip(ledger.records()).filter(|(_, record)| record.event == left);
                let last = steps.filter(|(step, _)| !ledger.is_undone(*step)).last();
                last.filter(|(_, record)| orders.gave(record.at, &record.by)).map(|(step, _)| step)
            }
            Engine::Swiss(ledger) => {
                let last = ledger.records().iter().rev().find(|record| {
                    let is_his = matches!(&record.event, SwissEvent::Withdrawn(left) if left.id.0 == number);
                    is_his && !ledger.is_undone(record.step)
                });
                let ours = last.filter(|record| orders.gave(record.at, &record.by));
                ours.map(|record| record.step.0)
            }
            Engine::Alone => None,
        }
    }

    /// What counted in a match before these orders let it, or games in it, be lost, if that is the last that was said about it.
    fn before_lost_by(&self, key: &GameKey, orders: &LiftedAt) -> Option<CheckedSheet> {
        self.slip(key)?.settled()?;
        // What counted one after the other, the latest last, each with whether one of these orders brought it.
        let mut counted: Vec<(CheckedSheet, bool)> = Vec::new();
        for record in self.log.iter().filter(|record| record.game == *key) {
            match &record.step {
                SlipStep::Wrote(SlipEvent::Entered { sheet, .. } | SlipEvent::Confirmed { sheet, .. }) => {
                    counted = vec![(sheet.clone(), false)];
                }
                SlipStep::Wrote(SlipEvent::Corrected { sheet, .. }) => {
                    let earlier = counted.iter().rposition(|(earlier, _)| earlier == sheet);
                    match earlier.filter(|_| orders.brought_back(record)) {
                        Some(earlier) => counted.truncate(earlier.saturating_add(1)),
                        None => counted.push((sheet.clone(), orders.gave(record.at, &record.by))),
                    }
                }
                SlipStep::Turned => {
                    let turned = counted.into_iter().map(|(sheet, ours)| (sheet.swapped(), ours));
                    counted = turned.collect();
                }
                SlipStep::Void => counted.clear(),
                SlipStep::Wrote(
                    SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_),
                )
                | SlipStep::LiveOpened(_)
                | SlipStep::LiveClosed => {}
            }
        }
        if !counted.last()?.1 {
            return None;
        }
        counted.into_iter().rfind(|(_, ours)| !ours).map(|(sheet, _)| sheet)
    }
}
