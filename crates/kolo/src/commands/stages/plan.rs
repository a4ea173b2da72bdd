//! `kolo stages plan`: a plan by recipe.

use std::path::{Path, PathBuf};

use kolo_messages::Message;
use kolo_model::{Clause, Competitor, Name, Rating};
use kolo_stages::codec::{self, FileTrouble, StagesFile};
use kolo_stages::generate::{GroupsRecipe, Losers, Lots, Recipe, SeedBy, contest_format, generate};
use kolo_stages::{Entrant, EntrantId, Games, Ledger, MAX_ENTRANTS};

use super::{EXAMPLES, contest, of_trouble, written};
use crate::cli::choice;
use crate::commands::convert;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, STANDARD_STREAM};
use crate::output;

/// Make a plan: groups, a knockout, or groups and then a knockout
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch that is typed or not")]
pub(super) struct Args {
    /// Who plays: a list (.csv) or a tournament file (.trf, .json)
    #[arg(long, value_name = "FILE", required_unless_present = "players", conflicts_with = "players")]
    entrants: Option<PathBuf>,
    /// Make a plan for this many entrants, to be named later in the file
    #[arg(long, value_name = "N")]
    players: Option<u32>,
    /// Name of the tournament
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    #[command(flatten)]
    contest: contest::ContestArgs,
    /// Begin with this many groups; give it again for a second stage of groups
    #[arg(long, value_name = "N")]
    groups: Vec<usize>,
    /// How many of each group advance; once for each --groups that another stage follows
    #[arg(long, value_name = "N")]
    advance: Vec<usize>,
    /// All members of a group meet twice
    #[arg(long, requires = "groups")]
    double: bool,
    /// Criteria that order a group, the most important first [default: points,direct,sdos]
    #[arg(long, value_name = "LIST", requires = "groups")]
    by: Option<String>,
    /// End with a knockout
    #[arg(long)]
    knockout: bool,
    /// Play a match for place 3
    #[arg(long, requires = "knockout")]
    third_place: bool,
    /// Play for every place
    #[arg(long, requires = "knockout", conflicts_with_all = ["third_place", "consolation"])]
    all_places: bool,
    /// Losers of the first round, or of the first N rounds, play a knockout of their own
    #[arg(long, value_name = "ROUNDS", requires = "knockout", num_args = 0..=1, default_missing_value = "1")]
    consolation: Option<u32>,
    /// Order by strength: list (the order of the list), rating or rank
    #[arg(long, value_name = "WHAT", default_value = "list", value_parser = choice(&SEEDINGS, seeding))]
    seeding: SeedBy,
    /// Draw lots among entrants of equal strength
    #[arg(long, requires = "seed")]
    lot: bool,
    /// How many are seeded in a knockout when lots are drawn: 0, 1, 2, 4, 8 … [default: a quarter]
    #[arg(long, value_name = "N", requires = "lot")]
    seeded: Option<usize>,
    /// Seed of all lots; it is recorded in the file
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE", default_value = STANDARD_STREAM, hide_default_value = true)]
    out: PathBuf,
}

const SEEDINGS: [SeedBy; 3] = [SeedBy::List, SeedBy::Rating, SeedBy::Rank];

fn seeding(seed_by: SeedBy) -> &'static str {
    match seed_by {
        SeedBy::List => "list",
        SeedBy::Rating => "rating",
        SeedBy::Rank => "rank",
    }
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let name = args.name.as_deref().map(Name::new).transpose();
    let name = name.map_err(|problem| Failure::usage(problem.message()))?;
    let entrants = entrants(args, console)?;
    let seed = args.seed.unwrap_or_default();
    let plan = match args.contest.recipe(seed)? {
        Some(recipe) => contest_format(&entrants, &recipe),
        None => generate(&entrants, &recipe(args, entrants.len())?),
    };
    let plan = plan.map_err(|cannot| {
        let complaint = Complaint { clause: Some(cannot.clause()), ..Complaint::usage(cannot.message()) };
        Failure::one(Exit::BadInput, complaint)
    })?;
    let checked = plan.check(&entrants);
    let checked = checked.map_err(|problems| of_trouble(&args.out, &FileTrouble::Plan(problems)))?;
    let stages = StagesFile { name, ledger: Ledger::new(checked, seed) };
    refuse_to_lose_anything(&args.out)?;
    output::save(&args.out, written(&stages)?.as_bytes(), console)?;
    contest::warn(stages.ledger.state(), &args.out, console);
    Ok(Exit::Done)
}

