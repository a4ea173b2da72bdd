//! What is seen from outside the desk (K-PUBLIC): tournaments and contests as their organisers let everybody see them.
//!
//! Whatever is not behind the desk takes its state from here: pages, data, screens, telephones, papers, webhooks. The desk
//! takes it from its room. What was made is kept until the log or the choice changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::request::Parts;
use kolo_contest::EntryId;
use kolo_day::public::{self, Policy, Reach};
use kolo_messages::Lang;
use kolo_store::Version;
use kolo_tournament::{CompetitorId, Ledger, State};

use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::desk::{self, Arbiter};
use crate::front;
use crate::problem::Problem;
use crate::room::Newest;
use crate::site::Place;
use crate::tournament::Tournament;

/// More than are looked at in one day, in all languages.
const MOST: usize = 256;

/// What everybody may see of something, and how often that was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// What.
    pub(crate) policy: Policy,
    /// How often; 0 if nobody has chosen and the usual holds.
    pub(crate) choices: u32,
}

/// From where a request looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    /// From the desk: its handlers say who may come in, and show everything.
    Desk,
    /// From anywhere else.
    Public,
}

impl Sight {
    /// By the address: what does not begin with the desk is for everybody.
    pub(crate) fn of(parts: &Parts) -> Sight {
        let path = parts.uri.path();
        let path = path.strip_prefix("/api").unwrap_or(path);
        if path.starts_with("/desk/") { Sight::Desk } else { Sight::Public }
    }
}

/// What was made for everybody.
#[derive(Debug, Default)]
pub(crate) struct Veils(Mutex<Made>);

#[derive(Debug, Default)]
struct Made {
    tournaments: HashMap<(String, Lang), Veil<Tournament>>,
    contests: HashMap<(String, Lang), Veil<ContestRoom>>,
}

#[derive(Debug)]
struct Veil<S> {
    version: Version,
    chosen: Chosen,
    state: Arc<S>,
}

impl<S> Veil<S> {
    fn holds(&self, version: Version, chosen: Chosen) -> Option<Arc<S>> {
        (self.version == version && self.chosen == chosen).then(|| Arc::clone(&self.state))
    }
}

impl Veils {
    fn lock(&self) -> std::sync::MutexGuard<'_, Made> {
        // A panic while the lock was held cannot leave the maps half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets everything: what was made may hold what was erased.
    pub(crate) fn forget(&self) {
        *self.lock() = Made::default();
    }
}

/// What was chosen for a tournament.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn of_tournament(app: &App, id: &str) -> Result<Chosen, Problem> {
    chosen(app, id, Policy::OF_TOURNAMENT).await
}

/// What was chosen for a contest.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn of_contest(app: &App, id: &str) -> Result<Chosen, Problem> {
    chosen(app, &contest_front(id), Policy::OF_CONTEST).await
}

/// The name of a contest's own front. Those of its tournaments have a name behind the hyphens.
pub(crate) fn contest_front(id: &str) -> String {
    format!("{id}--")
}

async fn chosen(app: &App, name: &str, usual: Policy) -> Result<Chosen, Problem> {
    let stream = front::stream(name).ok_or_else(Problem::not_found)?;
    let front = app.fronts.room(&stream).await?.newest();
    let policy = front.state.public().unwrap_or(usual);
    Ok(Chosen { policy, choices: front.state.choices() })
}

/// A tournament as everybody may see it.
pub(crate) fn tournament(
    app: &App,
    id: &str,
    whole: &Newest<Tournament>,
    chosen: Chosen,
    lang: Lang,
) -> Newest<Tournament> {
    let key = (id.to_owned(), lang);
    let known = app.veils.lock().tournaments.get(&key).and_then(|veil| veil.holds(whole.version, chosen));
    let state = known.unwrap_or_else(|| {
        let shown = whole.state.ledger.state().map(|state| public::tournament(state, chosen.policy, lang));
        let state = Arc::new(Tournament { ledger: shown.map(Ledger::showing).unwrap_or_default() });
        let mut made = app.veils.lock();
        if made.tournaments.len() >= MOST {
            made.tournaments.clear();
        }
        made.tournaments.insert(key, Veil { version: whole.version, chosen, state: Arc::clone(&state) });
        state
    });
    Newest { version: whole.version, state }
}

/// A contest as everybody may see it.
///
/// # Errors
/// When nobody has opened it.
pub(crate) fn contest(
    app: &App,
    id: &str,
    whole: &Newest<ContestRoom>,
    chosen: Chosen,
    lang: Lang,
) -> Result<Newest<ContestRoom>, Problem> {
    let key = (id.to_owned(), lang);
    let known = app.veils.lock().contests.get(&key).and_then(|veil| veil.holds(whole.version, chosen));
    if let Some(state) = known {
        return Ok(Newest { version: whole.version, state });
    }
    let shown = public::contest(whole.state.contest()?, chosen.policy, None, lang);
    let state = Arc::new(whole.state.showing(shown));
    let mut made = app.veils.lock();
    if made.contests.len() >= MOST {
        made.contests.clear();
    }
    made.contests.insert(key, Veil { version: whole.version, chosen, state: Arc::clone(&state) });
    Ok(Newest { version: whole.version, state })
}

/// A tournament as one of its competitors may see it: about himself everything.
///
/// # Errors
/// When nobody has created it, or trouble with the database.
pub(crate) async fn for_competitor(
    app: &App,
    id: &str,
    whole: &Newest<Tournament>,
    own: CompetitorId,
    lang: Lang,
) -> Result<State, Problem> {
    let shown = tournament(app, id, whole, of_tournament(app, id).await?, lang);
    Ok(public::for_competitor(shown.state.state()?, whole.state.state()?, own))
}

/// A contest as one of its entries may see it: about its own people everything.
///
/// # Errors
/// When nobody has opened it, or trouble with the database.
pub(crate) async fn for_entry(
    app: &App,
    id: &str,
    whole: &Newest<ContestRoom>,
    own: &EntryId,
    lang: Lang,
) -> Result<kolo_contest::Contest, Problem> {
    let chosen = of_contest(app, id).await?;
    Ok(public::contest(whole.state.contest()?, chosen.policy, Some(own), lang))
}

/// Lets nobody look at what is closed but those who work there. To others it does not exist.
///
/// # Errors
/// When it is closed to whoever asks.
pub(crate) async fn admit(
    app: &App,
    parts: &mut Parts,
    reach: Reach,
    place: &Place,
) -> Result<Option<Arbiter>, Problem> {
    let person = desk::looks(app, parts).await;
    match reach {
        Reach::Listed | Reach::ByAddress => Ok(person),
        Reach::Closed => {
            let works = |person: &Arbiter| person.rights.works_at(place);
            if person.as_ref().is_some_and(works) { Ok(person) } else { Err(Problem::not_found()) }
        }
    }
}
