//! What the user sees if there is a bug: one plain sentence and a file to send us, no backtrace.

use std::any::Any;
use std::cell::RefCell;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};

use kolo_messages::Message;

use crate::exit::Exit;
use crate::language;

thread_local! {
    /// The input that this thread has read last. A panic carries no data of its own, so the input waits here.
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    /// Where this thread has failed: the hook knows the line, and the code that catches the panic does not.
    static LINE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps a copy of an input in case the program fails over it.
pub fn remember_input(bytes: &[u8]) {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.extend_from_slice(bytes);
    });
}

/// Runs `body`. If it panics, saves the input into `folder` and says so on `err`.
///
/// With `RUST_BACKTRACE` set the usual report of the language comes first.
pub fn guard(err: &mut dyn Write, folder: &Path, body: impl FnOnce() -> Exit) -> Exit {
    let usual = panic::take_hook();
    let report = std::env::var_os("RUST_BACKTRACE").is_some();
    panic::set_hook(Box::new(move |info| {
        if let Some(place) = info.location() {
            LINE.set(place.to_string());
        }
        if report {
            usual(info);
        }
    }));
    let ended = panic::catch_unwind(AssertUnwindSafe(body));
    ended.unwrap_or_else(|panicked| {
        let message = match save_input(folder) {
            Some(file) => Message::new("cli-internal-error").with("file", file.display().to_string()),
            None => Message::new("cli-internal-error-unsaved"),
        };
        let line = LINE.take();
        let message = message.with("line", line).with("what", text_of(panicked.as_ref()));
        let lang = language::from_environment(|name| std::env::var(name).ok());
        // There is no place left to report that standard error fails.
        let _ = writeln!(err, "kolo: {}", message.text(lang));
        Exit::Internal
    })
}

fn text_of(panicked: &(dyn Any + Send)) -> String {
    let text = panicked.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panicked.downcast_ref::<String>().cloned()).unwrap_or_default()
}

fn save_input(folder: &Path) -> Option<PathBuf> {
    let input = INPUT.with_borrow(Clone::clone);
    if input.is_empty() {
        return None;
    }
    let file = folder.join(format!("kolo-input-{}", std::process::id()));
    let mut new = std::fs::OpenOptions::new().write(true).create_new(true).open(&file).ok()?;
    new.write_all(&input).ok()?;
    Some(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bug_ends_with_a_sentence_and_the_input_saved() {
        let folder = tempfile::tempdir().unwrap();
        let mut err = Vec::new();
        remember_input(b"012 Open");
        let exit = guard(&mut err, folder.path(), || panic!("board {} is gone", 7));
        assert_eq!(exit, Exit::Internal);
        let text = String::from_utf8(err).unwrap();
        assert!(text.contains("board 7 is gone") && text.contains("crash.rs:"), "{text}");
        let saved = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
        assert!(text.contains(&*saved.to_string_lossy()), "{text}");
        assert_eq!(std::fs::read(saved).unwrap(), b"012 Open");
        assert_eq!(guard(&mut Vec::new(), folder.path(), || Exit::No), Exit::No);
    }
}
