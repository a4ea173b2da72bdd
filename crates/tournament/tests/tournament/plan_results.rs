//! Results of a plan, reported by players and entered by the organiser (K-CUP, K-ROLE).

use kolo_model::{ForfeitResult, PerSide, PlayedResult, Side, System};
use kolo_stages::Refusal as InPlan;
use kolo_stages::generate::{Losers, Lots};
use kolo_stages::verdict;
use kolo_tournament::{
    AfterNoShow, Change, Command, MatchCommand, OwnRules, PairingId, PublishedPairs, Refusal, Role,
};

use crate::desk::{Desk, first_wins, id, name, result, round, table};
use crate::plan_desk::{
    WHY, at, because, by_lot, by_strength, correction, counted, drawn_game, graph, main_stage, people, play,
    published, read_back, recipe, record, report, reported, semi_finals, stands_in, undo, won,
};

#[test]
fn a_result_counts_once_both_players_have_said_the_same() {
    let mut desk = published(8, by_lot());
    let [first, second] = people(&desk, "QF1");
    let stranger = people(&desk, "QF2")[0];
    assert_eq!(reported(&mut desk, "QF1", stranger, won(Side::First)), Err(Refusal::NotYourTable));
    let drawn = reported(&mut desk, "QF1", first, drawn_game());
    assert_eq!(drawn, Err(Refusal::Stage(InPlan::DrawInKnockout("QF1".into()))));
    let walkover = verdict::forfeit(ForfeitResult::FirstWins);
    assert_eq!(reported(&mut desk, "QF1", first, walkover), Err(Refusal::NotAllowed), "that is the desk's");
    assert_eq!(reported(&mut desk, "QF1", first, won(Side::First)), Ok(1));
    let again = reported(&mut desk, "QF1", first, won(Side::First));
    assert_eq!(again, Err(Refusal::NothingChanges), "said already");
    assert_eq!(reported(&mut desk, "QF1", second, won(Side::Second)), Ok(1), "they differ");
    let said = graph(&desk).reports(&"QF1".into()).expect("both have said something").said;
    assert_eq!((said.first, said.second), (Some(won(Side::First)), Some(won(Side::Second))));
    // One of them with the score, the other without: the score counts.
    let score = Some(PerSide::new(2, 1));
    let with_score = verdict::won(Side::First, score);
    assert_eq!(reported(&mut desk, "QF1", second, with_score), Ok(2));
    assert_eq!(play(&desk).result(&"QF1".into()).map(|result| result.verdict.score), Some(score));
    assert_eq!(graph(&desk).reports(&"QF1".into()), None);
    assert_eq!(reported(&mut desk, "QF1", first, won(Side::Second)), Err(Refusal::ResultSettled));
}

#[test]
fn what_was_said_is_forgotten_when_others_stand_in_the_match() {
    let mut desk = published(8, by_lot());
    record(&mut desk, "QF1", Side::First).expect("it is played");
    let quarter_final = desk.latest_step();
    record(&mut desk, "QF2", Side::First).expect("it is played");
    let [first, _] = people(&desk, "SF1");
    reported(&mut desk, "SF1", first, won(Side::First)).expect("it is said");
    let said = desk.latest_step();
    assert!(graph(&desk).reports(&"SF1".into()).is_some());
    // What was said stands on who plays.
    assert_eq!(undo(&mut desk, quarter_final), stands_in(said));
    let correct = correction(at(&desk, "QF1"), won(Side::Second), PublishedPairs::Keep);
    because(&mut desk, correct).expect("the other one won");
    assert_eq!(graph(&desk).reports(&"SF1".into()), None);
}

#[test]
fn the_log_of_a_played_plan_reads_back() {
    let mut desk = published(8, by_lot());
    let next = |desk: &Desk| desk.state().ready().next();
    while let Some(pairing) = next(&desk) {
        let command = report(pairing, won(Side::Second));
        let order = desk.order(Role::Arbiter, None, command.clone());
        desk.must(command);
        assert!(desk.ledger.is_step_of(desk.latest_step(), &order), "an event is of its order");
    }
    assert!(play(&desk).is_over());
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
    desk.must(Command::Finish);
}

