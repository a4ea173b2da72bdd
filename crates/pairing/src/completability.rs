//! Whether every player can be paired at all, without writing down all legal pairs.
//!
//! The largest matching of a few legal pairs names a barrier: without it the others fall into odd parts, more of them
//! than it can serve. If no legal pair that was left out joins such a part with another player outside the barrier, the
//! barrier stands for all legal pairs, and there is no need to look at them. Otherwise some of these pairs come in.

use kolo_matching::{Graph, components_without, maximum_cardinality_matching};

use crate::parallel::over_rows;

/// So many opponents of each player are looked at first, and so many more of those who are left at a time.
const FEW: usize = 16;

/// Every player who is to be paired. When their number is odd, the bye is one more after them.
pub(crate) struct AllPlayers<M, B> {
    players: usize,
    may_meet: M,
    may_have_bye: B,
}

/// Why not every player can be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Barrier {
    /// Without these the others fall apart.
    pub(crate) set: Vec<usize>,
    /// The odd parts that are left, more than the set has members; no two of different parts may meet.
    pub(crate) parts: Vec<Vec<usize>>,
}

impl<M, B> AllPlayers<M, B>
where
    M: Fn(usize, usize) -> bool + Sync,
    B: Fn(usize) -> bool + Sync,
{
    /// `may_meet` is asked with the smaller number first.
    pub(crate) fn new(players: usize, may_meet: M, may_have_bye: B) -> Self {
        AllPlayers { players, may_meet, may_have_bye }
    }

    /// The players, and the bye if there is one.
    pub(crate) fn count(&self) -> usize {
        self.players + self.players % 2
    }

    fn legal(&self, one: usize, other: usize) -> bool {
        let (upper, lower) = (one.min(other), one.max(other));
        if lower < self.players { (self.may_meet)(upper, lower) } else { (self.may_have_bye)(upper) }
    }

    /// All legal pairs.
    pub(crate) fn graph(&self) -> Graph<()> {
        let count = self.count();
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        graph(count, pairs.filter(|(one, other)| self.legal(*one, *other)))
    }

    /// What keeps all players from being paired; `None` if they can be.
    pub(crate) fn barrier(&self) -> Option<Barrier> {
        let count = self.count();
        let all: &[usize] = &(0..count).collect::<Vec<usize>>();
        // The neighbours, and those around the opponent by halves.
        let first = |one: usize| {
            [one + 1, one + count / 2]
                .into_iter()
                .flat_map(move |from| self.pairs_of(one, all, from, |_| true))
        };
        let mut pairs: Vec<(usize, usize)> = over_rows(count, |some| some.flat_map(&first).collect());
        loop {
            pairs.sort_unstable();
            pairs.dedup();
            let graph = graph(count, pairs.iter().copied());
            let largest = maximum_cardinality_matching(&graph);
            if largest.matching.is_perfect() {
                return None;
            }
            let barrier = Barrier::new(&graph, largest.parts.barrier, &largest.parts.exposable);
            let left_out = self.across(&barrier);
            if left_out.is_empty() {
                return Some(barrier);
            }
            pairs.extend(left_out);
        }
    }

    /// Legal pairs of a player in one of the odd parts with a player elsewhere, not in the set; a few for each.
    fn across(&self, barrier: &Barrier) -> Vec<(usize, usize)> {
        let mut part: Vec<Option<usize>> = vec![None; self.count()];
        for (number, members) in barrier.parts.iter().enumerate() {
            for member in members {
                part[*member] = Some(number);
            }
        }
        let mut outside: Vec<usize> = (0..self.count()).collect();
        outside.retain(|vertex| barrier.set.binary_search(vertex).is_err());
        let half = outside.len() / 2;
        over_rows(outside.len(), |places| {
            let in_parts = places.map(|at| (at, outside[at])).filter(|(_, one)| part[*one].is_some());
            let of = |(at, one): (usize, usize)| -> Vec<(usize, usize)> {
                self.pairs_of(one, &outside, at + half, |other| part[other] != part[one]).collect()
            };
            in_parts.flat_map(of).collect()
        })
    }

    /// A player and each of the first few of a list whom they may meet, from a place on and round to it again; the
    /// smaller number first.
    fn pairs_of(
        &self,
        one: usize,
        list: &[usize],
        from: usize,
        wanted: impl Fn(usize) -> bool,
    ) -> impl Iterator<Item = (usize, usize)> {
        let (before, after) = list.split_at(from % list.len().max(1));
        let others = after.iter().chain(before).copied().filter(move |other| *other != one);
        let may_be = others.filter(move |other| wanted(*other) && self.legal(one, *other)).take(FEW);
        may_be.map(move |other| (one.min(other), one.max(other)))
    }
}

