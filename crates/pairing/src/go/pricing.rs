//! Holding the prices of a matching against all pairs of the field.
//!
//! A pair is cheaper than its prices if twice its weight is below the sum of the two prices less twice the prices of
//! the blossoms that hold both. In the order of the tree of blossoms each of them is a stretch of players, so that the
//! discount that one player shares with the others changes only where one of their own blossoms ends. Words of the
//! weight are worked out one by one: mostly the first decides.

mod around;

use std::cmp::Ordering;
use std::ops::Range;

use kolo_matching::Certificate;

use self::around::Around;
use super::best::Best;
use super::field::{Field, Rank};
use super::weights::Weights;
use crate::blossoms::Tree;
use crate::parallel::over_rows;

/// At most so many pairs of a player that are cheaper than their prices come in at a time.
const CHEAPER: usize = 12;
/// And so many of those that come next, for each score group.
const NEXT: usize = 6;

/// The prices of a matching, in the order of the tree of blossoms.
pub(super) struct Prices<'a, const N: usize> {
    certificate: &'a Certificate<[i64; N]>,
    tree: Tree,
    /// Scores, in the order of the tree.
    scores: Vec<i64>,
    /// The first words of the prices, in the same order.
    first_words: Vec<i64>,
}

impl<'a, const N: usize> Prices<'a, N> {
    pub(super) fn of(field: &Field, certificate: &'a Certificate<[i64; N]>) -> Self {
        let tree = Tree::of(certificate);
        let scores = tree.order.iter().map(|rank| i64::from(field[Rank(*rank)].score.halves())).collect();
        let first_words = tree.order.iter().map(|rank| certificate.vertices[*rank][0]).collect();
        Prices { certificate, tree, scores, first_words }
    }

    /// Legal pairs that are cheaper than their prices, the cheapest ones of each player; none if the matching is the
    /// best of all.
    pub(super) fn cheaper_pairs(&self, field: &Field, weights: &Weights) -> Vec<(Rank, Rank)> {
        over_rows(self.tree.order.len(), |places| {
            let (mut found, mut best) = (Vec::new(), Best::new(CHEAPER));
            for place in places {
                self.of_player(field, weights, place, &mut best);
                found.extend(best.pairs_with(Rank(self.tree.order[place])));
            }
            found
        })
    }

    /// For every two score groups between which there are such pairs, a few pairs of each of their players: those that
    /// come next when prices move. One pair alone would only move the prices of its group a little, for
    /// the next pair to come up.
    pub(super) fn pairs_around(
        &self,
        field: &Field,
        weights: &Weights,
        cheaper: &[(Rank, Rank)],
    ) -> Vec<(Rank, Rank)> {
        let mut between: Vec<(u32, u32)> =
            cheaper.iter().map(|&(a, b)| (field[a].group, field[b].group)).collect();
        between.extend(between.clone().iter().map(|&(a, b)| (b, a)));
        between.sort_unstable();
        between.dedup();
        let others_of = |group: u32| {
            let from = between.partition_point(|(own, _)| *own < group);
            between[from..].iter().take_while(move |(own, _)| *own == group).map(|(_, other)| *other)
        };
        let mut found = over_rows(field.len(), |players| {
            let (mut found, mut best) = (Vec::new(), Best::new(NEXT));
            for a in players.map(Rank) {
                let mut around = None;
                for other in others_of(field[a].group) {
                    let around: &Around<'_, N> = around.get_or_insert_with(|| Around::of(self, a));
                    next_of_player(field, weights, around, field.groups()[other as usize].clone(), &mut best);
                    found.extend(best.pairs_with(a));
                }
            }
            found
        });
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The cheapest pairs of the player in `place` with those after them.
    fn of_player(&self, field: &Field, weights: &Weights, place: usize, best: &mut Best<N>) {
        best.clear();
        let mut price = self.certificate.vertices[self.tree.order[place]];
        for number in self.tree.around(place) {
            take(&mut price, &self.certificate.blossoms[number].price);
        }
        let mut start = place + 1;
        for number in self.tree.around(place) {
            let end = self.tree.ends[number];
            self.of_stretch(field, weights, place, &price, start..end, best);
            give_back(&mut price, &self.certificate.blossoms[number].price);
            start = end;
        }
        self.of_stretch(field, weights, place, &price, start..self.tree.order.len(), best);
    }

    /// The pairs of a player with a stretch of others; `price` is the player's, less the discount shared with all of
    /// them.
    fn of_stretch(
        &self,
        field: &Field,
        weights: &Weights,
        place: usize,
        price: &[i64; N],
        stretch: Range<usize>,
        best: &mut Best<N>,
    ) {
        let a = Rank(self.tree.order[place]);
        let (score, unit) = (self.scores[place], weights.doubled_score_unit());
        for other in stretch {
            let difference = score - self.scores[other];
            if difference * difference * unit > price[0] + self.first_words[other] {
                continue;
            }
            let b = Rank(self.tree.order[other]);
            if let Some(slack) = self.slack_below_zero(field, weights, a, b, price)
                && best.would_keep(|word| slack[word])
                && field.legal.allows(a, b)
            {
                best.insert(slack, b);
            }
        }
    }

    /// Twice the weight of a pair less its prices, if that is below zero.
    #[inline]
    fn slack_below_zero(
        &self,
        field: &Field,
        weights: &Weights,
        a: Rank,
        b: Rank,
        price: &[i64; N],
    ) -> Option<[i64; N]> {
        let of_b = &self.certificate.vertices[b.0];
        let slack = |word: usize| 2 * weights.word(word, field, a, b) - price[word] - of_b[word];
        for word in 0..N {
            let first = slack(word);
            match first.cmp(&0) {
                Ordering::Greater => return None,
                Ordering::Equal => {}
                Ordering::Less => {
                    return Some(std::array::from_fn(|at| if at < word { 0 } else { slack(at) }));
                }
            }
        }
        None
    }
}

/// The pairs of a player with some others that have the least slack.
fn next_of_player<const N: usize>(
    field: &Field,
    weights: &Weights,
    around: &Around<'_, N>,
    others: Range<usize>,
    best: &mut Best<N>,
) {
    best.clear();
    for b in others.map(Rank).filter(|b| *b != around.who) {
        let slack = around.slack(field, weights, b);
        if best.would_keep(&slack) && field.legal.allows(around.who, b) {
            best.insert(std::array::from_fn(&slack), b);
        }
    }
}

/// Twice the price of a blossom is not paid by pairs inside it.
fn take<const N: usize>(price: &mut [i64; N], discount: &[i64; N]) {
    price.iter_mut().zip(discount).for_each(|(price, discount)| *price -= 2 * discount);
}

fn give_back<const N: usize>(price: &mut [i64; N], discount: &[i64; N]) {
    price.iter_mut().zip(discount).for_each(|(price, discount)| *price += 2 * discount);
}
