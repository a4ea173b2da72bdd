//! Matching along tight cells.

use kolo_matching::Weight;

use super::lists::{KindLists, NONE};
use super::{Duals, Problem};

/// A problem with duals and a matching of tight cells; complete, unless said otherwise.
#[derive(Debug, Clone)]
pub(crate) struct Solved<W> {
    pub(super) problem: Problem<W>,
    /// Which kinds of columns are tight for a kind of rows.
    tight: Vec<Vec<usize>>,
    /// Which kinds of rows are tight for a kind of columns.
    tight_rows: Vec<Vec<usize>>,
    pub(super) column_of: Vec<usize>,
    pub(super) row_of: Vec<usize>,
}

/// How the owner of a wanted column makes room.
enum Room {
    /// The row takes the column that becomes free.
    Swap,
    /// Several rows pass columns on: for every row the column it can move to, [`NONE`] if it cannot.
    Ways(Vec<usize>),
}

impl<W: Weight> Solved<W> {
    /// Nothing is matched yet.
    pub(super) fn start(problem: Problem<W>) -> Self {
        let Duals { rows, columns } = &problem.duals;
        let is_tight = |row: usize, column: usize| {
            problem.prices[row][column].is_some_and(|price| price == rows[row].plus(columns[column]))
        };
        let kinds = |count: usize, wanted: &dyn Fn(usize) -> bool| -> Vec<usize> {
            (0..count).filter(|kind| wanted(*kind)).collect()
        };
        let tight =
            (0..rows.len()).map(|row| kinds(columns.len(), &|column| is_tight(row, column))).collect();
        let tight_rows =
            (0..columns.len()).map(|column| kinds(rows.len(), &|row| is_tight(row, column))).collect();
        let size = problem.rows.len();
        Solved { tight, tight_rows, column_of: vec![NONE; size], row_of: vec![NONE; size], problem }
    }

    pub(super) fn is_complete(&self) -> bool {
        self.column_of.iter().all(|column| *column != NONE)
    }

    /// The sum of prices.
    pub(crate) fn cost(&self) -> W {
        let paid =
            self.column_of.iter().enumerate().filter_map(|(row, column)| self.problem.price(row, *column));
        paid.fold(W::ZERO, Weight::plus)
    }

    /// The column of every row.
    pub(crate) fn columns(&self) -> &[usize] {
        &self.column_of
    }

    pub(super) fn put(&mut self, row: usize, column: usize) {
        self.column_of[row] = column;
        self.row_of[column] = row;
    }

    fn is_tight(&self, row: usize, column: usize) -> bool {
        self.tight[self.problem.rows[row]].contains(&self.problem.columns[column])
            && !self.problem.is_barred(row, column)
    }

    /// As many tight cells as possible: first come, first served, then by alternating paths.
    pub(super) fn match_tight_cells(&mut self) {
        let mut free = KindLists::new(self.tight_rows.len(), &self.problem.columns);
        for row in 0..self.problem.rows.len() {
            let kinds = &self.tight[self.problem.rows[row]];
            let open = |kind: &usize| free.of(*kind).find(|column| !self.problem.is_barred(row, *column));
            if let Some(column) = kinds.iter().filter_map(open).min() {
                free.remove(column, self.problem.columns[column]);
                self.put(row, column);
            }
        }
        for row in 0..self.problem.rows.len() {
            if self.column_of[row] == NONE {
                self.augment(row);
            }
        }
    }

    /// Finds a column for `row` by an alternating path of tight cells, if there is one.
    fn augment(&mut self, row: usize) {
        let mut unseen = KindLists::new(self.tight_rows.len(), &self.problem.columns);
        let mut reached_from = vec![NONE; self.row_of.len()];
        let mut queue = vec![row];
        let mut at = 0;
        while let Some(&from) = queue.get(at) {
            at += 1;
            for &kind in &self.tight[self.problem.rows[from]] {
                let mut found = None;
                unseen.take_out(kind, |column| {
                    if found.is_some() || self.problem.is_barred(from, column) {
                        return false;
                    }
                    reached_from[column] = from;
                    match self.row_of[column] {
                        NONE => found = Some(column),
                        owner => queue.push(owner),
                    }
                    true
                });
                if let Some(column) = found {
                    self.pass_on(column, row, &reached_from);
                    return;
                }
            }
        }
    }

