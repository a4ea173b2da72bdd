//! The draw before it counts: groups, and why each team stands where it does.
//!
//! The lots come from the seed of the contest, so what is shown is what a start would draw (K-SEED).

use kolo_contest::{Command, Contest, Hand, Play, Refusal, VenueId};
use kolo_messages::{Lang, Message};
use kolo_stages::Occupant;
use serde::Serialize;

use super::told;

/// The draw as it would be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Draft {
    /// How many play.
    pub field: usize,
    /// The form in words.
    pub form: String,
    /// The clause of the form.
    pub clause: &'static str,
    /// The seed of the lots.
    pub seed: String,
    /// Groups; none in a Swiss.
    pub groups: Vec<DraftGroup>,
    /// Everybody in the order of the start numbers, where there are no groups.
    pub order: Vec<String>,
    /// Why, step by step.
    pub reasons: Vec<Reason>,
    /// How many matches that makes before the play-off, or in the first round.
    pub matches: usize,
}

/// A group of the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DraftGroup {
    /// Its name.
    pub id: String,
    /// Its teams, number 1 of the table of matches first.
    pub teams: Vec<String>,
}

/// One step of the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// In words.
    pub text: String,
    /// The clause behind it.
    pub clause: &'static str,
}

impl Draft {
    /// What a start would draw now.
    ///
    /// # Errors
    /// Why it cannot start.
    pub fn of(contest: &Contest, hand: &Hand, venue: &VenueId, lang: Lang) -> Result<Draft, Refusal> {
        let mut after = contest.clone();
        after.give(hand, &Command::Start(venue.clone()))?;
        let play = after.play(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))?;
        let seed = after.state().venue(venue).and_then(|venue| venue.start.as_ref()).map(|start| start.seed);
        Ok(Draft::drawn(&after, play, seed.unwrap_or_default(), lang))
    }

    /// The draw of a tournament that has started.
    pub fn drawn(contest: &Contest, play: &Play, seed: u64, lang: Lang) -> Draft {
        let groups = groups(play);
        let (form, clause) = form(play.field().len(), groups.len());
        let reasons = play.stages().map(|ledger| ledger.state().explain_draw()).unwrap_or_default();
        let order = if groups.is_empty() { play.field() } else { &[] };
        Draft {
            field: play.field().len(),
            form: form.text(lang),
            clause,
            seed: seed.to_string(),
            order: order.iter().map(|id| told::entry_name(contest.state(), id)).collect(),
            matches: play.games().len(),
            reasons: reasons
                .into_iter()
                .map(|(_, told)| Reason { text: told.message.text(lang), clause: told.clause.id() })
                .collect(),
            groups,
        }
    }
}

fn groups(play: &Play) -> Vec<DraftGroup> {
    let Some(ledger) = play.stages() else { return Vec::new() };
    let state = ledger.state();
    let groups = state.plan().stages().iter().flat_map(|stage| &stage.groups);
    let views = groups.filter_map(|group| state.group(&group.id));
    let named = views.map(|view| DraftGroup {
        id: view.id.as_str().to_owned(),
        teams: view.members.iter().filter_map(|one: &Occupant| one.id()).map(|id| state.name(id)).collect(),
    });
    named.collect()
}

fn form(field: usize, groups: usize) -> (Message, &'static str) {
    let (message, clause) = match groups {
        0 if field == 1 => (Message::new("school-form-alone"), "P-1.1.4.3"),
        0 => (Message::new("school-form-swiss"), "P-1.1.6.4"),
        1 if field < 4 => (Message::new("school-form-small"), "P-1.1.4.3"),
        1 => (Message::new("school-form-one"), "P-1.1.4.3a"),
        2 => (Message::new("school-form-groups"), "P-1.1.4.3b"),
        4 => (Message::new("school-form-groups"), "P-1.1.4.3c"),
        _ => (Message::new("school-form-groups"), "P-1.1.4.3d"),
    };
    (message.with("groups", groups).with("field", field), clause)
}
