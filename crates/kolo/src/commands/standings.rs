//! `kolo standings`: the places, and why.

use std::path::PathBuf;

use kolo_messages::{Figure, Lang, Message};
use kolo_model::{ForfeitOpponents, StartNumber, System, Tournament};
use kolo_standings::{
    Column, Contribution, Criterion, Ground, PrizeList, Standings, StandingsError, StandingsRow,
    UnreadablePrizes, Value, preset, share_prizes, standings_on,
};
use serde_json::json;

use crate::cli::systems;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, Input};
use crate::text_table::{self, Align};

mod help;
mod prizes;
mod ratings;

const EXAMPLES: &str = "\
Examples:
  kolo standings club.json
  kolo standings club.trf --by points,direct,sdos
  kolo standings club.json --explain 7        how the numbers of no. 7 came about
  kolo standings club.json --prizes 1000,500,250
                                              players tied on points share the prizes";

/// Show the standings, and how every number came about
#[derive(Debug, clap::Args)]
#[command(after_help = help::after(EXAMPLES))]
pub struct Args {
    /// A tournament file (.trf, .json, .h9 or .xml), or - for standard input
    file: PathBuf,
    /// Criteria, the most important first [default: those of the file, else the usual ones of the system]
    #[arg(long, value_name = "LIST")]
    by: Option<String>,
    /// Pairing system [default: the one named in the file]
    #[arg(long, value_name = "SYSTEM", value_parser = systems())]
    system: Option<System>,
    /// Seed of the lot [default: that of the file; without one no lot is drawn]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Count opponents of forfeited games in sos, sdos, ssos and msos [default: as the file says]
    #[arg(long)]
    forfeit_counts: bool,
    /// Prizes by place, the first prize first; players tied on points share them
    #[arg(long, value_name = "LIST")]
    prizes: Option<String>,
    /// Show instead how the numbers of this player came about
    #[arg(long, value_name = "NO", conflicts_with = "json")]
    explain: Option<u32>,
    /// Print table and derivations as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When the file, the list of criteria or that of prizes is wrong.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let input = input::tournament(&args.file, console)?;
    let tournament = &input.tournament;
    let refused = |error: StandingsError| Failure::of_standings(&error);
    let criteria = criteria(args, tournament).map_err(refused)?;
    let own = Ground::of(tournament);
    let ground = Ground {
        system: args.system.or(own.system),
        seed: args.seed.or(own.seed),
        forfeits: if args.forfeit_counts { ForfeitOpponents::Count } else { own.forfeits },
    };
    let table = standings_on(ground, tournament, &criteria).map_err(refused)?;
    let prizes = match &args.prizes {
        None => None,
        Some(list) => {
            let unreadable = |error: UnreadablePrizes| Failure::usage(error.message());
            let list: PrizeList = list.parse().map_err(unreadable)?;
            Some(share_prizes(tournament, &table, &list).map_err(refused)?)
        }
    };
    let lang = console.lang();
    let text = match args.explain {
        Some(no) => {
            let row = find(&table, no, &input)?;
            let prize = prizes.as_ref().map(|prizes| prizes::line(prizes, row.no, lang));
            derivation(row, tournament, ground.system, lang) + &prize.unwrap_or_default()
        }
        None if args.json => {
            let mut data = as_data(&table, tournament, lang);
            if let Some(prizes) = &prizes {
                data["prizes"] = prizes::as_data(prizes, tournament, lang);
            }
            format!("{data:#}\n")
        }
        None => {
            let table = as_text(&table, tournament, lang);
            let prizes = prizes.as_ref().map(|prizes| prizes::as_text(prizes, tournament, lang));
            let parts = [Some(table), ratings::notes(tournament, lang), prizes];
            parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
        }
    };
    console.print(&text)?;
    Ok(Exit::Done)
}

/// What the user asks for, else what the file says, else the usual list.
fn criteria(args: &Args, tournament: &Tournament) -> Result<Vec<Criterion>, StandingsError> {
    let system = args.system.or(tournament.system());
    let list = match &args.by {
        Some(list) => Criterion::parse_list(list)?,
        None if tournament.criteria().is_empty() => preset(system).to_vec(),
        None => Criterion::from_names(tournament.criteria().iter().map(String::as_str))?,
    };
    Ok(list)
}

