//! The criteria by name.

mod list;

use std::fmt;

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, System};

use crate::TieBreak;

/// One way to tell who is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Criterion {
    /// Points of all rounds.
    Points,
    /// McMahon start coefficient and points.
    Mm,
    /// Own points inside the matches.
    Score,
    /// Results among those who are still equal.
    DirectEncounter,
    /// Results among those who share the first place; for nobody else.
    DirectFirst,
    /// The match between two who are still equal; nothing for three or more.
    DirectTwo,
    /// Sum of the opponents' scores.
    Sos,
    /// Sum of the defeated opponents' scores.
    Sdos,
    /// Sum of the opponents' SOS.
    Ssos,
    /// SOS without the weakest or strongest opponents; with many rounds two of them.
    Msos,
    /// SOS without the weakest or strongest opponent, one however many rounds there are.
    MsosOne,
    /// Own score after each round, added up.
    Cuss,
    /// Games won at the board.
    Wins,
    /// Sum of the opponents' points.
    Buchholz,
    /// Sum of the points of the opponents beaten; nothing for a draw.
    BuchholzBeaten,
    /// Buchholz without the weakest and the strongest opponent.
    MedianBuchholz,
    /// Sum of the defeated opponents' points.
    SonnebornBerger,
    /// Average rating of the opponents.
    AverageRating,
    /// Own rating.
    Rating,
    /// Own start number.
    StartNumber,
    /// The lot.
    Lot,
    /// A tie-break of the FIDE Handbook C.07.
    TieBreak(TieBreak),
}

impl Criterion {
    /// Every criterion with a name of our own: all but the tie-breaks of C.07, which go by their codes.
    pub const NAMED: [Criterion; 21] = [
        Criterion::Points,
        Criterion::Mm,
        Criterion::Score,
        Criterion::DirectEncounter,
        Criterion::DirectFirst,
        Criterion::DirectTwo,
        Criterion::Sos,
        Criterion::Sdos,
        Criterion::Ssos,
        Criterion::Msos,
        Criterion::MsosOne,
        Criterion::Cuss,
        Criterion::Wins,
        Criterion::Buchholz,
        Criterion::BuchholzBeaten,
        Criterion::MedianBuchholz,
        Criterion::SonnebornBerger,
        Criterion::AverageRating,
        Criterion::Rating,
        Criterion::StartNumber,
        Criterion::Lot,
    ];

    /// Every criterion.
    pub fn all() -> impl Iterator<Item = Criterion> {
        Criterion::NAMED.into_iter().chain(TieBreak::all().map(Criterion::TieBreak))
    }

    /// Those that people are offered to choose from: all but the rare kinds of tie-breaks.
    pub fn offered() -> impl Iterator<Item = Criterion> {
        Criterion::NAMED.into_iter().chain(TieBreak::offered().map(Criterion::TieBreak))
    }

