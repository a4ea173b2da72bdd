//! Groups, and groups before a knockout, in any chain.

use std::collections::BTreeSet;

use kolo_model::SplitMix64;
use kolo_stages::generate::{CannotPlan, GroupsRecipe, Losers, Lots, Recipe, generate};
use kolo_stages::{Games, Ledger, MatchId, Settled, Slot};

use crate::support::{Chances, entrants, groups, knockout_recipe, name, plan, play_out};

fn chain(stages: &[(usize, usize)], knockout: Option<Losers>, lots: Lots, seed: u64) -> Recipe {
    Recipe {
        groups: stages.iter().map(|(count, advance)| groups(*count, *advance)).collect(),
        knockout,
        lots,
        seed,
        ..knockout_recipe(Losers::Out)
    }
}

/// Plans of every shape that `count` can have, with a plan for each.
fn chains(count: u32) -> Vec<Recipe> {
    let mut all = Vec::new();
    for first in [1, 2, 3, 4, 6, 8] {
        // Large groups are only more of the same.
        if count as usize > 14 * first {
            continue;
        }
        for (advance, losers) in [(1, Losers::Out), (2, Losers::ThirdPlace), (3, Losers::AllPlaces)] {
            for lots in [Lots::None, Lots::Drawn { seeded: 4 }] {
                let seed = u64::from(count);
                all.push(chain(&[(first, advance)], Some(losers), lots, seed));
                all.push(chain(&[(first, advance)], None, lots, seed));
                all.push(chain(&[(first, advance), (2, 1)], Some(losers), lots, seed));
            }
        }
    }
    all
}

#[test]
fn every_chain_is_sound_and_can_be_played_to_the_end() {
    let mut played = 0;
    for count in (2..=40).chain([64, 99]) {
        let people = entrants(count);
        for recipe in chains(count) {
            // Not every number can be divided in every way.
            let Ok(made) = generate(&people, &recipe) else { continue };
            let plan = made.check(&people).unwrap_or_else(|problems| panic!("{recipe:?}: {problems:?}"));
            let mut ledger = Ledger::new(plan, recipe.seed);
            let mut random = SplitMix64::new(u64::from(count));
            play_out(&mut ledger, &mut random, Chances::default());
            let standings = ledger.state().standings();
            assert_eq!(standings.len(), count as usize, "{recipe:?}");
            assert!(standings.iter().all(|one| one.settled == Settled::Yes), "{count} {recipe:?}");
            if recipe.knockout == Some(Losers::AllPlaces) {
                let places: Vec<u32> = standings.iter().map(|one| one.places.from).collect();
                assert_eq!(places, (1..=count).collect::<Vec<u32>>(), "{recipe:?}");
            }
            played += 1;
        }
    }
    assert!(played > 700, "{played}");
}

#[test]
fn groups_are_as_equal_as_possible_and_filled_by_the_snake() {
    let made = generate(&entrants(10), &chain(&[(3, 2)], Some(Losers::Out), Lots::None, 0)).unwrap();
    let members: Vec<Vec<String>> = made.stages[0]
        .groups
        .iter()
        .map(|group| group.members.iter().map(ToString::to_string).collect())
        .collect();
    assert_eq!(members[0], ["entrant 1", "entrant 6", "entrant 7"]);
    assert_eq!(members[1], ["entrant 2", "entrant 5", "entrant 8"]);
    assert_eq!(members[2], ["entrant 3", "entrant 4", "entrant 9", "entrant 10"]);
}

#[test]
fn groups_drawn_by_lot_keep_tiers_and_clubs_apart() {
    for seed in 0..40 {
        let mut people = entrants(16);
        for one in &mut people {
            // Three of a club in four groups can always be separated.
            one.club = Some(name(&format!("club {}", (one.id.0 * 7) % 6)));
        }
        let recipe = chain(&[(4, 2)], Some(Losers::Out), Lots::Drawn { seeded: 0 }, seed);
        let made = generate(&people, &recipe).unwrap();
        for group in &made.stages[0].groups {
            let ids: Vec<u32> = group
                .members
                .iter()
                .map(|link| match link {
                    Slot::Entrant(id) => id.0,
                    other => panic!("{other}"),
                })
                .collect();
            let tiers: BTreeSet<u32> = ids.iter().map(|id| (id - 1) / 4).collect();
            assert_eq!(tiers.len(), 4, "{ids:?}");
            let clubs: BTreeSet<u32> = ids.iter().map(|id| (id * 7) % 6).collect();
            assert!(clubs.len() >= 3, "seed {seed}: {ids:?}");
        }
    }
}

