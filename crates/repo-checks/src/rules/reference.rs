//! The paths in the columns *code* and *test*.

use crate::repository::Entry;

/// A file or folder of the repository, and names that must stand in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    /// The path from the root of the repository.
    pub path: String,
    /// Functions, tests or headings; `a.rs::tests::first` gives two.
    pub names: Vec<String>,
}

impl Reference {
    /// All references of one cell, separated by line breaks or commas. A dash means none.
    pub fn parse_cell(cell: &str) -> Vec<Reference> {
        let parts = cell.split(['\n', ',']).map(str::trim);
        parts.filter(|part| !matches!(*part, "" | "–" | "-")).map(Reference::parse).collect()
    }

    fn parse(written: &str) -> Reference {
        let mut parts = written.split('#').flat_map(|part| part.split("::"));
        let path = parts.next().unwrap_or_default().to_owned();
        Reference { path, names: parts.map(str::to_owned).collect() }
    }

    /// What is wrong with the reference, given what stands at its path.
    pub fn problem(&self, entry: &Entry) -> Option<String> {
        match entry {
            Entry::Missing => Some(format!("`{}` does not exist", self.path)),
            Entry::Folder if self.names.is_empty() => None,
            Entry::Folder => Some(format!("`{}` is a folder and holds no names", self.path)),
            Entry::File(text) => {
                let missing = self.names.iter().find(|name| !holds_word(text, name))?;
                Some(format!("`{}` does not contain `{missing}`", self.path))
            }
        }
    }
}

/// Whether `word` stands in `text` as a whole name, not as part of a longer one.
fn holds_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    !word.is_empty()
        && text.match_indices(word).any(|(start, _)| {
            let before = text[..start].chars().next_back();
            let after = text[start + word.len()..].chars().next();
            !before.is_some_and(is_part) && !after.is_some_and(is_part)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_hold_any_number_of_references() {
        let references = Reference::parse_cell("a/b.rs::tests::first\nc.rs#second, d");
        let written: Vec<(&str, Vec<&str>)> = references
            .iter()
            .map(|r| (r.path.as_str(), r.names.iter().map(String::as_str).collect()))
            .collect();
        let expected = [("a/b.rs", vec!["tests", "first"]), ("c.rs", vec!["second"]), ("d", vec![])];
        assert_eq!(written, expected);
        assert_eq!(Reference::parse_cell("–"), []);
        assert_eq!(Reference::parse_cell(""), []);
    }

    #[test]
    fn a_name_must_stand_in_the_file_as_a_whole_word() {
        let file = Entry::File("fn rank_of() {}".to_owned());
        let reference = |written: &str| Reference::parse_cell(written).remove(0);
        assert_eq!(reference("a.rs::rank_of").problem(&file), None);
        assert_eq!(reference("a.rs::rank").problem(&file).as_deref(), Some("`a.rs` does not contain `rank`"));
        assert!(reference("a.rs::").problem(&file).is_some());
        assert!(reference("a.rs").problem(&Entry::Missing).is_some());
        assert!(reference("a::f").problem(&Entry::Folder).is_some());
        assert_eq!(reference("a").problem(&Entry::Folder), None);
    }
}