    /// The name on the command line and in files.
    pub fn code(self) -> &'static str {
        match self {
            Criterion::Points => "points",
            Criterion::Mm => "mm",
            Criterion::Score => "score",
            Criterion::DirectEncounter => "direct",
            Criterion::DirectFirst => "direct-first",
            Criterion::DirectTwo => "direct-two",
            Criterion::Sos => "sos",
            Criterion::Sdos => "sdos",
            Criterion::Ssos => "ssos",
            Criterion::Msos => "msos",
            Criterion::MsosOne => "msos-one",
            Criterion::Cuss => "cuss",
            Criterion::Wins => "wins",
            Criterion::Buchholz => "buchholz",
            Criterion::BuchholzBeaten => "buchholz-beaten",
            Criterion::MedianBuchholz => "median-buchholz",
            Criterion::SonnebornBerger => "sonneborn-berger",
            Criterion::AverageRating => "average-rating",
            Criterion::Rating => "rating",
            Criterion::StartNumber => "start-number",
            Criterion::Lot => "lot",
            Criterion::TieBreak(tie_break) => tie_break.code(),
        }
    }

    /// The clause that defines it in a tournament played by `system`. Some are none of the documents' own
    /// criteria; they may be used when they are approved and announced.
    pub fn clause(self, system: Option<System>) -> Clause {
        let contest = system == Some(System::Pisqworky2023);
        match self {
            Criterion::Points | Criterion::Score | Criterion::MedianBuchholz if contest => {
                Clause::new("P-6.1")
            }
            Criterion::Buchholz if contest => Clause::new("P-7.buchholz"),
            Criterion::SonnebornBerger if contest => Clause::new("P-7.sonnenborn"),
            Criterion::Points if system == Some(System::Fide1992) => Clause::new("R-F10.1"),
            Criterion::Points | Criterion::Mm => Clause::new("G-3.3.1"),
            Criterion::Score | Criterion::DirectTwo => Clause::new("P-1.1.4.7"),
            Criterion::DirectEncounter => Clause::new("G-3.3.2e"),
            Criterion::DirectFirst => Clause::new("R-F10.2"),
            Criterion::Sos => Clause::new("G-3.3.2a"),
            Criterion::Sdos => Clause::new("G-3.3.2b"),
            Criterion::Ssos => Clause::new("G-3.3.2c"),
            Criterion::Msos | Criterion::MsosOne => Clause::new("G-3.3.2d"),
            Criterion::Cuss
            | Criterion::Wins
            | Criterion::Buchholz
            | Criterion::MedianBuchholz
            | Criterion::SonnebornBerger => Clause::new("G-3.3.5.1"),
            Criterion::BuchholzBeaten => Clause::new("P-7.buchholz"),
            Criterion::AverageRating => Clause::new("R-F10.3"),
            Criterion::Rating => Clause::new("G-3.3.2f"),
            Criterion::StartNumber => Clause::new("P-6.1"),
            Criterion::Lot => Clause::new("R-F10.4"),
            Criterion::TieBreak(tie_break) => tie_break.clause(),
        }
    }

    /// The short heading of its column.
    pub fn heading(self) -> Message {
        match self {
            Criterion::Points => Message::new("criterion-points"),
            Criterion::Mm => Message::new("criterion-mm"),
            Criterion::Score => Message::new("criterion-score"),
            Criterion::DirectEncounter => Message::new("criterion-direct"),
            Criterion::DirectFirst => Message::new("criterion-direct-first"),
            Criterion::DirectTwo => Message::new("criterion-direct-two"),
            Criterion::Sos => Message::new("criterion-sos"),
            Criterion::Sdos => Message::new("criterion-sdos"),
            Criterion::Ssos => Message::new("criterion-ssos"),
            Criterion::Msos => Message::new("criterion-msos"),
            Criterion::MsosOne => Message::new("criterion-msos-one"),
            Criterion::Cuss => Message::new("criterion-cuss"),
            Criterion::Wins => Message::new("criterion-wins"),
            Criterion::Buchholz => Message::new("criterion-buchholz"),
            Criterion::BuchholzBeaten => Message::new("criterion-buchholz-beaten"),
            Criterion::MedianBuchholz => Message::new("criterion-median-buchholz"),
            Criterion::SonnebornBerger => Message::new("criterion-sonneborn-berger"),
            Criterion::AverageRating => Message::new("criterion-average-rating"),
            Criterion::Rating => Message::new("criterion-rating"),
            Criterion::StartNumber => Message::new("criterion-start-number"),
            Criterion::Lot => Message::new("criterion-lot"),
            Criterion::TieBreak(tie_break) => tie_break.heading(),
        }
    }

    /// What it is, in one sentence.
    pub fn meaning(self) -> Message {
        match self {
            Criterion::Points => Message::new("criterion-points-meaning"),
            Criterion::Mm => Message::new("criterion-mm-meaning"),
            Criterion::Score => Message::new("criterion-score-meaning"),
            Criterion::DirectEncounter => Message::new("criterion-direct-meaning"),
            Criterion::DirectFirst => Message::new("criterion-direct-first-meaning"),
            Criterion::DirectTwo => Message::new("criterion-direct-two-meaning"),
            Criterion::Sos => Message::new("criterion-sos-meaning"),
            Criterion::Sdos => Message::new("criterion-sdos-meaning"),
            Criterion::Ssos => Message::new("criterion-ssos-meaning"),
            Criterion::Msos => Message::new("criterion-msos-meaning"),
            Criterion::MsosOne => Message::new("criterion-msos-one-meaning"),
            Criterion::Cuss => Message::new("criterion-cuss-meaning"),
            Criterion::Wins => Message::new("criterion-wins-meaning"),
            Criterion::Buchholz => Message::new("criterion-buchholz-meaning"),
            Criterion::BuchholzBeaten => Message::new("criterion-buchholz-beaten-meaning"),
            Criterion::MedianBuchholz => Message::new("criterion-median-buchholz-meaning"),
            Criterion::SonnebornBerger => Message::new("criterion-sonneborn-berger-meaning"),
            Criterion::AverageRating => Message::new("criterion-average-rating-meaning"),
            Criterion::Rating => Message::new("criterion-rating-meaning"),
            Criterion::StartNumber => Message::new("criterion-start-number-meaning"),
            Criterion::Lot => Message::new("criterion-lot-meaning"),
            Criterion::TieBreak(tie_break) => tie_break.meaning(),
        }
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<Criterion> for Arg {
    fn from(criterion: Criterion) -> Self {
        Arg::from(criterion.code())
    }
}
