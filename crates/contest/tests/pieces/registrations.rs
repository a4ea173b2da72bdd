//! Lists of entries: read, refused, written and read back.

use std::collections::BTreeMap;

use kolo_contest::eligibility::{Register, check_entry};
use kolo_contest::registration::{Registration, read_registration, write_registration};
use kolo_contest::{
    AreaId, Category, Consents, Entry, Member, MemberRole, Player, School, SchoolId, Schooling,
};
use kolo_messages::Lang;
use kolo_model::{Place, SplitMix64};
use proptest::prelude::*;

use crate::support::{Books, day, entry, entry_id, name, player, player_id, season};

const EXAMPLE: &[u8] = include_bytes!("../../../../docs/guide/examples/registration.csv");

const HEADING: &str = "category,school id,school,team,player,born,schooling,role,captain";

fn read(text: &str) -> Registration {
    read_registration(text.as_bytes(), day("2023-10-01")).expect("a sound list")
}

/// Places of all problems, each of which has a sentence in every language.
fn refused(text: &str) -> Vec<(u32, u32)> {
    let problems = read_registration(text.as_bytes(), day("2023-10-01")).expect_err("a list with problems");
    for problem in &problems {
        for lang in Lang::ALL {
            let text = problem.message().text(lang);
            assert!(!text.contains('{'), "{text}");
        }
    }
    problems.iter().map(|problem| (problem.place.line, problem.place.column)).collect()
}

fn ids(registration: &Registration) -> (Vec<&str>, Vec<&str>) {
    let entries = registration.entries.iter().map(|entry| entry.value.id.as_str()).collect();
    (entries, registration.players.iter().map(|player| player.value.id.as_str()).collect())
}

/// Schools of a list in a register of their own.
fn books(registration: &Registration) -> Books {
    let mut books = Books::default();
    for school in &registration.schools {
        let parts =
            if school.value.id.as_str() == "spojena" { vec![name("G"), name("SPŠ")] } else { Vec::new() };
        let area = AreaId::new("brno").expect("an id");
        let id = school.value.id.clone();
        let called = school.value.name.clone().unwrap_or_else(|| name("?"));
        books.schools.insert(id.clone(), School { id, name: called, town: None, area, parts });
    }
    registration.players.iter().for_each(|player| books.add_player(player.value.clone()));
    registration.entries.iter().for_each(|entry| books.add_entry(entry.value.clone()));
    books
}

#[test]
fn the_example_is_sound_and_may_be_taken() {
    let registration = read_registration(EXAMPLE, day("2023-10-01")).unwrap();
    let (entries, players) = ids(&registration);
    assert_eq!(entries, ["zs-horni-1", "zs-horni-2", "spojena-1", "zs-horni-kadeti-1", "veterani-1"]);
    assert_eq!(
        players,
        [
            "zs-horni-1-1",
            "zs-horni-1-2",
            "zs-horni-1-3",
            "zs-horni-1-4",
            "zs-horni-2-2",
            "spojena-1-1",
            "spojena-1-2",
            "spojena-1-3",
            "veterani-1-1",
        ]
    );
    let second = &registration.entries[1];
    assert_eq!(second.place, Place::at(6, 1));
    assert_eq!(second.value.captain, Some(player_id("zs-horni-1-4")), "a substitute of the first team");
    assert_eq!(second.value.entered_on, day("2023-10-03"));
    let schools: Vec<_> = registration.schools.iter().map(|school| school.value.name.clone()).collect();
    assert_eq!(schools, [Some(name("ZŠ Horní")), Some(name("Gymnázium a SPŠ, Dolní"))]);
    let books = books(&registration);
    for entry in books.entries.values() {
        let problems = check_entry(entry, books.register(), &season());
        assert!(problems.is_empty(), "{problems:?}");
    }
}

#[test]
fn byte_order_mark_separator_language_and_order_do_not_matter() {
    let english = read("category,school id,team,player,born,schooling\nzs,s,A,\"Novák, Jan\",2010-01-02,8\n");
    let czech =
        read("\u{feff}Třída;HRÁČ;Narozen;Tým;Id školy;Kategorie\r\n8.;Novák, Jan;2. 1. 2010;A;s;ZŠ\r\n");
    assert_eq!((&english.players, &english.entries), (&czech.players, &czech.entries));
    assert_eq!(english.schools[0].value, czech.schools[0].value);
    let entry = &english.entries[0].value;
    assert_eq!((entry.id.as_str(), entry.name.as_str(), entry.category), ("s-1", "A", Category::Zs));
    assert_eq!(entry.members, [Member { player: player_id("s-1-1"), role: MemberRole::Regular }]);
    assert_eq!(english.players[0].value.school, Some(SchoolId::new("s").unwrap()));
    assert_eq!(entry.entered_on, day("2023-10-01"), "the day given by the caller");
}

