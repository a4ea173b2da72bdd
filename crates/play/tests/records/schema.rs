//! The schema of the JSON record agrees with the reader.

use kolo_model::SplitMix64;
use kolo_play::record::{Format, json, read_as, text};
use serde_json::Value;

use super::random;

fn validator() -> jsonschema::Validator {
    let schema: Value = serde_json::from_str(json::schema()).expect("JSON");
    assert!(jsonschema::meta::is_valid(&schema));
    jsonschema::draft202012::new(&schema).expect("a schema")
}

fn reads(value: &Value) -> bool {
    read_as(Format::Json, &serde_json::to_vec(value).expect("JSON")).is_ok()
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
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    all.push(here);
    all
}

#[test]
fn every_written_record_is_valid() {
    let validator = validator();
    for seed in 0..300 {
        let record = random::record(&mut SplitMix64::new(seed));
        let value: Value = serde_json::from_str(&json::write(&record)).expect("JSON");
        assert!(validator.is_valid(&value), "{value}");
    }
}

#[test]
fn what_the_schema_refuses_the_reader_refuses() {
    let validator = validator();
    let ends = [
        "five",
        "full",
        "agreed",
        "both flags",
        "time limit",
        "first resigns",
        "second flag",
        "first forced win",
        "ruled draw: why",
    ];
    let mut refused = 0;
    for end in ends {
        let duel = format!("first: Ada\nsecond: Jan\nswap2: xh8 oi8 xj10/5 | +xa1 oa2 | o | f6/7 | {end}");
        let full: Value =
            serde_json::from_str(&json::write(&text::read(&duel).expect("sound"))).expect("JSON");
        assert!(validator.is_valid(&full) && reads(&full), "{full}");
        for pointer in pointers(&full, String::new()) {
            let mut changes: Vec<Value> = vec![
                Value::Null,
                Value::from("x y"),
                Value::from(-7),
                Value::from(true),
                Value::from("H8"),
                Value::from("o"),
            ];
            if let Some(Value::Object(members)) = full.pointer(&pointer) {
                let mut more = members.clone();
                more.insert("unknown".to_owned(), Value::from(1));
                changes.push(Value::Object(more));
                changes.extend(members.keys().map(|key| {
                    let mut fewer = members.clone();
                    fewer.remove(key);
                    Value::Object(fewer)
                }));
            }
            if let Some(Value::Array(items)) = full.pointer(&pointer) {
                changes.push(Value::from(items[1..].to_vec()));
            }
            for change in changes {
                let mut other = full.clone();
                *other.pointer_mut(&pointer).expect("a pointer of it") = change;
                if !validator.is_valid(&other) {
                    refused += 1;
                    assert!(!reads(&other), "{pointer} {other}");
                }
            }
        }
    }
    assert!(refused > 1_000, "{refused}");
}
