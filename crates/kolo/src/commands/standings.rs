//! `kolo standings`: who stands where, and why.

use std::path::PathBuf;

use kolo_messages::{Lang, Message};
use kolo_model::{StartNumber, System, Tournament};
use kolo_standings::{
    Column, Contribution, Criterion, Standings, StandingsError, StandingsRow, Value, preset, standings_in,
};
use serde_json::json;

use crate::cli::systems;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, Input};
use crate::text_table::{self, Align};

const EXAMPLES: &str = "\
Examples:
  kolo standings club.json
  kolo standings club.trf --by points,direct,sdos
  kolo standings club.json --explain 7        how the numbers of no. 7 came about

Criteria: points, direct (encounter), sdos, sos, wins. Who is equal in all of them shares the place.";

/// Show who stands where, and how every number came about
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A tournament file (.trf or .json), or - for standard input
    file: PathBuf,
    /// Criteria, the first one first [default: those of the file, else the usual ones of the system]
    #[arg(long, value_name = "LIST")]
    by: Option<String>,
    /// By which system it is played [default: the system the file names]
    #[arg(long, value_name = "SYSTEM", value_parser = systems())]
    system: Option<System>,
    /// Show instead how the values of this competitor came about
    #[arg(long, value_name = "NO", conflicts_with = "json")]
    explain: Option<u32>,
    /// Print table and derivations as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When the file or the list of criteria is wrong.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let input = input::tournament(&args.file, console)?;
    let criteria = criteria(args, &input.tournament).map_err(|error| Failure::of_standings(&error))?;
    let system = args.system.or(input.tournament.system());
    let table = standings_in(system, &input.tournament, &criteria);
    let table = table.map_err(|error| Failure::of_standings(&error))?;
    let text = match args.explain {
        Some(no) => derivation(find(&table, no, &input)?, &input.tournament, console.lang()),
        None if args.json => format!("{:#}\n", as_data(&table, &input.tournament, console.lang())),
        None => as_text(&table, &input.tournament, console.lang()),
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
        let mut cells = vec![row.place.to_string(), row.no.to_string(), name(tournament, row.no)];
        cells.extend(row.columns.iter().map(|column| column.value.to_string()));
        cells
    }));
    text_table::lines(&aligns, &rows)
}

fn derivation(row: &StandingsRow, tournament: &Tournament, lang: Lang) -> String {
    let title = Message::new("cli-standing-of")
        .with("who", tournament.label(row.no))
        .with("place", row.place.to_string());
    let mut lines = vec![title.text(lang)];
    for column in &row.columns {
        lines.push(format!("{} [{}]", column_title(column).text(lang), column.criterion.clause()));
        lines.extend(column.derivation.iter().map(|part| format!("  {}", part.message().text(lang))));
    }
    lines.join("\n") + "\n"
}

fn column_title(column: &Column) -> Message {
    let message = match column.value {
        Value::Order(None) => Message::new("cli-standing-unneeded"),
        Value::Order(Some(_)) | Value::Amount(_) => {
            Message::new("cli-standing-column").with("value", column.value.to_string())
        }
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
        json!({
            "place": [row.place.from, row.place.to],
            "no": row.no,
            "name": name(tournament, row.no),
            "values": row.columns.iter().map(column).collect::<Vec<_>>(),
        })
    };
    json!({
        "criteria": table.criteria.iter().map(|criterion| criterion.code()).collect::<Vec<_>>(),
        "rows": table.rows.iter().map(row).collect::<Vec<_>>(),
    })
}
