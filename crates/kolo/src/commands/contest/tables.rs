//! Regions, areas and schools: one by one, or all from lists.

use std::path::{Path, PathBuf};

use kolo_contest::tables::{TableKind, read_table};
use kolo_contest::{Area, AreaId, Command, Contest, Country, Order, Region, RegionId, School, SchoolId};
use kolo_messages::Message;
use kolo_model::{Name, Place};

use super::file::{Common, Effects, change, give, of_refusal};
use super::values::countries;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input;

fn name(text: &str) -> Result<Name, Failure> {
    Name::new(text).map_err(|problem| Failure::usage(problem.message()))
}

/// Record a region, or change it
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

/// Record an area, or change it
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

/// Record a school, or change it
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

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let lists = [
        (&args.regions, TableKind::Regions),
        (&args.areas, TableKind::Areas),
        (&args.schools, TableKind::Schools),
    ];
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        let mut complaints = Vec::new();
        let mut counts = [0_usize; 3];
        for (count, (file, kind)) in counts.iter_mut().zip(&lists) {
            if let Some(file) = file {
                let (loaded, wrong) = load(*kind, file, contest, hand)?;
                *count = loaded;
                complaints.extend(wrong);
            }
        }
        if !complaints.is_empty() {
            return Err(Failure::Complaints { exit: Exit::BadInput, complaints });
        }
        let [regions, areas, schools] = counts;
        let message = Message::new("contest-cli-tables").with("regions", regions).with("areas", areas);
        Ok(vec![message.with("schools", schools)])
    })
}

/// Gives every row of a list to the office; returns how many it accepted, and what is wrong with the others.
fn load(
    kind: TableKind,
    file: &Path,
    contest: &mut Contest,
    hand: &Order,
) -> Result<(usize, Vec<Complaint>), Failure> {
    let name = file.display().to_string();
    let table = read_table(kind, &input::bytes(file)?);
    let table = table.map_err(|problems| Failure::of_content(&name, &problems))?;
    let at = |place: Place, message: Message| Complaint { place, ..Complaint::file(&name, message) };
    let mut complaints: Vec<Complaint> =
        table.problems.into_iter().map(|problem| at(problem.place, problem.message)).collect();
    let mut loaded = 0;
    for row in table.commands {
        match contest.give(hand, &row.value) {
            Ok(_) => loaded += 1,
            Err(refusal) => {
                let Failure::Complaints { complaints: refused, .. } = of_refusal(file, &refusal) else {
                    continue;
                };
                let placed = |complaint| Complaint { place: row.place.clone(), ..complaint };
                complaints.extend(refused.into_iter().map(placed));
            }
        }
    }
    // In the order of the list.
    complaints.sort_by_key(|complaint| complaint.place.line);
    Ok((loaded, complaints))
}