#[test]
fn a_helper_does_not_decide_between_two_reports_of_a_plan() {
    let mut desk = published(4, by_strength(Losers::Out));
    let [first, second] = people(&desk, "SF1");
    let by_helper = |desk: &mut Desk, game: &str| {
        let command = report(at(desk, game), won(Side::First));
        counted(desk.give(Role::Helper, None, command))
    };
    assert_eq!(by_helper(&mut desk, "SF2"), Ok(1), "nobody says otherwise");
    reported(&mut desk, "SF1", first, won(Side::First)).expect("one side");
    reported(&mut desk, "SF1", second, won(Side::Second)).expect("the other side");
    assert_eq!(by_helper(&mut desk, "SF1"), Err(Refusal::DecidesBetween));
    assert_eq!(Refusal::DecidesBetween.clause().id(), "K-ROLE");
    assert_eq!(record(&mut desk, "SF1", Side::First), Ok(1), "the arbiter does");
    // One report alone is no difference.
    let [first, _] = people(&desk, "final");
    reported(&mut desk, "final", first, won(Side::Second)).expect("one side");
    assert_eq!(by_helper(&mut desk, "final"), Ok(1));
    let correct = correction(at(&desk, "final"), won(Side::Second), PublishedPairs::Keep);
    assert_eq!(desk.give(Role::Helper, WHY, correct), Err(Refusal::NotAllowed));
}

#[test]
fn a_helper_does_not_decide_between_two_reports_of_a_round() {
    let mut desk = Desk::with_players(System::Fide1992, 5, 4);
    desk.publish_by_hand(&[(1, 3), (4, 2)], &[]);
    let says = |desk: &mut Desk, role, verdict| desk.give(role, None, Command::ReportResult(verdict));
    let [won, lost] = [first_wins(1, 1), result(1, 1, PlayedResult::SecondWins)];
    says(&mut desk, Role::Competitor(id(1)), won).expect("one side");
    says(&mut desk, Role::Competitor(id(3)), lost).expect("the other side");
    assert_eq!(says(&mut desk, Role::Helper, won), Err(Refusal::DecidesBetween));
    let pairing = desk.state().pairing(round(1), table(1)).expect("a game");
    let by_pairing = report(pairing, won.verdict());
    assert_eq!(desk.give(Role::Helper, None, by_pairing), Err(Refusal::DecidesBetween));
    let missing = kolo_tournament::Missing::One(id(3));
    let then = AfterNoShow::ByRule;
    let no_show = Command::ReportNoShow { round: round(1), table: table(1), missing, then };
    assert_eq!(desk.give(Role::Helper, None, no_show), Err(Refusal::DecidesBetween));
    assert!(says(&mut desk, Role::Helper, first_wins(1, 2)).is_ok(), "nobody says otherwise");
    assert!(says(&mut desk, Role::Arbiter, won).is_ok(), "the arbiter does");
}

/// Every place, the best first, once the lower number has won everywhere.
fn places(players: u32, recipe: kolo_stages::generate::Recipe) -> Vec<String> {
    let mut desk = published(players, recipe);
    loop {
        let next = desk.state().ready().next();
        if let Some(pairing) = next {
            let by = if pairing.sides.first < pairing.sides.second { Side::First } else { Side::Second };
            desk.must(report(pairing, won(by)));
            continue;
        }
        let Some((group, _)) = play(&desk).questions().into_iter().next() else { break };
        desk.must(Command::DrawTieLot { stage: main_stage(), group });
    }
    assert!(play(&desk).is_over());
    let standings = play(&desk).standings();
    standings.iter().map(|one| format!("{} {}", one.places, one.entrant)).collect()
}

#[test]
fn every_shape_of_a_plan_leads_to_its_places() {
    let out = places(8, recipe(0, Losers::Out, Lots::None));
    assert_eq!(out, ["1 1", "2 2", "3-4 3", "3-4 4", "5-8 5", "5-8 6", "5-8 7", "5-8 8"]);
    let third = places(11, recipe(0, Losers::ThirdPlace, Lots::Drawn { seeded: 2 }));
    let shared = ["5-8 4", "5-8 6", "5-8 7", "5-8 9", "9-11 8", "9-11 10", "9-11 11"];
    assert_eq!(third, [&["1 1", "2 2", "3 3", "4 5"], shared.as_slice()].concat());
    let all = places(9, recipe(0, Losers::AllPlaces, Lots::None));
    assert_eq!(all, (1..=9).map(|n| format!("{n} {n}")).collect::<Vec<_>>());
    let groups = places(10, recipe(2, Losers::ThirdPlace, Lots::Drawn { seeded: 0 }));
    let shared = ["5-6 5", "5-6 6", "7-8 7", "7-8 8", "9-10 9", "9-10 10"];
    assert_eq!(groups, [&["1 1", "2 2", "3 3", "4 4"], shared.as_slice()].concat());
}

