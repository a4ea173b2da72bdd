//! Acceleration points (C.04.7): who is in group A, and who got how many in which round.

use std::collections::BTreeSet;

use kolo_model::{HalfPoints, Place, Spot};
use kolo_pairing::Baku;

use crate::state::State;
use crate::{Acceleration, EntrantId};

impl State {
    fn baku(&self) -> Option<Baku> {
        match self.settings.acceleration {
            Acceleration::NotUsed => None,
            Acceleration::Baku => Some(Baku::new(self.there().count(), self.settings.rounds as usize)),
        }
    }

    /// Where in the order those stand who count as there when the next round is paired.
    fn there(&self) -> impl Iterator<Item = usize> {
        let is_there = |(_, id): &(usize, &EntrantId)| Baku::counts(self.idle_next(**id));
        self.order.iter().enumerate().filter(is_there).map(|(index, _)| index)
    }

    /// Those who have acceleration points in the next round: before round 1 the higher half, afterwards all down to the
    /// player who was its last then (D-C.04.7-1.2, 1.3). Empty without an acceleration.
    pub(crate) fn group_a(&self) -> &[EntrantId] {
        let Some(baku) = self.baku() else { return &[] };
        let last = self.last_of_group_a.and_then(|id| self.number_of(id));
        let at_first = || self.there().nth(baku.group_a().saturating_sub(1)).map_or(0, |index| index + 1);
        let size = last.map_or_else(at_first, |number| number.index() + 1);
        self.order.get(..size).unwrap_or(&self.order)
    }

    /// What round 1 fixes about the acceleration, to be noted before it counts as published.
    pub(crate) fn note_group_a(&mut self) -> BTreeSet<EntrantId> {
        if !self.has_started() {
            self.last_of_group_a = self.group_a().last().copied();
        }
        self.group_a().iter().copied().collect()
    }

    /// The acceleration points, by start number. What was given for a published round stays as it was then, whatever
    /// numbers have become since.
    pub(crate) fn lent(&self) -> Vec<(Spot<u32>, Vec<HalfPoints>)> {
        let Some(baku) = self.baku() else { return Vec::new() };
        let points = baku.points(&self.settings.scoring());
        let in_group_a = self.group_a().len();
        let of_one = |(index, id): (usize, &EntrantId)| {
            let is_in = |round: usize| match self.rounds.get(round) {
                Some(published) => published.group_a.contains(id),
                None => index < in_group_a,
            };
            let lent = |(round, points): (usize, &HalfPoints)| {
                if is_in(round) { *points } else { HalfPoints::ZERO }
            };
            let lent: Vec<HalfPoints> = points.iter().enumerate().map(lent).collect();
            let any = lent.iter().any(|points| *points != HalfPoints::ZERO);
            let number = u32::try_from(index + 1).ok()?;
            any.then(|| (Spot::new(number, Place::default()), lent))
        };
        self.order.iter().enumerate().filter_map(of_one).collect()
    }
}
