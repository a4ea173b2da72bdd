//! `kolo players`: who is who in the rating list of the European Go Database.

use std::path::PathBuf;

use kolo_formats::egd_list::{ListedPlayer, RatingList};
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use serde_json::json;

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;
use crate::input;
use crate::text_table::{self, Align};

const EXAMPLES: &str = "\
Examples:
  kolo players egf_db.txt novak jan           with or without diacritics, in any order
  kolo players egf_db.txt nov                 the beginning of a word is enough
  kolo players egf_db.txt 12345678            by PIN

LIST is the text file that the European Go Database publishes. The best match comes first. The exit
code is 1 if no player is found.";

/// Look up players in the rating list of the European Go Database
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The rating list of the database as text, or - for standard input
    list: PathBuf,
    /// A name, parts of it, or a PIN
    #[arg(required = true, value_name = "NAME")]
    name: Vec<String>,
    /// Show at most this many players
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

/// # Errors
/// When the list is wrong.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let list = input::rating_list(&args.list, console)?;
    let found = list.find(&args.name.join(" "));
    let shown = &found[..found.len().min(args.most)];
    let text =
        if args.json { as_data(shown, &list) } else { as_text(shown, found.len(), &list, console.lang()) };
    console.print(&text)?;
    Ok(if found.is_empty() { Exit::No } else { Exit::Done })
}

fn as_text(shown: &[&ListedPlayer], found: usize, list: &RatingList, lang: Lang) -> String {
    if shown.is_empty() && found == 0 {
        let people = list.players.len();
        return Message::new("cli-nobody-found").with("people", people).text(lang) + "\n";
    }
    let head = [
        Message::new("cli-column-pin"),
        Message::new("cli-column-name"),
        Message::new("cli-column-country"),
        Message::new("cli-column-club"),
        Message::new("cli-column-rank"),
        Message::new("cli-column-rating"),
    ];
    let aligns = [Align::Right, Align::Left, Align::Left, Align::Left, Align::Right, Align::Right];
    let mut rows = vec![head.map(|message| message.text(lang)).to_vec()];
    rows.extend(shown.iter().map(|player| {
        vec![
            player.pin.to_string(),
            player.name.to_string(),
            text_of(player.country.as_ref()),
            text_of(player.club.as_ref()),
            player.rank.to_string(),
            player.rating.value().to_string(),
        ]
    }));
    let mut text = text_table::lines(&aligns, &rows);
    if found > shown.len() {
        let message = Message::new("cli-and-more").with("count", found - shown.len());
        text.push_str(&(message.text(lang) + "\n"));
    }
    text
}

fn text_of(name: Option<&Name>) -> String {
    name.map(ToString::to_string).unwrap_or_default()
}

fn as_data(shown: &[&ListedPlayer], list: &RatingList) -> String {
    let entry = |player: &&ListedPlayer| {
        json!({
            "pin": player.pin.to_string(),
            "name": player.name.as_str(),
            "country": player.country.as_ref().map(Name::as_str),
            "club": player.club.as_ref().map(Name::as_str),
            "rank": player.rank.to_string(),
            "rating": player.rating.value(),
        })
    };
    let people: Vec<_> = shown.iter().map(entry).collect();
    format!("{:#}\n", json!({ "date": list.date, "people": people }))
}
