//! Who began a match, corrected after it was played: the other one was the first side (P-1.2.2.8, P-3.2.2).
//!
//! What was played stays with the people who played it, so the slip is turned round with the match. In groups and
//! play-off the plan keeps its order: only the match and its slip are read the other way round.

use kolo_log::Order;
use kolo_stages::Later;
use kolo_tournament::{Event, Ledger, Step};

use super::{Play, SlipStep};
use crate::decide::require_reason;
use crate::{GameKey, Refusal};

impl Play {
    /// Whether the sides of a match can be corrected: it has a result of its own.
    pub fn sides_can_be_corrected(&self, key: &GameKey) -> bool {
        self.slip(key).is_some_and(|slip| slip.settled().is_some())
    }

    /// Whether later rounds may stand in the way of correcting sides: in a Swiss they are paired by them (R-F7.2).
    pub fn later_rest_on_sides(&self) -> bool {
        self.swiss().is_some()
    }

    /// The two sides of a match change places.
    pub(crate) fn correct_sides(&mut self, hand: &Order, key: &GameKey, later: Later) -> Result<(), Refusal> {
        require_reason(hand)?;
        let mut after = self.clone();
        let before = after.begun();
        after.engine.correct_sides(hand, key, later)?;
        after.turn_slip(hand, key)?;
        after.void_orphans(hand, &before);
        *self = after;
        Ok(())
    }

    /// The slip of a match turned round, if there is one.
    pub(super) fn turn_slip(&mut self, hand: &Order, key: &GameKey) -> Result<(), Refusal> {
        if self.slips.contains_key(key) { self.apply(hand, key, SlipStep::Turned) } else { Ok(()) }
    }

    /// Whether the sides of a match stand the other way round now than when this line of the slips was written.
    pub fn is_turned_since(&self, key: &GameKey, line: usize) -> bool {
        let later = self.log.iter().skip(line.saturating_add(1));
        let turns = later.filter(|record| record.game == *key && record.step == SlipStep::Turned);
        turns.count() % 2 == 1
    }
}

/// The match whose sides were corrected in a step.
pub(super) fn turned_in(ledger: &Ledger, step: u64) -> Option<GameKey> {
    ledger.step(Step(step)).iter().find_map(|record| match &record.event {
        Event::SidesCorrected(one) => {
            let (round, table, _) = ledger.state()?.find(&one.pairing)?;
            let table = u32::try_from(table.index()).ok()?.checked_add(1)?;
            Some(GameKey::at_table(round.get(), table))
        }
        _ => None,
    })
}
