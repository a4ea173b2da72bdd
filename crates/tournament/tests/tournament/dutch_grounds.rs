//! D-C.04.2-4.4: the reasons for which published pairs of the Dutch system change.

use crate::desk::{Desk, entry, first_wins, id, name, pair, result, round, sheet, table};
use kolo_messages::Lang;
use kolo_model::{Clause, ForfeitResult, Idle, Outcome, PlayedResult, System};
use kolo_tournament::{
    AfterNoShow, AmendGround, BookRefusal, Change, Command, Decision, Missing, PairingSheet, ProtestId,
    Refusal, RefusedChange, RevokeGround, Role, TableResult, UndoRefusal,
};

const BECAUSE: Option<&str> = Some("both agree");

fn amend(desk: &mut Desk, ground: AmendGround, sheet: PairingSheet) -> Result<Decision, Refusal> {
    desk.give(Role::Arbiter, BECAUSE, Command::AmendPublished { sheet, ground })
}

fn stays(why: RefusedChange) -> Result<Decision, Refusal> {
    Err(Refusal::PublishedStays(why))
}

/// A player who did not come loses by forfeit.
fn missing(desk: &mut Desk, of_round: u32, at_table: u32, who: u32) {
    let (round, table, missing) = (round(of_round), table(at_table), Missing::One(id(who)));
    desk.must(Command::ReportNoShow { round, table, missing, then: AfterNoShow::ByRule });
}

/// Eight players; in round 2 the first table is a rematch.
fn with_rematch() -> Desk {
    let mut desk = Desk::with_players(System::Dutch, 5, 8);
    desk.publish_by_hand(&[(1, 5), (6, 2), (3, 7), (8, 4)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(5, 1), (2, 8), (4, 3), (7, 6)], &[]);
    desk
}

#[test]
fn a_rematch_is_corrected_with_those_who_are_needed_for_it() {
    let ground = AmendGround::Rematch;
    let mut desk = with_rematch();
    let fixed = sheet(&[(5, 8), (2, 1), (4, 3), (7, 6)], &[]);
    let no_reason = desk.ask(Command::AmendPublished { sheet: fixed.clone(), ground });
    assert_eq!(no_reason, Err(Refusal::ReasonMissing));
    // Two tables besides are turned round.
    let more = sheet(&[(5, 8), (2, 1), (3, 4), (7, 6)], &[]);
    assert_eq!(amend(&mut desk, ground, more), stays(RefusedChange::BeyondRematch));
    let turned = sheet(&[(1, 5), (2, 8), (4, 3), (7, 6)], &[]);
    let again = amend(&mut desk, ground, turned);
    assert!(matches!(again, Err(Refusal::PublishedStays(RefusedChange::MeetAgain(_)))), "{again:?}");
    let forgotten = sheet(&[(5, 8), (2, 1), (4, 3)], &[7]);
    assert!(matches!(amend(&mut desk, ground, forgotten), Err(Refusal::SheetWrong(_))));
    let order = desk.order(Role::Arbiter, BECAUSE, Command::AmendPublished { sheet: fixed.clone(), ground });
    let preview = desk.ledger.preview(&order).unwrap();
    assert!(preview.changes.contains(&Change::RoundAmended { round: round(2), tables: 2 }));
    amend(&mut desk, ground, fixed.clone()).unwrap();
    assert_eq!(desk.state().rounds()[1].sheet(), fixed);
    // There is none any more.
    let other = sheet(&[(5, 2), (8, 1), (4, 3), (7, 6)], &[]);
    assert_eq!(amend(&mut desk, ground, other), stays(RefusedChange::NoRematch));
    assert_eq!(Refusal::PublishedStays(RefusedChange::NoRematch).clause(), Clause::new("D-C.04.2-4.4"));
}

#[test]
fn a_rematch_lets_the_round_be_taken_back_and_a_played_game_stays() {
    let mut desk = with_rematch();
    desk.must(Command::ReportResult(first_wins(2, 2)));
    let fixed = sheet(&[(5, 8), (2, 1), (4, 3), (7, 6)], &[]);
    assert_eq!(amend(&mut desk, AmendGround::Rematch, fixed), stays(RefusedChange::Played(round(2))));
    let by_others = sheet(&[(5, 3), (2, 8), (4, 1), (7, 6)], &[]);
    amend(&mut desk, AmendGround::Rematch, by_others).unwrap();
    assert_ne!(desk.state().table(round(2), table(2)).unwrap().outcome, Outcome::Pending);
    let mut desk = with_rematch();
    desk.must_because("5 and 1 have met", Command::RevokeRound(RevokeGround::Unlawful));
    assert_eq!(desk.state().rounds().len(), 1);
}

