//! Checks of a solution that trust nothing but the graph.

use std::error::Error;
use std::fmt;

use crate::graph::Graph;
use crate::matching::Matching;
use crate::solution::{Alone, Blossom, Certificate};
use crate::weight::Weight;

/// What is wrong with a matching or with its certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// The matching or the certificate belongs to another number of vertices.
    WrongSize,
    /// Costs or prices are so large that they cannot be added up.
    TooLarge,
    /// A pair is no edge.
    NoEdge(usize, usize),
    /// A vertex that must be matched is alone.
    MayNotBeAlone(usize),
    /// A blossom has an even number of members, or a single one, or members out of order.
    NoOddSet(Vec<usize>),
    /// The price of a blossom is not above zero.
    PriceOfBlossom(Vec<usize>),
    /// Two blossoms overlap, and neither lies within the other.
    Overlap(Vec<usize>, Vec<usize>),
    /// An edge costs less than the prices allow.
    EdgeTooCheap(usize, usize),
    /// Staying alone costs less than the price of the vertex.
    AloneTooCheap(usize),
    /// A pair is dearer than its prices.
    PairNotTight(usize, usize),
    /// A vertex that is alone pays more than its price.
    AloneNotTight(usize),
    /// A blossom has fewer pairs inside than it could.
    BlossomNotFull(Vec<usize>),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongSize => write!(f, "matching, certificate and graph differ in size"),
            Self::TooLarge => write!(f, "costs or prices are too large"),
            Self::NoEdge(u, v) => write!(f, "the pair {u}–{v} is no edge"),
            Self::MayNotBeAlone(v) => write!(f, "vertex {v} is alone and may not be"),
            Self::NoOddSet(members) => write!(f, "{members:?} is no sorted odd set"),
            Self::PriceOfBlossom(members) => {
                write!(f, "the price of the blossom {members:?} is not positive")
            }
            Self::Overlap(one, other) => write!(f, "the blossoms {one:?} and {other:?} overlap"),
            Self::EdgeTooCheap(u, v) => write!(f, "the edge {u}–{v} costs less than its prices"),
            Self::AloneTooCheap(v) => write!(f, "staying alone costs {v} less than its price"),
            Self::PairNotTight(u, v) => write!(f, "the pair {u}–{v} costs more than its prices"),
            Self::AloneNotTight(v) => write!(f, "staying alone costs {v} more than its price"),
            Self::BlossomNotFull(members) => write!(f, "the blossom {members:?} has too few pairs inside"),
        }
    }
}

impl Error for Flaw {}

/// What is added up here is at most six numbers.
const HEADROOM: u64 = 8;

/// Checks that `matching` is a cheapest one: that it is a matching of `graph` in which only those
/// stay alone who may, that the certificate is a sound lower bound, and that the matching reaches it.
///
/// The check is exact and independent of how the solution was found. It takes time proportional to
/// the size of the graph, times the depth to which blossoms lie within each other.
///
/// # Errors
///
/// The first flaw found.
pub fn verify<W: Weight>(
    graph: &Graph<W>,
    alone: impl Fn(usize) -> Alone<W>,
    matching: &Matching,
    certificate: &Certificate<W>,
) -> Result<(), Flaw> {
    let n = graph.vertex_count();
    if matching.vertex_count() != n || certificate.vertices.len() != n {
        return Err(Flaw::WrongSize);
    }
    if !graph.fits(HEADROOM) || !certificate.vertices.iter().all(|price| price.fits(HEADROOM)) {
        return Err(Flaw::TooLarge);
    }
    let alone_fits = |vertex: usize| match alone(vertex) {
        Alone::Never => true,
        Alone::Costs(cost) => cost.fits(HEADROOM),
    };
    if !(0..n).all(alone_fits) {
        return Err(Flaw::TooLarge);
    }
    let family = Family::new(n, &certificate.blossoms)?;
    let price = |v: usize| certificate.vertices[v];
    for u in 0..n {
        for (v, cost) in graph.neighbours(u).filter(|&(v, _)| u < v) {
            let prices = price(u).plus(price(v)).minus(family.shared_price(u, v).doubled());
            if cost.doubled() < prices {
                return Err(Flaw::EdgeTooCheap(u, v));
            }
            if matching.mate(u) == Some(v) && cost.doubled() != prices {
                return Err(Flaw::PairNotTight(u, v));
            }
        }
        match (alone(u), matching.mate(u)) {
            (_, Some(v)) if graph.weight(u, v).is_none() => return Err(Flaw::NoEdge(u, v)),
            (Alone::Never, None) => return Err(Flaw::MayNotBeAlone(u)),
            (Alone::Costs(cost), _) if cost.doubled() < price(u) => return Err(Flaw::AloneTooCheap(u)),
            (Alone::Costs(cost), None) if cost.doubled() != price(u) => return Err(Flaw::AloneNotTight(u)),
            (Alone::Never | Alone::Costs(_), _) => {}
        }
    }
    for blossom in &certificate.blossoms {
        let inside =
            |&&v: &&usize| matching.mate(v).is_some_and(|mate| blossom.members.binary_search(&mate).is_ok());
        if blossom.members.iter().filter(inside).count() != blossom.members.len() - 1 {
            return Err(Flaw::BlossomNotFull(blossom.members.clone()));
        }
    }
    Ok(())
}

