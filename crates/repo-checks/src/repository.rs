//! The files of this repository.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Folders that are made by tools and belong to nobody's source.
///
/// The tree is walked instead of asking git, because the tests must also run
/// on an unpacked archive and on a checkout owned by another user.
const NOT_OURS: [&str; 3] = [".git", "target", "node_modules"];

/// What a path leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Nothing stands there.
    Missing,
    /// A folder.
    Folder,
    /// A file with this text; bytes that are not UTF-8 are replaced.
    File(String),
}

/// A checkout of the project.
#[derive(Debug, Clone)]
pub struct Repository {
    root: PathBuf,
}

impl Repository {
    /// The checkout this crate was built from.
    pub fn here() -> Repository {
        Repository { root: Path::new(env!("CARGO_MANIFEST_DIR")).join("../..") }
    }

    /// Every file, as a path from the root with `/` between the parts, sorted.
    ///
    /// # Errors
    /// When a folder cannot be read.
    pub fn files(&self) -> io::Result<Vec<String>> {
        let mut found = Vec::new();
        walk(&self.root, "", &mut found)?;
        found.sort();
        Ok(found)
    }

    /// What stands at `path`.
    ///
    /// # Errors
    /// When something stands there and cannot be read.
    pub fn entry(&self, path: &str) -> io::Result<Entry> {
        let full = self.root.join(path);
        if full.is_dir() {
            return Ok(Entry::Folder);
        }
        match fs::read(&full) {
            Ok(bytes) => Ok(Entry::File(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Entry::Missing),
            Err(error) => Err(error),
        }
    }

    /// The text of the file at `path`; bytes that are not UTF-8 are replaced.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn text(&self, path: &str) -> io::Result<String> {
        let bytes = fs::read(self.root.join(path))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if NOT_OURS.contains(&name.as_str()) {
            continue;
        }
        let kind = entry.file_type()?;
        if kind.is_dir() {
            walk(&entry.path(), &format!("{prefix}{name}/"), found)?;
        } else if kind.is_file() {
            found.push(format!("{prefix}{name}"));
        }
    }
    Ok(())
}

/// Whether the file's name ends in `.extension`.
pub fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == extension)
}

/// The name of the crate a file belongs to, by its folder under `crates/`.
pub fn crate_of(path: &str) -> Option<&str> {
    path.strip_prefix("crates/")?.split('/').next()
}

/// Whether the file is a Rust source that ends up in a library or binary of ours.
///
/// A module of tests in a file of its own (`tests.rs`, or a folder `tests`) does not.
pub fn is_shipped_rust(path: &str) -> bool {
    let Some(inside) = crate_of(path).map(|name| &path["crates/".len() + name.len()..]) else {
        return false;
    };
    inside.starts_with("/src/")
        && has_extension(inside, "rs")
        && !inside.ends_with("/tests.rs")
        && !inside.contains("/tests/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shipped_sources_are_distinguished_from_tests() {
        assert!(is_shipped_rust("crates/model/src/side.rs"));
        assert!(is_shipped_rust("crates/model/src/result/mod.rs"));
        assert!(!is_shipped_rust("crates/model/src/side/tests.rs"));
        assert!(!is_shipped_rust("crates/model/tests/side.rs"));
        assert!(!is_shipped_rust("crates/model/Cargo.toml"));
        assert!(!is_shipped_rust("docs/src/side.rs"));
    }

    #[test]
    fn this_file_is_found_and_read() {
        let repository = Repository::here();
        let path = "crates/repo-checks/src/repository.rs";
        assert!(repository.files().unwrap().iter().any(|file| file == path));
        assert!(repository.text(path).unwrap().contains("this_file_is_found_and_read"));
        assert_eq!(repository.entry("crates/repo-checks/src").unwrap(), Entry::Folder);
        assert_eq!(repository.entry("crates/repo-checks/no-such").unwrap(), Entry::Missing);
    }
}
