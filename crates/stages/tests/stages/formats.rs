//! The tournaments of the contest of schools, as printed.

use kolo_messages::Lang;
use kolo_stages::generate::{CannotPlan, ContestRecipe, Format, TakeProposal, contest_format, plan_drawn};
use kolo_stages::{Boards, Drawn, EntrantId, Games, Plan, SmallField, TieRule};

use crate::support::entrants;

pub(crate) fn recipe(seed: u64) -> ContestRecipe {
    ContestRecipe { boards: Boards::new(3).expect("three boards"), seed, small: TakeProposal::No }
}

fn plan(teams: u32) -> Plan {
    contest_format(&entrants(teams), &recipe(5)).expect("a covered number of teams")
}

/// `V1: place 1 of A – place 2 of B`, with `A1` for places of groups and `V1` for winners.
fn bracket(plan: &Plan) -> Vec<String> {
    let short = |link: String| {
        let words: Vec<&str> = link.split(' ').collect();
        match words[..] {
            ["place", place, "of", group] => format!("{group}{place}"),
            ["winner", id] => id.to_owned(),
            ["loser", id] => format!("-{id}"),
            _ => link,
        }
    };
    let matches = plan.stages.iter().flat_map(|stage| &stage.matches);
    let sides = matches.map(|game| [game.first.to_string(), game.second.to_string()].map(short).join(" "));
    let ids = plan.stages.iter().flat_map(|stage| &stage.matches).map(|game| game.id.to_string());
    ids.zip(sides).map(|(id, sides)| format!("{id} {sides}")).collect()
}

fn places(plan: &Plan) -> Vec<String> {
    let row = |places: &kolo_stages::FinalPlaces| {
        let who: Vec<String> = places.who.iter().map(ToString::to_string).collect();
        format!("{}-{} {}", places.from, places.to, who.join(", "))
    };
    plan.places.iter().map(row).collect()
}

#[test]
fn four_to_seven_teams_play_in_one_group() {
    for teams in 4..=7 {
        let made = plan(teams);
        assert_eq!(bracket(&made), ["SF1 A1 A4", "SF2 A2 A3", "P3 -SF1 -SF2", "final SF1 SF2"]);
        assert_eq!(made.stages[0].groups.len(), 1);
        assert_eq!(made.stages[0].groups[0].members.len(), teams as usize);
    }
    let best = ["1-1 winner final", "2-2 loser final", "3-3 winner P3", "4-4 loser P3"];
    let rest = ["5-5 place 5 of A", "6-6 place 6 of A", "7-7 place 7 of A"];
    assert_eq!(places(&plan(7)), [&best[..], &rest[..]].concat());
}

#[test]
fn eight_to_twelve_teams_play_in_two_groups() {
    for teams in 8..=12 {
        let expected = ["V1 A1 B4", "V2 A3 B2", "V3 A2 B3", "V4 A4 B1", "SF1 V1 V2", "SF2 V3 V4"];
        assert_eq!(bracket(&plan(teams))[..6], expected);
        assert_eq!(bracket(&plan(teams))[6..], ["P3 -SF1 -SF2", "final SF1 SF2"]);
    }
    let eleven = places(&plan(11));
    assert_eq!(eleven[4], "5-8 loser V1, loser V2, loser V3, loser V4");
    assert_eq!(eleven[5], "9-10 place 5 of A, place 5 of B");
    assert!(eleven[6].starts_with("11-11 place 6 of "), "{eleven:?}");
}

#[test]
fn thirteen_to_twenty_four_teams_play_in_four_groups() {
    for teams in 13..=24 {
        let expected = ["V1 A1 B2", "V2 C1 D2", "V3 A2 B1", "V4 C2 D1", "SF1 V1 V2", "SF2 V3 V4"];
        assert_eq!(bracket(&plan(teams))[..6], expected);
    }
    let rows = places(&plan(14));
    assert_eq!(rows[5], "9-12 place 3 of A, place 3 of B, place 3 of C, place 3 of D");
    assert!(rows[6].starts_with("13-14 place 4 of "), "{rows:?}");
}

