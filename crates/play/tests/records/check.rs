//! What is not lawful is named with its step and its clause.

use std::fmt::Write as _;

use kolo_model::Side;
use kolo_play::duel::{End, Outcome};
use kolo_play::record::{Report, check_record, text};

fn report(duel: &str) -> Report {
    check_record(&text::read(duel).expect("readable"))
}

/// Step, clause and message of each fault.
fn faults(duel: &str) -> Vec<(Option<usize>, &'static str, &'static str)> {
    let list = report(duel).faults;
    list.iter().map(|fault| (fault.step, fault.clause().id(), fault.message().key())).collect()
}

#[test]
fn every_kind_of_unlawful_step_has_its_number_and_clause() {
    let cases = [
        ("swap1: xh8 xi8 xj8", vec![(Some(1), "P-3.3.3.1", "duel-three-alike")]),
        ("swap2: oh8 oi8 oj8", vec![(Some(1), "P-3.3.4.1", "duel-three-alike")]),
        ("swap1: xh8 oh8 xj8", vec![(Some(1), "P-3.3.1.1", "duel-taken")]),
        ("swap1: xh8 oi8 xj8 | +xa1 oa2 | x", vec![(Some(2), "P-3.3.3.2", "duel-no-adding-in-swap1")]),
        ("swap2: xh8 oi8 xj8 | +xa1 xa2", vec![(Some(2), "P-3.3.4.2", "duel-two-alike")]),
        ("swap2: xh8 oi8 xj8 | +xa1 oa2 | +xb1 ob2 | x", vec![(Some(3), "P-3.3.4.2", "duel-added-already")]),
        ("swap1: xh8 oi8 xj8 | a1", vec![(Some(2), "P-3.3.3.2", "duel-choose-first")]),
        ("swap2: h8", vec![(Some(1), "P-3.3.4.1", "duel-open-first")]),
        ("swap1: xh8 oi8 xj8 | x | o | a1", vec![(Some(3), "P-3.3.3.2", "duel-chosen-already")]),
        ("plain: h8 i8 | x | h9", vec![(Some(3), "P-3.3.1.3", "record-no-opening")]),
    ];
    for (duel, expected) in cases {
        assert_eq!(faults(duel), expected, "{duel}");
    }
}

#[test]
fn every_taken_square_is_found_and_costs_the_turn() {
    let found = faults("swap1: xh8 oi8 xj8 | x | h8 a1 a1 b2 i8 | o | c3");
    assert_eq!(
        found,
        [
            (Some(3), "P-3.3.1.1", "duel-taken"),
            (Some(5), "P-3.3.1.1", "duel-taken"),
            (Some(7), "P-3.3.1.1", "duel-taken"),
            (Some(8), "P-3.3.3.2", "duel-chosen-already"),
        ]
    );
    assert_eq!(
        faults("h8 h8 i9 i9"),
        [(Some(2), "P-3.3.1.1", "duel-taken"), (Some(4), "P-3.3.1.1", "duel-taken")]
    );
}

#[test]
fn marks_after_five_are_found_in_every_kind_of_record() {
    let swap = "swap1: xa1 oa2 xb1 | x | b2 c1 c2 d1 d2 e1 e2 f1";
    assert_eq!(faults(swap), [(Some(9), "P-3.3.1.4", "record-after-five")]);
    assert_eq!(report(swap).not_followed, 1);
    let plain = "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1";
    assert_eq!(faults(plain), [(Some(10), "P-3.3.1.4", "record-after-five")]);
    assert!(matches!(report(plain).end, Some(End::Row { winner: Side::First, .. })));
    let after_a_slip = "swap1: xa1 oa2 xb1 | x | a1 c1 b2 d1 c2 e1 | agreed";
    let found = faults(after_a_slip);
    assert_eq!(found, [(Some(3), "P-3.3.1.1", "duel-taken"), (None, "P-3.3.1.4", "record-five-missed")]);
}

#[test]
fn the_end_written_down_must_be_the_end_on_the_board() {
    let won = "swap1: xa1 oa2 xb1 | x | b2 c1 c2 d1 d2 e1";
    assert_eq!(faults(won), []);
    assert_eq!(faults(&format!("{won} | five")), []);
    for end in ["agreed", "first resigns", "full", "ruled draw: no", "time limit"] {
        assert_eq!(faults(&format!("{won} | {end}")), [(None, "P-3.3.1.4", "record-five-missed")], "{end}");
    }
    let open = "swap1: xa1 oa2 xb1 | x | b2";
    assert_eq!(faults(&format!("{open} | five")), [(None, "P-3.3.1.4", "record-no-five")]);
    assert_eq!(faults(&format!("{open} | full")), [(None, "P-3.3.1.5", "record-not-full")]);
    let resigned = report(&format!("{open} | first resigns"));
    assert!(resigned.is_lawful());
    assert_eq!(resigned.end.map(|end| end.outcome()), Some(Outcome::Won(Side::Second)));
}

/// A board filled without five in a row, in blocks of two that are shifted by one every other row.
#[test]
fn a_full_board_is_drawn_and_nothing_follows_it() {
    let cells = || kolo_play::Cell::all();
    let cross = |cell: &kolo_play::Cell| (cell.column() + 2 * cell.row()) % 4 < 2;
    let (crosses, circles): (Vec<_>, Vec<_>) = cells().partition(cross);
    let (most, least, head) = if crosses.len() > circles.len() {
        (crosses, circles, "plain:")
    } else {
        (circles, crosses, "plain o:")
    };
    assert_eq!(most.len(), least.len() + 1);
    let mut duel = head.to_owned();
    for (index, cell) in most.iter().enumerate() {
        let _ = write!(duel, " {cell}");
        if let Some(other) = least.get(index) {
            let _ = write!(duel, " {other}");
        }
    }
    assert_eq!(faults(&format!("{duel} | full")), []);
    assert_eq!(report(&duel).end, Some(End::BoardFull));
    assert_eq!(faults(&format!("{duel} | agreed")), [(None, "P-3.3.1.5", "record-full-missed")]);
    assert_eq!(faults(&format!("{duel} a1")), [(Some(226), "P-3.3.1.5", "record-after-full")]);
}
