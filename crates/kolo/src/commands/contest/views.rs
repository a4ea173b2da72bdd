//! What can be looked at in a tournament: matches, tables, sheets, badges; and the check of the whole.

mod next;

use std::path::{Path, PathBuf};

use kolo_contest::{
    Contest, Fixture, GameKey, Play, Progress, Refusal, State, TableRow, VenueId, VenueState, invariants,
};
use kolo_messages::{Lang, Message};
use kolo_teams::{BroadcastTables, MatchResult, MatchSheet, SlipState, TableKind};
use serde_json::{Value, json};

use super::file::{of_refusal, read, say, visible};
use super::tell;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::text_table::{self, Align};

pub(super) use kolo_views::contest::describe::sides as sides_of;
pub(super) use next::next_step;

/// A tournament that must be there.
pub(in crate::commands) fn known<'a>(
    file: &Path,
    contest: &'a Contest,
    venue: &VenueId,
) -> Result<&'a VenueState, Failure> {
    let unknown = || of_refusal(file, &Refusal::UnknownVenue(venue.clone()));
    contest.state().venue(venue).ok_or_else(unknown)
}

/// A tournament that must have started.
pub(super) fn running<'a>(file: &Path, contest: &'a Contest, venue: &VenueId) -> Result<&'a Play, Failure> {
    known(file, contest, venue)?;
    contest.play(venue).ok_or_else(|| of_refusal(file, &Refusal::NotRunning(venue.clone())))
}

/// List the matches of a tournament
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct GamesArgs {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Only those that can be played now
    #[arg(long)]
    open: bool,
    /// Mark the broadcast tables: their number, from table 1 on, in a grand final
    #[arg(long, value_name = "N", default_value_t = 0)]
    broadcast: u32,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn games(args: &GamesArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    let play = running(&args.file, &contest, &args.venue)?;
    let fixtures = play.games().into_iter().filter_map(|key| play.fixture(&key));
    let asked = |fixture: &Fixture| !args.open || fixture.progress == Progress::Open;
    let fixtures: Vec<Fixture> = fixtures.filter(asked).collect();
    let broadcast = |fixture: &Fixture| {
        play.table_kind(fixture.table, BroadcastTables(args.broadcast)) == TableKind::Broadcast
    };
    if args.json {
        let list = fixtures.iter().map(|fixture| {
            let mut data = game_data(contest.state(), fixture);
            data["broadcast"] = json!(broadcast(fixture));
            data
        });
        console.print(&format!("{:#}\n", json!({ "games": list.collect::<Vec<_>>() })))?;
        return Ok(Exit::Done);
    }
    let shown = Message::new("contest-cli-broadcast").text(console.lang());
    let rows: Vec<Vec<String>> = fixtures
        .iter()
        .map(|fixture| {
            let mut row = game_row(contest.state(), fixture, console.lang());
            row.push(if broadcast(fixture) { shown.clone() } else { String::new() });
            row
        })
        .collect();
    console.print(&text_table::lines(&[Align::Left; 4], &rows))?;
    Ok(Exit::Done)
}

/// Name, sides, and how it ended.
pub(super) fn game_row(state: &State, fixture: &Fixture, lang: Lang) -> Vec<String> {
    let sides = fixture.sides.clone().map(|id| visible(&tell::entry_name(state, &id)));
    let ended = match fixture.progress {
        Progress::Open | Progress::Waiting => String::new(),
        Progress::Over(None) => "w/o".to_owned(),
        Progress::Over(Some(score)) => format!("{}:{}", score.first, score.second),
        Progress::Tied => Message::new("contest-cli-tied").text(lang),
    };
    vec![fixture.key.to_string(), format!("{} – {}", sides.first, sides.second), ended]
}

/// A match as data.
pub(super) fn game_data(state: &State, fixture: &Fixture) -> Value {
    let side = |id: &kolo_contest::EntryId| json!({ "entry": id, "name": tell::entry_name(state, id) });
    let (status, score) = match fixture.progress {
        Progress::Open => ("open", None),
        Progress::Waiting => ("waiting", None),
        Progress::Tied => ("tied", None),
        Progress::Over(score) => ("over", score),
    };
    json!({
        "match": fixture.key,
        "table": fixture.table,
        "first": side(&fixture.sides.first),
        "second": side(&fixture.sides.second),
        "status": status,
        "score": score.map(|score| [score.first, score.second]),
    })
}

/// The pairs of the newest round, one per line, and who sits out.
pub(super) fn latest_round(contest: &Contest, venue: &VenueId) -> Vec<Message> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let rounds = play.swiss().and_then(kolo_tournament::Ledger::state).map(kolo_tournament::State::rounds);
    let Some((number, latest)) = rounds.and_then(|rounds| Some((rounds.len(), rounds.last()?))) else {
        return Vec::new();
    };
    let mut messages = vec![Message::new("contest-cli-round").with("round", number)];
    let round = u32::try_from(number).unwrap_or(u32::MAX);
    for table in (1..).take(latest.tables.len()) {
        let key = GameKey::at_table(round, table);
        let names = sides_of(contest.state(), play, &key);
        let pair = Message::new("contest-cli-pair").with("game", &key);
        messages.push(pair.with("first", names.first).with("second", names.second));
    }
    for bye in &latest.byes {
        let entry = usize::try_from(bye.0).ok().and_then(|number| play.field().get(number.checked_sub(1)?));
        let name = entry.map(|id| tell::entry_name(contest.state(), id)).unwrap_or_default();
        messages.push(Message::new("contest-cli-bye").with("name", name));
    }
    messages
}

