//! The JSON Schema says the same as the reader, as far as a schema can.

use jsonschema::Validator;
use kolo_formats::{Format, json_schema, read, write};
use serde_json::Value;

use super::files::{content, folder};
use super::generator::tournament;

fn validator() -> Validator {
    let schema: Value = serde_json::from_str(json_schema()).unwrap();
    assert!(jsonschema::meta::is_valid(&schema));
    jsonschema::draft202012::new(&schema).unwrap()
}

#[test]
fn sound_files_conform() {
    let validator = validator();
    let mut files = folder("json/good");
    files.push(("full.json".to_owned(), content("own/full.json")));
    for seed in 0..200 {
        let bytes = write(Format::Json, &tournament(seed, 8, 3)).unwrap().bytes;
        files.push((format!("seed {seed}"), bytes));
    }
    for (name, bytes) in files {
        let value: Value = serde_json::from_slice(&bytes).unwrap();
        let errors: Vec<String> =
            validator.iter_errors(&value).map(|error| format!("{} {error}", error.instance_path())).collect();
        assert!(errors.is_empty(), "{name}: {errors:?}");
    }
}

#[test]
fn mistakes_that_a_schema_can_see_do_not_conform() {
    let validator = validator();
    for name in ["b0003-r3.json", "b0004-r3.json", "b0014-r3.json", "b0034-r3.json"] {
        let value: Value = serde_json::from_slice(&content(&format!("json/bad/{name}"))).unwrap();
        assert!(!validator.is_valid(&value), "{name}");
    }
}

/// Takes every key of the full file away and gives every value another type: where the schema objects, the
/// reader does, too.
#[test]
fn the_schema_is_never_stricter_than_the_reader_and_knows_the_same_keys() {
    let validator = validator();
    let full: Value = serde_json::from_slice(&content("own/full.json")).unwrap();
    let mut refused = 0;
    for pointer in pointers(&full, String::new()) {
        for replacement in [Value::Null, Value::from("x"), Value::from(-7), Value::from(true)] {
            let mut changed = full.clone();
            *changed.pointer_mut(&pointer).unwrap() = replacement;
            if !validator.is_valid(&changed) {
                refused += 1;
                let bytes = serde_json::to_vec(&changed).unwrap();
                assert!(read(Format::Json, &bytes).is_err(), "{pointer} {changed}");
            }
        }
    }
    assert!(refused > 300, "{refused}");
}

fn pointers(value: &Value, here: String) -> Vec<String> {
    let mut all = match value {
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
