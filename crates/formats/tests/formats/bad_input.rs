//! Files that are no tournament files: a clear error each, quickly, and never a panic.

use std::fmt::Write as _;

use kolo_formats::{FileProblems, Format, MOST_TRF_BYTES, csv, read};

use super::files::content;

/// The problems that every reader finds.
fn refused(bytes: &[u8]) -> [FileProblems; 3] {
    [
        read(Format::Trf, bytes).unwrap_err(),
        read(Format::Json, bytes).unwrap_err(),
        csv::read(bytes).unwrap_err(),
    ]
}

fn trf_problem(text: &str) -> String {
    read(Format::Trf, text.as_bytes()).unwrap_err().to_string()
}

fn sound() -> String {
    String::from_utf8(content("trf/fide-1992/dense-n05_s52001_r02.trf")).unwrap()
}

#[test]
fn nothing_at_all() {
    for bytes in [&b""[..], b" \r\n\n", b"\xef\xbb\xbf"] {
        for problems in refused(bytes) {
            assert!(problems.to_string().contains("empty"), "{problems}");
        }
    }
}

#[test]
fn binary_data() {
    let picture: Vec<u8> = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".iter().copied().cycle().take(100_000).collect();
    for problems in refused(&picture) {
        assert_eq!(problems.len(), 1, "{problems}");
    }
    assert!(trf_problem("001\0").contains("not text"));
}

#[test]
fn a_hundred_megabytes_in_one_line() {
    let mut bytes = b"001    1      ".to_vec();
    bytes.resize(100_000_000, b'x');
    for problems in refused(&bytes) {
        assert!(problems.is_too_large(), "{problems}");
    }
    // As large as is just taken: the line itself is refused, and no message quotes it.
    bytes.truncate(MOST_TRF_BYTES);
    for problems in refused(&bytes) {
        assert!(!problems.is_too_large());
        assert!(problems.to_string().len() < 1_000);
    }
}

#[test]
fn endless_nesting_and_endless_lists() {
    for open in ["[", "{\"a\":"] {
        let problems = read(Format::Json, open.repeat(100_000).as_bytes()).unwrap_err();
        assert!(problems.to_string().contains("64"), "{problems}");
    }
    let list = format!("[{}0]", "0,".repeat(10_000_000));
    assert!(read(Format::Json, list.as_bytes()).unwrap_err().is_too_large());
    let competitors = format!("{{\"kolo\": 1, \"competitors\": [{}0]}}", "0,".repeat(100_000));
    assert!(read(Format::Json, competitors.as_bytes()).unwrap_err().is_too_large());
    let cells = ",".repeat(10_000_000);
    assert!(csv::read(cells.as_bytes()).unwrap_err().to_string().contains("1000"));
    let rows = format!("name\n{}", "A\n".repeat(100_001));
    assert!(csv::read(rows.as_bytes()).unwrap_err().is_too_large());
}

#[test]
fn one_mistake_on_every_line_is_not_reported_a_million_times() {
    let lines = "001 x\n".repeat(1_000_000);
    assert!(read(Format::Trf, lines.as_bytes()).unwrap_err().len() <= 1_000);
    let list = format!("name,rating\n{}", "A,x\n".repeat(1_000_000));
    assert!(csv::read(list.as_bytes()).unwrap_err().len() <= 1_000);
    let object = format!("{{{}\"x\":0}}", "\"x\":0,".repeat(1_000_000));
    assert!(read(Format::Json, object.as_bytes()).unwrap_err().len() <= 1_100);
}

#[test]
fn another_text_altogether() {
    let letter = "Dear arbiter,\n\nplease find enclosed the results.\n";
    let problems = trf_problem(letter);
    assert!(problems.contains("001"), "{problems}");
    assert!(read(Format::Json, letter.as_bytes()).unwrap_err().to_string().starts_with("1:1: "));
}

#[test]
fn another_encoding() {
    let in_windows_1250 = b"012 \x8aachy\n001    1      Nov\xe1kov\xe1\n";
    let reading = read(Format::Trf, in_windows_1250).unwrap();
    assert_eq!(reading.tournament.event().name, "Šachy");
    assert!(reading.warnings[0].to_string().contains("Windows-1250"));
    let json = b"{\"kolo\": 1,\n \"competitors\": [{\"no\": 1, \"name\": \"Nov\xe1\"}]}";
    assert!(read(Format::Json, json).unwrap_err().to_string().starts_with("2:40: "));
}

