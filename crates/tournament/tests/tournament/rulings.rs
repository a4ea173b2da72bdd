//! Incidents and protests, starts of rounds and ends of games.

use kolo_model::{ForfeitResult, GoverningBody, Importance, Outcome, PlayedResult, RulesOfPlay, System};
use kolo_rulings::{Assessment, AssessmentProblem, Decided, GameEnd, Margin, Situation, Verdict};
use kolo_tournament::{
    BookRefusal, Change, Command, Drafting, Fixed, IncidentId, OwnRules, PairingId, ProtestId, ProtestRuling,
    PublishedPairs, Refusal, Remedy, Repeat, Role, Scene, Settings, StageId, Step, Timestamp, UndoRefusal,
    Unfinished,
};

use crate::desk::{Desk, first_wins, id, pair, result, round, table};

/// An illegal move, noticed so many moves later.
pub(crate) fn illegal_move(since: u32) -> Assessment {
    let facts = [("since".to_owned(), since.to_string())];
    let case = Situation::read("illegal-move", &facts).expect("sound facts");
    Assessment::new(case, None, None, None).expect("as advised")
}

pub(crate) fn counted(halves: u32) -> GameEnd {
    GameEnd::Counting { margin: Margin::from_halves(halves) }
}

pub(crate) fn incident(scene: Scene, assessment: Assessment) -> Command {
    Command::RecordIncident { scene, assessment, repeat: Repeat::Ask }
}

/// The match of two in a round.
pub(crate) fn at(in_round: u32, first: u32, second: u32) -> Scene {
    let pairing = PairingId::in_round(StageId::main(), round(in_round), pair(first, second));
    Scene::Match { pairing, board: None }
}

fn in_round(n: u32) -> Scene {
    Scene::Round { stage: StageId::main(), round: round(n) }
}

pub(crate) fn protest(by: u32, in_round: u32, at: u32) -> Command {
    Command::LodgeProtest { round: round(in_round), table: table(at), by: id(by) }
}

pub(crate) fn decide(ruling: ProtestRuling) -> Command {
    Command::DecideProtest { id: ProtestId(1), ruling, published: PublishedPairs::Keep }
}

pub(crate) fn second_wins() -> ProtestRuling {
    let outcome = Outcome::played(PlayedResult::SecondWins);
    ProtestRuling::Upheld(Remedy::Correction(outcome.into()))
}

pub(crate) fn drafting() -> Command {
    Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait }
}

/// Four players of a go Swiss, round 1 played: 1 beat 2, 3 beat 4.
pub(crate) fn after_round_one() -> Desk {
    round_one_of(System::Swiss)
}

