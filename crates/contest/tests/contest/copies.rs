//! Two laptops work on two tournaments from copies of one file, and both come in.

use kolo_contest::{Command, Contest, Record, Refusal, codec, invariants};

use super::support::{World, entry_id, venue_id};

/// What two contests have in common, whatever the order in which work came in.
fn sorted(contest: &Contest) -> Vec<String> {
    let mut lines: Vec<String> =
        contest.records().iter().map(|record: &Record| format!("{record:?}")).collect();
    lines.sort();
    lines
}

fn tournaments(contest: &Contest) -> String {
    let text = codec::write(contest).expect("it is there");
    text.split_once("\"tournaments\"").expect("it is there").1.to_owned()
}

#[test]
fn both_come_in_in_any_order_with_the_same_result() {
    let office = World::with_quotas();
    let (mut left, mut right) = (office.clone(), office.clone());
    left.hold("ot-a");
    right.hold("ot-b");
    let mut one = office.contest.clone();
    let new = one.take_in(&left.contest, &venue_id("ot-a")).unwrap();
    assert_eq!(new, left.contest.records().len() - office.contest.records().len());
    one.take_in(&right.contest, &venue_id("ot-b")).unwrap();
    let mut other = office.contest.clone();
    other.take_in(&right.contest, &venue_id("ot-b")).unwrap();
    other.take_in(&left.contest, &venue_id("ot-a")).unwrap();
    assert_eq!(one.state(), other.state());
    assert_eq!(sorted(&one), sorted(&other));
    assert_eq!(tournaments(&one), tournaments(&other));
    assert_eq!(invariants::check(&one), []);
    assert_eq!(one.state(), World::after_areas().contest.state());
    // And play goes on from there.
    let mut world = office;
    world.contest = one;
    world.hold("kt");
    let text = world.file();
    assert_eq!(codec::write(&codec::read(text.as_bytes()).unwrap()).unwrap(), text);
}

#[test]
fn work_comes_in_piece_by_piece() {
    let mut office = World::with_quotas();
    let mut laptop = office.clone();
    laptop.begin("ot-a");
    office.contest.take_in(&laptop.contest, &venue_id("ot-a")).unwrap();
    laptop.play_open("ot-a");
    assert_eq!(
        office.contest.take_in(&laptop.contest, &venue_id("ot-a")),
        Ok(0),
        "matches are no events of the office"
    );
    laptop.play_out("ot-a");
    laptop.on("ot-a", &kolo_contest::PlayCommand::Close).unwrap();
    office.contest.take_in(&laptop.contest, &venue_id("ot-a")).unwrap();
    assert_eq!(office.file(), laptop.file());
}

#[test]
fn what_was_worked_on_twice_or_elsewhere_stays_out() {
    let office = World::with_quotas();
    let (mut left, mut right) = (office.clone(), office.clone());
    left.hold("ot-a");
    right.check_in("ot-a", "a1");
    let before = right.file();
    let refusal = right.contest.take_in(&left.contest, &venue_id("ot-a")).unwrap_err();
    assert!(matches!(refusal, Refusal::WorkedOnHere { .. }), "{refusal:?}");
    assert_eq!(refusal.clause().id(), "K-STALE");
    assert_eq!(right.file(), before);

    let mut busy = office.clone();
    busy.check_in("ot-a", "a1");
    busy.give_because(&Command::Withdraw(entry_id("b5")));
    let step = u64::try_from(busy.contest.records().len()).unwrap();
    let refusal = office.contest.clone().take_in(&busy.contest, &venue_id("ot-a")).unwrap_err();
    assert_eq!(refusal, Refusal::OtherWork { venue: venue_id("ot-a"), step });

    let mut other = World::with_quotas();
    let records: Vec<Record> = other
        .contest
        .records()
        .iter()
        .map(|record| Record {
            by: kolo_contest::Author::arbiter(super::support::name("Jiný")),
            ..record.clone()
        })
        .collect();
    other.contest = Contest::replay(records).unwrap();
    let refusal = office.contest.clone().take_in(&other.contest, &venue_id("ot-a")).unwrap_err();
    assert_eq!(refusal, Refusal::OtherContest);
    let nowhere = office.contest.clone().take_in(&left.contest, &venue_id("nowhere")).unwrap_err();
    assert_eq!(nowhere, Refusal::UnknownVenue(venue_id("nowhere")));
}

/// Both sides played the same tournament from a common start.
#[test]
fn one_tournament_is_played_on_one_laptop() {
    let mut office = World::with_quotas();
    office.begin("ot-a");
    let mut laptop = office.clone();
    laptop.play_open("ot-a");
    let fixture = office.contest.play(&venue_id("ot-a")).unwrap().open_games()[0].clone();
    office.enter_score("ot-a", &fixture.key, (7, 5)).unwrap();
    let before = office.file();
    let refusal = office.contest.take_in(&laptop.contest, &venue_id("ot-a")).unwrap_err();
    assert_eq!(refusal.clause().id(), "K-STALE");
    assert_eq!(office.file(), before);
}
