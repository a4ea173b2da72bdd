//! The contest beside the server: matches that can be taken to screens, and the slips onto which their results go.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kolo_live::{Event, Home, Setting};
use kolo_messages::{Lang, Message};
use kolo_model::{Name, PerSide};
use kolo_store::{EventLog, Signal, StoreError, StreamId, Version};
use kolo_teams::Game;
use serde::Deserialize;
use tokio::time::{MissedTickBehavior, interval};
use utoipa::ToSchema;

use crate::app::App;
use crate::live::{self, Live};
use crate::problem::Problem;
use crate::subject::Subject as _;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, ToSchema)]
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

    /// What tells this contest from every other.
    ///
    /// # Errors
    /// When the contest cannot be read.
    fn identity(&self) -> Result<String, Message>;

    /// Takes a match to the screens: lines it up if nobody has, and says how it is played.
    ///
    /// # Errors
    /// When it cannot be played now.
    fn take(&self, by: &Name, home: &Home, clocks: Clocks) -> Result<Setting, Message>;

    /// Enters what was played on the slip of the match. The same once more changes nothing, and what was written there by
    /// hand stays.
    ///
    /// # Errors
    /// When the slip refuses it, or the match belongs to another contest.
    fn enter(&self, home: &Home, games: &[Game], reason: Option<String>) -> Result<Delivery, Message>;
}

/// What became of a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Delivery {
    /// It stands on the slip.
    OnSlip,
    /// Somebody has written something else there by hand, and that counts.
    ByHand(Name),
    /// The slip was put aside since the match was taken to the screens; it is played anew.
    Stale,
}

/// What the server knows of matches that belong to a contest.
#[derive(Debug, Default)]
pub(crate) struct Homes(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// Those that are set up on screens, over or not.
    on_screens: HashSet<Home>,
    /// Those whose result is not on its slip, and why.
    undelivered: BTreeMap<StreamId, Why>,
}

/// Why a result is not on its slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Why {
    /// It could not be entered yet.
    NotYet(Message),
    /// Somebody has written something else by hand.
    ByHand(Name),
    /// It does not count any more, and the match waits to be taken to the screens again.
    Stale,
}

/// A match that is being set up on screens. Unless it is kept, it counts as not set up when this is dropped.
#[derive(Debug)]
pub(crate) struct SettingUp {
    app: App,
    home: Option<Home>,
}

impl SettingUp {
    /// The match; `None` if it is set up already.
    pub(crate) fn begin(app: &App, home: &Home) -> Option<SettingUp> {
        let new = app.homes.note(home);
        new.then(|| SettingUp { app: app.clone(), home: Some(home.clone()) })
    }

    /// It is set up.
    pub(crate) fn keep(mut self) {
        self.home = None;
    }
}

impl Drop for SettingUp {
    fn drop(&mut self) {
        if let Some(home) = self.home.take() {
            self.app.homes.lock().on_screens.remove(&home);
        }
    }
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

    /// Whether a match was taken to the screens again after this call.
    fn is_called_again(&self, home: &Home) -> bool {
        self.lock().on_screens.iter().any(|other| {
            let same =
                (&other.contest, &other.venue, &other.game) == (&home.contest, &home.venue, &home.game);
            same && other.call > home.call
        })
    }

    /// Notes that a match is set up; `false` if it was already.
    fn note(&self, home: &Home) -> bool {
        self.lock().on_screens.insert(home.clone())
    }

    /// Each result that is not on its slip, and why.
    pub(crate) fn undelivered(&self) -> Vec<(StreamId, Why)> {
        self.lock().undelivered.iter().map(|(stream, why)| (stream.clone(), why.clone())).collect()
    }

    /// Notes what became of a result; `true` if something is wrong that was not known.
    fn became(&self, stream: &StreamId, wrong: Option<Why>) -> bool {
        let mut known = self.lock();
        if let Some(why) = wrong {
            known.undelivered.insert(stream.clone(), why).is_none()
        } else {
            known.undelivered.remove(stream);
            false
        }
    }
}

/// Learns which matches are set up on screens, before anybody can ask for one of them.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn learn(app: &App) -> Result<(), StoreError> {
    let Some(contest) = &app.contest else { return Ok(()) };
    for info in app.store.list().await? {
        if !info.stream.as_str().starts_with(live::PREFIX) {
            continue;
        }
        let first = app.store.read(&info.stream, Version::NONE, 1).await?;
        // A log that cannot be read is told when somebody asks for it.
        let record = first.first().and_then(|stored| Live::read(stored).ok());
        if let Some(Event::Opened { setting, .. }) = record.map(|record| record.event)
            && let Some(home) = setting.home
        {
            // A contest that cannot be read offers nothing either.
            app.homes.note(&named(contest, home.clone()).await.unwrap_or(home));
        }
    }
    Ok(())
}

