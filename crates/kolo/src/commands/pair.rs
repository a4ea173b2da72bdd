//! `kolo pair`: the next round.

mod acceleration;
mod go_choices;
mod gomoku_choices;

use std::path::PathBuf;

use kolo_messages::Message;
use kolo_model::{GameTerms, Komi, PerSide, StartNumber, System, Tournament};
use kolo_pairing::go::game_terms;
use kolo_pairing::{Explanation, FloatsTwoRoundsAgo, NextRound, Observer, Options, SidesBy, Silent};
use serde_json::{Value, json};

pub(in crate::commands) use self::go_choices::GoChoices;
use self::gomoku_choices::GomokuChoices;
use crate::cli::systems;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input::{self, Input};

const EXAMPLES: &str = "\
Examples:
  kolo pair --system round-robin club.trf
  kolo pair --explain --lang cs club.json
  kolo pair --system mcmahon --bar 3d --floor 20k --handicap open.json
  kolo pair --system pisqworky-2023 --alternate final.json
  generate-my-file | kolo pair --system round-robin --json -

Prints the number of pairs, then one line per pair with start numbers, in board order: WHITE BLACK
(in go BLACK WHITE, in gomoku STARTS OTHER). A player without an opponent is N 0.";

/// Pair the next round
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Pairing system [default: the one named in the file]
    #[arg(long, value_name = "SYSTEM", value_parser = systems())]
    system: Option<System>,
    /// A tournament file (.trf, .json, .h9 or .xml), or - for standard input
    file: PathBuf,
    #[command(flatten)]
    choices: Choices,
    /// Explain why each pair was made
    #[arg(long)]
    explain: bool,
    /// Print pairs and reasons as JSON
    #[arg(long)]
    json: bool,
}

/// The choices of a pairing, as `pair` and `check` take them.
#[derive(Debug, clap::Args)]
pub(super) struct Choices {
    /// Seed of all lots [default: the seed in the file, else 0]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Round robin: decide the sides of every game by lot
    #[arg(long)]
    nigiri: bool,
    /// FIDE 1992, criterion B 6: no player has the same float as two rounds before (same, the English text),
    /// or a player who floated does not float at all in the next two rounds (any, the Czech text) [default:
    /// what the file says, else same]
    #[arg(long, value_name = "FLOATS")]
    b6: Option<B6>,
    /// FIDE (Dutch): use Baku acceleration [default: the acceleration of the file]
    #[arg(long)]
    baku: bool,
    #[command(flatten)]
    go: GoChoices,
    #[command(flatten)]
    gomoku: GomokuChoices,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum B6 {
    Same,
    Any,
}

impl Choices {
    /// The tournament of the file, with the choices in place of its settings.
    ///
    /// # Errors
    /// When a choice does not fit the system or the rest of the settings.
    pub(super) fn applied(
        &self,
        system: System,
        input: Input,
        console: &mut Console<'_>,
    ) -> Result<Input, Failure> {
        self.gomoku.check(system)?;
        let tournament = self.go.applied(system, &input.name, input.tournament)?;
        let input = acceleration::applied(self.baku, system, Input { tournament, ..input }, console)?;
        Ok(Input { tournament: with_shown_lot(system, input.tournament), ..input })
    }

    pub(super) fn options(&self, input: &Input) -> Options {
        Options {
            seed: super::seed(self.seed, &input.tournament),
            sides: if self.nigiri { SidesBy::Nigiri } else { SidesBy::Table },
            b6: match self.b6 {
                Some(B6::Same) => FloatsTwoRoundsAgo::Same,
                Some(B6::Any) => FloatsTwoRoundsAgo::Any,
                None => input.tournament.b6(),
            },
            pisqworky: self.gomoku.options(),
        }
    }
}

/// A file that does not record the lot of colours shows it in round 1.
fn with_shown_lot(system: System, tournament: Tournament) -> Tournament {
    match kolo_pairing::shown_lot(system, &tournament).filter(|_| tournament.lot().is_none()) {
        Some(lot) => tournament.with_lot(lot),
        None => tournament,
    }
}

/// In which form the answer is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    Pairs,
    Explained,
    Json,
}

