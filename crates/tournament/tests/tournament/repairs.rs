//! Mistakes and how they are repaired: corrections, amended and revoked rounds, undo, and the preview of each.

use crate::desk::{Desk, entry, first_wins, id, name, pair, result, round, sheet, table};
use kolo_messages::Lang;
use kolo_model::{HalfPoints, Idle, Outcome, PerSide, PlayedResult, System};
use kolo_tournament::{
    AmendGround, Change, Command, Drafting, EntrantId, Event, Fixed, Instead, InvalidEvent, Numbering, Order,
    OwnRules, PublishedPairs, Refusal, RevokeGround, Role, Settings, Step, TableResult, UndoRefusal,
    Unfinished,
};

const BECAUSE: Option<&str> = Some("the slip was misread");

fn because(desk: &Desk, command: Command) -> Order {
    desk.order(Role::Arbiter, BECAUSE, command)
}

fn correction(round_number: u32, published: PublishedPairs) -> Command {
    Command::CorrectResult {
        result: result(round_number, 1, PlayedResult::SecondWins),
        published,
        own_rules: OwnRules::Silent,
    }
}

/// Two rounds of a chess tournament are published, the first is played.
fn two_rounds() -> Desk {
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(3, 4), (2, 1)], &[]);
    desk
}

#[test]
fn a_correction_needs_a_reason_and_keeps_what_is_published() {
    let mut desk = two_rounds();
    let command = correction(1, PublishedPairs::Keep);
    assert_eq!(desk.ask(command.clone()), Err(Refusal::ReasonMissing));
    let preview = desk.ledger.preview(&because(&desk, command.clone())).unwrap();
    let (zero, one) = (HalfPoints::ZERO, HalfPoints::ONE);
    assert!(preview.changes.contains(&Change::Points { name: name("P1"), before: one, after: zero }));
    assert!(preview.changes.contains(&Change::Points { name: name("P3"), before: zero, after: one }));
    assert!(preview.changes.contains(&Change::RoundKept(round(2))));
    assert!(preview.changes.iter().any(|change| matches!(change, Change::Place { .. })));
    let pairs: Vec<_> = desk.state().rounds()[1].tables.iter().map(|table| table.sides).collect();
    desk.give(Role::Arbiter, BECAUSE, command.clone()).unwrap();
    let after: Vec<_> = desk.state().rounds()[1].tables.iter().map(|table| table.sides).collect();
    assert_eq!(pairs, after);
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, command), Err(Refusal::NothingChanges));
    for change in preview.changes {
        for lang in Lang::ALL {
            assert!(!change.message().text(lang).contains(['{', '}']), "{change:?}");
        }
    }
}

#[test]
fn a_correction_may_take_back_a_round_nobody_has_played() {
    let mut desk = two_rounds();
    let command = correction(1, PublishedPairs::Revoke);
    let preview = desk.ledger.preview(&because(&desk, command.clone())).unwrap();
    assert!(preview.changes.contains(&Change::RoundRevoked(round(2))));
    desk.give(Role::Arbiter, BECAUSE, command).unwrap();
    assert_eq!(desk.state().rounds().len(), 1);

    let mut played = two_rounds();
    played.must(Command::ReportResult(first_wins(2, 1)));
    assert_eq!(
        played.give(Role::Arbiter, BECAUSE, correction(1, PublishedPairs::Revoke)),
        Err(Refusal::RoundHasResults(round(2)))
    );
    // The latest round itself is not revoked by its own correction.
    assert_eq!(
        played.give(Role::Arbiter, BECAUSE, correction(2, PublishedPairs::Revoke)),
        Err(Refusal::NoCorrection)
    );
}

#[test]
fn a_correction_throws_the_draft_away() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    desk.draft();
    let command = correction(1, PublishedPairs::Keep);
    let preview = desk.ledger.preview(&because(&desk, command.clone())).unwrap();
    assert!(preview.changes.contains(&Change::DraftDiscarded(round(2))));
    // The table of a round robin does not ask for results: the same pairs come again.
    assert!(preview.changes.contains(&Change::PairedAgain { round: round(2), pairs: 0 }));
    desk.give(Role::Arbiter, BECAUSE, command).unwrap();
    assert!(desk.state().draft().is_none());
}

#[test]
fn only_results_that_count_are_corrected() {
    let mut desk = two_rounds();
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, correction(2, PublishedPairs::Keep)),
        Err(Refusal::ResultNotSettled)
    );
    desk.must(Command::ReportResult(first_wins(2, 1)));
    assert_eq!(desk.ask(Command::ReportResult(first_wins(2, 1))), Err(Refusal::ResultSettled));
}

