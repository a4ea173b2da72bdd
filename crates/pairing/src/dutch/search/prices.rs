//! The prices that prove a matching the best, and what they say about a choice.

use std::cmp::Ordering;

use kolo_matching::Certificate;

use crate::blossoms::Tree;

/// Prices of the vertices and of odd sets of them.
pub(super) struct Prices<const N: usize> {
    certificate: Certificate<[i64; N]>,
    /// How the odd sets lie within each other, if there are any.
    tree: Option<Tree>,
}

impl<const N: usize> Prices<N> {
    pub(super) fn of(certificate: Certificate<[i64; N]>) -> Self {
        let tree = (!certificate.blossoms.is_empty()).then(|| Tree::of(&certificate));
        Prices { certificate, tree }
    }

    /// The price of a vertex, twice as large as what it is held against.
    pub(super) fn of_vertex(&self, vertex: usize) -> &[i64; N] {
        &self.certificate.vertices[vertex]
    }

    /// The innermost odd set that a vertex is in. Those of one set are in the same sets around it.
    pub(super) fn set_of(&self, vertex: usize) -> Option<usize> {
        self.tree.as_ref().and_then(|tree| tree.innermost[tree.places[vertex]])
    }

    /// Whether the prices of the two vertices alone would make a choice of this weight too cheap.
    pub(super) fn may_be_too_cheap(&self, weight: &[i64; N], one: usize, other: usize) -> bool {
        self.against(weight, one, other, &[0; N]) == Ordering::Less
    }

    /// Whether a choice of this weight is cheaper than its prices, which proves nothing best.
    pub(super) fn is_too_cheap(&self, weight: &[i64; N], one: usize, other: usize) -> bool {
        self.against(weight, one, other, &self.discount(one, other)) == Ordering::Less
    }

    /// Whether a choice of this weight costs just what its prices say, as everything in a best matching does.
    pub(super) fn is_exact(&self, weight: &[i64; N], one: usize, other: usize) -> bool {
        self.against(weight, one, other, &self.discount(one, other)) == Ordering::Equal
    }

    /// The same for a vertex that is left unmatched.
    pub(super) fn is_exact_alone(&self, weight: &[i64; N], vertex: usize) -> bool {
        weight.map(|word| 2 * word) == *self.of_vertex(vertex)
    }

    /// What the sets take off that hold both.
    fn discount(&self, one: usize, other: usize) -> [i64; N] {
        let mut sum = [0; N];
        for number in self.tree.iter().flat_map(|tree| tree.holding(one, other)) {
            let price = self.certificate.blossoms[number].price;
            sum.iter_mut().zip(price).for_each(|(sum, price)| *sum += 2 * price);
        }
        sum
    }

    /// Twice the weight against the sum of two prices less a discount.
    fn against(&self, weight: &[i64; N], one: usize, other: usize, discount: &[i64; N]) -> Ordering {
        let (one, other) = (self.of_vertex(one), self.of_vertex(other));
        for word in 0..N {
            let slack = 2 * weight[word] - one[word] - other[word] + discount[word];
            if slack != 0 {
                return slack.cmp(&0);
            }
        }
        Ordering::Equal
    }
}
