//! Sanctions: the breach, what follows, and what that changes.

use std::path::PathBuf;

use kolo_contest::{
    Against, Breach, EntryId, GameKey, Measure, PlayedMatches, PlayerId, Sanction, SanctionOrder, VenueId,
    Weight,
};
use kolo_messages::Message;
use kolo_stages::Later;

use super::file::{Common, Effects, change, of_refusal};
use super::tell;
use super::values::breaches;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Record a sanction and let it take effect
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// A contest file
    file: PathBuf,
    /// In which tournament; without it the sanction applies to the whole contest
    #[arg(long, value_name = "VENUE")]
    venue: Option<VenueId>,
    /// Against a team, or the entry of an individual
    #[arg(long, value_name = "ENTRY", required_unless_present = "player", conflicts_with = "player")]
    team: Option<EntryId>,
    /// Against a person
    #[arg(long, value_name = "PERSON")]
    player: Option<PlayerId>,
    /// The breach
    #[arg(long = "for", value_name = "BREACH", value_parser = breaches())]
    breach: Breach,
    /// A serious breach: more than a warning at once
    #[arg(long)]
    serious: bool,
    /// Undo the results of later matches whose teams change
    #[arg(long)]
    take_back: bool,
    /// The sanction
    #[command(subcommand)]
    measure: MeasureArgs,
}

const EXAMPLES: &str = "\
Examples:
  kolo contest sanction cup.json --venue ot-brno --team zs-brno-1 --for language warning --reason 'shouting'
  kolo contest sanction cup.json --venue ot-brno --player p12 --for advice --serious duel A.1.1 2 1 --reason 'x'
  kolo contest sanction cup.json --venue ot-brno --team zs-brno-1 --for cheating --serious exclude \\
      --forfeit-played --reason 'engine used' --preview";

/// What follows a breach.
#[derive(Debug, clap::Subcommand)]
enum MeasureArgs {
    /// A warning
    #[command(after_help = EXAMPLES)]
    Warning {
        #[command(flatten)]
        common: Common,
    },
    /// Forfeit of a duel
    #[command(after_help = EXAMPLES)]
    Duel {
        /// In which match
        #[arg(value_name = "MATCH")]
        game: String,
        /// On which board
        board: u32,
        /// The first or the second duel: 1 or 2
        #[arg(value_parser = clap::value_parser!(u32).range(1..=2))]
        duel: u32,
        #[command(flatten)]
        common: Common,
    },
    /// Forfeit of a game of two duels
    #[command(after_help = EXAMPLES)]
    Game {
        /// In which match
        #[arg(value_name = "MATCH")]
        game: String,
        /// On which board
        board: u32,
        #[command(flatten)]
        common: Common,
    },
    /// Forfeit of a match
    #[command(after_help = EXAMPLES)]
    Match {
        /// Which
        #[arg(value_name = "MATCH")]
        game: String,
        #[command(flatten)]
        common: Common,
    },
    /// Exclusion from the tournament, or from the contest
    #[command(after_help = EXAMPLES)]
    Exclude {
        /// Matches already played become forfeits, too
        #[arg(long)]
        forfeit_played: bool,
        #[command(flatten)]
        common: Common,
    },
}

impl MeasureArgs {
    fn measure(&self) -> (Measure, &Common) {
        match self {
            MeasureArgs::Warning { common } => (Measure::Warning, common),
            MeasureArgs::Duel { game, board, duel, common } => {
                let game = GameKey(game.clone());
                (Measure::ForfeitDuel { game, board: *board, duel: *duel }, common)
            }
            MeasureArgs::Game { game, board, common } => {
                (Measure::ForfeitGame { game: GameKey(game.clone()), board: *board }, common)
            }
            MeasureArgs::Match { game, common } => {
                (Measure::ForfeitMatch { game: GameKey(game.clone()) }, common)
            }
            MeasureArgs::Exclude { forfeit_played, common } => {
                let played = if *forfeit_played { PlayedMatches::Forfeited } else { PlayedMatches::Stay };
                (Measure::Exclusion { played }, common)
            }
        }
    }
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let against = match (&args.team, &args.player) {
        (Some(team), _) => Against::Entry(team.clone()),
        (None, Some(player)) => Against::Player(player.clone()),
        (None, None) => return Err(Failure::usage(Message::new("contest-cli-sanction-whom"))),
    };
    let (measure, common) = args.measure.measure();
    let later = if args.take_back { Later::TakeBack } else { Later::Keep };
    change(&args.file, common, Effects::Shown, console, |contest, hand| {
        let before = contest.records().len();
        let sanction = Sanction {
            venue: args.venue.clone(),
            against,
            breach: args.breach,
            weight: if args.serious { Weight::Serious } else { Weight::Usual },
            measure,
            decided_by: hand.by.name.clone(),
        };
        let order = SanctionOrder { sanction, later };
        contest.sanction(hand, &order).map_err(|refusal| of_refusal(&args.file, &refusal))?;
        Ok(tell::since(contest, before))
    })
}
