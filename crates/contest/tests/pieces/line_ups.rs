//! Who plays on the day.

use std::collections::{BTreeMap, BTreeSet};

use kolo_contest::eligibility::{LineUpProblem, check_lineup};
use kolo_contest::{Category, Entry, MemberRole, PlayerId};
use kolo_messages::Lang;

use crate::support::{entry, player_id};

fn line_up(team: &Entry, present: &[&str], elsewhere: &[&str]) -> Result<Vec<String>, Vec<&'static str>> {
    let ids = |ids: &[&str]| ids.iter().map(|id| player_id(id)).collect::<Vec<_>>();
    let elsewhere: BTreeSet<PlayerId> = ids(elsewhere).into_iter().collect();
    match check_lineup(team, &ids(present), &elsewhere, &BTreeMap::new()) {
        Ok(line_up) => Ok(line_up.players().iter().map(ToString::to_string).collect()),
        Err(problems) => {
            let text = |problem: &LineUpProblem| Lang::ALL.map(|lang| problem.message().text(lang)).concat();
            assert!(problems.iter().all(|problem| !text(problem).contains('{')));
            Err(problems.iter().map(|problem| problem.clause().id()).collect())
        }
    }
}

#[test]
fn substitutes_take_the_places_of_the_absent() {
    let team = entry("t", Category::Ss, &["a", "b", "c", "d", "e", "x", "y"]);
    assert_eq!(
        line_up(&team, &["e", "d", "c", "b", "a"], &[]),
        Ok(["a", "b", "c", "d", "e"].map(String::from).to_vec())
    );
    assert_eq!(
        line_up(&team, &["a", "c", "d", "e", "y"], &[]),
        Ok(["a", "y", "c", "d", "e"].map(String::from).to_vec())
    );
    assert_eq!(
        line_up(&team, &["y", "x", "c", "a", "d"], &[]),
        Ok(["a", "x", "c", "d", "y"].map(String::from).to_vec())
    );
    assert_eq!(line_up(&team, &["x", "c", "e"], &[]), Ok(["x", "c", "e"].map(String::from).to_vec()));
    let small = entry("t", Category::Zs, &["a", "b"]);
    assert_eq!(line_up(&small, &["b", "a"], &[]), Ok(["a", "b"].map(String::from).to_vec()));
}

#[test]
fn a_substitute_may_take_a_place_that_was_never_filled() {
    let mut team = entry("t", Category::Zs, &["a", "b", "x"]);
    team.members[2].role = MemberRole::Substitute;
    assert_eq!(line_up(&team, &["x", "a", "b"], &[]), Ok(["a", "b", "x"].map(String::from).to_vec()));
}

#[test]
fn nobody_plays_who_may_not() {
    let team = entry("t", Category::Zs, &["a", "b", "c", "x"]);
    assert_eq!(line_up(&team, &["a", "b", "c", "x"], &[]), Err(vec!["P-1.1.2.4"]));
    assert_eq!(line_up(&team, &["a"], &[]), Err(vec!["P-1.1.2.5"]));
    assert_eq!(line_up(&team, &[], &[]), Err(vec!["P-1.1.2.5"]));
    assert_eq!(line_up(&team, &["a", "b", "z"], &[]), Err(vec!["P-1.1.2.1"]));
    assert_eq!(line_up(&team, &["a", "b", "x"], &["x", "q"]), Err(vec!["P-1.1.2.2"]));
    assert_eq!(line_up(&team, &["a", "a"], &["a"]), Err(vec!["P-1.1.2.2", "P-1.1.2.1", "P-1.1.2.5"]));
}

#[test]
fn a_single_entry_plays_for_itself() {
    let alone = entry("k", Category::Kadeti, &["a"]);
    assert_eq!(line_up(&alone, &["a"], &[]), Ok(["a"].map(String::from).to_vec()));
    assert_eq!(line_up(&alone, &[], &[]), Err(vec!["P-1.1.2.5"]));
}
