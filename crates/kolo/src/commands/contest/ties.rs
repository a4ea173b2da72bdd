//! Ties of groups and of the play-off: deciding duels, lots, and order by hand (P-1.1.4.7, P-1.1.4.8.1).

use std::path::{Path, PathBuf};

use kolo_contest::{Contest, EntryId, GameKey, Play, PlayCommand, PlayerId, Refusal, Tied, VenueId};
use kolo_messages::Message;
use kolo_model::{Name, PerSide, Side};
use kolo_stages::{Clock, Command, Duel, DuelResult, DuelTerms, EntrantId, GroupId, MatchId, Opening};

use super::file::{Common, Effects, change, of_refusal};
use super::{log, views};
use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Record a duel of chosen players that decides between tied teams
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct DuelArgs {
    /// A contest file
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Which group, or which drawn match of the play-off
    #[arg(value_name = "GROUP|MATCH")]
    what: String,
    /// Who won the duel
    #[arg(value_name = "WINNER", value_parser = choice(&RESULTS, result))]
    winner: DuelResult,
    /// Who played, the player of the first team first
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"], required = true)]
    players: Vec<PlayerId>,
    /// The two teams of a group, the first one first
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"])]
    teams: Vec<EntryId>,
    /// The opening was SWAP 2, because a player asked for it; in regional tournaments it always is
    #[arg(long)]
    swap2: bool,
    /// With a chess clock, because a player asked for it
    #[arg(long)]
    clock: bool,
    #[command(flatten)]
    common: Common,
}

const RESULTS: [DuelResult; 3] = [DuelResult::First, DuelResult::Second, DuelResult::Draw];

fn result(result: DuelResult) -> &'static str {
    match result {
        DuelResult::First => "first",
        DuelResult::Second => "second",
        DuelResult::Draw => "draw",
    }
}

pub(super) fn duel(args: &DuelArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let refused = |refusal: Refusal| of_refusal(&args.file, &refusal);
    let command = |contest: &Contest, play: &Play| match place(play, &args.what) {
        Tied::Group(group) => {
            let [first, second] = args.teams.as_slice() else {
                let message = Message::new("contest-cli-duel-teams").with("group", &group);
                return Err(Failure::usage(message));
            };
            let sides = PerSide::new(first.clone(), second.clone());
            let duel = duel_of(args, contest, &sides).map_err(refused)?;
            let number = |id| number(play, id).map_err(refused);
            let sides = PerSide::new(number(first)?, number(second)?);
            Ok(Command::ChosenDuel { group, sides, duel })
        }
        Tied::Match(game) => {
            let key = GameKey(args.what.clone());
            let fixture = play.fixture(&key).ok_or_else(|| refused(Refusal::UnknownGame(key)))?;
            let duel = duel_of(args, contest, &fixture.sides).map_err(refused)?;
            Ok(Command::DecidingDuel { game, duel, terms: terms(args, contest) })
        }
    };
    step(&args.file, &args.venue, &args.common, command, console)
}

/// Who played: a member of each team who came to the tournament (P-1.1.4.7).
fn duel_of(args: &DuelArgs, contest: &Contest, sides: &PerSide<EntryId>) -> Result<Duel, Refusal> {
    let name = |side: Side, id: &PlayerId| -> Result<Name, Refusal> {
        let unknown = || Refusal::UnknownPlayer(id.clone());
        let venue = contest.state().venue(&args.venue).ok_or_else(unknown)?;
        let here = venue.present.get(&sides[side]).is_some_and(|players| players.contains(id));
        if !here {
            return Err(Refusal::DoesNotPlayHere);
        }
        if contest.state().is_player_excluded(id, &args.venue) {
            return Err(Refusal::PlayerExcluded(id.clone()));
        }
        contest.state().players().get(id).map(|player| player.name.clone()).ok_or_else(unknown)
    };
    let [first, second] = args.players.as_slice() else { return Err(Refusal::DoesNotPlayHere) };
    let players = PerSide::new(name(Side::First, first)?, name(Side::Second, second)?);
    Ok(Duel { players, result: args.winner })
}

