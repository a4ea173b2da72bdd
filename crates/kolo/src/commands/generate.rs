//! `kolo generate`: a random tournament.

use std::path::PathBuf;

use kolo_formats::Format;
use kolo_messages::Message;
use kolo_model::{MAX_COMPETITORS, MAX_ROUNDS, System};

use crate::cli::{choice, systems};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::STANDARD_STREAM;
use crate::output;
use crate::rate::Rate;
use kolo_examples::generator::{self, CannotGenerate, Rates, Recipe, is_go};

const EXAMPLES: &str = "\
Examples:
  kolo generate --system round-robin --players 10 --rounds 9 --seed 1 --out club.trf
  kolo generate --system round-robin --players 7 --rounds 7 --seed 2 --format json --forfeit-rate 0
  kolo generate --system mcmahon --players 60 --rounds 5 --seed 3 --handicap --out open.json
  kolo generate --system pisqworky-2023 --boards 5 --players 24 --rounds 8 --seed 4 --out final.json

The same arguments give the same bytes, on every machine. Rates are in per cent.";

/// Make a random tournament that was paired by the rules
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Pairing system
    #[arg(long, value_name = "SYSTEM", value_parser = systems())]
    system: System,
    /// Number of competitors
    #[arg(long, value_name = "N")]
    players: usize,
    /// Number of rounds to play
    #[arg(long, value_name = "R")]
    rounds: usize,
    /// Seed of all random choices
    #[arg(long, value_name = "N")]
    seed: u64,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE", default_value = STANDARD_STREAM, hide_default_value = true)]
    out: PathBuf,
    /// Format to write [default: by the extension of the file, else trf; for Swiss, McMahon and
    /// pIšQworky json]
    #[arg(long, value_name = "FORMAT", value_parser = choice(&Format::ALL, Format::code))]
    format: Option<Format>,
    /// Forfeits, per cent of games
    #[arg(long, value_name = "PERCENT", default_value = "2")]
    forfeit_rate: Rate,
    /// Announced absences, per cent of competitors in a round
    #[arg(long, value_name = "PERCENT", default_value = "2")]
    absence_rate: Rate,
    /// Withdrawals, per cent of competitors in a round
    #[arg(long, value_name = "PERCENT", default_value = "0.5")]
    withdraw_rate: Rate,
    /// Draws, per cent of games played [default: 25, in Swiss and McMahon 1]
    #[arg(long, value_name = "PERCENT")]
    draw_rate: Option<Rate>,
    /// Swiss and McMahon: play with handicap
    #[arg(long)]
    handicap: bool,
    /// FIDE (Dutch): with Baku acceleration
    #[arg(long)]
    baku: bool,
    /// pIšQworky 2023: boards of a match, 3 or 5 for teams [default: 1]
    #[arg(long, value_name = "N")]
    boards: Option<u32>,
}

/// # Errors
/// When such a tournament is not possible or the file cannot be written.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let recipe = understand(args)?;
    let name = args.out.display().to_string();
    let by_name = || match Format::of_file_name(&name) {
        None if name != STANDARD_STREAM => {
            Err(Failure::usage(Message::new("cli-generate-format").with("file", name.as_str())))
        }
        format => Ok(format.unwrap_or(usual_format(args.system))),
    };
    let format = args.format.map_or_else(by_name, Ok)?;
    let tournament = generator::generate(&recipe).map_err(|cannot| match cannot {
        CannotGenerate::Pairing(cannot) => Failure::of_pairing(&name, &cannot),
        CannotGenerate::Facts(problems) => Failure::of_problems(&name, &problems),
    })?;
    let written =
        kolo_formats::write(format, &tournament).map_err(|cannot| Failure::of_format(&name, &cannot))?;
    output::save(&args.out, &written.bytes, console)?;
    // Chess has its place in a TRF; ranks, clubs and settings of go have none.
    if is_go(args.system) {
        console.warn(&name, &written.lost);
    }
    Ok(Exit::Done)
}

/// TRF has no place for ranks and clubs of go nor for the scores of gomoku.
fn usual_format(system: System) -> Format {
    if is_go(system) || system == System::Pisqworky2023 { Format::Json } else { Format::Trf }
}

/// Draws in a thousand games: jigo is rare in go.
fn usual_draws(system: System) -> u32 {
    if is_go(system) { 10 } else { 250 }
}

fn understand(args: &Args) -> Result<Recipe, Failure> {
    for (count, most, message) in [
        (args.players, MAX_COMPETITORS, Message::new("too-many-competitors")),
        (args.rounds, MAX_ROUNDS, Message::new("too-many-rounds")),
    ] {
        if count > most {
            let message = message.with("count", count).with("most", most);
            return Err(Failure::one(Exit::TooLarge, Complaint::usage(message)));
        }
    }
    if args.players == 0 || args.rounds == 0 {
        return Err(Failure::usage(Message::new("cli-generate-nothing")));
    }
    let misplaced = if args.handicap && !is_go(args.system) {
        Some(("--handicap", "swiss, mcmahon"))
    } else if args.baku && args.system != System::Dutch {
        Some(("--baku", System::Dutch.code()))
    } else if args.boards.is_some() && args.system != System::Pisqworky2023 {
        Some(("--boards", System::Pisqworky2023.code()))
    } else {
        None
    };
    if let Some((option, systems)) = misplaced {
        let message = Message::new("cli-option-of-system").with("option", option);
        return Err(Failure::usage(message.with("systems", systems).with("system", args.system)));
    }
    Ok(Recipe {
        system: args.system,
        players: args.players,
        rounds: args.rounds,
        seed: args.seed,
        handicap: args.handicap,
        boards: args.boards,
        baku: args.baku,
        rates: Rates {
            forfeit: args.forfeit_rate.per_mille(),
            absence: args.absence_rate.per_mille(),
            withdrawal: args.withdraw_rate.per_mille(),
            draw: args.draw_rate.map_or(usual_draws(args.system), Rate::per_mille),
        },
    })
}
