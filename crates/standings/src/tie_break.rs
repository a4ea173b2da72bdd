//! The tie-breaks of the FIDE Handbook C.07, by code.
//!
//! The edition is the one applied from 1 March 2026. Codes are those of the list of mandatory tie-breaks that
//! belongs to TRF26: an acronym of C.07 and its modifiers, `BH/C1`. What each of them computes stands in
//! `criteria/fide_c07`.

mod catalog;
mod code;
mod words;

use kolo_model::Clause;

pub(crate) use catalog::{Cut, Direction, Forfeits, Kind, LastRound};

/// A tie-break with its modifiers, one of those in the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TieBreak {
    code: &'static str,
    kind: Kind,
}

impl TieBreak {
    /// Every tie-break with every modifier it can have, by article.
    pub fn all() -> impl Iterator<Item = TieBreak> {
        catalog::CATALOG.iter().copied()
    }

    /// The usual ones, for people to choose from: all but forfeits that count as games and moved limits.
    pub fn offered() -> impl Iterator<Item = TieBreak> {
        TieBreak::all().filter(|tie_break| !tie_break.is_rare())
    }

    /// The name on the command line and in files: `BH/C1`.
    pub const fn code(self) -> &'static str {
        self.code
    }

    /// The acronym without modifiers: `BH`.
    pub fn acronym(self) -> &'static str {
        self.code.split('/').next().unwrap_or(self.code)
    }

    /// What it computes.
    pub(crate) const fn kind(self) -> Kind {
        self.kind
    }

    /// The article that defines it.
    pub fn clause(self) -> Clause {
        match self.kind {
            Kind::DirectEncounter(_) => Clause::new("T-6"),
            Kind::Wins => Clause::new("T-7.1"),
            Kind::GamesWon => Clause::new("T-7.2"),
            Kind::BlackGames => Clause::new("T-7.3"),
            Kind::BlackWins => Clause::new("T-7.4"),
            Kind::Progressive { .. } => Clause::new("T-7.5"),
            Kind::RoundsElected => Clause::new("T-7.6"),
            Kind::StandardPoints => Clause::new("T-7.7"),
            Kind::PairingNumber(_) => Clause::new("T-7.8"),
            Kind::Buchholz(LastRound::AsPlayed, ..) => Clause::new("T-8.1"),
            Kind::AverageBuchholz(_) => Clause::new("T-8.2"),
            Kind::Buchholz(LastRound::Drawn, ..) => Clause::new("T-8.3"),
            Kind::SonnebornBerger(..) => Clause::new("T-9.1"),
            Kind::Koya { .. } => Clause::new("T-9.2"),
            Kind::OpponentsRating(_) => Clause::new("T-10.1"),
            Kind::Performance => Clause::new("T-10.2"),
            Kind::PerfectPerformance => Clause::new("T-10.3"),
            Kind::OpponentsPerformance => Clause::new("T-10.4"),
            Kind::OpponentsPerfect => Clause::new("T-10.5"),
            Kind::Rating(_) => Clause::new("T-10.6"),
        }
    }

    /// Whether it must not be used in a round robin (the note of article 8).
    pub(crate) fn is_of_buchholz(self) -> bool {
        matches!(self.kind, Kind::Buchholz(..) | Kind::AverageBuchholz(_))
    }

    /// Whether it may stand in a list more than once (type A of article 4.3): it looks at those who are still equal,
    /// and they are fewer the next time.
    pub(crate) fn may_come_again(self) -> bool {
        matches!(self.kind, Kind::DirectEncounter(_))
    }

    fn is_rare(self) -> bool {
        match self.kind {
            Kind::DirectEncounter(forfeits)
            | Kind::Buchholz(_, _, forfeits)
            | Kind::SonnebornBerger(_, forfeits) => forfeits == Forfeits::Played,
            Kind::Koya { limit } => limit != 0,
            Kind::Wins
            | Kind::GamesWon
            | Kind::BlackGames
            | Kind::BlackWins
            | Kind::Progressive { .. }
            | Kind::RoundsElected
            | Kind::StandardPoints
            | Kind::PairingNumber(_)
            | Kind::AverageBuchholz(_)
            | Kind::OpponentsRating(_)
            | Kind::Performance
            | Kind::PerfectPerformance
            | Kind::OpponentsPerformance
            | Kind::OpponentsPerfect
            | Kind::Rating(_) => false,
        }
    }
}
