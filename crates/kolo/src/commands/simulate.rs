//! `kolo simulate`: a whole season played from a seed, with all invariants checked at the end.

use std::path::PathBuf;

use kolo_contest::codec;
use kolo_contest::simulate::{Counts, GroupTie, PlayOffTie, Report, Scale, simulate};
use kolo_contest::{Category, Refusal};
use kolo_messages::Message;
use serde_json::{Value, json};

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  kolo simulate contest                       a season of usual size
  kolo simulate contest --seed 7 --teams 200 --areas 12 --regions 4 --individuals 60
  kolo simulate contest --seed 7 --out season.json   keep the contest
  kolo contest show season.json";

/// What was typed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// What to simulate.
    #[command(subcommand)]
    what: What,
}

/// What can be simulated.
#[derive(Debug, clap::Subcommand)]
enum What {
    /// A season of the gomoku contest: entries, fees, all levels, ties, sanctions
    Contest(ContestArgs),
}

/// A season of the gomoku contest: entries, fees, all levels, ties, sanctions
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
struct ContestArgs {
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Teams of both categories together
    #[arg(long, value_name = "N", default_value_t = 1_200)]
    teams: u32,
    /// Areas; each has a tournament for each of the two categories of teams
    #[arg(long, value_name = "N", default_value_t = 40)]
    areas: u32,
    /// Regions
    #[arg(long, value_name = "N", default_value_t = 14)]
    regions: u32,
    /// Individuals of both categories together
    #[arg(long, value_name = "N", default_value_t = 400)]
    individuals: u32,
    /// Write the contest as it ended to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// A season of a contest for schools is not larger.
const MOST: Scale = Scale { teams: 20_000, areas: 1_000, regions: 1_000, individuals: 5_000 };

/// # Errors
/// When the season is not possible, or the file cannot be written.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match &args.what {
        What::Contest(args) => contest(args, console),
    }
}

fn contest(args: &ContestArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let scale =
        Scale { teams: args.teams, areas: args.areas, regions: args.regions, individuals: args.individuals };
    require_possible(scale)?;
    let report = simulate(scale, args.seed).map_err(|refusal| bug(&refusal))?;
    if let Some(out) = &args.out {
        let text =
            codec::write(&report.contest).map_err(|error| bug(&Refusal::Internal(error.to_string())))?;
        output::save(out, text.as_bytes(), console)?;
    }
    if args.json {
        console.print(&format!("{:#}\n", as_data(&report, scale, args.seed)))?;
    } else {
        for message in describe(&report, scale, args.seed) {
            let text = message.text(console.lang());
            console.print(&format!("{text}\n"))?;
        }
    }
    for broken in &report.broken {
        let text = broken.message().text(console.lang());
        console.print(&format!("  {text} [{}]\n", broken.clause()))?;
    }
    Ok(if report.broken.is_empty() { Exit::Done } else { Exit::No })
}

fn require_possible(scale: Scale) -> Result<(), Failure> {
    if scale.regions == 0 || scale.areas < scale.regions {
        return Err(Failure::usage(Message::new("simulate-scale-zero")));
    }
    let too_large = scale.teams > MOST.teams
        || scale.areas > MOST.areas
        || scale.regions > MOST.regions
        || scale.individuals > MOST.individuals;
    if too_large {
        let message = Message::new("simulate-scale-large")
            .with("teams", MOST.teams)
            .with("individuals", MOST.individuals)
            .with("areas", MOST.areas);
        return Err(Failure::one(Exit::TooLarge, Complaint::usage(message)));
    }
    Ok(())
}

/// The simulation gives only orders that the rules allow: a refusal is a bug.
fn bug(refusal: &Refusal) -> Failure {
    let complaint = Complaint { clause: Some(refusal.clause()), ..Complaint::usage(refusal.message()) };
    Failure::one(Exit::Internal, complaint)
}

