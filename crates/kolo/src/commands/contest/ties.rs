//! Ties of groups and of the play-off: deciding duels, lots, and order by hand (P-1.1.4.7, P-1.1.4.8.1).

use std::path::{Path, PathBuf};

use kolo_contest::{Contest, EntryId, Play, PlayCommand, Refusal, VenueId};
use kolo_stages::{Command, EntrantId, GroupId};

use super::file::{Common, Effects, change, of_refusal};
use super::views;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Let the lot decide a group or a drawn match, where the rules ask for it
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct LotArgs {
    /// A contest file
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Which group or match
    #[arg(value_name = "GROUP|MATCH")]
    what: String,
    #[command(flatten)]
    common: Common,
}

pub(super) fn lot(args: &LotArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |_: &Play| Ok(Command::DrawLot(GroupId::from(args.what.as_str())));
    step(&args.file, &args.venue, &args.common, command, console)
}

/// Put equal teams of a group in order by hand
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct DecideArgs {
    /// A contest file
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Which group
    group: String,
    /// All those who are equal, the best first
    #[arg(value_name = "ENTRY", required = true)]
    order: Vec<EntryId>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn decide(args: &DecideArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |play: &Play| {
        let order: Result<Vec<EntrantId>, Refusal> = args.order.iter().map(|id| number(play, id)).collect();
        Ok(Command::Decide { group: GroupId::from(args.group.as_str()), order: order? })
    };
    step(&args.file, &args.venue, &args.common, command, console)
}

/// The number of somebody in the groups.
fn number(play: &Play, entry: &EntryId) -> Result<EntrantId, Refusal> {
    let index = play.field().iter().position(|one| one == entry);
    let number = index.and_then(|index| u32::try_from(index + 1).ok());
    number.map(EntrantId).ok_or_else(|| Refusal::UnknownEntry(entry.clone()))
}

/// A step of groups and play-off, told in the words of their log.
fn step(
    file: &Path,
    venue: &VenueId,
    common: &Common,
    command: impl FnOnce(&Play) -> Result<Command, Refusal>,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    change(file, common, Effects::Shown, console, |contest, hand| {
        let refused = |refusal: Refusal| of_refusal(file, &refusal);
        let command = command(running(contest, venue).map_err(refused)?).map_err(refused)?;
        contest.play_on(hand, venue, &PlayCommand::Stage(command)).map_err(refused)?;
        let ledger = contest.play(venue).and_then(Play::stages);
        let told = ledger.and_then(|ledger| Some(ledger.state().tell(&ledger.records().last()?.event)));
        let mut told: Vec<_> = told.into_iter().collect();
        told.extend(views::next_step(contest, venue));
        Ok(told)
    })
}

fn running<'a>(contest: &'a Contest, venue: &VenueId) -> Result<&'a Play, Refusal> {
    if contest.state().venue(venue).is_none() {
        return Err(Refusal::UnknownVenue(venue.clone()));
    }
    contest.play(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))
}
