//! Protests through everything that can happen to a round, and what a finished tournament can still decide.

use kolo_model::{Outcome, PlayedResult, System};
use kolo_rulings::Situation;
use kolo_rulings::{Assessment, Verdict};
use kolo_tournament::{
    AmendGround, BookRefusal, Command, Drafting, IncidentId, OwnRules, Phase, ProtestId, ProtestRuling,
    PublishedPairs, Refusal, Remedy, Repeat, RevokeGround, Role, Scene, Unfinished,
};

use crate::desk::{Desk, first_wins, pair, result, round, sheet, table};
use crate::rulings::{
    after_round_one, decide, drafting, illegal_move, incident, protest, round_one_of, second_wins,
};

const BECAUSE: Option<&str> = Some("because");

fn by_hand(pairs: &[(u32, u32)]) -> Command {
    Command::DraftRound { by: Drafting::ByHand(sheet(pairs, &[])), unfinished: Unfinished::Adjourn }
}

#[test]
fn a_protest_stays_with_its_game_when_tables_change() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 6);
    desk.publish_by_hand(&[(1, 3), (4, 2), (5, 6)], &[]);
    desk.play_latest();
    // Table 1 is a rematch; the game at table 2 is played and protested against.
    desk.publish_by_hand(&[(3, 1), (2, 5), (6, 4)], &[]);
    desk.must(Command::ReportResult(first_wins(2, 2)));
    desk.must_because("the slip was misread", protest(5, 2, 2));
    let amended = sheet(&[(2, 5), (3, 4), (6, 1)], &[]);
    let ground = AmendGround::BreaksB1;
    desk.must_because("a rematch", Command::AmendPublished { sheet: amended, ground });
    let kept = &desk.state().protests()[&ProtestId(1)];
    assert_eq!(kept.pairing.to_string(), "main/r2/2-5");
    assert_eq!(desk.state().find(&kept.pairing).map(|(_, number, _)| number), Some(table(1)));
    // The same protest once more is found to be the same at its new table.
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, protest(5, 2, 1)), Err(Refusal::NothingChanges));
    desk.must(Command::ReportResult(first_wins(2, 2)));
    desk.must_because("the sheets say so", decide(second_wins()));
    let outcome = |n| desk.state().table(round(2), table(n)).expect("it is there").outcome;
    assert_eq!(outcome(1), Outcome::played(PlayedResult::SecondWins));
    assert_eq!(outcome(2), Outcome::played(PlayedResult::FirstWins));
}

#[test]
fn a_round_that_is_revoked_brings_no_time_for_protests_back() {
    let mut desk = Desk::with_players(System::Swiss, 3, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.must(Command::ReportResult(first_wins(1, 1)));
    desk.must_because("table 2 plays on tonight", by_hand(&[(1, 3), (4, 2)]));
    desk.must(Command::Publish);
    // The adjourned game ends while round 2 is published: its result has until round 3.
    desk.must(Command::ReportResult(first_wins(1, 2)));
    let corrected = Command::CorrectResult {
        result: result(1, 2, PlayedResult::SecondWins),
        published: PublishedPairs::Revoke,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("slip misread", corrected);
    assert_eq!(desk.state().rounds().len(), 1);
    // Round 2 was paired after the result at table 1: unpublishing it does not make a protest early again.
    let late = desk.give(Role::Arbiter, BECAUSE, protest(2, 1, 1)).unwrap_err();
    assert_eq!(late.clause().id(), "G-4.4.8");
    // The corrected result is new.
    assert!(desk.ledger.preview(&desk.order(Role::Arbiter, BECAUSE, protest(3, 1, 2))).is_ok());
    desk.must_because("drawn again", by_hand(&[(1, 4), (2, 3)]));
    desk.must(Command::Publish);
    for (by, at) in [(2, 1), (3, 2)] {
        let late = desk.give(Role::Arbiter, BECAUSE, protest(by, 1, at)).unwrap_err();
        assert_eq!(late.clause().id(), "G-4.4.8");
    }
}

#[test]
fn a_round_with_a_protest_is_not_revoked() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    desk.play_latest();
    desk.publish_by_hand(&[(3, 1), (2, 4)], &[]);
    desk.must(Command::ReportResult(first_wins(2, 2)));
    desk.must_because("why", protest(4, 2, 2));
    let revoke = Command::RevokeRound(RevokeGround::Unlawful);
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, revoke), Err(Refusal::RoundHasResults(round(2))));
}

/// The last round is played, and the results are announced.
fn finished(over_a_protest: bool) -> Desk {
    let mut desk = after_round_one();
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    if over_a_protest {
        let by = desk.state().table(round(2), table(1)).expect("it is there").sides.second.0;
        desk.must_because("in time", protest(by, 2, 1));
        desk.must_because("the hall closes", Command::PassOverProtest(ProtestId(1)));
    }
    desk.must(Command::Finish);
    desk
}

