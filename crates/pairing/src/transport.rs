//! The cheapest way to bring supplies to demands: an assignment where many rows and columns are alike.
//!
//! Thousands of players fall into a few kinds. It is not asked here who has met whom, so that the cost is a bound for
//! all who do, and the duals prove it.

use kolo_matching::Weight;

use crate::assignment::Duals;

/// Marks "not reached" and "the beginning".
const NONE: usize = usize::MAX;

/// Supplies of rows and demands of columns, which are the same in sum, and the cost of a unit; `None`: not at all.
#[derive(Debug, Clone)]
pub(crate) struct Transport<W> {
    pub(crate) supplies: Vec<usize>,
    pub(crate) demands: Vec<usize>,
    pub(crate) costs: Vec<Vec<Option<W>>>,
}

/// A cheapest way.
#[derive(Debug, Clone)]
pub(crate) struct Carried<W> {
    /// How much goes from each row to each column.
    pub(crate) amounts: Vec<Vec<usize>>,
    /// No row and column together exceed their cost, and where something goes they reach it.
    pub(crate) duals: Duals<W>,
}

impl<W: Weight> Transport<W> {
    /// A cheapest way, or `None` if the demands cannot be met.
    pub(crate) fn solve(&self) -> Option<Carried<W>> {
        let rows: Vec<W> =
            self.costs.iter().map(|row| row.iter().flatten().min().copied().unwrap_or(W::ZERO)).collect();
        let mut state = State {
            transport: self,
            left: self.supplies.clone(),
            wanted: self.demands.clone(),
            carried: Carried {
                amounts: vec![vec![0; self.demands.len()]; self.supplies.len()],
                duals: Duals { rows, columns: vec![W::ZERO; self.demands.len()] },
            },
        };
        for row in 0..self.supplies.len() {
            while state.left[row] > 0 {
                state.augment(row)?;
            }
        }
        Some(state.carried)
    }
}

struct State<'a, W> {
    transport: &'a Transport<W>,
    /// What the rows still have and the columns still want.
    left: Vec<usize>,
    wanted: Vec<usize>,
    carried: Carried<W>,
}

