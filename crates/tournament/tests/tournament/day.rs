//! A tournament day from the first entry to the last result, and every refusal on the way.

use crate::desk::{Desk, entry, first_wins, id, name, result, round, sheet, table};
use kolo_messages::Lang;
use kolo_model::{Idle, Outcome, PlayedResult, System, Title};
use kolo_tournament::{
    CheckIn, Command, Drafting, Entry, Event, Fixed, Numbering, Phase, Refusal, Role, Settings, TableResult,
    TableStatus, Unfinished,
};

const PROGRAM: Command = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait };

#[test]
fn a_round_robin_is_played_to_the_end() {
    let mut desk = Desk::with_players(System::RoundRobin, 5, 6);
    for _ in 0..5 {
        desk.draft();
        desk.must(Command::Publish);
        desk.play_latest();
    }
    desk.must(Command::Finish);
    assert_eq!(desk.state().phase(), Phase::Finished);
    let facts = desk.state().facts().expect("the state is sound");
    assert!(facts.is_complete());
    let met: usize = facts.crosstable().rows().iter().map(|row| row.games().count()).sum();
    assert_eq!(met, 6 * 5);
}

#[test]
fn steps_come_in_their_order() {
    let mut desk = Desk::open(System::RoundRobin, 1);
    let settings = desk.state().settings().clone();
    assert_eq!(desk.ask(Command::Create(settings.clone())), Err(Refusal::AlreadyCreated));
    assert_eq!(desk.ask(PROGRAM), Err(Refusal::NobodyPresent));
    assert_eq!(desk.ask(Command::Publish), Err(Refusal::NoDraft));
    assert_eq!(desk.ask(Command::DiscardDraft), Err(Refusal::NoDraft));
    assert_eq!(desk.ask(Command::Reopen), Err(Refusal::NotFinished));
    assert_eq!(desk.ask(Command::Configure(settings)), Err(Refusal::NothingChanges));
    desk.must(Command::Enter(entry("A", 1500)));
    desk.must(Command::Enter(entry("B", 1600)));
    desk.must(PROGRAM);
    desk.must(Command::Publish);
    assert_eq!(
        desk.ask(Command::Finish),
        Err(Refusal::ResultsMissing(vec![(round(1), table(1), TableStatus::Open)]))
    );
    desk.play_latest();
    assert_eq!(desk.ask(PROGRAM), Err(Refusal::AllRoundsPublished { rounds: 1 }));
    desk.must(Command::Finish);
    assert_eq!(desk.ask(Command::Enter(entry("C", 1))), Err(Refusal::Finished));
    assert_eq!(desk.ask(Command::Reopen), Err(Refusal::ReasonMissing));
    desk.must_because("a result was wrong", Command::Reopen);
    assert_eq!(desk.state().phase(), Phase::Open);
}

#[test]
fn nothing_happens_before_creation() {
    let mut desk = Desk::open(System::Swiss, 3);
    desk.ledger = kolo_tournament::Ledger::default();
    assert_eq!(desk.ask(Command::Publish), Err(Refusal::NotCreated));
}

#[test]
fn roles_are_kept_apart() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    assert_eq!(desk.give(Role::Helper, None, Command::Publish), Err(Refusal::NotAllowed));
    assert_eq!(desk.give(Role::Competitor(id(1)), None, Command::Publish), Err(Refusal::NotAllowed));
    desk.must(Command::Publish);
    // Table 1 is 1 against 4, table 2 is 2 against 3.
    let report = Command::ReportResult(first_wins(1, 1));
    assert_eq!(desk.give(Role::Competitor(id(2)), None, report.clone()), Err(Refusal::NotYourTable));
    assert!(desk.give(Role::Helper, None, report).is_ok());
    assert!(desk.give(Role::Helper, None, Command::CheckIn(id(1))).is_ok());
}

