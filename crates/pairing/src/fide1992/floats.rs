//! R-A4, R-A5.2: floats. R-B5, R-B6: who should not float again, and how far that is insisted on.

use kolo_model::{Cell, HalfPoints, Idle};

use crate::FloatsTwoRoundsAgo;

/// The direction of a float.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Float {
    /// Met a player with fewer points, or had the bye (R-A5.2).
    Down,
    /// Met a player with more points.
    Up,
}

/// Which float criteria are in force, the strictest first. Steps C 9 and C 10 go down this list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum FloatRules {
    B5AndB6,
    /// B 6 has been dropped.
    B5Only,
    /// B 5 has been dropped as well.
    Neither,
}

impl FloatRules {
    /// The order in which they are tried.
    pub(super) const STRICTEST_FIRST: [FloatRules; 3] =
        [FloatRules::B5AndB6, FloatRules::B5Only, FloatRules::Neither];
}

/// The float written down for the round of `cell`; `points` are every player's before that round, by start
/// number. Whether the game was then played does not matter (R-A4.2).
pub(super) fn float_of(cell: &Cell, own: HalfPoints, points: &[HalfPoints]) -> Option<Float> {
    match cell {
        Cell::Game(game) => match own.cmp(&points[game.opponent.index()]) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        },
        Cell::Idle(Idle::PairingBye) => Some(Float::Down),
        Cell::Idle(
            Idle::FullPointBye
            | Idle::HalfPointBye
            | Idle::ZeroPointBye
            | Idle::AnnouncedAbsence
            | Idle::Absent,
        ) => None,
    }
}

/// A player's floats of the last two rounds of the tournament, whether or not they played in them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct RecentFloats {
    /// In the round before this one.
    pub(super) last: Option<Float>,
    /// In the round before that.
    pub(super) two_ago: Option<Float>,
}

impl RecentFloats {
    /// The strictest rules under which this player may float in `direction`.
    pub(super) fn strictest_for(self, direction: Float, b6: FloatsTwoRoundsAgo) -> FloatRules {
        let breaks_b5 = self.last == Some(direction);
        let breaks_b6 = match b6 {
            FloatsTwoRoundsAgo::Same => self.two_ago == Some(direction),
            FloatsTwoRoundsAgo::Any => self.last.is_some() || self.two_ago.is_some(),
        };
        match (breaks_b5, breaks_b6) {
            (true, _) => FloatRules::Neither,
            (false, true) => FloatRules::B5Only,
            (false, false) => FloatRules::B5AndB6,
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::{ForfeitResult, GameCell, Outcome, Side, StartNumber};

    use super::*;

    #[test]
    fn the_same_float_comes_back_at_the_earliest_after_two_rounds() {
        let floats = RecentFloats { last: Some(Float::Down), two_ago: Some(Float::Up) };
        let same = FloatsTwoRoundsAgo::Same;
        assert_eq!(floats.strictest_for(Float::Down, same), FloatRules::Neither);
        assert_eq!(floats.strictest_for(Float::Up, same), FloatRules::B5Only);
        let rested = RecentFloats::default();
        assert_eq!(rested.strictest_for(Float::Up, same), FloatRules::B5AndB6);
    }

    #[test]
    fn floats_are_read_from_the_scores_before_the_round() {
        let halves = |n| HalfPoints::from_halves(n);
        let points = [halves(2), halves(4), halves(2)];
        let against = |opponent: u32| {
            Cell::Game(GameCell {
                opponent: StartNumber::new(opponent).unwrap(),
                side: Side::First,
                outcome: Outcome::Forfeit(ForfeitResult::SecondWins),
                score: None,
            })
        };
        assert_eq!(float_of(&against(1), halves(4), &points), Some(Float::Down));
        assert_eq!(float_of(&against(2), halves(2), &points), Some(Float::Up));
        assert_eq!(float_of(&against(3), halves(2), &points), None);
        assert_eq!(float_of(&Cell::Idle(Idle::PairingBye), halves(0), &points), Some(Float::Down));
        for idle in Idle::ALL.into_iter().filter(|idle| *idle != Idle::PairingBye) {
            assert_eq!(float_of(&Cell::Idle(idle), halves(0), &points), None);
        }
    }

    #[test]
    fn the_literal_reading_of_b6_counts_every_float() {
        let floats = RecentFloats { last: Some(Float::Down), two_ago: None };
        assert_eq!(floats.strictest_for(Float::Up, FloatsTwoRoundsAgo::Same), FloatRules::B5AndB6);
        assert_eq!(floats.strictest_for(Float::Up, FloatsTwoRoundsAgo::Any), FloatRules::B5Only);
    }
}
