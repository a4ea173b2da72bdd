//! Writes a list of competitors.

use kolo_messages::Lang;
use kolo_model::{Competitor, CompetitorKind, Person, Rating, RatingBasis, Sex};

use super::header::Column;

/// Columns in the order in which they are written.
const COLUMNS: [Column; 11] = [
    Column::No,
    Column::Name,
    Column::Rating,
    Column::RatingOrigin,
    Column::Title,
    Column::Rank,
    Column::Club,
    Column::Country,
    Column::Sex,
    Column::Born,
    Column::FederationId,
];

/// The list as UTF-8 with commas and the header in `lang`. Columns in which no player has anything are left out.
///
/// Rosters and withdrawals have no column.
pub fn write(competitors: &[Competitor], lang: Lang) -> Vec<u8> {
    let rows: Vec<[String; 11]> =
        competitors.iter().map(|competitor| COLUMNS.map(|column| value(competitor, column))).collect();
    let used: Vec<usize> = (0..COLUMNS.len())
        .filter(|&index| index < 2 || rows.iter().any(|row| !row[index].is_empty()))
        .collect();
    let header: Vec<String> = used.iter().map(|&index| COLUMNS[index].heading().text(lang)).collect();
    let mut text = line(&header);
    for row in &rows {
        let cells: Vec<String> = used.iter().map(|&index| row[index].clone()).collect();
        text.push_str(&line(&cells));
    }
    text.into_bytes()
}

fn value(competitor: &Competitor, column: Column) -> String {
    let person = match &competitor.kind {
        CompetitorKind::Person(person) => *person,
        CompetitorKind::Team(_) => Person::default(),
    };
    let text = |value: Option<String>| value.unwrap_or_default();
    match column {
        Column::No => competitor.no.to_string(),
        Column::Name => competitor.name.to_string(),
        Column::Rating => text(competitor.rating.map(rating)),
        Column::RatingOrigin => {
            let is_written = |rating: &Rating| {
                rating.basis() == RatingBasis::Listed || rating.before_conversion().is_some()
            };
            let unwritten = competitor.rating.filter(|rating| !is_written(rating));
            text(unwritten.map(|rating| rating.basis().code().to_owned()))
        }
        Column::Title => text(competitor.title.map(|title| title.to_string())),
        Column::Rank => text(competitor.rank.map(|rank| rank.to_string())),
        Column::Club => text(competitor.club.as_ref().map(ToString::to_string)),
        Column::Country => text(competitor.country.as_ref().map(ToString::to_string)),
        Column::Sex => text(person.sex.map(|sex| sex_letter(sex).to_owned())),
        Column::Born => text(person.born.map(|born| born.to_string())),
        Column::FederationId => text(person.federation_id.filter(|id| *id > 0).map(|id| id.to_string())),
        Column::FirstName | Column::Surname => String::new(),
    }
}

/// Converted ratings are written as they were given, so that they are converted in the same way again.
fn rating(rating: Rating) -> String {
    match rating.before_conversion() {
        Some(number) => format!("{} {number}", rating.basis().code().to_uppercase()),
        None => rating.value().to_string(),
    }
}

/// Letters that tournament files use in every language.
fn sex_letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Female => "w",
        Sex::Male => "m",
    }
}

/// Cells with anything but plain letters are quoted, so that every program reads them back.
fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells
        .iter()
        .map(|cell| {
            if cell.contains([',', ';', '\t', '"', '\n', '\r']) {
                format!("\"{}\"", cell.replace('"', "\"\""))
            } else {
                cell.clone()
            }
        })
        .collect();
    cells.join(",") + "\n"
}
