//! Orders of somebody who has not seen the latest events of a tournament of stages (K-STALE).

use std::collections::BTreeSet;

use kolo_model::Side;
use kolo_stages::cup::{CupCommand, CupOrder, Setup};
use kolo_stages::generate::Losers;
use kolo_stages::{Command, EntrantId, Later, MatchId};

use crate::cup::Log;
use crate::support::{entrants, knockout_recipe, name, won};

fn correct(game: &str, side: Side, later: Later) -> CupOrder {
    let command = Command::Correct { game: MatchId::from(game), outcome: won(side), later };
    CupOrder {
        by: name("Arbiter"),
        at: 9,
        reason: Some("misread".to_owned()),
        command: CupCommand::Play(command),
    }
}

fn record(log: &mut Log, game: &str, side: Side) {
    let command = Command::Record { game: MatchId::from(game), outcome: won(side) };
    log.give(CupCommand::Play(command)).expect("it can be played");
}

fn eight() -> Log {
    let mut log = Log::default();
    let recipe = knockout_recipe(Losers::Out);
    let setup = Setup { name: name("Cup"), entrants: entrants(8), recipe, missing: BTreeSet::new() };
    log.give(CupCommand::Open(setup)).expect("it opens");
    log
}

#[test]
fn other_matches_do_not_touch_a_correction_and_the_same_one_does() {
    let mut log = eight();
    log.give(CupCommand::Publish).expect("the draw counts");
    record(&mut log, "QF1", Side::First);
    let seen = log.events.len() as u64;
    let order = correct("QF1", Side::Second, Later::Keep);
    for version in 1..=seen {
        assert!(log.cup().as_of(version).is_some(), "{version}");
    }
    assert_eq!(log.cup().as_of(seen).as_ref(), Some(log.cup()));
    record(&mut log, "QF3", Side::First);
    let who = log.cup().state().and_then(|state| state.fixture(&MatchId::from("QF4"))?.people());
    log.report("QF4", who.expect("two play").first.0, won(Side::First)).expect("it is reported");
    assert!(log.cup().means_the_same_as_of(seen, &order));
    // A later match that hangs on it is played: what was shown has changed.
    record(&mut log, "QF2", Side::First);
    record(&mut log, "SF1", Side::First);
    assert!(!log.cup().means_the_same_as_of(seen, &order));
    assert!(!log.cup().means_the_same_as_of(u64::MAX, &order), "nobody has seen what is to come");
}

#[test]
fn a_draw_counts_as_it_was_shown_or_not_at_all() {
    let mut log = eight();
    let seen = log.events.len() as u64;
    let publish = CupOrder { by: name("Arbiter"), at: 9, reason: None, command: CupCommand::Publish };
    assert!(log.cup().means_the_same_as_of(seen, &publish));
    let setup = log.cup().setup().clone();
    let entrants = setup.entrants.iter().filter(|one| one.id != EntrantId(8)).cloned().collect();
    log.give(CupCommand::Change(Setup { entrants, ..setup })).expect("one less");
    assert!(!log.cup().means_the_same_as_of(seen, &publish));
}
