//! A table in the making.

mod rated;

use std::cmp::Reverse;

use kolo_model::{StartNumber, Tournament};

use crate::field::Field;
use crate::{Column, Contribution, Criterion, Ground, PlaceRange, QuarterPoints, StandingsRow, Value};

/// Those who are still equal.
pub(crate) type Group = Vec<StartNumber>;

/// A table in the making: groups of competitors that no criterion has distinguished yet, the best first.
pub(crate) struct Table {
    pub(crate) field: Field,
    /// The seed of the lots, if there is one.
    pub(crate) seed: Option<u64>,
    groups: Vec<Group>,
    columns: Vec<Vec<Column>>,
}

impl Table {
    pub(crate) fn of(tournament: &Tournament, ground: Ground) -> Self {
        let all: Group = tournament.competitors().iter().map(|c| c.no).collect();
        let columns = vec![Vec::new(); all.len()];
        Table { field: Field::of(tournament, ground), seed: ground.seed, groups: vec![all], columns }
    }

    /// How many competitors there are.
    pub(crate) fn size(&self) -> usize {
        self.columns.len()
    }

    pub(crate) fn apply(&mut self, criterion: Criterion) {
        (criterion.rule().apply)(self, criterion);
    }

    fn put(&mut self, criterion: Criterion, no: StartNumber, value: Value, derivation: Vec<Contribution>) {
        self.columns[no.index()].push(Column { criterion, value, derivation });
    }

    /// Separates all by a sum, the greatest first.
    pub(crate) fn by_amount(
        &mut self,
        criterion: Criterion,
        parts: impl Fn(&Field, StartNumber) -> Vec<Contribution>,
    ) {
        self.by_key(criterion, |field, no| {
            let derivation = parts(field, no);
            let amount: QuarterPoints = derivation.iter().map(Contribution::amount).sum();
            (amount, Value::Amount(amount), derivation)
        });
    }

    /// Separates all by a key of their own, the greatest first.
    pub(crate) fn by_key<K: Ord>(
        &mut self,
        criterion: Criterion,
        valued: impl Fn(&Field, StartNumber) -> (K, Value, Vec<Contribution>),
    ) {
        for group in std::mem::take(&mut self.groups) {
            let mut keyed: Vec<(Reverse<K>, StartNumber)> = Vec::with_capacity(group.len());
            for no in group {
                let (key, value, derivation) = valued(&self.field, no);
                keyed.push((Reverse(key), no));
                self.put(criterion, no, value, derivation);
            }
            self.split_by_key(keyed);
        }
    }

    /// Puts the members of a group back as one group for each key, the least first.
    fn split_by_key<K: Ord>(&mut self, mut keyed: Vec<(K, StartNumber)>) {
        keyed.sort();
        let equal = keyed.chunk_by(|a, b| a.0 == b.0);
        self.groups.extend(equal.map(|chunk| chunk.iter().map(|(_, no)| *no).collect::<Group>()));
    }

    /// Hands out the groups, the best first, for a criterion that looks at those who are still equal. Each of them
    /// comes back by [`Table::take_order`] or [`Table::leave`].
    pub(crate) fn each_group(&mut self, mut decide: impl FnMut(&mut Table, usize, Group)) {
        for (index, group) in std::mem::take(&mut self.groups).into_iter().enumerate() {
            decide(self, index, group);
        }
    }

    /// Takes over the order that a criterion gives the members of one group.
    pub(crate) fn take_order(
        &mut self,
        criterion: Criterion,
        ordered: Vec<Group>,
        derivation: impl Fn(&Field, StartNumber) -> Vec<Contribution>,
    ) {
        let size: usize = ordered.iter().map(Vec::len).sum();
        let mut better = 0;
        for equal in ordered {
            let place = (size > 1).then(|| PlaceRange::after(better, equal.len()));
            better += equal.len();
            for no in &equal {
                let parts = derivation(&self.field, *no);
                self.put(criterion, *no, Value::Order(place), parts);
            }
            self.groups.push(equal);
        }
    }

    /// Leaves a group as it is, because the criterion has nothing to say about it.
    pub(crate) fn leave(&mut self, criterion: Criterion, group: Group, why: &Contribution) {
        for no in &group {
            self.put(criterion, *no, Value::NotApplied, vec![why.clone()]);
        }
        self.groups.push(group);
    }

    pub(crate) fn into_rows(mut self) -> Vec<StandingsRow> {
        let mut rows: Vec<StandingsRow> = Vec::with_capacity(self.columns.len());
        for group in self.groups {
            let place = PlaceRange::after(rows.len(), group.len());
            rows.extend(group.into_iter().map(|no| StandingsRow {
                no,
                place,
                columns: std::mem::take(&mut self.columns[no.index()]),
            }));
        }
        rows
    }
}
