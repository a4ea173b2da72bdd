//! 3.2, 4.4: which of those moved down are paired in the bracket, and 4.2: with whom.

use super::Search;
use super::rule::Rule;

impl<const N: usize> Search<'_, N> {
    /// 4.4.2: of the sets that leave the right scores in limbo, the one with the smallest number that differs: the first
    /// moved down is in it if he can be, then the second, and so on.
    pub(super) fn settle_moved_down(&mut self) {
        for who in self.bracket.moved_down() {
            if !self.open.keep_to(who, Rule::Resident) {
                self.open.restrict(who, Rule::Out);
            }
        }
    }

    /// 4.2: the first order of the residents: the first of those moved down gets the highest resident he can, then the
    /// second, and so on.
    pub(super) fn settle_their_opponents(&mut self) {
        let mut free: Vec<usize> = self.bracket.residents().collect();
        for who in self.bracket.moved_down() {
            if self.open.rules()[who] == Rule::Resident {
                let taken = self.settle_first(who, &free);
                free.retain(|resident| *resident != taken);
            }
        }
    }
}
