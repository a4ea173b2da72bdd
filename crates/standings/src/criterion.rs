//! The criteria by name.

use std::fmt;

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, System};

use crate::StandingsError;

/// One way to tell who is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Criterion {
    /// Points of all rounds.
    Points,
    /// Results among those who are still equal.
    DirectEncounter,
    /// Results among those who share the first place; for nobody else.
    DirectFirst,
    /// Sum of the defeated opponents' scores.
    Sdos,
    /// Sum of the opponents' scores.
    Sos,
    /// Games won at the board.
    Wins,
    /// Average rating of the opponents.
    AverageRating,
    /// The lot.
    Lot,
}

impl Criterion {
    /// Every criterion.
    pub const ALL: [Criterion; 8] = [
        Criterion::Points,
        Criterion::DirectEncounter,
        Criterion::DirectFirst,
        Criterion::Sdos,
        Criterion::Sos,
        Criterion::Wins,
        Criterion::AverageRating,
        Criterion::Lot,
    ];

    /// The name on the command line and in files.
    pub fn code(self) -> &'static str {
        match self {
            Criterion::Points => "points",
            Criterion::DirectEncounter => "direct",
            Criterion::DirectFirst => "direct-first",
            Criterion::Sdos => "sdos",
            Criterion::Sos => "sos",
            Criterion::Wins => "wins",
            Criterion::AverageRating => "average-rating",
            Criterion::Lot => "lot",
        }
    }

    /// The clause that defines it in a tournament played by `system`. The number of wins is none of the
    /// documents' own criteria; it may be used when it is approved and announced.
    pub fn clause(self, system: Option<System>) -> Clause {
        match self {
            Criterion::Points if system == Some(System::Fide1992) => Clause::new("R-F10.1"),
            Criterion::Points => Clause::new("G-3.3.1"),
            Criterion::DirectEncounter => Clause::new("G-3.3.2e"),
            Criterion::Sdos => Clause::new("G-3.3.2b"),
            Criterion::Sos => Clause::new("G-3.3.2a"),
            Criterion::Wins => Clause::new("G-3.3.5.1"),
            Criterion::DirectFirst => Clause::new("R-F10.2"),
            Criterion::AverageRating => Clause::new("R-F10.3"),
            Criterion::Lot => Clause::new("R-F10.4"),
        }
    }

    /// The short heading of its column.
    pub fn heading(self) -> Message {
        match self {
            Criterion::Points => Message::new("criterion-points"),
            Criterion::DirectEncounter => Message::new("criterion-direct"),
            Criterion::Sdos => Message::new("criterion-sdos"),
            Criterion::Sos => Message::new("criterion-sos"),
            Criterion::Wins => Message::new("criterion-wins"),
            Criterion::DirectFirst => Message::new("criterion-direct-first"),
            Criterion::AverageRating => Message::new("criterion-average-rating"),
            Criterion::Lot => Message::new("criterion-lot"),
        }
    }

    /// What it is, in one sentence.
    pub fn meaning(self) -> Message {
        match self {
            Criterion::Points => Message::new("criterion-points-meaning"),
            Criterion::DirectEncounter => Message::new("criterion-direct-meaning"),
            Criterion::Sdos => Message::new("criterion-sdos-meaning"),
            Criterion::Sos => Message::new("criterion-sos-meaning"),
            Criterion::Wins => Message::new("criterion-wins-meaning"),
            Criterion::DirectFirst => Message::new("criterion-direct-first-meaning"),
            Criterion::AverageRating => Message::new("criterion-average-rating-meaning"),
            Criterion::Lot => Message::new("criterion-lot-meaning"),
        }
    }

    /// Reads a list such as `points,sos,direct`.
    ///
    /// # Errors
    /// An empty list, an unknown name, or a criterion named twice.
    pub fn parse_list(text: &str) -> Result<Vec<Criterion>, StandingsError> {
        let names = text.split(',').map(str::trim);
        Criterion::from_names(names.filter(|name| !name.is_empty()))
    }

    /// The criteria with these names, in the same order.
    ///
    /// # Errors
    /// As [`Criterion::parse_list`].
    pub fn from_names<'a>(names: impl Iterator<Item = &'a str>) -> Result<Vec<Criterion>, StandingsError> {
        let mut list = Vec::new();
        for name in names {
            let found = Criterion::ALL.into_iter().find(|criterion| criterion.code() == name);
            let criterion =
                found.ok_or_else(|| StandingsError::UnknownCriterion { name: name.to_owned() })?;
            if list.contains(&criterion) {
                return Err(StandingsError::NamedTwice { criterion });
            }
            list.push(criterion);
        }
        if list.is_empty() { Err(StandingsError::NoCriteria) } else { Ok(list) }
    }

    /// Refuses a list that `system` does not allow.
    ///
    /// # Errors
    /// SOS in a round robin (G-3.3.2a): everybody has the same opponents, so it only repeats the own points
    /// the other way round.
    pub fn check_list(list: &[Criterion], system: Option<System>) -> Result<(), StandingsError> {
        if list.is_empty() {
            return Err(StandingsError::NoCriteria);
        }
        if system == Some(System::RoundRobin) && list.contains(&Criterion::Sos) {
            return Err(StandingsError::SosInRoundRobin);
        }
        Ok(())
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<Criterion> for Arg {
    fn from(criterion: Criterion) -> Self {
        Arg::from(criterion.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        let all: Vec<&str> = Criterion::ALL.into_iter().map(Criterion::code).collect();
        assert_eq!(Criterion::parse_list(&all.join(",")), Ok(Criterion::ALL.to_vec()));
        assert_eq!(
            Criterion::parse_list(" points , direct "),
            Ok(vec![Criterion::Points, Criterion::DirectEncounter])
        );
    }

    #[test]
    fn lists_that_make_no_sense_are_refused() {
        assert_eq!(Criterion::parse_list(""), Err(StandingsError::NoCriteria));
        assert_eq!(
            Criterion::parse_list("points,buchholz"),
            Err(StandingsError::UnknownCriterion { name: "buchholz".into() })
        );
        assert_eq!(
            Criterion::parse_list("points,sdos,points"),
            Err(StandingsError::NamedTwice { criterion: Criterion::Points })
        );
    }

    #[test]
    fn sos_is_refused_in_a_round_robin_only() {
        let list = [Criterion::Points, Criterion::Sos];
        assert_eq!(
            Criterion::check_list(&list, Some(System::RoundRobin)),
            Err(StandingsError::SosInRoundRobin)
        );
        assert_eq!(Criterion::check_list(&list, Some(System::Swiss)), Ok(()));
        assert_eq!(Criterion::check_list(&list, None), Ok(()));
    }
}
