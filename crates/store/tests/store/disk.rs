//! A full disk gives a clear error, no half-written command, and no lasting harm.
//!
//! Needs the right to mount a small file system; without it these tests say so and do nothing.

use std::path::{Path, PathBuf};
use std::process::Command;

use kolo_store::{
    Append, AppendError, EventLog, ImportAs, ImportError, Store, StoreError, StoredEvent, Version,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use tempfile::TempDir;

use crate::support::{Occupied, PostgresDatabase, PrivateServer, TestDb, append, sqlite_url, stream};

/// A tiny file system in memory.
struct TinyDisk {
    folder: TempDir,
}

impl TinyDisk {
    /// `None` where this user may not mount.
    fn mount(megabytes: u32) -> Option<TinyDisk> {
        let folder = tempfile::tempdir().unwrap();
        let size = format!("size={megabytes}m,mode=0777");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return Some(TinyDisk { folder });
        }
        println!("NOT TESTED: mounting a tiny disk needs root");
        None
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn ballast(&self) -> PathBuf {
        self.path().join("ballast")
    }

    /// Takes up space that can be freed later.
    fn fill(&self, kilobytes: usize) {
        std::fs::write(self.ballast(), vec![0; kilobytes * 1024]).unwrap();
    }

    fn free(&self) {
        std::fs::remove_file(self.ballast()).unwrap();
    }
}

impl Drop for TinyDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg("--lazy").arg(self.path()).status();
        if !unmounted.is_ok_and(|status| status.success()) {
            eprintln!("{} is still mounted", self.path().display());
        }
    }
}

/// Three events that no compression makes small.
fn bulky(version: u64) -> Append {
    let mut random = SmallRng::seed_from_u64(version);
    let mut command = append("liga", version, &format!("c{version}"), &["", "", ""]);
    for event in &mut command.events {
        event.payload = (0..20_000).map(|_| random.random_range('!'..='~')).collect();
    }
    command
}

/// Appends until the disk is full; gives back the command that did not fit.
async fn fill_up(store: &Store) -> Append {
    for round in 0..2000 {
        let command = bulky(3 * round);
        match store.append(command.clone()).await {
            Ok(appended) => assert_eq!(appended.version, Version(3 * round + 3)),
            Err(error) => {
                assert!(matches!(error, AppendError::Store(StoreError::DiskFull { .. })), "{error}");
                return command;
            }
        }
    }
    panic!("the disk is larger than it was made");
}

/// What holds after the disk was full, and after there is room again.
async fn nothing_was_lost(store: &Store, tiny: &TinyDisk, refused: Append) {
    let before: Vec<StoredEvent> = store.read_all(&stream("liga")).await.unwrap();
    assert_eq!(before.len() as u64, refused.expected.0, "no half-written command");
    assert_eq!(before.last().unwrap().payload, bulky(refused.expected.0 - 3).events[2].payload);
    for _ in 0..3 {
        let again = store.append(refused.clone()).await.unwrap_err();
        assert!(matches!(again, AppendError::Store(StoreError::DiskFull { .. })), "{again}");
    }
    assert_eq!(store.check().await.unwrap().defects, []);

    tiny.free();
    let written = store.append(refused.clone()).await.unwrap();
    assert_eq!((written.version.0, written.repeated), (refused.expected.0 + 3, false));
    for round in 1..10 {
        store.append(bulky(refused.expected.0 + 3 * round)).await.unwrap();
    }
    let after = store.read_all(&stream("liga")).await.unwrap();
    assert_eq!(after[..before.len()], before);
    assert_eq!(after.len(), before.len() + 30);
    assert_eq!(store.check().await.unwrap().defects, []);
}

#[tokio::test]
async fn sqlite_on_a_full_disk() {
    let Some(tiny) = TinyDisk::mount(6) else { return };
    tiny.fill(3000);
    let store = Store::open(&sqlite_url(&tiny.path().join("liga.db"))).await.unwrap();
    let refused = fill_up(&store).await;
    nothing_was_lost(&store, &tiny, refused).await;
}

