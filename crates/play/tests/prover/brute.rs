//! Every game there is, on small fields: no threats, no patterns, no tables but of results.

use std::collections::HashMap;

use kolo_play::Cell;
use kolo_play::prover::Question;

const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A plain solver for fields of up to 8 × 8 squares.
pub(crate) struct Brute {
    rows: Vec<u64>,
    squares: Vec<u64>,
    known: HashMap<(u64, u64, bool), bool>,
    rows_of_opponent: Rows,
}

/// Whether the opponent's own rows of five count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rows {
    Count,
    /// As if he could only stop the claimant: what the claimant wins then and not otherwise, the opponent saves by threats
    /// of his own.
    DoNotCount,
}

/// Two sets of squares: the claimant's marks and the opponent's.
#[derive(Debug, Clone, Copy)]
struct Marks {
    claimant: u64,
    opponent: u64,
}

/// Whether the claimant of a question wins by force, by trying all games.
pub(crate) fn wins(question: &Question) -> bool {
    wins_if(question, Rows::Count)
}

/// The same, with the opponent's rows or without.
pub(crate) fn wins_if(question: &Question, rows_of_opponent: Rows) -> bool {
    let side = question.field().side();
    assert!(side <= 8, "a set of squares is one word");
    let bit = |column: usize, row: usize| 1u64 << (row * side + column);
    let mut rows = Vec::new();
    for row in 0..side {
        for column in 0..side {
            let along = |dx: isize, dy: isize| -> Option<u64> {
                (0..5).try_fold(0, |set, step| {
                    let (x, y) = (column.checked_add_signed(dx * step)?, row.checked_add_signed(dy * step)?);
                    (x < side && y < side).then(|| set | bit(x, y))
                })
            };
            rows.extend([along(1, 0), along(0, 1), along(1, 1), along(-1, 1)].into_iter().flatten());
        }
    }
    let marks = |mark| question.board().cells(mark).fold(0, |set, cell| set | bit(cell.column(), cell.row()));
    let start = Marks { claimant: marks(question.claimant()), opponent: marks(question.claimant().other()) };
    let squares = (0..side * side).map(|index| 1u64 << index).collect();
    let mut brute = Brute { rows, squares, known: HashMap::new(), rows_of_opponent };
    brute.claimant_wins(start, question.to_move() == question.claimant())
}

/// Whether the claimant, who is on move, wins, but only by moves that build nothing: no row of five through the square
/// has two marks of his and none of the opponent.
pub(crate) fn wins_quietly_only(question: &Question) -> bool {
    let builds = |cell: Cell| {
        DIRECTIONS.iter().any(|direction| {
            (-4..=0).any(|start| {
                let row = (start..start + 5).map_while(|steps| cell.step(*direction, steps));
                let row: Vec<Cell> = row.filter(|cell| question.field().has(*cell)).collect();
                let count =
                    |mark| row.iter().filter(|cell| question.board().get(**cell) == Some(mark)).count();
                row.len() == 5 && count(question.claimant()) >= 2 && count(question.claimant().other()) == 0
            })
        })
    };
    let wins_with = |cell: Cell| question.after(cell).map_or(true, |next| wins(&next));
    let (building, quiet): (Vec<Cell>, Vec<Cell>) = question.empty().partition(|cell| builds(*cell));
    !building.into_iter().any(wins_with) && quiet.into_iter().any(wins_with)
}

impl Brute {
    fn has_five(&self, marks: u64) -> bool {
        self.rows.iter().any(|row| marks & row == *row)
    }

    /// The empty squares, those that win or stop a win at once first: the order decides about the time only.
    fn moves(&self, marks: Marks) -> Vec<u64> {
        let taken = marks.claimant | marks.opponent;
        let urgent =
            |square: u64| self.has_five(marks.claimant | square) || self.has_five(marks.opponent | square);
        let free: Vec<u64> = self.squares.iter().copied().filter(|square| taken & square == 0).collect();
        let (mut first, rest): (Vec<u64>, Vec<u64>) = free.into_iter().partition(|square| urgent(*square));
        first.extend(rest);
        first
    }

    fn claimant_wins(&mut self, marks: Marks, claimant_to_move: bool) -> bool {
        let key = (marks.claimant, marks.opponent, claimant_to_move);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let moves = self.moves(marks);
        let result = if claimant_to_move {
            moves.iter().any(|square| {
                let claimant = marks.claimant | square;
                self.has_five(claimant) || self.claimant_wins(Marks { claimant, ..marks }, false)
            })
        } else {
            // A full board is a draw, so somebody who cannot move has not lost.
            !moves.is_empty()
                && moves.iter().all(|square| {
                    let opponent = marks.opponent | square;
                    let lost = self.rows_of_opponent == Rows::Count && self.has_five(opponent);
                    !lost && self.claimant_wins(Marks { opponent, ..marks }, true)
                })
        };
        self.known.insert(key, result);
        result
    }
}
