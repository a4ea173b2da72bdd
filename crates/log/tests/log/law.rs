//! Every sentence of the law, and what a log that breaks it is.

use kolo_log::{Flaw, Instead, Log, Step, UndoRefusal, still_means};
use kolo_messages::Lang;

use crate::toy::{Event, Line, Shelves, put, step, write};

/// Undoes a step if the law allows it.
fn undo(log: &mut Log<Shelves>, target: Step) -> Result<Step, UndoRefusal> {
    let after = log.undo(target)?.state()?;
    let written = write(log, [Event::Undo(target)]);
    assert_eq!(*log.state(), after, "what was announced is what comes");
    Ok(written)
}

fn redo(log: &mut Log<Shelves>, target: Step) -> Result<Step, UndoRefusal> {
    let after = log.redo(target)?.state()?;
    let written = write(log, [Event::Redo(target)]);
    assert_eq!(*log.state(), after, "what was announced is what comes");
    Ok(written)
}

#[test]
fn a_step_of_several_events_is_undone_and_redone_whole() {
    let mut log = Log::default();
    let both = write(&mut log, [put(1, 5), put(2, 6)]);
    let later = write(&mut log, [put(3, 7)]);
    assert_eq!((both, later), (Step(1), Step(3)));
    undo(&mut log, both).unwrap();
    assert_eq!(log.state().things.keys().copied().collect::<Vec<_>>(), [3]);
    redo(&mut log, both).unwrap();
    assert_eq!(log.state().things.len(), 3);
    assert_eq!(log.records().len(), 5, "nothing leaves the log");
}

#[test]
fn a_redone_step_stands_in_its_old_place() {
    let mut log = Log::default();
    let first = write(&mut log, [put(1, 5)]);
    undo(&mut log, first).unwrap();
    write(&mut log, [put(1, 6)]);
    // In its old place it is replaced by what came later.
    let replaced = UndoRefusal::NothingChanges { step: first, by: Some(Step(3)) };
    assert_eq!(redo(&mut log, first), Err(replaced));
    assert_eq!(log.state().things[&1], 6);
}

#[test]
fn undo_and_redo_are_no_targets() {
    let mut log = Log::default();
    let first = write(&mut log, [put(1, 5)]);
    let undone = undo(&mut log, first).unwrap();
    let named = UndoRefusal::IsUndo { step: undone, of: first, instead: Instead::Redo };
    assert_eq!(log.undo(undone).unwrap_err(), named);
    assert_eq!(log.redo(undone).unwrap_err(), named);
    assert_eq!(named.message().text(Lang::En), "step 2 is an undo: redo step 1 instead");
    let redone = redo(&mut log, first).unwrap();
    // What is named can be done: the first step counts again, so it is undone and not redone.
    for step in [undone, redone] {
        let named = UndoRefusal::IsUndo { step, of: first, instead: Instead::Undo };
        assert_eq!(log.undo(step).unwrap_err(), named);
        assert_eq!(log.redo(step).unwrap_err(), named);
    }
}

#[test]
fn targets_that_are_not_there_or_count_otherwise_are_named() {
    let mut log = Log::default();
    let first = write(&mut log, [put(1, 5), put(2, 5)]);
    for none in [0, 2, 3, u64::MAX] {
        assert_eq!(log.undo(Step(none)).unwrap_err(), UndoRefusal::NoSuchStep(Step(none)));
        assert_eq!(log.redo(Step(none)).unwrap_err(), UndoRefusal::NoSuchStep(Step(none)));
    }
    assert_eq!(log.redo(first).unwrap_err(), UndoRefusal::NotUndone(first));
    undo(&mut log, first).unwrap();
    assert_eq!(log.undo(first).unwrap_err(), UndoRefusal::AlreadyUndone(first));
}

#[test]
fn a_later_step_that_depends_on_it_stands_in_the_way() {
    let mut log = Log::default();
    let first = write(&mut log, [put(1, 5)]);
    write(&mut log, [put(7, 7)]);
    let carried = write(&mut log, [Event::Carry { from: 1, to: 2 }]);
    assert_eq!(undo(&mut log, first), Err(UndoRefusal::StandsIn { later: carried }));
    undo(&mut log, carried).unwrap();
    undo(&mut log, first).unwrap();
    assert_eq!(redo(&mut log, carried), Err(UndoRefusal::StandsIn { later: carried }));
}