    /// Gives `column` to the row that reached it, that row's former column to the row before, and so on.
    pub(super) fn pass_on(&mut self, mut column: usize, start: usize, reached_from: &[usize]) {
        loop {
            let row = reached_from[column];
            let former = self.column_of[row];
            self.put(row, column);
            if row == start {
                return;
            }
            column = former;
        }
    }

    /// Rearranges the solution so that the columns of the first `places` rows come first in lexicographic
    /// order among all cheapest solutions.
    pub(crate) fn arrange_first(&mut self, places: usize) {
        let mut open = KindLists::new(self.tight_rows.len(), &self.problem.columns);
        for row in 0..places {
            match self.better_column(row, &open) {
                None => {}
                Some((column, Room::Swap)) => self.swap(row, column),
                Some((column, Room::Ways(ways))) => self.take(row, column, &ways),
            }
            let column = self.column_of[row];
            open.remove(column, self.problem.columns[column]);
        }
    }

    /// The smallest open column that `row` can have instead of its own, and how the others make room.
    fn better_column(&self, row: usize, open: &KindLists) -> Option<(usize, Room)> {
        let own = self.column_of[row];
        let mut cursors: Vec<_> =
            self.tight[self.problem.rows[row]].iter().map(|kind| open.of(*kind).peekable()).collect();
        let mut ways_to_own = None;
        loop {
            let next =
                cursors.iter_mut().filter_map(|cursor| Some((*cursor.peek()?, cursor))).min_by_key(|x| x.0);
            let (column, cursor) = next?;
            cursor.next();
            if column >= own {
                return None;
            }
            if self.problem.is_barred(row, column) {
                continue;
            }
            let owner = self.row_of[column];
            if self.is_tight(owner, own) {
                return Some((column, Room::Swap));
            }
            let ways = ways_to_own.take().unwrap_or_else(|| self.ways_to(own, row));
            if ways[owner] != NONE {
                return Some((column, Room::Ways(ways)));
            }
            ways_to_own = Some(ways);
        }
    }

    /// For every row after `row`: the column to take so that, passing on, `goal` is used in the end.
    fn ways_to(&self, goal: usize, row: usize) -> Vec<usize> {
        let mut unseen = KindLists::new(self.tight.len(), &self.problem.rows);
        for fixed in 0..=row {
            unseen.remove(fixed, self.problem.rows[fixed]);
        }
        let mut way = vec![NONE; self.column_of.len()];
        let mut queue = vec![goal];
        let mut at = 0;
        while let Some(&column) = queue.get(at) {
            at += 1;
            for &kind in &self.tight_rows[self.problem.columns[column]] {
                unseen.take_out(kind, |other| {
                    if self.problem.is_barred(other, column) {
                        return false;
                    }
                    way[other] = column;
                    queue.push(self.column_of[other]);
                    true
                });
            }
        }
        way
    }

    /// Gives `column` to `row`, and its owner the column that `row` leaves.
    fn swap(&mut self, row: usize, column: usize) {
        let (left, owner) = (self.column_of[row], self.row_of[column]);
        self.put(row, column);
        self.put(owner, left);
    }

    /// Gives `column` to `row`; its owner and the rows after it move along `way` to the column that `row`
    /// leaves.
    fn take(&mut self, row: usize, column: usize, way: &[usize]) {
        let left = self.column_of[row];
        let mut owner = self.row_of[column];
        self.put(row, column);
        loop {
            let taken = way[owner];
            let next_owner = self.row_of[taken];
            self.put(owner, taken);
            if taken == left {
                return;
            }
            owner = next_owner;
        }
    }
}
