//! A way to pair those below, found quickly.
//!
//! Whoever finds one knows that C4 is kept; whoever finds none knows nothing.

use super::bracket::Unpaired;
use super::field::Rank;

/// So many of those who follow are looked at for an opponent; who finds none is helped by an exchange.
const WINDOW: usize = 64;

/// Whether those who go on from the bracket find opponents in the following one, whose pairing is as good as it can be
/// (C8): at most one goes on from there, who is one of its residents; and everybody further down is paired.
pub(super) fn following_is_best(all: &Unpaired<'_>, going_on: &[Rank]) -> bool {
    let of_following = all.following.first().map(|rank| all.field[*rank].score);
    let mut bracket: Vec<Rank> = [going_on, all.following].concat();
    // C5 may put the bye on the following group.
    if all.bye.is_some() && all.bye == of_following {
        let Some(at) = bracket.iter().rposition(|who| is_for_bye(all, *who)) else { return false };
        bracket.remove(at);
        return leaves(&bracket, going_on.len(), all).is_some_and(|left| left.is_empty())
            && leaves(all.below, 0, all).is_some_and(|left| left.is_empty());
    }
    let Some(left) = leaves(&bracket, going_on.len(), all) else { return false };
    let from_above = left.iter().any(|at| *at < going_on.len());
    let left: Vec<Rank> = left.into_iter().map(|at| bracket[at]).collect();
    !from_above && below_is_paired(all, &left)
}

/// Whether those who go on from the following bracket and everybody below it can be paired.
pub(super) fn below_is_paired(all: &Unpaired<'_>, going_on: &[Rank]) -> bool {
    let mut everybody: Vec<Rank> = [going_on, all.below].concat();
    let mut apart = going_on.len();
    if all.bye.is_some() {
        let Some(at) = everybody.iter().rposition(|who| is_for_bye(all, *who)) else { return false };
        everybody.remove(at);
        apart -= usize::from(at < apart);
    }
    leaves(&everybody, apart, all).is_some_and(|left| left.is_empty())
}

fn is_for_bye(all: &Unpaired<'_>, who: Rank) -> bool {
    all.field.may_have_bye(who) && Some(all.field[who].score) == all.bye
}

/// Pairs a list of whom the first `apart` do not meet each other; the places of whoever is left over, at most one, or
/// `None` if more are.
fn leaves(list: &[Rank], apart: usize, all: &Unpaired<'_>) -> Option<Vec<usize>> {
    let lawful = |one: usize, other: usize| {
        (one >= apart || other >= apart) && all.field.lawful(list[one], list[other])
    };
    let left = pair_in_order(list.len(), lawful);
    (left.len() <= 1).then_some(left)
}

/// Pairs the numbers below `count`, the first ones first; those left over.
pub(super) fn pair_in_order(count: usize, lawful: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut mate: Vec<Option<usize>> = vec![None; count];
    let mut next: Vec<usize> = (1..=count).collect();
    let mut left = Vec::new();
    let mut at = 0;
    while at < count {
        if mate[at].is_none() {
            // Who has an opponent already is skipped for good.
            let (mut before, mut found, mut seen) = (at, None, 0);
            while next[before] < count && seen < WINDOW {
                let other = next[before];
                if mate[other].is_some() {
                    next[before] = next[other];
                } else if lawful(at, other) {
                    found = Some(other);
                    break;
                } else {
                    before = other;
                    seen += 1;
                }
            }
            match found {
                Some(other) => (mate[at], mate[other]) = (Some(other), Some(at)),
                None => left.push(at),
            }
        }
        at += 1;
    }
    while left.len() > 1 {
        let Some((one, other, change)) = with_exchange(&left, &mate, &lawful) else { break };
        let (a, b) = (left[one], left[other]);
        match change {
            None => (mate[a], mate[b]) = (Some(b), Some(a)),
            Some((first, second)) => {
                (mate[a], mate[first]) = (Some(first), Some(a));
                (mate[b], mate[second]) = (Some(second), Some(b));
            }
        }
        left.remove(other);
        left.remove(one);
    }
    left
}

/// The first two of those left over who can meet, or can be given the two of a pair; and that pair.
#[expect(clippy::type_complexity, reason = "said in the line above")]
fn with_exchange(
    left: &[usize],
    mate: &[Option<usize>],
    lawful: &impl Fn(usize, usize) -> bool,
) -> Option<(usize, usize, Option<(usize, usize)>)> {
    for one in 0..left.len() {
        for other in one + 1..left.len() {
            let (a, b) = (left[one], left[other]);
            if lawful(a, b) {
                return Some((one, other, None));
            }
            let pairs = mate.iter().enumerate().filter_map(|(first, second)| Some((first, (*second)?)));
            let fits = |(first, second): &(usize, usize)| {
                lawful(a.min(*first), a.max(*first)) && lawful(b.min(*second), b.max(*second))
            };
            if let Some(pair) = pairs.into_iter().find(fits) {
                return Some((one, other, Some(pair)));
            }
        }
    }
    None
}
