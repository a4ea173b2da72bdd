//! Opening: made on first use, by one or by many; refused with a clear word otherwise.

use kolo_store::{EventLog, Store, StoreError, Version};
use sqlx::{Connection, Executor};

use crate::support::{
    PostgresDatabase, TestDb, admin_connection, append, on_both, server_url, sqlite_url, stream,
};

on_both![many_open_a_new_database_at_once, what_was_written_is_there_after_opening_again];

async fn many_open_a_new_database_at_once(db: &TestDb) {
    let tasks: Vec<_> = (0..6)
        .map(|nth| {
            let url = db.url();
            tokio::spawn(async move {
                let store = Store::open(&url).await.unwrap();
                store.append(append(&format!("liga-{nth}"), 0, "c1", &["1"])).await.unwrap();
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(db.open().await.list().await.unwrap().len(), 6);
}

async fn what_was_written_is_there_after_opening_again(db: &TestDb) {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    store.close().await.unwrap();
    let store = db.open().await;
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(1));
    assert!(store.append(append("liga", 0, "c1", &["1"])).await.unwrap().repeated);
}

#[tokio::test]
async fn a_closed_sqlite_log_is_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&sqlite_url(&folder.path().join("liga.db"))).await.unwrap();
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    store.list().await.unwrap();
    store.close().await.unwrap();
    let names: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["liga.db"]);
    let refused = store.append(append("liga", 1, "c2", &["2"])).await.unwrap_err();
    assert!(refused.to_string().contains("closed"), "{refused}");
}

#[tokio::test]
async fn a_missing_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no/such");
    let refused = Store::open(&sqlite_url(&missing.join("liga.db"))).await.unwrap_err();
    assert_eq!(refused, StoreError::FolderMissing { folder: missing });
}

#[tokio::test]
async fn a_folder_in_place_of_the_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = Store::open(&sqlite_url(folder.path())).await.unwrap_err();
    assert!(matches!(refused, StoreError::CannotOpen { .. }), "{refused}");
}

#[tokio::test]
async fn foreign_files_are_refused_and_left_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("players.db");
    let url = sqlite_url(&path);

    std::fs::write(&path, "Jan Novák;1850\n".repeat(100)).unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(Store::open(&url).await.unwrap_err(), StoreError::NotKolo { .. }));
    assert_eq!(std::fs::read(&path).unwrap(), before);

    std::fs::remove_file(&path).unwrap();
    let other_program = sqlx::SqlitePool::connect(&format!("{url}?mode=rwc")).await.unwrap();
    other_program.execute("CREATE TABLE players (name TEXT)").await.unwrap();
    other_program.close().await;
    let before = std::fs::read(&path).unwrap();
    let refused = Store::open(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::NotKolo { .. }), "{refused}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_file_left_in_the_middle_of_a_change_is_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let (path, left) = (folder.path().join("liga.db"), folder.path().join("left.db"));
    let store = Store::open(&sqlite_url(&path)).await.unwrap();
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    store.close().await.unwrap();

    // A change with a rollback journal, larger than the cache: the file is half written.
    let mut half = sqlx::SqliteConnection::connect(&sqlite_url(&path)).await.unwrap();
    for sql in [
        "PRAGMA journal_mode = DELETE",
        "PRAGMA cache_size = 5",
        "BEGIN",
        "CREATE TABLE half_done AS WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 5000) \
         SELECT x, hex(randomblob(100)) FROM n",
    ] {
        half.execute(sql).await.unwrap();
    }
    std::fs::copy(&path, &left).unwrap();
    std::fs::copy(folder.path().join("liga.db-journal"), folder.path().join("left.db-journal")).unwrap();
    let before = std::fs::metadata(&left).unwrap().len();

    let store = Store::open(&sqlite_url(&left)).await.unwrap();
    assert!(std::fs::metadata(&left).unwrap().len() < before, "the half was there and is gone");
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(1));
    assert_eq!(store.check().await.unwrap().defects, []);
}

#[tokio::test]
async fn an_empty_file_is_as_good_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("liga.db");
    std::fs::write(&path, "").unwrap();
    let store = Store::open(&sqlite_url(&path)).await.unwrap();
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
}

#[tokio::test]
async fn an_address_of_another_kind_is_refused() {
    let refused = Store::open("mysql://localhost/liga").await.unwrap_err();
    assert!(matches!(refused, StoreError::InvalidUrl { .. }), "{refused}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unreachable() {
    // A port that was free a moment ago.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let refused = Store::open(&format!("postgres://anna:tajne@127.0.0.1:{port}/liga")).await.unwrap_err();
    assert!(matches!(refused, StoreError::Unreachable { .. }), "{refused}");
    assert!(!refused.to_string().contains("tajne"), "{refused}");
}

#[tokio::test]
async fn a_database_that_is_not_there_is_refused() {
    let url = server_url().replace("/postgres?", "/no_such_database?");
    let url =
        url.strip_suffix("/postgres").map_or(url.clone(), |server| format!("{server}/no_such_database"));
    let refused = Store::open(&url).await.unwrap_err();
    assert!(
        matches!(&refused, StoreError::Refused { detail, .. } if detail.contains("no_such_database")),
        "{refused}"
    );
}

#[tokio::test]
async fn a_database_in_another_encoding_is_refused() {
    let database = PostgresDatabase::create_on(&server_url(), "ENCODING 'LATIN2' LOCALE 'C'").await;
    let refused = Store::open(&database.url()).await.unwrap_err();
    assert!(matches!(&refused, StoreError::WrongEncoding { found, .. } if found == "LATIN2"), "{refused}");
}

#[tokio::test]
async fn a_database_that_may_only_be_read_says_so() {
    let database = PostgresDatabase::create().await;
    let store = Store::open(&database.url()).await.unwrap();
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    store.close().await.unwrap();
    let read_only = format!("ALTER DATABASE {} SET default_transaction_read_only = on", database.name());
    admin_connection().await.execute(sqlx::AssertSqlSafe(read_only)).await.unwrap();

    let store = Store::open(&database.url()).await.unwrap();
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(1));
    let refused = store.append(append("liga", 1, "c2", &["2"])).await.unwrap_err();
    assert!(matches!(refused, kolo_store::AppendError::Store(StoreError::ReadOnly { .. })), "{refused}");
}
