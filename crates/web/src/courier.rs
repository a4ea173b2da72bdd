//! Results of matches on devices come home (K-LIVE). No player waits for a tournament: a match on devices ends in its
//! own log, and the courier, one server at a time, carries what stands there to the tournament it belongs to.
//!
//! Nothing is queued: what is to be carried follows from the two logs. A result has the name of its match and version, so
//! that carried twice it counts once (K-ONCE); a server that dies between is followed by one that looks at everything.

mod home;

use std::collections::BTreeSet;
use std::time::Duration;

use kolo_desk::StreamKind;
use kolo_live::Delivery;
use kolo_messages::Lang;
use kolo_store::{EventLog as _, Signal, StreamId, Subscription};

use crate::app::App;
use crate::lease::{Right, Turn};
use crate::problem::Problem;

pub(crate) use home::{
    Opened, Played, describe, home_in_contest, id_in_contest, id_in_tournament, set_up, standing,
    standing_in_tournament,
};

/// The name of the work of which one server has the right.
pub(crate) const WORK: &str = "live-results";

/// How often the courier asks for the right, and tries again what could not be carried.
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
    courier.right.give_up(&app).await;
}

struct Courier {
    app: App,
    right: Right,
    /// Contests and tournaments in which something has happened.
    homes: BTreeSet<StreamId>,
    /// Matches on devices in which something has happened, or whose result could not be carried.
    matches: BTreeSet<StreamId>,
    /// Those of them that the owner knows about.
    reported: BTreeSet<StreamId>,
}

impl Courier {
    fn new(app: App) -> Courier {
        let (homes, matches, reported) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        Courier { app, right: Right::to(WORK), homes, matches, reported }
    }

    async fn work(&mut self) {
        let mut signals = match self.app.store.subscribe().await {
            Ok(signals) => signals,
            Err(error) => return self.app.report(&error.to_string()),
        };
        loop {
            if let Err(problem) = self.round().await {
                self.log_problem("live", &problem);
            }
            if !self.wait(&mut signals).await {
                return;
            }
        }
    }

    /// Waits until there may be something to do; `false` when the store is gone.
    async fn wait(&mut self, signals: &mut Subscription) -> bool {
        tokio::select! {
            signal = signals.next() => match signal {
                None => return false,
                Some(Signal::Changed { stream, .. }) => self.note(stream),
                Some(Signal::Resync) => {
                    if let Err(problem) = self.note_all().await {
                        self.log_problem("live", &problem);
                    }
                }
            },
            () = tokio::time::sleep(ROUND) => {}
        }
        true
    }

    fn note(&mut self, stream: StreamId) {
        if StreamKind::Live.is_of(&stream) {
            self.matches.insert(stream);
        } else if is_home(&stream) {
            self.homes.insert(stream);
        }
    }

    async fn note_all(&mut self) -> Result<(), Problem> {
        for info in self.app.store.list().await? {
            // A match that no tournament knows of belongs to none.
            if is_home(&info.stream) {
                self.homes.insert(info.stream);
            }
        }
        Ok(())
    }

    async fn round(&mut self) -> Result<(), Problem> {
        match self.right.turn(&self.app).await? {
            Turn::Kept => {}
            Turn::Gained => self.note_all().await?,
            Turn::Elsewhere => {
                // All who have the right hear the same.
                self.homes.clear();
                self.matches.clear();
                return Ok(());
            }
        }
        for stream in std::mem::take(&mut self.homes) {
            match home::matches_of(&self.app, &stream).await {
                Ok(matches) => self.matches.extend(matches),
                Err(problem) => self.fails(stream, &problem),
            }
        }
        for stream in std::mem::take(&mut self.matches) {
            match home::carry(&self.app, &stream).await {
                Ok(
                    Some(Delivery::Entered | Delivery::ThereAlready | Delivery::ByHand(_) | Delivery::Stale)
                    | None,
                ) => {
                    self.reported.remove(&stream);
                }
                Err(problem) => self.fails(stream, &problem),
            }
        }
        Ok(())
    }

    /// What could not be done is tried again; the owner gets one message.
    fn fails(&mut self, stream: StreamId, problem: &Problem) {
        if self.reported.insert(stream.clone()) {
            self.log_problem(stream.as_str(), problem);
        }
        self.note(stream);
    }

    fn log_problem(&self, what: &str, problem: &Problem) {
        let text = problem.message.text(Lang::En);
        self.app.report(&format!("{what}: {}", problem.detail.as_deref().unwrap_or(&text)));
    }
}

/// Whether matches on devices can belong there.
fn is_home(stream: &StreamId) -> bool {
    StreamKind::Contest.is_of(stream) || StreamKind::Tournament.is_of(stream)
}
