//! The contest beside the server: matches that can be taken to screens, and the slips onto which their results go.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kolo_live::{Home, Setting};
use kolo_messages::{Lang, Message};
use kolo_model::{Name, PerSide};
use kolo_store::{EventLog, Signal, StreamId, Version};
use kolo_teams::Game;
use serde::Deserialize;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::live;
use crate::problem::Problem;

/// How often a result that could not be entered is tried again.
const AGAIN: Duration = Duration::from_secs(15);

/// A match of a contest that can be played now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenMatch {
    /// Which one.
    pub home: Home,
    /// Who plays.
    pub sides: PerSide<String>,
    /// Whether it can also be played without clocks, by another time.
    pub without_clocks: bool,
}

/// Whether duels are played with clocks, where a contest leaves the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clocks {
    /// They are.
    #[default]
    Used,
    /// They are not.
    None,
}

/// A contest as the server needs it. Wherever it is kept is somebody else's business; calls may take their time.
pub trait Contest: Send + Sync {
    /// The matches that can be played now.
    ///
    /// # Errors
    /// When the contest cannot be read; the sentence says why.
    fn open_matches(&self) -> Result<Vec<OpenMatch>, Message>;

    /// Takes a match to the screens: lines it up if nobody has, and says how it is played.
    ///
    /// # Errors
    /// When it cannot be played now.
    fn take(&self, by: &Name, home: &Home, clocks: Clocks) -> Result<Setting, Message>;

    /// Enters what was played on the slip of the match. The same once more changes nothing.
    ///
    /// # Errors
    /// When the slip refuses it.
    fn enter(&self, home: &Home, games: &[Game], reason: Option<String>) -> Result<(), Message>;
}

/// What the server knows of matches that belong to a contest.
#[derive(Debug, Default)]
pub(crate) struct Homes(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// Those that are set up on screens, over or not.
    on_screens: HashSet<Home>,
    /// Those whose result is not on its slip yet, and why.
    undelivered: BTreeMap<StreamId, Message>,
}

impl Homes {
    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        // A panic while the lock was held cannot leave the lists half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a match is set up on screens.
    pub(crate) fn is_on_screens(&self, home: &Home) -> bool {
        self.lock().on_screens.contains(home)
    }

    /// Notes that a match is set up; `false` if it was already.
    pub(crate) fn set_up(&self, home: &Home) -> bool {
        self.lock().on_screens.insert(home.clone())
    }

    /// Notes that it is not, after all.
    pub(crate) fn gone(&self, home: &Home) {
        self.lock().on_screens.remove(home);
    }

    /// Each result that is not on its slip yet, with the sentence that says why.
    pub(crate) fn undelivered(&self) -> Vec<(StreamId, Message)> {
        self.lock().undelivered.iter().map(|(stream, why)| (stream.clone(), why.clone())).collect()
    }
}

/// Asks the contest without keeping others waiting.
///
/// # Errors
/// What the contest answers.
pub(crate) async fn ask<T: Send + 'static>(
    contest: &Arc<dyn Contest>,
    question: impl FnOnce(&dyn Contest) -> Result<T, Message> + Send + 'static,
) -> Result<T, Problem> {
    let contest = Arc::clone(contest);
    let asked = tokio::task::spawn_blocking(move || question(&*contest)).await;
    let answer = asked.map_err(|error| Problem::internal(error.to_string()))?;
    answer.map_err(Problem::bad_field)
}

/// Brings the results of matches that belong to a contest onto their slips, for as long as the server runs: those that
/// ended before it was started, and each one when its last duel ends or the arbiter corrects it.
pub(crate) async fn bring_home(app: App) {
    let Some(contest) = app.contest.clone() else { return };
    let mut subscription = match app.store.subscribe().await {
        Ok(subscription) => subscription,
        Err(error) => return app.report(&error.to_string()),
    };
    everything(&app, &contest).await;
    let mut again = interval(AGAIN);
    again.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            signal = subscription.next() => match signal {
                Some(Signal::Changed { stream, version }) => look_at(&app, &contest, &stream, version).await,
                Some(Signal::Resync) => everything(&app, &contest).await,
                None => return,
            },
            _ = again.tick() => {
                for (stream, _) in app.homes.undelivered() {
                    look_at(&app, &contest, &stream, Version::NONE).await;
                }
            }
        }
    }
}

async fn everything(app: &App, contest: &Arc<dyn Contest>) {
    match app.store.list().await {
        Ok(streams) => {
            for stream in streams {
                look_at(app, contest, &stream.stream, stream.version).await;
            }
        }
        Err(error) => app.report(&error.to_string()),
    }
}

/// Enters the result of a match if it has one. The log has at least `version`; the room may still be on its way there.
async fn look_at(app: &App, contest: &Arc<dyn Contest>, stream: &StreamId, version: Version) {
    if !stream.as_str().starts_with(live::PREFIX) {
        return;
    }
    let Ok(Some(room)) = app.live.get(stream).await else { return };
    if room.newest().version < version
        && let Err(error) = room.catch_up().await
    {
        return app.report(&format!("{stream}: {error}"));
    }
    let newest = room.newest();
    let Ok(game) = newest.state.game() else { return };
    let Some(home) = game.setting().home.clone() else { return };
    app.homes.set_up(&home);
    if game.slip().settled().is_none() {
        return;
    }
    let (games, reason) = (game.games(), game.slip().past().last().map(|past| past.reason.clone()));
    let entered = ask(contest, move |contest| contest.enter(&home, &games, reason)).await;
    let mut known = app.homes.lock();
    match entered {
        Ok(()) => {
            known.undelivered.remove(stream);
        }
        Err(problem) => {
            if known.undelivered.insert(stream.clone(), problem.message.clone()).is_none() {
                app.report(&format!("{stream}: {}", problem.message.text(Lang::En)));
            }
        }
    }
}
