//! The first choices, of which the best pairing is likely to be made.
//!
//! Which ones they are changes how long the search takes, never what it finds.

use std::ops::Range;

use crate::dutch::bracket::Bracket;
use crate::dutch::player_classes::Kinds;

/// So few vertices are small enough for all choices.
const SMALL: usize = 60;
/// Opponents of each kind around the one that the halves give.
const OF_EACH_KIND: usize = 2;
/// Opponents around this player of whatever kind.
const AROUND: usize = 6;

/// The first candidates, each pair once, the smaller vertex first.
pub(super) fn first<const N: usize>(bracket: &Bracket<'_>, kinds: &Kinds<N>) -> Vec<(usize, usize)> {
    let count = bracket.vertices();
    let all = || (0..count).flat_map(|upper| (upper + 1..count).map(move |lower| (upper, lower)));
    if count <= SMALL {
        return all().collect();
    }
    let mut edges = Vec::new();
    for part in [bracket.residents(), bracket.following(), bracket.below()] {
        for vertex in part.clone() {
            around(bracket, vertex, opponent(vertex, &part), &part, &mut edges);
        }
    }
    let mut near = |vertex: usize, kind: usize, goal: usize| {
        let members = &kinds.members[kind];
        let at = members.partition_point(|member| *member < goal);
        let (mut left, mut right, mut found) = (at, at, 0);
        while found < OF_EACH_KIND && (left > 0 || right < members.len()) {
            let next = if right < members.len()
                && (left == 0 || members[right] - goal <= goal - members[left - 1])
            {
                right += 1;
                members[right - 1]
            } else {
                left -= 1;
                members[left]
            };
            if next != vertex && kinds.weight(vertex, next).is_some() && !bracket.apart(vertex, next) {
                edges.push((vertex.min(next), vertex.max(next)));
                found += 1;
            }
        }
    };
    let residents = bracket.residents();
    let mut place = vec![0; count];
    for members in &kinds.members {
        for (at, member) in members.iter().enumerate() {
            place[*member] = at;
        }
    }
    for (vertex, place) in place.into_iter().enumerate() {
        for kind in 0..kinds.count() {
            if kinds.between(kinds.of[vertex], kind).is_none() {
                continue;
            }
            // The player with the same place in their kind: so that many of one kind do not all look at the same few.
            if let Some(same) = kinds.members[kind].get(place) {
                near(vertex, kind, *same);
            }
            let first = kinds.members[kind][0];
            let wanted = if residents.contains(&vertex) && residents.contains(&first) {
                Some(opponent(vertex, &residents))
            } else if first >= vertex {
                // The highest ranked of those below.
                Some(first)
            } else {
                None
            };
            if let Some(goal) = wanted {
                near(vertex, kind, goal);
            }
        }
    }
    if let Some(bye) = bracket.bye_vertex() {
        edges.extend((0..bye).filter(|vertex| bracket.may_have_bye(*vertex)).map(|vertex| (vertex, bye)));
    }
    edges.extend(bracket.foreseen());
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// Whom a player meets if a group is divided into halves and nothing is in the way.
fn opponent(vertex: usize, group: &Range<usize>) -> usize {
    let (position, half) = (vertex - group.start, group.len() / 2);
    group.start + if position < half { position + half } else { position - half }
}

/// Those of a group nearest to a place whom they have not met.
fn around(
    bracket: &Bracket<'_>,
    vertex: usize,
    place: usize,
    group: &Range<usize>,
    edges: &mut Vec<(usize, usize)>,
) {
    let mut found = 0;
    for distance in 0..group.len() {
        let below = place.checked_add(distance).filter(|other| group.contains(other));
        let above = place.checked_sub(distance).filter(|other| distance > 0 && group.contains(other));
        for other in below.into_iter().chain(above) {
            if other != vertex
                && bracket.legal_by_kind(vertex.min(other), vertex.max(other))
                && !bracket.apart(vertex, other)
            {
                edges.push((vertex.min(other), vertex.max(other)));
                found += 1;
            }
        }
        if found >= AROUND {
            return;
        }
    }
}
