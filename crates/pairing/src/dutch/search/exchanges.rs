//! 3.2, 3.6, 4.3: the two halves of the residents who do not meet somebody moved down, and who is exchanged between them.
//!
//! Of every pair the higher ranked stands in the first half: with the halves the other way round the same pairs would
//! have come up earlier. So an exchange is nothing but a first half that is not made of the highest ranked.

use super::{Search, solver};

/// The first and the second half, in the order of 1.2.
pub(super) struct Halves {
    pub(super) first: Vec<usize>,
    pub(super) second: Vec<usize>,
}

impl<const N: usize> Search<'_, N> {
    /// The halves of the first of the best candidates: few exchanged, then a small difference of their numbers, then the
    /// lowest ranked leave the first half, then the highest ranked come into it.
    pub(super) fn settle_halves(&mut self) -> Halves {
        let remainder = self.remainder();
        let pairs = remainder.iter().filter(|who| self.is_upper(**who)).count();
        self.weigh_exchanges(&remainder, pairs);
        let (first, second) = remainder.split_at(pairs);
        let mut exchanged = first.iter().filter(|who| !self.is_upper(**who)).count();
        if exchanged > 0 {
            let (bracket, outside) = (self.bracket, self.bracket.outside());
            let below = |who: usize| move |other: usize| other > who && bracket.residents().contains(&other);
            let above_or_out = |who: usize| {
                let outside = outside.clone();
                move |other: usize| other < who || outside.contains(&other)
            };
            let mut leaving = exchanged;
            for &who in first.iter().rev() {
                if leaving > 0 && self.keep_to(who, above_or_out(who)) {
                    leaving -= 1;
                } else {
                    self.restrict(who, below(who));
                }
            }
            for &who in second {
                if exchanged > 0 && self.keep_to(who, below(who)) {
                    exchanged -= 1;
                } else {
                    self.restrict(who, above_or_out(who));
                }
            }
        }
        let (first, second) = remainder.iter().partition(|who| self.is_upper(**who));
        Halves { first, second }
    }

    /// The residents who do not meet somebody moved down.
    fn remainder(&self) -> Vec<usize> {
        let free = |resident: &usize| !self.pairs.iter().any(|(_, lower)| lower == resident);
        self.bracket.residents().filter(free).collect()
    }

    /// Whether this resident is the higher ranked of two residents who meet.
    fn is_upper(&self, who: usize) -> bool {
        self.mate(who).is_some_and(|mate| mate > who && self.bracket.residents().contains(&mate))
    }

    /// Begins again with weights that tell how the halves are exchanged.
    fn weigh_exchanges(&mut self, remainder: &[usize], pairs: usize) {
        let mut number = vec![None; self.bracket.vertices()];
        for (at, who) in remainder.iter().enumerate() {
            number[*who] = Some(at);
        }
        let mut again = solver(self.bracket, |upper, lower| {
            let mut weight = self.weight(upper, lower);
            if let (Some(at), Some(_)) = (number[upper], number[lower]) {
                let of_half: [i64; N] = self.weights.in_first_half(at, pairs);
                weight.iter_mut().zip(of_half).for_each(|(sum, part)| *sum += part);
            }
            weight
        });
        for &(upper, lower) in &self.pairs {
            again.remove_vertex(upper);
            again.remove_vertex(lower);
        }
        let outside = self.bracket.outside();
        for who in self.bracket.moved_down() {
            again.forbid_unless(who, |other| outside.contains(&other));
        }
        self.solver = again;
        self.solve_again();
    }
}
