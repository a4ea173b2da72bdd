//! 2.3: the criteria. Each is a number of a given pairing, and smaller is better.
//!
//! All of them are sums over the pairs, or belong to the free player. So a part of a pairing can be judged, too.

pub(crate) mod colours;
pub(crate) mod drifts;
pub(crate) mod free_round;
pub(crate) mod lot;
pub(crate) mod origin;
pub(crate) mod score;
pub(crate) mod seeding;

use kolo_model::Wish;

use super::Pairing;
use super::field::Field;

/// A criterion by its name on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Criterion {
    /// 1, first part.
    FreeRounds,
    /// 1, second part.
    FreeScore,
    /// 1, third part: the rank.
    FreeRank,
    /// 1, third part: the rating.
    FreeRating,
    /// 2.
    ScoreDifference,
    /// 3.
    Wish(Wish),
    /// 4.
    Lot,
}

impl Criterion {
    /// Every criterion there is.
    pub(crate) fn all() -> impl Iterator<Item = Criterion> {
        let wishes = Wish::ALL.into_iter().map(|(_, wish)| Criterion::Wish(wish));
        BEFORE_THE_WISHES.into_iter().chain(wishes).chain([Criterion::Lot])
    }
}

const BEFORE_THE_WISHES: [Criterion; 5] = [
    Criterion::FreeRounds,
    Criterion::FreeScore,
    Criterion::FreeRank,
    Criterion::FreeRating,
    Criterion::ScoreDifference,
];

/// The criteria of this tournament in the order of their importance.
pub(crate) fn order(field: &Field) -> Vec<Criterion> {
    let wishes = field.wishes.iter().copied().map(Criterion::Wish);
    BEFORE_THE_WISHES.into_iter().chain(wishes).chain([Criterion::Lot]).collect()
}

/// What a pairing, or a part of one, is by each criterion.
pub(crate) fn values(field: &Field, pairing: &Pairing) -> Vec<(Criterion, i64)> {
    order(field).into_iter().map(|criterion| (criterion, value(criterion, field, pairing))).collect()
}

/// The values alone, with zeros for the criteria that a tournament does not have.
pub(crate) type Values = [i64; 16];

/// The same as numbers that can be added up.
pub(crate) fn of_part(field: &Field, part: &Pairing) -> Values {
    let mut all = [0; 16];
    for (place, criterion) in all.iter_mut().zip(order(field)) {
        *place = value(criterion, field, part);
    }
    all
}

/// What a pairing, or a part of one, is by one criterion.
pub(crate) fn value(criterion: Criterion, field: &Field, pairing: &Pairing) -> i64 {
    let of_pairs = |of_pair: fn(&Field, usize, usize) -> i64| -> i64 {
        pairing.pairs.iter().map(|&(one, other)| of_pair(field, one, other)).sum()
    };
    let of_free = |of_player: fn(&Field, usize) -> i64| -> i64 {
        pairing.free.map_or(0, |player| of_player(field, player))
    };
    match criterion {
        Criterion::FreeRounds => of_free(free_round::earlier),
        Criterion::FreeScore => of_free(free_round::score),
        Criterion::FreeRank => of_free(free_round::rank),
        Criterion::FreeRating => of_free(free_round::rating),
        Criterion::ScoreDifference => of_pairs(score::squared_difference),
        Criterion::Wish(Wish::RepeatedFloats) => of_pairs(drifts::repeated),
        Criterion::Wish(Wish::FloatBalance) => of_pairs(drifts::beyond_balance),
        Criterion::Wish(Wish::Floaters) => of_pairs(drifts::off_the_middle),
        Criterion::Wish(Wish::Seeding) => of_pairs(seeding::of_pair),
        Criterion::Wish(Wish::Club) => of_pairs(origin::same_club),
        Criterion::Wish(Wish::Country) => of_pairs(origin::same_country),
        Criterion::Wish(Wish::Colours) => of_pairs(colours::squared_balances),
        Criterion::Lot => of_pairs(lot::of_pair) + of_free(lot::of_free),
    }
}
