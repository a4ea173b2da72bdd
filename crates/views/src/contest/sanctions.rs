//! Sanctions: whom, for what, what followed.

use kolo_contest::{Against, Contest, Event, GameKey, Measure, Sanction, VenueId};
use kolo_messages::Lang;
use kolo_model::CzechKey;
use serde::Serialize;
use utoipa::ToSchema;

use super::describe;

/// A sanction that was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SanctionLine {
    /// The step of the office that it is.
    pub step: u64,
    /// Whom, for what, what followed, where.
    pub text: String,
    /// The clause that was broken.
    pub clause: &'static str,
    /// Why, in the words of the person who gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By whom.
    pub by: String,
    /// Whether it counts.
    pub counts: bool,
}

/// The sanctions of a tournament with those of the whole contest, or all of them; the newest first.
pub fn lines(contest: &Contest, venue: Option<&VenueId>, lang: Lang) -> Vec<SanctionLine> {
    let here = |sanction: &Sanction| match (venue, &sanction.venue) {
        (Some(here), Some(at)) => here == at,
        (Some(_) | None, _) => true,
    };
    let line = |(step, record): (u64, &kolo_contest::Record)| {
        let Event::Sanctioned(sanction) = &record.event else { return None };
        here(sanction).then(|| SanctionLine {
            step,
            text: describe::event(contest.state(), &record.event).text(lang),
            clause: sanction.breach.clause().id(),
            reason: record.reason.clone(),
            at: record.at.0,
            by: record.by.name.to_string(),
            counts: !contest.is_undone(step),
        })
    };
    let mut lines: Vec<SanctionLine> = (1..).zip(contest.records()).filter_map(line).collect();
    lines.reverse();
    lines
}

/// Sanctions that count and are about a match: something in it was lost by them.
pub fn about(contest: &Contest, venue: &VenueId, game: &GameKey, lang: Lang) -> Vec<String> {
    let of_match = |sanction: &&Sanction| {
        let lost = match &sanction.measure {
            Measure::ForfeitDuel { game, .. }
            | Measure::ForfeitGame { game, .. }
            | Measure::ForfeitMatch { game } => Some(game),
            Measure::Warning | Measure::Exclusion { .. } => None,
        };
        sanction.venue.as_ref() == Some(venue) && lost == Some(game)
    };
    let shown = contest.state().sanctions().iter().filter(of_match);
    shown.map(|one| describe::event(contest.state(), &Event::Sanctioned(one.clone())).text(lang)).collect()
}

/// Who was warned before, so that more may follow (P-2.1.1.2): teams and people by their names.
pub fn warned(contest: &Contest) -> Vec<String> {
    let state = contest.state();
    let name = |sanction: &Sanction| match &sanction.against {
        Against::Entry(id) => describe::entry_name(state, id),
        Against::Player(id) => describe::person(state, id),
    };
    let mut names: Vec<String> = state.sanctions().iter().map(name).collect();
    names.sort_by_cached_key(|name| CzechKey::new(name));
    names.dedup();
    names
}
