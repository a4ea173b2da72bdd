//! A tournament of stages by itself, from the list to the winner.

use std::collections::BTreeSet;

use kolo_model::Side;
use kolo_stages::codec;
use kolo_stages::cup::{
    Arrangement, Cup, CupCommand, CupEvent, CupOrder, CupRefusal, DamagedCup, Past, Setup,
};
use kolo_stages::generate::{CannotPlan, Losers, Lots, Recipe};
use kolo_stages::{Command, EntrantId, Fixture, MatchId, Outcome, Refusal};

use crate::support::{entrants, knockout_recipe, name, won};

pub(crate) fn setup(count: u32) -> Setup {
    let recipe = Recipe { lots: Lots::Drawn { seeded: 2 }, seed: 5, ..knockout_recipe(Losers::ThirdPlace) };
    Setup { name: name("Cup"), entrants: entrants(count), recipe, missing: BTreeSet::new() }
}

fn order(command: CupCommand) -> CupOrder {
    CupOrder { by: name("Arbiter"), at: 1, reason: None, command }
}

/// A log that is written and read back with every order, as a database does.
#[derive(Default)]
pub(crate) struct Log {
    cup: Option<Cup>,
    pub(crate) events: Vec<CupEvent>,
}

impl Log {
    pub(crate) fn give(&mut self, command: CupCommand) -> Result<usize, CupRefusal> {
        self.give_because(None, command)
    }

    pub(crate) fn give_because(
        &mut self,
        reason: Option<&str>,
        command: CupCommand,
    ) -> Result<usize, CupRefusal> {
        let order = CupOrder { reason: reason.map(str::to_owned), ..order(command) };
        let events = Cup::decide(self.cup.as_ref(), &order)?;
        assert!(events.first().is_none_or(|first| first.answers(&order)), "an event is of its order");
        for event in &events {
            let read = match event {
                CupEvent::Arranged(arranged) => {
                    let text = serde_json::to_string(arranged).expect("it can be written");
                    CupEvent::Arranged(serde_json::from_str(&text).expect("it reads back"))
                }
                CupEvent::Played(record) => {
                    let text = serde_json::to_string(record).expect("it can be written");
                    CupEvent::Played(serde_json::from_str(&text).expect("it reads back"))
                }
            };
            assert_eq!(read, *event);
            match self.cup.as_mut() {
                None => self.cup = Some(Cup::begin(&read).expect("it begins")),
                Some(cup) => cup.take(&read).expect("it was decided here"),
            }
        }
        self.events.extend(events.iter().cloned());
        Ok(events.len())
    }

    pub(crate) fn cup(&self) -> &Cup {
        self.cup.as_ref().expect("it is open")
    }

    pub(crate) fn report(&mut self, game: &str, by: u32, outcome: Outcome) -> Result<usize, CupRefusal> {
        self.give(CupCommand::Report { game: MatchId::from(game), by: EntrantId(by), outcome })
    }

    pub(crate) fn people(&self, game: &str) -> [u32; 2] {
        let state = self.cup().state().expect("it is played");
        let sides = state.fixture(&MatchId::from(game)).and_then(Fixture::people).expect("known");
        [sides.first.0, sides.second.0]
    }
}

pub(crate) fn published(count: u32) -> Log {
    let mut log = Log::default();
    log.give(CupCommand::Open(setup(count))).expect("it opens");
    log.give(CupCommand::Publish).expect("the draw counts");
    log
}

#[test]
fn everything_changes_until_the_draw_counts_and_nothing_after_play_has_begun() {
    let mut log = Log::default();
    assert_eq!(log.give(CupCommand::Publish), Err(CupRefusal::NotOpen));
    let alone = log.give(CupCommand::Open(setup(1)));
    assert_eq!(alone, Err(CupRefusal::Cannot(CannotPlan::Entrants { count: 1 })));
    log.give(CupCommand::Open(setup(7))).expect("it opens");
    assert_eq!(log.give(CupCommand::Open(setup(7))), Err(CupRefusal::OpenAlready));
    let record = Command::Record { game: MatchId::from("SF1"), outcome: won(Side::First) };
    assert_eq!(log.give(CupCommand::Play(record)), Err(CupRefusal::NotPublished));
    assert_eq!(log.give(CupCommand::Change(setup(7))), Ok(0), "it is so already");
    assert_eq!(log.give(CupCommand::Change(setup(8))), Ok(1));
    log.give(CupCommand::Publish).expect("the draw counts");
    assert_eq!(log.give(CupCommand::Change(setup(7))), Err(CupRefusal::Published));
    log.give(CupCommand::Recall).expect("nothing is played");
    log.give(CupCommand::Change(setup(6))).expect("it can be changed again");
    log.give(CupCommand::Publish).expect("the draw counts");
    let game = log.cup().state().and_then(|state| state.ready().next().cloned()).expect("a match");
    let record = Command::Record { game, outcome: won(Side::First) };
    log.give(CupCommand::Play(record)).expect("it is played");
    assert_eq!(log.give(CupCommand::Recall), Err(CupRefusal::InPlay(1)));
    assert_eq!(log.cup().past().len(), log.events.len(), "the history has every event");
    assert_eq!(log.cup().past().last(), Some(&Past::Step { draw: 1, step: 1 }));
}

