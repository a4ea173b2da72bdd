//! Where all entrants end when several stages are played (K-STAGE): those of a later stage by its order, then those who did not
//! go on, by the order of the stage before.

use std::collections::{BTreeMap, BTreeSet};

use kolo_stages::{PlaceSpan, Settled};

use crate::stage::{Field, StageSettings};
use crate::state::{Phase, State};
use crate::{EntrantId, Graph, StageId};

/// Where a player ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalPlace {
    /// Who.
    pub entrant: EntrantId,
    /// The place, the places shared, or those that are still possible.
    pub places: PlaceSpan,
    /// Whether this is the end.
    pub settled: Settled,
    /// The last stage in which they play.
    pub stage: StageId,
}

impl State {
    /// Where all entrants end, all stages together, the best first.
    pub fn final_order(&self) -> Vec<FinalPlace> {
        let mut all = Vec::new();
        let first = self.settings.stages.iter().find(|stage| stage.field == Field::Entrants);
        let first = if self.settings.system.is_some() {
            Some(StageId::main())
        } else {
            first.map(|one| one.id.clone())
        };
        if let Some(first) = first {
            self.places_from(&first, &mut all);
        }
        all
    }

    /// The places of a stage and of all that follow from it, after those that are known.
    fn places_from(&self, stage: &StageId, all: &mut Vec<FinalPlace>) {
        let own = self.places_in(stage);
        let takes = |next: &&StageSettings| matches!(&next.field, Field::Places { of, .. } if of == stage);
        let mut next: Vec<&StageSettings> = self.settings.stages.iter().filter(takes).collect();
        next.retain(|next| self.graph(&next.id).is_some_and(|graph| graph.play.is_some()));
        next.sort_by_key(|next| from(next));
        let sealed = self.sealed(stage).filter(|_| !next.is_empty());
        let Some(order) = sealed else {
            let before = all.len();
            let place = |(entrant, (span, settled)): (EntrantId, (PlaceSpan, Settled))| {
                let places = PlaceSpan { from: after(before, span.from), to: after(before, span.to) };
                FinalPlace { entrant, places, settled, stage: stage.clone() }
            };
            all.extend(own.into_iter().map(place));
            return;
        };
        let plays_on: BTreeSet<EntrantId> = next
            .iter()
            .filter_map(|next| self.graph(&next.id).and_then(Graph::play))
            .flat_map(|play| play.plan().entrants().iter().map(|one| one.id))
            .collect();
        let own: BTreeMap<EntrantId, PlaceSpan> = own.into_iter().map(|(id, (span, _))| (id, span)).collect();
        let mut next = next.into_iter().peekable();
        let mut left: Vec<EntrantId> = Vec::new();
        for (place, id) in (1..).zip(order.iter().copied()) {
            while let Some(next) = next.next_if(|next| from(next) <= place) {
                out_of(stage, &mut left, &own, all);
                self.places_from(&next.id, all);
            }
            if !plays_on.contains(&id) {
                left.push(id);
            }
        }
        out_of(stage, &mut left, &own, all);
        next.for_each(|next| self.places_from(&next.id, all));
    }

    /// The places within one stage.
    fn places_in(&self, stage: &StageId) -> Vec<(EntrantId, (PlaceSpan, Settled))> {
        if let Some(play) = self.graph(stage).and_then(Graph::play) {
            let standings = play.standings().into_iter();
            return standings.map(|one| (one.entrant, (one.places, one.settled))).collect();
        }
        let over = self.sealed(stage).is_some() || self.phase == Phase::Finished;
        let settled = if over { Settled::Yes } else { Settled::NotYet };
        let table = self.facts().ok().zip(self.settings.criteria().ok());
        let table = table.and_then(|(facts, list)| kolo_standings::standings(&facts, &list).ok());
        let place = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        let rows = table.iter().flat_map(|table| &table.rows);
        rows.filter_map(|row| {
            let places = PlaceSpan { from: place(row.place.from), to: place(row.place.to) };
            Some((*self.order.get(row.no.index())?, (places, settled)))
        })
        .collect()
    }
}

/// From which place of the stage before a stage takes its players.
fn from(next: &StageSettings) -> u32 {
    match &next.field {
        Field::Places { from, .. } => *from,
        Field::Entrants => 1,
    }
}

/// A place among those who come after so many others.
fn after(before: usize, place: u32) -> u32 {
    u32::try_from(before).unwrap_or(u32::MAX).saturating_add(place)
}

/// Those who go no further, after those that are known. Tied players share their places.
fn out_of(
    stage: &StageId,
    left: &mut Vec<EntrantId>,
    own: &BTreeMap<EntrantId, PlaceSpan>,
    all: &mut Vec<FinalPlace>,
) {
    for tied in left.chunk_by(|one, other| own.contains_key(one) && own.get(one) == own.get(other)) {
        let count = u32::try_from(tied.len()).unwrap_or(u32::MAX);
        let places = PlaceSpan { from: after(all.len(), 1), to: after(all.len(), count) };
        let place = |entrant: &EntrantId| FinalPlace {
            entrant: *entrant,
            places,
            settled: Settled::Yes,
            stage: stage.clone(),
        };
        all.extend(tied.iter().map(place));
    }
    left.clear();
}
