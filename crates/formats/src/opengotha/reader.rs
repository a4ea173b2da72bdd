//! Reads a tournament file.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{Place, RawTournament};

use super::games::Games;
use super::players::{Players, rating_shift};
use super::{settings, xml};
use crate::collector::Collector;
use crate::{FileProblems, Reading};

/// Elements that Kolo reads, and those about the look of tables.
const KNOWN: [&str; 20] = [
    "Tournament",
    "Players",
    "Player",
    "Games",
    "Game",
    "ByePlayers",
    "ByePlayer",
    "TournamentParameterSet",
    "GeneralParameterSet",
    "HandicapParameterSet",
    "PlacementParameterSet",
    "PlacementCriteria",
    "PlacementCriterion",
    "PairingParameterSet",
    "DPParameterSet",
    "PublishParameterSet",
    "TeamTournamentParameterSet",
    "TeamGeneralParameterSet",
    "TeamPlacementParameterSet",
    "Categories",
];

/// Reads a tournament file.
pub(crate) fn read(bytes: &[u8]) -> Result<Reading, FileProblems> {
    let elements = xml::elements(bytes)?;
    let root = elements.first().filter(|root| root.name == "Tournament");
    let Some(root) = root else {
        let place = elements.first().map(|element| element.place.clone()).unwrap_or_default();
        return Err(FileProblems::one(place, Message::new("opengotha-no-tournament")));
    };
    let mut notes = Collector::default();
    let mut raw = RawTournament::default();
    settings::read(&elements, &mut raw, &mut notes);
    let shift = rating_shift(root);
    let mut players = Players::default();
    for element in elements.iter().filter(|element| element.name == "Player" && element.parent == "Players") {
        players.add(element, shift, &mut notes);
        if notes.is_full() {
            break;
        }
    }
    players.warn(&mut notes);
    let mut games = Games::default();
    for element in &elements {
        match element.name.as_str() {
            "Game" => games.add(element, &players, &mut notes),
            "ByePlayer" => games.add_bye(element, &players, &mut notes),
            _ => {}
        }
        if notes.is_full() {
            break;
        }
    }
    warn_of_others(&elements, &mut notes);
    games.fill(players, &mut raw, &mut notes);
    if raw.competitors.is_empty() {
        notes.missing(root.place.clone(), Message::new("no-competitors"));
    }
    notes.check(&raw, |_| None)
}

/// Teams, groups of clubs and whatever newer versions add.
fn warn_of_others(elements: &[xml::Element], notes: &mut Collector) {
    let mut others: BTreeMap<&str, (&Place, usize)> = BTreeMap::new();
    for element in elements.iter().filter(|element| !KNOWN.contains(&element.name.as_str())) {
        others.entry(&element.name).or_insert((&element.place, 0)).1 += 1;
    }
    for (name, (place, count)) in others.into_iter().take(20) {
        let message = Message::new("opengotha-element-unused").with("element", name).with("count", count);
        notes.warn(place.clone(), message);
    }
}
