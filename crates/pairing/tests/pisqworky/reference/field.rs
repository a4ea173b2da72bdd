//! Everybody's state (1): points, score, median Buchholz, matches and who started them; the absolute order.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use kolo_model::{ForfeitResult, Game, Idle, Lot, Outcome, PlayedResult, StartNumber, Tournament};

use super::Used;

/// One who is present.
#[derive(Debug, Clone)]
pub(crate) struct Player {
    pub(crate) no: u32,
    /// Match points.
    pub(crate) points: u32,
    pub(crate) score: u32,
    pub(crate) buchholz: u32,
    pub(crate) had_bye: bool,
    /// Of the matches played, the first one first: whether he started.
    pub(crate) started: Vec<bool>,
    /// Whom he has met or must not meet, by start number.
    pub(crate) not_again: BTreeSet<u32>,
}

/// Everybody who is present, the best placed first: a player is called by his place here.
pub(crate) struct Field {
    pub(crate) players: Vec<Player>,
    /// So many rounds have been played.
    pub(crate) rounds: u32,
    /// Whether the lot lets the better placed of the first pair start.
    pub(crate) first_starts: bool,
}

impl Field {
    pub(crate) fn of(tournament: &Tournament, used: &mut Used) -> Self {
        let present = tournament.present_next();
        let mut players: Vec<Player> = present.into_iter().map(|no| player(tournament, no)).collect();
        players.sort_by_key(|p| (Reverse(p.points), Reverse(p.score), Reverse(p.buchholz), p.no));
        for pair in players.windows(2) {
            let (a, b) = (&pair[0], &pair[1]);
            used.note(match (a.points == b.points, a.score == b.score, a.buchholz == b.buchholz) {
                (false, ..) => "1.order-points",
                (true, false, _) => "1.order-score",
                (true, true, false) => "1.order-buchholz",
                (true, true, true) => "1.order-number",
            });
        }
        Field {
            players,
            rounds: u32::try_from(tournament.rounds().len()).unwrap(),
            first_starts: tournament.lot().unwrap_or_default() == Lot::FirstStarts,
        }
    }

    /// Admissible opponents have not met and may meet.
    pub(crate) fn admissible(&self, one: usize, other: usize) -> bool {
        one != other && !self.players[one].not_again.contains(&self.players[other].no)
    }
}

fn player(tournament: &Tournament, no: StartNumber) -> Player {
    let opponents = opponents(tournament, no);
    let mut points: Vec<u32> =
        opponents.iter().map(|(opponent, _)| totals(tournament, *opponent).0).collect();
    points.sort_unstable();
    let buchholz = if points.len() < 3 { 0 } else { points[1..points.len() - 1].iter().sum() };
    let (points, score) = totals(tournament, no);
    let next = tournament.next_round();
    let groups =
        tournament.forbidden().iter().filter(|group| group.holds_in(next) && group.members.contains(&no));
    let forbidden = groups.flat_map(|group| group.members.iter().copied()).filter(|other| *other != no);
    Player {
        no: no.get(),
        points,
        score,
        buchholz,
        had_bye: tournament.rounds().iter().any(|round| round.idle.contains(&(no, Idle::PairingBye))),
        started: opponents.iter().map(|(_, started)| *started).collect(),
        not_again: opponents
            .iter()
            .map(|(opponent, _)| *opponent)
            .chain(forbidden)
            .map(StartNumber::get)
            .collect(),
    }
}

/// Whom a player met, match by match, and whether he started. A forfeited match was not played.
fn opponents(tournament: &Tournament, no: StartNumber) -> Vec<(StartNumber, bool)> {
    let mut list = Vec::new();
    for game in tournament.rounds().iter().flat_map(|round| &round.games) {
        if matches!(game.outcome, Outcome::Forfeit(_)) {
            continue;
        }
        if game.sides.first == no {
            list.push((game.sides.second, true));
        } else if game.sides.second == no {
            list.push((game.sides.first, false));
        }
    }
    list
}

/// Match points and score of all rounds, byes and forfeits among them.
fn totals(tournament: &Tournament, no: StartNumber) -> (u32, u32) {
    let full = 4 * tournament.boards().unwrap_or(1);
    let (mut points, mut score) = (0, 0);
    for round in tournament.rounds() {
        for game in &round.games {
            if game.sides.first == no || game.sides.second == no {
                let is_first = game.sides.first == no;
                let own = own_points(game, is_first);
                points += own;
                score += match game.score {
                    Some(written) if is_first => written.first,
                    Some(written) => written.second,
                    None if own == 2 => full,
                    None => 0,
                };
            }
        }
        let bye = tournament.bye_score().unwrap_or(full);
        let idle = round.idle.iter().find(|(who, _)| *who == no).map_or(Idle::Absent, |(_, idle)| *idle);
        let (more_points, more_score) = match idle {
            Idle::PairingBye | Idle::FullPointBye => (2, bye),
            Idle::HalfPointBye => (1, bye / 2),
            Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent => (0, 0),
        };
        points += more_points;
        score += more_score;
    }
    (points, score)
}

fn own_points(game: &Game, is_first: bool) -> u32 {
    match game.outcome {
        Outcome::Played(PlayedResult::FirstWins, _) | Outcome::Forfeit(ForfeitResult::FirstWins) => {
            2 * u32::from(is_first)
        }
        Outcome::Played(PlayedResult::SecondWins, _) | Outcome::Forfeit(ForfeitResult::SecondWins) => {
            2 * u32::from(!is_first)
        }
        Outcome::Played(PlayedResult::Draw, _) => 1,
        Outcome::Forfeit(ForfeitResult::BothLose) => 0,
        other => unreachable!("the contest has no outcome {other:?}"),
    }
}
