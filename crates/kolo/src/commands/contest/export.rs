//! `kolo contest export`: what the website of the contest shows. No day of birth, no consents, no fees, no codes, no
//! reasons, and no names but those of teams and of individuals who play.

use std::path::PathBuf;

use kolo_contest::{Contest, Phase, State, VenueState};
use serde_json::{Value, json};

use super::file::read;
use super::show::phase;
use super::tell;
use super::values::language;
use super::views::{game_data, table_data};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input::STANDARD_STREAM;
use crate::output;

/// Write what the website of the contest shows, without personal data
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct Args {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE", default_value = STANDARD_STREAM, hide_default_value = true)]
    out: PathBuf,
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    let text = format!("{:#}\n", data(&contest));
    output::save(&args.out, text.as_bytes(), console)?;
    Ok(Exit::Done)
}

fn data(contest: &Contest) -> Value {
    let state = contest.state();
    let season = state.season();
    let regions = state.regions().map(|region| json!({ "id": region.id, "name": region.name }));
    let areas = state.areas().map(|area| json!({ "id": area.id, "name": area.name, "region": area.region }));
    let teams = state.entries().values().map(|entry| {
        let school = entry.school.as_ref().and_then(|id| state.school(id));
        json!({
            "id": entry.id,
            "name": entry.name,
            "category": entry.category,
            "school": school.map(|school| &school.name),
            "town": school.and_then(|school| school.town.as_ref()),
        })
    });
    json!({
        "program": concat!("kolo ", env!("CARGO_PKG_VERSION")),
        "season": {
            "name": season.name,
            "area": season.area,
            "regional": season.regional,
            "online": season.online,
            "final_zs": season.final_zs,
            "final_ss": season.final_ss,
            "final_individuals": season.final_individuals,
        },
        "regions": regions.collect::<Vec<_>>(),
        "areas": areas.collect::<Vec<_>>(),
        "entries": teams.collect::<Vec<_>>(),
        "tournaments": state.venues().map(|venue| tournament(contest, venue)).collect::<Vec<_>>(),
    })
}

fn tournament(contest: &Contest, venue: &VenueState) -> Value {
    let (state, plan) = (contest.state(), &venue.plan);
    let named = |id| json!({ "entry": id, "name": tell::entry_name(state, id) });
    let seeding = venue.seeding.as_ref().map(|order| order.iter().map(named).collect::<Vec<_>>());
    let mut data = json!({
        "id": plan.id,
        "name": plan.name,
        "category": plan.category,
        "level": plan.level,
        "day": plan.day,
        "place": plan.place,
        "language": language(plan.language),
        "host": plan.host.as_ref().and_then(|id| state.school(id)).map(|school| &school.name),
        "phase": phase(venue),
        "goes_on_count": venue.quota,
        "goes_on_method": venue.quota.and_then(|_| state.quota_method(plan.category, plan.level)),
        "seeding": seeding,
    });
    if let Some(play) = contest.play(&plan.id) {
        data["field"] = play.field().iter().map(named).collect();
        let games = play.games().into_iter().filter_map(|key| play.fixture(&key));
        data["games"] = games.map(|fixture| game_data(state, &fixture)).collect();
        data["table"] = table_data(state, &contest.table(&plan.id).unwrap_or_default()).into();
    }
    if matches!(venue.phase, Phase::Closed(_)) {
        data["places"] = places(state, venue);
        data["goes_on"] = going_on(state, venue);
    }
    data
}

fn places(state: &State, venue: &VenueState) -> Value {
    let row = |ranked: &kolo_contest::Ranked| {
        json!({
            "place": ranked.place,
            "entry": ranked.entry,
            "name": tell::entry_name(state, &ranked.entry),
        })
    };
    state.order(venue).iter().map(row).collect()
}

fn going_on(state: &State, venue: &VenueState) -> Value {
    let row = |one: &kolo_contest::Qualified| {
        json!({
            "place": one.place,
            "entry": one.entry,
            "name": tell::entry_name(state, &one.entry),
            "stepped_in": one.stepped_in,
        })
    };
    state.qualified(&venue.plan.id).iter().map(row).collect()
}
