//! The steps that bring a database to the form this program works with.
//!
//! A step is never changed once released; a new form is a new step.

use crate::StoreError;

/// One step, in the language of each database.
pub(crate) struct Migration {
    pub(crate) version: u32,
    pub(crate) name: &'static str,
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

macro_rules! migrations {
    ($($version:literal => $name:literal),* $(,)?) => {
        &[$(Migration {
            version: $version,
            name: $name,
            sqlite: include_str!(concat!("../migrations/sqlite/", $name, ".sql")),
            postgres: include_str!(concat!("../migrations/postgres/", $name, ".sql")),
        }),*]
    };
}

/// All steps, oldest first.
pub(crate) static MIGRATIONS: &[Migration] = migrations![1 => "0001_event_log", 2 => "0002_servers"];

/// The form that this program works with.
pub(crate) fn newest() -> u32 {
    MIGRATIONS.last().map_or(0, |migration| migration.version)
}

/// The steps that a database of the given form still needs.
pub(crate) fn after(version: u32) -> impl Iterator<Item = &'static Migration> {
    MIGRATIONS.iter().filter(move |migration| migration.version > version)
}

/// The form that a database says it has, if this program knows it. 0 is a database without any.
pub(crate) fn known(found: Option<i64>, place: &str) -> Result<u32, StoreError> {
    let found = u32::try_from(found.unwrap_or(0)).unwrap_or(u32::MAX);
    if found > newest() {
        return Err(StoreError::NewerSchema { place: place.to_owned(), found, known: newest() });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_numbered_from_one_and_named_by_their_number() {
        for (migration, number) in MIGRATIONS.iter().zip(1u32..) {
            assert_eq!(migration.version, number);
            assert!(migration.name.starts_with(&format!("{number:04}_")), "{}", migration.name);
        }
    }
}