/// The arguments, understood.
struct Request {
    input: Input,
    system: System,
    options: Options,
    answer: Answer,
}

impl Request {
    fn understand(args: &Args, console: &mut Console<'_>) -> Result<Self, Failure> {
        let input = input::tournament(&args.file, console)?;
        let system = super::system(args.system, &input, console)?;
        let input = args.choices.applied(system, input, console)?;
        let options = args.choices.options(&input);
        let answer = match (args.json, args.explain) {
            (true, _) => Answer::Json,
            (false, true) => Answer::Explained,
            (false, false) => Answer::Pairs,
        };
        Ok(Request { input, system, options, answer })
    }

    fn pair(&self, observer: &mut dyn Observer) -> Result<NextRound, Failure> {
        kolo_pairing::pair(self.system, &self.input.tournament, &self.options, observer)
            .map_err(|cannot| Failure::of_pairing(&self.input.name, &cannot))
    }
}

/// # Errors
/// When the file is wrong or there is no next round.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let request = Request::understand(args, console)?;
    let mut explanation = Explanation::default();
    let text = match request.answer {
        Answer::Pairs => engine_lines(&request.pair(&mut Silent)?),
        Answer::Explained => {
            let next = request.pair(&mut explanation)?;
            explained(&request, &next, &explanation, console)
        }
        Answer::Json => {
            let next = request.pair(&mut explanation)?;
            as_data(&request, &next, &explanation, console)
        }
    };
    console.print(&text)?;
    Ok(Exit::Done)
}

/// The format of the established engines.
fn engine_lines(next: &NextRound) -> String {
    let mut lines = vec![(next.pairs.len() + next.byes.len()).to_string()];
    lines.extend(next.pairs.iter().map(|pair| format!("{} {}", pair.first, pair.second)));
    lines.extend(next.byes.iter().map(|no| format!("{no} 0")));
    lines.join("\n") + "\n"
}

/// Which program paired the round, with which seed, so that it can be repeated (G-3.2.3).
fn explained(
    request: &Request,
    next: &NextRound,
    explanation: &Explanation,
    console: &Console<'_>,
) -> String {
    let head = Message::new("cli-drawn-by")
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("system", request.system)
        .with("seed", request.options.seed.to_string());
    let count =
        Message::new("cli-pairs-and-byes").with("pairs", next.pairs.len()).with("byes", next.byes.len());
    let lang = console.lang();
    format!("{}\n{}{}\n", head.text(lang), explanation.text(lang), count.text(lang))
}

fn as_data(request: &Request, next: &NextRound, explanation: &Explanation, console: &Console<'_>) -> String {
    let pairs: Vec<_> = next.pairs.iter().map(|pair| [pair.first, pair.second]).collect();
    let mut value = json!({
        "program": concat!("kolo ", env!("CARGO_PKG_VERSION")),
        "system": request.system,
        "seed": request.options.seed,
        "round": next.round,
        "pairs": pairs,
        "byes": next.byes,
        "explanation": explanation.json(console.lang()),
    });
    if let Some(games) = games_of_go(request, next) {
        value["games"] = games;
    }
    format!("{value:#}\n")
}

/// The games of a go tournament with handicap and komi, in board order.
fn games_of_go(request: &Request, next: &NextRound) -> Option<Value> {
    match request.system {
        System::Swiss | System::McMahon => {}
        System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::RoundRobin => return None,
    }
    let terms = game_terms(request.system, &request.input.tournament, &next.pairs);
    let game = |(index, (pair, terms)): (usize, (&PerSide<StartNumber>, GameTerms))| {
        json!({
            "board": index + 1,
            "black": pair.first,
            "white": pair.second,
            "handicap": terms.handicap,
            "komi": terms.komi.map(number),
        })
    };
    Some(next.pairs.iter().zip(terms).enumerate().map(game).collect())
}

/// Komi as a JSON number, `6.5`.
fn number(komi: Komi) -> Value {
    serde_json::from_str(&komi.to_string()).unwrap_or(Value::Null)
}