#[test]
fn the_rules_of_the_competition_change_anything_that_was_not_played() {
    let mut desk = with_rematch();
    let ground = AmendGround::CompetitionRules;
    desk.must(Command::ReportResult(first_wins(2, 2)));
    let played = sheet(&[(5, 1), (8, 2), (4, 3), (7, 6)], &[]);
    assert_eq!(amend(&mut desk, ground, played), stays(RefusedChange::Played(round(2))));
    // What it breaks is shown, and the reason justifies it.
    let decision = amend(&mut desk, ground, sheet(&[(1, 5), (2, 8), (4, 3), (6, 7)], &[])).unwrap();
    assert!(decision.breaks.iter().any(|broken| broken.clause == Clause::new("D-2.1.1")), "{decision:?}");
}

#[test]
fn pairs_that_only_go_to_other_tables_are_reported() {
    let desk = with_rematch();
    let changes = |sheet: PairingSheet| {
        let command = Command::AmendPublished { sheet, ground: AmendGround::CompetitionRules };
        let preview = desk.ledger.preview(&desk.order(Role::Arbiter, BECAUSE, command)).unwrap();
        preview.changes.into_iter().filter(|change| {
            matches!(
                change,
                Change::OtherTables { .. } | Change::RoundAmended { .. } | Change::SidesExchanged { .. }
            )
        })
    };
    let (round, pairs) = (round(2), 2);
    let elsewhere = changes(sheet(&[(5, 1), (7, 6), (4, 3), (2, 8)], &[]));
    assert_eq!(elsewhere.collect::<Vec<_>>(), [Change::OtherTables { round, pairs }]);
    let turned_too = changes(sheet(&[(5, 1), (7, 6), (4, 3), (8, 2)], &[]));
    let sides = Change::SidesExchanged { round, tables: 1 };
    assert_eq!(turned_too.collect::<Vec<_>>(), [sides, Change::OtherTables { round, pairs }]);
    let others = changes(sheet(&[(5, 8), (2, 1), (4, 3), (7, 6)], &[]));
    assert_eq!(others.collect::<Vec<_>>(), [Change::RoundAmended { round, tables: 2 }]);
}

/// Five players: in round 1 the fifth has the bye.
fn with_bye() -> Desk {
    let mut desk = Desk::with_players(System::Dutch, 5, 5);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[5]);
    desk
}

#[test]
fn two_without_an_opponent_may_play_each_other() {
    let ground = AmendGround::WithoutOpponent;
    let mut desk = with_bye();
    let together =
        |desk: &Desk, first, second| desk.state().rounds()[0].sheet().with_pair(pair(first, second));
    // The opponent of 1 has not been reported missing yet.
    let early = together(&desk, 1, 5);
    assert_eq!(amend(&mut desk, ground, early.clone()), stays(RefusedChange::HasOpponent(name("P1"))));
    missing(&mut desk, 1, 1, 3);
    let lost = desk.latest_step();
    let more = sheet(&[(1, 5), (2, 4)], &[]);
    assert_eq!(amend(&mut desk, ground, more), stays(RefusedChange::BeyondPair));
    let absentee = together(&desk, 3, 5);
    assert_eq!(amend(&mut desk, ground, absentee), stays(RefusedChange::HasOpponent(name("P3"))));
    amend(&mut desk, ground, early).unwrap();
    let played = &desk.state().rounds()[0];
    assert_eq!(played.sheet(), sheet(&[(1, 5), (4, 2)], &[]));
    assert_eq!(played.idle, [(id(3), Idle::Absent)]);
    assert_eq!(played.tables[0].outcome, Outcome::Pending, "they have yet to play");
    // That 3 did not come is what the new pair stands on.
    assert!(matches!(desk.undo(lost), Err(Refusal::Undo(UndoRefusal::StandsIn { .. }))));
    let revoke = Command::RevokeRound(RevokeGround::CompetitionRules);
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, revoke), Err(Refusal::RoundHasResults(round(1))));
    desk.play_latest();
    desk.state().facts().expect("the tournament is sound");
}

