//! MSOS (G-3.3.2d): who is left out, and how many.

use kolo_messages::Lang;
use kolo_model::System;
use kolo_standings::{Criterion, standings};

use crate::notation::{explained, tournament, value};

/// Nine rounds in which 1 meets 2 to 10 one after the other, with these results. Number 10 has eight free rounds,
/// number 9 has four and misses four, the others miss eight.
fn nine_rounds(results: [char; 9]) -> Vec<String> {
    let round = |(index, result): (usize, &char)| {
        let opponent = index + 2;
        let ten = if opponent == 10 { "" } else { " 10:free" };
        let nine = if index < 4 { " 9:free" } else { "" };
        format!("1-{opponent}:{result}{ten}{nine}")
    };
    results.iter().enumerate().map(round).collect()
}

/// SOS, MSOS and MSOS with one left out of number 1.
fn values(rounds: &[String]) -> [String; 3] {
    let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
    let played = tournament(System::Swiss, 10, &rounds);
    let criteria = [Criterion::Sos, Criterion::Msos, Criterion::MsosOne];
    let table = standings(&played, &criteria).expect("criteria of a Swiss");
    criteria.map(|criterion| value(&table, 1, criterion))
}

#[test]
fn more_than_eight_rounds_leave_out_two_instead_of_one() {
    // All won: 10 has 8 points, 9 has 4 and two for missed rounds, the others have four for missed rounds.
    // SOS = 8 + 6 + 7 × 4 = 42; without two of the weakest 34, without one 38.
    assert_eq!(values(&nine_rounds(['1'; 9])), ["42", "34", "38"]);
    // All lost: everybody has one more. SOS = 9 + 7 + 7 × 5 = 51; without 9 and 7 it is 35, without 9 it is 42.
    assert_eq!(values(&nine_rounds(['0'; 9])), ["51", "35", "42"]);
}

#[test]
fn exactly_half_leaves_out_on_both_sides() {
    // Four won, four lost, one drawn: 9 points in 9 rounds of two halves each. 2 to 5 have 4, 6 is drawn with and
    // has 4.5, 7 and 8 have 5, 9 has 7, 10 has 9.
    // SOS = 16 + 4.5 + 10 + 7 + 9 = 46.5; without 4, 4, 7 and 9 it is 22.5; without 4 and 9 it is 33.5.
    let rounds = nine_rounds(['1', '1', '1', '1', '=', '0', '0', '0', '0']);
    assert_eq!(values(&rounds), ["46.5", "22.5", "33.5"]);
}

#[test]
fn eight_rounds_leave_out_one() {
    let rounds = nine_rounds(['1'; 9]);
    let [sos, msos, one] = values(&rounds[..8]);
    // 10 was not met: 9 has 4 and one for the three rounds missed, the others three for the seven missed.
    assert_eq!((sos.as_str(), msos.as_str()), ("26", "23"));
    assert_eq!(msos, one);
}

#[test]
fn the_derivation_names_who_was_left_out_and_why() {
    // 1 beat 2 and drew with 3, 2 beat 3, and everybody was free once.
    let played = tournament(System::Swiss, 3, &["1-2:1 3:free", "1-3:= 2:free", "2-3:1 1:free"]);
    let table = standings(&played, &[Criterion::Msos]).unwrap();
    assert_eq!(
        explained(&table, 1, Criterion::Msos, Lang::En),
        [
            "2",
            "round 1: win against 2: counts 2",
            "round 2: draw with 3: left out as the weakest: 1.5",
            "round 3: pairing-allocated bye: no opponent, does not count",
            "2.5 of 3 won is above 50 %: the weakest opponent is left out",
        ]
    );
    let reason = |no, lang| explained(&table, no, Criterion::Msos, lang).pop().unwrap_or_default();
    assert_eq!(
        reason(3, Lang::Cs),
        "zisk 1,5 z 3 je přesně 50 %: vynechává se nejslabší a nejsilnější soupeř"
    );
    assert_eq!(reason(1, Lang::Sk), "zisk 2,5 z 3 je nad 50 %: vynecháva sa najslabší súper");
}

#[test]
fn a_game_going_on_is_no_round_done() {
    // 1 won one of the two rounds that are over, so both ends are left out; with the third he would be below.
    let played = tournament(System::Swiss, 4, &["1-2:1 3-4:1", "3-1:1 2-4:1", "1-4:? 2-3:?"]);
    let table = standings(&played, &[Criterion::Msos]).unwrap();
    assert_eq!(value(&table, 1, Criterion::Msos), "0");
    let reason = explained(&table, 1, Criterion::Msos, Lang::En).pop().unwrap();
    assert_eq!(reason, "1 of 2 won is exactly 50 %: the weakest and the strongest opponent are left out");
}

#[test]
fn equal_opponents_make_no_difference() {
    // 2 and 3 are both the weakest of 1, with half a point each: whichever goes, the other one stays.
    let played = tournament(System::Swiss, 4, &["1-2:1 3-4:=", "1-3:1 2-4:=", "1-4:1 2-3:?"]);
    let table = standings(&played, &[Criterion::Sos, Criterion::Msos]).unwrap();
    assert_eq!([Criterion::Sos, Criterion::Msos].map(|c| value(&table, 1, c)), ["2", "1.5"]);
}
