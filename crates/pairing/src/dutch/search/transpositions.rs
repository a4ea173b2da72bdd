//! 4.2: the first order of the second half with which everything is best.

use super::Search;
use super::exchanges::Halves;

impl<const N: usize> Search<'_, N> {
    /// The first of the first half gets the highest ranked of the second half he can, then the next one, and so on.
    pub(super) fn settle_opponents(&mut self, halves: &Halves) {
        let mut free = halves.second.clone();
        for &who in &halves.first {
            let lower: Vec<usize> = free.iter().copied().filter(|other| *other > who).collect();
            let taken = self.settle_first(who, &lower);
            free.retain(|other| *other != taken);
        }
    }
}