#[test]
fn two_whose_opponents_did_not_come_may_play_each_other_unless_they_have_met() {
    let ground = AmendGround::WithoutOpponent;
    let mut desk = Desk::with_players(System::Dutch, 5, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    let lost = |at, outcome| TableResult { outcome: Outcome::Forfeit(outcome), ..first_wins(2, at) };
    desk.must(Command::ReportResult(lost(1, ForfeitResult::FirstWins)));
    desk.must(Command::ReportResult(lost(2, ForfeitResult::SecondWins)));
    let again = sheet(&[(1, 2)], &[]);
    let refused = amend(&mut desk, ground, again);
    assert!(matches!(refused, Err(Refusal::PublishedStays(RefusedChange::MeetAgain(_)))), "{refused:?}");

    let mut desk = Desk::with_players(System::Dutch, 5, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    let lost = |at| TableResult { outcome: Outcome::Forfeit(ForfeitResult::FirstWins), ..first_wins(1, at) };
    desk.must(Command::ReportResult(lost(1)));
    desk.must(Command::ReportResult(lost(2)));
    // A protest against such a result is decided first.
    desk.must_because("I was there", Command::LodgeProtest { round: round(1), table: table(2), by: id(4) });
    let new = sheet(&[(3, 1)], &[]);
    assert_eq!(
        amend(&mut desk, ground, new.clone()),
        Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)])))
    );
    let ruling = kolo_tournament::ProtestRuling::Rejected;
    let published = kolo_tournament::PublishedPairs::Keep;
    desk.must_because("he was not", Command::DecideProtest { id: ProtestId(1), ruling, published });
    amend(&mut desk, ground, new).unwrap();
    assert_eq!(desk.state().rounds()[0].idle, [(id(2), Idle::Absent), (id(4), Idle::Absent)]);
    // They were in the pairing all the same: they are no late entries, and the round does not forget that they did not come.
    assert_eq!(desk.state().late_entries(), []);
    let back = sheet(&[(3, 1), (2, 4)], &[]);
    assert!(amend(&mut desk, AmendGround::LateEntry, back).is_err());
    assert_eq!(desk.state().round_to_take_back(), None);
    let revoked = Command::RevokeRound(RevokeGround::CompetitionRules);
    let refused = desk.give(Role::Arbiter, Some("article 8"), revoked);
    assert_eq!(refused, Err(Refusal::RoundHasResults(round(1))));
}

#[test]
fn two_who_meet_again_are_the_ground_to_take_a_round_back() {
    let mut desk = Desk::with_players(System::Dutch, 5, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(2, 1), (4, 3)], &[]);
    assert_eq!(desk.state().round_to_take_back(), Some((round(2), RevokeGround::Unlawful)));
    desk.must_because("they have met", Command::RevokeRound(RevokeGround::Unlawful));
    assert_eq!(desk.state().rounds().len(), 1);
}

#[test]
fn a_late_entry_meets_a_player_who_has_no_opponent() {
    let ground = AmendGround::LateEntry;
    let mut desk = with_bye();
    let nobody = sheet(&[(1, 3), (4, 2)], &[]);
    assert!(amend(&mut desk, ground, nobody).is_err());
    desk.must(Command::Enter(entry("Pozdní", 1000)));
    assert_eq!(desk.state().late_entries(), [id(6)]);
    let busy = sheet(&[(1, 6), (4, 2)], &[5]);
    assert_eq!(amend(&mut desk, ground, busy), stays(RefusedChange::HasOpponent(name("P1"))));
    let more = sheet(&[(3, 1), (4, 2), (5, 6)], &[]);
    assert_eq!(amend(&mut desk, ground, more), stays(RefusedChange::BeyondPair));
    let other_ground = sheet(&[(1, 3), (4, 2), (6, 5)], &[]);
    assert_eq!(
        amend(&mut desk, AmendGround::WithoutOpponent, other_ground.clone()),
        stays(RefusedChange::BeyondPair)
    );
    assert_eq!(
        amend(&mut desk, AmendGround::CompetitionRules, other_ground.clone()),
        Err(Refusal::SheetUnknown)
    );
    amend(&mut desk, ground, other_ground).unwrap();
    assert_eq!((desk.state().rounds()[0].tables.len(), desk.state().rounds()[0].byes.len()), (3, 0));
    assert_eq!(desk.state().late_entries(), []);
    desk.play_latest();
    desk.draft();
    desk.must(Command::Publish);
    // A player who left the round and comes back was in a pairing before.
    let mut desk = with_bye();
    desk.play_latest();
    desk.absent(3, 2);
    desk.publish_by_hand(&[(1, 4), (2, 5)], &[]);
    let late = sheet(&[(1, 4), (2, 5)], &[]).with_pair(pair(3, 5));
    assert_eq!(amend(&mut desk, ground, late), stays(RefusedChange::NotLate(name("P3"))));
}

