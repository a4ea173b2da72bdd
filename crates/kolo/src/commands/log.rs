//! `kolo log`: the tournaments of a database, their logs, and safe copies of them.

use std::io::Read;
use std::path::Path;

use kolo_desk::{Desk, DeskError};
use kolo_messages::Message;
use kolo_store::{
    Defect, EventLog, ExportError, ImportAs, ImportError, Store, StreamId, export_to_file, import_from_file,
};
use kolo_web::logs::{self, Reading};
use kolo_web::privacy::{self, Erasure, PersonProblem};

use kolo_tournament::{Ledger, Recorded};

use crate::clock;
use crate::console::Console;
use crate::database::{self, failure_of_desk, failure_of_store, no_such_stream};
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::STANDARD_STREAM;
use crate::text_table::{self, Align};

const EXAMPLES: &str = "\
Examples:
  kolo log list --database sqlite:club.sqlite
  kolo log show spring-cup --database sqlite:club.sqlite
  kolo log export spring-cup spring-cup.jsonl --database sqlite:club.sqlite
  kolo log import spring-cup.jsonl --as spring-cup-copy --database postgres://localhost/kolo
  kolo log backup club-backup.sqlite --database sqlite:club.sqlite
  kolo log check --database sqlite:club.sqlite
  kolo log export-person t-spring-cup 17 --database sqlite:club.sqlite
  kolo log erase-person t-spring-cup 17 --by Eva --reason \"asked for by letter\" --yes --database sqlite:club.sqlite";

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
        /// Also show the data of each event
        #[arg(long)]
        details: bool,
    },
    /// Write the log of a tournament to a file
    #[command(after_help = EXAMPLES)]
    Export {
        /// Name of the tournament
        name: String,
        /// File to write, which must not exist, or - for standard output
        file: String,
    },
    /// Read a tournament from a file that `export` wrote
    #[command(after_help = EXAMPLES)]
    Import {
        /// File to read, or - for standard input
        file: String,
        /// Give the tournament this name
        #[arg(long = "as", value_name = "NAME")]
        name: Option<String>,
    },
    /// Copy the whole database, also while it is in use
    #[command(after_help = EXAMPLES)]
    Backup {
        /// File to write; must not exist
        file: String,
    },
    /// Check the database and every log in it
    #[command(after_help = EXAMPLES)]
    Check,
    /// Print all data about one person, as JSON
    #[command(after_help = EXAMPLES)]
    ExportPerson {
        /// Name of the tournament or contest
        name: String,
        /// Number of a competitor, or id of a player of a contest
        who: String,
    },
    /// Erase the data of one person on request; results and places stay
    #[command(after_help = EXAMPLES)]
    ErasePerson {
        /// Name of the tournament or contest
        name: String,
        /// Number of a competitor, or id of a player of a contest
        who: String,
        /// Who erases
        #[arg(long, value_name = "NAME")]
        by: String,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Erase; without it the command only lists what would be erased
        #[arg(long)]
        yes: bool,
    },
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
        Action::Show { name, details } => show(store, name, *details, console).await,
        Action::Export { name, file } => export(store, name, file, console).await,
        Action::Import { file, name } => import(store, file, name.as_deref(), console).await,
        Action::Backup { file } => {
            store.backup(Path::new(file)).await.map_err(|error| failure_of_store(&error))?;
            say(console, &Message::new("log-backup-done").with("file", file.as_str()))
        }
        Action::Check => check(store, console).await,
        Action::ExportPerson { name, who } => export_person(store, name, who, console).await,
        Action::ErasePerson { name, who, by, reason, yes } => {
            let stream = database::stream(name)?;
            let plan =
                privacy::plan(store, &stream, who).await.map_err(|problem| failure_of_person(&problem))?;
            if !yes {
                say(console, &would_erase(&plan))?;
                return say(console, &Message::new("privacy-cli-sure"));
            }
            let done = privacy::erase(store, &stream, who, by, reason, clock::now_milliseconds()).await;
            let done = done.map_err(|problem| failure_of_person(&problem))?;
            let message = Message::new("privacy-cli-done").with("label", done.label.as_str());
            say(console, &message.with("events", done.events()))
        }
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

async fn show(store: &Store, name: &str, details: bool, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stream = database::stream(name)?;
    match logs::read(store, &stream).await.map_err(|error| failure_of_store(&error))? {
        Reading::Another => {}
        // Its events cannot be read as a tournament; the log itself can be shown all the same.
        Reading::Sound | Reading::Damaged(_) => return show_events(store, &stream, details, console).await,
    }
    let desk = Desk::open(store.clone(), stream.clone()).await.map_err(|error| failure_of_desk(&error))?;
    if desk.version().0 == 0 {
        return Err(no_such_stream(&stream));
    }
    for (line, record) in lines(desk.ledger()).iter().zip(desk.ledger().records()) {
        console.print(&format!("{line}\n"))?;
        if details && let Ok(payload) = record.event.payload() {
            console.print(&format!("      {}\n", visible(&payload)))?;
        }
    }
    Ok(Exit::Done)
}

