//! The files of the test data.

use std::path::{Path, PathBuf};

/// A file or folder of the test data.
pub(crate) fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path)
}

/// The content of a test file.
pub(crate) fn content(path: &str) -> Vec<u8> {
    std::fs::read(data(path)).unwrap()
}

/// All files in a folder, by name, with their content. Never empty.
pub(crate) fn folder(path: &str) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(data(path))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|file| (file.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(&file).unwrap()))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{path}");
    files
}
