//! Who sits where: the pairings of a match, board by board.

use std::collections::BTreeMap;

use kolo_model::{PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::arrange::registration_seats;
use crate::roster::player_name;
use crate::{
    BoardNumber, DuelNumber, ForfeitBy, PlayerId, Roster, Shape, SheetProblem, TableKind, Terms, opener,
};

/// A place at a board. Written as the player's number, or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "Option<PlayerId>", into = "Option<PlayerId>")]
pub enum Seat {
    /// There is a player.
    Player(PlayerId),
    /// The side has no player for this board, and loses the game by forfeit.
    Missing,
}

impl Seat {
    /// Who sits here.
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Seat::Player(id) => Some(id),
            Seat::Missing => None,
        }
    }
}

impl From<Option<PlayerId>> for Seat {
    fn from(player: Option<PlayerId>) -> Self {
        player.map_or(Seat::Missing, Seat::Player)
    }
}

impl From<Seat> for Option<PlayerId> {
    fn from(seat: Seat) -> Self {
        seat.player()
    }
}

/// One board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Who plays for each side.
    pub seats: PerSide<Seat>,
    /// Who opens the first duel; the other one opens the second.
    pub opens: Side,
}

impl Table {
    /// A board at which the first side opens the first duel.
    pub fn new(first: Seat, second: Seat) -> Self {
        Table { seats: PerSide::new(first, second), opens: Side::First }
    }

    /// Who opens a duel.
    pub fn opener(&self, duel: DuelNumber) -> Side {
        opener(self.opens, duel)
    }

    /// The sides that have no player here.
    pub fn missing(&self) -> Option<ForfeitBy> {
        ForfeitBy::sides(|side| self.seats[side] == Seat::Missing)
    }
}

/// The pairings of a match, the first board first.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineUp {
    /// The boards.
    pub tables: Vec<Table>,
}

impl LineUp {
    /// The players of both sides, board by board. A board for which a side gives nothing has no player there.
    pub fn of_seats(shape: Shape, seats: &PerSide<Vec<Seat>>) -> Self {
        let seat = |side: Side, index: usize| seats[side].get(index).copied().unwrap_or(Seat::Missing);
        let table = |index| Table::new(seat(Side::First, index), seat(Side::Second, index));
        LineUp { tables: (0..shape.len()).map(table).collect() }
    }

    /// The same pairings, with `side` opening the first duel on every board.
    #[must_use]
    pub fn opened_by(mut self, side: Side) -> Self {
        for table in &mut self.tables {
            table.opens = side;
        }
        self
    }

    /// The same pairings with the sides exchanged: the second side becomes the first one, and opens where that does.
    #[must_use]
    pub fn swapped(mut self) -> Self {
        for table in &mut self.tables {
            table.seats = table.seats.swapped();
        }
        self
    }

    /// The players of one side, board by board.
    pub fn seats(&self, side: Side) -> impl Iterator<Item = Seat> {
        self.tables.iter().map(move |table| table.seats[side])
    }

    /// How many games each side gives away because no player is there, and how many both.
    pub(crate) fn gaps(&self) -> BTreeMap<ForfeitBy, u32> {
        let mut gaps = BTreeMap::new();
        for by in self.tables.iter().filter_map(Table::missing) {
            *gaps.entry(by).or_insert(0) += 1;
        }
        gaps
    }

    /// All that is wrong with it for a match of this shape.
    pub fn problems(&self, shape: Shape, terms: Terms<'_>) -> Vec<SheetProblem> {
        let mut problems = Vec::new();
        if self.tables.len() != shape.len() {
            problems.push(SheetProblem::WrongTables { given: self.tables.len(), boards: shape.boards() });
        }
        self.find_repeated(terms, &mut problems);
        if let Some(rosters) = terms.rosters {
            self.find_strangers(rosters, &mut problems);
            if terms.table == TableKind::Broadcast && problems.is_empty() {
                self.find_disorder(shape, rosters, &mut problems);
            }
        }
        problems
    }

    fn find_repeated(&self, terms: Terms<'_>, problems: &mut Vec<SheetProblem>) {
        let mut boards: BTreeMap<PlayerId, Vec<BoardNumber>> = BTreeMap::new();
        for (index, table) in self.tables.iter().enumerate() {
            for id in Side::BOTH.into_iter().filter_map(|side| table.seats[side].player()) {
                boards.entry(id).or_default().push(BoardNumber::of_index(index));
            }
        }
        let repeated = boards.into_iter().filter(|(_, boards)| boards.len() > 1);
        problems.extend(repeated.map(|(id, boards)| SheetProblem::PlayerTwice {
            player: player_name(terms.rosters, id),
            boards,
        }));
    }

    fn find_strangers(&self, rosters: PerSide<&Roster>, problems: &mut Vec<SheetProblem>) {
        for (index, table) in self.tables.iter().enumerate() {
            let board = BoardNumber::of_index(index);
            for side in Side::BOTH {
                let Some(id) = table.seats[side].player() else { continue };
                if rosters[side].member(id).is_some() {
                    continue;
                }
                let team = rosters[side].name.clone();
                let player = player_name(Some(rosters), id);
                problems.push(if rosters[side.other()].member(id).is_some() {
                    SheetProblem::PlaysForOthers { player, team, board }
                } else {
                    SheetProblem::Stranger { player, team, board }
                });
            }
        }
    }

    /// On a broadcast table every player sits in the order of registration (P-3.1.2).
    fn find_disorder(&self, shape: Shape, rosters: PerSide<&Roster>, problems: &mut Vec<SheetProblem>) {
        for side in Side::BOTH {
            let present = self.seats(side).filter_map(Seat::player).collect();
            let expected = registration_seats(shape, rosters[side], &present);
            if !self.seats(side).eq(expected) {
                problems.push(SheetProblem::NotInOrder { team: rosters[side].name.clone() });
            }
        }
    }
}
