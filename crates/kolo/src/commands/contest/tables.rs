//! Regions, areas and schools: one by one, or all from lists.

use std::path::{Path, PathBuf};

use kolo_contest::{Area, AreaId, Command, Contest, Country, Hand, Region, RegionId, School, SchoolId};
use kolo_messages::Message;
use kolo_model::{Name, NameProblem};

use super::file::{Common, Effects, change, give, of_refusal};
use super::sheet::{Column, Row, Sheet, require_sound};
use super::values::{countries, country};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

fn name(text: &str) -> Result<Name, Failure> {
    Name::new(text).map_err(|problem| Failure::usage(problem.message()))
}

/// Write a region down, or change it
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct RegionArgs {
    /// A contest file
    file: PathBuf,
    /// Its id
    region: RegionId,
    /// Its name
    #[arg(long, value_name = "TEXT")]
    name: String,
    /// Its country, which decides the currency of fees
    #[arg(long, value_name = "COUNTRY", default_value = "cz", value_parser = countries())]
    country: Country,
    #[command(flatten)]
    common: Common,
}

pub(super) fn region(args: &RegionArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let region = Region { id: args.region.clone(), name: name(&args.name)?, country: args.country };
    give(&args.file, &args.common, |_| Ok(vec![Command::SetRegion(region)]), console)
}

/// Write an area down, or change it
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct AreaArgs {
    /// A contest file
    file: PathBuf,
    /// Its id
    area: AreaId,
    /// Its name
    #[arg(long, value_name = "TEXT")]
    name: String,
    /// The region it belongs to
    #[arg(long, value_name = "REGION")]
    region: RegionId,
    #[command(flatten)]
    common: Common,
}

pub(super) fn area(args: &AreaArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let area = Area { id: args.area.clone(), name: name(&args.name)?, region: args.region.clone() };
    give(&args.file, &args.common, |_| Ok(vec![Command::SetArea(area)]), console)
}

/// Write a school down, or change it
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct SchoolArgs {
    /// A contest file
    file: PathBuf,
    /// Its id
    school: SchoolId,
    /// Its name
    #[arg(long, value_name = "TEXT")]
    name: String,
    /// The area its teams play in
    #[arg(long, value_name = "AREA")]
    area: AreaId,
    /// Where it is
    #[arg(long, value_name = "TEXT")]
    town: Option<String>,
    /// A school it was merged from; give it once for each
    #[arg(long, value_name = "TEXT")]
    part: Vec<String>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn school(args: &SchoolArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let school = School {
        id: args.school.clone(),
        name: name(&args.name)?,
        town: args.town.as_deref().map(name).transpose()?,
        area: args.area.clone(),
        parts: args.part.iter().map(|part| name(part)).collect::<Result<_, _>>()?,
    };
    give(&args.file, &args.common, |_| Ok(vec![Command::SetSchool(school)]), console)
}

/// Load regions, areas and schools from lists, all or none
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct Args {
    /// A contest file
    file: PathBuf,
    /// Regions: id, name, country (cz or sk)
    #[arg(long, value_name = "CSV")]
    regions: Option<PathBuf>,
    /// Areas: id, name, region
    #[arg(long, value_name = "CSV")]
    areas: Option<PathBuf>,
    /// Schools: id, name, area, town, parts (with | between them)
    #[arg(long, value_name = "CSV", required_unless_present_any = ["regions", "areas"])]
    schools: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

const REGIONS: [Column; 3] =
    [("id", &["kód", "kod"]), ("name", &NAMES), ("country", &["země", "zeme", "krajina"])];
const AREAS: [Column; 3] = [("id", &["kód", "kod"]), ("name", &NAMES), ("region", &["kraj"])];
const SCHOOLS: [Column; 5] = [
    ("id", &["kód", "kod"]),
    ("name", &NAMES),
    ("area", &["oblast", "okres"]),
    ("town", &["obec", "město", "mesto"]),
    ("parts", &["součásti", "soucasti", "súčasti"]),
];
const NAMES: [&str; 4] = ["název", "nazev", "názov", "jméno"];

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let lists = [
        (&args.regions, Reading { columns: &REGIONS, needed: 2, of_row: region_of_row }),
        (&args.areas, Reading { columns: &AREAS, needed: 3, of_row: area_of_row }),
        (&args.schools, Reading { columns: &SCHOOLS, needed: 3, of_row: school_of_row }),
    ];
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        let mut complaints = Vec::new();
        let mut counts = [0_usize; 3];
        for (count, (file, reading)) in counts.iter_mut().zip(&lists) {
            if let Some(file) = file {
                let (loaded, wrong) = reading.load(file, contest, hand)?;
                *count = loaded;
                complaints.extend(wrong);
            }
        }
        require_sound(complaints, Exit::BadInput)?;
        let [regions, areas, schools] = counts;
        let told = Message::new("contest-cli-tables").with("regions", regions).with("areas", areas);
        Ok(vec![told.with("schools", schools)])
    })
}

/// How a list becomes commands.
struct Reading {
    columns: &'static [Column],
    needed: usize,
    of_row: fn(&mut Sheet, Row) -> Option<Command>,
}

impl Reading {
    /// Gives every row to the office; how many it took, and what is wrong with the others.
    fn load(
        &self,
        file: &Path,
        contest: &mut Contest,
        hand: &Hand,
    ) -> Result<(usize, Vec<Complaint>), Failure> {
        let mut sheet = Sheet::read(file, self.columns, self.needed)?;
        let mut loaded = 0;
        for row in sheet.rows() {
            let Some(command) = (self.of_row)(&mut sheet, row) else { continue };
            match contest.give(hand, &command) {
                Ok(_) => loaded += 1,
                Err(refusal) => {
                    let Failure::Told { complaints, .. } = of_refusal(file, &refusal) else { continue };
                    for complaint in complaints {
                        sheet.complain_about(row, complaint);
                    }
                }
            }
        }
        Ok((loaded, sheet.complaints))
    }
}

fn region_of_row(sheet: &mut Sheet, row: Row) -> Option<Command> {
    let id = sheet.need(row, 0, "id", |text| RegionId::new(text).map_err(|bad| bad.message()));
    let name = sheet.need(row, 1, "name", read_name);
    let country = match sheet.cell(row, 2).map(|cell| cell.text.to_lowercase()) {
        None => Some(Country::Cz),
        Some(_) => sheet.maybe(row, 2, read_country),
    };
    Some(Command::SetRegion(Region { id: id?, name: name?, country: country? }))
}

fn area_of_row(sheet: &mut Sheet, row: Row) -> Option<Command> {
    let id = sheet.need(row, 0, "id", |text| AreaId::new(text).map_err(|bad| bad.message()));
    let name = sheet.need(row, 1, "name", read_name);
    let region = sheet.need(row, 2, "region", |text| RegionId::new(text).map_err(|bad| bad.message()));
    Some(Command::SetArea(Area { id: id?, name: name?, region: region? }))
}

fn school_of_row(sheet: &mut Sheet, row: Row) -> Option<Command> {
    let id = sheet.need(row, 0, "id", |text| SchoolId::new(text).map_err(|bad| bad.message()));
    let name = sheet.need(row, 1, "name", read_name);
    let area = sheet.need(row, 2, "area", |text| AreaId::new(text).map_err(|bad| bad.message()));
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
    let found = known.into_iter().find(|one| country(*one) == text.to_lowercase());
    found.ok_or_else(|| {
        let names: Vec<&str> = known.into_iter().map(country).collect();
        Message::new("contest-cli-choice").with("text", text).with("known", names)
    })
}
