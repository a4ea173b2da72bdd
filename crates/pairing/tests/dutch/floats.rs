//! 1.4 and C14 to C21: what counts as a float, and who should not float again.

use crate::position::after;

/// 1, 2 and 3 are equal, 4 has less; the colours suit whether 3 floats to 4 or 2 does.
const LOWEST_FLOATS: [(u32, u32); 2] = [(2, 1), (3, 4)];
/// The same if 3 should not float.
const NEXT_FLOATS: [(u32, u32); 2] = [(3, 1), (2, 4)];

#[test]
fn c14_who_floated_down_in_the_last_round_stays() {
    assert_eq!(after(&["b= w=", "w= b=", "w= b=", "b= w0"]), LOWEST_FLOATS);
    assert_eq!(after(&["b= w=", "w= b=", "w= b=v", "b= w0"]), NEXT_FLOATS);
}

#[test]
fn c16_who_floated_down_two_rounds_ago_stays() {
    assert_eq!(after(&["w= b= w=", "b= w= b=", "b= w= b=", "w= b= w0"]), LOWEST_FLOATS);
    assert_eq!(after(&["w= b= w=", "b= w= b=", "b= w=v b=", "w= b= w0"]), NEXT_FLOATS);
}

#[test]
fn c14_weighs_more_than_c16() {
    assert_eq!(after(&["w= b= w=", "b= w= b=v", "b= w=v b=", "w= b= w0"]), LOWEST_FLOATS);
    assert_eq!(after(&["w= b= w=", "b= w=v b=", "b= w= b=v", "w= b= w0"]), NEXT_FLOATS);
}

#[test]
fn what_was_three_rounds_ago_is_forgotten() {
    let players = ["b= w= b= w=", "w= b= w= b=", "w= b=v w= b=", "b= w= b= w0"];
    assert_eq!(after(&players), LOWEST_FLOATS);
}

#[test]
fn points_without_play_are_a_downfloat_and_nothing_else_without_play_is() {
    // Only 3 did not play in the last round; he would float to 4.
    assert_eq!(after(&["b= w1", "w= b1", "b= +", "b= w="]), NEXT_FLOATS, "forfeit win");
    assert_eq!(after(&["b= w1", "w= b1", "b= U", "b= w="]), NEXT_FLOATS, "bye");
    assert_eq!(after(&["b= w1", "w= b1", "b= F", "b= w="]), NEXT_FLOATS, "full-point bye");
    assert_eq!(after(&["b= w=", "w= b=", "b= H", "b= w0"]), NEXT_FLOATS, "half-point bye");
    assert_eq!(after(&["b= w0", "w= b0", "b= -", "b0 w0"]), LOWEST_FLOATS, "forfeit loss");
    assert_eq!(after(&["b= w0", "w= b0", "b= Z", "b0 w0"]), LOWEST_FLOATS, "no point");
}

#[test]
fn c15_and_c17_a_recent_upfloater_does_not_meet_a_moved_down_player() {
    // 1 has more than the others and meets one of them.
    assert_eq!(after(&["b= w1", "w= b=", "w= b=", "b= w="]), LOWEST_FLOATS);
    assert_eq!(after(&["b= w1", "w= b=^", "w= b=", "b= w="]), NEXT_FLOATS);
    assert_eq!(after(&["w= b= w1", "b= w= b=", "b= w= b=", "w= b= w="]), LOWEST_FLOATS);
    assert_eq!(after(&["w= b= w1", "b= w=^ b=", "b= w= b=", "w= b= w="]), NEXT_FLOATS);
}

#[test]
fn c18_and_c20_who_floated_down_lately_does_not_float_on() {
    // 1 and 2 have met and come down to 3, who can meet one of them; the other goes on to 4.
    let second = |second: &str| after(&["w=@2 b= w1", second, "b= w= b=", "b= w= b0"]);
    assert_eq!(second("b=@1 w= w1"), [(3, 1), (4, 2)]);
    assert_eq!(second("b=@1 w= w1v"), [(3, 2), (4, 1)]);
    assert_eq!(second("b=@1 w=v w1"), [(3, 2), (4, 1)]);
}

#[test]
fn c19_and_c21_who_floated_up_lately_meets_the_nearer_of_those_moved_down() {
    // 1 with 2 points and 2 with 1.5 have met and come down to 3 and 4.
    let third = |third: &str| after(&["w=@2 b= w1", "b=@1 w= b=", third, "w= b0 w="]);
    assert_eq!(third("w= b0 w="), [(3, 1), (2, 4)]);
    assert_eq!(third("w= b0 w=^"), [(4, 1), (2, 3)]);
    assert_eq!(third("w= b0^ w="), [(4, 1), (2, 3)]);
}
