//! What all handlers share.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use kolo_store::{EventLog, Signal, Store, StreamId};
use tokio::sync::{Mutex, watch};

use crate::assets;
use crate::attendee_access::Front;
use crate::config::ServerConfig;
use crate::contest_room::ContestRoom;
use crate::cookie::Transport;
use crate::demo::Demo;
use crate::hall::Hall;
use crate::key::{self, NoChance, Secret};
use crate::latency::Lines;
use crate::live::Live;
use crate::metrics::Meter;
use crate::page_cache::Kept;
use crate::passwords::Passwords;
use crate::presence::Presence;
use crate::problem::Problem;
use crate::proving::Proving;
use crate::public::Veils;
use crate::public_address::Reach;
use crate::rate_limit::{KeyLimit, Patience, ReportLimit, SignInLimit, Streams};
use crate::room::{Room, RoomError, Rooms};
use crate::server::{CONNECTIONS, Peer, Settings};
use crate::site::{self, Giver, Site, SiteAct, SiteOrder, SiteRefusal};
use crate::subject::InvalidEvent;
use crate::time;
use crate::tournament::Tournament;
use crate::webhooks::Hooks;

/// Where the server reports what only its owner can repair; never a key, never a name.
pub type Reporter = Arc<dyn Fn(&str) + Send + Sync>;

/// What all handlers share; clones share the same state.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Shared>);

/// The one state of the server.
pub(crate) struct Shared {
    /// Who may sign in to the organiser's pages.
    pub(crate) site: Room<Site>,
    /// Live matches on devices.
    pub(crate) live: Rooms<Live>,
    /// Clocks of the hall.
    pub(crate) clocks: Rooms<Hall>,
    /// Tournaments.
    pub(crate) tournaments: Rooms<Tournament>,
    /// Contests.
    pub(crate) contests: Rooms<ContestRoom>,
    /// Links of competitors.
    pub(crate) fronts: Rooms<Front>,
    /// Webhooks of tournaments.
    pub(crate) hooks: Rooms<Hooks>,
    /// Whether the site shows examples.
    pub(crate) demo: Option<Demo>,
    /// The latency of players' connections.
    pub(crate) lines: Lines,
    /// The prover and its queue.
    pub(crate) proving: Proving,
    /// Streams of events that are open.
    pub(crate) streams: Streams,
    /// Connections that are open, those of named proxies left out.
    pub(crate) connections: Streams,
    /// Wrong keys by address.
    pub(crate) key_limit: KeyLimit,
    /// How often links send reports.
    pub(crate) report_limit: ReportLimit,
    /// Wrong passwords.
    pub(crate) sign_in_limit: SignInLimit,
    /// Works on passwords.
    pub(crate) passwords: Passwords,
    /// The digest in the address of style sheet and modules.
    pub(crate) assets: String,
    /// The address under which people reach the site, if the owner has said it.
    pub(crate) base_url: Option<String>,
    /// The address of the site if none was configured.
    pub(crate) reach: Reach,
    /// Answers that are the same for every visitor.
    pub(crate) kept: Kept,
    /// Tournaments and contests as the public may see them.
    pub(crate) veils: Veils,
    /// How many erasures this process has heard of.
    erasures_seen: Mutex<usize>,
    /// How many of them it has read again after: followers of a log are notified once nothing old can be shown any
    /// more.
    erasures_read: watch::Sender<usize>,
    /// Figures for the owner.
    pub(crate) meter: Meter,
    /// What the owner chose.
    pub(crate) config: ServerConfig,
    /// Whether a server was there all the time.
    pub(crate) presence: Presence,
    /// The log.
    pub(crate) store: Store,
    reporter: Reporter,
    closing: watch::Receiver<bool>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").field("store", &self.store).finish_non_exhaustive()
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// The seed of the lots of a new tournament.
    pub(crate) fn seed(&self) -> Result<u64, NoChance> {
        self.config.seed.map_or_else(key::seed, Ok)
    }

