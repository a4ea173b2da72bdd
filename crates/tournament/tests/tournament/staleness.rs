//! Orders of a person who has not seen the latest events (K-STALE): which of these touch them.

use crate::desk::{Desk, entry, first_wins, id, result, sheet};
use kolo_model::{PlayedResult, System};
use kolo_tournament::{Command, Order, OwnRules, PublishedPairs, Role};

/// What was seen: how many events there were.
fn seen(desk: &Desk) -> u64 {
    desk.ledger.next_seq() - 1
}

fn order(desk: &Desk, command: Command) -> Order {
    desk.order(Role::Arbiter, Some("the slip was misread"), command)
}

fn correction(table: u32, outcome: PlayedResult) -> Command {
    Command::CorrectResult {
        result: result(1, table, outcome),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    }
}

fn six() -> Desk {
    let mut desk = Desk::with_players(System::Fide1992, 5, 6);
    desk.publish_by_hand(&[(1, 4), (5, 2), (3, 6)], &[]);
    desk.must(Command::ReportResult(first_wins(1, 1)));
    desk
}

#[test]
fn results_of_other_tables_do_not_touch_a_correction() {
    let mut desk = six();
    let (seen, correct) = (seen(&desk), order(&desk, correction(1, PlayedResult::SecondWins)));
    assert_eq!(desk.ledger.as_of(seen).expect("it stood so").state(), desk.ledger.state());
    desk.must(Command::ReportResult(first_wins(1, 2)));
    desk.must(Command::ReportResult(result(1, 3, PlayedResult::Draw)));
    desk.must(Command::CheckIn(id(1)));
    assert!(desk.ledger.means_the_same_as_of(seen, &correct));
    // The same game was corrected by another person.
    desk.must_because("misread", correction(1, PlayedResult::Draw));
    assert!(!desk.ledger.means_the_same_as_of(seen, &correct));
    assert!(!desk.ledger.means_the_same_as_of(u64::MAX, &correct), "nobody has seen what is to come");
}

#[test]
fn what_a_correction_changes_besides_points_is_what_was_shown() {
    let mut desk = six();
    for table in [2, 3] {
        desk.must(Command::ReportResult(first_wins(1, table)));
    }
    let (seen, correct) = (seen(&desk), order(&desk, correction(1, PlayedResult::SecondWins)));
    // A draft would be thrown away, which was not shown.
    desk.draft();
    assert!(!desk.ledger.means_the_same_as_of(seen, &correct));
}

#[test]
fn a_draft_is_published_as_it_was_shown_or_not_at_all() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 6);
    desk.must(Command::DraftRound {
        by: kolo_tournament::Drafting::ByHand(sheet(&[(1, 4), (5, 2), (3, 6)], &[])),
        unfinished: kolo_tournament::Unfinished::Wait,
    });
    let (seen, publish) = (seen(&desk), order(&desk, Command::Publish));
    let edit = order(&desk, Command::EditDraft(sheet(&[(1, 4), (2, 5), (3, 6)], &[])));
    desk.must(Command::CheckIn(id(1)));
    for order in [&publish, &edit] {
        assert!(desk.ledger.means_the_same_as_of(seen, order), "{order:?}");
    }
    desk.must_because("sides", Command::EditDraft(sheet(&[(4, 1), (5, 2), (3, 6)], &[])));
    for order in [&publish, &edit] {
        assert!(!desk.ledger.means_the_same_as_of(seen, order), "{order:?}");
    }
}

#[test]
fn an_order_about_a_person_is_touched_by_what_is_done_to_the_same_person() {
    let mut desk = six();
    let (seen, edit) = (seen(&desk), order(&desk, Command::Edit(id(2), entry("Petra", 1900))));
    let refused = order(&desk, Command::Return(id(3)));
    desk.must_because("typed wrongly", Command::Edit(id(1), entry("Pavel", 1999)));
    assert!(desk.ledger.means_the_same_as_of(seen, &edit));
    assert!(desk.ledger.means_the_same_as_of(seen, &refused), "the rule says why, then and now");
    desk.must_because("typed wrongly", Command::Edit(id(2), entry("Pavla", 1998)));
    assert!(!desk.ledger.means_the_same_as_of(seen, &edit));
}
