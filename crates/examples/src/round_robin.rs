//! A club championship: ten players, all against all, the sixth of nine rounds being played.

use kolo_contest::Timestamp;
use kolo_model::{Side, System};
use kolo_tournament::{Order, Settings};

use crate::example::Example;
use crate::mistake::Mistake;
use crate::script::{Script, field, name, recipe};

const SEED: u64 = 10;

/// The orders that have led to it.
pub(crate) fn orders(at: Timestamp) -> Result<Vec<Order>, Mistake> {
    let recipe = recipe(System::RoundRobin, 10, 9, SEED);
    let (_, entries) = field(&recipe)?;
    let settings = Settings::new(name(Example::RoundRobin.name())?, recipe.system, 9, SEED);
    let mut evenings = Script::begin(at.hours_before(24 * 36), settings, entries)?;
    for _ in 1..=5 {
        evenings.play_round()?;
        // One evening a week.
        evenings.wait_minutes(7 * 24 * 60 - 90);
    }
    evenings.open_round()?;
    let results = evenings.results()?;
    let (done, open) = results.split_at(results.len() / 2);
    evenings.enter(done)?;
    if let [waiting, ..] = open {
        evenings.report(Side::Second, *waiting)?;
    }
    Ok(evenings.end(at))
}
