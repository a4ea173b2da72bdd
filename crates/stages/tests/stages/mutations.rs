//! A plan changed at random is refused, or can be played to the end; it is never the cause of a panic.

use kolo_model::SplitMix64;
use kolo_stages::generate::{Losers, Lots, Recipe, generate};
use kolo_stages::{EntrantId, Ledger, MatchId, Plan, Settled, Slot};

use crate::support::{Chances, entrants, groups, knockout_recipe, play_out};

fn below(random: &mut SplitMix64, bound: usize) -> usize {
    usize::try_from(random.below(bound as u64)).expect("a small number")
}

fn any_link(random: &mut SplitMix64, links: &[Slot]) -> Slot {
    match random.below(8) {
        0 => Slot::Bye,
        1 => Slot::Entrant(EntrantId(u32::try_from(random.below(12)).expect("a small number"))),
        2 => Slot::Winner(MatchId::from("nowhere")),
        _ => links[below(random, links.len())].clone(),
    }
}

/// Changes some links: to anything, or two of them exchanged, or one entry left out or doubled.
fn mutated(plan: &Plan, random: &mut SplitMix64) -> Plan {
    let mut links = Vec::new();
    plan.map(|link| links.push(link.clone()));
    match random.below(4) {
        0 | 1 => {
            let (one, other) = (below(random, links.len()), below(random, links.len()));
            links.swap(one, other);
        }
        2 => {
            let index = below(random, links.len());
            links[index] = any_link(random, &links);
        }
        _ => {
            let mut changed = plan.clone();
            let stage = below(random, changed.stages.len());
            let stage = &mut changed.stages[stage];
            match random.below(5) {
                0 if !stage.matches.is_empty() => {
                    stage.matches.remove(below(random, stage.matches.len()));
                }
                1 if !stage.matches.is_empty() => {
                    let again = stage.matches[below(random, stage.matches.len())].clone();
                    stage.matches.push(again);
                }
                2 if !stage.groups.is_empty() => {
                    let group = below(random, stage.groups.len());
                    stage.groups[group].members.pop();
                }
                3 => {
                    let places = below(random, changed.places.len());
                    changed.places[places].to += 1;
                }
                _ => {
                    changed.places.swap_remove(below(random, changed.places.len()));
                }
            }
            return changed;
        }
    }
    let mut links = links.into_iter();
    plan.map(|_| links.next().expect("as many links as before"))
}

#[test]
fn changed_plans_are_refused_or_can_be_played() {
    let mut random = SplitMix64::new(2009);
    let (mut refused, mut played) = (0, 0);
    for round in 0..3_000_u64 {
        let count = 2 + u32::try_from(random.below(11)).expect("a small number");
        let people = entrants(count);
        let losers = [Losers::Out, Losers::ThirdPlace, Losers::AllPlaces][below(&mut random, 3)];
        let stages = if random.below(2) == 0 { vec![groups(2, 2)] } else { Vec::new() };
        let recipe = Recipe {
            groups: stages,
            lots: Lots::Drawn { seeded: 2 },
            seed: round,
            ..knockout_recipe(losers)
        };
        let Ok(plan) = generate(&people, &recipe) else { continue };
        let mut changed = mutated(&plan, &mut random);
        if random.below(2) == 0 {
            changed = mutated(&changed, &mut random);
        }
        let Ok(checked) = changed.check(&people) else {
            refused += 1;
            continue;
        };
        let mut ledger = Ledger::new(checked, round);
        let chances = Chances { walkover: 100, withdrawal: 30 };
        play_out(&mut ledger, &mut random, chances);
        let standings = ledger.state().standings();
        assert_eq!(standings.len(), people.len(), "{changed:?}");
        assert!(standings.iter().all(|one| one.settled == Settled::Yes), "{changed:?}");
        played += 1;
    }
    assert!(refused > 800 && played > 500, "{refused} refused, {played} played");
}
