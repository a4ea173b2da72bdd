//! Matches of a tournament that are played on devices: opened in its own log first, so that none is opened twice.

use std::collections::BTreeMap;

use kolo_live::LiveId;
use kolo_log::Order;
use kolo_model::Name;
use kolo_teams::{BroadcastTables, SlipEvent};
use serde::{Deserialize, Serialize};

use super::{Play, Progress, SlipRecord, SlipStep};
use crate::desk::PlayCommand;
use crate::{Clocks, GameKey, Refusal};

/// A match on devices as it was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveOpening {
    /// Its name there.
    pub live: LiveId,
    /// Whether it is played with clocks.
    pub clocks: Clocks,
}

impl Play {
    /// The match on devices that a match is, also after its end; none if it was closed or the slip was put aside.
    pub fn live(&self, game: &GameKey) -> Option<&LiveOpening> {
        self.lives().remove(game)
    }

    /// All matches that are, or were, played on devices.
    pub fn lives(&self) -> BTreeMap<&GameKey, &LiveOpening> {
        let mut lives = BTreeMap::new();
        for record in &self.log {
            match &record.step {
                SlipStep::LiveOpened(opening) => {
                    lives.insert(&record.game, opening);
                }
                SlipStep::LiveClosed | SlipStep::Void => {
                    lives.remove(&record.game);
                }
                SlipStep::Wrote(_) | SlipStep::Turned => {}
            }
        }
        lives
    }

    /// Every opening of a match on devices, also those that no longer count, the latest last.
    pub fn openings(&self, game: &GameKey) -> Vec<&LiveOpening> {
        let mut openings: Vec<&LiveOpening> = Vec::new();
        for record in self.log.iter().filter(|record| record.game == *game) {
            if let SlipStep::LiveOpened(opening) = &record.step {
                // Opened once more after it was closed, it is the same match.
                openings.retain(|known| known.live != opening.live);
                openings.push(opening);
            }
        }
        openings
    }

    /// Those of them that have no result yet.
    pub fn in_play_live(&self) -> Vec<GameKey> {
        let open = |game: &GameKey| {
            self.engine.meeting(game).is_some_and(|meeting| meeting.progress == Progress::Open)
        };
        self.lives().into_keys().filter(|game| open(game)).cloned().collect()
    }

    /// How often the slip of a match was put aside: each time it is played again, under another name.
    pub fn attempt(&self, game: &GameKey) -> u32 {
        let aside = self.log.iter().filter(|record| record.game == *game && record.step == SlipStep::Void);
        u32::try_from(aside.count()).unwrap_or(u32::MAX)
    }

    /// Opens a match on devices, and lines it up if that was not done. The same once more changes nothing (K-ONCE).
    pub(crate) fn open_live(
        &mut self,
        hand: &Order,
        game: &GameKey,
        opening: &LiveOpening,
        line_up: impl FnOnce(&mut Play, &PlayCommand) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        self.require_not_held(game)?;
        let is_open = self.fixture(game).is_some_and(|fixture| fixture.progress == Progress::Open);
        if !is_open {
            return Err(Refusal::UnknownGame(game.clone()));
        }
        match self.live(game) {
            Some(known) if known.live == opening.live => return Ok(()),
            Some(_) => return Err(Refusal::InPlayLive(vec![game.clone()])),
            None => {}
        }
        let mut after = self.clone();
        if after.slip(game).is_none_or(|slip| slip.line_up().is_none()) {
            let (game, lot, broadcast) = (game.clone(), None, BroadcastTables::default());
            line_up(&mut after, &PlayCommand::Arrange { game, lot, broadcast })?;
        }
        after.apply(hand, game, SlipStep::LiveOpened(opening.clone()))?;
        *self = after;
        Ok(())
    }

    /// Takes a match off the devices: what is played there does not come home. If it is not there, nothing changes.
    pub(crate) fn close_live(&mut self, hand: &Order, game: &GameKey) -> Result<(), Refusal> {
        match self.live(game) {
            Some(_) => self.apply(hand, game, SlipStep::LiveClosed),
            None => Ok(()),
        }
    }

    /// Refuses a step after which a match that is in play on devices would be another one.
    pub(crate) fn require_still_live(&self, after: &Play) -> Result<(), Refusal> {
        let lost: Vec<GameKey> =
            self.in_play_live().into_iter().filter(|game| after.live(game).is_none()).collect();
        if lost.is_empty() { Ok(()) } else { Err(Refusal::InPlayLive(lost)) }
    }

    /// Who has last said what the result of a match is, if that was not this match on devices: settled it or corrected it.
    pub(crate) fn said_by_others(&self, game: &GameKey, live: &LiveId) -> Option<&Name> {
        let of_game = self.log.iter().rev().filter(|record| record.game == *game);
        let said = |record: &SlipRecord| match &record.step {
            SlipStep::Wrote(
                SlipEvent::Confirmed { .. } | SlipEvent::Entered { .. } | SlipEvent::Corrected { .. },
            )
            // Sides on devices are those of the opening: turning the match round is the organiser's responsibility from
            // then on.
            | SlipStep::Turned => true,
            SlipStep::Wrote(
                SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_),
            )
            | SlipStep::Void
            | SlipStep::LiveOpened(_)
            | SlipStep::LiveClosed => false,
        };
        // What stood on a slip that was put aside says nothing of the next one.
        let mut since = of_game.take_while(|record| record.step != SlipStep::Void);
        since
            .find(|record| said(record))
            .filter(|record| record.live.as_ref() != Some(live))
            .map(|record| &record.by.name)
    }

    /// Notes that the latest line of the slips came from a match on devices.
    pub(crate) fn came_live(&mut self, live: &LiveId) {
        if let Some(record) = self.log.last_mut() {
            record.live = Some(live.clone());
        }
    }
}
