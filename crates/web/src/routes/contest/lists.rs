//! Regions, areas, schools and entries from lists as spreadsheets copy them.

use kolo_contest::registration::read_registration;
use kolo_contest::{Area, AreaId, Command, Country, Day, Entry, Player, Region, RegionId, School, SchoolId};
use kolo_formats::csv::{SheetCell, read_sheet};
use kolo_messages::Message;
use kolo_model::{Name, NameProblem};

use crate::contest_room::ContestAct;
use crate::posted::Fields;

/// The names of a column; the first is the one that is told.
type Column = &'static [&'static str];

const ID: Column = &["id", "kód", "kod"];
const NAME: Column = &["name", "název", "nazev", "názov", "jméno"];
const COUNTRY: Column = &["country", "země", "zeme", "krajina"];
const REGION: Column = &["region", "kraj"];
const AREA: Column = &["area", "oblast", "okres"];
const TOWN: Column = &["town", "obec", "město", "mesto"];
const PARTS: Column = &["parts", "součásti", "soucasti", "súčasti"];

/// One thing that is wrong with a list.
type Wrong = Vec<Message>;

/// A list whose headings are known.
struct List {
    title: Message,
    rows: Vec<Vec<SheetCell>>,
    at: Vec<Option<usize>>,
    wrong: Wrong,
}

impl List {
    /// Reads a list; `needed` of its columns must be there.
    fn read(title: Message, text: &str, columns: &[Column], needed: usize) -> Result<List, Wrong> {
        let sheet = read_sheet(text.as_bytes()).map_err(|problems| {
            let told = |line: u32, why: Message| at_line(&title, line, why);
            problems
                .iter()
                .map(|problem| told(problem.place.line, problem.message.clone()))
                .collect::<Wrong>()
        })?;
        let find = |column: &Column| {
            let named = |cell: &SheetCell| column.contains(&cell.text.trim().to_lowercase().as_str());
            sheet.header.iter().position(named)
        };
        let at: Vec<Option<usize>> = columns.iter().map(find).collect();
        let unknown = sheet.header.iter().any(|cell| {
            let heading = cell.text.trim().to_lowercase();
            !columns.iter().any(|column| column.contains(&heading.as_str()))
        });
        if unknown || at.iter().take(needed).any(Option::is_none) {
            let names: Vec<&str> = columns.iter().filter_map(|column| column.first().copied()).collect();
            return Err(vec![Message::new("school-list-columns").with("list", title).with("columns", names)]);
        }
        Ok(List { title, rows: sheet.rows, at, wrong: Vec::new() })
    }

    fn cell(&self, row: usize, column: usize) -> &str {
        let index = self.at.get(column).copied().flatten();
        let cell = index.and_then(|index| self.rows.get(row)?.get(index));
        cell.map(|cell| cell.text.trim()).unwrap_or_default()
    }

    fn line(&self, row: usize) -> u32 {
        self.rows.get(row).and_then(|cells| cells.first()).map_or(0, |cell| cell.place.line)
    }

    /// A cell that must be there.
    fn need<T>(
        &mut self,
        row: usize,
        column: usize,
        heading: Column,
        read: impl FnOnce(&str) -> Result<T, Message>,
    ) -> Option<T> {
        let text = self.cell(row, column).to_owned();
        let value = if text.is_empty() {
            Err(Message::new("school-list-cell").with("column", heading.first().copied().unwrap_or_default()))
        } else {
            read(&text)
        };
        match value {
            Ok(value) => Some(value),
            Err(why) => {
                let told = at_line(&self.title, self.line(row), why);
                self.wrong.push(told);
                None
            }
        }
    }

    fn maybe<T>(
        &mut self,
        row: usize,
        column: usize,
        read: impl FnOnce(&str) -> Result<T, Message>,
    ) -> Option<T> {
        if self.cell(row, column).is_empty() { None } else { self.need(row, column, NAME, read) }
    }
}

fn at_line(list: &Message, line: u32, why: Message) -> Message {
    Message::new("school-list-line").with("list", list.clone()).with("line", line).with("why", why)
}

fn name(text: &str) -> Result<Name, Message> {
    Name::new(text).map_err(NameProblem::message)
}

