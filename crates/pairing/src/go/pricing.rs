//! Holding the prices of a matching against all pairs of the field.
//!
//! A pair is cheaper than its prices if twice its weight is below the sum of the two prices less twice the prices of
//! the blossoms that hold both. Blossoms lie within each other or apart; written one after the other in the order of
//! this tree, each is a stretch of players, and the discount that one player shares with the others changes only where
//! one of his own blossoms ends. Words of the weight are worked out one by one: mostly the first tells.

use std::cmp::Ordering;

use kolo_matching::Certificate;

use super::field::{Field, Rank};
use super::rows::over_rows;
use super::weights::Weights;

/// At most so many new pairs for each player at a time.
const MOST_A_PLAYER: usize = 12;

/// The prices of a matching, in the order of the tree of blossoms.
pub(super) struct Prices<'a, const N: usize> {
    certificate: &'a Certificate<[i64; N]>,
    /// The players as the tree lists them.
    order: Vec<Rank>,
    /// Their scores, in the same order.
    scores: Vec<i64>,
    /// The first word of their prices, in the same order.
    first_words: Vec<i64>,
    /// The innermost blossom of each, in the same order.
    innermost: Vec<Option<usize>>,
    /// The place of each player in the order.
    places: Vec<usize>,
    tree: Tree,
}

/// How the blossoms of a certificate lie within each other.
struct Tree {
    parents: Vec<Option<usize>>,
    /// The stretch of each blossom.
    starts: Vec<usize>,
    ends: Vec<usize>,
}

impl<'a, const N: usize> Prices<'a, N> {
    pub(super) fn of(field: &Field, certificate: &'a Certificate<[i64; N]>) -> Self {
        let (tree, order, innermost) = tree_of(certificate);
        let scores = order.iter().map(|rank| i64::from(field[*rank].score.halves())).collect();
        let first_words = order.iter().map(|rank| certificate.vertices[rank.0][0]).collect();
        let mut places = vec![0; order.len()];
        order.iter().enumerate().for_each(|(place, rank)| places[rank.0] = place);
        Prices { certificate, order, scores, first_words, innermost, places, tree }
    }

