//! D-C.04.2-4.3: until when a mistake counts in the Dutch system, and what becomes of it after that.

use crate::desk::{Desk, entry, first_wins, id, name, result, round, sheet, table};
use kolo_messages::Lang;
use kolo_model::{Clause, HalfPoints, Idle, Outcome, PlayedResult, System};
use kolo_tournament::{
    AmendGround, Change, Command, Event, ForRating, OwnRules, ProtestId, ProtestRuling, PublishedPairs,
    Refusal, RefusedChange, Remedy, RevokeGround, Role, Step, TableResult, UndoRefusal,
};

const BECAUSE: Option<&str> = Some("the slip was misread");

/// The first table of a round was won by the other one.
fn correction(of_round: u32, published: PublishedPairs, own_rules: OwnRules) -> Command {
    Command::CorrectResult { result: result(of_round, 1, PlayedResult::SecondWins), published, own_rules }
}

fn plain(of_round: u32) -> Command {
    correction(of_round, PublishedPairs::Keep, OwnRules::Silent)
}

fn note(of_round: u32, should: ForRating) -> Command {
    Command::NoteForRating { round: round(of_round), table: table(1), should }
}

fn second_won() -> ForRating {
    ForRating::Result(Outcome::played(PlayedResult::SecondWins))
}

/// Round 1 is played, round 2 published.
fn in_round_two(system: System) -> Desk {
    let mut desk = Desk::with_players(system, 3, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(1, 4), (2, 3)], &[]);
    desk
}

/// Round 2 has ended.
fn after_round_two(system: System) -> Desk {
    let mut desk = in_round_two(system);
    desk.play_latest();
    desk
}

#[test]
fn a_mistake_counts_until_the_next_round_has_ended() {
    let too_late = Refusal::TooLateToCount { round: round(1) };
    // (a) Before the next round is paired.
    let mut desk = Desk::with_players(System::Dutch, 3, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    desk.give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
    // (b) While the next round is played: the published pairs stay.
    let mut desk = in_round_two(System::Dutch);
    desk.must(Command::ReportResult(first_wins(2, 1)));
    let preview = desk.ledger.preview(&desk.order(Role::Arbiter, BECAUSE, plain(1))).unwrap();
    assert!(preview.changes.contains(&Change::RoundKept(round(2))), "{:?}", preview.changes);
    desk.give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
    // (c) With the last result of the next round it is too late; for that round itself it is not.
    let mut desk = in_round_two(System::Dutch);
    desk.must(Command::ReportResult(first_wins(2, 1)));
    desk.must(Command::ReportResult(first_wins(2, 2)));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, plain(1)), Err(too_late.clone()));
    desk.give(Role::Arbiter, BECAUSE, plain(2)).unwrap();
    assert_eq!(too_late.clause(), Clause::new("D-C.04.2-4.3"));
    for lang in Lang::ALL {
        assert!(!too_late.message().text(lang).contains(['{', '}']));
    }
    // The rules of 1992 know no such deadline.
    after_round_two(System::Fide1992).give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
}

#[test]
fn an_adjourned_game_has_its_result_when_it_is_over() {
    let mut desk = Desk::with_players(System::Dutch, 3, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.must(Command::ReportResult(TableResult { outcome: Outcome::Adjourned, ..first_wins(1, 1) }));
    desk.must(Command::ReportResult(first_wins(1, 2)));
    desk.publish_by_hand(&[(1, 4), (2, 3)], &[]);
    desk.play_latest();
    desk.give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
    // Typed wrongly it is undone and typed again; a correction of it comes too late.
    let typed = desk.latest_step();
    desk.undo(typed).unwrap();
    desk.give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
    let draw = Command::CorrectResult {
        result: result(1, 1, PlayedResult::Draw),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, draw), Err(Refusal::TooLateToCount { round: round(1) }));
}

#[test]
fn who_joins_a_round_that_has_ended_opens_no_deadline() {
    let mut desk = Desk::with_players(System::Dutch, 3, 5);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[5]);
    desk.play_latest();
    desk.publish_by_hand(&[(1, 4), (2, 5)], &[3]);
    desk.play_latest();
    desk.must(Command::Enter(entry("Pozdní", 1000)));
    let sheet = sheet(&[(1, 4), (2, 5), (3, 6)], &[]);
    desk.must_because("he has come", Command::AmendPublished { sheet, ground: AmendGround::LateEntry });
    assert_eq!(desk.state().rounds()[1].tables[2].outcome, Outcome::Pending);
    let refused = desk.give(Role::Arbiter, BECAUSE, plain(1));
    assert_eq!(refused, Err(Refusal::TooLateToCount { round: round(1) }));
}

