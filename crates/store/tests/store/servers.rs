//! Servers and when they were last alive: beside the log, and told from it.

use kolo_store::{Beat, EventLog, Standing, Timestamp};

use crate::support::{TestDb, append, on_both};

on_both![servers_are_written_over_and_leave_the_log_alone, a_database_of_the_first_form_learns_of_servers];

const DAY: i64 = 24 * 60 * 60 * 1000;

fn beat(server: &str, at: i64, standing: Standing) -> Beat {
    Beat { server: server.to_owned(), at: Timestamp(at), standing }
}

async fn servers_are_written_over_and_leave_the_log_alone(db: &TestDb) {
    let store = db.open().await;
    assert_eq!(store.servers().await.unwrap(), []);
    let now = 1_792_000_000_000;
    for one in [beat("b", now, Standing::Running), beat("a", now - 40 * DAY, Standing::Running)] {
        store.note_server(&one).await.unwrap();
    }
    let other = db.open().await;
    other.note_server(&beat("b", now + 5, Standing::Ended)).await.unwrap();
    let known = store.servers().await.unwrap();
    assert_eq!(known, [beat("b", now + 5, Standing::Ended)], "long gone ones are forgotten");
    assert_eq!(store.list().await.unwrap(), []);
    assert!(store.check().await.unwrap().defects.is_empty());
}

async fn a_database_of_the_first_form_learns_of_servers(db: &TestDb) {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    store.close().await.unwrap();
    db.meddle("DROP TABLE kolo_server").await.unwrap();
    db.meddle("DROP TABLE kolo_note").await.unwrap();
    db.meddle("DROP TABLE kolo_lease").await.unwrap();
    db.meddle("ALTER TABLE kolo_schema DROP COLUMN oldest").await.unwrap();
    db.meddle("DELETE FROM kolo_schema WHERE version >= 2").await.unwrap();
    let store = db.open().await;
    store.note_server(&beat("a", 7, Standing::Running)).await.unwrap();
    assert_eq!(store.servers().await.unwrap(), [beat("a", 7, Standing::Running)]);
    assert_eq!(store.read_all(&"liga".parse().unwrap()).await.unwrap().len(), 1);
}
