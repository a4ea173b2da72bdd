//! The check finds what a stranger or a bad disk has done.

use std::io::{Seek, SeekFrom, Write};

use kolo_store::{Checked, Defect, EventLog, Store, StoreError, Version};

use crate::support::{TestDb, append, event, on_both, sqlite_url, stream};

on_both![
    a_sound_log_is_sound,
    a_missing_event_is_found,
    a_split_command_is_found,
    an_unlisted_stream_is_found
];

/// A log of two streams whose protection against changes has been taken away.
async fn unprotected(db: &TestDb) -> Store {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["1", "2"])).await.unwrap();
    store.append(append("liga", 2, "c2", &["3"])).await.unwrap();
    store.append(append("open", 0, "c1", &["1"])).await.unwrap();
    match db {
        TestDb::Sqlite(_) => {
            db.meddle("DROP TRIGGER kolo_event_never_changes").await.unwrap();
            db.meddle("DROP TRIGGER kolo_event_never_goes").await.unwrap();
        }
        TestDb::Postgres(_) => {
            db.meddle("DROP TRIGGER kolo_event_stays ON kolo_event").await.unwrap();
            db.meddle("ALTER TABLE kolo_event DROP CONSTRAINT kolo_event_stream_fkey").await.unwrap();
            db.meddle("ALTER TABLE kolo_command DROP CONSTRAINT kolo_command_stream_fkey").await.unwrap();
        }
    }
    store
}

fn split(command: &str) -> Defect {
    Defect::SplitCommand { stream: stream("liga"), command: command.parse().unwrap() }
}

async fn a_sound_log_is_sound(db: &TestDb) {
    let store = db.open().await;
    assert_eq!(store.check().await.unwrap(), Checked::default());
    store.append(append("liga", 0, "c1", &["1", "2"])).await.unwrap();
    store.append(append("open", 0, "c1", &["1"])).await.unwrap();
    assert_eq!(store.check().await.unwrap(), Checked { streams: 2, events: 3, defects: vec![] });
}

async fn a_missing_event_is_found(db: &TestDb) {
    let store = unprotected(db).await;
    db.meddle("DELETE FROM kolo_event WHERE stream = 'liga' AND seq = 1").await.unwrap();
    db.meddle("DELETE FROM kolo_event WHERE stream = 'open'").await.unwrap();
    let miscounted = |name, version, events| Defect::Miscounted {
        stream: stream(name),
        version: Version(version),
        events,
    };
    let found = store.check().await.unwrap();
    assert_eq!(found.defects, [miscounted("liga", 3, 2), miscounted("open", 1, 0), split("c1")]);
}

async fn a_split_command_is_found(db: &TestDb) {
    let store = unprotected(db).await;
    db.meddle("UPDATE kolo_event SET command = 'c1' WHERE stream = 'liga' AND seq = 3").await.unwrap();
    db.meddle("UPDATE kolo_event SET command = 'c2' WHERE stream = 'liga' AND seq = 2").await.unwrap();
    assert_eq!(store.check().await.unwrap().defects, [split("c1"), split("c2")]);
}

async fn an_unlisted_stream_is_found(db: &TestDb) {
    let store = unprotected(db).await;
    db.meddle("DELETE FROM kolo_stream WHERE stream = 'liga'").await.unwrap();
    let unlisted = Defect::Unlisted { stream: "liga".to_owned(), events: 3 };
    assert_eq!(store.check().await.unwrap().defects, [unlisted]);
}

#[tokio::test]
async fn a_damaged_sqlite_file_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("liga.db");
    let store = Store::open(&sqlite_url(&path)).await.unwrap();
    let mut command = append("liga", 0, "c1", &[]);
    command.events = (0..500).map(|nth| event(&format!("{nth}").repeat(50))).collect();
    store.append(command).await.unwrap();
    store.close().await.unwrap();

    // The first pages hold the schema; spoil what comes after them.
    let mut file = std::fs::File::options().write(true).open(&path).unwrap();
    file.seek(SeekFrom::Start(10 * 4096)).unwrap();
    file.write_all(&vec![0x5a; 8 * 4096]).unwrap();
    drop(file);

    let store = Store::open(&sqlite_url(&path)).await.unwrap();
    match store.check().await {
        Ok(checked) => assert!(matches!(checked.defects[0], Defect::Damaged { .. }), "{checked:?}"),
        Err(error) => assert!(matches!(error, StoreError::Corrupt { .. }), "{error}"),
    }
    let read = store.read_all(&stream("liga")).await.unwrap_err();
    assert!(matches!(read, StoreError::Corrupt { .. }), "{read}");
}
