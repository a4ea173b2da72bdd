//! 3.2, 4.4: which of those moved down are paired in the bracket, and 4.2: with whom.

use std::collections::BTreeMap;

use kolo_model::HalfPoints;

use super::Search;
use super::exchanges::Halves;
use super::likely::LeftOver;
use super::rule::Rule;

impl<const N: usize> Search<'_, N> {
    /// 4.4.2: of the sets that leave the right scores in limbo, the one with the smallest number that differs: the
    /// first moved down is in it if possible, then the second, and so on. C7 has settled how many of each score are
    /// paired.
    pub(super) fn settle_moved_down(&mut self) {
        let mut to_be_paired: BTreeMap<Option<HalfPoints>, usize> = BTreeMap::new();
        let score = |who: usize| self.bracket.player(who).map(|player| player.score);
        for who in self.bracket.moved_down().filter(|who| self.meets_resident(*who)) {
            *to_be_paired.entry(score(who)).or_default() += 1;
        }
        for who in self.bracket.moved_down() {
            let left = to_be_paired.entry(score(who)).or_default();
            if *left > 0 && self.open.keep_to(who, Rule::Resident) {
                *left -= 1;
            } else {
                self.open.restrict(who, Rule::Out);
            }
        }
    }

    fn meets_resident(&self, who: usize) -> bool {
        self.open.mate(who).is_some_and(|mate| self.bracket.residents().contains(&mate))
    }

    /// Where no two residents meet, those moved down and the residents are two halves, and 4.2 is all there is to
    /// settle. How many residents meet each other is the same in all of the best pairings: C6 gives the number of
    /// pairs, C7 how many of those moved down have a part in them. Says whether it was settled so.
    pub(super) fn settle_without_remainder(&mut self) -> bool {
        if self.bracket.residents().any(|who| self.is_upper(who)) {
            return false;
        }
        let halves = self.moved_down_and_residents();
        !halves.first.is_empty() && !self.depends_on_others(&halves) && self.settle_in_order(&halves)
    }

    /// 4.2: the first order of the residents: the first of those moved down gets the highest possible resident, then
    /// the second, and so on.
    pub(super) fn settle_their_opponents(&mut self) {
        self.settle_opponents(&self.moved_down_and_residents(), LeftOver::Stays);
    }

    /// Those moved down who are paired in the bracket, and all residents.
    pub(super) fn moved_down_and_residents(&self) -> Halves {
        let paired = |who: &usize| self.open.rules()[*who] == Rule::Resident;
        let first = self.bracket.moved_down().filter(paired).collect();
        Halves { first, second: self.bracket.residents().collect() }
    }
}
