//! Choosing opponents so that the rest can still be paired (4c, 5c, 6a), and the order of exchange (7).

use super::Used;
use super::field::Field;
use super::pairable::Pairable;

/// The players of a group who are still to be paired, in the order of the list.
pub(crate) struct Unpaired<'a> {
    pub(crate) field: &'a Field,
    pub(crate) pairable: &'a Pairable<'a>,
    pub(crate) list: Vec<usize>,
    pub(crate) made: Vec<(usize, usize)>,
}

impl Unpaired<'_> {
    /// Pairs `player` with the first of `opponents` who is admissible and leaves the rest pairable.
    pub(crate) fn pair(&mut self, player: usize, opponents: &[usize], clause: &str, used: &mut Used) {
        used.note(clause);
        let (mut passed_met, mut passed_rest) = (0, 0);
        for opponent in opponents.iter().copied().filter(|opponent| *opponent != player) {
            if !self.field.admissible(player, opponent) {
                passed_met = 1;
            } else if !self.pairable.without(&self.list, &[player, opponent]) {
                passed_rest = 1;
            } else {
                self.list.retain(|other| *other != player && *other != opponent);
                self.made.push((player, opponent));
                used.note_times(&format!("{clause}.passed-met"), passed_met);
                used.note_times(&format!("{clause}.passed-rest-not-pairable"), passed_rest);
                return;
            }
        }
        unreachable!("{player} has nobody, though the group can be paired");
    }

    /// The rest: the head tries the second half onwards, then his own half from its far end.
    pub(crate) fn pair_the_rest(&mut self, clause: &str, used: &mut Used) {
        while let Some(head) = self.list.first().copied() {
            let half = self.list.len() / 2;
            let (own, second) = self.list.split_at(half);
            let mut opponents = second.to_vec();
            opponents.extend(own[1..].iter().rev());
            let second = second.to_vec();
            self.pair(head, &opponents, clause, used);
            if self.made.last().is_some_and(|(_, opponent)| !second.contains(opponent)) {
                used.note(&format!("{clause}.own-half"));
            }
        }
    }
}
