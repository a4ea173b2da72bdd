//! Reads the list.

use kolo_messages::Message;
use kolo_model::{GoRank, Name, Place, Rating, RatingBasis, search_words};

use super::{ListedPlayer, Pin, RatingList};
use crate::columns::Line;
use crate::limits::MOST_BYTES;
use crate::text;
use crate::{FileNote, FileProblems, surname_first};

/// More lines than the list has people in all the world; a guard against files that are something else.
const MOST_PLAYERS: usize = 500_000;

/// Reads a rating list.
///
/// # Errors
/// When the file is not such a list: not text, too large, or without a single player.
pub fn read(bytes: &[u8]) -> Result<RatingList, FileProblems> {
    let decoded = text::decode_european(bytes, MOST_BYTES)?;
    let mut list = RatingList { date: None, players: Vec::new(), warnings: Vec::new() };
    let mut unreadable: Option<(Place, usize)> = None;
    for (number, text) in text::lines(&decoded.text) {
        let line = Line::new(number, text);
        let Some(pin) = pin(&line) else {
            list.date = list.date.or_else(|| date(text));
            continue;
        };
        match player(pin, &line) {
            Some(_) if list.players.len() == MOST_PLAYERS => {
                let message = Message::new("egd-list-too-long").with("most", MOST_PLAYERS);
                return Err(FileProblems::too_large(line.place(1), message));
            }
            Some(player) => list.players.push(player),
            None => unreadable.get_or_insert((line.place(1), 0)).1 += 1,
        }
    }
    if let Some((place, count)) = unreadable {
        let message = Message::new("egd-list-lines-unreadable").with("count", count);
        list.warnings.push(FileNote { place, message });
    }
    if list.players.is_empty() {
        let place = list.warnings.first().map(|note| note.place.clone()).unwrap_or_default();
        return Err(FileProblems::one(place, Message::new("egd-list-no-players")));
    }
    Ok(list)
}

fn pin(line: &Line<'_>) -> Option<Pin> {
    let field = line.field(2, 9);
    let digits = field.len() == 8 && field.bytes().all(|byte| byte.is_ascii_digit());
    field.parse().ok().filter(|_| digits && line.is_blank(1) && line.is_blank(10)).and_then(Pin::new)
}

/// The heading has the day in brackets.
fn date(line: &str) -> Option<String> {
    let inside = line.split_once('(')?.1.split_once(')')?.0.trim();
    let has_year = inside.split(' ').count() == 3 && inside.ends_with(|letter: char| letter.is_ascii_digit());
    (has_year && inside.len() <= 20).then(|| inside.to_owned())
}

fn player(pin: Pin, line: &Line<'_>) -> Option<ListedPlayer> {
    let name = Name::new(&surname_first::from_list(line.field(12, 48))).ok()?;
    let rank: GoRank = line.field(61, 63).parse().ok()?;
    let rating = Rating::new(line.field(70, 75).parse().ok()?, RatingBasis::Listed).ok()?;
    let words = search_words(name.as_str());
    let country = Name::new(line.field(50, 52)).ok();
    Some(ListedPlayer { pin, country, club: club(line.field(54, 57)), rank, rating, words, name })
}

/// `xxxx` stands for no club.
fn club(field: &str) -> Option<Name> {
    Name::new(field).ok().filter(|club| !club.as_str().chars().all(|letter| letter == 'x' || letter == '-'))
}
