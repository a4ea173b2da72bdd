//! Fills in what the list knows about entrants.

use kolo_messages::Message;
use kolo_model::{GoRank, RawCompetitor, Spot};

use super::{Identity, ListedPlayer, Pin, RatingList};
use crate::FileNote;

/// As many people as are named when a name fits several.
const MOST_NAMED: usize = 5;

/// Adds rank, rating, country, club and PIN from the list where an entrant has none; what was given stays.
///
/// Entrants are found by PIN, else by the whole name. Nothing is guessed: a player who is not found, or has namesakes,
/// is reported and stays as given.
pub fn fill_in(list: &RatingList, competitors: &mut [RawCompetitor]) -> Vec<FileNote> {
    let mut notes = Vec::new();
    for competitor in competitors {
        match identify(list, competitor) {
            Ok(player) => {
                notes.extend(differences(competitor, player));
                add(competitor, player);
            }
            Err(message) => notes.push(FileNote { place: competitor.place.clone(), message }),
        }
    }
    notes
}

fn identify<'a>(list: &'a RatingList, competitor: &RawCompetitor) -> Result<&'a ListedPlayer, Message> {
    let name = competitor.name.as_str();
    if let Some(number) = competitor.federation_id {
        let message =
            || Message::new("egd-list-pin-unknown").with("name", name).with("pin", number.to_string());
        return Pin::new(number).and_then(|pin| list.by_pin(pin)).ok_or_else(message);
    }
    match list.identify(name, |player| fits(competitor, player)) {
        Identity::One(player) => Ok(player),
        Identity::Several(players) => {
            Err(Message::new("egd-list-several").with("name", name).with("people", people(&players)))
        }
        Identity::Nobody(similar) if similar.is_empty() => {
            Err(Message::new("egd-list-nobody").with("name", name))
        }
        Identity::Nobody(similar) => {
            Err(Message::new("egd-list-similar").with("name", name).with("people", people(&similar)))
        }
    }
}

/// Whether everything that is given agrees with the list.
fn fits(competitor: &RawCompetitor, player: &ListedPlayer) -> bool {
    let same = |given: Option<&Spot<String>>, listed: Option<&kolo_model::Name>| {
        given.is_none_or(|given| {
            listed.is_some_and(|listed| given.value.trim().eq_ignore_ascii_case(listed.as_str()))
        })
    };
    let rank = competitor.rank.as_ref().is_none_or(|rank| rank.value.parse::<GoRank>() == Ok(player.rank));
    let anything = competitor.country.is_some() || competitor.club.is_some() || competitor.rank.is_some();
    anything
        && rank
        && same(competitor.country.as_ref(), player.country.as_ref())
        && same(competitor.club.as_ref(), player.club.as_ref())
}

/// `12345678 Nová Eva (CZ Praha, 3k)`, a few of them.
fn people(players: &[&ListedPlayer]) -> Vec<String> {
    let text = |player: &&ListedPlayer| {
        let parts = [player.country.as_ref(), player.club.as_ref()];
        let mut home: Vec<String> = parts.into_iter().flatten().map(ToString::to_string).collect();
        home.push(player.rank.to_string());
        format!("{} {} ({})", player.pin, player.name, home.join(" "))
    };
    let mut texts: Vec<String> = players.iter().take(MOST_NAMED).map(text).collect();
    if players.len() > MOST_NAMED {
        texts.push("…".to_owned());
    }
    texts
}

fn differences(competitor: &RawCompetitor, player: &ListedPlayer) -> Option<FileNote> {
    let rating = competitor.rating.as_ref()?;
    let listed = i64::from(player.rating.value());
    let message = Message::new("egd-list-rating-differs")
        .with("name", competitor.name.as_str())
        .with("given", rating.value)
        .with("listed", listed);
    (rating.value != listed).then(|| FileNote { place: rating.place.clone(), message })
}

fn add(competitor: &mut RawCompetitor, player: &ListedPlayer) {
    let place = competitor.place.clone();
    let spot = |text: String| Spot::new(text, place.clone());
    let RawCompetitor { rank, country, club, rating, rating_basis, federation_id, .. } = competitor;
    if rank.is_none() {
        *rank = Some(spot(player.rank.to_string()));
    }
    if country.is_none() {
        *country = player.country.as_ref().map(|name| spot(name.to_string()));
    }
    if club.is_none() {
        *club = player.club.as_ref().map(|name| spot(name.to_string()));
    }
    if rating.is_none() {
        *rating = Some(Spot::new(i64::from(player.rating.value()), place.clone()));
        *rating_basis = player.rating.basis();
    }
    *federation_id = Some(u64::from(player.pin.get()));
}
