//! The server in a process of its own: this program, started again.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use kolo_store::Store;
use kolo_web::{Server, Settings};
use tokio::sync::oneshot;

use crate::Outcome;

/// Names the database to the process that is to serve it.
const SERVE: &str = "KOLO_DUELS_SERVE";

/// The database to serve, if this process was started for it.
pub(crate) fn asked_to_serve() -> Option<String> {
    std::env::var(SERVE).ok()
}

/// Serves until its input ends, which it also does when the other process is no more.
pub(crate) async fn serve(database: &str) -> Outcome<()> {
    let store = Store::open(database).await?;
    let reporter: kolo_web::Reporter = Arc::new(|trouble: &str| println!("trouble: {trouble}"));
    let settings = Settings {
        listen: "127.0.0.1:0".to_owned(),
        base_url: None,
        demo: None,
        admin_link: kolo_web::AdminLink::Always,
        // All players and spectators of the test come from one machine.
        streams: kolo_web::StreamLimits {
            in_total: usize::MAX,
            ..kolo_web::StreamLimits::for_each_address(usize::MAX)
        },
        config: kolo_web::ServerConfig::default(),
        reporter,
    };
    let server = Server::start(store.clone(), settings).await?;
    println!("{}\n{}", server.address(), server.desk_link().unwrap_or_default());
    let (ended, input_ends) = oneshot::channel();
    std::thread::spawn(move || {
        // However it ends, it ends.
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
        ended.send(())
    });
    let input_ends = async { input_ends.await.unwrap_or_default() };
    server.run(input_ends).await;
    store.close().await?;
    Ok(())
}

/// A running server.
pub(crate) struct ServerProcess {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Opens the desk once.
    pub(crate) desk_key: String,
}

impl ServerProcess {
    pub(crate) fn start(database: &str) -> Outcome<ServerProcess> {
        let mut child = Command::new(std::env::current_exe()?)
            .env(SERVE, database)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        let mut lines = BufReader::new(output).lines();
        let address = lines.next().ok_or("the server did not start")??.parse()?;
        let link = lines.next().ok_or("the server gave no link to the desk")??;
        let desk_key = link.rsplit('/').next().unwrap_or_default().to_owned();
        // Whatever it has to say later is trouble, and everybody is to see it.
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                println!("server: {line}");
            }
        });
        Ok(ServerProcess { child, address, desk_key })
    }

    /// Kibibytes in memory, now and at most.
    pub(crate) fn memory(&self) -> Outcome<(u64, u64)> {
        let id = self.child.id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let field = |name: &str| -> Outcome<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).ok_or("no such figure")?;
            Ok(line.trim_start_matches(':').trim().trim_end_matches(" kB").parse()?)
        };
        Ok((field("VmRSS")?, field("VmHWM")?))
    }

    /// Lets it end by itself.
    pub(crate) fn stop(mut self) -> Outcome<()> {
        drop(self.child.stdin.take());
        let status = self.child.wait()?;
        if status.success() { Ok(()) } else { Err(format!("the server ended with {status}").into()) }
    }
}
