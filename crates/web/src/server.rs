//! The listening socket, its connections, and their end.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use kolo_messages::{Lang, Message};
use kolo_store::{Store, StoreError};
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::app::{App, Reporter};
use crate::config::ServerConfig;
use crate::demo::{self, Demo};
use crate::problem::Problem;
use crate::proxies::TrustedProxies;
use crate::public_address::Reach;
use crate::rate_limit::{StreamLimits, StreamPlace, Streams};
use crate::room::RoomError;
use crate::{courier, routes, scheduler, webhooks};

/// Connections at a time. A browser that watches holds one; later ones wait.
const AT_A_TIME: usize = 4096;

/// Connections from one address of the internet, and from one of the local network: as many as live pages may be open there,
/// and some for requests beside them. A proxy has as many as it needs.
pub(crate) const CONNECTIONS: StreamLimits =
    StreamLimits { per_address: 1000, per_near_address: 3500, in_total: AT_A_TIME };

/// How long the head of a request may take.
const HEAD: Duration = Duration::from_secs(15);

/// Bytes of the head of a request; no page of ours needs a tenth of it.
const HEAD_BYTES: usize = 16 * 1024;

/// How long answers under way may take when the server closes.
const DRAIN: Duration = Duration::from_secs(10);

/// Where to listen and how people reach it.
#[derive(Clone)]
pub struct Settings {
    /// Address and port; port 0 takes any free one.
    pub listen: String,
    /// The address under which people reach the site, if it is not the one that organisers use.
    pub base_url: Option<String>,
    /// Whether a link for an administrator is made.
    pub admin_link: AdminLink,
    /// Whether the site shows examples.
    pub demo: Option<Demo>,
    /// How many streams of events may be open.
    pub streams: StreamLimits,
    /// What the owner of the machine chooses.
    pub config: ServerConfig,
    /// Where to report what only the owner can repair.
    pub reporter: Reporter,
}

/// Whether the server makes a link for an administrator when it starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AdminLink {
    /// While no administrator can sign in with a password.
    #[default]
    WhenNeeded,
    /// In any case: an administrator has forgotten the password.
    Always,
}

impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Settings").field("listen", &self.listen).finish_non_exhaustive()
    }
}

/// Why the server does not start.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The port or address is not to be had.
    #[error("{}", .0.text(Lang::En))]
    Listen(Message),
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
    /// A log that this program cannot follow, or a system without random bytes.
    #[error("{0}")]
    Mistake(String),
}

impl StartError {
    /// The sentence for people, if it is something they can act on.
    pub fn message(&self) -> Option<Message> {
        match self {
            StartError::Listen(message) => Some(message.clone()),
            StartError::Store(error) => Some(error.message()),
            StartError::Mistake(_) => None,
        }
    }
}

/// A server that listens but has not answered any request yet.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    site_link: String,
    desk_link: Option<String>,
    closing: watch::Sender<bool>,
}

impl Server {
    /// Opens the log, listens, and makes a one-time key for an administrator where one is needed.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn start(store: Store, settings: Settings) -> Result<Server, StartError> {
        let refused = |error: std::io::Error| {
            let message = Message::new("web-cannot-listen").with("address", settings.listen.as_str());
            StartError::Listen(message.with("why", error.to_string()))
        };
        let listener = TcpListener::bind(&settings.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let (closing, closes) = watch::channel(false);
        let admin_link = settings.admin_link;
        let opened = App::open(store, settings, Reach::of(address), closes).await;
        let app = opened.map_err(|error| match error {
            RoomError::Store(error) => StartError::Store(error),
            other => StartError::Mistake(other.to_string()),
        })?;
        let mistake = |problem: Problem| StartError::Mistake(problem.message.text(Lang::En));
        app.presence.begin(&app).await.map_err(mistake)?;
        if app.demo.is_some() {
            demo::plant(&app).await.map_err(mistake)?;
        }
        let site_link = app.base_url.clone().unwrap_or_else(|| app.reach.site());
        let desk_link = if admin_link == AdminLink::Always || !app.site.newest().state.has_administrator() {
            let key = app.issue_key().await.map_err(mistake)?;
            Some(format!("{site_link}/desk/enter/{}", key.reveal()))
        } else {
            None
        };
        Ok(Server { app, listener, address, site_link, desk_link, closing })
    }

