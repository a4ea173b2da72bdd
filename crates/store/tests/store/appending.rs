//! Appending: all or nothing, once for each command, never over another's events.

use kolo_store::{
    AppendError, Appended, EventLog, EventProblem, LARGEST_EVENT, NewEvent, Timestamp, Version,
};

use crate::support::{TestDb, append, event, on_both, stream};

on_both![
    events_come_back_byte_for_byte,
    a_stale_writer_is_shown_what_came_in_between,
    a_repeated_command_counts_once,
    a_command_name_with_other_events_is_refused,
    what_cannot_be_kept_is_refused_on_both,
    a_large_command_is_one_command,
    an_append_goes_on_when_nobody_waits_for_it,
    events_cannot_be_changed_behind_the_back,
];

async fn events_come_back_byte_for_byte(db: &TestDb) {
    let store = db.open().await;
    let awkward = [
        "{}",
        "",
        " {\"a\" :\t1,\r\n\"a\":1.0} \n",
        r#"{"name":"Žluťoučký kůň 🐎","quote":"'\"\\$1","nul":"\u0000"}"#,
        "not JSON at all",
    ];
    let mut command = append("liga", 0, "c1", &awkward);
    command.events[1] = NewEvent {
        code: String::new(),
        schema: u16::MAX,
        payload: "p".into(),
        author: r#"{"name":"Anna"}"#.into(),
        at: Timestamp(i64::MIN),
        reason: Some("chybně\nzapsaný výsledek".into()),
    };
    command.events[2].at = Timestamp(i64::MAX);
    command.events[2].reason = Some(String::new());
    let appended = store.append(command.clone()).await.unwrap();
    assert_eq!(appended, Appended { version: Version(5), repeated: false });

    // Through another store: what is seen comes from the database.
    let read = db.open().await.read_all(&stream("liga")).await.unwrap();
    assert_eq!(read.len(), 5);
    for ((stored, new), seq) in read.into_iter().zip(command.events).zip(1..) {
        assert_eq!(
            (stored.stream, stored.seq, stored.command),
            (stream("liga"), Version(seq), command.command.clone())
        );
        let came_back = NewEvent {
            code: stored.code,
            schema: stored.schema,
            payload: stored.payload,
            author: stored.author,
            at: stored.at,
            reason: stored.reason,
        };
        assert_eq!(came_back, new);
    }
}

async fn a_stale_writer_is_shown_what_came_in_between(db: &TestDb) {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    store.append(append("liga", 1, "c2", &["2", "3"])).await.unwrap();

    let refused = store.append(append("liga", 1, "c3", &["late"])).await.unwrap_err();
    let AppendError::Conflict(conflict) = &refused else { panic!("{refused}") };
    assert_eq!((conflict.expected, conflict.actual), (Version(1), Version(3)));
    let since: Vec<_> = conflict.since.iter().map(|event| (event.seq.0, event.payload.as_str())).collect();
    assert_eq!(since, [(2, "2"), (3, "3")]);
    assert!(refused.to_string().contains("liga"), "{refused}");

    // A version that the stream never had is stale too.
    let AppendError::Conflict(ahead) = store.append(append("liga", 9, "c4", &["x"])).await.unwrap_err()
    else {
        panic!("a conflict");
    };
    assert_eq!((ahead.actual, ahead.since.len()), (Version(3), 0));
    let AppendError::Conflict(absent) = store.append(append("open", 1, "c1", &["x"])).await.unwrap_err()
    else {
        panic!("a conflict");
    };
    assert_eq!((absent.actual, absent.since.len()), (Version(0), 0));

    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(3));
    assert_eq!(store.list().await.unwrap().len(), 1, "a refused command makes no stream");
}

