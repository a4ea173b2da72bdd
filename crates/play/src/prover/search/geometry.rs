//! The windows: every five squares in a row. A side has won when all squares of a window are its own; since more than
//! five win as well, nothing else has to be known about rows.

use std::sync::OnceLock;

use crate::prover::Field;
use crate::{CELLS, Cell};

/// Squares in a window.
pub(super) const LENGTH: usize = 5;

/// East, north, north-east, south-east.
const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A window that a square lies in.
#[derive(Debug, Clone, Copy)]
pub(super) struct Touch {
    pub(super) window: u16,
    /// The place of the square in it, as a bit.
    pub(super) bit: u16,
}

/// The windows of a field.
#[derive(Debug)]
pub(super) struct Geometry {
    /// The squares of each window, by their index.
    pub(super) windows: Vec<[u8; LENGTH]>,
    touches: Vec<Touch>,
    starts: Vec<usize>,
}

impl Geometry {
    /// The windows of a field, made once for each size.
    pub(super) fn of(field: Field) -> &'static Geometry {
        static MADE: [OnceLock<Geometry>; 16] = [const { OnceLock::new() }; 16];
        MADE[field.side()].get_or_init(|| Geometry::make(field))
    }

    fn make(field: Field) -> Geometry {
        let mut windows = Vec::new();
        let mut through: Vec<Vec<Touch>> = vec![Vec::new(); CELLS];
        for direction in DIRECTIONS {
            for start in field.cells() {
                let cells: Vec<Cell> = (0..5)
                    .map_while(|steps| start.step(direction, steps))
                    .filter(|cell| field.has(*cell))
                    .collect();
                let indices: Vec<u8> = cells.iter().map(|cell| byte(cell.index())).collect();
                let Ok(window) = <[u8; LENGTH]>::try_from(indices) else { continue };
                for (place, cell) in cells.iter().enumerate() {
                    let number = u16::try_from(windows.len()).expect("a board has 572 windows");
                    through[cell.index()].push(Touch { window: number, bit: 1 << place });
                }
                windows.push(window);
            }
        }
        let mut starts = vec![0];
        let mut touches = Vec::new();
        for list in through {
            touches.extend(list);
            starts.push(touches.len());
        }
        Geometry { windows, touches, starts }
    }

    /// The windows through a square, at most twenty.
    pub(super) fn through(&self, cell: u8) -> &[Touch] {
        let cell = usize::from(cell);
        &self.touches[self.starts[cell]..self.starts[cell + 1]]
    }
}

/// The index of a square as a byte.
pub(super) fn byte(index: usize) -> u8 {
    u8::try_from(index).expect("a board has 225 squares")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_572_windows() {
        let whole = Geometry::of(Field::WHOLE);
        assert_eq!(whole.windows.len(), 572);
        assert_eq!(whole.through(112).len(), 20);
        assert_eq!(whole.through(0).len(), 3);
        let six = Geometry::of(Field::new(6).expect("a field"));
        assert_eq!(six.windows.len(), 6 * 2 * 2 + 4 * 2);
    }
}