impl<W: Weight> State<'_, W> {
    fn slack(&self, row: usize, column: usize) -> Option<W> {
        let Duals { rows, columns } = &self.carried.duals;
        Some(self.transport.costs[row][column]?.minus(rows[row]).minus(columns[column]))
    }

    /// One shortest way from `start` to a column that wants something, over columns that pass on what they have; then
    /// as much as it bears, and new duals.
    fn augment(&mut self, start: usize) -> Option<()> {
        let (rows, columns) = (self.left.len(), self.wanted.len());
        let mut column_distance: Vec<Option<W>> = vec![None; columns];
        let mut row_distance: Vec<Option<W>> = vec![None; rows];
        // From which row a column was reached, and from which column a row.
        let (mut from_row, mut from_column) = (vec![NONE; columns], vec![NONE; rows]);
        let mut done = vec![false; columns];
        let mut open = vec![start];
        row_distance[start] = Some(W::ZERO);
        let (end, longest) = loop {
            for row in std::mem::take(&mut open) {
                let Some(so_far) = row_distance[row] else { continue };
                for column in (0..columns).filter(|column| !done[*column]) {
                    let Some(slack) = self.slack(row, column) else { continue };
                    let through = so_far.plus(slack);
                    if column_distance[column].is_none_or(|known| through < known) {
                        column_distance[column] = Some(through);
                        from_row[column] = row;
                    }
                }
            }
            let reached = (0..columns).filter(|column| !done[*column]);
            let (distance, nearest) =
                reached.filter_map(|column| Some((column_distance[column]?, column))).min()?;
            if self.wanted[nearest] > 0 {
                break (nearest, distance);
            }
            done[nearest] = true;
            for row in 0..rows {
                if row_distance[row].is_none() && self.carried.amounts[row][nearest] > 0 {
                    row_distance[row] = Some(distance);
                    from_column[row] = nearest;
                    open.push(row);
                }
            }
        };
        for (row, distance) in row_distance.iter().enumerate() {
            if let Some(distance) = distance {
                let dual = &mut self.carried.duals.rows[row];
                *dual = dual.plus(longest).minus(*distance);
            }
        }
        for column in (0..columns).filter(|column| done[*column]) {
            let shorter = longest.minus(column_distance[column].unwrap_or(longest));
            let dual = &mut self.carried.duals.columns[column];
            *dual = dual.minus(shorter);
        }
        self.carry(start, end, &from_row, &from_column);
        Some(())
    }

    /// As much as the way from `start` to `end` bears.
    fn carry(&mut self, start: usize, end: usize, from_row: &[usize], from_column: &[usize]) {
        let mut steps = vec![(from_row[end], end)];
        while let Some(&(row, _)) = steps.last().filter(|(row, _)| *row != start) {
            let column = from_column[row];
            steps.push((from_row[column], column));
        }
        let passed_on = steps.iter().zip(steps.iter().skip(1)).map(|((row, _), (_, column))| (*row, *column));
        let passed_on: Vec<(usize, usize)> = passed_on.collect();
        let amounts = &mut self.carried.amounts;
        let bears = passed_on.iter().map(|(row, column)| amounts[*row][*column]).min().unwrap_or(usize::MAX);
        let amount = bears.min(self.left[start]).min(self.wanted[end]);
        for (row, column) in steps {
            amounts[row][column] += amount;
        }
        for (row, column) in passed_on {
            amounts[row][column] -= amount;
        }
        self.left[start] -= amount;
        self.wanted[end] -= amount;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_transport() -> impl Strategy<Value = Transport<i64>> {
        (1usize..=4, 1usize..=4).prop_flat_map(|(rows, columns)| {
            let cost = prop_oneof![4 => (0i64..6).prop_map(Some), 1 => Just(None)];
            let units = prop::collection::vec((0..rows, 0..columns), 0..9);
            (prop::collection::vec(prop::collection::vec(cost, columns), rows), units).prop_map(
                move |(costs, units)| {
                    let count = |size: usize, of: &dyn Fn(&(usize, usize)) -> usize| {
                        let mut counts = vec![0; size];
                        for unit in &units {
                            counts[of(unit)] += 1;
                        }
                        counts
                    };
                    Transport { supplies: count(rows, &|u| u.0), demands: count(columns, &|u| u.1), costs }
                },
            )
        })
    }

    /// The least cost, by trying everything for one unit after the other.
    fn least(transport: &mut Transport<i64>) -> Option<i64> {
        let Some(row) = transport.supplies.iter().position(|supply| *supply > 0) else { return Some(0) };
        transport.supplies[row] -= 1;
        let mut best = None;
        for column in 0..transport.demands.len() {
            if let Some(cost) = transport.costs[row][column].filter(|_| transport.demands[column] > 0) {
                transport.demands[column] -= 1;
                if let Some(rest) = least(transport) {
                    best = Some(best.map_or(cost + rest, |known: i64| known.min(cost + rest)));
                }
                transport.demands[column] += 1;
            }
        }
        transport.supplies[row] += 1;
        best
    }

    proptest! {
        #[test]
        fn the_cheapest_way_is_found_and_proven(transport in any_transport()) {
            let expected = least(&mut transport.clone());
            let carried = transport.solve();
            prop_assert_eq!(carried.is_some(), expected.is_some());
            let (Some(carried), Some(expected)) = (carried, expected) else { return Ok(()) };
            let mut cost = 0;
            for (row, amounts) in carried.amounts.iter().enumerate() {
                prop_assert_eq!(amounts.iter().sum::<usize>(), transport.supplies[row]);
                for (column, amount) in amounts.iter().enumerate() {
                    let together = carried.duals.rows[row] + carried.duals.columns[column];
                    let Some(unit) = transport.costs[row][column] else {
                        prop_assert_eq!(*amount, 0);
                        continue;
                    };
                    prop_assert!(together <= unit);
                    prop_assert!(*amount == 0 || together == unit);
                    cost += unit * i64::try_from(*amount).unwrap();
                }
            }
            for (column, demand) in transport.demands.iter().enumerate() {
                prop_assert_eq!(carried.amounts.iter().map(|row| row[column]).sum::<usize>(), *demand);
            }
            prop_assert_eq!(cost, expected);
        }
    }
}
