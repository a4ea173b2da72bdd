//! Articles 3 and 4 word for word: candidate after candidate, each judged by itself. Only for the smallest fields.

use super::bracket::{Bracket, Candidate};
use super::completion::Completion;
use super::criteria::{self, Scene};
use super::facts::Facts;
use super::sequence;

/// The choice of [`super::sieve::choose`], made by generating.
pub(crate) fn choose(facts: &Facts, completion: &Completion<'_>, bracket: &Bracket) -> Candidate {
    let scene = Scene { facts, completion, bracket };
    // 3.1 and 4.4.1 take for known how many pairs there can be and which scores the Limbo has: C6 and C7 tell.
    let candidates = bracket.candidates(facts, completion);
    let seventh = candidates.iter().map(|candidate| criteria::c7(scene, candidate)).min();
    let seventh = seventh.expect("the rest can be paired");
    let pairs = candidates[0].pairs.len();
    let own = facts.score(bracket.residents[0]);
    let limbo = seventh.iter().filter(|score| **score > own).count();
    let m1 = bracket.mdps.len() - limbo;

    let mut chosen: Option<(Vec<Vec<u32>>, Candidate)> = None;
    for s1 in sequence::sets(bracket.mdps.len(), m1) {
        let s1: Vec<usize> = s1.into_iter().map(|place| bracket.mdps[place]).collect();
        let left: Vec<usize> = bracket.mdps.iter().copied().filter(|mdp| !s1.contains(mdp)).collect();
        let mut scores: Vec<u32> = left.iter().map(|&mdp| facts.score(mdp)).collect();
        scores.sort_unstable_by(|one, other| other.cmp(one));
        if scores[..] != seventh[..limbo] {
            continue;
        }
        for s2 in sequence::transpositions(&bracket.residents, m1) {
            let met: Vec<(usize, usize)> = s1.iter().copied().zip(s2.iter().copied()).collect();
            let rest: Vec<usize> = bracket.residents.iter().copied().filter(|p| !s2.contains(p)).collect();
            for pairs in remainder(&rest, pairs - m1) {
                let pairs = [&met[..], &pairs[..]].concat();
                let candidate = complete(bracket, pairs);
                let legal = candidate.pairs.iter().all(|&(one, other)| facts.may_meet(one, other));
                if !legal || !bracket.completes(completion, &candidate.downfloaters) {
                    continue;
                }
                let value: Vec<Vec<u32>> =
                    criteria::ALL.iter().map(|criterion| criterion(scene, &candidate)).collect();
                if chosen.as_ref().is_none_or(|(best, _)| value < *best) {
                    chosen = Some((value, candidate));
                }
            }
        }
    }
    chosen.expect("the candidates of C6 are among those generated").1
}

/// The pairings of a homogeneous bracket or a remainder in the order of 3.6.
fn remainder(players: &[usize], pairs: usize) -> Vec<Vec<(usize, usize)>> {
    let mut found = Vec::new();
    for groups in sequence::exchanges(players.len(), pairs) {
        for s2 in sequence::transpositions(&groups.s2, pairs) {
            found
                .push(groups.s1.iter().zip(s2).map(|(&one, other)| (players[one], players[other])).collect());
        }
    }
    found
}

/// Everybody else floats.
fn complete(bracket: &Bracket, mut pairs: Vec<(usize, usize)>) -> Candidate {
    for pair in &mut pairs {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    pairs.sort_unstable();
    let paired = |player: &usize| pairs.iter().any(|(one, other)| one == player || other == player);
    let all = bracket.mdps.iter().chain(&bracket.residents);
    let downfloaters = all.copied().filter(|player| !paired(player)).collect();
    Candidate { pairs, downfloaters }
}
