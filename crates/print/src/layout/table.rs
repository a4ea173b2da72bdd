//! A table: how wide its columns are, how high its rows, and how large its type can be.

use std::ops::Range;

use super::piece::Laid;
use super::{Ink, Mark, Role, Shade};
use crate::document::{Align, Cell, Look, Ruling, Sizing, Step, Table, Width};
use crate::length::Length;
use crate::letters::{Line, Set, Weight, leading};

/// Sizes to hang on a wall, the largest first.
const WALL: [Step; 4] = [Step::Wall, Step::Large, Step::Larger, Step::Usual];

/// All sizes that a table may shrink to, the largest first.
const SHRINKING: [Step; 6] = [Step::Wall, Step::Large, Step::Larger, Step::Usual, Step::Small, Step::Tiny];

/// A table in its type.
#[derive(Debug)]
pub(super) struct Grid<'a> {
    table: &'a Table,
    letters: &'a Letters,
    size: Length,
    bands: Vec<Band>,
}

/// The words of a table, measured once.
#[derive(Debug)]
pub(super) struct Letters {
    heads: Vec<Line>,
    cells: Vec<Vec<(Line, Look)>>,
    /// The widest of every column, in units.
    widest: Vec<i64>,
}

/// Columns that stand side by side on one page.
#[derive(Debug)]
pub(super) struct Band {
    columns: Vec<Placed>,
    width: Length,
}

#[derive(Debug, Clone, Copy)]
struct Placed {
    column: usize,
    x: Length,
    width: Length,
    /// Said again beside the columns that follow.
    again: bool,
}

