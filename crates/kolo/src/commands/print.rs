//! `kolo print`: what hangs on the wall and lies on the tables, as a PDF.

use std::path::{Path, PathBuf};

use kolo_contest::{Timestamp, VenueId};
use kolo_desk::{Desk, StreamKind};
use kolo_messages::{Lang, Message};
use kolo_model::{EventInfo, Tournament};
use kolo_print::layout::Layout;
use kolo_print::sheets::{Alone, Asked, Held, Matches, NoDocument, Origin, Source};
use kolo_print::{Document, Kind};

use super::{contest, stages};
use crate::cli::choice;
use crate::clock;
use crate::console::Console;
use crate::database::{self, failure_of_desk, failure_of_store, no_such_stream};
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, STANDARD_STREAM};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  kolo print pairings club.trf -o pairings.pdf
                                              who plays whom in the latest round
  kolo print names club.trf --round 2 -o names.pdf
  kolo print slips club.trf -o slips.pdf      four to a page, to be cut
  kolo print standings spring-cup --database sqlite:club.sqlite -o table.pdf
  kolo print match-sheets cup.json ot-brno -o sheets.pdf
                                              a sheet for every open match of a contest
  kolo print bracket winter-cup --database sqlite:club.sqlite -o bracket.pdf
                                              of a knockout of the web application, or of a stages file
  kolo print poster spring-cup --database sqlite:club.sqlite \\
      --link https://club.example/t/spring-cup -o poster.pdf

Documents: badges, poster, pairings, names (pairings by name), slips, match-sheets, standings,
crosstable, chart (all rounds of all players); for groups and knockouts also groups and bracket.";

/// Print a document as a PDF
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Which document
    #[arg(value_parser = choice(&Kind::ALL, Kind::code))]
    kind: Kind,
    /// A tournament file (.trf, .json, .h9 or .xml), a stages file, a contest file, or with --database the name of a
    /// tournament or knockout
    file: PathBuf,
    /// Which tournament of a contest file
    venue: Option<VenueId>,
    /// Print a tournament of this database: sqlite:PATH or postgres://…
    #[arg(long, value_name = "URL", conflicts_with = "venue")]
    database: Option<String>,
    /// Round [default: the latest]
    #[arg(long, value_name = "N")]
    round: Option<u32>,
    /// In groups and knockouts, also print matches that have a result
    #[arg(long)]
    all: bool,
    /// The address of the tournament, for a poster
    #[arg(long, value_name = "URL")]
    link: Option<String>,
    /// The file to write, or - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// # Errors
/// When the tournament cannot be read, has no such document, or the file cannot be written.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if args.kind == Kind::Poster && args.link.is_none() {
        return Err(Failure::usage(Message::new("paper-cli-no-link")));
    }
    let document = match (&args.venue, &args.database) {
        (Some(venue), _) => of_contest(args, venue, console.lang())?,
        (None, Some(url)) => of_log(args, url, console.lang())?,
        (None, None) => of_file(args, console)?,
    };
    let pages = Layout::of(&document).pages.len();
    let bytes = document.pdf().map_err(|error| {
        let message = Message::new("cli-why-other").with("text", error.to_string());
        Failure::one(Exit::Internal, Complaint::usage(message))
    })?;
    output::save(&args.output, &bytes, console)?;
    if args.output != Path::new(STANDARD_STREAM) {
        let file = args.output.display().to_string();
        let done = Message::new("paper-cli-written").with("file", file).with("pages", pages);
        console.print(&format!("{}\n", done.text(console.lang())))?;
    }
    Ok(Exit::Done)
}

fn refused(file: &Path, none: &NoDocument) -> Failure {
    Failure::one(Exit::BadInput, Complaint::file(&file.display().to_string(), none.message()))
}

fn asked(args: &Args) -> Asked<'_> {
    let link = args.link.as_deref().unwrap_or_default();
    let matches = if args.all { Matches::All } else { Matches::Usual };
    Asked { kind: args.kind, round: args.round, matches, link }
}

