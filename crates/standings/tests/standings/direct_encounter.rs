use kolo_messages::Lang;
use kolo_model::System;
use kolo_standings::{Criterion, standings};

use crate::notation::{self, tournament};

/// `place number` of everybody, by points and then the direct encounter alone.
fn places(count: u32, rounds: &[&str]) -> Vec<String> {
    let played = tournament(System::RoundRobin, count, rounds);
    let table = standings(&played, &[Criterion::Points, Criterion::DirectEncounter])
        .expect("criteria for a round robin");
    notation::places(&table)
}

#[test]
fn of_two_the_winner_of_their_game_goes_first() {
    // 1 and 4 have two points each, and 1 beat 4; 2 and 3 have one each, and 3 beat 2.
    assert_eq!(places(4, &["1-4:1 2-3:0", "4-3:1 1-2:0", "2-4:0 3-1:0"]), ["1 1", "2 4", "3 3", "4 2"]);
}

#[test]
fn one_who_beat_both_others_goes_first_and_the_rest_are_looked_at_again() {
    // 1, 2 and 3 have two points each: 1 beat 2 and 3, 2 beat 3.
    let rounds = [
        "1-2:1 3-4:1 5:free",
        "1-3:1 4-2:0 5:absent",
        "2-3:1 4-1:1 5:absent",
        "3-5:1 1:absent 2:absent 4:absent",
    ];
    let played = places(5, &rounds);
    assert_eq!(&played[..3], ["1 1", "2 2", "3 3"]);
}

#[test]
fn a_ring_of_three_stays_equal_between_the_best_and_the_worst() {
    // 1 beat all, 5 lost to all, 2, 3 and 4 beat each other in a ring. Free rounds bring all to four points.
    let rounds = [
        "1-2:1 3-4:1 5:absent",
        "1-3:1 4-2:1 5:free",
        "1-4:1 2-3:1 5:free",
        "1-5:1 2:free 3:free 4:absent",
        "2-5:1 4:free 1:absent 3:absent",
        "3-5:1 4:absent 1:absent 2:absent",
        "4-5:1 1:absent 2:absent 3:absent",
        "5:free 1:absent 2:absent 3:absent 4:absent",
        "5:free 1:absent 2:absent 3:absent 4:absent",
        "2:free 1:absent",
        "3:free 1:absent",
        "4:free 1:absent",
    ];
    assert_eq!(places(5, &rounds), ["1 1", "2-4 2", "2-4 3", "2-4 4", "5 5"]);
}

#[test]
fn a_forfeit_or_a_missing_game_leaves_a_doubt() {
    // Both pairs have one point each; the game of 1 and 2 was not played, 3 and 4 never met.
    assert_eq!(places(2, &["1-2:+-", "2:free"]), ["1-2 1", "1-2 2"]);
    assert_eq!(places(2, &["1:free", "2:free"]), ["1-2 1", "1-2 2"]);
}

#[test]
fn of_three_with_a_draw_only_what_is_beyond_doubt_is_decided() {
    // Free rounds bring all three to two points. 1 beat 2 and 3, who drew.
    let rounds = ["1-2:1 3:free", "1-3:1 2:free", "2-3:=", "2-4:= 3-5:="];
    assert_eq!(&places(5, &rounds)[..3], ["1 1", "2-3 2", "2-3 3"]);
    // 3 lost to both, who drew: he is last, they stay equal.
    let rounds =
        ["1-3:1 2:free", "2-3:1 1:absent", "1-2:= 3:free", "3:free 2:absent", "1:free 2:absent", "3-4:="];
    assert_eq!(&places(4, &rounds)[..3], ["1-2 1", "1-2 2", "3 3"]);
}

#[test]
fn one_missing_game_of_three_leaves_all_equal() {
    // 1 beat 2 and 2 beat 3, but 1 and 3 have not met: nobody beat both others, nobody lost to both.
    let rounds = ["1-2:1 3:free", "2-3:1 1:absent"];
    assert_eq!(places(3, &rounds), ["1-3 1", "1-3 2", "1-3 3"]);
    // Once they have met, all follows; here with a free round for 2 and two for 3.
    let met = ["1-2:1 3:free", "2-3:1 1:absent", "1-3:1 2:free", "3:free 1:absent 2:absent"];
    assert_eq!(places(3, &met), ["1 1", "2 2", "3 3"]);
}

#[test]
fn a_ring_of_four_has_neither_first_nor_last() {
    // 1 beat 2, 2 beat 3, 3 beat 4, 4 beat 1; 1 drew with 3 and 2 with 4.
    let rounds = ["1-2:1 3-4:1", "2-3:1 4-1:1", "1-3:= 2-4:="];
    assert_eq!(places(4, &rounds), ["1-4 1", "1-4 2", "1-4 3", "1-4 4"]);
}

#[test]
fn who_lost_to_all_is_last_and_the_next_one_stands_before_him() {
    // 1 and 2 drew; 3 lost to both, and 4 lost to all three.
    let played = tournament(System::RoundRobin, 4, &["1-2:= 3-4:1", "1-3:1 2-4:1", "1-4:1 2-3:1"]);
    let table = standings(&played, &[Criterion::DirectEncounter]).unwrap();
    assert_eq!(notation::places(&table), ["1-2 1", "1-2 2", "3 3", "4 4"]);
}

#[test]
fn two_games_count_together() {
    assert_eq!(places(2, &["1-2:1", "2-1:="]), ["1 1", "2 2"]);
    // Equal points by a free round: 2 was better in their two games.
    assert_eq!(places(2, &["1-2:=", "2-1:1", "1:free"]), ["1 2", "2 1"]);
    assert_eq!(places(2, &["1-2:1", "2-1:1"]), ["1-2 1", "1-2 2"]);
}

#[test]
fn the_column_shows_the_place_among_equals_and_the_games() {
    let played = tournament(System::RoundRobin, 4, &["1-4:1 2-3:1", "4-3:0 1-2:0", "2-4:0 3-1:0"]);
    let table = standings(&played, &[Criterion::Points, Criterion::DirectEncounter]).unwrap();
    let column = |no: u32| table.rows.iter().find(|row| row.no.get() == no).unwrap().columns[1].clone();
    // 1 and 2 have two points, 3 and 4 one.
    assert_eq!([1, 2, 3, 4].map(|no| column(no).value.to_string()), ["2", "1", "1", "2"]);
    let explained: Vec<String> =
        column(1).derivation.iter().map(|part| part.message().text(Lang::En)).collect();
    assert_eq!(explained, ["worse than 2: 0:1"]);
    assert_eq!(column(1).derivation[0].message().text(Lang::Sk), "horší než 2: 0:1");
}
