//! Nothing acknowledged is lost when the writing process is killed at any moment.
//!
//! A child process appends commands as fast as it can and prints a line after each one that was
//! acknowledged. This process kills it with SIGKILL, opens the log as one does after a crash and
//! compares. `KOLO_KILLS` says how many times, on each database.

mod commands;
mod server;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use kolo_store::{EventLog, Store, Version};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::support::TestDb;
use commands::{Log, command};

/// The environment variable by which the child learns the log's address.
const URL: &str = "KOLO_KILL_WRITER_URL";

/// How many kills each test makes.
fn kills() -> u32 {
    std::env::var("KOLO_KILLS").map_or(100, |kills| kills.parse().expect("KOLO_KILLS is a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_loses_nothing_when_the_writer_is_killed() {
    kill_writers("SQLite", &TestDb::sqlite(), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_loses_nothing_when_the_writer_is_killed() {
    kill_writers("PostgreSQL", &TestDb::postgres().await, 2).await;
}

/// The first moments of a database are another matter: it is being made.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_is_sound_when_its_maker_is_killed() {
    let mut random = SmallRng::seed_from_u64(4);
    for _ in 0..kills() {
        kill_maker(&TestDb::sqlite(), &mut random).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_is_sound_when_its_maker_is_killed() {
    let mut random = SmallRng::seed_from_u64(5);
    for _ in 0..kills().div_ceil(10) {
        kill_maker(&TestDb::postgres().await, &mut random).await;
    }
}

async fn kill_maker(db: &TestDb, random: &mut SmallRng) {
    let writer = Writer::start(&db.url());
    let acknowledged = writer.kill_after(Duration::from_micros(random.random_range(0..30_000)));
    let store = db.open().await;
    let mut log = Log::default();
    log.compare_after_kill(&store, acknowledged).await;
    settle(&store, &mut log).await;
}

async fn kill_writers(name: &str, db: &TestDb, seed: u64) {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut log = Log::default();
    for _ in 0..kills() {
        let writer = Writer::start(&db.url());
        let acknowledged = writer.kill_at_some_moment(&mut random);
        let store = db.open().await;
        log.compare_after_kill(&store, acknowledged).await;
        settle(&store, &mut log).await;
        store.close().await.unwrap();
    }
    let store = db.open().await;
    log.compare_all(&store).await;
    println!(
        "{name}: {} kills, {} commands and {} events acknowledged, 0 lost; \
         {} commands were written but not yet acknowledged when the kill came",
        kills(),
        log.acknowledged_commands,
        log.acknowledged_events,
        log.unacknowledged
    );
}

/// Sends the command again that the killed writer was at: it counts once, whether it had been
/// written or not. A server may even write it after the log was read: nobody told it of the kill.
async fn settle(store: &Store, log: &mut Log) {
    let next = command(log.commands, log.version);
    let appended = store.append(next.clone()).await.unwrap();
    log.unacknowledged += u64::from(appended.repeated);
    log.acknowledge(appended.version);
    let again = store.append(next).await.unwrap();
    assert!(again.repeated);
    assert_eq!(again.version, appended.version);
}

struct Writer {
    child: Child,
    acknowledgements: mpsc::Receiver<u64>,
}

impl Writer {
    fn start(url: &str) -> Writer {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kill::writer_process", "--ignored", "--nocapture", "--test-threads=1"])
            .env(URL, url)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).split(b'\n');
        let (sender, acknowledgements) = mpsc::channel();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let line = String::from_utf8(line).unwrap();
                if let Some(number) =
                    line.strip_prefix("acknowledged ").and_then(|rest| rest.strip_suffix(';'))
                {
                    let _ = sender.send(number.parse().unwrap());
                }
            }
        });
        Writer { child, acknowledgements }
    }

    /// Kills the process at some moment; most kills hit the work itself, some the opening of the
    /// log. Gives back the numbers of the commands that were acknowledged.
    fn kill_at_some_moment(self, random: &mut SmallRng) -> Vec<u64> {
        let mut acknowledged = Vec::new();
        if random.random_ratio(3, 4) {
            acknowledged.extend(self.acknowledgements.recv_timeout(Duration::from_secs(20)));
            assert_eq!(acknowledged.len(), 1, "the writer writes");
        }
        acknowledged.extend(self.kill_after(Duration::from_micros(random.random_range(0..25_000))));
        acknowledged
    }

    fn kill_after(mut self, pause: Duration) -> Vec<u64> {
        std::thread::sleep(pause);
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        // The channel ends when the pipe has been read to its end.
        self.acknowledgements.iter().collect()
    }
}

/// Not a test: the process that is killed. It goes on where the log ends.
#[tokio::test]
#[ignore = "the child process of the kill tests, started by them"]
async fn writer_process() {
    let url = std::env::var(URL).expect("this is run by the kill tests only");
    let store = Store::open(&url).await.unwrap();
    let mut version = store.version(&commands::stream()).await.unwrap();
    let last = store.read(&commands::stream(), Version(version.0.saturating_sub(1)), 1).await.unwrap();
    // The test harness has begun a line of its own.
    println!();
    let mut number = last.first().map_or(0, |event| commands::number_of(event) + 1);
    loop {
        version = store.append(command(number, version)).await.unwrap().version;
        println!("acknowledged {number};");
        number += 1;
    }
}