fn long(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

impl Letters {
    pub(super) fn of(table: &Table) -> Letters {
        let heads: Vec<Line> =
            table.columns.iter().map(|column| Line::of(&column.head, Weight::Bold)).collect();
        let line = |cell: &Cell| (Line::of(&cell.text, cell.look.weight()), cell.look);
        let cells: Vec<Vec<(Line, Look)>> =
            table.rows.iter().map(|row| row.iter().take(heads.len()).map(line).collect()).collect();
        // Heads stand in a smaller type.
        let mut widest: Vec<i64> = heads.iter().map(|head| head.units * head_percent(table) / 100).collect();
        for row in &cells {
            for (widest, (line, _)) in widest.iter_mut().zip(row) {
                *widest = line.units.max(*widest);
            }
        }
        Letters { heads, cells, widest }
    }
}

/// The type of a head, in hundredths of that of the rows.
fn head_percent(table: &Table) -> i64 {
    match table.ruling {
        Ruling::Stripes | Ruling::Grid => 84,
        // Narrow columns to write into, with long words above them.
        Ruling::Form => 70,
    }
}

/// How much room a column of words wants at least, in heights of its type.
const COMFORT: i64 = 12;
/// How much it may be squeezed to.
const TIGHT: i64 = 9;

fn beside(table: &Table, size: Length) -> Length {
    match table.ruling {
        Ruling::Stripes => size.percent(42),
        Ruling::Form => size.percent(30),
        Ruling::Grid => size.percent(22),
    }
}

fn above(table: &Table, size: Length) -> Length {
    match table.ruling {
        Ruling::Stripes => size.percent(28),
        Ruling::Grid => size.percent(22),
        Ruling::Form => size.percent(80),
    }
}

fn natural(table: &Table, letters: &Letters, column: usize, size: Length, room: Length) -> Length {
    let words = Length((letters.widest[column] * size.0 + 999) / 1000) + beside(table, size) * 2;
    match table.columns[column].width {
        Width::Fixed(width) => width,
        // What is meant to be short may not push the names away.
        Width::Fit => words.min(room.percent(40)),
        Width::Share => words,
    }
}

/// All columns side by side, if words have at least so much room.
fn side_by_side(table: &Table, letters: &Letters, size: Length, room: Length, ems: i64) -> Option<Band> {
    let naturals: Vec<Length> =
        (0..table.columns.len()).map(|column| natural(table, letters, column, size, room)).collect();
    let shares: Vec<usize> =
        (0..naturals.len()).filter(|column| table.columns[*column].width == Width::Share).collect();
    let wanted: Length = shares.iter().map(|column| naturals[*column]).sum();
    let least: Length = shares.iter().map(|column| naturals[*column].min(size * ems)).sum();
    let rest = room - (naturals.iter().copied().sum::<Length>() - wanted);
    if rest < least {
        return None;
    }
    if table.ruling == Ruling::Grid && rest > wanted {
        return Some(spread(table, &naturals, size, rest - wanted));
    }
    let equal = rest / long(shares.len()).max(1);
    let alike = shares.iter().all(|column| naturals[*column] <= equal);
    let width = |column: usize| match table.columns[column].width {
        Width::Fit | Width::Fixed(_) => naturals[column],
        Width::Share if alike => equal,
        // Longer names get more of the room.
        Width::Share => {
            let base = naturals[column].min(size * ems);
            base + Length((rest - least).0 * naturals[column].0 / wanted.0.max(1))
        }
    };
    Some(Band::of((0..naturals.len()).map(|column| (column, width(column), false))))
}

/// Columns of a grid when there is room to spare: first for the cells, then some for the names; what is left stays
/// white.
fn spread(table: &Table, naturals: &[Length], size: Length, spare: Length) -> Band {
    let is_cell = |column: usize| table.columns[column].align == Align::Middle;
    let count = |wanted: bool| long((0..naturals.len()).filter(|column| is_cell(*column) == wanted).count());
    let cell = (spare / count(true).max(1)).min(size * 2);
    let name = ((spare - cell * count(true)) / count(false).max(1)).min(size);
    let width = |column: usize| naturals[column] + if is_cell(column) { cell } else { name };
    Band::of((0..naturals.len()).map(|column| (column, width(column), false)))
}

impl Band {
    fn of(columns: impl Iterator<Item = (usize, Length, bool)>) -> Band {
        let mut x = Length::ZERO;
        let mut placed = Vec::new();
        for (column, width, again) in columns {
            placed.push(Placed { column, x, width, again });
            x += width;
        }
        Band { columns: placed, width: x }
    }
}

/// Parts of a table that is too wide, each with the first columns said again.
fn beside_itself(table: &Table, letters: &Letters, size: Length, room: Length) -> Vec<Band> {
    let width = |column: usize| {
        let natural = natural(table, letters, column, size, room);
        match table.columns[column].width {
            Width::Share => natural.min(size * COMFORT),
            Width::Fit | Width::Fixed(_) => natural.min(room.percent(40)),
        }
    };
    let frozen = table.frozen.min(table.columns.len());
    let kept: Length = (0..frozen).map(width).sum();
    let mut bands = Vec::new();
    let mut rest = frozen..table.columns.len();
    while !rest.is_empty() {
        let mut left = room - kept;
        let fitting = rest.clone().take_while(|column| {
            left = left - width(*column);
            left >= Length::ZERO
        });
        let taken = fitting.count().max(1);
        let own = rest.start..rest.start + taken;
        let again = !bands.is_empty();
        let head = (0..frozen).map(|column| (column, width(column), again));
        bands.push(Band::of(head.chain(own.map(|column| (column, width(column), false)))));
        rest.start += taken;
    }
    bands
}

impl<'a> Grid<'a> {
    /// A table in a size that suits the pages, of which the first has so much room left.
    pub(super) fn on_pages(table: &'a Table, letters: &'a Letters, room: Length, left: Length) -> Grid<'a> {
        let with = |step: Step, ems: i64| {
            let bands = vec![side_by_side(table, letters, step.size(), room, ems)?];
            Some(Grid { table, letters, size: step.size(), bands })
        };
        let first = match table.sizing {
            Sizing::Wall => {
                let fitting = WALL.into_iter().filter_map(|step| with(step, COMFORT));
                if let Some(grid) = fitting.into_iter().find(|grid| grid.is_within(left)) {
                    return grid;
                }
                // Over several pages: large enough for a wall, small enough for few pages.
                if table.rows.len() > MANY { Step::Usual } else { Step::Larger }
            }
            Sizing::Step(step) => step,
        };
        let smaller = || SHRINKING.into_iter().filter(|step| *step <= first);
        let comfortable = smaller().filter(|step| *step >= Step::Small).find_map(|step| with(step, COMFORT));
        let tight = || smaller().find_map(|step| with(step, TIGHT));
        comfortable.or_else(tight).unwrap_or_else(|| {
            let size = Step::Small.size();
            Grid { table, letters, size, bands: beside_itself(table, letters, size, room) }
        })
    }

    /// A table as a whole in this size, or smaller where its columns want it.
    pub(super) fn whole(table: &'a Table, letters: &'a Letters, size: Length, room: Length) -> Grid<'a> {
        for percent in [100, 90, 80, 70, 60, 50] {
            let size = size.percent(percent);
            if let Some(band) = side_by_side(table, letters, size, room, TIGHT) {
                return Grid { table, letters, size, bands: vec![band] };
            }
        }
        let size = size.percent(50);
        Grid { table, letters, size, bands: beside_itself(table, letters, size, room) }
    }

    /// Whether everything stands within this height.
    fn is_within(&self, height: Length) -> bool {
        let least = leading(self.size) + above(self.table, self.size) * 2;
        if least * long(self.table.rows.len()) > height {
            return false;
        }
        self.bands.iter().all(|band| {
            let mut used = self.head_height(band);
            for row in self.rows() {
                used += self.row(band, row, 0).height;
            }
            used <= height
        })
    }

    pub(super) fn bands(&self) -> &[Band] {
        &self.bands
    }

    pub(super) fn rows(&self) -> Range<usize> {
        0..self.table.rows.len()
    }

    pub(super) fn head_height(&self, band: &Band) -> Length {
        self.head(band, Role::Ornament).height
    }

    /// The head above a band; with a block as its role it is read, else it is an ornament.
    pub(super) fn head(&self, band: &Band, role: Role) -> Laid {
        let role = |placed: &Placed| match role {
            Role::Block(block) | Role::Cell { block, .. } if !placed.again => {
                Role::Cell { block, row: 0, column: placed.column }
            }
            Role::Block(_) | Role::Cell { .. } | Role::Ornament => Role::Ornament,
        };
        if self.letters.heads.iter().all(|head| head.text.is_empty()) {
            return Laid::default();
        }
        let size = self.size.percent(head_percent(self.table));
        let cells = band
            .columns
            .iter()
            .map(|placed| (*placed, self.letters.heads.get(placed.column), Shade::Black, role(placed)));
        let mut laid = self.cells(cells, size, above(self.table, size).min(size.percent(28)), Foot::Low);
        match self.table.ruling {
            Ruling::Stripes => {
                let ink = Ink::Area { width: band.width, height: Length(900), shade: Shade::Black };
                laid.marks.push(Mark { x: Length::ZERO, y: laid.height, ink, role: Role::Ornament });
                laid.height += Length(900);
            }
            Ruling::Grid | Ruling::Form => {
                let height = laid.height;
                laid.marks.extend(band.columns.iter().map(|placed| frame(placed, height)));
            }
        }
        laid
    }

    /// A row of a band.
    pub(super) fn row(&self, band: &Band, row: usize, block: usize) -> Laid {
        let cells = band.columns.iter().map(|placed| {
            let cell = self.letters.cells.get(row).and_then(|cells| cells.get(placed.column));
            let shade = cell.map_or(Shade::Black, |(_, look)| look.shade());
            let role = if placed.again {
                Role::Ornament
            } else {
                Role::Cell { block, row: row + 1, column: placed.column }
            };
            (*placed, cell.map(|(line, _)| line), shade, role)
        });
        let laid = self.cells(cells, self.size, above(self.table, self.size), Foot::Middle);
        let height = laid.height;
        let mut behind = Vec::new();
        match self.table.ruling {
            Ruling::Stripes if row % 2 == 1 => {
                let ink = Ink::Area { width: band.width, height, shade: Shade::Faint };
                behind.push(Mark { x: Length::ZERO, y: Length::ZERO, ink, role: Role::Ornament });
            }
            Ruling::Stripes => {}
            Ruling::Grid | Ruling::Form => {
                for placed in &band.columns {
                    let cell = self.letters.cells.get(row).and_then(|cells| cells.get(placed.column));
                    if cell.is_some_and(|(_, look)| *look == Look::Barred) {
                        let ink = Ink::Area { width: placed.width, height, shade: Shade::Light };
                        behind.push(Mark { x: placed.x, y: Length::ZERO, ink, role: Role::Ornament });
                    }
                    behind.push(frame(placed, height));
                }
            }
        }
        behind.extend(laid.marks);
        Laid { marks: behind, height }
    }

    /// The words of cells side by side.
    fn cells<'b>(
        &self,
        cells: impl Iterator<Item = (Placed, Option<&'b Line>, Shade, Role)>,
        size: Length,
        above: Length,
        foot: Foot,
    ) -> Laid {
        let mut sets = Vec::new();
        let mut height = leading(size);
        for (placed, line, shade, role) in cells {
            let room = (placed.width - beside(self.table, self.size) * 2).max(Length(1));
            let set = line.map(|line| Set::of(line, size, room));
            height = height.max(set.as_ref().map(Set::height).unwrap_or_default());
            sets.push((placed, set, shade, role));
        }
        let mut laid = Laid::default();
        for (placed, set, shade, role) in sets {
            let Some(set) = set else { continue };
            let align = self.table.columns.get(placed.column).map_or(Align::Left, |column| column.align);
            let spare = height - set.height();
            laid.height = above
                + match foot {
                    Foot::Low => spare,
                    Foot::Middle => spare / 2,
                };
            laid.put(
                &set,
                placed.x + beside(self.table, self.size),
                placed.width - beside(self.table, self.size) * 2,
                align,
                shade,
                role,
            );
        }
        laid.height = height + above * 2;
        laid
    }

    /// All of it, one band below the other.
    pub(super) fn on_one_page(&self, block: usize) -> Laid {
        let mut all = Laid::default();
        for band in &self.bands {
            let parts = std::iter::once(self.head(band, Role::Block(block)))
                .chain(self.rows().map(|row| self.row(band, row, block)));
            for part in parts {
                let y = all.height;
                all.marks.extend(part.marks.into_iter().map(|mark| mark.moved(Length::ZERO, y)));
                all.height += part.height;
            }
        }
        all
    }
}

/// More rows than these make a list that is looked through, not read from afar.
const MANY: usize = 150;

/// Where words stand in a cell that is higher than they are.
#[derive(Debug, Clone, Copy)]
enum Foot {
    Low,
    Middle,
}

fn frame(placed: &Placed, height: Length) -> Mark {
    let ink = Ink::Frame { width: placed.width, height };
    Mark { x: placed.x, y: Length::ZERO, ink, role: Role::Ornament }
}
