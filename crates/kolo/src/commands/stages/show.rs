//! `kolo stages show`: tables, brackets, matches to play and places.

use std::path::PathBuf;

use kolo_messages::{Lang, Message};
use kolo_model::{Side, StartNumber};
use kolo_stages::{
    Fixture, GroupView, Ledger, MatchId, Occupant, OpenStep, Settled, SlotPlace, State, Status,
    UnreadableSlot, stored_outcome, verdict,
};
use serde_json::{Value, json};

use super::contest::by_clause;
use super::{EXAMPLES, explain, of_refusal, read};
use crate::commands::standings;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::text_table::{self, Align};

/// Show tables, brackets, matches to play and places
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// A stages file, or - for standard input
    file: PathBuf,
    /// Show instead why each entrant is where they are, or only who is in one slot
    #[arg(long, value_name = "SLOT", num_args = 0..=1, require_equals = true, conflicts_with = "json")]
    #[expect(clippy::option_option, reason = "not asked, asked for everything, asked for one")]
    explain: Option<Option<String>>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stages = read(&args.file)?;
    let lang = console.lang();
    let state = stages.ledger.state();
    let text = match &args.explain {
        Some(None) => explain::everything(&stages.ledger, lang),
        Some(Some(text)) => {
            let unreadable = |error: UnreadableSlot| Failure::usage(error.message());
            let place: SlotPlace = text.parse().map_err(unreadable)?;
            explain::slot(&stages.ledger, &place, lang)
                .ok_or_else(|| of_refusal(&args.file, &kolo_stages::Refusal::UnknownSlot(place)))?
        }
        None if args.json => format!("{:#}\n", as_data(&stages.ledger, lang)),
        None => as_text(state, lang),
    };
    console.print(&text)?;
    Ok(Exit::Done)
}

fn as_text(state: &State, lang: Lang) -> String {
    let mut parts = Vec::new();
    for (index, stage) in state.plan().stages().iter().enumerate() {
        parts.push(format!("{}\n", Message::new("stages-show-stage").with("stage", &stage.id).text(lang)));
        parts.extend(
            stage
                .groups
                .iter()
                .filter_map(|group| state.group(&group.id))
                .map(|view| group(state, &view, lang)),
        );
        if !stage.matches.is_empty() {
            parts.push(state.draw(index, lang));
        }
    }
    let ready: Vec<String> = state.ready().map(|id| format!("  {}\n", pairing(state, id, lang))).collect();
    if !ready.is_empty() {
        parts.push(format!("{}\n{}", Message::new("stages-show-ready").text(lang), ready.concat()));
    }
    for step in state.open_steps() {
        let explained = state.explain_step(&step);
        // A clause helps where the rules of a contest ask for the step; our own rule asks for it everywhere else.
        let message = if state.plan().plan().contest.is_some() {
            by_clause(explained.message, explained.clause)
        } else {
            explained.message
        };
        parts.push(format!("{}\n", message.text(lang)));
    }
    parts.push(places(state, lang));
    parts.join("\n")
}

fn group(state: &State, view: &GroupView, lang: Lang) -> String {
    let mut text = Message::new("stages-show-group").with("group", &view.id).text(lang) + "\n";
    if let Some(table) = &view.table {
        // Orders name people by their own numbers, not by those of the group.
        let number = |no: StartNumber| {
            let id = view.members.get(no.index()).copied().and_then(Occupant::id);
            id.map(|id| id.to_string()).unwrap_or_default()
        };
        let who = |no: StartNumber| (number(no), member(state, view, no, lang));
        text.push_str(&standings::text_of(&table.standings, lang, who));
    }
    let games: Vec<String> =
        view.games.iter().map(|(id, _)| format!("  {}\n", pairing(state, id, lang))).collect();
    text + &games.concat()
}

fn member(state: &State, view: &GroupView, no: StartNumber, lang: Lang) -> String {
    let place = SlotPlace::Member(view.id.clone(), no.get());
    state.label(&place, lang)
}

/// `SF1: Eva – Jan 3:1`.
fn pairing(state: &State, id: &MatchId, lang: Lang) -> String {
    let Some(fixture) = state.fixture(id) else { return id.to_string() };
    let [first, second] = Side::BOTH.map(|side| name(state, id, fixture, side, lang));
    format!("{id}: {first} – {second}{}{}", result(fixture), goes_on(state, fixture))
}

fn name(state: &State, id: &MatchId, fixture: &Fixture, side: Side, lang: Lang) -> String {
    match fixture.sides[side] {
        Occupant::Here(id) | Occupant::Out(id) => state.name(id),
        Occupant::Open | Occupant::Bye => {
            let label = state.label(&SlotPlace::Side(id.clone(), side), lang);
            if label.is_empty() { "?".to_owned() } else { label }
        }
    }
}

