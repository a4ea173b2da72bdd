//! `kolo stages`: knockout and stages, from the plan to the final places.

mod contest;
mod duels;
mod explain;
mod orders;
mod plan;
mod show;
mod tell;

use std::path::{Path, PathBuf};

use kolo_messages::Message;
use kolo_stages::codec::{self, FileTrouble, StagesFile};
use kolo_stages::{MatchId, Refusal, Status};

use crate::clock;
use crate::console::{Console, visible};
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, STANDARD_STREAM};

const EXAMPLES: &str = "\
Examples:
  kolo stages plan --entrants list.csv --groups 4 --advance 2 --knockout --third-place \\
      --out cup.json                          round-robin groups, then a knockout
  kolo stages plan --players 11 --knockout --all-places --lot --seed 7 --out cup.json
  kolo stages plan --entrants teams.csv --format pisqworky-2023 --boards 3 --seed 7 --out area.json
  kolo stages check cup.json                  what is wrong with a plan
  kolo stages show cup.json                   tables, brackets, matches to play, places
  kolo stages show cup.json --explain=SF1.first
  kolo stages result cup.json SF1 first --score 3:1
  kolo stages result cup.json SF1 second --correct --reason 'slip misread' --preview
  kolo stages walkover cup.json SF2 second    the second side did not come
  kolo stages withdraw cup.json 5
  kolo stages slot cup.json 'QF1.first=entrant 3' --exchange --reason 'same school'
  kolo stages decide cup.json A 4 7 --reason 'play-off won by 4'
  kolo stages decide cup.json A --lot
  kolo stages duel area.json A first --teams 3 8 --players 'Ada Malá' 'Jan Novák'
  kolo stages duel area.json SF1 draw --players 'Ada Malá' 'Jan Novák' --swap2 --clock
  kolo stages lot area.json SF1               after two drawn duels; or a group after its duels
  kolo stages draw area.json                  the draw of the groups, step by step
  kolo stages order area.json                 all in one order, with the reasons
  kolo stages undo cup.json 12 --reason 'wrong match'
  kolo stages redo cup.json 12 --reason 'it was right'

Links: 'entrant 5', 'winner SF1', 'loser SF1', 'place 2 of A', 'bye'.
Slots: QF1.first, QF1.second, A.3 (number 3 of group A), places.5.";

/// What was typed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    action: Action,
}

/// What can be done with stages.
#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Make a plan: groups, a knockout, or groups and then a knockout
    Plan(plan::Args),
    /// Check a plan and name everything that is wrong with it
    #[command(after_help = EXAMPLES)]
    Check {
        /// A stages file, or - for standard input
        file: PathBuf,
    },
    /// Show tables, brackets, matches to play and places
    Show(show::Args),
    /// List everything that happened, with the step numbers that undo needs
    #[command(after_help = EXAMPLES)]
    Log {
        /// A stages file, or - for standard input
        file: PathBuf,
    },
    /// Record the result of a match, or correct it
    Result(orders::ResultArgs),
    /// Record that one side or both did not come
    Walkover(orders::WalkoverArgs),
    /// Withdraw an entrant from all matches to come
    Withdraw(orders::WithdrawArgs),
    /// Change who comes into which slot, before play
    Slot(orders::SlotArgs),
    /// Put tied members of a group in order, by hand or by lot
    Decide(orders::DecideArgs),
    /// Record a duel that decides between tied teams: of a group, or after a drawn match of the play-off
    Duel(duels::DuelArgs),
    /// Let the lot decide between tied teams, after their duels
    Lot(duels::LotArgs),
    /// Explain the draw of the groups, step by step
    #[command(after_help = EXAMPLES)]
    Draw {
        /// A stages file, or - for standard input
        file: PathBuf,
    },
    /// List all in one order, also where places are shared, with the reasons
    #[command(after_help = EXAMPLES)]
    Order {
        /// A stages file, or - for standard input
        file: PathBuf,
    },
    /// Undo an earlier step
    Undo(orders::StepArgs),
    /// Redo a step that was undone
    Redo(orders::StepArgs),
}

/// # Errors
/// When a file or an argument is wrong, or an order is refused.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match &args.action {
        Action::Plan(args) => plan::run(args, console),
        Action::Check { file } => check(file, console),
        Action::Show(args) => show::run(args, console),
        Action::Log { file } => log(file, console),
        Action::Result(args) => orders::result(args, console),
        Action::Walkover(args) => orders::walkover(args, console),
        Action::Withdraw(args) => orders::withdraw(args, console),
        Action::Slot(args) => orders::slot(args, console),
        Action::Decide(args) => orders::decide(args, console),
        Action::Duel(args) => duels::duel(args, console),
        Action::Lot(args) => duels::lot(args, console),
        Action::Draw { file } => tell::draw(file, console),
        Action::Order { file } => tell::order(file, console),
        Action::Undo(args) => orders::undo(args, console),
        Action::Redo(args) => orders::redo(args, console),
    }
}

