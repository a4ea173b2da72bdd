//! Who is in which group (G-3.1.5): sizes as equal as possible, the strong apart, and those who know each other
//! apart as well.

use std::collections::BTreeMap;

use kolo_matching::{Alone, Graph, minimum_cost_matching};
use kolo_model::{Name, SplitMix64, System};
use kolo_standings::preset;
use serde::{Deserialize, Serialize};

use super::knockout::Rows;
use super::{CannotPlan, family_of};
use crate::{Entrant, Games, Group, MAX_GROUP, Slot, TieRule};

/// One stage of groups.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupsRecipe {
    /// How many groups.
    pub groups: usize,
    /// How many of each go on; not looked at if nothing follows.
    pub advance: usize,
    /// Once or twice.
    pub games: Games,
    /// Names of the criteria; the usual ones of a round robin if empty.
    pub criteria: Vec<String>,
}

/// One who comes into a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Qualifier {
    pub(super) slot: Slot,
    /// Place in the group before; who has the same is equally strong.
    pub(super) rank: Option<u32>,
    /// Club, if this is known already.
    pub(super) club: Option<Name>,
}

impl Qualifier {
    pub(super) fn entrant(entrant: &Entrant) -> Self {
        Qualifier { slot: Slot::Entrant(entrant.id), rank: None, club: entrant.club.clone() }
    }

    pub(super) fn from_group(slot: Slot, rank: u32) -> Self {
        Qualifier { slot, rank: Some(rank), club: None }
    }
}

/// Spreads all over groups, tier by tier: each tier has as many as there are groups, and in each tier every
/// group gets one. Without a lot by the snake 1 2 3, 3 2 1, with a lot by chance; but first of all with as few as
/// possible of one club, or of one group before, in the same group.
pub(super) fn distribute(
    flow: &[Qualifier],
    recipe: &GroupsRecipe,
    number: usize,
    mut lots: Option<&mut SplitMix64>,
) -> Result<Vec<Group>, CannotPlan> {
    let (groups, entrants) = (recipe.groups, flow.len());
    if groups == 0 || entrants < groups.saturating_mul(2) {
        return Err(CannotPlan::GroupsTooSmall { groups, entrants });
    }
    if entrants.div_ceil(groups) > MAX_GROUP {
        return Err(CannotPlan::GroupsTooLarge { groups, entrants });
    }
    let mut members: Vec<Vec<Qualifier>> = vec![Vec::new(); groups];
    for (round, tier) in flow.chunks(groups).enumerate() {
        for (index, group) in places_of_tier(tier, round, &members, lots.as_deref_mut()) {
            members[group].push(tier[index].clone());
        }
    }
    let made = members.into_iter().enumerate().map(|(index, mut members)| {
        // The numbers of a table are drawn by lot unless they are given (G-3.2.2).
        if let Some(random) = lots.as_deref_mut() {
            random.shuffle(&mut members);
        }
        Group {
            id: name(index, number).into(),
            members: members.into_iter().map(|member| member.slot).collect(),
            games: recipe.games,
            criteria: criteria_of(recipe),
            ties: TieRule::Usual,
            settle: 0,
        }
    });
    Ok(made.collect())
}

/// For each of a tier the group it goes to.
fn places_of_tier(
    tier: &[Qualifier],
    round: usize,
    members: &[Vec<Qualifier>],
    mut lots: Option<&mut SplitMix64>,
) -> Vec<(usize, usize)> {
    let groups = members.len();
    let snake = |index: usize| if round.is_multiple_of(2) { index } else { groups - 1 - index };
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX / 4);
    let mut edges = Vec::with_capacity(tier.len() * groups);
    for (index, one) in tier.iter().enumerate() {
        for (group, there) in members.iter().enumerate() {
            let known = there.iter().filter(|other| know_each_other(one, other)).count();
            let wish = match lots.as_deref_mut() {
                Some(random) => count(usize::try_from(random.below(1 << 20)).unwrap_or_default()),
                None => count(group.abs_diff(snake(index))),
            };
            edges.push((index, tier.len() + group, [count(known), wish]));
        }
    }
    let by_snake = || (0..tier.len()).map(|index| (index, snake(index))).collect();
    let Ok(graph) = Graph::from_edges(tier.len() + groups, edges) else { return by_snake() };
    let alone = |vertex: usize| if vertex < tier.len() { Alone::Never } else { Alone::Costs([0, 0]) };
    match minimum_cost_matching(&graph, alone) {
        Ok(solution) => {
            let pairs = solution.matching.pairs();
            pairs.map(|(one, other)| (one.min(other), one.max(other) - tier.len())).collect()
        }
        Err(_) => by_snake(),
    }
}

/// Whether two are of one club, or come from one group.
fn know_each_other(one: &Qualifier, other: &Qualifier) -> bool {
    let same_club = one.club.is_some() && one.club == other.club;
    let family = family_of(&one.slot);
    same_club || (family.is_some() && family == family_of(&other.slot))
}

/// The places of groups: those who go on, the first ones first, and rows of those who do not.
pub(super) fn places(groups: &[Group], advance: usize) -> (Vec<Qualifier>, Rows) {
    let mut ranks: BTreeMap<u32, Vec<Slot>> = BTreeMap::new();
    for group in groups {
        for place in (1..).take(group.members.len()) {
            ranks.entry(place).or_default().push(Slot::Place { group: group.id.clone(), place });
        }
    }
    let (mut going_on, mut rows) = (Vec::new(), Rows::new());
    for (rank, slots) in ranks {
        if rank as usize <= advance {
            going_on.extend(slots.into_iter().map(|slot| Qualifier::from_group(slot, rank)));
        } else {
            rows.push(slots);
        }
    }
    (going_on, rows)
}

/// A, B, … Z, AA, AB …; in the second stage of groups 2A, 2B …
pub(super) fn name(index: usize, stage: usize) -> String {
    let mut letters = Vec::new();
    let mut left = index + 1;
    while left > 0 {
        left -= 1;
        letters.push(char::from(b'A' + u8::try_from(left % 26).unwrap_or_default()));
        left /= 26;
    }
    let letters: String = letters.into_iter().rev().collect();
    if stage == 1 { letters } else { format!("{stage}{letters}") }
}

/// A combination names its criteria before play (G-3.3.5.2), the usual ones of a round robin, too.
fn criteria_of(recipe: &GroupsRecipe) -> Vec<String> {
    if recipe.criteria.is_empty() {
        return preset(Some(System::RoundRobin))
            .iter()
            .map(|criterion| criterion.code().to_owned())
            .collect();
    }
    recipe.criteria.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_have_letters() {
        let names: Vec<String> = [0, 25, 26, 51, 52].map(|index| name(index, 1)).into();
        assert_eq!(names, ["A", "Z", "AA", "AZ", "BA"]);
        assert_eq!(name(2, 2), "2C");
    }
}