impl Barrier {
    /// Of the parts that the graph falls into without the set, those that hold a player who may be left alone; small
    /// ones first.
    fn new(graph: &Graph<()>, set: Vec<usize>, exposable: &[usize]) -> Self {
        let mut parts = components_without(graph, &set);
        parts.retain(|part| exposable.binary_search(&part[0]).is_ok());
        parts.sort_by_key(Vec::len);
        Barrier { set, parts }
    }
}

fn graph(count: usize, pairs: impl Iterator<Item = (usize, usize)>) -> Graph<()> {
    Graph::from_edges(count, pairs.map(|(one, other)| (one, other, ()))).expect("no pair is there twice")
}

#[cfg(test)]
mod tests {
    use kolo_matching::verify_cardinality;
    use proptest::prelude::*;

    use super::*;

    /// Some players, who of them may meet and who may have the bye. More than [`FEW`], so that pairs are left out.
    fn drawn() -> impl Strategy<Value = (usize, Vec<bool>, Vec<bool>)> {
        (0usize..=70, 0.02..0.9).prop_flat_map(|(players, likely)| {
            let flags = move |count| prop::collection::vec(prop::bool::weighted(likely), count);
            (Just(players), flags(players * players), flags(players))
        })
    }

    /// Asserts that the answer is that of all legal pairs, with a barrier that proves it.
    fn assert_is_right(
        all_players: &AllPlayers<impl Fn(usize, usize) -> bool + Sync, impl Fn(usize) -> bool + Sync>,
    ) {
        let graph = all_players.graph();
        let largest = maximum_cardinality_matching(&graph);
        match all_players.barrier() {
            None => assert!(largest.matching.is_perfect()),
            Some(barrier) => {
                assert!(!largest.matching.is_perfect());
                verify_cardinality(&graph, &largest.matching, &barrier.set).unwrap();
                assert!(barrier.parts.len() > barrier.set.len());
                let odd = |part: &Vec<usize>| !part.len().is_multiple_of(2);
                let all = components_without(&graph, &barrier.set);
                assert!(barrier.parts.iter().all(|part| odd(part) && all.contains(part)));
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(500))]

        #[test]
        fn few_pairs_tell_what_all_would_tell((players, meet, bye) in drawn()) {
            let may_meet = |one: usize, other: usize| meet[one * players + other];
            assert_is_right(&AllPlayers::new(players, may_meet, |one| bye[one]));
        }

        /// Players of two colours, of whom only different ones may meet, and some who may meet all.
        #[test]
        fn so_it_is_where_large_groups_may_not_meet(
            (white, black, free) in (0usize..=60, 0usize..=60, 0usize..=10), odd in 1usize..7,
        ) {
            let group = |one: usize| usize::from(one >= white) + usize::from(one >= white + black);
            let may_meet = |one: usize, other: usize| {
                (group(one) != group(other) || group(one) == 2) && !(one + other).is_multiple_of(odd + 1)
            };
            assert_is_right(&AllPlayers::new(white + black + free, may_meet, |one| one.is_multiple_of(odd)));
        }
    }
}