fn country(text: &str) -> Result<Country, Message> {
    match text.to_lowercase().as_str() {
        "cz" => Ok(Country::Cz),
        "sk" => Ok(Country::Sk),
        _ => Err(Message::new("school-list-choice").with("text", text).with("known", vec!["cz", "sk"])),
    }
}

fn regions(text: &str) -> Result<Vec<Command>, Wrong> {
    let mut list = List::read(Message::new("school-tables-regions"), text, &[ID, NAME, COUNTRY], 2)?;
    let mut commands = Vec::new();
    for row in 0..list.rows.len() {
        let id = list.need(row, 0, ID, |text| RegionId::new(text).map_err(|bad| bad.message()));
        let named = list.need(row, 1, NAME, name);
        let before = list.wrong.len();
        let country = list.maybe(row, 2, country);
        if let (Some(id), Some(name)) = (id, named)
            && list.wrong.len() == before
        {
            commands.push(Command::SetRegion(Region { id, name, country: country.unwrap_or(Country::Cz) }));
        }
    }
    if list.wrong.is_empty() { Ok(commands) } else { Err(list.wrong) }
}

fn areas(text: &str) -> Result<Vec<Command>, Wrong> {
    let mut list = List::read(Message::new("school-tables-areas"), text, &[ID, NAME, REGION], 3)?;
    let mut commands = Vec::new();
    for row in 0..list.rows.len() {
        let id = list.need(row, 0, ID, |text| AreaId::new(text).map_err(|bad| bad.message()));
        let named = list.need(row, 1, NAME, name);
        let region = list.need(row, 2, REGION, |text| RegionId::new(text).map_err(|bad| bad.message()));
        if let (Some(id), Some(name), Some(region)) = (id, named, region) {
            commands.push(Command::SetArea(Area { id, name, region }));
        }
    }
    if list.wrong.is_empty() { Ok(commands) } else { Err(list.wrong) }
}

fn schools(text: &str) -> Result<Vec<Command>, Wrong> {
    let mut list =
        List::read(Message::new("school-tables-schools"), text, &[ID, NAME, AREA, TOWN, PARTS], 3)?;
    let mut commands = Vec::new();
    for row in 0..list.rows.len() {
        let id = list.need(row, 0, ID, |text| SchoolId::new(text).map_err(|bad| bad.message()));
        let named = list.need(row, 1, NAME, name);
        let area = list.need(row, 2, AREA, |text| AreaId::new(text).map_err(|bad| bad.message()));
        let town = list.maybe(row, 3, name);
        let parts = list.maybe(row, 4, |text| text.split('|').map(name).collect::<Result<Vec<_>, _>>());
        if let (Some(id), Some(name), Some(area)) = (id, named, area) {
            let parts = parts.unwrap_or_default();
            commands.push(Command::SetSchool(School { id, name, town, area, parts }));
        }
    }
    if list.wrong.is_empty() { Ok(commands) } else { Err(list.wrong) }
}

/// Entries with their players.
fn entries(text: &str, today: Day) -> Result<Vec<Command>, Wrong> {
    let title = Message::new("school-tables-entries");
    let read = read_registration(text.as_bytes(), today).map_err(|problems| {
        let told = problems.iter().map(|problem| at_line(&title, problem.place.line, problem.message()));
        told.collect::<Wrong>()
    })?;
    let players: Vec<Player> = read.players.into_iter().map(|player| player.value).collect();
    let entries: Vec<Entry> = read.entries.into_iter().map(|entry| entry.value).collect();
    Ok(vec![Command::Register { players, entries }])
}

/// What all lists of a form ask of the office, or everything that is wrong with them.
pub(super) fn acts(fields: &Fields, today: Day) -> Result<Vec<ContestAct>, Wrong> {
    let (mut acts, mut wrong) = (Vec::new(), Vec::new());
    let mut take = |read: Result<Vec<Command>, Wrong>| match read {
        Ok(commands) => acts.extend(commands.into_iter().map(ContestAct::office)),
        Err(told) => wrong.extend(told),
    };
    if let Some(text) = fields.given("regions") {
        take(regions(text));
    }
    if let Some(text) = fields.given("areas") {
        take(areas(text));
    }
    if let Some(text) = fields.given("schools") {
        take(schools(text));
    }
    if let Some(text) = fields.given("entries") {
        take(entries(text, today));
    }
    if wrong.is_empty() { Ok(acts) } else { Err(wrong) }
}