    /// Where it listens; the port is the real one.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the site for people.
    pub fn site_link(&self) -> &str {
        &self.site_link
    }

    /// Whether no other computer reaches it, as far as it knows.
    pub fn is_only_here(&self) -> bool {
        self.app.base_url.is_none() && matches!(self.app.reach, Reach::Here(_))
    }

    /// The link that opens the organiser's pages once for an administrator, if one was made.
    pub fn desk_link(&self) -> Option<&str> {
        self.desk_link.as_deref()
    }

    /// Answers until `stop` comes to an end. Then it says that it is not ready any more and ends the streams of events
    /// with a hint when to come back, wherever that is; goes on answering for as long as the owner wants; and at last
    /// takes no new connection, but lets answers under way finish (K-DRAIN).
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { app, listener, closing, .. } = self;
        let helpers = [
            tokio::spawn(app.clone().follow_store()),
            tokio::spawn(scheduler::watch(app.clone())),
            tokio::spawn(courier::go(app.clone())),
            tokio::spawn(webhooks::dispatcher::go(app.clone())),
        ];
        let router = routes::router(app.clone());
        let door = Door::new(&app);
        let connections = GracefulShutdown::new();
        take_in(&listener, &door, &router, &connections, stop).await;
        // An error says that no stream of events is open.
        let _ = closing.send(true);
        take_in(&listener, &door, &router, &connections, tokio::time::sleep(app.config.leave)).await;
        drop(listener);
        tokio::select! {
            () = connections.shutdown() => {}
            () = tokio::time::sleep(DRAIN) => {}
        }
        for helper in helpers {
            helper.abort();
            // It was asked to end; nothing that it could say matters.
            let _ = helper.await;
        }
        if let Err(error) = app.presence.end(&app).await {
            app.report(&error.to_string());
        }
    }
}

/// The address of the client, as it is counted: of the new kind the network, in which a client that has one address has
/// as many as it likes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl Peer {
    /// A server that listens for both kinds of addresses hears an old one in the guise of a new one.
    fn at(address: IpAddr) -> Peer {
        Peer(match address.to_canonical() {
            // This machine is itself.
            IpAddr::V6(v6) if !v6.is_loopback() => {
                IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)))
            }
            other @ (IpAddr::V4(_) | IpAddr::V6(_)) => other,
        })
    }
}

/// How many are let in, and who they are.
#[derive(Debug)]
struct Door {
    places: Arc<Semaphore>,
    by_address: Streams,
    proxies: TrustedProxies,
}

/// A connection that was let in; its places are free when this is dropped.
#[derive(Debug)]
struct LetIn {
    from: IpAddr,
    _place: OwnedSemaphorePermit,
    /// Nothing for a proxy, behind which all clients are.
    _of_address: Option<StreamPlace>,
}

impl Door {
    fn new(app: &App) -> Door {
        Door {
            places: Arc::new(Semaphore::new(AT_A_TIME)),
            by_address: app.connections.clone(),
            proxies: app.config.trusted_proxies.clone(),
        }
    }

    /// Whether one more may come in from this address; a client with too many open connections may not.
    fn let_in(&self, from: IpAddr, place: OwnedSemaphorePermit) -> Option<LetIn> {
        let of_address = if self.proxies.includes(from) {
            None
        } else {
            Some(self.by_address.open(Peer::at(from).0).ok()?)
        };
        Some(LetIn { from, _place: place, _of_address: of_address })
    }
}

/// Takes connections in until the end comes.
async fn take_in(
    listener: &TcpListener,
    door: &Door,
    router: &Router,
    connections: &GracefulShutdown,
    end: impl Future<Output = ()>,
) {
    let mut end = std::pin::pin!(end);
    loop {
        tokio::select! {
            () = &mut end => return,
            next = accept(listener, door) => if let Some((stream, let_in)) = next {
                serve(stream, let_in, door.proxies.clone(), router, connections);
            },
        }
    }
}

