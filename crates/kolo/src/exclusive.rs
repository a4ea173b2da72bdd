//! Changing a file that others may want to change at the same moment (K-STALE).
//!
//! A file beside it, made only if it is not there yet, is the lock and the place of the new content at once: its
//! holder reads the newest content, and no other program writes until the new content has taken the old one's place.
//! Programs that know nothing of the lock are found out, too: what was read is compared with what is there.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use kolo_messages::Message;
use kolo_model::Clause;

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::{input, output};

/// How long to wait for another program; writing takes a small part of it.
const PATIENCE: Duration = Duration::from_secs(3);

/// A file that only we may change.
#[derive(Debug)]
pub(crate) struct Exclusive {
    name: String,
    target: PathBuf,
    lock: Lock,
    before: Vec<u8>,
}

/// The file beside, which disappears when it is not needed any more.
#[derive(Debug)]
struct Lock {
    path: PathBuf,
    file: File,
    /// Cleared once the new content took the old one's place: a lock there then belongs to another program.
    ours: bool,
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.ours {
            // A lock that cannot be removed is reported to the next program.
            let _ = fs::remove_file(&self.path);
        }
    }
}

impl Exclusive {
    /// Waits until no other program changes the file, and reads it.
    ///
    /// # Errors
    /// When it cannot be read or changed, or another program does not release it.
    pub(crate) fn open(file: &Path) -> Result<Self, Failure> {
        Exclusive::open_within(file, PATIENCE)
    }

    fn open_within(file: &Path, patience: Duration) -> Result<Self, Failure> {
        let name = file.display().to_string();
        // A link stays a link: the file behind it is locked and replaced.
        let target = fs::canonicalize(file).map_err(|error| Failure::of_reading(&name, &error))?;
        output::require_regular(&name, &target)?;
        let lock = lock_beside(&name, &target, patience)?;
        let before = input::all_bytes(file)?;
        Ok(Exclusive { name, target, lock, before })
    }

    /// What is in the file.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.before
    }

    /// Puts new content in its place, whole or not at all.
    ///
    /// # Errors
    /// When it cannot be written, or a program without the lock has changed it; the file is then as it was.
    pub(crate) fn replace(mut self, bytes: &[u8]) -> Result<(), Failure> {
        let failed = |error: std::io::Error| Failure::of_writing(&self.name, &error);
        if fs::read(&self.target).map_err(failed)? != self.before {
            let message = Message::new("cli-changed-meanwhile");
            let clause = Some(Clause::new("K-STALE"));
            let complaint = Complaint { clause, ..Complaint::file(&self.name, message) };
            return Err(Failure::one(Exit::Failed, complaint));
        }
        let permissions = fs::metadata(&self.target).map_err(failed)?.permissions();
        output::fill(&mut self.lock.file, bytes, Some(permissions)).map_err(failed)?;
        fs::rename(&self.lock.path, &self.target).map_err(failed)?;
        self.lock.ours = false;
        Ok(())
    }
}

fn lock_beside(name: &str, target: &Path, patience: Duration) -> Result<Lock, Failure> {
    let path = output::beside(target, "lock").map_err(|error| Failure::of_writing(name, &error))?;
    let start = Instant::now();
    loop {
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => return Ok(Lock { path, file, ours: true }),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                if start.elapsed() >= patience {
                    let message = Message::new("cli-being-written").with("lock", path.display().to_string());
                    return Err(Failure::one(Exit::Failed, Complaint::file(name, message)));
                }
                std::thread::sleep(Duration::from_millis(10));
            }
            Err(error) => return Err(Failure::of_writing(name, &error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_keeps_others_out_and_goes_away() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("cup.json");
        fs::write(&file, b"one").unwrap();
        let first = Exclusive::open(&file).unwrap();
        assert_eq!(first.bytes(), b"one");
        let refused = Exclusive::open_within(&file, Duration::ZERO).unwrap_err();
        assert_eq!(refused.exit(), Exit::Failed);
        drop(first);
        Exclusive::open_within(&file, Duration::ZERO).unwrap().replace(b"two").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left over");
    }

    #[test]
    fn a_change_by_a_program_without_the_lock_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("cup.json");
        fs::write(&file, b"one").unwrap();
        let claim = Exclusive::open(&file).unwrap();
        fs::write(&file, b"by hand").unwrap();
        assert_eq!(claim.replace(b"two").unwrap_err().exit(), Exit::Failed);
        assert_eq!(fs::read(&file).unwrap(), b"by hand");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left over");
    }

    #[test]
    fn folders_and_missing_files_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Exclusive::open(folder.path()).unwrap_err().exit(), Exit::Failed);
        assert_eq!(Exclusive::open(&folder.path().join("none")).unwrap_err().exit(), Exit::Failed);
    }
}
