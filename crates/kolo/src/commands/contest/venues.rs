//! Tournaments announced, and who plays where.

use std::path::PathBuf;

use kolo_contest::{
    AreaId, Catchment, Category, Command, Contest, Day, EntryId, Level, RegionId, SchoolId, Timestamp,
    VenueId, VenueLanguage, VenuePlan,
};
use kolo_messages::Message;
use kolo_model::Name;

use super::file::{Common, give};
use super::values::{categories, languages, levels};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Announce a tournament, or change its announcement
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct VenueArgs {
    /// A contest file
    file: PathBuf,
    /// Its id
    venue: VenueId,
    /// Its name
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// Who plays
    #[arg(long, value_name = "CATEGORY", value_parser = categories())]
    category: Option<Category>,
    /// Which level
    #[arg(long, value_name = "LEVEL", value_parser = levels())]
    level: Option<Level>,
    /// The area whose teams play, for an area tournament
    #[arg(long, value_name = "AREA", conflicts_with = "region")]
    area: Option<AreaId>,
    /// The region whose teams play, for a regional tournament
    #[arg(long, value_name = "REGION")]
    region: Option<RegionId>,
    /// On which day
    #[arg(long, value_name = "DAY")]
    day: Option<Day>,
    /// When it starts; the seeding of a grand final is due a day before
    #[arg(long, value_name = "MOMENT")]
    starts: Option<Timestamp>,
    /// Where
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,
    /// The host school
    #[arg(long, value_name = "SCHOOL")]
    host: Option<SchoolId>,
    /// The language it is held in [default: cs]
    #[arg(long, value_name = "LANG", value_parser = languages())]
    language: Option<VenueLanguage>,
    /// Rounds of an online tournament, if not the usual number
    #[arg(long, value_name = "N")]
    rounds: Option<u32>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn venue(args: &VenueArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    give(&args.file, &args.common, |contest| Ok(vec![Command::Announce(plan(args, contest)?)]), console)
}

fn name(text: &str) -> Result<Name, Failure> {
    Name::new(text).map_err(|problem| Failure::usage(problem.message()))
}

/// What was typed, over what was announced before.
fn plan(args: &VenueArgs, contest: &Contest) -> Result<VenuePlan, Failure> {
    let given = args.name.as_deref().map(name).transpose()?;
    let place = args.place.as_deref().map(name).transpose()?;
    let typed = match (&args.area, &args.region) {
        (Some(area), _) => Some(Catchment::Area(area.clone())),
        (None, Some(region)) => Some(Catchment::Region(region.clone())),
        (None, None) => None,
    };
    if let Some(before) = contest.state().venue(&args.venue) {
        let before = before.plan.clone();
        return Ok(VenuePlan {
            name: given.unwrap_or(before.name),
            category: args.category.unwrap_or(before.category),
            level: args.level.unwrap_or(before.level),
            catchment: typed.unwrap_or(before.catchment),
            day: args.day.unwrap_or(before.day),
            starts: args.starts.or(before.starts),
            place: place.or(before.place),
            host: args.host.clone().or(before.host),
            language: args.language.unwrap_or(before.language),
            rounds: args.rounds.or(before.rounds),
            id: before.id,
        });
    }
    let (Some(name), Some(category), Some(level), Some(day)) = (given, args.category, args.level, args.day)
    else {
        return Err(Failure::usage(Message::new("contest-cli-venue-new").with("id", &args.venue)));
    };
    Ok(VenuePlan {
        id: args.venue.clone(),
        name,
        category,
        level,
        catchment: typed.unwrap_or(Catchment::All),
        day,
        starts: args.starts,
        place,
        host: args.host.clone(),
        language: args.language.unwrap_or_default(),
        rounds: args.rounds,
    })
}

/// Place an entry in a tournament, or record which one they chose
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct PlaceArgs {
    /// A contest file
    file: PathBuf,
    /// In which tournament
    venue: VenueId,
    /// Who
    #[arg(value_name = "ENTRY", required = true)]
    entries: Vec<EntryId>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn place(args: &PlaceArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |entry: &EntryId| Command::Place { entry: entry.clone(), venue: args.venue.clone() };
    let commands = args.entries.iter().map(command).collect();
    give(&args.file, &args.common, |_| Ok(commands), console)
}
