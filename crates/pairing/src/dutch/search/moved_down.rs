//! 3.2, 4.4: which of those moved down are paired in the bracket, and 4.2: with whom.

use super::Search;

impl<const N: usize> Search<'_, N> {
    /// 4.4.2: of the sets that leave the right scores in limbo, the one with the smallest number that differs: the first
    /// moved down is in it if he can be, then the second, and so on.
    pub(super) fn settle_moved_down(&mut self) {
        let (residents, outside) = (self.bracket.residents(), self.bracket.outside());
        for who in self.bracket.moved_down() {
            if !self.keep_to(who, |other| residents.contains(&other)) {
                self.restrict(who, |other| outside.contains(&other));
            }
        }
    }

    /// 4.2: the first order of the residents: the first of those moved down gets the highest resident he can, then the
    /// second, and so on.
    pub(super) fn settle_their_opponents(&mut self) {
        let residents = self.bracket.residents();
        for who in self.bracket.moved_down() {
            if !self.mate(who).is_some_and(|mate| residents.contains(&mate)) {
                continue;
            }
            let free = |resident: &usize| !self.pairs.iter().any(|(_, lower)| lower == resident);
            let candidates: Vec<usize> = residents.clone().filter(free).collect();
            self.settle_first(who, &candidates);
        }
    }

    /// Pairs `upper` with the first of the candidates with whom everything can still be best.
    pub(super) fn settle_first(&mut self, upper: usize, candidates: &[usize]) {
        let mut worth_trying = candidates.iter().copied().filter(|lower| self.solver.may_be_in_a_cheapest(upper, *lower)).collect::<Vec<_>>().into_iter();
        let found = worth_trying.find(|&lower| self.keep_to(upper, |other| other == lower));
        let lower = found.expect("he is matched with one of them");
        self.settle(upper, lower);
    }
}
