//! Orders: each appends one event to the file, or shows what it would change.

use std::path::{Path, PathBuf};

use kolo_messages::Message;
use kolo_model::{ForfeitResult, Name, PerSide, Side, Verdict};
use kolo_stages::codec::StagesFile;
use kolo_stages::{
    Change, CheckedPlan, Command, EntrantId, GroupId, Later, MatchId, Order, Refusal, Slot, SlotPlace, State,
    UnreadableSlot, verdict,
};
use kolo_tournament::{Author, Timestamp};

use super::{EXAMPLES, of_refusal, read, read_bytes, say, written};
use crate::cli::choice;
use crate::clock;
use crate::console::Console;
use crate::crash;
use crate::exclusive::Exclusive;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input::STANDARD_STREAM;

/// What every order has.
#[derive(Debug, clap::Args)]
pub(super) struct Common {
    /// Why; needed for corrections, changed links, decisions by hand and undo
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    /// Who gives the order
    #[arg(long, value_name = "NAME", default_value = "arbiter")]
    by: String,
    /// Show what would change, and write nothing
    #[arg(long)]
    preview: bool,
}

/// Whether a result is new or corrects an older one.
#[derive(Debug, clap::Args)]
struct Correction {
    /// Correct the result that the match already has
    #[arg(long)]
    correct: bool,
    /// Undo the results of later matches whose entrants change
    #[arg(long, requires = "correct")]
    take_back: bool,
}

impl Correction {
    fn command(&self, game: &str, verdict: Verdict) -> Command {
        let game = MatchId::from(game);
        let later = if self.take_back { Later::TakeBack } else { Later::Keep };
        if self.correct {
            Command::Correct { game, verdict, later }
        } else {
            Command::Record { game, verdict }
        }
    }
}

/// Record the result of a match, or correct it
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ResultArgs {
    /// A stages file
    file: PathBuf,
    /// Which match, such as SF1 or A.1.2
    #[arg(value_name = "MATCH")]
    game: String,
    /// Who won
    #[arg(value_name = "WINNER", value_parser = choice(&WINNERS, winner))]
    winner: Winner,
    /// Points inside the match, the first side's first
    #[arg(long, value_name = "A:B")]
    score: Option<String>,
    #[command(flatten)]
    correction: Correction,
    #[command(flatten)]
    common: Common,
}

/// Who won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Winner {
    /// A side.
    Side(Side),
    /// Neither.
    Nobody,
}

pub(super) const WINNERS: [Winner; 3] =
    [Winner::Side(Side::First), Winner::Side(Side::Second), Winner::Nobody];

pub(super) fn winner(winner: Winner) -> &'static str {
    match winner {
        Winner::Side(Side::First) => "first",
        Winner::Side(Side::Second) => "second",
        Winner::Nobody => "draw",
    }
}

pub(super) fn result(args: &ResultArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let score = args.score.as_deref().map(score).transpose()?;
    let verdict = match args.winner {
        Winner::Side(by) => verdict::won(by, score),
        Winner::Nobody => verdict::drawn(score),
    };
    give(&args.file, &args.common, args.correction.command(&args.game, verdict), console)
}

fn score(text: &str) -> Result<PerSide<u32>, Failure> {
    let parts = text.split_once(':').map(|(first, second)| (first.trim().parse(), second.trim().parse()));
    match parts {
        Some((Ok(first), Ok(second))) => Ok(PerSide::new(first, second)),
        _ => Err(Failure::usage(Message::new("stages-cli-score").with("text", text))),
    }
}

/// Record that one side or both did not come
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct WalkoverArgs {
    /// A stages file
    file: PathBuf,
    /// Which match
    #[arg(value_name = "MATCH")]
    game: String,
    /// Who did not come
    #[arg(value_name = "MISSING", value_parser = choice(&MISSING, missing))]
    missing: ForfeitResult,
    #[command(flatten)]
    correction: Correction,
    #[command(flatten)]
    common: Common,
}

const MISSING: [ForfeitResult; 3] =
    [ForfeitResult::SecondWins, ForfeitResult::FirstWins, ForfeitResult::BothLose];

/// Who did not come.
fn missing(forfeit: ForfeitResult) -> &'static str {
    match forfeit {
        ForfeitResult::SecondWins => "first",
        ForfeitResult::FirstWins => "second",
        ForfeitResult::BothLose => "both",
    }
}

pub(super) fn walkover(args: &WalkoverArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let verdict = verdict::forfeit(args.missing);
    give(&args.file, &args.common, args.correction.command(&args.game, verdict), console)
}

/// Withdraw an entrant from all matches to come
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct WithdrawArgs {
    /// A stages file
    file: PathBuf,
    /// Number of the entrant who withdraws
    #[arg(value_name = "NO")]
    entrant: u32,
    #[command(flatten)]
    common: Common,
}

pub(super) fn withdraw(args: &WithdrawArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    give(&args.file, &args.common, Command::Withdraw(EntrantId(args.entrant)), console)
}

