//! Servers of several ages on one database: what a newer one adds does not trouble an older one, and what it breaks is told.
//!
//! The older program is this one; what a newer program would do to the tables is done to them by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kolo_store::{AppendError, EventLog, Lease, LeaseRequest, Store, StoreError, Version};

use crate::support::{TestDb, append, on_both, stream};

on_both![
    a_running_program_survives_what_a_newer_one_adds,
    a_breaking_step_is_refused_with_a_clear_word,
    a_breaking_step_stops_a_running_program_before_it_writes,
    a_database_that_does_not_say_who_can_go_on_is_refused,
    a_database_of_the_second_form_is_brought_forward_under_a_program_that_runs,
    notes_and_leases_are_beside_the_log,
];

/// What a newer program does: a table more, a column more, and a word that nobody is shut out.
const ADDED: [&str; 3] = [
    "CREATE TABLE kolo_future (name TEXT)",
    "ALTER TABLE kolo_stream ADD COLUMN colour TEXT",
    "INSERT INTO kolo_schema (version, name, oldest) VALUES (99, 'from the future', 0)",
];

async fn a_running_program_survives_what_a_newer_one_adds(db: &TestDb) {
    let running = db.open().await;
    let over = Arc::new(AtomicBool::new(false));
    let writing = {
        let (running, over) = (running.clone(), Arc::clone(&over));
        tokio::spawn(async move {
            let mut written = 0_u64;
            while !over.load(Ordering::Relaxed) || written < 20 {
                let name = format!("c{written}");
                running.append(append("liga", written, &name, &["1"])).await.unwrap();
                written += 1;
            }
            written
        })
    };
    for step in ADDED {
        db.meddle(step).await.unwrap();
    }
    over.store(true, Ordering::Relaxed);
    let written = writing.await.unwrap();
    // It goes on, and one of the same age can be started beside it.
    let started = db.open().await;
    assert_eq!(started.version(&stream("liga")).await.unwrap(), Version(written));
    started.append(append("liga", written, "later", &["1"])).await.unwrap();
    assert_eq!(running.read_all(&stream("liga")).await.unwrap().len() as u64, written + 1);
    assert!(running.check().await.unwrap().defects.is_empty());
}

async fn a_breaking_step_is_refused_with_a_clear_word(db: &TestDb) {
    db.open().await.close().await.unwrap();
    for step in ADDED {
        db.meddle(step).await.unwrap();
    }
    db.meddle("INSERT INTO kolo_schema (version, name, oldest) VALUES (100, 'a new way', 100)")
        .await
        .unwrap();
    let refused = Store::open(&db.url()).await.unwrap_err();
    assert!(matches!(refused, StoreError::NewerSchema { found: 100, known: 4, .. }), "{refused}");
    assert!(refused.to_string().contains("newer Kolo"), "{refused}");
}

/// What a breaking step changes has another name afterwards: whoever still runs fails, and has written nothing.
async fn a_breaking_step_stops_a_running_program_before_it_writes(db: &TestDb) {
    let running = db.open().await;
    running.append(append("liga", 0, "before", &["1"])).await.unwrap();
    db.meddle("ALTER TABLE kolo_event RENAME TO kolo_event_2").await.unwrap();
    let failed = running.append(append("liga", 1, "after", &["1"])).await.unwrap_err();
    assert!(matches!(failed, AppendError::Store(_)), "{failed}");
    assert!(running.read_all(&stream("liga")).await.is_err());
    // The newer program finds what was there before, and no more.
    db.meddle("ALTER TABLE kolo_event_2 RENAME TO kolo_event").await.unwrap();
    let newer = db.open().await;
    assert_eq!(newer.version(&stream("liga")).await.unwrap(), Version(1));
    assert_eq!(newer.read_all(&stream("liga")).await.unwrap().len(), 1);
    assert!(newer.check().await.unwrap().defects.is_empty());
}

async fn a_database_that_does_not_say_who_can_go_on_is_refused(db: &TestDb) {
    db.open().await.close().await.unwrap();
    db.meddle("INSERT INTO kolo_schema (version, name) VALUES (99, 'from the future')").await.unwrap();
    let refused = Store::open(&db.url()).await.unwrap_err();
    assert!(matches!(refused, StoreError::NewerSchema { found: 99, known: 4, .. }), "{refused}");
}

async fn a_database_of_the_second_form_is_brought_forward_under_a_program_that_runs(db: &TestDb) {
    let running = db.open().await;
    for step in [
        "DROP TABLE kolo_note",
        "DROP TABLE kolo_lease",
        "DELETE FROM kolo_schema WHERE version > 2",
        "ALTER TABLE kolo_schema DROP COLUMN oldest",
    ] {
        db.meddle(step).await.unwrap();
    }
    running.append(append("liga", 0, "before", &["1"])).await.unwrap();
    let newer = db.open().await;
    running.append(append("liga", 1, "after", &["1"])).await.unwrap();
    newer.set_note("how far", Some("3")).await.unwrap();
    assert_eq!(newer.read_all(&stream("liga")).await.unwrap().len(), 2);
}

async fn notes_and_leases_are_beside_the_log(db: &TestDb) {
    let (one, two) = (db.open().await, db.open().await);
    assert_eq!(one.note("how far").await.unwrap(), None);
    one.set_note("how far", Some("3")).await.unwrap();
    two.set_note("how far", Some("4")).await.unwrap();
    assert_eq!(one.note("how far").await.unwrap().as_deref(), Some("4"));
    one.set_note("how far", None).await.unwrap();
    assert_eq!(two.note("how far").await.unwrap(), None);

    let asks =
        |holder: &str, lasts_ms| LeaseRequest { work: "w".to_owned(), holder: holder.to_owned(), lasts_ms };
    assert_eq!(one.take_lease(&asks("one", 60_000)).await.unwrap(), Lease::Held);
    assert_eq!(two.take_lease(&asks("two", 60_000)).await.unwrap(), Lease::Elsewhere);
    assert_eq!(one.take_lease(&asks("one", 60_000)).await.unwrap(), Lease::Held, "it is kept");
    two.give_up_lease("w", "two").await.unwrap();
    assert_eq!(two.take_lease(&asks("two", 60_000)).await.unwrap(), Lease::Elsewhere, "it was not its own");
    // A time that is over: the next one takes it.
    assert_eq!(one.take_lease(&asks("one", -1)).await.unwrap(), Lease::Held);
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    assert_eq!(two.take_lease(&asks("two", 60_000)).await.unwrap(), Lease::Held);
    two.give_up_lease("w", "two").await.unwrap();
    assert_eq!(one.take_lease(&asks("one", 60_000)).await.unwrap(), Lease::Held);
    assert_eq!(one.list().await.unwrap(), []);
}
