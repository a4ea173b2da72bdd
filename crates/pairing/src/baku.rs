//! C.04.7: the Baku acceleration, which lends points to the higher ranked half in the first rounds.

use kolo_model::{HalfPoints, Scoring, StartNumber};

/// The Baku acceleration of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Baku {
    /// D-C.04.7-1.2: how many are in group A, who have points on loan.
    group_a: usize,
    /// D-C.04.7-1.4: how many rounds lend the points of a win, and in how many points are lent at all.
    full: usize,
    accelerated: usize,
}

impl Baku {
    /// For so many players when round 1 is paired, and so many rounds. Who comes later finds the last of group A where he
    /// was (D-C.04.7-1.3); whoever keeps the list knows where that is now.
    pub fn new(players: usize, rounds: usize) -> Baku {
        let accelerated = rounds.div_ceil(2);
        Baku { group_a: 2 * players.div_ceil(4), full: accelerated.div_ceil(2), accelerated }
    }

    /// Whether it is made for this scoring: a win is worth two draws, a loss nothing (D-C.04.7-1.1).
    pub fn is_for(scoring: &Scoring) -> bool {
        scoring.loss == HalfPoints::ZERO && scoring.win == scoring.draw + scoring.draw
    }

    /// How many of the first numbers are in group A when round 1 is paired (D-C.04.7-1.2).
    pub fn group_a(self) -> usize {
        self.group_a
    }

    /// The points on loan of somebody who is in group A all the time, round by round (D-C.04.7-1.4).
    pub fn points(self, scoring: &Scoring) -> Vec<HalfPoints> {
        (0..self.accelerated)
            .map(|round| if round < self.full { scoring.win } else { scoring.draw })
            .collect()
    }

    /// The points on loan, round by round, of everybody who has any.
    pub fn lent(self, players: usize, scoring: &Scoring) -> Vec<(StartNumber, Vec<HalfPoints>)> {
        let points = self.points(scoring);
        let group_a =
            (1..=self.group_a.min(players)).filter_map(|no| StartNumber::new(u32::try_from(no).ok()?));
        group_a.map(|no| (no, points.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn halves(players: usize, rounds: usize) -> (usize, Vec<u32>) {
        let lent = Baku::new(players, rounds).lent(players, &Scoring::ONE_HALF_ZERO);
        let points = lent.first().map(|(_, points)| points.iter().map(|one| one.halves()).collect());
        assert!(lent.iter().enumerate().all(|(at, (no, _))| no.index() == at));
        (lent.len(), points.unwrap_or_default())
    }

    #[test]
    fn the_first_half_has_points_on_loan_in_the_first_half_of_the_rounds() {
        // Nine rounds: five are accelerated, three of them by a whole point.
        assert_eq!(halves(161, 9), (82, vec![2, 2, 2, 1, 1]));
        assert_eq!(halves(160, 10), (80, vec![2, 2, 2, 1, 1]));
        assert_eq!(halves(162, 11), (82, vec![2, 2, 2, 1, 1, 1]));
        assert_eq!(halves(8, 5), (4, vec![2, 2, 1]));
        assert_eq!(halves(1, 1), (1, vec![2]));
        assert_eq!(halves(0, 5), (0, vec![]));
    }

    #[test]
    fn it_is_for_a_win_worth_two_draws() {
        assert!(Baku::is_for(&Scoring::ONE_HALF_ZERO));
        let three = Scoring { win: HalfPoints::from_halves(6), ..Scoring::ONE_HALF_ZERO };
        assert!(!Baku::is_for(&three));
    }
}
