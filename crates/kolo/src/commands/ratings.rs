//! `kolo ratings`: where every rating comes from, and conversions from older scales (R-A1.1 to R-A1.3).

use std::path::PathBuf;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Competitor, GivenRating, Rating, RatingBasis, Tournament, UnreadableRating};
use serde_json::json;

use super::convert;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::text_table::{self, Align};

const EXAMPLES: &str = "\
Examples:
  kolo ratings club.json                      whose rating is missing, not verified or estimated
  kolo ratings players.csv                    the same for a list of competitors
  kolo ratings --convert 'INGO 84' --convert 'BCF 190'

Exit code 1 when a rating is missing or not verified.";

const CONVERSION: Clause = Clause::new("R-A1.3");

/// List where ratings come from, or convert them from the INGO and BCF scales
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A tournament file (.trf, .json, .h9 or .xml), a list of competitors (.csv), or - for standard input
    #[arg(required_unless_present = "convert", conflicts_with = "convert")]
    file: Option<PathBuf>,
    /// Convert a number such as 'INGO 84' or 'BCF 190' instead
    #[arg(long, value_name = "NUMBER")]
    convert: Vec<String>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When the file or a number is wrong.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let lang = console.lang();
    let Some(file) = &args.file else {
        let text = conversions(&args.convert, args.json, lang)?;
        console.print(&text)?;
        return Ok(Exit::Done);
    };
    let input = convert::read_any(file, None, None, console)?;
    let text = if args.json { as_data(&input.tournament) } else { as_text(&input.tournament, lang) };
    console.print(&text)?;
    let in_order = |competitor: &Competitor| {
        competitor.rating.is_some_and(|rating| rating.basis() != RatingBasis::Unverified)
    };
    Ok(if input.tournament.competitors().iter().all(in_order) { Exit::Done } else { Exit::No })
}

fn conversions(numbers: &[String], as_json: bool, lang: Lang) -> Result<String, Failure> {
    let mut lines = Vec::new();
    let mut data = Vec::new();
    for number in numbers {
        let unreadable = |error: UnreadableRating| Failure::usage(error.message());
        let given: GivenRating = number.parse().map_err(unreadable)?;
        let rating = given.rating(RatingBasis::default()).map_err(|error| Failure::usage(error.message()))?;
        let message = given.conversion().unwrap_or_else(|| rating.message());
        lines.push(format!("{} [{CONVERSION}]\n", message.text(lang)));
        data.push(json!({ "given": number, "rating": rating.value(), "basis": rating.basis().code() }));
    }
    Ok(if as_json { format!("{:#}\n", json!(data)) } else { lines.concat() })
}

fn as_text(tournament: &Tournament, lang: Lang) -> String {
    let head = [
        Message::new("cli-column-number"),
        Message::new("cli-column-name"),
        Message::new("cli-column-rating"),
    ];
    let mut rows = vec![head.map(|message| message.text(lang)).to_vec()];
    rows.extend(tournament.competitors().iter().map(|competitor| {
        let rating = competitor.rating.map_or_else(|| Message::new("cli-rating-missing"), Rating::message);
        vec![competitor.no.to_string(), competitor.name.to_string(), rating.text(lang)]
    }));
    text_table::lines(&[Align::Right, Align::Left, Align::Left], &rows)
}

fn as_data(tournament: &Tournament) -> String {
    let entry = |competitor: &Competitor| {
        json!({
            "no": competitor.no,
            "name": competitor.name.as_str(),
            "rating": competitor.rating.map(Rating::value),
            "basis": competitor.rating.map(|rating| rating.basis().code()),
            "before_conversion": competitor.rating.and_then(Rating::before_conversion),
        })
    };
    let entries: Vec<_> = tournament.competitors().iter().map(entry).collect();
    format!("{:#}\n", json!(entries))
}
