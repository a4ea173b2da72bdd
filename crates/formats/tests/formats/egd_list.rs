use std::fmt::Write as _;

use kolo_formats::csv;
use kolo_formats::egd_list::{self, RatingList, fill_in};
use kolo_messages::Lang;

use crate::files::content;
use crate::random::Random;

fn list() -> RatingList {
    egd_list::read(&content("egd_list/invented.txt")).unwrap()
}

fn found(typed: &str) -> Vec<String> {
    list().find(typed).into_iter().map(|player| format!("{} {}", player.pin, player.name)).collect()
}

#[test]
fn players_and_date_are_read_from_both_encodings() {
    let list = list();
    assert_eq!(list.date.as_deref(), Some("18 Oct 2025"));
    assert_eq!(list.players.len(), 9);
    assert_eq!(list.warnings.len(), 1);
    let shown = list.warnings[0].to_string();
    assert!(shown.ends_with("one line has no rank or rating in its columns and is left out"), "{shown}");
    let first = &list.players[0];
    assert_eq!((first.rank.to_string(), first.rating.value()), ("3d".to_owned(), 2287));
    assert_eq!(first.club.as_ref().unwrap().as_str(), "Prah");
    assert_eq!(list.players[4].name.as_str(), "Van Dam Jean\u{a0}Marc");
    assert_eq!(list.players[5].club, None);
    assert_eq!(list.players[6].rating.value(), -900);
    assert_eq!(list.players[7].rank.to_string(), "7p");
    let latin = egd_list::read(&content("egd_list/invented-latin9.txt")).unwrap();
    assert_eq!(latin.players[5], list.players[5]);
    assert_eq!(latin.players[8].name.as_str(), "Müller-Strauß Ole");
}

#[test]
fn names_are_found_with_and_without_marks_in_any_order() {
    for typed in ["cerny jiri", "Jiří Černý", "JIRI CERNY", "čern", "12650342", "jir cer"] {
        assert_eq!(found(typed), ["12650342 Černý Jiří"], "{typed}");
    }
    assert_eq!(found("muller strauss"), ["16161616 Müller-Strauß Ole"]);
    assert_eq!(found("marc van"), ["13000001 Van Dam Jean\u{a0}Marc"]);
    assert_eq!(found("jiri jiri"), [""; 0]);
    assert_eq!(found(" - "), [""; 0]);
}

#[test]
fn whole_words_come_first_then_strength() {
    let both = ["10011178 Novak Jan", "10523201 Novak Jan", "11832077 Novakova Jana"];
    assert_eq!(found("novák jan"), both);
    assert_eq!(found("jan"), [both[0], both[1], both[2]]);
    assert_eq!(found("jana n"), [both[2]]);
}

#[test]
fn entrants_are_filled_in_and_nobody_is_guessed() {
    let file = "jméno;klub;rating;pin\nJiří Černý;;;\nNovák Jan;Brno;;\nNovák Jan;;;\nNov Jan;;;\n\
                Dítě Malé;;;\nEva Žitná;;99;\nPanák;;;11832077\nNikdo;;;55555555\n";
    let mut reading = csv::read(file.as_bytes()).unwrap();
    let notes = fill_in(&list(), &mut reading.competitors);
    let ids: Vec<Option<u64>> =
        reading.competitors.iter().map(|competitor| competitor.federation_id).collect();
    let known = Some(12_650_342);
    let namesake = Some(10_523_201);
    let expected = [known, namesake, None, None, None, Some(13_333_333), Some(11_832_077), Some(55_555_555)];
    assert_eq!(ids, expected);
    let filled = &reading.competitors[0];
    assert_eq!(filled.name, "Jiří Černý");
    assert_eq!(filled.rank.as_ref().unwrap().value, "1d");
    assert_eq!(filled.rating.as_ref().unwrap().value, 2151);
    assert_eq!(filled.club.as_ref().unwrap().value, "Olom");
    assert_eq!(reading.competitors[5].rating.as_ref().unwrap().value, 99, "what was given stays");
    let keys: Vec<&str> = notes.iter().map(|note| note.message.key()).collect();
    assert_eq!(
        keys,
        [
            "egd-list-several",
            "egd-list-similar",
            "egd-list-nobody",
            "egd-list-rating-differs",
            "egd-list-pin-unknown"
        ]
    );
    let several = notes[0].message.text(Lang::En);
    assert!(
        several.contains("10011178 Novak Jan (CZ Prah 3d), 10523201 Novak Jan (CZ Brno 4k)"),
        "{several}"
    );
    assert_eq!(notes[0].place.line, 4);
}

#[test]
fn what_is_no_list_is_refused() {
    for (bytes, line) in [(&b""[..], 0), (b"001    1 Eva\n", 0), (b"\n 99999999  Eva Nova CZ\n", 2)] {
        let problems = egd_list::read(bytes).unwrap_err();
        let note = problems.iter().next().unwrap();
        assert_eq!((note.message.key(), note.place.line), ("egd-list-no-players", line));
    }
    assert!(egd_list::read(b" 12345678\0").is_err());
    let mut random = Random(7);
    let junk: Vec<u8> =
        (0..1_250_000).flat_map(|_| random.next().to_le_bytes().map(|byte| byte | 1)).collect();
    assert!(egd_list::read(&junk).is_err());
}

/// As many lines as the real list has; a look-up must feel immediate.
#[test]
fn a_long_list_is_searched_at_once() {
    let heading = String::from_utf8(content("egd_list/invented.txt")).unwrap();
    let mut text = heading;
    for number in 0..30_000 {
        let name = format!("Person{number} Name{}", number % 100);
        let pin = 20_000_000 + number;
        let _ = writeln!(text, " {pin:08}  {name:<37} CZ  Prah    9k   --   1200     1  T250301A");
    }
    let start = std::time::Instant::now();
    let list = egd_list::read(text.as_bytes()).unwrap();
    assert_eq!(list.players.len(), 30_009);
    assert_eq!(list.find("name7 person").len(), 3300);
    assert_eq!(list.find("černý").len(), 1);
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    println!("30,009 people read and searched twice in {:?}", start.elapsed());
}
