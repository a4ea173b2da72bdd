//! Steps of the office undone, with the later step that stands in the way.

use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{Command, Contest, Event, Level, Refusal, codec, invariants};
use kolo_log::{Instead, Step, UndoRefusal};

use super::support::{World, entry_id, venue_id};

/// The number of the last step that `is` picks.
fn step(contest: &Contest, is: impl Fn(&Event) -> bool) -> u64 {
    let index = contest.records().iter().rposition(|record| is(&record.event)).expect("it is there");
    u64::try_from(index + 1).expect("it is there")
}

#[test]
fn a_step_is_undone_once_and_with_a_reason() {
    let mut world = World::with_teams();
    let paid = step(&world.contest, |event| matches!(event, Event::Fee { .. }));
    assert_eq!(world.refuses(&Command::Undo(paid)), Refusal::ReasonMissing);
    assert_eq!(world.refuses_because(&Command::Undo(1)), Refusal::OpeningStays);
    for nothing in [0, 1_000, u64::MAX] {
        assert_eq!(
            world.refuses_because(&Command::Undo(nothing)),
            Refusal::Undo(UndoRefusal::NoSuchStep(Step(nothing)))
        );
    }
    world.give_because(&Command::Undo(paid));
    assert!(world.contest.is_undone(paid));
    assert!(!world.contest.state().entry(&entry_id("b5")).unwrap().fee.is_settled());
    assert_eq!(
        world.refuses_because(&Command::Undo(paid)),
        Refusal::Undo(UndoRefusal::AlreadyUndone(Step(paid)))
    );
    let undoing = step(&world.contest, |event| matches!(event, Event::Undone { .. }));
    assert_eq!(
        world.refuses_because(&Command::Undo(undoing)),
        Refusal::Undo(UndoRefusal::IsUndo { step: Step(undoing), of: Step(paid), instead: Instead::Redo })
    );
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn a_step_that_another_rests_on_stays() {
    let mut world = World::with_quotas();
    let quota =
        step(&world.contest, |event| matches!(event, Event::QuotasPublished { level: Level::Area, .. }));
    let fee =
        step(&world.contest, |event| matches!(event, Event::Fee { entry, .. } if *entry == entry_id("a1")));
    let entered =
        step(&world.contest, |event| matches!(event, Event::Entered(entry) if entry.id == entry_id("a1")));
    let region = step(&world.contest, |event| matches!(event, Event::Region(_)));
    let area = step(&world.contest, |event| matches!(event, Event::Area(_)));
    assert_eq!(
        world.refuses_because(&Command::Undo(region)),
        Refusal::Undo(UndoRefusal::StandsIn { later: Step(region + 1) })
    );
    assert!(
        matches!(world.refuses_because(&Command::Undo(area)), Refusal::Undo(UndoRefusal::StandsIn { later: Step(step) }) if step > area)
    );
    assert_eq!(
        world.refuses_because(&Command::Undo(entered)),
        Refusal::Undo(UndoRefusal::StandsIn { later: Step(fee) })
    );
    world.check_in("ot-a", "a1");
    let came = step(&world.contest, |event| matches!(event, Event::CheckedIn { .. }));
    assert_eq!(
        world.refuses_because(&Command::Undo(fee)),
        Refusal::Undo(UndoRefusal::StandsIn { later: Step(came) })
    );
    world.begin("ot-a");
    let started = step(&world.contest, |event| matches!(event, Event::Started { .. }));
    assert_eq!(
        world.refuses_because(&Command::Undo(quota)),
        Refusal::Undo(UndoRefusal::StandsIn { later: Step(started) })
    );
    // Nothing was played: the start itself can be undone.
    world.give_because(&Command::Undo(started));
    assert!(world.contest.play(&venue_id("ot-a")).is_none());
    world.give_because(&Command::Start(venue_id("ot-a")));
    world.play_open("ot-a");
    let again = step(&world.contest, |event| matches!(event, Event::Started { .. }));
    assert_eq!(world.refuses_because(&Command::Undo(again)), Refusal::VenueStarted(venue_id("ot-a")));
}

#[test]
fn the_end_of_a_tournament_is_undone_until_a_team_has_come_to_the_next() {
    let mut world = World::after_areas();
    let closed = step(
        &world.contest,
        |event| matches!(event, Event::Closed { venue, .. } if *venue == venue_id("ot-a")),
    );
    world.check_in("kt", "a1");
    let came = step(&world.contest, |event| matches!(event, Event::CheckedIn { .. }));
    assert_eq!(
        world.refuses_because(&Command::Undo(closed)),
        Refusal::Undo(UndoRefusal::StandsIn { later: Step(came) })
    );
    world.give_because(&Command::Undo(came));
    world.give_because(&Command::Undo(closed));
    assert!(world.going_on("ot-a").is_empty());
}

#[test]
fn an_old_order_does_not_come_back_by_undoing() {
    let mut world = World::after_areas();
    world.give_because(&Command::Reopen(venue_id("ot-a")));
    let reopened = step(&world.contest, |event| matches!(event, Event::Reopened { .. }));
    let last = world.match_of("ot-a", "a1", "a2");
    let turned = if last.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    world.correct("ot-a", &last.key, turned, kolo_stages::Later::Keep).unwrap();
    let refusal = world.refuses_because(&Command::Undo(reopened));
    assert_eq!(refusal, Refusal::OrderHasChanged(venue_id("ot-a")));
    world.correct("ot-a", &last.key, (turned.1, turned.0), kolo_stages::Later::Keep).unwrap();
    world.give_because(&Command::Undo(reopened));
    assert_eq!(world.going_on("ot-a"), ["a1", "a2"]);
}

/// Whatever is undone in a season that was played, and wherever the log is cut off: it stays sound.
#[test]
fn every_beginning_of_a_log_is_sound_and_every_undo_leaves_it_so() {
    let scale = Scale { teams: 14, areas: 2, regions: 1, individuals: 8 };
    let season = simulate(scale, 5).unwrap().contest;
    let records = season.records();
    for length in 1..=records.len() {
        let contest = Contest::replay(records[..length].to_vec()).unwrap();
        // Those who come to a tournament pay first, so nothing is broken at any time.
        assert_eq!(invariants::check(&contest), [], "the first {length} of {}", records.len());
    }
    let mut hand = World::new().hand_because();
    hand.at = records.last().unwrap().at;
    let (mut undone, mut kept) = (0, 0);
    for step in (1..=records.len()).step_by(3) {
        let mut contest = season.clone();
        match contest.give(&hand, &Command::Undo(u64::try_from(step).unwrap())) {
            Ok(_) => {
                undone += 1;
                assert_eq!(invariants::check(&contest), [], "without {step}: {:?}", records[step - 1]);
                let text = codec::write(&contest).unwrap();
                assert_eq!(codec::write(&codec::read(text.as_bytes()).unwrap()).unwrap(), text);
            }
            Err(refusal) => {
                kept += 1;
                assert!(!refusal.is_internal(), "{refusal:?}");
                assert_eq!(contest.records(), records);
            }
        }
    }
    assert!(undone > 5 && kept > 20, "{undone} undone, {kept} kept");
}

#[test]
fn a_log_that_undoes_an_undo_is_refused() {
    let mut world = World::with_teams();
    let paid = step(&world.contest, |event| matches!(event, Event::Fee { .. }));
    world.give_because(&Command::Undo(paid));
    let undone = world.contest.records().len() as u64;
    let mut records = world.contest.records().to_vec();
    let mut against_the_law = records.last().expect("it is there").clone();
    against_the_law.event = Event::Undone { step: undone };
    records.push(against_the_law);
    let damaged = Contest::replay(records).expect_err("an undo is no target");
    assert_eq!(damaged.step, undone + 1);
}
