//! Who is present, in the absolute order.

use std::ops::Index;

use kolo_model::{Clause, Lot, RoundNumber, Tournament};

use super::admissible::Admissible;
use super::order::{Player, SCORING, in_absolute_order};
use crate::{Options, PisqworkyOptions};

/// A present player by their place in the absolute order; the best placed one is the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Place(pub(super) usize);

/// The two ends of the absolute order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Best,
    Worst,
}

impl End {
    pub(super) fn other(self) -> End {
        match self {
            End::Best => End::Worst,
            End::Worst => End::Best,
        }
    }

    /// A list that stands best first, from this end to the other.
    pub(super) fn walk(self, list: &[Place]) -> Box<dyn Iterator<Item = Place> + '_> {
        match self {
            End::Best => Box::new(list.iter().copied()),
            End::Worst => Box::new(list.iter().rev().copied()),
        }
    }
}

/// The present players in the absolute order, and what is decided before they are paired.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) round: RoundNumber,
    /// Points for a win, in halves: the measure of the middle group.
    pub(super) win: u32,
    pub(super) lot: Lot,
    pub(super) options: PisqworkyOptions,
    players: Vec<Player>,
    pub(super) admissible: Admissible,
}

impl Field {
    pub(super) fn of(tournament: &Tournament, options: &Options) -> Self {
        let players = in_absolute_order(tournament);
        let admissible = Admissible::of(tournament, &players);
        Field {
            round: tournament.next_round(),
            win: tournament.own_scoring().unwrap_or(SCORING).win.halves(),
            lot: tournament.lot().unwrap_or_default(),
            options: options.pisqworky,
            players,
            admissible,
        }
    }

    /// All players, best placed first.
    pub(super) fn places(&self) -> Vec<Place> {
        (0..self.players.len()).map(Place).collect()
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// How many rounds have been played.
    pub(super) fn rounds_played(&self) -> u32 {
        self.round.get() - 1
    }
}

impl Index<Place> for Field {
    type Output = Player;

    fn index(&self, place: Place) -> &Player {
        &self.players[place.0]
    }
}

/// Two may meet only once.
pub(super) const MEET_ONCE: Clause = Clause::new("P-6.r1");