fn check(file: &Path, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stages = read(file)?;
    let (state, plan) = (stages.ledger.state(), stages.ledger.state().plan());
    let is_played = |id: &&MatchId| state.fixture(id).is_some_and(|fixture| fixture.status != Status::Bye);
    let sound = Message::new("stages-show-sound")
        .with("entrants", plan.entrants().len())
        .with("matches", plan.game_ids().filter(is_played).count())
        .with("events", stages.ledger.records().len());
    say(console, &sound)?;
    Ok(Exit::Done)
}

fn log(file: &Path, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stages = read(file)?;
    for (step, record) in (1_u64..).zip(stages.ledger.records()) {
        let undone = if stages.ledger.is_undone(step) { " (×)" } else { "" };
        let reason = record.reason.as_deref().map(|reason| format!(" – {reason}")).unwrap_or_default();
        let what = stages.ledger.state().describe(&record.event).text(console.lang());
        let line =
            format!("{step:>4}  {}  {}  {what}{undone}{reason}\n", clock::utc(record.at.0), record.by.name);
        console.print(&visible(&line))?;
    }
    Ok(Exit::Done)
}

fn say(console: &mut Console<'_>, message: &Message) -> Result<(), Failure> {
    let text = message.text(console.lang());
    console.print(&format!("{text}\n"))
}

fn read(file: &Path) -> Result<StagesFile, Failure> {
    read_bytes(file, &input::bytes(file)?)
}

/// The stages file, if it is one. What has another shape may be a file of another kind.
pub(super) fn if_stages(file: &Path) -> Result<Option<StagesFile>, Failure> {
    if file == Path::new(STANDARD_STREAM) {
        return Ok(None);
    }
    match input::bytes(file).map(|bytes| codec::read(&bytes)) {
        Ok(Ok(stages)) => Ok(Some(stages)),
        Ok(Err(FileTrouble::Shape { .. })) | Err(_) => Ok(None),
        Ok(Err(
            trouble @ (FileTrouble::OtherVersion(_) | FileTrouble::Plan(_) | FileTrouble::Damaged(_)),
        )) => Err(of_trouble(file, &trouble)),
    }
}

fn read_bytes(file: &Path, bytes: &[u8]) -> Result<StagesFile, Failure> {
    codec::read(bytes).map_err(|trouble| of_trouble(file, &trouble))
}

fn written(stages: &StagesFile) -> Result<String, Failure> {
    codec::write(stages).map_err(|error| {
        let message = Message::new("cli-why-other").with("text", error.to_string());
        Failure::one(Exit::Internal, Complaint::usage(message))
    })
}

fn of_trouble(file: &Path, trouble: &FileTrouble) -> Failure {
    let name = file.display().to_string();
    let list = trouble.list().into_iter();
    let complaints =
        list.map(|(place, message, clause)| Complaint { place, clause, ..Complaint::file(&name, message) });
    let exit = if trouble.is_too_large() { Exit::TooLarge } else { Exit::BadInput };
    Failure::Complaints { exit, complaints: complaints.collect() }
}

fn of_refusal(file: &Path, refusal: &Refusal) -> Failure {
    let exit = match refusal {
        Refusal::UnknownMatch(_)
        | Refusal::UnknownGroup(_)
        | Refusal::UnknownEntrant(_)
        | Refusal::UnknownSlot(_)
        | Refusal::Undo(kolo_tournament::UndoRefusal::NoSuchStep(_))
        | Refusal::ScoreDisagrees
        | Refusal::ScoreImpossible
        | Refusal::ScoreMissing { .. }
        | Refusal::ScoreBeyond { .. }
        | Refusal::EqualScoreIsDraw
        | Refusal::ReasonMissing => Exit::BadInput,
        _ => Exit::No,
    };
    let name = file.display().to_string();
    if let Refusal::PlanBroken(problems) = refusal {
        let complaints = problems.iter().map(|problem| {
            let message = Refusal::PlanBroken(vec![problem.clone()]).message();
            Complaint { clause: Some(problem.clause()), ..Complaint::file(&name, message) }
        });
        return Failure::Complaints { exit, complaints: complaints.collect() };
    }
    let complaint = Complaint { clause: Some(refusal.clause()), ..Complaint::file(&name, refusal.message()) };
    Failure::one(exit, complaint)
}