pub(crate) fn round_one_of(system: System) -> Desk {
    let mut desk = Desk::with_players(system, 2, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.play_latest();
    desk
}

#[test]
fn an_incident_is_written_down_with_advice_and_decision() {
    let mut desk = after_round_one();
    desk.must(incident(at(1, 3, 4), illegal_move(2)));
    let written = &desk.state().incidents()[&IncidentId(1)];
    assert_eq!(written.scene, at(1, 3, 4));
    assert_eq!(written.assessment.advised.clauses, ["G-6.3"]);
    assert_eq!(written.assessment.verdict(), Verdict::TakeBack { moves: 3 });
    let record = desk.ledger.incident_record(IncidentId(1)).expect("it was recorded");
    assert_eq!((record.by.name.as_str(), record.by.role), ("Hana", Role::Arbiter));
}

#[test]
fn what_is_decided_is_what_was_decided() {
    let mut desk = after_round_one();
    // Decided by other advice than that of this program: it cannot be known what was meant.
    let mut other = illegal_move(2);
    other.advised.verdict = Verdict::PlayOn;
    let refusal = desk.ask(incident(Scene::Tournament, other)).unwrap_err();
    assert!(matches!(
        refusal,
        Refusal::Book(BookRefusal::Assessment(AssessmentProblem::AdviceDiffers { .. }))
    ));
    assert_eq!(refusal.clause().id(), "K-INCIDENT");
    let decided = Decided::Otherwise { verdict: Verdict::PlayOn, reason: Some(" ".to_owned()) };
    let without_reason = Assessment { decided, ..illegal_move(2) };
    let refusal = desk.ask(incident(Scene::Tournament, without_reason)).unwrap_err();
    assert_eq!(refusal.clause().id(), "K-REASON");
}

#[test]
fn incidents_happen_at_tables_that_are_there_and_arbiters_write_them_down() {
    let mut desk = after_round_one();
    let there = |scene| incident(scene, illegal_move(0));
    assert!(matches!(desk.ask(there(at(1, 1, 3))), Err(Refusal::UnknownPairing(_))));
    assert!(matches!(desk.ask(there(in_round(2))), Err(Refusal::UnknownRound { .. })));
    for role in [Role::Helper, Role::Competitor(id(1))] {
        assert_eq!(desk.give(role, None, there(Scene::Tournament)), Err(Refusal::NotAllowed));
    }
    desk.must(there(in_round(1)));
}

#[test]
fn situations_are_of_the_rules_of_the_tournament() {
    let mut desk = Desk::with_players(System::Pisqworky2023, 2, 4);
    let refusal = desk.ask(incident(Scene::Tournament, illegal_move(1))).unwrap_err();
    assert!(matches!(refusal, Refusal::Book(BookRefusal::SituationOfOtherRules { .. })));
    assert_eq!(refusal.clause().id(), "K-KNOWN");
    let mut chess = Desk::with_players(System::Fide1992, 2, 4);
    chess.must(incident(Scene::Tournament, illegal_move(1)));
}

#[test]
fn an_incident_is_amended_with_a_reason_and_withdrawn_by_undo() {
    let mut desk = after_round_one();
    desk.must(incident(at(1, 1, 2), illegal_move(2)));
    let recorded = desk.latest_step();
    let amend = |since| Command::AmendIncident { id: IncidentId(1), assessment: illegal_move(since) };
    assert_eq!(desk.ask(amend(9)), Err(Refusal::ReasonMissing));
    let same = desk.give(Role::Arbiter, Some("again"), amend(2));
    assert_eq!(same, Err(Refusal::NothingChanges));
    desk.must_because("counted again", amend(9));
    let amended = desk.latest_step();
    assert_eq!(desk.state().incidents()[&IncidentId(1)].assessment.verdict(), Verdict::PlayOn);
    assert_eq!(desk.undo(recorded), Err(Refusal::Undo(UndoRefusal::StandsIn { later: amended })));
    desk.undo(amended).unwrap();
    desk.undo(recorded).unwrap();
    assert!(desk.state().incidents().is_empty());
    // Its number is not given again.
    desk.must(incident(at(1, 1, 2), illegal_move(0)));
    assert_eq!(desk.state().incidents().keys().collect::<Vec<_>>(), [&IncidentId(2)]);
}

#[test]
fn an_incident_neither_discards_a_draft_nor_depends_on_sides() {
    let mut desk = round_one_of(System::Fide1992);
    desk.draft();
    desk.must(incident(at(1, 1, 2), illegal_move(2)));
    assert!(desk.state().draft().is_some());
    let sides = Command::CorrectSides {
        round: round(1),
        table: table(1),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("they sat the other way round", sides);
    let exchanged = desk.latest_step();
    desk.must(incident(at(1, 1, 2), illegal_move(3)));
    desk.undo(exchanged).unwrap();
    assert_eq!(desk.state().incidents().len(), 2);
}

#[test]
fn a_protest_comes_before_the_next_round_is_drawn() {
    let mut desk = after_round_one();
    assert_eq!(desk.ask(protest(2, 1, 1)), Err(Refusal::ReasonMissing));
    let asked = desk.give(Role::Competitor(id(2)), Some("the flag had not fallen"), protest(2, 1, 1));
    asked.expect("in time");
    assert_eq!(desk.state().open_protests().collect::<Vec<_>>(), [ProtestId(1)]);
    let record = desk.ledger.protest_record(ProtestId(1)).expect("it was lodged");
    assert_eq!(record.reason.as_deref(), Some("the flag had not fallen"));
    // A draft is a pairing.
    desk.must_because("nobody can wait", Command::PassOverProtest(ProtestId(1)));
    desk.must(drafting());
    let late = desk.give(Role::Arbiter, Some("late"), protest(4, 1, 2)).unwrap_err();
    assert_eq!(late.clause().id(), "G-4.4.8");
    desk.must(Command::DiscardDraft);
    desk.must_because("late, but not too late", protest(4, 1, 2));
    desk.must_because("nobody can wait", Command::PassOverProtest(ProtestId(2)));
    desk.must(drafting());
    desk.must(Command::Publish);
    let late = desk.give(Role::Arbiter, Some("late"), protest(4, 1, 2)).unwrap_err();
    assert_eq!(late.clause().id(), "G-4.4.8");
}

#[test]
fn in_the_last_round_a_protest_comes_before_the_results_are_announced() {
    let mut desk = after_round_one();
    desk.draft();
    desk.must(Command::Publish);
    desk.play_latest();
    let by = desk.state().table(round(2), table(1)).expect("it is there").sides.second.0;
    desk.must_because("in time", protest(by, 2, 1));
    assert_eq!(desk.ask(Command::Finish), Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)]))));
    desk.must_because("the slip is right", decide(ProtestRuling::Rejected));
    desk.must(Command::Finish);
    let late = desk.give(Role::Arbiter, Some("late"), protest(by, 2, 1)).unwrap_err();
    assert_eq!(late.clause().id(), "G-4.4.8");
    assert!(matches!(late, Refusal::ProtestAfterAnnouncement { .. }));
}

