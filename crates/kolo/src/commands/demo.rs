//! `kolo demo`: the web application on example tournaments that are half played.

use std::sync::Arc;
use std::time::Duration;

use kolo_messages::Message;
use kolo_web::{AdminLink, Demo, Server, ServerConfig, Settings, StreamLimits, asked_to_stop};

use super::serve::{Picture, failure_of_start, greet, raise_file_limit, warn_owner};
use crate::console::Console;
use crate::database::{self, failure_of_store};
use crate::exit::Exit;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  kolo demo                              on this computer only, http://127.0.0.1:8400
  kolo demo --listen 0.0.0.0:8400        for all in the room: everything is open to all
  kolo demo --listen 127.0.0.1:0         on any free port, which is printed

Nothing is kept: the examples are gone when the program ends.";

/// What was typed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8400")]
    listen: String,
    /// Print the address as a QR code for phones even if the output is not a terminal
    #[arg(long)]
    qr: bool,
}

/// Serves examples until it is asked to stop; on request it starts again from the beginning.
///
/// # Errors
/// When the port or the database fails.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::of_writing("tokio", &error))?;
    let ended = runtime.block_on(async {
        let mut stop = std::pin::pin!(asked_to_stop());
        let mut listen = args.listen.clone();
        let mut greeted = false;
        loop {
            let demo = Demo::new();
            let end = serve(args, &mut listen, &demo, console, &mut greeted, stop.as_mut()).await?;
            if end == End::Stopped {
                let closed = Message::new("web-serving-closed").text(console.lang());
                console.print(&format!("{closed}\n"))?;
                return Ok(Exit::Done);
            }
        }
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    ended
}

/// Why a demo came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// A visitor wants the examples as they were.
    Restore,
    /// The program is asked to stop.
    Stopped,
}

/// Serves the examples from a database that is not kept. The next time it listens where it listened before.
async fn serve(
    args: &Args,
    listen: &mut String,
    demo: &Demo,
    console: &mut Console<'_>,
    greeted: &mut bool,
    mut stop: std::pin::Pin<&mut impl Future<Output = ()>>,
) -> Result<End, Failure> {
    let folder = tempfile::tempdir().map_err(|error| Failure::of_writing("kolo-demo", &error))?;
    let url = format!("sqlite:{}", folder.path().join("demo.sqlite").display());
    let store = database::open(&url).await?;
    let settings = Settings {
        listen: listen.clone(),
        base_url: None,
        demo: Some(demo.clone()),
        admin_link: AdminLink::WhenNeeded,
        streams: StreamLimits::default(),
        config: ServerConfig::default(),
        reporter: Arc::new(warn_owner),
    };
    let server = Server::start(store.clone(), settings).await.map_err(|error| failure_of_start(&error))?;
    *listen = server.address().to_string();
    if !std::mem::replace(greeted, true) {
        let way_in = Message::new("demo-serving").with("link", format!("{}/demo", server.site_link()));
        greet(&server, way_in, Picture::when(args.qr), console)?;
    }
    let mut end = End::Stopped;
    server
        .run(async {
            tokio::select! {
                () = demo.restore_wanted() => end = End::Restore,
                () = stop.as_mut() => {}
            }
        })
        .await;
    store.close().await.map_err(|error| failure_of_store(&error))?;
    Ok(end)
}
