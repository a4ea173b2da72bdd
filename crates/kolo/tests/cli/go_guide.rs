//! What the guide says about go tournaments (`docs/guide/go.md`) is what comes out.

use kolo_model::{DrawPreset, Seeding, Wish};

use crate::support::Folder;

const GUIDE: &str = include_str!("../../../../docs/guide/go.md");
const EXAMPLE: &str = include_str!("../../../../docs/guide/examples/mcmahon.json");

#[test]
fn every_block_of_the_guide_is_what_the_command_answers() {
    let folder = Folder::new();
    folder.write("mcmahon.json", EXAMPLE);
    let blocks: Vec<&str> =
        GUIDE.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), 4);
    for block in blocks {
        let (command, shown) = block.split_once('\n').expect("a command and its answer");
        let args: Vec<&str> = command.strip_prefix("$ kolo ").expect("a command").split(' ').collect();
        let answer = folder.kolo(&args).out;
        // Long answers are shown in parts, with an ellipsis between them.
        let mut rest = answer.as_str();
        for part in shown.split("…\n") {
            let found = rest.find(part);
            assert!(found.is_some(), "{command}: {part}\nis not in\n{rest}");
            rest = &rest[found.unwrap_or(0) + part.len()..];
        }
    }
}

#[test]
fn every_wish_seeding_and_preset_is_explained() {
    let names = Wish::ALL.map(|(name, _)| name).into_iter();
    let names = names.chain(Seeding::ALL.map(|(name, _)| name)).chain(DrawPreset::ALL.map(|(name, _)| name));
    for name in names {
        assert!(GUIDE.contains(&format!("| `{name}` |")), "{name}");
    }
}

#[test]
fn the_settings_of_the_guide_are_read() {
    let folder = Folder::new();
    let snippets: Vec<&str> =
        GUIDE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(snippets.len(), 2);
    let people = "\"competitors\": [{\"no\": 1, \"name\": \"A\"}, {\"no\": 2, \"name\": \"B\"}]";
    let settings =
        format!("{{\"kolo\": 1, \"system\": \"mcmahon\", \"seed\": 1, {}, {people}}}", snippets[1].trim());
    folder.write("settings.json", settings);
    let run = folder.kolo(&["pair", "settings.json"]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let people =
        format!("{{\"kolo\": 1, \"system\": \"mcmahon\", \"competitors\": [{}]}}", snippets[0].trim());
    folder.write("people.json", people);
    let run = folder.kolo(&["pair", "people.json"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
}
