//! Section 1: players, their order and their history; section 2: which pairs are legal.

use kolo_model::{
    Adjourned, Cell, GameCell, HalfPoints, Idle, RoundNumber, Row, Share, Side, StartNumber, Tournament,
};

use super::colours::{self, Preference};
use super::floats::{Float, Level};
use super::set::Set;

/// All that the rules look at of one player.
#[derive(Debug, Clone, Default)]
pub(crate) struct Player {
    /// Start number.
    pub(crate) no: u32,
    /// Points in halves.
    pub(crate) halves: u32,
    /// Start numbers of those he has met or must not meet.
    pub(crate) never: Vec<u32>,
    /// Colours of the played games, the first game first.
    pub(crate) colours: Vec<Side>,
    /// The float of the last round.
    pub(crate) last_round: Option<Float>,
    /// The float of the round before the last.
    pub(crate) two_rounds_ago: Option<Float>,
    /// B1b: may not have the bye.
    pub(crate) barred: bool,
    /// The exception of the last round holds for him.
    pub(crate) exempt: bool,
}

/// Everybody who is to be paired.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    /// By rank.
    pub(crate) players: Vec<Player>,
    /// The colour that the lot gave to no. 1.
    pub(crate) lot: Side,
    preferences: Vec<Option<Preference>>,
    legal: Vec<Set>,
}

impl Facts {
    /// Sorts the players by rank (A2) and finds out which pairs are legal.
    pub(crate) fn new(mut players: Vec<Player>, lot: Side) -> Facts {
        players.sort_by_key(|player| (std::cmp::Reverse(player.halves), player.no));
        let legal = players
            .iter()
            .map(|one| (0..players.len()).filter(|other| may_meet(one, &players[*other])).collect())
            .collect();
        let preferences = players.iter().map(colours::preference).collect();
        Facts { players, lot, preferences, legal }
    }

    /// The facts that decide about the next round of `tournament`.
    pub(crate) fn of(tournament: &Tournament) -> Facts {
        let crosstable = tournament.crosstable();
        let present = tournament.present_next().into_iter();
        let players = present.map(|no| player(tournament, crosstable.rows(), no)).collect();
        Facts::new(players, tournament.lot().unwrap_or_default().side())
    }

    /// The colour preference of a player (A7).
    pub(crate) fn preference(&self, player: usize) -> Option<Preference> {
        self.preferences[player]
    }

    /// Whether B1a and B2 allow the pair.
    fn legal(&self, one: usize, other: usize) -> bool {
        self.legal[one].contains(other)
    }

    /// Whether the pair is legal and, if the scores are unequal, keeps the up criteria in force.
    pub(crate) fn may_pair(&self, one: usize, other: usize, up: Level) -> bool {
        let (higher, lower) = (&self.players[one.min(other)], &self.players[one.max(other)]);
        self.legal(one, other) && (higher.halves == lower.halves || up.allows(lower, Float::Up))
    }

    /// Whether somebody in `others` may meet `player`.
    pub(crate) fn has_opponent(&self, player: usize, others: Set) -> bool {
        !self.legal[player].and(others).is_empty()
    }

    /// Whether both want the same colour (B4).
    pub(crate) fn clash(&self, one: usize, other: usize) -> bool {
        match (self.preference(one), self.preference(other)) {
            (Some(one), Some(other)) => one.colour == other.colour,
            (None, _) | (_, None) => false,
        }
    }
}

fn may_meet(one: &Player, other: &Player) -> bool {
    let allocation = |white: &Player, black: &Player| {
        colours::may_have(white, Side::First) && colours::may_have(black, Side::Second)
    };
    one.no != other.no
        && !one.never.contains(&other.no)
        && !other.never.contains(&one.no)
        && (allocation(one, other) || allocation(other, one))
}

fn player(tournament: &Tournament, rows: &[Row], no: StartNumber) -> Player {
    let row = &rows[no.index()];
    let played = tournament.rounds().len();
    let last = tournament.planned_rounds().is_some_and(|planned| planned as usize == played + 1);
    let halves = row.points(&tournament.scoring(), Adjourned::AsDraw).halves();
    let met = row.games().map(|(_, game)| game.opponent.get());
    let next = tournament.next_round();
    let forbidden_pairs =
        tournament.forbidden().iter().filter(|f| f.holds_in(next) && f.members.contains(&no));
    let forbidden_pairs =
        forbidden_pairs.flat_map(|forbidden| forbidden.members.iter().map(|other| other.get()));
    Player {
        no: no.get(),
        halves,
        never: met.chain(forbidden_pairs).collect(),
        colours: row.games().map(|(_, game)| game.side).collect(),
        last_round: float_ago(tournament, rows, no, 1),
        two_rounds_ago: float_ago(tournament, rows, no, 2),
        barred: row.cells.iter().any(bars_from_bye),
        exempt: last && 2 * halves as usize > played * tournament.scoring().win.halves() as usize,
    }
}

/// B1b: a point without a game.
fn bars_from_bye(cell: &Cell) -> bool {
    match cell {
        Cell::Idle(Idle::PairingBye | Idle::FullPointBye) => true,
        Cell::Idle(Idle::HalfPointBye | Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => false,
        Cell::Game(game) => !game.outcome.is_game() && game.share() == Some(Share::Win),
    }
}

/// The float of `no` so many rounds ago, from the scores before that round.
fn float_ago(tournament: &Tournament, rows: &[Row], no: StartNumber, ago: usize) -> Option<Float> {
    let index = tournament.rounds().len().checked_sub(ago)?;
    let before = |who: StartNumber| -> HalfPoints {
        rows[who.index()].points_before(
            RoundNumber::from_index(index),
            &tournament.scoring(),
            Adjourned::AsDraw,
        )
    };
    match rows[no.index()].cells[index] {
        Cell::Game(GameCell { opponent, .. }) => match before(no).cmp(&before(opponent)) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Float::Up),
        },
        Cell::Idle(Idle::PairingBye) => Some(Float::Down),
        Cell::Idle(_) => None,
    }
}