#[test]
fn sides_are_corrected_and_the_winner_stays_the_same_person() {
    let mut desk = two_rounds();
    let published = PublishedPairs::Keep;
    let command =
        Command::CorrectSides { round: round(1), table: table(1), published, own_rules: OwnRules::Silent };
    desk.give(Role::Arbiter, BECAUSE, command).unwrap();
    let game = desk.state().table(round(1), table(1)).unwrap();
    assert_eq!(game.sides, pair(3, 1));
    assert_eq!(game.outcome, Outcome::played(PlayedResult::SecondWins));
}

#[test]
fn published_pairs_change_only_for_a_lawful_reason() {
    let mut desk = two_rounds();
    let other = sheet(&[(4, 3), (1, 2)], &[]);
    let amend = |ground| Command::AmendPublished { sheet: other.clone(), ground };
    for ground in [AmendGround::BreaksB1, AmendGround::BreaksB2] {
        assert_eq!(desk.give(Role::Arbiter, BECAUSE, amend(ground)), Err(Refusal::GroundUntrue));
    }
    // A rematch by hand, found out after publication: B1 is broken, B2 is not.
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(3, 1), (2, 4)], &[]);
    assert_eq!(desk.ask(amend(AmendGround::BreaksB1)), Err(Refusal::ReasonMissing));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, amend(AmendGround::BreaksB2)), Err(Refusal::GroundUntrue));
    let preview = desk.ledger.preview(&because(&desk, amend(AmendGround::BreaksB1))).unwrap();
    assert!(preview.changes.contains(&Change::RoundAmended { round: round(2), tables: 2 }));
    desk.give(Role::Arbiter, BECAUSE, amend(AmendGround::BreaksB1)).unwrap();
    assert_eq!(desk.state().rounds()[1].tables[0].sides, pair(4, 3));
}

#[test]
fn a_game_that_was_played_survives_an_amendment() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 6);
    desk.publish_by_hand(&[(1, 3), (4, 2), (5, 6)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(3, 1), (2, 5), (6, 4)], &[]);
    desk.must(Command::ReportResult(first_wins(2, 2)));
    let ground = AmendGround::BreaksB1;
    let without = Command::AmendPublished { sheet: sheet(&[(2, 1), (3, 4), (6, 5)], &[]), ground };
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, without), Err(Refusal::RoundHasResults(round(2))));
    let with = Command::AmendPublished { sheet: sheet(&[(3, 4), (2, 5), (6, 1)], &[]), ground };
    desk.give(Role::Arbiter, BECAUSE, with).unwrap();
    let kept = desk.state().table(round(2), table(2)).unwrap();
    assert_eq!((kept.sides, kept.outcome), (pair(2, 5), Outcome::played(PlayedResult::FirstWins)));
}

#[test]
fn the_latest_round_is_revoked_only_on_good_ground() {
    let mut desk = two_rounds();
    let revoke = Command::RevokeRound;
    assert_eq!(desk.ask(revoke(RevokeGround::Correction)), Err(Refusal::ReasonMissing));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Unlawful)), Err(Refusal::GroundUntrue));
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Correction)),
        Err(Refusal::NoCorrection)
    );
    desk.give(Role::Arbiter, BECAUSE, correction(1, PublishedPairs::Keep)).unwrap();
    desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Correction)).unwrap();
    assert_eq!(desk.state().rounds().len(), 1);
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Correction)),
        Err(Refusal::RoundHasResults(round(1)))
    );
    let mut fresh = Desk::with_players(System::Fide1992, 5, 4);
    assert_eq!(
        fresh.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Correction)),
        Err(Refusal::NothingPublished)
    );
}

