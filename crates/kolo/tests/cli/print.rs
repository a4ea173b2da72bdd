//! Documents on the command line, read back by a program that is not ours; and what the guide says about them.

use clap::Parser;
use kolo_cli::cli::Cli;
use kolo_desk::{Desk, StreamKind};
use kolo_model::Name;
use kolo_stages::generate::{Losers, Lots, Recipe, SeedBy};
use kolo_store::Store;
use kolo_tournament::{
    Author, Command, Field, Order, Role, Settings, StageId, StageSettings, Timestamp, read_list,
};

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
fn what_cannot_be_printed_is_reported() {
    let folder = folder();
    let output =
        folder.kolo(&["print", "pairings", "open.json", "--round", "99", "-o", "x.pdf"]).complaint(3);
    assert!(output.contains("there is no round 99"), "{output}");
    let output = folder.kolo(&["print", "poster", "open.json", "-o", "x.pdf"]).complaint(3);
    assert!(output.contains("--link"), "{output}");
    let output = folder.kolo(&["print", "match-sheets", "open.json", "-o", "x.pdf"]).complaint(3);
    assert!(output.contains("result slips"), "{output}");
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
    assert!(text.contains("state no.") && text.contains("Ľudmila Kováčová"), "{text}");
    let output =
        folder.kolo(&[&["print", "standings", "autumn", "-o", "x.pdf"], &DATABASE[..]].concat()).complaint(3);
    assert!(output.contains("autumn"), "{output}");
}

#[test]
fn a_contest_prints_sheets_and_slips_of_its_matches() {
    let office = Office::started();
    let folder = &office.folder;
    folder.kolo(&["print", "match-sheets", FILE, "ot-brno", "-o", "m.pdf"]).answer();
    let sheets = text(folder, "m.pdf");
    assert!(sheets.contains("Captain's signature: ") && sheets.contains("Score of the match"), "{sheets}");
    assert_eq!(sheets.matches("Score of the match").count(), 6, "four teams play six matches");
    folder.kolo(&["print", "slips", FILE, "ot-brno", "-o", "s.pdf"]).answer();
    assert_eq!(text(folder, "s.pdf").matches("Score of the match").count(), 6);
    let output = folder.kolo(&["print", "match-sheets", FILE, "-o", "x.pdf"]).complaint(3);
    assert!(output.contains("name one of its tournaments"), "{output}");
    folder.kolo(&["print", "standings", FILE, "ot-brno", "-o", "x.pdf"]).answer();
    assert!(text(folder, "x.pdf").contains("Standings"), "{}", text(folder, "x.pdf"));
    folder.kolo(&["print", "slips", FILE, "nowhere", "-o", "x.pdf"]).complaint(3);
    folder.kolo(&["print", "slips", FILE, "ot-znojmo", "-o", "x.pdf"]).complaint(3);
}

#[test]
fn a_stages_file_prints_what_can_be_played_now_or_everything() {
    let folder = Folder::new();
    folder
        .kolo(&["stages", "plan", "--players", "8", "--knockout", "--third-place", "--out", "cup.json"])
        .answer();
    folder.kolo(&["stages", "result", "cup.json", "QF1", "first", "--score", "2:1"]).answer();
    for (kind, expected) in
        [("pairings", "QF2"), ("names", "QF2"), ("slips", "Score of the match"), ("bracket", "Semi-finals")]
    {
        folder.kolo(&["print", kind, "cup.json", "-o", "x.pdf"]).answer();
        assert!(text(&folder, "x.pdf").contains(expected), "{kind}: {}", text(&folder, "x.pdf"));
    }
    let slips = |words: &[&str]| {
        folder.kolo(&[&["print", "slips", "cup.json", "-o", "s.pdf"], words].concat()).answer();
        text(&folder, "s.pdf").matches("Score of the match").count()
    };
    assert_eq!((slips(&[]), slips(&["--all"])), (3, 4));
    for kind in ["groups", "chart", "match-sheets"] {
        let output = folder.kolo(&["print", kind, "cup.json", "-o", "y.pdf"]).complaint(3);
        assert!(output.contains("no such document"), "{output}");
    }
    for game in ["QF2", "QF3", "QF4", "SF1", "SF2", "P3", "final"] {
        folder.kolo(&["stages", "result", "cup.json", game, "first"]).answer();
    }
    let output = folder.kolo(&["print", "slips", "cup.json", "-o", "y.pdf"]).complaint(1);
    assert!(output.contains("--all"), "{output}");
    assert!(!folder.path("y.pdf").exists());
    // Rounds are printed one at a time.
    folder.write("open.json", OPEN);
    let output = folder.kolo(&["print", "slips", "open.json", "--all", "-o", "y.pdf"]).complaint(3);
    assert!(output.contains("--all"), "{output}");
}

/// A knockout as the web application keeps it, with its draw published.
fn keep_a_knockout(folder: &Folder) {
    let name = |text: &str| Name::new(text).expect("a name");
    let recipe = Recipe {
        seed_by: SeedBy::List,
        lots: Lots::None,
        seed: 7,
        groups: Vec::new(),
        knockout: Some(Losers::ThirdPlace),
    };
    let stage = StageId::main();
    let first = StageSettings { id: stage.clone(), field: Field::Entrants, recipe };
    let entries = read_list("Anna; Praha\nBára\nCyril\nDana").expect("a list");
    let commands = [
        Command::Create(Settings::of_stages(name("Zimní pohár"), vec![first], 7)),
        Command::EnterAll(entries),
        Command::DraftPlan { stage: stage.clone(), seed: 7 },
        Command::PublishPlan(stage),
    ];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let url = format!("sqlite:{}", folder.path("club.sqlite").display());
        let store = Store::open(&url).await.expect("a database");
        let stream = StreamKind::Tournament.stream("zimni-pohar").expect("a name");
        let mut desk = Desk::open(store.clone(), stream).await.expect("a desk");
        for (number, command) in (1..).zip(commands) {
            let by = Author { name: name("Eva"), role: Role::Arbiter };
            let order = Order { by, at: Timestamp(number), reason: None, command };
            let id = format!("order-{number}").parse().expect("a name");
            desk.give(id, &order).await.expect("it is allowed");
        }
        drop(desk);
        store.close().await.expect("it is closed");
    });
}

#[test]
fn a_knockout_of_a_database_is_printed_with_its_version() {
    let folder = Folder::new();
    keep_a_knockout(&folder);
    let print = |kind: &str| {
        folder.kolo(&[&["print", kind, "zimni-pohar", "-o", "k.pdf"], &DATABASE[..]].concat()).answer();
        text(&folder, "k.pdf")
    };
    for kind in ["pairings", "names", "slips", "bracket", "standings", "badges"] {
        assert!(print(kind).contains("Anna"), "{kind}");
    }
    assert!(print("bracket").contains("state no. 7"));
    assert!(print("badges").contains("Praha"));
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
