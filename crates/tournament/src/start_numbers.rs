//! How long start numbers may change, and the ratings that pairing by rating asks for.

use std::sync::Arc;

use kolo_model::{Clause, StartNumber, System};

use crate::decide::order_at_next_draw;
use crate::event::{NumbersAssigned, NumbersOrigin};
use crate::evolve::InvalidEvent;
use crate::state::{Entrant, Phase, State};
use crate::{EntrantId, Refusal};

/// D-C.04.2-2.3, 2.5: numbers are final when this round is published.
const ROUND_THAT_CLOSES_THE_LIST: usize = 4;

impl State {
    /// Whether start numbers may still change: until round 1 is published (R-A2.2), by the FIDE (Dutch) rules until round 4
    /// is (D-C.04.2-2.3). Published rounds hold people, so that nothing of them changes with the numbers.
    pub fn numbers_are_open(&self) -> bool {
        match self.settings.system {
            Some(System::Dutch) => self.rounds.len() < ROUND_THAT_CLOSES_THE_LIST,
            Some(
                System::Fide1992
                | System::Pisqworky2023
                | System::Swiss
                | System::McMahon
                | System::RoundRobin,
            )
            | None => !self.has_started(),
        }
    }

    /// Whether people look at start numbers of a FIDE (Dutch) Swiss that may still change, and by which clause.
    pub fn provisional_numbers(&self) -> Option<Clause> {
        let more_to_come = self.phase == Phase::Open && self.rounds.len() < self.settings.rounds as usize;
        let shown = self.settings.system == Some(System::Dutch) && !self.order.is_empty() && more_to_come;
        (shown && self.numbers_are_open()).then(|| Clause::new("D-C.04.2-2.5"))
    }

    /// How many people get another number with the next pairing, where numbers are provisional.
    pub fn numbers_to_change(&self) -> usize {
        if self.provisional_numbers().is_none() {
            return 0;
        }
        self.renumbered(&order_at_next_draw(self))
    }

    /// How many people have another number in this order.
    pub(crate) fn renumbered(&self, order: &[EntrantId]) -> usize {
        let moved = |(index, id): &(usize, &EntrantId)| {
            self.number_of(**id).is_some_and(|number| number.index() != *index)
        };
        order.iter().enumerate().filter(moved).count()
    }

    /// Why numbers that are not open stay as they are.
    pub(crate) fn numbers_stay(&self) -> Refusal {
        match self.settings.system {
            Some(System::Dutch) => Refusal::NumbersFinal,
            Some(
                System::Fide1992
                | System::Pisqworky2023
                | System::Swiss
                | System::McMahon
                | System::RoundRobin,
            )
            | None => Refusal::NumbersFixed,
        }
    }

    /// The clause by which pairing asks for the rating of each player; only systems that are based on rating do.
    pub fn rating_clause(&self) -> Option<Clause> {
        match self.settings.system {
            Some(System::Fide1992) => Some(Clause::new("R-A1.2")),
            Some(System::Dutch) => Some(Clause::new("D-C.04.2-2.1")),
            Some(System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin) | None => None,
        }
    }

    /// Those who are to play and have no rating, unless the arbiter confirmed that they may (R-A1.2, D-C.04.2-2.1). Only
    /// systems that are based on rating ask for it.
    pub fn missing_ratings(&self) -> Vec<EntrantId> {
        if self.rating_clause().is_none() {
            return Vec::new();
        }
        let plays = |entrant: &Entrant| entrant.withdrawn_after.is_none() && entrant.entry.rating.is_none();
        let unrated = self.entrants.iter().filter(|(_, entrant)| plays(entrant)).map(|(id, _)| *id);
        unrated.filter(|id| !self.ratings_confirmed.contains(id)).collect()
    }

    pub(crate) fn numbers_assigned(&mut self, event: &NumbersAssigned) -> Result<(), InvalidEvent> {
        let mut named = event.order.clone();
        named.sort_unstable();
        if !named.iter().eq(self.entrants.keys()) {
            return Err(InvalidEvent::NumbersIncomplete);
        }
        // R-A2.2, D-C.04.2-2.5: numbers that are fixed stay; late entries are added behind.
        if !self.numbers_are_open() && !event.order.starts_with(&self.order) {
            return Err(InvalidEvent::AlreadyStarted);
        }
        self.order = Arc::new(event.order.clone());
        let numbered = event.order.iter().enumerate();
        self.numbers = Arc::new(numbered.map(|(index, id)| (*id, StartNumber::from_index(index))).collect());
        // Who comes late gets a number; where the others have theirs from does not change by that.
        self.numbers_origin = match (event.origin, self.numbers_origin) {
            (NumbersOrigin::LateEntry, Some(before)) => Some(before),
            (origin, _) => Some(origin),
        };
        Ok(())
    }
}
