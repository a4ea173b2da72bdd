//! Looks for pairs of squares by which the opponent stops every row: the claim is refuted then, however long the game.

use super::Question;
use super::verify::{Pair, pairs_hold};
use crate::{CELLS, Cell};

/// Tries before it is given up. On an open board there are no such pairs, and that shows soon.
const TRIES: u32 = 500;

/// Rows of five that a pair is hoped to stop. Neighbours share up to four, but never all pairs do; with more rows to stop
/// the board is too open.
const ROWS_OF_A_PAIR: usize = 2;

/// Pairs that refute the claim, if they are found.
pub(super) fn blocking_pairs(question: &Question) -> Option<Vec<Pair>> {
    let rows = open_rows(question);
    let free = question.empty().count();
    let mut search = PairSearch { rows, pairs: Vec::new(), used: [false; CELLS], tries: TRIES };
    let found = search.cover(free);
    (found && pairs_hold(question, &search.pairs)).then_some(search.pairs)
}

/// For every row of five that the opponent has no mark in, its empty squares.
fn open_rows(question: &Question) -> Vec<Vec<Cell>> {
    let opponent = question.claimant().other();
    let mut rows = Vec::new();
    for start in question.field().cells() {
        for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let cells = (0..5).map_while(|steps| start.step(direction, steps));
            let row: Vec<Cell> = cells.filter(|cell| question.field().has(*cell)).collect();
            if row.len() == 5 && row.iter().all(|cell| question.board().get(*cell) != Some(opponent)) {
                rows.push(row.into_iter().filter(|cell| question.board().get(*cell).is_none()).collect());
            }
        }
    }
    rows
}

struct PairSearch {
    rows: Vec<Vec<Cell>>,
    pairs: Vec<Pair>,
    /// Squares of the pairs.
    used: [bool; CELLS],
    tries: u32,
}

impl PairSearch {
    fn is_free(&self, cell: Cell) -> bool {
        !self.used[cell.index()]
    }

    /// Finds pairs for all rows that have none yet, the row with the fewest free squares first; `free` squares are in no
    /// pair.
    fn cover(&mut self, free: usize) -> bool {
        let mut narrowest: Option<(usize, &Vec<Cell>)> = None;
        let mut uncovered = 0;
        for row in &self.rows {
            if self.pairs.iter().any(|pair| row.contains(&pair.0) && row.contains(&pair.1)) {
                continue;
            }
            uncovered += 1;
            let left = row.iter().filter(|cell| self.is_free(**cell)).count();
            if narrowest.is_none_or(|(known, _)| left < known) {
                narrowest = Some((left, row));
            }
        }
        let Some((_, row)) = narrowest else { return true };
        let cells: Vec<Cell> = row.iter().copied().filter(|cell| self.is_free(*cell)).collect();
        if cells.len() < 2 || uncovered > free / 2 * ROWS_OF_A_PAIR {
            return false;
        }
        for (place, one) in cells.iter().enumerate() {
            for two in &cells[place + 1..] {
                if self.tries == 0 {
                    return false;
                }
                self.tries -= 1;
                self.pairs.push(Pair(*one, *two));
                self.used[one.index()] = true;
                self.used[two.index()] = true;
                if self.cover(free - 2) {
                    return true;
                }
                self.used[one.index()] = false;
                self.used[two.index()] = false;
                self.pairs.pop();
            }
        }
        false
    }
}