#[test]
fn both_sides_make_a_result() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    let one = Role::Competitor(id(1));
    let four = Role::Competitor(id(4));
    let win = Command::ReportResult(first_wins(1, 1));
    let draw = Command::ReportResult(result(1, 1, PlayedResult::Draw));
    let confirm = Command::ConfirmResult(first_wins(1, 1));
    let status = |desk: &Desk| desk.state().table(round(1), table(1)).map(kolo_tournament::Meeting::status);

    assert_eq!(desk.give(four, None, confirm.clone()), Err(Refusal::NothingToConfirm));
    desk.give(one, None, win.clone()).unwrap();
    assert_eq!(status(&desk), Some(TableStatus::Unconfirmed));
    let another = Command::ConfirmResult(result(1, 1, PlayedResult::Draw));
    assert_eq!(desk.give(four, None, another), Err(Refusal::ReportChanged));
    assert_eq!(desk.give(one, None, win.clone()), Err(Refusal::NothingChanges));
    assert_eq!(desk.give(one, None, confirm.clone()), Err(Refusal::OwnReport));
    desk.give(four, None, draw).unwrap();
    assert_eq!(status(&desk), Some(TableStatus::Mismatch));
    assert_eq!(desk.ask(confirm.clone()), Err(Refusal::NothingToConfirm));
    desk.give(four, None, win.clone()).unwrap();
    assert_eq!(status(&desk), Some(TableStatus::Settled));
    assert_eq!(desk.give(four, None, win), Err(Refusal::ResultSettled));
    assert_eq!(desk.give(four, None, confirm), Err(Refusal::ResultSettled));
    // An unconfirmed report does not count and stops the next pairing.
    desk.give(Role::Competitor(id(2)), None, Command::ReportResult(first_wins(1, 2))).unwrap();
    let missing = vec![(round(1), table(2), TableStatus::Unconfirmed)];
    assert_eq!(desk.ask(PROGRAM), Err(Refusal::ResultsMissing(missing)));
    let confirm = Command::ConfirmResult(first_wins(1, 2));
    desk.give(Role::Competitor(id(3)), None, confirm).unwrap();
    desk.must(PROGRAM);
}

#[test]
fn adjourned_games_let_the_draw_go_on_with_a_reason() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    desk.must(Command::ReportResult(first_wins(1, 1)));
    let adjourn = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Adjourn };
    assert_eq!(desk.ask(adjourn.clone()), Err(Refusal::ReasonMissing));
    desk.must_because("the hall closes", adjourn);
    let adjourned = desk.state().table(round(1), table(2)).unwrap();
    assert_eq!(adjourned.outcome, Outcome::Adjourned);
    // Its result comes later and throws away a draft that counted it as a draw.
    desk.must(Command::ReportResult(first_wins(1, 2)));
    assert!(desk.state().draft().is_none());
}

#[test]
fn absent_and_withdrawn_players_are_not_paired() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.absent(1, 1);
    desk.draft();
    let draft = desk.state().draft().unwrap().sheet.clone();
    assert_eq!(draft, sheet(&[(2, 3)], &[4]));
    assert_eq!(
        desk.ask(Command::AnnounceAbsence { id: id(2), round: round(1), idle: Idle::PairingBye }),
        Err(Refusal::ByeCannotBeAnnounced)
    );
    desk.must(Command::CancelAbsence { id: id(1), round: round(1) });
    assert!(desk.state().draft().is_none(), "the draft was made without him");
    let cancel = Command::CancelAbsence { id: id(1), round: round(1) };
    assert_eq!(desk.ask(cancel), Err(Refusal::NoSuchAbsence { name: name("P1"), round: round(1) }));
    desk.must(Command::Withdraw(id(3)));
    assert_eq!(desk.ask(Command::Withdraw(id(3))), Err(Refusal::AlreadyWithdrawn(name("P3"))));
    desk.draft();
    desk.must(Command::Publish);
    let late = Command::AnnounceAbsence { id: id(2), round: round(1), idle: Idle::AnnouncedAbsence };
    assert_eq!(desk.ask(late), Err(Refusal::AbsenceTooLate { name: name("P2"), round: round(1) }));
    desk.must(Command::Return(id(3)));
    assert_eq!(desk.ask(Command::Return(id(3))), Err(Refusal::NotWithdrawn(name("P3"))));
    desk.play_latest();
    desk.draft();
    assert_eq!(desk.state().draft().unwrap().sheet.named().count(), 4);
}

