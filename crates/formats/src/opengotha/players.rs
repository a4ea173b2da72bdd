//! Players.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{GoRank, Place, RatingBasis, RawCompetitor, Spot, search_words};

use super::xml::Element;
use super::{MOST_ROUNDS, key};
use crate::collector::Collector;
use crate::surname_first::{self, NO_FIRST_NAME};
use crate::text::count;

/// Attributes that Kolo reads. Numbers and states of other federations are not among them.
const USED: [&str; 12] = [
    "name",
    "firstName",
    "country",
    "club",
    "egfPin",
    "rank",
    "rating",
    "ratingOrigin",
    "grade",
    "smmsCorrection",
    "participating",
    "registeringStatus",
];

/// Values of other attributes that say nothing.
const NOTHING: [&str; 5] = ["", "-", "-1", "0", "false"];

/// What stands for an unknown rank.
const UNKNOWN_RANK: &str = "99K";

/// Files before this version have ratings that are 2050 lower.
const VERSION_OF_RATINGS: i64 = 201;

/// One player as read.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) competitor: RawCompetitor,
    /// Whether they are there, by index of the round.
    pub(super) participating: Vec<bool>,
    /// Whether the entry is final.
    pub(super) is_final: bool,
}

/// All players, and how games call them.
#[derive(Debug, Default)]
pub(super) struct Players {
    pub(super) list: Vec<Player>,
    by_key: BTreeMap<String, u32>,
    /// Without marks and blanks, for older files; 0 where two are called the same.
    by_plain_key: BTreeMap<String, u32>,
    unused: BTreeMap<String, (Place, usize)>,
    grades: Option<(Place, usize)>,
    unknown_ranks: Option<(Place, usize)>,
}

impl Players {
    /// Adds a `Player` element.
    pub(super) fn add(&mut self, element: &Element, shift: i64, notes: &mut Collector) {
        let no = count(self.list.len() + 1);
        let surname = element.get("name").unwrap_or_default();
        let first_name = element.get("firstName").unwrap_or_default();
        if self.by_key.insert(key(surname, first_name), no).is_some() {
            let message =
                Message::new("opengotha-name-twice").with("name", surname_first::join(surname, first_name));
            notes.problem(element.place.clone(), message);
        }
        let plain = search_words(&format!("{surname} {first_name}")).concat();
        self.by_plain_key.entry(plain).and_modify(|no| *no = 0).or_insert(no);
        for (name, value) in element.attributes() {
            if !USED.contains(&name) && !NOTHING.contains(&value.trim()) {
                self.unused.entry(name.to_owned()).or_insert_with(|| (element.place.clone(), 0)).1 += 1;
            }
        }
        let competitor = self.competitor(no, element, shift, notes);
        let letters = element.get("participating").unwrap_or_default();
        let participating: Vec<bool> =
            letters.chars().take(MOST_ROUNDS).map(|letter| letter != '0').collect();
        let is_final = element.get("registeringStatus") != Some("PRE");
        self.list.push(Player { competitor, participating, is_final });
    }

    fn competitor(&mut self, no: u32, element: &Element, shift: i64, notes: &mut Collector) -> RawCompetitor {
        let surname = element.get("name").unwrap_or_default();
        let first_name = element.get("firstName").filter(|name| *name != NO_FIRST_NAME).unwrap_or_default();
        let place = &element.place;
        let spot = |text: &str| Spot::new(text.to_owned(), place.clone());
        let origin = element.get("ratingOrigin").unwrap_or_default();
        let rating = number(element, "rating", notes).filter(|_| !origin.starts_with("INI"));
        let rating_basis =
            if origin.starts_with("MAN") { RatingBasis::Estimated } else { RatingBasis::Listed };
        RawCompetitor {
            place: place.clone(),
            no,
            name: surname_first::join(surname, first_name),
            rating: rating.map(|value| Spot::new(value.saturating_add(shift), place.clone())),
            rating_basis,
            rank: self.rank(element, notes).map(|rank| spot(&rank.to_string())),
            adjustment: number(element, "smmsCorrection", notes)
                .map_or(0, |value| i32::from(i8::try_from(value).unwrap_or_default())),
            country: element.get("country").map(spot),
            club: element.get("club").map(spot),
            federation_id: pin(element, notes),
            ..RawCompetitor::default()
        }
    }

    /// The rank; the grade where it is a professional one.
    fn rank(&mut self, element: &Element, notes: &mut Collector) -> Option<GoRank> {
        let grade = element.get("grade").and_then(|grade| grade.parse::<GoRank>().ok());
        if let Some(professional) = grade.filter(|grade| grade.is_professional()) {
            return Some(professional);
        }
        let text = element.get("rank")?;
        if text == UNKNOWN_RANK {
            if grade.is_none() {
                self.unknown_ranks.get_or_insert((element.place.clone(), 0)).1 += 1;
            }
            return grade;
        }
        match text.parse::<GoRank>() {
            Ok(rank) => {
                if grade.is_some_and(|grade| grade != rank) {
                    self.grades.get_or_insert((element.place.clone(), 0)).1 += 1;
                }
                Some(rank)
            }
            Err(error) => {
                notes.problem(element.place.clone(), error.message());
                None
            }
        }
    }

    /// Who is called so in a game.
    pub(super) fn find(&self, name: &str) -> Option<u32> {
        let plain = || self.by_plain_key.get(&search_words(name).concat()).copied().filter(|no| *no > 0);
        self.by_key.get(&key(name, "")).copied().or_else(plain)
    }

    /// Reports what was not used.
    pub(super) fn warn(&self, notes: &mut Collector) {
        for (attribute, (place, players)) in &self.unused {
            let message = Message::new("opengotha-attribute-unused").with("attribute", attribute.as_str());
            notes.warn(place.clone(), message.with("count", *players));
        }
        if let Some((place, players)) = &self.grades {
            notes.warn(place.clone(), Message::new("opengotha-grades-unused").with("count", *players));
        }
        if let Some((place, players)) = &self.unknown_ranks {
            notes.warn(place.clone(), Message::new("opengotha-ranks-unknown").with("count", *players));
        }
    }
}

/// By how much ratings of a file of this version are too low. New versions no longer name theirs in the same way.
pub(super) fn rating_shift(root: &Element) -> i64 {
    let version = root.get("dataVersion").and_then(|version| version.parse::<i64>().ok());
    let is_new =
        version.map_or(root.get("fullVersionNumber").is_some(), |version| version >= VERSION_OF_RATINGS);
    if is_new { 0 } else { 2050 }
}

/// A whole number, if there is one.
pub(super) fn number(element: &Element, attribute: &'static str, notes: &mut Collector) -> Option<i64> {
    let text = element.get(attribute)?;
    let number = text.parse().ok();
    if number.is_none() {
        let message = Message::new("opengotha-not-a-number").with("attribute", attribute).with("found", text);
        notes.problem(element.place.clone(), message);
    }
    number
}

fn pin(element: &Element, notes: &mut Collector) -> Option<u64> {
    let text = element.get("egfPin")?;
    let number = text.parse::<u64>().ok();
    if number.is_none() {
        notes.warn(element.place.clone(), Message::new("h9-pin-unreadable").with("found", text));
    }
    number.filter(|number| *number > 0)
}
