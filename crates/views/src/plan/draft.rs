//! The plan of a stage, before it is published and after, with the reasons.

#![expect(clippy::similar_names, reason = "a plan, its play and a player are what they are called")]

use std::collections::BTreeMap;

use kolo_messages::{Lang, Message};
use kolo_model::Side;
use kolo_stages::Breach;
use kolo_stages::generate::{Lots, SeedBy};
use kolo_stages::{Entrant, EntrantId, Occupant, Slot, SlotPlace, State};
use kolo_tournament::Refusal;
use serde::Serialize;
use utoipa::ToSchema;

use super::Plan;
use crate::contest::draft::{DraftGroup, DraftTeam, Reason};
use crate::draft::{Checked, Remark, Weight};

/// The draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlanDraft {
    /// The form in words.
    pub form: String,
    /// The seed of the lots, where there are any.
    pub seed: Option<String>,
    /// Groups of the first stage.
    pub groups: Vec<DraftGroup>,
    /// Who meets whom first in a knockout; an empty side is a bye.
    pub pairs: Vec<DraftPair>,
    /// How many matches that makes in all.
    pub matches: usize,
    /// Why it is so.
    pub reasons: Vec<Reason>,
    /// Where each player stands, so that two can be exchanged.
    pub places: Vec<DraftPlace>,
    /// The same match by match, or group by group.
    pub lines: Vec<DraftLine>,
    /// Whether it was changed by hand, before it counts.
    pub by_hand: bool,
    /// What can be said against it, where it was changed by hand.
    pub remarks: Vec<Remark>,
}

/// A match of the first round, or a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PlanDraftLine)]
pub struct DraftLine {
    /// Its name.
    pub id: String,
    /// Those who stand in it.
    pub cards: Vec<DraftPlace>,
}

/// A match of the first round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DraftPair {
    /// Its name.
    pub id: String,
    /// The two sides; nothing for a bye, and words for a player who comes from a group.
    pub sides: [Option<String>; 2],
}

/// A place of the draw that is taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DraftPlace {
    /// The place as links name it.
    pub slot: String,
    /// Who stands there, by number.
    pub who: u32,
    /// The name.
    pub name: String,
}

impl PlanDraft {
    /// The plan that counts, or the draft of one; nothing if none was drawn.
    pub fn of(plan: Plan<'_>, lang: Lang) -> Option<PlanDraft> {
        let drawn = plan.tournament.drawn(&plan.settings.id)?;
        Some(PlanDraft::drawn(plan, &drawn, lang))
    }

    fn drawn(plan: Plan<'_>, state: &State, lang: Lang) -> PlanDraft {
        let recipe = &plan.settings.recipe;
        let stages = state.plan().stages();
        let first = stages.first();
        let groups = first.into_iter().flat_map(|stage| &stage.groups).filter_map(|group| {
            let view = state.group(&group.id)?;
            let members = view.members.iter().filter_map(|one: &Occupant| one.id());
            let teams = members.map(|id| DraftTeam { number: id.0, name: state.name(id) });
            Some(DraftGroup { id: group.id.as_str().to_owned(), teams: teams.collect() })
        });
        let pairs = pairs(plan, state, lang);
        let places = state.plan().slots().into_iter().filter_map(|(slot, link)| match link {
            Slot::Entrant(id) => {
                Some(DraftPlace { slot: slot.to_string(), who: id.0, name: state.name(*id) })
            }
            Slot::Winner(_) | Slot::Loser(_) | Slot::Place { .. } | Slot::Bye => None,
        });
        let lots = recipe.lots != Lots::None;
        PlanDraft {
            form: plan.form().text(lang),
            seed: lots.then(|| state.seed().to_string()),
            groups: groups.collect(),
            matches: matches_of(state),
            reasons: reasons(plan, state)
                .into_iter()
                .map(|(message, clause)| Reason { text: message.text(lang), clause })
                .collect(),
            places: places.collect(),
            lines: lines(state),
            by_hand: plan.is_by_hand(),
            remarks: remarks(plan, state, lang),
            pairs,
        }
    }
}

/// Who stands where at the beginning, in the order of the plan.
fn lines(state: &State) -> Vec<DraftLine> {
    let mut lines: Vec<DraftLine> = Vec::new();
    for (slot, link) in state.plan().slots() {
        let (id, who) = match (&slot, link) {
            (SlotPlace::Side(game, _), Slot::Entrant(who)) => (game.as_str(), *who),
            (SlotPlace::Member(group, _), Slot::Entrant(who)) => (group.as_str(), *who),
            _ => continue,
        };
        if lines.last().is_none_or(|line| line.id != id) {
            lines.push(DraftLine { id: id.to_owned(), cards: Vec::new() });
        }
        if let Some(line) = lines.last_mut() {
            line.cards.push(DraftPlace { slot: slot.to_string(), who: who.0, name: state.name(who) });
        }
    }
    lines
}

