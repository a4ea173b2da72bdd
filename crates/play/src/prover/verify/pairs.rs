//! The check of a refutation by pairs.
//!
//! If every five squares in a row that the opponent has no mark in hold both squares of a pair, the claimant never
//! completes one: whenever the claimant marks a square of a pair, the opponent marks the other. A move of the opponent
//! that is left over does no harm.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Cell;
use crate::prover::Question;

/// Two squares: when the claimant marks one, the opponent marks the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pair(
    /// One of them.
    pub Cell,
    /// The other.
    pub Cell,
);

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.0, self.1)
    }
}

/// Whether pairs refute the claim of a question.
pub fn pairs_hold(question: &Question, pairs: &[Pair]) -> bool {
    let cells: Vec<Cell> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
    let is_free = |cell: Cell| question.field().has(cell) && question.board().get(cell).is_none();
    let apart =
        cells.iter().enumerate().all(|(place, cell)| is_free(*cell) && !cells[..place].contains(cell));
    apart
        && open_rows(question)
            .iter()
            .all(|row| pairs.iter().any(|pair| row.contains(&pair.0) && row.contains(&pair.1)))
}

/// The rows of five squares without a mark of the opponent.
fn open_rows(question: &Question) -> Vec<[Cell; 5]> {
    let opponent = question.claimant().other();
    let mut rows = Vec::new();
    for start in question.field().cells() {
        for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let row: Vec<Cell> = (0..5)
                .map_while(|steps| start.step(direction, steps))
                .filter(|cell| question.field().has(*cell) && question.board().get(*cell) != Some(opponent))
                .collect();
            if let Ok(row) = <[Cell; 5]>::try_from(row) {
                rows.push(row);
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prover::Field;
    use crate::{Board, Mark};

    fn pair(one: &str, two: &str) -> Pair {
        Pair(one.parse().expect("a square"), two.parse().expect("a square"))
    }

    /// On 5 × 5 crosses can still win in the lowest two rows and nowhere else.
    fn question() -> Question {
        let mut board = Board::default();
        for cell in ["a3", "c3", "d3", "e3", "b4", "c4", "c5"] {
            board.put(cell.parse().expect("a square"), Mark::Circle).expect("an empty square");
        }
        Question::on(Field::new(5).expect("a field"), board, Mark::Cross, Mark::Cross)
            .expect("nobody has won")
    }

    #[test]
    fn every_open_row_needs_a_pair_of_its_own() {
        let question = question();
        assert_eq!(open_rows(&question).len(), 2);
        assert!(pairs_hold(&question, &[pair("a1", "b1"), pair("c2", "e2")]));
        assert!(!pairs_hold(&question, &[pair("a1", "b1")]), "one row has none");
        assert!(!pairs_hold(&question, &[pair("a1", "b1"), pair("c2", "c2")]), "one square is no pair");
        assert!(!pairs_hold(&question, &[pair("a1", "b1"), pair("c2", "e2"), pair("c2", "d2")]), "c2 twice");
        assert!(
            !pairs_hold(&question, &[pair("a1", "b1"), pair("c2", "e2"), pair("c3", "a5")]),
            "c3 is taken"
        );
        assert!(!pairs_hold(&question, &[pair("a1", "b1"), pair("c2", "e2"), pair("a5", "f6")]), "outside");
    }
}
