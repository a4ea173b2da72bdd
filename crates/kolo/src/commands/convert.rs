//! `kolo convert`: from one format into another.

use std::path::{Path, PathBuf};

use kolo_formats::{FileNote, Format};
use kolo_messages::Message;
use kolo_model::{RawTournament, Tournament};

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
  kolo convert --to trf club.json -           to standard output

What the other format cannot express is told on standard error.";

/// Convert a file into another format
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The file to read (.trf, .json or .csv), or - for standard input
    #[arg(value_name = "A")]
    source: PathBuf,
    /// The file to write (.trf or .json), or - for standard output
    #[arg(value_name = "B")]
    target: PathBuf,
    /// Format of A [default: by its ending, else by its content]
    #[arg(long, value_name = "FORMAT", value_parser = choice(&Source::ALL, Source::code))]
    from: Option<Source>,
    /// Format of B [default: by its ending]
    #[arg(long, value_name = "FORMAT", value_parser = choice(&Format::ALL, Format::code))]
    to: Option<Format>,
}

/// What can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    Tournament(Format),
    /// Competitors alone.
    Csv,
}

impl Source {
    const ALL: [Source; 3] = [Source::Tournament(Format::Trf), Source::Tournament(Format::Json), Source::Csv];

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
    let input = read_any(&args.source, args.from, console)?;
    let written =
        kolo_formats::write(to, &input.tournament).map_err(|cannot| Failure::of_format(&target, cannot))?;
    output::save(&args.target, &written.bytes, console)?;
    console.warn(&target, &written.lost);
    Ok(Exit::Done)
}

/// Reads whatever can be read, a list of competitors included; what is odd about it is told on the console.
pub(super) fn read_any(
    file: &Path,
    from: Option<Source>,
    console: &mut Console<'_>,
) -> Result<Input, Failure> {
    let name = file.display().to_string();
    let bytes = input::bytes(file)?;
    let from = from.or_else(|| Source::of_file_name(&name));
    let from = from.unwrap_or_else(|| Source::Tournament(Format::sniff(&bytes)));
    let (tournament, warnings) = understand(&name, from, &bytes)?;
    console.warn(&name, &warnings);
    Ok(Input { name, tournament })
}

fn understand(name: &str, from: Source, bytes: &[u8]) -> Result<(Tournament, Vec<FileNote>), Failure> {
    match from {
        Source::Tournament(format) => {
            let reading = kolo_formats::read(format, bytes);
            let reading = reading.map_err(|problems| Failure::of_content(name, &problems))?;
            Ok((reading.tournament, reading.warnings))
        }
        Source::Csv => {
            let reading = kolo_formats::csv::read(bytes);
            let reading = reading.map_err(|problems| Failure::of_content(name, &problems))?;
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
