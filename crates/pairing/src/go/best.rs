//! The few best pairs of one player.

use super::field::Rank;

/// Up to so many opponents with the smallest values, the smallest first. Values are compared word by word.
pub(super) struct Best<const N: usize> {
    most: usize,
    entries: Vec<([i64; N], Rank)>,
}

impl<const N: usize> Best<N> {
    pub(super) fn new(most: usize) -> Self {
        Best { most, entries: Vec::with_capacity(most + 1) }
    }

    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }

    /// Whether a value would be kept. Its words are worked out only as far as needed.
    #[inline]
    pub(super) fn would_keep(&self, word: impl Fn(usize) -> i64) -> bool {
        if self.entries.len() < self.most {
            return true;
        }
        let Some((largest, _)) = self.entries.last() else {
            return false;
        };
        let mut words = largest.iter().enumerate().map(|(at, largest)| (word(at), *largest));
        words.find(|(own, largest)| own != largest).is_some_and(|(own, largest)| own < largest)
    }

    pub(super) fn insert(&mut self, value: [i64; N], who: Rank) {
        let place = self.entries.partition_point(|other| *other < (value, who));
        self.entries.insert(place, (value, who));
        self.entries.truncate(self.most);
    }

    /// The pairs with `player`, the better one of the current order first.
    pub(super) fn pairs_with(&self, player: Rank) -> impl Iterator<Item = (Rank, Rank)> {
        self.entries.iter().map(move |(_, other)| (player.min(*other), player.max(*other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_values_stay() {
        let mut best = Best::<2>::new(2);
        for (value, who) in [([3, 1], 4), ([3, 0], 5), ([9, 9], 6), ([2, 8], 7)] {
            if best.would_keep(|word| value[word]) {
                best.insert(value, Rank(who));
            }
        }
        let pairs: Vec<_> = best.pairs_with(Rank(6)).collect();
        assert_eq!(pairs, [(Rank(6), Rank(7)), (Rank(5), Rank(6))]);
        assert!(!best.would_keep(|word| [3, 0][word]), "no better than the last");
        best.clear();
        assert!(best.would_keep(|_| i64::MAX));
    }
}