/// Show the table of a tournament
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct TableArgs {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn table(args: &TableArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    running(&args.file, &contest, &args.venue)?;
    let rows = contest.table(&args.venue).map_err(|refusal| of_refusal(&args.file, &refusal))?;
    let going_on = contest.state().qualified(&args.venue);
    if args.json {
        let data = table_data(contest.state(), &rows);
        let going_on: Vec<_> = going_on.iter().map(|one| &one.entry).collect();
        console.print(&format!("{:#}\n", json!({ "table": data, "goes_on": going_on })))?;
        return Ok(Exit::Done);
    }
    console.print(&table_text(contest.state(), &rows, &args.venue, console.lang()))?;
    Ok(Exit::Done)
}

/// Place, name, match points, score; a star behind those who advance.
pub(super) fn table_text(state: &State, rows: &[TableRow], venue: &VenueId, lang: Lang) -> String {
    let going_on = state.qualified(venue);
    let word = |message: Message| message.text(lang);
    let heading = vec![
        String::new(),
        String::new(),
        word(Message::new("contest-cli-points")),
        word(Message::new("contest-cli-score")),
    ];
    let row = |row: &TableRow| {
        let goes = if going_on.iter().any(|one| one.entry == row.entry) { "*" } else { "" };
        vec![
            row.place.map(|place| place.to_string()).unwrap_or_default(),
            visible(&tell::entry(state, &row.entry)),
            row.points.to_string(),
            row.score.to_string(),
            goes.to_owned(),
        ]
    };
    let lines: Vec<Vec<String>> = std::iter::once(heading).chain(rows.iter().map(row)).collect();
    text_table::lines(&[Align::Right, Align::Left, Align::Right, Align::Right, Align::Left], &lines)
}

/// A table as data.
pub(super) fn table_data(state: &State, rows: &[TableRow]) -> Vec<Value> {
    let row = |row: &TableRow| {
        json!({
            "place": row.place,
            "entry": row.entry,
            "name": tell::entry_name(state, &row.entry),
            "points": row.points,
            "score": row.score,
        })
    };
    rows.iter().map(row).collect()
}

/// Show the sheet of a match
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct SlipArgs {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Which match
    #[arg(value_name = "MATCH")]
    game: String,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn slip(args: &SlipArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    running(&args.file, &contest, &args.venue)?;
    let key = GameKey(args.game.clone());
    let unknown = || of_refusal(&args.file, &Refusal::UnknownGame(key.clone()));
    if args.json {
        let view = view(&contest, &args.venue, &key).ok_or_else(unknown)?;
        console.print(&format!("{:#}\n", json!({ "match": key, "sheet": view })))?;
        return Ok(Exit::Done);
    }
    let text = sheet(&contest, &args.venue, &key, console.lang()).ok_or_else(unknown)?;
    console.print(&visible(&text))?;
    say(console, &slip_state(&contest, &args.venue, &key))?;
    Ok(Exit::Done)
}

/// What counts on a slip, else what was reported, else an empty sheet.
pub(super) fn view(contest: &Contest, venue: &VenueId, key: &GameKey) -> Option<kolo_teams::SheetView> {
    let play = contest.play(venue)?;
    let rosters = play.rosters(key)?;
    let slip = play.slip(key);
    let settled = slip.and_then(|slip| slip.settled()).map(|settled| settled.sheet.sheet().clone());
    let reported = || {
        let slip = slip?;
        kolo_model::Side::BOTH
            .into_iter()
            .find_map(|side| slip.report(side))
            .map(|sheet| sheet.sheet().clone())
    };
    let sheet = settled.or_else(reported).unwrap_or_else(|| {
        let line_up = slip.and_then(|slip| slip.line_up()).cloned();
        MatchSheet::new(play.shape(), MatchResult::open(play.shape())).with_line_up(line_up)
    });
    Some(sheet.view(Some(rosters)))
}

/// The sheet of a match as a table.
pub(super) fn sheet(contest: &Contest, venue: &VenueId, key: &GameKey, lang: Lang) -> Option<String> {
    view(contest, venue, key).map(|view| view.table(lang))
}

/// The state of the slip of a match, with the names of the sides.
pub(super) fn slip_state(contest: &Contest, venue: &VenueId, key: &GameKey) -> Message {
    let Some(play) = contest.play(venue) else { return Message::new("contest-cli-nothing") };
    let names = sides_of(contest.state(), play, key);
    let message = match play.slip(key).map(kolo_teams::Slip::state) {
        None | Some(SlipState::Open) => Message::new("contest-cli-slip-open"),
        Some(SlipState::Reported(side)) => {
            Message::new("contest-cli-slip-reported").with("side", names[side].as_str())
        }
        Some(SlipState::Mismatch(differences)) => {
            let list: Vec<Message> = differences.iter().map(kolo_teams::Difference::message).collect();
            Message::new("contest-cli-slip-mismatch").with("differences", list)
        }
        Some(SlipState::Settled(settled)) => {
            let result = settled.sheet.result();
            Message::new("contest-cli-slip-settled")
                .with("score", format!("{}:{}", result.score.first, result.score.second))
                .with("points", format!("{}:{}", result.points.first, result.points.second))
        }
    };
    message.with("game", key).with("first", names.first).with("second", names.second)
}

/// Check that everything in the contest is consistent
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct CheckArgs {
    /// A contest file, or - for standard input
    file: PathBuf,
}

pub(super) fn check(args: &CheckArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    let broken = invariants::check(&contest);
    if !broken.is_empty() {
        let name = args.file.display().to_string();
        let complaints = broken.iter().map(|broken| Complaint {
            clause: Some(broken.clause()),
            ..Complaint::file(&name, broken.message())
        });
        return Err(Failure::Complaints { exit: Exit::No, complaints: complaints.collect() });
    }
    let played = contest.plays().flat_map(|(_, play)| play.games().into_iter().map(move |key| (play, key)));
    let over = played.filter(|(play, key)| {
        matches!(play.fixture(key).map(|fixture| fixture.progress), Some(Progress::Over(_)))
    });
    let sound = Message::new("contest-cli-sound")
        .with("events", contest.records().len())
        .with("tournaments", contest.plays().count())
        .with("matches", over.count());
    say(console, &sound)?;
    Ok(Exit::Done)
}

/// List the badges of a tournament
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct BadgesArgs {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// All players, with their teams, and all who may watch (P-1.1.6.9, P-1.2.3.7, P-1.1.2.10).
pub(super) fn badges(args: &BadgesArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    let (state, venue) = (contest.state(), known(&args.file, &contest, &args.venue)?);
    let players = venue.present.iter().flat_map(|(entry, players)| {
        players.iter().map(move |player| (tell::person(state, player), tell::entry_name(state, entry)))
    });
    let watching = Message::new("contest-cli-spectator").text(console.lang());
    let spectators = venue.spectators.iter().map(|name| (name.to_string(), watching.clone()));
    let badges: Vec<(String, String)> = players.chain(spectators).collect();
    if args.json {
        let list: Vec<Value> =
            badges.iter().map(|(name, role)| json!({ "name": name, "team": role })).collect();
        console.print(&format!("{:#}\n", json!({ "badges": list })))?;
        return Ok(Exit::Done);
    }
    let rows: Vec<Vec<String>> =
        badges.iter().map(|(name, role)| vec![visible(name), visible(role)]).collect();
    console.print(&text_table::lines(&[Align::Left; 2], &rows))?;
    Ok(Exit::Done)
}
