//! `kolo rating`: how a go tournament changes European ratings.

use std::path::PathBuf;

use kolo_formats::h9;
use kolo_messages::{Arg, Figure, Lang, Message};
use kolo_model::{Share, Side, System, Tournament};
use kolo_ratings::egf::{
    EventClass, EventRating, LEAST_RATING, PlayerRating, RatedGame, RatingSource, SkippedGame, rate_event,
};
use serde_json::json;

use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::{self, Input};
use crate::text_table::{self, Align};

const EXAMPLES: &str = "\
Examples:
  kolo rating club.json                       all players before and after the tournament
  kolo rating club.json --class C             a casual or club tournament
  kolo rating club.json --explain             the games behind every number
  kolo rating club.json --explain --player 7  the games of no. 7 only

The formula of the European Go Federation in force since 2021. Classes weigh 1 (A), 0.75 (B),
0.5 (C) and 0.25 (D). A player without a rating starts with that of the rank. The federation may
decide otherwise about single players; its own computation is the one that counts.";

/// Show how a go tournament changes European ratings
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// A tournament file (.trf, .json, .h9 or .xml), or - for standard input
    file: PathBuf,
    /// Class of the tournament [default: that of an .h9, else A]
    #[arg(long, value_name = "CLASS", value_parser = choice(&EventClass::ALL, EventClass::code))]
    class: Option<EventClass>,
    /// Show the games behind every number
    #[arg(long, conflicts_with = "json")]
    explain: bool,
    /// Only this competitor
    #[arg(long, value_name = "NO")]
    player: Option<u32>,
    /// Print ratings and games as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When the file is wrong or the tournament is not one of go.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let input = input::tournament(&args.file, console)?;
    refuse_other_games(&input)?;
    let class = class(args, &input);
    let mut event = rate_event(&input.tournament, class);
    if let Some(no) = args.player {
        only(no, &mut event, &input)?;
    }
    let lang = console.lang();
    let text = if args.json {
        format!("{:#}\n", as_data(&event, &input.tournament, lang))
    } else if args.explain {
        explained(&event, &input.tournament, lang)
    } else {
        as_text(&event, &input.tournament, lang)
    };
    console.print(&text)?;
    Ok(Exit::Done)
}

/// What the user asks for, else what the heading of a result file says.
fn class(args: &Args, input: &Input) -> EventClass {
    let stated = || h9::class_of(input.tournament.event())?.parse().ok();
    args.class.or_else(stated).unwrap_or_default()
}

fn refuse_other_games(input: &Input) -> Result<(), Failure> {
    match input.tournament.system() {
        Some(system @ (System::Fide1992 | System::Dutch | System::Pisqworky2023)) => {
            let message = Message::new("rating-only-go").with("system", system);
            Err(Failure::one(Exit::BadInput, Complaint::file(&input.name, message)))
        }
        Some(System::Swiss | System::McMahon | System::RoundRobin) | None => Ok(()),
    }
}

/// Leaves the player `no` and their games.
fn only(no: u32, event: &mut EventRating, input: &Input) -> Result<(), Failure> {
    if !input.tournament.competitors().iter().any(|competitor| competitor.no.get() == no) {
        let message = Message::new("unknown-competitor").with("no", no);
        return Err(Failure::one(Exit::BadInput, Complaint::file(&input.name, message)));
    }
    event.players.retain(|player| player.no.get() == no);
    event.skipped.retain(|game| game.sides.first.get() == no || game.sides.second.get() == no);
    Ok(())
}

fn as_text(event: &EventRating, tournament: &Tournament, lang: Lang) -> String {
    let head = [
        Message::new("cli-column-number"),
        Message::new("cli-column-name"),
        Message::new("rating-column-before"),
        Message::new("rating-column-games"),
        Message::new("rating-column-expected"),
        Message::new("rating-column-actual"),
        Message::new("rating-column-change"),
        Message::new("rating-column-after"),
    ];
    let mut aligns = [Align::Right; 8];
    aligns[1] = Align::Left;
    let mut rows = vec![head.map(|message| message.text(lang)).to_vec()];
    rows.extend(event.players.iter().map(|player| {
        let mark = match player.source {
            RatingSource::Given => "",
            RatingSource::Rank(_) => "*",
        };
        vec![
            player.no.to_string(),
            name(tournament, player),
            format!("{mark}{}", Figure::new(player.before, lang)),
            player.games.len().to_string(),
            Figure::new(player.expected().rounded(), lang).to_string(),
            Figure::new(player.actual().with_decimal(), lang).to_string(),
            Figure::new(player.change().signed(), lang).to_string(),
            Figure::new(player.after(), lang).to_string(),
        ]
    }));
    let by_rank = event.players.iter().filter(|player| player.source != RatingSource::Given).count();
    let mut notes = vec![class_line(event.class)];
    if by_rank > 0 {
        notes.push(Message::new("rating-by-rank").with("count", by_rank));
    }
    notes.extend(event.skipped.iter().map(|game| skipped_line(game, tournament)));
    text_table::lines(&aligns, &rows) + "\n" + &lines(&notes, lang)
}

