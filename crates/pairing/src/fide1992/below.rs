//! R-C12, R-C13: the bracket below, as far as it matters to whom a bracket leaves over.
//!
//! A player who is left over must find an opponent below. Put beside the graph of a bracket, the graph below lets
//! one matching answer for both.

use kolo_matching::{Graph, maximum_cardinality_matching};

use super::bracket::Bracket;
use super::field::{Field, Rank};

/// So many who wait have too many possible pairs to count, and surely find opponents among themselves.
const TOO_MANY_TO_ASK: usize = 2000;

/// Who waits below.
#[derive(Debug, Clone)]
pub(super) struct Below {
    /// Every player who is there whatever the bracket above does.
    pub(super) players: Vec<Rank>,
    /// Which of them may move down before pairs are made (R-C1.3): residents who can meet none of the
    /// others who wait.
    may_move_on: Vec<bool>,
    /// Who else may stay without an opponent.
    spare: Spare,
    /// How many of the first players downfloated, if all who float down must meet residents (R-A3.3).
    apart: Option<usize>,
}

/// Who may stay without an opponent below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Spare {
    /// None.
    Nobody,
    /// Exactly one, who gets the bye.
    Bye,
    /// At most one, who moves down.
    MovesDown,
}

impl Below {
    /// A bracket that is not the lowest: who comes into it anyway, its score group, and how many more come.
    pub(super) fn inner(field: &Field, came: &[Rank], group: &[Rank], left_over: usize) -> Self {
        let players = [came, group].concat();
        let alone = |who: Rank| !players.iter().any(|other| *other != who && field.legal(who, *other));
        let may_move_on: Vec<bool> =
            players.iter().enumerate().map(|(at, who)| at >= came.len() && alone(*who)).collect();
        let residents = group.len() - may_move_on.iter().filter(|may| **may).count();
        let apart = (came.len() + left_over < residents).then_some(came.len());
        Below { players, may_move_on, spare: Spare::MovesDown, apart }
    }

    /// The lowest bracket as it is without those left over, and how many more could come.
    pub(super) fn lowest(bracket: &Bracket, above: usize) -> Self {
        let players = bracket.players.clone();
        let spare = if (players.len() + above).is_multiple_of(2) { Spare::Nobody } else { Spare::Bye };
        Below { may_move_on: vec![false; players.len()], players, spare, apart: None }
    }

    /// The lowest bracket that must be completed (R-C12) when exactly `left_over` come.
    pub(super) fn lowest_complete(bracket: &Bracket, left_over: usize) -> Self {
        let residents = bracket.players.len() - bracket.moved_down;
        let apart = (bracket.moved_down + left_over < residents).then_some(bracket.moved_down);
        Below { apart, ..Below::lowest(bracket, left_over) }
    }

    /// The places that a player who floats down could take: an opponent, or that of the spare one.
    pub(super) fn places_for(&self, field: &Field, who: Rank) -> impl Iterator<Item = usize> {
        let spare = self.apart.is_none() && self.may_be_spare(field, who);
        self.opponents(field, who, self.apart.unwrap_or(0)).chain(spare.then_some(self.players.len()))
    }

    /// The same for who waits at a place, as far as they come after it.
    pub(super) fn places_after(&self, field: &Field, place: usize) -> impl Iterator<Item = usize> {
        let who = self.players[place];
        let heads = self.apart.filter(|heads| place < *heads);
        let spare = heads.is_none() && self.may_be_spare(field, who);
        let first = heads.unwrap_or(0).max(place + 1);
        self.opponents(field, who, first).chain(spare.then_some(self.players.len()))
    }

    /// Whom `who` could meet, from a place on.
    fn opponents(&self, field: &Field, who: Rank, first: usize) -> impl Iterator<Item = usize> {
        let players = self.players.iter().enumerate().skip(first);
        players.filter(move |(_, other)| field.legal(who, **other)).map(|(at, _)| at)
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
        self.places_for(field, who).next().is_some()
    }

    /// How many must come from above at the least: those who wait here and cannot find opponents among
    /// themselves.
    pub(super) fn needs_at_least(&self, field: &Field) -> usize {
        let places = self.places();
        if places > TOO_MANY_TO_ASK {
            return 0;
        }
        let mut edges = Vec::new();
        for place in 0..self.players.len() {
            edges.extend(self.places_after(field, place).map(|other| (place, other, ())));
        }
        let graph = Graph::from_edges(places, edges).expect("no pair is added twice");
        let largest = maximum_cardinality_matching(&graph).matching;
        largest.alone().filter(|place| !self.may_stay(*place)).count()
    }

    /// Places below: every player who waits, and one for the spare one.
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
