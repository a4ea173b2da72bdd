//! One player, and what they pay to whom.

use super::Prices;
use crate::go::field::{Field, Rank};
use crate::go::weights::Weights;

/// One player's prices towards all others.
pub(super) struct Around<'a, const N: usize> {
    prices: &'a Prices<'a, N>,
    pub(super) who: Rank,
    place: usize,
    /// Their blossoms from the innermost out: where they begin and end, and their price less the discount of all from
    /// this one on outwards.
    blossoms: Vec<(usize, usize, [i64; N])>,
}

impl<'a, const N: usize> Around<'a, N> {
    pub(super) fn of(prices: &'a Prices<'a, N>, who: Rank) -> Self {
        let tree = &prices.tree;
        let place = tree.places[who.0];
        let chain: Vec<usize> = tree.around(place).collect();
        let mut price = prices.certificate.vertices[who.0];
        let mut blossoms = Vec::with_capacity(chain.len());
        for &number in chain.iter().rev() {
            super::take(&mut price, &prices.certificate.blossoms[number].price);
            blossoms.push((tree.starts[number], tree.ends[number], price));
        }
        blossoms.reverse();
        Around { prices, who, place, blossoms }
    }

    /// Words of twice the weight of the pair with `b` less its prices.
    pub(super) fn slack(&self, field: &Field, weights: &Weights, b: Rank) -> impl Fn(usize) -> i64 {
        let (price, of_b) = (self.price(b), &self.prices.certificate.vertices[b.0]);
        move |word| 2 * weights.word(word, field, self.who, b) - price[word] - of_b[word]
    }

    /// Their price towards `b`.
    fn price(&self, b: Rank) -> &[i64; N] {
        let place = self.prices.tree.places[b.0];
        let outside = |(start, end, _): &(usize, usize, [i64; N])| {
            if place > self.place { *end <= place } else { *start > place }
        };
        let holding = self.blossoms.partition_point(outside);
        let alone = &self.prices.certificate.vertices[self.who.0];
        self.blossoms.get(holding).map_or(alone, |(.., price)| price)
    }
}
