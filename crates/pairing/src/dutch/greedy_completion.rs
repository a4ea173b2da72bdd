//! A way to pair those below, found quickly.
//!
//! If it finds one, C4 is kept; if it finds none, nothing is known.

use super::bracket::Unpaired;
use super::field::Rank;

/// So many of those who follow are looked at for an opponent; who finds none is helped by an exchange.
const WINDOW: usize = 64;

/// More than this are not helped.
const MOST_HELPED: usize = 16;

/// Whether those who go on from the bracket find opponents in the following one, whose pairing is as good as it can be
/// (C8): at most one goes on from there, who is one of its residents; and all players further down are paired.
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

/// Whether those who go on from the following bracket and all below it can be paired.
pub(super) fn below_is_paired(all: &Unpaired<'_>, going_on: &[Rank]) -> bool {
    let mut all_players: Vec<Rank> = [going_on, all.below].concat();
    let mut apart = going_on.len();
    if all.bye.is_some() {
        let Some(at) = all_players.iter().rposition(|who| is_for_bye(all, *who)) else { return false };
        all_players.remove(at);
        apart -= usize::from(at < apart);
    }
    leaves(&all_players, apart, all).is_some_and(|left| left.is_empty())
}

fn is_for_bye(all: &Unpaired<'_>, who: Rank) -> bool {
    all.field.may_have_bye(who) && Some(all.field[who].score) == all.bye
}

/// Pairs a list of whom the first `apart` do not meet each other; the place of the player left over, at most one, or
/// `None` if more are.
fn leaves(list: &[Rank], apart: usize, all: &Unpaired<'_>) -> Option<Vec<usize>> {
    let legal = |one: usize, other: usize| {
        (one >= apart || other >= apart) && all.field.legal(list[one], list[other])
    };
    let left = pair_in_order(list.len(), apart, legal);
    (left.len() <= 1).then_some(left)
}

