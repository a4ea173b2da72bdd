//! `kolo serve`: the web application.

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use kolo_messages::Message;
use kolo_store::Store;
use kolo_web::{
    AdminLink, MetricsToken, Server, ServerConfig, Settings, StartError, StreamLimits, TrustedProxies,
    WebhookReach, asked_to_stop, terminal_picture,
};

use crate::console::Console;
use crate::database::{self, failure_of_store};
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

const EXAMPLES: &str = "\
Examples:
  kolo serve                                      on this computer only, http://127.0.0.1:8400
  kolo serve --listen 0.0.0.0:8400                for all in the hall
  kolo serve --database postgres://localhost/kolo --base-url https://kolo.example.org
  kolo serve --listen 127.0.0.1:0                 on any free port, which is printed
  kolo serve --admin-link                         a new link for an administrator who forgot the password";

/// What was typed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The database: sqlite:PATH or postgres://…; a SQLite file is created if it does not exist
    #[arg(long, value_name = "URL", default_value = "sqlite:kolo.sqlite")]
    database: String,
    /// Address and port to listen on; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8400")]
    listen: String,
    /// Address at which visitors reach the site, if the organiser uses another one: http://… or https://…
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,
    /// Print a sign-in link for an administrator, even if one has a password; it works once
    #[arg(long)]
    admin_link: bool,
    /// Print the address as a QR code for phones even if the output is not a terminal
    #[arg(long)]
    qr: bool,
    /// How many live pages may be open from one address [default: 500, in the local network 2500]
    #[arg(long, value_name = "NUMBER")]
    streams_per_address: Option<usize>,
    /// How long to go on answering after a request to stop, so that a load balancer sees it in /healthz
    #[arg(long, value_name = "SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=300))]
    leave_after: u64,
    /// A file whose first line is the bearer token for /metrics; without it only this computer has access
    #[arg(long, value_name = "FILE")]
    metrics_token_file: Option<PathBuf>,
    /// Address of a proxy whose X-Forwarded-For header is trusted; may be repeated
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<std::net::IpAddr>,
    /// Allow webhooks to this computer and to the local network
    #[arg(long)]
    webhooks_local: bool,
}

impl Args {
    /// How the server is to be run.
    fn config(&self) -> Result<ServerConfig, Failure> {
        let metrics_token = match &self.metrics_token_file {
            None => None,
            Some(path) => {
                let text = std::fs::read_to_string(path).map_err(|error| {
                    let message = Message::new("web-token-file").with("path", path.display().to_string());
                    Failure::usage(message.with("why", error.to_string()))
                })?;
                let token = text.lines().next().and_then(MetricsToken::new).ok_or_else(|| {
                    let message = Message::new("web-token-short").with("path", path.display().to_string());
                    Failure::usage(message.with("letters", MetricsToken::SHORTEST))
                })?;
                Some(token)
            }
        };
        let webhooks = if self.webhooks_local { WebhookReach::Local } else { WebhookReach::Public };
        let leave = Duration::from_secs(self.leave_after);
        let trusted_proxies = TrustedProxies::new(self.trusted_proxy.iter().copied());
        Ok(ServerConfig { metrics_token, leave, webhooks, trusted_proxies, ..ServerConfig::default() })
    }
}

/// Serves until it is asked to stop.
///
/// # Errors
/// When the port or the database fails, or an address is not valid.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    if let Some(url) = args.base_url.as_deref().filter(|url| !is_base_url(url)) {
        return Err(Failure::usage(Message::new("web-bad-base-url").with("url", url)));
    }
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::of_writing("tokio", &error))?;
    let ended = runtime.block_on(async {
        let store = database::open(&args.database).await?;
        let served = serve(args, store.clone(), console).await;
        store.close().await.map_err(|error| failure_of_store(&error))?;
        served
    });
    // A search of the prover whose answer is no longer needed does not hold the program up.
    runtime.shutdown_timeout(Duration::from_secs(1));
    ended
}

async fn serve(args: &Args, store: Store, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let settings = Settings {
        listen: args.listen.clone(),
        base_url: args.base_url.clone(),
        demo: None,
        admin_link: if args.admin_link { AdminLink::Always } else { AdminLink::WhenNeeded },
        streams: args.streams_per_address.map_or_else(StreamLimits::default, StreamLimits::for_each_address),
        config: args.config()?,
        reporter: Arc::new(warn_owner),
    };
    let server = Server::start(store, settings).await.map_err(|error| failure_of_start(&error))?;
    let stop = asked_to_stop();
    let desk = match server.desk_link() {
        Some(link) => Message::new("web-serving-desk").with("link", link),
        None => Message::new("web-serving-sign-in").with("link", format!("{}/sign-in", server.site_link())),
    };
    greet(&server, desk, Picture::when(args.qr), console)?;
    server.run(stop).await;
    console.print(&format!("{}\n", Message::new("web-serving-closed").text(console.lang())))?;
    Ok(Exit::Done)
}

/// Whether the address is printed as a picture, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Picture {
    /// It is.
    Printed,
    /// It is not.
    Left,
}

impl Picture {
    /// On a terminal, or where the user asks for it.
    pub(super) fn when(asked: bool) -> Picture {
        if asked || std::io::stdout().is_terminal() { Picture::Printed } else { Picture::Left }
    }
}

/// Says where the server is, how to sign in and how to stop it.
pub(super) fn greet(
    server: &Server,
    desk: Message,
    picture: Picture,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let lang = console.lang();
    let only_here = server.is_only_here().then(|| Message::new("web-serving-only-here"));
    let at = Message::new("web-serving").with("address", server.site_link());
    for line in
        [Some(at), Some(desk), only_here, Some(Message::new("web-serving-stop"))].into_iter().flatten()
    {
        console.print(&format!("{}\n", line.text(lang)))?;
    }
    // The QR code has the public address, never a secret link.
    if picture == Picture::Printed
        && let Some(picture) = terminal_picture(server.site_link())
    {
        console.print(&format!("\n{picture}\n{}\n", server.site_link()))?;
    }
    console.flush()
}

/// Every live page is an open file to the system, and the usual bound of 1024 is less than a hall needs.
pub(super) fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // With less the server works all the same, for fewer people.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    }
}

/// What only the owner can fix goes to standard error, while the server goes on answering.
pub(super) fn warn_owner(text: &str) {
    use std::io::Write as _;
    // There is no place left to report that standard error fails.
    let _ = writeln!(std::io::stderr(), "kolo: {text}");
}

pub(super) fn failure_of_start(error: &StartError) -> Failure {
    match error {
        StartError::Store(error) => failure_of_store(error),
        other => {
            let why = || Message::new("web-start-failed").with("why", other.to_string());
            Failure::one(Exit::Failed, Complaint::usage(other.message().unwrap_or_else(why)))
        }
    }
}

/// A scheme and a host, perhaps with a port, and nothing behind it but a slash.
fn is_base_url(url: &str) -> bool {
    let host = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"));
    let host = host.map(|rest| rest.strip_suffix('/').unwrap_or(rest)).unwrap_or_default();
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    !host.is_empty() && host.chars().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_url_is_scheme_and_host() {
        for good in ["http://a", "https://kolo.example.org/", "http://[::1]:8400", "http://10.0.0.7:80"] {
            assert!(is_base_url(good), "{good}");
        }
        for bad in ["", "kolo.example.org", "ftp://a", "http://", "https://a/b", "http://a b", "http://a?x"] {
            assert!(!is_base_url(bad), "{bad}");
        }
    }
}
