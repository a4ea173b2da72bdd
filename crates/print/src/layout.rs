//! Lines, tables and cards into pages.
//!
//! A row of a table, a line of text and a card stand on one page each; what does not fit goes to the next one as a
//! whole. Where a column is too narrow, the type of the whole table becomes smaller; where that does not help, the
//! table goes on beside itself, with its first columns said again.

mod cards;
mod flow;
mod piece;
mod table;

use crate::document::{Body, Document};
use crate::length::Length;
use crate::letters::Line;
use crate::qr::Picture;

/// The pages of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// Width and height of every page.
    pub sheet: (Length, Length),
    /// The pages, at least one.
    pub pages: Vec<Page>,
    /// The blocks that people read one after the other; a mark says to which it belongs by its place here.
    pub blocks: Vec<Block>,
}

/// A page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// What is drawn, in this order.
    pub marks: Vec<Mark>,
}

/// Something that is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// From the left edge of the page.
    pub x: Length,
    /// From its top edge.
    pub y: Length,
    /// What.
    pub ink: Ink,
    /// What it belongs to.
    pub role: Role,
}

/// What is drawn at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ink {
    /// A line of text; the place is the left end of its foot.
    Text {
        /// The text.
        line: Line,
        /// How large.
        size: Length,
        /// How dark.
        shade: Shade,
    },
    /// A filled area; the place is its upper left corner.
    Area {
        /// How wide.
        width: Length,
        /// How high.
        height: Length,
        /// How dark.
        shade: Shade,
    },
    /// An empty box; the place is its upper left corner.
    Frame {
        /// How wide.
        width: Length,
        /// How high.
        height: Length,
    },
    /// A dashed line to cut along, to the right or downward.
    Cut {
        /// How far to the right.
        across: Length,
        /// How far down.
        down: Length,
    },
    /// A QR code; the place is its upper left corner.
    Picture {
        /// The squares.
        picture: Picture,
        /// Width and height.
        side: Length,
    },
}

/// How dark something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Black.
    Black,
    /// Grey that can be read.
    Grey,
    /// The grey of lines.
    Light,
    /// The shade behind every other row.
    Faint,
}

/// What a mark belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// Nothing that is read: lines, shades, heads that are said again, numbers of pages.
    Ornament,
    /// A block.
    Block(usize),
    /// A cell of a block that is a table.
    Cell {
        /// The block.
        block: usize,
        /// The row; 0 is the head.
        row: usize,
        /// The column.
        column: usize,
    },
}

/// A block that people read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The title.
    Title,
    /// A heading.
    Heading,
    /// Words.
    Words,
    /// A table, and what it is.
    Table(String),
    /// A picture, and what it is.
    Picture(String),
}

impl Layout {
    /// Lays a document out.
    pub fn of(document: &Document) -> Layout {
        match &document.body {
            Body::Flow(pieces) => flow::laid(document, pieces),
            Body::Cards(cards) => cards::laid(document, cards),
        }
    }
}

impl Mark {
    fn moved(mut self, x: Length, y: Length) -> Mark {
        self.x += x;
        self.y += y;
        self
    }
}
