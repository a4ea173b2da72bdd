//! The criteria of a pair as one weight.
//!
//! A weight is a few words of 64 bits, compared from the first on. Several criteria share a word where there is room:
//! each gets so many bits that the sum over all pairs of the field cannot run into the one above. The widths come from
//! the criteria themselves, never from a guess.

use super::criteria::Criterion;
use super::criteria::free_round::Order;
use super::field::{Field, Player, Rank};
use super::history::Float;
use super::optimum::Draw;

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

/// Bits that `kolo-matching` needs above the largest weight for `n` vertices: prices grow to some hundred times the
/// sum of all weights.
const HEADROOM_BITS: u32 = 8;

/// A criterion and where it stands in its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Part {
    criterion: Criterion,
    shift: u32,
}

/// One word of a weight.
#[derive(Debug, Default)]
struct Word {
    /// Everything in it, floats included.
    parts: Vec<Part>,
    /// What is worked out for each pair.
    of_pairs: Vec<Part>,
    /// What it counts when each player, in the current order, is drawn up and when he is drawn down. Empty if nothing
    /// here is about floats.
    of_floats: Vec<[i64; 2]>,
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
        let room = 63 - HEADROOM_BITS - bits(field.len() as u64 + 2);
        let pairs = field.len() as u64 / 2 + 1;
        let mut packer = Packer { room, words: Vec::new(), used: 0 };
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
        let of = |part: &Part| part.criterion.of_pair(field, one, other) << part.shift;
        let of_pair: u64 = word.of_pairs.iter().map(of).sum();
        of_pair.cast_signed() + word.of_floats(a, b, one, other)
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

    /// What a whole draw counts by each criterion of the rule book, in its order.
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
        let about_floats = |part: &&Part| part.criterion.is_about_floats();
        let floats: Vec<Part> = parts.iter().filter(about_floats).copied().collect();
        let of_pairs = parts.iter().filter(|part| !about_floats(part)).copied().collect();
        let drawn = |player: &Player, float: Float| {
            let of = |part: &Part| part.criterion.of_float(player, float) << part.shift;
            floats.iter().map(of).sum::<u64>().cast_signed()
        };
        let both = |player: &Player| [drawn(player, Float::Up), drawn(player, Float::Down)];
        let of_floats =
            if floats.is_empty() { Vec::new() } else { field.players().iter().map(both).collect() };
        Word { parts, of_pairs, of_floats }
    }

    #[inline]
    fn of_floats(&self, a: Rank, b: Rank, one: &Player, other: &Player) -> i64 {
        if self.of_floats.is_empty() || one.group == other.group {
            return 0;
        }
        let (higher, lower) = if one.group < other.group { (a, b) } else { (b, a) };
        self.of_floats[lower.0][0] + self.of_floats[higher.0][1]
    }
}

/// How many bits `number` needs.
fn bits(number: u64) -> u32 {
    u64::BITS - number.leading_zeros()
}

/// Fills words from the least important end.
struct Packer {
    /// Bits that a single weight may use of a word.
    room: u32,
    /// The last word first.
    words: Vec<Vec<Part>>,
    /// Bits of the newest word that sums may use.
    used: u32,
}

impl Packer {
    /// `own` bits for one pair, `sum` bits for all of them.
    fn add(&mut self, criterion: Criterion, own: u32, sum: u32) {
        let shift = self.begin_word_unless(own);
        if let Some(word) = self.words.last_mut() {
            word.push(Part { criterion, shift });
        }
        self.used = shift + sum;
    }

    /// Where a number of one bit above everything else stands.
    fn shift_of_one(&mut self) -> u32 {
        self.begin_word_unless(1)
    }

    /// The shift for so many bits, in a new word if they do not fit into this one.
    fn begin_word_unless(&mut self, own: u32) -> u32 {
        if self.words.is_empty() || self.used + own > self.room {
            self.words.push(Vec::new());
            self.used = 0;
        }
        self.used
    }
}