/// Pairs the numbers below `count`, of which the first `apart` do not meet each other, the first ones first; those left
/// over.
pub(super) fn pair_in_order(count: usize, apart: usize, legal: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut mate: Vec<Option<usize>> = vec![None; count];
    let mut next: Vec<usize> = (1..=count).collect();
    let mut left = Vec::new();
    let mut at = 0;
    while at < count {
        if mate[at].is_none() {
            // Who has an opponent already is skipped for good.
            let (mut before, mut found, mut seen) = (at.max(apart.saturating_sub(1)), None, 0);
            while next[before] < count && seen < WINDOW {
                let other = next[before];
                if mate[other].is_some() {
                    next[before] = next[other];
                } else if legal(at, other) {
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
    // So many are a sign that there is a reason.
    while (2..=MOST_HELPED).contains(&left.len()) {
        let Some((one, other, change)) = with_exchange(&left, &mate, &legal) else { break };
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
    legal: &impl Fn(usize, usize) -> bool,
) -> Option<(usize, usize, Option<(usize, usize)>)> {
    for one in 0..left.len() {
        for other in one + 1..left.len() {
            let (a, b) = (left[one], left[other]);
            if legal(a, b) {
                return Some((one, other, None));
            }
            let pairs = mate.iter().enumerate().filter_map(|(first, second)| Some((first, (*second)?)));
            let fits = |(first, second): &(usize, usize)| {
                legal(a.min(*first), a.max(*first)) && legal(b.min(*second), b.max(*second))
            };
            if let Some(pair) = pairs.into_iter().find(fits) {
                return Some((one, other, Some(pair)));
            }
        }
    }
    None
}

#[cfg(test)]
pub(super) mod tests {
    use kolo_model::{HalfPoints, RoundNumber};
    use proptest::prelude::*;

    use super::*;
    use crate::dutch::field::tests::{field, player};

    /// Whether all of these can be paired, by trying everything.
    pub(in crate::dutch) fn can_all_be_paired(
        these: &[usize],
        legal: &impl Fn(usize, usize) -> bool,
    ) -> bool {
        let Some((first, others)) = these.split_first() else { return true };
        others.iter().enumerate().any(|(at, other)| {
            let rest: Vec<usize> =
                others.iter().enumerate().filter(|(to, _)| *to != at).map(|it| *it.1).collect();
            legal(*first, *other) && can_all_be_paired(&rest, legal)
        })
    }

    /// Some numbers, and who of them may meet: the smaller one first.
    fn graph() -> impl Strategy<Value = (usize, Vec<bool>)> {
        (0usize..=9).prop_flat_map(|count| (Just(count), prop::collection::vec(any::<bool>(), count * count)))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        #[test]
        fn who_is_not_left_over_can_be_paired((count, allowed) in graph()) {
            let legal = |one: usize, other: usize| {
                assert!(one < other, "the smaller one comes first");
                allowed[one * count + other]
            };
            let left = pair_in_order(count, 0, legal);
            let paired: Vec<usize> = (0..count).filter(|number| !left.contains(number)).collect();
            prop_assert!(left.is_sorted() && left.len() + paired.len() == count);
            prop_assert!(can_all_be_paired(&paired, &legal), "{left:?} left over");
            // Two left over need not be left over; but they cannot just meet each other.
            for (at, one) in left.iter().enumerate() {
                prop_assert!(left[at + 1..].iter().all(|other| !legal(*one, *other)));
            }
        }
    }

    #[test]
    fn a_player_is_helped_by_the_two_of_a_pair() {
        // 0 takes 1, the first possible; 2 and 3 cannot meet, but 0 with 2 and 1 with 3 will do.
        let legal = |one: usize, other: usize| matches!((one, other), (0, 1 | 2) | (1, 3));
        assert_eq!(pair_in_order(4, 0, legal), [] as [usize; 0]);
    }

    #[test]
    fn who_is_too_far_away_is_found_at_the_end() {
        // 0 can meet only the last one, and no other can.
        let last = 2 * WINDOW + 3;
        let legal = |one: usize, other: usize| (one == 0) == (other == last);
        assert_eq!(pair_in_order(last + 1, 0, legal), [] as [usize; 0]);
    }

    /// How many go on, follow and are below; who has met; who is barred from the bye; whose score has it.
    type Drawn = ([usize; 3], Vec<bool>, Vec<bool>, bool);

    fn drawn() -> impl Strategy<Value = Drawn> {
        (0usize..=2, 1usize..=4, 0usize..=4).prop_flat_map(|(going_on, following, below)| {
            let count = going_on + following + below;
            let flags = |count| prop::collection::vec(prop::bool::weighted(0.4), count);
            (Just([going_on, following, below]), flags(count * count), flags(count), any::<bool>())
        })
    }

    /// Whether the following bracket can be paired with as few who go on as there can be, none of them from above, and
    /// all others too; by trying everything.
    fn is_best(all: &Unpaired<'_>, going_on: &[Rank]) -> bool {
        let index = |ranks: &[Rank]| -> Vec<usize> { ranks.iter().map(|rank| rank.index()).collect() };
        let (above, following, below) = (index(going_on), index(all.following), index(all.below));
        let rank = |index: usize| Rank(u32::try_from(index).unwrap());
        let legal = |one: usize, other: usize| {
            !(above.contains(&one) && above.contains(&other)) && all.field.legal(rank(one), rank(other))
        };
        let without = |these: &[usize], who: usize| -> Vec<usize> {
            these.iter().copied().filter(|other| *other != who).collect()
        };
        let for_bye = |who: &usize| is_for_bye(all, rank(*who));
        let bracket = [above.as_slice(), &following].concat();
        // All players, but for the bye if there is one.
        let rest_is_paired = |rest: &[usize]| match all.bye {
            None => can_all_be_paired(rest, &legal),
            Some(_) => rest
                .iter()
                .filter(|who| for_bye(who))
                .any(|who| can_all_be_paired(&without(rest, *who), &legal)),
        };
        let leaves = |who: usize| can_all_be_paired(&without(&bracket, who), &legal);
        if bracket.len().is_multiple_of(2) {
            return can_all_be_paired(&bracket, &legal) && rest_is_paired(&below);
        }
        following.iter().any(|who| leaves(*who) && rest_is_paired(&[&[*who][..], &below].concat()))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        #[test]
        fn a_following_bracket_called_best_is((counts, met, barred, low) in drawn()) {
            let count: usize = counts.iter().sum();
            let score = |index: usize| match index {
                _ if index < counts[0] => 6,
                _ if index < counts[0] + counts[1] => 4,
                _ => 2,
            };
            let mut players: Vec<_> =
                (1..).zip(0..count).map(|(no, index)| player(no, score(index), "")).collect();
            for (player, barred) in players.iter_mut().zip(barred) {
                player.barred_from_bye = barred.then_some(RoundNumber::FIRST);
            }
            let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
            let met: Vec<(usize, usize)> = pairs.filter(|(one, other)| met[one * count + other]).collect();
            let field = field(players, &met);
            let ranks: Vec<Rank> = field.ranks().collect();
            let (going_on, others) = ranks.split_at(counts[0]);
            let (following, below) = others.split_at(counts[1]);
            let bye = (!count.is_multiple_of(2)).then(|| HalfPoints::from_halves(if low { 2 } else { 4 }));
            let (moved_down, residents, foreseen) = (&[][..], going_on, &[][..]);
            let all = Unpaired { field: &field, moved_down, residents, following, below, bye, foreseen };
            if following_is_best(&all, going_on) {
                prop_assert!(is_best(&all, going_on));
            }
            if below_is_paired(&all, following) {
                let legal = |one: usize, other: usize| field.legal(ranks[one], ranks[other]);
                let rest: Vec<usize> = (counts[0]..count).collect();
                let free = rest.iter().filter(|who| is_for_bye(&all, ranks[**who]));
                let without = |who: usize| -> Vec<usize> { rest.iter().copied().filter(|it| *it != who).collect() };
                let paired = match bye {
                    None => can_all_be_paired(&rest, &legal),
                    Some(_) => free.into_iter().any(|who| can_all_be_paired(&without(*who), &legal)),
                };
                prop_assert!(paired);
            }
        }
    }
}
