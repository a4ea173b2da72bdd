//! Entries of a list: rows that belong together.

use std::collections::BTreeMap;

use kolo_model::{Place, Spot};

use super::RegistrationColumn as Column;
use super::column::fold;
use super::line::Line;
use super::people::People;
use super::problem::{Found, RegistrationFault as Fault};
use crate::{BadId, Category, Day, Entry, EntryId, Kind, Member, SchoolId};

/// What two rows of one entry have in common.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Id(EntryId),
    Team { school: Option<SchoolId>, part: Option<u32>, category: Category, team: String },
}

/// An entry, and where it was described first.
#[derive(Debug)]
struct Draft {
    entry: Entry,
    entered: Option<Day>,
    place: Place,
    captain_line: u32,
}

/// Entries found so far.
#[derive(Debug, Default)]
pub(super) struct Entries {
    drafts: Vec<Draft>,
    by_key: BTreeMap<Key, usize>,
    ids: BTreeMap<EntryId, u32>,
    /// How many teams a school has, and how many people of a category who play alone.
    teams: BTreeMap<Option<SchoolId>, u32>,
    alone: BTreeMap<(Option<SchoolId>, Category), u32>,
}

impl Entries {
    /// Adds a row to its entry, or begins one. `entered_on` counts where the row names no day.
    pub(super) fn add(&mut self, line: &Line, entered_on: Day, people: &mut People, found: &mut Found) {
        let unreadable = |bad: &BadId| Fault::Unreadable(bad.message());
        let index = match self.index_of(line, entered_on, found) {
            Ok(index) => index,
            Err(bad) => return found.add(&line.place, unreadable(&bad)),
        };
        let Some(draft) = self.drafts.get_mut(index) else { return };
        let place_in_entry = draft.entry.members.len() + 1;
        let player = match people.of(line, &draft.entry.id, place_in_entry, found) {
            Ok(player) => player,
            Err(bad) => return found.add(&line.place, unreadable(&bad)),
        };
        if let Some(place) = &line.captain {
            if draft.entry.captain.is_some() {
                let (entry, line) = (draft.entry.name.clone(), draft.captain_line);
                found.add(place, Fault::CaptainTwice { entry, line });
            }
            draft.entry.captain = Some(player.clone());
            draft.captain_line = place.line;
        }
        draft.entry.members.push(Member { player, role: line.role });
    }

    pub(super) fn into_list(self) -> Vec<Spot<Entry>> {
        self.drafts.into_iter().map(|draft| Spot::new(draft.entry, draft.place)).collect()
    }

    /// The entry of a row. Without ids every row of an individual category begins one.
    fn index_of(&mut self, line: &Line, entered_on: Day, found: &mut Found) -> Result<usize, BadId> {
        let key = key(line);
        if let Some(index) = key.as_ref().and_then(|key| self.by_key.get(key)) {
            if let Some(draft) = self.drafts.get(*index) {
                compare(draft, line, found);
            }
            return Ok(*index);
        }
        let id = match &line.entry_id {
            Some(id) => id.clone(),
            None => self.made_id(line)?,
        };
        if let Some(first) = self.ids.insert(id.clone(), line.place.line) {
            found.add(&line.place, Fault::IdTaken { entry: id.clone(), line: first });
        }
        let entry = Entry {
            id,
            category: line.category,
            name: line.team.clone().unwrap_or_else(|| line.player.clone()),
            school: school(line),
            part: line.part,
            members: Vec::new(),
            captain: None,
            entered_on: line.entered.unwrap_or(entered_on),
        };
        let index = self.drafts.len();
        self.by_key.extend(key.map(|key| (key, index)));
        self.drafts.push(Draft { entry, entered: line.entered, place: line.place.clone(), captain_line: 0 });
        Ok(index)
    }

    /// Team 2 of school `gym` is `gym-2`; the third of its cadets is `gym-kadeti-3`.
    fn made_id(&mut self, line: &Line) -> Result<EntryId, BadId> {
        let school = school(line);
        let prefix = school.as_ref().map(|school| format!("{school}-")).unwrap_or_default();
        EntryId::new(&match line.category.kind() {
            Kind::Teams => format!("{prefix}{}", next(self.teams.entry(school).or_default())),
            Kind::Individuals => {
                let number = next(self.alone.entry((school, line.category)).or_default());
                format!("{prefix}{}-{number}", line.category)
            }
        })
    }
}

fn next(count: &mut u32) -> u32 {
    *count = count.saturating_add(1);
    *count
}

fn school(line: &Line) -> Option<SchoolId> {
    line.school.as_ref().map(|school| school.value.clone())
}

fn key(line: &Line) -> Option<Key> {
    if let Some(id) = &line.entry_id {
        return Some(Key::Id(id.clone()));
    }
    match line.category.kind() {
        Kind::Individuals => None,
        Kind::Teams => {
            let team = line.team.as_ref().map(|team| fold(team.as_str())).unwrap_or_default();
            Some(Key::Team { school: school(line), part: line.part, category: line.category, team })
        }
    }
}

/// A row that belongs to an entry describes it as the first row did; the day may stand there once.
fn compare(draft: &Draft, line: &Line, found: &mut Found) {
    let entry = &draft.entry;
    let mut differs = |column, differs| {
        if differs {
            let (entry, first) = (entry.id.clone(), draft.place.line);
            found.add(&line.place, Fault::EntryDiffers { entry, column, line: first });
        }
    };
    differs(Column::Category, entry.category != line.category);
    differs(Column::SchoolId, entry.school != school(line));
    differs(Column::Part, entry.part != line.part);
    let same_team = |team: &kolo_model::Name| fold(team.as_str()) == fold(entry.name.as_str());
    differs(Column::Team, !line.team.as_ref().is_none_or(same_team));
    differs(Column::Entered, line.entered.is_some() && draft.entered != line.entered);
}
