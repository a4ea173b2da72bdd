//! Records with something broken: refused or sound, and never a panic. The same run every time.

use kolo_messages::Lang;
use kolo_model::SplitMix64;
use kolo_play::diagram::{Labels, Picture, letters, svg};
use kolo_play::record::{Counting, Format, Reading, check_record, read, read_as, write};

use super::random::{self, below, pick};

const RUNS: u64 = 12_000;
const SOUND: u64 = 250;

fn sound(random: &mut SplitMix64) -> Vec<u8> {
    let reading = Reading::Record(random::record(random));
    loop {
        let format = *pick(random, &Format::ALL);
        if let Ok(text) = write(format, &reading) {
            return text.into_bytes();
        }
    }
}

/// Breaks `bytes` in one to three places, in ways in which texts break.
fn damage(random: &mut SplitMix64, bytes: &mut Vec<u8>, other: &[u8]) {
    for _ in 0..=below(random, 3) {
        if bytes.is_empty() {
            bytes.extend_from_slice(other);
        }
        let at = below(random, bytes.len());
        match below(random, 8) {
            0 => bytes[at] ^= 1 << below(random, 8),
            1 => bytes[at] = *pick(random, b" 0123456789xoXOah|+/:,.>#-{}[]\"\r\n\t\0\xc5\x99"),
            2 => bytes.insert(at, *pick(random, b" 01xo|+/,:\n\"")),
            3 => {
                bytes.remove(at);
            }
            4 => bytes.truncate(at),
            5 => {
                let begin = below(random, other.len());
                let end = (begin + below(random, 60)).min(other.len());
                bytes.splice(at..at, other[begin..end].iter().copied());
            }
            6 => {
                let end = (at + below(random, 30)).min(bytes.len());
                let piece: Vec<u8> = bytes[at..end].to_vec();
                let again = if random.happens(500) { piece.repeat(2) } else { Vec::new() };
                bytes.splice(at..end, again);
            }
            _ => {
                let number = *pick(random, &["0", "16", "-1", "99999999999", "18446744073709551616", "1.5"]);
                bytes.splice(at..at, number.bytes());
            }
        }
    }
}

/// Whatever was read can be checked, drawn, and written so that it reads back.
fn hold(reading: &Reading, bytes: &[u8]) {
    let shown = || String::from_utf8_lossy(bytes).into_owned();
    match reading {
        Reading::Record(record) => {
            let report = check_record(record);
            let picture = Picture::of_report(&report);
            assert_eq!(letters(&picture).lines().count(), 16);
            assert!(svg(&picture, &Labels::default()).ends_with("</svg>\n"));
            for fault in &report.faults {
                assert!(!fault.message().text(Lang::Cs).contains('{'), "{fault:?}");
            }
            for format in [Format::Text, Format::Json] {
                let written = write(format, reading).expect("they hold every record");
                assert_eq!(read_as(format, written.as_bytes()).as_ref(), Ok(reading), "{}", shown());
            }
            if let Ok(written) = write(Format::Psq, reading) {
                assert_eq!(read_as(Format::Psq, written.as_bytes()).as_ref(), Ok(reading), "{}", shown());
            }
        }
        Reading::Position(raw) => {
            let Ok(position) = raw.check(None, Counting::Any) else { return };
            let written = write(Format::Marks, reading).expect("a sound position");
            let again = read_as(Format::Marks, written.as_bytes()).expect("what was written reads back");
            assert_eq!(again.position(None, Counting::Any), Ok(position), "{}", shown());
        }
    }
}

#[test]
fn damaged_records_are_refused_or_sound() {
    let pool: Vec<Vec<u8>> = (0..SOUND).map(|seed| sound(&mut SplitMix64::new(seed))).collect();
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..RUNS {
        let random = &mut SplitMix64::new(seed);
        let mut bytes = pick(random, &pool).clone();
        let other = pick(random, &pool).clone();
        damage(random, &mut bytes, &other);
        let one = *pick(random, &Format::ALL);
        for read in [read(&bytes), read_as(one, &bytes)] {
            match read {
                Ok(reading) => {
                    accepted += 1;
                    hold(&reading, &bytes);
                }
                Err(problems) => {
                    refused += 1;
                    for problem in &problems {
                        let text = problem.kind.message().text(Lang::Sk);
                        assert!(!text.is_empty() && text.len() < 1_000, "{text}");
                    }
                }
            }
        }
    }
    assert!(accepted > 500 && refused > 5_000, "{accepted} accepted, {refused} refused");
}
