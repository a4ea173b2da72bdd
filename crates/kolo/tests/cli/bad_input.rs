//! Files that are something else: a clear complaint each, the right exit code, never a panic.

use crate::support::Folder;

const TWO: &str = "\
001    1      Eva                                                              0.0
001    2      Jan                                                              0.0
";

/// The complaint about `content` in a file called `name`.
fn complaint(name: &str, content: impl AsRef<[u8]>, code: i32) -> String {
    let folder = Folder::new();
    folder.write(name, content);
    let told = folder.kolo(&["pair", "--system", "round-robin", name]).complaint(code);
    assert!(told.lines().all(|line| line.starts_with(name) || line.starts_with('…')), "{told}");
    assert!(!told.contains("panicked"), "{told}");
    told
}

/// A player's line of a TRF; one text of at most ten characters a round, `   2 w 1`.
fn line(no: u32, rounds: &[&str]) -> String {
    let name = format!("P{no}");
    let rounds: Vec<String> = rounds.iter().map(|round| format!("{round:<10}")).collect();
    format!("001 {no:>4}      {name:<66} 0.0       {}\n", rounds.concat().trim_end())
}

#[test]
fn empty_and_binary_files() {
    for name in ["a.trf", "a.json"] {
        complaint(name, "", 3);
        complaint(name, "\n\n", 3);
        complaint(name, (0..=255u8).cycle().take(5_000).collect::<Vec<u8>>(), 3);
    }
}

#[test]
fn a_line_of_a_hundred_megabytes() {
    for name in ["a.trf", "a.json"] {
        let told = complaint(name, vec![b'x'; 100_000_000], 4);
        assert!(told.contains("MiB"), "{told}");
    }
}

#[test]
fn too_many_competitors() {
    let many: Vec<String> = (1..=100_001).map(|no| format!("{{\"no\": {no}, \"name\": \"A\"}}")).collect();
    let told = complaint("a.json", format!("{{\"kolo\": 1, \"competitors\": [{}]}}", many.join(",")), 4);
    assert!(told.contains("100000"), "{told}");
}

#[test]
fn wrong_encoding() {
    complaint("a.json", b"{\"kolo\": 1, \"competitors\": [{\"no\": 1, \"name\": \"\xe8\x8d\"}]}", 3);
}

#[test]
fn duplicate_numbers_have_line_and_column() {
    let told = complaint("a.trf", TWO.replace("    2 ", "    1 "), 3);
    assert!(told.starts_with("a.trf:2:"), "{told}");
    assert!(told.contains("starting number 1 is given twice"), "{told}");
}

#[test]
fn an_opponent_that_does_not_exist() {
    let told = complaint("a.trf", line(1, &["   7 w 1"]) + &line(2, &["0000 - U"]), 3);
    assert!(told.starts_with("a.trf:1:") && told.contains("number 7"), "{told}");
}

#[test]
fn colours_that_disagree() {
    let told = complaint("a.trf", line(1, &["   2 w 1"]) + &line(2, &["   1 w 0"]), 3);
    assert!(told.contains("both claim the same side"), "{told}");
}

#[test]
fn results_that_disagree() {
    let told = complaint("a.trf", line(1, &["   2 w 1"]) + &line(2, &["   1 b 1"]), 3);
    assert!(told.contains("contradict each other"), "{told}");
}

#[test]
fn rounds_out_of_order() {
    // Round 1 holds nothing, round 2 is played.
    let told = complaint("a.trf", line(1, &["", "   2 w 1"]) + &line(2, &["", "   1 b 0"]), 3);
    assert!(told.contains("round 1 is empty"), "{told}");
}

#[test]
fn unknown_keys_in_json() {
    let told = complaint("a.json", "{\"kolo\": 1,\n \"competitors\": [],\n \"colour\": 1}", 3);
    assert!(told.contains("a.json:3:2: ") && told.contains("colour"), "{told}");
}

#[test]
fn more_than_twenty_problems_are_counted() {
    let many: Vec<String> = (1..=50).map(|no| format!("{{\"no\": {no}, \"name\": \"\"}}")).collect();
    let told = complaint("a.json", format!("{{\"kolo\": 1, \"competitors\": [{}]}}", many.join(",\n")), 3);
    assert_eq!(told.lines().count(), 21, "{told}");
    assert_eq!(told.lines().last(), Some("… and 30 more"));
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path("folder.trf")).unwrap();
    for command in ["pair", "check", "standings"] {
        assert_eq!(
            folder.kolo(&[command, "none.trf"]).complaint(5),
            "none.trf: cannot be read: there is no such file or folder\n"
        );
        assert_eq!(
            folder.kolo(&[command, "folder.trf"]).complaint(5),
            "folder.trf: cannot be read: it is a folder\n"
        );
    }
}
