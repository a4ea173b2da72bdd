//! The next round of a Swiss as a draft: drawn, changed by hand, thrown away, published; and when rounds start.
//!
//! The organiser sees the draft first; for all others a round is there once it is published.

use std::sync::Arc;

use kolo_log::Order;
use kolo_model::RoundNumber;
use kolo_tournament::{Command, Ledger, PairingSheet, State, Timestamp};

use super::{Engine, Play, swiss};
use crate::{Refusal, VenueId};

/// What can be asked about the rounds of a Swiss.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundCommand {
    /// Pair it, in the place of a draft that lies there. It waits for every result: this Swiss knows no adjourned
    /// matches.
    Draft,
    /// Change the draft by hand.
    Edit(PairingSheet),
    /// Throw the draft away.
    Discard,
    /// Publish the draft.
    Publish,
    /// Unpublish the latest round, in which no match was played; slips that were begun go with it.
    TakeBack,
    /// Say when a round starts (G-4.4.1).
    SetStart {
        /// Which round.
        round: RoundNumber,
        /// When.
        at: Timestamp,
    },
}

impl Play {
    /// The draft of the next round, if there is one.
    pub fn draft(&self) -> Option<&kolo_tournament::Draft> {
        self.swiss()?.state()?.draft()
    }

    /// When a round of the Swiss starts, if that is set.
    pub fn start_of(&self, round: RoundNumber) -> Option<Timestamp> {
        self.swiss().and_then(Ledger::state).and_then(|state: &State| state.start_of(round))
    }

    /// Does what is asked about a round.
    ///
    /// # Errors
    /// When it is not a Swiss, results are missing, or a rule forbids it.
    pub(crate) fn on_round(
        &mut self,
        hand: &Order,
        venue: &VenueId,
        command: &RoundCommand,
    ) -> Result<(), Refusal> {
        match command {
            RoundCommand::Draft | RoundCommand::Publish => self.require_no_open_protest()?,
            RoundCommand::Edit(_)
            | RoundCommand::Discard
            | RoundCommand::TakeBack
            | RoundCommand::SetStart { .. } => {}
        }
        let before = self.begun();
        let ledger = self.swiss_mut(venue)?;
        match command {
            RoundCommand::TakeBack => {
                swiss::take_round_back(ledger, hand)?;
                self.void_orphans(hand, &before);
                Ok(())
            }
            RoundCommand::Draft => swiss::draft(ledger, hand),
            RoundCommand::Edit(sheet) => swiss::give(ledger, hand, Command::EditDraft(sheet.clone())),
            RoundCommand::Discard => swiss::give(ledger, hand, Command::DiscardDraft),
            RoundCommand::Publish => swiss::give(ledger, hand, Command::Publish),
            RoundCommand::SetStart { round, at } => {
                swiss::give(ledger, hand, Command::SetStart { round: *round, at: *at })
            }
        }
    }

    /// Pairs the next round of the Swiss and publishes it, where no draft is looked at.
    ///
    /// # Errors
    /// When it is no Swiss, results are missing, or there is no lawful pairing.
    pub(crate) fn next_round(&mut self, hand: &Order, venue: &VenueId) -> Result<(), Refusal> {
        swiss::next_round(self.swiss_mut(venue)?, hand)
    }

    /// Whether a round of the Swiss is due and there is no lawful one.
    pub(crate) fn is_stuck(&self, hand: &Order, venue: &VenueId) -> bool {
        let drawn = self.round_is_due().then(|| self.clone().next_round(hand, venue));
        match drawn {
            Some(Err(Refusal::Swiss(refusal))) => {
                matches!(*refusal, kolo_tournament::Refusal::CannotPair { .. })
            }
            Some(Ok(()) | Err(_)) | None => false,
        }
    }

    /// Ends the Swiss with the rounds that were played; the log says so.
    pub(crate) fn end_here(&mut self, hand: &Order, venue: &VenueId) -> Result<(), Refusal> {
        swiss::end_here(self.swiss_mut(venue)?, hand)
    }

    pub(super) fn swiss_mut(&mut self, venue: &VenueId) -> Result<&mut Ledger, Refusal> {
        match &mut self.engine {
            Engine::Swiss(ledger) => Ok(Arc::make_mut(ledger)),
            Engine::Groups(_) | Engine::Alone => Err(Refusal::NoRounds(venue.clone())),
        }
    }
}
