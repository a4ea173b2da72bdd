//! One row, read cell by cell.

use std::collections::BTreeMap;

use kolo_model::{Name, Place, Spot};

use super::RegistrationColumn as Column;
use super::cells::Cell;
use super::problem::{Found, RegistrationFault as Fault};
use super::values::{self, Captaincy};
use crate::{Category, Consents, Day, EntryId, Kind, MemberRole, PlayerId, SchoolId, Schooling};

/// Which column stands where.
pub(super) struct Layout {
    columns: BTreeMap<Column, usize>,
    count: usize,
}

impl Layout {
    /// Reads the headings.
    pub(super) fn of(headings: &[Cell], found: &mut Found) -> Layout {
        let mut columns = BTreeMap::new();
        for (index, cell) in headings.iter().enumerate().filter(|(_, cell)| !cell.text.is_empty()) {
            match Column::named(&cell.text) {
                None => found.add(&cell.place, Fault::UnknownColumn(cell.text.clone())),
                Some(column) => {
                    if columns.insert(column, index).is_some() {
                        found.add(&cell.place, Fault::ColumnTwice(column));
                    }
                }
            }
        }
        let place = headings.first().map_or_else(Place::default, |cell| cell.place.clone());
        for column in Column::NEEDED.into_iter().filter(|column| !columns.contains_key(column)) {
            found.add(&place, Fault::ColumnMissing(column));
        }
        Layout { columns, count: headings.len() }
    }

    fn has(&self, column: Column) -> bool {
        self.columns.contains_key(&column)
    }
}

/// A row of sound cells.
#[derive(Debug, Clone)]
pub(super) struct Line {
    pub(super) place: Place,
    pub(super) category: Category,
    pub(super) school: Option<Spot<SchoolId>>,
    pub(super) school_name: Option<Spot<Name>>,
    pub(super) part: Option<u32>,
    pub(super) entry_id: Option<EntryId>,
    pub(super) team: Option<Name>,
    pub(super) player_id: Option<PlayerId>,
    pub(super) player: Name,
    pub(super) born: Day,
    pub(super) schooling: Schooling,
    pub(super) role: MemberRole,
    pub(super) captain: Option<Place>,
    pub(super) consents: Consents,
    pub(super) entered: Option<Day>,
}

/// The cells of one row, and the problems found in them.
struct Row<'a> {
    layout: &'a Layout,
    cells: &'a [Cell],
    place: Place,
    found: &'a mut Found,
}

/// What reading a cell comes to. A problem has been reported already.
type Read<T> = Result<Option<Spot<T>>, Reported>;

/// A problem was found and reported.
struct Reported;

impl Row<'_> {
    /// The value of a cell; none if it is blank.
    fn read<T>(&mut self, column: Column, parse: impl Fn(&str) -> Result<T, Fault>) -> Read<T> {
        let cell = self.layout.columns.get(&column).and_then(|index| self.cells.get(*index));
        let Some(cell) = cell.filter(|cell| !cell.text.is_empty()) else { return Ok(None) };
        match parse(&cell.text) {
            Ok(value) => Ok(Some(Spot::new(value, cell.place.clone()))),
            Err(fault) => {
                self.found.add(&cell.place, fault);
                Err(Reported)
            }
        }
    }

    /// The value of a cell that must not be blank.
    fn need<T>(
        &mut self,
        column: Column,
        parse: impl Fn(&str) -> Result<T, Fault>,
    ) -> Result<Spot<T>, Reported> {
        let read = self.read(column, parse)?;
        read.ok_or_else(|| self.missing(column))
    }

    /// An id: a column of ids is filled in every row.
    fn id<T>(
        &mut self,
        column: Column,
        parse: impl Fn(&str) -> Result<T, Fault>,
    ) -> Result<Option<T>, Reported> {
        if !self.layout.has(column) {
            return Ok(None);
        }
        self.need(column, parse).map(|spot| Some(spot.value))
    }

    fn missing(&mut self, column: Column) -> Reported {
        // A missing column was reported once, with the headings.
        if self.layout.has(column) || !Column::NEEDED.contains(&column) {
            self.found.add(&self.place, Fault::Missing(column));
        }
        Reported
    }

    /// The team of a row, and what else a team needs.
    fn team(
        &mut self,
        category: Option<Category>,
        school: Option<&Spot<SchoolId>>,
    ) -> Result<Option<Name>, Reported> {
        let team = self.read(Column::Team, values::name)?;
        match (category.map(|category| (category, category.kind())), team) {
            (Some((category, Kind::Individuals)), Some(team)) => {
                self.found.add(&team.place, Fault::TeamOfOne(category));
                Err(Reported)
            }
            (Some((_, Kind::Teams)), None) => Err(self.missing(Column::Team)),
            (Some((_, Kind::Teams)), Some(_)) if school.is_none() => Err(self.missing(Column::SchoolId)),
            (_, team) => Ok(team.map(|team| team.value)),
        }
    }
}

fn unreadable_id(bad: &crate::BadId) -> Fault {
    Fault::Unreadable(bad.message())
}

/// Reads one row; `None` if something is wrong with it, which has been reported.
pub(super) fn read(layout: &Layout, cells: &[Cell], found: &mut Found) -> Option<Line> {
    let place = cells.first().map_or_else(Place::default, |cell| Place::at(cell.place.line, 1));
    if let Some(extra) = cells.iter().skip(layout.count).find(|cell| !cell.text.is_empty()) {
        found.add(&extra.place, Fault::CellWithoutColumn);
    }
    let mut row = Row { layout, cells, place: place.clone(), found };
    // Every cell is read before the first problem ends the row, so that all of them are reported.
    let category = row.need(Column::Category, values::category);
    let school = row.read(Column::SchoolId, |text| SchoolId::new(text).map_err(|bad| unreadable_id(&bad)));
    let school_name = row.read(Column::School, values::name);
    let part = row.read(Column::Part, values::part);
    let entry_id = row.id(Column::EntryId, |text| EntryId::new(text).map_err(|bad| unreadable_id(&bad)));
    let known_category = category.as_ref().ok().map(|spot| spot.value);
    let known_school = school.as_ref().ok().and_then(Option::as_ref);
    let team = if school.is_ok() { row.team(known_category, known_school) } else { Err(Reported) };
    let player_id = row.id(Column::PlayerId, |text| PlayerId::new(text).map_err(|bad| unreadable_id(&bad)));
    let player = row.need(Column::Player, values::name);
    let born = row.need(Column::Born, values::day);
    let schooling = row.need(Column::Schooling, values::schooling);
    let role = row.read(Column::Role, values::role);
    let captain = row.read(Column::Captain, values::captaincy);
    let rules = row.read(Column::RulesConsent, values::day);
    let photos = row.read(Column::PhotosConsent, values::day);
    let entered = row.read(Column::Entered, values::day);
    let value = |spot: Option<Spot<Day>>| spot.map(|spot| spot.value);
    Some(Line {
        place,
        category: category.ok()?.value,
        school: school.ok()?,
        school_name: school_name.ok()?,
        part: part.ok()?.map(|part| part.value),
        entry_id: entry_id.ok()?,
        team: team.ok()?,
        player_id: player_id.ok()?,
        player: player.ok()?.value,
        born: born.ok()?.value,
        schooling: schooling.ok()?.value,
        role: role.ok()?.map_or(MemberRole::Regular, |role| role.value),
        captain: captain.ok()?.filter(|spot| spot.value == Captaincy::Captain).map(|spot| spot.place),
        consents: Consents { rules_and_data: value(rules.ok()?), photos: value(photos.ok()?) },
        entered: value(entered.ok()?),
    })
}
