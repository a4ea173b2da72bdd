//! A short fuzz run, the same every time: sound files with something broken.

use kolo_formats::{Format, csv, read, write};
use kolo_messages::Lang;
use kolo_model::RawTournament;

use super::files::{content, folder};
use super::random::Random;

const RUNS: usize = 15_000;

/// Breaks `bytes` in one to four places, in ways in which files break.
fn mutate(random: &mut Random, bytes: &mut Vec<u8>, other: &[u8]) {
    for _ in 0..=random.below(4) {
        if bytes.is_empty() {
            bytes.extend_from_slice(other);
        }
        let at = random.below(bytes.len());
        match random.below(9) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = *random.pick(b" 0123456789wb-=+*UHZF{}[],:\"\\\r\n\t\0;XR\xc5\x99"),
            2 => bytes.insert(at, *random.pick(b" 01w\n\"")),
            3 => {
                bytes.remove(at);
            }
            4 => bytes.truncate(at),
            5 => swap_lines(random, bytes),
            6 => {
                // A piece of another file.
                let begin = random.below(other.len());
                let end = (begin + random.below(120)).min(other.len());
                bytes.splice(at..at, other[begin..end].iter().copied());
            }
            7 => {
                // A piece of the same file, taken out or doubled.
                let end = (at + random.below(60)).min(bytes.len());
                let piece: Vec<u8> = bytes[at..end].to_vec();
                let doubled = random.one_in(2);
                bytes.splice(at..end, if doubled { piece.repeat(2) } else { Vec::new() });
            }
            _ => change_number(random, bytes, at),
        }
    }
}

fn swap_lines(random: &mut Random, bytes: &mut Vec<u8>) {
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let (one, other) = (random.below(lines.len()), random.below(lines.len()));
    lines.swap(one, other);
    *bytes = lines.join(&b'\n');
}

/// Makes another number of the first one after `at`.
fn change_number(random: &mut Random, bytes: &mut Vec<u8>, at: usize) {
    if let Some(begin) = bytes[at..].iter().position(u8::is_ascii_digit).map(|index| at + index) {
        let length = bytes[begin..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = *random.pick(&["0", "1", "7", "999", "1000", "4294967296", "-1", "0.5"]);
        bytes.splice(begin..begin + length, number.bytes());
    }
}

/// Mutates `files` many times; returns how many of the results `check` accepted.
fn run(seed: u64, files: &[(String, Vec<u8>)], mut check: impl FnMut(&[u8]) -> bool) -> usize {
    let mut random = Random(seed);
    let mut accepted = 0;
    for _ in 0..RUNS {
        let mut bytes = random.pick(files).1.clone();
        let other = random.pick(files).1.clone();
        mutate(&mut random, &mut bytes, &other);
        accepted += usize::from(check(&bytes));
    }
    accepted
}

/// Reads, writes and reads again. Whatever is accepted must have a canonical form in both formats.
fn round_trip(format: Format, bytes: &[u8]) -> bool {
    let Ok(reading) = read(format, bytes) else {
        return false;
    };
    let shown = || String::from_utf8_lossy(bytes).into_owned();
    let json = write(Format::Json, &reading.tournament).unwrap().bytes;
    let again = read(Format::Json, &json).unwrap_or_else(|problems| panic!("{problems}\n{}", shown()));
    assert_eq!(again.tournament, reading.tournament, "{}", shown());
    if let Ok(trf) = write(Format::Trf, &reading.tournament) {
        let again =
            read(Format::Trf, &trf.bytes).unwrap_or_else(|problems| panic!("{problems}\n{}", shown()));
        assert!(write(Format::Trf, &again.tournament).unwrap().bytes == trf.bytes, "{}", shown());
    }
    true
}

/// What was accepted as a file of go is written so that it reads back, in both formats of go.
fn go_round_trip(format: Format, bytes: &[u8]) -> bool {
    let Ok(reading) = read(format, bytes) else {
        return false;
    };
    let shown = || String::from_utf8_lossy(bytes).into_owned();
    let json = write(Format::Json, &reading.tournament).unwrap().bytes;
    let again = read(Format::Json, &json).unwrap_or_else(|problems| panic!("{problems}\n{}", shown()));
    assert_eq!(again.tournament, reading.tournament, "{}", shown());
    if let Ok(xml) = write(Format::OpenGotha, &reading.tournament) {
        let again =
            read(Format::OpenGotha, &xml.bytes).unwrap_or_else(|problems| panic!("{problems}\n{}", shown()));
        assert!(write(Format::OpenGotha, &again.tournament).unwrap().bytes == xml.bytes, "{}", shown());
    }
    if let Ok(h9) = write(Format::H9, &reading.tournament) {
        read(Format::H9, &h9.bytes).unwrap_or_else(|problems| panic!("{problems}\n{}", shown()));
    }
    true
}

fn small(files: Vec<(String, Vec<u8>)>) -> Vec<(String, Vec<u8>)> {
    files.into_iter().filter(|(_, bytes)| bytes.len() < 4_000).collect()
}

#[test]
fn broken_trf_files() {
    let mut files = small(folder("trf/fide-1992"));
    files.extend(small(folder("trf/dutch")));
    for name in ["own/canonical-trf16.trf", "own/canonical-trf26.trf"] {
        files.push((name.to_owned(), content(name)));
    }
    let accepted = run(1, &files, |bytes| round_trip(Format::Trf, bytes));
    assert!((RUNS / 50..RUNS).contains(&accepted), "{accepted}");
}

#[test]
fn broken_json_files() {
    let mut files = small(folder("json/good"));
    files.push(("full.json".to_owned(), content("own/full.json")));
    let accepted = run(2, &files, |bytes| round_trip(Format::Json, bytes));
    assert!((RUNS / 50..RUNS).contains(&accepted), "{accepted}");
}

#[test]
fn broken_lists() {
    let names = ["czech-windows-1250", "czech-utf8-bom", "slovak-tabs", "english-commas"];
    let files: Vec<(String, Vec<u8>)> =
        names.iter().map(|name| ((*name).to_owned(), content(&format!("own/{name}.csv")))).collect();
    let accepted = run(3, &files, |bytes| {
        let Ok(reading) = csv::read(bytes) else {
            return false;
        };
        let raw = RawTournament { competitors: reading.competitors, ..RawTournament::default() };
        if let Ok(checked) = raw.check() {
            let written = csv::write(checked.tournament.competitors(), Lang::Sk);
            let competitors = csv::read(&written).unwrap().competitors;
            let again = RawTournament { competitors, ..RawTournament::default() }.check().unwrap();
            assert_eq!(again.tournament.competitors(), checked.tournament.competitors());
        }
        true
    });
    assert!((RUNS / 50..RUNS).contains(&accepted), "{accepted}");
}

#[test]
fn broken_result_files() {
    let files = folder("h9");
    let accepted = run(4, &files, |bytes| go_round_trip(Format::H9, bytes));
    assert!((RUNS / 50..RUNS).contains(&accepted), "{accepted}");
}

#[test]
fn broken_files_of_opengotha() {
    let files = folder("opengotha");
    let accepted = run(5, &files, |bytes| go_round_trip(Format::OpenGotha, bytes));
    assert!((RUNS / 50..RUNS).contains(&accepted), "{accepted}");
}

#[test]
fn broken_rating_lists() {
    let files = folder("egd_list");
    let accepted = run(6, &files, |bytes| kolo_formats::egd_list::read(bytes).is_ok());
    assert!((RUNS / 50..=RUNS).contains(&accepted), "{accepted}");
}
