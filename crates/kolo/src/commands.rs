//! One module per command: its arguments as typed, what they mean, and the answer.

pub mod check;
pub mod clock;
pub mod completions;
pub mod contest;
pub mod convert;
pub mod demo;
pub mod duel;
pub mod generate;
pub mod log;
pub mod man;
pub mod pair;
pub mod players;
pub mod print;
pub mod prove;
pub mod rating;
pub mod ratings;
pub mod ruling;
pub mod serve;
pub mod simulate;
pub mod stages;
pub mod standings;
pub mod table;
pub mod walk;

use kolo_formats::FileNote;
use kolo_messages::Message;
use kolo_model::{Place, System, Tournament, WarningKind};

use crate::cli::Command;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::Input;

/// Does what `command` says.
///
/// # Errors
/// [`Failure`] with the words for the user and the exit code.
pub fn run(command: Command, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match command {
        Command::Pair(args) => pair::run(&args, console),
        Command::Check(args) => check::run(&args, console),
        Command::Standings(args) => standings::run(&args, console),
        Command::Rating(args) => rating::run(&args, console),
        Command::Ratings(args) => ratings::run(&args, console),
        Command::Players(args) => players::run(&args, console),
        Command::Table(args) => table::run(&args, console),
        Command::Convert(args) => convert::run(&args, console),
        Command::Generate(args) => generate::run(&args, console),
        Command::Demo(args) => demo::run(&args, console),
        Command::Walk(args) => walk::run(&args, console),
        Command::Ruling(args) => ruling::run(&args, console),
        Command::Stages(args) => stages::run(&args, console),
        Command::Contest(args) => contest::run(&args, console),
        Command::Simulate(args) => simulate::run(&args, console),
        Command::Duel(args) => duel::run(&args, console),
        Command::Prove(args) => prove::run(&args, console),
        Command::Clock(args) => clock::run(&args, console),
        Command::Serve(args) => serve::run(&args, console),
        Command::Print(args) => print::run(&args, console),
        Command::Log(args) => log::run(&args, console),
        Command::Completions(args) => completions::run(&args, console),
        Command::Man(args) => man::run(&args, console),
    }
}

/// The system that the user asks for, else the one of the file. Reading the file reported what is odd about its own
/// system; about another one it is reported here.
fn system(asked: Option<System>, input: &Input, console: &mut Console<'_>) -> Result<System, Failure> {
    if let Some(asked) = asked.filter(|asked| input.tournament.system() != Some(*asked)) {
        let note = |kind: WarningKind| FileNote { place: Place::default(), message: kind.message() };
        let notes: Vec<FileNote> = input.tournament.ill_suited_to(asked).into_iter().map(note).collect();
        console.warn(&input.name, &notes);
    }
    asked.or_else(|| input.tournament.system()).ok_or_else(|| {
        let known: Vec<&str> = System::ALL.into_iter().map(System::code).collect();
        let message = Message::new("cli-system-unknown").with("known", known);
        Failure::one(Exit::BadInput, Complaint::file(&input.name, message))
    })
}

/// The seed that the user asks for, else the one recorded in the file, else 0.
fn seed(asked: Option<u64>, tournament: &Tournament) -> u64 {
    asked.or_else(|| tournament.seed()).unwrap_or_default()
}
