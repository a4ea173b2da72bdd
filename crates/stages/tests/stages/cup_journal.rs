//! Incidents and protests of a tournament of stages: what waits for them, and how they are settled (K-PROTEST, K-INCIDENT).

use kolo_model::Side;
use kolo_rulings::{Assessment, Repeat, Situation};
use kolo_stages::cup::{
    Answer, Cup, CupCommand, CupEvent, CupOrder, CupRefusal, ErasingEntrant, NoteCommand, Setup,
};
use kolo_stages::generate::{Losers, Recipe};
use kolo_stages::{Command, EntrantId, MatchId, Outcome, Refusal};

use crate::cup::{Log, setup};
use crate::support::{entrants, groups, knockout_recipe, name, won};

const WHY: Option<&str> = Some("a test");

fn note(log: &mut Log, command: NoteCommand) -> Result<usize, CupRefusal> {
    log.give_because(WHY, CupCommand::Note(command))
}

fn lodge(log: &mut Log, game: &str, by: u32) -> Result<usize, CupRefusal> {
    note(log, NoteCommand::LodgeProtest { game: MatchId::from(game), by: EntrantId(by) })
}

fn answer(log: &mut Log, id: u32, answer: Answer) -> Result<usize, CupRefusal> {
    note(log, NoteCommand::DecideProtest { id, answer })
}

fn play(log: &mut Log, game: &str, outcome: Outcome) -> Result<usize, CupRefusal> {
    log.give(CupCommand::Play(Command::Record { game: MatchId::from(game), outcome }))
}

fn semi_finals() -> Log {
    let mut log = Log::default();
    let recipe = knockout_recipe(Losers::ThirdPlace);
    log.give(CupCommand::Open(Setup { entrants: entrants(4), recipe, ..setup(4) })).expect("it opens");
    log.give(CupCommand::Publish).expect("the draw counts");
    for game in ["SF1", "SF2"] {
        play(&mut log, game, won(Side::First)).expect("it is played");
    }
    log
}

fn replayed(log: &Log) -> Cup {
    let mut cup = Cup::begin(&log.events[0]).expect("it begins");
    for event in &log.events[1..] {
        cup.take(event).expect("it fits");
    }
    cup
}

