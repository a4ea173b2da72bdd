//! A list that is pasted again after it has grown: who of it is new, who is entered already, and whose data differ.

use std::collections::BTreeMap;

use kolo_tournament::{Entrant, EntrantId, Entry, State};
use serde::Serialize;
use utoipa::ToSchema;

/// All of a list, compared with those who are entered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Compared {
    /// Those who are not entered.
    pub new: Vec<Entry>,
    /// Those who are entered as the list has them.
    pub same: Vec<Namesake>,
    /// Those who are entered, with other data.
    pub different: Vec<Namesake>,
}

/// A person of a list who is entered already.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Namesake {
    /// The number of the entry.
    pub id: u32,
    /// The name in the list.
    pub name: String,
}

impl Compared {
    /// Compares a list with those who are entered. Each entry stands for one of the list at most, so that two
    /// of one name in the list are two people as long as one of them alone is entered.
    pub fn of(state: &State, list: &[Entry]) -> Compared {
        let mut entered: BTreeMap<String, Vec<(EntrantId, &Entry)>> = BTreeMap::new();
        for (id, entrant) in state.entrants() {
            let entrant: &Entrant = entrant.as_ref();
            entered.entry(plain(&entrant.entry)).or_default().push((*id, &entrant.entry));
        }
        let mut compared = Compared::default();
        let mut rest = Vec::new();
        // First those who are the same in everything: a namesake must not take their place.
        for entry in list {
            let namesakes = entered.get_mut(&plain(entry));
            let found = namesakes.and_then(|all| {
                let at = all.iter().position(|(_, known)| *known == entry)?;
                Some(all.remove(at).0)
            });
            match found {
                Some(id) => compared.same.push(namesake(id, entry)),
                None => rest.push(entry),
            }
        }
        for entry in rest {
            let namesakes = entered.get_mut(&plain(entry));
            let found = namesakes.and_then(|all| {
                let at = all.iter().position(|(_, known)| !are_two(known, entry))?;
                Some(all.remove(at).0)
            });
            match found {
                Some(id) => compared.different.push(namesake(id, entry)),
                None => compared.new.push(entry.clone()),
            }
        }
        compared
    }
}

/// Names under which several play who are not known to be several people: perhaps a player was entered twice.
pub fn entered_twice(state: &State) -> Vec<Namesake> {
    let mut known: BTreeMap<String, Vec<(EntrantId, &Entry)>> = BTreeMap::new();
    for (id, entrant) in state.entrants() {
        let entrant: &Entrant = entrant.as_ref();
        if entrant.withdrawn_after.is_none() {
            known.entry(plain(&entrant.entry)).or_default().push((*id, &entrant.entry));
        }
    }
    let other_clubs =
        |one: &Entry, other: &Entry| one.club.as_ref().zip(other.club.as_ref()).is_some_and(|(a, b)| a != b);
    let apart = |one: &Entry, other: &Entry| are_two(one, other) || other_clubs(one, other);
    let perhaps_one = |all: &[(EntrantId, &Entry)]| {
        all.iter().enumerate().any(|(at, (_, one))| all[..at].iter().any(|(_, other)| !apart(one, other)))
    };
    let doubtful = known.into_values().filter(|all| perhaps_one(all));
    doubtful.filter_map(|all| all.last().map(|(id, entry)| namesake(*id, entry))).collect()
}

fn namesake(id: EntrantId, entry: &Entry) -> Namesake {
    Namesake { id: id.0, name: entry.name.to_string() }
}

/// A name as it is compared: small and large letters are the same.
fn plain(entry: &Entry) -> String {
    entry.name.as_str().to_lowercase()
}

/// Whether two of one name are known to be two people: they were born on other days, or a federation knows them by other
/// numbers.
fn are_two(one: &Entry, other: &Entry) -> bool {
    let differ = |one: Option<String>, other: Option<String>| one.zip(other).is_some_and(|(a, b)| a != b);
    let born = |entry: &Entry| entry.person.born.map(|day| day.to_string());
    let number = |entry: &Entry| entry.person.federation_id.map(|id| id.to_string());
    differ(born(one), born(other)) || differ(number(one), number(other))
}