    /// Opens what is in the log.
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub(crate) async fn open(
        store: Store,
        settings: Settings,
        reach: Reach,
        closing: watch::Receiver<bool>,
    ) -> Result<App, RoomError<SiteRefusal>> {
        let stream = site::SITE.parse().expect("a word is a sound name");
        let site: Room<Site> = Room::open(store.clone(), stream).await?;
        // What was erased before is not in memory yet.
        let known = site.newest().state.erased().len();
        let shared = Shared {
            site,
            live: Rooms::new(store.clone()),
            clocks: Rooms::new(store.clone()),
            tournaments: Rooms::new(store.clone()),
            contests: Rooms::new(store.clone()),
            fronts: Rooms::new(store.clone()),
            hooks: Rooms::new(store.clone()),
            demo: settings.demo,
            lines: Lines::default(),
            proving: Proving::default(),
            streams: Streams::new(settings.streams, settings.base_url.is_some()),
            connections: Streams::new(CONNECTIONS, settings.base_url.is_some()),
            key_limit: KeyLimit::default(),
            report_limit: ReportLimit::default(),
            sign_in_limit: SignInLimit::default(),
            passwords: Passwords::new().map_err(|problem| InvalidEvent::of(problem.message.key()))?,
            assets: assets::digest(),
            base_url: settings.base_url.map(|url| url.trim_end_matches('/').to_owned()),
            reach,
            kept: Kept::default(),
            veils: Veils::default(),
            erasures_seen: Mutex::new(known),
            erasures_read: watch::Sender::new(known),
            meter: Meter::default(),
            config: settings.config,
            presence: Presence::new().map_err(InvalidEvent::of)?,
            store,
            reporter: settings.reporter,
            closing,
        };
        Ok(App(Arc::new(shared)))
    }

    /// A server that listens nowhere, for the tests of its parts.
    #[cfg(test)]
    pub(crate) async fn for_tests(store: Store) -> App {
        let settings = Settings {
            listen: String::new(),
            base_url: None,
            demo: None,
            admin_link: crate::server::AdminLink::WhenNeeded,
            streams: crate::rate_limit::StreamLimits::default(),
            config: ServerConfig::default(),
            reporter: Arc::new(|_| ()),
        };
        App::open(store, settings, Reach::of(([127, 0, 0, 1], 0).into()), watch::channel(false).1)
            .await
            .expect("a log that can be followed")
    }

    /// Follows the log for as long as the store lives, so that what another process writes is seen here.
    pub(crate) async fn follow_store(self) {
        let mut subscription = match self.store.subscribe().await {
            Ok(subscription) => subscription,
            Err(error) => return self.report(&error.to_string()),
        };
        while let Some(signal) = subscription.next().await {
            let heard = Instant::now();
            match signal {
                Signal::Changed { .. } => self.meter.signals.fetch_add(1, Ordering::Relaxed),
                Signal::Resync => self.meter.resyncs.fetch_add(1, Ordering::Relaxed),
            };
            self.hear(&signal).await;
            self.meter.catching_up.note(heard.elapsed());
        }
    }

    /// Reads again what was rewritten since this process last looked, and forgets what was made of it (K-ERASE).
    pub(crate) async fn reload_erased(&self) {
        // Requests that come meanwhile wait until it is read.
        let mut seen = self.erasures_seen.lock().await;
        let newest = self.site.newest();
        let erased = newest.state.erased();
        if *seen >= erased.len() {
            return;
        }
        for name in erased.iter().skip(*seen).flatten() {
            let Ok(stream) = name.parse::<StreamId>() else { continue };
            let troubles = [
                self.tournaments.reload(&stream).await.err().map(|error| error.to_string()),
                self.fronts.reload(&stream).await.err().map(|error| error.to_string()),
                self.contests.reload(&stream).await.err().map(|error| error.to_string()),
                self.live.reload(&stream).await.err().map(|error| error.to_string()),
            ];
            for trouble in troubles.into_iter().flatten() {
                self.report(&format!("{stream}: {trouble}"));
            }
        }
        self.kept.forget();
        self.veils.forget();
        *seen = erased.len();
        self.erasures_read.send_replace(erased.len());
    }