/// A document of a tournament that has rounds.
fn with_rounds(args: &Args, source: Source<'_>, origin: &Origin) -> Result<Document, Failure> {
    if args.all {
        return Err(Failure::usage(Message::new("paper-cli-all-of-matches")));
    }
    source.document(origin, asked(args)).map_err(|none| refused(&args.file, &none))
}

/// A document of a tournament whose matches have names.
fn with_matches(args: &Args, source: Source<'_>, origin: &Origin) -> Result<Document, Failure> {
    source.document(origin, asked(args)).map_err(|none| {
        if none == NoDocument::NoOpenMatches {
            let message = Message::new("paper-cli-no-open-matches");
            return Failure::one(Exit::No, Complaint::file(&args.file.display().to_string(), message));
        }
        refused(&args.file, &none)
    })
}

fn of_file(args: &Args, console: &mut Console<'_>) -> Result<Document, Failure> {
    if let Some(file) = stages::if_stages(&args.file)? {
        let event = file.name.as_ref().map(ToString::to_string).unwrap_or_default();
        let origin = Origin { event, date: String::new(), version: None, lang: console.lang() };
        return with_matches(args, Source::Alone(Alone::of_file(&file)), &origin);
    }
    let input = input::tournament(&args.file, console).map_err(|failure| {
        // A contest has several tournaments; say so instead of what its file lacks as one of them.
        if args.file != Path::new(STANDARD_STREAM) && contest::is_contest(&args.file) {
            let message = Message::new("paper-cli-no-venue");
            return Failure::one(Exit::BadInput, Complaint::file(&args.file.display().to_string(), message));
        }
        failure
    })?;
    let facts: &Tournament = &input.tournament;
    let origin = Origin {
        event: facts.event().name.clone(),
        date: dates(facts.event()),
        version: None,
        lang: console.lang(),
    };
    with_rounds(args, Source::File(facts), &origin)
}

/// The days of a tournament as its file writes them.
fn dates(event: &EventInfo) -> String {
    let (start, end) = (event.start.trim(), event.end.trim());
    if end.is_empty() || start == end { start.to_owned() } else { format!("{start} – {end}") }
}

fn of_log(args: &Args, url: &str, lang: Lang) -> Result<Document, Failure> {
    database::run(async {
        database::must_exist(url, false)?;
        let store = database::open(url).await?;
        let document = document_of_log(args, &store, lang).await;
        store.close().await.map_err(|error| failure_of_store(&error))?;
        document
    })
}

async fn document_of_log(args: &Args, store: &kolo_store::Store, lang: Lang) -> Result<Document, Failure> {
    let name = args.file.display().to_string();
    let stream = database::stream(&name)?;
    // The web application keeps its tournaments under names of their own kind.
    let of_web = StreamKind::Tournament.stream(&name);
    for stream in [Some(stream.clone()), of_web].into_iter().flatten() {
        let desk = Desk::open(store.clone(), stream).await.map_err(|error| failure_of_desk(&error))?;
        let Some(state) = desk.ledger().state() else { continue };
        let origin = Origin {
            event: state.settings().name.to_string(),
            date: String::new(),
            version: Some(desk.version().0),
            lang,
        };
        let source = Source::of_tournament(state, args.round);
        let made = if source.is_of_stages() { with_matches } else { with_rounds };
        return made(args, source, &origin);
    }
    Err(no_such_stream(&stream))
}

fn of_contest(args: &Args, venue: &VenueId, lang: Lang) -> Result<Document, Failure> {
    let contest = contest::read(&args.file)?;
    let venue = contest::known(&args.file, &contest, venue)?;
    let held = Held { contest: &contest, venue, now: Timestamp(clock::now_milliseconds()) };
    let origin =
        Origin { event: venue.plan.name.to_string(), date: venue.plan.day.to_string(), version: None, lang };
    with_matches(args, Source::Venue(held), &origin)
}
