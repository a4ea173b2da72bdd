//! Reading in pages, listing in order.

use kolo_store::{EventLog, Timestamp, Version};

use crate::support::{TestDb, append, event, on_both, stream};

on_both![pages_follow_each_other, streams_are_listed_in_the_same_order];

async fn pages_follow_each_other(db: &TestDb) {
    let store = db.open().await;
    let mut command = append("liga", 0, "c1", &[]);
    command.events = (1..=2005).map(|nth| event(&nth.to_string())).collect();
    store.append(command).await.unwrap();
    store.append(append("ligb", 0, "c1", &["other"])).await.unwrap();

    let liga = stream("liga");
    let seqs = |page: Vec<kolo_store::StoredEvent>| page.iter().map(|event| event.seq.0).collect::<Vec<_>>();
    assert_eq!(seqs(store.read(&liga, Version(0), 2).await.unwrap()), [1, 2]);
    assert_eq!(seqs(store.read(&liga, Version(2003), 10).await.unwrap()), [2004, 2005]);
    assert_eq!(seqs(store.read(&liga, Version(2005), 10).await.unwrap()), [] as [u64; 0]);
    assert_eq!(seqs(store.read(&liga, Version(u64::MAX), 10).await.unwrap()), [] as [u64; 0]);
    assert_eq!(seqs(store.read(&liga, Version(0), 0).await.unwrap()), [] as [u64; 0]);
    assert_eq!(seqs(store.read(&stream("nobody"), Version(0), 10).await.unwrap()), [] as [u64; 0]);

    // More than one page of `read_all`.
    let all = store.read_all(&liga).await.unwrap();
    assert!(
        all.iter().zip(1..).all(|(event, nth)| event.seq == Version(nth) && event.payload == nth.to_string())
    );
    assert_eq!(all.len(), 2005);
    let mut seen = 0;
    let reached = store.for_each(&liga, Version(1990), |_| seen += 1).await.unwrap();
    assert_eq!((reached, seen), (Version(2005), 15));
    let nobody = store.for_each(&stream("nobody"), Version(0), |_| panic!("no event")).await.unwrap();
    assert_eq!(nobody, Version::NONE);
}

async fn streams_are_listed_in_the_same_order(db: &TestDb) {
    let store = db.open().await;
    assert_eq!(store.list().await.unwrap(), []);
    // Orders of words in a natural language put the hyphen elsewhere.
    for (name, at) in [("b", 5), ("a-b", 1), ("ab", 2), ("a0", 3), ("a", 4), ("0", 6)] {
        let mut command = append(name, 0, "c1", &["1", "2"]);
        command.events[0].at = Timestamp(at);
        command.events[1].at = Timestamp(at + 100);
        store.append(command).await.unwrap();
    }
    let mut more = append("ab", 2, "c2", &["3"]);
    more.events[0].at = Timestamp(50);
    store.append(more).await.unwrap();
    let listed: Vec<_> = store
        .list()
        .await
        .unwrap()
        .into_iter()
        .map(|info| (info.stream.to_string(), info.version.0, info.first_at.0, info.last_at.0))
        .collect();
    let expected = [
        ("0", 2, 6, 106),
        ("a", 2, 4, 104),
        ("a-b", 2, 1, 101),
        ("a0", 2, 3, 103),
        ("ab", 3, 2, 50),
        ("b", 2, 5, 105),
    ];
    assert_eq!(listed, expected.map(|(name, version, first, last)| (name.to_owned(), version, first, last)));
}
