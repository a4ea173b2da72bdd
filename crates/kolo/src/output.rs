//! Writing a file whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use kolo_messages::Message;

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input::STANDARD_STREAM;

/// Writes `bytes` to `file`, or to standard output for `-`.
///
/// The content goes to a new file in the same folder first and takes the old one's place when it is safely on
/// the disk. A reader sees the old file or the new one, never a part. Only regular files are replaced.
///
/// # Errors
/// When the file cannot be written; the old one is then as it was.
pub fn save(file: &Path, bytes: &[u8], console: &mut Console<'_>) -> Result<(), Failure> {
    if file == Path::new(STANDARD_STREAM) {
        return console.print_bytes(bytes);
    }
    let name = file.display().to_string();
    let failed = |error: io::Error| Failure::of_writing(&name, &error);
    let old = match fs::metadata(file) {
        Ok(old) => {
            require_regular(&name, file)?;
            Some(old.permissions())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(failed(error)),
    };
    // A link stays a link: the file behind it is replaced.
    let target = if old.is_some() { fs::canonicalize(file).map_err(failed)? } else { file.to_owned() };
    let written = write_beside(&target, bytes, old);
    written.map_err(failed)
}

/// Folders and devices are not replaced.
pub(crate) fn require_regular(name: &str, file: &Path) -> Result<(), Failure> {
    let metadata = fs::metadata(file).map_err(|error| Failure::of_writing(name, &error))?;
    if metadata.is_file() {
        return Ok(());
    }
    Err(Failure::one(Exit::Failed, Complaint::file(name, Message::new("cli-not-a-regular-file"))))
}

/// A hidden file in the folder of `target`: `.cup.json.lock`.
pub(crate) fn beside(target: &Path, ending: &str) -> io::Result<PathBuf> {
    let file_name = target.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::IsADirectory))?;
    let mut beside = std::ffi::OsString::from(".");
    beside.push(file_name);
    beside.push(format!(".{ending}"));
    Ok(target.with_file_name(beside))
}

fn write_beside(target: &Path, bytes: &[u8], permissions: Option<fs::Permissions>) -> io::Result<()> {
    let beside = beside(target, &format!("{}.new", std::process::id()))?;
    let mut file = OpenOptions::new().write(true).create_new(true).open(&beside)?;
    let done = fill(&mut file, bytes, permissions).and_then(|()| fs::rename(&beside, target));
    if done.is_err() {
        // The first error is the one to report; a left-over file is the lesser harm.
        let _ = fs::remove_file(&beside);
    }
    done
}

/// Puts everything on the disk.
pub(crate) fn fill(file: &mut File, bytes: &[u8], permissions: Option<fs::Permissions>) -> io::Result<()> {
    file.write_all(bytes)?;
    if let Some(permissions) = permissions {
        file.set_permissions(permissions)?;
    }
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;

    fn saved(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        save(file, bytes, &mut Console::new(Lang::En, &mut out, &mut err))
    }

    #[test]
    fn a_new_file_appears_and_an_old_one_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.trf");
        assert_eq!(saved(&file, b"one"), Ok(()));
        assert_eq!(saved(&file, b"two"), Ok(()));
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left over");
    }

    #[test]
    fn folders_and_missing_folders_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(saved(folder.path(), b"x").unwrap_err().exit(), Exit::Failed);
        assert_eq!(saved(&folder.path().join("no/such/a.trf"), b"x").unwrap_err().exit(), Exit::Failed);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_device_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("a.trf"), folder.path().join("b.trf"));
        fs::write(&file, b"one").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert_eq!(saved(&link, b"two"), Ok(()));
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(saved(Path::new("/dev/null"), b"x").unwrap_err().exit(), Exit::Failed);
    }
}