#[test]
fn a_tournament_that_is_opened_again_brings_no_time_for_protests_back() {
    type Open = fn(&mut Desk) -> Result<(), Refusal>;
    let undone: Open = |desk| {
        let finish = desk.latest_step();
        desk.undo(finish).map(|_| ())
    };
    let reopened: Open = |desk| desk.give(Role::Arbiter, BECAUSE, Command::Reopen).map(|_| ());
    for open in [undone, reopened] {
        let mut desk = finished(false);
        open(&mut desk).expect("it can be opened again");
        assert_eq!(desk.state().phase(), Phase::Open);
        let by = desk.state().table(round(2), table(1)).expect("it is there").sides.first.0;
        let late = desk.give(Role::Arbiter, BECAUSE, protest(by, 2, 1)).unwrap_err();
        assert!(matches!(late, Refusal::ProtestAfterAnnouncement { .. } | Refusal::ProtestAfterDraw { .. }));
        assert_eq!(late.clause().id(), "G-4.4.8");
        // A correction is a new result.
        let second = result(2, 1, PlayedResult::SecondWins);
        let corrected = Command::CorrectResult {
            result: second,
            published: PublishedPairs::Keep,
            own_rules: OwnRules::Silent,
        };
        desk.must_because("slip misread", corrected);
        desk.must_because("not at all", protest(by, 2, 1));
    }
}

#[test]
fn what_a_tournament_was_finished_over_is_decided_afterwards() {
    let mut desk = finished(true);
    let adjourned = ProtestRuling::Upheld(Remedy::Correction(Outcome::Adjourned.into()));
    let refused = desk.give(Role::Arbiter, BECAUSE, decide(adjourned));
    assert!(matches!(refused, Err(Refusal::GamesAdjourned(_))));
    let (id, published) = (ProtestId(1), PublishedPairs::Revoke);
    let revoking = Command::DecideProtest { id, ruling: second_wins(), published };
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, revoking), Err(Refusal::Finished));
    desk.must_because("komi 6.5", decide(second_wins()));
    let corrected = desk.state().table(round(2), table(1)).expect("it is there").outcome;
    assert_eq!(corrected, Outcome::played(PlayedResult::SecondWins));
    assert_eq!((desk.state().phase(), desk.state().open_protests().count()), (Phase::Finished, 0));
    desk.must(incident(Scene::Tournament, illegal_move(2)));
    let amend = Command::AmendIncident { id: IncidentId(1), assessment: illegal_move(9) };
    desk.must_because("counted again", amend);
    // Anything else waits until it is opened again.
    let correct = Command::CorrectResult {
        result: first_wins(1, 1),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    assert_eq!(desk.give(Role::Arbiter, BECAUSE, correct), Err(Refusal::Finished));
    let late = desk.give(Role::Arbiter, BECAUSE, protest(1, 1, 1)).unwrap_err();
    assert!(matches!(late, Refusal::ProtestAfterAnnouncement { .. }));
}

#[test]
fn an_incident_that_stands_there_already_is_asked_about() {
    let mut desk = after_round_one();
    let at = |n: u32| crate::rulings::at(1, 2 * n - 1, 2 * n);
    desk.must(incident(at(1), illegal_move(2)));
    let refusal = desk.ask(incident(at(1), illegal_move(2))).unwrap_err();
    assert_eq!(
        (&refusal, refusal.clause().id()),
        (&Refusal::Book(BookRefusal::IncidentRepeated(IncidentId(1))), "K-INCIDENT")
    );
    // Another place or other facts are another incident.
    desk.must(incident(at(2), illegal_move(2)));
    desk.must(incident(at(1), illegal_move(3)));
    let (scene, assessment) = (at(1), illegal_move(2));
    desk.must(Command::RecordIncident { scene, assessment, repeat: Repeat::Again });
    assert_eq!(desk.state().incidents().len(), 4);
}

#[test]
fn a_dispute_is_written_down() {
    let mut desk = after_round_one();
    let case = Situation::read("dispute", &[("lost".to_owned(), "90s".to_owned())]).expect("sound facts");
    let assessment = Assessment::new(case, None, None, None).expect("as advised");
    let scene = crate::rulings::at(1, 3, 4);
    desk.must(incident(scene.clone(), assessment));
    let written = &desk.state().incidents()[&IncidentId(1)];
    assert_eq!(written.assessment.verdict(), Verdict::StopClocks);
    assert_eq!(written.assessment.advised.clauses, ["G-7.1", "G-7.2", "G-7.3"]);
    assert_eq!(written.scene, scene);
}

#[test]
fn in_go_the_sides_stay_as_they_were_drawn() {
    let exchange = Command::CorrectSides {
        round: round(1),
        table: table(1),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    let mut go = after_round_one();
    let refusal = go.give(Role::Arbiter, BECAUSE, exchange.clone()).unwrap_err();
    assert_eq!((&refusal, refusal.clause().id()), (&Refusal::SidesAsDrawn, "G-6.1.2"));
    assert_eq!(go.state().table(round(1), table(1)).expect("it is there").sides, pair(1, 2));
    round_one_of(System::Fide1992).must_because("they sat the other way round", exchange);
}

#[test]
fn a_protest_that_is_decided_is_not_passed_over() {
    let mut desk = after_round_one();
    desk.must_because("why", protest(2, 1, 1));
    desk.must_because("it stands", decide(ProtestRuling::Rejected));
    let pass_over = Command::PassOverProtest(ProtestId(1));
    assert_eq!(
        desk.give(Role::Arbiter, BECAUSE, pass_over),
        Err(Refusal::Book(BookRefusal::ProtestIsDecided(ProtestId(1))))
    );
    desk.must(drafting());
}
