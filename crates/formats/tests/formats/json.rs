//! The plain tournament file.

use kolo_formats::{Format, read, write};
use kolo_messages::Lang;
use kolo_model::HalfPoints;

use super::files::{content, folder};

fn problems(text: &str) -> Vec<String> {
    let problems = read(Format::Json, text.as_bytes()).unwrap_err();
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn sound_files_are_accepted_and_written_canonically() {
    for (name, bytes) in folder("json/good") {
        let reading = read(Format::Json, &bytes).unwrap_or_else(|problems| panic!("{name}: {problems}"));
        let writing = write(Format::Json, &reading.tournament).unwrap();
        let again = read(Format::Json, &writing.bytes).unwrap().tournament;
        assert_eq!(again, reading.tournament, "{name}");
        assert_eq!(write(Format::Json, &again).unwrap().bytes, writing.bytes, "{name}");
    }
}

#[test]
fn every_key_has_its_place_in_the_canonical_form() {
    let bytes = content("own/full.json");
    let reading = read(Format::Json, &bytes).unwrap();
    let written = String::from_utf8(write(Format::Json, &reading.tournament).unwrap().bytes).unwrap();
    assert_eq!(written, String::from_utf8(bytes).unwrap());
}

/// One mistake each; the key of the message that names it and where it stands.
const BAD: [(&str, &str, &str); 13] = [
    ("b0003-r3.json", "boards-impossible", "6:12"),
    ("b0004-r3.json", "json-expected", "21:15"),
    ("b0005-r3.json", "number-missing", "14:3"),
    ("b0009-r2.json", "forfeit-points-impossible", "18:4"),
    ("b0011-r3.json", "number-twice-at", "11:3"),
    ("b0012-r3.json", "json-expected", "14:31"),
    ("b0014-r3.json", "json-unknown-key", "18:65"),
    ("b0022-r3.json", "score-missing", "13:4"),
    ("b0027-r3.json", "unknown-competitor-in-round", "13:4"),
    ("b0029-r3.json", "against-himself", "13:4"),
    ("b0034-r3.json", "json-expected", "5:9"),
    ("b0035-r3.json", "named-twice", "15:4"),
    ("b0038-r2.json", "points-impossible", "17:4"),
];

#[test]
fn each_mistake_is_refused_with_its_reason_and_place() {
    assert_eq!(folder("json/bad").len(), BAD.len());
    for (name, key, place) in BAD {
        let problems = read(Format::Json, &content(&format!("json/bad/{name}"))).unwrap_err();
        let first = problems.iter().next().unwrap();
        assert_eq!((first.message.key(), first.place.to_string().as_str()), (key, place), "{name}");
        assert!(!problems.is_too_large());
        for lang in Lang::ALL {
            assert!(!first.message.text(lang).contains('{'), "{name} {lang}");
        }
    }
}

#[test]
fn all_mistakes_are_reported_at_once() {
    let found = problems(
        r#"{
 "kolo": 1,
 "kolo": 1,
 "sytem": "swiss",
 "rounds": "7",
 "competitors": [
  {"no": 1, "name": "A", "rating": 1.5, "rating": 1},
  {"no": 2, "name": "B", "sex": "x"}
 ],
 "played": [[{"first": 1, "second": 1, "points": [1, 0]}], []]
}"#,
    );
    let places: Vec<&str> = found.iter().map(|problem| problem.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["3:2", "4:2", "5:12", "7:36", "7:41", "8:33", "10:14", "10:60"], "{found:#?}");
}

#[test]
fn what_cannot_be_read_does_not_cause_further_complaints() {
    // The competitor without a number is missing; that number 2 does not exist would be a wrong trail.
    let found = problems(
        r#"{"kolo": 1, "competitors": [{"no": 1, "name": "A"}, {"name": "B"}],
            "played": [[{"first": 1, "second": 2, "points": [1, 0]}]]}"#,
    );
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("1:53: "), "{found:?}");
}

