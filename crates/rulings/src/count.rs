//! Counting a game of go by territory: points of territory and prisoners, and komi at the very end (G-4.4.7).

use kolo_model::{Komi, PerSide, Side};

use crate::game_end::Margin;

/// What one side has on the board and in the lid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Area {
    /// Empty points that are surrounded.
    pub territory: u32,
    /// Stones of the opponent, taken during the game or dead on the board at its end.
    pub prisoners: u32,
}

/// Who won a counted game, and by how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counted {
    /// This side, by so much.
    Won {
        /// Who.
        by: Side,
        /// By how much.
        margin: Margin,
    },
    /// Neither: *jigo*.
    Jigo,
}

/// Half points of both sides, komi included. Black is the first side; komi is White's, and a negative one can take
/// White below nothing.
pub fn halves(areas: PerSide<Area>, komi: Komi) -> PerSide<i64> {
    let points = areas.map(|area| 2 * (i64::from(area.territory) + i64::from(area.prisoners)));
    PerSide::new(points.first, points.second + i64::from(komi.halves()))
}

/// Counts a game.
pub fn count(areas: PerSide<Area>, komi: Komi) -> Counted {
    let points = halves(areas, komi);
    let lead = points.first - points.second;
    // Half points of two areas and komi fit `i64` by far. A lead beyond `u32` is not possible in go; it is cut off.
    let margin = Margin::from_halves(u32::try_from(lead.unsigned_abs()).unwrap_or(u32::MAX));
    match lead.signum() {
        1 => Counted::Won { by: Side::First, margin },
        -1 => Counted::Won { by: Side::Second, margin },
        _ => Counted::Jigo,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn area(territory: u32, prisoners: u32) -> Area {
        Area { territory, prisoners }
    }

    #[test]
    fn komi_is_added_when_the_points_are_counted() {
        // 60 + 10 against 55 + 9: six and a half points of komi turn the game round.
        let areas = PerSide::new(area(60, 10), area(55, 9));
        let won = |by, halves| Counted::Won { by, margin: Margin::from_halves(halves) };
        assert_eq!(count(areas, Komi::from_halves(0)), won(Side::First, 12));
        assert_eq!(count(areas, Komi::from_halves(12)), Counted::Jigo);
        assert_eq!(count(areas, Komi::from_halves(13)), won(Side::Second, 1));
        assert_eq!(count(areas, Komi::from_halves(-7)), won(Side::First, 19));
    }

    proptest! {
        #[test]
        fn turned_round_the_other_wins_by_the_same(a in any::<u32>(), b in any::<u32>(), c in any::<u32>(), d in any::<u32>()) {
            let areas = PerSide::new(area(a, b), area(c, d));
            let none = Komi::from_halves(0);
            match (count(areas, none), count(areas.swapped(), none)) {
                (Counted::Jigo, Counted::Jigo) => {}
                (Counted::Won { by, margin }, Counted::Won { by: other, margin: same }) => {
                    prop_assert_eq!((by.other(), margin), (other, same));
                }
                (one, other) => prop_assert!(false, "{:?} {:?}", one, other),
            }
        }
    }
}