/// Change who comes into which slot, before play
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct SlotArgs {
    /// A stages file
    file: PathBuf,
    /// What comes where, such as 'QF1.first=entrant 3'; all changes are made at once
    #[arg(value_name = "SLOT=LINK", required = true)]
    changes: Vec<String>,
    /// Exchange: what was there goes where the new link was
    #[arg(long)]
    exchange: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn slot(args: &SlotArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let unreadable = |error: UnreadableSlot| Failure::usage(error.message());
    let mut changes: Vec<(SlotPlace, Slot)> = Vec::new();
    for text in &args.changes {
        let no_link = || Failure::usage(Message::new("stages-cli-no-link").with("text", text.as_str()));
        let (place, link) = text.split_once('=').ok_or_else(no_link)?;
        changes.push((place.parse().map_err(unreadable)?, link.parse().map_err(unreadable)?));
    }
    let command = |state: &State| {
        let exchanged = if args.exchange { the_other_way(&changes, state.plan()) } else { Vec::new() };
        Command::EditSlots(changes.iter().cloned().chain(exchanged).collect())
    };
    give_by(&args.file, &args.common, command, console)
}

/// What stood in the slots to be changed, put where the new links stood.
fn the_other_way(changes: &[(SlotPlace, Slot)], plan: &CheckedPlan) -> Vec<(SlotPlace, Slot)> {
    let slots = plan.slots();
    let exchanged = changes.iter().filter_map(|(place, link)| {
        let (other, _) = slots.iter().find(|(_, there)| *there == link && *link != Slot::Bye)?;
        Some((other.clone(), plan.link(place)?.clone()))
    });
    exchanged.collect()
}

/// Put tied members of a group in order, by hand or by lot
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DecideArgs {
    /// A stages file
    file: PathBuf,
    /// Which group
    #[arg(value_name = "GROUP")]
    group: String,
    /// All tied members by number, the best first
    #[arg(value_name = "NO", required_unless_present = "lot", conflicts_with = "lot")]
    order: Vec<u32>,
    /// Let the lot from the recorded seed decide
    #[arg(long)]
    lot: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn decide(args: &DecideArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let group = GroupId::from(args.group.as_str());
    let command = if args.lot {
        Command::DrawLot(group)
    } else {
        Command::Decide { group, order: args.order.iter().copied().map(EntrantId).collect() }
    };
    give(&args.file, &args.common, command, console)
}

/// Which step
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct StepArgs {
    /// A stages file
    file: PathBuf,
    /// The number of the step, as `kolo stages log` shows it
    #[arg(value_name = "STEP")]
    step: u64,
    #[command(flatten)]
    common: Common,
}

pub(super) fn undo(args: &StepArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    give(&args.file, &args.common, Command::Undo(args.step), console)
}

pub(super) fn redo(args: &StepArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    give(&args.file, &args.common, Command::Redo(args.step), console)
}

fn give(file: &Path, common: &Common, command: Command, console: &mut Console<'_>) -> Result<Exit, Failure> {
    give_by(file, common, |_| command, console)
}

/// Carries out an order and writes the file, or shows what it would change.
pub(super) fn give_by(
    file: &Path,
    common: &Common,
    command: impl FnOnce(&State) -> Command,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    let by = Name::new(&common.by).map_err(|problem| Failure::usage(problem.message()))?;
    let order = |stages: &StagesFile| Order {
        by: Author::arbiter(by),
        at: Timestamp(clock::now_milliseconds()),
        reason: common.reason.clone(),
        command: command(stages.ledger.state()),
    };
    let refused = |refusal: Refusal| of_refusal(file, &refusal);
    if common.preview {
        let ledger = read(file)?;
        let order = order(&ledger);
        let ledger = ledger.ledger;
        let what = ledger.state().describe(&ledger.decide(&order).map_err(refused)?);
        say(console, &Message::new("stages-cli-preview").with("what", what))?;
        return print_changes(&ledger.preview(&order).map_err(refused)?, console);
    }
    if file == Path::new(STANDARD_STREAM) {
        let mut stages = read(file)?;
        let order = order(&stages);
        stages.ledger.give(&order).map_err(refused)?;
        console.print(&written(&stages)?)?;
        return Ok(Exit::Done);
    }
    let claim = Exclusive::open(file)?;
    crash::remember_input(claim.bytes());
    let mut stages = read_bytes(file, claim.bytes())?;
    let order = order(&stages);
    let mut changes = stages.ledger.preview(&order).map_err(refused)?;
    let event = stages.ledger.give(&order).map_err(refused)?.event.clone();
    // How the match itself ended is reported first.
    changes.retain(|change| !matches!(change, Change::Ended { game, .. } if event.result_of() == Some(game)));
    claim.replace(written(&stages)?.as_bytes())?;
    let recorded = Message::new("stages-cli-recorded").with("step", stages.ledger.records().len());
    say(console, &recorded.with("what", stages.ledger.state().describe(&event)))?;
    print_changes(&changes, console)
}

fn print_changes(changes: &[Change], console: &mut Console<'_>) -> Result<Exit, Failure> {
    for change in changes {
        let text = change.message().text(console.lang());
        console.print(&format!("  {text}\n"))?;
    }
    Ok(Exit::Done)
}