#[test]
fn what_changes_nothing_names_what_replaced_it() {
    let mut log = Log::default();
    let first = write(&mut log, [put(1, 5)]);
    write(&mut log, [put(2, 5)]);
    let second = write(&mut log, [put(3, 3), put(1, 6), put(4, 4)]);
    let replaced = UndoRefusal::NothingChanges { step: first, by: Some(second) };
    assert_eq!(undo(&mut log, first), Err(replaced));
    assert_eq!(replaced.message().text(Lang::En), "undoing step 1 would change nothing: step 3 replaced it");
    undo(&mut log, second).unwrap();
    undo(&mut log, first).unwrap();
    // By itself, and not by something later.
    let mut log = Log::default();
    write(&mut log, [put(1, 5)]);
    let again = write(&mut log, [put(1, 5)]);
    assert_eq!(undo(&mut log, again), Err(UndoRefusal::NothingChanges { step: again, by: None }));
}

#[test]
fn numbers_of_undone_steps_are_not_given_again() {
    let mut log = Log::default();
    let given = write(&mut log, [put(1, 5), Event::Ticket(9)]);
    undo(&mut log, given).unwrap();
    assert_eq!(log.state().last_ticket, 9);
}

#[test]
fn a_fold_knows_what_came_later() {
    let mut log = Log::default();
    let full = write(&mut log, [put(1, 5)]);
    let borrowed = write(&mut log, [Event::Borrow(1)]);
    assert_eq!(undo(&mut log, full), Err(UndoRefusal::StandsIn { later: borrowed }));
    write(&mut log, [Event::Promise(1)]);
    undo(&mut log, full).unwrap();
    assert!(log.state().things.is_empty());
}

#[test]
fn a_log_against_the_law_is_damaged() {
    let line = |step, event| Line { step: Step(step), event };
    let replay = |lines: Vec<Line>| {
        let damaged = Log::replay(Shelves::default(), lines).map(|_| ()).unwrap_err();
        (damaged.seq, damaged.step(), damaged.flaw)
    };
    let flawed = |seq, step| (seq, Step(step), Flaw::Step);
    let first = line(1, put(1, 1));
    let undo = |at, step| line(at, Event::Undo(Step(step)));
    let redo = |at, step| line(at, Event::Redo(Step(step)));
    assert_eq!(replay(vec![undo(1, 1)]), flawed(1, 1), "itself");
    assert_eq!(replay(vec![undo(1, 2), line(2, put(1, 1))]), flawed(1, 1), "something to come");
    assert_eq!(replay(vec![first.clone(), undo(2, 1), undo(3, 1)]), flawed(3, 3), "twice");
    assert_eq!(replay(vec![first.clone(), undo(2, 1), undo(3, 2)]), flawed(3, 3), "an undo");
    assert_eq!(replay(vec![first.clone(), undo(2, 1), redo(3, 2)]), flawed(3, 3), "an undo");
    assert_eq!(replay(vec![first.clone(), redo(2, 1)]), flawed(2, 2), "what counts");
    assert_eq!(replay(vec![first.clone(), line(3, put(1, 1))]), flawed(2, 3), "a step to come");
    assert_eq!(
        replay(vec![first.clone(), line(2, put(1, 1)), line(1, put(1, 1))]),
        flawed(3, 1),
        "a step that has ended"
    );
    let carried = line(1, Event::Carry { from: 1, to: 2 });
    let invalid = (1, Step(1), Flaw::Invalid(crate::toy::Wrong));
    assert_eq!(replay(vec![carried]), invalid);
}

#[test]
fn what_is_refused_leaves_the_log_as_it_was() {
    let mut log = Log::default();
    write(&mut log, [put(1, 5)]);
    let before = log.clone();
    for event in [Event::Carry { from: 4, to: 5 }, Event::Undo(Step(9)), Event::Redo(Step(1))] {
        let record = step(&log, [event]).remove(0);
        assert!(log.take(record).is_err());
        assert_eq!(log, before);
    }
    let record = step(&log, [put(2, 6)]).remove(0);
    log.take(record).unwrap();
    assert_eq!(log.as_of(1).unwrap(), before);
    assert_eq!(log.as_of(3), None);
}

#[test]
fn an_order_means_the_same_while_it_leads_to_alike_things() {
    let alike = |then: Result<u8, ()>, now| still_means(then, now, |then, now| then == now);
    assert!(alike(Ok(1), Ok(1)));
    assert!(!alike(Ok(1), Ok(2)));
    assert!(alike(Err(()), Err(())));
    assert!(!alike(Ok(1), Err(())));
    assert!(!alike(Err(()), Ok(1)));
}