#[test]
fn twenty_five_and_more_teams_play_in_eight_groups() {
    for teams in [25, 26, 31, 60, 101] {
        let made = bracket(&plan(teams));
        let expected = ["V1 A1 B2", "V2 C1 D2", "V3 E1 F2", "V4 G1 H2"];
        assert_eq!(made[..4], expected);
        assert_eq!(made[4..8], ["V5 A2 B1", "V6 C2 D1", "V7 E2 F1", "V8 G2 H1"]);
        assert_eq!(made[8..12], ["U1 V1 V2", "U2 V3 V4", "U3 V5 V6", "U4 V7 V8"]);
        assert_eq!(made[12..], ["SF1 U1 U2", "SF2 U3 U4", "P3 -SF1 -SF2", "final SF1 SF2"]);
    }
    let rows = places(&plan(25));
    assert_eq!(rows[4], "5-8 loser U1, loser U2, loser U3, loser U4");
    assert!(rows[5].starts_with("9-16 loser V1, ") && rows[5].ends_with("loser V8"), "{rows:?}");
    assert!(rows[6].starts_with("17-24 place 3 of A, "), "{rows:?}");
}

#[test]
fn every_plan_is_sound_with_groups_as_equal_as_possible() {
    for teams in (4..=130).chain([799, 800]) {
        let people = entrants(teams);
        let made = plan(teams);
        let sizes: Vec<usize> = made.stages[0].groups.iter().map(|group| group.members.len()).collect();
        let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
        assert!(most - least <= 1, "{teams}: {sizes:?}");
        let format = Format::of(teams as usize).unwrap();
        assert_eq!((sizes.len(), made.contest.as_ref().unwrap().small), (format.groups(), None));
        assert!(made.stages[0].groups.iter().all(|group| group.ties == TieRule::Pisqworky2023));
        made.check(&people).unwrap_or_else(|problems| panic!("{teams}: {problems:?}"));
    }
    let too_many = contest_format(&entrants(801), &recipe(0));
    assert_eq!(too_many, Err(CannotPlan::GroupsTooLarge { groups: 8, entrants: 801 }));
}

#[test]
fn fewer_than_four_are_refused_with_a_proposal_that_can_be_taken() {
    let small = [SmallField::NotHeld, SmallField::GoesOn, SmallField::TwoMatches, SmallField::DoubleRound];
    for (teams, proposal) in (0..).zip(small) {
        let refused = contest_format(&entrants(teams), &recipe(1)).unwrap_err();
        assert_eq!(refused, CannotPlan::TooFewTeams(proposal));
        assert_eq!(refused.clause().id(), "P-1.1.4.3");
        assert!(refused.message().text(Lang::En).contains("neighbouring"));
        assert_eq!(SmallField::proposed(teams as usize), Some(proposal));
        let taken = ContestRecipe { small: TakeProposal::Yes, ..recipe(1) };
        let made = contest_format(&entrants(teams), &taken);
        let Ok(made) = made else {
            assert!(teams < 2, "{made:?}");
            continue;
        };
        assert_eq!(made.contest.as_ref().unwrap().small, Some(proposal));
        let group = &made.stages[0].groups[0];
        assert_eq!((group.games, group.settle, made.stages.len()), (Games::Double, teams, 1));
        made.check(&entrants(teams)).expect("a sound plan");
    }
    assert_eq!(SmallField::proposed(4), None);
}

#[test]
fn a_draw_from_a_real_hat_is_taken_if_it_is_complete() {
    let people = entrants(8);
    let drawn = |list: &[(u32, &str)]| -> Vec<Drawn> {
        list.iter().map(|(who, group)| Drawn { who: EntrantId(*who), group: (*group).into() }).collect()
    };
    let mut list = vec![(1, "A"), (2, "B"), (3, "A"), (4, "B"), (5, "B"), (6, "B"), (7, "A"), (8, "A")];
    let made = plan_drawn(&people, &recipe(0), drawn(&list)).unwrap();
    let members: Vec<String> = made.stages[0].groups[1].members.iter().map(ToString::to_string).collect();
    assert_eq!(members, ["entrant 2", "entrant 4", "entrant 5", "entrant 6"]);
    made.check(&people).expect("a sound plan");
    let refused = |list: &[(u32, &str)]| plan_drawn(&people, &recipe(0), drawn(list)).unwrap_err();
    assert_eq!(refused(&list[..7]), CannotPlan::DrawIncomplete);
    list[0].1 = "C";
    assert_eq!(refused(&list), CannotPlan::DrawIncomplete);
    list[0].1 = "B";
    assert_eq!(refused(&list), CannotPlan::DrawIncomplete, "three cannot let four go on");
    list[0] = (2, "A");
    assert_eq!(refused(&list), CannotPlan::DrawIncomplete);
}
