//! The tie-breaks of FIDE C.07 in a table.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use kolo_model::{Rating, StartNumber};

use super::Table;
use crate::criteria::fide_c07::{
    average_buchholz, black_games, black_wins, buchholz, direct, games_won, koya, opponents_performance,
    opponents_rating, perfect_performance, performance, progressive, rounds_elected, sonneborn_berger,
    standard_points, wins,
};
use crate::criteria::{rating, start_number};
use crate::field::Field;
use crate::tie_break::{Direction, Forfeits, Kind};
use crate::{Contribution, Criterion, TieBreak, Value};

impl Table {
    pub(super) fn by_tie_break(&mut self, criterion: Criterion, tie_break: TieBreak) {
        match tie_break.kind() {
            Kind::DirectEncounter(forfeits) => self.by_direct_encounter(criterion, forfeits),
            Kind::Wins => self.by_amount(criterion, wins::contributions),
            Kind::GamesWon => self.by_amount(criterion, games_won::contributions),
            Kind::BlackGames => self.by_amount(criterion, black_games::contributions),
            Kind::BlackWins => self.by_amount(criterion, black_wins::contributions),
            Kind::Progressive { cut } => {
                self.by_amount(criterion, |field, no| progressive::contributions(field, no, cut));
            }
            Kind::RoundsElected => self.by_amount(criterion, rounds_elected::contributions),
            Kind::StandardPoints => self.by_amount(criterion, standard_points::contributions),
            Kind::PairingNumber(direction) => self.by_pairing_number(criterion, direction),
            Kind::Buchholz(last, cut, forfeits) => {
                self.by_amount(criterion, |field, no| {
                    buchholz::contributions(field, no, last, cut, forfeits)
                });
            }
            Kind::AverageBuchholz(last) => self.by_key(criterion, |field, no| {
                let (average, derivation) = average_buchholz::average(field, no, last);
                (average, Value::Average(average), derivation)
            }),
            Kind::SonnebornBerger(cut, forfeits) => self
                .by_amount(criterion, |field, no| sonneborn_berger::contributions(field, no, cut, forfeits)),
            Kind::Koya { limit } => {
                self.by_amount(criterion, |field, no| koya::contributions(field, no, limit));
            }
            Kind::OpponentsRating(cut) => {
                self.by_whole(criterion, |field, no| opponents_rating::average(field, no, cut));
            }
            Kind::Performance => self.by_whole(criterion, performance::performance),
            Kind::PerfectPerformance => self.by_whole(criterion, perfect_performance::performance),
            Kind::OpponentsPerformance => self.by_whole(criterion, opponents_performance::average),
            Kind::OpponentsPerfect => self.by_whole(criterion, opponents_performance::average_perfect),
            Kind::Rating(direction) => self.by_own_rating(criterion, direction),
        }
    }

    /// Tells everybody apart by a whole number that comes from ratings.
    fn by_whole(
        &mut self,
        criterion: Criterion,
        whole: impl Fn(&Field, StartNumber) -> (Option<i32>, Vec<Contribution>),
    ) {
        if self.drop_for_unrated(criterion) {
            return;
        }
        self.by_key(criterion, |field, no| {
            let (whole, derivation) = whole(field, no);
            (whole, Value::Whole(whole), derivation)
        });
    }

    fn by_own_rating(&mut self, criterion: Criterion, direction: Direction) {
        if self.drop_for_unrated(criterion) {
            return;
        }
        self.by_key(criterion, |field, no| {
            let (rating, derivation) = rating::rating(field, no);
            let value = rating.map(Rating::value).map(i64::from);
            let key = match direction {
                Direction::Usual => value,
                Direction::Reversed => value.map(|value| -value),
            };
            (key, Value::Rating(rating), derivation)
        });
    }

    /// A tie-break of article 10 is dropped where somebody has no rating: it leaves all groups as they are.
    fn drop_for_unrated(&mut self, criterion: Criterion) -> bool {
        let count = self.field.c07.unrated;
        if count > 0 {
            for group in std::mem::take(&mut self.groups) {
                self.leave(criterion, group, &Contribution::Unrated { count });
            }
        }
        count > 0
    }

    fn by_pairing_number(&mut self, criterion: Criterion, direction: Direction) {
        let value = |no| (Value::Number(no), start_number::contributions(no));
        match direction {
            Direction::Usual => self.by_key(criterion, |_, no| {
                let (value, derivation) = value(no);
                (Reverse(no), value, derivation)
            }),
            Direction::Reversed => self.by_key(criterion, |_, no| {
                let (value, derivation) = value(no);
                (no, value, derivation)
            }),
        }
    }

    fn by_direct_encounter(&mut self, criterion: Criterion, forfeits: Forfeits) {
        for group in std::mem::take(&mut self.groups) {
            let members: BTreeSet<StartNumber> = group.into_iter().collect();
            let order = direct::Order::of(&self.field, &members, forfeits);
            self.take_order(criterion, order.ordered.clone(), |field, no| {
                order.contributions(field, no, &members, forfeits)
            });
        }
    }
}
