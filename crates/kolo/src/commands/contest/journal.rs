//! Incidents and protests of a tournament: recorded, decided, listed.

use std::path::PathBuf;

use kolo_contest::{
    BookEvent, Contest, EntryId, GameKey, Incident, IncidentId, JournalCommand, JournalRecord, Play,
    PlayCommand, Protest, ProtestId, ProtestRuling, Remedy, Repeat, Scene, State, VenueId,
};
use kolo_messages::{Lang, Message};
use kolo_rulings::{Assessment, Verdict};
use kolo_views::contest::describe::{journal as step, match_name, ruling_message, scene_message};
use serde_json::{Value, json};

use super::file::{Common, Effects, change, of_refusal, read, say, visible};
use super::tell;
use super::views::known;
use crate::commands::ruling;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

const EXAMPLES: &str = "\
Examples:
  kolo contest incident cup.json ot-brno undue-delay who=first taken=40s --match A.1.1 --board 2
  kolo contest incident cup.json ot-brno left-game who=second permission=not-given --match A.1.1 \\
      --decided warning --reason 'the player fell ill'
  kolo contest protest cup.json ot-brno A.1.1 --of zs-brno-1 --reason 'the slip was misread'
  kolo contest answer cup.json ot-brno 1 --uphold '7:5' --reason 'the sheets say so'
  kolo contest answer cup.json ot-brno 2 --play-on --reason 'the hall closes at six'
  kolo contest incidents cup.json ot-brno";

/// Record an incident, with what the rules advise and what was decided
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct IncidentArgs {
    /// A contest file
    file: PathBuf,
    /// In which tournament
    venue: VenueId,
    /// What happened: a situation that `kolo ruling` lists
    situation: String,
    /// What is known, each as name=value
    #[arg(value_name = "FACT=VALUE")]
    facts: Vec<String>,
    /// In which match
    #[arg(long = "match", value_name = "MATCH")]
    game: Option<String>,
    /// On which board
    #[arg(long, requires = "game")]
    board: Option<u32>,
    /// What was decided, if it is not what the rules advise; needs a reason where the rules leave no choice
    #[arg(long, value_name = "VERDICT")]
    decided: Option<String>,
    /// Anything else worth knowing
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// Replace what was recorded as the incident with this number
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["game", "board"])]
    amend: Option<u32>,
    /// Record it although the same incident is already recorded: it happened again
    #[arg(long, conflicts_with = "amend")]
    again: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn incident(args: &IncidentArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let case = ruling::situation(&args.situation, &args.facts)?;
    let verdict = args.decided.as_deref().map(str::parse::<Verdict>).transpose();
    let verdict = verdict.map_err(|unreadable| Failure::usage(unreadable.message()))?;
    let reason = args.common.reason();
    let assessment = Assessment::new(case, verdict, reason.as_deref(), args.note.clone());
    let assessment = assessment.map_err(|missing| {
        let complaint = Complaint { clause: Some(missing.clause()), ..Complaint::usage(missing.message()) };
        Failure::one(Exit::BadInput, complaint)
    })?;
    let command = if let Some(id) = args.amend {
        JournalCommand::AmendIncident { id: IncidentId(id), assessment }
    } else {
        let (game, board) = (args.game.clone().map(GameKey), args.board);
        let repeat = if args.again { Repeat::Again } else { Repeat::Ask };
        JournalCommand::RecordIncident { game, board, assessment, repeat }
    };
    write(&args.file, &args.venue, &args.common, command, console)
}

/// Protest against the result of a match
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ProtestArgs {
    /// A contest file
    file: PathBuf,
    /// In which tournament
    venue: VenueId,
    /// Against the result of which match
    #[arg(value_name = "MATCH")]
    game: String,
    /// Who protests
    #[arg(long = "of", value_name = "ENTRY")]
    entry: EntryId,
    #[command(flatten)]
    common: Common,
}

pub(super) fn protest(args: &ProtestArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = JournalCommand::LodgeProtest { game: GameKey(args.game.clone()), by: args.entry.clone() };
    write(&args.file, &args.venue, &args.common, command, console)
}

