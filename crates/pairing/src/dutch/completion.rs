//! 2.2 C4: a way to pair every player must exist. 2.3 C5: the player who has the bye has as few points as that allows.

use kolo_model::HalfPoints;

use super::field::{Field, Rank};
use super::greedy_completion::pair_in_order;
use crate::completability::AllPlayers;

/// There is no way to pair all players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Impossible;

/// The score of the player who has the bye; no player has it if the number of players is even.
///
/// # Errors
/// [`Impossible`].
pub(super) fn bye_score(field: &Field) -> Result<Option<HalfPoints>, Impossible> {
    if !field.is_odd() {
        return if can_be_paired(field, |_| false) { Ok(None) } else { Err(Impossible) };
    }
    let mut scores: Vec<HalfPoints> =
        field.ranks().filter(|who| field.may_have_bye(*who)).map(|who| field[who].score).collect();
    scores.sort_unstable();
    scores.dedup();
    // The more may have the bye, the easier it is; so the first score with which it can be done is found by halving.
    // Nearly always it is the lowest.
    let is_too_low = |score: &HalfPoints| !can_be_paired(field, |who| field[who].score <= *score);
    let too_low = match scores.first() {
        Some(lowest) if is_too_low(lowest) => 1 + scores[1..].partition_point(is_too_low),
        Some(_) | None => 0,
    };
    scores.get(too_low).copied().map(Some).ok_or(Impossible)
}

/// Whether every player can be paired with the bye for one of those of whom `bye` says so, if C2 lets them have it.
fn can_be_paired(field: &Field, bye: impl Fn(Rank) -> bool + Sync) -> bool {
    let ranks: Vec<Rank> = field.ranks().collect();
    found_at_once(field, &ranks, &bye) || all_players(field, &ranks, bye).barrier().is_none()
}

/// Whether the plainest way leads to a pairing, with the lowest ranked who may have the bye.
fn found_at_once(field: &Field, ranks: &[Rank], bye: impl Fn(Rank) -> bool) -> bool {
    let mut ranks = ranks.to_vec();
    if field.is_odd() {
        let Some(at) = ranks.iter().rposition(|who| field.may_have_bye(*who) && bye(*who)) else {
            return false;
        };
        ranks.remove(at);
    }
    pair_in_order(ranks.len(), 0, |one, other| field.legal(ranks[one], ranks[other])).is_empty()
}

/// Who may meet whom at all, by rank; the bye is for those of whom `bye` says so and C2 allows it.
pub(super) fn all_players<'a>(
    field: &'a Field,
    ranks: &'a [Rank],
    bye: impl Fn(Rank) -> bool + Sync + 'a,
) -> AllPlayers<impl Fn(usize, usize) -> bool + Sync, impl Fn(usize) -> bool + Sync> {
    let legal = |one: usize, other: usize| field.legal(ranks[one], ranks[other]);
    AllPlayers::new(ranks.len(), legal, move |who| field.may_have_bye(ranks[who]) && bye(ranks[who]))
}

#[cfg(test)]
mod tests {
    use kolo_model::RoundNumber;
    use proptest::prelude::*;

    use super::*;
    use crate::dutch::field::tests::{field, player};
    use crate::dutch::greedy_completion::tests::can_all_be_paired;

    /// Players with these half points, of whom these have met and these are barred from the bye.
    fn with(halves: &[u32], met: &[(usize, usize)], barred: &[usize]) -> Field {
        let mut players: Vec<_> = (1..).zip(halves).map(|(no, halves)| player(no, *halves, "")).collect();
        for who in barred {
            players[*who].barred_from_bye = Some(RoundNumber::FIRST);
        }
        field(players, met)
    }

    #[test]
    fn an_even_number_has_no_bye() {
        assert_eq!(bye_score(&with(&[2, 2, 0, 0], &[], &[])), Ok(None));
        assert_eq!(bye_score(&with(&[2, 0], &[(0, 1)], &[])), Err(Impossible));
        assert_eq!(bye_score(&with(&[], &[], &[])), Ok(None));
    }

    #[test]
    fn the_bye_goes_as_low_as_the_others_allow() {
        let halves = HalfPoints::from_halves;
        assert_eq!(bye_score(&with(&[4, 2, 0], &[], &[])), Ok(Some(halves(0))));
        assert_eq!(bye_score(&with(&[4, 2, 0], &[], &[2])), Ok(Some(halves(2))), "C2");
        assert_eq!(bye_score(&with(&[4, 2, 0], &[(0, 1)], &[])), Ok(Some(halves(2))), "C1");
        assert_eq!(bye_score(&with(&[4, 2, 0], &[(0, 1)], &[1])), Ok(Some(halves(4))));
        assert_eq!(bye_score(&with(&[4, 2, 0], &[], &[0, 1, 2])), Err(Impossible));
    }

    /// Points, who has met whom by a number, and who is barred.
    type Drawn = (Vec<u32>, Vec<bool>, Vec<bool>);

    fn drawn() -> impl Strategy<Value = Drawn> {
        (0usize..=7).prop_flat_map(|count| {
            let points = prop::collection::vec(0u32..4, count).prop_map(|mut points| {
                points.sort_unstable_by(|a, b| b.cmp(a));
                points
            });
            let flags = |count| prop::collection::vec(any::<bool>(), count);
            (points, flags(count * count), flags(count))
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn it_is_what_trying_everything_finds((points, met, barred) in drawn()) {
            let count = points.len();
            let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
            let met: Vec<(usize, usize)> = pairs.filter(|(one, other)| met[one * count + other]).collect();
            let barred: Vec<usize> = (0..count).filter(|who| barred[*who]).collect();
            let legal = |one: usize, other: usize| !met.contains(&(one, other));
            let without = |who: usize| -> Vec<usize> { (0..count).filter(|other| *other != who).collect() };
            let expected = if count.is_multiple_of(2) {
                let all_players: Vec<usize> = (0..count).collect();
                can_all_be_paired(&all_players, &legal).then_some(None)
            } else {
                let free = (0..count).filter(|who| !barred.contains(who));
                let possible = free.filter(|who| can_all_be_paired(&without(*who), &legal));
                possible.map(|who| points[who]).min().map(|halves| Some(HalfPoints::from_halves(halves)))
            };
            prop_assert_eq!(bye_score(&with(&points, &met, &barred)), expected.ok_or(Impossible));
        }
    }
}
