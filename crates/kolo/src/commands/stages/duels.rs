//! Duels and lots that decide between tied teams.

use std::path::PathBuf;

use kolo_messages::Message;
use kolo_model::{Name, PerSide, Side};
use kolo_stages::{
    Clock, Command, Duel, DuelResult, DuelTerms, EntrantId, GroupId, MatchId, OpenStep, Opening, State,
    TieStep,
};

use super::EXAMPLES;
use super::orders::{Common, WINNERS, Winner, give_by, winner};
use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Record a duel that decides between tied teams: of a group, or after a drawn match of the play-off
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DuelArgs {
    /// A stages file
    file: PathBuf,
    /// The group, such as A, or the drawn match, such as SF1
    #[arg(value_name = "WHERE")]
    at: String,
    /// Who won the duel
    #[arg(value_name = "WINNER", value_parser = choice(&WINNERS, winner))]
    winner: Winner,
    /// Who played, the player of the first team first
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"], required = true)]
    players: Vec<String>,
    /// The two teams of a group by number, the first one first [default: the only two that have to play]
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"])]
    teams: Vec<u32>,
    /// The opening was SWAP 2, because a player asked for it or by the rules of the level
    #[arg(long, conflicts_with = "teams")]
    swap2: bool,
    /// With a chess clock, because a player asked for it
    #[arg(long, conflicts_with = "teams")]
    clock: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn duel(args: &DuelArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let name = |text: &String| Name::new(text).map_err(|problem| Failure::usage(problem.message()));
    let [first, second] = args.players.as_slice() else {
        return Err(Failure::usage(Message::new("stages-cli-two-players")));
    };
    let players = PerSide::new(name(first)?, name(second)?);
    let result = match args.winner {
        Winner::Side(Side::First) => DuelResult::First,
        Winner::Side(Side::Second) => DuelResult::Second,
        Winner::Nobody => DuelResult::Draw,
    };
    let duel = Duel { players, result };
    let command = |state: &State| {
        if is_group(state, &args.at) {
            let group = GroupId::from(args.at.as_str());
            let sides = match args.teams[..] {
                [first, second] => PerSide::new(EntrantId(first), EntrantId(second)),
                _ => the_only_two(state, &group),
            };
            Command::ChosenDuel { group, sides, duel }
        } else {
            let opening = if args.swap2 { Opening::Swap2 } else { Opening::Swap1 };
            let clock = if args.clock { Clock::Chess } else { Clock::None };
            let terms = DuelTerms::new(opening, clock);
            Command::DecidingDuel { game: MatchId::from(args.at.as_str()), duel, terms }
        }
    };
    give_by(&args.file, &args.common, command, console)
}

fn is_group(state: &State, name: &str) -> bool {
    state.plan().stages().iter().flat_map(|stage| &stage.groups).any(|group| group.id.as_str() == name)
}

/// The two teams of a group that have to play, if no others have to; otherwise none, which is refused by name.
fn the_only_two(state: &State, group: &GroupId) -> PerSide<EntrantId> {
    let mut pairs = Vec::new();
    for step in state.open_steps() {
        if let OpenStep::Group { group: at, tie } = step
            && at == *group
            && let TieStep::ChosenDuels { missing } = tie.step
        {
            pairs.extend(missing);
        }
    }
    match pairs[..] {
        [[first, second]] => PerSide::new(first, second),
        _ => PerSide::new(EntrantId(0), EntrantId(0)),
    }
}

/// Let the lot decide between tied teams, after their duels
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct LotArgs {
    /// A stages file
    file: PathBuf,
    /// The group, such as A, or the drawn match, such as SF1
    #[arg(value_name = "WHERE")]
    at: String,
    #[command(flatten)]
    common: Common,
}

pub(super) fn lot(args: &LotArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |state: &State| {
        if is_group(state, &args.at) {
            Command::DrawLot(GroupId::from(args.at.as_str()))
        } else {
            Command::DrawMatchLot(MatchId::from(args.at.as_str()))
        }
    };
    give_by(&args.file, &args.common, command, console)
}
