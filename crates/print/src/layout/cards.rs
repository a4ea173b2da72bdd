//! Cards of equal size that fill the sheets, with lines to cut along.

use super::piece::{Laid, Room, laid as piece_laid};
use super::{Block, Ink, Layout, Mark, Page, Role};
use crate::document::{Cards, Document, Piece};
use crate::length::Length;

/// Around the words of a card. A printer leaves some five millimetres white at the edges of a sheet.
const PADDING: Length = Length::millimetres(9);

/// By how much the type of a card is made smaller until it fits, in hundredths.
const SMALLER: [i64; 7] = [100, 90, 80, 70, 60, 50, 40];

pub(super) fn laid(document: &Document, cards: &Cards) -> Layout {
    let sheet = document.turned.sheet();
    let across = usize::try_from(cards.across.max(1)).unwrap_or(1);
    let size = (sheet.0 / i64::from(cards.across.max(1)), sheet.1 / i64::from(cards.down.max(1)));
    let mut blocks = Vec::new();
    let mut pages = Vec::new();
    for sheet_of_cards in cards.sheets() {
        let mut page = Page::default();
        cuts(&mut page, sheet, cards);
        for (at, card) in sheet_of_cards.iter().enumerate() {
            let (column, row) = (long(at % across), long(at / across));
            let (x, y) = (size.0 * column + PADDING, size.1 * row + PADDING);
            let inside = (size.0 - PADDING * 2, size.1 - PADDING * 2);
            let marks = on_card(card, inside, &mut blocks);
            page.marks.extend(marks.into_iter().map(|mark| mark.moved(x, y)));
        }
        pages.push(page);
    }
    if pages.is_empty() {
        pages.push(Page::default());
    }
    Layout { sheet, pages, blocks }
}

fn long(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(0)
}

fn cuts(page: &mut Page, sheet: (Length, Length), cards: &Cards) {
    let mut cut = |x, y, across, down| {
        page.marks.push(Mark { x, y, ink: Ink::Cut { across, down }, role: Role::Ornament });
    };
    for at in 1..i64::from(cards.across.max(1)) {
        cut(sheet.0 / i64::from(cards.across) * at, Length::ZERO, Length::ZERO, sheet.1);
    }
    for at in 1..i64::from(cards.down.max(1)) {
        cut(Length::ZERO, sheet.1 / i64::from(cards.down) * at, sheet.0, Length::ZERO);
    }
}

/// The marks of a card, in the largest type in which they fit.
fn on_card(card: &[Piece], inside: (Length, Length), blocks: &mut Vec<Block>) -> Vec<Mark> {
    let before = blocks.len();
    let mut last = Vec::new();
    for percent in SMALLER {
        blocks.truncate(before);
        let room = Room { width: inside.0, percent };
        let laid: Vec<Laid> = card.iter().map(|piece| piece_laid(piece, room, blocks)).collect();
        let height: Length = laid.iter().map(|laid| laid.height).sum();
        let fits = height <= inside.1;
        let fills = card.iter().filter(|piece| matches!(piece, Piece::Fill)).count();
        let spare = if fits { inside.1 - height } else { Length::ZERO };
        last.clear();
        let mut y = Length::ZERO;
        for (piece, laid) in card.iter().zip(laid) {
            last.extend(laid.marks.into_iter().map(|mark| mark.moved(Length::ZERO, y)));
            y += laid.height;
            if matches!(piece, Piece::Fill) {
                y += spare / long(fills).max(1);
            }
        }
        if fits {
            break;
        }
    }
    last
}
