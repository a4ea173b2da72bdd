//! The FIDE (Dutch) Swiss in use: the acceleration.

use kolo_model::{HalfPoints, Scoring, System};
use kolo_tournament::{Acceleration, Command, Fixed, Numbering, Refusal, Settings};

use crate::desk::{Desk, entry, id};

fn accelerated(desk: &Desk) -> Settings {
    Settings { acceleration: Acceleration::Baku, ..desk.state().settings().clone() }
}

/// Who has acceleration points, and how many half points in each round.
fn lent(desk: &Desk) -> (usize, Vec<u32>) {
    let facts = desk.state().facts().expect("everybody has a number");
    let halves = |points: &[HalfPoints]| points.iter().map(|one| one.halves()).collect();
    let first = facts.accelerations().first().map(|(_, points)| halves(points));
    (facts.accelerations().len(), first.unwrap_or_default())
}

#[test]
fn the_higher_half_has_points_on_loan_and_late_entries_have_none() {
    let mut desk = Desk::with_players(System::Dutch, 5, 10);
    desk.must(Command::Configure(accelerated(&desk)));
    desk.draft();
    desk.must(Command::Publish);
    assert_eq!(lent(&desk), (6, vec![2, 2, 1]));
    for text in ["Late", "Later", "Latest"] {
        desk.must(Command::Enter(entry(text, 2900)));
    }
    assert_eq!(
        lent(&desk).0,
        6,
        "the arbiter gave the numbers: who comes late is behind the last of group A"
    );
}

/// Acceleration in half points of one player, round by round.
fn lent_to(desk: &Desk, who: u32) -> Vec<u32> {
    let facts = desk.state().facts().expect("everybody has a number");
    let number = desk.state().number_of(id(who)).expect("everybody has a number");
    let found = facts.accelerations().iter().find(|(no, _)| *no == number);
    found.map(|(_, points)| points.iter().map(|one| one.halves()).collect()).unwrap_or_default()
}

#[test]
fn a_late_entry_goes_to_the_group_of_its_number_and_the_last_of_group_a_stays_the_last() {
    let mut desk = Desk::open(System::Dutch, 9);
    desk.must(Command::Configure(accelerated(&desk)));
    for n in 1..=10 {
        desk.must(Command::Enter(entry(&format!("P{n}"), i64::from(2000 - n))));
    }
    desk.draft();
    desk.must(Command::Publish);
    // Nine rounds: five are accelerated, three of them by a whole point. Group A is 1 to 6.
    let full = vec![2, 2, 2, 1, 1];
    assert_eq!((lent_to(&desk, 6), lent_to(&desk, 7)), (full.clone(), vec![]));
    desk.play_latest();
    // One belongs before the last of group A, one behind; the last one withdraws, and is the last all the same.
    desk.must(Command::Enter(entry("High", 2500)));
    desk.must(Command::Enter(entry("Low", 1500)));
    desk.must(Command::Withdraw(id(6)));
    desk.draft();
    desk.must(Command::Publish);
    assert_eq!(desk.state().order()[0], id(11));
    assert_eq!(lent_to(&desk, 11), [0, 2, 2, 1, 1], "nothing for the round that was missed");
    assert_eq!((lent_to(&desk, 12), lent_to(&desk, 7)), (vec![], vec![]));
    assert_eq!(lent_to(&desk, 6), full, "seven are in group A now");
    assert_eq!(lent(&desk).0, 7);
    desk.play_latest();
    // A corrected rating moves people over the border; what was lent for rounds that are published stays.
    desk.must_because("a slip of the pen", Command::Edit(id(10), entry("P10", 2400)));
    desk.must_because("another one", Command::Edit(id(1), entry("P1", 1600)));
    desk.draft();
    assert_eq!(lent_to(&desk, 10), [0, 0, 2, 1, 1]);
    assert_eq!(lent_to(&desk, 1), [2, 2, 0, 0, 0]);
    assert_eq!(lent(&desk).0, 8);
}

#[test]
fn numbers_by_which_points_were_lent_are_corrected_and_not_undone() {
    let mut desk = Desk::with_players(System::Dutch, 9, 8);
    desk.must(Command::Configure(accelerated(&desk)));
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    let numbers = |order: [u32; 8]| Command::AssignNumbers(Numbering::Given(order.map(id).to_vec()));
    desk.must_because("ratings of last month", numbers([5, 1, 2, 3, 4, 6, 7, 8]));
    let renumbered = desk.latest_step();
    desk.draft();
    desk.must(Command::Publish);
    assert_eq!((lent_to(&desk, 5), lent_to(&desk, 4)), (vec![0, 2, 2, 1, 1], vec![2, 2, 2, 1, 1]));
    let refused = desk.undo(renumbered).unwrap_err();
    assert_eq!((&refused, refused.clause().id()), (&Refusal::PointsLent, "D-C.04.7-1.3"));
    desk.must_because("they were right", numbers([1, 2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(lent_to(&desk, 5), [0, 2, 0, 0, 0], "what was lent was lent");
}

#[test]
fn it_stands_with_round_one_and_so_does_the_number_of_rounds() {
    let mut desk = Desk::with_players(System::Dutch, 5, 8);
    desk.must(Command::Configure(accelerated(&desk)));
    desk.draft();
    desk.must(Command::Publish);
    let without = Settings { acceleration: Acceleration::NotUsed, ..accelerated(&desk) };
    let longer = Settings { rounds: 7, ..accelerated(&desk) };
    for settings in [without, longer] {
        let refused =
            desk.give(kolo_tournament::Role::Arbiter, Some("why not"), Command::Configure(settings));
        assert_eq!(refused, Err(Refusal::SettingsFixed(vec![Fixed::Acceleration])));
    }
}

#[test]
fn it_belongs_to_the_dutch_system_and_to_a_win_worth_two_draws() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 8);
    assert_eq!(desk.ask(Command::Configure(accelerated(&desk))), Err(Refusal::NoAcceleration));
    let mut desk = Desk::with_players(System::Dutch, 5, 8);
    let three = Scoring { win: HalfPoints::from_halves(6), ..Scoring::ONE_HALF_ZERO };
    let settings = Settings { scoring: Some(three), ..accelerated(&desk) };
    assert_eq!(desk.ask(Command::Configure(settings)), Err(Refusal::NoAcceleration));
}
