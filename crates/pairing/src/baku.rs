//! C.04.7: the Baku acceleration, which gives acceleration points to the higher ranked half in the first rounds.

use kolo_model::{Cell, HalfPoints, Idle, Scoring, StartNumber, Tournament};

/// Acceleration points, round by round, of every player who has any.
pub type Lent = Vec<(StartNumber, Vec<HalfPoints>)>;

/// The Baku acceleration of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Baku {
    /// D-C.04.7-1.2: the number of the last of group A, who have acceleration points; 0 if there is none.
    last_of_a: usize,
    /// D-C.04.7-1.4: how many rounds give the points of a win, and how many give points at all.
    full: usize,
    accelerated: usize,
}

impl Baku {
    /// For so many players when round 1 is paired, and so many rounds. A late entrant finds the last of group A where
    /// it was (D-C.04.7-1.3); the caller knows where that is now.
    pub fn new(players: usize, rounds: usize) -> Baku {
        let accelerated = rounds.div_ceil(2);
        Baku { last_of_a: group_a(players), full: accelerated.div_ceil(2), accelerated }
    }

    /// For a tournament as a file has it; nothing if it does not give the number of rounds.
    ///
    /// Group A is made of those who were there when round 1 was paired. Its last one stays the last, so that a later
    /// entry with a lower number belongs to it (D-C.04.7-1.3).
    pub fn of(tournament: &Tournament) -> Option<Baku> {
        let rounds = tournament.planned_rounds()? as usize;
        let there = there_at_first(tournament);
        let last = group_a(there.len()).checked_sub(1).and_then(|index| there.get(index));
        Some(Baku { last_of_a: last.map_or(0, |last| last.index() + 1), ..Baku::new(0, rounds) })
    }

    /// Whether a player counts as there when round 1 is paired: they are paired, or have asked for a bye with points. A
    /// file does not distinguish other absences from entries that come later.
    pub fn counts(idle: Option<Idle>) -> bool {
        match idle {
            None | Some(Idle::PairingBye | Idle::FullPointBye | Idle::HalfPointBye) => true,
            Some(Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => false,
        }
    }

    /// Whether it is made for this scoring: a win is worth two draws, a loss nothing (D-C.04.7-1.1).
    pub fn is_for(scoring: &Scoring) -> bool {
        scoring.loss == HalfPoints::ZERO && scoring.win == scoring.draw + scoring.draw
    }

    /// How many of the first numbers are in group A when round 1 is paired (D-C.04.7-1.2).
    pub fn group_a(self) -> usize {
        self.last_of_a
    }

    /// The acceleration points of a player who is in group A all the time, round by round (D-C.04.7-1.4).
    pub fn points(self, scoring: &Scoring) -> Vec<HalfPoints> {
        (0..self.accelerated)
            .map(|round| if round < self.full { scoring.win } else { scoring.draw })
            .collect()
    }

    /// The acceleration points, round by round, of every player who has any.
    pub fn lent(self, players: usize, scoring: &Scoring) -> Lent {
        let points = self.points(scoring);
        let group_a =
            (1..=self.last_of_a.min(players)).filter_map(|no| StartNumber::new(u32::try_from(no).ok()?));
        group_a.map(|no| (no, points.clone())).collect()
    }
}

/// How many of so many are in group A: the first half, rounded up to an even number.
fn group_a(players: usize) -> usize {
    (2 * players.div_ceil(4)).min(players)
}

/// Who was there when round 1 was paired, or is to be.
fn there_at_first(tournament: &Tournament) -> Vec<StartNumber> {
    if tournament.rounds().is_empty() {
        let all = tournament.competitors().iter().map(|competitor| competitor.no);
        return all.filter(|no| Baku::counts(tournament.idle_next(*no))).collect();
    }
    let crosstable = tournament.crosstable();
    let first = |row: &kolo_model::Row| match row.cells.first() {
        Some(Cell::Game(_)) => true,
        Some(Cell::Idle(idle)) => Baku::counts(Some(*idle)),
        None => false,
    };
    crosstable.rows().iter().filter(|row| first(row)).map(|row| row.no).collect()
}

#[cfg(test)]
mod tests {
    use kolo_model::{
        GameTerms, Outcome, PerSide, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawPlanned,
        RawRound, RawTournament, Spot,
    };

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
    fn group_a_is_made_of_those_who_were_there_and_late_entries_do_not_move_its_end() {
        let place = Place::default;
        // Eight are there in round 1: 3 had asked for half a point. 2, 6 and 11 came later.
        let (games, late) = ([(1, 7), (4, 8), (5, 9)], [2, 6, 11]);
        let before = RawTournament {
            competitors: (1..=11).map(|no| RawCompetitor::named(no, "Somebody")).collect(),
            rounds: Some(Spot::new(5, place())),
            planned: late
                .map(|who| (who, Idle::AnnouncedAbsence))
                .into_iter()
                .chain([(3, Idle::HalfPointBye)])
                .map(|(who, idle)| RawPlanned { place: place(), round: Some(1), who, idle })
                .collect(),
            ..RawTournament::default()
        };
        let game = |(white, black): (u32, u32)| RawEntry::Game {
            place: place(),
            sides: PerSide::new(white, black),
            result: RawGameResult::Outcome(Outcome::played(PlayedResult::Draw)),
            score: None,
            terms: GameTerms::EVEN,
        };
        let idle = |(who, idle)| RawEntry::Idle { place: place(), who, idle };
        let free = [(3, Idle::HalfPointBye), (10, Idle::PairingBye), (2, Idle::AnnouncedAbsence)];
        let entries = games.map(game).into_iter().chain(free.map(idle)).collect();
        let after =
            RawTournament { planned: Vec::new(), played: vec![RawRound { entries }], ..before.clone() };
        for raw in [before, after] {
            let tournament = raw.check().unwrap().tournament;
            let lent = Baku::of(&tournament).unwrap().lent(11, &Scoring::ONE_HALF_ZERO);
            // 1, 3, 4 and 5 are the half of eight; 2 has a lower number than the last of them.
            assert_eq!(lent.iter().map(|(no, _)| no.get()).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        }
        let silent = RawTournament {
            competitors: vec![RawCompetitor::named(1, "Somebody")],
            ..RawTournament::default()
        };
        assert_eq!(Baku::of(&silent.check().unwrap().tournament), None);
    }

    #[test]
    fn it_is_for_a_win_worth_two_draws() {
        assert!(Baku::is_for(&Scoring::ONE_HALF_ZERO));
        let three = Scoring { win: HalfPoints::from_halves(6), ..Scoring::ONE_HALF_ZERO };
        assert!(!Baku::is_for(&three));
    }
}
