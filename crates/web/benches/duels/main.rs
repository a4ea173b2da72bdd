//! Many duels at once: how long until a move is safe, and until the opponent hears of it.
//!
//!     cargo bench -p kolo-web --bench duels                 500 duels for a minute
//!     cargo bench -p kolo-web --bench duels -- 100 20       100 duels for 20 seconds
//!
//! The server is a process of its own on loopback, with a SQLite file on the disk. Every duel is a match of one board that
//! was set up at the desk; two players and one spectator behave as their pages do: they follow the stream of signals,
//! fetch what is new, answer the server's pings. A player thinks for one to three seconds. Measured is the time from
//! sending a move to its answer, which means that it is in the log, and to the opponent's signal.
//!
//! At the end the log is read: every match must replay, and hold every acknowledged move once and no other. The goal of
//! 50 ms for 99 moves of 100 is printed and not asked for: it is a matter of the machine.
//!
//! `cargo test` runs the same with few duels for a few seconds.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod audit;
mod client;
mod desk;
mod duel;
mod figures;
mod server;
mod thinking;

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Barrier;
use tokio::task::JoinSet;

use desk::Desk;
use duel::{Duel, Played};
use figures::Figures;
use server::ServerProcess;
use thinking::Pace;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// How many matches are set up at a time.
const SET_UP_AT_ONCE: usize = 16;

/// How long everything around the play may take.
const PATIENCE: Duration = Duration::from_mins(3);

/// How much is asked of the server.
struct Load {
    duels: usize,
    play: Duration,
    pace: Pace,
}

impl Load {
    /// What the arguments ask for. Cargo adds `--bench` of its own; without it this is a test.
    fn asked() -> Outcome<Load> {
        let (flags, numbers): (Vec<String>, Vec<String>) =
            std::env::args().skip(1).partition(|argument| argument.starts_with('-'));
        if !flags.iter().any(|flag| flag == "--bench") {
            return Ok(Load { duels: 20, play: Duration::from_secs(5), pace: Pace::BLITZ });
        }
        let number = |nth: usize, usual: u64| numbers.get(nth).map_or(Ok(usual), |text| text.parse());
        Ok(Load {
            duels: usize::try_from(number(0, 500)?)?,
            play: Duration::from_secs(number(1, 60)?),
            pace: Pace::THOUGHTFUL,
        })
    }
}

fn main() -> Outcome<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(database) = server::asked_to_serve() {
        return runtime.block_on(server::serve(&database));
    }
    let load = Load::asked()?;
    runtime.block_on(async { tokio::time::timeout(load.play + PATIENCE, run(&load)).await? })
}

async fn run(load: &Load) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite:{}", folder.path().join("duels.sqlite").display());
    let server = ServerProcess::start(&database)?;
    let begun = Instant::now();
    let names = set_up(&server, load.duels).await?;
    println!("{} duels set up in {} ms", names.len(), begun.elapsed().as_millis());

    let played = play(&server, names, load).await?;
    let (memory, peak) = server.memory()?;
    server.stop()?;

    let mut figures = Figures::default();
    for duel in &played {
        figures.add(&duel.figures);
    }
    println!(
        "{} moves, {} a second",
        figures.answers.count(),
        figures.answers.count() as u64 / load.play.as_secs()
    );
    println!("move to answer:            {}", figures.answers);
    println!("move to opponent's signal: {}", figures.signals);
    println!("memory of the server: {memory} KiB, at most {peak} KiB");
    if load.pace == Pace::THOUGHTFUL {
        println!("{}", figures.answers.against_goal());
    }
    audit::check(&database, &played).await
}

/// Sets the matches up at the desk, a seat for each player.
async fn set_up(server: &ServerProcess, duels: usize) -> Outcome<Vec<desk::Table>> {
    let session = Desk::enter(server.address, &server.desk_key).await?;
    let session = Arc::new(session);
    let mut tasks = JoinSet::new();
    for worker in 0..SET_UP_AT_ONCE.min(duels) {
        let session = Arc::clone(&session);
        tasks.spawn(async move {
            let mut desk = Desk::again(&session).await?;
            let mut tables = Vec::new();
            for number in (worker..duels).step_by(SET_UP_AT_ONCE) {
                tables.push(desk.set_up(number).await?);
            }
            Outcome::Ok(tables)
        });
    }
    let mut tables = Vec::new();
    while let Some(done) = tasks.join_next().await {
        tables.extend(done??);
    }
    Ok(tables)
}

/// Everybody arrives, and when all are there, plays.
async fn play(server: &ServerProcess, tables: Vec<desk::Table>, load: &Load) -> Outcome<Vec<Played>> {
    let all_there = Arc::new(Barrier::new(tables.len()));
    let mut tasks = JoinSet::new();
    for (number, table) in (0..).zip(tables) {
        let (address, all_there, pace, play) = (server.address, Arc::clone(&all_there), load.pace, load.play);
        tasks.spawn(async move {
            let duel = Duel::arrive(address, table).await;
            // Whoever failed must not keep the others waiting.
            all_there.wait().await;
            duel?.play(pace.thinking(number), Instant::now() + play).await
        });
    }
    let mut played = Vec::new();
    while let Some(done) = tasks.join_next().await {
        played.push(done??);
    }
    Ok(played)
}
