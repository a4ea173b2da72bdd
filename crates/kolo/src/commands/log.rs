//! `kolo log`: the tournaments of a database, their logs, and safe copies of them.

use std::path::Path;

use kolo_desk::Desk;
use kolo_messages::Message;
use kolo_store::{Defect, EventLog, ImportAs, ImportError, Store, export_to_file, import_from_file};

use kolo_tournament::{Ledger, Recorded};

use crate::clock;
use crate::console::Console;
use crate::database::{self, failure_of_desk, failure_of_store, no_such_stream};
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::text_table::{self, Align};

const EXAMPLES: &str = "\
Examples:
  kolo log list --database sqlite:club.sqlite
  kolo log show spring-cup --database sqlite:club.sqlite
  kolo log export spring-cup spring-cup.jsonl --database sqlite:club.sqlite
  kolo log import spring-cup.jsonl --as spring-cup-copy --database postgres://localhost/kolo
  kolo log backup club-backup.sqlite --database sqlite:club.sqlite
  kolo log check --database sqlite:club.sqlite";

/// What was typed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    action: Action,
    /// The database: sqlite:PATH or postgres://…
    #[arg(long, global = true, value_name = "URL", default_value = "sqlite:kolo.sqlite")]
    database: String,
}

/// What can be done with a log.
#[derive(Debug, clap::Subcommand)]
enum Action {
    /// List the tournaments
    #[command(after_help = EXAMPLES)]
    List,
    /// Show everything that happened to a tournament
    #[command(after_help = EXAMPLES)]
    Show {
        /// Name of the tournament
        name: String,
    },
    /// Write a tournament into one file
    #[command(after_help = EXAMPLES)]
    Export {
        /// Name of the tournament
        name: String,
        /// File to write; must not exist
        file: String,
    },
    /// Read a tournament from such a file
    #[command(after_help = EXAMPLES)]
    Import {
        /// File to read
        file: String,
        /// Give the tournament this name
        #[arg(long = "as", value_name = "NAME")]
        name: Option<String>,
    },
    /// Copy the whole database, while others work on
    #[command(after_help = EXAMPLES)]
    Backup {
        /// File to write; must not exist
        file: String,
    },
    /// Look the database over
    #[command(after_help = EXAMPLES)]
    Check,
}

/// Does it.
///
/// # Errors
/// When the database or a file fails, or a name is unknown.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    database::run(async {
        let creates = matches!(args.action, Action::Import { .. });
        database::must_exist(&args.database, creates)?;
        let store = database::open(&args.database).await?;
        let answer = answer(&store, &args.action, console).await;
        store.close().await.map_err(|error| failure_of_store(&error))?;
        answer
    })
}

async fn answer(store: &Store, action: &Action, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match action {
        Action::List => list(store, console).await,
        Action::Show { name } => show(store, name, console).await,
        Action::Export { name, file } => export(store, name, file, console).await,
        Action::Import { file, name } => import(store, file, name.as_deref(), console).await,
        Action::Backup { file } => {
            store.backup(Path::new(file)).await.map_err(|error| failure_of_store(&error))?;
            say(console, &Message::new("log-backup-done").with("file", file.as_str()))
        }
        Action::Check => check(store, console).await,
    }
}

fn say(console: &mut Console<'_>, message: &Message) -> Result<Exit, Failure> {
    let text = message.text(console.lang());
    console.print(&format!("{text}\n"))?;
    Ok(Exit::Done)
}

async fn list(store: &Store, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let streams = store.list().await.map_err(|error| failure_of_store(&error))?;
    if streams.is_empty() {
        return say(console, &Message::new("log-empty").with("place", store.place()));
    }
    let rows: Vec<Vec<String>> = streams
        .iter()
        .map(|info| vec![info.stream.to_string(), info.version.to_string(), clock::utc(info.last_at.0)])
        .collect();
    console.print(&text_table::lines(&[Align::Left, Align::Right, Align::Left], &rows))?;
    Ok(Exit::Done)
}

async fn show(store: &Store, name: &str, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stream = database::stream(name)?;
    let desk = Desk::open(store.clone(), stream.clone()).await.map_err(|error| failure_of_desk(&error))?;
    if desk.version().0 == 0 {
        return Err(no_such_stream(&stream));
    }
    for line in lines(desk.ledger()) {
        console.print(&format!("{line}\n"))?;
    }
    Ok(Exit::Done)
}

async fn export(store: &Store, name: &str, file: &str, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stream = database::stream(name)?;
    let version = export_to_file(store, &stream, Path::new(file)).await;
    let version = version.map_err(|error| failure_of_store(&error))?;
    let done = Message::new("log-export-done").with("stream", name).with("events", version.to_string());
    say(console, &done.with("file", file))
}

async fn import(
    store: &Store,
    file: &str,
    name: Option<&str>,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let name = match name {
        Some(name) => ImportAs::Name(database::stream(name)?),
        None => ImportAs::SameName,
    };
    let imported = import_from_file(store, Path::new(file), name).await;
    let stream = imported.map_err(|error| match error {
        ImportError::Store(error) => failure_of_store(&error),
        // The message names file and line itself.
        problem => Failure::one(Exit::BadInput, Complaint::usage(problem.message())),
    })?;
    say(console, &Message::new("log-import-done").with("stream", stream.as_str()))
}

async fn check(store: &Store, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let checked = store.check().await.map_err(|error| failure_of_store(&error))?;
    if checked.defects.is_empty() {
        let sound = Message::new("log-check-sound")
            .with("streams", checked.streams.to_string())
            .with("events", checked.events.to_string());
        return say(console, &sound);
    }
    let complaints = checked.defects.iter().map(Defect::message).map(Complaint::usage).collect();
    Err(Failure::Told { exit: Exit::No, complaints })
}

/// One line for every event: number, time, author, code, reason.
pub(super) fn lines(ledger: &Ledger) -> Vec<String> {
    let line = |record: &Recorded| {
        let time = clock::utc(record.at.0);
        let undone = if ledger.is_undone(record.step) { " (×)" } else { "" };
        let reason = record.reason.as_deref().map(|reason| format!(" – {reason}")).unwrap_or_default();
        format!("{:>4}  {time}  {}  {}{undone}{reason}", record.seq.0, record.by.name, record.event.code())
    };
    ledger.records().iter().map(line).collect()
}
