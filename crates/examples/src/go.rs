//! A go weekend: eighty players from 20 kyu to 6 dan, McMahon, the fourth of five rounds paired and not yet published.

use kolo_contest::Timestamp;
use kolo_model::System;
use kolo_tournament::{Order, Settings};

use crate::example::Example;
use crate::generator::Recipe;
use crate::mistake::Mistake;
use crate::script::{Script, field, name, recipe};

const SEED: u64 = 2009;

/// The orders that have led to it.
pub(crate) fn orders(at: Timestamp) -> Result<Vec<Order>, Mistake> {
    let recipe = Recipe { handicap: true, ..recipe(System::McMahon, 80, 5, SEED) };
    let (field, entries) = field(&recipe)?;
    let settings = Settings {
        go: field.go().clone(),
        ..Settings::new(name(Example::GoWeekend.name())?, recipe.system, 5, SEED)
    };
    let mut weekend = Script::begin(at.hours_before(28), settings, entries)?;
    for _ in 1..=3 {
        weekend.play_round()?;
    }
    weekend.draw()?;
    Ok(weekend.end(at))
}
