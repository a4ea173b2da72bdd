//! Protests against results of a plan: what waits for them, and how they are settled (K-PROTEST).

use kolo_messages::Lang;
use kolo_model::Side;
use kolo_stages::generate::{GroupsRecipe, Losers, Lots, Recipe};
use kolo_stages::{Games, MatchId, Refusal as InPlan};
use kolo_tournament::{
    BookRefusal, Command, Event, ProtestId, ProtestRuling, PublishedPairs, Refusal, Remedy, Role,
};

use crate::desk::{Desk, id, name};
use crate::plan_desk::{
    WHY, at, because, by_strength, correction, counted, drawn_game, lodge, main_stage, people, play, protest,
    published, read_back, recipe, record, redo, report, reported, ruling, seen, semi_finals, stands_in, undo,
    won,
};

const NOTHING: Vec<ProtestId> = Vec::new();

fn upheld(by: Side) -> ProtestRuling {
    ProtestRuling::Upheld(Remedy::Correction(won(by).into()))
}

fn held(desk: &Desk, game: &str) -> Vec<ProtestId> {
    desk.state().held(&main_stage(), &game.into())
}

fn holding(desk: &Desk) -> Vec<ProtestId> {
    desk.state().holding_protests().collect()
}

fn open(desk: &Desk) -> Vec<ProtestId> {
    desk.state().open_protests().collect()
}

#[test]
fn matches_that_depend_on_a_protested_result_wait_for_it() {
    let mut desk = semi_finals();
    let [_, loser] = people(&desk, "SF1");
    let [other, _] = people(&desk, "SF2");
    let silent = protest(at(&desk, "SF1"), loser);
    assert_eq!(desk.ask(silent), Err(Refusal::ReasonMissing));
    let stranger = name(&format!("P{other}"));
    assert_eq!(lodge(&mut desk, "SF1", other), Err(Refusal::NotInMatch(stranger)));
    assert_eq!(lodge(&mut desk, "SF1", loser), Ok(1));
    assert_eq!(lodge(&mut desk, "SF1", loser), Err(Refusal::NothingChanges), "it is lodged already");
    let open = Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)]));
    assert_eq!(record(&mut desk, "final", Side::First), Err(open.clone()));
    let by_player = reported(&mut desk, "final", other, won(Side::First));
    assert_eq!(by_player, Err(Refusal::MatchOnHold));
    let text = Refusal::MatchOnHold.why().text(Lang::En);
    assert!(!text.contains("protest"), "not for players: {text}");
    let waiting = |game: &&MatchId| desk.state().held(&main_stage(), game) == [ProtestId(1)];
    let third = play(&desk).plan().game_ids().filter(waiting).any(|game| game.as_str() != "final");
    assert!(third, "so does the match for the third place");
    assert_eq!(held(&desk, "SF2"), NOTHING, "nothing else waits");
    let order = desk.order(Role::Arbiter, None, report(at(&desk, "final"), won(Side::First)));
    assert_eq!(desk.ledger.preview(&order), Err(open));
    let reject = ruling(1, ProtestRuling::Rejected);
    assert_eq!(because(&mut desk, reject.clone()), Ok(1));
    assert_eq!(because(&mut desk, reject), Err(Refusal::Book(BookRefusal::ProtestIsDecided(ProtestId(1)))));
    record(&mut desk, "final", Side::First).expect("nothing holds it any more");
    let late = Refusal::ProtestTooLateInStage(at(&desk, "SF2"));
    assert_eq!(lodge(&mut desk, "SF2", other), Err(late));
    assert_eq!(lodge(&mut desk, "final", other), Ok(1), "nothing depends on the final");
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn a_match_that_is_given_up_waits_for_nothing() {
    let mut desk = semi_finals();
    let [_, loser] = people(&desk, "SF1");
    let [other, _] = people(&desk, "SF2");
    lodge(&mut desk, "SF1", loser).expect("in time");
    assert_eq!(held(&desk, "final"), [ProtestId(1)]);
    desk.must(Command::Withdraw(id(other)));
    assert_eq!(held(&desk, "final"), NOTHING);
}

