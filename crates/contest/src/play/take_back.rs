//! Results that do not count any more because they were written on the wrong slip or the match was not played, and the same
//! let count again (K-UNDO).
//!
//! The slip is put aside, as it is when other people play the match (K-LATER), so what comes from devices later no
//! longer counts either. What is right but was recorded wrongly is corrected instead.

use kolo_log::Order;
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{CheckedSheet, Seat, Slip, SlipEvent};

use super::{Play, SlipStep};
use crate::decide::require_reason;
use crate::{GameKey, Refusal};

/// How the last step that said what counts is undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultUndo {
    /// It was the first to say so: the match is open again.
    Reopen,
    /// It corrected something: that counts again.
    Correct(Box<CheckedSheet>),
}

impl Play {
    /// What undoing the last result of a match means, if it has one that stands on a slip.
    pub fn result_undo(&self, key: &GameKey) -> Option<ResultUndo> {
        self.slip(key)?.settled()?;
        let of_game = self.log.iter().enumerate().rev().filter(|(_, record)| record.game == *key);
        of_game.map(|(line, record)| (line, &record.step)).find_map(|(line, step)| match step {
            SlipStep::Wrote(SlipEvent::Confirmed { .. } | SlipEvent::Entered { .. }) => {
                Some(ResultUndo::Reopen)
            }
            SlipStep::Wrote(SlipEvent::Corrected { was, .. }) => {
                let turned = self.is_turned_since(key, line);
                Some(ResultUndo::Correct(Box::new(if turned { was.clone().swapped() } else { was.clone() })))
            }
            SlipStep::Wrote(
                SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_),
            )
            | SlipStep::Void
            | SlipStep::Turned
            | SlipStep::LiveOpened(_)
            | SlipStep::LiveClosed => None,
        })
    }

    /// Undoes the last step that said what counts in a match.
    pub(crate) fn undo_result(&mut self, hand: &Order, key: &GameKey, later: Later) -> Result<(), Refusal> {
        match self.result_undo(key) {
            None => Err(Refusal::NothingToReopen(key.clone())),
            Some(ResultUndo::Reopen) => self.reopen(hand, key, later),
            Some(ResultUndo::Correct(was)) => self.correct_back(hand, key, *was, later),
        }
    }

    /// What counted before a correction counts again.
    pub(super) fn correct_back(
        &mut self,
        hand: &Order,
        key: &GameKey,
        was: CheckedSheet,
        later: Later,
    ) -> Result<(), Refusal> {
        require_reason(hand)?;
        let settled = self.slip(key).and_then(Slip::settled);
        let now = settled.map(|settled| settled.sheet.clone());
        let now = now.ok_or_else(|| Refusal::NothingToReopen(key.clone()))?;
        self.require_seated(key, &was)?;
        if now.result() != was.result() {
            let before = self.begun();
            self.engine.correct(hand, key, was.verdict(), later)?;
            self.void_orphans(hand, &before);
        }
        let reason = hand.reason().unwrap_or_default().to_owned();
        self.apply(hand, key, SlipStep::Wrote(SlipEvent::Corrected { was: now, sheet: was, reason }))
    }

    /// Lets the result of a match not count. Refused while later matches rest on it, unless they are taken back with it.
    pub(crate) fn reopen(&mut self, hand: &Order, key: &GameKey, later: Later) -> Result<(), Refusal> {
        require_reason(hand)?;
        if self.slip(key).and_then(Slip::settled).is_none() {
            return Err(Refusal::NothingToReopen(key.clone()));
        }
        let before = self.begun();
        let mut engine = self.engine.clone();
        engine.reopen(hand, key, later)?;
        self.engine = engine;
        // Its own slip is one of those whose result the engine undid.
        self.void_orphans(hand, &before);
        Ok(())
    }

    /// What stood on the slip of a match when it was put aside last, if nothing was written on it since and the same people
    /// can have it again.
    pub fn taken_away(&self, key: &GameKey) -> Option<CheckedSheet> {
        if self.slips.contains_key(key) || !self.engine.was_reopened(key) {
            return None;
        }
        let steps: Vec<&SlipStep> =
            self.log.iter().filter(|record| record.game == *key).map(|record| &record.step).collect();
        let (last, earlier) = steps.split_last()?;
        if **last != SlipStep::Void {
            return None;
        }
        let begun = earlier.iter().rposition(|step| **step == SlipStep::Void).map_or(0, |at| at + 1);
        let mut slip = Slip::new(self.shape());
        for step in earlier.get(begun..)? {
            match step {
                SlipStep::Wrote(event) => slip.apply(event).ok()?,
                SlipStep::Turned => slip = slip.swapped(),
                SlipStep::Void | SlipStep::LiveOpened(_) | SlipStep::LiveClosed => {}
            }
        }
        slip.settled().map(|settled| settled.sheet.clone())
    }

    /// Lets the result count again that was taken away last.
    pub(crate) fn restore(&mut self, hand: &Order, key: &GameKey) -> Result<(), Refusal> {
        require_reason(hand)?;
        let sheet = self.taken_away(key).ok_or_else(|| Refusal::NothingToRestore(key.clone()))?;
        self.require_not_held(key)?;
        self.require_seated(key, &sheet)?;
        let mut engine = self.engine.clone();
        engine.restore(hand, key)?;
        self.engine = engine;
        let reason = hand.reason().map(str::to_owned);
        self.apply(hand, key, SlipStep::Wrote(SlipEvent::Entered { sheet, reason }))
    }

    /// Those who stand on a sheet that is to count again are still among those who came.
    fn require_seated(&self, key: &GameKey, sheet: &CheckedSheet) -> Result<(), Refusal> {
        let Some(line_up) = sheet.line_up() else { return Ok(()) };
        let rosters = self.rosters(key).ok_or_else(|| Refusal::UnknownGame(key.clone()))?;
        let here = |side: Side| {
            let mut seated = line_up.seats(side).filter_map(Seat::player);
            seated.all(|player| rosters[side].member(player).is_some())
        };
        if here(Side::First) && here(Side::Second) { Ok(()) } else { Err(Refusal::SeatedIsGone(key.clone())) }
    }
}