#[test]
fn a_late_entry_changes_nothing_about_points_on_loan() {
    let mut desk = Desk::with_players(System::Dutch, 5, 7);
    let settings = desk.state().settings().clone();
    let acceleration = kolo_tournament::Acceleration::Baku;
    desk.must(Command::Configure(kolo_tournament::Settings { acceleration, ..settings }));
    desk.publish_by_hand(&[(1, 3), (4, 2), (5, 6)], &[7]);
    let lent = |desk: &Desk| desk.state().facts().expect("sound").accelerations().len();
    let before = lent(&desk);
    desk.must(Command::Enter(entry("Pozdní", 1000)));
    amend(&mut desk, AmendGround::LateEntry, sheet(&[(1, 3), (4, 2), (5, 6), (7, 8)], &[])).unwrap();
    desk.must(Command::Enter(entry("Ještě později", 1000)));
    assert_eq!(lent(&desk), before);
}

#[test]
fn only_tables_of_topscorers_change_at_the_top_of_the_last_round() {
    let ground = AmendGround::TopOfLastRound;
    let mut desk = Desk::with_players(System::Dutch, 2, 8);
    desk.publish_by_hand(&[(1, 5), (6, 2), (3, 7), (8, 4)], &[]);
    let early = sheet(&[(1, 2), (6, 5), (3, 7), (8, 4)], &[]);
    let not_last = RefusedChange::NotLast { round: round(1), rounds: 2 };
    assert_eq!(amend(&mut desk, ground, early), stays(not_last));
    for (at, outcome) in [(1, PlayedResult::FirstWins), (2, PlayedResult::SecondWins)] {
        desk.must(Command::ReportResult(result(1, at, outcome)));
    }
    for at in [3, 4] {
        desk.must(Command::ReportResult(result(1, at, PlayedResult::Draw)));
    }
    // 1 and 2 have more than half of the points, no other player has.
    desk.publish_by_hand(&[(1, 3), (4, 2), (7, 8), (5, 6)], &[]);
    let low = sheet(&[(1, 3), (4, 2), (7, 6), (5, 8)], &[]);
    assert_eq!(amend(&mut desk, ground, low), stays(RefusedChange::NoTopscorer(name("P7"))));
    amend(&mut desk, ground, sheet(&[(1, 2), (4, 3), (7, 8), (5, 6)], &[])).unwrap();
}

#[test]
fn every_system_has_its_own_grounds() {
    let mut desk = with_rematch();
    let fixed = sheet(&[(5, 8), (2, 1), (4, 3), (7, 6)], &[]);
    for ground in [AmendGround::BreaksB1, AmendGround::BreaksB2] {
        let refused = amend(&mut desk, ground, fixed.clone());
        assert_eq!(refused, Err(Refusal::GroundOfOtherRules(System::Dutch)));
    }
    for system in [System::Fide1992, System::Swiss] {
        let mut desk = Desk::with_players(system, 5, 4);
        desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
        for &ground in AmendGround::of(System::Dutch) {
            let refused = amend(&mut desk, ground, sheet(&[(1, 2), (4, 3)], &[]));
            assert_eq!(refused, Err(Refusal::GroundOfOtherRules(system)));
        }
        for lang in Lang::ALL {
            let text = Refusal::GroundOfOtherRules(system).message().text(lang);
            assert!(!text.contains(['{', '}']), "{text}");
        }
    }
}
