//! Copies for tournaments that are run on another computer, and how they come back.

use std::path::PathBuf;

use kolo_contest::VenueId;
use kolo_messages::Message;

use super::file::{Common, Effects, change, of_refusal, read, say, written};
use super::open::require_new;
use super::tell;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::output;

/// Copy the contest for a tournament that is run on another computer
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct CopyArgs {
    /// A contest file
    file: PathBuf,
    /// The copy, which must not exist
    copy: PathBuf,
}

pub(super) fn copy(args: &CopyArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    require_new(&args.copy)?;
    output::save(&args.copy, written(&contest)?.as_bytes(), console)?;
    let message = Message::new("contest-cli-copied").with("copy", args.copy.display().to_string());
    say(console, &message)?;
    Ok(Exit::Done)
}

/// Take over a tournament from such a copy
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct TakeInArgs {
    /// A contest file
    file: PathBuf,
    /// The copy
    copy: PathBuf,
    /// Which tournament was played there
    venue: VenueId,
    #[command(flatten)]
    common: Common,
}

pub(super) fn take_in(args: &TakeInArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let copy = read(&args.copy)?;
    change(&args.file, &args.common, Effects::Plain, console, |contest, _| {
        let new = contest.take_in(&copy, &args.venue).map_err(|refusal| of_refusal(&args.copy, &refusal))?;
        let venue = tell::venue(contest.state(), &args.venue);
        Ok(vec![Message::new("contest-cli-taken-in").with("venue", venue).with("events", new)])
    })
}
