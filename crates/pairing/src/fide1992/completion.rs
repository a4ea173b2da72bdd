//! The oracle: can what is still open be completed, and with how many clashes?
//!
//! Some pairs are settled. Of the others, those who downfloated (the heads) still need opponents among the
//! others, and the rest must give a number of pairs, whatever the exchange. That is a matching in a general
//! graph. Before it is asked for, two answers that are nearly always enough are tried: counting colours says
//! no, or one simple split into halves says yes.

mod graph;

use super::below::Below;
use super::bracket::least_clashes;
use super::candidate::Exchange;
use super::field::{Field, Rank};
use super::floats::FloatRules;
use super::leftover::LeftOverRule;
use super::transposition::{Halves, clashes};

/// What is still open in a bracket.
#[derive(Debug, Clone)]
pub(super) struct Completion<'a> {
    pub(super) field: &'a Field,
    pub(super) up: FloatRules,
    pub(super) left: LeftOverRule<'a>,
    /// Who downfloated and must meet one of the others.
    pub(super) heads: &'a [Rank],
    /// All others, by rank.
    pub(super) others: Vec<Rank>,
    /// How many pairs the others make among themselves.
    pub(super) pairs: usize,
    /// Where those left over must find opponents, if that is asked.
    pub(super) below: Option<&'a Below>,
}

impl Completion<'_> {
    /// Whether it can be completed with at most `budget` clashes.
    pub(super) fn fits(&self, budget: usize) -> bool {
        let all = [self.heads, &self.others].concat();
        let clashes_at_least = least_clashes(self.field, &all, self.heads.len() + self.pairs);
        clashes_at_least <= budget
            && ((self.below.is_none() && self.simple_split().is_some_and(|cost| cost <= budget))
                || self.least().is_some_and(|least| least <= budget))
    }

    /// The clashes of one split that often does: the heads and the highest others against the rest.
    fn simple_split(&self) -> Option<usize> {
        let (upper, lower) = self.others.split_at_checked(self.pairs)?;
        let s1 = [self.heads, upper].concat();
        let halves = Halves { field: self.field, up: self.up, left: self.left, below: None };
        halves.cheapest(&s1, lower).map(|solved| clashes(&solved))
    }

    /// The least number of clashes; `None` if it cannot be completed at all.
    pub(super) fn least(&self) -> Option<usize> {
        graph::cheapest(self, &graph::Roles::Equal).map(|solution| solution.clashes())
    }

    /// R-C14: the largest number of pairs among the others, whatever [`pairs`](Completion::pairs) says, with
    /// which the heads and those left over are provided for; `None` if there is none.
    pub(super) fn most_pairs(&self) -> Option<usize> {
        let found = graph::cheapest_with(self, &graph::Roles::Equal, graph::LeftOver::AsFewAsCanBe)?;
        Some((self.others.len() - self.heads.len() - found.left()) / 2)
    }

    /// R-D2, R-C8: the first exchange with which the others can be paired with at most `budget` clashes,
    /// when S1 is the first `pairs` of them. There must be no heads left.
    pub(super) fn first_exchange(&self, budget: usize) -> Option<Exchange> {
        let cheapest = graph::cheapest_exchange(self)?;
        let clashes = cheapest.clashes();
        if clashes < budget {
            // With clashes to spare the first exchange need not be a cheapest one: try them in their order.
            let halves = Halves { field: self.field, up: self.up, left: self.left, below: self.below };
            return super::exchange::in_order(self.others.len(), self.pairs).find(|exchange| {
                let (s1, s2) = split(&self.others, self.pairs, exchange);
                halves.fit(&s1, &s2, budget)
            });
        }
        (clashes == budget).then(|| graph::first_exchange(self, cheapest))
    }
}

/// R-A9b, R-D2.4: S1 and S2 after an exchange, sorted again.
pub(super) fn split(list: &[Rank], p: usize, exchange: &Exchange) -> (Vec<Rank>, Vec<Rank>) {
    let in_s1 = |position: usize| {
        if position < p {
            !exchange.from_s1.contains(&position)
        } else {
            exchange.from_s2.contains(&position)
        }
    };
    let (s1, s2): (Vec<_>, Vec<_>) = list.iter().enumerate().partition(|(position, _)| in_s1(*position));
    let ranks = |half: Vec<(usize, &Rank)>| half.into_iter().map(|(_, who)| *who).collect();
    (ranks(s1), ranks(s2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_sorted_after_an_exchange() {
        let list: Vec<Rank> = (0..7).map(Rank::new).collect();
        let numbers = |half: Vec<Rank>| half.into_iter().map(Rank::index).collect::<Vec<_>>();
        let exchange = Exchange { from_s1: vec![2, 0], from_s2: vec![4, 5] };
        let (s1, s2) = split(&list, 3, &exchange);
        assert_eq!((numbers(s1), numbers(s2)), (vec![1, 4, 5], vec![0, 2, 3, 6]));
        let (s1, s2) = split(&list, 3, &Exchange::default());
        assert_eq!((numbers(s1), numbers(s2)), (vec![0, 1, 2], vec![3, 4, 5, 6]));
    }
}