#[test]
fn other_rules_have_the_deadline_of_the_house() {
    let mut desk = Desk::with_players(System::Fide1992, 2, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.play_latest();
    desk.draft();
    let late = desk.give(Role::Arbiter, Some("late"), protest(2, 1, 1)).unwrap_err();
    assert_eq!(late.clause().id(), "K-PROTEST");
}

#[test]
fn a_result_that_came_late_has_until_the_draw_after_it() {
    let mut desk = Desk::with_players(System::Swiss, 3, 4);
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.must(Command::ReportResult(first_wins(1, 1)));
    let adjourned = Command::DraftRound {
        by: Drafting::ByHand(crate::desk::sheet(&[(1, 3), (4, 2)], &[])),
        unfinished: Unfinished::Adjourn,
    };
    desk.must_because("table 2 plays on tonight", adjourned);
    desk.must(Command::Publish);
    assert_eq!(desk.give(Role::Arbiter, Some("why"), protest(4, 1, 2)), Err(Refusal::ResultNotSettled));
    desk.must(Command::ReportResult(first_wins(1, 2)));
    desk.must_because("komi was forgotten", protest(4, 1, 2));
    let refused = desk.give(Role::Arbiter, Some("why"), protest(2, 1, 1)).unwrap_err();
    assert_eq!(refused.clause().id(), "G-4.4.8");
}

#[test]
fn the_next_round_waits_for_open_protests_unless_the_arbiter_passes_over_them_by_name() {
    let mut desk = after_round_one();
    desk.must_because("komi was forgotten", protest(2, 1, 1));
    let refusal = desk.ask(drafting()).unwrap_err();
    assert_eq!(
        (&refusal, refusal.clause().id()),
        (&Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)])), "K-PROTEST")
    );
    // A reason that may be about anything passes over nothing.
    assert_eq!(desk.give(Role::Arbiter, Some("the hall closes at ten"), drafting()), Err(refusal));
    let pass_over = |n| Command::PassOverProtest(ProtestId(n));
    assert_eq!(desk.ask(pass_over(1)), Err(Refusal::ReasonMissing));
    assert_eq!(
        desk.give(Role::Arbiter, Some("why"), pass_over(2)),
        Err(Refusal::Book(BookRefusal::UnknownProtest(ProtestId(2))))
    );
    assert_eq!(desk.give(Role::Helper, Some("why"), pass_over(1)), Err(Refusal::NotAllowed));
    desk.must_because("the hall closes at ten", pass_over(1));
    assert_eq!(desk.give(Role::Arbiter, Some("again"), pass_over(1)), Err(Refusal::NothingChanges));
    desk.must(drafting());
    assert_eq!(desk.state().open_protests().count(), 1);
    desk.must(Command::Publish);
    desk.play_latest();
    // It was passed over for one round.
    assert_eq!(desk.ask(Command::Finish), Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)]))));
    desk.must_because("the cup is handed over", pass_over(1));
    desk.must(Command::Finish);
}

