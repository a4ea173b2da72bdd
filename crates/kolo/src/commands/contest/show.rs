//! `kolo contest show`: the state of the contest, what is open, what comes next.

use std::path::PathBuf;

use kolo_contest::{
    Category, Contest, DuelTime, Level, Opening, Phase, Progress, State, Terms, VenueId, VenueState,
};
use kolo_messages::{Arg, Lang, Message};
use kolo_model::RuleSet;
use serde_json::{Value, json};

use super::file::{read, visible};
use super::tell;
use super::views::{game_data, game_row, known, next_step, table_data, table_text};
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::text_table::{self, Align};

/// Show the state of the contest, or of one of its tournaments
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct Args {
    /// A contest file, or - for standard input
    file: PathBuf,
    /// One tournament: who came, what is open, the table, who advances
    venue: Option<VenueId>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let contest = read(&args.file)?;
    let lang = console.lang();
    let venue = args.venue.as_ref().map(|id| known(&args.file, &contest, id)).transpose()?;
    let text = match (venue, args.json) {
        (None, false) => contest_text(&contest, lang),
        (None, true) => format!("{:#}\n", contest_data(&contest, lang)),
        (Some(venue), false) => venue_text(&contest, venue, lang),
        (Some(venue), true) => format!("{:#}\n", venue_data(&contest, venue, lang)),
    };
    console.print(&text)?;
    Ok(Exit::Done)
}

/// Entries of a category: all, and those whose fee is open.
fn counts(state: &State, category: Category) -> (usize, usize) {
    let ids: Vec<_> = state.entries().values().filter(|entry| entry.category == category).collect();
    let settled = |id| state.entry(id).is_some_and(|entry| entry.fee.is_settled());
    let open = ids.iter().filter(|entry| !settled(&entry.id)).count();
    (ids.len(), open)
}

fn contest_text(contest: &Contest, lang: Lang) -> String {
    let state = contest.state();
    let head = Message::new("contest-show-head")
        .with("name", &state.season().name)
        .with("regions", state.regions().count())
        .with("areas", state.areas().count())
        .with("schools", state.schools().count());
    let mut parts = vec![visible(&head.text(lang)) + "\n"];
    let rules = RuleSet::Pisqworky2023;
    if let Some(link) = rules.link_message() {
        let line = Message::new("contest-show-rules").with("rules", rules.message()).with("link", link);
        parts.push(line.text(lang) + "\n");
    }
    for category in Category::ALL {
        let (all, open) = counts(state, category);
        if all > 0 {
            let line = Message::new("contest-show-entries")
                .with("category", category)
                .with("entries", all)
                .with("open", open);
            parts.push(line.text(lang) + "\n");
        }
    }
    let mut venues: Vec<&VenueState> = state.venues().collect();
    venues.sort_by_key(|venue| (venue.plan.category, venue.plan.level, venue.plan.day, &venue.plan.id));
    let rows: Vec<Vec<String>> = venues
        .iter()
        .map(|venue| {
            let next: Vec<String> =
                next_step(contest, &venue.plan.id).iter().map(|step| step.text(lang)).collect();
            let plan = visible(&venue.plan.message().text(lang));
            vec![venue.plan.id.to_string(), plan, visible(&next.join("; "))]
        })
        .collect();
    if !rows.is_empty() {
        parts.push(format!("\n{}", text_table::lines(&[Align::Left; 3], &rows)));
    }
    parts.concat()
}

fn contest_data(contest: &Contest, lang: Lang) -> Value {
    let state = contest.state();
    let categories = Category::ALL.map(|category| {
        let (all, open) = counts(state, category);
        json!({ "category": category, "entries": all, "fees_open": open })
    });
    let venues: Vec<Value> = state.venues().map(|venue| head(contest, venue, lang)).collect();
    json!({
        "program": concat!("kolo ", env!("CARGO_PKG_VERSION")),
        "season": state.season(),
        "rules": RuleSet::Pisqworky2023,
        "edition": RuleSet::Pisqworky2023.edition(),
        "published_at": RuleSet::Pisqworky2023.published_at(),
        "regions": state.regions().count(),
        "areas": state.areas().count(),
        "schools": state.schools().count(),
        "categories": categories,
        "tournaments": venues,
    })
}