#[test]
fn teams_are_distinguished_by_category_school_part_and_name() {
    let list = read(
        "category,school id,part,team,player,born,schooling\n\
         zs,s,,A,P1,2010-01-01,8\nss,s,,A,P2,2010-01-01,8\nzs,t,,A,P3,2010-01-01,8\n\
         zs,s,,a,P4,2010-01-01,8\nzs,s,2,A,P5,2010-01-01,8\nzs,s,,B,P1,2010-01-01,8\n",
    );
    let (entries, players) = ids(&list);
    assert_eq!(entries, ["s-1", "s-2", "t-1", "s-3", "s-4"]);
    assert_eq!(list.entries[0].value.members.len(), 2, "A and a are one team");
    assert_eq!(players, ["s-1-1", "s-2-1", "t-1-1", "s-1-2", "s-3-1"]);
    assert_eq!(list.entries[4].value.members[0].player, player_id("s-1-1"), "P1 again");
}

#[test]
fn every_problem_is_reported_with_its_place() {
    let rows = "xx,s,,A,,2010-01-01,8,,\n\
                zs,,,A,Jan,31. 2. 2010,osm,trenér,snad\n\
                kadeti,s,,A,Eva,2010-01-01,8,,\n\
                zs,a b,,,Ota,2010-01-01,8,,,more\n";
    let expected = [(2, 1), (2, 1), (3, 1), (3, 12), (3, 24), (3, 28), (3, 35), (4, 11), (5, 4), (5, 29)];
    assert_eq!(refused(&format!("{HEADING}\n{rows}")), expected);
}

#[test]
fn headings_that_are_unknown_doubled_or_missing_are_named() {
    let list = "category;e-mail;player;hráč;born\nzs;a@b.cz;Jan;Jan;2010-01-01\n";
    let problems = read_registration(list.as_bytes(), day("2023-10-01")).unwrap_err();
    let texts: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(texts[0], "1:1: the column “schooling” is missing; add it");
    assert!(texts[1].starts_with("1:10: there is no column “e-mail”; known columns: category, school id,"));
    assert_eq!(texts[2], "1:24: the column “player” appears twice; remove one");
    assert_eq!(texts[3], "2:1: “team” is blank; fill it in");
    assert_eq!(texts.len(), 4);
    assert!(problems.iter().all(|problem| problem.clause().id() == "K-FILE"));
}

#[test]
fn files_that_are_no_lists_are_refused() {
    let whole = |bytes: &[u8]| read_registration(bytes, day("2023-10-01")).unwrap_err().to_string();
    assert!(whole(b"").contains("the list is empty"));
    assert!(whole(HEADING.as_bytes()).contains("the list is empty"));
    assert!(whole(b"category\nzs\n\x8eofie\n").starts_with("3:1: this line is not in UTF-8"));
    assert_eq!(refused("category;player\nzs;\"Jan\n"), [(2, 4)]);
    assert!(whole(&vec![b' '; 16 * 1024 * 1024 + 1]).contains("16 MiB"));
}

#[test]
fn rows_about_one_person_entry_or_school_agree() {
    let person = format!("{HEADING}\nzs,s,,A,Jan,2010-01-01,8,,\nzs,s,,B,Jan,2010-01-01,9,,\n");
    assert_eq!(refused(&person), [(3, 1)]);
    let school = format!("{HEADING}\nzs,s,One,A,Jan,2010-01-01,8,,\nzs,s,Two,A,Eva,2010-01-01,8,,\n");
    assert_eq!(refused(&school), [(3, 6)]);
    let captains = format!("{HEADING}\nzs,s,,A,Jan,2010-01-01,8,,yes\nzs,s,,A,Eva,2010-01-01,8,,yes\n");
    assert_eq!(refused(&captains), [(3, 27)]);
    let entry = "entry id,category,school id,team,player,born,schooling,entered\n\
                 e,zs,s,A,Jan,2010-01-01,8,\ne,ss,t,B,Eva,2010-01-01,8,2023-10-02\n,zs,s,A,Ota,2010-01-01,8,\n";
    assert_eq!(refused(entry), [(3, 1), (3, 1), (3, 1), (3, 1), (4, 1)]);
    let clash = "category,school id,team,player,born,schooling\n\
                 kadeti,s,,Jan,2010-01-01,8\nzs,s-kadeti,A,Eva,2010-01-01,8\n";
    assert_eq!(refused(clash), [(3, 1)]);
}

