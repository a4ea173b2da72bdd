//! 2.6: stones, komi and who takes Black.

use kolo_model::{GameTerms, Handicap, HandicapBy, Side, System};

use super::field::{Field, Player};

/// What strength the handicap is measured by, in whole steps. In a Swiss coefficients mean ranks.
fn measure(field: &Field, by: HandicapBy, player: &Player) -> i64 {
    match (by, field.system) {
        (HandicapBy::Coefficients, System::McMahon) => player.score / 2,
        (HandicapBy::Coefficients | HandicapBy::Ranks, _) => player.strength.steps,
    }
}

/// The terms of a game, and the side of `one` where the handicap decides it.
pub(crate) fn terms(field: &Field, one: usize, other: usize) -> (GameTerms, Option<Side>) {
    let even = GameTerms { handicap: Handicap::NONE, komi: field.komi };
    let Some(rules) = field.handicap else { return (even, None) };
    let (one, other) = (&field.players[one], &field.players[other]);
    if one.strength.steps.max(other.strength.steps) >= field.even_from {
        return (even, None);
    }
    let (own, others) = (measure(field, rules.by, one), measure(field, rules.by, other));
    let stones = ((own - others).abs() - i64::from(rules.reduction)).min(i64::from(rules.most.stones()));
    if stones < 1 {
        return (even, None);
    }
    let handicap = u8::try_from(stones).ok().and_then(Handicap::new).expect("at most nine");
    let weaker = if own < others { Side::First } else { Side::Second };
    (GameTerms { handicap, komi: Some(rules.komi) }, Some(weaker))
}