#[test]
fn an_upheld_protest_corrects_the_result_in_the_same_step() {
    let mut desk = after_round_one();
    desk.must_because("komi was forgotten", protest(2, 1, 1));
    let lodged = desk.latest_step();
    assert_eq!(desk.ask(decide(second_wins())), Err(Refusal::ReasonMissing));
    let order = desk.order(Role::Arbiter, Some("komi 6.5"), decide(second_wins()));
    let preview = desk.ledger.preview(&order).expect("it is lawful");
    let points = |change: &&Change| matches!(change, Change::Points { .. });
    assert_eq!(preview.changes.iter().filter(points).count(), 2, "{:?}", preview.changes);
    desk.must_because("komi 6.5", decide(second_wins()));
    let decided = desk.latest_step();
    let outcome = |desk: &Desk| desk.state().table(round(1), table(1)).expect("it is there").outcome;
    assert_eq!(outcome(&desk), Outcome::played(PlayedResult::SecondWins));
    assert_eq!(desk.state().open_protests().count(), 0);
    assert_eq!(
        desk.give(Role::Arbiter, Some("once more"), decide(ProtestRuling::Rejected)),
        Err(Refusal::Book(BookRefusal::ProtestIsDecided(ProtestId(1))))
    );
    assert_eq!(desk.undo(lodged), Err(Refusal::Undo(UndoRefusal::StandsIn { later: decided })));
    desk.undo(decided).unwrap();
    assert_eq!(outcome(&desk), Outcome::played(PlayedResult::FirstWins));
    assert_eq!(desk.state().open_protests().count(), 1);
}

#[test]
fn a_result_under_protest_is_not_undone() {
    let mut desk = after_round_one();
    let entered = desk.latest_step();
    desk.must_because("komi was forgotten", protest(4, 1, 2));
    let lodged = desk.latest_step();
    assert_eq!(desk.undo(entered), Err(Refusal::Undo(UndoRefusal::StandsIn { later: lodged })));
}

#[test]
fn only_those_who_played_protest_and_each_once() {
    let mut desk = after_round_one();
    assert!(matches!(
        desk.give(Role::Arbiter, Some("why"), protest(3, 1, 1)),
        Err(Refusal::NotAtTable { .. })
    ));
    let for_another = desk.give(Role::Competitor(id(1)), Some("why"), protest(2, 1, 1));
    assert_eq!(for_another, Err(Refusal::NotAllowed));
    desk.must_because("why", protest(2, 1, 1));
    assert_eq!(desk.give(Role::Arbiter, Some("why"), protest(2, 1, 1)), Err(Refusal::NothingChanges));
    assert_eq!(
        desk.give(Role::Helper, Some("why"), decide(ProtestRuling::Rejected)),
        Err(Refusal::NotAllowed)
    );
    let unknown = Command::DecideProtest {
        id: ProtestId(9),
        ruling: ProtestRuling::Rejected,
        published: PublishedPairs::Keep,
    };
    assert_eq!(
        desk.give(Role::Arbiter, Some("why"), unknown),
        Err(Refusal::Book(BookRefusal::UnknownProtest(ProtestId(9))))
    );
}

#[test]
fn the_start_of_a_round_is_set_by_the_arbiter_and_changed_with_a_reason() {
    let mut desk = Desk::with_players(System::Swiss, 2, 4);
    let start = |at| Command::SetStart { round: round(1), at: Timestamp(at) };
    for role in [Role::Helper, Role::Competitor(id(1))] {
        let refusal = desk.give(role, Some("please"), start(9)).unwrap_err();
        assert_eq!(refusal.clause().id(), "G-4.4.1");
    }
    desk.must(start(9));
    assert_eq!(desk.ask(start(9)), Err(Refusal::NothingChanges));
    assert_eq!(desk.ask(start(10)), Err(Refusal::ReasonMissing));
    desk.must_because("the train is late", start(10));
    assert_eq!(desk.state().start_of(round(1)), Some(Timestamp(10)));
    let record = desk.ledger.records().last().expect("it was recorded");
    assert_eq!((record.by.name.as_str(), record.reason.as_deref()), ("Hana", Some("the train is late")));
    let beyond = Command::SetStart { round: round(3), at: Timestamp(1) };
    assert!(matches!(desk.ask(beyond), Err(Refusal::UnknownRound { .. })));
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    desk.play_latest();
    let over = desk.give(Role::Arbiter, Some("why"), start(11));
    assert_eq!(over, Err(Refusal::RoundHasResults(round(1))));
}

