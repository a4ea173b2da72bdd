//! A table on paper.

use super::Step;
use crate::length::Length;

/// A table. Its head stands on every page; a row is never cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What it is, for those who do not see it.
    pub caption: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// One cell a column; a row with fewer has empty ones at its end.
    pub rows: Vec<Vec<Cell>>,
    /// How large the type is.
    pub sizing: Sizing,
    /// Columns at the left that are said again where a table is too wide for a page.
    pub frozen: usize,
    /// Its lines.
    pub ruling: Ruling,
}

impl Table {
    /// The type on a screen, where there are no pages to fill.
    pub fn screen_step(&self) -> Step {
        match (self.sizing, self.columns.len(), self.rows.len()) {
            (_, 31.., _) => Step::Tiny,
            (_, 17.., _) => Step::Small,
            (Sizing::Step(step), _, _) => step,
            (Sizing::Wall, 12.., _) => Step::Usual,
            (Sizing::Wall, _, ..=18) => Step::Wall,
            (Sizing::Wall, _, ..=24) => Step::Large,
            (Sizing::Wall, _, ..=150) => Step::Larger,
            (Sizing::Wall, _, _) => Step::Usual,
        }
    }
}

/// How large the type of a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sizing {
    /// As large as it can be with everything on one page, to be read from afar.
    Wall,
    /// This size, or smaller where the columns want it.
    Step(Step),
}

/// The lines of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// Every other row is shaded.
    Stripes,
    /// A line around every cell.
    Grid,
    /// A line around every cell, and room for handwriting.
    Form,
}

impl Ruling {
    /// Its name in style sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Ruling::Stripes => "stripes",
            Ruling::Grid => "grid-lines",
            Ruling::Form => "form-lines",
        }
    }
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// What stands above it; may be empty.
    pub head: String,
    /// Where its words stand.
    pub align: Align,
    /// How wide it is.
    pub width: Width,
}

impl Column {
    /// A column of words that takes its share of the room.
    pub fn words(head: impl Into<String>) -> Column {
        Column { head: head.into(), align: Align::Left, width: Width::Share }
    }

    /// A column as wide as what stands in it.
    pub fn fit(head: impl Into<String>, align: Align) -> Column {
        Column { head: head.into(), align, width: Width::Fit }
    }

    /// An empty column of this width.
    pub fn blank(head: impl Into<String>, width: Length) -> Column {
        Column { head: head.into(), align: Align::Middle, width: Width::Fixed(width) }
    }
}

/// Where words stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Align {
    /// At the left.
    Left,
    /// In the middle.
    Middle,
    /// At the right.
    Right,
}

impl Align {
    /// Its name in style sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Align::Left => "at-left",
            Align::Middle => "at-middle",
            Align::Right => "at-right",
        }
    }
}

/// How wide a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Width {
    /// As wide as the widest that stands in it.
    Fit,
    /// An equal share of the room that the others leave.
    Share,
    /// So wide.
    Fixed(Length),
}

impl Width {
    /// Its name in style sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Width::Fit => "fit",
            Width::Share => "share",
            Width::Fixed(_) => "fixed",
        }
    }
}

/// A cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// Its words; may be empty.
    pub text: String,
    /// How they look.
    pub look: Look,
}

/// How words look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Look {
    /// Plain.
    Plain,
    /// Bold.
    Strong,
    /// Grey.
    Quiet,
    /// A cell that nothing belongs into.
    Barred,
}

impl Look {
    /// Its name in style sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Look::Plain => "plain-ink",
            Look::Strong => "strong-ink",
            Look::Quiet => "quiet-ink",
            Look::Barred => "barred",
        }
    }
}

impl Cell {
    /// Plain words.
    pub fn plain(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), look: Look::Plain }
    }

    /// Bold words.
    pub fn strong(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), look: Look::Strong }
    }

    /// Grey words.
    pub fn quiet(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), look: Look::Quiet }
    }

    /// A cell that nothing belongs into.
    pub fn barred() -> Cell {
        Cell { text: String::new(), look: Look::Barred }
    }
}
