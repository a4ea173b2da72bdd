//! Files that appear whole under their name or not at all, and never over another file.

use std::io;
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempPath};

use crate::StoreError;

/// A file being written under a temporary name beside its future place. Dropped before
/// [`finish`](NewFile::finish), it vanishes.
#[derive(Debug)]
pub(crate) struct NewFile {
    temporary: TempPath,
    path: PathBuf,
}

impl NewFile {
    /// Makes an empty file beside `path`, which must not exist.
    pub(crate) fn begin(path: &Path) -> Result<NewFile, StoreError> {
        if path.symlink_metadata().is_ok() {
            return Err(StoreError::FileExists { path: path.to_owned() });
        }
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let temporary =
            NamedTempFile::with_prefix_in(".kolo-", folder).map_err(|error| failed(path, &error))?;
        Ok(NewFile { temporary: temporary.into_temp_path(), path: path.to_owned() })
    }

    /// The temporary name.
    pub(crate) fn path(&self) -> &Path {
        &self.temporary
    }

    /// Makes the content durable and gives the file its name.
    pub(crate) async fn finish(self) -> Result<(), StoreError> {
        let path = self.path.clone();
        tokio::task::spawn_blocking(move || self.finish_now())
            .await
            .unwrap_or_else(|error| Err(failed(&path, &io::Error::other(error))))
    }

    fn finish_now(self) -> Result<(), StoreError> {
        let NewFile { temporary, path } = self;
        std::fs::File::open(&temporary)
            .and_then(|file| file.sync_all())
            .map_err(|error| failed(&path, &error))?;
        let folder = temporary.parent().map(Path::to_owned);
        temporary.persist_noclobber(&path).map_err(|error| match error.error.kind() {
            io::ErrorKind::AlreadyExists => StoreError::FileExists { path: path.clone() },
            _ => failed(&path, &error.error),
        })?;
        // The name itself is durable only once its folder is. Not every file system can do that.
        if let Some(folder) = folder.and_then(|folder| std::fs::File::open(folder).ok()) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

/// The system's error about a file.
pub(crate) fn failed(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            StoreError::DiskFull { place: path.display().to_string() }
        }
        io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly { place: path.display().to_string() },
        _ => StoreError::File { path: path.to_owned(), detail: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_file_appears_whole_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("copy");
        let abandoned = NewFile::begin(&path).unwrap();
        std::fs::write(abandoned.path(), "half").unwrap();
        drop(abandoned);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);

        let finished = NewFile::begin(&path).unwrap();
        std::fs::write(finished.path(), "whole").unwrap();
        finished.finish().await.unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "whole");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[tokio::test]
    async fn another_file_is_never_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("copy");
        let late = NewFile::begin(&path).unwrap();
        std::fs::write(&path, "other").unwrap();
        assert_eq!(late.finish().await, Err(StoreError::FileExists { path: path.clone() }));
        assert_eq!(NewFile::begin(&path).unwrap_err(), StoreError::FileExists { path: path.clone() });
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "other");
    }
}
