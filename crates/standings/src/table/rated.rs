//! The tie-breaks of article 10 of C.07, which come from ratings. They are dropped where a player has none: all
//! groups stay as they are.

use kolo_model::StartNumber;

use super::Table;
use crate::field::Field;
use crate::{Contribution, Criterion, Value};

impl Table {
    /// Separates all by a whole number that comes from ratings.
    pub(crate) fn by_whole(
        &mut self,
        criterion: Criterion,
        whole: impl Fn(&Field, StartNumber) -> (Option<i32>, Vec<Contribution>),
    ) {
        self.by_rated_key(criterion, |field, no| {
            let (whole, derivation) = whole(field, no);
            (whole, Value::Whole(whole), derivation)
        });
    }

    /// As [`Table::by_key`], where all players have a rating.
    pub(crate) fn by_rated_key<K: Ord>(
        &mut self,
        criterion: Criterion,
        valued: impl Fn(&Field, StartNumber) -> (K, Value, Vec<Contribution>),
    ) {
        let count = self.field.c07.unrated;
        if count == 0 {
            self.by_key(criterion, valued);
        } else {
            self.each_group(|table, _, group| {
                table.leave(criterion, group, &Contribution::Unrated { count });
            });
        }
    }
}
