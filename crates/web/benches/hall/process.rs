//! A server in a process of its own: this program, started again.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use kolo_store::Store;
use kolo_web::{AdminLink, Server, ServerConfig, Settings, StreamLimits};
use tokio::sync::oneshot;

use crate::Outcome;

/// Names the database to the process that is to serve it.
const SERVE: &str = "KOLO_HALL_SERVE";

/// Names the address that it is to listen at.
const LISTEN: &str = "KOLO_HALL_LISTEN";

/// What a process was started for.
pub(crate) struct Task {
    database: String,
    listen: String,
}

/// What this process is to serve, if it was started for that.
pub(crate) fn asked_to_serve() -> Option<Task> {
    let listen = std::env::var(LISTEN).unwrap_or_else(|_| "127.0.0.1:0".to_owned());
    Some(Task { database: std::env::var(SERVE).ok()?, listen })
}

/// Serves with the limits that everybody has, until its input ends, which it also does when the other process is no more.
pub(crate) async fn serve(task: &Task) -> Outcome<()> {
    let store = Store::open(&task.database).await?;
    let reporter: kolo_web::Reporter = Arc::new(|trouble: &str| println!("trouble: {trouble}"));
    let settings = Settings {
        listen: task.listen.clone(),
        base_url: None,
        demo: None,
        admin_link: AdminLink::Always,
        streams: StreamLimits::default(),
        config: ServerConfig::default(),
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
    server.run(async { input_ends.await.unwrap_or_default() }).await;
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
    pub(crate) fn start(database: &str, listen: Option<SocketAddr>) -> Outcome<ServerProcess> {
        let mut command = Command::new(std::env::current_exe()?);
        command.env(SERVE, database).stdin(Stdio::piped()).stdout(Stdio::piped());
        if let Some(listen) = listen {
            command.env(LISTEN, listen.to_string());
        }
        let mut child = command.spawn()?;
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
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let field = |name: &str| -> Outcome<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).ok_or("no such figure")?;
            Ok(line.trim_start_matches(':').trim().trim_end_matches(" kB").parse()?)
        };
        Ok((field("VmRSS")?, field("VmHWM")?))
    }

    /// Ends it at once, as a power cut would; where it listened.
    pub(crate) fn kill(mut self) -> Outcome<SocketAddr> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(self.address)
    }

    /// Lets it end by itself.
    pub(crate) fn stop(mut self) -> Outcome<()> {
        drop(self.child.stdin.take());
        let status = self.child.wait()?;
        if status.success() { Ok(()) } else { Err(format!("the server ended with {status}").into()) }
    }
}
