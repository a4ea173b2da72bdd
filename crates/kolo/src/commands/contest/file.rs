//! The file of a contest: read, changed by one order, written whole, or left as it was.

use std::path::Path;

use kolo_contest::codec::{self, FileTrouble};
use kolo_contest::{Author, Change, Command, Contest, Order, Refusal, Timestamp, differences};
use kolo_messages::Message;
use kolo_model::Name;
use kolo_tournament::UndoRefusal;

use super::tell;
use crate::clock;
use crate::console::Console;
pub(super) use crate::console::visible;
use crate::crash;
use crate::exclusive::Exclusive;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, STANDARD_STREAM};

/// What every order has.
#[derive(Debug, clap::Args)]
pub(super) struct Common {
    /// Who gives the order
    #[arg(long, value_name = "NAME", default_value = "office")]
    by: String,
    /// Time of the order, such as 2023-11-08T09:00+01:00 [default: now]
    #[arg(long, value_name = "MOMENT")]
    at: Option<Timestamp>,
    /// Why; needed for corrections and for exceptions from the rules
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    /// Show what would change, and write nothing
    #[arg(long)]
    preview: bool,
}

impl Common {
    /// Who, when and why.
    pub(super) fn hand(&self) -> Result<Order, Failure> {
        let by = Name::new(&self.by).map_err(|problem| Failure::usage(problem.message()))?;
        let at = self.at.unwrap_or_else(|| Timestamp(clock::now_milliseconds()));
        Ok(Order { by: Author::arbiter(by), at, reason: self.reason.clone(), command: () })
    }

    /// Whether nothing is to be written.
    pub(super) fn is_preview(&self) -> bool {
        self.preview
    }

    /// Why, if that was said.
    pub(super) fn reason(&self) -> Option<String> {
        self.reason.clone()
    }
}

/// How much is reported about what an order changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effects {
    /// What was done says it all.
    Plain,
    /// Tables may change: all differences are listed.
    Shown,
}

/// Whether a file holds a contest.
pub(in crate::commands) fn is_contest(file: &Path) -> bool {
    input::bytes(file).is_ok_and(|bytes| codec::read(&bytes).is_ok())
}

/// Reads a contest.
pub(in crate::commands) fn read(file: &Path) -> Result<Contest, Failure> {
    read_bytes(file, &input::bytes(file)?)
}

/// A contest from the bytes of its file.
pub(in crate::commands) fn read_bytes(file: &Path, bytes: &[u8]) -> Result<Contest, Failure> {
    codec::read(bytes).map_err(|trouble| of_trouble(file, &trouble))
}

/// A contest as the bytes of its file.
pub(in crate::commands) fn written(contest: &Contest) -> Result<String, Failure> {
    codec::write(contest).map_err(|error| {
        let message = Message::new("cli-why-other").with("text", error.to_string());
        Failure::one(Exit::Internal, Complaint::usage(message))
    })
}

/// Gives orders to the office and reports every event that came of them.
pub(super) fn give(
    file: &Path,
    common: &Common,
    commands: impl FnOnce(&Contest) -> Result<Vec<Command>, Failure>,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    change(file, common, Effects::Plain, console, |contest, hand| {
        let before = contest.records().len();
        for command in commands(contest)? {
            contest.give(hand, &command).map_err(|refusal| of_refusal(file, &refusal))?;
        }
        Ok(tell::since(contest, before))
    })
}

/// Changes a contest and reports what was done, each message on a line of its own. A refusal leaves the file as it was.
pub(super) fn change(
    file: &Path,
    common: &Common,
    effects: Effects,
    console: &mut Console<'_>,
    act: impl FnOnce(&mut Contest, &Order) -> Result<Vec<Message>, Failure>,
) -> Result<Exit, Failure> {
    let hand = common.hand()?;
    if common.is_preview() {
        let before = read(file)?;
        let mut after = before.clone();
        let messages = act(&mut after, &hand)?;
        say(console, &Message::new("contest-cli-preview"))?;
        return print_all(&messages, &differences(&before, &after), console);
    }
    if file == Path::new(STANDARD_STREAM) {
        let mut contest = read(file)?;
        act(&mut contest, &hand)?;
        console.print(&written(&contest)?)?;
        return Ok(Exit::Done);
    }
    let claim = Exclusive::open(file)?;
    crash::remember_input(claim.bytes());
    let mut contest = read_bytes(file, claim.bytes())?;
    let before = match effects {
        Effects::Plain => None,
        Effects::Shown => Some(contest.clone()),
    };
    let messages = act(&mut contest, &hand)?;
    claim.replace(written(&contest)?.as_bytes())?;
    let changes = before.map(|before| differences(&before, &contest)).unwrap_or_default();
    print_all(&messages, &changes, console)
}

fn print_all(messages: &[Message], changes: &[Change], console: &mut Console<'_>) -> Result<Exit, Failure> {
    if messages.is_empty() {
        say(console, &Message::new("contest-cli-nothing"))?;
    }
    for message in messages {
        say(console, message)?;
    }
    for change in changes {
        let text = change.message().text(console.lang());
        console.print(&format!("  {}\n", visible(&text)))?;
    }
    Ok(Exit::Done)
}

/// A message on a line of its own.
pub(super) fn say(console: &mut Console<'_>, message: &Message) -> Result<(), Failure> {
    let text = message.text(console.lang());
    console.print(&format!("{}\n", visible(&text)))
}

fn of_trouble(file: &Path, trouble: &FileTrouble) -> Failure {
    let (place, message, clause) = trouble.describe();
    let name = file.display().to_string();
    Failure::one(Exit::BadInput, Complaint { place, clause, ..Complaint::file(&name, message) })
}

/// A refusal for people: every reason against the order, each with its clause.
pub(super) fn of_refusal(file: &Path, refusal: &Refusal) -> Failure {
    let name = file.display().to_string();
    let complaint = |(clause, message)| Complaint { clause: Some(clause), ..Complaint::file(&name, message) };
    let complaints = refusal.list().into_iter().map(complaint).collect();
    Failure::Complaints { exit: exit_of(refusal), complaints }
}

/// What names something unknown, is not complete or cannot be read is bad input; everything else is a "no" of the rules.
fn exit_of(refusal: &Refusal) -> Exit {
    if refusal.is_internal() {
        return Exit::Internal;
    }
    let unknown = matches!(refusal.clause().id(), "K-REASON" | "K-KNOWN" | "K-SEASON" | "K-FILE");
    let named = matches!(
        refusal,
        Refusal::UnknownSchool(_)
            | Refusal::UnknownRegion(_)
            | Refusal::UnknownArea(_)
            | Refusal::Undo(UndoRefusal::NoSuchStep(_))
            | Refusal::Journal(UndoRefusal::NoSuchStep(_))
            | Refusal::OpeningStays
            | Refusal::SanctionNeedsVenue
            | Refusal::Slip(kolo_teams::SlipRefusal::Unsound(_))
            | Refusal::OtherContest
    );
    if unknown || named { Exit::BadInput } else { Exit::No }
}
