//! Sanctions: against whom, for what, what followed (K-SANCTION, P-2.1.1.2).

use std::sync::Arc;

use kolo_rulings::PlayedMatches;
use kolo_rulings::conduct::ContestBreach;
use kolo_rulings::facts::Weight;
use kolo_teams::PlayerId;
use serde::{Deserialize, Serialize};

use crate::state::State;
use crate::{EntrantId, Ledger, PairingId, Recorded, SanctionId, member_of};

/// Against whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Against {
    /// A player or a team.
    Entrant(EntrantId),
    /// A member of a team, by the number of line-ups.
    Member(PlayerId),
}

impl Against {
    /// The player, or the team; nothing for a number that is no member's.
    pub fn entrant(self) -> Option<EntrantId> {
        match self {
            Against::Entrant(id) => Some(id),
            Against::Member(player) => member_of(player).map(|(team, _)| team),
        }
    }

    /// Whether both are the same, or one is a member of the other.
    fn is_about(self, other: Against) -> bool {
        match (self, other) {
            (Against::Member(one), Against::Member(other)) => one == other,
            (Against::Entrant(_) | Against::Member(_), _) => self.entrant() == other.entrant(),
        }
    }
}

/// What follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Measure {
    /// A warning.
    Warning,
    /// A match is lost.
    ForfeitMatch {
        /// Which.
        pairing: PairingId,
    },
    /// Exclusion from the tournament.
    Exclusion {
        /// What becomes of matches that were played.
        #[serde(default)]
        played: PlayedMatches,
    },
}

impl Measure {
    /// Which measure of the rules it is.
    pub fn kind(&self) -> kolo_rulings::Measure {
        match self {
            Measure::Warning => kolo_rulings::Measure::Warning,
            Measure::ForfeitMatch { .. } => kolo_rulings::Measure::ForfeitMatch,
            Measure::Exclusion { .. } => kolo_rulings::Measure::Exclusion,
        }
    }
}

/// A sanction as it is recorded. What happened is the reason of its step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sanction {
    /// Against whom.
    pub against: Against,
    /// Which rule was broken, where the rules of the tournament have a list of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breach: Option<ContestBreach>,
    /// How heavy it is.
    #[serde(default)]
    pub weight: Weight,
    /// What follows.
    pub measure: Measure,
}

impl State {
    /// Every sanction that counts.
    pub fn sanctions(&self) -> &std::collections::BTreeMap<SanctionId, Sanction> {
        &self.sanctions
    }

    /// The name of whom a sanction is against: the player, the team, or its member.
    pub fn name_against(&self, against: Against) -> Option<kolo_model::Name> {
        let team = self.entrants.get(&against.entrant()?)?;
        match against {
            Against::Entrant(_) => Some(team.entry.name.clone()),
            Against::Member(player) => {
                let (_, index) = member_of(player)?;
                team.entry.roster.as_ref()?.get(index).map(|member| member.name.clone())
            }
        }
    }

    /// Whether a sanction was given before to the same, or to a member of the team.
    pub(crate) fn is_warned(&self, against: Against) -> bool {
        self.sanctions.values().any(|earlier| earlier.against.is_about(against))
    }

    /// Whether a player, a team or its member is excluded.
    pub fn is_excluded(&self, against: Against) -> bool {
        let excluded = |one: &Sanction| matches!(one.measure, Measure::Exclusion { .. });
        self.sanctions.values().any(|one| one.against == against && excluded(one))
    }

    pub(crate) fn sanction_given(&mut self, id: SanctionId, sanction: &Sanction) -> bool {
        let known = sanction.against.entrant().is_some_and(|id| self.entrants.contains_key(&id));
        let new = Arc::make_mut(&mut self.sanctions).insert(id, sanction.clone()).is_none();
        known && new
    }
}

impl Ledger {
    /// The record that gave a sanction: who, when and why.
    pub fn sanction_record(&self, id: SanctionId) -> Option<&Recorded> {
        self.records()
            .iter()
            .find(|record| matches!(&record.event, crate::Event::SanctionGiven(given) if given.id == id))
    }

    /// A number that no sanction ever had.
    pub(crate) fn next_sanction(&self) -> SanctionId {
        let known = self.records().iter().filter_map(|record| match &record.event {
            crate::Event::SanctionGiven(given) => Some(given.id.0),
            _ => None,
        });
        SanctionId(known.max().unwrap_or_default().saturating_add(1))
    }
}
