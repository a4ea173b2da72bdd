//! Steps that were undone and count again, in the office and in the journal of a tournament.

use kolo_contest::codec::{self, Addition};
use kolo_contest::{
    Against, Command, Contest, Event, JournalCommand, Measure, PlayCommand, PlayedMatches, Refusal, Weight,
    invariants,
};
use kolo_log::{Instead, Step, UndoRefusal};

use super::journal::{delay, incident, undo};
use super::support::{World, entry_id, sanction, venue_id};

/// The number of the last step that `is` picks.
fn step(contest: &Contest, is: impl Fn(&Event) -> bool) -> u64 {
    let index = contest.records().iter().rposition(|record| is(&record.event)).expect("it is there");
    u64::try_from(index + 1).expect("it is there")
}

#[test]
fn a_step_that_was_undone_counts_again_if_it_still_fits() {
    let mut world = World::with_teams();
    let paid = step(&world.contest, |event| matches!(event, Event::Fee { .. }));
    assert_eq!(
        world.refuses_because(&Command::Redo(paid)),
        Refusal::Undo(UndoRefusal::NotUndone(Step(paid)))
    );
    assert_eq!(
        world.refuses_because(&Command::Redo(u64::MAX)),
        Refusal::Undo(UndoRefusal::NoSuchStep(Step(u64::MAX)))
    );
    world.give_because(&Command::Undo(paid));
    assert_eq!(world.refuses(&Command::Redo(paid)), Refusal::ReasonMissing);
    world.give_because(&Command::Redo(paid));
    assert!(!world.contest.is_undone(paid));
    let redone = step(&world.contest, |event| matches!(event, Event::Redone { .. }));
    assert_eq!(
        world.refuses_because(&Command::Undo(redone)),
        Refusal::Undo(UndoRefusal::IsUndo { step: Step(redone), of: Step(paid), instead: Instead::Undo })
    );
    // Again and again, and what is written reads back.
    world.give_because(&Command::Undo(paid));
    let read = codec::read(world.file().as_bytes()).expect("it reads back");
    assert!(read.is_undone(paid) && read.records() == world.contest.records());
    assert_eq!(invariants::check(&world.contest), []);
}

#[test]
fn who_came_meanwhile_stands_in_the_way_of_being_taken_back_again() {
    let mut world = World::with_quotas();
    world.give_because(&Command::Withdraw(entry_id("a1")));
    let withdrawn = step(&world.contest, |event| matches!(event, Event::Withdrawn { .. }));
    world.give_because(&Command::Undo(withdrawn));
    world.check_in("ot-a", "a1");
    let refused = world.refuses_because(&Command::Redo(withdrawn));
    assert!(
        matches!(refused, Refusal::Undo(UndoRefusal::StandsIn { later: Step(later) }) if later > withdrawn),
        "{refused:?}"
    );
}

#[test]
fn a_start_counts_again_with_the_same_draw() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let drawn = world.contest.play(&venue_id("ot-a")).expect("it runs").games();
    let started = step(&world.contest, |event| matches!(event, Event::Started { .. }));
    world.give_because(&Command::Undo(started));
    assert!(world.contest.play(&venue_id("ot-a")).is_none());
    let before = world.contest.clone();
    world.give_because(&Command::Redo(started));
    let play = world.contest.play(&venue_id("ot-a")).expect("it runs again");
    assert_eq!(play.games(), drawn);
    let addition = Addition::between(&before, &world.contest).expect("it can be written");
    let followed = addition.added_to(&before).expect("it fits");
    assert_eq!(codec::write(&followed).expect("written"), world.file(), "a log of orders has the same");
    // A tournament started again has another start.
    world.give_because(&Command::Undo(started));
    world.give_because(&Command::Start(venue_id("ot-a")));
    assert!(matches!(
        world.refuses_because(&Command::Redo(started)),
        Refusal::Undo(UndoRefusal::StandsIn { .. })
    ));
}

#[test]
fn a_sanction_that_would_change_matches_is_given_again() {
    let mut world = World::with_quotas();
    let exclusion = Measure::Exclusion { played: PlayedMatches::Stay };
    let against = Against::Entry(entry_id("a1"));
    let order = sanction(Some("ot-a"), against, exclusion, Weight::Serious);
    let hand = world.hand_because();
    world.contest.sanction(&hand, &order).expect("serious enough");
    let given = step(&world.contest, |event| matches!(event, Event::Sanctioned(_)));
    world.give_because(&Command::Undo(given));
    world.begin("ot-a");
    assert_eq!(world.refuses_because(&Command::Redo(given)), Refusal::SanctionGivenAgain(given));
}

#[test]
fn a_line_of_the_journal_counts_again() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    world.on("ot-a", &incident(None, None, delay(90))).expect("it is written down");
    world.on("ot-a", &undo(1)).expect("undone");
    let redo = |line| PlayCommand::Journal(JournalCommand::Redo(line));
    assert_eq!(
        world.on("ot-a", &redo(2)),
        Err(Refusal::Journal(UndoRefusal::IsUndo { step: Step(2), of: Step(1), instead: Instead::Redo })),
        "a line that undoes is none"
    );
    world.on("ot-a", &redo(1)).expect("it counts again");
    let journal = world.contest.play(&venue_id("ot-a")).expect("it runs").journal().clone();
    assert_eq!((journal.book().incidents().len(), journal.is_undone(1)), (1, false));
    assert_eq!(world.on("ot-a", &redo(1)), Err(Refusal::Journal(UndoRefusal::NotUndone(Step(1)))));
    let read = codec::read(world.file().as_bytes()).expect("it reads back");
    assert_eq!(read.play(&venue_id("ot-a")).map(|play| play.journal().clone()), Some(journal));
}
