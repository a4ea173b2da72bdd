//! The criteria of a choice as one weight.
//!
//! A weight is a few words of 64 bits, compared from the first on. Several criteria share a word where there is room:
//! each gets so many bits that the sum over all choices cannot run into the one above. The widths come from the size of
//! the bracket and of its score groups, never from a guess; what cannot occur in it gets none.

use kolo_model::HalfPoints;

use super::bracket::Bracket;
use super::criteria::{Choice, Criterion, IN_ORDER, Span};
use crate::weight_packing::{Packer, Part, bits};

/// One number in a weight: a criterion, and the score it is counted for where scores are taken one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Digit {
    counts: Counts,
    score: Option<HalfPoints>,
}

/// What a number in a weight counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Counts {
    Criterion(Criterion),
    /// 4.3: how many of the second half stand in the first.
    Exchanged,
    /// 4.3: the sum of the numbers in the first half.
    Numbers,
}

/// Where two weights differ first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Difference {
    /// Nowhere, as far as the criteria go.
    None,
    /// A player has no opponent in one of them.
    Unpaired,
    /// In what a criterion counts, for one score where it takes them one by one.
    Criterion { criterion: Criterion, score: Option<HalfPoints>, one: i64, other: i64 },
}

/// Whether C9 counts in a bracket: it does where exactly one floats down, who has the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UnplayedGames {
    Count,
    DoNotCount,
}

/// How the choices of a bracket are weighed.
#[derive(Debug)]
pub(super) struct Weights {
    words: Vec<Vec<Part<Digit>>>,
    /// Where "stays without opponent" stands in the first word: above everything else.
    alone_shift: u32,
}

/// Runs code for weights of `$n` words. One compiled copy for each width would be large; a few cover what occurs. Each
/// word has room for a dozen scores, and hundreds of different ones do not come together in a bracket: `$wider` is for
/// those who try.
macro_rules! with_width {
    ($weights:expr, $n:ident => $body:expr, wider => $wider:expr) => {
        match $weights.len() {
            0..=2 => {
                const $n: usize = 2;
                $body
            }
            3 | 4 => {
                const $n: usize = 4;
                $body
            }
            5..=8 => {
                const $n: usize = 8;
                $body
            }
            9..=16 => {
                const $n: usize = 16;
                $body
            }
            17..=64 => {
                const $n: usize = 64;
                $body
            }
            _ => $wider,
        }
    };
}
pub(super) use with_width;

impl Weights {
    /// The criteria of a bracket, and below them the order of exchanges.
    pub(super) fn of(bracket: &Bracket<'_>, unplayed: UnplayedGames) -> Self {
        let mut packer = Packer::new(bracket.vertices() as u64);
        let residents = bracket.residents().len() as u64;
        let pairs = residents / 2;
        packer.add(Digit { counts: Counts::Numbers, score: None }, bits(residents), bits(residents * pairs));
        packer.add(Digit { counts: Counts::Exchanged, score: None }, 1, bits(pairs));
        for criterion in IN_ORDER.into_iter().rev() {
            if criterion == Criterion::C9 && unplayed == UnplayedGames::DoNotCount {
                continue;
            }
            for Span { score, each, most } in criterion.spans(bracket).into_iter().rev() {
                if most > 0 {
                    let digit = Digit { counts: Counts::Criterion(criterion), score };
                    packer.add(digit, bits(each), bits(most));
                }
            }
        }
        let alone_shift = packer.shift_of_one();
        Weights { words: packer.words.into_iter().rev().collect(), alone_shift }
    }

    /// How many words a weight has.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// The weight of a choice by the criteria.
    pub(super) fn choice<const N: usize>(&self, choice: &Choice<'_>) -> [i64; N] {
        self.sum(|digit| match digit.counts {
            Counts::Criterion(criterion) => {
                let counted = criterion.count(choice);
                if digit.score.is_none_or(|score| score == counted.score) { counted.amount } else { 0 }
            }
            Counts::Exchanged | Counts::Numbers => 0,
        })
    }

    /// What it weighs that the resident with this number (0 for the first of those to be divided into halves) stands in
    /// the first half, of `pairs` players.
    pub(super) fn in_first_half<const N: usize>(&self, number: usize, pairs: usize) -> [i64; N] {
        self.sum(|digit| match digit.counts {
            Counts::Criterion(_) => 0,
            Counts::Exchanged => u64::from(number >= pairs),
            Counts::Numbers => number as u64,
        })
    }

    /// Where two weights of a whole pairing differ first.
    pub(super) fn first_difference<const N: usize>(&self, one: &[i64; N], other: &[i64; N]) -> Difference {
        let alone = |weight: &[i64; N]| weight[0] >> self.alone_shift;
        if alone(one) != alone(other) {
            return Difference::Unpaired;
        }
        for (word, parts) in self.words.iter().enumerate() {
            let (mut one, mut other) = (one[word], other[word]);
            if word == 0 {
                one -= (one >> self.alone_shift) << self.alone_shift;
                other -= (other >> self.alone_shift) << self.alone_shift;
            }
            for part in parts.iter().rev() {
                let (first, second) = (one >> part.shift, other >> part.shift);
                if first != second {
                    let Digit { counts, score } = part.criterion;
                    return match counts {
                        Counts::Criterion(criterion) => {
                            Difference::Criterion { criterion, score, one: first, other: second }
                        }
                        Counts::Exchanged | Counts::Numbers => Difference::None,
                    };
                }
                one -= first << part.shift;
                other -= second << part.shift;
            }
        }
        Difference::None
    }

    /// The weight of a player who stays without opponent, which C4 never lets happen.
    pub(super) fn alone<const N: usize>(&self) -> [i64; N] {
        std::array::from_fn(|word| if word == 0 { 1 << self.alone_shift } else { 0 })
    }

    fn sum<const N: usize>(&self, value: impl Fn(&Digit) -> u64) -> [i64; N] {
        std::array::from_fn(|word| {
            let parts = self.words.get(word).into_iter().flatten();
            parts.map(|part| value(&part.criterion) << part.shift).sum::<u64>().cast_signed()
        })
    }
}
