//! Rule 11.2: in which order the first of a list tries the others.
//!
//! The second half from its first member to its last, then the own half from its far end back. The
//! list is split afresh after every pair.

/// The places in a list of `size` that its first member tries, one after the other.
pub(super) fn order(size: usize) -> impl Iterator<Item = usize> {
    let half = size / 2;
    (half..size).chain((1..half).rev())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_1_of_six_tries_4_5_6_3_2() {
        assert_eq!(order(6).map(|at| at + 1).collect::<Vec<_>>(), [4, 5, 6, 3, 2]);
        assert_eq!(order(2).collect::<Vec<_>>(), [1]);
        assert_eq!(order(0).count(), 0);
    }
}