/// A plan replaces a plan without any play yet, and nothing else.
fn refuse_to_lose_anything(out: &Path) -> Result<(), Failure> {
    if out == Path::new(STANDARD_STREAM) || !out.is_file() {
        return Ok(());
    }
    let message = match codec::read(&input::bytes(out)?) {
        Ok(there) if there.ledger.records().is_empty() => return Ok(()),
        Ok(there) => Message::new("stages-cli-in-play").with("events", there.ledger.records().len()),
        Err(_) => Message::new("stages-cli-other-file"),
    };
    let clause = Some(Clause::new("K-LOG"));
    let complaint = Complaint { clause, ..Complaint::file(&out.display().to_string(), message) };
    Err(Failure::one(Exit::BadInput, complaint))
}

fn entrants(args: &Args, console: &mut Console<'_>) -> Result<Vec<Entrant>, Failure> {
    if let Some(file) = &args.entrants {
        let input = convert::read_any(file, None, None, console)?;
        return Ok(input.tournament.competitors().iter().map(entrant).collect());
    }
    let count = args.players.unwrap_or_default();
    if count as usize > MAX_ENTRANTS {
        let message =
            Message::new("stages-too-many-entrants").with("count", count).with("most", MAX_ENTRANTS);
        return Err(Failure::one(Exit::TooLarge, Complaint::usage(message)));
    }
    let name = |id: u32| Message::new("stages-slot-entrant").with("no", id).text(console.lang());
    let named = (1..=count).map(|id| Name::new(&name(id)).map(|name| Entrant::named(id, name)));
    named.collect::<Result<Vec<_>, _>>().map_err(|problem| Failure::usage(problem.message()))
}

fn entrant(competitor: &Competitor) -> Entrant {
    Entrant {
        id: EntrantId(competitor.no.get()),
        name: competitor.name.clone(),
        rating: competitor.rating.map(Rating::value),
        rank: competitor.rank,
        club: competitor.club.clone(),
    }
}

fn recipe(args: &Args, entrants: usize) -> Result<Recipe, Failure> {
    let needed = if args.knockout { args.groups.len() } else { args.groups.len().saturating_sub(1) };
    if args.advance.len() < needed || args.advance.len() > args.groups.len() {
        let message = Message::new("stages-cli-advance").with("needed", needed);
        return Err(Failure::usage(message));
    }
    let games = if args.double { Games::Double } else { Games::Single };
    let list = args.by.as_deref().unwrap_or_default().split(',').map(str::trim);
    let criteria: Vec<String> = list.filter(|name| !name.is_empty()).map(str::to_owned).collect();
    let advance = args.advance.iter().copied().chain(std::iter::repeat(0));
    let groups = args.groups.iter().zip(advance).map(|(groups, advance)| GroupsRecipe {
        groups: *groups,
        advance,
        games,
        criteria: criteria.clone(),
    });
    let losers = match (args.all_places, args.consolation) {
        (true, _) => Losers::AllPlaces,
        (false, Some(rounds)) => Losers::Consolation { rounds, third_place: args.third_place },
        (false, None) if args.third_place => Losers::ThirdPlace,
        (false, None) => Losers::Out,
    };
    let quarter = entrants.next_power_of_two() / 4;
    let lots = if args.lot { Lots::Drawn { seeded: args.seeded.unwrap_or(quarter) } } else { Lots::None };
    Ok(Recipe {
        seed_by: args.seeding,
        lots,
        seed: args.seed.unwrap_or_default(),
        groups: groups.collect(),
        knockout: args.knockout.then_some(losers),
    })
}
