//! 3.2, 3.6, 4.3: the two halves of the residents who do not meet a player moved down, and who is exchanged between
//! them.
//!
//! Of every pair the higher ranked stands in the first half: with the halves the other way round the same pairs would
//! have come up earlier. So an exchange is nothing but a first half that is not made of the highest ranked.

use super::Search;
use super::complete::Complete;
use super::rule::Rule;

/// The first and the second half, in the order of 1.2. A player who floats down stands in the second.
#[derive(Debug, Clone)]
pub(super) struct Halves {
    pub(super) first: Vec<usize>,
    pub(super) second: Vec<usize>,
}

impl<const N: usize> Search<'_, N> {
    /// The halves of the first of the best candidates: few exchanged, then a small difference of their numbers, then
    /// the lowest ranked leave the first half, then the highest ranked come into it.
    pub(super) fn settle_halves(&mut self, remainder: &[usize]) -> Halves {
        let pairs = remainder.iter().filter(|who| self.is_upper(**who)).count();
        self.weigh_exchanges(remainder, pairs);
        let (first, second) = remainder.split_at(pairs);
        let mut leaving = first.iter().filter(|who| !self.is_upper(**who)).count();
        let mut coming = leaving;
        for &who in first.iter().rev().take_while(|_| coming > 0) {
            if leaving > 0 && self.open.keep_to(who, Rule::HigherOrOut) {
                leaving -= 1;
            } else {
                self.open.restrict(who, Rule::Lower);
            }
        }
        for &who in second {
            if coming > 0 && self.open.keep_to(who, Rule::Lower) {
                coming -= 1;
            } else {
                self.open.restrict(who, Rule::HigherOrOut);
            }
        }
        let (first, second) = remainder.iter().partition(|who| self.is_upper(**who));
        Halves { first, second }
    }

    /// The residents who do not meet a player moved down.
    pub(super) fn remainder(&self) -> Vec<usize> {
        self.bracket.residents().filter(|who| self.open.rules()[*who] != Rule::Gone).collect()
    }

    /// Whether this resident is the higher ranked of two residents who meet.
    pub(super) fn is_upper(&self, who: usize) -> bool {
        self.open.mate(who).is_some_and(|mate| mate > who && self.bracket.residents().contains(&mate))
    }

    /// Begins again with weights that show how the halves are exchanged.
    fn weigh_exchanges(&mut self, remainder: &[usize], pairs: usize) {
        let mut number = vec![0; self.bracket.vertices()];
        for (at, who) in remainder.iter().enumerate() {
            number[*who] = at;
        }
        let rules = self.open.rules().to_vec();
        self.open = Complete::new(self.bracket, self.kinds, self.weights, rules, |who| {
            self.weights.in_first_half(number[who], pairs)
        });
    }
}