fn find<'a>(table: &'a Standings, no: u32, input: &Input) -> Result<&'a StandingsRow, Failure> {
    table.rows.iter().find(|row| row.no.get() == no).ok_or_else(|| {
        let message = Message::new("unknown-competitor").with("no", no);
        Failure::one(Exit::BadInput, Complaint::file(&input.name, message))
    })
}

fn name(tournament: &Tournament, no: StartNumber) -> String {
    tournament.competitor(no).map(|competitor| competitor.name.to_string()).unwrap_or_default()
}

pub(super) fn as_text(table: &Standings, tournament: &Tournament, lang: Lang) -> String {
    text_of(table, lang, |no| (no.to_string(), name(tournament, no)))
}

/// The table with the number and name that `who` gives.
pub(super) fn text_of(
    table: &Standings,
    lang: Lang,
    who: impl Fn(StartNumber) -> (String, String),
) -> String {
    let mut aligns = vec![Align::Right, Align::Right, Align::Left];
    let mut head: Vec<String> = [
        Message::new("cli-column-place"),
        Message::new("cli-column-number"),
        Message::new("cli-column-name"),
    ]
    .map(|message| message.text(lang))
    .into();
    for criterion in &table.criteria {
        aligns.push(Align::Right);
        head.push(criterion.heading().text(lang));
    }
    let mut rows = vec![head];
    rows.extend(table.rows.iter().map(|row| {
        let (number, name) = who(row.no);
        let mut cells = vec![row.place.to_string(), number, name];
        cells.extend(row.columns.iter().map(|column| Figure::new(column.value, lang).to_string()));
        cells
    }));
    text_table::lines(&aligns, &rows)
}

fn derivation(row: &StandingsRow, tournament: &Tournament, system: Option<System>, lang: Lang) -> String {
    let title = Message::new("cli-standing-of")
        .with("who", tournament.label(row.no))
        .with("place", row.place.to_string());
    let mut lines = vec![title.text(lang)];
    for column in &row.columns {
        lines.push(format!("{} [{}]", column_title(column).text(lang), column.criterion.clause(system)));
        lines.extend(column.derivation.iter().map(|part| format!("  {}", part.message().text(lang))));
    }
    lines.join("\n") + "\n"
}

fn column_title(column: &Column) -> Message {
    let message = match column.value {
        Value::Order(None) => Message::new("cli-standing-unneeded"),
        Value::NotApplied | Value::Average(None) | Value::Whole(None) | Value::Rating(None) => {
            Message::new("cli-standing-without-value")
        }
        Value::Order(Some(_))
        | Value::Amount(_)
        | Value::Average(Some(_))
        | Value::Whole(Some(_))
        | Value::Rating(Some(_))
        | Value::Number(_) => Message::new("cli-standing-column").with("value", column.value),
    };
    message.with("heading", column.criterion.heading()).with("meaning", column.criterion.meaning())
}

fn as_data(table: &Standings, tournament: &Tournament, lang: Lang) -> serde_json::Value {
    let column = |column: &Column| {
        let parts = column.derivation.iter().map(Contribution::message);
        let parts: Vec<_> =
            parts.map(|message| json!({ "text": message.text(lang), "message": message })).collect();
        json!({
            "criterion": column.criterion.code(),
            "value": column.value.to_string(),
            "derivation": parts,
        })
    };
    let row = |row: &StandingsRow| {
        let mut data = json!({
            "place": [row.place.from, row.place.to],
            "no": row.no,
            "name": name(tournament, row.no),
            "values": row.columns.iter().map(column).collect::<Vec<_>>(),
        });
        if let Some(rating) = tournament.competitor(row.no).and_then(|competitor| competitor.rating) {
            data["rating"] = json!({ "value": rating.value(), "basis": rating.basis().code() });
        }
        data
    };
    json!({
        "criteria": table.criteria.iter().map(|criterion| criterion.code()).collect::<Vec<_>>(),
        "rows": table.rows.iter().map(row).collect::<Vec<_>>(),
    })
}
