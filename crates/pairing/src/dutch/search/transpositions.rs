//! 4.2: the first order of the second half with which everything is best.

use std::collections::BTreeSet;

use super::Search;
use super::exchanges::Halves;
use super::likely::LeftOver;

impl<const N: usize> Search<'_, N> {
    /// The first of the first half gets the highest ranked possible of the second half, then the next one, and so on.
    pub(super) fn settle_opponents(&mut self, halves: &Halves, left_over: LeftOver) {
        let mut left = halves.clone();
        while !left.first.is_empty() {
            let likely = self.open.likely_order(&left, left_over);
            let kept = self.settle_beginning(&likely);
            let mut taken: BTreeSet<usize> = likely[..kept].iter().map(|(_, lower)| *lower).collect();
            if let Some(&who) = left.first.get(kept) {
                // With those before, it is not the beginning of a likely order; with this one, of no best one.
                let from = likely.get(kept).map_or(who, |(_, lower)| *lower);
                let open =
                    left.second.iter().copied().filter(|other| *other > from && !taken.contains(other));
                let open: Vec<usize> = open.collect();
                taken.insert(self.settle_first(who, &open));
            }
            left.first.drain(..taken.len());
            left.second.retain(|other| !taken.contains(other));
        }
    }

    /// Settles as many of these pairs, from the first on, as can be in a best pairing together; says how many. Mostly
    /// all can, or only a few.
    fn settle_beginning(&mut self, pairs: &[(usize, usize)]) -> usize {
        if self.settle_all(pairs) {
            return pairs.len();
        }
        let (mut kept, mut step) = (0, 1);
        while kept + step < pairs.len() && self.settle_all(&pairs[kept..kept + step]) {
            kept += step;
            step *= 2;
        }
        let mut beyond = pairs.len().min(kept + step);
        while kept + 1 < beyond {
            let wanted = usize::midpoint(kept, beyond);
            if self.settle_all(&pairs[kept..wanted]) {
                kept = wanted;
            } else {
                beyond = wanted;
            }
        }
        kept
    }
}
