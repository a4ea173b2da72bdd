//! Taking a person out of a contest (K-ERASE): what its additions say afterwards.
//!
//! A person stands in the log of the office by an id, and with a name in entries of one person, in the logs of tournaments
//! of individuals, and in running text. Team names, schools and results stay.

use std::collections::BTreeSet;

use kolo_model::Name;
use kolo_tournament::NameForms;
use serde_json::{Value, json};

use crate::contest::Contest;
use crate::event::Event;
use crate::{Against, Entry, EntryId, Kind, PlayerId};

/// A person who is erased from a contest.
#[derive(Debug, Clone)]
pub struct ErasingPlayer {
    player: PlayerId,
    label: Name,
    forms: NameForms,
    /// Entries of this person alone, which bear the name.
    alone: BTreeSet<EntryId>,
    /// Where these play, and by which number.
    numbers: BTreeSet<(String, u64)>,
}

impl ErasingPlayer {
    /// Erases a person; nothing if there is none with this id.
    pub fn of(contest: &Contest, player: &PlayerId) -> Option<ErasingPlayer> {
        let mut names: Vec<&str> = Vec::new();
        let mut alone = BTreeSet::new();
        let mut place = None;
        let mut people = BTreeSet::new();
        let is_alone = |entry: &Entry| {
            entry.category.kind() == Kind::Individuals
                && entry.members.iter().any(|member| member.player == *player)
        };
        for record in contest.records() {
            match &record.event {
                Event::Player(one) => {
                    people.insert(&one.id);
                    if one.id == *player {
                        place.get_or_insert(people.len());
                        names.push(one.name.as_str());
                    }
                }
                Event::Entered(entry) | Event::Amended { entry } if is_alone(entry) => {
                    names.push(entry.name.as_str());
                    alone.insert(entry.id.clone());
                }
                Event::Renamed { who: Against::Player(id), name, .. } if id == player => {
                    names.push(name.as_str());
                }
                Event::Renamed { who: Against::Entry(id), name, .. } if alone.contains(id) => {
                    names.push(name.as_str());
                }
                _ => {}
            }
        }
        let label = Name::new(&format!("erased {}", place?)).ok()?;
        let plays = contest.plays().flat_map(|(venue, play)| {
            let field = (1_u64..).zip(play.field());
            let own = field.filter(|(_, entry)| alone.contains(*entry));
            own.map(|(number, _)| (venue.to_string(), number)).collect::<Vec<_>>()
        });
        let numbers = plays.collect();
        let forms = NameForms::of(names.into_iter().filter(|name| *name != label.as_str()));
        Some(ErasingPlayer { player: player.clone(), label, forms, alone, numbers })
    }

    /// The name that stands there afterwards.
    pub fn label(&self) -> &Name {
        &self.label
    }

    /// How the names are written in running text, for logs beside this one.
    pub fn forms(&self) -> &NameForms {
        &self.forms
    }

    /// Takes the person out of an addition as it is written; whether anything changed.
    pub fn rewrite(&self, addition: &mut Value) -> bool {
        let before = addition.clone();
        for record in list(addition, "events") {
            self.in_office(record);
        }
        for play in list(addition, "tournaments") {
            if let Some(begun) = play.get_mut("begun") {
                self.in_play(begun);
            } else if let Some(grown) = play.get_mut("grown") {
                self.in_play(grown);
            }
        }
        *addition != before
    }

    /// A record of the office.
    fn in_office(&self, record: &mut Value) {
        let label = self.label.as_str();
        if let Some(player) = record.pointer_mut("/event/player") {
            if player.get("id").and_then(Value::as_str) == Some(self.player.as_str()) {
                *player = json!({"id": self.player.as_str(), "name": label, "consents": {}});
            }
        } else if let Some(entry) = entry_of(record) {
            let id = entry.get("id").and_then(Value::as_str).unwrap_or_default();
            if self.alone.iter().any(|own| own.as_str() == id) {
                entry["name"] = Value::from(label);
            }
        } else {
            let season = record.pointer("/event/opened").is_some()
                || record.pointer("/event/season-changed").is_some();
            let named = ["region", "area", "school", "venue"]
                .iter()
                .any(|kind| record.pointer(&format!("/event/{kind}")).is_some());
            if !season && !named {
                self.forms.replace_in(record, label);
            }
        }
        for field in ["reason", "by"] {
            if let Some(text) = record.get_mut(field) {
                self.forms.replace_in(text, label);
            }
        }
    }

