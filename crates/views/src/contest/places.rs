//! Places of a tournament, who goes on, and how the numbers of a group came about.

use kolo_contest::{Contest, EntryId, MatchPart, Phase, Play, Refusal, VenueId};
use kolo_messages::{Figure, Lang, Message};
use kolo_model::{Side, System};
use kolo_stages::{EntrantId, ExplanationStep, GroupId, Ledger};
use kolo_standings::Criterion;
use serde::Serialize;
use utoipa::ToSchema;

use super::{describe, matches};
use crate::stages::Ground;
use crate::table::{ColumnHead, DerivedColumn, NoTable, Table};

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = TeamPlace)]
pub struct PlaceLine {
    /// The place, once there is one.
    pub place: Option<u32>,
    /// The id of the team.
    pub entry: String,
    /// Its number in the draw: `table/{number}` opens what stands here.
    pub number: Option<u32>,
    /// Its name.
    pub name: String,
    /// Match points.
    pub points: u32,
    /// Points inside the matches.
    pub score: u32,
    /// Whether it goes on to the next level.
    pub goes_on: bool,
    /// What the place follows from in groups and a play-off.
    #[serde(flatten)]
    pub ground: Ground,
}

/// The table as it stands.
///
/// # Errors
/// When the tournament has not started.
pub fn table(contest: &Contest, venue: &VenueId) -> Result<Vec<PlaceLine>, Refusal> {
    let going_on = contest.state().qualified(venue);
    let play = contest.play(venue);
    let stages = play.and_then(Play::stages).map(Ledger::state);
    let grounds = stages.map(Ground::all).unwrap_or_default();
    let ground = |number: Option<u32>| grounds.get(&EntrantId(number?)).cloned();
    let number = |entry: &EntryId| play.and_then(|play| number(play, entry));
    let rows = contest.table(venue)?.into_iter().map(|row| PlaceLine {
        place: row.place,
        name: describe::entry_name(contest.state(), &row.entry),
        points: row.points,
        score: row.score,
        goes_on: going_on.iter().any(|one| one.entry == row.entry),
        number: number(&row.entry),
        ground: ground(number(&row.entry)).unwrap_or_default(),
        entry: row.entry.to_string(),
    });
    Ok(rows.collect())
}

/// The number of a team in the draw, from 1.
fn number(play: &Play, entry: &EntryId) -> Option<u32> {
    (1..).zip(play.field()).find(|(_, one)| *one == entry).map(|(number, _)| number)
}

/// The table of a Swiss with everything that decides between tied teams, in the order of [`table`]; nothing if it is
/// none.
///
/// # Errors
/// When the criteria cannot be applied.
pub fn swiss(contest: &Contest, venue: &VenueId, lang: Lang) -> Option<Result<Table, NoTable>> {
    let state = contest.play(venue)?.swiss()?.state()?;
    let mut table = match Table::of(state, lang) {
        Ok(table) => table,
        Err(none) => return Some(Err(none)),
    };
    let closed = contest.state().venue(venue).is_some_and(|at| matches!(at.phase, Phase::Closed(_)));
    if closed {
        // What was closed stands: an excluded team has no place and comes last (P-4.1.1.10).
        let places = self::table(contest, venue).unwrap_or_default();
        for line in &mut table.lines {
            let place = places.iter().find(|one| one.number == Some(line.who.id)).and_then(|one| one.place);
            line.place = place.map(|place| place.to_string()).unwrap_or_default();
        }
        table.lines.sort_by_key(|line| line.place.is_empty());
    }
    Some(Ok(table))
}

/// How the numbers of a team in its group came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct GroupDerivation {
    /// The group; nothing where it is about all matches.
    pub group: String,
    /// The team.
    pub name: String,
    /// The place, or those that are shared.
    pub place: String,
    /// Every criterion with its parts.
    pub columns: Vec<DerivedColumn>,
}