async fn a_repeated_command_counts_once(db: &TestDb) {
    let store = db.open().await;
    let command = append("liga", 0, "c1", &["1", "2"]);
    assert_eq!(store.find_command(&stream("liga"), &command.command).await.unwrap(), None);
    store.append(command.clone()).await.unwrap();
    store.append(append("liga", 2, "c2", &["3"])).await.unwrap();

    let again = Appended { version: Version(2), repeated: true };
    assert_eq!(store.append(command.clone()).await.unwrap(), again);
    let mut later = command.clone();
    later.expected = Version(7);
    for event in &mut later.events {
        event.at = Timestamp(event.at.0 + 60_000);
    }
    assert_eq!(store.append(later).await.unwrap(), again);
    assert_eq!(store.find_command(&stream("liga"), &command.command).await.unwrap(), Some(again));
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(3));

    // The name counts within its stream only.
    let elsewhere = store.append(append("open", 0, "c1", &["other"])).await.unwrap();
    assert!(!elsewhere.repeated);
}

async fn a_command_name_with_other_events_is_refused(db: &TestDb) {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["1", "2"])).await.unwrap();
    let reused = AppendError::CommandReused {
        stream: stream("liga"),
        command: "c1".parse().unwrap(),
        version: Version(2),
    };
    for payloads in [&["1"][..], &["1", "3"], &["1", "2", "3"]] {
        assert_eq!(store.append(append("liga", 2, "c1", payloads)).await, Err(reused.clone()));
    }
    let mut other_author = append("liga", 2, "c1", &["1", "2"]);
    other_author.events[1].author = "bob".into();
    assert_eq!(store.append(other_author).await, Err(reused));
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(2));
}

async fn what_cannot_be_kept_is_refused_on_both(db: &TestDb) {
    let store = db.open().await;
    let command = "c1".parse().unwrap();
    let empty = store.append(append("liga", 0, "c1", &[])).await;
    assert_eq!(empty, Err(AppendError::NoEvents { command }));

    let unstorable =
        |event, problem| Err(AppendError::Unstorable { command: "c1".parse().unwrap(), event, problem });
    let mut with_nul = append("liga", 0, "c1", &["good", "bad"]);
    with_nul.events[1].author = "an\0na".into();
    assert_eq!(store.append(with_nul).await, unstorable(2, EventProblem::Nul));

    let mut huge = append("liga", 0, "c1", &["x"]);
    huge.events[0].payload = "x".repeat(LARGEST_EVENT);
    assert_eq!(store.append(huge.clone()).await, unstorable(1, EventProblem::TooLarge));
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version::NONE);

    let rest = huge.events[0].code.len() + huge.events[0].author.len();
    huge.events[0].payload.truncate(LARGEST_EVENT - rest);
    assert!(store.append(huge).await.is_ok(), "the largest event fits");
}

async fn a_large_command_is_one_command(db: &TestDb) {
    let store = db.open().await;
    let mut command = append("liga", 0, "c1", &[]);
    command.events = (0..2500).map(|nth| event(&nth.to_string())).collect();
    command.events[0].at = Timestamp(1);
    command.events[2499].at = Timestamp(2);
    assert_eq!(store.append(command).await.unwrap().version, Version(2500));
    let info = &store.list().await.unwrap()[0];
    assert_eq!((info.first_at, info.last_at), (Timestamp(1), Timestamp(2)));
    assert_eq!(store.check().await.unwrap().defects, []);
}

async fn an_append_goes_on_when_nobody_waits_for_it(db: &TestDb) {
    let store = db.open().await;
    let mut signals = store.subscribe().await.unwrap();
    let mut waiting = Box::pin(store.append(append("liga", 0, "c1", &["1"])));
    // Polled once, then dropped, as a web server does when the browser goes away.
    let polled = std::future::poll_fn(|context| std::task::Poll::Ready(waiting.as_mut().poll(context))).await;
    assert!(polled.is_pending());
    drop(waiting);
    assert!(signals.next().await.is_some());
    assert_eq!(store.version(&stream("liga")).await.unwrap(), Version(1));
}

async fn events_cannot_be_changed_behind_the_back(db: &TestDb) {
    let store = db.open().await;
    store.append(append("liga", 0, "c1", &["1"])).await.unwrap();
    for sql in ["UPDATE kolo_event SET payload = 'other'", "DELETE FROM kolo_event"] {
        let refused = db.meddle(sql).await.unwrap_err().to_string();
        assert!(refused.contains("never"), "{sql}: {refused}");
    }
    assert_eq!(store.read_all(&stream("liga")).await.unwrap()[0].payload, "1");
}
