//! Every mistake in a plan is named, all of them at once, each with its place.

use kolo_messages::Lang;
use kolo_stages::RawPlan;

use crate::support::entrants;

/// What is wrong with a plan, one line each.
fn problems(count: u32, plan: &str) -> Vec<String> {
    let plan: RawPlan = serde_json::from_str(plan).expect("JSON of a plan");
    let problems = plan.check_raw(&entrants(count)).expect_err("a broken plan");
    for problem in &problems {
        for lang in Lang::ALL {
            let text = problem.kind.message().text(lang);
            assert!(!text.contains("{stages"), "{text}");
        }
    }
    problems.iter().map(ToString::to_string).collect()
}

/// A stage with these matches and these final places.
fn plan(matches: &[[&str; 3]], places: &[(u32, u32, &[&str])]) -> String {
    let matches: Vec<_> = matches
        .iter()
        .map(|[id, first, second]| serde_json::json!({"id": id, "first": first, "second": second}))
        .collect();
    let places: Vec<_> = places
        .iter()
        .map(|(from, to, who)| serde_json::json!({"from": from, "to": to, "who": who}))
        .collect();
    serde_json::json!({"stages": [{"id": "k", "matches": matches}], "places": places}).to_string()
}

const FINAL: (u32, u32, &[&str]) = (1, 1, &["winner F"]);
const SECOND: (u32, u32, &[&str]) = (2, 2, &["loser F"]);

#[test]
fn a_sound_plan_is_sound() {
    let sound = plan(&[["F", "entrant 1", "entrant 2"]], &[FINAL, SECOND]);
    let plan: RawPlan = serde_json::from_str(&sound).unwrap();
    assert!(plan.check_raw(&entrants(2)).is_ok());
}

#[test]
fn links_to_nothing() {
    let broken = plan(
        &[["F", "entrant 9", "winner X"], ["G", "place 1 of A", "second of B"]],
        &[FINAL, (2, 2, &["loser Y"])],
    );
    assert_eq!(
        problems(2, &broken),
        [
            "stages[0].matches[1].second: “second of B” is not a valid link: write “entrant 5”, “winner SF1”, “loser SF1”, “place 2 of A” or “bye”",
            "stages[0].matches[0].first: there is no entrant 9",
            "stages[0].matches[0].second: there is no match X",
            "stages[0].matches[1].first: there is no group A",
            "places[1].who[0]: there is no match Y",
        ]
    );
}

#[test]
fn one_player_twice_and_another_nowhere() {
    let broken = plan(&[["F", "entrant 1", "entrant 1"]], &[FINAL, (2, 2, &["winner F"])]);
    assert_eq!(
        problems(2, &broken),
        [
            "stages[0].matches[0].second: entrant 1 is already in stages[0].matches[0].first: the same entrant cannot be in two slots",
            "places[1].who[0]: winner of F is already in places[0].who[0]: the same entrant cannot be in two slots",
            "entrants[1]: entrant 2 leads nowhere: link a match, a group or a final place to it",
            "stages[0].matches[0]: loser of F leads nowhere: link a match, a group or a final place to it",
        ]
    );
    let without_end = plan(&[["F", "entrant 1", "entrant 2"]], &[]);
    assert_eq!(
        problems(2, &without_end),
        [
            "stages[0]: no one comes out of stage k: link later matches or final places to it",
            "places: places 1 to 2 are not assigned: list the places from first to last without gaps",
        ]
    );
}

#[test]
fn circles_and_what_waits_for_itself() {
    let itself = plan(&[["F", "entrant 1", "winner F"]], &[(1, 1, &["entrant 2"]), SECOND]);
    assert_eq!(
        problems(2, &itself),
        ["stages[0].matches[0].second: F waits for itself: link it to something played earlier"]
    );
    let circle = plan(
        &[["F", "entrant 1", "winner G"], ["G", "entrant 2", "loser F"]],
        &[FINAL, (2, 2, &["loser G"])],
    );
    assert_eq!(
        problems(2, &circle),
        ["stages: these wait for each other in a circle: F, G. Link one of them to something played earlier"]
    );
}

#[test]
fn byes_in_the_wrong_place() {
    let byes = plan(
        &[["F", "bye", "bye"], ["G", "entrant 1", "bye"], ["H", "entrant 2", "winner G"]],
        &[(1, 1, &["winner H"]), (2, 2, &["loser H"]), (3, 5, &["loser G", "winner F", "bye"])],
    );
    let found = problems(2, &byes);
    assert_eq!(found[0], "stages[0].matches[0]: match F has two byes: it needs at least one entrant");
    assert_eq!(found[1], "places[2].who[0]: match G has a bye, so it has no loser");
    assert_eq!(found[2], "places[2].who[2]: a bye is possible only in a match");
    assert_eq!(found[3], "places: the places go to 5, but there are 2 entrants");
}

