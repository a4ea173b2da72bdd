//! Incidents and protests of a tournament.

use kolo_model::{Outcome, PerSide, RoundNumber};
use kolo_rulings::Assessment;
use serde::{Deserialize, Serialize};

use crate::{EntrantId, IncidentId, Ledger, ProtestId, Recorded, TableNumber};

/// Where something happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scene {
    /// Not in a round.
    Tournament,
    /// In a round, at no table.
    Round(RoundNumber),
    /// At a table.
    Table {
        /// Of which round.
        round: RoundNumber,
        /// Which.
        table: TableNumber,
    },
}

/// An incident as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// Where it happened.
    pub scene: Scene,
    /// Who sat there, if it was at a table.
    pub sides: Option<PerSide<EntrantId>>,
    /// What happened, the advice and the decision.
    pub assessment: Assessment,
}

/// What upholding a protest leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Remedy {
    /// The result is corrected in the same step.
    Correction {
        /// The right result.
        outcome: Outcome,
        /// Points inside the match.
        score: Option<PerSide<u32>>,
    },
    /// Something that is no result; the reason says what.
    Other,
}

/// How a protest was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ProtestRuling {
    /// It was right.
    Upheld(Remedy),
    /// The result stays.
    Rejected,
}

/// A protest as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Protest {
    /// Of which round.
    pub round: RoundNumber,
    /// At which table it was when the protest was lodged; [`State::protested`](crate::State::protested) finds it.
    pub table: TableNumber,
    /// Who played the game: the protest stays with them when tables change.
    pub sides: PerSide<EntrantId>,
    /// Who protests.
    pub by: EntrantId,
    /// The result that counted.
    pub against: Outcome,
    /// How it was decided; nothing while it is open.
    pub ruling: Option<ProtestRuling>,
    /// How many rounds were published when the arbiter let play go on over it (K-PROTEST).
    pub passed_over_in: Option<usize>,
}

impl Ledger {
    /// The record that wrote an incident down for the first time: who and when.
    pub fn incident_record(&self, id: IncidentId) -> Option<&Recorded> {
        self.records().iter().find(
            |record| matches!(&record.event, crate::Event::IncidentRecorded(recorded) if recorded.id == id),
        )
    }

    /// The record that lodged a protest: who, when and why.
    pub fn protest_record(&self, id: ProtestId) -> Option<&Recorded> {
        self.records()
            .iter()
            .find(|record| matches!(&record.event, crate::Event::ProtestLodged(lodged) if lodged.id == id))
    }

    /// Whether the results were announced after the result of this game came. An announcement that was undone was made
    /// nevertheless.
    pub(crate) fn announced_since(&self, round: RoundNumber, sides: PerSide<EntrantId>) -> bool {
        let of_game = |at: RoundNumber, who: PerSide<EntrantId>| {
            at == round && (who == sides || who.swapped() == sides)
        };
        let settles = |record: &&Recorded| match &record.event {
            crate::Event::ResultConfirmed(event) => of_game(event.round, event.sides),
            crate::Event::ResultCorrected(event) => of_game(event.round, event.sides),
            _ => false,
        };
        let mut since =
            self.records().iter().rev().take_while(|record| self.is_undone(record.step) || !settles(record));
        since.any(|record| matches!(record.event, crate::Event::Finished(_)))
    }

    /// A number that no incident ever had.
    pub(crate) fn next_incident(&self) -> IncidentId {
        let known = self.records().iter().filter_map(|record| match &record.event {
            crate::Event::IncidentRecorded(recorded) => Some(recorded.id.0),
            _ => None,
        });
        IncidentId(known.max().unwrap_or_default().saturating_add(1))
    }

    /// A number that no protest ever had.
    pub(crate) fn next_protest(&self) -> ProtestId {
        let known = self.records().iter().filter_map(|record| match &record.event {
            crate::Event::ProtestLodged(lodged) => Some(lodged.id.0),
            _ => None,
        });
        ProtestId(known.max().unwrap_or_default().saturating_add(1))
    }
}