/// The events of a log that is not a tournament, as they stand.
async fn show_events(
    store: &Store,
    stream: &StreamId,
    details: bool,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    for event in store.read_all(stream).await.map_err(|error| failure_of_store(&error))? {
        let reason = event.reason.as_deref().map(|reason| format!(" – {}", visible(reason)));
        let (seq, time, author) = (event.seq.0, clock::utc(event.at.0), visible(&event.author));
        let reason = reason.unwrap_or_default();
        console.print(&format!("{seq:>4}  {time}  {author}  {}{reason}\n", visible(&event.code)))?;
        if details {
            console.print(&format!("      {}\n", visible(&event.payload)))?;
        }
    }
    Ok(Exit::Done)
}

async fn export(store: &Store, name: &str, file: &str, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stream = database::stream(name)?;
    if file == STANDARD_STREAM {
        let mut bytes = Vec::new();
        kolo_store::export(store, &stream, &mut bytes).await.map_err(|error| match error {
            ExportError::Store(error) => failure_of_store(&error),
            ExportError::Write(error) => Failure::of_output(&error),
            other => Failure::one(Exit::Failed, Complaint::usage(other.message())),
        })?;
        console.print_bytes(&bytes)?;
        return Ok(Exit::Done);
    }
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
    let imported = if file == STANDARD_STREAM {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map_err(|error| Failure::of_reading(file, &error))?;
        kolo_store::import(store, file, &mut bytes.as_slice(), name).await
    } else {
        import_from_file(store, Path::new(file), name).await
    };
    let stream = imported.map_err(|error| match error {
        ImportError::Store(error) => failure_of_store(&error),
        // The message names file and line itself.
        problem => Failure::one(Exit::BadInput, Complaint::usage(problem.message())),
    })?;
    say(console, &Message::new("log-import-done").with("stream", stream.as_str()))
}

/// Everything that is known about a person.
async fn export_person(
    store: &Store,
    name: &str,
    who: &str,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let stream = database::stream(name)?;
    let data = privacy::export(store, &stream, who, console.lang()).await;
    let data = data.map_err(|problem| failure_of_person(&problem))?;
    console.print(&format!("{data:#}\n"))?;
    Ok(Exit::Done)
}

fn would_erase(plan: &Erasure) -> Message {
    if plan.rewrites.is_empty() {
        return Message::new("privacy-erase-nothing");
    }
    let message = Message::new("privacy-erase-would").with("name", plan.name.as_str());
    message.with("label", plan.label.as_str()).with("events", plan.events())
}

fn failure_of_person(problem: &PersonProblem) -> Failure {
    match problem {
        PersonProblem::Store(error) => failure_of_store(error),
        PersonProblem::NoLog(_)
        | PersonProblem::Nobody
        | PersonProblem::NoReason
        | PersonProblem::PlayChanges
        | PersonProblem::Stale
        | PersonProblem::Unreadable(_) => {
            let complaint = Complaint { clause: problem.clause(), ..Complaint::usage(problem.message()) };
            Failure::one(Exit::BadInput, complaint)
        }
    }
}

/// The database is sound, and every tournament can be followed from its first event to its last.
async fn check(store: &Store, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let checked = store.check().await.map_err(|error| failure_of_store(&error))?;
    let mut complaints: Vec<Complaint> =
        checked.defects.iter().map(Defect::message).map(Complaint::usage).collect();
    for info in store.list().await.map_err(|error| failure_of_store(&error))? {
        match logs::read(store, &info.stream).await.map_err(|error| failure_of_store(&error))? {
            Reading::Another => {}
            Reading::Sound => continue,
            Reading::Damaged(why) => {
                let message = Message::new("log-damaged").with("why", why);
                complaints.push(Complaint::file(info.stream.as_str(), message));
                continue;
            }
        }
        match Desk::open(store.clone(), info.stream.clone()).await {
            Ok(_) => {}
            Err(DeskError::Mistake(mistake)) => {
                let message = Message::new("log-damaged").with("why", mistake.to_string());
                complaints.push(Complaint::file(info.stream.as_str(), message));
            }
            Err(error) => return Err(failure_of_desk(&error)),
        }
    }
    if !complaints.is_empty() {
        return Err(Failure::Complaints { exit: Exit::No, complaints });
    }
    let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let sound = Message::new("log-check-sound")
        .with("streams", count(checked.streams))
        .with("events", count(checked.events));
    say(console, &sound)
}

/// One line for every event: number, time, author, code, reason.
pub(super) fn lines(ledger: &Ledger) -> Vec<String> {
    let line = |record: &Recorded| {
        let time = clock::utc(record.at.0);
        let undone = if ledger.is_undone(record.step) { " (×)" } else { "" };
        let reason =
            record.reason.as_deref().map(|reason| format!(" – {}", visible(reason))).unwrap_or_default();
        format!("{:>4}  {time}  {}  {}{undone}{reason}", record.seq, record.by.name, record.event.code())
    };
    ledger.records().iter().map(line).collect()
}

/// A text that cannot move the cursor or change colours of a terminal.
fn visible(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter })
        .collect()
}
