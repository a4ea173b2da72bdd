//! Articles 3.6, 3.7 and 3.8: which of several equally good candidates comes first.

use super::bracket::{Bracket, Candidate};
use super::sequence::{self, Subgroups};

/// The one of `best` that is generated before the others.
///
/// All of them pair as many moved-down players, or C7 would have told them apart.
pub(crate) fn first(bracket: &Bracket, mut best: Vec<Candidate>) -> Candidate {
    // 3.7: the set of moved-down players to pair changes last, so that the earliest set decides first.
    let paired = |candidate: &Candidate| -> Vec<usize> {
        bracket.mdps.iter().copied().filter(|&mdp| candidate.opponent(mdp).is_some()).collect()
    };
    let sets = sequence::sets(bracket.mdps.len(), paired(&best[0]).len());
    let sets = sets.iter().map(|set| set.iter().map(|&place| bracket.mdps[place]).collect::<Vec<usize>>());
    let s1 = { sets }.find(|set| best.iter().any(|candidate| paired(candidate) == *set));
    let s1 = s1.expect("every candidate pairs some set of moved-down players");
    best.retain(|candidate| paired(candidate) == s1);
    // Then the transposition of S2: the opponents of S1, compared from the first one.
    let opponents = earliest_opponents(&mut best, &s1);
    // Then exchanges in the remainder, then transpositions in it.
    let rest: Vec<usize> =
        bracket.residents.iter().copied().filter(|player| !opponents.contains(player)).collect();
    let pairs = best[0].pairs.len() - s1.len();
    let divided = sequence::exchanges(rest.len(), pairs);
    let subgroups =
        divided.iter().find(|groups| best.iter().any(|candidate| divides(groups, &rest, candidate)));
    let subgroups = subgroups.expect("some exchange leads to every candidate");
    best.retain(|candidate| divides(subgroups, &rest, candidate));
    let s1: Vec<usize> = subgroups.s1.iter().map(|&place| rest[place]).collect();
    earliest_opponents(&mut best, &s1);
    best.swap_remove(0)
}

/// Keeps the candidates with the earliest transposition, and says who meets whom of S1 in it.
fn earliest_opponents(best: &mut Vec<Candidate>, s1: &[usize]) -> Vec<usize> {
    let opponents = |candidate: &Candidate| -> Vec<usize> {
        s1.iter().filter_map(|&player| candidate.opponent(player)).collect()
    };
    let earliest = best.iter().map(opponents).min().expect("candidates are left");
    best.retain(|candidate| opponents(candidate) == earliest);
    earliest
}

/// Whether the candidate pairs everybody in this S1 with somebody in this S2.
fn divides(groups: &Subgroups, rest: &[usize], candidate: &Candidate) -> bool {
    let s2: Vec<usize> = groups.s2.iter().map(|&place| rest[place]).collect();
    groups.s1.iter().all(|&place| candidate.opponent(rest[place]).is_some_and(|other| s2.contains(&other)))
}
