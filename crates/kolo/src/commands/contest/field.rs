//! Who comes, how a grand final is seeded, and the start and end of a tournament.

use std::path::PathBuf;

use kolo_contest::{Command, Contest, EntryId, Level, PlayCommand, PlayerId, Refusal, VenueId};
use kolo_messages::Message;

use super::file::{Common, Effects, change, give, of_refusal};
use super::tell;
use super::values::levels;
use super::views;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Check in an entry, with the players who came
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct CheckInArgs {
    /// A contest file
    file: PathBuf,
    /// To which tournament
    venue: VenueId,
    /// Who
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    entry: Option<EntryId>,
    /// The players who came, if they are not the regular ones
    #[arg(value_name = "PERSON", conflicts_with = "all")]
    players: Vec<PlayerId>,
    /// Check in all entries that are expected and not there yet, with their regular players
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn check_in(args: &CheckInArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let venue = || args.venue.clone();
    let commands = |contest: &Contest| {
        if let Some(entry) = &args.entry {
            let (entry, players) = (entry.clone(), args.players.clone());
            return Ok(vec![Command::CheckIn { venue: venue(), entry, players }]);
        }
        let unknown = || of_refusal(&args.file, &Refusal::UnknownVenue(venue()));
        let state = contest.state().venue(&args.venue).ok_or_else(unknown)?;
        let missing = contest.state().expected(state).into_iter();
        let missing = missing.filter(|id| !state.present.contains_key(id));
        let command = |entry| Command::CheckIn { venue: venue(), entry, players: Vec::new() };
        Ok(missing.map(command).collect())
    };
    give(&args.file, &args.common, commands, console)
}

/// Record that an entry declines a level
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct DeclineArgs {
    /// A contest file
    file: PathBuf,
    /// Who
    entry: EntryId,
    /// Which level
    #[arg(value_parser = levels())]
    level: Level,
    #[command(flatten)]
    common: Common,
}

pub(super) fn decline(args: &DeclineArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = Command::Decline { entry: args.entry.clone(), level: args.level };
    give(&args.file, &args.common, |_| Ok(vec![command]), console)
}

/// Publish the seeding of a grand final
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct SeedingArgs {
    /// A contest file
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Show why each is seeded above the next
    #[arg(long)]
    explain: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn seeding(args: &SeedingArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        let refused = |refusal| of_refusal(&args.file, &refusal);
        let before = contest.records().len();
        contest.give(hand, &Command::PublishSeeding(args.venue.clone())).map_err(refused)?;
        let mut messages = tell::since(contest, before);
        let seeding = contest.state().seeding(&args.venue).map_err(refused)?;
        if args.explain {
            messages.extend(seeding.messages(|id| tell::entry_name(contest.state(), id)));
        } else {
            let line = |(number, id): (usize, &EntryId)| {
                let entry = tell::entry(contest.state(), id);
                Message::new("contest-cli-seed").with("number", number).with("entry", entry)
            };
            messages.extend((1..).zip(seeding.entries()).map(line));
        }
        Ok(messages)
    })
}

/// Which tournament
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct VenueArgs {
    /// A contest file
    file: PathBuf,
    /// Which tournament
    venue: VenueId,
    #[command(flatten)]
    common: Common,
}

pub(super) fn start(args: &VenueArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        let before = contest.records().len();
        let command = Command::Start(args.venue.clone());
        contest.give(hand, &command).map_err(|refusal| of_refusal(&args.file, &refusal))?;
        let mut messages = tell::since(contest, before);
        messages.extend(views::next_step(contest, &args.venue));
        Ok(messages)
    })
}

pub(super) fn close(args: &VenueArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        let before = contest.records().len();
        let refused = |refusal| of_refusal(&args.file, &refusal);
        contest.play_on(hand, &args.venue, &PlayCommand::Close).map_err(refused)?;
        let mut messages = tell::since(contest, before);
        let going_on = contest.state().qualified(&args.venue);
        messages.extend(going_on.iter().map(|one| {
            Message::new("contest-cli-goes-on")
                .with("entry", tell::entry(contest.state(), &one.entry))
                .with("place", one.place)
        }));
        Ok(messages)
    })
}

pub(super) fn reopen(args: &VenueArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    give(&args.file, &args.common, |_| Ok(vec![Command::Reopen(args.venue.clone())]), console)
}
