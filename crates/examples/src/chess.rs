//! An open championship: sixty players, Swiss by rating, the fifth of nine rounds being played.

use kolo_contest::Timestamp;
use kolo_model::{Idle, RoundNumber, Side, System};
use kolo_tournament::{Command, EntrantId, Order, OwnRules, PublishedPairs, Settings};

use crate::example::Example;
use crate::mistake::Mistake;
use crate::script::{Script, field, name, recipe, turned};

const SEED: u64 = 1992;

/// The orders that have led to it.
pub(crate) fn orders(at: Timestamp) -> Result<Vec<Order>, Mistake> {
    let recipe = recipe(System::Fide1992, 60, 9, SEED);
    let (_, entries) = field(&recipe)?;
    let settings = Settings::new(name(Example::RatingSwiss.name())?, recipe.system, 9, SEED);
    let mut day = Script::begin(at.hours_before(30), settings, entries)?;
    for _ in 1..=2 {
        day.play_round()?;
    }
    correct_a_slip(&mut day)?;
    day.play_round()?;
    day.give(Command::Withdraw(EntrantId(41)))?;
    day.play_round()?;
    day.open_round()?;
    in_play(&mut day)?;
    Ok(day.end(at))
}

/// A mistake in round 2 was found before round 3 was paired.
fn correct_a_slip(day: &mut Script) -> Result<(), Mistake> {
    let round = RoundNumber::FIRST.next();
    let state = day.state()?;
    let table = kolo_tournament::TableNumber::new(7).ok_or_else(|| Mistake::of("a number"))?;
    let played = state.table(round, table).ok_or_else(|| Mistake::of("no such table"))?;
    let result = turned(kolo_tournament::TableResult { round, table, outcome: played.outcome, score: None });
    let command =
        Command::CorrectResult { result, published: PublishedPairs::Keep, own_rules: OwnRules::Silent };
    day.give_because("prohozené barvy na lístku", command)
}

/// Most results of the round are in; one waits for the other side, one is reported differently by the two.
fn in_play(day: &mut Script) -> Result<(), Mistake> {
    let results = day.results()?;
    let (done, open) = results.split_at(results.len() * 3 / 5);
    day.enter(done)?;
    if let [waiting, differing, ..] = open {
        day.report(Side::First, *waiting)?;
        day.report(Side::First, *differing)?;
        day.report(Side::Second, turned(*differing))?;
    }
    let next = RoundNumber::from_index(5);
    let absence = Command::AnnounceAbsence { id: EntrantId(12), round: next, idle: Idle::AnnouncedAbsence };
    day.give(absence)
}