async fn accept(listener: &TcpListener, door: &Door) -> Option<(TcpStream, LetIn)> {
    let place = Arc::clone(&door.places).acquire_owned().await.ok()?;
    if let Ok((stream, address)) = listener.accept().await {
        Some((stream, door.let_in(address.ip(), place)?))
    } else {
        // Out of files, for example: it passes when others leave, and trying at once would only burn the processor.
        tokio::time::sleep(Duration::from_millis(50)).await;
        None
    }
}

fn serve(
    stream: TcpStream,
    let_in: LetIn,
    proxies: TrustedProxies,
    router: &Router,
    connections: &GracefulShutdown,
) {
    // Signals are small and must not wait for more.
    let _ = stream.set_nodelay(true);
    let tower = TowerToHyperService::new(router.clone());
    let from = let_in.from;
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        // One connection of a proxy brings requests of many.
        let peer = Peer::at(proxies.origin(from, request.headers()).unwrap_or(from));
        request.extensions_mut().insert(peer);
        tower.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service);
    let connection = connections.watch(connection);
    tokio::spawn(async move {
        // A connection that breaks is the other end's business.
        let _ = connection.await;
        drop(let_in);
    });
}

/// Ends when the system asks the program to stop: Ctrl-C, or a polite kill. It listens from the moment of the call, so
/// that nothing is missed that comes before it is waited for.
pub fn asked_to_stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok())
    };
    async move {
        #[cfg(unix)]
        if let [Some(mut interrupted), Some(mut terminated)] = signals {
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A proxy on this machine, heard by a socket that listens at `[::]`.
    #[test]
    fn an_old_address_in_a_new_guise_is_the_same() {
        let limits = StreamLimits { in_total: 3, ..StreamLimits::for_each_address(1) };
        let streams = Streams::new(limits, true);
        let proxy = Peer::at("::ffff:127.0.0.1".parse().expect("an address"));
        let _places = [(); 2].map(|()| streams.open(proxy.0).expect("it stands for all visitors"));
        assert_eq!(Peer::at("::ffff:10.0.0.2".parse().expect("an address")).0, IpAddr::from([10, 0, 0, 2]));
    }

    /// A browser that opens connections without end keeps no other out; a proxy that was named is not counted.
    #[tokio::test]
    async fn one_address_does_not_take_all_connections() {
        let (one, proxy) = (IpAddr::from([203, 0, 113, 9]), IpAddr::from([203, 0, 113, 1]));
        let limits = StreamLimits { in_total: AT_A_TIME, ..StreamLimits::for_each_address(2) };
        let door = Door {
            places: Arc::new(Semaphore::new(AT_A_TIME)),
            by_address: Streams::new(limits, false),
            proxies: TrustedProxies::new([proxy]),
        };
        let ask = |from| {
            let place = Arc::clone(&door.places).try_acquire_owned().expect("there is room");
            door.let_in(from, place)
        };
        let open = [ask(one), ask(one)];
        assert!(open.iter().all(Option::is_some) && ask(one).is_none());
        assert!(ask(IpAddr::from([203, 0, 113, 10])).is_some(), "others come in");
        assert!([(); 5].map(|()| ask(proxy)).iter().all(Option::is_some));
        drop(open);
        assert!(ask(one).is_some(), "a visitor who leaves makes room");
        assert_eq!(door.places.available_permits(), AT_A_TIME);
    }

    /// A client that has one address of the new kind has 2 to the 64.
    #[test]
    fn new_addresses_are_counted_by_their_network() {
        let at = |text: &str| Peer::at(text.parse().expect("an address")).0;
        assert_eq!(at("2001:db8:1:2:3:4:5:6").to_string(), "2001:db8:1:2::");
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert!(at("::1").is_loopback(), "this machine is itself");
        assert!(crate::rate_limit::is_near(at("fd00::7")) && crate::rate_limit::is_near(at("fe80::7")));
    }
}
