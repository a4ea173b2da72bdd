//! `kolo convert`: from one format into another.

use std::path::{Path, PathBuf};

use kolo_formats::{CannotWrite, FileNote, Format, Writing, egd_list, h9};
use kolo_messages::Message;
use kolo_model::{RawTournament, Tournament};
use kolo_ratings::egf::EventClass;

use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, Input, STANDARD_STREAM};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  kolo convert club.trf club.json
  kolo convert players.csv club.json          a list of competitors becomes a tournament
  kolo convert players.csv club.json --list egf_db.txt
                                              with ranks, ratings and PINs of the European list
  kolo convert club.json club.h9 --class B    results for the European Go Database
  kolo convert club.json club.xml             a tournament for OpenGotha
  kolo convert --to trf club.json -           to standard output

What the other format cannot hold is reported on standard error.";

/// Convert a file into another format
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The file to read (.trf, .json, .h9, .xml or .csv), or - for standard input
    #[arg(value_name = "A")]
    source: PathBuf,
    /// The file to write (.trf, .json, .h9 or .xml), or - for standard output
    #[arg(value_name = "B")]
    target: PathBuf,
    /// Format of A [default: by its extension, else by its content]
    #[arg(long, value_name = "FORMAT", value_parser = choice(&Source::ALL, Source::code))]
    from: Option<Source>,
    /// Format of B [default: by its extension]
    #[arg(long, value_name = "FORMAT", value_parser = choice(&Format::ALL, Format::code))]
    to: Option<Format>,
    /// Fill in competitors of a .csv from this rating list of the European Go Database
    #[arg(long, value_name = "LIST")]
    list: Option<PathBuf>,
    /// Class of the tournament, for the heading of an .h9
    #[arg(long, value_name = "CLASS", value_parser = choice(&EventClass::ALL, EventClass::code))]
    class: Option<EventClass>,
}

/// What can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    Tournament(Format),
    /// Competitors alone.
    Csv,
}

impl Source {
    const ALL: [Source; 5] = [
        Source::Tournament(Format::Trf),
        Source::Tournament(Format::Json),
        Source::Tournament(Format::H9),
        Source::Tournament(Format::OpenGotha),
        Source::Csv,
    ];

    fn code(self) -> &'static str {
        match self {
            Source::Tournament(format) => format.code(),
            Source::Csv => "csv",
        }
    }

    fn of_file_name(name: &str) -> Option<Source> {
        let ending = name.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
        match ending.as_deref() {
            Some("csv") => Some(Source::Csv),
            _ => Format::of_file_name(name).map(Source::Tournament),
        }
    }
}

/// # Errors
/// When a file cannot be read, understood or written.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let target = args.target.display().to_string();
    let to = args.to.or_else(|| Format::of_file_name(&target));
    let to = to.ok_or_else(|| unknown_target(&args.target))?;
    if args.class.is_some() && to != Format::H9 {
        return Err(Failure::usage(Message::new("cli-class-for-h9")));
    }
    let input = read_any(&args.source, args.from, args.list.as_deref(), console)?;
    let written = write(to, &input.tournament, args.class);
    let written = written.map_err(|cannot| Failure::of_format(&target, &cannot))?;
    output::save(&args.target, &written.bytes, console)?;
    console.warn(&target, &written.lost);
    Ok(Exit::Done)
}

fn write(to: Format, tournament: &Tournament, class: Option<EventClass>) -> Result<Writing, CannotWrite> {
    match (to, class) {
        (Format::H9, Some(class)) => h9::write(tournament, Some(class.code())),
        _ => kolo_formats::write(to, tournament),
    }
}

/// Reads every format that can be read, a list of competitors included; what is odd about it is reported on the console.
pub(super) fn read_any(
    file: &Path,
    from: Option<Source>,
    list: Option<&Path>,
    console: &mut Console<'_>,
) -> Result<Input, Failure> {
    let name = file.display().to_string();
    let bytes = input::bytes(file)?;
    let from = from.or_else(|| Source::of_file_name(&name));
    let from = from.unwrap_or_else(|| Source::Tournament(Format::sniff(&bytes)));
    let list = match list {
        Some(_) if from != Source::Csv => return Err(Failure::usage(Message::new("cli-list-for-csv"))),
        Some(list) => Some(input::rating_list(list, console)?),
        None => None,
    };
    let (tournament, warnings) = understand(&name, from, &bytes, list.as_ref())?;
    console.warn(&name, &warnings);
    Ok(Input { name, tournament })
}

fn understand(
    name: &str,
    from: Source,
    bytes: &[u8],
    list: Option<&egd_list::RatingList>,
) -> Result<(Tournament, Vec<FileNote>), Failure> {
    match from {
        Source::Tournament(format) => {
            let reading = kolo_formats::read(format, bytes);
            let reading = reading.map_err(|problems| Failure::of_content(name, &problems))?;
            Ok((reading.tournament, reading.warnings))
        }
        Source::Csv => {
            let reading = kolo_formats::csv::read(bytes);
            let mut reading = reading.map_err(|problems| Failure::of_content(name, &problems))?;
            if let Some(list) = list {
                reading.warnings.extend(egd_list::fill_in(list, &mut reading.competitors));
            }
            let raw = RawTournament { competitors: reading.competitors, ..RawTournament::default() };
            let checked = raw.check().map_err(|problems| Failure::of_problems(name, &problems))?;
            Ok((checked.tournament, reading.warnings))
        }
    }
}

fn unknown_target(target: &Path) -> Failure {
    if target == Path::new(STANDARD_STREAM) {
        return Failure::usage(Message::new("cli-format-needed"));
    }
    Failure::one(
        Exit::BadInput,
        Complaint::file(&target.display().to_string(), Message::new("cli-format-unknown")),
    )
}