    /// Lawful pairs that are cheaper than their prices, the cheapest ones of each player; none if the matching is the
    /// best of all.
    pub(super) fn cheaper_pairs(&self, field: &Field, weights: &Weights) -> Vec<(Rank, Rank)> {
        over_rows(self.order.len(), |places| {
            let (mut found, mut best) = (Vec::new(), Vec::new());
            for place in places {
                self.of_player(field, weights, place, &mut best);
                let a = self.order[place];
                found.extend(best.iter().map(|(_, b): &([i64; N], Rank)| (a.min(*b), a.max(*b))));
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
            let (mut found, mut best) = (Vec::new(), Vec::new());
            for a in players.map(Rank) {
                let mut around = None;
                for other in others_of(field[a].group) {
                    let around: &Around<N> = around.get_or_insert_with(|| Around::of(self, a));
                    self.next_of_player(
                        field,
                        weights,
                        around,
                        field.groups()[other as usize].clone(),
                        &mut best,
                    );
                    found.extend(best.iter().map(|(_, b): &([i64; N], Rank)| (a.min(*b), a.max(*b))));
                }
            }
            found
        });
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The pairs of a player with some others that have the least slack, the least first.
    fn next_of_player(
        &self,
        field: &Field,
        weights: &Weights,
        around: &Around<N>,
        others: std::ops::Range<usize>,
        best: &mut Vec<([i64; N], Rank)>,
    ) {
        best.clear();
        for b in others.map(Rank).filter(|b| *b != around.who) {
            if let Some((last, _)) = best.get(AROUND - 1)
                && !around.is_below(self, field, weights, b, last)
            {
                continue;
            }
            if !field.lawful.allows(around.who, b) {
                continue;
            }
            let entry = (around.slack(self, field, weights, b), b);
            let place = best.partition_point(|other| *other < entry);
            best.insert(place, entry);
            best.truncate(AROUND);
        }
    }

    /// The cheapest pairs of the player in `place` with those after him.
    fn of_player(&self, field: &Field, weights: &Weights, place: usize, best: &mut Vec<([i64; N], Rank)>) {
        best.clear();
        let mut price = self.certificate.vertices[self.order[place].0];
        let mut blossom = self.innermost[place];
        let mut around = blossom;
        while let Some(number) = around {
            take(&mut price, &self.certificate.blossoms[number].price);
            around = self.tree.parents[number];
        }
        let mut start = place + 1;
        loop {
            let end = blossom.map_or(self.order.len(), |number| self.tree.ends[number]);
            self.of_stretch(field, weights, place, &price, start..end, best);
            let Some(number) = blossom else {
                break;
            };
            give_back(&mut price, &self.certificate.blossoms[number].price);
            start = end;
            blossom = self.tree.parents[number];
        }
        keep_best(best);
    }

    /// The pairs of a player with a stretch of others; `price` is his, less the discount he shares with all of them.
    fn of_stretch(
        &self,
        field: &Field,
        weights: &Weights,
        place: usize,
        price: &[i64; N],
        stretch: std::ops::Range<usize>,
        best: &mut Vec<([i64; N], Rank)>,
    ) {
        let a = self.order[place];
        let (score, unit) = (self.scores[place], weights.doubled_score_unit());
        for other in stretch {
            let difference = score - self.scores[other];
            if difference * difference * unit > price[0] + self.first_words[other] {
                continue;
            }
            let b = self.order[other];
            if let Some(slack) = self.slack_below_zero(field, weights, a, b, price)
                && field.lawful.allows(a, b)
            {
                best.push((slack, b));
                if best.len() > 4 * MOST_A_PLAYER {
                    keep_best(best);
                }
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

/// So many pairs of a player come in with those that are cheaper than their prices.
const AROUND: usize = 6;

/// One player, and what he pays to whom.
struct Around<const N: usize> {
    who: Rank,
    place: usize,
    /// His blossoms from the innermost out: where they begin and end, and his price less the discount of all from this
    /// one on outwards.
    blossoms: Vec<(usize, usize, [i64; N])>,
}

impl<const N: usize> Around<N> {
    fn of(prices: &Prices<'_, N>, who: Rank) -> Self {
        let place = prices.places[who.0];
        let mut chain = Vec::new();
        let mut next = prices.innermost[place];
        while let Some(number) = next {
            chain.push(number);
            next = prices.tree.parents[number];
        }
        let mut price = prices.certificate.vertices[who.0];
        let mut blossoms = Vec::with_capacity(chain.len());
        for &number in chain.iter().rev() {
            take(&mut price, &prices.certificate.blossoms[number].price);
            blossoms.push((prices.tree.starts[number], prices.tree.ends[number], price));
        }
        blossoms.reverse();
        Around { who, place, blossoms }
    }

    /// His price towards `b`.
    fn price<'a>(&'a self, prices: &'a Prices<'_, N>, b: Rank) -> &'a [i64; N] {
        let place = prices.places[b.0];
        let outside = |(start, end, _): &(usize, usize, [i64; N])| {
            if place > self.place { *end <= place } else { *start > place }
        };
        let holding = self.blossoms.partition_point(outside);
        self.blossoms.get(holding).map_or(&prices.certificate.vertices[self.who.0], |(.., price)| price)
    }

    fn slack(&self, prices: &Prices<'_, N>, field: &Field, weights: &Weights, b: Rank) -> [i64; N] {
        let (price, of_b) = (self.price(prices, b), &prices.certificate.vertices[b.0]);
        let weight = weights.pair::<N>(field, self.who, b);
        std::array::from_fn(|word| 2 * weight[word] - price[word] - of_b[word])
    }

    /// Whether the slack of a pair is below `most`, word by word.
    fn is_below(
        &self,
        prices: &Prices<'_, N>,
        field: &Field,
        weights: &Weights,
        b: Rank,
        most: &[i64; N],
    ) -> bool {
        let (price, of_b) = (self.price(prices, b), &prices.certificate.vertices[b.0]);
        for (word, most) in most.iter().enumerate() {
            let slack = 2 * weights.word(word, field, self.who, b) - price[word] - of_b[word];
            if slack != *most {
                return slack < *most;
            }
        }
        false
    }
}

/// Twice the price of a blossom is not paid by pairs inside it.
fn take<const N: usize>(price: &mut [i64; N], discount: &[i64; N]) {
    price.iter_mut().zip(discount).for_each(|(price, discount)| *price -= 2 * discount);
}

fn give_back<const N: usize>(price: &mut [i64; N], discount: &[i64; N]) {
    price.iter_mut().zip(discount).for_each(|(price, discount)| *price += 2 * discount);
}

fn keep_best<const N: usize>(best: &mut Vec<([i64; N], Rank)>) {
    best.sort_unstable();
    best.truncate(MOST_A_PLAYER);
}

/// The tree of blossoms, the players in its order, and the innermost blossom of each.
fn tree_of<const N: usize>(certificate: &Certificate<[i64; N]>) -> (Tree, Vec<Rank>, Vec<Option<usize>>) {
    let players = certificate.vertices.len();
    let blossoms = &certificate.blossoms;
    // Large ones first: whatever holds a member when its turn comes is the blossom around.
    let mut by_size: Vec<usize> = (0..blossoms.len()).collect();
    by_size.sort_by_key(|number| (std::cmp::Reverse(blossoms[*number].members.len()), *number));
    let mut innermost: Vec<Option<usize>> = vec![None; players];
    let mut parents = vec![None; blossoms.len()];
    for &number in &by_size {
        let members = &blossoms[number].members;
        parents[number] = members.first().and_then(|member| innermost[*member]);
        for member in members {
            innermost[*member] = Some(number);
        }
    }
    // Each blossom begins where the blossom around has come to.
    let mut next = 0;
    let mut next_inside = vec![0; blossoms.len()];
    let mut starts = vec![0; blossoms.len()];
    let mut ends = vec![0; blossoms.len()];
    for &number in &by_size {
        let size = blossoms[number].members.len();
        let around = parents[number].map_or(&mut next, |parent: usize| &mut next_inside[parent]);
        let start = *around;
        *around += size;
        next_inside[number] = start;
        starts[number] = start;
        ends[number] = start + size;
    }
    let mut order = vec![Rank(0); players];
    let mut in_order = vec![None; players];
    for (player, inside) in innermost.iter().enumerate() {
        let place = inside.map_or(&mut next, |number| &mut next_inside[number]);
        order[*place] = Rank(player);
        in_order[*place] = *inside;
        *place += 1;
    }
    (Tree { parents, starts, ends }, order, in_order)
}
