//! R-C12, R-C13: the bracket below, as far as it matters to whom a bracket leaves over.
//!
//! Whoever is left over must find an opponent below. Put beside the graph of a bracket, the graph below lets
//! one matching answer for both.

use super::field::{Field, Rank};

/// Who waits below.
#[derive(Debug, Clone)]
pub(super) struct Below {
    /// Everybody who is there whatever the bracket above does.
    pub(super) players: Vec<Rank>,
    /// Which of them may move down before pairs are made (R-C1.3): residents who can meet nobody of the
    /// others who wait.
    may_move_on: Vec<bool>,
    /// Who else may stay without an opponent.
    spare: Spare,
}

/// Who may stay without an opponent below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spare {
    /// Nobody.
    Nobody,
    /// Exactly one, who gets the bye.
    Bye,
    /// At most one, who moves down.
    MovesDown,
}

impl Below {
    /// A bracket that is not the lowest: who comes into it anyway, and its score group.
    pub(super) fn inner(field: &Field, came: &[Rank], group: &[Rank]) -> Self {
        let players = [came, group].concat();
        let alone = |who: Rank| !players.iter().any(|other| *other != who && field.legal(who, *other));
        let may_move_on =
            players.iter().enumerate().map(|(at, who)| at >= came.len() && alone(*who)).collect();
        Below { players, may_move_on, spare: Spare::MovesDown }
    }

    /// The lowest bracket: who is in it anyway, and how many more could come.
    pub(super) fn lowest(players: Vec<Rank>, above: usize) -> Self {
        let spare = if (players.len() + above).is_multiple_of(2) { Spare::Nobody } else { Spare::Bye };
        Below { may_move_on: vec![false; players.len()], players, spare }
    }

    /// Whether `who` may be the one who stays without an opponent.
    pub(super) fn may_be_spare(&self, field: &Field, who: Rank) -> bool {
        match self.spare {
            Spare::Nobody => false,
            Spare::Bye => field[who].barred_from_bye.is_none(),
            Spare::MovesDown => true,
        }
    }

    /// Places below: everybody who waits, and one for the spare one.
    pub(super) fn places(&self) -> usize {
        self.players.len() + usize::from(self.spare != Spare::Nobody)
    }

    /// Whether a place can stay empty, or who waits there without an opponent.
    pub(super) fn may_stay(&self, place: usize) -> bool {
        match self.may_move_on.get(place) {
            Some(may_move_on) => *may_move_on,
            None => self.spare == Spare::MovesDown,
        }
    }
}
