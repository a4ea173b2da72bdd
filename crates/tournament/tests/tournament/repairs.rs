//! Mistakes and how they are repaired: corrections, amended and revoked rounds, undo, and the preview of each.

use crate::desk::{Desk, entry, first_wins, id, name, pair, result, round, sheet, table};
use kolo_messages::Lang;
use kolo_model::{HalfPoints, Outcome, PlayedResult, System};
use kolo_tournament::{
    AmendGround, Change, Command, CompetitorId, Drafting, Event, Order, PublishedPairs, Refusal,
    RevokeGround, Role, Seq, TableResult, Unfinished,
};

const BECAUSE: Option<&str> = Some("the slip was misread");

fn because(desk: &Desk, command: Command) -> Order {
    desk.order(Role::Arbiter, BECAUSE, command)
}

fn correction(round_number: u32, published: PublishedPairs) -> Command {
    Command::CorrectResult { result: result(round_number, 1, PlayedResult::SecondWins), published }
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
    let command = Command::CorrectSides { round: round(1), table: table(1), published };
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
    assert_eq!(desk.ask(revoke(RevokeGround::NotPlayed)), Err(Refusal::ReasonMissing));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Unlawful)), Err(Refusal::GroundUntrue));
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Correction)),
        Err(Refusal::NoCorrection)
    );
    desk.give(Role::Arbiter, BECAUSE, correction(1, PublishedPairs::Keep)).unwrap();
    desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::Correction)).unwrap();
    assert_eq!(desk.state().rounds().len(), 1);
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::NotPlayed)),
        Err(Refusal::RoundHasResults(round(1)))
    );
    let mut fresh = Desk::with_players(System::Fide1992, 5, 4);
    assert_eq!(
        fresh.give(Role::Arbiter, BECAUSE, revoke(RevokeGround::NotPlayed)),
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
    assert!(!desk.state().entrants().contains_key(&CompetitorId(5)));
    assert_eq!(desk.ask(Command::Undo(step)), Err(Refusal::AlreadyUndone(step)));
    desk.must(Command::Redo(step));
    assert!(desk.state().entrants().contains_key(&CompetitorId(5)));
    assert_eq!(desk.ask(Command::Redo(step)), Err(Refusal::NotUndone(step)));
    assert_eq!(desk.ask(Command::Undo(Seq(1))), Err(Refusal::CannotUndoCreation));
    assert_eq!(desk.ask(Command::Undo(Seq(999))), Err(Refusal::UnknownStep(Seq(999))));
}

#[test]
fn undo_is_refused_while_a_later_step_depends_on_it() {
    let mut desk = Desk::with_players(System::RoundRobin, 3, 4);
    let entered = Seq(5); // Number 4 entered with event 5.
    desk.draft();
    let drafted = desk.latest_step();
    let numbers = Seq(6);
    assert_eq!(desk.ask(Command::Undo(entered)), Err(Refusal::LaterStepDepends(numbers)));
    desk.must(Command::Publish);
    let published = desk.latest_step();
    assert_eq!(desk.ask(Command::Undo(published)), Err(Refusal::CannotUndoPublication));
    assert_eq!(desk.ask(Command::Undo(drafted)), Err(Refusal::LaterStepDepends(published)));
    desk.must(Command::ReportResult(first_wins(1, 1)));
    let reported = desk.latest_step();
    desk.give(Role::Arbiter, BECAUSE, correction(1, PublishedPairs::Keep)).unwrap();
    let corrected = desk.latest_step();
    assert_eq!(desk.ask(Command::Undo(reported)), Err(Refusal::LaterStepDepends(corrected)));
    desk.must(Command::Undo(corrected));
    desk.must(Command::Undo(reported));
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
    let damaged = kolo_tournament::Ledger::replay(records).unwrap_err();
    assert_eq!(damaged.code, "numbers.assigned");
    let unfinished = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Adjourn };
    assert!(desk.ask(unfinished).is_err());
    let unknown = Event::read("result.invented", 1, "{}").unwrap_err();
    assert!(unknown.to_string().contains("newer version"));
    let field = Event::read("competitor.withdrawn", 1, r#"{"id":1,"after":0,"extra":true}"#).unwrap_err();
    assert!(field.to_string().contains("damaged"));
}
