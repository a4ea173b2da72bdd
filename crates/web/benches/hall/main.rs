//! A hall that watches: thousands of live pages and many requests while results come in.
//!
//!     cargo bench -p kolo-web --bench hall                    2000 listeners, 200 requests a second, 30 seconds
//!     cargo bench -p kolo-web --bench hall -- 500 100 10      500 listeners, 100 requests a second, 10 seconds
//!
//! The server is a process of its own on loopback. Listeners follow the signals of a tournament as pages do; others ask for
//! its public pages, so many in a second whether the server keeps up or not, and a request counts from the moment when it
//! was due; at the desk one result is entered after the other. Everybody comes back by himself when a connection breaks.
//!
//! Three halls are looked at: one server on SQLite; one that is killed while results are entered and started again; and,
//! if `KOLO_TEST_POSTGRES` names a server, two on one PostgreSQL database of which one is killed. In each every listener
//! must hear of the last result, and every acknowledged result must stand in the log once. The goal of 100 ms for 99 pages
//! of 100 is printed and not asked for: it is a matter of the machine.
//!
//! `cargo test` runs the same with few listeners for a few seconds.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod audit;
mod database;
mod desk;
mod figures;
mod listeners;
mod pages;
mod process;
mod wire;

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use database::PostgresDatabase;
use desk::{Desk, Entered};
use listeners::Listeners;
use pages::Visitors;
use process::ServerProcess;
use wire::Servers;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// How long everything around the play may take.
const PATIENCE: Duration = Duration::from_mins(4);

/// How long a listener may take to hear of the last result.
const LAST_WORD: Duration = Duration::from_secs(20);

/// How much is asked of the server.
#[derive(Debug, Clone, Copy)]
struct Load {
    listeners: usize,
    requests_a_second: u64,
    time: Duration,
    players: usize,
    results_a_second: u64,
    /// Whether the pages are held against the goal.
    judged: bool,
}

impl Load {
    /// What the arguments ask for. Cargo adds `--bench` of its own; without it this is a test.
    fn asked() -> Outcome<Load> {
        let (flags, numbers): (Vec<String>, Vec<String>) =
            std::env::args().skip(1).partition(|argument| argument.starts_with('-'));
        let small = Load {
            listeners: 60,
            requests_a_second: 20,
            time: Duration::from_secs(3),
            players: 24,
            results_a_second: 4,
            judged: false,
        };
        if !flags.iter().any(|flag| flag == "--bench") {
            return Ok(small);
        }
        let number = |nth: usize, usual: u64| numbers.get(nth).map_or(Ok(usual), |text| text.parse());
        Ok(Load {
            listeners: usize::try_from(number(0, 2000)?)?,
            requests_a_second: number(1, 200)?,
            time: Duration::from_secs(number(2, 30)?),
            players: 200,
            results_a_second: 3,
            judged: true,
        })
    }

    /// The same for a hall in which a server is killed: fewer people, so that the kill and not the load is looked at.
    fn with_a_kill(self) -> Load {
        let time = self.time.min(Duration::from_secs(10));
        Load { listeners: self.listeners.min(500), time, judged: false, ..self }
    }
}

fn main() -> Outcome<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(task) = process::asked_to_serve() {
        return runtime.block_on(process::serve(&task));
    }
    let load = Load::asked()?;
    runtime.block_on(async {
        tokio::time::timeout(PATIENCE, one_server(load)).await??;
        tokio::time::timeout(PATIENCE, killed_and_started_again(load.with_a_kill())).await??;
        if let Ok(server) = std::env::var("KOLO_TEST_POSTGRES") {
            return tokio::time::timeout(PATIENCE, two_servers(load.with_a_kill(), &server)).await?;
        }
        println!("\nKOLO_TEST_POSTGRES is not set: two servers on one PostgreSQL are left out");
        Ok(())
    })
}

