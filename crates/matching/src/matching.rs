//! Who is matched with whom.

use crate::graph::Graph;
use crate::index::{at, number};
use crate::weight::Weight;

/// Pairs of vertices; no vertex is in two of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Matching {
    mates: Vec<u32>,
}

/// Stands where a vertex has no mate.
const ALONE: u32 = u32::MAX;

impl Matching {
    /// The matching of `vertices` vertices that consists of these pairs. `None` if an end is no
    /// vertex or a vertex occurs twice.
    pub fn from_pairs(vertices: usize, pairs: impl IntoIterator<Item = (usize, usize)>) -> Option<Self> {
        let mut mates = vec![ALONE; vertices];
        for (u, v) in pairs {
            let free = |end: usize| mates.get(end).is_some_and(|&mate| mate == ALONE);
            if u == v || !free(u) || !free(v) {
                return None;
            }
            mates[u] = number(v);
            mates[v] = number(u);
        }
        Some(Self { mates })
    }

    /// Takes over a list of mates that the caller knows to be mutual; `u32::MAX` for none.
    pub(crate) fn from_mates(mates: Vec<u32>) -> Self {
        Self { mates }
    }

    /// The vertex that `vertex` is matched with, if it is.
    pub fn mate(&self, vertex: usize) -> Option<usize> {
        let mate = self.mates[vertex];
        (mate != ALONE).then_some(at(mate))
    }

    /// How many vertices the graph has.
    pub fn vertex_count(&self) -> usize {
        self.mates.len()
    }

    /// How many pairs there are.
    pub fn len(&self) -> usize {
        self.pairs().count()
    }

    /// Whether there is no pair at all.
    pub fn is_empty(&self) -> bool {
        self.pairs().next().is_none()
    }

    /// Whether every vertex has a mate.
    pub fn is_perfect(&self) -> bool {
        self.alone().next().is_none()
    }

    /// The pairs, the smaller vertex first, in increasing order.
    pub fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let mates = self.mates.iter().enumerate();
        mates.filter(|&(v, &mate)| mate != ALONE && v < at(mate)).map(|(v, &mate)| (v, at(mate)))
    }

    /// The vertices without a mate, in increasing order.
    pub fn alone(&self) -> impl Iterator<Item = usize> {
        let mates = self.mates.iter().enumerate();
        mates.filter(|&(_, &mate)| mate == ALONE).map(|(v, _)| v)
    }

    /// The sum of the weights of the pairs; `None` if a pair is no edge of the graph.
    pub fn weight<W: Weight>(&self, graph: &Graph<W>) -> Option<W> {
        self.pairs().try_fold(W::ZERO, |sum, (u, v)| Some(sum.plus(graph.weight(u, v)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_and_the_rest() {
        let matching = Matching::from_pairs(5, [(3, 1), (0, 4)]).unwrap();
        assert_eq!(matching.pairs().collect::<Vec<_>>(), [(0, 4), (1, 3)]);
        assert_eq!(matching.alone().collect::<Vec<_>>(), [2]);
        assert_eq!((matching.mate(3), matching.mate(2)), (Some(1), None));
        assert_eq!((matching.len(), matching.is_empty(), matching.is_perfect()), (2, false, false));
    }

    #[test]
    fn nobody_is_in_two_pairs() {
        assert_eq!(Matching::from_pairs(3, [(0, 1), (1, 2)]), None);
        assert_eq!(Matching::from_pairs(3, [(0, 0)]), None);
        assert_eq!(Matching::from_pairs(3, [(0, 3)]), None);
    }
}