/// In the second stage of groups no two of the same earlier group meet, if there are enough groups.
#[test]
fn a_second_stage_of_groups_mixes_the_groups_of_the_first() {
    let made = generate(&entrants(32), &chain(&[(8, 2), (4, 2)], Some(Losers::ThirdPlace), Lots::None, 0));
    let made = made.unwrap();
    assert_eq!(
        made.stages.iter().map(|stage| stage.id.as_str()).collect::<Vec<_>>(),
        ["groups", "groups-2", "knockout"]
    );
    for group in &made.stages[1].groups {
        let from: BTreeSet<String> = group
            .members
            .iter()
            .map(|link| match link {
                Slot::Place { group, .. } => group.to_string(),
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(from.len(), group.members.len(), "{}: {from:?}", group.id);
    }
}

#[test]
fn games_of_a_group_follow_the_table() {
    let people = entrants(4);
    let double = GroupsRecipe { games: Games::Double, ..groups(1, 1) };
    let recipe = Recipe { groups: vec![double], knockout: None, ..knockout_recipe(Losers::Out) };
    let checked = plan(&people, &recipe);
    let ledger = Ledger::new(checked, 0);
    let pairs: Vec<String> = ledger
        .state()
        .plan()
        .game_ids()
        .map(|id: &MatchId| {
            let sides = ledger.state().fixture(id).unwrap().people().unwrap();
            format!("{id} {}-{}", sides.first, sides.second)
        })
        .collect();
    assert_eq!(pairs[..6], ["A.1.1 1-4", "A.1.2 2-3", "A.2.1 4-3", "A.2.2 1-2", "A.3.1 2-4", "A.3.2 3-1"]);
    assert_eq!(pairs[6..8], ["A.4.1 4-1", "A.4.2 3-2"]);
    assert_eq!(pairs.len(), 12);
}

#[test]
fn what_cannot_be_is_named() {
    let asked = |stages: &[(usize, usize)], count| {
        generate(&entrants(count), &chain(stages, Some(Losers::Out), Lots::None, 0)).unwrap_err()
    };
    assert_eq!(asked(&[(4, 2)], 7), CannotPlan::GroupsTooSmall { groups: 4, entrants: 7 });
    assert_eq!(asked(&[(0, 2)], 7), CannotPlan::GroupsTooSmall { groups: 0, entrants: 7 });
    assert_eq!(asked(&[(2, 4)], 7), CannotPlan::TooManyAdvance { advance: 4, smallest: 3 });
    assert_eq!(asked(&[(2, 0)], 7), CannotPlan::TooManyAdvance { advance: 0, smallest: 3 });
    assert_eq!(asked(&[(1, 1)], 7), CannotPlan::NobodyLeft);
    assert_eq!(asked(&[(1, 1)], 101), CannotPlan::GroupsTooLarge { groups: 1, entrants: 101 });
    let nothing = Recipe { knockout: None, ..knockout_recipe(Losers::Out) };
    assert_eq!(generate(&entrants(4), &nothing), Err(CannotPlan::NoStages));
}

#[test]
fn a_plan_names_its_criteria_and_play_does_not_change_them() {
    let criteria = |plan: &kolo_stages::Plan| -> Vec<Vec<String>> {
        plan.stages.iter().flat_map(|stage| &stage.groups).map(|group| group.criteria.clone()).collect()
    };
    let recipe = Recipe { groups: vec![groups(2, 2)], ..knockout_recipe(Losers::Out) };
    let mut ledger = Ledger::new(plan(&entrants(8), &recipe), 3);
    assert_eq!(criteria(ledger.first_plan()), vec![["points", "direct", "sdos"].map(str::to_owned); 2]);
    let before = criteria(ledger.first_plan());
    play_out(&mut ledger, &mut SplitMix64::new(5), Chances { walkover: 100, withdrawal: 50 });
    assert_eq!(criteria(ledger.state().plan().plan()), before);
}
