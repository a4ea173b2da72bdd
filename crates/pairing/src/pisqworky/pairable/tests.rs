//! The kept matching against one made again by another program.

use kolo_matching::{Graph, maximum_cardinality_matching};

use super::*;
use crate::SplitMix64;

/// Which of `size` players may not meet, each pair with so many chances in a hundred.
fn met_at_random(size: usize, percent: u64, chance: &mut SplitMix64) -> Vec<(usize, usize)> {
    let pairs = (0..size).flat_map(|a| (a + 1..size).map(move |b| (a, b)));
    pairs.filter(|_| chance.below(100) < percent).collect()
}

/// How many of `players` stay alone at least.
fn alone_by_reference(admissible: &Admissible, players: &[Place]) -> usize {
    let mut edges = Vec::new();
    for (at, one) in players.iter().enumerate() {
        let later = players.iter().enumerate().skip(at + 1);
        edges.extend(later.filter(|(_, other)| admissible.allows(*one, **other)).map(|(to, _)| (at, to, ())));
    }
    let graph = Graph::from_edges(players.len(), edges).unwrap();
    players.len() - 2 * maximum_cardinality_matching(&graph).matching.pairs().count()
}

fn assert_sound(pairable: &Pairable<'_>, players: &[Place]) {
    let mut alone = 0;
    for who in players {
        match pairable.mates[who.0] {
            Some(mate) => {
                assert_eq!(pairable.mates[mate.0], Some(*who));
                assert!(players.contains(&mate) && pairable.admissible.allows(*who, mate));
            }
            None => alone += 1,
        }
    }
    assert_eq!(alone, pairable.alone());
    assert_eq!(alone, alone_by_reference(pairable.admissible, players));
}

fn without(players: &[Place], who: Place) -> Vec<Place> {
    players.iter().copied().filter(|one| *one != who).collect()
}

#[test]
fn the_matching_stays_the_largest_when_players_leave_or_come() {
    let mut chance = SplitMix64::new(1);
    let mut refused = 0;
    for _ in 0..3000 {
        let size = 1 + usize::try_from(chance.below(16)).unwrap();
        let percent = [30, 60, 75, 85, 95][usize::try_from(chance.below(5)).unwrap()];
        let met = met_at_random(size, percent, &mut chance);
        let admissible = Admissible::of_met(size, &met);
        let mut players: Vec<Place> = (0..size).map(Place).collect();
        let mut pairable = Pairable::of(&admissible, size, &players);
        assert_sound(&pairable, &players);
        while !players.is_empty() {
            let who = players[usize::try_from(chance.below(players.len() as u64)).unwrap()];
            let fewer = without(&players, who);
            if chance.below(3) == 0 && pairable.alone() == 0 {
                pairable.release(who);
                players = fewer;
            } else {
                let expected = alone_by_reference(&admissible, &fewer) < pairable.alone();
                refused += usize::from(!expected);
                assert_eq!(pairable.spare(who), expected);
                if expected {
                    players = fewer;
                } else if pairable.alone() == 0 {
                    break;
                }
            }
            assert_sound(&pairable, &players);
        }
    }
    assert!(refused > 1000, "only {refused} could not be spared");
}

#[test]
fn pairs_that_join_make_the_matching_larger() {
    let mut chance = SplitMix64::new(2);
    let mut helped = 0;
    for _ in 0..2000 {
        let size = 2 * (3 + usize::try_from(chance.below(6)).unwrap());
        let met = met_at_random(size, 75, &mut chance);
        let admissible = Admissible::of_met(size, &met);
        let all: Vec<Place> = (0..size).map(Place).collect();
        let mut players = all[..size / 2].to_vec();
        let mut pairable = Pairable::of(&admissible, size, &players);
        for pair in all[size / 2..].chunks_exact(2).filter(|pair| admissible.allows(pair[0], pair[1])) {
            let before = pairable.alone();
            pairable.join(pair[0], pair[1]);
            players.extend(pair);
            assert_sound(&pairable, &players);
            helped += usize::from(pairable.alone() < before);
        }
    }
    assert!(helped > 150, "only {helped} pairs helped");
}

#[test]
fn nested_rings_are_turned_round() {
    // A chain of triangles: all players but one of each triangle can be spared in turn.
    let size = 301;
    let chain = |a: usize, b: usize| b - a == 1 || (b - a == 2 && a.is_multiple_of(2));
    let met: Vec<(usize, usize)> =
        (0..size).flat_map(|a| (a + 1..size).filter(move |b| !chain(a, *b)).map(move |b| (a, b))).collect();
    let admissible = Admissible::of_met(size, &met);
    let players: Vec<Place> = (0..size).map(Place).collect();
    for who in players.iter().copied() {
        let mut pairable = Pairable::of(&admissible, size, &players);
        assert!(pairable.spare(who), "{who:?}");
        assert_sound(&pairable, &without(&players, who));
    }
}