#[test]
fn what_one_side_alone_reports_makes_no_protest_too_late() {
    let mut desk = semi_finals();
    let [winner, loser] = people(&desk, "SF1");
    let [other, _] = people(&desk, "SF2");
    reported(&mut desk, "final", winner, won(Side::First)).expect("he may say so");
    assert!(desk.state().past_protest(&main_stage()).is_empty());
    assert_eq!(lodge(&mut desk, "SF1", loser), Ok(1));
    let lodged = desk.latest_step();
    undo(&mut desk, lodged).expect("withdrawn");
    reported(&mut desk, "final", other, won(Side::Second)).expect("the other says something else");
    let late = Refusal::ProtestTooLateInStage(at(&desk, "SF1"));
    assert_eq!(lodge(&mut desk, "SF1", loser), Err(late));
}

#[test]
fn a_protest_comes_back_only_in_time_and_once() {
    let mut desk = semi_finals();
    let [_, loser] = people(&desk, "SF1");
    lodge(&mut desk, "SF1", loser).expect("in time");
    let first = desk.latest_step();
    undo(&mut desk, first).expect("withdrawn");
    lodge(&mut desk, "SF1", loser).expect("lodged again");
    let second = desk.latest_step();
    assert_eq!(redo(&mut desk, first), Err(Refusal::NothingChanges), "it is lodged already");
    undo(&mut desk, second).expect("withdrawn as well");
    record(&mut desk, "final", Side::First).expect("nothing holds it");
    let late = Refusal::ProtestTooLateInStage(at(&desk, "SF1"));
    assert_eq!(redo(&mut desk, first), Err(late));
}

#[test]
fn results_elsewhere_do_not_stop_a_ruling_or_a_note() {
    let mut desk = published(8, by_strength(Losers::Out));
    record(&mut desk, "QF1", Side::First).expect("it is played");
    let [_, loser] = people(&desk, "QF1");
    lodge(&mut desk, "QF1", loser).expect("in time");
    let seen = seen(&desk);
    let uphold = desk.order(Role::Arbiter, WHY, ruling(1, upheld(Side::Second)));
    let reject = desk.order(Role::Arbiter, WHY, ruling(1, ProtestRuling::Rejected));
    let other = desk.order(Role::Arbiter, WHY, protest(at(&desk, "QF1"), people(&desk, "QF1")[0]));
    record(&mut desk, "QF3", Side::First).expect("another table");
    let third = people(&desk, "QF3")[1];
    lodge(&mut desk, "QF3", third).expect("another protest");
    for order in [&uphold, &reject, &other] {
        assert!(desk.ledger.means_the_same_as_of(seen, order), "{order:?}");
    }
    // The result that it is about was corrected meanwhile.
    let mut corrected = desk.ledger.clone();
    let correct = correction(at(&desk, "QF1"), won(Side::Second), PublishedPairs::Keep);
    let correct = desk.order(Role::Arbiter, WHY, correct);
    let decision = corrected.decide(&correct).expect("it can be corrected");
    corrected.record(&correct, decision.events).expect("it fits");
    assert!(!corrected.means_the_same_as_of(seen, &reject));
    because(&mut desk, Command::PassOverProtest(ProtestId(1))).expect("play goes on");
    assert!(!desk.ledger.means_the_same_as_of(seen, &uphold), "that is about the same protest");
}

