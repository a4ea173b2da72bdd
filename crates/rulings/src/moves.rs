//! Numbers of moves: in a handicap game placing the handicap is move 1 (G-4.4.3).

use kolo_model::Handicap;

/// The number of the latest move when so many moves were made besides placing the handicap.
///
/// A handicap of one stone places nothing: Black only moves first.
pub fn number_of_latest(handicap: Handicap, moves: u32) -> u32 {
    let placing = u32::from(handicap.stones() >= 2);
    moves.saturating_add(placing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placing_the_handicap_is_move_one() {
        let number = |stones, moves| number_of_latest(Handicap::new(stones).unwrap(), moves);
        assert_eq!([number(0, 0), number(0, 3), number(1, 3)], [0, 3, 3]);
        assert_eq!([number(2, 0), number(2, 3), number(9, 3)], [1, 4, 4]);
        assert_eq!(number(9, u32::MAX), u32::MAX);
    }
}
