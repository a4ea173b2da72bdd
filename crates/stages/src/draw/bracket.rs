//! Clubs, seeds and byes in a bracket (G-3.2.2).

use std::collections::BTreeMap;

use kolo_model::Side;

use super::{Breach, Draw};
use crate::generate::Lots;
use crate::{EntrantId, MatchId, Slot, SlotPlace, State};

/// Where an entrant begins, and the matches that winning leads to, the first one first.
struct Way {
    who: EntrantId,
    games: Vec<MatchId>,
    /// Whether the first of them has no opponent.
    bye: bool,
}

pub(super) fn breaches(draw: Draw<'_>, state: &State) -> Vec<Breach> {
    let ways = ways(state);
    let order = draw.order();
    let seeded = match draw.recipe.lots {
        Lots::None => order.len(),
        Lots::Drawn { seeded } => seeded.min(order.len()),
    };
    let mut list = clubs(draw, &ways);
    let by_number: BTreeMap<EntrantId, &Way> = ways.iter().map(|way| (way.who, way)).collect();
    let by_seed: Vec<&Way> = order.iter().filter_map(|who| by_number.get(who).copied()).collect();
    list.extend(early(&by_seed[..seeded.min(by_seed.len())]));
    // Among those who are not seeded the byes are lots.
    let tier = |seed: usize| match draw.recipe.lots {
        Lots::None => seed,
        Lots::Drawn { .. } if seed < seeded => (seed + 1).next_power_of_two(),
        Lots::Drawn { .. } => usize::MAX,
    };
    let without = (0..).zip(&by_seed).find(|(_, way)| !way.bye);
    let weakest = (0..).zip(&by_seed).filter(|(_, way)| way.bye).last();
    if let (Some((strong, stronger)), Some((weak, has))) = (without, weakest)
        && tier(strong) < tier(weak)
    {
        list.push(Breach::Bye { has: has.who, stronger: stronger.who });
    }
    list
}

/// The best 2, 4, 8 … are in as many parts of the bracket, so that the later of two decides how late they meet: seed 3 meets
/// no better one before the last four, so no better one leads to the same match of the round before.
fn early(seeds: &[&Way]) -> Vec<Breach> {
    let mut leading: BTreeMap<&MatchId, Vec<usize>> = BTreeMap::new();
    for (seed, way) in seeds.iter().enumerate() {
        for game in &way.games {
            leading.entry(game).or_default().push(seed);
        }
    }
    let mut list = Vec::new();
    for (second, weaker) in seeds.iter().enumerate().skip(1) {
        let rounds = usize::try_from((second + 1).next_power_of_two().trailing_zeros()).unwrap_or(usize::MAX);
        let before = weaker.games.len().checked_sub(rounds.saturating_add(1));
        let Some(game) = before.and_then(|at| weaker.games.get(at)) else { continue };
        let better = leading.get(game).into_iter().flatten().take_while(|first| **first < second);
        for first in better {
            let stronger = seeds[*first];
            let meeting = stronger.games.iter().find(|game| weaker.games.contains(game));
            list.extend(meeting.map(|game| Breach::Early {
                who: [stronger.who, weaker.who],
                seeds: [first + 1, second + 1],
                game: game.clone(),
            }));
        }
    }
    list
}

fn clubs(draw: Draw<'_>, ways: &[Way]) -> Vec<Breach> {
    let known = draw.clubs();
    let club = |who: EntrantId| known.get(&who);
    let mut first: BTreeMap<&MatchId, Vec<EntrantId>> = BTreeMap::new();
    for way in ways {
        if let Some(game) = way.games.first() {
            first.entry(game).or_default().push(way.who);
        }
    }
    let mates = first.into_iter().filter_map(|(game, who)| match who.as_slice() {
        [one, other] if club(*one).is_some() && club(*one) == club(*other) => {
            Some(Breach::Club { game: game.clone(), who: [*one, *other] })
        }
        _ => None,
    });
    mates.collect()
}

fn ways(state: &State) -> Vec<Way> {
    let slots = state.plan().slots();
    let next: BTreeMap<&MatchId, &MatchId> = slots
        .iter()
        .filter_map(|(place, link)| match (place, link) {
            (SlotPlace::Side(to, _), Slot::Winner(from)) => Some((from, to)),
            _ => None,
        })
        .collect();
    let begin = slots.iter().filter_map(|(place, link)| match (place, link) {
        (SlotPlace::Side(game, side), Slot::Entrant(who)) => Some((game, *side, *who)),
        _ => None,
    });
    let way = |(game, side, who): (&MatchId, Side, EntrantId)| {
        let other = SlotPlace::Side(game.clone(), side.other());
        let bye = state.plan().link(&other).is_some_and(|link| *link == Slot::Bye);
        let mut games = vec![game.clone()];
        let mut at = game;
        // A plan has no circles.
        while let Some(to) = next.get(at) {
            games.push((*to).clone());
            at = to;
        }
        Way { who, games, bye }
    };
    begin.map(way).collect()
}
