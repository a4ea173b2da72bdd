//! Who has no opponent in a round that is published: whom the reasons of D-C.04.2-4.4 are about.

use kolo_model::{PerSide, RoundNumber};

use crate::book::Protest;
use crate::state::{Phase, PublishedRound, State};
use crate::{EntrantId, PairingSheet, ProtestId};

impl PublishedRound {
    /// Whether a player of this round has no opponent: they have the bye, or the opponent did not come.
    pub fn is_unopposed(&self, id: EntrantId) -> bool {
        let alone = self.tables.iter().any(|table| match table.side_of(id) {
            Some(side) => table.is_forfeited_by(table.sides[side.other()]) && !table.is_forfeited_by(id),
            None => false,
        });
        alone || self.byes.contains(&id)
    }

    /// All players of this round without an opponent, in the order of the tables.
    pub fn unopposed(&self) -> impl Iterator<Item = EntrantId> {
        let seated = self.tables.iter().flat_map(|table| [table.sides.first, table.sides.second]);
        let all: Vec<EntrantId> = seated.chain(self.byes.iter().copied()).collect();
        all.into_iter().filter(|id| self.is_unopposed(*id))
    }
}

impl State {
    /// Whether a player was ever paired or had the bye; one who did not come was paired, too, wherever the opponent
    /// plays now.
    pub(crate) fn was_paired(&self, id: EntrantId) -> bool {
        let did_not_come = self.entrants.get(&id).is_some_and(|entrant| !entrant.no_shows.is_empty());
        did_not_come
            || self.rounds.iter().any(|round| {
                round.byes.contains(&id)
                    || round.gone.contains(&id)
                    || round.tables.iter().any(|table| table.side_of(id).is_some())
            })
    }

    /// Open protests about games of a round that `sheet` leaves out.
    pub(crate) fn protests_left_out(&self, round: RoundNumber, sheet: &PairingSheet) -> Vec<ProtestId> {
        let is_left_out = |protest: &Protest| {
            let stays = |pair: &PerSide<EntrantId>| [*pair, pair.swapped()].contains(&protest.pairing.sides);
            protest.pairing.round() == Some(round) && !sheet.pairs.iter().any(stays)
        };
        self.book.open().filter(|(_, protest)| is_left_out(protest)).map(|(id, _)| id).collect()
    }

    /// Those who enter late (C.04.2, 2.4): they have a number, have not withdrawn and have not been in a pairing yet.
    pub fn late_entries(&self) -> Vec<EntrantId> {
        if self.phase != Phase::Open || !self.has_started() {
            return Vec::new();
        }
        let stays = |id: &EntrantId| self.entrants.get(id).is_some_and(|one| one.withdrawn_after.is_none());
        self.order.iter().copied().filter(|id| stays(id) && !self.was_paired(*id)).collect()
    }
}
