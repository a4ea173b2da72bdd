//! Cases of single articles, worked out by hand.

use std::fmt::Write as _;

use kolo_messages::Lang;
use kolo_model::{HalfPoints, Place, Scoring, Spot, System};
use kolo_standings::{Criterion, StandingsError, preset, standings};

use crate::notation::{explained, field, round, tournament, value};

fn criterion(code: &str) -> Criterion {
    Criterion::parse_list(code).expect("a known code")[0]
}

fn values(system: System, count: u32, rounds: &[&str], code: &str) -> Vec<String> {
    let table = standings(&tournament(system, count, rounds), &[criterion(code)]).expect("a table");
    (1..=count).map(|no| value(&table, no, criterion(code))).collect()
}

/// The rounds of no. 1 against opponents with so many half points, which they make by free rounds. A round without a
/// result is one that he misses; who loses by forfeit leaves.
fn against(opponents: &[(&str, u32)]) -> Vec<String> {
    let mut rounds = vec![String::new(); opponents.len()];
    for (played, (result, halves)) in opponents.iter().enumerate() {
        let no = played + 2;
        if result.is_empty() {
            rounds[played] += "1:excused ";
            continue;
        }
        write!(rounds[played], "1-{no}:{result} ").expect("writing to memory");
        let own = match *result {
            "0" => 2,
            "=" => 1,
            _ => 0,
        };
        let leaves = *result == "+-";
        // From the last round back, so that nobody seems to have left who has not.
        let mut rest = halves - own;
        for round in (0..opponents.len()).rev().filter(|round| *round != played) {
            let (word, halves) = match rest {
                _ if leaves && round > played => ("excused", 0),
                0 => ("excused", 0),
                1 => ("half", 1),
                _ => ("full", 2),
            };
            rest -= halves;
            write!(rounds[round], "{no}:{word} ").expect("writing to memory");
        }
        assert_eq!(rest, 0, "the points of no. {no} fit");
    }
    rounds
}

/// FIDE Arbiters' Manual 2026, examples to C.07, Laxman: 7 of 10 with a round missed in the middle. The opponents have
/// the points that the manual prints.
#[test]
fn the_first_example_of_the_arbiters_manual_2026() {
    let rounds = against(&[
        ("1", 10),
        ("1", 10),
        ("0", 13),
        ("", 0),
        ("1", 9),
        ("=", 12),
        ("1", 10),
        ("=", 13),
        ("1", 11),
        ("1", 12),
    ]);
    let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
    for (code, expected) in [("points", "7"), ("BH", "55"), ("BH/C1", "50"), ("SB", "37.25")] {
        assert_eq!(values(System::Dutch, 11, &rounds, code)[0], expected, "{code}");
    }
}

/// The same manual, example 01: 7 of 9 with a win by forfeit in round 7 against somebody who left with 4.5 and counts
/// 5.5.
#[test]
fn the_example_of_a_forfeit_win_of_the_arbiters_manual_2026() {
    let rounds = against(&[
        ("1", 10),
        ("1", 11),
        ("=", 10),
        ("1", 9),
        ("0", 12),
        ("1", 11),
        ("+-", 9),
        ("=", 13),
        ("1", 12),
    ]);
    let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
    for (code, expected) in [("points", "7"), ("BH", "49.5")] {
        assert_eq!(values(System::Dutch, 10, &rounds, code)[0], expected, "{code}");
    }
}

#[test]
fn a_bye_at_the_end_counts_as_a_draw_for_others_only() {
    // 2 withdraws after round 1; 4 is excused in round 2 and comes back.
    let rounds = ["1-2:1 3-4:1", "1-3:1 2:excused 4:excused", "1-4:1 2:excused 3:free"];
    assert_eq!(values(System::Dutch, 4, &rounds, "points"), ["3", "0", "2", "0"]);
    // 1 met 2 (0, but two draws), 3 (2) and 4 (0); 2 met 1 and twice a dummy with 0.
    assert_eq!(values(System::Dutch, 4, &rounds, "BH"), ["3", "3", "4.5", "5"]);
    let table = standings(&tournament(System::Dutch, 4, &rounds), &[criterion("BH")]).expect("a table");
    assert_eq!(
        explained(&table, 1, criterion("BH"), Lang::En),
        [
            "3",
            "round 1: win against 2: counts 1 (instead of 0)",
            "round 2: win against 3: counts 2",
            "round 3: win against 4: counts 0",
        ]
    );
    assert_eq!(
        explained(&table, 3, criterion("BH"), Lang::En),
        [
            "4.5",
            "round 1: win against 4: counts 0",
            "round 2: loss to 1: counts 3",
            "round 3: pairing-allocated bye: counts 1.5 of a dummy (limited, own 2)",
        ]
    );
}

