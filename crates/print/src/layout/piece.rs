//! One piece of a page or a card.

use super::table::{Grid, Letters};
use super::{Block, Ink, Mark, Role, Shade};
use crate::document::{Align, Look, Piece, Sizing, Step, Text};
use crate::length::Length;
use crate::letters::{Line, Set, Weight, leading, rise};
use crate::qr;

/// Marks around their own upper left corner, and how high they are together.
#[derive(Debug, Default)]
pub(super) struct Laid {
    pub(super) marks: Vec<Mark>,
    pub(super) height: Length,
}

/// The width that pieces have, and by how much their type is made smaller, in hundredths.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    pub(super) width: Length,
    pub(super) percent: i64,
}

impl Look {
    pub(super) fn weight(self) -> Weight {
        match self {
            Look::Strong => Weight::Bold,
            Look::Plain | Look::Quiet | Look::Barred => Weight::Regular,
        }
    }

    pub(super) fn shade(self) -> Shade {
        match self {
            Look::Plain | Look::Strong => Shade::Black,
            Look::Quiet | Look::Barred => Shade::Grey,
        }
    }
}

impl Laid {
    /// Puts the lines of a text into a box of this width; its height grows by them.
    pub(super) fn put(
        &mut self,
        set: &Set,
        x: Length,
        width: Length,
        align: Align,
        shade: Shade,
        role: Role,
    ) {
        for line in &set.lines {
            let left = match align {
                Align::Left => Length::ZERO,
                Align::Middle => (width - line.width(set.size)) / 2,
                Align::Right => width - line.width(set.size),
            };
            if !line.text.is_empty() {
                self.marks.push(Mark {
                    x: x + left,
                    y: self.height + rise(set.size),
                    ink: Ink::Text { line: line.clone(), size: set.size, shade },
                    role,
                });
            }
            self.height += leading(set.size);
        }
    }

    fn rule(&mut self, x: Length, y: Length, width: Length, shade: Shade) {
        let ink = Ink::Area { width, height: Length(600), shade };
        self.marks.push(Mark { x, y, ink, role: Role::Ornament });
    }
}

fn next(blocks: &mut Vec<Block>, block: Block) -> Role {
    blocks.push(block);
    Role::Block(blocks.len() - 1)
}

/// Lays a piece out on one page. `Fill` has no height of its own.
pub(super) fn laid(piece: &Piece, room: Room, blocks: &mut Vec<Block>) -> Laid {
    let size = |step: Step| step.size().percent(room.percent);
    let mut laid = Laid::default();
    match piece {
        Piece::Heading(text) => {
            laid.height = size(Step::Usual);
            let role = next(blocks, Block::Heading);
            let set = Set::of(&Line::of(text, Weight::Bold), size(Step::Large), room.width);
            laid.put(&set, Length::ZERO, room.width, Align::Left, Shade::Black, role);
            laid.height += size(Step::Usual).percent(40);
        }
        Piece::Text(Text { text, step, look, align }) => {
            let role = next(blocks, Block::Words);
            let set = Set::of(&Line::of(text, look.weight()), size(*step), room.width);
            laid.put(&set, Length::ZERO, room.width, *align, look.shade(), role);
        }
        Piece::Table(table) => {
            blocks.push(Block::Table(table.caption.clone()));
            let step = match table.sizing {
                Sizing::Wall => Step::Larger,
                Sizing::Step(step) => step,
            };
            let letters = Letters::of(table);
            let grid = Grid::whole(table, &letters, size(step), room.width);
            laid = grid.on_one_page(blocks.len() - 1);
        }
        Piece::Lines(labels) => lines(&mut laid, labels, room, blocks),
        Piece::Choices(meanings) => choices(&mut laid, meanings, room, blocks),
        Piece::Score => score(&mut laid, room, blocks),
        Piece::Rule => {
            laid.rule(Length::ZERO, size(Step::Usual).percent(40), room.width, Shade::Light);
            laid.height = size(Step::Usual).percent(90);
        }
        Piece::Gap(percent) => laid.height = size(Step::Usual).percent(*percent),
        Piece::Fill => {}
        Piece::Picture { link, meaning, percent } => {
            let edge = room.width.percent((*percent * room.percent / 100).min(100));
            if let Some(picture) = qr::picture(link) {
                let role = next(blocks, Block::Picture(meaning.clone()));
                let x = (room.width - edge) / 2;
                laid.marks.push(Mark { x, y: Length::ZERO, ink: Ink::Picture { picture, side: edge }, role });
                laid.height = edge;
            }
        }
    }
    laid
}

/// Lines to write on, with what belongs there below.
fn lines(laid: &mut Laid, labels: &[String], room: Room, blocks: &mut Vec<Block>) {
    let gap = Step::Larger.size().percent(room.percent);
    let count = i64::try_from(labels.len()).unwrap_or(1).max(1);
    let width = (room.width - gap * (count - 1)) / count;
    let top = Step::Sign.size().percent(room.percent);
    let mut height = top;
    for (at, label) in (0..).zip(labels) {
        let x = (width + gap) * at;
        let role = next(blocks, Block::Words);
        laid.rule(x, top, width, Shade::Black);
        laid.height = top + Length::points(2);
        let set = Set::of(&Line::of(label, Weight::Regular), Step::Small.size().percent(room.percent), width);
        laid.put(&set, x, width, Align::Left, Shade::Grey, role);
        height = height.max(laid.height);
    }
    laid.height = height;
}

/// Boxes to tick, each with its meaning beside it.
fn choices(laid: &mut Laid, meanings: &[String], room: Room, blocks: &mut Vec<Block>) {
    let count = i64::try_from(meanings.len()).unwrap_or(1).max(1);
    let width = room.width / count;
    let side = Step::Title.size().percent(room.percent);
    let mut height = side;
    for (at, meaning) in (0..).zip(meanings) {
        let role = next(blocks, Block::Words);
        let line = Line::of(meaning, Weight::Bold);
        let beside = side.percent(130);
        let set = Set::of(&line, Step::Wall.size().percent(room.percent), width - beside);
        let used = beside + set.lines.iter().map(|line| line.width(set.size)).max().unwrap_or_default();
        let x = width * at + (width - used) / 2;
        let ink = Ink::Frame { width: side, height: side };
        laid.marks.push(Mark { x, y: Length::ZERO, ink, role: Role::Ornament });
        laid.height = ((side - set.height()) / 2).max(Length::ZERO);
        laid.put(&set, x + beside, width - beside, Align::Left, Shade::Black, role);
        height = height.max(laid.height);
    }
    laid.height = height;
}

/// Two large boxes with a colon between.
fn score(laid: &mut Laid, room: Room, blocks: &mut Vec<Block>) {
    let (width, height) = (room.width.percent(30), Step::Poster.size().percent(room.percent));
    let left = (room.width - width * 2) / 4;
    for x in [left, room.width - left - width] {
        let ink = Ink::Frame { width, height };
        laid.marks.push(Mark { x, y: Length::ZERO, ink, role: Role::Ornament });
    }
    let role = next(blocks, Block::Words);
    let set = Set { size: Step::Sign.size().percent(room.percent), lines: vec![Line::of(":", Weight::Bold)] };
    laid.height = (height - set.height()) / 2;
    laid.put(&set, Length::ZERO, room.width, Align::Middle, Shade::Black, role);
    laid.height = height;
}
