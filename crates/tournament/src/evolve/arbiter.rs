//! What an arbiter records about people: permission to play without a rating, absence without notice.

use super::InvalidEvent;
use crate::event::{NoShowLifted, NoShowRecorded, NoShowRuling, RatingsConfirmed};
use crate::state::State;

impl State {
    pub(super) fn ratings_confirmed(&mut self, event: &RatingsConfirmed) -> Result<(), InvalidEvent> {
        if let Some(unknown) = event.without.iter().find(|id| !self.entrants.contains_key(id)) {
            return Err(InvalidEvent::NoSuchCompetitor(*unknown));
        }
        self.ratings_confirmed.extend(&event.without);
        Ok(())
    }

    /// R-F8: marks a game that a player lost by not coming, and by the ruling they count as withdrawn.
    pub(super) fn no_show_recorded(&mut self, event: &NoShowRecorded) -> Result<(), InvalidEvent> {
        let NoShowRecorded { id, ref pairing, ruling } = *event;
        let (round, table, seat) = self.find(pairing).ok_or(InvalidEvent::NoSuchPairing)?;
        if !seat.is_forfeited_by(id) {
            return Err(InvalidEvent::TableStatus(round, table));
        }
        let published = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        let entrant = self.entrant_mut(id)?;
        if entrant.no_shows.contains_key(&round) {
            return Err(InvalidEvent::WrongStatus(id));
        }
        entrant.no_shows.insert(round, ruling);
        // Who withdrew on their own did so for reasons of their own, whatever they miss afterwards.
        let by_himself = entrant.withdrawn_after.is_some() && entrant.withdrawn_by_no_shows.is_empty();
        if ruling == NoShowRuling::Withdrawn && !by_himself {
            entrant.withdrawn_after.get_or_insert(published);
            entrant.withdrawn_by_no_shows.insert(round);
        }
        Ok(())
    }

    /// The player had come after all, and does not count as withdrawn because of that round.
    pub(super) fn no_show_lifted(&mut self, event: &NoShowLifted) -> Result<(), InvalidEvent> {
        let entrant = self.entrant_mut(event.id)?;
        entrant.no_shows.remove(&event.round).ok_or(InvalidEvent::WrongStatus(event.id))?;
        let counted = entrant.withdrawn_by_no_shows.remove(&event.round);
        if counted && entrant.withdrawn_by_no_shows.is_empty() {
            entrant.withdrawn_after = None;
        }
        Ok(())
    }
}
