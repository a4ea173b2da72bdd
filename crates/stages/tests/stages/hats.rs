//! The draw of groups, against all draws there are.

use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::Lang;
use kolo_model::SplitMix64;
use kolo_stages::generate::{Closed, CrowdedSchool, DrawStep, draw_groups, explain_draw};
use kolo_stages::{Drawn, Entrant, EntrantId, GroupId};

use crate::support::{entrants, name};

/// Teams of schools of these sizes; a school of none is a team without a school.
fn field(schools: &[usize]) -> Vec<Entrant> {
    let mut clubs = Vec::new();
    for (number, teams) in schools.iter().enumerate() {
        let club = (*teams > 0).then(|| name(&format!("School {number}")));
        clubs.extend(std::iter::repeat_n(club, (*teams).max(1)));
    }
    let mut people = entrants(u32::try_from(clubs.len()).expect("a small field"));
    for (entrant, club) in people.iter_mut().zip(clubs) {
        entrant.club = club;
    }
    people
}

fn ids(groups: usize) -> Vec<GroupId> {
    ["A", "B", "C", "D", "E", "F", "G", "H"][..groups].iter().map(|id| GroupId::from(*id)).collect()
}

/// For each team the index of its group.
type Assignment = Vec<usize>;

fn assignment(people: &[Entrant], groups: usize, draw: &[Drawn]) -> Assignment {
    let ids = ids(groups);
    let group = |who: EntrantId| draw.iter().find(|drawn| drawn.who == who).map(|drawn| &drawn.group);
    people.iter().map(|one| ids.iter().position(|id| Some(id) == group(one.id)).expect("drawn")).collect()
}

