//! `kolo contest open` and `dates`.

use std::path::{Path, PathBuf};

use kolo_contest::{Command, Contest};
use kolo_messages::Message;
use kolo_model::{Clause, Name};

use super::file::{Common, give, of_refusal, say, written};
use super::season::Dates;
use super::tell;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::STANDARD_STREAM;
use crate::output;

/// Open a contest: a new file with the dates of its season
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct Args {
    /// The file to write, which must not exist; - for standard output
    file: PathBuf,
    /// Name of the season
    #[arg(long, value_name = "TEXT")]
    name: String,
    /// Seed of all lots; it is recorded in the file
    #[arg(long, value_name = "N")]
    seed: u64,
    #[command(flatten)]
    dates: Dates,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let name = Name::new(&args.name).map_err(|problem| Failure::usage(problem.message()))?;
    let season = args.dates.season(&name, args.seed)?;
    let hand = args.common.hand()?;
    let contest = Contest::open(&hand, season).map_err(|refusal| of_refusal(&args.file, &refusal))?;
    if args.common.is_preview() {
        say(console, &Message::new("contest-cli-preview"))?;
        return tell::all(&tell::since(&contest, 0), console);
    }
    require_new(&args.file)?;
    output::save(&args.file, written(&contest)?.as_bytes(), console)?;
    if args.file == Path::new(STANDARD_STREAM) {
        return Ok(Exit::Done);
    }
    tell::all(&tell::since(&contest, 0), console)
}

/// An existing file is never replaced.
pub(super) fn require_new(file: &Path) -> Result<(), Failure> {
    if file == Path::new(STANDARD_STREAM) || !file.exists() {
        return Ok(());
    }
    let clause = Some(Clause::new("K-LOG"));
    let message = Message::new("contest-cli-file-exists");
    let complaint = Complaint { clause, ..Complaint::file(&file.display().to_string(), message) };
    Err(Failure::one(Exit::BadInput, complaint))
}

/// Change the dates of the season before play
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct DatesArgs {
    /// A contest file
    file: PathBuf,
    #[command(flatten)]
    dates: Dates,
    #[command(flatten)]
    common: Common,
}

pub(super) fn dates(args: &DatesArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |contest: &Contest| {
        let season = args.dates.changed(contest.state().season())?;
        Ok(vec![Command::ChangeSeason(season)])
    };
    give(&args.file, &args.common, command, console)
}
