//! What is only noted: spectators, absences, photos of prizes.

use std::path::PathBuf;

use kolo_contest::{Away, Command, EntryId, Note, PlayerId, Timestamp, VenueId};
use kolo_model::Name;
use kolo_teams::Informed;

use super::file::{Common, give};
use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Record that a player is away for a longer time
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct AbsenceArgs {
    /// A contest file
    file: PathBuf,
    /// From which tournament
    venue: VenueId,
    /// Who
    person: PlayerId,
    /// From when on [default: the time of the order]
    #[arg(long, value_name = "MOMENT")]
    from: Option<Timestamp>,
    /// Until when, if that is known
    #[arg(long, value_name = "MOMENT")]
    until: Option<Timestamp>,
    /// Who was informed
    #[arg(long = "told", value_name = "WHO", default_value = "organiser", value_parser = choice(&INFORMED, who))]
    informed: Informed,
    #[command(flatten)]
    common: Common,
}

const INFORMED: [Informed; 3] = [Informed::Organiser, Informed::Assistant, Informed::Support];

fn who(informed: Informed) -> &'static str {
    match informed {
        Informed::Organiser => "organiser",
        Informed::Assistant => "assistant",
        Informed::Support => "support",
    }
}

pub(super) fn absence(args: &AbsenceArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let announced = args.common.hand()?.at;
    let away = Away {
        venue: args.venue.clone(),
        player: args.person.clone(),
        announced,
        from: args.from.unwrap_or(announced),
        until: args.until,
        informed: args.informed,
    };
    give(&args.file, &args.common, |_| Ok(vec![Command::Note(Note::Absence(away))]), console)
}

/// Record who may watch a tournament
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct SpectatorArgs {
    /// A contest file
    file: PathBuf,
    /// Which tournament
    venue: VenueId,
    /// Who
    name: String,
    #[command(flatten)]
    common: Common,
}

pub(super) fn spectator(args: &SpectatorArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let name = Name::new(&args.name).map_err(|problem| Failure::usage(problem.message()))?;
    let note = Note::Spectator { venue: args.venue.clone(), name };
    give(&args.file, &args.common, |_| Ok(vec![Command::Note(note)]), console)
}

/// Record that a winner has sent photos of the main prize
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct PhotosArgs {
    /// A contest file
    file: PathBuf,
    /// Who won
    entry: EntryId,
    #[command(flatten)]
    common: Common,
}

pub(super) fn photos(args: &PhotosArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let note = Note::PrizePhotos { entry: args.entry.clone() };
    give(&args.file, &args.common, |_| Ok(vec![Command::Note(note)]), console)
}
