//! 4.2: the first order of the second half with which everything is best.

use super::Search;
use super::exchanges::Halves;
use super::likely::LeftOver;

impl<const N: usize> Search<'_, N> {
    /// The first of the first half gets the highest ranked of the second half he can, then the next one, and so on.
    pub(super) fn settle_opponents(&mut self, halves: &Halves, left_over: LeftOver) {
        let mut left = halves.clone();
        while !left.first.is_empty() {
            let likely = self.open.likely_order(&left, left_over);
            let kept = self.settle_beginning(&likely);
            let mut settled = likely[..kept].to_vec();
            if let Some(&who) = left.first.get(kept) {
                // With everybody before him it is not the beginning of a likely order, with him of no best one.
                let from = likely.get(kept).map_or(who, |(_, lower)| *lower);
                let taken = |other: &usize| settled.iter().any(|(_, lower)| lower == other);
                let open = left.second.iter().copied().filter(|other| *other > from && !taken(other));
                let open: Vec<usize> = open.collect();
                settled.push((who, self.settle_first(who, &open)));
            }
            left.first.drain(..settled.len());
            left.second.retain(|other| settled.iter().all(|(_, lower)| lower != other));
        }
    }

    /// Settles as many of these pairs, from the first on, as can be in a best pairing together; says how many.
    fn settle_beginning(&mut self, pairs: &[(usize, usize)]) -> usize {
        let (mut kept, mut beyond) = (0, pairs.len() + 1);
        let mut wanted = pairs.len();
        while kept + 1 < beyond {
            if self.open.settle_all(&pairs[kept..wanted]) {
                self.pairs.extend(&pairs[kept..wanted]);
                kept = wanted;
            } else {
                beyond = wanted;
            }
            wanted = usize::midpoint(kept, beyond);
        }
        kept
    }
}
