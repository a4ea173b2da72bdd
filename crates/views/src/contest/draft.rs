//! The draw before it counts: groups, why each team stands where it does, and what a change by hand would break.
//!
//! The lots come from the seed of the contest, so what is shown is what a start would draw (K-SEED).

use std::collections::BTreeMap;

use kolo_contest::{Command, Contest, GroupSheet, Order, Play, Refusal, VenueId};
use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_stages::{EntrantId, Occupant};
use serde::Serialize;
use utoipa::ToSchema;

use super::describe;
use crate::draft::{Checked, Remark, Weight};

/// The draw as it would be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ContestDraw)]
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
    /// All in the order of the start numbers, where there are no groups.
    pub order: Vec<String>,
    /// Why, step by step.
    pub reasons: Vec<Reason>,
    /// How many matches that makes before the play-off, or in the first round.
    pub matches: usize,
}

/// A group of the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DraftGroup {
    /// Its name.
    pub id: String,
    /// Its teams, number 1 of the table of matches first.
    pub teams: Vec<DraftTeam>,
}

/// A team in a group of the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DraftTeam {
    /// Its start number.
    pub number: u32,
    /// Its name.
    pub name: String,
}

/// One step of the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DrawReason)]
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
    pub fn of(contest: &Contest, hand: &Order, venue: &VenueId, lang: Lang) -> Result<Draft, Refusal> {
        let after = started(contest, hand, venue)?;
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
            order: order.iter().map(|id| describe::entry_name(contest.state(), id)).collect(),
            matches: play.games().len(),
            reasons: reasons
                .into_iter()
                .map(|(_, step)| Reason { text: step.message.text(lang), clause: step.clause.id() })
                .collect(),
            groups,
        }
    }
}

/// The contest as it would be if the tournament started now.
fn started(contest: &Contest, hand: &Order, venue: &VenueId) -> Result<Contest, Refusal> {
    let mut after = contest.clone();
    after.give(hand, &Command::Start(venue.clone()))?;
    Ok(after)
}

/// What can be said against other groups than those that were, or would be, drawn.
///
/// # Errors
/// Why it cannot start, or that there are no groups.
pub fn checked(
    contest: &Contest,
    hand: &Order,
    venue: &VenueId,
    sheet: &GroupSheet,
    lang: Lang,
) -> Result<Checked, Refusal> {
    let drawn = match contest.play(venue) {
        Some(play) => play.clone(),
        None => started(contest, hand, venue)?
            .play(venue)
            .cloned()
            .ok_or_else(|| Refusal::NotRunning(venue.clone()))?,
    };
    let no_groups = || Refusal::NoGroups(venue.clone());
    let now = drawn.group_sheet().ok_or_else(no_groups)?;
    let state = drawn.stages().ok_or_else(no_groups)?.state();
    let one_school = |teams: Vec<u32>| {
        let names: Vec<String> = teams.into_iter().map(|number| state.name(EntrantId(number))).collect();
        Remark {
            weight: Weight::Broken,
            text: Message::new("school-draft-one-school").with("teams", names.join(", ")).text(lang),
            clause: Clause::new("P-1.1.4.4").id(),
        }
    };
    let crowded = drawn.crowded_schools(sheet).into_iter();
    let mut checked = Checked {
        possible: now.holds_the_same(sheet),
        breaks: false,
        tables: crowded.map(|schools| schools.into_iter().map(one_school).collect()).collect(),
        free: BTreeMap::new(),
        whole: Vec::new(),
    };
    checked.breaks = checked.tables.iter().any(|remarks| !remarks.is_empty());
    Ok(checked)
}

fn groups(play: &Play) -> Vec<DraftGroup> {
    let Some(ledger) = play.stages() else { return Vec::new() };
    let state = ledger.state();
    let groups = state.plan().stages().iter().flat_map(|stage| &stage.groups);
    let views = groups.filter_map(|group| state.group(&group.id));
    let named = views.map(|view| DraftGroup {
        id: view.id.as_str().to_owned(),
        teams: view
            .members
            .iter()
            .filter_map(|one: &Occupant| one.id())
            .map(|id| DraftTeam { number: id.0, name: state.name(id) })
            .collect(),
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
