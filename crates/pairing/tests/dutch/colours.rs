//! C10 to C13 and article 5: who should get which colour, and who gets it.

use kolo_model::{Lot, RawTournament};

use crate::position::{after, at_the_end, boards, position};

#[test]
fn c12_as_many_preferences_as_possible_are_granted() {
    assert_eq!(after(&["w=", "b=", "w=", "b="]), [(4, 1), (2, 3)]);
}

#[test]
fn c13_a_mild_preference_gives_way_before_a_strong_one() {
    // All want White, 1 and 3 strongly: they do not meet.
    assert_eq!(after(&["Z b1", "w= b=", "Z b1", "w= b="]), [(1, 4), (3, 2)]);
}

#[test]
fn c10_topscorers_are_kept_from_a_difference_of_three() {
    // All want Black. 1 and 3 have had two more games with White.
    let players = ["w1 w1 b1 w1", "b1 w1 b1 w1", "w1 w1 b1 w1", "b1 w1 b1 w1"];
    assert_eq!(at_the_end(&players), [(4, 1), (2, 3)]);
}

#[test]
fn c11_topscorers_are_kept_from_one_colour_three_times() {
    // All want Black. 1 and 3 had White twice in a row.
    let players = ["b1 b1 w1 w1", "b1 w1 b1 w1", "b1 b1 w1 w1", "b1 w1 b1 w1"];
    assert_eq!(at_the_end(&players), [(4, 1), (2, 3)]);
}

#[test]
fn c10_and_c11_give_way_where_nobody_else_is_left() {
    assert_eq!(at_the_end(&["w1 w1 b1 w1", "w1 w1 b1 w1"]), [(2, 1)]);
    assert_eq!(at_the_end(&["b1 b1 w1 w1", "b1 b1 w1 w1"]), [(2, 1)]);
}

#[test]
fn both_preferences_are_granted_if_they_differ_or_one_has_none() {
    assert_eq!(after(&["w=", "b="]), [(2, 1)]);
    assert_eq!(after(&["b=", "w="]), [(1, 2)]);
    assert_eq!(after(&["w=", "H"]), [(2, 1)]);
    assert_eq!(after(&["H", "b="]), [(2, 1)]);
}

#[test]
fn the_stronger_preference_is_granted() {
    // Both want White, 2 more so.
    assert_eq!(after(&["w= b=", "Z b1"]), [(2, 1)]);
    assert_eq!(after(&["Z w1", "w= w="]), [(1, 2)], "2 must have Black");
}

#[test]
fn of_two_absolute_preferences_the_wider_difference_is_granted() {
    assert_eq!(at_the_end(&["b1 b1 w1 w1", "w1 b1 w1 w1"]), [(1, 2)]);
}

#[test]
fn colours_alternate_against_the_last_time_they_differed() {
    // Both want White. Three games ago 1 had White and 2 Black.
    assert_eq!(after(&["b= w= w= b=", "w= b= w= b="]), [(2, 1)]);
    assert_eq!(after(&["w= b= w= b=", "b= w= w= b="]), [(1, 2)]);
    // Rounds without a game stand in front.
    assert_eq!(after(&["b= w= w= H b=", "H w= b= w= b="]), [(2, 1)]);
}

#[test]
fn the_higher_ranked_is_granted_the_preference() {
    assert_eq!(after(&["w=", "w="]), [(2, 1)]);
    assert_eq!(after(&["w0", "w1"]), [(1, 2)], "2 has more points");
}

#[test]
fn the_lot_gives_odd_numbers_its_colour_and_even_ones_the_other() {
    let waits = |raw: RawTournament| RawTournament { lot: Some(Lot::FirstWaits), ..raw };
    let round_one = || position(20, &[""; 8]);
    assert_eq!(boards(&round_one()), [(1, 5), (6, 2), (3, 7), (8, 4)]);
    assert_eq!(boards(&waits(round_one())), [(5, 1), (2, 6), (7, 3), (4, 8)]);
    // Later as well, if neither of two has played: the higher ranked by points is 2.
    assert_eq!(after(&["Z", "H"]), [(1, 2)]);
    assert_eq!(boards(&waits(position(20, &["Z", "H"]))), [(2, 1)]);
}
