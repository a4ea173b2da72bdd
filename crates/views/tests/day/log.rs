//! The log in sentences.

use kolo_messages::Lang;
use kolo_model::{PlayedResult, System};
use kolo_tournament::{Command, EntrantId, OwnRules, PublishedPairs, Step};
use kolo_views::log::{LogStep, StepStanding, steps};

use crate::hall::{DRAFT, Hall, won};

fn newest(hall: &Hall) -> LogStep {
    steps(&hall.ledger, None, 1, Lang::En).remove(0)
}

#[test]
fn steps_come_newest_first_and_in_pages() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.play_round(PlayedResult::FirstWins);
    let all = steps(&hall.ledger, None, 1000, Lang::En);
    assert!(all.windows(2).all(|two| two[0].step > two[1].step));
    let events: usize = all.iter().map(|step| step.events.len()).sum();
    assert_eq!(events, hall.ledger.records().len(), "every event has its sentence");
    let mut paged = Vec::new();
    while let page = steps(&hall.ledger, paged.last().map(|step: &LogStep| step.step), 3, Lang::En)
        && !page.is_empty()
    {
        paged.extend(page);
    }
    assert_eq!(paged, all);
}

#[test]
fn a_step_says_who_what_why_and_whether_it_counts() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    assert_eq!(newest(&hall).events, ["Žák entered"]);
    assert_eq!(newest(&hall).by, "Eva Rozhodčí");
    hall.give(Command::Withdraw(EntrantId(8)));
    let withdrawn = newest(&hall);
    assert_eq!((withdrawn.standing, withdrawn.reason), (StepStanding::Counts, None));
    hall.give(Command::Undo(Step(withdrawn.step)));
    assert_eq!(newest(&hall).events, [format!("step {} undone", withdrawn.step)]);
    assert_eq!(newest(&hall).standing, StepStanding::Stays);
    let before = steps(&hall.ledger, None, 2, Lang::En).remove(1);
    assert_eq!((before.step, before.standing), (withdrawn.step, StepStanding::Undone));
    hall.play_round(PlayedResult::FirstWins);
    let corrected = Command::CorrectResult {
        result: won(1, 1, PlayedResult::Draw),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    hall.give_with_reason(corrected);
    let step = newest(&hall);
    assert_eq!(step.reason.as_deref(), Some("a slip was misread"));
    assert!(step.events[0].contains("1 : 0 corrected to ½ : ½"), "{:?}", step.events);
    hall.give(DRAFT);
    hall.give(Command::Publish);
    assert_eq!(newest(&hall).standing, StepStanding::Stays, "it hangs on the wall");
}

#[test]
fn a_player_whose_entry_was_undone_keeps_the_name_in_the_log() {
    let mut hall = Hall::of_eight(System::Fide1992, 3);
    hall.give(Command::CheckIn(EntrantId(8)));
    let (checked_in, entered) = (newest(&hall).step, newest(&hall).step - 1);
    hall.give(Command::Undo(Step(checked_in)));
    hall.give(Command::Undo(Step(entered)));
    let old = steps(&hall.ledger, Some(checked_in + 1), 1, Lang::En).remove(0);
    assert_eq!(old.events, ["Žák checked in"]);
}