#[test]
fn undo_and_redo_are_events_and_nothing_leaves_the_log() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.must(Command::Enter(entry("Omylem", 1000)));
    let step = desk.latest_step();
    let before = desk.ledger.records().len();
    desk.must(Command::Undo(step));
    assert_eq!(desk.ledger.records().len(), before + 1);
    assert!(!desk.state().entrants().contains_key(&EntrantId(5)));
    assert_eq!(desk.ask(Command::Undo(step)), Err(Refusal::Undo(UndoRefusal::AlreadyUndone(step))));
    let undone = desk.latest_step();
    let named = Refusal::Undo(UndoRefusal::IsUndo { step: undone, of: step, instead: Instead::Redo });
    assert_eq!(desk.ask(Command::Undo(undone)), Err(named.clone()));
    assert_eq!(desk.ask(Command::Redo(undone)), Err(named));
    for code in ["step.undone", "step.redone"] {
        let event = Event::read(code, 1, &format!(r#"{{"step":{undone}}}"#)).unwrap();
        let order = desk.order(Role::Arbiter, BECAUSE, Command::Undo(undone));
        let damaged = desk.ledger.prepare(&order, vec![event]).unwrap_err();
        assert_eq!(damaged.misfit, InvalidEvent::NoSuchStep);
    }
    desk.must(Command::Redo(step));
    assert!(desk.state().entrants().contains_key(&EntrantId(5)));
    assert_eq!(desk.ask(Command::Redo(step)), Err(Refusal::Undo(UndoRefusal::NotUndone(step))));
    assert_eq!(desk.ask(Command::Undo(Step(1))), Err(Refusal::CannotUndoCreation));
    assert_eq!(desk.ask(Command::Undo(Step(999))), Err(Refusal::Undo(UndoRefusal::NoSuchStep(Step(999)))));
}

#[test]
fn undo_is_refused_while_a_later_step_depends_on_it() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    let entered = Step(5); // Number 4 entered with event 5.
    desk.draft();
    let drafted = desk.latest_step();
    let numbers = Step(6);
    assert_eq!(
        desk.ask(Command::Undo(entered)),
        Err(Refusal::Undo(UndoRefusal::StandsIn { later: numbers }))
    );
    desk.must(Command::Publish);
    let published = desk.latest_step();
    assert_eq!(desk.undo(published), Err(Refusal::CannotUndoPublication));
    assert_eq!(desk.undo(drafted), Err(Refusal::Undo(UndoRefusal::StandsIn { later: published })));
    desk.must(Command::ReportResult(first_wins(1, 1)));
    let reported = desk.latest_step();
    desk.give(Role::Arbiter, BECAUSE, correction(1, PublishedPairs::Keep)).unwrap();
    let corrected = desk.latest_step();
    assert_eq!(desk.undo(reported), Err(Refusal::Undo(UndoRefusal::StandsIn { later: corrected })));
    desk.undo(corrected).unwrap();
    desk.undo(reported).unwrap();
    assert_eq!(desk.state().table(round(1), table(1)).unwrap().outcome, Outcome::Pending);
}

#[test]
fn an_undo_can_be_previewed_like_any_step() {
    let mut desk = two_rounds();
    desk.give(Role::Arbiter, BECAUSE, correction(1, PublishedPairs::Keep)).unwrap();
    let step = desk.latest_step();
    let preview = desk.ledger.preview(&because(&desk, Command::Undo(step))).unwrap();
    let (zero, one) = (HalfPoints::ZERO, HalfPoints::ONE);
    assert!(preview.changes.contains(&Change::Points { name: name("P1"), before: zero, after: one }));
}

#[test]
fn a_corrected_rating_needs_a_reason_and_moves_no_number() {
    let mut desk = two_rounds();
    let edit = Command::Edit(id(4), entry("P4", 2700));
    assert_eq!(desk.ask(edit.clone()), Err(Refusal::ReasonMissing));
    desk.give(Role::Arbiter, BECAUSE, edit).unwrap();
    assert_eq!(desk.state().number_of(id(4)).map(kolo_model::StartNumber::get), Some(4));
}

#[test]
fn an_unknown_log_is_refused_not_guessed() {
    let mut desk = two_rounds();
    desk.must(Command::ReportResult(TableResult { score: None, ..first_wins(2, 1) }));
    let mut records = desk.ledger.records().to_vec();
    records.remove(2);
    let damaged = kolo_tournament::Ledger::replay(records.clone()).unwrap_err();
    assert_eq!((damaged.seq, damaged.code), (3, "competitor.entered"), "a gap is seen where it is");
    for record in &mut records[2..] {
        (record.seq, record.step) = (record.seq - 1, Step(record.step.0 - 1));
    }
    let damaged = kolo_tournament::Ledger::replay(records).unwrap_err();
    assert_eq!(damaged.code, "numbers.assigned");
    let unfinished = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Adjourn };
    assert!(desk.ask(unfinished).is_err());
    let unknown = Event::read("result.invented", 1, "{}").unwrap_err();
    assert!(unknown.to_string().contains("newer version"));
    let field = Event::read("competitor.withdrawn", 1, r#"{"id":1,"after":0,"extra":true}"#).unwrap_err();
    assert!(field.to_string().contains("damaged"));
}

