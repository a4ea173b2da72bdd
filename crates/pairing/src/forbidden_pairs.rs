//! K-APART: forbidden pairs, named by the organiser.

use std::collections::BTreeSet;

use kolo_model::{StartNumber, Tournament};

/// The groups of which no two meet in the next round. Players are given by their places in a list of those to be
/// paired.
#[derive(Debug, Default)]
pub(crate) struct ForbiddenPairs {
    /// The members of each group, ascending.
    groups: Vec<Vec<usize>>,
    /// By player: the numbers of their groups, ascending.
    of: Vec<Vec<u32>>,
}

impl ForbiddenPairs {
    /// `players` gives every player's number in the order of the list.
    pub(crate) fn of(tournament: &Tournament, players: impl Iterator<Item = StartNumber>) -> Self {
        let mut place: Vec<Option<usize>> = vec![None; tournament.competitors().len()];
        let mut count = 0;
        for (at, no) in players.enumerate() {
            place[no.index()] = Some(at);
            count = at + 1;
        }
        let now = tournament.next_round();
        // The same group may be named again and again.
        let mut seen: BTreeSet<Vec<usize>> = BTreeSet::new();
        for forbidden in tournament.forbidden().iter().filter(|forbidden| forbidden.holds_in(now)) {
            let mut members: Vec<usize> =
                forbidden.members.iter().filter_map(|no| place[no.index()]).collect();
            members.sort_unstable();
            members.dedup();
            if members.len() > 1 {
                seen.insert(members);
            }
        }
        let groups: Vec<Vec<usize>> = seen.into_iter().collect();
        let mut of = vec![Vec::new(); count];
        for (number, group) in (0..).zip(&groups) {
            for member in group {
                of[*member].push(number);
            }
        }
        ForbiddenPairs { groups, of }
    }

    /// Whether these two are.
    pub(crate) fn are(&self, one: usize, other: usize) -> bool {
        let groups = |who: usize| self.of.get(who).map_or(&[][..], Vec::as_slice);
        let (some, others) = (groups(one), groups(other));
        !some.is_empty() && some.iter().any(|number| others.binary_search(number).is_ok())
    }

    /// All who form a forbidden pair with this one; a player of several groups comes several times.
    pub(crate) fn from(&self, one: usize) -> impl Iterator<Item = usize> {
        let groups = self.of.get(one).into_iter().flatten().map(|number| &self.groups[*number as usize]);
        groups.flatten().copied().filter(move |other| *other != one)
    }

    /// With how many this one forms a forbidden pair, at most.
    pub(crate) fn at_most(&self, one: usize) -> usize {
        let groups = self.of.get(one).into_iter().flatten();
        groups.map(|number| self.groups[*number as usize].len() - 1).sum()
    }
}

#[cfg(test)]
mod tests {
    use kolo_model::{Place, RawCompetitor, RawForbidden, RawTournament};

    use super::*;

    fn apart(groups: &[&[u32]], players: &[u32]) -> ForbiddenPairs {
        let group = |members: &&[u32]| RawForbidden {
            place: Place::default(),
            members: members.to_vec(),
            from: None,
            to: None,
        };
        let raw = RawTournament {
            competitors: (1..=9).map(|no| RawCompetitor::named(no, "Somebody")).collect(),
            forbidden: groups.iter().map(group).collect(),
            ..RawTournament::default()
        };
        let tournament = raw.check().unwrap().tournament;
        ForbiddenPairs::of(&tournament, players.iter().map(|no| StartNumber::new(*no).unwrap()))
    }

    #[test]
    fn those_of_one_group_do_not_meet_wherever_they_stand() {
        let apart = apart(&[&[1, 2, 3], &[3, 9]], &[9, 1, 4, 3]);
        let from = |one: usize| -> Vec<usize> {
            (0..4).filter(|other| *other != one && apart.are(one, *other)).collect()
        };
        assert_eq!([from(0), from(1), from(2), from(3)], [vec![3], vec![3], vec![], vec![0, 1]]);
        let mut listed: Vec<usize> = apart.from(3).collect();
        listed.sort_unstable();
        assert_eq!(listed, [0, 1]);
        assert_eq!((apart.at_most(3), apart.at_most(2)), (2, 0));
    }

    #[test]
    fn a_group_named_twice_or_with_one_member_left_is_nothing_new() {
        let apart = apart(&[&[1, 2], &[2, 1], &[3, 4]], &[1, 2, 3]);
        assert_eq!(apart.groups, [[0, 1]]);
        assert!(!apart.are(2, 0) && apart.from(2).next().is_none());
    }
}