#[test]
fn how_a_game_ended_fits_its_result() {
    let mut desk = Desk::with_players(System::Swiss, 2, 6);
    desk.publish_by_hand(&[(1, 2), (3, 4), (5, 6)], &[]);
    let end = |n, end| Command::DescribeEnd { round: round(1), table: table(n), end };
    assert_eq!(desk.ask(end(1, GameEnd::Time)), Err(Refusal::ResultNotSettled));
    desk.must(Command::ReportResult(first_wins(1, 1)));
    desk.must(Command::ReportResult(result(1, 2, PlayedResult::Draw)));
    let forfeit = Outcome::Forfeit(ForfeitResult::FirstWins);
    desk.must(Command::ReportResult(kolo_tournament::TableResult { outcome: forfeit, ..first_wins(1, 3) }));
    for (n, wrong, clause) in [
        (1, counted(0), "G-4.4.5b"),
        (2, GameEnd::Resignation, "G-4.4.5a"),
        (2, counted(1), "G-4.4.5b"),
        (3, GameEnd::Time, "G-4.4.5c"),
    ] {
        assert_eq!(desk.ask(end(n, wrong)).unwrap_err().clause().id(), clause);
    }
    desk.give(Role::Helper, None, end(1, counted(13))).expect("helpers take results");
    desk.must(end(2, counted(0)));
    assert_eq!(desk.ask(end(2, counted(0))), Err(Refusal::NothingChanges));
    assert_eq!(desk.ask(end(1, counted(15))), Err(Refusal::ReasonMissing));
    desk.must_because("a dead stone was left on the board", end(1, counted(15)));
    // A corrected result ended in another way, which was not reported yet.
    let corrected = Command::CorrectResult {
        result: result(1, 1, PlayedResult::SecondWins),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    desk.must_because("slip misread", corrected);
    assert_eq!(desk.state().table(round(1), table(1)).expect("it is there").end, None);
    let mut chess = Desk::with_players(System::Fide1992, 2, 4);
    chess.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    chess.play_latest();
    assert!(matches!(chess.ask(end(1, GameEnd::Time)), Err(Refusal::EndImpossible(_))));
}

#[test]
fn czech_rules_are_for_events_of_czech_importance() {
    let mut desk = Desk::with_players(System::Swiss, 2, 4);
    let usual = desk.state().settings().clone();
    let by = |rules, importance, governing_body| Settings {
        rules_of_play: Some(rules),
        importance,
        governing_body,
        ..usual.clone()
    };
    for (importance, body) in
        [(Importance::International, None), (Importance::National, Some(GoverningBody::Egf))]
    {
        let czech = Command::Configure(by(RulesOfPlay::Czech, importance, body));
        let refusal = desk.ask(czech).unwrap_err();
        assert_eq!((&refusal, refusal.clause().id()), (&Refusal::CzechRulesBeyond, "G-4.1.2"));
        desk.must(Command::Configure(by(RulesOfPlay::Ing, importance, body)));
        desk.must(Command::Configure(by(RulesOfPlay::Egf, importance, body)));
    }
    desk.must(Command::Configure(by(RulesOfPlay::Czech, Importance::National, None)));
    let shown: Vec<String> =
        desk.state().settings().governed_by().iter().map(|m| m.text(kolo_messages::Lang::En)).collect();
    assert_eq!(shown[1], "played by the Czech rules of go");
    desk.publish_by_hand(&[(1, 2), (3, 4)], &[]);
    let changed = desk.ask(Command::Configure(by(RulesOfPlay::Ing, Importance::National, None)));
    assert_eq!(changed, Err(Refusal::SettingsFixed(vec![Fixed::Rules])));
}

#[test]
fn tournaments_of_the_contest_show_where_their_rules_are_published() {
    let desk = Desk::with_players(System::Pisqworky2023, 2, 4);
    let shown: Vec<String> =
        desk.state().settings().governed_by().iter().map(|m| m.text(kolo_messages::Lang::En)).collect();
    assert_eq!(shown, ["Rules of the pIšQworky contest, 2023", "published at https://pisqworky.cz"]);
}

#[test]
fn undoing_nothing_of_it_needs_a_step_that_is_there() {
    let mut desk = after_round_one();
    desk.must(incident(Scene::Tournament, illegal_move(1)));
    let step = desk.latest_step();
    desk.undo(step).unwrap();
    desk.must_because("it did happen", Command::Redo(step));
    assert_eq!(desk.state().incidents().len(), 1);
    assert!(matches!(desk.undo(Step(step.0 + 100)), Err(Refusal::Undo(UndoRefusal::NoSuchStep(_)))));
}
