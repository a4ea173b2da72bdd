//! How long it takes to write, open and correct a tournament of 500 players and 11 rounds on SQLite.
//!
//! `cargo bench -p kolo-desk`, or with other sizes: `cargo bench -p kolo-desk -- 100 7`. Prints figures and
//! asserts the answer; it is no timed test.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![expect(clippy::float_arithmetic, reason = "figures for people, nothing is decided by them")]

use std::time::{Duration, Instant};

use kolo_desk::Desk;
use kolo_model::{Name, Outcome, PlayedResult, RoundNumber, System};
use kolo_store::{Store, StreamId};
use kolo_tournament::{
    Author, Command, Drafting, Entry, Order, OwnRules, PublishedPairs, Role, Settings, TableNumber,
    TableResult, Timestamp, Unfinished,
};

fn name(text: &str) -> Name {
    Name::new(text).expect("the bench's own name")
}

fn order(command: Command) -> Order {
    let by = Author { name: name("Bench"), role: Role::Arbiter };
    Order { by, at: Timestamp(0), reason: Some("bench".into()), command }
}

struct Writer {
    desk: Desk<Store>,
    orders: u32,
}

impl Writer {
    async fn give(&mut self, command: Command) {
        self.orders += 1;
        let id = format!("bench-{}", self.orders).parse().expect("the bench's own id");
        self.desk.give(id, &order(command)).await.expect("the bench's orders are lawful");
    }
}

fn result(round: usize, table: usize, outcome: PlayedResult) -> TableResult {
    TableResult {
        round: RoundNumber::from_index(round),
        table: TableNumber::from_index(table),
        outcome: Outcome::played(outcome),
        score: None,
    }
}

async fn play(writer: &mut Writer, players: u32, rounds: u32) {
    writer.give(Command::Create(Settings::new(name("Bench"), System::RoundRobin, rounds, 1))).await;
    for n in 0..players {
        writer.give(Command::Enter(Entry::named(name(&format!("Player {n}"))))).await;
    }
    for round in 0..rounds as usize {
        writer.give(Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait }).await;
        writer.give(Command::Publish).await;
        for table in 0..players as usize / 2 {
            writer.give(Command::ReportResult(result(round, table, PlayedResult::FirstWins))).await;
        }
    }
}

/// The most memory this process ever held, in MiB, as Linux tells it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024)
}

fn per_second(count: usize, time: Duration) -> u64 {
    (count as u128 * 1_000_000 / time.as_micros().max(1)).try_into().unwrap_or(u64::MAX)
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let numbers: Vec<u32> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let (players, rounds) = match numbers[..] {
        [players, rounds, ..] => (players, rounds),
        _ => (500, 11),
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("bench.sqlite");
    let url = format!("sqlite:{}", file.display());
    let stream: StreamId = "bench".parse().expect("the bench's own stream");

    let store = Store::open(&url).await.expect("a new database");
    let mut writer =
        Writer { desk: Desk::open(store, stream.clone()).await.expect("an empty stream"), orders: 0 };
    let started = Instant::now();
    play(&mut writer, players, rounds).await;
    let events = writer.desk.ledger().records().len();
    let writing = started.elapsed();
    println!(
        "write: {events} events in {} orders, {:.2} s, {} durable orders/s",
        writer.orders,
        writing.as_secs_f64(),
        per_second(writer.orders as usize, writing)
    );
    drop(writer);

    let before = peak_memory();
    let started = Instant::now();
    let store = Store::open(&url).await.expect("the database opens");
    let desk = Desk::open(store, stream).await.expect("the stream replays");
    let opening = started.elapsed();
    let facts = desk.ledger().state().expect("it was created").facts().expect("its facts are sound");
    let games: usize = facts.rounds().iter().map(|round| round.games.len()).sum();
    assert_eq!(games, (players / 2 * rounds) as usize, "every game came back");
    assert_eq!(facts.pending_games().count(), 0, "with its result");
    let size = std::fs::metadata(&file).map_or(0, |meta| meta.len());
    println!(
        "open: {players} players x {rounds} rounds, {events} events in {:.1} ms, {} events/s, file {} KiB, peak memory {} MiB (before opening {} MiB)",
        opening.as_secs_f64() * 1000.0,
        per_second(events, opening),
        size / 1024,
        peak_memory().unwrap_or_default(),
        before.unwrap_or_default()
    );

    let started = Instant::now();
    let correct = Command::CorrectResult {
        result: result(0, 0, PlayedResult::SecondWins),
        published: PublishedPairs::Keep,
        own_rules: OwnRules::Silent,
    };
    let preview = desk.preview(&order(correct)).expect("a correction is lawful");
    assert!(preview.changes.len() >= 3, "two players' points, and the published round that stays");
    println!("preview of a correction in round 1: {:.1} ms", started.elapsed().as_secs_f64() * 1000.0);
}