    /// The logs of a tournament.
    fn in_play(&self, play: &mut Value) {
        let label = self.label.as_str();
        let venue = play.get("venue").and_then(Value::as_str).unwrap_or_default().to_owned();
        let is_own =
            |number: Option<u64>| number.is_some_and(|one| self.numbers.contains(&(venue.clone(), one)));
        for entrant in
            play.pointer_mut("/stages/entrants").and_then(Value::as_array_mut).into_iter().flatten()
        {
            if is_own(entrant.get("id").and_then(Value::as_u64)) {
                entrant["name"] = Value::from(label);
            }
        }
        if let Some(stages) = play.get_mut("stages") {
            let whole = stages.is_object();
            let records = if whole { stages.get_mut("events") } else { Some(stages) };
            for record in records.and_then(Value::as_array_mut).into_iter().flatten() {
                self.forms.replace_in(record, label);
            }
        }
        for event in list(play, "swiss") {
            let entered = matches!(
                event.get("code").and_then(Value::as_str),
                Some("competitor.entered" | "competitor.edited")
            );
            let created = matches!(
                event.get("code").and_then(Value::as_str),
                Some("tournament.created" | "tournament.configured")
            );
            if entered {
                if is_own(event.pointer("/event/id").and_then(Value::as_u64))
                    && let Some(name) = event.pointer_mut("/event/entry/name")
                {
                    *name = Value::from(label);
                }
            } else if !created {
                self.forms.replace_in(event, label);
            }
        }
        for part in ["slips", "journal"] {
            for record in list(play, part) {
                self.forms.replace_in(record, label);
            }
        }
    }
}

impl Contest {
    /// Whether the same was played here and there: the same steps counted, the same matches with the same results, the same
    /// tables, fees and orders, whatever names people have (K-ERASE).
    pub fn plays_the_same(&self, other: &Contest) -> bool {
        let (one, two) = (self.state(), other.state());
        let same_office = self.records().len() == other.records().len()
            && self.log.undone() == other.log.undone()
            && one.season() == two.season()
            && one.fees == two.fees
            && one.placements == two.placements
            && one.declined == two.declined
            && one.players.keys().eq(two.players.keys())
            && one.entries.keys().eq(two.entries.keys());
        let same_venues = one.venues.len() == two.venues.len()
            && one.venues.values().zip(two.venues.values()).all(|(one, two)| {
                (&one.plan, &one.present, &one.joined, one.quota, &one.seeding, &one.start, &one.phase)
                    == (&two.plan, &two.present, &two.joined, two.quota, &two.seeding, &two.start, &two.phase)
            });
        let same_plays = self.plays.keys().eq(other.plays.keys())
            && self.plays.values().zip(other.plays.values()).all(|(one, two)| {
                let games = one.games();
                let same = |key: &crate::GameKey| one.fixture(key) == two.fixture(key);
                games == two.games() && games.iter().all(same) && one.table().ok() == two.table().ok()
            });
        same_office && same_venues && same_plays
    }
}

/// The entry that an event of the office holds.
fn entry_of(record: &mut Value) -> Option<&mut Value> {
    let at =
        ["/event/entered", "/event/amended/entry"].into_iter().find(|at| record.pointer(at).is_some())?;
    record.pointer_mut(at)
}

/// The elements of a list in a value, if it is there.
fn list<'a>(value: &'a mut Value, name: &str) -> impl Iterator<Item = &'a mut Value> {
    value.get_mut(name).and_then(Value::as_array_mut).into_iter().flatten()
}
