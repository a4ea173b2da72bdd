//! Reads a list of competitors.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use kolo_messages::Message;
use kolo_model::{
    GivenRating, MAX_COMPETITORS, Place, ProblemKind, RatingBasis, RawCompetitor, Sex, Spot, TooManyOf,
};

use super::CsvReading;
use super::header::{Column, fold};
use super::parser::{Cell, Rows, Separator};
use crate::FileProblems;
use crate::collector::Collector;
use crate::limits::MOST_BYTES;
use crate::text::{self, Encoding};

/// Reads a list of competitors.
///
/// # Errors
/// Everything that is wrong with the list, with places.
pub fn read(bytes: &[u8]) -> Result<CsvReading, FileProblems> {
    let decoded = text::decode(bytes, MOST_BYTES)?;
    let mut notes = Collector::default();
    if decoded.encoding == Encoding::Windows1250 {
        let message = Message::new("file-encoding-guessed").with("encoding", decoded.encoding);
        notes.warn(Place::default(), message);
    }
    let separator = Separator::detect(&decoded.text);
    let mut rows = Rows::new(&decoded.text, separator);
    let header = loop {
        match rows.next_row()? {
            None => return Err(FileProblems::one(Place::default(), Message::new("file-empty"))),
            Some(row) if is_blank(&row) => {}
            // Spreadsheets state the separator in a line before the header.
            Some(row) if row[0].text.starts_with("sep=") => {}
            Some(row) => break row,
        }
    };
    let columns = Columns::of(&header, &mut notes)?;
    let mut list = List::default();
    while let Some(row) = rows.next_row()? {
        if is_blank(&row) {
            continue;
        }
        if list.competitors.len() == MAX_COMPETITORS {
            let what = TooManyOf::Competitors;
            let kind = ProblemKind::TooMany { what, count: MAX_COMPETITORS + 1, most: MAX_COMPETITORS };
            return Err(FileProblems::too_large(row[0].place.clone(), kind.message()));
        }
        list.add(&columns.competitor(&row, &mut notes), &mut notes);
        if notes.is_full() {
            break;
        }
    }
    let competitors = list.numbered();
    if competitors.is_empty() {
        notes.problem(Place::default(), Message::new("no-competitors"));
    }
    let warnings = notes.finish()?;
    Ok(CsvReading { competitors, warnings, encoding: decoded.encoding, separator })
}