#[test]
fn a_result_counts_once_both_players_have_said_the_same() {
    let mut log = published(8);
    let [first, second] = log.people("QF1");
    let stranger = log.people("QF2")[0];
    assert_eq!(log.report("QF1", stranger, won(Side::First)), Err(CupRefusal::NotYours));
    let drawn = log.report("QF1", first, Outcome::Drawn { score: None });
    assert_eq!(drawn, Err(CupRefusal::Play(Refusal::DrawInKnockout(MatchId::from("QF1")))));
    assert_eq!(log.report("QF1", first, won(Side::First)), Ok(1));
    assert_eq!(log.report("QF1", first, won(Side::First)), Ok(0), "said already");
    assert_eq!(log.report("QF1", second, won(Side::Second)), Ok(1), "they differ");
    let game = MatchId::from("QF1");
    let said = log.cup().reports(&game).expect("both have said something").said;
    assert_eq!((said.first, said.second), (Some(won(Side::First)), Some(won(Side::Second))));
    // One of them with the score, the other without: the score counts.
    let score = Some(kolo_model::PerSide::new(2, 1));
    assert_eq!(log.report("QF1", second, Outcome::Won { by: Side::First, score }), Ok(2));
    let state = log.cup().state().expect("it is played");
    assert_eq!(state.result(&game).map(|result| result.outcome.score()), Some(score));
    assert_eq!(log.cup().reports(&game), None);
    let late = log.report("QF1", first, won(Side::Second));
    assert_eq!(late, Err(CupRefusal::Play(Refusal::HasResult(game))));
}

#[test]
fn what_was_said_is_forgotten_when_others_stand_in_the_match() {
    let mut log = published(8);
    for game in ["QF1", "QF2"] {
        let record = Command::Record { game: MatchId::from(game), outcome: won(Side::First) };
        log.give(CupCommand::Play(record)).expect("it is played");
    }
    let [first, _] = log.people("SF1");
    log.report("SF1", first, won(Side::First)).expect("it is said");
    let mut undo = order(CupCommand::Play(Command::Undo(1)));
    undo.reason = Some("the other one won".to_owned());
    let undone = Cup::decide(log.cup.as_ref(), &undo).expect("it can be undone");
    let mut cup = log.cup().clone();
    cup.take(&undone[0]).expect("it fits");
    assert_eq!(cup.reports(&MatchId::from("SF1")), None);
}

#[test]
fn the_log_reads_back_and_the_play_is_a_stages_file() {
    let mut log = published(8);
    while let Some(game) = log.cup().state().and_then(|state| state.ready().next().cloned()) {
        let record = Command::Record { game, outcome: won(Side::Second) };
        log.give(CupCommand::Play(record)).expect("it is played");
    }
    assert!(log.cup().state().is_some_and(kolo_stages::State::is_over));
    let mut again = Cup::begin(&log.events[0]).expect("it begins");
    for event in &log.events[1..] {
        again.take(event).expect("it fits");
    }
    assert_eq!(&again, log.cup());
    let file = again.file().expect("it is played");
    let text = codec::write(&file).expect("it can be written");
    assert_eq!(codec::read(text.as_bytes()), Ok(file));
}

#[test]
fn events_that_do_not_fit_are_told() {
    let log = published(4);
    let published = log.events[1].clone();
    assert!(matches!(Cup::begin(&published), Err(DamagedCup(_))));
    let mut cup = log.cup().clone();
    assert!(cup.take(&published).is_err() && cup.take(&log.events[0]).is_err());
    let CupEvent::Arranged(mut arranged) = published else { unreachable!("it is about the draw") };
    arranged.event =
        Arrangement::Reported { game: MatchId::from("final"), by: EntrantId(1), outcome: won(Side::First) };
    assert!(cup.take(&CupEvent::Arranged(arranged)).is_err(), "nobody stands in the final yet");
}
