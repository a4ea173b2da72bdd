//! The same minimum for some more players, not by writing down every pairing but by building up from small sets.
//!
//! The criteria are sums over pairs and the free player. So the best pairing of a set of players is, for the right
//! opponent of its last member, that pair and the best pairing of the others: no pairing of the others with larger
//! values can become part of a better whole.

use super::Pairing;
use super::absolute::may_meet;
use super::criteria::{Values, of_part};
use super::field::Field;

/// What the last member of a set does in the best pairing of it.
#[derive(Debug, Clone, Copy)]
enum Last {
    Meets(usize),
    IsFree,
}

/// The pairing with the smallest values, or `None`.
pub(crate) fn find(field: &Field) -> Option<Pairing> {
    let count = field.players.len();
    let of_pair = |one, other| of_part(field, &Pairing { pairs: vec![(one, other)], free: None });
    let of_free = |player| of_part(field, &Pairing { pairs: Vec::new(), free: Some(player) });
    let pairs: Vec<Vec<Option<Values>>> = (0..count)
        .map(|one| (0..one).map(|other| may_meet(field, one, other).then(|| of_pair(other, one))).collect())
        .collect();
    let free: Vec<Values> = (0..count).map(of_free).collect();
    // A set is the bits of its members. An odd set has its free player; an even one has none.
    let mut best: Vec<Option<(Values, Last)>> = vec![None; 1 << count];
    best[0] = Some(([0; 16], Last::IsFree));
    for set in 1..1usize << count {
        let last = (0..count).rev().find(|player| set & (1 << player) != 0)?;
        let others = set & !(1 << last);
        let mut found: Option<(Values, Last)> = None;
        let mut offer = |values: Option<Values>, step: Last| {
            if let Some(values) = values
                && found.is_none_or(|(least, _)| values < least)
            {
                found = Some((values, step));
            }
        };
        for other in (0..last).filter(|other| others & (1 << other) != 0) {
            let rest = best[others & !(1 << other)];
            let (Some(pair), Some((rest, _))) = (pairs[last][other], rest) else { continue };
            offer(Some(sum(&pair, &rest)), Last::Meets(other));
        }
        if others.count_ones() % 2 == 0 {
            offer(best[others].map(|(rest, _)| sum(&free[last], &rest)), Last::IsFree);
        }
        best[set] = found;
    }
    let mut pairing = Pairing::default();
    let mut set = (1usize << count) - 1;
    while set != 0 {
        let last = (0..count).rev().find(|player| set & (1 << player) != 0)?;
        set &= !(1 << last);
        match best[set | 1 << last]?.1 {
            Last::IsFree => pairing.free = Some(last),
            Last::Meets(other) => {
                pairing.pairs.push((other, last));
                set &= !(1 << other);
            }
        }
    }
    pairing.pairs.sort_unstable();
    Some(pairing)
}

fn sum(one: &Values, other: &Values) -> Values {
    std::array::from_fn(|index| one[index] + other[index])
}