#[test]
fn points_left_out_are_as_usual() {
    let file = |scoring: &str| {
        format!(
            r#"{{"kolo": 1, "system": "swiss", "scoring": {scoring}, "competitors": [{{"no": 1, "name": "A"}}]}}"#
        )
    };
    let halves = |scoring: &str| {
        let given = read(Format::Json, file(scoring).as_bytes()).unwrap().tournament.scoring();
        [given.win, given.draw, given.forfeit_win, given.pairing_bye, given.half_bye, given.absence]
            .map(HalfPoints::halves)
    };
    assert_eq!(halves(r#"{"absence": 0.5}"#), [2, 1, 2, 2, 1, 1]);
    assert_eq!(halves(r#"{"win": 3, "draw": 1, "pairing_bye": 1}"#), [6, 2, 6, 2, 2, 0]);
    assert_eq!(problems(&file(r#"{"absence": "x"}"#)).len(), 1, "a wrong value is not left out");
}

#[test]
fn a_game_says_exactly_once_how_it_ended() {
    let entry = |entry: &str| {
        format!(
            r#"{{"kolo": 1, "competitors": [{{"no": 1, "name": "A"}}, {{"no": 2, "name": "B"}}],
                "played": [[{entry}]]}}"#
        )
    };
    for good in [
        r#"{"first": 1, "second": 2, "points": [0.5, 0.50]}"#,
        r#"{"first": 1, "second": 2, "points": [0, 0], "forfeit": true}"#,
        r#"{"first": 1, "second": 2, "result": ["draw", "loss"], "unrated": true}"#,
        r#"{"first": 1, "second": 2, "pending": true, "forfeit": false}"#,
        r#"{"first": 1, "second": 2, "adjourned": true, "score": [3, 3]}"#,
        r#"{"half_bye": 1}, {"missing": 2}"#,
    ] {
        assert!(read(Format::Json, entry(good).as_bytes()).is_ok(), "{good}");
    }
    for bad in [
        r#"{"first": 1, "second": 2}"#,
        r#"{"first": 1, "second": 2, "points": [1, 0], "pending": true}"#,
        r#"{"first": 1, "second": 2, "points": [1, 0], "result": ["win", "loss"]}"#,
        r#"{"first": 1, "second": 2, "points": [1, 0], "forfeit": true, "unrated": true}"#,
        r#"{"first": 1, "second": 2, "adjourned": true, "forfeit": true}"#,
        r#"{"first": 1, "second": 2, "result": ["win", "win"]}"#,
        r#"{"first": 1, "second": 2, "points": [1, 0, 0]}"#,
        r#"{"first": 1, "second": 2, "points": [0.25, 0.75]}"#,
        r#"{"first": 1, "second": 2, "points": [1e0, 0]}"#,
        r#"{"first": 1, "second": 2, "score": [-1, 3], "points": [1, 0]}"#,
        r#"{"first": 1, "bye": 2}"#,
        r#"{"bye": 1, "absent": 1}"#,
        r#"{"missing": 1}"#,
        r"{}",
        r"[]",
    ] {
        assert!(read(Format::Json, entry(bad).as_bytes()).is_err(), "{bad}");
    }
}

#[test]
fn another_version_is_refused_by_name() {
    let found = problems(r#"{"kolo": 2, "competitors": [{"no": 1, "name": "A"}]}"#);
    assert_eq!(found, ["1:10: the file has version 2, this program reads version 1"]);
}

#[test]
fn a_rating_may_be_given_on_an_older_scale() {
    let file = |rest: &str| format!(r#"{{"kolo": 1, "competitors": [{{"no": 1, "name": "A", {rest}}}]}}"#);
    let rating = |rest: &str| {
        let tournament = read(Format::Json, file(rest).as_bytes()).unwrap().tournament;
        tournament.competitors()[0].rating.map(|rating| rating.message().text(Lang::En))
    };
    assert_eq!(rating(r#""rating": "INGO 84""#).as_deref(), Some("2168 (from INGO 84)"));
    assert_eq!(
        rating(r#""rating": "bcf 190", "rating_basis": "bcf""#).as_deref(),
        Some("2120 (from BCF 190)")
    );
    assert_eq!(
        rating(r#""rating": 2100, "rating_basis": "unverified""#).as_deref(),
        Some("2100 (not verified)")
    );
    let clash = problems(&file(r#""rating": "INGO 84", "rating_basis": "estimated""#));
    assert!(clash[0].contains("leave rating_basis out"), "{clash:?}");
    for bad in [r#""rating": "2100""#, r#""rating": "ELO 84""#, r#""rating": "INGO 900""#] {
        assert_eq!(problems(&file(bad)).len(), 1, "{bad}");
    }
}
