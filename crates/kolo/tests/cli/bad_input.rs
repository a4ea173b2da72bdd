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
    let output = folder.kolo(&["pair", "--system", "round-robin", name]).complaint(code);
    assert!(output.lines().all(|line| line.starts_with(name) || line.starts_with('…')), "{output}");
    assert!(!output.contains("panicked"), "{output}");
    output
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
        let output = complaint(name, vec![b'x'; 100_000_000], 4);
        assert!(output.contains("MiB"), "{output}");
    }
}

#[test]
fn too_many_competitors() {
    let many: Vec<String> = (1..=100_001).map(|no| format!("{{\"no\": {no}, \"name\": \"A\"}}")).collect();
    let output = complaint("a.json", format!("{{\"kolo\": 1, \"competitors\": [{}]}}", many.join(",")), 4);
    assert!(output.contains("100000"), "{output}");
}

#[test]
fn wrong_encoding() {
    complaint("a.json", b"{\"kolo\": 1, \"competitors\": [{\"no\": 1, \"name\": \"\xe8\x8d\"}]}", 3);
}

#[test]
fn duplicate_numbers_have_line_and_column() {
    let output = complaint("a.trf", TWO.replace("    2 ", "    1 "), 3);
    assert!(output.starts_with("a.trf:2:"), "{output}");
    assert!(output.contains("starting number 1 is given twice"), "{output}");
}

#[test]
fn an_opponent_that_does_not_exist() {
    let output = complaint("a.trf", line(1, &["   7 w 1"]) + &line(2, &["0000 - U"]), 3);
    assert!(output.starts_with("a.trf:1:") && output.contains("number 7"), "{output}");
}

#[test]
fn colours_that_disagree() {
    let output = complaint("a.trf", line(1, &["   2 w 1"]) + &line(2, &["   1 w 0"]), 3);
    assert!(output.contains("both claim the same side"), "{output}");
}

#[test]
fn results_that_disagree() {
    let output = complaint("a.trf", line(1, &["   2 w 1"]) + &line(2, &["   1 b 1"]), 3);
    assert!(output.contains("contradict each other"), "{output}");
}

#[test]
fn rounds_out_of_order() {
    // Round 1 holds nothing, round 2 is played.
    let output = complaint("a.trf", line(1, &["", "   2 w 1"]) + &line(2, &["", "   1 b 0"]), 3);
    assert!(output.contains("round 1 is empty"), "{output}");
}

#[test]
fn unknown_keys_in_json() {
    let output = complaint("a.json", "{\"kolo\": 1,\n \"competitors\": [],\n \"colour\": 1}", 3);
    assert!(output.contains("a.json:3:2: ") && output.contains("colour"), "{output}");
}

#[test]
fn more_than_twenty_problems_are_counted() {
    let many: Vec<String> = (1..=50).map(|no| format!("{{\"no\": {no}, \"name\": \"\"}}")).collect();
    let output = complaint("a.json", format!("{{\"kolo\": 1, \"competitors\": [{}]}}", many.join(",\n")), 3);
    assert_eq!(output.lines().count(), 21, "{output}");
    assert_eq!(output.lines().last(), Some("… and 30 more"));
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
