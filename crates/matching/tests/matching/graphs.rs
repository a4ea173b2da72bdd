//! Seeded random graphs, and families that are known to be nasty.

use kolo_matching::{Graph, Weight};

/// The generator `SplitMix64`: small, good enough, the same everywhere.
#[derive(Clone, Debug)]
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A number from `least` to `most`.
    pub(crate) fn between(&mut self, least: i64, most: i64) -> i64 {
        let width = most.abs_diff(least) + 1;
        least + i64::try_from(self.below(width)).expect("the width is small")
    }
}

/// Each pair of `n` vertices is an edge with this chance in a hundred.
pub(crate) fn random_graph<W: Weight>(
    random: &mut Random,
    n: usize,
    chance: u64,
    mut weight: impl FnMut(&mut Random) -> W,
) -> Graph<W> {
    let mut edges = Vec::new();
    for u in 0..n {
        for v in u + 1..n {
            if random.below(100) < chance {
                edges.push((u, v, weight(random)));
            }
        }
    }
    Graph::from_edges(n, edges).expect("pairs are given once")
}

/// Clusters of three clusters of three …, twice, ten times as far from each other at every level. All
/// clusters are odd, so their blossoms nest.
pub(crate) fn nested_clusters(random: &mut Random, depth: u32) -> Graph<i64> {
    let n = 2 * 3_usize.pow(depth);
    let mut edges = Vec::new();
    for u in 0..n {
        for v in u + 1..n {
            let apart = (0..=depth).filter(|&level| u / 3_usize.pow(level) != v / 3_usize.pow(level)).count();
            edges.push((u, v, 10_i64.pow(u32::try_from(apart).expect("small")) + random.between(0, 2)));
        }
    }
    Graph::from_edges(n, edges).expect("pairs are given once")
}

/// A ring of `n` vertices with chords from each vertex to the one `reach` further on.
pub(crate) fn ring_with_chords(random: &mut Random, n: usize, reach: usize, most: i64) -> Graph<i64> {
    let ring = (0..n).map(|v| (v, (v + 1) % n));
    let chords = (0..n).map(|v| (v, (v + reach) % n));
    let edges = ring.chain(chords).map(|(u, v)| (u, v, random.between(0, most))).collect();
    dedup(n, edges)
}

/// Keeps the first of parallel edges and drops loops.
pub(crate) fn dedup<W: Weight>(n: usize, edges: Vec<(usize, usize, W)>) -> Graph<W> {
    let mut seen = std::collections::BTreeSet::new();
    let single = edges.into_iter().filter(|&(u, v, _)| u != v && seen.insert((u.min(v), u.max(v))));
    Graph::from_edges(n, single).expect("doubles are gone")
}