/// Decide a protest, or let play go on before it is decided
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct AnswerArgs {
    /// A contest file
    file: PathBuf,
    /// In which tournament
    venue: VenueId,
    /// The number of the protest
    protest: u32,
    #[command(flatten)]
    ruling: RulingArgs,
    #[command(flatten)]
    common: Common,
}

/// What becomes of a protest.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct RulingArgs {
    /// The protest is upheld; say what is to be corrected. Then correct the result with `kolo contest correct`
    #[arg(long, value_name = "CORRECTION")]
    uphold: Option<String>,
    /// The protest is rejected: the result stays
    #[arg(long)]
    reject: bool,
    /// The protest is decided later, and play goes on meanwhile
    #[arg(long)]
    play_on: bool,
}

pub(super) fn answer(args: &AnswerArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let id = ProtestId(args.protest);
    let command = match &args.ruling {
        RulingArgs { uphold: Some(correction), .. } => JournalCommand::DecideProtest {
            id,
            ruling: ProtestRuling::Upheld(Remedy::OnSheet(correction.clone())),
        },
        RulingArgs { play_on: true, .. } => JournalCommand::PassOver(id),
        RulingArgs { .. } => JournalCommand::DecideProtest { id, ruling: ProtestRuling::Rejected },
    };
    write(&args.file, &args.venue, &args.common, command, console)
}

