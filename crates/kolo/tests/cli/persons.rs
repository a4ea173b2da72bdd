//! `kolo log export-person` and `erase-person`: what is known about one person is handed out or taken out, and bad input is told.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;

use crate::support::{Folder, Run};

const DATABASE: [&str; 2] = ["--database", "sqlite:club.sqlite"];

/// The user whom systems keep for those who own nothing.
const NOBODY: u32 = 65_534;

fn with_walk() -> Folder {
    let folder = Folder::new();
    folder.kolo(&[&["walk"][..], &DATABASE].concat()).answer();
    folder
}

fn log(folder: &Folder, args: &[&str]) -> Run {
    folder.kolo(&[&["log"], args, &DATABASE[..]].concat())
}

fn erase(folder: &Folder, name: &str, who: &str, more: &[&str]) -> Run {
    let args = ["erase-person", name, who, "--by", "Hana Veselá", "--reason", "asked by letter"];
    log(folder, &[&args[..], more].concat())
}

/// What is known about somebody.
fn known(folder: &Folder, who: &str) -> serde_json::Value {
    serde_json::from_str(&log(folder, &["export-person", "walk", who]).answer()).expect("JSON")
}

/// The number of somebody in the log of the walk.
fn number_of(folder: &Folder, name: &str) -> String {
    let numbers = (1..10).map(|number: u32| number.to_string());
    let found = numbers.into_iter().find(|who| known(folder, who)["entry"]["name"] == name);
    found.expect("somebody of this name plays")
}

#[test]
fn everything_that_is_known_is_printed_as_data() {
    let folder = with_walk();
    let who = number_of(&folder, "Ľudmila Kováčová");
    let data = known(&folder, &who);
    assert_eq!(data["id"].to_string(), who);
    assert!(data["rounds"].as_array().is_some_and(|rounds| !rounds.is_empty()), "{data}");
    assert!(data["log"].as_array().is_some_and(|log| !log.is_empty()), "{data}");
    // The names of the data are the same in every language.
    let czech = log(&folder, &["export-person", "walk", &who, "--lang", "cs"]).answer();
    assert!(czech.contains("\"start_number\""), "{czech}");
}

#[test]
fn a_person_is_erased_only_with_a_yes_and_play_stays() {
    let folder = with_walk();
    let who = number_of(&folder, "Ľudmila Kováčová");
    let rounds = |folder: &Folder| known(folder, &who)["rounds"].clone();
    let (before, places) = (log(&folder, &["show", "walk"]).answer(), rounds(&folder));
    let output = erase(&folder, "walk", &who, &[]).answer();
    assert!(output.contains("Ľudmila Kováčová") && output.contains("--yes"), "{output}");
    assert!(log(&folder, &["show", "walk", "--details"]).answer().contains("Ľudmila"), "only asked about");
    let done = erase(&folder, "walk", &who, &["--yes"]).answer();
    assert!(done.contains(&format!("erased {who}")), "{done}");
    let after = log(&folder, &["show", "walk", "--details"]).answer();
    assert!(!after.contains("Ľudmila") && !after.contains("Kováčová"), "{after}");
    assert_eq!(known(&folder, &who)["entry"]["name"], format!("erased {who}"));
    assert_eq!(log(&folder, &["show", "walk"]).answer().lines().count(), before.lines().count());
    assert_eq!(rounds(&folder).as_array().map(Vec::len), places.as_array().map(Vec::len));
    assert!(log(&folder, &["check"]).answer().starts_with("consistent"), "the log can be followed");
    // That it was done is on record, and not whom it was about.
    let site = log(&folder, &["show", "site", "--details"]).answer();
    assert!(site.contains("asked by letter") && !site.contains("Kováčová"), "{site}");
    assert!(erase(&folder, "walk", &who, &["--yes"]).answer().contains('0'), "there is nothing more to do");
}

#[test]
fn an_unknown_person_or_log_is_reported_and_nothing_is_written() {
    let folder = with_walk();
    let before = std::fs::read(folder.path("club.sqlite")).expect("the database");
    for who in ["99", "0", "-1", "Ľudmila", "", "99999999999999999999"] {
        for run in [export_of(&folder, "walk", who), erase_of(&folder, "walk", who)] {
            let output = run.complaint(3);
            assert!(output.contains("no person with this number"), "{who}: {output}");
        }
    }
    for run in [log(&folder, &["export-person", "nowhere", "1"]), erase_of(&folder, "nowhere", "1")] {
        let output = run.complaint(3);
        assert!(output.contains("nowhere") && output.contains("kolo log list"), "{output}");
    }
    for run in [log(&folder, &["export-person", "no/where", "1"]), erase_of(&folder, "no/where", "1")] {
        assert!(run.complaint(3).contains("no/where"));
    }
    let args = ["erase-person", "walk", "1", "--by", "Hana", "--reason", " ", "--yes"];
    let output = log(&folder, &args).complaint(3);
    assert!(output.contains("[K-REASON]"), "{output}");
    assert_eq!(log(&folder, &["erase-person", "walk", "1", "--yes"]).code, Some(3), "who, and why");
    let missing = ["log", "export-person", "walk", "1", "--database", "sqlite:none.sqlite"];
    assert!(folder.kolo(&missing).complaint(5).starts_with("none.sqlite: "));
    assert!(!folder.path("none.sqlite").exists(), "looking makes no file");
    assert_eq!(std::fs::read(folder.path("club.sqlite")).expect("the database"), before);
}

fn export_of(folder: &Folder, name: &str, who: &str) -> Run {
    folder.kolo(&[&["log"], &DATABASE[..], &["export-person", "--", name, who]].concat())
}

fn erase_of(folder: &Folder, name: &str, who: &str) -> Run {
    let args = ["erase-person", "--by", "Hana", "--reason", "asked by letter", "--yes", "--", name, who];
    folder.kolo(&[&["log"], &DATABASE[..], &args].concat())
}

/// A run of somebody who owns neither the folder nor the file.
fn as_stranger(folder: &Folder, args: &[&str]) -> Run {
    let mut command = folder.command(args);
    // Nothing is forbidden to the administrator of the machine.
    if folder.path(".").metadata().expect("the folder").uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    crate::support::run_of(command.output().expect("kolo starts"))
}

#[test]
fn a_user_who_may_not_read_or_write_the_file_gets_a_message() {
    let folder = with_walk();
    let mode = |path: &str, mode: u32| {
        let mode = std::fs::Permissions::from_mode(mode);
        std::fs::set_permissions(folder.path(path), mode).expect("the test owns its files");
    };
    mode("club.sqlite", 0o000);
    mode(".", 0o555);
    for args in
        [&["export-person", "walk", "1"][..], &["erase-person", "walk", "1", "--by", "H", "--reason", "r"]]
    {
        let output = as_stranger(&folder, &[&["log"], args, &DATABASE[..]].concat()).complaint(5);
        assert!(output.contains("club.sqlite"), "{output}");
    }
    mode("club.sqlite", 0o444);
    let args = ["erase-person", "walk", "1", "--by", "H", "--reason", "r", "--yes"];
    let output = as_stranger(&folder, &[&["log"], &args[..], &DATABASE[..]].concat()).complaint(5);
    assert!(output.contains("club.sqlite"), "{output}");
    mode(".", 0o755);
    mode("club.sqlite", 0o644);
    assert!(log(&folder, &["show", "walk", "--details"]).answer().contains("Ľudmila"), "nothing was erased");
}
