//! The Hungarian method over single cells, for the rows that tight cells of the kinds left without a column.

use std::collections::BTreeMap;

use super::lists::NONE;
use super::{Duals, Problem, Solved};

/// Further than any sum of prices.
const FAR: i32 = i32::MAX / 4;

/// Completes `partial` with the cheapest columns for the rows that have none; `None` if that cannot be.
pub(super) fn finish(partial: Solved) -> Option<Solved> {
    let problem = &partial.problem;
    let size = problem.rows.len();
    let mut table = Table {
        row_dual: problem.rows.iter().map(|kind| problem.duals.rows[*kind]).collect(),
        column_dual: problem.columns.iter().map(|kind| problem.duals.columns[*kind]).collect(),
        solved: partial,
    };
    for row in 0..size {
        if table.solved.column_of[row] == NONE {
            table.augment(row)?;
        }
    }
    Some(table.by_finer_kinds())
}

struct Table {
    solved: Solved,
    row_dual: Vec<i32>,
    column_dual: Vec<i32>,
}

impl Table {
    fn slack(&self, row: usize, column: usize) -> i32 {
        self.solved
            .problem
            .price(row, column)
            .map_or(FAR, |p| p - self.row_dual[row] - self.column_dual[column])
    }

    /// One shortest augmenting path from `row` (Dijkstra over slacks), then new duals.
    fn augment(&mut self, row: usize) -> Option<()> {
        let size = self.row_dual.len();
        let mut distance = vec![FAR; size];
        let mut reached_from = vec![NONE; size];
        let mut done = vec![false; size];
        let (mut from, mut so_far) = (row, 0);
        let end = loop {
            for column in (0..size).filter(|column| !done[*column]) {
                let through = so_far + self.slack(from, column).min(FAR - so_far);
                if through < distance[column] {
                    distance[column] = through;
                    reached_from[column] = from;
                }
            }
            let open = (0..size).filter(|column| !done[*column] && distance[*column] < FAR);
            let nearest = open.min_by_key(|column| distance[*column])?;
            so_far = distance[nearest];
            done[nearest] = true;
            match self.solved.row_of[nearest] {
                NONE => break nearest,
                owner => from = owner,
            }
        };
        self.row_dual[row] += so_far;
        for column in (0..size).filter(|column| done[*column] && *column != end) {
            self.column_dual[column] -= so_far - distance[column];
            self.row_dual[self.solved.row_of[column]] += so_far - distance[column];
        }
        self.solved.pass_on(end, row, &reached_from);
        Some(())
    }

    /// The same solution with rows and columns of one kind but different duals told apart, so that tight
    /// cells can again be seen from the kinds.
    fn by_finer_kinds(self) -> Solved {
        let problem = &self.solved.problem;
        let (rows, row_kinds) = finer(&problem.rows, &self.row_dual);
        let (columns, column_kinds) = finer(&problem.columns, &self.column_dual);
        let price = |row: usize, column: usize| problem.prices[row][column];
        let prices = row_kinds
            .iter()
            .map(|(row, _)| column_kinds.iter().map(|(c, _)| price(*row, *c)).collect())
            .collect();
        let duals = Duals {
            rows: row_kinds.iter().map(|(_, dual)| *dual).collect(),
            columns: column_kinds.iter().map(|(_, dual)| *dual).collect(),
        };
        let barred = problem.barred.clone();
        let mut solved = Solved::start(Problem { rows, columns, prices, barred, duals });
        solved.column_of = self.solved.column_of;
        solved.row_of = self.solved.row_of;
        solved
    }
}

/// Splits kinds by dual: the new kind of every member, and what each new kind stands for.
fn finer(kinds: &[usize], duals: &[i32]) -> (Vec<usize>, Vec<(usize, i32)>) {
    let mut number = BTreeMap::new();
    for both in kinds.iter().copied().zip(duals.iter().copied()) {
        let fresh = number.len();
        number.entry(both).or_insert(fresh);
    }
    let members = kinds.iter().copied().zip(duals.iter().copied()).map(|both| number[&both]).collect();
    let mut meaning = vec![(0, 0); number.len()];
    for (both, kind) in number {
        meaning[kind] = both;
    }
    (members, meaning)
}
