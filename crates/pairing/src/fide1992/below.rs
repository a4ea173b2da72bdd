//! R-C12, R-C13: the bracket below, as far as it matters to whom a bracket leaves over.
//!
//! Whoever is left over must find an opponent below. Put beside the graph of a bracket, the graph below lets
//! one matching answer for both.

use kolo_matching::{Graph, maximum_cardinality_matching};

use super::field::{Field, Rank};

/// So many who wait have too many possible pairs to count, and surely find opponents among themselves.
const TOO_MANY_TO_ASK: usize = 2000;

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
    fn may_be_spare(&self, field: &Field, who: Rank) -> bool {
        match self.spare {
            Spare::Nobody => false,
            Spare::Bye => field[who].barred_from_bye.is_none(),
            Spare::MovesDown => true,
        }
    }

    /// Whether `who` could find an opponent below, or be the spare one.
    pub(super) fn can_take(&self, field: &Field, who: Rank) -> bool {
        self.partners(field, who).next().is_some()
    }

    /// Whom `who` could meet below, or whether he could be the spare one there; by place.
    pub(super) fn partners(&self, field: &Field, who: Rank) -> impl Iterator<Item = usize> {
        let spare = self.may_be_spare(field, who).then_some(self.players.len());
        let others = self.players.iter().enumerate();
        let legal = others.filter(move |(_, other)| **other != who && field.legal(who, **other));
        legal.map(|(place, _)| place).chain(spare)
    }

    /// How many must come from above at the least: those who wait here and cannot find opponents among
    /// themselves.
    pub(super) fn needs_at_least(&self, field: &Field) -> usize {
        let places = self.places();
        if places > TOO_MANY_TO_ASK {
            return 0;
        }
        let mut edges = Vec::new();
        for (place, who) in self.players.iter().enumerate() {
            edges.extend(self.partners(field, *who).filter(|other| *other > place).map(|to| (place, to, ())));
        }
        let graph = Graph::from_edges(places, edges).expect("no pair is added twice");
        let alone = maximum_cardinality_matching(&graph).matching;
        alone.alone().filter(|place| !self.may_stay(*place)).count()
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