#[test]
fn numbers_that_are_there_twice_or_missing() {
    let text = sound();
    assert!(trf_problem(&text.replace("001    5", "001    4")).contains("given twice"));
    assert!(trf_problem(&text.replace("001    5", "001    7")).contains("is missing"));
    assert!(trf_problem(&text.replace("001    1", "001    0")).contains("begin at 1"));
}

#[test]
fn lines_that_contradict_each_other() {
    // The file has one game of number 2: against number 4, with White, won.
    let text = sound();
    let change = |to: &str| trf_problem(&text.replacen("0004 w 1", to, 1));
    assert!(text.contains("0004 w 1"));
    assert!(change("0009 w 1").contains("no such competitor"));
    assert!(change("0002 w 1").contains("paired with itself"));
    assert!(change("0003 w 1").contains("names 5"));
    assert!(change("0001 w 1").contains("has no game"));
    assert!(change("0004 b 1").contains("same side"));
    assert!(change("0004 w +").contains("contradict each other"));
    assert!(change("0004 w ?").contains("not a valid result"));
    assert!(change("0004 x 1").contains("not a valid colour"));
    assert!(change("0000 - 1").contains("not a valid bye"));
    assert!(change("0004 w H").contains("not a valid result"));
}

#[test]
fn rounds_with_a_gap() {
    let line = |no: u32, opponent: u32, colour: char, result: char| {
        let entry = format!("  {opponent:>4} {colour} {result}");
        format!("{:<89}{entry}{:10}{entry}\n", format!("001 {no:>4}      P{no}"), "")
    };
    let problems = trf_problem(&(line(1, 2, 'w', '1') + &line(2, 1, 'b', '0')));
    assert!(problems.contains("round 2 is empty"), "{problems}");
    assert!(problems.starts_with("1:102: "), "{problems}");
}

#[test]
fn columns_that_are_shifted_by_one() {
    let text = sound();
    let first = text.lines().find(|line| line.starts_with("001")).unwrap();
    for column in [4, 14, 40, 52, 60, 75, 84, 90, 95] {
        let mut shifted = first.to_owned();
        shifted.insert(column, ' ');
        let problems = trf_problem(&text.replace(first, &shifted));
        assert!(problems.contains("shifted") || problems.contains("columns"), "{column}: {problems}");
    }
}

#[test]
fn a_line_that_is_cut() {
    let text = sound();
    for length in [3, 4, 6] {
        let line: String = text.lines().last().unwrap().chars().take(length).collect();
        let problems = trf_problem(&format!("{text}{line}\n"));
        assert!(problems.contains("columns 5 to 8"), "{length}: {problems}");
    }
    assert!(trf_problem(&format!("{text}00\n")).contains("three characters"));
    let without_last_round = text.trim_end().rsplit_once("  ").unwrap().0;
    assert!(read(Format::Trf, without_last_round.as_bytes()).is_err());
}

#[test]
fn tabulators_and_control_characters() {
    let text = sound();
    let problems = trf_problem(&text.replacen("Player001, Test", "Player001,\tTest", 1));
    assert!(problems.contains("tab character"), "{problems}");
    let problems = trf_problem(&text.replacen("Player001", "Player\u{7}01", 1));
    assert!(problems.contains("U+0007"), "{problems}");
}

#[test]
fn ranges_that_would_fill_the_memory() {
    let mut text = String::new();
    for no in 1..=2_000 {
        let _ = writeln!(text, "001 {no:>4}      P");
    }
    text.push_str(&"250      01.0 001 999 0001 9999\n".repeat(10_000));
    assert!(trf_problem(&text).contains("too many"));
    let absences = format!("XXZ{}\n", " 1 2 3 4 5 6 7 8 9".repeat(5_000)).repeat(150);
    assert!(read(Format::Trf, format!("{text}{absences}").as_bytes()).is_err());
    assert!(read(Format::Trf, "001    1\n".repeat(300_000).as_bytes()).unwrap_err().is_too_large());
    let points = format!("XXA    1{}\n{text}", "  1.0".repeat(1_500));
    assert!(read(Format::Trf, points.as_bytes()).is_err());
}

#[test]
fn a_player_without_a_name() {
    let problems = trf_problem(&sound().replacen("Player002, Test", "               ", 1));
    assert!(problems.starts_with("5:15: "), "{problems}");
}
