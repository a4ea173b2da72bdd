//! A matching with its proof.

use crate::matching::Matching;

/// What it costs when a vertex stays without a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alone<W> {
    /// The vertex must be matched.
    Never,
    /// The vertex may stay alone at this cost.
    Costs(W),
}

/// The cheapest matching, what it costs, and the proof that there is no cheaper one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<W> {
    /// The pairs.
    pub matching: Matching,
    /// The sum of the costs of the pairs and of the vertices that stay alone.
    pub cost: W,
    /// Why it cannot be cheaper; see [`verify`](crate::verify()).
    pub certificate: Certificate<W>,
}

/// Dual variables of the matching problem, in half units: everything is compared with doubled costs,
/// so that whole numbers do.
///
/// They prove a lower bound. Every vertex `v` has a price `vertices[v]` and every blossom `B` (an odd
/// set of vertices) a discount `B.price ≥ 0`, such that for every edge
///
/// `2 cost(u, v) ≥ vertices[u] + vertices[v] - 2 · (sum of the prices of blossoms with both u and v)`
///
/// and for every vertex that may stay alone `2 cost ≥ vertices[v]`. At most `(|B| - 1) / 2` pairs lie
/// within a blossom, so twice the cost of any matching is at least the sum of all `vertices` minus the
/// sum of `(|B| - 1) · B.price`. The cheapest matching reaches this bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate<W> {
    /// The price of each vertex, in half units.
    pub vertices: Vec<W>,
    /// The blossoms with a price above zero; each lies within another or apart from it.
    pub blossoms: Vec<Blossom<W>>,
}

/// A set of vertices with an odd number of members and its price in a [`Certificate`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blossom<W> {
    /// The members in increasing order.
    pub members: Vec<usize>,
    /// The price, in half units; above zero.
    pub price: W,
}
