//! Which other entries an entry has to do with, so that each of thousands is held against a few.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Entry, EntryId, PlayerId, SchoolId};

/// Entries by school and by person.
#[derive(Default)]
pub(crate) struct Neighbours<'a> {
    ids: BTreeSet<&'a EntryId>,
    by_school: BTreeMap<&'a SchoolId, Vec<&'a Entry>>,
    by_player: BTreeMap<&'a PlayerId, Vec<&'a Entry>>,
}

impl<'a> Neighbours<'a> {
    pub(crate) fn add(&mut self, entry: &'a Entry) {
        self.ids.insert(&entry.id);
        if let Some(school) = &entry.school {
            self.by_school.entry(school).or_default().push(entry);
        }
        for member in &entry.members {
            self.by_player.entry(&member.player).or_default().push(entry);
        }
    }

    /// Whether it has an entry of this id.
    pub(crate) fn has(&self, id: &EntryId) -> bool {
        self.ids.contains(id)
    }

    /// Entries of the same school, or with one of the same people: the rules look at no others.
    pub(crate) fn of(&self, entry: &Entry) -> BTreeMap<EntryId, Entry> {
        let school = entry.school.iter().filter_map(|school| self.by_school.get(school));
        let people = entry.members.iter().filter_map(|member| self.by_player.get(&member.player));
        let found = school.chain(people).flatten();
        found.map(|other| (other.id.clone(), (*other).clone())).collect()
    }
}