#[test]
fn play_goes_on_over_a_protest_by_its_number_and_with_a_reason() {
    let mut desk = semi_finals();
    let [_, loser] = people(&desk, "SF1");
    lodge(&mut desk, "SF1", loser).expect("in time");
    let over = Command::PassOverProtest(ProtestId(1));
    assert_eq!(desk.ask(over.clone()), Err(Refusal::ReasonMissing));
    let unknown = because(&mut desk, Command::PassOverProtest(ProtestId(7)));
    assert_eq!(unknown, Err(Refusal::Book(BookRefusal::UnknownProtest(ProtestId(7)))));
    assert_eq!(because(&mut desk, over.clone()), Ok(1));
    let passed = desk.latest_step();
    assert_eq!(because(&mut desk, over), Err(Refusal::NothingChanges));
    assert_eq!((open(&desk), holding(&desk)), (vec![ProtestId(1)], NOTHING));
    record(&mut desk, "final", Side::First).expect("play goes on");
    // A result that is undone is not brought back over a protest that holds again.
    let played = desk.latest_step();
    undo(&mut desk, played).expect("undone");
    undo(&mut desk, passed).expect("it holds again");
    assert_eq!(redo(&mut desk, played), Err(Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)]))));
    redo(&mut desk, passed).expect("over it again");
    redo(&mut desk, played).expect("it counts again");
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn an_upheld_protest_corrects_the_result_and_both_are_undone_together() {
    let mut desk = semi_finals();
    let [winner, loser] = people(&desk, "SF1");
    lodge(&mut desk, "SF1", loser).expect("in time");
    let lodged = desk.latest_step();
    let before = desk.state().protests().clone();
    let uphold = ruling(1, upheld(Side::Second));
    assert_eq!(desk.ask(uphold.clone()), Err(Refusal::ReasonMissing));
    let order = desk.order(Role::Arbiter, WHY, uphold.clone());
    let shown = desk.ledger.preview(&order).expect("it can be").changes;
    assert!(!shown.is_empty(), "what it changes is shown first");
    let decision = desk.must_because("the flag had fallen", uphold);
    let [Event::ResultCorrected(_), Event::ProtestDecided(_)] = decision.events.as_slice() else {
        panic!("{decision:?}")
    };
    let decided = desk.latest_step();
    assert_eq!(people(&desk, "final")[0], loser);
    assert_eq!(undo(&mut desk, lodged), stands_in(decided), "the ruling stands on it");
    // One order is one step: the correction has no life of its own.
    undo(&mut desk, decided).expect("the ruling is undone");
    assert_eq!(people(&desk, "final")[0], winner);
    assert_eq!(holding(&desk), [ProtestId(1)], "it is open again");
    assert_eq!(desk.state().protests(), &before);
    assert!(desk.ledger.is_undone(decided) && !desk.ledger.is_undone(lodged));
    redo(&mut desk, decided).expect("it counts again");
    assert_eq!(people(&desk, "final")[0], loser);
    assert_eq!(open(&desk), NOTHING);
    undo(&mut desk, decided).expect("once more");
    undo(&mut desk, lodged).expect("now nothing stands on it");
    assert!(desk.state().protests().is_empty());
    assert_eq!(lodge(&mut desk, "SF1", loser), Ok(1));
    assert!(desk.state().protests().contains_key(&ProtestId(2)), "a number is used once");
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn a_correction_after_a_ruling_stays_with_the_ruling() {
    let mut desk = semi_finals();
    let [winner, loser] = people(&desk, "SF1");
    lodge(&mut desk, "SF1", loser).expect("in time");
    because(&mut desk, ruling(1, upheld(Side::Second))).expect("upheld");
    let decided = desk.latest_step();
    let back = correction(at(&desk, "SF1"), won(Side::First), PublishedPairs::Keep);
    because(&mut desk, back).expect("corrected by itself");
    let corrected = desk.latest_step();
    assert_eq!(undo(&mut desk, decided), stands_in(corrected));
    assert_eq!(people(&desk, "final")[0], winner);
    assert_eq!(open(&desk), NOTHING, "the ruling stays");
    assert_eq!(read_back(&desk.ledger).state(), desk.ledger.state());
}

#[test]
fn a_play_off_waits_for_protests_in_the_groups_and_so_does_the_lot() {
    let groups = GroupsRecipe { groups: 2, advance: 1, games: Games::Single, criteria: Vec::new() };
    let recipe = Recipe { groups: vec![groups], ..recipe(0, Losers::Out, Lots::None) };
    let mut desk = published(6, recipe);
    let group: Vec<MatchId> = {
        let view = play(&desk).group(&"A".into()).expect("a group");
        view.games.iter().map(|(id, _)| id.clone()).collect()
    };
    let ready: Vec<MatchId> = play(&desk).ready().cloned().collect();
    for game in &ready {
        let verdict = if group.contains(game) { drawn_game() } else { won(Side::First) };
        let command = report(at(&desk, game.as_str()), verdict);
        desk.must(command);
    }
    let first = group[0].as_str();
    let [one, other] = people(&desk, first);
    lodge(&mut desk, first, one).expect("nothing has begun that depends on it");
    let lodged = desk.latest_step();
    let lot = Command::DrawTieLot { stage: main_stage(), group: "A".into() };
    let waits = Refusal::Book(BookRefusal::ProtestsOpen(vec![ProtestId(1)]));
    assert_eq!(desk.ask(lot.clone()), Err(waits.clone()), "equals are not put in order over it");
    let order = vec![id(one), id(other)];
    let decide = Command::DecideTie { stage: main_stage(), group: "A".into(), order };
    assert_eq!(because(&mut desk, decide), Err(waits.clone()));
    assert_eq!(held(&desk, "final"), [ProtestId(1)]);
    undo(&mut desk, lodged).expect("withdrawn");
    desk.must(lot);
    let lot = desk.latest_step();
    undo(&mut desk, lot).expect("undone");
    redo(&mut desk, lodged).expect("he protests again");
    assert_eq!(redo(&mut desk, lot), Err(waits), "neither are they by a lot that counts again");
    because(&mut desk, ruling(1, ProtestRuling::Rejected)).expect("it is decided");
    assert_eq!(held(&desk, "final"), NOTHING);
}

#[test]
fn a_protest_about_a_match_of_others_holds_nothing() {
    let mut desk = published(8, by_strength(Losers::Out));
    for game in ["QF1", "QF2", "QF3", "QF4", "SF1"] {
        record(&mut desk, game, Side::First).expect("it is played");
    }
    let protested = at(&desk, "SF1");
    lodge(&mut desk, "SF1", protested.sides.second.0).expect("in time");
    let correct = correction(at(&desk, "QF1"), won(Side::Second), PublishedPairs::Revoke);
    because(&mut desk, correct).expect("others stand there now");
    assert_eq!(open(&desk), NOTHING);
    let refused = because(&mut desk, ruling(1, upheld(Side::Second)));
    assert_eq!(refused, Err(Refusal::UnknownPairing(protested)));
    let closed = because(&mut desk, ruling(1, ProtestRuling::Rejected));
    assert_eq!(closed, Ok(1), "it can be closed nevertheless");
}

#[test]
fn after_the_end_no_protest_comes_and_nothing_is_played_again() {
    let mut desk = semi_finals();
    let [_, loser] = people(&desk, "SF1");
    lodge(&mut desk, "SF1", loser).expect("in time");
    because(&mut desk, Command::PassOverProtest(ProtestId(1))).expect("play goes on");
    let next = |desk: &Desk| desk.state().ready().next();
    while let Some(pairing) = next(&desk) {
        desk.must(report(pairing, won(Side::First)));
    }
    desk.must(Command::Finish);
    let [_, second] = people(&desk, "final");
    let late = lodge(&mut desk, "final", second);
    assert_eq!(late, Err(Refusal::ProtestAfterAnnouncement { rules: None }));
    // The final was played by the wrong result: it would have to be played again.
    let refused = because(&mut desk, ruling(1, upheld(Side::Second)));
    assert!(matches!(refused, Err(Refusal::Stage(InPlan::LaterResults(_)))), "{refused:?}");
    because(&mut desk, Command::Reopen).expect("the organiser asks for it");
    let late = lodge(&mut desk, "final", second);
    assert_eq!(late, Err(Refusal::ProtestAfterAnnouncement { rules: None }), "no time comes back");
    assert_eq!(because(&mut desk, ruling(1, upheld(Side::Second))), Ok(2));
    assert_eq!(play(&desk).result(&"final".into()), None);
    assert_eq!(people(&desk, "final")[0], loser);
    assert_eq!(counted(desk.ask(Command::Finish)), Err(Refusal::StageNotOver(main_stage())));
}
