//! The walk and the commands about logs, on a real SQLite file.

use sha2::Digest;

use crate::support::Folder;

const DATABASE: [&str; 2] = ["--database", "sqlite:club.sqlite"];

/// The same lines under a seal that is true for them.
fn sealed(lines: &str) -> String {
    let end = lines.rfind("{\"sha256\"").unwrap_or(lines.len());
    let content = &lines[..end];
    let hex =
        sha2::Sha256::digest(content).iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
    format!("{content}{{\"sha256\":\"{hex}\"}}\n")
}

fn with_walk() -> Folder {
    let folder = Folder::new();
    folder.kolo(&[&["walk"][..], &DATABASE].concat()).answer();
    folder
}

fn log(folder: &Folder, args: &[&str]) -> crate::support::Run {
    folder.kolo(&[&["log"], args, &DATABASE[..]].concat())
}

#[test]
fn the_walk_tells_its_story_in_every_language() {
    let folder = Folder::new();
    for (lang, last) in [("en", "kolo --help"), ("cs", "Zkuste dále"), ("sk", "Skúste ďalej")] {
        let story = folder.kolo(&["walk", "--lang", lang]).answer();
        assert!(story.contains(last), "{story}");
        assert!(!story.contains(['{', '}']), "{story}");
        for clause in ["[G-3.2.2]", "(K-LOCK)", "(R-F5.2)", "(K-REASON)"] {
            assert!(story.contains(clause), "{clause} in {story}");
        }
        assert!(story.contains("Ľudmila Kováčová"));
    }
    assert_eq!(std::fs::read_dir(folder.path(".")).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn the_walk_refuses_to_write_over_a_tournament() {
    let folder = with_walk();
    let output = folder.kolo(&[&["walk"][..], &DATABASE].concat()).complaint(3);
    assert!(output.contains("--stream"), "{output}");
    folder.kolo(&[&["walk", "--stream", "second"][..], &DATABASE].concat()).answer();
    let list = log(&folder, &["list"]).answer();
    let names: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(names, ["second", "walk"]);
}

#[test]
fn a_log_shows_who_did_what_and_why() {
    let folder = with_walk();
    let shown = log(&folder, &["show", "walk"]).answer();
    assert_eq!(shown.lines().count(), 37);
    assert!(shown.lines().next().unwrap().ends_with("Hana Veselá  tournament.created"), "{shown}");
    assert!(shown.contains("result.corrected – the result slip was misread"), "{shown}");
    let output = log(&folder, &["show", "nobody"]).complaint(3);
    assert!(output.contains("kolo log list"), "{output}");
}

#[test]
fn a_tournament_moves_as_one_file_and_a_changed_file_is_refused() {
    let folder = with_walk();
    log(&folder, &["export", "walk", "walk.jsonl"]).answer();
    let again = log(&folder, &["export", "walk", "walk.jsonl"]).complaint(5);
    assert!(again.contains("walk.jsonl"), "{again}");
    let exists = log(&folder, &["import", "walk.jsonl"]).complaint(3);
    assert!(exists.contains("walk"), "{exists}");
    log(&folder, &["import", "walk.jsonl", "--as", "copy"]).answer();
    assert_eq!(log(&folder, &["show", "copy"]).answer(), log(&folder, &["show", "walk"]).answer());
    folder.write("cut.jsonl", folder.read("walk.jsonl").lines().take(9).collect::<Vec<_>>().join("\n"));
    let cut = log(&folder, &["import", "cut.jsonl", "--as", "cut"]).complaint(3);
    assert!(cut.starts_with("kolo: cut.jsonl:") || cut.starts_with("cut.jsonl:"), "{cut}");
    let changed = folder.read("walk.jsonl").replacen("Hana", "Jana", 1);
    folder.write("changed.jsonl", changed);
    log(&folder, &["import", "changed.jsonl", "--as", "changed"]).complaint(3);
    let list = log(&folder, &["list"]).answer();
    assert_eq!(list.lines().count(), 2, "{list}");
}

#[test]
fn a_backup_opens_like_any_database() {
    let folder = with_walk();
    log(&folder, &["backup", "backup.sqlite"]).answer();
    let output = log(&folder, &["backup", "backup.sqlite"]).complaint(5);
    assert!(output.contains("backup.sqlite"), "{output}");
    let shown = folder.kolo(&["log", "show", "walk", "--database", "sqlite:backup.sqlite"]).answer();
    assert_eq!(shown, log(&folder, &["show", "walk"]).answer());
    assert_eq!(log(&folder, &["check"]).answer(), "consistent: 1 tournament, 37 events\n");
}

#[test]
fn files_that_are_no_database_are_distinguished() {
    let folder = Folder::new();
    let list = |url: &str| folder.kolo(&["log", "list", "--database", url]);
    let missing = list("sqlite:none.sqlite").complaint(5);
    assert!(missing.starts_with("none.sqlite: "), "{missing}");
    assert!(!folder.path("none.sqlite").exists(), "looking makes no file");
    let unknown = list("mysql://localhost/kolo").complaint(3);
    assert!(unknown.contains("sqlite:") && unknown.contains("postgres:"), "{unknown}");
    folder.write(
        "text.sqlite",
        "this is no database, only a text that is long enough to be looked at".repeat(20),
    );
    let text = list("sqlite:text.sqlite").complaint(5);
    assert!(text.contains("text.sqlite"), "{text}");
    let nobody = list("postgres://kolo@127.0.0.1:1/kolo").complaint(5);
    assert!(nobody.contains("127.0.0.1"), "{nobody}");
}

#[test]
fn a_log_goes_through_a_pipe_and_shows_its_details() {
    let folder = with_walk();
    let exported = log(&folder, &["export", "walk", "-"]).answer();
    let piped = folder
        .kolo_with_input(&[&["log", "import", "-", "--as", "piped"], &DATABASE[..]].concat(), &exported);
    piped.answer();
    assert!(!folder.path("-").exists());
    let details = log(&folder, &["show", "piped", "--details"]).answer();
    assert!(details.contains("Ľudmila Kováčová"), "{details}");
}

#[test]
fn a_check_follows_every_tournament_and_names_the_one_that_cannot_be() {
    let folder = with_walk();
    // A file with a true seal and an event that no version of the program wrote.
    let exported = log(&folder, &["export", "walk", "-"]).answer();
    let stranger = exported.replace("tournament.finished", "tournament.vanished");
    let output = folder
        .kolo_with_input(
            &[&["log", "import", "-", "--as", "strange"], &DATABASE[..]].concat(),
            &sealed(&stranger),
        )
        .answer();
    assert!(output.contains("strange"), "{output}");
    let complaint = log(&folder, &["check"]).complaint(1);
    assert!(complaint.starts_with("strange: ") && complaint.contains("tournament.vanished"), "{complaint}");
}