/// The links that a sheet asks for: all of every line, by number. Nothing if it has not the same lines with the same
/// people in them all together.
pub fn wanted(state: &State, sheet: &[Vec<u32>]) -> Option<Vec<(SlotPlace, Slot)>> {
    let lines = lines(state);
    let sizes = lines.iter().map(|line| line.cards.len());
    if !sizes.eq(sheet.iter().map(Vec::len)) {
        return None;
    }
    let (mut now, mut then): (Vec<u32>, Vec<u32>) =
        (lines.iter().flat_map(|line| &line.cards).map(|card| card.who).collect(), sheet.concat());
    now.sort_unstable();
    then.sort_unstable();
    if now != then {
        return None;
    }
    let cards = lines.iter().flat_map(|line| &line.cards);
    let link = |(card, who): (&DraftPlace, u32)| {
        Some((card.slot.parse::<SlotPlace>().ok()?, Slot::Entrant(EntrantId(who))))
    };
    cards.zip(sheet.concat()).map(link).collect()
}

/// What can be said against a sheet, line by line. Nothing is written.
///
/// # Errors
/// When there is no plan.
pub fn checked(plan: Plan<'_>, sheet: &[Vec<u32>], lang: Lang) -> Result<Checked, Refusal> {
    let stage = &plan.settings.id;
    let state = plan.tournament.drawn(stage).ok_or_else(|| Refusal::NoPlanDraft(stage.clone()))?;
    let after = match wanted(&state, sheet).map(|changes| plan.tournament.drawn_with(stage, &changes)) {
        None => None,
        Some(Ok(after)) => Some(after),
        // As it was.
        Some(Err(Refusal::Stage(kolo_stages::Refusal::NothingChanges))) => Some(state.clone()),
        Some(Err(Refusal::Stage(refusal))) => {
            let text = refusal.message().text(lang);
            let whole = vec![Remark { weight: Weight::Impossible, text, clause: refusal.clause().id() }];
            return Ok(Checked { possible: false, whole, ..nothing(sheet.len()) });
        }
        Some(Err(refusal)) => return Err(refusal),
    };
    let Some(after) = after else { return Ok(Checked { possible: false, ..nothing(sheet.len()) }) };
    let mut checked = nothing(sheet.len());
    let lines = lines(&state);
    for breach in plan.tournament.plan_breaches(stage, &after)? {
        let at = breach.place().and_then(|place| lines.iter().position(|line| line.id == place));
        let remark = remark(&breach, &after, lang);
        match at.and_then(|at| checked.tables.get_mut(at)) {
            Some(table) => table.push(remark),
            None => checked.whole.push(remark),
        }
        checked.breaks = true;
    }
    Ok(checked)
}

fn nothing(lines: usize) -> Checked {
    let tables = vec![Vec::new(); lines];
    Checked { possible: true, breaks: false, tables, free: BTreeMap::new(), whole: Vec::new() }
}

/// What can be said against a draw that was changed by hand.
pub fn remarks(plan: Plan<'_>, state: &State, lang: Lang) -> Vec<Remark> {
    let breaches = plan.tournament.plan_breaches(&plan.settings.id, state).unwrap_or_default();
    breaches.iter().map(|breach| remark(breach, state, lang)).collect()
}

fn remark(breach: &Breach, state: &State, lang: Lang) -> Remark {
    let (text, clause) = (breach.message(state).text(lang), breach.clause().id());
    Remark { weight: Weight::Broken, text, clause }
}

fn matches_of(state: &State) -> usize {
    let played = |id: &&kolo_stages::MatchId| {
        let byes = Side::BOTH.map(|side| {
            state.plan().link(&SlotPlace::Side((*id).clone(), side)).is_some_and(|link| *link == Slot::Bye)
        });
        byes == [false, false]
    };
    state.plan().game_ids().filter(played).count()
}

/// The first round of the knockout, if it is the first thing that is played.
fn pairs(plan: Plan<'_>, state: &State, lang: Lang) -> Vec<DraftPair> {
    if !plan.settings.recipe.groups.is_empty() {
        return Vec::new();
    }
    let first = state.bracket(0).into_iter().filter(|game| game.round == 1);
    let side = |id: &kolo_stages::MatchId, side: Side| {
        let place = SlotPlace::Side(id.clone(), side);
        let bye = state.plan().link(&place).is_some_and(|link| *link == Slot::Bye);
        (!bye).then(|| state.label(&place, lang))
    };
    first
        .map(|game| DraftPair {
            sides: Side::BOTH.map(|one| side(&game.id, one)),
            id: game.id.as_str().to_owned(),
        })
        .collect()
}

