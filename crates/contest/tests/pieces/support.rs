//! A season, a school and people to play with.

use std::collections::BTreeMap;

use kolo_contest::eligibility::Register;
use kolo_contest::{
    AreaId, Category, Consents, Day, Entry, EntryId, Kind, Member, MemberRole, Player, PlayerId, School,
    SchoolId, Schooling, Season, Window,
};
use kolo_model::Name;

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

pub(crate) fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

pub(crate) fn player_id(text: &str) -> PlayerId {
    PlayerId::new(text).expect("an id")
}

pub(crate) fn entry_id(text: &str) -> EntryId {
    EntryId::new(text).expect("an id")
}

/// The dates of pIšQworky 2023.
pub(crate) fn season() -> Season {
    let window = |from, to| Window { from: day(from), to: day(to) };
    Season {
        name: name("pIšQworky 2023"),
        announced: day("2023-09-25"),
        entries_close: day("2023-10-20"),
        area: window("2023-10-30", "2023-11-16"),
        regional: window("2023-11-20", "2023-11-30"),
        online: window("2023-11-03", "2023-11-19"),
        final_zs: window("2023-12-07", "2023-12-07"),
        final_ss: window("2023-12-08", "2023-12-08"),
        final_individuals: window("2023-12-08", "2023-12-08"),
        seed: 2023,
        scope: kolo_contest::Scope::Contest,
    }
}

/// A person who has agreed to everything.
pub(crate) fn player(id: &str, born: &str, schooling: Schooling) -> Player {
    let agreed = Some(day("2023-10-01"));
    Player {
        id: player_id(id),
        name: name(&format!("Hráč {id}")),
        born: Some(day(born)),
        schooling: Some(schooling),
        school: None,
        consents: Consents { rules_and_data: agreed, photos: agreed },
    }
}

/// An entry of school `s`: the first members are regular players, as many as the category has; a team's captain is the
/// first member.
pub(crate) fn entry(id: &str, category: Category, members: &[&str]) -> Entry {
    let role = |place| if place < category.regulars() { MemberRole::Regular } else { MemberRole::Substitute };
    let member = |(place, id): (usize, &&str)| Member { player: player_id(id), role: role(place) };
    Entry {
        id: entry_id(id),
        category,
        name: name(&format!("Tým {id}")),
        school: Some(SchoolId::new("s").expect("an id")),
        part: None,
        members: members.iter().enumerate().map(member).collect(),
        captain: members.first().filter(|_| category.kind() == Kind::Teams).map(|id| player_id(id)),
        entered_on: day("2023-10-02"),
    }
}

/// What is recorded.
#[derive(Debug, Clone, Default)]
pub(crate) struct Books {
    pub(crate) players: BTreeMap<PlayerId, Player>,
    pub(crate) schools: BTreeMap<SchoolId, School>,
    pub(crate) entries: BTreeMap<EntryId, Entry>,
}

impl Books {
    /// School `s`, and pupils of grade 8 with these ids.
    pub(crate) fn with_pupils(ids: &[&str]) -> Books {
        let mut books = Books::default();
        let school = School {
            id: SchoolId::new("s").expect("an id"),
            name: name("ZŠ a SŠ Brno"),
            town: None,
            area: AreaId::new("brno").expect("an id"),
            parts: Vec::new(),
        };
        books.schools.insert(school.id.clone(), school);
        for id in ids {
            books.add_player(player(id, "2010-03-01", Schooling::Grade(8)));
        }
        books
    }

    pub(crate) fn add_player(&mut self, player: Player) {
        self.players.insert(player.id.clone(), player);
    }

    pub(crate) fn add_entry(&mut self, entry: Entry) {
        self.entries.insert(entry.id.clone(), entry);
    }

    pub(crate) fn register(&self) -> Register<'_> {
        Register { players: &self.players, schools: &self.schools, entries: &self.entries }
    }
}
