//! The pairing of the gomoku contest written straight from the reading (docs/rules/readings/pisqworky-swiss.md), as
//! slow and as plain as it gets: what can be paired is tried out, sets are gone through one by one. It shares no
//! code with the engine it is compared with. Numbers in brackets are sections of the reading.

mod bye;
pub(crate) mod exchange;
pub(crate) mod field;
mod groups;
pub(crate) mod pairable;
mod sides;
mod starts;
mod tables;
mod used;

use kolo_model::Tournament;

use field::Field;
use groups::Groups;
use pairable::Pairable;
pub(crate) use used::Used;

/// What the organiser chose for who starts (8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Choices {
    /// Going back, the one who did not start starts.
    pub(crate) alternate: bool,
    /// No. 1 is the highest number.
    pub(crate) lim_numbers: bool,
}

/// A round in start numbers: tables in their order, the one who starts first, and the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Paired {
    pub(crate) tables: Vec<(u32, u32)>,
    pub(crate) bye: Option<u32>,
}

/// The next round, or `None` where there is no complete pairing; `used` learns which clauses were at work.
pub(crate) fn pair(tournament: &Tournament, choices: Choices, used: &mut Used) -> Option<Paired> {
    let field = Field::of(tournament, used);
    let pairable = Pairable::of(&field);
    let all: Vec<usize> = (0..field.players.len()).collect();
    let bye = if all.len() % 2 == 1 { Some(bye::of(&field, &pairable, used)?) } else { None };
    let rest: Vec<usize> = all.into_iter().filter(|player| Some(*player) != bye).collect();
    let made = Groups::of(&field, &pairable, &rest, used).pair()?;
    let started = starts::of(&field, choices, &made, used);
    let tables = tables::in_order(&field, started, used);
    let number = |player: usize| field.players[player].no;
    Some(Paired {
        tables: tables.into_iter().map(|(first, second)| (number(first), number(second))).collect(),
        bye: bye.map(number),
    })
}

/// Everybody who is present, in the absolute order (1).
pub(crate) fn absolute_order(tournament: &Tournament) -> Vec<u32> {
    Field::of(tournament, &mut Used::default()).players.iter().map(|player| player.no).collect()
}