fn result(fixture: &Fixture) -> String {
    match fixture.verdict() {
        None => String::new(),
        Some(verdict) => match (verdict.score, verdict::winner(verdict)) {
            (Some(score), _) => format!(" {}:{}", score.first, score.second),
            (None, Some(winner)) => {
                let played = if verdict::is_forfeit(verdict) { " w/o" } else { "" };
                let points = if winner == Side::First { "1:0" } else { "0:1" };
                format!(" {points}{played}")
            }
            (None, None) if verdict::is_drawn(verdict) => " ½:½".to_owned(),
            (None, None) => " 0:0 w/o".to_owned(),
        },
    }
}

/// Who advances from a drawn match, once it is decided.
fn goes_on(state: &State, fixture: &Fixture) -> String {
    match fixture.status {
        Status::TieBroken { winner, .. } => {
            let name = fixture.sides[winner].id().map(|id| state.name(id)).unwrap_or_default();
            format!(" → {name}")
        }
        Status::Waiting
        | Status::Ready
        | Status::Bye
        | Status::Over(_)
        | Status::Tied { .. }
        | Status::GivenUp(_) => String::new(),
    }
}

fn places(state: &State, lang: Lang) -> String {
    let standings = state.standings();
    let row = |standing: &kolo_stages::Standing| {
        let open = match standing.settled {
            Settled::Yes => String::new(),
            Settled::NotYet => Message::new("stages-show-open").text(lang),
        };
        vec![standing.places.to_string(), standing.entrant.to_string(), state.name(standing.entrant), open]
    };
    let rows: Vec<Vec<String>> = standings.iter().map(row).collect();
    let title = Message::new("stages-show-places").text(lang);
    format!("{title}\n{}", text_table::lines(&[Align::Right, Align::Right, Align::Left, Align::Left], &rows))
}

fn as_data(ledger: &Ledger, lang: Lang) -> Value {
    let state = ledger.state();
    let fixture = |id: &MatchId, fixture: &Fixture| {
        let status = match fixture.status {
            Status::Waiting => "waiting",
            Status::Ready => "ready",
            Status::Bye => "bye",
            Status::Over(_) => "over",
            Status::Tied { .. } => "tied",
            Status::TieBroken { .. } => "tie-broken",
            Status::GivenUp(_) => "given-up",
        };
        let sides = Side::BOTH.map(|side| {
            let link = state.plan().link(&SlotPlace::Side(id.clone(), side)).map(ToString::to_string);
            let who = fixture.sides[side].id();
            json!({ "entrant": who, "name": who.map(|id| state.name(id)), "link": link })
        });
        let winner = fixture.winner().and_then(|side| fixture.sides[side].id());
        // As the file has it.
        let written = |verdict| stored_outcome::serialize(&verdict, serde_json::value::Serializer).ok();
        let outcome = fixture.verdict().and_then(written);
        json!({ "id": id, "status": status, "sides": sides, "outcome": outcome, "winner": winner })
    };
    let stages = state.plan().stages().iter().enumerate().map(|(index, stage)| {
        let matches = state.bracket(index).into_iter().map(|game| {
            let mut data = fixture(&game.id, &game.fixture);
            data["round"] = json!(game.round);
            data
        });
        let groups = stage.groups.iter().filter_map(|group| state.group(&group.id)).map(|view| {
            let rows = view.table.iter().flat_map(|table| &table.standings.rows).map(|row| {
                let who = view.members.get(row.no.index()).copied().and_then(Occupant::id);
                json!({
                    "place": [row.place.from, row.place.to],
                    "entrant": who,
                    "name": member(state, &view, row.no, lang),
                    "values": row.columns.iter().map(|column| json!({
                        "criterion": column.criterion.code(), "value": column.value.to_string(),
                    })).collect::<Vec<_>>(),
                })
            });
            json!({
                "id": view.id,
                "table": rows.collect::<Vec<_>>(),
                "games": view.games.iter().map(|(id, one)| fixture(id, one)).collect::<Vec<_>>(),
                "places": view.places.iter().map(|place| place.id()).collect::<Vec<_>>(),
            })
        });
        json!({ "id": stage.id, "groups": groups.collect::<Vec<_>>(), "matches": matches.collect::<Vec<_>>() })
    });
    let places = state.standings().into_iter().map(|standing| {
        json!({
            "entrant": standing.entrant,
            "name": state.name(standing.entrant),
            "from": standing.places.from,
            "to": standing.places.to,
            "settled": standing.settled == Settled::Yes,
        })
    });
    let ties = state
        .questions()
        .into_iter()
        .map(|(group, tie)| json!({ "group": group, "from": tie.from, "members": tie.members }));
    let steps = state.open_steps().into_iter().map(|step| {
        let explained = state.explain_step(&step);
        let at = match &step {
            OpenStep::Group { group, .. } => group.as_str(),
            OpenStep::Match { game, .. } => game.as_str(),
        };
        json!({ "at": at, "clause": explained.clause.id(), "text": explained.message.text(lang) })
    });
    json!({
        "program": concat!("kolo ", env!("CARGO_PKG_VERSION")),
        "seed": state.seed(),
        "stages": stages.collect::<Vec<_>>(),
        "ready": state.ready().collect::<Vec<_>>(),
        "ties": ties.collect::<Vec<_>>(),
        "steps": steps.collect::<Vec<_>>(),
        "places": places.collect::<Vec<_>>(),
    })
}
