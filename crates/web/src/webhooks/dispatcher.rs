//! Who goes to the webhooks: one server at a time, each webhook in order, again and again until it is taken (K-HOOK).
//!
//! Nothing is queued: what is to be sent follows from the log of the tournament and from how far the webhook has come.
//! So nothing is lost when a server dies between; at worst the last parcel goes out once more, under the same name.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use kolo_desk::StreamKind;
use kolo_store::{EventLog as _, Signal, StoreError, Subscription};
use tokio::task::JoinSet;

use super::call::Caller;
use super::progress::{Outcome, Progress, note_name};
use super::source::Source;
use super::{Hook, Hooks};
use crate::app::App;
use crate::lease::{Right, Turn};
use crate::problem::Problem;
use crate::time;

/// The name of the work of which one server has the right.
const WORK: &str = "webhooks";

/// A request must not begin when less than this is left of it.
const SPARE_MS: i64 = 1_000;

/// How often the courier looks around although nothing has happened: for what is to be tried again.
const ROUND: Duration = Duration::from_secs(1);

/// Runs until the server ends, and then releases the work to the servers that are left.
pub(crate) async fn go(app: App) {
    let mut closing = app.closing();
    let ended = async move {
        // An error says that the server is gone, which is an end as well.
        let _ = closing.wait_for(|closing| *closing).await;
    };
    let mut courier = Courier::new(app.clone());
    tokio::select! {
        () = courier.work() => {}
        () = ended => {}
    }
    courier.under_way.shutdown().await;
    courier.right.give_up(&app).await;
}

/// A webhook by its list and its number.
type Key = (String, u32);

struct Courier {
    app: App,
    caller: Caller,
    /// The lists of webhooks.
    names: BTreeSet<String>,
    right: Right,
    /// Webhooks that are being called now.
    under_way: JoinSet<(Key, Result<Progress, StoreError>)>,
    busy: BTreeSet<Key>,
    /// How far each has come; forgotten with the right.
    known: HashMap<Key, Progress>,
}

impl Courier {
    fn new(app: App) -> Courier {
        let caller = Caller::new(app.config.webhooks);
        Courier {
            app,
            caller,
            names: BTreeSet::new(),
            right: Right::to(WORK),
            under_way: JoinSet::new(),
            busy: BTreeSet::new(),
            known: HashMap::new(),
        }
    }

    async fn work(&mut self) {
        let mut signals = match self.app.store.subscribe().await {
            Ok(signals) => signals,
            Err(error) => return self.app.report(&error.to_string()),
        };
        self.find_all().await;
        loop {
            if let Err(problem) = self.round().await {
                let text = problem.message.text(kolo_messages::Lang::En);
                self.app.report(&format!("webhooks: {}", problem.detail.as_deref().unwrap_or(&text)));
            }
            if !self.wait(&mut signals).await {
                return;
            }
        }
    }

    /// Waits until there may be something to do; `false` when the store is gone.
    async fn wait(&mut self, signals: &mut Subscription) -> bool {
        let pause = self.until_next();
        tokio::select! {
            signal = signals.next() => {
                let Some(signal) = signal else { return false };
                match &signal {
                    Signal::Changed { stream, .. } => {
                        self.names.extend(StreamKind::Webhooks.name_of(stream).map(str::to_owned));
                    }
                    Signal::Resync => self.find_all().await,
                }
                self.see(&signal).await;
            }
            Some(done) = self.under_way.join_next() => self.back(done),
            () = tokio::time::sleep(pause) => {}
        }
        while let Some(done) = self.under_way.try_join_next() {
            self.back(done);
        }
        true
    }

    /// Waits until the rooms show what was written: the store signals before they do. Trouble is reported by the one
    /// who listens for all rooms.
    async fn see(&self, signal: &Signal) {
        let _ = self.app.hooks.hear(signal).await;
        let _ = self.app.tournaments.hear(signal).await;
        let _ = self.app.contests.hear(signal).await;
    }

    /// How long nothing has to be tried again.
    fn until_next(&self) -> Duration {
        let now = time::now().0;
        let later =
            self.known.values().map(|known| known.not_before.saturating_sub(now)).filter(|left| *left > 0);
        let least = later.min().and_then(|left| u64::try_from(left).ok()).map(Duration::from_millis);
        least.map_or(ROUND, |least| least.min(ROUND))
    }

    fn back(&mut self, done: Result<(Key, Result<Progress, StoreError>), tokio::task::JoinError>) {
        match done {
            Ok((key, progress)) => {
                self.busy.remove(&key);
                match progress {
                    Ok(progress) => {
                        self.known.insert(key, progress);
                    }
                    Err(error) => {
                        self.known.remove(&key);
                        self.app.report(&error.to_string());
                    }
                }
            }
            Err(error) => self.app.report(&error.to_string()),
        }
    }