#[test]
fn matches_that_depend_on_a_protested_result_wait_for_it() {
    let mut log = semi_finals();
    let [_, loser] = log.people("SF1");
    let [other, _] = log.people("SF2");
    assert_eq!(
        log.give(CupCommand::Note(NoteCommand::LodgeProtest {
            game: MatchId::from("SF1"),
            by: EntrantId(loser)
        })),
        Err(CupRefusal::Play(Refusal::ReasonMissing))
    );
    let stranger = lodge(&mut log, "SF1", other);
    assert_eq!(stranger, Err(CupRefusal::NotInMatch(MatchId::from("SF1"))));
    assert_eq!(lodge(&mut log, "SF1", loser), Ok(1));
    assert_eq!(lodge(&mut log, "SF1", loser), Ok(0), "it is lodged already");
    let held = Err(CupRefusal::ProtestsOpen(vec![1]));
    assert_eq!(play(&mut log, "final", won(Side::First)), held);
    assert_eq!(log.report("final", other, won(Side::First)), Err(CupRefusal::Held));
    assert!(!CupRefusal::Held.message().text(kolo_messages::Lang::En).contains("protest"), "not for players");
    let third = log
        .cup()
        .state()
        .expect("played")
        .plan()
        .game_ids()
        .find(|id| id.as_str() != "final" && log.cup().held_by(id) == [1])
        .cloned();
    assert!(third.is_some(), "so does the match for the third place");
    assert_eq!(log.cup().held_by(&MatchId::from("SF2")), Vec::<u32>::new(), "nothing else waits");
    let record =
        CupCommand::Play(Command::Record { game: MatchId::from("final"), outcome: won(Side::First) });
    let order = CupOrder { by: name("Arbiter"), at: 1, reason: None, command: record };
    assert_eq!(log.cup().preview(&order), Err(CupRefusal::ProtestsOpen(vec![1])));
    assert_eq!(answer(&mut log, 1, Answer::Rejected), Ok(1));
    assert_eq!(answer(&mut log, 1, Answer::Rejected), Err(CupRefusal::ProtestIsDecided(1)));
    play(&mut log, "final", won(Side::First)).expect("nothing holds it any more");
    let late = lodge(&mut log, "SF2", other);
    assert_eq!(late, Err(CupRefusal::ProtestTooLate(MatchId::from("SF2"))));
    assert_eq!(lodge(&mut log, "final", other), Ok(1), "nothing depends on the final");
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn a_match_that_is_given_up_waits_for_nothing() {
    let mut log = semi_finals();
    let [_, loser] = log.people("SF1");
    let [other, _] = log.people("SF2");
    lodge(&mut log, "SF1", loser).expect("in time");
    let leave = CupCommand::Play(Command::Withdraw(EntrantId(other)));
    log.give_because(WHY, leave).expect("he goes home");
    assert_eq!(log.cup().held_by(&MatchId::from("final")), Vec::<u32>::new());
}

#[test]
fn what_one_side_alone_reports_makes_no_protest_too_late() {
    let mut log = semi_finals();
    let [winner, loser] = log.people("SF1");
    let [other, _] = log.people("SF2");
    log.report("final", winner, won(Side::First)).expect("he may say so");
    assert!(log.cup().past_protest().is_empty());
    assert_eq!(lodge(&mut log, "SF1", loser), Ok(1));
    log.give_because(WHY, CupCommand::TakeBack(log.events.len() as u64)).expect("withdrawn");
    log.report("final", other, won(Side::Second)).expect("the other says something else");
    assert_eq!(lodge(&mut log, "SF1", loser), Err(CupRefusal::ProtestTooLate(MatchId::from("SF1"))));
}

#[test]
fn a_protest_comes_back_only_in_time_and_once() {
    let mut log = semi_finals();
    let [_, loser] = log.people("SF1");
    lodge(&mut log, "SF1", loser).expect("in time");
    let first = log.events.len() as u64;
    log.give_because(WHY, CupCommand::TakeBack(first)).expect("withdrawn");
    lodge(&mut log, "SF1", loser).expect("lodged anew");
    let second = log.events.len() as u64;
    assert_eq!(log.give_because(WHY, CupCommand::DoAgain(first)), Err(CupRefusal::NotNow(first)));
    log.give_because(WHY, CupCommand::TakeBack(second)).expect("withdrawn as well");
    play(&mut log, "final", won(Side::First)).expect("nothing holds it");
    let late = Err(CupRefusal::ProtestTooLate(MatchId::from("SF1")));
    assert_eq!(log.give_because(WHY, CupCommand::DoAgain(first)), late);
}

#[test]
fn a_correction_that_was_undone_by_itself_stays_undone_with_the_ruling() {
    let mut log = semi_finals();
    let [winner, loser] = log.people("SF1");
    lodge(&mut log, "SF1", loser).expect("in time");
    answer(&mut log, 1, Answer::Upheld { outcome: Some(won(Side::Second)) }).expect("upheld");
    let decided = log.events.len() as u64 - 1;
    let step = log.cup().play().expect("played").records().len() as u64;
    log.give_because(WHY, CupCommand::Play(Command::Undo(step))).expect("undone by itself");
    log.give_because(WHY, CupCommand::TakeBack(decided)).expect("then the ruling");
    log.give_because(WHY, CupCommand::DoAgain(decided)).expect("and again");
    assert_eq!(log.people("final")[0], winner, "nobody asked for the correction again");
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn results_elsewhere_do_not_stop_a_ruling_or_a_note() {
    let mut log = Log::default();
    let recipe = knockout_recipe(Losers::Out);
    log.give(CupCommand::Open(Setup { entrants: entrants(8), recipe, ..setup(8) })).expect("it opens");
    log.give(CupCommand::Publish).expect("the draw counts");
    play(&mut log, "QF1", won(Side::First)).expect("it is played");
    let [_, loser] = log.people("QF1");
    lodge(&mut log, "QF1", loser).expect("in time");
    let seen = log.events.len() as u64;
    let answer = Answer::Upheld { outcome: Some(won(Side::Second)) };
    let command = CupCommand::Note(NoteCommand::DecideProtest { id: 1, answer });
    let order = CupOrder { by: name("Arbiter"), at: 1, reason: WHY.map(str::to_owned), command };
    play(&mut log, "QF3", won(Side::First)).expect("another table");
    assert!(log.cup().means_the_same_as_of(seen, &order));
    note(&mut log, NoteCommand::PassOver(1)).expect("somebody passes over it");
    assert!(!log.cup().means_the_same_as_of(seen, &order), "that is about the same protest");
}

#[test]
fn play_goes_on_over_a_protest_by_its_number_and_with_a_reason() {
    let mut log = semi_finals();
    let [_, loser] = log.people("SF1");
    lodge(&mut log, "SF1", loser).expect("in time");
    let over = CupCommand::Note(NoteCommand::PassOver(1));
    assert_eq!(log.give(over.clone()), Err(CupRefusal::Play(Refusal::ReasonMissing)));
    assert_eq!(note(&mut log, NoteCommand::PassOver(7)), Err(CupRefusal::UnknownProtest(7)));
    assert_eq!(log.give_because(WHY, over), Ok(1));
    let passed = log.events.len() as u64;
    assert_eq!(note(&mut log, NoteCommand::PassOver(1)), Ok(0));
    assert_eq!((log.cup().open_protests(), log.cup().holding_protests()), (vec![1], vec![]));
    play(&mut log, "final", won(Side::First)).expect("play goes on");
    // A result that is undone is not brought back over a protest that holds again.
    let played = log.cup().play().expect("played").records().len() as u64;
    log.give_because(WHY, CupCommand::Play(Command::Undo(played))).expect("undone");
    log.give_because(WHY, CupCommand::TakeBack(passed)).expect("it holds again");
    let again = CupCommand::Play(Command::Redo(played));
    assert_eq!(log.give_because(WHY, again.clone()), Err(CupRefusal::ProtestsOpen(vec![1])));
    log.give_because(WHY, CupCommand::DoAgain(passed)).expect("over it again");
    log.give_because(WHY, again).expect("it counts again");
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn an_upheld_protest_corrects_the_result_and_both_are_undone_together() {
    let mut log = semi_finals();
    let [winner, loser] = log.people("SF1");
    lodge(&mut log, "SF1", loser).expect("in time");
    let lodged = log.events.len() as u64;
    let right = Answer::Upheld { outcome: Some(won(Side::Second)) };
    let before = log.cup().clone();
    let command = CupCommand::Note(NoteCommand::DecideProtest { id: 1, answer: right });
    let order = CupOrder { by: name("Arbiter"), at: 1, reason: WHY.map(str::to_owned), command };
    assert!(!log.cup().preview(&order).expect("it can be").is_empty(), "what it changes is told first");
    assert_eq!(answer(&mut log, 1, right), Ok(2));
    let decided = lodged + 1;
    assert!(matches!(log.events.last(), Some(CupEvent::Played(_))));
    assert_eq!(log.people("final")[0], loser);
    assert_eq!(
        log.give_because(WHY, CupCommand::TakeBack(lodged)),
        Err(CupRefusal::NotNow(lodged)),
        "the ruling stands on it"
    );
    log.give_because(WHY, CupCommand::TakeBack(decided)).expect("the ruling is undone");
    assert_eq!(log.people("final")[0], winner);
    assert_eq!(log.cup().holding_protests(), [1], "it is open again");
    assert_eq!(log.cup().journal().protests(), before.journal().protests());
    assert!(log.cup().is_taken_back(decided) && !log.cup().is_taken_back(lodged));
    log.give_because(WHY, CupCommand::DoAgain(decided)).expect("it counts again");
    assert_eq!(log.people("final")[0], loser);
    assert_eq!(log.cup().open_protests(), Vec::<u32>::new());
    log.give_because(WHY, CupCommand::TakeBack(decided)).expect("once more");
    log.give_because(WHY, CupCommand::TakeBack(lodged)).expect("now nothing stands on it");
    assert!(log.cup().journal().protests().is_empty());
    assert_eq!(lodge(&mut log, "SF1", loser), Ok(1));
    assert!(log.cup().journal().protests().contains_key(&2), "a number is used once");
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn a_play_off_waits_for_protests_in_the_groups_and_so_does_the_lot() {
    let mut log = Log::default();
    let recipe = Recipe { groups: vec![groups(2, 1)], ..knockout_recipe(Losers::Out) };
    log.give(CupCommand::Open(Setup { entrants: entrants(6), recipe, ..setup(6) })).expect("it opens");
    log.give(CupCommand::Publish).expect("the draw counts");
    let group: Vec<MatchId> = {
        let state = log.cup().state().expect("played");
        state.group(&"A".into()).expect("a group").games.iter().map(|(id, _)| id.clone()).collect()
    };
    let ready: Vec<MatchId> = log.cup().state().expect("played").ready().cloned().collect();
    for id in &ready {
        let drawn = group.contains(id);
        let outcome = if drawn { Outcome::Drawn { score: None } } else { won(Side::First) };
        play(&mut log, id.as_str(), outcome).expect("it is played");
    }
    let [first, _] = log.people(group[0].as_str());
    lodge(&mut log, group[0].as_str(), first).expect("nothing has begun that depends on it");
    assert_eq!(
        log.give(CupCommand::Play(Command::DrawLot("A".into()))),
        Err(CupRefusal::ProtestsOpen(vec![1])),
        "equals are not put in order over it"
    );
    assert_eq!(log.cup().held_by(&MatchId::from("final")), [1]);
    let lodged = log.events.len() as u64;
    log.give_because(WHY, CupCommand::TakeBack(lodged)).expect("withdrawn");
    log.give(CupCommand::Play(Command::DrawLot("A".into()))).expect("now the lot");
    let lot = log.cup().play().expect("played").records().len() as u64;
    log.give_because(WHY, CupCommand::Play(Command::Undo(lot))).expect("undone");
    log.give_because(WHY, CupCommand::DoAgain(lodged)).expect("he protests again");
    assert_eq!(
        log.give_because(WHY, CupCommand::Play(Command::Redo(lot))),
        Err(CupRefusal::ProtestsOpen(vec![1])),
        "neither are they by a lot that counts again"
    );
    answer(&mut log, 1, Answer::Rejected).expect("it is decided");
    assert_eq!(log.cup().held_by(&MatchId::from("final")), Vec::<u32>::new());
}

#[test]
fn a_protest_about_a_match_of_others_holds_nothing() {
    let mut log = Log::default();
    let recipe = knockout_recipe(Losers::Out);
    log.give(CupCommand::Open(Setup { entrants: entrants(8), recipe, ..setup(8) })).expect("it opens");
    log.give(CupCommand::Publish).expect("the draw counts");
    for game in ["QF1", "QF2", "QF3", "QF4", "SF1"] {
        play(&mut log, game, won(Side::First)).expect("it is played");
    }
    let [_, loser] = log.people("SF1");
    lodge(&mut log, "SF1", loser).expect("in time");
    let correct = Command::Correct {
        game: MatchId::from("QF1"),
        outcome: won(Side::Second),
        later: kolo_stages::Later::TakeBack,
    };
    log.give_because(WHY, CupCommand::Play(correct)).expect("others stand there now");
    assert_eq!(log.cup().open_protests(), Vec::<u32>::new());
    let right = Answer::Upheld { outcome: Some(won(Side::Second)) };
    assert_eq!(answer(&mut log, 1, right), Err(CupRefusal::Play(Refusal::NoResult(MatchId::from("SF1")))));
    assert_eq!(answer(&mut log, 1, Answer::Rejected), Ok(1), "it can be closed nevertheless");
}

fn dispute() -> Assessment {
    let entry = kolo_rulings::ALL.iter().find(|entry| entry.id == "dispute").expect("a situation");
    let facts: Vec<(String, String)> = Vec::new();
    let case = Situation::read(entry.id, &facts).expect("its facts have usual values");
    let verdict = kolo_rulings::Verdict::AsNoted;
    Assessment::new(case, Some(verdict), Some("it was so"), Some("A clock fell.".to_owned()))
        .expect("decided")
}

#[test]
fn an_incident_is_written_down_once_amended_and_withdrawn() {
    let mut log = semi_finals();
    let at = |game: Option<&str>, repeat| NoteCommand::RecordIncident {
        game: game.map(MatchId::from),
        assessment: dispute(),
        repeat,
    };
    assert_eq!(note(&mut log, at(Some("SF1"), Repeat::Ask)), Ok(1));
    assert_eq!(note(&mut log, at(Some("SF1"), Repeat::Ask)), Err(CupRefusal::IncidentRepeated(1)));
    assert_eq!(note(&mut log, at(Some("SF1"), Repeat::Again)), Ok(1));
    assert_eq!(note(&mut log, at(None, Repeat::Ask)), Ok(1), "not in a match");
    let unknown = note(&mut log, at(Some("SF9"), Repeat::Ask));
    assert_eq!(unknown, Err(CupRefusal::Play(Refusal::UnknownMatch(MatchId::from("SF9")))));
    let anew = Assessment { note: Some("Both clocks fell.".to_owned()), ..dispute() };
    let amend = |id| NoteCommand::AmendIncident { id, assessment: anew.clone() };
    assert_eq!(note(&mut log, amend(2)), Ok(1));
    assert_eq!(note(&mut log, amend(2)), Ok(0));
    assert_eq!(note(&mut log, amend(9)), Err(CupRefusal::UnknownIncident(9)));
    let amended = log.cup().journal().incidents()[&2].clone();
    log.give_because(WHY, CupCommand::TakeBack(amended.event)).expect("with what was amended");
    assert!(!log.cup().journal().incidents().contains_key(&2));
    log.give_because(WHY, CupCommand::DoAgain(amended.event)).expect("and back");
    assert_eq!(log.cup().journal().incidents()[&2], amended);
    let event = log.cup().journal().incidents()[&3].event;
    log.give_because(WHY, CupCommand::TakeBack(event)).expect("withdrawn");
    assert_eq!(log.cup().journal().incidents().keys().copied().collect::<Vec<u32>>(), [1, 2]);
    // Steps around the draw leave the journal alone.
    let mut log = Log::default();
    log.give(CupCommand::Open(setup(8))).expect("it opens");
    log.give(CupCommand::Change(setup(7))).expect("a change");
    note(&mut log, at(None, Repeat::Ask)).expect("before the draw, too");
    log.give_because(WHY, CupCommand::TakeBack(2)).expect("the change is undone");
    assert_eq!(log.cup().journal().incidents().len(), 1);
    assert_eq!(replayed(&log), *log.cup());
}

#[test]
fn names_are_taken_out_of_what_was_written_about_an_incident() {
    let mut log = semi_finals();
    let record = NoteCommand::RecordIncident { game: None, assessment: dispute(), repeat: Repeat::Ask };
    note(&mut log, record).expect("written down");
    let erasing = ErasingEntrant::of(log.cup(), EntrantId(1)).expect("on the list");
    let text = |text: &str| text.contains("clock").then(|| text.replace("clock", "…"));
    let number = log.events.len() as u64;
    let after = erasing.rewritten(number, log.events.last().expect("it"), None, text);
    let CupEvent::Arranged(arranged) = after else { panic!("it is around play") };
    let written = serde_json::to_string(&arranged).expect("it can be written");
    assert!(written.contains("A … fell.") && !written.contains("A clock"), "{written}");
}
