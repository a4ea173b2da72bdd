//! What stands on paper, and in which form.

use kolo_messages::Lang;

use crate::length::Length;

mod table;

pub use table::{Align, Cell, Column, Look, Ruling, Sizing, Table, Width};

/// A document on sheets of A4.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// What it is: `Round 3: pairings`.
    pub title: String,
    /// The tournament.
    pub event: String,
    /// A line below the title; may be empty.
    pub about: String,
    /// In which language it is written.
    pub lang: Lang,
    /// How the sheet lies.
    pub turned: Turned,
    /// The line at the foot of every page; may be empty.
    pub foot: String,
    /// What stands on it.
    pub body: Body,
}

/// How a sheet lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turned {
    /// Higher than wide.
    Upright,
    /// Wider than high.
    Sideways,
}

impl Turned {
    /// Its name in style sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Turned::Upright => "upright",
            Turned::Sideways => "sideways",
        }
    }

    /// Width and height of a sheet of A4.
    pub const fn sheet(self) -> (Length, Length) {
        let (short, long) = (Length::millimetres(210), Length::millimetres(297));
        match self {
            Turned::Upright => (short, long),
            Turned::Sideways => (long, short),
        }
    }
}

/// What stands on the sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Body {
    /// One piece below the other, under a title, over as many pages as it takes.
    Flow(Vec<Piece>),
    /// Cards of equal size that fill the sheets.
    Cards(Cards),
}

/// Cards of equal size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cards {
    /// How many stand side by side; at least one.
    pub across: u32,
    /// How many stand one below the other; at least one.
    pub down: u32,
    /// What stands on each.
    pub cards: Vec<Vec<Piece>>,
}

impl Cards {
    /// The cards of each sheet.
    pub fn sheets(&self) -> impl Iterator<Item = &[Vec<Piece>]> {
        let on_a_sheet = u64::from(self.across.max(1)) * u64::from(self.down.max(1));
        self.cards.chunks(usize::try_from(on_a_sheet).unwrap_or(usize::MAX))
    }
}

/// A piece of a page or a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// A heading.
    Heading(String),
    /// Words.
    Text(Text),
    /// A table.
    Table(Table),
    /// Lines to write on, side by side, each with what belongs there below it.
    Lines(Vec<String>),
    /// Boxes to tick, each with its meaning.
    Choices(Vec<String>),
    /// A large empty box for each side of a score, with a colon between.
    Score,
    /// A thin line.
    Rule,
    /// Room, in hundredths of the usual type.
    Gap(i64),
    /// All the room that is left: on a card what follows stands at its foot, in a flow on the next page.
    Fill,
    /// A link as a QR code, as wide as so many hundredths of the card.
    Picture {
        /// What it leads to.
        link: String,
        /// What it is, for those who do not see it.
        meaning: String,
        /// How wide.
        percent: i64,
    },
}

/// Words in one type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// The words.
    pub text: String,
    /// How large.
    pub step: Step,
    /// How heavy.
    pub look: Look,
    /// Where.
    pub align: Align,
}

impl Text {
    /// Plain words at the left.
    pub fn plain(step: Step, text: impl Into<String>) -> Piece {
        Piece::Text(Text { text: text.into(), step, look: Look::Plain, align: Align::Left })
    }

    /// The same with another look and place.
    pub fn set(step: Step, look: Look, align: Align, text: impl Into<String>) -> Piece {
        Piece::Text(Text { text: text.into(), step, look, align })
    }
}

/// A size of type. Each step is a fifth larger than the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// 6.9 points: the widest charts.
    Tiny,
    /// 8.3 points: feet of pages, labels.
    Small,
    /// 10 points: the usual type.
    Usual,
    /// 12 points.
    Larger,
    /// 14.4 points.
    Large,
    /// 17.3 points.
    Wall,
    /// 20.7 points: titles.
    Title,
    /// 29.9 points.
    Sign,
    /// 43 points.
    Poster,
}

impl Step {
    /// The height of the type.
    pub const fn size(self) -> Length {
        Length(match self {
            Step::Tiny => 6_944,
            Step::Small => 8_333,
            Step::Usual => 10_000,
            Step::Larger => 12_000,
            Step::Large => 14_400,
            Step::Wall => 17_280,
            Step::Title => 20_736,
            Step::Sign => 29_860,
            Step::Poster => 42_998,
        })
    }

    /// Its name in style sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Step::Tiny => "tiny",
            Step::Small => "small",
            Step::Usual => "usual",
            Step::Larger => "larger",
            Step::Large => "large",
            Step::Wall => "wall",
            Step::Title => "title",
            Step::Sign => "sign",
            Step::Poster => "poster",
        }
    }
}
