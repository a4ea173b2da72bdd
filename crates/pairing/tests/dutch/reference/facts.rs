//! Article 1: the players, their order and what their past rounds say about them.

use std::cmp::Reverse;

use kolo_model::{Adjourned, Cell, Idle, RoundNumber, Row, Side, StartNumber, Tournament};

use super::colours;
use super::floats::{self, Float};

/// Players as bits, the highest ranked one being the lowest bit.
pub(crate) type Mask = u32;

/// All that the rules look at of one player.
#[derive(Debug, Clone)]
pub(crate) struct Player {
    /// The tournament pairing number.
    pub(crate) no: u32,
    /// The number for article 5.2.5: those who were never paired and are not to be paired now are left out.
    pub(crate) number: usize,
    /// Points in halves, with those that an acceleration lends.
    pub(crate) score: u32,
    /// Points in halves as the standings show them.
    pub(crate) points: u32,
    /// Numbers of those played before (C1) and of those kept apart by the arbiter.
    pub(crate) never: Vec<u32>,
    /// Colours of the games played, the first one first; rounds without a game are left out (C.04.2, 3.4).
    pub(crate) colours: Vec<Side>,
    /// The float of the previous round, and the one of the round before that.
    pub(crate) floats: [Option<Float>; 2],
    /// C2: has had a bye, or the points of a win in a round without a game.
    pub(crate) no_bye: bool,
    /// Rounds without a game (C9).
    pub(crate) unplayed: u32,
    /// Article 1.8: above half of what could be had, and the round to pair is the last one.
    pub(crate) topscorer: bool,
}

/// Everybody who is to be paired.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    /// In the order of article 1.2.
    pub(crate) players: Vec<Player>,
    /// The initial colour (article 5.1).
    pub(crate) initial: Side,
    /// Whom each player may meet by C1 and C3.
    pub(crate) may_meet: Vec<Mask>,
}

impl Facts {
    /// The facts that decide about the next round of `tournament`.
    pub(crate) fn of(tournament: &Tournament) -> Facts {
        let crosstable = tournament.crosstable();
        let present = tournament.present_next().into_iter();
        let mut players: Vec<Player> = present.map(|no| player(tournament, crosstable.rows(), no)).collect();
        players.sort_by_key(|player| (Reverse(player.score), player.no));
        let may_meet = players
            .iter()
            .map(|one| {
                (0..players.len()).filter(|&other| legal(one, &players[other])).map(|bit| 1 << bit).sum()
            })
            .collect();
        Facts { players, initial: tournament.lot().unwrap_or_default().side(), may_meet }
    }

    /// The score of a player.
    pub(crate) fn score(&self, player: usize) -> u32 {
        self.players[player].score
    }

    /// Whether C1 and C3 allow the two to meet.
    pub(crate) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.may_meet[one] >> other & 1 == 1
    }

    /// Article 1.3.1: the score groups, the highest one first.
    pub(crate) fn groups(&self) -> Vec<Vec<usize>> {
        let all: Vec<usize> = (0..self.players.len()).collect();
        all.chunk_by(|one, other| self.score(*one) == self.score(*other)).map(<[usize]>::to_vec).collect()
    }
}

/// C1 and C3. Of two who must both have the same colour, one at least is a topscorer.
fn legal(one: &Player, other: &Player) -> bool {
    let clash = match (colours::absolute(one), colours::absolute(other)) {
        (Some(colour), Some(same)) => colour == same,
        (None, _) | (_, None) => false,
    };
    one.no != other.no
        && !one.never.contains(&other.no)
        && !other.never.contains(&one.no)
        && (!clash || one.topscorer || other.topscorer)
}

/// The score with which `no` was, or is to be, paired in `round`.
pub(crate) fn pairing_score(tournament: &Tournament, row: &Row, round: RoundNumber) -> u32 {
    let lent = tournament.accelerations().iter().find(|(no, _)| *no == row.no);
    let lent = lent.and_then(|(_, points)| points.get(round.index())).map_or(0, |points| points.halves());
    row.points_before(round, &tournament.scoring(), Adjourned::AsDraw).halves() + lent
}

/// Whether a game was played in the round.
fn played(cell: &Cell) -> bool {
    match cell {
        Cell::Game(game) => game.outcome.is_game(),
        Cell::Idle(_) => false,
    }
}

/// Whether somebody was in the pairing of a round, or is to be in the next one.
fn takes_part(tournament: &Tournament, row: &Row) -> bool {
    let paired = |cell: &Cell| match cell {
        Cell::Game(_) => true,
        Cell::Idle(idle) => *idle == Idle::PairingBye,
    };
    row.cells.iter().any(paired) || tournament.idle_next(row.no).is_none()
}

fn player(tournament: &Tournament, rows: &[Row], no: StartNumber) -> Player {
    let row = &rows[no.index()];
    let next = tournament.next_round();
    let win = tournament.scoring().win;
    let score = pairing_score(tournament, row, next);
    let rounds = u32::try_from(tournament.rounds().len()).expect("rounds are few");
    let last = tournament.planned_rounds() == Some(rounds + 1);
    let apart = tournament.forbidden().iter().filter(|f| f.holds_in(next) && f.members.contains(&no));
    let apart = apart.flat_map(|forbidden| forbidden.members.iter().map(|other| other.get()));
    let unplayed = || row.cells.iter().filter(|cell| !played(cell));
    Player {
        no: no.get(),
        number: rows[..=no.index()].iter().filter(|row| takes_part(tournament, row)).count(),
        score,
        points: row.points(&tournament.scoring(), Adjourned::AsDraw).halves(),
        never: row.games().map(|(_, game)| game.opponent.get()).chain(apart).collect(),
        colours: row.games().map(|(_, game)| game.side).collect(),
        floats: [1, 2].map(|ago| floats::float(tournament, rows, no, ago)),
        no_bye: unplayed().any(|cell| {
            *cell == Cell::Idle(Idle::PairingBye)
                || cell.points(&tournament.scoring(), Adjourned::AsDraw) >= win
        }),
        unplayed: u32::try_from(unplayed().count()).expect("rounds are few"),
        topscorer: last && 2 * score > rounds * win.halves(),
    }
}