    async fn hear(&self, signal: &Signal) {
        let of_site = match signal {
            Signal::Changed { stream, version } => {
                stream.as_str() == site::SITE && self.site.newest().version < *version
            }
            Signal::Resync => true,
        };
        if of_site && let Err(error) = self.site.catch_up().await {
            self.report(&format!("{}: {error}", site::SITE));
        }
        self.reload_erased().await;
        for (stream, error) in self.live.hear(signal).await {
            self.report(&format!("{stream}: {error}"));
        }
        for (stream, error) in self.clocks.hear(signal).await {
            self.report(&format!("{stream}: {error}"));
        }
        for (stream, error) in self.tournaments.hear(signal).await {
            self.report(&format!("{stream}: {error}"));
        }
        for (stream, error) in self.contests.hear(signal).await {
            self.report(&format!("{stream}: {error}"));
        }
        for (stream, error) in self.hooks.hear(signal).await {
            self.report(&format!("{stream}: {error}"));
        }
        for (stream, error) in self.fronts.hear(signal).await {
            self.report(&format!("{stream}: {error}"));
        }
    }

    /// A new one-time key that makes an administrator.
    ///
    /// # Errors
    /// Trouble with the database, or no random bytes.
    pub(crate) async fn issue_key(&self) -> Result<Secret, Problem> {
        let key = Secret::random()?;
        self.order_people(Giver::Owner, SiteAct::IssueKey(key.hash())).await?;
        Ok(key)
    }

    /// Gives an order about people, under a name of its own.
    ///
    /// # Errors
    /// The refusal, trouble with the database, or no random bytes.
    pub(crate) async fn order_people(&self, by: Giver, act: SiteAct) -> Result<(), Problem> {
        self.site.give(command("site")?, &SiteOrder { at: time::now(), by, act }).await?;
        Ok(())
    }
}

impl Shared {
    /// Reports to the owner of the server.
    pub(crate) fn report(&self, text: &str) {
        (self.reporter)(text);
    }

    /// Whether browsers reach the site by an encrypted connection.
    pub(crate) fn transport(&self) -> Transport {
        match &self.base_url {
            Some(url) if url.starts_with("https:") => Transport::Encrypted,
            Some(_) | None => Transport::Plain,
        }
    }

    /// Whether a key that is not known here may be looked for in the database. One address can stand for all clients:
    /// that of a proxy on this machine.
    pub(crate) fn may_look(&self, peer: Peer, patience: Patience) -> bool {
        match patience {
            Patience::Left => true,
            Patience::Gone => {
                let proxy = self.base_url.is_some() && peer.0.is_loopback();
                proxy && self.key_limit.look(time::now()) == Patience::Left
            }
        }
    }

    /// How many erasures have named one of these logs, of those after which this process has read them again.
    pub(crate) fn erasures_of(&self, logs: &[StreamId]) -> usize {
        self.site.newest().state.erasures_of(logs, *self.erasures_read.borrow())
    }

    /// Wakes up when that number may have changed.
    pub(crate) fn erasures(&self) -> watch::Receiver<usize> {
        self.erasures_read.subscribe()
    }

    /// Whether the server has said that it will close.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Changes when the server is closing.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.clone()
    }
}

/// A name for a command that no sender uses twice.
///
/// # Errors
/// No random bytes.
pub(crate) fn command(prefix: &str) -> Result<kolo_store::CommandId, NoChance> {
    let name = format!("{prefix}.{}", Secret::random()?.reveal());
    Ok(name.parse().expect("letters, digits and a dot are a sound name"))
}