#[test]
fn a_forfeit_is_a_game_against_a_dummy_no_better_than_the_opponent() {
    let rounds = ["1-2:+- 3-4:=", "1-3:1 2-4:1", "1-4:1 2-3:0"];
    assert_eq!(values(System::Dutch, 4, &rounds, "points"), ["3", "1", "1.5", "0.5"]);
    // 1: dummy 3, but 2 has 1; then 1.5 and 0.5. 2: own 1, less than the 3 of 1; then 0.5 and 1.5.
    assert_eq!(values(System::Dutch, 4, &rounds, "BH")[..2], ["3", "3"]);
    assert_eq!(values(System::Dutch, 4, &rounds, "BH/P")[..2], ["3", "5"]);
    // The round that 2 lost by not playing goes first, although 0.5 is lower.
    assert_eq!(values(System::Dutch, 4, &rounds, "BH/C1")[..2], ["2.5", "2"]);
    assert_eq!(values(System::Dutch, 4, &rounds, "BH/C1/P")[..2], ["2.5", "4.5"]);
    let codes = [("WIN", "3"), ("WON", "2"), ("BPG", "0"), ("REP", "3")];
    for (code, expected) in codes {
        assert_eq!(values(System::Dutch, 4, &rounds, code)[0], expected, "{code}");
    }
    assert_eq!(values(System::Dutch, 4, &rounds, "REP")[1], "2");
}

#[test]
fn rules_of_a_competition_may_leave_unplayed_rounds_out() {
    let rounds = ["1-2:+- 3-4:=", "1-3:1 2-4:1", "1-4:1 2-3:0"];
    // The Buchholz of the other documents knows no dummy: 1 met 3 and 4 alone, 2 met 4 and 3.
    assert_eq!(values(System::Dutch, 4, &rounds, "buchholz")[..2], ["2", "2"]);
}

#[test]
fn in_a_round_robin_forfeits_are_games_but_for_ratings_and_own_losses() {
    let rounds = ["1-2:-+ 3:free", "1-3:1 2:free", "2-3:1 1:free"];
    assert_eq!(values(System::RoundRobin, 3, &rounds, "WON"), ["1", "2", "0"]);
    assert_eq!(values(System::RoundRobin, 3, &rounds, "BPG"), ["0", "1", "2"]);
    assert_eq!(values(System::RoundRobin, 3, &rounds, "BWG"), ["0", "1", "0"]);
    assert_eq!(values(System::Dutch, 3, &rounds, "WON"), ["1", "1", "0"]);
}

#[test]
fn fore_buchholz_takes_the_last_round_as_drawn() {
    // 4 is excused in round 2 and loses the last round by forfeit: for others the bye is no longer at the end.
    let rounds = ["1-2:1 3-4:1", "1-3:1 2:free 4:excused", "4-1:-+ 2-3:?"];
    let table = |planned: u32| {
        let mut raw = field(System::Dutch, 4);
        raw.played = rounds.iter().map(|line| round(line)).collect();
        raw.rounds = Some(Spot::new(planned, Place::default()));
        let tournament = raw.check().expect("a sound tournament").tournament;
        let table = standings(&tournament, &[criterion("FB")]).expect("a table");
        [1, 2, 3, 4].map(|no| value(&table, no, criterion("FB")))
    };
    // With draws: 1 has 2.5, 2 has 1.5, 3 has 1.5, 4 has 0.5; 2 has a dummy with 1.5, 4 one with 0.5.
    assert_eq!(table(3), ["3.5", "5.5", "4.5", "4.5"]);
    // Round 3 of 5 is not the last one: it is Buchholz. For 3 the bye of 4 counts as a draw.
    let buchholz = values(System::Dutch, 4, &rounds, "BH");
    assert_eq!(table(5), [&buchholz[0][..], &buchholz[1], &buchholz[2], &buchholz[3]]);
    assert_eq!(buchholz, ["2.5", "4", "3.5", "1"]);
}

