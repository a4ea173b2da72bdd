//! Places, and how every number of the table came about.

use kolo_messages::{Figure, Lang, Message};
use kolo_model::{RoundNumber, System};
use kolo_standings::{Criterion, StandingsError, StandingsRow, standings};
use kolo_tournament::{RatingNote, State};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::log::for_rating as text_for_rating;

/// The table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Table {
    /// After how many published rounds.
    pub after: usize,
    /// Games of these rounds that have no result yet.
    pub open: usize,
    /// The criteria in the order they were applied.
    pub columns: Vec<ColumnHead>,
    /// The best first.
    pub lines: Vec<Line>,
    /// Mistakes that go into the rating report and change nothing here, a sentence each (D-C.04.2-4.3).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub for_rating: Vec<String>,
}

/// A criterion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ColumnHead {
    /// Its stable name.
    pub code: &'static str,
    /// What stands above the column.
    pub heading: String,
    /// What it means.
    pub meaning: String,
    /// The clause it follows.
    pub clause: &'static str,
}

/// One competitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Line {
    /// The place, or those that are shared: `3`, `3-4`.
    pub place: String,
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// One value a criterion, in their order.
    #[schema(value_type = Vec<String>)]
    pub values: Vec<Figure>,
}

/// How the numbers of one competitor came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Derivation {
    /// The line it opens.
    #[serde(flatten)]
    pub line: Line,
    /// One part a criterion.
    pub columns: Vec<DerivedColumn>,
}

/// How one number came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DerivedColumn {
    /// The criterion.
    #[serde(flatten)]
    pub head: ColumnHead,
    /// The value.
    #[schema(value_type = String)]
    pub value: Figure,
    /// What it is the sum of, one sentence a part.
    pub parts: Vec<String>,
}

/// Why there is no table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoTable {
    /// No player has a start number yet.
    NotDrawn,
    /// The criteria cannot be applied.
    Criteria(StandingsError),
}

impl NoTable {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            NoTable::NotDrawn => Message::new("day-table-not-drawn"),
            NoTable::Criteria(error) => error.message(),
        }
    }
}

impl From<StandingsError> for NoTable {
    fn from(error: StandingsError) -> NoTable {
        NoTable::Criteria(error)
    }
}

fn computed(state: &State) -> Result<kolo_standings::Standings, NoTable> {
    let facts = state.facts().map_err(|_| NoTable::NotDrawn)?;
    Ok(standings(&facts, &state.settings().criteria()?)?)
}

impl Table {
    /// The table as it stands.
    ///
    /// # Errors
    /// When no player has a number yet, or the criteria cannot be applied.
    pub fn of(state: &State, lang: Lang) -> Result<Table, NoTable> {
        let table = computed(state)?;
        let system = state.settings().system;
        Ok(Table {
            after: state.rounds().len(),
            open: state.unsettled().count(),
            columns: table
                .criteria
                .iter()
                .map(|criterion| ColumnHead::of(system, *criterion, lang))
                .collect(),
            lines: table.rows.iter().map(|row| Line::of(state, row, lang)).collect(),
            for_rating: for_rating(state, None, lang),
        })
    }
}

/// What goes into the rating report only, of one round or of all, a sentence each.
pub fn for_rating(state: &State, round: Option<RoundNumber>, lang: Lang) -> Vec<String> {
    let notes = state
        .for_rating()
        .iter()
        .filter(|note| round.is_none_or(|round| note.pairing.round() == Some(round)));
    let text = |note: &RatingNote| {
        let pair = note.pairing.sides.map(|id| Who::of(state, id).name);
        text_for_rating(
            note,
            state.find(&note.pairing).map(|(_, table, _)| table),
            format!("{} – {}", pair.first, pair.second),
        )
        .text(lang)
    };
    notes.map(text).collect()
}

impl Derivation {
    /// How the numbers of the competitor with this number in the log came about; nothing if they have no place.
    ///
    /// # Errors
    /// As [`Table::of`].
    pub fn of(state: &State, id: u32, lang: Lang) -> Result<Option<Derivation>, NoTable> {
        let table = computed(state)?;
        let row =
            table.rows.iter().find(|row| state.order().get(row.no.index()).is_some_and(|who| who.0 == id));
        Ok(row.map(|row| Derivation {
            line: Line::of(state, row, lang),
            columns: row
                .columns
                .iter()
                .map(|column| DerivedColumn {
                    head: ColumnHead::of(state.settings().system, column.criterion, lang),
                    value: Figure::new(column.value, lang),
                    parts: column.derivation.iter().map(|part| part.message().text(lang)).collect(),
                })
                .collect(),
        }))
    }
}

impl ColumnHead {
    pub(crate) fn of(system: Option<System>, criterion: Criterion, lang: Lang) -> ColumnHead {
        ColumnHead {
            code: criterion.code(),
            heading: criterion.heading().text(lang),
            meaning: criterion.meaning().text(lang),
            clause: criterion.clause(system).id(),
        }
    }
}

impl Line {
    fn of(state: &State, row: &StandingsRow, lang: Lang) -> Line {
        let who = state.order().get(row.no.index()).map(|id| Who::of(state, *id));
        Line {
            place: row.place.to_string(),
            who: who.unwrap_or(Who { id: 0, no: Some(row.no.get()), name: String::new() }),
            values: figures(row, lang),
        }
    }
}

/// The values of a row, one a criterion.
pub(crate) fn figures(row: &StandingsRow, lang: Lang) -> Vec<Figure> {
    row.columns.iter().map(|column| Figure::new(column.value, lang)).collect()
}
