//! Steps around a draw are undone and redone (K-UNDO).

use kolo_stages::generate::Losers;
use kolo_tournament::{ByHand, Command, EntrantId, Entry, Event, Instead, Refusal, Step, UndoRefusal};

use crate::desk::{Desk, id, name};
use crate::plan_desk::{
    because, by_lot, by_strength, counted, draft_of, drafted, draw, edit, exchange, graph, knockout,
    main_stage, publish, published, read_back, redo, stands_in, undo, unpublish,
};

#[test]
fn steps_of_the_draft_are_undone_and_done_again() {
    let mut desk = drafted(8, by_lot());
    let first = draft_of(&desk);
    desk.must(draw(77));
    let lots = desk.latest_step();
    let changes = edit(exchange(&desk, 3, 4));
    because(&mut desk, changes).expect("by hand");
    let (hand, by_hand) = (desk.latest_step(), draft_of(&desk));
    desk.must(Command::Enter(Entry::named(name("P9"))));
    let list = desk.latest_step();
    assert!(graph(&desk).draft().is_none(), "another list is drawn again");
    // What was replaced since is named: to undo it changes nothing.
    let replaced = UndoRefusal::NothingChanges { step: hand, by: Some(list) };
    assert_eq!(undo(&mut desk, hand), Err(Refusal::Undo(replaced)));
    assert_eq!(undo(&mut desk, Step(1)), Err(Refusal::CannotUndoCreation), "the beginning stays");
    // Nothing is published: no reason is due.
    assert_eq!(counted(desk.ask(Command::Undo(list))), Ok(1));
    assert!(desk.state().entrants().len() == 8 && desk.ledger.is_undone(list));
    assert_eq!(draft_of(&desk), by_hand, "with what was changed by hand");
    let undone = desk.latest_step();
    let instead = UndoRefusal::IsUndo { step: undone, of: list, instead: Instead::Redo };
    assert_eq!(undo(&mut desk, undone), Err(Refusal::Undo(instead)));
    assert_eq!(undo(&mut desk, lots), stands_in(hand), "other lots were changed by hand");
    assert_eq!(undo(&mut desk, hand), Ok(1));
    assert_eq!(undo(&mut desk, lots), Ok(1));
    assert_eq!(draft_of(&desk), first);
    assert_eq!(graph(&desk).draft().map(|draft| draft.changed), Some(ByHand::Untouched));
    assert_eq!(redo(&mut desk, hand), stands_in(hand), "the lots come first");
    for step in [lots, hand] {
        assert_eq!(redo(&mut desk, step), Ok(1));
    }
    assert_eq!(draft_of(&desk), by_hand);
    // In its old place the list would stand before a draw that was made without it.
    desk.must(draw(78));
    assert!(matches!(redo(&mut desk, list), Err(Refusal::Undo(UndoRefusal::StandsIn { .. }))));
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn what_was_drawn_and_published_stands_on_the_list_it_was_drawn_from() {
    let mut desk = knockout(6, by_lot());
    for n in [7, 8] {
        desk.must(Command::Enter(Entry::named(name(&format!("P{n}")))));
    }
    let eight = desk.latest_step();
    desk.must(Command::Withdraw(id(8)));
    let gone = desk.latest_step();
    desk.must(draw(5));
    let drawn = desk.latest_step();
    for _ in 0..2 {
        desk.must(publish());
        assert_eq!(undo(&mut desk, gone), stands_in(drawn), "a draw that counts stands on it");
        let anna =
            if desk.state().entrants()[&id(1)].entry.name == name("Anna") { "Anna M." } else { "Anna" };
        desk.must(Command::Edit(id(1), Entry::named(name(anna))));
        because(&mut desk, unpublish()).expect("nothing is played");
    }
    // Nothing of the log is lost, so a list that was drawn once stays; it is changed by what comes next.
    assert_eq!(undo(&mut desk, gone), stands_in(drawn));
    assert_eq!(undo(&mut desk, eight), stands_in(gone));
    assert_eq!(counted(desk.ask(Command::Return(id(8)))), Ok(2), "the draft is thrown away");
    let returned = desk.latest_step();
    assert!(graph(&desk).draft().is_none());
    assert_eq!(undo(&mut desk, returned), Ok(1));
    assert!(graph(&desk).draft().is_some(), "everything is as it was: the draw can be published");
    assert_eq!(
        desk.state().entrants()[&id(1)].entry.name,
        name("Anna M."),
        "a corrected name stays corrected"
    );
    desk.must(publish());
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn an_exchange_stands_in_the_plan_that_was_published_with_it() {
    let mut desk = published(8, by_strength(Losers::Out));
    let changes = exchange(&desk, 7, 8);
    because(&mut desk, Command::EditSlots { stage: main_stage(), changes }).expect("nobody has played");
    let exchanged = desk.latest_step();
    because(&mut desk, unpublish()).expect("nothing is played");
    assert_eq!(undo(&mut desk, exchanged), Ok(1));
    assert_eq!(graph(&desk).draft().map(|draft| draft.changed), Some(ByHand::Untouched));
    assert_eq!(redo(&mut desk, exchanged), Ok(1));
    desk.must(publish());
    let published = desk.latest_step();
    assert_eq!(undo(&mut desk, exchanged), stands_in(published));
}

/// The number of an entrant is never another's: the link on paper opens nothing for who comes later.
#[test]
fn links_hold_again_with_the_list() {
    let mut desk = knockout(5, by_lot());
    let enter = |desk: &mut Desk, called: &str| -> (Step, EntrantId) {
        let decision = desk.must(Command::Enter(Entry::named(name(called))));
        let entered = decision.events.iter().find_map(|event| match event {
            Event::Entered(entered) => Some(entered.id),
            _ => None,
        });
        (desk.latest_step(), entered.expect("entered"))
    };
    let (event, first) = enter(&mut desk, "P6");
    desk.ask(Command::Undo(event)).expect("undone");
    assert!(!desk.state().entrants().contains_key(&first), "the link of one who is not on the list");
    let (_, second) = enter(&mut desk, "Another");
    assert_ne!(first, second);
    desk.ask(Command::Redo(event)).expect("and back");
    assert_eq!(desk.state().entrants()[&first].entry.name, name("P6"));
    let (_, third) = enter(&mut desk, "A third one");
    assert!(![first, second].contains(&third));
}
