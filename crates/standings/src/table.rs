//! A table in the making.

mod tie_breaks;

use std::cmp::Reverse;

use kolo_model::{Rating, StartNumber, Tournament};

use crate::criteria::lot::Lots;
use crate::criteria::msos::{self, LeftOut};
use crate::criteria::{
    average_rating, buchholz, buchholz_beaten, cuss, direct, direct_first, direct_two, median_buchholz, mm,
    points, rating, score, sdos, sonneborn_berger, sos, ssos, start_number, wins,
};
use crate::field::Field;
use crate::{Column, Contribution, Criterion, Ground, PlaceRange, QuarterPoints, StandingsRow, Value};

/// Those who are still equal.
type Group = Vec<StartNumber>;

/// A table in the making: groups of competitors that no criterion has told apart yet, the best first.
pub(crate) struct Table {
    field: Field,
    seed: Option<u64>,
    groups: Vec<Group>,
    columns: Vec<Vec<Column>>,
}

impl Table {
    pub(crate) fn of(tournament: &Tournament, ground: Ground) -> Self {
        let everybody: Group = tournament.competitors().iter().map(|c| c.no).collect();
        let columns = vec![Vec::new(); everybody.len()];
        Table { field: Field::of(tournament, ground), seed: ground.seed, groups: vec![everybody], columns }
    }

    pub(crate) fn apply(&mut self, criterion: Criterion) {
        match criterion {
            Criterion::Mm => self.by_amount(criterion, mm::contributions),
            Criterion::Points => self.by_amount(criterion, points::contributions),
            Criterion::Score => self.by_amount(criterion, score::contributions),
            Criterion::Sos => self.by_amount(criterion, sos::contributions),
            Criterion::Sdos => self.by_amount(criterion, sdos::contributions),
            Criterion::Ssos => self.by_amount(criterion, ssos::contributions),
            Criterion::Msos => {
                self.by_amount(criterion, |field, no| msos::contributions(field, no, LeftOut::ByRounds));
            }
            Criterion::MsosOne => {
                self.by_amount(criterion, |field, no| msos::contributions(field, no, LeftOut::One));
            }
            Criterion::Cuss => self.by_amount(criterion, cuss::contributions),
            Criterion::Wins => self.by_amount(criterion, wins::contributions),
            Criterion::Buchholz => self.by_amount(criterion, buchholz::contributions),
            Criterion::BuchholzBeaten => self.by_amount(criterion, buchholz_beaten::contributions),
            Criterion::MedianBuchholz => self.by_amount(criterion, median_buchholz::contributions),
            Criterion::SonnebornBerger => self.by_amount(criterion, sonneborn_berger::contributions),
            Criterion::DirectEncounter => self.by_encounter(criterion),
            Criterion::DirectFirst => self.by_encounter_for_first_place(criterion),
            Criterion::DirectTwo => self.by_encounter_of_two(criterion),
            Criterion::AverageRating => self.by_average_rating(criterion),
            Criterion::Rating => self.by_rating(criterion),
            Criterion::StartNumber => self.by_start_number(criterion),
            Criterion::Lot => self.by_lot(criterion),
            Criterion::TieBreak(tie_break) => self.by_tie_break(criterion, tie_break),
        }
    }

    fn put(&mut self, criterion: Criterion, no: StartNumber, value: Value, derivation: Vec<Contribution>) {
        self.columns[no.index()].push(Column { criterion, value, derivation });
    }

    fn by_amount(&mut self, criterion: Criterion, parts: impl Fn(&Field, StartNumber) -> Vec<Contribution>) {
        self.by_key(criterion, |field, no| {
            let derivation = parts(field, no);
            let amount: QuarterPoints = derivation.iter().map(Contribution::amount).sum();
            (amount, Value::Amount(amount), derivation)
        });
    }

    fn by_average_rating(&mut self, criterion: Criterion) {
        self.by_key(criterion, |field, no| {
            let (average, derivation) = average_rating::average(field, no);
            (average, Value::Average(average), derivation)
        });
    }

    fn by_rating(&mut self, criterion: Criterion) {
        self.by_key(criterion, |field, no| {
            let (rating, derivation) = rating::rating(field, no);
            (rating.map(Rating::value), Value::Rating(rating), derivation)
        });
    }

    fn by_start_number(&mut self, criterion: Criterion) {
        self.by_key(criterion, |_, no| (Reverse(no), Value::Number(no), start_number::contributions(no)));
    }

    /// Tells everybody apart by a number of his own, the greatest first.
    fn by_key<K: Ord>(
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

    fn by_encounter(&mut self, criterion: Criterion) {
        for group in std::mem::take(&mut self.groups) {
            let members = group.into_iter().collect();
            let ordered = direct::split(&self.field, &members);
            self.take_order(criterion, ordered, |field, no| direct::contributions(field, no, &members));
        }
    }

    fn by_encounter_for_first_place(&mut self, criterion: Criterion) {
        for (index, group) in std::mem::take(&mut self.groups).into_iter().enumerate() {
            if index > 0 && group.len() > 1 {
                self.leave(criterion, group, &Contribution::OnlyForFirstPlace);
                continue;
            }
            let members = group.into_iter().collect();
            let ordered = direct_first::split(&self.field, &members);
            self.take_order(criterion, ordered, |field, no| {
                if members.len() > 1 { direct_first::contributions(field, no, &members) } else { Vec::new() }
            });
        }
    }

    fn by_encounter_of_two(&mut self, criterion: Criterion) {
        for group in std::mem::take(&mut self.groups) {
            match group[..] {
                [one, other] => {
                    let ordered = direct_two::split(&self.field, [one, other]);
                    self.take_order(criterion, ordered, |field, no| {
                        direct_two::contributions(field, no, [one, other])
                    });
                }
                [] | [_] => self.take_order(criterion, vec![group], |_, _| Vec::new()),
                [..] => {
                    let why = Contribution::OnlyForTwo { count: group.len() };
                    self.leave(criterion, group, &why);
                }
            }
        }
    }

    fn by_lot(&mut self, criterion: Criterion) {
        let lots = self.seed.map(|seed| Lots::draw(self.columns.len(), seed));
        for group in std::mem::take(&mut self.groups) {
            match &lots {
                None if group.len() > 1 => self.leave(criterion, group, &Contribution::NoSeed),
                None => self.take_order(criterion, vec![group], |_, _| Vec::new()),
                Some(lots) => {
                    let mut ordered = group;
                    ordered.sort_by_key(|no| lots.of(*no).rank);
                    let alone = ordered.len() == 1;
                    let ordered = ordered.into_iter().map(|no| vec![no]).collect();
                    self.take_order(criterion, ordered, |_, no| {
                        if alone { Vec::new() } else { vec![Contribution::Lot(lots.of(no))] }
                    });
                }
            }
        }
    }

    /// Takes over the order that a criterion gives the members of one group.
    fn take_order(
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
    fn leave(&mut self, criterion: Criterion, group: Group, why: &Contribution) {
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
