//! The cheapest way to give every row a column of its own, and the first such way in lexicographic order.
//!
//! Thousands of rows and columns fall into a few *kinds*; the price of a row and a column depends on their
//! kinds alone, but for a few barred cells a row. So nothing here is as large as rows times columns, unless
//! the kinds alone do not decide (then the Hungarian method goes over single cells).
//!
//! Why the first cheapest way is easy to find: prices of rows and columns that prove a solution cheapest
//! (duals) leave exactly the cells of cheapest solutions without slack. Among these *tight* cells every
//! complete assignment is a cheapest one, so the order is settled place by place with one search for an
//! alternating path each.

mod hungarian;
mod lists;
mod tight;

use kolo_matching::Weight;

pub(crate) use self::tight::Solved;

/// What a row pays for a column, by kinds; `None`: they cannot be together.
pub(crate) type Price<W> = Option<W>;

/// Rows, columns and prices. As many rows as columns.
#[derive(Debug, Clone)]
pub(crate) struct Problem<W> {
    /// The kind of every row.
    pub(crate) rows: Vec<usize>,
    /// The kind of every column.
    pub(crate) columns: Vec<usize>,
    /// Price by kind of row and kind of column.
    pub(crate) prices: Vec<Vec<Price<W>>>,
    /// Columns a row must not have whatever the kinds say, ascending.
    pub(crate) barred: Vec<Vec<usize>>,
    /// A first guess at the duals of the kinds. No row and column together exceed their price.
    pub(crate) duals: Duals<W>,
}

#[derive(Debug, Clone)]
pub(crate) struct Duals<W> {
    pub(crate) rows: Vec<W>,
    pub(crate) columns: Vec<W>,
}

impl<W: Weight> Problem<W> {
    fn is_barred(&self, row: usize, column: usize) -> bool {
        self.barred[row].binary_search(&column).is_ok()
    }

    fn price(&self, row: usize, column: usize) -> Price<W> {
        if self.is_barred(row, column) { None } else { self.prices[self.rows[row]][self.columns[column]] }
    }

    /// A cheapest solution, or `None` if rows and columns cannot be brought together.
    pub(crate) fn solve(self) -> Option<Solved<W>> {
        self.solve_within(None)
    }

    /// A solution that the first guess at the duals proves cheapest, or `None` if there is none.
    pub(crate) fn solve_tight(self) -> Option<Solved<W>> {
        Some(self.along_tight_cells()).filter(Solved::is_complete)
    }

    /// A cheapest solution, or `None` if rows and columns cannot be brought together, or not for so little.
    pub(crate) fn solve_within(self, most: Option<W>) -> Option<Solved<W>> {
        let solved = self.along_tight_cells();
        if solved.is_complete() { Some(solved) } else { hungarian::finish(solved, most) }
    }

    /// As much as the first guess at the duals allows.
    fn along_tight_cells(self) -> Solved<W> {
        debug_assert_eq!(self.rows.len(), self.columns.len());
        let mut solved = Solved::start(self);
        solved.match_tight_cells();
        solved
    }
}

#[cfg(test)]
mod tests;
