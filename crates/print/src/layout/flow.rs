//! Pieces one below the other, under a title, over as many pages as it takes.

use super::piece::{Laid, Room, laid as piece_laid};
use super::table::{Grid, Letters};
use super::{Block, Ink, Layout, Mark, Page, Role, Shade};
use crate::document::{Align, Document, Piece, Step, Table};
use crate::length::Length;
use crate::letters::{Line, Set, Weight, rise};

/// Around the words of a page.
pub(super) const MARGIN: Length = Length::millimetres(15);

/// The height of the foot, within the margin's room.
const FOOT: Length = Length::millimetres(8);

/// Fills pages from the top.
struct Flow {
    sheet: (Length, Length),
    width: Length,
    running: Line,
    pages: Vec<Page>,
    y: Length,
}

/// Lays out a document whose pieces follow each other.
pub(super) fn laid(document: &Document, pieces: &[Piece]) -> Layout {
    let sheet = document.turned.sheet();
    let mut blocks = Vec::new();
    let mut flow = Flow {
        sheet,
        width: sheet.0 - MARGIN * 2,
        running: Line::of(&running(document), Weight::Regular),
        pages: vec![Page::default()],
        y: MARGIN,
    };
    flow.title(document, &mut blocks);
    for piece in pieces {
        match piece {
            Piece::Table(table) => flow.table(table, &mut blocks),
            Piece::Fill => flow.end_page(),
            Piece::Heading(_)
            | Piece::Text(_)
            | Piece::Lines(_)
            | Piece::Choices(_)
            | Piece::Score
            | Piece::Rule
            | Piece::Gap(_)
            | Piece::Picture { .. } => {
                let laid = piece_laid(piece, Room { width: flow.width, percent: 100 }, &mut blocks);
                // A heading stays with what follows it.
                let after = match piece {
                    Piece::Heading(_) => Step::Sign.size(),
                    Piece::Text(_)
                    | Piece::Table(_)
                    | Piece::Lines(_)
                    | Piece::Choices(_)
                    | Piece::Score
                    | Piece::Rule
                    | Piece::Gap(_)
                    | Piece::Fill
                    | Piece::Picture { .. } => Length::ZERO,
                };
                flow.place(laid, after);
            }
        }
    }
    flow.feet(document);
    Layout { sheet, pages: flow.pages, blocks }
}

/// What stands above every page but the first.
fn running(document: &Document) -> String {
    if document.event.is_empty() {
        document.title.clone()
    } else {
        format!("{} · {}", document.event, document.title)
    }
}

impl Flow {
    fn bottom(&self) -> Length {
        self.sheet.1 - MARGIN - FOOT
    }

    fn left(&self) -> Length {
        self.bottom() - self.y
    }

    fn add(&mut self, laid: Laid) {
        let y = self.y;
        self.y += laid.height;
        if let Some(page) = self.pages.last_mut() {
            page.marks.extend(laid.marks.into_iter().map(|mark| mark.moved(MARGIN, y)));
        }
    }

    fn place(&mut self, laid: Laid, after: Length) {
        if laid.height + after > self.left() {
            self.turn();
        }
        self.add(laid);
    }

    /// A new page, with the running head.
    fn turn(&mut self) {
        let set = Set::of(&self.running, Step::Small.size(), self.width);
        let mut head = Laid::default();
        head.put(&set, Length::ZERO, self.width, Align::Left, Shade::Grey, Role::Ornament);
        self.pages.push(Page::default());
        self.y = MARGIN;
        self.add(head);
        self.y = self.y.max(top_of_next());
    }

    /// All the room that is left; on a page that has nothing yet there is no need for another.
    fn end_page(&mut self) {
        if self.y > top_of_next() {
            self.turn();
        }
    }

    fn title(&mut self, document: &Document, blocks: &mut Vec<Block>) {
        let parts = [
            (&document.event, Step::Larger, Weight::Regular, Shade::Grey, Block::Words),
            (&document.title, Step::Title, Weight::Bold, Shade::Black, Block::Title),
            (&document.about, Step::Usual, Weight::Regular, Shade::Grey, Block::Words),
        ];
        let mut laid = Laid::default();
        for (text, step, weight, shade, block) in parts {
            if text.is_empty() {
                continue;
            }
            blocks.push(block);
            let set = Set::of(&Line::of(text, weight), step.size(), self.width);
            laid.put(&set, Length::ZERO, self.width, Align::Left, shade, Role::Block(blocks.len() - 1));
        }
        laid.height += Step::Usual.size();
        self.add(laid);
    }

    fn table(&mut self, table: &Table, blocks: &mut Vec<Block>) {
        blocks.push(Block::Table(table.caption.clone()));
        let block = blocks.len() - 1;
        let letters = Letters::of(table);
        let grid = Grid::on_pages(table, &letters, self.width, self.left());
        for band in grid.bands() {
            let mut fresh = true;
            let rows = grid.rows();
            // A table without rows shows its head all the same.
            if rows.is_empty() {
                self.place(grid.head(band, Role::Block(block)), Length::ZERO);
            }
            for row in rows {
                let laid = grid.row(band, row, block);
                let head = if fresh { grid.head_height(band) } else { Length::ZERO };
                if head + laid.height > self.left() && !(fresh && self.y <= top_of_next()) {
                    self.turn();
                    fresh = true;
                }
                if fresh {
                    // Read once; said again it is an ornament.
                    let role = if row == 0 { Role::Block(block) } else { Role::Ornament };
                    let head = grid.head(band, role);
                    self.add(head);
                    fresh = false;
                }
                self.add(laid);
            }
            self.y += Step::Larger.size();
        }
    }

    fn feet(&mut self, document: &Document) {
        let count = self.pages.len();
        let size = Step::Small.size();
        let y = self.sheet.1 - MARGIN;
        let text = |x: Length, line: Line, size: Length| Mark {
            x,
            y: y - size.percent(132) + rise(size),
            ink: Ink::Text { line, size, shade: Shade::Grey },
            role: Role::Ornament,
        };
        let foot = Line::of(&document.foot, Weight::Regular);
        for (at, page) in self.pages.iter_mut().enumerate() {
            let number = Line::of(&format!("{} / {count}", at + 1), Weight::Regular);
            let right = number.width(size);
            let room = self.width - right - Length::points(12);
            if !foot.text.is_empty() {
                let set = Set::of(&foot, size, room);
                // A foot is one line, however long the name of the tournament is.
                let fitting = Length(room.0 * 1000 / foot.units.max(1)).min(set.size);
                page.marks.push(text(MARGIN, foot.clone(), fitting));
            }
            page.marks.push(text(MARGIN + self.width - right, number, size));
        }
    }
}

fn top_of_next() -> Length {
    MARGIN + Step::Large.size().percent(150)
}