    async fn find_all(&mut self) {
        match self.app.store.list().await {
            Ok(streams) => {
                let names = streams.iter().filter_map(|info| StreamKind::Webhooks.name_of(&info.stream));
                self.names.extend(names.map(str::to_owned));
            }
            Err(error) => self.app.report(&error.to_string()),
        }
    }

    /// Looks at every webhook and starts a call to those for which something is to be sent.
    async fn round(&mut self) -> Result<(), Problem> {
        let mut wanted: Vec<(Key, Hook)> = Vec::new();
        for name in self.names.clone() {
            let Some(stream) = StreamKind::Webhooks.stream(&name) else { continue };
            let Some(room) = self.app.hooks.get(&stream).await? else { continue };
            let newest = room.newest();
            wanted.extend(newest.state.all().iter().map(|(id, hook)| ((name.clone(), *id), hook.clone())));
        }
        self.known.retain(|key, _| wanted.iter().any(|(one, _)| one == key));
        if wanted.is_empty() || !self.has_the_right().await? {
            return Ok(());
        }
        let mut waiting = 0_u64;
        for (key, hook) in wanted {
            waiting = waiting.saturating_add(self.look_at(key, hook).await?);
        }
        self.app.meter.waiting.store(waiting, Ordering::Relaxed);
        Ok(())
    }

    /// Starts a call to a webhook if something is to be sent to it now; answers how much there is.
    async fn look_at(&mut self, key: Key, hook: Hook) -> Result<u64, Problem> {
        let source = Source::of(&key.0);
        let known = if let Some(known) = self.known.get(&key) {
            known.clone()
        } else {
            let known = Progress::load(&self.app.store, &key.0, key.1, hook.since).await?;
            self.known.insert(key.clone(), known.clone());
            known
        };
        let waiting = source.waiting(&self.app, known.after, &hook.topics).await?.unwrap_or(0);
        if waiting > 0 && known.not_before <= time::now().0 && self.busy.insert(key.clone()) {
            let trip = Trip {
                app: self.app.clone(),
                caller: self.caller.clone(),
                until: self.right.until(),
                key,
                hook,
            };
            self.under_way.spawn(async move {
                let outcome = trip.go(known).await;
                (trip.key, outcome)
            });
        }
        Ok(waiting)
    }

    /// Whether this server has the right to the work. How far each webhook has come is forgotten with it.
    async fn has_the_right(&mut self) -> Result<bool, StoreError> {
        let turn = self.right.turn(&self.app).await?;
        match turn {
            Turn::Kept => {}
            Turn::Gained | Turn::Elsewhere => self.known.clear(),
        }
        Ok(turn != Turn::Elsewhere)
    }
}

/// A call to one webhook.
struct Trip {
    app: App,
    caller: Caller,
    until: Arc<AtomicI64>,
    key: Key,
    hook: Hook,
}

impl Trip {
    /// Sends one message after the other until there is nothing more, one fails, or the right is over.
    async fn go(&self, mut progress: Progress) -> Result<Progress, StoreError> {
        let (name, id) = &self.key;
        let source = Source::of(name);
        while self.until.load(Ordering::Acquire).saturating_sub(SPARE_MS) > time::now().0 && self.is_wanted()
        {
            let next = source.next(&self.app, progress.after, &self.hook.topics).await;
            let Some(next) = next else { break };
            let attempt = progress.failures.saturating_add(1);
            let sent = self.caller.send(&self.hook, &next.parcel, attempt, time::now().0).await;
            let meter = &self.app.meter;
            let goes_on = match sent {
                Ok(status) => {
                    progress.delivered(next.seq, &next.parcel.id, time::now().0, status);
                    meter.delivered.fetch_add(1, Ordering::Relaxed);
                    true
                }
                Err(failure) => {
                    meter.undelivered.fetch_add(1, Ordering::Relaxed);
                    let patience = self.app.config.webhook_patience;
                    let event = (next.seq, next.at);
                    let outcome =
                        progress.failed(event, &next.parcel.id, time::now().0, failure.code(), patience);
                    if outcome == Outcome::GivenUp {
                        meter.given_up.fetch_add(1, Ordering::Relaxed);
                    }
                    outcome == Outcome::GivenUp
                }
            };
            progress.save(&self.app.store, name, *id).await?;
            if !goes_on {
                break;
            }
        }
        if !self.is_wanted() {
            self.app.store.set_note(&note_name(name, *id), None).await?;
        }
        Ok(progress)
    }

    /// Whether the webhook is still in the list.
    fn is_wanted(&self) -> bool {
        let (name, id) = &self.key;
        let held = StreamKind::Webhooks.stream(name).and_then(|stream| self.app.hooks.held(&stream));
        held.is_some_and(|room| {
            let hooks: Arc<Hooks> = room.newest().state;
            hooks.all().contains_key(id)
        })
    }
}
