//! A picture as SVG.

use std::fmt::Write as _;

use super::Picture;
use super::escape::{cut, escape};
use crate::duel::Placed;
use crate::{Cell, Mark, SIZE};

/// Width and height of a square.
const SQUARE: usize = 32;
/// Room for coordinates around the board.
const EDGE: usize = 28;
/// Height of a caption.
const LINE: usize = 22;
/// Longer captions would leave the picture.
const MOST_CAPTION: usize = 56;

/// Colours are variables, so that a page can set its own; otherwise they follow the reader's choice of light or dark.
const STYLE: &str = "\
.kolo-duel{--p:var(--kolo-print,#fff);--i:var(--kolo-ink,#222);--g:var(--kolo-grid,#bbb);\
--x:var(--kolo-cross,#b3261e);--o:var(--kolo-circle,#1b4f9c);--f:var(--kolo-opening,#ece7d8);--l:var(--kolo-last,#b8860b)}\
@media(prefers-color-scheme:dark){.kolo-duel{--p:var(--kolo-print,#1c1c1c);--i:var(--kolo-ink,#e8e8e8);\
--g:var(--kolo-grid,#555);--x:var(--kolo-cross,#ff8a80);--o:var(--kolo-circle,#8ab4f8);\
--f:var(--kolo-opening,#3a372c);--l:var(--kolo-last,#ffd54f)}}\
.kolo-duel text{font-family:sans-serif;fill:var(--i)}\
.kolo-duel .paper{fill:var(--p)}.kolo-duel .grid{stroke:var(--g);fill:none}\
.kolo-duel .edge{font-size:13px;text-anchor:middle}.kolo-duel .caption{font-size:15px}\
.kolo-duel .opening{fill:var(--f)}.kolo-duel .last{fill:none;stroke:var(--l);stroke-width:3}\
.kolo-duel .x path,.kolo-duel .o circle{fill:none;stroke-width:3;stroke-linecap:round}\
.kolo-duel .x path{stroke:var(--x)}.kolo-duel .o circle{stroke:var(--o)}\
.kolo-duel .number{font-size:13px;font-weight:bold;text-anchor:middle;stroke:var(--p);stroke-width:4;paint-order:stroke}\
.kolo-duel .five{stroke:var(--i);stroke-width:4;stroke-linecap:round;opacity:.7}";

/// The words in a picture, in the language of the reader.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Labels {
    /// What it is, for those who cannot see it; browsers show it as a hint.
    pub title: String,
    /// What is to be seen in it, in a sentence or two.
    pub description: String,
    /// Lines below the board, for example who plays with which mark.
    pub captions: Vec<String>,
}

/// Draws a picture.
pub fn svg(picture: &Picture, labels: &Labels) -> String {
    let width = SIZE * SQUARE + 2 * EDGE;
    let height = width + labels.captions.len() * LINE;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"kolo-duel\" role=\"img\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\">\n<title>{}</title>\n<desc>{}</desc>\n<style>{STYLE}</style>\n\
         <rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n",
        escape(&labels.title),
        escape(&labels.description)
    );
    for placed in &picture.numbered[..picture.opening.min(picture.numbered.len())] {
        square(&mut text, "opening", placed.cell, 0);
    }
    grid(&mut text);
    let numbered = picture.numbered.iter().zip(1..).map(|(placed, number)| (*placed, Some(number)));
    let is_numbered = |cell: Cell| picture.numbered.iter().any(|placed| placed.cell == cell);
    let others = Cell::all().filter(|cell| !is_numbered(*cell));
    let others = others.filter_map(|cell| Some((Placed { cell, mark: picture.board.get(cell)? }, None)));
    for (placed, number) in others.chain(numbered) {
        mark(&mut text, placed, number);
    }
    if let Some(last) = picture.last() {
        square(&mut text, "last", last, 2);
    }
    if let Some((from, to)) = picture.row.as_ref().and_then(|row| row.cells.first().zip(row.cells.last())) {
        let ((x1, y1), (x2, y2)) = (middle(*from), middle(*to));
        let _ = writeln!(text, "<line class=\"five\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>");
    }
    for (index, caption) in labels.captions.iter().enumerate() {
        let y = width + index * LINE + LINE / 2;
        let caption = escape(&cut(caption, MOST_CAPTION));
        let _ = writeln!(text, "<text class=\"caption\" x=\"{EDGE}\" y=\"{y}\">{caption}</text>");
    }
    text.push_str("</svg>\n");
    text
}

/// The middle of a square; row 15 is on top.
fn middle(cell: Cell) -> (usize, usize) {
    let half = SQUARE / 2;
    (EDGE + cell.column() * SQUARE + half, EDGE + (SIZE - 1 - cell.row()) * SQUARE + half)
}

fn square(text: &mut String, class: &str, cell: Cell, inset: usize) {
    let (x, y) = middle(cell);
    let (half, size) = (SQUARE / 2 - inset, SQUARE - 2 * inset);
    let _ = writeln!(
        text,
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\"/>",
        x - half,
        y - half
    );
}

fn grid(text: &mut String) {
    let (from, to) = (EDGE, EDGE + SIZE * SQUARE);
    let mut path = String::new();
    for index in 0..=SIZE {
        let at = EDGE + index * SQUARE;
        let _ = write!(path, "M{from} {at}H{to}M{at} {from}V{to}");
    }
    let _ = writeln!(text, "<path class=\"grid\" d=\"{path}\"/>");
    for (index, letter) in ('a'..='o').enumerate() {
        let middle = EDGE + index * SQUARE + SQUARE / 2;
        for y in [EDGE - 8, to + 18] {
            let _ = writeln!(text, "<text class=\"edge\" x=\"{middle}\" y=\"{y}\">{letter}</text>");
        }
        for x in [EDGE / 2, to + EDGE / 2] {
            let y = middle + 5;
            let _ = writeln!(text, "<text class=\"edge\" x=\"{x}\" y=\"{y}\">{}</text>", SIZE - index);
        }
    }
}

/// A cross or a circle, with its number if it has one.
fn mark(text: &mut String, placed: Placed, number: Option<usize>) {
    let (x, y) = middle(placed.cell);
    let reach = SQUARE / 2 - 5;
    let (left, right, top, bottom) = (x - reach, x + reach, y - reach, y + reach);
    let (class, sign) = match placed.mark {
        Mark::Cross => ("x", '✕'),
        Mark::Circle => ("o", '◯'),
    };
    let hint = number.map(|number| format!("{number}. ")).unwrap_or_default();
    let _ = write!(text, "<g class=\"{class}\"><title>{hint}{sign} {}</title>", placed.cell);
    match placed.mark {
        Mark::Cross => {
            let _ =
                write!(text, "<path d=\"M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}\"/>");
        }
        Mark::Circle => {
            let _ = write!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{reach}\"/>");
        }
    }
    if let Some(number) = number {
        let _ = write!(text, "<text class=\"number\" x=\"{x}\" y=\"{}\">{number}</text>", y + 5);
    }
    text.push_str("</g>\n");
}