/// How uneven the sizes are, and the pairs of one school in one group.
fn cost(people: &[Entrant], groups: usize, of: &Assignment) -> (usize, usize) {
    let mut sizes = vec![0_usize; groups];
    for group in of {
        sizes[*group] += 1;
    }
    let uneven = sizes.iter().map(|size| size * size).sum();
    let meet = |one: usize, other: usize| {
        of[one] == of[other] && people[one].club.is_some() && people[one].club == people[other].club
    };
    let pairs = (0..of.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    (uneven, pairs.filter(|(one, other)| meet(*one, *other)).count())
}

/// All best draws, by trying all.
fn best(people: &[Entrant], groups: usize) -> ((usize, usize), BTreeSet<Assignment>) {
    let (mut least, mut all) = ((usize::MAX, usize::MAX), BTreeSet::new());
    let mut of = vec![0; people.len()];
    loop {
        let cost = cost(people, groups, &of);
        if cost < least {
            (least, all) = (cost, BTreeSet::new());
        }
        if cost == least {
            all.insert(of.clone());
        }
        let Some(next) = of.iter().rposition(|group| group + 1 < groups) else { return (least, all) };
        of[next] += 1;
        of[next + 1..].fill(0);
    }
}

#[test]
fn no_draw_of_a_small_field_is_better() {
    let fields: [(&[usize], usize); 8] = [
        (&[3, 2, 2], 3),
        (&[4, 3, 0], 3),
        (&[2, 2, 2, 2], 2),
        (&[5, 1, 1, 0], 2),
        (&[2, 3, 3], 4),
        (&[7], 3),
        (&[1, 2, 3, 2], 3),
        (&[4, 4], 4),
    ];
    for (schools, groups) in fields {
        let people = field(schools);
        let (least, _) = best(&people, groups);
        let pairs: usize = CrowdedSchool::all(&people, groups).iter().map(|crowded| crowded.pairs).sum();
        assert_eq!(pairs, least.1, "{schools:?}: those who must meet are named");
        for seed in 0..60 {
            let draw = draw_groups(&people, groups, seed);
            let of = assignment(&people, groups, &draw);
            assert_eq!(cost(&people, groups, &of), least, "{schools:?} {groups} {seed}");
        }
    }
}

#[test]
fn every_best_draw_can_come_out() {
    for (schools, groups) in [(&[2, 2, 1][..], 2), (&[3, 1, 1], 2), (&[2, 2, 0, 0], 3)] {
        let people = field(schools);
        let (_, all) = best(&people, groups);
        let drawn: BTreeSet<Assignment> =
            (0..4_000).map(|seed| assignment(&people, groups, &draw_groups(&people, groups, seed))).collect();
        assert_eq!(drawn, all, "{schools:?}");
    }
}

/// At every step exactly the groups are open from which a best end can be reached.
#[test]
fn what_is_open_is_what_can_still_end_best() {
    for (schools, groups) in [(&[3, 2, 2][..], 3), (&[4, 2, 1], 3), (&[2, 2, 2, 1], 4), (&[5, 2], 2)] {
        let people = field(schools);
        let (_, all) = best(&people, groups);
        for seed in 0..40 {
            let draw = draw_groups(&people, groups, seed);
            let steps = explain_draw(&people, &ids(groups), &draw);
            assert_eq!(steps.len(), people.len());
            let mut placed: BTreeMap<usize, usize> = BTreeMap::new();
            for step in steps {
                let team = people.iter().position(|one| one.id == step.who).unwrap();
                for (index, id) in ids(groups).iter().enumerate() {
                    let mut then = placed.clone();
                    then.insert(team, index);
                    let possible = all.iter().any(|of| then.iter().all(|(one, group)| of[*one] == *group));
                    let closed = step.closed.iter().any(|(group, _)| group == id);
                    assert_eq!(possible, !closed, "{schools:?} seed {seed}: {step:?} {id}");
                }
                placed.insert(team, ids(groups).iter().position(|id| *id == step.group).unwrap());
            }
        }
    }
}

/// Large fields: the least number of pairs follows from the numbers of teams alone.
#[test]
fn schools_are_spread_evenly_in_any_field() {
    let mut random = SplitMix64::new(9);
    let mut below = |bound: u64| usize::try_from(random.below(bound)).unwrap();
    for seed in 0..150 {
        let schools: Vec<usize> = (0..=below(12)).map(|_| below(7)).collect();
        let people = field(&schools);
        let groups = 1 + below(8);
        let draw = draw_groups(&people, groups, seed);
        assert_eq!(draw.len(), people.len());
        let (_, pairs) = cost(&people, groups, &assignment(&people, groups, &draw));
        let crowded = CrowdedSchool::all(&people, groups);
        assert_eq!(pairs, crowded.iter().map(|crowded| crowded.pairs).sum::<usize>(), "{schools:?} {groups}");
        let against =
            explain_draw(&people, &ids(groups), &draw).iter().any(|step| step.is_against().is_some());
        assert!(!against, "{schools:?} {groups}");
    }
}

#[test]
fn a_school_with_more_teams_than_groups_is_named() {
    let people = field(&[5, 2, 0]);
    let crowded = CrowdedSchool::all(&people, 2);
    assert_eq!(crowded.len(), 1);
    assert_eq!((crowded[0].teams, crowded[0].groups, crowded[0].pairs), (5, 2, 4));
    assert_eq!(crowded[0].clause().id(), "P-1.1.4.4");
    assert_eq!(
        crowded[0].message().text(Lang::En),
        "School 0 has 5 teams for 2 groups: they cannot all be separated. 4 pairs of its teams meet in the \
         groups, the fewest possible"
    );
    assert_eq!(CrowdedSchool::all(&people, 5), []);
}

#[test]
fn a_draw_from_a_real_hat_is_explained_up_to_where_it_went_wrong() {
    let people = field(&[2, 0, 0]);
    let drawn = |who: u32, group: &str| Drawn { who: EntrantId(who), group: group.into() };
    let draw = [drawn(1, "A"), drawn(2, "A"), drawn(3, "B"), drawn(4, "B")];
    let steps = explain_draw(&people, &ids(2), &draw);
    assert_eq!(steps[0].closed, []);
    assert_eq!(steps[1].closed, [("A".into(), Closed::School { there: 1 })]);
    assert_eq!(steps[1].is_against(), Some(Closed::School { there: 1 }));
    assert!(steps[2..].iter().all(|step: &DrawStep| step.closed.is_empty()));
    assert_eq!(
        steps[1].message(2, "P2").text(Lang::En),
        "2. P2 into group A, although not suitable: A (already has 1 team of the school). A better distribution \
         of schools and sizes is no longer possible"
    );
}

/// A later team can close a group to a team that would fit it by itself.
#[test]
fn a_group_is_closed_for_the_sake_of_those_still_in_the_hat() {
    let people = field(&[2, 0, 0, 2]);
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let draw = draw_groups(&people, 3, seed);
        for (_, why) in explain_draw(&people, &ids(3), &draw).into_iter().flat_map(|step| step.closed) {
            seen.insert(match why {
                Closed::Full { .. } => "full",
                Closed::School { .. } => "school",
                Closed::Later => "later",
            });
        }
    }
    assert_eq!(seen, BTreeSet::from(["full", "school", "later"]));
}
