//! 2.6: sides and boards.

use std::cmp::Reverse;

use kolo_model::{GameTerms, Side};

use super::Pairing;
use super::criteria::lot;
use super::field::Field;
use super::handicap;

/// A game to be played, by start numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) first: u32,
    pub(crate) second: u32,
    pub(crate) terms: GameTerms,
}

/// The pairs as they are published.
pub(crate) fn in_order(field: &Field, pairing: &Pairing) -> Vec<Board> {
    let score = |player: usize| field.players[player].score;
    let mut pairs = pairing.pairs.clone();
    pairs.sort_by_key(|&(one, other)| {
        let (higher, lower) = (score(one).max(score(other)), score(one).min(score(other)));
        (Reverse(higher), Reverse(lower), one.min(other))
    });
    pairs.into_iter().map(|(one, other)| board(field, one, other)).collect()
}

fn board(field: &Field, one: usize, other: usize) -> Board {
    let (terms, by_handicap) = handicap::terms(field, one, other);
    let (own, others) = (field.players[one].no, field.players[other].no);
    match by_handicap.unwrap_or_else(|| side_in_even_game(field, one, other)) {
        Side::First => Board { first: own, second: others, terms },
        Side::Second => Board { first: others, second: own, terms },
    }
}

/// The first side is for the one with the smaller balance; where they are equal, the lot says for whom.
fn side_in_even_game(field: &Field, one: usize, other: usize) -> Side {
    let (one, other) = (&field.players[one], &field.players[other]);
    match one.history.balance.cmp(&other.history.balance) {
        std::cmp::Ordering::Less => Side::First,
        std::cmp::Ordering::Greater => Side::Second,
        std::cmp::Ordering::Equal => {
            let drawn = lot::number(field, one.no.min(other.no), one.no.max(other.no));
            let smaller_number = if drawn.is_multiple_of(2) { Side::First } else { Side::Second };
            if one.no < other.no { smaller_number } else { smaller_number.other() }
        }
    }
}
