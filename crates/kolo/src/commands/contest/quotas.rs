//! `kolo contest quotas`: how many advance: shared out, explained and published.

use std::path::PathBuf;

use kolo_contest::quota::Method;
use kolo_contest::{Category, Command, Contest, Level, RegionId, Seats};
use kolo_messages::Message;

use super::file::{Common, Effects, change, of_refusal};
use super::tell;
use super::values::{categories, levels, methods};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Share out and publish how many advance from each tournament of a level
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct Args {
    /// A contest file
    file: PathBuf,
    /// In which competition
    #[arg(long, value_name = "CATEGORY", value_parser = categories())]
    category: Category,
    /// From which level
    #[arg(long, value_name = "LEVEL", value_parser = levels())]
    level: Level,
    /// How many advance in each region, from area to regional tournaments
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    per_region: Option<u32>,
    /// How many advance altogether [default: as many as the grand final has room for]
    #[arg(long, value_name = "N")]
    seats: Option<u32>,
    /// How the places are shared out
    #[arg(long, value_name = "METHOD", default_value = "largest-remainder", value_parser = methods())]
    method: Method,
    /// Show how every number came about
    #[arg(long)]
    explain: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let seats = match (args.per_region, args.seats) {
        (Some(seats), _) => Seats::PerRegion(seats),
        (None, Some(seats)) => Seats::InAll(seats),
        (None, None) => Seats::ByRules,
    };
    let (category, level, method) = (args.category, args.level, args.method);
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        let refused = |refusal| of_refusal(&args.file, &refusal);
        let shares = contest.state().quota_shares(category, level, seats, method).map_err(refused)?;
        let before = contest.records().len();
        let command = Command::PublishQuotas { category, level, seats, method };
        contest.give(hand, &command).map_err(refused)?;
        let mut messages = Vec::new();
        if args.explain {
            for (region, shares) in &shares {
                messages.extend(region.as_ref().map(|id| region_head(contest, id)));
                messages.extend(shares.messages());
            }
        }
        messages.extend(tell::since(contest, before));
        Ok(messages)
    })
}

fn region_head(contest: &Contest, id: &RegionId) -> Message {
    let name =
        contest.state().regions().find(|region| region.id == *id).map(|region| region.name.to_string());
    Message::new("contest-cli-region").with("name", name.unwrap_or_else(|| id.to_string()))
}