/// Blossoms that lie within each other or apart, as a forest.
struct Family<W> {
    /// The smallest blossom around each vertex.
    innermost: Vec<Option<usize>>,
    /// For each blossom the next larger one around it, the number of those, and the sum of its
    /// price and theirs.
    around: Vec<(Option<usize>, usize, W)>,
}

impl<W: Weight> Family<W> {
    fn new(vertices: usize, blossoms: &[Blossom<W>]) -> Result<Self, Flaw> {
        for Blossom { members, price } in blossoms {
            let sorted = members.windows(2).all(|pair| pair[0] < pair[1]);
            let known = members.last().is_some_and(|&last| last < vertices);
            if !sorted || !known || members.len() % 2 == 0 || members.len() == 1 {
                return Err(Flaw::NoOddSet(members.clone()));
            }
            if !price.fits(HEADROOM) {
                return Err(Flaw::TooLarge);
            }
            if *price <= W::ZERO {
                return Err(Flaw::PriceOfBlossom(members.clone()));
            }
        }
        // From the largest to the smallest: all members of a blossom must have been in the same one.
        let mut order: Vec<usize> = (0..blossoms.len()).collect();
        order.sort_by_key(|&blossom| std::cmp::Reverse(blossoms[blossom].members.len()));
        let mut innermost: Vec<Option<usize>> = vec![None; vertices];
        let mut around = vec![(None, 0, W::ZERO); blossoms.len()];
        for blossom in order {
            let Blossom { members, price } = &blossoms[blossom];
            let outer = innermost[members[0]];
            if let Some(&stray) = members.iter().find(|&&v| innermost[v] != outer) {
                let other = innermost[stray].or(outer).map_or(Vec::new(), |b| blossoms[b].members.clone());
                return Err(Flaw::Overlap(members.clone(), other));
            }
            let (depth, sum) = outer.map_or((0, W::ZERO), |outer| (around[outer].1 + 1, around[outer].2));
            let sum = sum.plus(*price);
            if !sum.fits(HEADROOM) {
                return Err(Flaw::TooLarge);
            }
            around[blossom] = (outer, depth, sum);
            for &v in members {
                innermost[v] = Some(blossom);
            }
        }
        Ok(Self { innermost, around })
    }

    /// The sum of the prices of the blossoms that contain both vertices.
    fn shared_price(&self, u: usize, v: usize) -> W {
        let (mut one, mut other) = (self.innermost[u], self.innermost[v]);
        while let (Some(first), Some(second)) = (one, other) {
            let (first_around, second_around) = (self.around[first], self.around[second]);
            if first == second {
                return first_around.2;
            }
            if first_around.1 >= second_around.1 {
                one = first_around.0;
            } else {
                other = second_around.0;
            }
        }
        W::ZERO
    }
}