fn head(contest: &Contest, venue: &VenueState, lang: Lang) -> Value {
    let next: Vec<String> = next_step(contest, &venue.plan.id).iter().map(|step| step.text(lang)).collect();
    json!({
        "id": venue.plan.id,
        "name": venue.plan.name,
        "category": venue.plan.category,
        "level": venue.plan.level,
        "day": venue.plan.day,
        "phase": phase(venue),
        "expected": contest.state().expected(venue).len(),
        "came": venue.present.len(),
        "quota": venue.quota,
        "next": next,
    })
}

/// The code of a phase.
pub(super) fn phase(venue: &VenueState) -> &'static str {
    match venue.phase {
        Phase::Announced => "announced",
        Phase::Running => "running",
        Phase::Closed(_) => "closed",
    }
}

/// Opening and time of the duels, as the rules set them for the level.
fn terms(level: Level) -> Message {
    let Terms { opening, time } = level.terms();
    let opening = match opening {
        Opening::Swap1 => "SWAP 1",
        Opening::Swap2 => "SWAP 2",
    };
    match time {
        DuelTime::Together { seconds } => {
            Message::new("contest-show-terms-together").with("time", minutes(seconds))
        }
        DuelTime::EachSide { seconds, without_clocks: None } => {
            Message::new("contest-show-terms-each").with("time", minutes(seconds))
        }
        DuelTime::EachSide { seconds, without_clocks: Some(without) } => {
            Message::new("contest-show-terms-clocks")
                .with("time", minutes(seconds))
                .with("without", minutes(without))
        }
    }
    .with("opening", opening)
}

/// A duration in words: `15:00` would read as a time of day.
fn minutes(seconds: u32) -> Message {
    if seconds.is_multiple_of(60) {
        return Message::new("contest-show-minutes").with("minutes", seconds / 60);
    }
    let tenths = seconds / 6;
    let decimal = Arg::decimal(format!("{}.{}", tenths / 10, tenths % 10));
    Message::new("contest-show-minutes-decimal").with("minutes", decimal)
}

fn venue_text(contest: &Contest, venue: &VenueState, lang: Lang) -> String {
    let (state, id) = (contest.state(), &venue.plan.id);
    let mut parts = vec![visible(&venue.plan.message().text(lang)) + "\n"];
    parts.push(terms(venue.plan.level).text(lang) + "\n");
    if let Some(quota) = venue.quota {
        parts.push(Message::new("contest-show-quota").with("quota", quota).text(lang) + "\n");
    }
    for step in next_step(contest, id) {
        parts.push(visible(&step.text(lang)) + "\n");
    }
    let Some(play) = contest.play(id) else {
        let rows: Vec<Vec<String>> = state
            .expected(venue)
            .iter()
            .map(|entry| {
                let came = if venue.present.contains_key(entry) { "×" } else { "" };
                vec![came.to_owned(), visible(&tell::entry(state, entry))]
            })
            .collect();
        parts.push(format!("\n{}", text_table::lines(&[Align::Left; 2], &rows)));
        return parts.concat();
    };
    let open: Vec<Vec<String>> = play
        .games()
        .into_iter()
        .filter_map(|key| play.fixture(&key))
        .filter(|fixture| matches!(fixture.progress, Progress::Open | Progress::Tied))
        .map(|fixture| game_row(state, &fixture, lang))
        .collect();
    if !open.is_empty() {
        parts.push(format!("\n{}", text_table::lines(&[Align::Left; 3], &open)));
    }
    let rows = contest.table(id).unwrap_or_default();
    parts.push(format!("\n{}", table_text(state, &rows, id, lang)));
    parts.concat()
}

fn venue_data(contest: &Contest, venue: &VenueState, lang: Lang) -> Value {
    let (state, id) = (contest.state(), &venue.plan.id);
    let mut data = head(contest, venue, lang);
    let expected: Vec<Value> = state
        .expected(venue)
        .iter()
        .map(|entry| {
            json!({
                "entry": entry,
                "name": tell::entry_name(state, entry),
                "players": venue.present.get(entry),
            })
        })
        .collect();
    data["field"] = json!(expected);
    if let Some(play) = contest.play(id) {
        let games = play.games().into_iter().filter_map(|key| play.fixture(&key));
        data["games"] = games.map(|fixture| game_data(state, &fixture)).collect();
        data["table"] = table_data(state, &contest.table(id).unwrap_or_default()).into();
    }
    let going_on: Vec<_> = state.qualified(id).into_iter().map(|one| one.entry).collect();
    data["goes_on"] = json!(going_on);
    data
}
