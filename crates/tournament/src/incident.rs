//! Incidents and protests of a tournament.

use kolo_model::{Outcome, PerSide, RoundNumber, Verdict};
use kolo_rulings::Assessment;
use serde::{Deserialize, Serialize};

use crate::{EntrantId, IncidentId, Ledger, PairingId, ProtestId, Recorded, StageId, TableNumber};

/// Where something happened.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scene {
    /// Not in a round.
    Tournament,
    /// In a round, in no match.
    Round {
        /// Of which stage.
        stage: StageId,
        /// Which.
        round: RoundNumber,
    },
    /// In a match.
    Match {
        /// Which.
        pairing: PairingId,
        /// At which of its boards, from 1, if it has several and that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<u32>,
    },
}

impl Scene {
    /// The match, if it was in one.
    pub fn pairing(&self) -> Option<&PairingId> {
        match self {
            Scene::Match { pairing, .. } => Some(pairing),
            Scene::Tournament | Scene::Round { .. } => None,
        }
    }
}

/// An incident as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// Where it happened.
    pub scene: Scene,
    /// What happened, the advice and the decision.
    pub assessment: Assessment,
}

/// What upholding a protest leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Remedy {
    /// The result is corrected in the same step.
    Correction(
        /// The right result.
        Verdict,
    ),
    /// Something that is not a result; the reason says what.
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
    /// Against the result of which match: the protest stays with the two when tables change.
    pub pairing: PairingId,
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
    /// The table of a match of a round: where it is played now, or where it was while its pairs were published.
    pub fn table_of(&self, pairing: &PairingId) -> Option<TableNumber> {
        let now = self.state().and_then(|state| state.find(pairing)).map(|(_, table, _)| table);
        let sits = |pair: &PerSide<EntrantId>| *pair == pairing.sides || pair.swapped() == pairing.sides;
        now.or_else(|| {
            self.records().iter().rev().find_map(|record| {
                let (round, sheet) = match &record.event {
                    crate::Event::RoundPublished(event) => (event.round, &event.sheet),
                    crate::Event::RoundAmended(event) => (event.round, &event.sheet),
                    _ => return None,
                };
                let index = sheet.pairs.iter().position(sits).filter(|_| pairing.round() == Some(round));
                index.map(TableNumber::from_index)
            })
        })
    }

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
    pub(crate) fn announced_since(&self, pairing: &PairingId) -> bool {
        let settles = |record: &&Recorded| match &record.event {
            crate::Event::ResultConfirmed(event) => event.pairing.is_match_of(pairing),
            crate::Event::ResultCorrected(event) => event.pairing.is_match_of(pairing),
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
