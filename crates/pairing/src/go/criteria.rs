//! The criteria, one module each. A criterion gives every pair a number; the sum over all pairs is to be small.

pub(super) mod club;
pub(super) mod colours;
pub(super) mod country;
pub(super) mod float_balance;
pub(super) mod floaters;
pub(super) mod free_round;
pub(super) mod lot;
pub(super) mod repeated_floats;
pub(super) mod score_difference;
pub(super) mod seeding;

use kolo_model::{Clause, Wish};

use super::field::{Field, Player};
use super::history::Float;

/// What is to be as small as possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Criterion {
    /// Who is free in an odd field.
    FreeRound,
    /// How far apart the scores of a pair are.
    ScoreDifference,
    /// What the tournament wishes beyond that.
    Wish(Wish),
    /// The lot between equally good pairings.
    Lot,
}

impl Criterion {
    /// What a pair counts.
    #[inline]
    pub(super) fn of_pair(self, field: &Field, a: &Player, b: &Player) -> u64 {
        match self {
            Criterion::FreeRound => 0,
            Criterion::ScoreDifference => score_difference::of_pair(field, a, b),
            Criterion::Wish(Wish::RepeatedFloats | Wish::FloatBalance | Wish::Floaters) => {
                let of = |player, other| {
                    float_against(player, other).map_or(0, |float| self.of_float(player, float))
                };
                of(a, b) + of(b, a)
            }
            Criterion::Wish(Wish::Seeding) => seeding::of_pair(field.rules.seeding, a, b),
            Criterion::Wish(Wish::Club) => club::of_pair(a, b),
            Criterion::Wish(Wish::Country) => country::of_pair(a, b),
            Criterion::Wish(Wish::Colours) => colours::of_pair(field, a, b),
            Criterion::Lot => lot::of_pair(a, b),
        }
    }

    /// What it counts that a player floats up or down. The criteria about this look at each of a pair alone.
    pub(super) fn of_float(self, player: &Player, float: Float) -> u64 {
        match self {
            Criterion::Wish(Wish::RepeatedFloats) => repeated_floats::of_float(player, float),
            Criterion::Wish(Wish::FloatBalance) => float_balance::of_float(player, float),
            Criterion::Wish(Wish::Floaters) => floaters::of_float(player),
            Criterion::FreeRound | Criterion::ScoreDifference | Criterion::Wish(_) | Criterion::Lot => 0,
        }
    }

    /// Whether it is about floats, and nothing else.
    pub(super) fn is_about_floats(self) -> bool {
        matches!(self, Criterion::Wish(Wish::RepeatedFloats | Wish::FloatBalance | Wish::Floaters))
    }

    /// What the free player counts.
    pub(super) fn of_free(self, order: &free_round::Order, player: &Player) -> u64 {
        match self {
            Criterion::FreeRound => order.place(player),
            Criterion::Lot => lot::of_free(player),
            Criterion::ScoreDifference | Criterion::Wish(_) => 0,
        }
    }

    /// No pair and no free player of this field counts more: the width of the weights is worked out from it.
    pub(super) fn most(self, field: &Field) -> u64 {
        match self {
            Criterion::FreeRound => free_round::most(field),
            Criterion::ScoreDifference => score_difference::most(field),
            Criterion::Wish(Wish::RepeatedFloats) => repeated_floats::MOST,
            Criterion::Wish(Wish::FloatBalance) => float_balance::MOST,
            Criterion::Wish(Wish::Floaters) => floaters::most(field),
            Criterion::Wish(Wish::Seeding) => seeding::most(field),
            Criterion::Wish(Wish::Club) => club::MOST,
            Criterion::Wish(Wish::Country) => country::MOST,
            Criterion::Wish(Wish::Colours) => colours::most(field),
            Criterion::Lot => lot::MOST,
        }
    }

    /// The clause it follows.
    pub(super) fn clause(self, field: &Field) -> Clause {
        match (self, field.system) {
            (Criterion::ScoreDifference, kolo_model::System::McMahon) => Clause::new("G-3.1.3"),
            (Criterion::ScoreDifference, _) => Clause::new("G-3.1.2"),
            (Criterion::Lot, _) => Clause::new("K-SEED"),
            (Criterion::FreeRound | Criterion::Wish(_), _) => Clause::new("G-3.2.2"),
        }
    }
}

/// How `player` floats against `other`.
#[inline]
pub(super) fn float_against(player: &Player, other: &Player) -> Option<Float> {
    match player.score.cmp(&other.score) {
        std::cmp::Ordering::Less => Some(Float::Up),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Float::Down),
    }
}

/// Whether the wish to keep neighbours apart is silent: both play for the first place (reading of G-3.2.2).
#[inline]
fn both_above_bar(a: &Player, b: &Player) -> bool {
    a.above_bar && b.above_bar
}

/// A count as a number to add up.
fn number(count: usize) -> u64 {
    u64::try_from(count).unwrap_or(u64::MAX)
}