#[test]
fn every_player_is_checked_in_where_that_is_required() {
    let mut desk = Desk::open(System::RoundRobin, 1);
    let settings = Settings { check_in: CheckIn::Required, ..desk.state().settings().clone() };
    desk.must(Command::Configure(settings));
    for text in ["Cyril", "Šárka"] {
        desk.must(Command::Enter(Entry::named(name(text))));
    }
    desk.must(Command::CheckIn(id(1)));
    assert_eq!(desk.ask(Command::CheckIn(id(1))), Err(Refusal::AlreadyCheckedIn(name("Cyril"))));
    assert_eq!(desk.ask(PROGRAM), Err(Refusal::NotAllCheckedIn(vec![name("Šárka")])));
    desk.must(Command::CheckOut(id(1)));
    assert_eq!(desk.ask(Command::CheckOut(id(1))), Err(Refusal::NotCheckedIn(name("Cyril"))));
    desk.must(Command::CheckIn(id(1)));
    desk.must(Command::CheckIn(id(2)));
    desk.must(PROGRAM);
}

#[test]
fn numbers_follow_rating_title_and_alphabet_and_stay() {
    let mut desk = Desk::open(System::Swiss, 3);
    for (text, rating) in
        [("Chalupa", 1800), ("Čech", 1800), ("Hrubý", 1800), ("Adam", 1500), ("Zeman", 2100)]
    {
        desk.must(Command::Enter(entry(text, rating)));
    }
    let titled = Entry { title: Some(Title::Fm), ..entry("Žák", 1800) };
    desk.must(Command::Enter(titled));
    desk.must(Command::Enter(Entry::named(name("Bez ratingu"))));
    desk.must(Command::AssignNumbers(Numbering::ByRating));
    let names: Vec<&str> =
        desk.state().order().iter().map(|id| desk.state().entrants()[id].entry.name.as_str()).collect();
    assert_eq!(names, ["Zeman", "Žák", "Čech", "Hrubý", "Chalupa", "Adam", "Bez ratingu"]);
    let incomplete = Command::AssignNumbers(Numbering::Given(vec![id(1), id(1)]));
    assert_eq!(desk.ask(incomplete), Err(Refusal::NumbersIncomplete));
    desk.publish_by_hand(&[(1, 2), (3, 4), (5, 6)], &[7]);
    assert_eq!(desk.ask(Command::AssignNumbers(Numbering::ByLot)), Err(Refusal::NumbersFixed));
    // A late entry gets the next number.
    desk.must(Command::Enter(entry("Pozdní", 2500)));
    assert_eq!(desk.state().number_of(id(8)).map(kolo_model::StartNumber::get), Some(8));
}

#[test]
fn titles_of_women_stand_elsewhere_in_the_order_of_today() {
    for (system, order) in [(System::Dutch, ["GM", "IM", "WGM"]), (System::Fide1992, ["GM", "WGM", "IM"])] {
        let mut desk = Desk::open(system, 3);
        for title in [Title::Wgm, Title::Im, Title::Gm] {
            desk.must(Command::Enter(Entry { title: Some(title), ..entry(title.code(), 2000) }));
        }
        desk.must(Command::AssignNumbers(Numbering::ByRating));
        let names: Vec<&str> =
            desk.state().order().iter().map(|id| desk.state().entrants()[id].entry.name.as_str()).collect();
        assert_eq!(names, order, "{system}");
    }
}

#[test]
fn the_lot_of_numbers_comes_from_the_seed() {
    let orders: Vec<Vec<_>> = (0..2)
        .map(|_| {
            let mut desk = Desk::with_players(System::RoundRobin, 7, 8);
            desk.must(Command::AssignNumbers(Numbering::ByLot));
            desk.state().order().to_vec()
        })
        .collect();
    // Pinned: another order for the same seed would be another pairing.
    assert_eq!(orders[0], [6, 2, 4, 1, 5, 8, 3, 7].map(id));
    assert_eq!(orders[0], orders[1]);
    let mut other = Desk::with_players(System::RoundRobin, 7, 8);
    let settings = Settings { seed: 43, ..other.state().settings().clone() };
    other.must(Command::Configure(settings));
    other.must(Command::AssignNumbers(Numbering::ByLot));
    assert_ne!(other.state().order(), orders[0]);
}