#[test]
fn an_id_that_would_be_too_long_is_refused() {
    let school = "š".repeat(59);
    assert_eq!(refused(&format!("{HEADING}\nzs,{school},,A,Jan,2010-01-01,8,,\n")), [(2, 1)]);
}

#[test]
fn a_person_who_is_not_recorded_cannot_be_written() {
    let mut books = Books::with_pupils(&["a"]);
    books.add_entry(entry("t", Category::Zs, &["a", "b"]));
    let problem = write_registration(books.register(), Lang::En).unwrap_err();
    assert_eq!(problem.clause().id(), "K-KNOWN");
}

fn pick<T: Copy>(random: &mut SplitMix64, items: &[T]) -> T {
    let mut order: Vec<T> = items.to_vec();
    random.shuffle(&mut order);
    order[0]
}

/// A register of random entries; each person has the school of their first entry.
fn random_books(seed: u64) -> Books {
    let mut random = SplitMix64::new(seed);
    let mut books = Books::default();
    let odd_names = ["Žofie \"Žo\" Malá", "Novák, Jan", "a;b", "Ľ", "=1+1", "zs"];
    for index in 0..random.below(8) {
        let category = pick(&mut random, &Category::ALL);
        let id = format!("e{index}");
        let mut made: Entry = entry(&id, category, &[]);
        let count = match category {
            Category::Zs | Category::Ss => 1 + random.below(5),
            Category::Kadeti | Category::Veterani => 1,
        };
        for _ in 0..count {
            let person = player_id(&format!("p{}", random.below(12)));
            if made.members.iter().any(|member| member.player == person) {
                continue;
            }
            let role = if random.happens(300) { MemberRole::Substitute } else { MemberRole::Regular };
            if made.captain.is_none() && random.happens(400) {
                made.captain = Some(person.clone());
            }
            made.members.push(Member { player: person.clone(), role });
            let schooling = [Schooling::Grade(7), Schooling::Secondary, Schooling::Left];
            let mut fresh: Player = player(person.as_str(), "2009-02-03", pick(&mut random, &schooling));
            fresh.name = name(pick(&mut random, &odd_names));
            fresh.school.clone_from(&made.school);
            if random.happens(200) {
                fresh.consents = Consents::default();
            }
            books.players.entry(person).or_insert(fresh);
        }
        if category == Category::Kadeti || category == Category::Veterani {
            made.name = books.players[&made.members[0].player].name.clone();
        }
        made.part = random.happens(300).then_some(2);
        made.id = entry_id(&id);
        books.add_entry(made);
    }
    books
}

proptest! {
    #[test]
    fn what_is_written_reads_back(seed: u64) {
        let books = random_books(seed);
        prop_assume!(!books.entries.is_empty());
        let register: Register<'_> = books.register();
        for lang in Lang::ALL {
            let bytes = write_registration(register, lang).unwrap();
            let list = read_registration(&bytes, day("2000-01-01")).unwrap();
            let entries: BTreeMap<_, _> =
                list.entries.into_iter().map(|entry| (entry.value.id.clone(), entry.value)).collect();
            let players: BTreeMap<_, _> =
                list.players.into_iter().map(|player| (player.value.id.clone(), player.value)).collect();
            prop_assert_eq!(&entries, &books.entries);
            prop_assert_eq!(&players, &books.players);
            let again = Register { players: &players, schools: &books.schools, entries: &entries };
            prop_assert_eq!(write_registration(again, lang).unwrap(), bytes);
        }
    }

    #[test]
    fn nothing_makes_the_reader_stumble(text in "(category|player|born|schooling|zs|\"|;|,|\n|\r|ž|8|2010-01-01| ){0,60}") {
        match read_registration(text.as_bytes(), day("2023-10-01")) {
            Ok(list) => prop_assert!(!list.entries.is_empty() && !list.players.is_empty()),
            Err(problems) => prop_assert!(problems.iter().next().is_some()),
        }
    }
}
