//! Article 4: the orders in which sets of moved-down players, transpositions and exchanges come.
//!
//! All of it speaks of numbers in the bracket (BSN), counted from 0.

use std::cmp::Reverse;

/// All sets of `size` of the numbers below `count`, ordered by the smallest number in which two differ (4.4.2).
pub(crate) fn sets(count: usize, size: usize) -> Vec<Vec<usize>> {
    fn extend(from: usize, count: usize, size: usize, so_far: &[usize], found: &mut Vec<Vec<usize>>) {
        if so_far.len() == size {
            found.push(so_far.to_vec());
            return;
        }
        for next in from..count {
            extend(next + 1, count, size, &[so_far, &[next]].concat(), found);
        }
    }
    let mut found = Vec::new();
    extend(0, count, size, &[], &mut found);
    found
}

/// The subgroups of a homogeneous bracket or a remainder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Subgroups {
    pub(crate) s1: Vec<usize>,
    pub(crate) s2: Vec<usize>,
}

/// S1 and S2 of `count` players with `pairs` in S1: as they are at first (3.2), then after every exchange in the order
/// of 4.3.2, sorted anew.
pub(crate) fn exchanges(count: usize, pairs: usize) -> Vec<Subgroups> {
    let original = Subgroups { s1: (0..pairs).collect(), s2: (pairs..count).collect() };
    let mut swaps: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for size in 1..=pairs.min(count - pairs) {
        for out in sets(pairs, size) {
            for into in sets(count - pairs, size) {
                swaps.push((out.clone(), into.iter().map(|number| number + pairs).collect()));
            }
        }
    }
    swaps.sort_by_key(|(out, into)| {
        let difference = into.iter().sum::<usize>() - out.iter().sum::<usize>();
        let largest_first: Vec<Reverse<usize>> = out.iter().rev().copied().map(Reverse).collect();
        (out.len(), difference, largest_first, into.clone())
    });
    let swapped = swaps.into_iter().map(|(out, into)| {
        let in_s1 = |number: &usize| (*number < pairs && !out.contains(number)) || into.contains(number);
        let (s1, s2) = (0..count).partition(in_s1);
        Subgroups { s1, s2 }
    });
    std::iter::once(original).chain(swapped).collect()
}

/// The first `size` places of every transposition of `of`, in the order of 4.2.2.
pub(crate) fn transpositions(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for &first in of {
        let rest: Vec<usize> = of.iter().copied().filter(|&number| number != first).collect();
        found.extend(transpositions(&rest, size - 1).into_iter().map(|tail| [vec![first], tail].concat()));
    }
    found
}

mod tests {
    use super::*;

    fn place(count: usize, pairs: usize, out: &[usize], into: &[usize]) -> usize {
        let wanted = |group: &Subgroups| {
            into.iter().all(|number| group.s1.contains(&(number - 1)))
                && out.iter().all(|number| group.s2.contains(&(number - 1)))
                && group.s2.iter().filter(|number| **number < pairs).count() == out.len()
        };
        exchanges(count, pairs).iter().position(wanted).unwrap()
    }

    /// The examples that the text gives for eleven players, five in S1.
    #[test]
    fn exchanges_come_as_in_the_examples() {
        let before = |one: (&[usize], &[usize]), other: (&[usize], &[usize])| {
            place(11, 5, one.0, one.1) < place(11, 5, other.0, other.1)
        };
        assert!(before((&[4], &[6]), (&[5], &[8])));
        assert!(before((&[3, 4], &[6, 8]), (&[4, 5], &[8, 9])));
        assert!(before((&[2, 5], &[6, 8]), (&[3, 4], &[6, 8])));
        assert!(before((&[1, 4, 5], &[6, 7, 9]), (&[2, 3, 5], &[6, 7, 9])));
        assert!(before((&[3, 4], &[6, 9]), (&[3, 4], &[7, 8])));
    }

    /// The counts that the text gives: eleven players, and two moved down to nine residents.
    #[test]
    fn there_are_as_many_transpositions_as_in_the_text() {
        let s2: Vec<usize> = (5..11).collect();
        assert_eq!(transpositions(&s2, 5).len(), 720);
        let s2: Vec<usize> = (2..11).collect();
        assert_eq!(transpositions(&s2, 2).len(), 72);
    }

    #[test]
    fn sets_come_by_the_smallest_number_that_differs() {
        assert_eq!(sets(4, 2), [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    }
}
