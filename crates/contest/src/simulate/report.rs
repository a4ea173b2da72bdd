//! What happened in a season that was simulated.

use std::collections::BTreeMap;

use crate::contest::Contest;
use crate::invariants::Broken;
use crate::{Category, EntryId, Level};

/// How often what happened.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    /// Tournaments by level and category.
    pub tournaments: BTreeMap<(Level, Category), u32>,
    /// Matches with a result.
    pub matches: u64,
    /// Matches that were not played.
    pub forfeits: u64,
    /// Slips on which the sides differed.
    pub mismatches: u64,
    /// Line-ups by lot.
    pub lots_of_line_ups: u64,
    /// Ties in groups settled without a manual step, by what separated the teams (P-1.1.4.7).
    pub group_ties: BTreeMap<GroupTie, u64>,
    /// Drawn matches of play-offs, by what decided (P-1.1.4.8.1).
    pub play_off_ties: BTreeMap<PlayOffTie, u64>,
    /// Rounds of Swiss tournaments.
    pub rounds: u64,
    /// Numbers published.
    pub quotas: u64,
    /// Those who did not come to a level they had reached.
    pub declined: u64,
    /// Sanctions.
    pub sanctions: u64,
    /// Tournaments too small for the rules.
    pub small: u64,
}

/// What decided a tie in a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GroupTie {
    /// The match of the two.
    DirectMatch,
    /// The score of all matches.
    Score,
    /// Duels of chosen players.
    ChosenDuels,
    /// The lot.
    Lot,
}

/// What decided a drawn match of a play-off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayOffTie {
    /// The first deciding duel.
    FirstDuel,
    /// The second one.
    SecondDuel,
    /// The lot.
    Lot,
}

/// A season that was simulated.
#[derive(Debug, Clone)]
pub struct Report {
    /// The contest as it ended.
    pub contest: Contest,
    /// How often what happened.
    pub counts: Counts,
    /// Invariants that do not hold; none in a sound program.
    pub broken: Vec<Broken>,
}

impl Report {
    pub(super) fn new(contest: Contest, counts: Counts, broken: Vec<Broken>) -> Self {
        Report { contest, counts, broken }
    }

    /// The winner of a competition.
    pub fn winner(&self, category: Category) -> Option<EntryId> {
        let state = self.contest.state();
        let mut finals = state.venues_of(category, Level::GrandFinal);
        finals.find_map(|venue| state.order(venue).into_iter().next()).map(|ranked| ranked.entry)
    }

    /// All tournaments that were played.
    pub fn tournaments(&self) -> u32 {
        self.counts.tournaments.values().sum()
    }
}
