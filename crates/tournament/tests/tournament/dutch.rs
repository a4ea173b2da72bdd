//! The FIDE (Dutch) Swiss at the desk: the acceleration.

use kolo_model::{HalfPoints, Scoring, System};
use kolo_tournament::{Acceleration, Command, Fixed, Refusal, Settings};

use crate::desk::{Desk, entry};

fn accelerated(desk: &Desk) -> Settings {
    Settings { acceleration: Acceleration::Baku, ..desk.state().settings().clone() }
}

/// Who has points on loan, and how many half points in each round.
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
    assert_eq!(lent(&desk).0, 6, "the last of group A stays the last");
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
