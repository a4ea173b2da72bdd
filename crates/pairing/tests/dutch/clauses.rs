//! C1 to C9, who is kept apart, and points lent: single clauses on small positions.

use kolo_model::{Place, RawForbidden, RawTournament, Spot};

use crate::events::{RoundOf, raw};
use crate::position::{after, at_the_end, boards, halves, is_impossible, last_round, next, position};

fn round_one(players: usize) -> RawTournament {
    position(20, &vec![""; players])
}

#[test]
fn round_one_pairs_the_halves_and_the_lot_gives_the_colours() {
    assert_eq!(boards(&round_one(8)), [(1, 5), (6, 2), (3, 7), (8, 4)]);
}

#[test]
fn the_lowest_ranked_has_the_bye_of_round_one() {
    assert_eq!(boards(&round_one(7)), [(1, 4), (5, 2), (3, 6), (7, 0)]);
}

#[test]
fn one_alone_has_the_bye_and_nobody_at_all_is_a_round_too() {
    assert_eq!(boards(&round_one(1)), [(1, 0)]);
    assert_eq!(boards(&raw(2, 3, vec![], &[])), []);
}

#[test]
fn c1_two_meet_once_and_a_forfeit_is_no_game() {
    assert_eq!(after(&["w=", "w=", "b=", "b="]), [(3, 1), (4, 2)]);
    assert_eq!(after(&["w=@3", "w=", "b=@1", "b="]), [(4, 1), (3, 2)]);
    assert!(is_impossible(&position(20, &["w=@2", "b=@1"])));
    // No colour was given either: the lot decides again.
    let forfeited = raw(4, 5, vec![RoundOf::default().forfeit(1, 3).white(2, 4)], &[1, 3]);
    assert_eq!(boards(&forfeited), [(1, 3)]);
}

#[test]
fn c2_the_points_of_a_win_without_play_bar_from_the_bye() {
    assert_eq!(after(&["w1", "b1", "b1"]), [(2, 1), (3, 0)]);
    for barred in ["U", "F", "+"] {
        assert_eq!(after(&["w1", "b1", barred]), [(3, 1), (2, 0)], "{barred}");
        assert!(is_impossible(&position(20, &[barred])), "{barred}");
    }
    for free in ["H", "Z", "-"] {
        assert_eq!(after(&["U", "+", free]).last(), Some(&(3, 0)), "{free}");
    }
}

#[test]
fn c3_two_with_the_same_absolute_preference_do_not_meet() {
    assert_eq!(after(&["w= w=", "w= w=", "b= b=", "b= b="]), [(3, 1), (4, 2)]);
    assert_eq!(after(&["w= w=", "b= b=", "w= w=", "b= b="]), [(4, 1), (2, 3)]);
    assert!(is_impossible(&position(20, &["w1 w1", "w1 w1"])));
    assert!(!is_impossible(&position(20, &["w1 w1", "w= b1"])));
}

#[test]
fn c3_does_not_hold_in_the_last_round_if_one_of_the_two_is_a_topscorer() {
    let both: [&str; 2] = ["w1 w1", "w1 w1"];
    assert_eq!(at_the_end(&both), [(2, 1)]);
    // 2 has no points at all and gets White for the third time, because 1 is a topscorer.
    let one = ["w1 w1", "w0 w0"];
    assert_eq!(at_the_end(&one), [(2, 1)]);
    // Half of the points is not more than half.
    let neither = ["w= w=", "w= w="];
    assert!(is_impossible(&position(last_round(&neither), &neither)));
    // There are no topscorers before the last round.
    assert!(is_impossible(&position(last_round(&both) + 1, &both)));
}

#[test]
fn no_pairing_is_refused_with_its_article() {
    let refused = next(&position(20, &["w=@2", "b=@1"])).unwrap_err();
    assert_eq!(refused.clause().unwrap().to_string(), "D-1.9.3");
}

#[test]
fn c4_two_who_could_meet_float_if_those_below_cannot_be_paired_otherwise() {
    // 3 and 4 have met.
    assert_eq!(after(&["w1", "b1", "w=@4", "b=@3"]), [(4, 1), (2, 3)]);
    assert_eq!(after(&["w1", "b1", "w=", "b="]), [(2, 1), (4, 3)]);
}

#[test]
fn c5_the_bye_goes_to_the_lowest_score_even_if_the_leaders_float_for_it() {
    // 1 and 2 could meet; then 3, who has met 4 and 5, would have the bye with 2 points. With the bye for 5 the
    // two leaders go down, and do not meet there either.
    let met = ["w1 b1 w1", "b1 w1 b1", "w1@4 b1@5 w0", "b0@3 w0 b0", "b0 w0@3 b0"];
    assert_eq!(after(&met), [(2, 3), (4, 1), (5, 0)]);
    let not_met = ["w1 b1 w1", "b1 w1 b1", "w1 b1 w0", "b0 w0 b0", "b0 w0 b0"];
    assert_eq!(after(&not_met), [(2, 1), (4, 3), (5, 0)]);
}