#[test]
fn places_with_gaps_overlaps_and_wrong_counts() {
    let places: &[(u32, u32, &[&str])] = &[(0, 1, &[]), FINAL, (1, 2, &["loser F"]), (4, 4, &["entrant 3"])];
    let broken = plan(&[["F", "entrant 1", "entrant 2"]], places);
    assert_eq!(
        problems(3, &broken),
        [
            "places[0]: places 0 to 1 are not valid: they start at 1, and the first comes first",
            "places[2]: place 1 is already given: list the places from first to last, each once",
            "places[2]: entrants named for places 1 to 2: 1; there must be as many as places",
            "places[3]: places 3 to 3 are not assigned: list the places from first to last without gaps",
            "places: the places go to 4, but there are 3 entrants",
        ]
    );
}

#[test]
fn names_groups_and_criteria() {
    let broken = serde_json::json!({
        "stages": [
            {"id": "a b"},
            {"id": "g", "groups": [
                {"id": "A", "members": ["entrant 1"]},
                {"id": "A", "members": ["entrant 2", "bye"], "criteria": ["points", "sos"]},
                {"id": "B", "members": ["place 1 of B", "place 3 of A"], "criteria": ["luck"]},
            ]},
        ],
        "places": [],
    });
    // How a list of criteria is refused is a matter of the standings.
    let lines = problems(2, &broken.to_string());
    let lines: Vec<&str> = lines
        .iter()
        .map(|line| line.find("criteria: ").map_or(line.as_str(), |start| &line[..start + 8]))
        .collect();
    assert_eq!(
        lines,
        [
            "stages[0].id: “a b” is not a valid name here: use letters, digits, - and _, at most 40 characters, and not the word “places”",
            "stages[0]: stage a b has neither groups nor matches: add some, or leave the stage out",
            "stages[1].groups[0]: group A has fewer than two members: there is nothing to play",
            "stages[1].groups[1].id: the name “A” is given twice: stages, groups and matches need names of their own",
            "stages[1].groups[1].criteria",
            "stages[1].groups[2].criteria",
            "stages[1].groups[1].members[1]: a bye is possible only in a match",
            "stages[1].groups[2].members[0]: B waits for itself: link it to something played earlier",
            "stages[1].groups[2].members[1]: group A has no place 3: it has 1 members",
            "places: places 1 to 2 are not assigned: list the places from first to last without gaps",
        ]
    );
}

#[test]
fn entrants_are_at_least_two_and_numbered_once() {
    let sound = plan(&[["F", "entrant 1", "entrant 2"]], &[FINAL, SECOND]);
    let sound: RawPlan = serde_json::from_str(&sound).unwrap();
    let mut people = entrants(2);
    people[1].id = people[0].id;
    let found: Vec<String> = sound.check_raw(&people).unwrap_err().iter().map(ToString::to_string).collect();
    assert!(found[0].starts_with("entrants[1].id: number 1 is given twice"), "{found:?}");
    let found: Vec<String> = sound.check_raw(&[]).unwrap_err().iter().map(ToString::to_string).collect();
    assert!(found[0].starts_with("entrants: fewer than two"), "{found:?}");
    let many = sound.check_raw(&entrants(5000)).unwrap_err();
    assert_eq!(many.len(), 1, "{many:?}");
}

#[test]
fn ratings_are_possible_and_given_where_they_decide() {
    let group = serde_json::json!({
        "stages": [{"id": "g", "groups": [
            {"id": "A", "members": ["entrant 1", "entrant 2"], "criteria": ["points", "rating"]},
        ]}],
        "places": [{"from": 1, "to": 1, "who": ["place 1 of A"]}, {"from": 2, "to": 2, "who": ["place 2 of A"]}],
    });
    let lines = problems(2, &group.to_string());
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(lines[0].starts_with("stages[0].groups[0].criteria: no player has a rating"), "{lines:?}");
    let plan: RawPlan = serde_json::from_value(group).unwrap();
    let mut people = entrants(2);
    people[1].rating = Some(123_456);
    let found: Vec<String> = plan.check_raw(&people).unwrap_err().iter().map(ToString::to_string).collect();
    assert!(found.len() == 1 && found[0].starts_with("entrants[1].rating: "), "{found:?}");
    people[1].rating = Some(1500);
    assert!(plan.check_raw(&people).is_ok());
}