#[test]
fn sides_and_absences_have_the_same_deadline() {
    let (published, own_rules) = (PublishedPairs::Keep, OwnRules::Silent);
    let sides = Command::CorrectSides { round: round(1), table: table(1), published, own_rules };
    in_round_two(System::Dutch).must_because("wrong colours", sides.clone());
    let refused = after_round_two(System::Dutch).give(Role::Arbiter, BECAUSE, sides);
    assert_eq!(refused, Err(Refusal::TooLateToCount { round: round(1) }));

    let mut desk = Desk::with_players(System::Dutch, 3, 3);
    desk.absent(3, 1);
    desk.publish_by_hand(&[(1, 2)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(3, 1)], &[2]);
    let idle = Idle::HalfPointBye;
    let absence =
        |own_rules| Command::CorrectAbsence { id: id(3), round: round(1), idle, published, own_rules };
    desk.play_latest();
    let refused = desk.give(Role::Arbiter, BECAUSE, absence(OwnRules::Silent));
    assert_eq!(refused, Err(Refusal::TooLateToCount { round: round(1) }));
    desk.must_because("article 7 of our rules", absence(OwnRules::Provide));
}

#[test]
fn the_rules_of_the_competition_may_count_late_corrections() {
    let mut desk = after_round_two(System::Dutch);
    let command = correction(1, PublishedPairs::Keep, OwnRules::Provide);
    assert_eq!(desk.ask(command.clone()), Err(Refusal::ReasonMissing));
    let decision = desk.must_because("article 7 of our rules", command);
    let codes: Vec<&str> = decision.events.iter().map(Event::code).collect();
    assert_eq!(codes, ["late-correction.allowed", "result.corrected"]);
    assert_eq!(
        desk.state().table(round(1), table(1)).unwrap().outcome,
        Outcome::played(PlayedResult::SecondWins)
    );
    // What was done by leave of these rules is undone like any other step.
    desk.undo(desk.latest_step()).unwrap();
    assert_eq!(
        desk.state().table(round(1), table(1)).unwrap().outcome,
        Outcome::played(PlayedResult::FirstWins)
    );
    // In time there is nothing to allow.
    let mut desk = in_round_two(System::Dutch);
    let decision = desk.must_because("x", correction(1, PublishedPairs::Keep, OwnRules::Provide));
    assert_eq!(decision.events.len(), 1);
}

#[test]
fn what_is_reported_too_late_is_noted_for_the_rating_report_and_changes_nothing() {
    let mut desk = in_round_two(System::Dutch);
    let refused = desk.give(Role::Arbiter, BECAUSE, note(1, second_won()));
    assert_eq!(refused, Err(Refusal::StillCounts { round: round(1) }));
    desk.play_latest();
    desk.draft_by_hand(&[(1, 2), (3, 4)], &[]);
    let (facts, draft) = (desk.state().facts().unwrap(), desk.state().draft().cloned());
    assert_eq!(desk.ask(note(1, second_won())), Err(Refusal::ReasonMissing));
    let preview = desk.ledger.preview(&desk.order(Role::Arbiter, BECAUSE, note(1, second_won()))).unwrap();
    assert_eq!(preview.changes, [Change::ForRating { round: round(1), table: table(1) }]);
    desk.give(Role::Arbiter, BECAUSE, note(1, second_won())).unwrap();
    let noted = desk.latest_step();
    assert_eq!((desk.state().facts().unwrap(), desk.state().draft().cloned()), (facts, draft));
    let kept = desk.state().for_rating().to_vec();
    assert_eq!((kept.len(), kept[0].was), (1, Outcome::played(PlayedResult::FirstWins)));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, note(1, second_won())), Err(Refusal::NothingChanges));
    // Another result takes its place; colours stand beside it.
    desk.must_because("a draw", note(1, ForRating::Result(Outcome::played(PlayedResult::Draw))));
    desk.must_because("colours", note(1, ForRating::SidesExchanged));
    assert_eq!(desk.state().for_rating().len(), 2);
    let same = note(1, ForRating::Result(Outcome::played(PlayedResult::FirstWins)));
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, same), Err(Refusal::NothingChanges));
    desk.undo(desk.latest_step()).unwrap();
    let replaced = UndoRefusal::NothingChanges { step: noted, by: Some(Step(noted.0 + 1)) };
    assert_eq!(desk.undo(noted), Err(Refusal::Undo(replaced)));
    assert_eq!(desk.state().for_rating().len(), 1);
    // Once a late correction counts, there is nothing to report besides.
    desk.must_because("article 7", correction(1, PublishedPairs::Keep, OwnRules::Provide));
    assert!(desk.state().for_rating().is_empty());
    let elsewhere = after_round_two(System::Fide1992).give(Role::Arbiter, BECAUSE, note(1, second_won()));
    assert_eq!(elsewhere, Err(Refusal::NotForRatingHere));
}