#[test]
fn what_round_one_fixes_stays_fixed() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    let now = desk.state().settings().clone();
    let other_system = Settings { system: Some(System::Swiss), ..now.clone() };
    assert_eq!(desk.ask(Command::Configure(other_system)), Err(Refusal::SettingsFixed(vec![Fixed::System])));
    let criteria = Settings { criteria: vec!["points".into(), "wins".into()], ..now.clone() };
    assert_eq!(desk.ask(Command::Configure(criteria.clone())), Err(Refusal::CriteriaFixed));
    desk.must_because("approved by the commission", Command::Configure(criteria));
    let more = Settings { rounds: 6, ..desk.state().settings().clone() };
    assert_eq!(desk.ask(Command::Configure(more.clone())), Err(Refusal::ReasonMissing));
    desk.must_because("double round robin after all", Command::Configure(more));
    assert_eq!(desk.ask(Command::Enter(entry("Pozdní", 1000))), Err(Refusal::LateEntryInRoundRobin));
    let sos = Settings { criteria: vec!["points".into(), "sos".into()], ..now.clone() };
    let refused = desk.ask(Command::Configure(sos)).unwrap_err();
    assert_eq!(refused.clause().id(), "G-3.3.2a", "{refused}");
    let none = Settings { rounds: 0, ..now };
    assert!(matches!(desk.ask(Command::Configure(none)), Err(Refusal::SettingsImpossible(_))));
}

#[test]
fn a_draft_edited_by_hand_names_the_rules_it_breaks() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 5);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[5]);
    desk.play_latest();
    desk.draft_by_hand(&[(2, 1), (3, 5)], &[4]);
    // A rematch and a second bye.
    let wrong = sheet(&[(3, 1), (4, 2)], &[5]);
    let refused = desk.ask(Command::EditDraft(wrong.clone())).unwrap_err();
    let Refusal::BreaksNeedReason(breaks) = &refused else { panic!("{refused}") };
    let clauses: Vec<&str> = breaks.iter().map(|broken| broken.clause.id()).collect();
    assert_eq!(clauses, ["R-B1a", "R-B1a", "R-B1b"]);
    for lang in Lang::ALL {
        assert!(refused.message().text(lang).contains("R-B1b"));
    }
    let decision = desk.must_because("both captains agree", Command::EditDraft(wrong.clone()));
    assert_eq!(decision.breaks.len(), 3);
    assert_eq!(desk.state().draft().unwrap().breaks, ["R-B1a", "R-B1a", "R-B1b"]);
    // Even a legal change by hand needs a reason.
    assert_eq!(desk.ask(Command::EditDraft(sheet(&[(1, 2), (3, 5)], &[4]))), Err(Refusal::ReasonMissing));
    // What makes no sense is refused with or without a reason.
    for (pairs, byes) in
        [(vec![(3, 1), (4, 2)], vec![]), (vec![(3, 1), (4, 1)], vec![5]), (vec![(3, 3)], vec![1])]
    {
        let refused = desk.give(Role::Arbiter, Some("why not"), Command::EditDraft(sheet(&pairs, &byes)));
        assert!(matches!(refused, Err(Refusal::SheetWrong(_))), "{refused:?}");
    }
    let stranger = Command::EditDraft(sheet(&[(3, 99)], &[]));
    assert_eq!(desk.give(Role::Arbiter, Some("x"), stranger), Err(Refusal::SheetUnknown));
    assert_eq!(desk.ask(Command::EditDraft(wrong)), Err(Refusal::NothingChanges));
}

#[test]
fn impossible_results_are_refused() {
    let mut desk = Desk::open(System::Pisqworky2023, 5);
    let five = Settings { boards: Some(5), ..desk.state().settings().clone() };
    desk.must(Command::Configure(five.clone()));
    assert!(matches!(
        desk.ask(Command::Configure(Settings { boards: Some(4), ..five })),
        Err(Refusal::SettingsImpossible(_))
    ));
    for text in ["A", "B"] {
        desk.must(Command::Enter(Entry::named(name(text))));
    }
    desk.must(Command::AssignNumbers(Numbering::ByRating));
    desk.publish_by_hand(&[(1, 2)], &[]);
    assert!(matches!(desk.ask(Command::ReportResult(first_wins(1, 1))), Err(Refusal::ResultImpossible(_))));
    let score = |first, second| {
        let score = Some(kolo_model::PerSide::new(first, second));
        Command::ReportResult(TableResult { score, ..first_wins(1, 1) })
    };
    assert!(matches!(desk.ask(score(21, 0)), Err(Refusal::ResultImpossible(_))));
    let both_lose =
        TableResult { score: Some(kolo_model::PerSide::new(0, 0)), ..result(1, 1, PlayedResult::BothLose) };
    assert!(matches!(desk.ask(Command::ReportResult(both_lose)), Err(Refusal::ResultImpossible(_))));
    desk.must(score(14, 6));
    assert_eq!(
        desk.ask(Command::ReportResult(first_wins(9, 1))),
        Err(Refusal::UnknownTable { round: round(9), table: table(1) })
    );
    assert_eq!(desk.ask(Command::Withdraw(id(77))), Err(Refusal::UnknownCompetitor));
}

