//! Teams, individuals and people: entered, changed, withdrawn.

use std::path::{Path, PathBuf};

use kolo_contest::{
    Command, Consents, Contest, Day, Entry, EntryId, Member, MemberRole, Player, PlayerId, Refusal, SchoolId,
    Schooling,
};
use kolo_messages::Message;
use kolo_model::Name;

use self::list::List;
use super::file::{Common, Effects, change, give, of_refusal};
use super::values::schoolings;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

mod list;

fn name(text: &str) -> Result<Name, Failure> {
    Name::new(text).map_err(|problem| Failure::usage(problem.message()))
}

/// Enter teams and individuals from a list, all or none
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct RegisterArgs {
    /// A contest file
    file: PathBuf,
    /// Who enters: a list with one player per line (.csv), or people and entries in the form of the log (.json)
    entries: PathBuf,
    #[command(flatten)]
    common: Common,
}

pub(super) fn register(args: &RegisterArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let list = list::read(&args.entries, args.common.hand()?.at.day())?;
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        let (people, teams) = (list.players.len(), list.entries.len());
        let (players, entries) = (list.players.clone(), list.entries.clone());
        let command = Command::Register { players, entries };
        contest.give(hand, &command).map_err(|refusal| with_places(&args.entries, &refusal, &list))?;
        Ok(vec![Message::new("contest-cli-registered").with("entries", teams).with("people", people)])
    })
}

/// A refusal with the lines of the list it is about.
fn with_places(file: &Path, refusal: &Refusal, list: &List) -> Failure {
    let mut failure = of_refusal(file, refusal);
    if let (Refusal::Entries(problems), Failure::Complaints { complaints, .. }) = (refusal, &mut failure) {
        for (complaint, problem) in complaints.iter_mut().zip(problems) {
            let index = list.entries.iter().position(|entry| entry.id == problem.entry);
            complaint.place = index.and_then(|index| list.places.get(index)).cloned().unwrap_or_default();
        }
    }
    failure
}

/// Record a person, or correct their data
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct PersonArgs {
    /// A contest file
    file: PathBuf,
    /// The id of the person
    person: PlayerId,
    /// Name
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// Day of birth
    #[arg(long, value_name = "DAY")]
    born: Option<Day>,
    /// Grade of primary education, ss for a secondary school, left for neither
    #[arg(long, value_name = "WHAT", value_parser = schoolings())]
    schooling: Option<Schooling>,
    /// The school
    #[arg(long, value_name = "SCHOOL")]
    school: Option<SchoolId>,
    /// The day of the consent to the rules, data processing and photos
    #[arg(long, value_name = "DAY")]
    consent: Option<Day>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn person(args: &PersonArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let given = args.name.as_deref().map(name).transpose()?;
    let consents = args.consent.map(|day| Consents { rules_and_data: Some(day), photos: Some(day) });
    let command = |contest: &Contest| {
        if let Some(known) = contest.state().players().get(&args.person) {
            return Ok(vec![Command::CorrectPlayer(Player {
                id: known.id.clone(),
                name: given.unwrap_or_else(|| known.name.clone()),
                born: args.born.or(known.born),
                schooling: args.schooling.or(known.schooling),
                school: args.school.clone().or_else(|| known.school.clone()),
                consents: consents.unwrap_or(known.consents),
            })]);
        }
        let (Some(name), Some(born), Some(schooling)) = (given, args.born, args.schooling) else {
            let message = Message::new("contest-cli-person-new").with("id", &args.person);
            return Err(Failure::usage(message));
        };
        let (id, school) = (args.person.clone(), args.school.clone());
        let player = Player {
            id,
            name,
            born: Some(born),
            schooling: Some(schooling),
            school,
            consents: consents.unwrap_or_default(),
        };
        Ok(vec![Command::Register { players: vec![player], entries: Vec::new() }])
    };
    give(&args.file, &args.common, command, console)
}

/// Change an entry before entries close
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct AmendArgs {
    /// A contest file
    file: PathBuf,
    /// Which entry
    entry: EntryId,
    /// The name shown
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// All regular players, in the order of registration
    #[arg(long, value_name = "PERSON", num_args = 1..)]
    regular: Vec<PlayerId>,
    /// All substitutes; without it a new list of regular players drops the old substitutes
    #[arg(long, value_name = "PERSON", num_args = 1.., requires = "regular")]
    substitute: Vec<PlayerId>,
    /// The captain
    #[arg(long, value_name = "PERSON")]
    captain: Option<PlayerId>,
    /// The school
    #[arg(long, value_name = "SCHOOL")]
    school: Option<SchoolId>,
    /// The part of a merged school, from 1
    #[arg(long, value_name = "N")]
    part: Option<u32>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn amend(args: &AmendArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let given = args.name.as_deref().map(name).transpose()?;
    let command = |contest: &Contest| {
        let unknown = || of_refusal(&args.file, &Refusal::UnknownEntry(args.entry.clone()));
        let mut entry: Entry = contest.state().entry(&args.entry).ok_or_else(unknown)?.entry.clone();
        if let Some(name) = given {
            entry.name = name;
        }
        if !args.regular.is_empty() {
            let as_member = |role: MemberRole| move |id: &PlayerId| Member { player: id.clone(), role };
            let regulars = args.regular.iter().map(as_member(MemberRole::Regular));
            let substitutes = args.substitute.iter().map(as_member(MemberRole::Substitute));
            entry.members = regulars.chain(substitutes).collect();
        }
        entry.captain = args.captain.clone().or(entry.captain);
        entry.school = args.school.clone().or(entry.school);
        entry.part = args.part.or(entry.part);
        Ok(vec![Command::Amend(entry)])
    };
    give(&args.file, &args.common, command, console)
}

/// Withdraw entries
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct WithdrawArgs {
    /// A contest file
    file: PathBuf,
    /// Which entries
    #[arg(value_name = "ENTRY", required = true)]
    entries: Vec<EntryId>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn withdraw(args: &WithdrawArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let commands = args.entries.iter().cloned().map(Command::Withdraw).collect();
    give(&args.file, &args.common, |_| Ok(commands), console)
}