#[test]
fn after_the_end_every_round_can_be_noted() {
    let mut desk = after_round_two(System::Dutch);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.play_latest();
    let refused = desk.give(Role::Arbiter, BECAUSE, note(3, second_won()));
    assert_eq!(refused, Err(Refusal::StillCounts { round: round(3) }));
    desk.must(Command::Finish);
    desk.give(Role::Arbiter, BECAUSE, note(3, second_won())).unwrap();
    let noted = desk.latest_step();
    desk.undo(noted).unwrap();
    desk.must_because("it was right", Command::Redo(noted));
    assert_eq!(desk.state().for_rating().len(), 1);
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, plain(1)), Err(Refusal::Finished));
    desk.must_because("the prizes wait", Command::Reopen);
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, plain(1)), Err(Refusal::TooLateToCount { round: round(1) }));
    desk.give(Role::Arbiter, BECAUSE, plain(3)).unwrap();
}

#[test]
fn a_protest_was_reported_when_it_was_lodged() {
    let mut desk = Desk::with_players(System::Dutch, 3, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    let lodged = Command::LodgeProtest { round: round(1), table: table(1), by: id(3) };
    desk.must_because("I won", lodged);
    desk.must_because("we play on", Command::PassOverProtest(ProtestId(1)));
    desk.publish_by_hand(&[(1, 4), (2, 3)], &[]);
    desk.play_latest();
    let outcome = Outcome::played(PlayedResult::SecondWins);
    let ruling = ProtestRuling::Upheld(Remedy::Correction(outcome.into()));
    let published = PublishedPairs::Keep;
    desk.must_because("the sheets say so", Command::DecideProtest { id: ProtestId(1), ruling, published });
    assert_eq!(desk.state().table(round(1), table(1)).unwrap().outcome, outcome);
    desk.undo(desk.latest_step()).unwrap();
}

#[test]
fn an_undo_is_no_way_round_the_deadline() {
    let mut desk = in_round_two(System::Dutch);
    desk.give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
    let corrected = desk.latest_step();
    desk.play_latest();
    assert_eq!(desk.undo(corrected), Err(Refusal::TooLateToCount { round: round(1) }));
    let mut desk = in_round_two(System::Dutch);
    desk.give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
    let corrected = desk.latest_step();
    desk.undo(corrected).unwrap();
    desk.play_latest();
    let redone = desk.give(Role::Arbiter, BECAUSE, Command::Redo(corrected));
    assert_eq!(redone, Err(Refusal::TooLateToCount { round: round(1) }));
    // Nor is that of a result of the round that has just ended: it would open the one before it.
    let reported = desk.latest_step();
    assert_eq!(desk.undo(reported), Err(Refusal::WouldOpenAgain { round: round(2) }));
}

#[test]
fn a_correction_takes_a_published_round_back_only_by_the_rules_of_the_competition() {
    let stays = Refusal::PublishedStays(RefusedChange::OnlyByOwnRules(round(2)));
    assert_eq!(stays.clause(), Clause::new("D-C.04.2-4.4"));
    let mut desk = in_round_two(System::Dutch);
    let refused = desk.give(Role::Arbiter, BECAUSE, correction(1, PublishedPairs::Revoke, OwnRules::Silent));
    assert_eq!(refused, Err(stays.clone()));
    desk.give(Role::Arbiter, BECAUSE, plain(1)).unwrap();
    for ground in [RevokeGround::Correction, RevokeGround::Mistake] {
        assert_eq!(desk.give(Role::Arbiter, BECAUSE, Command::RevokeRound(ground)), Err(stays.clone()));
    }
    let unlawful = desk.give(Role::Arbiter, BECAUSE, Command::RevokeRound(RevokeGround::Unlawful));
    assert_eq!(unlawful, Err(Refusal::PublishedStays(RefusedChange::NoRematch)));
    assert_eq!(desk.state().round_to_take_back(), Some((round(2), RevokeGround::CompetitionRules)));
    desk.must_because("article 8 of our rules", Command::RevokeRound(RevokeGround::CompetitionRules));
    assert_eq!(desk.state().rounds().len(), 1);

    let mut desk = in_round_two(System::Dutch);
    let both = correction(1, PublishedPairs::Revoke, OwnRules::Provide);
    desk.must_because("article 8 of our rules", both);
    assert_eq!(desk.state().rounds().len(), 1);
    let points = desk.state().facts().unwrap().crosstable().rows()[2].clone();
    let scoring = desk.state().facts().unwrap().scoring();
    assert_eq!(points.points(&scoring, kolo_model::Adjourned::NotYet), HalfPoints::ONE, "{}", name("P3"));

    let elsewhere = in_round_two(System::Fide1992).give(
        Role::Arbiter,
        BECAUSE,
        Command::RevokeRound(RevokeGround::CompetitionRules),
    );
    assert_eq!(elsewhere, Err(Refusal::GroundOfOtherRules(System::Fide1992)));
}