fn terms(args: &DuelArgs, contest: &Contest) -> DuelTerms {
    let level = contest.state().venue(&args.venue).map(|venue| venue.plan.level.terms().opening);
    let swap2 = args.swap2 || level == Some(kolo_contest::Opening::Swap2);
    let opening = if swap2 { Opening::Swap2 } else { Opening::Swap1 };
    DuelTerms::new(opening, if args.clock { Clock::Chess } else { Clock::None })
}

/// A group or a match of the play-off.
fn place(play: &Play, name: &str) -> Tied {
    let mut groups = play.stages().into_iter().flat_map(|ledger| ledger.state().plan().stages());
    let is_group = groups.any(|stage| stage.groups.iter().any(|group| group.id.as_str() == name));
    if is_group { Tied::Group(GroupId::from(name)) } else { Tied::Match(MatchId::from(name)) }
}

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
    let command = |_: &Contest, play: &Play| {
        Ok(match place(play, &args.what) {
            Tied::Group(group) => Command::DrawLot(group),
            Tied::Match(game) => Command::DrawMatchLot(game),
        })
    };
    step(&args.file, &args.venue, &args.common, command, console)
}

/// Put tied teams of a group in order by hand
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct DecideArgs {
    /// A contest file
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Which group
    group: String,
    /// All tied teams, the best first
    #[arg(value_name = "ENTRY", required = true)]
    order: Vec<EntryId>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn decide(args: &DecideArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |_: &Contest, play: &Play| {
        let order: Result<Vec<EntrantId>, Refusal> = args.order.iter().map(|id| number(play, id)).collect();
        let order = order.map_err(|refusal| of_refusal(&args.file, &refusal))?;
        Ok(Command::Decide { group: GroupId::from(args.group.as_str()), order })
    };
    step(&args.file, &args.venue, &args.common, command, console)
}

/// Undo the last duel, lot or order by hand of a group or match
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct UndecideArgs {
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

pub(super) fn undecide(args: &UndecideArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    change(&args.file, &args.common, Effects::Shown, console, |contest, hand| {
        let refused = |refusal: Refusal| of_refusal(&args.file, &refusal);
        let tied = place(running(contest, &args.venue).map_err(refused)?, &args.what);
        let command = PlayCommand::TakeBack(tied);
        contest.play_on(hand, &args.venue, &command).map_err(refused)?;
        let taken = contest.play(&args.venue).and_then(log::last_taken_back);
        Ok(taken.into_iter().chain(views::next_step(contest, &args.venue)).collect())
    })
}

/// The number of an entrant in the groups.
fn number(play: &Play, entry: &EntryId) -> Result<EntrantId, Refusal> {
    let index = play.field().iter().position(|one| one == entry);
    let number = index.and_then(|index| u32::try_from(index + 1).ok());
    number.map(EntrantId).ok_or_else(|| Refusal::UnknownEntry(entry.clone()))
}

/// A step of groups and play-off, in the words of their log.
fn step(
    file: &Path,
    venue: &VenueId,
    common: &Common,
    command: impl FnOnce(&Contest, &Play) -> Result<Command, Failure>,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    change(file, common, Effects::Shown, console, |contest, hand| {
        let refused = |refusal: Refusal| of_refusal(file, &refusal);
        let play = running(contest, venue).map_err(refused)?;
        let command = command(contest, play)?;
        contest.play_on(hand, venue, &PlayCommand::Stage(command)).map_err(refused)?;
        let ledger = contest.play(venue).and_then(Play::stages);
        let last = ledger.and_then(|ledger| Some(ledger.state().describe(&ledger.records().last()?.event)));
        let mut messages: Vec<_> = last.into_iter().collect();
        messages.extend(views::next_step(contest, venue));
        Ok(messages)
    })
}

fn running<'a>(contest: &'a Contest, venue: &VenueId) -> Result<&'a Play, Refusal> {
    if contest.state().venue(venue).is_none() {
        return Err(Refusal::UnknownVenue(venue.clone()));
    }
    contest.play(venue).ok_or_else(|| Refusal::NotRunning(venue.clone()))
}
