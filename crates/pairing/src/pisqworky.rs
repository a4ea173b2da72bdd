//! The Swiss of the pIšQworky 2023 contest: appendix 6, a variant of the Lim system.
//!
//! The modules in the order of the appendix:
//!
//! | rule | module |
//! | --- | --- |
//! | two meet only once | `admissible` |
//! | 1 absolute order | `order`, `field` |
//! | 2 bye | `bye` |
//! | 3 score groups | `groups` |
//! | 4 groups above the middle, 5 groups below it | `outside`, one text for both directions |
//! | 4a, 5a no opponent; 4b, 5b too many | `outside` |
//! | 4c, 5c, 6a order inside a group | `inside` |
//! | 11.2 order of exchange | `exchange` |
//! | 6b blocked middle group | `middle` |
//! | 7 who starts | `starts`, one ordered list of rules |
//! | order of the tables | `tables` |
//! | "so that the rest stays pairable", everywhere | `pairable` |
//! | why there is no pairing | `blocked` |
//! | all of it in words | `explain` |
//!
//! Choices are made one after the other, as a person makes them, and never undone but by 6b. Each asks whether the
//! others can still be paired, and `pairable` answers from a matching that it keeps. The exact reading, choice by
//! choice, is in `docs/rules/readings/pisqworky-swiss.md`.

mod admissible;
mod blocked;
mod bye;
mod exchange;
mod explain;
mod field;
mod groups;
mod inside;
mod middle;
mod order;
mod outside;
mod pairable;
mod pairs;
mod starts;
mod tables;

use kolo_model::{PerSide, Tournament};

use self::bye::Bye;
use self::field::{Field, Place};
use self::groups::{Groups, Outside};
use self::middle::Middle;
use self::outside::Finished;
use self::pairable::Pairable;
use self::pairs::Pair;
use self::starts::{Meeting, Starter};
use crate::cannot_pair::require_another_round;
use crate::{CannotPair, NextRound, Observer, Options};

/// The next round.
///
/// # Errors
/// [`CannotPair`], when the tournament is over, a result or a score is missing, or not every player can be paired.
pub fn next_round(
    tournament: &Tournament,
    options: &Options,
    observer: &mut dyn Observer,
) -> Result<NextRound, CannotPair> {
    require_another_round(tournament)?;
    blocked::require_matches(tournament)?;
    let field = Field::of(tournament, options);
    let drawn = draw(&field).ok_or_else(|| blocked::no_pairing(tournament, &field))?;
    explain::round(tournament, &drawn, observer);
    Ok(drawn.round())
}

/// A round and everything that led to it.
struct Drawn<'a> {
    field: &'a Field,
    bye: Option<Bye>,
    groups: Groups,
    upper: Vec<Finished>,
    lower: Vec<Finished>,
    middle: Middle,
    /// In the order of the tables, each with the one who starts.
    tables: Vec<(Pair, Starter)>,
}

/// The appendix from 2 to 7; nothing if there is no complete pairing.
fn draw(field: &Field) -> Option<Drawn<'_>> {
    let all = field.places();
    let mut pairable = Pairable::of(&field.admissible, field.len(), &all);
    let bye = match pairable.alone() {
        0 => None,
        _ => Some(bye::choose(field, &mut pairable)?),
    };
    let is_free = |who: &Place| bye.as_ref().is_some_and(|bye| bye.who == *who);
    let players: Vec<Place> = all.into_iter().filter(|who| !is_free(who)).collect();
    let mut groups = Groups::of(field, &players);
    let mut upper = outside::pair_side(field, &mut groups, Outside::Upper);
    let mut lower = outside::pair_side(field, &mut groups, Outside::Lower);
    let middle = middle::pair(field, &mut groups, &mut upper, &mut lower)?;
    let finished = upper.iter().chain(&lower).flat_map(|group| &group.pairs);
    let pairs = finished.chain(&middle.pairs).cloned().collect();
    let tables = with_starters(field, tables::in_order(field, pairs));
    Some(Drawn { field, bye, groups, upper, lower, middle, tables })
}

/// Decides who starts at each table (P-6.r3: after all pairs are made).
fn with_starters(field: &Field, tables: Vec<Pair>) -> Vec<(Pair, Starter)> {
    let mut by_better: Vec<Place> = tables.iter().map(Pair::better).collect();
    by_better.sort_unstable();
    let decide = |pair: Pair| {
        let (better, worse, region) = (pair.better(), pair.worse(), pair.region);
        let turn = by_better.partition_point(|place| *place < better);
        let starter = starts::decide(&Meeting { field, better, worse, region, turn });
        (pair, starter)
    };
    tables.into_iter().map(decide).collect()
}

impl Drawn<'_> {
    fn round(&self) -> NextRound {
        let sides = |(pair, starter): &(Pair, Starter)| sides(pair, starter).map(|who| self.field[who].no);
        NextRound {
            round: self.field.round,
            pairs: self.tables.iter().map(sides).collect(),
            byes: self.bye.iter().map(|bye| self.field[bye.who].no).collect(),
        }
    }
}

/// The one who starts first.
fn sides(pair: &Pair, starter: &Starter) -> PerSide<Place> {
    let sides = PerSide::new(pair.who, pair.opponent);
    if starter.who == pair.who { sides } else { sides.swapped() }
}