/// How the sums of a team over all its matches in groups and play-off came about; nothing if no team has this number.
pub fn over_all(contest: &Contest, venue: &VenueId, number: u32, lang: Lang) -> Option<GroupDerivation> {
    let play = contest.play(venue)?;
    play.stages()?;
    let line = table(contest, venue).ok()?.into_iter().find(|line| line.number == Some(number))?;
    let entry = play.field().get((number as usize).checked_sub(1)?)?;
    let games = matches::all(contest, venue, lang);
    let parts = play.table_parts(entry);
    let column = |criterion: Criterion, sum: u32, value: fn(&MatchPart) -> u32| DerivedColumn {
        head: ColumnHead {
            code: criterion.code(),
            heading: criterion.heading().text(lang),
            meaning: criterion.meaning().text(lang),
            clause: criterion.clause(Some(System::Pisqworky2023)).id(),
        },
        value: Figure::new(sum, lang),
        parts: parts
            .iter()
            .filter_map(|part| {
                let game = games.iter().find(|game| game.key == part.game.0)?;
                let side = Side::BOTH.into_iter().find(|side| game.sides[*side].entry == line.entry)?;
                let message = Message::new("school-derived-match")
                    .with("part", game.part.as_str())
                    .with("game", game.key.as_str())
                    .with("opponent", game.sides[side.other()].name.as_str())
                    .with("value", value(part));
                Some(message.text(lang))
            })
            .collect(),
    };
    let columns = vec![
        column(Criterion::Points, line.points, |part| part.points),
        column(Criterion::Score, line.score, |part| part.score),
    ];
    let place = line.place.map(|place| format!("{place}.")).unwrap_or_default();
    Some(GroupDerivation { group: String::new(), name: line.name, place, columns })
}

/// How the numbers of a player or a team in a group came about, and why it is in this group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlanDerivation {
    /// Every number with its parts.
    #[serde(flatten)]
    pub derived: GroupDerivation,
    /// Why it is in this group, a step each.
    pub why: Vec<DrawnBecause>,
}

/// A step of an explanation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DrawnBecause {
    /// In words.
    pub text: String,
    /// The clause behind it.
    pub clause: &'static str,
}

impl PlanDerivation {
    /// These numbers with what was said about the draw.
    pub fn new(
        derived: GroupDerivation,
        why: impl IntoIterator<Item = ExplanationStep>,
        lang: Lang,
    ) -> PlanDerivation {
        let step =
            |step: ExplanationStep| DrawnBecause { text: step.message.text(lang), clause: step.clause.id() };
        PlanDerivation { derived, why: why.into_iter().map(step).collect() }
    }

    /// The numbers of the team with this number in a tournament of a contest; nothing if it is not in this group.
    pub fn of(play: &Play, group: &str, number: u32, lang: Lang) -> Option<PlanDerivation> {
        let state = play.stages()?.state();
        let derived = derivation_in(state, group, number, System::Pisqworky2023, lang)?;
        let own = state.explain_draw().into_iter().filter(|(who, _)| who.0 == number);
        Some(PlanDerivation::new(derived, own.map(|(_, step)| step), lang))
    }
}

/// How the numbers of a member of a group came about in any stages; clauses are those of the system.
pub fn derivation_in(
    state: &kolo_stages::State,
    group: &str,
    number: u32,
    system: System,
    lang: Lang,
) -> Option<GroupDerivation> {
    let view = state.group(&GroupId::from(group))?;
    let table = view.table.as_ref()?;
    let row = table.standings.rows.iter().find(|row| {
        let member = view.members.get(row.no.index()).and_then(|member| member.id());
        member.is_some_and(|id| id.0 == number)
    })?;
    let columns = row.columns.iter().map(|column| DerivedColumn {
        head: ColumnHead {
            code: column.criterion.code(),
            heading: column.criterion.heading().text(lang),
            meaning: column.criterion.meaning().text(lang),
            clause: column.criterion.clause(Some(system)).id(),
        },
        value: Figure::new(column.value, lang),
        parts: column.derivation.iter().map(|part| part.message().text(lang)).collect(),
    });
    Some(GroupDerivation {
        group: group.to_owned(),
        name: state.name(kolo_stages::EntrantId(number)),
        place: row.place.to_string(),
        columns: columns.collect(),
    })
}
