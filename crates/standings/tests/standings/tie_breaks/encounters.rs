//! Direct encounter (article 6), worked out by hand.

use kolo_messages::Lang;
use kolo_model::System;
use kolo_standings::{Criterion, TieBreak, standings};

use crate::notation::{places, told, tournament};

fn order(system: System, count: u32, rounds: &[&str], by: &str) -> Vec<String> {
    let list = Criterion::parse_list(by).expect("known codes");
    places(&standings(&tournament(system, count, rounds), &list).expect("a table"))
}

#[test]
fn who_is_equal_again_is_looked_at_among_themselves() {
    // All met: 1 and 2 made 2 each, 3 and 4 made 1 each; 1 beat 2, and 3 beat 4.
    let rounds = ["1-2:1 3-4:1", "1-3:1 2-4:1", "1-4:0 2-3:1"];
    assert_eq!(order(System::Dutch, 4, &rounds, "DE"), ["1 1", "2 2", "3 3", "4 4"]);
    // A ring stays equal.
    assert_eq!(order(System::Dutch, 3, &["1-2:1", "2-3:1", "3-1:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
}

#[test]
fn in_a_swiss_the_top_must_be_out_of_reach() {
    // 1 beat 2 and 3, who did not meet: the one who wins that game would have 1, less than 2.
    assert_eq!(order(System::Dutch, 3, &["1-2:1", "1-3:1"], "DE"), ["1 1", "2-3 2", "2-3 3"]);
    // 1 beat 2 and did not meet 3, who could come to 2.
    assert_eq!(order(System::Dutch, 3, &["1-2:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
    // 1 drew with 2 and beat 3: 2 could still come to 1.5.
    assert_eq!(order(System::Dutch, 3, &["1-2:=", "1-3:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
    // 1 is out of reach, then 2 as well: 4 did not meet 3 and 2, and 3 lost to both.
    let chain = ["1-2:1", "1-3:1", "1-4:1", "2-3:1", "2-4:1"];
    assert_eq!(order(System::Dutch, 4, &chain, "DE"), ["1 1", "2 2", "3-4 3", "3-4 4"]);
}

#[test]
fn in_a_round_robin_nothing_is_decided_before_all_have_met() {
    assert_eq!(order(System::RoundRobin, 3, &["1-2:1", "1-3:1"], "DE"), ["1-3 1", "1-3 2", "1-3 3"]);
}

#[test]
fn a_forfeit_is_a_game_in_a_round_robin_and_with_the_modifier() {
    let forfeit = ["1-2:-+"];
    assert_eq!(order(System::Dutch, 2, &forfeit, "DE"), ["1-2 1", "1-2 2"]);
    assert_eq!(order(System::Dutch, 2, &forfeit, "DE/P"), ["1 2", "2 1"]);
    assert_eq!(order(System::RoundRobin, 2, &forfeit, "DE"), ["1 2", "2 1"]);
}

#[test]
fn two_who_met_twice_count_with_the_average() {
    // 1 made 1.5 of two games with 2, that is 0.75, and lost to 3; 2 made 0.25 and beat 3; so 3 has 1.
    let rounds = ["1-2:1", "2-1:=", "3-1:1", "2-3:1"];
    assert_eq!(order(System::Dutch, 3, &rounds, "DE"), ["1 2", "2 3", "3 1"]);
}

#[test]
fn it_may_come_twice_in_a_list() {
    let list = Criterion::parse_list("DE,WIN,DE").expect("DE may come again");
    assert_eq!(list.iter().filter(|one| **one == Criterion::TieBreak(TieBreak::DE)).count(), 2);
    // DE says nothing about all four; 1 and 2 have a win each, and DE is asked about them once more.
    let rounds = ["1-2:1 3-4:=", "2-3:1"];
    assert_eq!(order(System::Dutch, 4, &rounds, "DE"), ["1-4 1", "1-4 2", "1-4 3", "1-4 4"]);
    assert_eq!(order(System::Dutch, 4, &rounds, "DE,WIN,DE"), ["1 1", "2 2", "3-4 3", "3-4 4"]);
}

#[test]
fn the_derivation_tells_every_step() {
    let chain = tournament(System::Dutch, 4, &["1-2:1", "1-3:1", "1-4:1", "2-3:1", "2-4:="]);
    let de = Criterion::TieBreak(TieBreak::DE);
    let table = standings(&chain, &[de]).expect("a table");
    assert_eq!(
        told(&table, 2, de, Lang::En),
        [
            "2-4",
            "worse than 1: 0:1",
            "better than 3: 1:0",
            "level with 4: 0.5:0.5",
            "among 4 who are equal: 1.5",
            "among 3 who are equal: 1.5",
        ]
    );
    assert_eq!(
        told(&table, 4, de, Lang::Cs)[4..],
        [
            "mezi rovnými (4): 0.5; s nehranými partiemi (1) nejvýš 1.5",
            "mezi rovnými (3): 0.5; s nehranými partiemi (1) nejvýš 1.5"
        ]
    );
}
