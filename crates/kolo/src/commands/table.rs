//! `kolo table`: the round-robin table.

use kolo_messages::Message;
use kolo_model::RoundNumber;
use kolo_pairing::round_robin::{Cycles, Meeting, RoundOfTable};

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

/// A table for more would fill books: this one has half a million games.
const MOST: usize = 1_000;

const EXAMPLES: &str = "\
Examples:
  kolo table 10
  kolo table 7 --double

One line per round, first side first (White in chess, Black in go), in board order. With an odd
number the player with the bye stands last, against 0.";

/// Print the round-robin (Schurig) table
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Number of competitors
    #[arg(value_name = "N")]
    competitors: usize,
    /// All meet twice, the second time with the sides exchanged
    #[arg(long)]
    double: bool,
}

/// # Errors
/// When no table can be made for the number.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match args.competitors {
        0 => return Err(Failure::usage(Message::new("cli-table-nobody"))),
        1..=MOST => {}
        count => {
            let message = Message::new("cli-table-too-large").with("count", count).with("most", MOST);
            return Err(Failure::one(Exit::TooLarge, Complaint::usage(message)));
        }
    }
    let cycles = if args.double { Cycles::Double } else { Cycles::Single };
    let rounds = (1..=cycles.rounds(args.competitors)).filter_map(RoundNumber::new);
    for round in rounds {
        console.print(&line(round, &RoundOfTable::new(args.competitors, round)))?;
    }
    Ok(Exit::Done)
}

fn line(round: RoundNumber, row: &RoundOfTable) -> String {
    let (mut games, mut free) = (Vec::new(), Vec::new());
    for meeting in row.meetings() {
        match meeting {
            Meeting::Game(sides) => games.push(format!("{}-{}", sides.first, sides.second)),
            Meeting::Free(no) => free.push(format!("{no}-0")),
        }
    }
    games.extend(free);
    format!("{round}: {}\n", games.join(" "))
}