#[test]
fn undo_changes_nothing_that_is_published() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk.draft_by_hand(&[(1, 2), (3, 4)], &[]);
    let drafted = desk.latest_step();
    desk.must_because("same club", Command::EditDraft(sheet(&[(1, 3), (4, 2)], &[])));
    let edited = desk.latest_step();
    desk.must(Command::Publish);
    let published = desk.latest_step();
    desk.play_latest();
    assert_eq!(desk.undo(edited), Err(Refusal::Undo(UndoRefusal::StandsIn { later: published })));
    assert_eq!(desk.undo(drafted), Err(Refusal::Undo(UndoRefusal::StandsIn { later: edited })));
    assert_eq!(desk.state().rounds()[0].tables[0].sides, pair(1, 3));
}

#[test]
fn undo_changes_nothing_that_round_one_fixes() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    let numbers = desk.latest_step();
    desk.must(Command::AssignNumbers(Numbering::Given(vec![id(4), id(3), id(2), id(1)])));
    let renumbered = desk.latest_step();
    let swiss = Settings { system: Some(System::Swiss), ..desk.state().settings().clone() };
    desk.must(Command::Configure(swiss));
    let configured = desk.latest_step();
    let absence = |idle| Command::AnnounceAbsence { id: id(1), round: round(1), idle };
    desk.must(absence(Idle::ZeroPointBye));
    desk.must(absence(Idle::FullPointBye));
    let full_point = desk.latest_step();
    desk.publish_by_hand(&[(2, 3)], &[4]);
    assert_eq!(desk.undo(configured), Err(Refusal::SettingsFixed(vec![Fixed::System])));
    assert!(desk.undo(renumbered).is_err());
    assert!(desk.undo(full_point).is_err());
    // What has no effect any more has nothing to undo.
    let replaced = UndoRefusal::NothingChanges { step: numbers, by: Some(renumbered) };
    assert_eq!(desk.undo(numbers), Err(Refusal::Undo(replaced)));
    assert_eq!(desk.state().order(), [id(4), id(3), id(2), id(1)]);
}

#[test]
fn undoing_a_result_throws_the_draft_away_that_counts_on_it() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    desk.must(Command::ReportResult(first_wins(1, 1)));
    let reported = desk.latest_step();
    desk.must(Command::ReportResult(first_wins(1, 2)));
    let other = desk.latest_step();
    // A draft that was thrown away before is not in the way either.
    desk.draft();
    desk.must(Command::DiscardDraft);
    desk.draft();
    desk.undo(reported).unwrap();
    assert!(desk.state().draft().is_none());
    assert_eq!(desk.state().unsettled().count(), 1);
    desk.must(Command::ReportResult(result(1, 1, PlayedResult::Draw)));
    desk.draft();
    desk.must(Command::Publish);
    // What is published rests on the results before it.
    let published = desk.latest_step();
    assert_eq!(desk.undo(other), Err(Refusal::Undo(UndoRefusal::StandsIn { later: published })));
}

/// A round that is gone rests on nothing: neither does it hold the result it was paired by, nor does its log damage
/// anything.
#[test]
fn a_round_that_was_taken_back_does_not_hold_results() {
    let mut desk = Desk::with_players(System::Pisqworky2023, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    let scored = |table| TableResult { score: Some(PerSide::new(4, 0)), ..first_wins(1, table) };
    desk.must(Command::ReportResult(scored(1)));
    let reported = desk.latest_step();
    desk.must(Command::ReportResult(scored(2)));
    desk.draft();
    desk.must(Command::Publish);
    let published = desk.latest_step();
    assert_eq!(desk.undo(reported), Err(Refusal::Undo(UndoRefusal::StandsIn { later: published })));
    desk.give(Role::Arbiter, BECAUSE, Command::RevokeRound(RevokeGround::Mistake)).unwrap();
    desk.undo(reported).unwrap();
    assert_eq!((desk.state().rounds().len(), desk.state().unsettled().count()), (1, 1));
    // Paired and published again, it holds them again.
    desk.must(Command::ReportResult(scored(1)));
    let reported = desk.latest_step();
    desk.draft();
    desk.must(Command::Publish);
    let published = desk.latest_step();
    assert_eq!(desk.undo(reported), Err(Refusal::Undo(UndoRefusal::StandsIn { later: published })));
}

#[test]
fn an_undone_correction_of_sides_never_changes_the_winner() {
    let mut desk = two_rounds();
    let published = PublishedPairs::Keep;
    desk.must_because(
        "x",
        Command::CorrectSides { round: round(1), table: table(1), published, own_rules: OwnRules::Silent },
    );
    let sides = desk.latest_step();
    desk.must_because(
        "x",
        Command::CorrectResult { result: first_wins(1, 1), published, own_rules: OwnRules::Silent },
    );
    let corrected = desk.latest_step();
    assert_eq!(desk.undo(sides), Err(Refusal::Undo(UndoRefusal::StandsIn { later: corrected })));
    // A game that is not over has no sides to correct.
    let open =
        Command::CorrectSides { round: round(2), table: table(1), published, own_rules: OwnRules::Silent };
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, open), Err(Refusal::ResultNotSettled));
}

