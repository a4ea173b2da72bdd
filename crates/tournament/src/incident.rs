//! Where the log says who wrote something into the book, and when.

use kolo_model::PerSide;

use crate::{EntrantId, IncidentId, Ledger, PairingId, ProtestId, Recorded, TableNumber};

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
}