/// Where a match belongs. One that does not name its contest is from before contests were told apart, when there was only
/// this one.
///
/// # Errors
/// When the contest cannot be read.
async fn named(contest: &Arc<dyn Contest>, home: Home) -> Result<Home, Problem> {
    if !home.contest.is_empty() {
        return Ok(home);
    }
    let identity = ask(contest, |contest| contest.identity()).await?;
    Ok(Home { contest: identity, ..home })
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
    let mut seen = everything(&app, &contest).await;
    let mut again = interval(AGAIN);
    again.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            signal = subscription.next() => match signal {
                Some(Signal::Changed { stream, version }) => look_at(&app, &contest, &stream, version).await,
                Some(Signal::Resync) => seen = everything(&app, &contest).await,
                None => return,
            },
            _ = again.tick() => {
                if seen == Seen::Nothing {
                    seen = everything(&app, &contest).await;
                }
                for (stream, _) in app.homes.undelivered() {
                    look_at(&app, &contest, &stream, Version::NONE).await;
                }
            }
        }
    }
}

/// Whether the list of matches could be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    Everything,
    Nothing,
}

async fn everything(app: &App, contest: &Arc<dyn Contest>) -> Seen {
    match app.store.list().await {
        Ok(streams) => {
            for stream in streams {
                look_at(app, contest, &stream.stream, stream.version).await;
            }
            Seen::Everything
        }
        Err(error) => {
            app.report(&error.to_string());
            Seen::Nothing
        }
    }
}

/// Enters the result of a match if it has one. The log has at least `version`; the room may still be on its way there.
async fn look_at(app: &App, contest: &Arc<dyn Contest>, stream: &StreamId, version: Version) {
    if !stream.as_str().starts_with(live::PREFIX) {
        return;
    }
    // What could not be looked at is looked at again.
    let wrong = deliver(app, contest, stream, version)
        .await
        .unwrap_or_else(|problem| Some(Why::NotYet(problem.message)));
    let told = match &wrong {
        Some(Why::NotYet(message)) => Some(message.text(Lang::En)),
        Some(Why::ByHand(_) | Why::Stale) | None => None,
    };
    if app.homes.became(stream, wrong)
        && let Some(text) = told
    {
        app.report(&format!("{stream}: {text}"));
    }
}

/// Why the result of a match is not on its slip; nothing if it is, or if there is none to be brought there.
async fn deliver(
    app: &App,
    contest: &Arc<dyn Contest>,
    stream: &StreamId,
    version: Version,
) -> Result<Option<Why>, Problem> {
    let Some(room) = app.live.get(stream).await? else { return Ok(None) };
    if room.newest().version < version {
        room.catch_up().await?;
    }
    let newest = room.newest();
    let Ok(game) = newest.state.game() else { return Ok(None) };
    let Some(home) = game.setting().home.clone() else { return Ok(None) };
    let home = named(contest, home).await?;
    app.homes.note(&home);
    if game.slip().settled().is_none() {
        return Ok(None);
    }
    let (games, reason) = (game.games(), game.slip().past().last().map(|past| past.reason.clone()));
    let asked = home.clone();
    let delivery = ask(contest, move |contest| contest.enter(&asked, &games, reason)).await?;
    Ok(match delivery {
        // Once the match is there again, nobody has to be told.
        Delivery::Stale => (!app.homes.is_called_again(&home)).then_some(Why::Stale),
        Delivery::OnSlip => None,
        Delivery::ByHand(by) => Some(Why::ByHand(by)),
    })
}

#[cfg(test)]
mod tests {
    use kolo_store::Store;

    use super::*;

    async fn store(folder: &tempfile::TempDir) -> Store {
        let path = folder.path().join("web.sqlite");
        Store::open(&format!("sqlite:{}", path.display())).await.expect("a database")
    }

    /// A contest in which nothing can be played: the database fails before it is asked.
    struct Empty;

    impl Contest for Empty {
        fn open_matches(&self) -> Result<Vec<OpenMatch>, Message> {
            Ok(Vec::new())
        }

        fn identity(&self) -> Result<String, Message> {
            Ok(String::new())
        }

        fn take(&self, _: &Name, _: &Home, _: Clocks) -> Result<Setting, Message> {
            Err(Message::new("web-not-found"))
        }

        fn enter(&self, _: &Home, _: &[Game], _: Option<String>) -> Result<Delivery, Message> {
            Err(Message::new("web-not-found"))
        }
    }

    #[tokio::test]
    async fn a_match_whose_setting_up_was_given_up_can_be_taken_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = App::for_tests(store(&folder).await).await;
        let home = Home { contest: "c".to_owned(), venue: "v".to_owned(), game: "A.1.1".to_owned(), call: 0 };
        let given_up = SettingUp::begin(&app, &home).expect("it is new");
        assert!(SettingUp::begin(&app, &home).is_none(), "one at a time");
        drop(given_up);
        SettingUp::begin(&app, &home).expect("it was given up").keep();
        assert!(app.homes.is_on_screens(&home) && SettingUp::begin(&app, &home).is_none());
    }

    #[tokio::test]
    async fn what_the_database_could_not_tell_is_looked_at_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = store(&folder).await;
        let app = App::for_tests(store.clone()).await;
        let contest: Arc<dyn Contest> = Arc::new(Empty);
        let stream: StreamId = "live-a".parse().expect("a name");
        look_at(&app, &contest, &stream, Version(1)).await;
        assert_eq!(app.homes.undelivered(), [], "there is no such match");
        store.close().await.expect("it closes");
        look_at(&app, &contest, &stream, Version(1)).await;
        let kept = app.homes.undelivered();
        assert!(matches!(kept.as_slice(), [(kept, Why::NotYet(_))] if *kept == stream), "{kept:?}");
        assert_eq!(everything(&app, &contest).await, Seen::Nothing);
    }
}
