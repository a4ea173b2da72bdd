//! Who is strong, and what the lot decides among tied entrants (G-3.2.2).

use std::cmp::Reverse;

use kolo_matching::{Graph, minimum_cost_perfect_matching};
use kolo_model::SplitMix64;
use serde::{Deserialize, Serialize};

use super::CannotPlan;
use super::groups::Qualifier;
use crate::Entrant;

/// How strong all are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeedBy {
    /// The order of the list.
    #[default]
    List,
    /// The rating; without one last, and equal ones in the order of the list.
    Rating,
    /// The go rank, in the same way.
    Rank,
}

/// What is drawn by lot, from the recorded seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Lots {
    /// Nothing: the strength decides everything.
    #[default]
    None,
    /// Places inside tiers. In a knockout the best so many are seeded (1, 2, 3–4, 5–8 …), and all others have
    /// an equal lot. In groups the tiers are as large as there are groups.
    Drawn {
        /// How many are seeded in a knockout: none, 1, 2, 4, 8 …
        seeded: usize,
    },
}

impl Lots {
    pub(super) fn draws(self) -> bool {
        self != Lots::None
    }
}

/// The entrants by strength, the best first, by their index.
pub(crate) fn by_strength(entrants: &[Entrant], by: SeedBy) -> Vec<usize> {
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    match by {
        SeedBy::List => {}
        SeedBy::Rating => order.sort_by_key(|index| Reverse(entrants[*index].rating)),
        SeedBy::Rank => order.sort_by_key(|index| Reverse(entrants[*index].rank)),
    }
    order
}

/// All by the line they get in a knockout, line 1 first.
///
/// Byes are drawn first. Then, among all ways to give the seeds their first opponents and the others theirs, one
/// with the fewest games inside a club is taken; which one of them is again a lot.
pub(super) fn lines(
    mut flow: Vec<Qualifier>,
    seeded: usize,
    random: &mut SplitMix64,
) -> Result<Vec<Qualifier>, CannotPlan> {
    if seeded != 0 && !seeded.is_power_of_two() {
        return Err(CannotPlan::Seeds(seeded));
    }
    let size = flow.len().next_power_of_two();
    let seeds = seeded.min(size / 2);
    // Who is not seeded follows in one tier; of the seeds, 1 and 2 stand alone and then come 3–4, 5–8 …
    let (mut start, mut end) = (0, 1);
    while end <= seeds {
        random.shuffle(&mut flow[start..end]);
        (start, end) = (end, end * 2);
    }
    random.shuffle(&mut flow[seeds..]);
    let byes = size - flow.len();
    if flow.iter().all(|one| one.club.is_none()) {
        return Ok(flow);
    }
    let order = clubs_apart(&flow, seeds, byes, random);
    let mut by_line: Vec<Option<Qualifier>> = flow.into_iter().map(Some).collect();
    Ok(order.into_iter().filter_map(|index| by_line[index].take()).collect())
}

/// For each line the index of the one who gets it, if `flow` stands on the lines already and only those who are not
/// seeded and have no bye may move.
fn clubs_apart(flow: &[Qualifier], seeds: usize, byes: usize, random: &mut SplitMix64) -> Vec<usize> {
    let size = flow.len() + byes;
    let unchanged = || (0..flow.len()).collect();
    // Vertices: all without a bye. Two seeds never meet in the first round.
    let playing: Vec<usize> = (byes..flow.len()).collect();
    let mut edges = Vec::new();
    for (one, first) in playing.iter().enumerate() {
        for (other, second) in playing.iter().enumerate().skip(one + 1) {
            if *second < seeds {
                continue;
            }
            let (a, b) = (&flow[*first].club, &flow[*second].club);
            let same_club = i64::from(a.is_some() && a == b);
            let lot = i64::from(u32::try_from(random.below(1 << 20)).unwrap_or_default());
            edges.push((one, other, [same_club, lot]));
        }
    }
    let Ok(graph) = Graph::from_edges(playing.len(), edges) else { return unchanged() };
    let Ok(solution) = minimum_cost_perfect_matching(&graph) else { return unchanged() };
    let mut pairs: Vec<(usize, usize)> =
        solution.matching.pairs().map(|(one, other)| (playing[one], playing[other])).collect();
    random.shuffle(&mut pairs);
    let mut order: Vec<usize> = (0..flow.len()).collect();
    let mut free_line = byes.max(seeds);
    for (one, other) in pairs {
        let seed = [one, other].into_iter().find(|index| *index < seeds);
        let (upper, better) = if let Some(seed) = seed {
            (seed, seed)
        } else {
            free_line += 1;
            (free_line - 1, if random.below(2) == 0 { one } else { other })
        };
        order[upper] = better;
        order[size - 1 - upper] = if better == one { other } else { one };
    }
    order
}
