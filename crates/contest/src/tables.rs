//! Regions, areas and schools from lists as spreadsheets write or copy them, with headings in Czech, Slovak or English.

mod sheet;

use kolo_formats::FileProblems;
use kolo_messages::Message;
use kolo_model::{Name, NameProblem, Place, Spot};

use self::sheet::{Column, Row, Sheet};
use crate::{Area, AreaId, Command, Country, Region, RegionId, School, SchoolId};

/// What a list is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableKind {
    /// Regions: id, name, country.
    Regions,
    /// Areas: id, name, region.
    Areas,
    /// Schools: id, name, area, town, parts.
    Schools,
}

/// What is wrong with a list, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableProblem {
    /// Where; unknown where the list as a whole is meant.
    pub place: Place,
    /// What is wrong and what to do.
    pub message: Message,
}

/// A list that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// What it asks of the office: a command a row that is sound, with where the row begins.
    pub commands: Vec<Spot<Command>>,
    /// Everything that is wrong with the others.
    pub problems: Vec<TableProblem>,
}

const IDS: &[&str] = &["kód", "kod"];
const NAMES: &[&str] = &["název", "nazev", "názov", "jméno"];
const REGIONS: &[Column] = &[("id", IDS), ("name", NAMES), ("country", &["země", "zeme", "krajina"])];
const AREAS: &[Column] = &[("id", IDS), ("name", NAMES), ("region", &["kraj"])];
const SCHOOLS: &[Column] = &[
    ("id", IDS),
    ("name", NAMES),
    ("area", &["oblast", "okres"]),
    ("town", &["obec", "město", "mesto"]),
    ("parts", &["součásti", "soucasti", "súčasti"]),
];

/// Reads a list.
///
/// # Errors
/// When it is empty, too large, or no list at all.
pub fn read_table(kind: TableKind, bytes: &[u8]) -> Result<Table, FileProblems> {
    let (columns, needed, of_row): (_, _, fn(&mut Sheet, Row) -> Option<Command>) = match kind {
        TableKind::Regions => (REGIONS, 2, region),
        TableKind::Areas => (AREAS, 3, area),
        TableKind::Schools => (SCHOOLS, 3, school),
    };
    let mut sheet = Sheet::read(bytes, columns, needed)?;
    let mut commands = Vec::new();
    for row in sheet.rows() {
        if let Some(command) = of_row(&mut sheet, row) {
            commands.push(Spot::new(command, sheet.place(row)));
        }
    }
    Ok(Table { commands, problems: sheet.problems })
}

fn region(sheet: &mut Sheet, row: Row) -> Option<Command> {
    let id = sheet.need(row, 0, |text| RegionId::new(text).map_err(|bad| bad.message()));
    let name = sheet.need(row, 1, read_name);
    let country = match sheet.cell(row, 2) {
        None => Some(Country::Cz),
        Some(_) => sheet.maybe(row, 2, read_country),
    };
    Some(Command::SetRegion(Region { id: id?, name: name?, country: country? }))
}

fn area(sheet: &mut Sheet, row: Row) -> Option<Command> {
    let id = sheet.need(row, 0, |text| AreaId::new(text).map_err(|bad| bad.message()));
    let name = sheet.need(row, 1, read_name);
    let region = sheet.need(row, 2, |text| RegionId::new(text).map_err(|bad| bad.message()));
    Some(Command::SetArea(Area { id: id?, name: name?, region: region? }))
}

fn school(sheet: &mut Sheet, row: Row) -> Option<Command> {
    let id = sheet.need(row, 0, |text| SchoolId::new(text).map_err(|bad| bad.message()));
    let name = sheet.need(row, 1, read_name);
    let area = sheet.need(row, 2, |text| AreaId::new(text).map_err(|bad| bad.message()));
    let town = sheet.maybe(row, 3, read_name);
    let parts = sheet.maybe(row, 4, |text| text.split('|').map(read_name).collect::<Result<Vec<Name>, _>>());
    let parts = parts.unwrap_or_default();
    Some(Command::SetSchool(School { id: id?, name: name?, town, area: area?, parts }))
}

fn read_name(text: &str) -> Result<Name, Message> {
    Name::new(text).map_err(NameProblem::message)
}

fn read_country(text: &str) -> Result<Country, Message> {
    let known = [Country::Cz, Country::Sk];
    let found = known.into_iter().find(|one| one.code() == text.to_lowercase());
    found.ok_or_else(|| {
        let names: Vec<&str> = known.into_iter().map(Country::code).collect();
        Message::new("pieces-list-choice").with("text", text).with("known", names)
    })
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;

    fn problems(kind: TableKind, text: &str) -> Vec<(u32, String)> {
        let table = read_table(kind, text.as_bytes()).expect("a list");
        table.problems.iter().map(|problem| (problem.place.line, problem.message.text(Lang::En))).collect()
    }

    #[test]
    fn headings_may_be_in_any_language_and_order() {
        let text = "název;kód;země\nJih;jih;SK\nSever;sever;\n";
        let table = read_table(TableKind::Regions, text.as_bytes()).expect("a list");
        assert_eq!(table.problems, []);
        let countries: Vec<(u32, Country)> = table
            .commands
            .iter()
            .filter_map(|spot| match &spot.value {
                Command::SetRegion(region) => Some((spot.place.line, region.country)),
                _ => None,
            })
            .collect();
        assert_eq!(countries, [(2, Country::Sk), (3, Country::Cz)]);
    }

    #[test]
    fn everything_that_is_wrong_is_reported_with_its_line() {
        let wrong = problems(TableKind::Schools, "id,name,area,e-mail\ngym,Gymnázium,\n,Škola,a\n");
        let lines: Vec<u32> = wrong.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [1, 2, 3], "{wrong:?}");
        assert!(wrong[0].1.contains("e-mail") && wrong[1].1.contains("area") && wrong[2].1.contains("id"));
        let wrong = problems(TableKind::Areas, "id,name\na,A\nb,B\n");
        assert_eq!(wrong.len(), 1, "a column that is missing is reported once: {wrong:?}");
        let wrong = problems(TableKind::Regions, "id,name,country\njih,Jih,at\n");
        assert!(wrong[0].1.contains("cz") && wrong[0].1.contains("sk"), "{wrong:?}");
    }

    #[test]
    fn parts_of_a_merged_school_stand_between_bars() {
        let table =
            read_table(TableKind::Schools, "id;name;area;parts\ngym;Gymnázium;a;Stará|Nová\n".as_bytes());
        let table = table.expect("a list");
        let Command::SetSchool(school) = &table.commands[0].value else { panic!("a school") };
        assert_eq!(school.parts.iter().map(Name::as_str).collect::<Vec<_>>(), ["Stará", "Nová"]);
        assert!(read_table(TableKind::Schools, b"").is_err(), "nothing is no list");
    }
}