#[test]
fn an_undo_after_the_start_needs_a_reason() {
    let mut desk = two_rounds();
    desk.must(Command::ReportResult(first_wins(2, 1)));
    let step = desk.latest_step();
    assert_eq!(desk.ask(Command::Undo(step)), Err(Refusal::ReasonMissing));
    desk.undo(step).unwrap();
    assert_eq!(desk.ask(Command::Redo(step)), Err(Refusal::ReasonMissing));
}

#[test]
fn a_round_is_amended_for_the_people_it_was_made_for() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(3, 1), (2, 4)], &[]);
    desk.must(Command::Withdraw(id(4)));
    desk.must(Command::Enter(entry("Pozdní", 1000)));
    let ground = AmendGround::BreaksB1;
    let amend = |sheet| Command::AmendPublished { sheet, ground };
    let with_newcomer = amend(sheet(&[(4, 3), (1, 5)], &[2]));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, with_newcomer), Err(Refusal::SheetUnknown));
    let same_again = amend(sheet(&[(1, 3), (4, 2)], &[]));
    assert!(matches!(desk.give(Role::Arbiter, BECAUSE, same_again), Err(Refusal::StillBroken(_))));
    let unchanged = amend(sheet(&[(3, 1), (2, 4)], &[]));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, unchanged), Err(Refusal::NothingChanges));
    desk.give(Role::Arbiter, BECAUSE, amend(sheet(&[(4, 3), (1, 2)], &[]))).unwrap();
    assert_eq!(desk.state().rounds()[1].idle, []);
}

#[test]
fn a_round_with_reports_is_not_taken_back() {
    let mut desk = two_rounds();
    desk.give(Role::Competitor(id(3)), None, Command::ReportResult(first_wins(2, 1))).unwrap();
    desk.must_because("x", correction(1, PublishedPairs::Keep));
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, Command::RevokeRound(RevokeGround::Correction)),
        Err(Refusal::RoundHasResults(round(2)))
    );
}

#[test]
fn a_preview_shows_changed_colours_and_changed_drafts() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(1, 2), (4, 3)], &[]);
    desk.play_latest();
    // 1 and 4 have White a third time: B2 is broken, and turning the pairs round fixes it.
    desk.publish_by_hand(&[(1, 4), (3, 2)], &[]);
    let ground = AmendGround::BreaksB2;
    let turned = Command::AmendPublished { sheet: sheet(&[(4, 1), (3, 2)], &[]), ground };
    let refused = desk.ledger.preview(&because(&desk, turned)).unwrap_err();
    assert!(matches!(refused, Refusal::StillBroken(_)), "4 had White twice, too: {refused}");
    let fixed = Command::AmendPublished { sheet: sheet(&[(3, 1), (2, 4)], &[]), ground };
    let changes = desk.ledger.preview(&because(&desk, fixed)).unwrap().changes;
    assert!(changes.contains(&Change::RoundAmended { round: round(3), tables: 2 }), "{changes:?}");
    assert!(!changes.contains(&Change::RoundKept(round(3))));

    let mut draft = Desk::with_players(System::Swiss, 5, 4);
    draft.draft_by_hand(&[(1, 2), (3, 4)], &[]);
    let edit = Command::EditDraft(sheet(&[(2, 1), (3, 4)], &[]));
    let changes = draft.ledger.preview(&because(&draft, edit)).unwrap().changes;
    assert_eq!(changes, [Change::PairedAgain { round: round(1), pairs: 1 }]);
}

#[test]
fn a_draft_does_not_outlive_an_undone_correction() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    desk.must_because("x", correction(1, PublishedPairs::Keep));
    let corrected = desk.latest_step();
    desk.draft();
    desk.undo(corrected).unwrap();
    assert!(desk.state().draft().is_none(), "it was made from the corrected result");
    desk.draft();
    desk.must(Command::Publish);
}

#[test]
fn undo_leaves_no_tournament_that_cannot_be() {
    let mut desk = Desk::with_players(System::Swiss, 1, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.play_latest();
    desk.must_because(
        "one more",
        Command::Configure(Settings { rounds: 2, ..desk.state().settings().clone() }),
    );
    let more_rounds = desk.latest_step();
    desk.publish_by_hand(&[(1, 3), (2, 4)], &[]);
    assert_eq!(desk.undo(more_rounds), Err(Refusal::RoundsTooFew { asked: 1, published: 2 }));
}
