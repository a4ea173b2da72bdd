//! Export, import, backup and copy: what arrives is what was sent, or nothing.

use kolo_store::{
    EventLog, FileProblem, ImportAs, ImportError, Store, StoreError, StoredEvent, Timestamp, Version,
};

use crate::support::{TestDb, append, on_both, sqlite_url, stream};

on_both![
    an_exported_stream_comes_back_the_same,
    an_export_takes_no_part_of_what_comes_meanwhile,
    an_existing_stream_is_not_replaced,
    a_backup_is_whole_while_others_write,
    a_backup_does_not_replace_a_file,
    a_backup_is_brought_back_and_again,
];

/// A stream with what makes files hard: line ends, quotes, other alphabets.
async fn liga(store: &Store) -> Vec<StoredEvent> {
    let mut first = append("liga", 0, "c1", &["{\"a\":\n1}\r\n", "\"\\\u{1}\u{2028}🐎"]);
    first.events[0].reason = Some("chyba".into());
    first.events[1].at = Timestamp(-1);
    store.append(first).await.unwrap();
    store.append(append("liga", 2, "c2", &["{}"])).await.unwrap();
    store.read_all(&stream("liga")).await.unwrap()
}

async fn exported(store: &Store) -> Vec<u8> {
    let mut file = Vec::new();
    kolo_store::export(store, &stream("liga"), &mut file).await.unwrap();
    file
}

async fn import(store: &Store, file: &[u8], name: ImportAs) -> Result<kolo_store::StreamId, ImportError> {
    kolo_store::import(store, "liga.kolo", &mut &*file, name).await
}

async fn an_exported_stream_comes_back_the_same(db: &TestDb) {
    let store = db.open().await;
    let original = liga(&store).await;
    let file = exported(&store).await;
    assert_eq!(file.split_inclusive(|byte| *byte == b'\n').count(), 5, "header, three events, checksum");

    let other = TestDb::sqlite();
    let other = other.open().await;
    assert_eq!(import(&other, &file, ImportAs::SameName).await, Ok(stream("liga")));
    assert_eq!(other.read_all(&stream("liga")).await.unwrap(), original);
    assert_eq!(exported(&other).await, file, "the same stream gives the same bytes");
    assert!(
        other.append(append("liga", 2, "c2", &["{}"])).await.unwrap().repeated,
        "commands are remembered"
    );

    let renamed = import(&store, &file, ImportAs::Name(stream("liga-2"))).await;
    assert_eq!(renamed, Ok(stream("liga-2")));
    let copy = store.read_all(&stream("liga-2")).await.unwrap();
    assert!(
        copy.iter()
            .zip(&original)
            .all(|(a, b)| a.payload == b.payload && a.at == b.at && a.stream == stream("liga-2"))
    );
    assert_eq!(store.list().await.unwrap()[1].last_at, original[2].at);
}

async fn an_export_takes_no_part_of_what_comes_meanwhile(db: &TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let store = db.open().await;
    for version in 0..20 {
        store.append(append("liga", version, &format!("c{version}"), &["1"])).await.unwrap();
    }
    let writer = {
        let store = store.clone();
        tokio::spawn(async move {
            for version in 20..60 {
                store.append(append("liga", version, &format!("c{version}"), &["1"])).await.unwrap();
            }
        })
    };
    let mut exports = 0;
    while !writer.is_finished() || exports == 0 {
        let path = folder.path().join(format!("liga-{exports}.kolo"));
        let version = kolo_store::export_to_file(&store, &stream("liga"), &path).await.unwrap();
        let name = stream(&format!("copy-{exports}"));
        kolo_store::import_from_file(&store, &path, ImportAs::Name(name.clone())).await.unwrap();
        assert_eq!(store.version(&name).await.unwrap(), version);
        exports += 1;
    }
    writer.await.unwrap();
}

async fn an_existing_stream_is_not_replaced(db: &TestDb) {
    let store = db.open().await;
    let original = liga(&store).await;
    let file = exported(&store).await;
    let refused = import(&store, &file, ImportAs::SameName).await.unwrap_err();
    assert!(matches!(refused, ImportError::Store(StoreError::StreamExists { .. })), "{refused}");
    assert_eq!(store.read_all(&stream("liga")).await.unwrap(), original);

    let mut nothing = Vec::new();
    let absent = kolo_store::export(&store, &stream("nobody"), &mut nothing).await.unwrap_err();
    assert!(absent.to_string().contains("nobody"), "{absent}");
    assert_eq!(nothing, b"");
}

#[tokio::test]
async fn a_file_cut_off_or_changed_anywhere_is_refused() {
    let db = TestDb::sqlite();
    let store = db.open().await;
    liga(&store).await;
    let file = exported(&store).await;
    let other = TestDb::sqlite();
    let other = other.open().await;

    for end in 0..file.len() {
        let refused = import(&other, &file[..end], ImportAs::SameName).await.unwrap_err();
        let lines = file[..end].split(|byte| *byte == b'\n').count() as u64;
        let cut =
            ImportError::File { file: "liga.kolo".into(), line: lines, problem: FileProblem::Truncated };
        assert_eq!(refused, cut, "cut after {end} bytes");
    }
    for place in 0..file.len() {
        for change in [1, 0x20, 0x80] {
            let mut changed = file.clone();
            changed[place] ^= change;
            let refused = import(&other, &changed, ImportAs::SameName).await;
            assert!(matches!(refused, Err(ImportError::File { .. })), "byte {place} ^ {change}: {refused:?}");
        }
    }
    let mut longer = file.clone();
    longer.extend(b"\n");
    let refused = import(&other, &longer, ImportAs::SameName).await.unwrap_err();
    assert!(refused.to_string().starts_with("liga.kolo:6:"), "{refused}");

    assert_eq!(other.list().await.unwrap(), [], "nothing was imported");
    import(&other, &file, ImportAs::SameName).await.unwrap();
}

