//! P-6.1: the absolute order. More match points, a higher score, a higher median Buchholz, a smaller start number.
//!
//! "Better placed" means this order everywhere in the appendix. Byes and matches that were not played bring points
//! and score, but neither an opponent for the Buchholz nor a start.

use std::cmp::Reverse;

use kolo_model::{
    Adjourned, Cell, Crosstable, GameCell, HalfPoints, Idle, RoundNumber, Row, Scoring, Share, Side,
    StartNumber, System, Tournament,
};

use crate::invariants::bars_from_bye;

/// Two points for a match won, one for a draw.
pub(super) const SCORING: Scoring = Scoring::TWO_ONE_ZERO;

/// A present player and everything the rules look at.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) no: StartNumber,
    /// Match points.
    pub(super) points: HalfPoints,
    /// Duel points of all matches.
    pub(super) score: u64,
    pub(super) median: HalfPoints,
    /// Their roles in the matches they played, the first match first; the first side started.
    pub(super) roles: Vec<Side>,
    /// The round of their bye, which keeps them from another one (P-6.2).
    pub(super) had_bye: Option<RoundNumber>,
}

/// The present players, best placed first.
pub(super) fn in_absolute_order(tournament: &Tournament) -> Vec<Player> {
    let crosstable = tournament.crosstable();
    let points = match_points(tournament, &crosstable);
    let mut players: Vec<Player> = tournament
        .present_next()
        .into_iter()
        .map(|no| player(tournament, crosstable.row(no), &points))
        .collect();
    players.sort_by_key(|player| {
        (Reverse(player.points), Reverse(player.score), Reverse(player.median), player.no)
    });
    players
}

/// Every player's match points, those of the absent too: they may have been opponents.
fn match_points(tournament: &Tournament, crosstable: &Crosstable) -> Vec<HalfPoints> {
    let scoring = tournament.own_scoring().unwrap_or(SCORING);
    crosstable.rows().iter().map(|row| row.points(&scoring, Adjourned::NotYet)).collect()
}

fn player(tournament: &Tournament, row: &Row, points: &[HalfPoints]) -> Player {
    let barred = |cell: &&Cell| bars_from_bye(System::Pisqworky2023, cell);
    let met: Vec<HalfPoints> = row.games().map(|(_, game)| points[game.opponent.index()]).collect();
    Player {
        no: row.no,
        points: points[row.no.index()],
        score: row.cells.iter().map(|cell| u64::from(duel_points(tournament, cell))).sum(),
        median: median_buchholz(met),
        roles: row.games().map(|(_, game)| game.side).collect(),
        had_bye: row.cells.iter().position(|cell| barred(&cell)).map(RoundNumber::from_index),
    }
}

/// The sum without the best and the worst opponent; nothing with fewer than three.
fn median_buchholz(mut met: Vec<HalfPoints>) -> HalfPoints {
    met.sort_unstable();
    match met.as_slice() {
        [_, middle @ .., _] => middle.iter().copied().sum(),
        [] | [_] => HalfPoints::ZERO,
    }
}

/// Duel points of a round: those of the match, the full score for a match that the opponent did not come to, the
/// bye's for a bye.
fn duel_points(tournament: &Tournament, cell: &Cell) -> u32 {
    let full = tournament.full_score();
    let of_bye = tournament.bye_score().unwrap_or(full);
    match cell {
        Cell::Game(GameCell { score: Some(score), .. }) => score.first,
        Cell::Game(game) if !game.outcome.is_game() && game.share() == Some(Share::Win) => full,
        Cell::Idle(Idle::PairingBye | Idle::FullPointBye) => of_bye,
        Cell::Idle(Idle::HalfPointBye) => of_bye / 2,
        Cell::Game(_) | Cell::Idle(Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_needs_three_opponents() {
        let median = |points: &[u32]| {
            median_buchholz(points.iter().copied().map(HalfPoints::from_whole).collect()).halves() / 2
        };
        assert_eq!(median(&[]), 0);
        assert_eq!(median(&[6]), 0);
        assert_eq!(median(&[6, 4]), 0);
        assert_eq!(median(&[6, 0, 4]), 4);
        assert_eq!(median(&[2, 2, 2, 7]), 4);
    }
}