#[test]
fn standard_points_do_not_depend_on_the_scoring() {
    let rounds = ["1-2:1 3-4:=", "1-3:= 2:half 4:free", "1:excused 2-4:-- 3:full"];
    let mut raw = field(System::Dutch, 4);
    raw.played = rounds.iter().map(|line| round(line)).collect();
    raw.scoring = Some(Scoring {
        win: HalfPoints::from_whole(3),
        draw: HalfPoints::ONE,
        forfeit_win: HalfPoints::from_whole(3),
        pairing_bye: HalfPoints::from_whole(3),
        full_bye: HalfPoints::from_whole(3),
        half_bye: HalfPoints::ONE,
        ..Scoring::ONE_HALF_ZERO
    });
    let table = standings(&raw.check().expect("sound").tournament, &[criterion("STD")]).expect("a table");
    assert_eq!([1, 2, 3, 4].map(|no| value(&table, no, criterion("STD"))), ["1.5", "0.5", "2", "1.5"]);
}

#[test]
fn the_limit_of_koya_moves_by_half_points() {
    let rounds = ["1-2:1 3-4:1", "1-3:= 2-4:1", "1-4:1 2-3:="];
    assert_eq!(values(System::RoundRobin, 4, &rounds, "points"), ["2.5", "1.5", "2", "0"]);
    // Half of three wins is 1.5: 1, 2 and 3 are there.
    assert_eq!(values(System::RoundRobin, 4, &rounds, "KS"), ["1.5", "0.5", "1", "0"]);
    assert_eq!(values(System::RoundRobin, 4, &rounds, "KS/L+1"), ["0.5", "0.5", "0.5", "0"]);
    assert_eq!(values(System::RoundRobin, 4, &rounds, "KS/L-3"), ["2.5", "1.5", "2", "0"]);
}

#[test]
fn ratings_and_numbers_can_be_turned_round() {
    let mut raw = field(System::Dutch, 3);
    for (competitor, rating) in raw.competitors.iter_mut().zip([2000, 2200, 2100]) {
        competitor.rating = Some(Spot::new(rating, Place::default()));
    }
    raw.played = vec![round("1-2:1 3:free")];
    let tournament = raw.check().expect("sound").tournament;
    let order = |code: &str| -> Vec<u32> {
        let table = standings(&tournament, &[criterion(code)]).expect("a table");
        table.rows.iter().map(|row| row.no.get()).collect()
    };
    assert_eq!(order("RTNG"), [2, 3, 1]);
    assert_eq!(order("RTNG/R"), [1, 3, 2]);
    assert_eq!(order("TPN"), [1, 2, 3]);
    assert_eq!(order("TPN/R"), [3, 2, 1]);
    // Who met nobody has no average and comes last.
    assert_eq!(order("ARO"), [1, 2, 3]);
    let table = standings(&tournament, &[criterion("PTP"), criterion("TPR")]).expect("a table");
    assert_eq!(
        explained(&table, 1, criterion("TPR"), Lang::En),
        [
            "3000",
            "round 1: win against 2: 2200",
            "2200 / 1 = 2200, rounded 2200",
            "1 of 1 is 100 %: 2200 +800 = 3000"
        ]
    );
    assert_eq!(
        explained(&table, 2, criterion("PTP"), Lang::En)[2],
        "without a point: 1200, 800 below the lowest rated opponent"
    );
}

#[test]
fn wrong_codes_are_refused_with_a_list_of_the_known() {
    let refused = |list: &str| Criterion::parse_list(list).expect_err("a wrong list").to_string();
    assert_eq!(refused("BWG/C1"), "there is no “BWG/C1”: use BWG");
    assert_eq!(refused("ps-c3"), "there is no “ps-c3”: use PS, PS/C1, PS/C2");
    let unknown = refused("points,XYZ");
    assert!(unknown.starts_with("“XYZ” is not a criterion: use points, mm"), "{unknown}");
    assert!(unknown.contains("BH") && !unknown.contains("BH/C1"), "{unknown}");
    let twice = Err(StandingsError::NamedTwice { criterion: criterion("BH") });
    assert_eq!(Criterion::parse_list("BH,bh"), twice);
}

#[test]
fn the_dutch_system_has_a_list_of_its_own() {
    let codes: Vec<&str> = preset(Some(System::Dutch)).iter().map(|criterion| criterion.code()).collect();
    assert_eq!(codes, ["points", "BH/C1", "BH", "SB", "DE", "lot"]);
    assert_eq!(preset(None), [Criterion::Points]);
}
