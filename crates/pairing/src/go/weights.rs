//! The criteria of a pair as one weight.
//!
//! A weight is a few words of 64 bits, compared from the first on. Several criteria share a word where there is room:
//! each gets so many bits that the sum over all pairs of the field cannot run into the one above. The widths come from
//! the criteria themselves, never from a guess. Every criterion fits into a word by itself, however large the
//! tournament: the limits of the model on players, rounds and points of a round see to that.

use kolo_model::Wish;

use super::criteria::free_round::Order;
use super::criteria::{self, Criterion};
use super::field::{Field, Player, Rank};
use super::history::Float;
use super::optimum::Draw;
use super::rules::Neighbours;
use crate::weight_packing::{self, Packer, bits};

type Part = weight_packing::Part<Criterion>;

/// Runs code for weights of `$n` words. One compiled copy for each width would be large; a few cover what occurs.
macro_rules! with_width {
    ($weights:expr, $n:ident => $body:expr) => {
        match $weights.len() {
            0..=2 => {
                const $n: usize = 2;
                $body
            }
            3 | 4 => {
                const $n: usize = 4;
                $body
            }
            5 | 6 => {
                const $n: usize = 6;
                $body
            }
            _ => {
                const $n: usize = 12;
                $body
            }
        }
    };
}
pub(super) use with_width;

/// One word of a weight.
#[derive(Debug, Default)]
struct Word {
    /// Everything in it.
    parts: Vec<Part>,
    /// Where the criteria stand that are worked out for each pair; those about floats are below.
    shifts: Shifts,
    /// What it counts when each player, in the current order, floats up and when they float down. Empty if nothing
    /// here is about floats.
    of_floats: Vec<[i64; 2]>,
}

/// Where in a word a criterion stands, if it stands there. The same as the list of parts, for the innermost loop.
#[derive(Debug, Default)]
struct Shifts {
    score: Option<u32>,
    /// The difference of scores looks at more than the score.
    score_in_group: Option<u32>,
    seeding: Option<u32>,
    club: Option<u32>,
    country: Option<u32>,
    colours: Option<u32>,
    lot: Option<u32>,
}

/// How pairs are weighed in one field.
#[derive(Debug)]
pub(super) struct Weights {
    words: Vec<Word>,
    /// Where "stays without opponent" stands in the first word: above everything else.
    alone_shift: u32,
    free_order: Order,
}

impl Weights {
    pub(super) fn of(field: &Field) -> Self {
        let pairs = field.len() as u64 / 2 + 1;
        let mut packer = Packer::new(field.len() as u64);
        // The least important first, so that shifts grow as the words fill up.
        for &criterion in field.rules.criteria.iter().rev() {
            let counts = criterion != Criterion::FreeRound || field.is_odd();
            let most = criterion.most(field);
            if counts && most > 0 {
                // Only one player is free, so that this one is never summed up.
                let sum = if criterion == Criterion::FreeRound { most } else { most.saturating_mul(pairs) };
                packer.add(criterion, bits(most), bits(sum));
            }
        }
        let alone_shift = packer.shift_of_one();
        let words = packer.words.into_iter().rev().map(|parts| Word::of(field, parts)).collect();
        Weights { words, alone_shift, free_order: Order::of(field) }
    }

    /// How many words a weight has.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// One word of the weight of a pair.
    #[inline]
    pub(super) fn word(&self, word: usize, field: &Field, a: Rank, b: Rank) -> i64 {
        let Some(word) = self.words.get(word) else {
            return 0;
        };
        let (one, other) = (&field[a], &field[b]);
        let of_pair = word.shifts.of_pair(field, one, other).cast_signed();
        if word.of_floats.is_empty() || one.group == other.group {
            return of_pair;
        }
        let (higher, lower) = if one.group < other.group { (a, b) } else { (b, a) };
        of_pair + word.of_floats[lower.0][0] + word.of_floats[higher.0][1]
    }

