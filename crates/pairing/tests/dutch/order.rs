//! 1.2, 3 and 4: which of several equally good pairings comes first; and the order of the boards.

use crate::position::after;

#[test]
fn scores_come_before_start_numbers() {
    // 3 and 4 lead, 1 and 2 follow.
    assert_eq!(after(&["w0", "b0", "w1", "b1"]), [(4, 3), (2, 1)]);
}

#[test]
fn transpositions_change_the_second_half_from_its_end() {
    let fold = after(&["w=", "w=", "w=", "b=", "b=", "b="]);
    assert_eq!(fold, [(4, 1), (5, 2), (6, 3)]);
    // 3 has met 6: 2 and 3 change opponents.
    assert_eq!(after(&["w=", "w=", "w=@6", "b=", "b=", "b=@3"]), [(4, 1), (6, 2), (5, 3)]);
    // 1 has met 4: he gets the next one, and 2 the first.
    assert_eq!(after(&["w=@4", "w=", "w=", "b=@1", "b=", "b="]), [(5, 1), (4, 2), (6, 3)]);
}

#[test]
fn an_exchange_is_made_when_no_transposition_will_do() {
    // 1 has met everybody of the second half. 3 and 4 change places: the smallest difference.
    let round = after(&["w=@4 b=@5 w=@6", "w= b= w=", "b= w= b=", "b=@1 w= b=", "b= w=@1 b=", "w= w= b=@1"]);
    assert_eq!(round, [(3, 1), (5, 2), (4, 6)]);
}

#[test]
fn of_exchanges_with_the_same_difference_the_lower_of_the_first_half_leaves() {
    // 1 has met 3 and 4 of four: 2 and 3 change places.
    assert_eq!(after(&["w=@3 b=@4", "w= b=", "b=@1 w=", "b= w=@1"]), [(1, 2), (4, 3)]);
}

#[test]
fn who_is_moved_down_is_paired_first_and_the_rest_by_halves() {
    // 1 meets the highest of the others; 3 and 4 stand above 5 and 6.
    let round = after(&["w1", "b=", "w=", "w=", "b=", "b="]);
    assert_eq!(round, [(2, 1), (5, 3), (6, 4)]);
}

#[test]
fn boards_follow_the_higher_player_then_the_sum_then_the_number() {
    // 5 and 6 have 1 point and met; 1 to 4 have half a point; 7 and 8 have none.
    let round = after(&["w=", "b=", "w=", "b=", "w1", "b1", "w0", "b0"]);
    assert_eq!(round, [(6, 5), (4, 1), (2, 3), (8, 7)]);
}
