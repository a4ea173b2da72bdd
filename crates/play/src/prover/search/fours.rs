//! Wins by fours alone: every move threatens five in one square, which the other must take. One side's choices are all
//! there is to search, so these wins are found deep and fast.

use super::position::{Fives, Position, Side, members, mixed};
use crate::CELLS;

/// What a search for fours found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fours {
    /// A win; its moves are in the list that was passed.
    Win,
    None,
    /// Not known: the search was longer than allowed.
    Cut,
}

/// Entries of the table of positions without a win by fours.
const TABLE: usize = 1 << 17;

/// Which fours are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    All,
    /// Those that build a three on the way. Others are needed so rarely that looking for them costs more wins than it
    /// finds.
    Building,
}

/// The search for fours, with its memory of positions that have no such win.
pub(super) struct FourSearch {
    /// Marks of such positions. A chance equality can hide a win, never make one.
    failures: Vec<u64>,
    limit: u64,
    choice: Choice,
    /// Whether a search has ended at its bound, or left a four out, so that finding nothing says little.
    bounded: bool,
}

/// Stands for a square that no four leads to.
const NO_REPLY: u8 = u8::MAX;

impl Default for FourSearch {
    fn default() -> FourSearch {
        FourSearch { failures: vec![0; TABLE], limit: 0, choice: Choice::Building, bounded: false }
    }
}

impl FourSearch {
    /// Looks for a win of `side`, who is to move, with at most `allowance` marks placed; only fours that build
    /// something are tried. The moves of `side` are put into `line`, up to five in a row or a double four.
    pub(super) fn find(
        &mut self,
        position: &mut Position,
        side: Side,
        allowance: u64,
        line: &mut Vec<u8>,
    ) -> Fours {
        self.limit = position.placed.saturating_add(allowance);
        line.clear();
        let found = self.search(position, side, line);
        line.reverse();
        found
    }

    /// The same with all fours there are. To be called first, since it would believe what [`find`](Self::find) noted.
    pub(super) fn find_all(
        &mut self,
        position: &mut Position,
        side: Side,
        allowance: u64,
        line: &mut Vec<u8>,
    ) -> Fours {
        self.choice = Choice::All;
        let found = self.find(position, side, allowance, line);
        self.choice = Choice::Building;
        found
    }

    /// Whether anything was left out so far.
    pub(super) fn is_bounded(&self) -> bool {
        self.bounded
    }

    fn slot(key: u128) -> (usize, u64) {
        let (place, word) = mixed(key);
        // Nought stands for an empty place.
        (usize::try_from(place).unwrap_or(0) % TABLE, word | 1)
    }

    fn search(&mut self, position: &mut Position, side: Side, line: &mut Vec<u8>) -> Fours {
        match position.fives(side) {
            Fives::One(cell) | Fives::Several(cell, _) => {
                line.push(cell);
                return Fours::Win;
            }
            Fives::None => {}
        }
        let must = match position.fives(side.other()) {
            Fives::None => None,
            Fives::One(cell) => Some(cell),
            Fives::Several(..) => return Fours::None,
        };
        let mut replies = [NO_REPLY; CELLS];
        let mut moves: Vec<u8> = Vec::new();
        for window in members(&position.windows(side, 3)) {
            let mut cells = position.empty_of(window);
            let (Some(one), Some(two)) = (cells.next(), cells.next()) else { continue };
            for (cell, reply) in [(one, two), (two, one)] {
                if must.is_some_and(|must| must != cell) {
                    continue;
                }
                let known = &mut replies[usize::from(cell)];
                if *known == NO_REPLY {
                    *known = reply;
                    moves.push(cell);
                } else if *known != reply {
                    line.push(cell);
                    return Fours::Win;
                }
            }
        }
        if moves.is_empty() {
            return Fours::None;
        }
        let (slot, word) = FourSearch::slot(position.key(side));
        if self.failures[slot] == word {
            return Fours::None;
        }
        let mut result = Fours::None;
        for cell in moves {
            let reply = replies[usize::from(cell)];
            if self.choice == Choice::Building
                && must.is_none()
                && position.windows_through(cell, side, 2) == 0
            {
                self.bounded = true;
                continue;
            }
            let (next, word) = FourSearch::slot(position.key_after_both(cell, reply, side));
            if self.failures[next] == word {
                continue;
            }
            if position.placed >= self.limit {
                self.bounded = true;
                return Fours::Cut;
            }
            position.place(cell, side);
            position.place(reply, side.other());
            let found = self.search(position, side, line);
            position.undo(reply, side.other());
            position.undo(cell, side);
            match found {
                Fours::Win => {
                    line.push(cell);
                    return Fours::Win;
                }
                Fours::Cut => result = Fours::Cut,
                Fours::None => {}
            }
        }
        if result == Fours::None {
            self.failures[slot] = word;
        }
        result
    }
}
