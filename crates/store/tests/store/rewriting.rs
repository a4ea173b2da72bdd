//! What was rewritten says something else, everything else stays, and nothing of before is left in the file.

use kolo_store::{EventLog, Rewrite, Rewriting, Rewritten, Store, StoreError, Version};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};

use crate::support::{PostgresDatabase, TestDb, admin_connection, append, on_both, stream};

on_both![events_say_something_else_and_the_rest_stays, a_stream_that_has_grown_is_left_alone];

fn rewritten(seq: u64, payload: &str) -> Rewritten {
    let (payload, author) = (payload.to_owned(), "nobody".to_owned());
    Rewritten { seq: Version(seq), payload, author, reason: Some("asked for".to_owned()) }
}

async fn events_say_something_else_and_the_rest_stays(db: &TestDb) {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["\"Jan\"", "\"2\""])).await.unwrap();
    store.append(append("open", 0, "c1", &["\"Jan\""])).await.unwrap();
    let before = store.read_all(&stream("liga")).await.unwrap();
    let rewrite =
        Rewrite { stream: stream("liga"), expected: Version(2), events: vec![rewritten(1, "\"X\"")] };
    for _ in 0..2 {
        assert_eq!(store.rewrite(rewrite.clone()).await.unwrap(), Rewriting::Done);
        let after = store.read_all(&stream("liga")).await.unwrap();
        assert_eq!((after[0].payload.as_str(), after[0].author.as_str()), ("\"X\"", "nobody"));
        assert_eq!(after[0].reason.as_deref(), Some("asked for"));
        assert_eq!(
            (&after[0].code, &after[0].command, after[0].at),
            (&before[0].code, &before[0].command, before[0].at)
        );
        assert_eq!(after[1], before[1]);
    }
    assert_eq!(store.read_all(&stream("open")).await.unwrap()[0].payload, "\"Jan\"");
    // An event that is not there: nothing is written, the guard stands.
    let none = Rewrite { events: vec![rewritten(2, "\"Y\""), rewritten(9, "\"Y\"")], ..rewrite };
    assert!(store.rewrite(none).await.is_err());
    assert_eq!(store.read_all(&stream("liga")).await.unwrap()[1], before[1]);
    assert!(db.meddle("UPDATE kolo_event SET payload = '1'").await.is_err(), "the guard is there again");
    assert_eq!(store.check().await.unwrap().defects, []);
    store.append(append("liga", 2, "c2", &["\"3\""])).await.unwrap();
}

async fn a_stream_that_has_grown_is_left_alone(db: &TestDb) {
    let (one, other) = (db.open().await, db.open().await);
    one.append(append("liga", 0, "c1", &["\"Jan\""])).await.unwrap();
    other.append(append("liga", 1, "c2", &["\"2\""])).await.unwrap();
    let rewrite =
        Rewrite { stream: stream("liga"), expected: Version(1), events: vec![rewritten(1, "\"X\"")] };
    assert_eq!(one.rewrite(rewrite).await.unwrap(), Rewriting::Stale(Version(2)));
    assert_eq!(other.read_all(&stream("liga")).await.unwrap()[0].payload, "\"Jan\"");
    assert!(db.meddle("UPDATE kolo_event SET payload = '1'").await.is_err(), "the guard is there again");
}

/// Whether these bytes stand anywhere in the files of the database.
fn in_files(db: &TestDb, bytes: &[u8]) -> bool {
    let TestDb::Sqlite(folder) = db else { return false };
    let files = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    files
        .into_iter()
        .any(|file| std::fs::read(file).unwrap().windows(bytes.len()).any(|window| window == bytes))
}

/// Short events, long ones that need pages of their own, and pages that were split many times.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_in_the_files_of_sqlite() {
    let db = TestDb::sqlite();
    let (store, reader) = (db.open().await, db.open().await);
    let secret = "Skrytovska-Utajena";
    let long = format!("\"{}{secret}{}\"", "x".repeat(9000), "y".repeat(9000));
    let short = format!("\"{secret}\"");
    for at in 0..200 {
        let payload = if at % 10 == 0 { &long } else { &short };
        store.append(append("liga", at, &format!("c{at}"), &[payload.as_str()])).await.unwrap();
    }
    assert!(in_files(&db, secret.as_bytes()));
    assert_eq!(reader.read_all(&stream("liga")).await.unwrap().len(), 200);
    let events = (1..=200).map(|seq| rewritten(seq, "\"gone\"")).collect();
    let rewrite = Rewrite { stream: stream("liga"), expected: Version(200), events };
    assert_eq!(store.rewrite(rewrite).await.unwrap(), Rewriting::Done);
    assert!(!in_files(&db, secret.as_bytes()), "it is gone while others have the file open");
    assert_eq!(reader.read_all(&stream("liga")).await.unwrap()[0].payload, "\"gone\"");
    store.close().await.unwrap();
    reader.close().await.unwrap();
    assert!(!in_files(&db, secret.as_bytes()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_who_does_not_own_the_tables_of_postgres_gets_a_message() {
    let database = PostgresDatabase::create().await;
    let owner = Store::open(&database.url()).await.unwrap();
    owner.append(append("liga", 0, "c1", &["\"Jan\""])).await.unwrap();
    let guest = format!("{}_guest", database.name());
    let mut connection = PgConnection::connect(&database.url()).await.unwrap();
    let make = format!(
        "CREATE ROLE {guest} LOGIN PASSWORD 'guest';
         GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {guest}"
    );
    connection.execute(AssertSqlSafe(make)).await.unwrap();
    let options: PgConnectOptions = database.url().parse().unwrap();
    let url = options.username(&guest).password("guest").to_url_lossy().to_string();
    let store = Store::open(&url).await.unwrap();
    // To write is allowed, to change what was written is not.
    store.append(append("liga", 1, "c2", &["\"2\""])).await.unwrap();
    let rewrite =
        Rewrite { stream: stream("liga"), expected: Version(2), events: vec![rewritten(1, "\"X\"")] };
    let refused = store.rewrite(rewrite.clone()).await.unwrap_err();
    assert!(matches!(refused, StoreError::NotOwner { .. }), "{refused}");
    assert_eq!(owner.read_all(&stream("liga")).await.unwrap()[0].payload, "\"Jan\"");
    store.append(append("liga", 2, "c3", &["\"3\""])).await.unwrap();
    assert_eq!(owner.rewrite(Rewrite { expected: Version(3), ..rewrite }).await.unwrap(), Rewriting::Done);
    store.close().await.unwrap();
    connection.execute(AssertSqlSafe(format!("DROP OWNED BY {guest}"))).await.unwrap();
    connection.close().await.unwrap();
    let drop = format!("DROP ROLE {guest}");
    admin_connection().await.execute(AssertSqlSafe(drop)).await.unwrap();
}
