//! The line of a player.

use kolo_messages::Message;
use kolo_model::{GoRank, MAX_ROUNDS, Place, RawCompetitor, Spot};

use super::result::{self, Entry};
use crate::collector::Collector;
use crate::columns::Line;
use crate::surname_first;

/// A player's line, taken apart.
#[derive(Debug)]
pub(super) struct PlayerLine {
    /// The number in front, if there is one.
    pub(super) number: Option<u32>,
    /// Who; without a start number yet.
    pub(super) competitor: RawCompetitor,
    /// One a round, with its place.
    pub(super) results: Vec<(Place, Entry)>,
}

/// Reads the line of a player. `None` if it is not clear what is what; then the problem is noted.
pub(super) fn read(line: &Line<'_>, notes: &mut Collector) -> Option<PlayerLine> {
    let (line_text, pin) = match line.text().split_once('|') {
        Some((before, pin)) => (before, Some(pin.trim())),
        None => (line.text(), None),
    };
    let words = Line::new(line.number(), line_text).words(1);
    let federation_id = pin.and_then(|pin| read_pin(pin, line, notes));
    let number = words.first().and_then(|(_, word)| word.parse::<u32>().ok());
    let first = usize::from(number.is_some());
    let Some(rank) = rank_index(&words, first + 1) else {
        notes.missing(line.place(1), Message::new("h9-no-rank"));
        return None;
    };
    let name: Vec<&str> = words[first..rank].iter().map(|(_, word)| *word).collect();
    let spot = |index: usize| {
        words.get(index).map(|(column, word)| Spot::new((*word).to_owned(), line.place(*column)))
    };
    let begin = words.iter().position(|(_, word)| result::is_result(word)).filter(|begin| *begin > rank);
    let begin = begin.unwrap_or(words.len());
    // Country and club, where they stand before the numbers of the table.
    let country = spot(rank + 1).filter(|_| rank + 1 < begin);
    let club = spot(rank + 2).filter(|_| rank + 2 < begin);
    let competitor = RawCompetitor {
        place: line.place(words.get(first).map_or(1, |(column, _)| *column)),
        name: surname_first::from_list(&name.join(" ")),
        rank: spot(rank),
        country: country.filter(|country| country.value != "XX"),
        club: club.filter(|club| !club.value.chars().all(|letter| letter == 'x' || letter == '-')),
        federation_id,
        ..RawCompetitor::default()
    };
    let results = results(&words[begin..], line, notes)?;
    Some(PlayerLine { number: number.filter(|number| *number > 0), competitor, results })
}

/// The rank, from the word `from` on: the first one with a country behind it.
fn rank_index(words: &[(usize, &str)], from: usize) -> Option<usize> {
    let is_country = |word: &str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    (from..words.len()).find(|index| {
        words[*index].1.parse::<GoRank>().is_ok()
            && words.get(index + 1).is_some_and(|(_, word)| is_country(word))
    })
}

fn read_pin(pin: &str, line: &Line<'_>, notes: &mut Collector) -> Option<u64> {
    let digits = (1..=8).contains(&pin.len()) && pin.bytes().all(|byte| byte.is_ascii_digit());
    let number = pin.parse().ok().filter(|number| digits && *number > 0);
    if number.is_none() && !pin.is_empty() {
        let column = line.len() + 1 - pin.chars().count();
        notes.warn(line.place(column), Message::new("h9-pin-unreadable").with("found", pin));
    }
    number
}

fn results(words: &[(usize, &str)], line: &Line<'_>, notes: &mut Collector) -> Option<Vec<(Place, Entry)>> {
    if words.len() > MAX_ROUNDS {
        let (column, _) = words[MAX_ROUNDS];
        notes.missing(line.place(column), Message::new("trf-too-many-rounds").with("most", MAX_ROUNDS));
        return None;
    }
    let mut results = Vec::new();
    for (column, word) in words {
        match result::read(word) {
            Some(entry) => results.push((line.place(*column), entry)),
            None => {
                notes.missing(line.place(*column), Message::new("h9-result-unreadable").with("found", *word));
            }
        }
    }
    (results.len() == words.len()).then_some(results)
}
