//! The reference gives what the case files expect.

use std::path::{Path, PathBuf};

use kolo_formats::Format;

use crate::reference::{Choices, Used, pair};

/// Endings of the answers, what they are given with, and how many there are.
const ANSWERS: [(&str, Choices, usize); 3] = [
    ("expected", Choices { alternate: false, lim_numbers: false }, 106),
    ("alternate.expected", Choices { alternate: true, lim_numbers: false }, 32),
    ("lim-numbers.expected", Choices { alternate: false, lim_numbers: true }, 30),
];

fn inputs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pisqworky");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    files
}

/// What the command line prints.
fn answer(file: &Path, choices: Choices) -> String {
    let tournament = kolo_formats::read(Format::Json, &std::fs::read(file).unwrap()).unwrap().tournament;
    let Some(paired) = pair(&tournament, choices, &mut Used::default()) else { return "NONE\n".to_owned() };
    let tables = paired.tables.iter().map(|(first, second)| format!("{first} {second}"));
    let lines: Vec<String> = tables.chain(paired.bye.map(|no| format!("{no} 0"))).collect();
    std::iter::once(lines.len().to_string()).chain(lines).map(|line| line + "\n").collect()
}

#[test]
fn every_case_is_met() {
    for (ending, choices, count) in ANSWERS {
        let mut met = 0;
        for file in inputs() {
            let Ok(expected) = std::fs::read_to_string(file.with_extension(ending)) else { continue };
            if expected != "BAD\n" {
                assert_eq!(answer(&file, choices), expected, "{}", file.display());
                met += 1;
            }
        }
        assert_eq!(met, count, "{ending}");
    }
}
