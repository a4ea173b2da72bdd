//! Where a match is played (K-TABLES).
//!
//! A Swiss round says so itself. In stages every group has tables of its own, one for each match of a round. A side
//! that goes on stays: a later match takes over a table of a group, or of a match, from which one of its sides comes,
//! and each table is taken over once. So two matches of the same moment never have the same table, and no side has to
//! ask.

use std::collections::{BTreeMap, VecDeque};

use kolo_contest::Play;
use kolo_stages::{Slot, SlotPlace, State};

/// The tables of matches that are played in stages, by the names of the matches.
pub fn of_stages(play: &Play) -> BTreeMap<String, u32> {
    play.stages().map(|ledger| of_state(ledger.state())).unwrap_or_default()
}

/// Where a table comes from.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Origin {
    Group(String),
    Match(String),
}

/// Tables that are free again after a group or a match.
#[derive(Debug, Default)]
struct Free {
    after: BTreeMap<Origin, VecDeque<u32>>,
    /// How many tables there are so far.
    count: u32,
}

impl Free {
    /// A table for a side that comes from there, else one more.
    fn take(&mut self, links: &[Option<&Slot>]) -> u32 {
        let sources = links.iter().filter_map(|link| match link {
            Some(Slot::Winner(game) | Slot::Loser(game)) => Some(Origin::Match(game.as_str().to_owned())),
            Some(Slot::Place { group, .. }) => Some(Origin::Group(group.as_str().to_owned())),
            Some(Slot::Entrant(_) | Slot::Bye) | None => None,
        });
        for source in sources {
            if let Some(table) = self.after.get_mut(&source).and_then(VecDeque::pop_front) {
                return table;
            }
        }
        self.count += 1;
        self.count
    }
}

/// The same for anything played in stages. No side sits down where the other side is a bye.
pub fn of_state(state: &State) -> BTreeMap<String, u32> {
    let (mut tables, mut free) = (BTreeMap::new(), Free::default());
    let plan = state.plan();
    for (index, stage) in plan.stages().iter().enumerate() {
        for group in stage.groups.iter().filter_map(|group| state.group(&group.id)) {
            let members =
                (1_u32..).zip(&group.members).map(|(no, _)| SlotPlace::Member(group.id.clone(), no));
            let links: Vec<SlotPlace> = members.collect();
            let links: Vec<Option<&Slot>> = links.iter().map(|place| plan.link(place)).collect();
            let mut own: Vec<u32> = Vec::new();
            // How many matches of each round sit down.
            let mut rounds: BTreeMap<&str, usize> = BTreeMap::new();
            for (id, _) in &group.games {
                let seat = rounds.entry(id.as_str().split('.').nth(1).unwrap_or_default()).or_default();
                if *seat == own.len() {
                    own.push(free.take(&links));
                }
                tables.insert(id.as_str().to_owned(), own[*seat]);
                *seat += 1;
            }
            free.after.insert(Origin::Group(group.id.as_str().to_owned()), own.into());
        }
        for game in state.bracket(index) {
            let sides = kolo_model::Side::BOTH.map(|side| SlotPlace::Side(game.id.clone(), side));
            let links = sides.each_ref().map(|place| plan.link(place));
            if links.iter().any(|link| matches!(link, Some(Slot::Bye))) {
                continue;
            }
            let table = free.take(&links);
            free.after.insert(Origin::Match(game.id.as_str().to_owned()), VecDeque::from([table]));
            tables.insert(game.id.as_str().to_owned(), table);
        }
    }
    tables
}