#[test]
fn every_decision_is_recorded_with_author_time_and_reason() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    desk.must_because("hall closes", Command::Finish);
    let last = desk.ledger.records().last().unwrap();
    assert_eq!(last.reason.as_deref(), Some("hall closes"));
    assert_eq!(last.by.role, Role::Arbiter);
    let times: Vec<i64> = desk.ledger.records().iter().map(|record| record.at.0).collect();
    assert!(times.is_sorted());
    assert!(matches!(last.event, Event::Finished(_)));
}

#[test]
fn numbers_follow_a_rating_corrected_before_round_one() {
    let mut desk = Desk::open(System::RoundRobin, 1);
    desk.must(Command::Enter(entry("A", 1500)));
    desk.must(Command::Enter(entry("B", 1600)));
    desk.must(Command::AssignNumbers(Numbering::ByRating));
    assert_eq!(desk.state().order(), [id(2), id(1)]);
    desk.must(PROGRAM);
    desk.must(Command::Edit(id(1), entry("A", 1700)));
    desk.must(PROGRAM);
    assert_eq!(desk.state().order(), [id(1), id(2)]);
    // Numbers that the arbiter gave are never replaced in silence.
    desk.must(Command::AssignNumbers(Numbering::Given(vec![id(2), id(1)])));
    desk.must(Command::Enter(entry("C", 2000)));
    assert_eq!(desk.ask(PROGRAM), Err(Refusal::NumbersIncomplete));
}

#[test]
fn adjourned_games_are_finished_before_the_tournament_is() {
    let mut desk = Desk::with_players(System::RoundRobin, 1, 2);
    desk.draft();
    desk.must(Command::Publish);
    desk.must(Command::ReportResult(TableResult { outcome: Outcome::Adjourned, ..first_wins(1, 1) }));
    assert_eq!(desk.ask(Command::Finish), Err(Refusal::GamesAdjourned(vec![(round(1), table(1))])));
    desk.must(Command::ReportResult(first_wins(1, 1)));
    desk.must(Command::Finish);
}

#[test]
fn people_kept_apart_are_not_paired() {
    let mut desk = Desk::with_players(System::Swiss, 3, 4);
    let apart = |groups| Settings { keep_apart: groups, ..desk.state().settings().clone() };
    let (known, unknown, lonely) =
        (apart(vec![vec![id(1), id(2)]]), apart(vec![vec![id(1), id(9)]]), apart(vec![vec![id(1), id(1)]]));
    assert_eq!(desk.ask(Command::Configure(unknown)), Err(Refusal::UnknownCompetitor));
    assert!(matches!(desk.ask(Command::Configure(lonely)), Err(Refusal::SettingsImpossible(_))));
    desk.must(Command::Configure(known));
    let by = Drafting::ByHand(sheet(&[(1, 2), (3, 4)], &[]));
    let refused = desk.ask(Command::DraftRound { by, unfinished: Unfinished::Wait }).unwrap_err();
    let Refusal::BreaksNeedReason(breaks) = &refused else { panic!("{refused}") };
    assert_eq!(breaks[0].clause.id(), "K-APART");
}

#[test]
fn small_things_that_make_no_sense_are_refused() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    let absence = Command::AnnounceAbsence { id: id(1), round: round(9), idle: Idle::AnnouncedAbsence };
    assert_eq!(desk.ask(absence), Err(Refusal::UnknownRound { round: round(9), rounds: 3 }));
    desk.draft();
    // Own pairs in the place of the program's are an edit.
    let by = Drafting::ByHand(sheet(&[(4, 1), (3, 2)], &[]));
    assert_eq!(
        desk.ask(Command::DraftRound { by, unfinished: Unfinished::Wait }),
        Err(Refusal::ReasonMissing)
    );
    desk.must(Command::Publish);
    let pending = Command::ReportResult(TableResult { outcome: Outcome::Pending, ..first_wins(1, 1) });
    assert_eq!(desk.ask(pending), Err(Refusal::UndoInstead));
    let bye_score = Settings { bye_score: Some(1), ..desk.state().settings().clone() };
    assert_eq!(desk.ask(Command::Configure(bye_score)), Err(Refusal::SettingsFixed(vec![Fixed::Points])));
}