/// Names of the strongest that are listed one by one.
const MOST_NAMED: usize = 16;

type Because = (Message, &'static str);

fn reasons(plan: Plan<'_>, state: &State) -> Vec<Because> {
    let recipe = &plan.settings.recipe;
    let mut reasons = vec![(strength(plan, state), "G-3.2.2")];
    reasons.push(match recipe.lots {
        Lots::None => (Message::new("plan-why-no-lots"), "G-3.2.2"),
        Lots::Drawn { seeded } if recipe.groups.is_empty() => {
            let seed = state.seed().to_string();
            (Message::new("plan-why-seeded").with("seeded", seeded).with("seed", seed), "G-3.2.2")
        }
        Lots::Drawn { .. } => {
            let seed = state.seed().to_string();
            (Message::new("plan-why-tiers").with("seed", seed), "G-3.2.2")
        }
    });
    for group in &recipe.groups {
        let message = Message::new("plan-why-groups").with("groups", group.groups);
        reasons.push((message.with("advance", group.advance), "G-3.1.5"));
    }
    let byes = byes(state);
    if !byes.is_empty() {
        let message = Message::new("plan-why-byes").with("count", byes.len()).with("names", byes);
        reasons.push((message, "G-3.1.4"));
    }
    if state.plan().entrants().iter().any(|entrant| entrant.club.is_some()) {
        let meet = clubmates(state);
        reasons.push(if meet.is_empty() {
            (Message::new("plan-why-clubs-apart"), "G-3.2.2")
        } else {
            (Message::new("plan-why-clubs-meet").with("pairs", meet), "G-3.2.2")
        });
    }
    reasons
}

/// Who is strong, by what.
fn strength(plan: Plan<'_>, state: &State) -> Message {
    let seed_by = plan.settings.recipe.seed_by;
    let mut order: Vec<&Entrant> = state.plan().entrants().iter().collect();
    let value = |entrant: &Entrant| match seed_by {
        SeedBy::List => None,
        SeedBy::Rating => entrant.rating.map(|rating| rating.to_string()),
        SeedBy::Rank => entrant.rank.map(|rank| rank.to_string()),
    };
    let message = match seed_by {
        SeedBy::List => Message::new("plan-why-by-list"),
        SeedBy::Rating => {
            order.sort_by_key(|entrant| std::cmp::Reverse(entrant.rating));
            Message::new("plan-why-by-rating")
        }
        SeedBy::Rank => {
            order.sort_by_key(|entrant| std::cmp::Reverse(entrant.rank));
            Message::new("plan-why-by-rank")
        }
    };
    let named =
        (1..).zip(order.iter().take(MOST_NAMED)).map(|(place, entrant): (u32, _)| match value(entrant) {
            Some(value) => format!("{place}. {} ({value})", entrant.name),
            None => format!("{place}. {}", entrant.name),
        });
    message.with("names", named.collect::<Vec<String>>())
}

/// Who has a bye in the first match.
fn byes(state: &State) -> Vec<String> {
    let slots = state.plan().slots().into_iter();
    let free = slots.filter_map(|(place, link)| match (place, link) {
        (SlotPlace::Side(game, side), Slot::Bye) => {
            let other = SlotPlace::Side(game, Side::other(side));
            state.occupant(&other).and_then(Occupant::id).map(|id| state.name(id))
        }
        _ => None,
    });
    free.collect()
}

/// Pairs of one club who meet in the first round or in a group.
fn clubmates(state: &State) -> Vec<String> {
    let clubs: BTreeMap<EntrantId, &kolo_model::Name> = state
        .plan()
        .entrants()
        .iter()
        .filter_map(|entrant| entrant.club.as_ref().map(|club| (entrant.id, club)))
        .collect();
    let fixtures = state.plan().game_ids().filter_map(|id| state.fixture(id));
    let people = fixtures.filter_map(kolo_stages::Fixture::people);
    let mut meet: Vec<String> = people
        .filter(|sides| match (clubs.get(&sides.first), clubs.get(&sides.second)) {
            (Some(first), Some(second)) => first == second,
            _ => false,
        })
        .map(|sides| format!("{} – {}", state.name(sides.first), state.name(sides.second)))
        .collect();
    meet.dedup();
    meet
}
