//! The table.

use std::cmp::Reverse;
use std::fmt;

use kolo_model::{StartNumber, System, Tournament};

use crate::criteria::{direct, points, sdos, sos, wins};
use crate::field::Field;
use crate::{Contribution, Criterion, PlaceRange, QuarterPoints, StandingsError};

/// Everybody, the best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The criteria in the order they were applied.
    pub criteria: Vec<Criterion>,
    /// One row a competitor. Those who share a place stand in the order of their numbers.
    pub rows: Vec<StandingsRow>,
}

/// One competitor in the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsRow {
    /// Who.
    pub no: StartNumber,
    /// The place, or the places shared.
    pub place: PlaceRange,
    /// One column per criterion, in their order.
    pub columns: Vec<Column>,
}

/// The value of one criterion for one competitor, and how it came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Which criterion.
    pub criterion: Criterion,
    /// The value.
    pub value: Value,
    /// Its parts.
    pub derivation: Vec<Contribution>,
}

/// What a criterion says about a competitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// A number; more is better.
    Amount(QuarterPoints),
    /// The place among those who were equal so far; nothing when nobody was.
    Order(Option<PlaceRange>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Amount(amount) => amount.fmt(f),
            Value::Order(Some(place)) => place.fmt(f),
            Value::Order(None) => f.pad(""),
        }
    }
}

/// The table of `tournament` by `criteria`, the first one first (G-3.3.2).
///
/// # Errors
/// A list that is empty or that the tournament's system does not allow ([`Criterion::check_list`]).
pub fn standings(tournament: &Tournament, criteria: &[Criterion]) -> Result<Standings, StandingsError> {
    standings_in(tournament.system(), tournament, criteria)
}

/// As [`standings`], for a tournament that is taken to be played by `system`, whatever it says itself.
///
/// # Errors
/// As [`standings`].
pub fn standings_in(
    system: Option<System>,
    tournament: &Tournament,
    criteria: &[Criterion],
) -> Result<Standings, StandingsError> {
    Criterion::check_list(criteria, system)?;
    let mut table = Table::of(tournament);
    for criterion in criteria {
        table.apply(*criterion);
    }
    Ok(Standings { criteria: criteria.to_vec(), rows: table.into_rows() })
}

/// A table in the making: groups of competitors that no criterion has told apart yet, the best first.
struct Table {
    field: Field,
    groups: Vec<Vec<StartNumber>>,
    columns: Vec<Vec<Column>>,
}

impl Table {
    fn of(tournament: &Tournament) -> Self {
        let everybody: Vec<StartNumber> = tournament.competitors().iter().map(|c| c.no).collect();
        let columns = vec![Vec::new(); everybody.len()];
        Table { field: Field::of(tournament), groups: vec![everybody], columns }
    }

    fn apply(&mut self, criterion: Criterion) {
        match criterion {
            Criterion::Points => self.by_amount(criterion, points::contributions),
            Criterion::Sdos => self.by_amount(criterion, sdos::contributions),
            Criterion::Sos => self.by_amount(criterion, sos::contributions),
            Criterion::Wins => self.by_amount(criterion, wins::contributions),
            Criterion::DirectEncounter => self.by_encounter(criterion),
        }
    }

    fn by_amount(&mut self, criterion: Criterion, parts: fn(&Field, StartNumber) -> Vec<Contribution>) {
        let mut split = Vec::with_capacity(self.groups.len());
        for group in std::mem::take(&mut self.groups) {
            let mut valued: Vec<(Reverse<QuarterPoints>, StartNumber)> = Vec::with_capacity(group.len());
            for no in group {
                let derivation = parts(&self.field, no);
                let amount = derivation.iter().map(Contribution::amount).sum();
                valued.push((Reverse(amount), no));
                let value = Value::Amount(amount);
                self.columns[no.index()].push(Column { criterion, value, derivation });
            }
            valued.sort();
            let equal = valued.chunk_by(|a, b| a.0 == b.0);
            split.extend(equal.map(|chunk| chunk.iter().map(|(_, no)| *no).collect()));
        }
        self.groups = split;
    }

    fn by_encounter(&mut self, criterion: Criterion) {
        let mut split = Vec::with_capacity(self.groups.len());
        for group in std::mem::take(&mut self.groups) {
            let members = group.iter().copied().collect();
            let ordered = direct::split(&self.field, &members);
            let mut better = 0;
            for equal in &ordered {
                let place = (group.len() > 1).then(|| PlaceRange::after(better, equal.len()));
                for no in equal {
                    let derivation = direct::contributions(&self.field, *no, &members);
                    let value = Value::Order(place);
                    self.columns[no.index()].push(Column { criterion, value, derivation });
                }
                better += equal.len();
            }
            split.extend(ordered);
        }
        self.groups = split;
    }

    fn into_rows(mut self) -> Vec<StandingsRow> {
        let mut rows: Vec<StandingsRow> = Vec::with_capacity(self.columns.len());
        for group in self.groups {
            let place = PlaceRange::after(rows.len(), group.len());
            rows.extend(group.into_iter().map(|no| StandingsRow {
                no,
                place,
                columns: std::mem::take(&mut self.columns[no.index()]),
            }));
        }
        rows
    }
}
