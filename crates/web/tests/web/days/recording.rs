//! What a day of play was answered, and the file that it is compared with.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Set to write the recordings again.
const RECORD: &str = "KOLO_RECORD";

/// The answers of one day, in the order in which they came.
#[derive(Debug)]
pub(super) struct Recording {
    name: &'static str,
    text: String,
}

impl Recording {
    pub(super) fn new(name: &'static str) -> Recording {
        Recording { name, text: String::new() }
    }

    /// Something that was done or looked at.
    pub(super) fn heading(&mut self, text: &str) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        let _ = writeln!(self.text, "## {}", normalised(text));
    }

    /// A line of the answer.
    pub(super) fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{}", normalised(text).trim_end());
    }

    fn path(&self) -> PathBuf {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/days/recorded");
        folder.join(format!("{}.txt", self.name))
    }

    /// Compares with the file, or writes it.
    #[track_caller]
    pub(super) fn compare(&self) {
        let path = self.path();
        if std::env::var_os(RECORD).is_some() {
            std::fs::write(&path, &self.text).expect("the recording is written");
            return;
        }
        let recorded = std::fs::read_to_string(&path).unwrap_or_default();
        let difference = first_difference(&recorded, &self.text);
        assert!(
            difference.is_none(),
            "the day “{}” is not as it was recorded ({}).\n{}\nIf that is meant, write it again: \
             {RECORD}=1 cargo test -p kolo-web --test web days::{}",
            self.name,
            path.display(),
            difference.unwrap_or_default(),
            self.name.replace('-', "_")
        );
    }
}

impl Drop for Recording {
    /// A script that comes to grief says how far it came.
    #[expect(clippy::print_stdout, reason = "shown with a test that fails")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            let lines: Vec<&str> = self.text.lines().collect();
            let last = lines[lines.len().saturating_sub(12)..].join("\n");
            println!("the day “{}” came to:\n{last}", self.name);
        }
    }
}

/// Where two texts part, with the heading above and a few lines of each; nothing if they are the same.
fn first_difference(recorded: &str, now: &str) -> Option<String> {
    let (recorded, now): (Vec<&str>, Vec<&str>) = (recorded.lines().collect(), now.lines().collect());
    let at = (0..recorded.len().max(now.len())).find(|at| recorded.get(*at) != now.get(*at))?;
    let heading = now[..at.min(now.len())].iter().rev().find(|line| line.starts_with("## "));
    let part = |lines: &[&str]| lines.iter().skip(at).take(4).copied().collect::<Vec<_>>().join("\n  ");
    Some(format!(
        "Line {}, under “{}”:\n recorded:\n  {}\n now:\n  {}",
        at + 1,
        heading.unwrap_or(&"the beginning"),
        part(&recorded),
        part(&now)
    ))
}

/// The same without the version of the program, and without the numbers of steps: they count what a log holds, and not what
/// people did.
fn normalised(text: &str) -> String {
    let text = text.replace(concat!("Kolo ", env!("CARGO_PKG_VERSION")), "Kolo");
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((at, word)) =
        ["tep ", "ine "].iter().filter_map(|word| rest.find(word).map(|at| (at, word.len()))).min()
    {
        let (before, after) = rest.split_at(at + word);
        plain.push_str(before);
        let digits = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
        if digits > 0 {
            plain.push('#');
        }
        rest = &after[digits..];
    }
    plain + rest
}

#[test]
fn numbers_of_steps_and_versions_are_left_out() {
    assert_eq!(
        normalised("Step 12 does not count, line 3 and step four do"),
        "Step # does not count, line # and step four do"
    );
    assert_eq!(normalised("1. Ana 12"), "1. Ana 12");
    let drawn = concat!("drawn by Kolo ", env!("CARGO_PKG_VERSION"), " with seed 3");
    assert_eq!(normalised(drawn), "drawn by Kolo with seed 3");
}

#[test]
fn the_first_difference_is_shown_with_its_heading() {
    assert_eq!(first_difference("## A\n1\n2\n", "## A\n1\n2\n"), None);
    let shown = first_difference("## A\n1\n## B\n2\n", "## A\n1\n## B\n3\n").expect("they differ");
    assert!(
        shown.contains("Line 4, under “## B”") && shown.contains("  2\n") && shown.ends_with("  3"),
        "{shown}"
    );
    assert!(first_difference("## A\n", "## A\n1\n").is_some(), "what is longer differs");
}
