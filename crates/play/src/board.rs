//! The board: which squares are marked, and whether a row of five or more stands on it.

use crate::{CELLS, Cell, Mark, PerMark};

/// The directions in which a row can lie: east, north, north-east, north-west.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// Marks in a row that win (P-3.3.1.4); more win as well.
const ENOUGH: usize = 5;

/// The marks on the 15 × 15 squares (P-3.3.1.1).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    marks: [Option<Mark>; CELLS],
    counts: PerMark<u16>,
}

/// A square that cannot be marked, because it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    /// The square.
    pub cell: Cell,
    /// What stands there.
    pub by: Mark,
}

/// Five or more marks in a row (P-3.3.1.4), from one end to the other.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Row {
    /// Whose they are.
    pub mark: Mark,
    /// The squares, at least five.
    pub cells: Vec<Cell>,
}

impl Default for Board {
    fn default() -> Self {
        Board { marks: [None; CELLS], counts: PerMark::default() }
    }
}

impl Board {
    /// What stands in a square.
    pub fn get(&self, cell: Cell) -> Option<Mark> {
        self.marks[cell.index()]
    }

    /// Marks a square.
    ///
    /// # Errors
    /// When it is marked already.
    pub fn put(&mut self, cell: Cell, mark: Mark) -> Result<(), Taken> {
        if let Some(by) = self.get(cell) {
            return Err(Taken { cell, by });
        }
        self.marks[cell.index()] = Some(mark);
        self.counts[mark] += 1;
        Ok(())
    }

    /// Rubs a square out; for those who try moves and take them back.
    pub fn clear(&mut self, cell: Cell) -> Option<Mark> {
        let was = self.marks[cell.index()].take();
        if let Some(mark) = was {
            self.counts[mark] -= 1;
        }
        was
    }

    /// How many squares have this mark.
    pub fn count(&self, mark: Mark) -> usize {
        usize::from(self.counts[mark])
    }

    /// The mark that stands there less often; neither if there are as many of both.
    pub fn fewer(&self) -> Option<Mark> {
        match self.count(Mark::Cross).cmp(&self.count(Mark::Circle)) {
            std::cmp::Ordering::Less => Some(Mark::Cross),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Mark::Circle),
        }
    }

    /// Whether every square is marked (P-3.3.1.5).
    pub fn is_full(&self) -> bool {
        self.count(Mark::Cross) + self.count(Mark::Circle) == CELLS
    }

    /// The squares with this mark, in the order of [`Cell::all`].
    pub fn cells(&self, mark: Mark) -> impl Iterator<Item = Cell> + '_ {
        Cell::all().filter(move |cell| self.get(*cell) == Some(mark))
    }

    /// The squares without a mark, in the order of [`Cell::all`].
    pub fn empty(&self) -> impl Iterator<Item = Cell> + '_ {
        Cell::all().filter(|cell| self.get(*cell).is_none())
    }

    /// The longest row of five or more through a square; of equal ones the first direction's.
    pub fn row_through(&self, cell: Cell) -> Option<Row> {
        let mark = self.get(cell)?;
        let mut best: Option<Row> = None;
        for direction in DIRECTIONS {
            let reach = |sign: isize| {
                (1..)
                    .map_while(move |steps: isize| cell.step(direction, sign * steps))
                    .take_while(move |next| self.get(*next) == Some(mark))
            };
            let mut cells: Vec<Cell> = reach(-1).collect();
            cells.reverse();
            cells.push(cell);
            cells.extend(reach(1));
            if cells.len() >= ENOUGH && best.as_ref().is_none_or(|row| row.cells.len() < cells.len()) {
                best = Some(Row { mark, cells });
            }
        }
        best
    }

    /// A row of five or more of this mark, the first one in the order of [`Cell::all`].
    pub fn row_of(&self, mark: Mark) -> Option<Row> {
        self.cells(mark).find_map(|cell| self.row_through(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(crosses: &str, circles: &str) -> Board {
        let mut board = Board::default();
        for (text, mark) in [(crosses, Mark::Cross), (circles, Mark::Circle)] {
            for cell in text.split_whitespace() {
                board.put(cell.parse().expect("a square"), mark).expect("empty");
            }
        }
        board
    }

    #[test]
    fn five_or_more_win_in_every_direction() {
        for row in ["a1 b1 c1 d1 e1", "o11 o12 o13 o14 o15", "k1 l2 m3 n4 o5", "a15 b14 c13 d12 e11"] {
            let board = board(row, "h8");
            let found = board.row_of(Mark::Cross).expect("a row");
            assert_eq!(found.cells.len(), 5);
            assert_eq!(board.row_of(Mark::Circle), None);
        }
        let six = board("c3 d4 e5 f6 g7 h8", "");
        assert_eq!(six.row_of(Mark::Cross).expect("a row").cells.len(), 6, "an overline wins as well");
    }

    #[test]
    fn four_a_gap_and_the_edge_do_not_win() {
        for row in ["a1 b1 c1 d1", "a1 b1 c1 d1 f1", "m1 n1 o1 a2 b2", "a1 b2 c3 d4 f6"] {
            assert_eq!(board(row, "").row_of(Mark::Cross), None, "{row}");
        }
        assert_eq!(board("a1 b1 d1 e1", "c1").row_of(Mark::Cross), None);
    }

    #[test]
    fn a_square_is_marked_once() {
        let mut board = board("h8", "");
        let taken = Taken { cell: Cell::MIDDLE, by: Mark::Cross };
        assert_eq!(board.put(Cell::MIDDLE, Mark::Circle), Err(taken));
        assert_eq!((board.count(Mark::Cross), board.count(Mark::Circle)), (1, 0));
        assert_eq!(board.clear(Cell::MIDDLE), Some(Mark::Cross));
        assert_eq!(board.count(Mark::Cross), 0);
        assert!(board.put(Cell::MIDDLE, Mark::Circle).is_ok() && !board.is_full());
        assert_eq!(board.empty().count(), CELLS - 1);
    }
}
