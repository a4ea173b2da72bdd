//! How fast events are appended durably and replayed, on both databases.
//!
//!     cargo bench -p kolo-store -- 1000000
//!
//! The number of events may be left out; then a short run shows that everything works. What was
//! written is read back and compared, so a wrong answer stops the benchmark. PostgreSQL is the
//! server in `KOLO_TEST_POSTGRES` (see `scripts/postgres`).

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use kolo_store::{Append, EventLog, NewEvent, Store, StreamId, Timestamp, Version};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Events of one command, in turn: a result, a round, a list of players.
const SIZES: [usize; 6] = [1, 2, 5, 20, 100, 500];

/// Tournaments that grow side by side.
const STREAMS: usize = 10;

/// Commands of one event each, for the commits per second.
const SINGLE_COMMITS: u64 = 500;

#[tokio::main]
async fn main() -> Outcome<()> {
    // Cargo adds `--bench` of its own.
    let given = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let events = given.map_or(Ok(20_000), |number| number.parse())?;

    let folder = tempfile::tempdir()?;
    let path = folder.path().join("log.sqlite");
    let store = Store::open(&format!("sqlite:{}", path.display())).await?;
    run("SQLite", &store, events).await?;
    store.close().await?;
    print_size("SQLite", std::fs::metadata(&path)?.len());
    print_backup(&path).await?;

    let server = std::env::var("KOLO_TEST_POSTGRES")
        .map_err(|_| "KOLO_TEST_POSTGRES is not set: eval \"$(scripts/postgres start)\"")?;
    on_postgres(&server, events).await
}

async fn on_postgres(server: &str, events: u64) -> Outcome<()> {
    let name = format!("kolo_bench_{}", std::process::id());
    let mut admin = PgConnection::connect(server).await?;
    admin.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await?;
    let options: PgConnectOptions = server.parse()?;
    let store = Store::open(options.database(&name).to_url_lossy().as_str()).await?;
    run("PostgreSQL", &store, events).await?;
    store.close().await?;
    let size: i64 =
        sqlx::query_scalar("SELECT pg_database_size($1)").bind(&name).fetch_one(&mut admin).await?;
    print_size("PostgreSQL", u64::try_from(size)?);
    admin.execute(AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"))).await?;
    Ok(())
}

async fn run(name: &str, store: &Store, events: u64) -> Outcome<()> {
    let begun = Instant::now();
    for number in 0..SINGLE_COMMITS {
        store.append(command("single", number, 1)?).await?;
    }
    let took = begun.elapsed();
    println!("{name}: {} durable commits of one event a second", per_second(SINGLE_COMMITS, took));

    let mut versions = [0; STREAMS];
    let (mut written, mut bytes, mut commits) = (0, 0, 0);
    let begun = Instant::now();
    for (nth, size) in SIZES.into_iter().cycle().enumerate() {
        let size = size.min(usize::try_from(events - written)?);
        if size == 0 {
            break;
        }
        let version = &mut versions[nth % STREAMS];
        let command = command(&stream_name(nth % STREAMS), *version, size)?;
        bytes += command.events.iter().map(|event| event.payload.len() as u64).sum::<u64>();
        *version = store.append(command).await?.version.0;
        written += size as u64;
        commits += 1;
    }
    print_rate(name, "appended", written, bytes, begun.elapsed());
    println!("{name}: in {commits} durable commits, {} a second", per_second(commits, begun.elapsed()));

    let (mut read, mut read_bytes) = (0, 0);
    let begun = Instant::now();
    for (nth, version) in versions.into_iter().enumerate() {
        let stream: StreamId = stream_name(nth).parse()?;
        let mut expected = 1;
        let mut out_of_order = false;
        let reached = store.for_each(&stream, Version::NONE, |event| {
            out_of_order |= event.seq != Version(expected) || !event.payload.ends_with(&tail(expected));
            expected += 1;
            read += 1;
            read_bytes += event.payload.len() as u64;
        });
        assert_eq!(reached.await?, Version(version));
        assert!(!out_of_order, "every event at its place");
    }
    print_rate(name, "replayed", read, read_bytes, begun.elapsed());
    assert_eq!((read, read_bytes), (written, bytes));
    let begun = Instant::now();
    assert_eq!(store.check().await?.defects, []);
    println!("{name}: checked in {} ms", begun.elapsed().as_millis());
    Ok(())
}

fn stream_name(nth: usize) -> String {
    format!("liga-{nth}")
}

/// What the payload of an event ends with: tells whether it is at its place.
fn tail(seq: u64) -> String {
    format!(",\"seq\":{seq}}}")
}

fn command(stream: &str, version: u64, size: usize) -> Outcome<Append> {
    let events = (version + 1..).take(size).map(|seq| NewEvent {
        code: "RR".to_owned(),
        schema: 1,
        payload: format!(
            "{{\"round\":{},\"table\":{},\"home\":{},\"away\":{},\"result\":\"win\",\"note\":\"ohlášeno telefonem{}",
            seq % 11,
            seq % 250,
            seq % 500,
            (seq + 7) % 500,
            "\"".to_owned() + &tail(seq)
        ),
        author: r#"{"role":"arbiter","name":"Anna Nováková"}"#.to_owned(),
        at: Timestamp(1_792_000_000_000),
        reason: None,
    });
    Ok(Append {
        stream: stream.parse()?,
        expected: Version(version),
        command: format!("command-{version}").parse()?,
        events: events.collect(),
    })
}

async fn print_backup(path: &Path) -> Outcome<()> {
    let store = Store::open(&format!("sqlite:{}", path.display())).await?;
    let begun = Instant::now();
    store.backup(&path.with_extension("backup")).await?;
    println!("SQLite: backup in {} ms", begun.elapsed().as_millis());
    Ok(())
}

fn per_second(count: u64, took: Duration) -> u128 {
    u128::from(count) * 1_000_000 / took.as_micros().max(1)
}

fn print_rate(name: &str, what: &str, events: u64, bytes: u64, took: Duration) {
    println!(
        "{name}: {what} {events} events in {} ms: {} events/s, {} KiB of payload/s",
        took.as_millis(),
        per_second(events, took),
        per_second(bytes, took) / 1024
    );
}

fn print_size(name: &str, bytes: u64) {
    println!("{name}: {} MiB on disk", bytes.div_ceil(1024 * 1024));
}
