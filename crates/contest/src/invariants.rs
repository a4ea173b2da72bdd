//! What always holds in a contest, whatever happened. One list, used by tests, by the simulation and by
//! `kolo contest check`.

mod broken;
mod money;
mod people;
#[cfg(test)]
mod tests;
mod tournaments;

pub use broken::Broken;

use crate::contest::Contest;

/// A rule adds what it finds.
type Rule = fn(&Contest, &mut Vec<Broken>);

/// Everything that always holds.
const RULES: [Rule; 12] = [
    people::rosters_are_lawful,
    people::schools_have_room,
    people::one_team_a_tournament,
    money::fees_are_settled_before_play,
    money::codes_pay_once,
    tournaments::days_lie_in_the_season,
    tournaments::quotas_are_published_and_kept,
    tournaments::fields_are_those_who_qualified,
    tournaments::every_player_has_one_place,
    tournaments::slips_and_results_agree,
    tournaments::journals_are_about_their_tournaments,
    tournaments::nobody_meets_twice_in_a_swiss,
];

/// Everything that does not hold; nothing in a sound contest.
pub fn check(contest: &Contest) -> Vec<Broken> {
    let mut broken = Vec::new();
    for rule in RULES {
        rule(contest, &mut broken);
    }
    broken
}