fn explained(event: &EventRating, tournament: &Tournament, lang: Lang) -> String {
    let mut parts = vec![lines(&[class_line(event.class)], lang)];
    for player in &event.players {
        let message = match player.source {
            RatingSource::Given => Message::new("rating-of-player"),
            RatingSource::Rank(rank) => {
                Message::new("rating-of-player-by-rank").with("rank", rank.to_string())
            }
        };
        let title = message
            .with("who", tournament.label(player.no))
            .with("before", player.before)
            .with("after", player.after())
            .with("change", Arg::decimal(player.change().signed()));
        let mut games: Vec<Message> = player
            .games
            .iter()
            .map(|game| game.message(&tournament.label(game.opponent), event.class))
            .collect();
        if player.games.is_empty() {
            games.push(Message::new("rating-no-games"));
        }
        if player.after() == LEAST_RATING {
            games.push(Message::new("rating-at-the-floor").with("least", LEAST_RATING));
        }
        let games = games.iter().map(|message| format!("  {}\n", message.text(lang)));
        parts.push(title.text(lang) + "\n" + &games.collect::<String>());
    }
    let skipped: Vec<Message> = event.skipped.iter().map(|game| skipped_line(game, tournament)).collect();
    if !skipped.is_empty() {
        parts.push(lines(&skipped, lang));
    }
    parts.join("\n")
}

fn lines(messages: &[Message], lang: Lang) -> String {
    messages.iter().map(|message| message.text(lang) + "\n").collect()
}

fn class_line(class: EventClass) -> Message {
    Message::new("rating-class").with("class", class).with("weight", Arg::decimal(class.weight()))
}

fn skipped_line(game: &SkippedGame, tournament: &Tournament) -> Message {
    let sides = format!("{} – {}", tournament.label(game.sides.first), tournament.label(game.sides.second));
    Message::new("rating-skipped")
        .with("round", game.round)
        .with("sides", sides)
        .with("why", game.why.message())
}

fn name(tournament: &Tournament, player: &PlayerRating) -> String {
    tournament.competitor(player.no).map(|competitor| competitor.name.to_string()).unwrap_or_default()
}

/// Ratings are texts with three decimals, so that no program rounds them by accident.
fn as_data(event: &EventRating, tournament: &Tournament, lang: Lang) -> serde_json::Value {
    let game = |game: &RatedGame| {
        let side = match game.side {
            Side::First => "black",
            Side::Second => "white",
        };
        let result = match game.share {
            Share::Win => "won",
            Share::Draw => "jigo",
            Share::Loss => "lost",
        };
        json!({
            "round": game.round,
            "opponent": game.opponent,
            "opponent_rating": game.opponent_rating.to_string(),
            "side": side,
            "handicap": game.stones,
            "result": result,
            "expected": game.formula.expected.rounded().to_string(),
            "con": game.formula.con.rounded().to_string(),
            "bonus": game.formula.bonus.rounded().to_string(),
            "change": game.change.rounded().to_string(),
        })
    };
    let player = |player: &PlayerRating| {
        json!({
            "no": player.no,
            "name": name(tournament, player),
            "before": player.before.to_string(),
            "before_by_rank": player.source != RatingSource::Given,
            "expected": player.expected().rounded().to_string(),
            "actual": player.actual().with_decimal(),
            "change": player.change().to_string(),
            "after": player.after().to_string(),
            "games": player.games.iter().map(game).collect::<Vec<_>>(),
        })
    };
    let skipped = |game: &SkippedGame| {
        let why = game.why.message();
        json!({
            "round": game.round,
            "black": game.sides.first,
            "white": game.sides.second,
            "why": { "text": why.text(lang), "message": why },
        })
    };
    json!({
        "class": event.class.code(),
        "players": event.players.iter().map(player).collect::<Vec<_>>(),
        "not_rated": event.skipped.iter().map(skipped).collect::<Vec<_>>(),
    })
}
