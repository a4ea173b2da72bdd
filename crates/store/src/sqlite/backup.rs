//! A copy of the whole file, made while others write.

use std::path::Path;

use sqlx::{ConnectOptions, query};

use super::{faults, open};
use crate::StoreError;
use crate::new_file::NewFile;

/// Copies the database at `from` as it is at one moment.
pub(super) async fn backup(from: &Path, place: &str, to: &Path) -> Result<(), StoreError> {
    let file = NewFile::begin(to)?;
    let target = file.path().to_str().ok_or_else(|| StoreError::File {
        path: to.to_owned(),
        detail: "the name is not UTF-8".to_owned(),
    })?;
    // A connection of its own: the copy may take long and must not hold up readers.
    let copied = async {
        let mut connection = open::copying(from).connect().await?;
        // To SQLite this is one long read; writers go on beside it.
        query("VACUUM INTO $1").bind(target).execute(&mut connection).await?;
        sqlx::Connection::close(connection).await
    };
    copied.await.map_err(|error| faults::name_of_copy(&error, place, to))?;
    file.finish().await
}
