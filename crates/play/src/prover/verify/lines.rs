//! The board of the check: for each side and each line of the board one word of bits.

use crate::prover::Question;
use crate::{Cell, SIZE};

/// The lines of one direction that have room for five: rows, columns, and the two kinds of diagonals. The board has at
/// most 29 in a direction.
const IN_A_DIRECTION: usize = 2 * SIZE - 1;

/// Which squares each side has marked, exactly: the words of the rows.
pub(super) type Packed = [[u16; SIZE]; 2];

/// The marks of one side along all lines, one bit a square.
type Marks = [[u16; IN_A_DIRECTION]; 4];

pub(super) struct Lines {
    claimant: Marks,
    opponent: Marks,
    empty: Marks,
}

/// For each direction the line through a square, and the bit of the square in it.
fn places(cell: Cell) -> [(usize, u16); 4] {
    let (column, row) = (cell.column(), cell.row());
    [
        (row, 1 << column),
        (column, 1 << row),
        (column + SIZE - 1 - row, 1 << column),
        (column + row, 1 << column),
    ]
}

/// The bits that make five in a row together with the bits of `marks`.
fn completing_bits(marks: u16, empty: u16) -> u16 {
    let at = |step: u32| marks >> step;
    let without = [
        at(1) & at(2) & at(3) & at(4),
        at(0) & at(2) & at(3) & at(4),
        at(0) & at(1) & at(3) & at(4),
        at(0) & at(1) & at(2) & at(4),
        at(0) & at(1) & at(2) & at(3),
    ];
    let found = without.iter().zip(0u32..).fold(0, |found, (starts, step)| found | (starts << step));
    found & empty
}

impl Lines {
    pub(super) fn new(question: &Question) -> Lines {
        let blank: Marks = [[0; IN_A_DIRECTION]; 4];
        let mut lines = Lines { claimant: blank, opponent: blank, empty: blank };
        for cell in question.field().cells() {
            let marks = match question.board().get(cell) {
                None => &mut lines.empty,
                Some(mark) if mark == question.claimant() => &mut lines.claimant,
                Some(_) => &mut lines.opponent,
            };
            flip(marks, cell);
        }
        lines
    }

    fn side(&self, claimant: bool) -> &Marks {
        if claimant { &self.claimant } else { &self.opponent }
    }

    /// Marks an empty square for a side, or rubs its mark out.
    pub(super) fn toggle(&mut self, cell: Cell, claimant: bool) {
        flip(if claimant { &mut self.claimant } else { &mut self.opponent }, cell);
        flip(&mut self.empty, cell);
    }

    /// Whether a square lies on the field and has no mark.
    pub(super) fn is_empty(&self, cell: Cell) -> bool {
        self.empty[0][cell.row()] & (1 << cell.column()) != 0
    }

    pub(super) fn empty(&self) -> Vec<Cell> {
        Cell::all().filter(|cell| self.is_empty(*cell)).collect()
    }

    /// Whether five or more of a side stand in a row through a square that it has marked.
    pub(super) fn five_through(&self, cell: Cell, claimant: bool) -> bool {
        let marks = self.side(claimant);
        places(cell).iter().zip(marks).any(|((line, _), words)| {
            let word = words[*line];
            word & (word >> 1) & (word >> 2) & (word >> 3) & (word >> 4) != 0
        })
    }

    /// The empty squares in which a side makes five or more in a row.
    pub(super) fn completing(&self, claimant: bool) -> Vec<Cell> {
        let mut found = Vec::new();
        for direction in 0..4 {
            for line in 0..IN_A_DIRECTION {
                self.completing_in(direction, line, claimant, &mut found);
            }
        }
        found
    }

    /// Those of them that lie in a line with a square.
    pub(super) fn completing_through(&self, cell: Cell, claimant: bool) -> Vec<Cell> {
        let mut found = Vec::new();
        for (direction, (line, _)) in places(cell).into_iter().enumerate() {
            self.completing_in(direction, line, claimant, &mut found);
        }
        found
    }

    fn completing_in(&self, direction: usize, line: usize, claimant: bool, found: &mut Vec<Cell>) {
        let mut bits = completing_bits(self.side(claimant)[direction][line], self.empty[direction][line]);
        while bits != 0 {
            let place = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            let (column, row) = match direction {
                0 => (place, line),
                1 => (line, place),
                2 => (place, place + SIZE - 1 - line),
                _ => (place, line - place),
            };
            let cell = Cell::at(column, row).expect("an empty square of the field");
            if !found.contains(&cell) {
                found.push(cell);
            }
        }
    }

    pub(super) fn packed(&self) -> Packed {
        let rows = |marks: &Marks| {
            let mut rows = [0; SIZE];
            rows.copy_from_slice(&marks[0][..SIZE]);
            rows
        };
        [rows(&self.claimant), rows(&self.opponent)]
    }
}

fn flip(marks: &mut Marks, cell: Cell) {
    for (words, (line, bit)) in marks.iter_mut().zip(places(cell)) {
        words[line] ^= bit;
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::SplitMix64;

    use super::*;
    use crate::{Board, Mark};

    /// Against the plain board: a square completes a row if marking it does.
    #[test]
    fn completing_squares_are_those_of_the_board() {
        let mut random = SplitMix64::new(5);
        let (mut asked, mut found) = (0, 0);
        while asked < 300 {
            let mut board = Board::default();
            for cell in Cell::all() {
                match random.below(5) {
                    0 | 1 => board.put(cell, Mark::Cross).expect("empty"),
                    2 => board.put(cell, Mark::Circle).expect("empty"),
                    _ => {}
                }
            }
            while let Some(row) = Mark::BOTH.iter().find_map(|mark| board.row_of(*mark)) {
                board.clear(row.cells[2]);
            }
            let question = Question::new(board.clone(), Mark::Cross, Mark::Cross).expect("nobody has won");
            let lines = Lines::new(&question);
            for (mark, claimant) in [(Mark::Cross, true), (Mark::Circle, false)] {
                let mut expected = Vec::new();
                for cell in question.empty() {
                    board.put(cell, mark).expect("empty");
                    if board.row_through(cell).is_some() {
                        expected.push(cell);
                    }
                    board.clear(cell);
                }
                let mut cells = lines.completing(claimant);
                cells.sort_unstable();
                assert_eq!(cells, expected);
                asked += 1;
                found += cells.len();
            }
        }
        assert!(found > 1000, "{found}");
    }
}