#[test]
fn orders_that_do_not_fit_a_plan_are_refused_by_their_clauses() {
    let mut desk = published(8, by_strength(Losers::Out));
    let mut refused = |command: Command, reason| {
        let refusal = desk.give(Role::Arbiter, reason, command).unwrap_err();
        let clause = refusal.clause().id();
        (refusal, clause)
    };
    let quarter = crate::plan_desk::elsewhere("QF1", [1, 8]);
    let stage = |refusal, clause| (Refusal::Stage(refusal), clause);
    assert_eq!(
        refused(report(quarter.clone(), drawn_game()), None),
        stage(InPlan::DrawInKnockout("QF1".into()), "G-3.1.4")
    );
    let wrong = verdict::won(Side::Second, Some(PerSide::new(3, 1)));
    let (refusal, _) = refused(report(quarter.clone(), wrong), None);
    assert_eq!(refusal, Refusal::Stage(InPlan::ScoreDisagrees));
    let correct = correction(quarter.clone(), won(Side::First), PublishedPairs::Keep);
    assert_eq!(refused(correct.clone(), WHY).0, Refusal::Stage(InPlan::NoResult("QF1".into())));
    let final_game = crate::plan_desk::elsewhere("final", [1, 2]);
    let early = refused(report(final_game.clone(), won(Side::First)), None);
    assert_eq!(early, (Refusal::UnknownPairing(final_game), "K-KNOWN"));
    let lot = Command::DrawTieLot { stage: main_stage(), group: "A".into() };
    assert_eq!(refused(lot, None).0, Refusal::Stage(InPlan::UnknownGroup("A".into())));

    for game in ["QF1", "QF2", "SF1"] {
        record(&mut desk, game, Side::First).expect("it is played");
    }
    assert_eq!(record(&mut desk, "QF1", Side::First), Err(Refusal::Stage(InPlan::HasResult("QF1".into()))));
    assert_eq!(desk.ask(correct.clone()), Err(Refusal::Stage(InPlan::ReasonMissing)));
    assert_eq!(because(&mut desk, correct), Err(Refusal::Stage(InPlan::NothingChanges)));
    let other = |later| correction(quarter.clone(), won(Side::Second), later);
    let kept = because(&mut desk, other(PublishedPairs::Keep));
    assert_eq!(kept, Err(Refusal::Stage(InPlan::LaterResults(vec!["SF1".into()]))));
    assert_eq!(because(&mut desk, other(PublishedPairs::Revoke)), Ok(1), "it is played again (K-LATER)");
    assert_eq!(play(&desk).result(&"SF1".into()), None);
    desk.must(Command::Withdraw(id(2)));
    assert_eq!(desk.ask(Command::Withdraw(id(2))), Err(Refusal::AlreadyWithdrawn(name("P2"))));
    let given_up = at(&desk, "QF3");
    let given_up = if given_up.has(id(2)) { given_up } else { at(&desk, "QF4") };
    let refusal = desk.ask(report(given_up, won(Side::First))).unwrap_err();
    assert!(matches!(refusal, Refusal::Stage(InPlan::GivenUp(_))), "K-OUT: {refusal:?}");
}

/// Sides as they were played: who goes on stays, and what is typed afterwards is meant as it is shown.
#[test]
fn the_sides_of_a_match_are_corrected_as_it_was_played() {
    let mut desk = semi_finals();
    let (semi, last) = (at(&desk, "SF1"), at(&desk, "final"));
    let sides = |pairing: &PairingId| {
        let command = MatchCommand::Sides { published: PublishedPairs::Keep, own_rules: OwnRules::Silent };
        Command::Match { pairing: pairing.clone(), command }
    };
    assert_eq!(desk.ask(sides(&semi)).err(), Some(Refusal::ReasonMissing));
    assert_eq!(because(&mut desk, sides(&last)), Err(Refusal::ResultNotSettled));
    let order = desk.order(Role::Arbiter, WHY, sides(&semi));
    let changes = desk.ledger.preview(&order).expect("a preview").changes;
    assert_eq!(changes, [Change::SidesOfMatch("SF1".into())]);
    let before = play(&desk).clone();
    because(&mut desk, sides(&semi)).expect("exchanged");
    let exchanged = desk.latest_step();
    assert_eq!(*play(&desk), before, "the plan is as it was");
    let shown = desk.state().meeting(&semi).expect("played").as_played();
    assert_eq!((shown.sides, shown.verdict()), (semi.sides.swapped(), won(Side::Second)));
    // The winner as it is shown is the second side.
    let turned = PairingId { sides: semi.sides.swapped(), ..semi.clone() };
    let again = correction(turned.clone(), won(Side::Second), PublishedPairs::Keep);
    assert!(because(&mut desk, again).is_err(), "it is so already");
    because(&mut desk, correction(turned, won(Side::First), PublishedPairs::Keep)).expect("corrected");
    assert!(at(&desk, "final").has(semi.sides.second));
    undo(&mut desk, exchanged).expect("undone");
    assert!(!desk.state().meeting(&semi).expect("played").is_exchanged());
}