fn is_blank(row: &[Cell<'_>]) -> bool {
    row.iter().all(|cell| cell.text.is_empty())
}

/// Which column stands where.
struct Columns {
    indices: BTreeMap<Column, usize>,
    count: usize,
}

impl Columns {
    fn of(header: &[Cell<'_>], notes: &mut Collector) -> Result<Self, FileProblems> {
        let mut indices = BTreeMap::new();
        let mut unknown: Vec<&Cell<'_>> = Vec::new();
        for (index, cell) in header.iter().enumerate() {
            match Column::named(&cell.text) {
                Some(column) if !indices.contains_key(&column) => {
                    indices.insert(column, index);
                }
                Some(_) => {
                    let message = Message::new("csv-column-twice").with("column", cell.text.as_ref());
                    notes.warn(cell.place.clone(), message);
                }
                None if cell.text.is_empty() => {}
                None => unknown.push(cell),
            }
        }
        if !indices.contains_key(&Column::Name) && !indices.contains_key(&Column::Surname) {
            let found: Vec<&str> = header.iter().map(|cell| cell.text.as_ref()).take(20).collect();
            let message = Message::new("csv-no-name-column").with("found", found);
            return Err(FileProblems::one(header[0].place.clone(), message));
        }
        if let Some(first) = unknown.first() {
            let names: Vec<&str> = unknown.iter().map(|cell| cell.text.as_ref()).take(20).collect();
            notes.warn(first.place.clone(), Message::new("csv-columns-unknown").with("columns", names));
        }
        Ok(Columns { indices, count: header.len() })
    }

    /// The cell of a column, unless it is empty.
    fn cell<'r>(&self, row: &'r [Cell<'r>], column: Column) -> Option<&'r Cell<'r>> {
        let index = self.indices.get(&column)?;
        row.get(*index).filter(|cell| !cell.text.is_empty())
    }

    fn text(&self, row: &[Cell<'_>], column: Column) -> Option<Spot<String>> {
        self.cell(row, column).map(|cell| Spot::new(one_line(&cell.text), cell.place.clone()))
    }

    /// A number, unless the cell is empty or holds a zero, as spreadsheets fill up columns.
    fn number<T: FromStr + Default + PartialEq>(
        &self,
        row: &[Cell<'_>],
        column: Column,
        notes: &mut Collector,
    ) -> Option<Spot<T>> {
        let cell = self.cell(row, column)?;
        let number = cell.text.parse::<T>();
        if number.is_err() {
            notes.problem(cell.place.clone(), not_a_number(&cell.text));
        }
        number
            .ok()
            .filter(|number| *number != T::default())
            .map(|number| Spot::new(number, cell.place.clone()))
    }

    /// The competitor of a row; number 0 where the row has none.
    fn competitor(&self, row: &[Cell<'_>], notes: &mut Collector) -> RawCompetitor {
        if let Some(extra) = row.iter().skip(self.count).find(|cell| !cell.text.is_empty()) {
            notes.problem(
                extra.place.clone(),
                Message::new("csv-cell-without-column").with("count", self.count),
            );
        }
        let (rating, rating_basis) = self.rating(row, notes);
        RawCompetitor {
            place: row[0].place.clone(),
            no: self.start_number(row, notes),
            name: self.name(row, notes),
            rating,
            rating_basis,
            title: self.text(row, Column::Title),
            rank: self.text(row, Column::Rank),
            club: self.text(row, Column::Club),
            country: self.text(row, Column::Country),
            sex: self.sex(row, notes),
            born: self.text(row, Column::Born),
            federation_id: self.number(row, Column::FederationId, notes).map(|id| id.value),
            ..RawCompetitor::default()
        }
    }

    /// The rating and where it comes from. A number of the INGO or BCF scale is converted, and the conversion is
    /// reported (R-A1.3). An empty cell or a zero is not a rating.
    fn rating(&self, row: &[Cell<'_>], notes: &mut Collector) -> (Option<Spot<i64>>, RatingBasis) {
        let origin = self.rating_origin(row, notes);
        let Some(cell) = self.cell(row, Column::Rating) else { return (None, RatingBasis::default()) };
        let given = match cell.text.parse::<GivenRating>() {
            Ok(GivenRating::Points(0)) => return (None, RatingBasis::default()),
            Ok(given) => given,
            Err(unreadable) => {
                notes.problem(cell.place.clone(), unreadable.message());
                return (None, RatingBasis::default());
            }
        };
        if origin.is_some_and(|origin| given.basis().is_some_and(|own| own != origin)) {
            let message = Message::new("csv-rating-origin-twice").with("rating", cell.text.as_ref());
            notes.problem(cell.place.clone(), message);
        }
        if let Some(scale) = not_converted(given, origin) {
            let message = Message::new("csv-rating-scale").with("rating", cell.text.as_ref());
            notes.warn(cell.place.clone(), message.with("scale", scale));
        }
        let basis = given.basis().or(origin).unwrap_or_default();
        if let GivenRating::Points(value) = given {
            return (Some(Spot::new(value, cell.place.clone())), basis);
        }
        if let Some(conversion) = given.conversion() {
            notes.warn(cell.place.clone(), conversion);
        }
        match given.rating(basis) {
            Ok(rating) => (Some(Spot::new(i64::from(rating.value()), cell.place.clone())), basis),
            Err(impossible) => {
                notes.problem(cell.place.clone(), impossible.message());
                (None, basis)
            }
        }
    }

    fn rating_origin(&self, row: &[Cell<'_>], notes: &mut Collector) -> Option<RatingBasis> {
        let cell = self.cell(row, Column::RatingOrigin)?;
        match fold(&cell.text).as_str() {
            "listed" | "list" | "listina" | "verified" | "overeny" | "overeno" | "overene" => {
                Some(RatingBasis::Listed)
            }
            "unverified" | "neovereny" | "neovereno" | "neoverene" => Some(RatingBasis::Unverified),
            "estimated" | "estimate" | "odhad" | "odhadnuty" | "odhadnuto" => Some(RatingBasis::Estimated),
            "ingo" => Some(RatingBasis::Ingo),
            "bcf" => Some(RatingBasis::Bcf),
            _ => {
                let message = Message::new("csv-rating-origin-unreadable").with("found", cell.text.as_ref());
                notes.warn(cell.place.clone(), message);
                None
            }
        }
    }

    fn start_number(&self, row: &[Cell<'_>], notes: &mut Collector) -> u32 {
        let Some(cell) = self.cell(row, Column::No) else {
            return 0;
        };
        let number = cell.text.trim_end_matches('.').parse::<u32>().ok().filter(|number| *number > 0);
        if number.is_none() {
            notes.problem(cell.place.clone(), not_a_number(&cell.text));
        }
        number.unwrap_or(0)
    }

    /// First name and surname, or the whole name from its column.
    fn name(&self, row: &[Cell<'_>], notes: &mut Collector) -> String {
        let parts = [Column::FirstName, Column::Name, Column::Surname];
        let parts: Vec<String> = parts
            .iter()
            .filter_map(|column| self.cell(row, *column))
            .map(|cell| one_line(&cell.text))
            .collect();
        if parts.is_empty() {
            notes.problem(row[0].place.clone(), Message::new("name-empty"));
        }
        parts.join(" ")
    }

    fn sex(&self, row: &[Cell<'_>], notes: &mut Collector) -> Option<Sex> {
        let cell = self.cell(row, Column::Sex)?;
        match fold(&cell.text).as_str() {
            "m" | "muz" | "male" | "man" | "chlapec" | "h" => Some(Sex::Male),
            "w" | "f" | "z" | "zena" | "female" | "woman" | "divka" | "dievca" | "d" => Some(Sex::Female),
            _ => {
                let message = Message::new("csv-sex-unreadable").with("found", cell.text.as_ref());
                notes.warn(cell.place.clone(), message);
                None
            }
        }
    }
}

/// Numbers of the INGO and BCF scales are not greater; ratings of people who play tournaments are.
const MOST_ON_OLDER_SCALES: i64 = 300;

/// The older scale that the column of origins names, if the number looks like one of that scale.
fn not_converted(given: GivenRating, origin: Option<RatingBasis>) -> Option<String> {
    match (given, origin?) {
        (GivenRating::Points(1..=MOST_ON_OLDER_SCALES), scale @ (RatingBasis::Ingo | RatingBasis::Bcf)) => {
            Some(scale.code().to_uppercase())
        }
        (GivenRating::Points(_) | GivenRating::Ingo(_) | GivenRating::Bcf(_), _) => None,
    }
}

fn not_a_number(found: &str) -> Message {
    Message::new("csv-not-a-number").with("found", found)
}

/// A cell may hold line breaks; a name may not.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The competitors so far and the numbers they have.
#[derive(Default)]
struct List {
    competitors: Vec<RawCompetitor>,
    numbers: BTreeSet<u32>,
}

impl List {
    fn add(&mut self, competitor: &RawCompetitor, notes: &mut Collector) {
        let no = competitor.no;
        if no > 0 && !self.numbers.insert(no) {
            notes.problem(competitor.place.clone(), Message::new("number-twice").with("no", no));
        }
        self.competitors.push(competitor.clone());
    }

    /// Who has no number gets the lowest free one.
    fn numbered(mut self) -> Vec<RawCompetitor> {
        let mut next = 1;
        for competitor in self.competitors.iter_mut().filter(|competitor| competitor.no == 0) {
            while self.numbers.contains(&next) {
                next += 1;
            }
            competitor.no = next;
            next += 1;
        }
        self.competitors
    }
}
