//! The table.

use std::fmt;

use kolo_messages::Arg;
use kolo_model::{ForfeitOpponents, Rating, StartNumber, System, Tournament};

use crate::table::Table;
use crate::{Average, Contribution, Criterion, PlaceRange, QuarterPoints, StandingsError};

/// All players, the best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The criteria in the order they were applied.
    pub criteria: Vec<Criterion>,
    /// What the table stands on.
    pub ground: Ground,
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
    /// An average; more is better, and none is worst.
    Average(Option<Average>),
    /// A whole number such as a performance; more is better, and none is worst.
    Whole(Option<i32>),
    /// A rating; more is better, and none is worst. Less is better where the criterion turns the order round.
    Rating(Option<Rating>),
    /// A start number; less is better, unless the criterion turns the order round.
    Number(StartNumber),
    /// The place among those who were tied so far; nothing when there was no tie.
    Order(Option<PlaceRange>),
    /// Nothing, although others are equal: the derivation says why.
    NotApplied,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Amount(amount) => amount.fmt(f),
            Value::Average(Some(average)) => average.fmt(f),
            Value::Whole(Some(whole)) => f.pad(&whole.to_string()),
            Value::Order(Some(place)) => place.fmt(f),
            Value::Number(no) => f.pad(&no.to_string()),
            Value::Rating(Some(rating)) => f.pad(&rating.value().to_string()),
            Value::Order(None)
            | Value::Average(None)
            | Value::Whole(None)
            | Value::Rating(None)
            | Value::NotApplied => f.pad(""),
        }
    }
}

impl From<Value> for Arg {
    fn from(value: Value) -> Self {
        Arg::decimal(value)
    }
}

/// What a table stands on besides the results.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ground {
    /// The system by which the tournament is taken to be played. In McMahon scores are MM.
    pub system: Option<System>,
    /// The seed of the lots. Without one no lot is drawn.
    pub seed: Option<u64>,
    /// How opponents met only by forfeit count in SOS and its kin.
    pub forfeits: ForfeitOpponents,
}

impl Ground {
    /// What the tournament says itself.
    pub fn of(tournament: &Tournament) -> Self {
        Ground { system: tournament.system(), seed: tournament.seed(), forfeits: tournament.go().forfeits }
    }
}

/// The table of `tournament` by `criteria`, the first one first (G-3.3.2, R-F10.1).
///
/// # Errors
/// A list that is empty or that the tournament's system does not allow ([`Criterion::check_list`]), and the own
/// rating where no player has one (G-3.3.2f).
pub fn standings(tournament: &Tournament, criteria: &[Criterion]) -> Result<Standings, StandingsError> {
    standings_on(Ground::of(tournament), tournament, criteria)
}

/// As [`standings`], on another [`Ground`] than that of the tournament.
///
/// # Errors
/// As [`standings`].
pub fn standings_on(
    ground: Ground,
    tournament: &Tournament,
    criteria: &[Criterion],
) -> Result<Standings, StandingsError> {
    Criterion::check_list(criteria, ground.system)?;
    let nobody_rated = || tournament.competitors().iter().all(|competitor| competitor.rating.is_none());
    if criteria.contains(&Criterion::Rating) && nobody_rated() {
        return Err(StandingsError::NobodyRated);
    }
    let mut table = Table::of(tournament, ground);
    for criterion in criteria {
        table.apply(*criterion);
    }
    Ok(Standings { criteria: criteria.to_vec(), ground, rows: table.into_rows() })
}
