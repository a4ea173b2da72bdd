//! Another of the best pairings, made from the one at hand: two change opponents.
//!
//! Most of those who are asked about have many like them. If one of them can take the other's opponent and everything
//! weighs the same, nothing need be searched.

use kolo_matching::Weight;

use super::complete::Complete;
use super::rule::Rule;

/// At most so many are asked to change.
const MOST_ASKED: usize = 1000;

impl<const N: usize> Complete<'_, N> {
    /// Lets two change opponents such that `vertex` is kept to a rule and everything is as good as before; says whether
    /// there were such two.
    pub(super) fn keep_by_change(&mut self, vertex: usize, rule: Rule) -> bool {
        let Some((one, other)) = self.two_to_change(vertex, rule) else { return false };
        let (of_one, of_other) = (self.mate(one), self.mate(other));
        self.set_mates(one, of_other);
        self.set_mates(other, of_one);
        true
    }

    fn two_to_change(&self, vertex: usize, rule: Rule) -> Option<(usize, usize)> {
        if let Rule::Only(wanted) = rule {
            let two = match self.mate(wanted) {
                Some(rival) => (vertex, rival),
                // The former opponent does without.
                None => (wanted, self.mate(vertex)?),
            };
            return self.weighs_the_same(two.0, two.1).then_some(two);
        }
        let kept = |other: &usize| *other != vertex && self.would_keep(vertex, rule, self.mate(*other));
        let alike = self.alike(vertex).iter().copied().filter(kept).take(MOST_ASKED);
        alike.map(|other| (vertex, other)).find(|(one, other)| self.weighs_the_same(*one, *other))
    }

    /// Whether these two can change opponents at no cost.
    fn weighs_the_same(&self, one: usize, other: usize) -> bool {
        let (of_one, of_other) = (self.mate(one), self.mate(other));
        let weigh = |who: usize, mate: Option<usize>| self.weight_of(who, mate);
        let both = |first: Option<[i64; N]>, second: Option<[i64; N]>| Some(first?.plus(second?));
        let now = both(weigh(one, of_one), weigh(other, of_other));
        now.is_some() && now == both(weigh(one, of_other), weigh(other, of_one))
    }
}