/// One server on SQLite under the whole load.
async fn one_server(load: Load) -> Outcome<()> {
    println!("\none server on SQLite: {} listeners, {} requests/s", load.listeners, load.requests_a_second);
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite:{}", folder.path().join("hall.sqlite").display());
    let server = ServerProcess::start(&database, None)?;
    let servers = Servers::new(vec![server.address]);
    let mut desk = Desk::enter(&servers, &server.desk_key).await?;
    desk.open_round(load.players).await?;

    let (before, _) = server.memory()?;
    let listeners = Listeners::open(&servers, desk.events(), load.listeners).await?;
    let (after, _) = server.memory()?;
    let hall = Hall { desk, listeners, servers };
    let entered = hall.watched(load, async { Ok(()) }).await?;
    let (_, peak) = server.memory()?;
    let each = after.saturating_sub(before) * 1024 / u64::try_from(load.listeners.max(1))?;
    println!(
        "memory: {before} KiB before, {after} KiB with all listeners ({each} bytes each), at most {peak} KiB"
    );
    server.stop()?;
    audit::check(&database, &entered).await
}

/// A server that is killed in the middle of result entry and started again at the same address.
async fn killed_and_started_again(load: Load) -> Outcome<()> {
    println!("\nkilled and started again on SQLite: {} listeners", load.listeners);
    let folder = tempfile::tempdir()?;
    let database = format!("sqlite:{}", folder.path().join("hall.sqlite").display());
    let server = ServerProcess::start(&database, None)?;
    let servers = Servers::new(vec![server.address]);
    let mut desk = Desk::enter(&servers, &server.desk_key).await?;
    desk.open_round(load.players).await?;
    let listeners = Listeners::open(&servers, desk.events(), load.listeners).await?;
    let hall = Hall { desk, listeners, servers };
    let mut again = None;
    let entered = hall
        .watched(load, async {
            tokio::time::sleep(load.time / 3).await;
            let address = server.kill()?;
            tokio::time::sleep(Duration::from_millis(300)).await;
            again = Some(ServerProcess::start(&database, Some(address))?);
            Ok(())
        })
        .await?;
    again.ok_or("it was started again")?.stop()?;
    audit::check(&database, &entered).await
}

/// Two servers on one database, of which one is killed: those who were there go on at the other.
async fn two_servers(load: Load, postgres: &str) -> Outcome<()> {
    println!("\ntwo servers on one PostgreSQL, one is killed: {} listeners", load.listeners);
    let database = PostgresDatabase::create(postgres).await?;
    let one = ServerProcess::start(&database.url, None)?;
    let two = ServerProcess::start(&database.url, None)?;
    let servers = Servers::new(vec![one.address, two.address]);
    let mut desk = Desk::enter(&servers, &one.desk_key).await?;
    desk.open_round(load.players).await?;
    let listeners = Listeners::open(&servers, desk.events(), load.listeners).await?;
    let hall = Hall { desk, listeners, servers };
    let entered = hall
        .watched(load, async {
            tokio::time::sleep(load.time / 2).await;
            one.kill()?;
            Ok(())
        })
        .await?;
    two.stop()?;
    audit::check(&database.url, &entered).await?;
    database.remove().await
}

/// Everybody in the hall.
struct Hall {
    desk: Desk,
    listeners: Listeners,
    servers: Arc<Servers>,
}

impl Hall {
    /// Results are entered and pages looked at, while something happens to the servers. At the end everybody must have
    /// heard of the last result.
    async fn watched(mut self, load: Load, happens: impl Future<Output = Outcome<()>>) -> Outcome<Entered> {
        let until = Instant::now() + load.time;
        let visitors = Visitors::send(&self.servers, self.desk.pages(), load.requests_a_second, until);
        let (entered, happened) =
            tokio::join!(self.desk.enter_results(load.results_a_second, until, &self.listeners), happens);
        let (entered, ()) = (entered?, happened?);
        let seen = visitors.come_back().await?;
        let heard = self.listeners.all_at(entered.version, LAST_WORD).await?;
        println!("{} results entered, version {}", entered.commands.len(), entered.version);
        println!("page, from when it was due: {}", seen.took);
        if seen.repeated > 0 || heard.came_back > 0 {
            println!("asked again {} times; {} listeners came back", seen.repeated, heard.came_back);
        }
        println!("result to its answer:       {}", entered.took);
        println!("result to a listener:       {}", heard.took);
        if load.judged {
            println!("{}", seen.took.against_goal());
        }
        Ok(entered)
    }
}
