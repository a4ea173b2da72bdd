use std::io::Read;
use std::process::Stdio;

use crate::support::Folder;

#[test]
fn the_table_for_ten() {
    assert_eq!(Folder::new().kolo(&["table", "10"]).answer(), include_str!("data/table-10.txt"));
}

#[test]
fn tables_of_every_kind() {
    let folder = Folder::new();
    assert_eq!(folder.kolo(&["table", "3"]).answer(), "1: 2-3 1-0\n2: 1-2 3-0\n3: 3-1 2-0\n");
    assert_eq!(folder.kolo(&["table", "2", "--double"]).answer(), "1: 1-2\n2: 2-1\n");
    assert_eq!(folder.kolo(&["table", "1"]).answer(), "1: 1-0\n");
    assert!(folder.kolo(&["table", "0"]).complaint(3).contains("the table is empty"));
    assert!(folder.kolo(&["table", "ten"]).complaint(3).contains("ten"));
    assert!(folder.kolo(&["table", "1001"]).complaint(4).contains("the limit is 1000"));
}

#[test]
fn wrong_usage_is_three_and_help_is_an_answer() {
    let folder = Folder::new();
    for args in [&[][..], &["frobnicate"], &["pair"], &["pair", "--frob", "a.trf"], &["generate"]] {
        let output = folder.kolo(args).complaint(3);
        assert!(output.contains("Usage:") || output.contains("--help"), "{output}");
    }
    for command in [
        "pair",
        "check",
        "standings",
        "stages",
        "rating",
        "players",
        "print",
        "table",
        "convert",
        "generate",
        "duel",
        "prove",
        "clock",
        "completions",
        "man",
    ] {
        let help = folder.kolo(&[command, "--help"]).answer();
        assert!(help.contains("\nExamples:\n  kolo "), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
    assert_eq!(folder.kolo(&["--version"]).answer(), concat!("kolo ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn completions_for_every_shell_know_the_commands() {
    let folder = Folder::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = folder.kolo(&["completions", shell]).answer();
        assert!(script.contains("standings") && script.contains("round-robin"), "{shell}");
    }
    folder.kolo(&["completions", "cmd"]).complaint(3);
}

#[test]
fn manual_pages_for_all_and_for_one() {
    let folder = Folder::new();
    let all = folder.kolo(&["man"]).answer();
    assert!(all.contains(".TH kolo 1") && all.contains("Exit codes"), "{all}");
    let one = folder.kolo(&["man", "pair"]).answer();
    assert!(one.contains(".TH kolo-pair 1") && one.contains("\\-\\-explain"), "{one}");
    folder.kolo(&["man", "frob"]).complaint(3);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new();
    // The table for 1000 has megabytes, far more than a pipe holds.
    let mut command = folder.command(&["table", "1000"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let ended = child.wait_with_output().unwrap();
    assert_eq!(&first, b"1: 1-1000 ");
    assert_eq!((ended.status.code(), ended.stderr.as_slice()), (Some(0), &b""[..]));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_a_failed_file() {
    let folder = Folder::new();
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let ended = folder.command(&["table", "10"]).stdout(full).output().unwrap();
    assert_eq!(ended.status.code(), Some(5));
    assert_eq!(
        String::from_utf8(ended.stderr).unwrap(),
        "kolo: the output cannot be written: the disk is full\n"
    );
}

#[cfg(unix)]
#[test]
fn a_file_name_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let odd = std::ffi::OsStr::from_bytes(b"klub-\xe8.trf");
    let recipe = ["generate", "--system", "round-robin", "--players", "4", "--rounds", "3", "--seed", "1"];
    assert!(folder.command(&recipe).arg("--out").arg(odd).status().unwrap().success());
    let checked = folder.command(&["check", "--system", "round-robin"]).arg(odd).output().unwrap();
    assert_eq!(checked.stdout, b"Rounds checked: 3, different: 0\n");
}
