//! Documents on the command line, read back by a program that is not ours; and what the guide says about them.

use clap::Parser;
use kolo_cli::cli::Cli;

use crate::contest_support::{FILE, Office};
use crate::support::Folder;

const GUIDE: &str = include_str!("../../../../docs/guide/documents.md");
const OPEN: &str = include_str!("../../../../docs/guide/examples/open.json");
const DATABASE: [&str; 2] = ["--database", "sqlite:club.sqlite"];

fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("open.json", OPEN);
    folder
}

/// The text of a PDF in a folder.
fn text(folder: &Folder, name: &str) -> String {
    let bytes = std::fs::read(folder.path(name)).expect("the file is there");
    let pdf = lopdf::Document::load_mem(&bytes).expect("a PDF");
    let pages: Vec<u32> = pdf.get_pages().keys().copied().collect();
    pdf.extract_text(&pages).expect("text")
}

#[test]
fn every_document_of_a_file_is_printed_in_every_language() {
    let folder = folder();
    for (lang, title) in [("en", "Standings"), ("cs", "Pořadí"), ("sk", "Poradie")] {
        for kind in ["pairings", "names", "slips", "standings", "crosstable", "chart", "badges"] {
            let out = format!("{kind}-{lang}.pdf");
            folder.kolo(&["print", kind, "open.json", "-o", &out, "--lang", lang]).answer();
            assert!(text(&folder, &out).contains("Bára"), "{kind}");
        }
        assert!(text(&folder, &format!("standings-{lang}.pdf")).contains(title));
    }
    folder
        .kolo(&["print", "poster", "open.json", "--link", "https://kolo.example/t/open", "-o", "p.pdf"])
        .answer();
    assert!(text(&folder, "p.pdf").contains("https://kolo.example/t/open"));
}

#[test]
fn the_same_file_gives_the_same_bytes_and_rounds_can_be_chosen() {
    let folder = folder();
    let print = |out: &str, round: &str| {
        folder.kolo(&["print", "pairings", "open.json", "--round", round, "-o", out]).answer();
        std::fs::read(folder.path(out)).expect("written")
    };
    assert_eq!(print("a.pdf", "1"), print("b.pdf", "1"));
    assert_ne!(print("a.pdf", "1"), print("b.pdf", "2"));
    assert!(text(&folder, "b.pdf").contains("Round 2"));
}

#[test]
fn what_cannot_be_printed_is_told() {
    let folder = folder();
    let told = folder.kolo(&["print", "pairings", "open.json", "--round", "99", "-o", "x.pdf"]).complaint(3);
    assert!(told.contains("there is no round 99"), "{told}");
    let told = folder.kolo(&["print", "poster", "open.json", "-o", "x.pdf"]).complaint(3);
    assert!(told.contains("--link"), "{told}");
    let told = folder.kolo(&["print", "match-sheets", "open.json", "-o", "x.pdf"]).complaint(3);
    assert!(told.contains("result slips"), "{told}");
    folder.kolo(&["print", "secrets", "open.json", "-o", "x.pdf"]).complaint(3);
    folder.kolo(&["print", "pairings", "open.json"]).complaint(3);
    folder.kolo(&["print", "pairings", "nowhere.json", "-o", "x.pdf"]).complaint(5);
    folder.kolo(&["print", "pairings", "open.json", "-o", "no/such/x.pdf"]).complaint(5);
    folder.kolo(&[&["print", "pairings", "cup", "-o", "x.pdf"], &DATABASE[..]].concat()).complaint(5);
    assert!(!folder.path("x.pdf").exists());
}

#[test]
fn a_tournament_of_a_database_is_printed_with_its_version() {
    let folder = Folder::new();
    folder.kolo(&[&["walk", "--stream", "spring"][..], &DATABASE].concat()).answer();
    folder.kolo(&[&["print", "standings", "spring", "-o", "s.pdf"], &DATABASE[..]].concat()).answer();
    let text = text(&folder, "s.pdf");
    assert!(text.contains("printed from version") && text.contains("Ľudmila Kováčová"), "{text}");
    let told =
        folder.kolo(&[&["print", "standings", "autumn", "-o", "x.pdf"], &DATABASE[..]].concat()).complaint(3);
    assert!(told.contains("autumn"), "{told}");
}

#[test]
fn a_contest_prints_sheets_and_slips_of_its_matches() {
    let office = Office::started();
    let folder = &office.folder;
    folder.kolo(&["print", "match-sheets", FILE, "ot-brno", "-o", "m.pdf"]).answer();
    let sheets = text(folder, "m.pdf");
    assert!(sheets.contains("Captain: ") && sheets.contains("Score of the match"), "{sheets}");
    assert_eq!(sheets.matches("Score of the match").count(), 6, "four teams play six matches");
    folder.kolo(&["print", "slips", FILE, "ot-brno", "-o", "s.pdf"]).answer();
    assert_eq!(text(folder, "s.pdf").matches("Score of the match").count(), 6);
    let told = folder.kolo(&["print", "match-sheets", FILE, "-o", "x.pdf"]).complaint(3);
    assert!(told.contains("name one of its tournaments"), "{told}");
    folder.kolo(&["print", "standings", FILE, "ot-brno", "-o", "x.pdf"]).answer();
    assert!(text(folder, "x.pdf").contains("Standings"), "{}", text(folder, "x.pdf"));
    folder.kolo(&["print", "slips", FILE, "nowhere", "-o", "x.pdf"]).complaint(3);
    folder.kolo(&["print", "slips", FILE, "ot-znojmo", "-o", "x.pdf"]).complaint(3);
}

#[test]
fn every_block_of_the_guide_is_what_the_commands_answer() {
    let folder = folder();
    let mut commands = 0;
    for block in GUIDE.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        for part in block.split("$ kolo ").skip(1) {
            let (command, answer) = part.split_once('\n').expect("a command and its answer");
            let words: Vec<&str> = command.split_whitespace().collect();
            assert_eq!(folder.kolo(&words).answer(), answer, "{command}");
            commands += 1;
        }
    }
    assert!(commands >= 4, "{commands}");
}

#[test]
fn every_command_of_the_guide_can_be_typed() {
    let typed = GUIDE.split('`').filter(|text| text.starts_with("kolo print ") && !text.contains('\n'));
    let mut count = 0;
    for command in typed {
        let parsed = Cli::try_parse_from(command.split_whitespace());
        assert!(
            parsed.is_ok(),
            "{command}: {}",
            parsed.err().map(|error| error.to_string()).unwrap_or_default()
        );
        count += 1;
    }
    assert!(count >= 4, "{count}");
}