fn describe(report: &Report, scale: Scale, seed: u64) -> Vec<Message> {
    let counts = &report.counts;
    let number = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
    let mut messages = vec![
        Message::new("simulate-season")
            .with("seed", seed.to_string())
            .with("teams", scale.teams)
            .with("individuals", scale.individuals)
            .with("areas", scale.areas)
            .with("regions", scale.regions),
    ];
    messages.extend(counts.tournaments.iter().map(|((level, category), count)| {
        Message::new("simulate-tournaments")
            .with("level", *level)
            .with("category", *category)
            .with("count", *count)
    }));
    messages.push(
        Message::new("simulate-matches")
            .with("matches", number(counts.matches))
            .with("forfeits", number(counts.forfeits))
            .with("rounds", number(counts.rounds)),
    );
    messages.push(
        Message::new("simulate-slips")
            .with("mismatches", number(counts.mismatches))
            .with("lots", number(counts.lots_of_line_ups)),
    );
    messages.extend(ties(counts).into_iter().map(|(message, count)| message.with("count", number(count))));
    messages.push(
        Message::new("simulate-office")
            .with("quotas", number(counts.quotas))
            .with("declined", number(counts.declined))
            .with("sanctions", number(counts.sanctions))
            .with("small", number(counts.small)),
    );
    for category in Category::ALL {
        if let Some(winner) = report.winner(category) {
            let entry = report.contest.state().entry(&winner);
            let name = entry.map_or_else(|| winner.to_string(), |entry| entry.entry.name.to_string());
            messages.push(Message::new("simulate-winner").with("category", category).with("name", name));
        }
    }
    messages.push(Message::new("simulate-broken").with("count", report.broken.len()));
    messages
}

/// How often each rule decided between tied teams (P-1.1.4.7, P-1.1.4.8.1).
fn ties(counts: &Counts) -> Vec<(Message, u64)> {
    let group = |tie: GroupTie| counts.group_ties.get(&tie).copied().unwrap_or_default();
    let play_off = |tie: PlayOffTie| counts.play_off_ties.get(&tie).copied().unwrap_or_default();
    vec![
        (Message::new("simulate-group-direct"), group(GroupTie::DirectMatch)),
        (Message::new("simulate-group-score"), group(GroupTie::Score)),
        (Message::new("simulate-group-duels"), group(GroupTie::ChosenDuels)),
        (Message::new("simulate-group-lot"), group(GroupTie::Lot)),
        (Message::new("simulate-play-off-first"), play_off(PlayOffTie::FirstDuel)),
        (Message::new("simulate-play-off-second"), play_off(PlayOffTie::SecondDuel)),
        (Message::new("simulate-play-off-lot"), play_off(PlayOffTie::Lot)),
    ]
}

fn as_data(report: &Report, scale: Scale, seed: u64) -> Value {
    let counts = &report.counts;
    let tournaments = counts.tournaments.iter().map(
        |((level, category), count)| json!({ "level": level, "category": category, "tournaments": count }),
    );
    let group = |tie: GroupTie| counts.group_ties.get(&tie).copied().unwrap_or_default();
    let play_off = |tie: PlayOffTie| counts.play_off_ties.get(&tie).copied().unwrap_or_default();
    json!({
        "program": concat!("kolo ", env!("CARGO_PKG_VERSION")),
        "seed": seed,
        "teams": scale.teams,
        "individuals": scale.individuals,
        "areas": scale.areas,
        "regions": scale.regions,
        "tournaments": tournaments.collect::<Vec<_>>(),
        "matches": counts.matches,
        "forfeits": counts.forfeits,
        "rounds": counts.rounds,
        "mismatches": counts.mismatches,
        "line_ups_by_lot": counts.lots_of_line_ups,
        "group_ties": {
            "direct_match": group(GroupTie::DirectMatch),
            "score": group(GroupTie::Score),
            "chosen_duels": group(GroupTie::ChosenDuels),
            "lot": group(GroupTie::Lot),
        },
        "play_off_ties": {
            "first_duel": play_off(PlayOffTie::FirstDuel),
            "second_duel": play_off(PlayOffTie::SecondDuel),
            "lot": play_off(PlayOffTie::Lot),
        },
        "quotas": counts.quotas,
        "declined": counts.declined,
        "sanctions": counts.sanctions,
        "small": counts.small,
        "winners": Category::ALL.map(|category| json!({ "category": category, "entry": report.winner(category) })),
        "broken": report.broken.len(),
    })
}
