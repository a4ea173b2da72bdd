//! The Hungarian method over single cells, for the rows that tight cells of the kinds left without a column.

use std::collections::BTreeMap;

use kolo_matching::Weight;

use super::lists::NONE;
use super::{Duals, Problem, Solved};

/// Completes `partial` with the cheapest columns for the rows that have none; `None` if that cannot be, or not for
/// `most`.
pub(super) fn finish<W: Weight>(partial: Solved<W>, most: Option<W>) -> Option<Solved<W>> {
    let problem = &partial.problem;
    let size = problem.rows.len();
    let mut table = Table {
        row_dual: problem.rows.iter().map(|kind| problem.duals.rows[*kind]).collect(),
        column_dual: problem.columns.iter().map(|kind| problem.duals.columns[*kind]).collect(),
        solved: partial,
    };
    // Whatever the duals are, they prove that it cannot be had for less than their sum.
    let mut least = table.row_dual.iter().chain(&table.column_dual).copied().fold(W::ZERO, Weight::plus);
    for row in 0..size {
        if most.is_some_and(|most| least > most) {
            return None;
        }
        if table.solved.column_of[row] == NONE {
            least = least.plus(table.augment(row)?);
        }
    }
    if most.is_some_and(|most| least > most) {
        return None;
    }
    Some(table.by_finer_kinds())
}

struct Table<W> {
    solved: Solved<W>,
    row_dual: Vec<W>,
    column_dual: Vec<W>,
}

impl<W: Weight> Table<W> {
    fn slack(&self, row: usize, column: usize) -> Option<W> {
        let price = self.solved.problem.price(row, column)?;
        Some(price.minus(self.row_dual[row]).minus(self.column_dual[column]))
    }

    /// One shortest augmenting path from `row` (Dijkstra over slacks), then new duals. Gives its length, by which the
    /// sum of the duals has grown.
    fn augment(&mut self, row: usize) -> Option<W> {
        let size = self.row_dual.len();
        let mut distance: Vec<Option<W>> = vec![None; size];
        let mut reached_from = vec![NONE; size];
        let mut done = vec![false; size];
        let (mut from, mut so_far) = (row, W::ZERO);
        let end = loop {
            for column in (0..size).filter(|column| !done[*column]) {
                let Some(slack) = self.slack(from, column) else { continue };
                let through = so_far.plus(slack);
                if distance[column].is_none_or(|known| through < known) {
                    distance[column] = Some(through);
                    reached_from[column] = from;
                }
            }
            let open = (0..size).filter(|column| !done[*column]);
            let nearest;
            (so_far, nearest) = open.filter_map(|column| Some((distance[column]?, column))).min()?;
            done[nearest] = true;
            match self.solved.row_of[nearest] {
                NONE => break nearest,
                owner => from = owner,
            }
        };
        self.row_dual[row] = self.row_dual[row].plus(so_far);
        for column in (0..size).filter(|column| done[*column] && *column != end) {
            let shorter = so_far.minus(distance[column].unwrap_or(so_far));
            self.column_dual[column] = self.column_dual[column].minus(shorter);
            let owner = self.solved.row_of[column];
            self.row_dual[owner] = self.row_dual[owner].plus(shorter);
        }
        self.solved.pass_on(end, row, &reached_from);
        Some(so_far)
    }

    /// The same solution with rows and columns of one kind but different duals distinguished, so that tight
    /// cells can again be seen from the kinds.
    fn by_finer_kinds(self) -> Solved<W> {
        let problem = &self.solved.problem;
        let (rows, row_kinds) = by_dual(&problem.rows, &self.row_dual);
        let (columns, column_kinds) = by_dual(&problem.columns, &self.column_dual);
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
fn by_dual<W: Weight>(kinds: &[usize], duals: &[W]) -> (Vec<usize>, Vec<(usize, W)>) {
    let mut number = BTreeMap::new();
    for both in kinds.iter().copied().zip(duals.iter().copied()) {
        let fresh = number.len();
        number.entry(both).or_insert(fresh);
    }
    let members = kinds.iter().copied().zip(duals.iter().copied()).map(|both| number[&both]).collect();
    let mut meaning = vec![(0, W::ZERO); number.len()];
    for (both, kind) in number {
        meaning[kind] = both;
    }
    (members, meaning)
}