/// Undo a line about an incident or a protest
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct UnruleArgs {
    /// A contest file
    file: PathBuf,
    /// In which tournament
    venue: VenueId,
    /// The number of the line, as `kolo contest incidents` shows it
    line: u64,
    /// Redo a line that was undone
    #[arg(long)]
    again: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn unrule(args: &UnruleArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = if args.again { JournalCommand::Redo(args.line) } else { JournalCommand::Undo(args.line) };
    write(&args.file, &args.venue, &args.common, command, console)
}

fn write(
    file: &std::path::Path,
    venue: &VenueId,
    common: &Common,
    command: JournalCommand,
    console: &mut Console<'_>,
) -> Result<Exit, Failure> {
    change(file, common, Effects::Plain, console, |contest, hand| {
        let lines = |contest: &Contest| contest.play(venue).map_or(0, |play| play.journal().records().len());
        let before = lines(contest);
        let order = PlayCommand::Journal(command);
        contest.play_on(hand, venue, &order).map_err(|refusal| of_refusal(file, &refusal))?;
        let Some(play) = contest.play(venue) else { return Ok(Vec::new()) };
        let new = play.journal().records().get(before..).unwrap_or_default();
        Ok(new.iter().map(|record| step(contest.state(), play, &record.event)).collect())
    })
}

/// List incidents and protests
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ListArgs {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// Of this tournament only
    venue: Option<VenueId>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn list(args: &ListArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    if let Some(venue) = &args.venue {
        known(&args.file, &contest, venue)?;
    }
    let wanted = |id: &VenueId| args.venue.as_ref().is_none_or(|venue| venue == id);
    let plays: Vec<(&VenueId, &Play)> = contest.plays().filter(|(id, _)| wanted(id)).collect();
    if args.json {
        let list: Vec<Value> = plays.iter().map(|(id, play)| data(id, play, console.lang())).collect();
        console.print(&format!("{:#}\n", json!({ "tournaments": list })))?;
        return Ok(Exit::Done);
    }
    let mut listed = 0;
    for (id, play) in plays {
        for line in lines(contest.state(), play, console.lang()) {
            console.print(&format!("{id}  {}\n", visible(&line)))?;
            listed += 1;
        }
    }
    if listed == 0 {
        say(console, &Message::new("contest-incidents-none"))?;
    }
    Ok(Exit::Done)
}

/// The numbers of the lines about one thing: the first one, and behind it those that came later.
fn later_lines(lines: &[u64], lang: Lang) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let lines: Vec<String> = lines.iter().map(u64::to_string).collect();
    format!(" {}", Message::new("contest-journal-lines").with("lines", lines).text(lang))
}

/// What stands in a journal, with the numbers of the lines that recorded, changed or decided it.
fn lines(state: &State, play: &Play, lang: Lang) -> Vec<String> {
    let (journal, book) = (play.journal(), play.journal().book());
    let incident = |(id, incident): (&IncidentId, &Incident)| {
        let message = Message::new("contest-event-incident")
            .with("id", *id)
            .with("where", scene_message(play, &incident.scene))
            .with("what", incident.assessment.message());
        let note =
            incident.assessment.note.as_deref().map(|note| {
                format!(" – {}", Message::new("contest-protest-note").with("note", note).text(lang))
            });
        let Numbers { first, later } = Numbers::of(&journal.about_incident(*id));
        let later = later_lines(&later, lang);
        format!("{first:>3}  {}{}{later}", message.text(lang), note.unwrap_or_default())
    };
    let protest = |(id, protest): (&ProtestId, &Protest)| {
        let message = Message::new("contest-event-protest")
            .with("id", *id)
            .with("entry", play.side_in_book(protest.by).map(|by| tell::entry(state, by)).unwrap_or_default())
            .with("game", match_name(play, &protest.pairing));
        let ruling = match &protest.ruling {
            None => Message::new("contest-protest-open"),
            Some(ruling) => ruling_message(*id, ruling),
        };
        let Numbers { first, later } = Numbers::of(&journal.about_protest(*id));
        let waits = protest.ruling.is_some() && play.unsettled_protests().contains(id);
        let waits = waits.then(|| format!(", {}", Message::new("contest-protest-to-correct").text(lang)));
        let later = later_lines(&later, lang);
        let (message, ruling, waits) = (message.text(lang), ruling.text(lang), waits.unwrap_or_default());
        format!("{first:>3}  {message}: {ruling}{waits}{later}")
    };
    book.incidents().iter().map(incident).chain(book.protests().iter().map(protest)).collect()
}

/// The numbers of the lines about one thing.
struct Numbers {
    first: u64,
    later: Vec<u64>,
}

impl Numbers {
    fn of(lines: &[(u64, &JournalRecord)]) -> Numbers {
        let mut numbers = lines.iter().map(|(line, _)| *line);
        Numbers { first: numbers.next().unwrap_or_default(), later: numbers.collect() }
    }
}

fn data(id: &VenueId, play: &Play, lang: Lang) -> Value {
    let (journal, book) = (play.journal(), play.journal().book());
    let incident = |(id, incident): (&IncidentId, &Incident)| {
        let Numbers { first, later } = Numbers::of(&journal.about_incident(*id));
        let place = match &incident.scene {
            Scene::Tournament | Scene::Round { .. } => json!({}),
            Scene::Match { pairing, board: None } => json!({ "game": match_name(play, pairing) }),
            Scene::Match { pairing, board: Some(board) } => {
                json!({ "game": match_name(play, pairing), "board": board })
            }
        };
        json!({
            "id": id,
            "line": first,
            "amended_by": later,
            "where": place,
            "incident": incident.assessment,
            "text": incident.assessment.message().text(lang),
        })
    };
    let protest = |(id, protest): (&ProtestId, &Protest)| {
        let lines = journal.about_protest(*id);
        let is_decided =
            |record: &JournalRecord| matches!(record.event.event(), Some(BookEvent::ProtestDecided(_)));
        let is_passed =
            |record: &JournalRecord| matches!(record.event.event(), Some(BookEvent::ProtestPassedOver(_)));
        let decided = lines.iter().find(|(_, record)| is_decided(record)).map(|(line, _)| *line);
        let passed = lines.iter().filter(|(_, record)| is_passed(record)).map(|(line, _)| *line);
        json!({
            "id": id,
            "line": Numbers::of(&lines).first,
            "match": match_name(play, &protest.pairing),
            "by": play.side_in_book(protest.by),
            "ruling": protest.ruling,
            "decided_by": decided,
            "passed_over_by": passed.collect::<Vec<_>>(),
            "settled": !play.unsettled_protests().contains(id),
        })
    };
    json!({
        "tournament": id,
        "incidents": book.incidents().iter().map(incident).collect::<Vec<_>>(),
        "protests": book.protests().iter().map(protest).collect::<Vec<_>>(),
    })
}
