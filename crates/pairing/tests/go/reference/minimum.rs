//! 2.3: one minimum over the whole field, the criteria in a strict order.

use super::Pairing;
use super::absolute::all_pairings;
use super::criteria::{Criterion, order, value};
use super::field::Field;

/// The pairing with the smallest values.
#[derive(Debug, Clone)]
pub(crate) struct Minimum {
    pub(crate) pairing: Pairing,
    pub(crate) ruled_out: Vec<Criterion>,
}

/// Keeps, criterion by criterion, the pairings of the smallest value. `None` if there are none from the start.
///
/// # Panics
/// When the lot leaves two pairings: sums of random numbers that are equal by chance. It has not happened.
pub(crate) fn find(field: &Field) -> Option<Minimum> {
    let mut left = all_pairings(field);
    let mut ruled_out = Vec::new();
    for criterion in order(field) {
        if left.len() < 2 {
            break;
        }
        let values: Vec<i64> = left.iter().map(|pairing| value(criterion, field, pairing)).collect();
        let least = values.iter().copied().min();
        let before = left.len();
        let mut values = values.into_iter();
        left.retain(|_| values.next() == least);
        if left.len() < before {
            ruled_out.push(criterion);
        }
    }
    assert!(left.len() < 2, "the lot of seed {} left {left:?}", field.seed);
    Some(Minimum { pairing: left.pop()?, ruled_out })
}