/// Commands that wait together share a commit, but not the trouble of one of them.
#[tokio::test]
async fn what_does_not_fit_keeps_nobody_else_from_the_disk() {
    let Some(tiny) = TinyDisk::mount(6) else { return };
    let store = Store::open(&sqlite_url(&tiny.path().join("liga.db"))).await.unwrap();
    let large = append("large", 0, "c", &["x".repeat(900_000).as_str(); 12]);
    let others = Occupied::by_another(&tiny.path().join("liga.db")).await;
    let waiting: Vec<_> = [append("a", 0, "c", &["1"]), large, append("b", 0, "c", &["1"])]
        .into_iter()
        .map(|command| {
            tokio::spawn({
                let store = store.clone();
                async move { store.append(command).await }
            })
        })
        .collect();
    others.leave_when_all_wait().await;
    let mut outcomes = Vec::new();
    for outcome in waiting {
        outcomes.push(outcome.await.unwrap());
    }
    assert_eq!(outcomes[0].as_ref().unwrap().version, Version(1));
    let refused = outcomes[1].as_ref().unwrap_err();
    assert!(matches!(refused, AppendError::Store(StoreError::DiskFull { .. })), "{refused}");
    assert_eq!(outcomes[2].as_ref().unwrap().version, Version(1));
    assert_eq!(store.check().await.unwrap().defects, []);
    assert_eq!(store.list().await.unwrap().len(), 2);
}

#[tokio::test]
async fn postgres_on_a_full_disk() {
    let Some(tiny) = TinyDisk::mount(20) else { return };
    if let Some(owner) = postgres_user() {
        std::os::unix::fs::chown(tiny.path(), Some(owner), None).unwrap();
    }
    std::fs::set_permissions(tiny.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    // A server of its own: one full disk keeps all databases of a server from their checkpoints.
    let server = PrivateServer::new();
    let address = server.start();
    let mut connection = PgConnection::connect(&address).await.unwrap();
    let create = format!("CREATE TABLESPACE tiny LOCATION '{}'", tiny.path().display());
    connection.execute(AssertSqlSafe(create)).await.unwrap();
    let database = PostgresDatabase::create_on(&address, "TABLESPACE tiny").await;
    let store = Store::open(&database.url()).await.unwrap();
    tiny.fill(8000);
    let refused = fill_up(&store).await;
    nothing_was_lost(&store, &tiny, refused).await;
}

/// The server's user where it is not this one.
fn postgres_user() -> Option<u32> {
    let output = Command::new("id").args(["-u", "postgres"]).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

#[tokio::test]
async fn a_full_disk_takes_no_half_of_a_backup_export_or_import() {
    let Some(tiny) = TinyDisk::mount(2) else { return };
    let db = TestDb::sqlite();
    let store = db.open().await;
    for round in 0..50 {
        store.append(bulky(3 * round)).await.unwrap();
    }
    let full = |error: &StoreError| matches!(error, StoreError::DiskFull { .. });

    let backup = store.backup(&tiny.path().join("backup.db")).await.unwrap_err();
    assert!(full(&backup), "{backup}");
    let file = tiny.path().join("liga.kolo");
    let export = kolo_store::export_to_file(&store, &stream("liga"), &file).await.unwrap_err();
    assert!(full(&export), "{export}");
    assert_eq!(std::fs::read_dir(tiny.path()).unwrap().count(), 0, "no half of a file is left");

    let mut file = Vec::new();
    kolo_store::export(&store, &stream("liga"), &mut file).await.unwrap();
    let small = Store::open(&sqlite_url(&tiny.path().join("small.db"))).await.unwrap();
    let import =
        kolo_store::import(&small, "liga.kolo", &mut &file[..], ImportAs::SameName).await.unwrap_err();
    assert!(matches!(&import, ImportError::Store(error) if full(error)), "{import}");
    assert_eq!(small.list().await.unwrap(), []);
    small.append(append("liga", 0, "c1", &["fits"])).await.unwrap();
}

#[tokio::test]
async fn a_disk_that_may_only_be_read_says_so() {
    let Some(tiny) = TinyDisk::mount(2) else { return };
    let url = sqlite_url(&tiny.path().join("liga.db"));
    let store = Store::open(&url).await.unwrap();
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    store.close().await.unwrap();
    let remounted = Command::new("mount").args(["-o", "remount,ro"]).arg(tiny.path()).status().unwrap();
    assert!(remounted.success());

    let refused = Store::open(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::ReadOnly { .. } | StoreError::CannotOpen { .. }), "{refused}");
    let new = Store::open(&sqlite_url(&tiny.path().join("new.db"))).await.unwrap_err();
    assert!(matches!(new, StoreError::ReadOnly { .. } | StoreError::CannotOpen { .. }), "{new}");
}
