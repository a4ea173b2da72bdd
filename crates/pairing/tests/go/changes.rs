//! Small changes of a pairing: a few pairs are taken apart and put together in every other way.
//!
//! The criteria are sums over pairs, so only what changes has to be counted. That makes it possible to judge a
//! pairing of hundreds of players: a pairing with the smallest values gets no better by any change.

use kolo_pairing::SplitMix64;

use crate::generator::between;
use crate::reference::absolute::pairings_of;
use crate::reference::criteria::values;
use crate::reference::{Field, Pairing};

/// The pairs at these indexes taken apart; the index behind the last pair stands for the free player. What could be
/// better, in words.
fn better_part(field: &Field, pairing: &Pairing, chosen: &[usize]) -> Option<String> {
    let before = Pairing {
        pairs: chosen.iter().filter_map(|index| pairing.pairs.get(*index)).copied().collect(),
        free: pairing.free.filter(|_| chosen.contains(&pairing.pairs.len())),
    };
    let mut players: Vec<usize> = before.pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
    players.extend(before.free);
    players.sort_unstable();
    let values_before = values(field, &before);
    let mut every_way = pairings_of(field, &players).into_iter();
    let after = every_way.find(|after| values(field, after) < values_before)?;
    let values_after = values(field, &after);
    let differing = values_before.iter().zip(&values_after).find(|(before, after)| before != after);
    let ((criterion, large), (_, small)) = differing?;
    let (before, after) = (written(field, &before), written(field, &after));
    Some(format!("{criterion:?} is {large} in {before} and would be {small} in {after}"))
}

fn written(field: &Field, pairing: &Pairing) -> String {
    let no = |player: usize| field.players[player].no;
    let pairs = pairing.pairs.iter().map(|&(one, other)| format!("{}-{}", no(one), no(other)));
    pairs.chain(pairing.free.map(|player| format!("{} free", no(player)))).collect::<Vec<_>>().join(" ")
}

/// How many pieces there are to exchange: the pairs, and the free player if there is one.
fn pieces(pairing: &Pairing) -> usize {
    pairing.pairs.len() + usize::from(pairing.free.is_some())
}

/// A change of any two pairs, or of a pair and the free player, that makes the pairing better.
pub(crate) fn better_by_two(field: &Field, pairing: &Pairing) -> Option<String> {
    let pieces = pieces(pairing);
    let all = (0..pieces).flat_map(|one| (one + 1..pieces).map(move |other| [one, other]));
    all.into_iter().find_map(|chosen| better_part(field, pairing, &chosen))
}

/// A change of three or four random pairs, tried so many `times`, that makes the pairing better. Pairs are mostly
/// taken near to each other in the order of `pairing`, since only neighbours in the score can be exchanged for good.
pub(crate) fn better_by_more(
    field: &Field,
    pairing: &Pairing,
    random: &mut SplitMix64,
    times: usize,
) -> Option<String> {
    let pieces = u32::try_from(pieces(pairing)).unwrap();
    (0..times).find_map(|_| {
        let count = between(random, 3, 4);
        let reach = if random.happens(700) { 8 } else { pieces };
        let from = between(random, 0, pieces.saturating_sub(reach));
        let mut chosen: Vec<usize> = (from..(from + reach).min(pieces)).map(|piece| piece as usize).collect();
        random.shuffle(&mut chosen);
        chosen.truncate(count as usize);
        better_part(field, pairing, &chosen)
    })
}
