//! One file holds everything.

use kolo_messages::Lang;
use kolo_model::SplitMix64;
use kolo_stages::codec::{FileTrouble, StagesFile, read, schema, write};
use kolo_stages::generate::{Losers, Recipe};
use kolo_stages::{Command, EntrantId, Ledger, Slot};
use serde_json::Value;

use crate::contest::{Luck, area, play_contest};
use crate::support::{Chances, entrants, give, groups, knockout, knockout_recipe, name, plan, play_out};

fn file(ledger: Ledger) -> StagesFile {
    StagesFile { name: Some(name("Cup")), ledger }
}

/// A file with every kind of event.
fn full() -> StagesFile {
    let mut people = entrants(8);
    people[0].rating = Some(2100);
    people[1].rank = "3d".parse().ok();
    people[2].club = Some(name("Club"));
    let recipe = Recipe { groups: vec![groups(2, 2)], ..knockout_recipe(Losers::ThirdPlace) };
    let mut ledger = Ledger::new(plan(&people, &recipe), 21);
    let exchange = vec![
        ("A.1".parse().expect("a slot"), Slot::Entrant(EntrantId(2))),
        ("B.1".parse().expect("a slot"), Slot::Entrant(EntrantId(1))),
    ];
    give(&mut ledger, Command::EditSlots(exchange)).expect("a lawful order");
    give(&mut ledger, Command::Withdraw(EntrantId(8))).expect("a lawful order");
    let mut random = SplitMix64::new(14);
    play_out(&mut ledger, &mut random, Chances { walkover: 200, withdrawal: 0 });
    let last = ledger.records().len() as u64;
    give(&mut ledger, Command::Undo(last)).expect("a lawful order");
    give(&mut ledger, Command::Redo(last)).expect("a lawful order");
    file(ledger)
}

/// A contest with every kind of event that only it has.
fn contest() -> StagesFile {
    let mut ledger = area(5, 2);
    let luck = Luck { draw: 900, walkover: 100, withdrawal: 0 };
    let steps = play_contest(&mut ledger, &mut SplitMix64::new(4), luck);
    assert!(steps.chosen_duels > 0 && steps.first_duels > 0 && steps.match_lots > 0, "{steps:?}");
    file(ledger)
}

#[test]
fn what_is_written_reads_back() {
    for stages in [full(), contest(), file(area(3, 1)), file(knockout(13, Losers::AllPlaces))] {
        let text = write(&stages).unwrap();
        let again = read(text.as_bytes()).unwrap();
        assert_eq!(again, stages);
        assert_eq!(write(&again).unwrap(), text);
    }
}

/// A file written before contests were known: by `kolo stages` of version 0.1.0, with corrections, undo and redo.
#[test]
fn a_file_of_the_first_form_reads_and_is_written_as_it_was() {
    let text = include_str!("data/first-form.json");
    let stages = read(text.as_bytes()).unwrap();
    assert_eq!(stages.ledger.records().len(), 13);
    assert_eq!(stages.ledger.state().ready().map(ToString::to_string).collect::<Vec<_>>(), ["SF2"]);
    assert_eq!(write(&stages).unwrap(), text);
}

/// The first line is the line of the problem.
fn trouble(text: &str) -> Vec<String> {
    let trouble = read(text.as_bytes()).expect_err("a file with a mistake");
    trouble.list().iter().map(|(place, message, _)| format!("{place} {}", message.text(Lang::En))).collect()
}

#[test]
fn what_is_wrong_with_a_file_is_named_with_its_place() {
    let text = write(&file(knockout(4, Losers::Out))).unwrap();
    assert_eq!(trouble(" \n"), ["1:1 the file is empty"]);
    assert!(trouble(&text[..200])[0].contains("ends too early"), "{:?}", trouble(&text[..200]));
    assert!(trouble("{\n,}")[0].starts_with("2:1 this is not JSON from here on"), "{:?}", trouble("{\n,}"));
    for other in ["{\"kolo\": 1}", "[]"] {
        assert!(trouble(other)[0].starts_with("1:1 this is not a stages file"), "{:?}", trouble(other));
    }
    let not_text = read(b"{\n\xff\xfe").expect_err("not UTF-8").list();
    assert_eq!(not_text[0].0.to_string(), "2:1");
    assert_eq!(
        trouble(&text.replace("\"kolo-stages\": 1", "\"kolo-stages\": 2")),
        ["kolo-stages version 2 of the file is not known to this program: it knows 1"]
    );
    let extra = trouble(&text.replace("\"seed\": 7", "\"seed\": 7, \"sede\": 8"));
    assert!(
        extra[0].starts_with("4:17 the file has the wrong structure here: unknown field `sede`"),
        "{extra:?}"
    );
    let broken = trouble(&text.replace("winner SF2", "winner SF1"));
    assert_eq!(broken.len(), 2, "{broken:?}");
    assert!(
        broken[0].starts_with("plan.stages[0].matches[2].second winner of SF1 is already in"),
        "{broken:?}"
    );
    assert!(broken[1].starts_with("plan.stages[0].matches[1] winner of SF2 leads nowhere"), "{broken:?}");
}

#[test]
fn events_that_do_not_fit_are_found() {
    let stages = full();
    let text = write(&stages).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains("slots-edited")).collect();
    let found = read(lines.join("\n").as_bytes()).unwrap_err();
    assert!(matches!(found, FileTrouble::Damaged(_)), "{found:?}");
}

#[test]
fn the_schema_agrees_with_the_reader() {
    let schema: Value = serde_json::from_str(schema()).unwrap();
    assert!(jsonschema::meta::is_valid(&schema));
    let validator = jsonschema::draft202012::new(&schema).unwrap();
    for stages in [full(), contest()] {
        let full: Value = serde_json::from_str(&write(&stages).unwrap()).unwrap();
        agrees(&validator, &full);
    }
}

fn agrees(validator: &jsonschema::Validator, full: &Value) {
    let errors: Vec<String> =
        validator.iter_errors(full).map(|error| format!("{} {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let mut refused = 0;
    for pointer in pointers(full, String::new()) {
        for replacement in [Value::Null, Value::from("x y z"), Value::from(-7), Value::from(true)] {
            let mut changed = full.clone();
            *changed.pointer_mut(&pointer).expect("a pointer of it") = replacement;
            if !validator.is_valid(&changed) {
                refused += 1;
                assert!(read(&serde_json::to_vec(&changed).expect("JSON")).is_err(), "{pointer} {changed}");
            }
        }
        if let Some(Value::Object(members)) = full.pointer(&pointer) {
            // Pairs of sides are of the model, which takes no notice of other keys.
            if members.contains_key("first") && !members.contains_key("id") {
                continue;
            }
            let mut members = members.clone();
            members.insert("unknown".to_owned(), Value::from(1));
            let mut changed = full.clone();
            *changed.pointer_mut(&pointer).expect("a pointer of it") = Value::Object(members);
            assert!(!validator.is_valid(&changed), "{pointer}");
            assert!(read(&serde_json::to_vec(&changed).expect("JSON")).is_err(), "{pointer}");
        }
    }
    assert!(refused > 300, "{refused}");
}

fn pointers(value: &Value, here: String) -> Vec<String> {
    let mut all: Vec<String> = match value {
        Value::Object(members) => {
            members.iter().flat_map(|(key, value)| pointers(value, format!("{here}/{key}"))).collect()
        }
        Value::Array(items) => items
            .iter()
            .enumerate()
            .flat_map(|(index, value)| pointers(value, format!("{here}/{index}")))
            .collect(),
        _ => Vec::new(),
    };
    all.push(here);
    all
}