    /// What a squared difference of scores of one counts in the first word, doubled as prices are; nothing if it stands
    /// in a later word. No pair has less in the first word than its difference makes.
    pub(super) fn doubled_score_unit(&self) -> i64 {
        let mut parts = self.words.first().into_iter().flat_map(|word| &word.parts);
        let part = parts.find(|part| part.criterion == Criterion::ScoreDifference);
        part.map_or(0, |part| 2 << part.shift)
    }

    /// The weight of a pair.
    #[inline]
    pub(super) fn pair<const N: usize>(&self, field: &Field, a: Rank, b: Rank) -> [i64; N] {
        std::array::from_fn(|word| self.word(word, field, a, b))
    }

    /// The weight of a player who stays without opponent.
    pub(super) fn alone<const N: usize>(&self, player: &Player) -> [i64; N] {
        std::array::from_fn(|word| {
            let parts = self.words.get(word).into_iter().flat_map(|word| &word.parts);
            let of = |part: &Part| part.criterion.of_free(&self.free_order, player) << part.shift;
            let sum: u64 = parts.map(of).sum();
            let alone = if word == 0 { 1 << self.alone_shift } else { 0 };
            sum.cast_signed() + alone
        })
    }

    /// What a whole pairing counts by each criterion of the rule book, in its order.
    pub(super) fn totals(&self, field: &Field, draw: &Draw) -> Vec<u64> {
        let total = |criterion: &Criterion| {
            let of_pair = |&(a, b): &(Rank, Rank)| criterion.of_pair(field, &field[a], &field[b]);
            let pairs: u64 = draw.pairs.iter().map(of_pair).sum();
            pairs + draw.free.map_or(0, |free| criterion.of_free(&self.free_order, &field[free]))
        };
        field.rules.criteria.iter().map(total).collect()
    }
}

impl Word {
    fn of(field: &Field, parts: Vec<Part>) -> Self {
        let floats: Vec<Part> =
            parts.iter().filter(|part| part.criterion.is_about_floats()).copied().collect();
        let shifts = Shifts::of(field, &parts);
        let drawn = |player: &Player, float: Float| {
            let of = |part: &Part| part.criterion.of_float(player, float) << part.shift;
            floats.iter().map(of).sum::<u64>().cast_signed()
        };
        let both = |player: &Player| [drawn(player, Float::Up), drawn(player, Float::Down)];
        let of_floats =
            if floats.is_empty() { Vec::new() } else { field.players().iter().map(both).collect() };
        Word { parts, shifts, of_floats }
    }
}

impl Shifts {
    fn of(field: &Field, parts: &[Part]) -> Self {
        let of = |criterion| parts.iter().find(|part| part.criterion == criterion).map(|part| part.shift);
        let score = of(Criterion::ScoreDifference);
        Shifts {
            score,
            score_in_group: score.filter(|_| field.rules.neighbours != Neighbours::default()),
            seeding: of(Criterion::Wish(Wish::Seeding)),
            club: of(Criterion::Wish(Wish::Club)),
            country: of(Criterion::Wish(Wish::Country)),
            colours: of(Criterion::Wish(Wish::Colours)),
            lot: of(Criterion::Lot),
        }
    }

    #[inline]
    fn of_pair(&self, field: &Field, a: &Player, b: &Player) -> u64 {
        let mut sum = 0;
        let score = if a.group == b.group { self.score_in_group } else { self.score };
        if let Some(shift) = score {
            sum += criteria::score_difference::of_pair(field, a, b) << shift;
        }
        if let Some(shift) = self.seeding {
            sum += criteria::seeding::of_pair(field.rules.seeding, a, b) << shift;
        }
        if let Some(shift) = self.club {
            sum += criteria::club::of_pair(a, b) << shift;
        }
        if let Some(shift) = self.country {
            sum += criteria::country::of_pair(a, b) << shift;
        }
        if let Some(shift) = self.colours {
            sum += criteria::colours::of_pair(field, a, b) << shift;
        }
        if let Some(shift) = self.lot {
            sum += criteria::lot::of_pair(a, b) << shift;
        }
        sum
    }
}
