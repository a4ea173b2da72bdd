//! The steps that bring a database to the form this program works with.
//!
//! A step is never changed once released; a new form is a new step. Several servers may run on one database, and while
//! they are renewed one by one, older ones work beside newer ones. So every step says what it means for a program that
//! does not know it, and the database remembers the oldest form whose programs can go on.

use crate::StoreError;

/// One step, in the language of each database.
pub(crate) struct Migration {
    pub(crate) version: u32,
    pub(crate) name: &'static str,
    pub(crate) effect: Effect,
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

/// What a step means for a program that does not know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It adds something that the other need not know: it reads and writes on as before.
    Additive,
    /// The other must not go on. The step has to change names or types in such a way that the statements of a program
    /// that still runs fail, rather than write what no other program understands.
    #[cfg_attr(not(test), expect(dead_code, reason = "no step had to break anything yet"))]
    Breaking,
}

macro_rules! migrations {
    ($($version:literal => $name:literal, $effect:ident);* $(;)?) => {
        &[$(Migration {
            version: $version,
            name: $name,
            effect: Effect::$effect,
            sqlite: include_str!(concat!("../migrations/sqlite/", $name, ".sql")),
            postgres: include_str!(concat!("../migrations/postgres/", $name, ".sql")),
        }),*]
    };
}

/// All steps, oldest first. Programs that knew no more than the first two refuse every later form.
pub(crate) static MIGRATIONS: &[Migration] = migrations![
    1 => "0001_event_log", Additive;
    2 => "0002_servers", Additive;
    3 => "0003_compatibility", Additive;
    4 => "0004_notes", Additive;
];

/// The first form that says which programs can go on with it.
pub(crate) const SAYS_OLDEST: u32 = 3;

impl Migration {
    /// What the database remembers as the oldest form that this step leaves in use; nothing before it can remember it.
    pub(crate) fn oldest(&self) -> Option<i64> {
        let oldest = match self.effect {
            Effect::Additive => 0,
            Effect::Breaking => i64::from(self.version),
        };
        (self.version >= SAYS_OLDEST).then_some(oldest)
    }
}

/// The form that this program works with.
pub(crate) fn newest() -> u32 {
    MIGRATIONS.last().map_or(0, |migration| migration.version)
}

/// The steps that a database of the given form still needs.
pub(crate) fn after(version: u32) -> impl Iterator<Item = &'static Migration> {
    MIGRATIONS.iter().filter(move |migration| migration.version > version)
}

/// The form that a database says it has, as a number of ours. 0 is a database without any.
pub(crate) fn form(found: Option<i64>) -> u32 {
    u32::try_from(found.unwrap_or(0)).unwrap_or(u32::MAX)
}

/// Whether this program can work with a database of the form `found`, which says that programs of the form `oldest` and
/// later can.
///
/// # Errors
/// When it cannot.
pub(crate) fn check(found: u32, oldest: Option<i64>, place: &str) -> Result<(), StoreError> {
    let oldest = oldest.map_or(found, |oldest| form(Some(oldest)));
    if found > newest() && oldest > newest() {
        return Err(StoreError::NewerSchema { place: place.to_owned(), found, known: newest() });
    }
    Ok(())
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

    #[test]
    fn only_a_breaking_step_shuts_older_programs_out() {
        let step = |effect| Migration { version: 9, name: "", effect, sqlite: "", postgres: "" };
        assert_eq!(step(Effect::Additive).oldest(), Some(0));
        assert_eq!(step(Effect::Breaking).oldest(), Some(9));
        assert_eq!(MIGRATIONS[0].oldest(), None, "the table could not keep it");
        let newest = newest();
        for (found, oldest, goes_on) in [
            (newest, Some(0), true),
            (newest + 1, Some(i64::from(newest)), true),
            (newest + 1, Some(i64::from(newest) + 1), false),
            (newest + 1, None, false),
            (u32::MAX, Some(i64::MAX), false),
            (0, None, true),
        ] {
            assert_eq!(check(found, oldest, "here").is_ok(), goes_on, "{found} {oldest:?}");
        }
    }
}
