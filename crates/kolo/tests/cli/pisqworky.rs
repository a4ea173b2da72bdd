//! The Swiss of pIšQworky 2023 at the command line.

use std::path::{Path, PathBuf};

use crate::support::Folder;

/// The case files of the pairing crate.
fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../pairing/tests/data/pisqworky")
}

fn inputs() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(cases()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    files
}

fn pair<'a>(file: &'a Path, options: &[&'a str]) -> Vec<&'a str> {
    let file = file.to_str().expect("the path of the repository is text");
    [&["pair", "--system", "pisqworky-2023", file], options].concat()
}

#[test]
fn every_case_has_its_answer_and_its_exit_code() {
    let folder = Folder::new();
    let mut checked = 0;
    for file in inputs() {
        for (ending, options) in [
            ("expected", &[][..]),
            ("alternate.expected", &["--alternate"]),
            ("lim-numbers.expected", &["--lim-numbers"]),
        ] {
            let Ok(expected) = std::fs::read_to_string(file.with_extension(ending)) else { continue };
            let run = folder.kolo(&pair(&file, options));
            let (code, out) = match expected.trim_end() {
                "NONE" => (1, ""),
                "BAD" => (3, ""),
                _ => (0, expected.as_str()),
            };
            assert_eq!((run.code, run.out.trim_end()), (Some(code), out.trim_end()), "{}", file.display());
            checked += 1;
        }
    }
    assert_eq!(checked, 120 + 32 + 30);
}