#[test]
fn c6_as_many_pairs_as_possible_in_a_bracket_whatever_the_colours() {
    // All four want White; still nobody floats to 5 and 6, who want Black.
    let round = after(&["b1", "b1", "b1", "b1", "w=", "w="]);
    assert_eq!(round, [(1, 3), (2, 4), (6, 5)]);
}

#[test]
fn c7_of_those_moved_down_the_one_with_more_points_is_paired() {
    // 1 with 2 points and 2 with 1.5 have met, and both come to 3, whom 2 would suit better by colour.
    let round = after(&["w=@2 b= w1", "b=@1 w= b=", "w= b0 w=", "w= b0 w0"]);
    assert_eq!(round, [(3, 1), (2, 4)]);
}

#[test]
fn c8_who_floats_fits_into_the_following_bracket() {
    // One of 1, 2 and 3 floats. 3 has met 4 and 5, so that it is 2.
    let met = ["w= b= w1", "b= w= b1", "b=@4 w=@5 b1", "w=@3 b= w=", "w= b=@3 w=", "b= w0 b0"];
    assert_eq!(after(&met), [(3, 1), (2, 4), (6, 5)]);
    let not_met = ["w= b= w1", "b= w= b1", "b= w= b1", "w= b= w=", "w= b= w=", "b= w0 b0"];
    assert_eq!(after(&not_met), [(2, 1), (3, 4), (6, 5)]);
}

#[test]
fn c9_the_bye_goes_to_the_player_who_has_missed_the_fewest_games() {
    assert_eq!(after(&["w= b=", "w= b=", "w= b="]), [(1, 2), (3, 0)]);
    // It weighs more than colours: 1 wants White mildly, 3 strongly.
    assert_eq!(after(&["w= b=", "w= b=", "Z b1"]), [(3, 1), (2, 0)]);
}

#[test]
fn who_is_kept_apart_does_not_meet_while_it_holds() {
    let apart = |to| {
        let forbidden = RawForbidden { place: Place::default(), members: vec![1, 3], from: None, to };
        RawTournament { forbidden: vec![forbidden], ..position(20, &["w=", "w=", "b=", "b="]) }
    };
    assert_eq!(boards(&apart(None)), [(4, 1), (3, 2)]);
    assert_eq!(boards(&apart(Some(1))), [(3, 1), (4, 2)]);
}

fn lent(raw: RawTournament, lent: &[(u32, &[u32])]) -> RawTournament {
    let accelerations = lent.iter().map(|(no, rounds)| {
        (Spot::new(*no, Place::default()), rounds.iter().map(|it| halves(*it)).collect())
    });
    RawTournament { accelerations: accelerations.collect(), ..raw }
}

#[test]
fn points_lent_make_score_groups_of_their_own() {
    let accelerated = lent(round_one(8), &[(1, &[2]), (2, &[2]), (3, &[2]), (4, &[2])]);
    assert_eq!(boards(&accelerated), [(1, 3), (4, 2), (5, 7), (8, 6)]);
}

#[test]
fn points_lent_count_for_earlier_floats() {
    // In round 2 somebody with as many points met 3, who had a point more on loan: he floated down.
    let players = ["b= w=", "w= b=", "w= b=", "b= w0"];
    assert_eq!(after(&players), [(2, 1), (3, 4)]);
    assert_eq!(boards(&lent(position(20, &players), &[(3, &[0, 2])])), [(3, 1), (2, 4)]);
}

/// As many who are kept apart from each other, each with another score, as others without points: all come down to them.
fn with_scores(scores: u32) -> RawTournament {
    let apart =
        RawForbidden { place: Place::default(), members: (1..=scores).collect(), from: None, to: None };
    let points: Vec<(u32, [u32; 1])> = (1..=scores).map(|no| (no, [2 * (scores - no) + 2])).collect();
    let points: Vec<(u32, &[u32])> = points.iter().map(|(no, lent)| (*no, lent.as_slice())).collect();
    let players = usize::try_from(2 * scores).unwrap();
    RawTournament { forbidden: vec![apart], ..lent(round_one(players), &points) }
}

#[test]
fn many_scores_that_come_down_together_are_weighed() {
    let boards = boards(&with_scores(40));
    assert_eq!(boards.len(), 40);
    assert!(boards.iter().all(|(one, other)| one.abs_diff(*other) == 40), "{boards:?}");
}

#[test]
fn points_lent_for_the_last_round_make_a_topscorer() {
    let players = ["w= w=", "w= w="];
    let end = position(last_round(&players), &players);
    assert!(is_impossible(&end));
    assert_eq!(boards(&lent(end, &[(1, &[0, 0, 1])])), [(2, 1)]);
}
