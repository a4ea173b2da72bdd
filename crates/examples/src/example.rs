//! The examples by name.

use kolo_contest::{Contest, Timestamp};
use kolo_tournament::Order;

use crate::mistake::Mistake;
use crate::{area, chess, final_day, go, knockout, round_robin};

/// A tournament in mid-course that a newcomer can click through, play on and break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Example {
    /// Sixty players, a Swiss by rating, the fifth of nine rounds being played.
    RatingSwiss,
    /// Eighty go players at a weekend, McMahon, the fourth of five rounds paired and not yet published.
    GoWeekend,
    /// Fourteen school teams in groups on the first level of a contest.
    SchoolArea,
    /// The grand final of the same kind of contest, twenty-four teams, after two levels.
    GrandFinal,
    /// Ten players, all against all.
    RoundRobin,
    /// Sixteen players, a knockout in its quarter-finals.
    Knockout,
}

/// What an example consists of.
#[derive(Debug, Clone)]
pub enum Content {
    /// The orders that have led to a tournament.
    Tournament(Vec<Order>),
    /// A contest as it stands.
    Contest(Box<Contest>),
}

impl Example {
    /// All of them, in the order of the list.
    pub const ALL: [Example; 6] = [
        Example::RatingSwiss,
        Example::GoWeekend,
        Example::SchoolArea,
        Example::GrandFinal,
        Example::RoundRobin,
        Example::Knockout,
    ];

    /// The name in addresses.
    pub fn address(self) -> &'static str {
        match self {
            Example::RatingSwiss => "otevreny-prebor",
            Example::GoWeekend => "go-vikend",
            Example::SchoolArea => "skolni-piskvorky",
            Example::GrandFinal => "grand-finale",
            Example::RoundRobin => "klubovy-prebor",
            Example::Knockout => "zimni-pohar",
        }
    }

    /// Its name, as a poster would have it.
    pub fn name(self) -> &'static str {
        match self {
            Example::RatingSwiss => "Otevřený přebor v šachu",
            Example::GoWeekend => "Podzimní go víkend",
            Example::SchoolArea => "Školní piškvorky",
            Example::GrandFinal => "Školní piškvorky, grand finále",
            Example::RoundRobin => "Klubový přebor",
            Example::Knockout => "Zimní pohár",
        }
    }

    /// The example as it stands at `at`: everything in it happened before.
    ///
    /// # Errors
    /// Only if the program refuses its own example, which would be a bug.
    pub fn content(self, at: Timestamp) -> Result<Content, Mistake> {
        Ok(match self {
            Example::RatingSwiss => Content::Tournament(chess::orders(at)?),
            Example::GoWeekend => Content::Tournament(go::orders(at)?),
            Example::SchoolArea => Content::Contest(Box::new(area::contest(at)?)),
            Example::GrandFinal => Content::Contest(Box::new(final_day::contest(at)?)),
            Example::RoundRobin => Content::Tournament(round_robin::orders(at)?),
            Example::Knockout => Content::Tournament(knockout::orders(at)?),
        })
    }
}
