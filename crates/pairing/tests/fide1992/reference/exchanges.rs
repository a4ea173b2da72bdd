//! D2: exchanges between S1 and S2.

use std::cmp::Reverse;

/// Who changes places; positions in the list that is split, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Exchange {
    /// From S1, ascending.
    pub(crate) from_s1: Vec<usize>,
    /// From S2, ascending.
    pub(crate) from_s2: Vec<usize>,
}

impl Exchange {
    /// S1 and S2 of `list` after the exchange, sorted, when S1 was the `p` highest.
    pub(crate) fn split(&self, list: &[usize], p: usize) -> (Vec<usize>, Vec<usize>) {
        let in_s1 = |position: usize| {
            if position <= p { !self.from_s1.contains(&position) } else { self.from_s2.contains(&position) }
        };
        let numbered = list.iter().enumerate().map(|(index, player)| (index + 1, *player));
        let (s1, s2): (Vec<_>, Vec<_>) = numbered.partition(|(position, _)| in_s1(*position));
        let players = |half: Vec<(usize, usize)>| half.into_iter().map(|(_, player)| player).collect();
        (players(s1), players(s2))
    }
}

/// All exchanges for a list of `n` with `p` players in S1, "no exchange" first.
pub(crate) fn exchanges(n: usize, p: usize) -> impl Iterator<Item = Exchange> {
    (0..=p.min(n - p)).flat_map(move |k| of_so_many(n, p, k))
}

/// The exchanges of `k` players for `k`.
fn of_so_many(n: usize, p: usize, k: usize) -> Vec<Exchange> {
    let mut all = Vec::new();
    for from_s1 in subsets(1, p, k) {
        for from_s2 in subsets(p + 1, n, k) {
            all.push(Exchange { from_s1: from_s1.clone(), from_s2 });
        }
    }
    all.sort_by_cached_key(|exchange| {
        let sum = |positions: &[usize]| positions.iter().sum::<usize>();
        let difference = sum(&exchange.from_s2) - sum(&exchange.from_s1);
        let lowest_player_first: Vec<usize> = exchange.from_s1.iter().rev().copied().collect();
        (difference, Reverse(lowest_player_first), exchange.from_s2.clone())
    });
    all
}

/// All subsets of `from..=to` with `k` members, each ascending.
fn subsets(from: usize, to: usize, k: usize) -> Vec<Vec<usize>> {
    if k == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in from..=to {
        for mut rest in subsets(first + 1, to, k - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}