#[tokio::test]
async fn bad_files_are_refused_with_the_line_and_the_reason() {
    let db = TestDb::sqlite();
    let store = db.open().await;
    let header = r#"{"format":"kolo-log","version":1,"stream":"liga","events":2}"#;
    let event = |seq: u32, command: &str, payload: &str| {
        format!(
            r#"{{"seq":{seq},"command":"{command}","at":0,"author":"","code":"A","schema":1,"payload":"{payload}","reason":null}}"#
        )
    };
    let cases = [
        (String::new(), 1, FileProblem::Truncated),
        ("\u{0}\u{1}\u{2}\n".into(), 1, FileProblem::NotAnExport),
        ("{}\n".into(), 1, FileProblem::NotAnExport),
        ("{\"format\":\"trf\",\"version\":1}\n".into(), 1, FileProblem::NotAnExport),
        (
            "{\"format\":\"kolo-log\",\"version\":2,\"new\":1}\n".into(),
            1,
            FileProblem::NewerFormat { found: 2, known: 1 },
        ),
        (format!("{header}\n{}\n", event(2, "c", "x")), 2, FileProblem::Misnumbered { expected: 1 }),
        (
            format!("{header}\n{}\n{}\n", event(1, "c", "x"), event(2, "c d", "x")),
            3,
            FileProblem::Name("c d".parse::<kolo_store::CommandId>().unwrap_err()),
        ),
        (
            format!("{header}\n{}\n{}\n{{}}\n", event(1, "c", "x"), event(2, "c", "y")),
            4,
            FileProblem::Changed,
        ),
    ];
    for (content, line, problem) in cases {
        let refused = import(&store, content.as_bytes(), ImportAs::SameName).await;
        assert_eq!(refused, Err(ImportError::File { file: "liga.kolo".into(), line, problem }), "{content}");
    }
    let huge = vec![b'x'; 100_000_000];
    let refused = import(&store, &huge, ImportAs::SameName).await;
    assert_eq!(
        refused,
        Err(ImportError::File { file: "liga.kolo".into(), line: 1, problem: FileProblem::TooLong })
    );

    let missing = kolo_store::import_from_file(&store, "/no/such/file".as_ref(), ImportAs::SameName).await;
    assert!(missing.unwrap_err().to_string().contains("/no/such/file"));
    assert_eq!(store.list().await.unwrap(), []);
}

async fn a_backup_is_whole_while_others_write(db: &TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let store = db.open().await;
    let writers: Vec<_> = (0..2)
        .map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                for round in 0..60 {
                    let name = format!("liga-{writer}");
                    let command = append(&name, 3 * round, &format!("c{round}"), &["1", "2", "3"]);
                    store.append(command).await.unwrap();
                }
            })
        })
        .collect();
    let mut backups = 0;
    while writers.iter().any(|writer| !writer.is_finished()) || backups == 0 {
        let path = folder.path().join(format!("{backups}.sqlite"));
        store.backup(&path).await.unwrap();
        let copy = Store::open(&sqlite_url(&path)).await.unwrap();
        assert_eq!(copy.check().await.unwrap().defects, []);
        for info in copy.list().await.unwrap() {
            assert_eq!(info.version.0 % 3, 0, "whole commands only");
            let there = store.read(&info.stream, Version::NONE, 1000).await.unwrap();
            let here = copy.read_all(&info.stream).await.unwrap();
            assert_eq!(here, there[..here.len()]);
        }
        backups += 1;
    }
    for writer in writers {
        writer.await.unwrap();
    }
    let files = std::fs::read_dir(folder.path()).unwrap();
    let left_over: Vec<_> = files
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with('.'))
        .collect();
    assert_eq!(left_over, [] as [&str; 0]);
}

async fn a_backup_does_not_replace_a_file(db: &TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("important");
    std::fs::write(&path, "mine").unwrap();
    let store = db.open().await;
    assert_eq!(store.backup(&path).await, Err(StoreError::FileExists { path: path.clone() }));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    let nowhere = store.backup(&folder.path().join("no/such/folder")).await.unwrap_err();
    assert!(matches!(nowhere, StoreError::File { .. }), "{nowhere}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

async fn a_backup_is_brought_back_and_again(db: &TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("backup.sqlite");
    let source = TestDb::sqlite();
    let source = source.open().await;
    let original = liga(&source).await;
    source.append(append("open", 0, "c1", &["1"])).await.unwrap();
    source.backup(&path).await.unwrap();

    let backup = Store::open(&sqlite_url(&path)).await.unwrap();
    let store = db.open().await;
    let copied = kolo_store::copy(&backup, &store).await.unwrap();
    assert_eq!((copied.streams, copied.events, copied.already), (2, 4, 0));
    assert_eq!(store.read_all(&stream("liga")).await.unwrap(), original);
    let again = kolo_store::copy(&backup, &store).await.unwrap();
    assert_eq!((again.streams, again.events, again.already), (0, 0, 2));

    store.append(append("liga", 3, "c9", &["more"])).await.unwrap();
    let refused = kolo_store::copy(&backup, &store).await.unwrap_err();
    assert!(matches!(refused, StoreError::StreamExists { .. }), "{refused}");
}
