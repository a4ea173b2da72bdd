//! What the public sees (K-PUBLIC): tournaments, those of stages and contests as their organisers have chosen.
//!
//! Whatever is not an organiser's page takes its state from here: pages, data, displays, phones, printouts, webhooks.
//! The organiser's pages take it from their room. What was made is kept until the log or the choice changes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use axum::http::request::Parts;
use kolo_contest::EntryId;
use kolo_desk::{Owner, StreamKind};
use kolo_messages::Lang;
use kolo_stages::EntrantId;
use kolo_store::StreamId;
use kolo_tournament::{Ledger, State};
use kolo_views::public::{self, Policy, Reach};

use crate::app::App;
use crate::attendee_access::Front;
use crate::contest_room::ContestRoom;
use crate::desk::{self, Arbiter};
use crate::problem::Problem;
use crate::room::{Newest, Room};
use crate::site::Place;
use crate::tournament::Tournament;

/// More than are looked at in one day, in all languages.
const MOST: usize = 256;

/// What is public of something, and how often that was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// What.
    pub(crate) policy: Policy,
    /// How often; 0 if nothing was chosen and the usual holds.
    pub(crate) choices: u32,
}

/// From where a request looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sight {
    /// The organiser's: its handlers say who may come in, and show everything.
    Desk,
    /// From anywhere else.
    Public,
}

impl Sight {
    /// By the address: what does not begin with `/desk` is public.
    pub(crate) fn of(parts: &Parts) -> Sight {
        let path = parts.uri.path();
        let path = path.strip_prefix("/api").unwrap_or(path);
        if path.starts_with("/desk/") { Sight::Desk } else { Sight::Public }
    }
}

/// What was made for the public.
#[derive(Debug, Default)]
pub(crate) struct Veils(Mutex<Made>);

/// The name in addresses, and the language of the viewer.
type Key = (String, Lang);

#[derive(Debug, Default)]
struct Made {
    tournaments: HashMap<Key, Veil<Tournament>>,
    contests: HashMap<Key, Veil<ContestRoom>>,
}

#[derive(Debug)]
struct Veil<S> {
    /// What it was made of. An erasure rewrites a log without making it longer, so a version would not show it; and a
    /// request that still has the old state must leave nothing here that others are shown.
    of: Weak<S>,
    chosen: Chosen,
    state: Arc<S>,
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

    /// What was made of this for the public, or what is made now.
    fn made<S, E>(
        &self,
        of: fn(&mut Made) -> &mut HashMap<Key, Veil<S>>,
        key: Key,
        whole: &Newest<S>,
        chosen: Chosen,
        make: impl FnOnce(&S) -> Result<S, E>,
    ) -> Result<Newest<S>, E> {
        let version = whole.version;
        let source = Arc::downgrade(&whole.state);
        let holds = |veil: &&Veil<S>| veil.of.ptr_eq(&source) && veil.chosen == chosen;
        let known = of(&mut self.lock()).get(&key).filter(holds).map(|veil| Arc::clone(&veil.state));
        if let Some(state) = known {
            return Ok(Newest { version, state });
        }
        let state = Arc::new(make(&whole.state)?);
        let mut kept = self.lock();
        let veils = of(&mut kept);
        if veils.len() >= MOST {
            veils.clear();
        }
        veils.insert(key, Veil { of: source, chosen, state: Arc::clone(&state) });
        Ok(Newest { version, state })
    }
}

/// What was chosen for a tournament.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn of_tournament(app: &App, id: &str) -> Result<Chosen, Problem> {
    chosen(app, StreamKind::Access.stream(id), Policy::OF_TOURNAMENT).await
}

/// What was chosen for a contest.
///
/// # Errors
/// Trouble with the database.
pub(crate) async fn of_contest(app: &App, id: &str) -> Result<Chosen, Problem> {
    chosen(app, contest_front(id), Policy::OF_CONTEST).await
}

/// The stream of a contest's own front.
pub(crate) fn contest_front(id: &str) -> Option<StreamId> {
    StreamKind::Access.stream_for(&Owner::Contest(id))
}

/// Where it is kept what was chosen, by its stream.
///
/// # Errors
/// When there can be none of this name; trouble with the database.
pub(crate) async fn front(app: &App, stream: Option<StreamId>) -> Result<Arc<Room<Front>>, Problem> {
    Ok(app.fronts.room(&stream.ok_or_else(Problem::not_found)?).await?)
}

async fn chosen(app: &App, stream: Option<StreamId>, usual: Policy) -> Result<Chosen, Problem> {
    let front = front(app, stream).await?.newest();
    let policy = front.state.public().unwrap_or(usual);
    Ok(Chosen { policy, choices: front.state.choices() })
}

/// The public view of a tournament.
pub(crate) fn tournament(
    app: &App,
    id: &str,
    whole: &Newest<Tournament>,
    chosen: Chosen,
    lang: Lang,
) -> Newest<Tournament> {
    let make = |tournament: &Tournament| {
        let shown = tournament.ledger.state().map(|state| public::tournament(state, chosen.policy, lang));
        Ok::<_, Infallible>(Tournament::showing(shown.map(Ledger::showing).unwrap_or_default()))
    };
    let key = (id.to_owned(), lang);
    let Ok(shown) = app.veils.made(|made| &mut made.tournaments, key, whole, chosen, make);
    shown
}

/// The public view of a contest.
///
/// # Errors
/// When it was not opened.
pub(crate) fn contest(
    app: &App,
    id: &str,
    whole: &Newest<ContestRoom>,
    chosen: Chosen,
    lang: Lang,
) -> Result<Newest<ContestRoom>, Problem> {
    let make =
        |room: &ContestRoom| Ok(room.showing(public::contest(room.contest()?, chosen.policy, None, lang)));
    app.veils.made(|made| &mut made.contests, (id.to_owned(), lang), whole, chosen, make)
}

/// A tournament as one of its competitors may see it: about themselves everything.
///
/// # Errors
/// When it was not created, or trouble with the database.
pub(crate) async fn for_competitor(
    app: &App,
    id: &str,
    whole: &Newest<Tournament>,
    own: EntrantId,
    lang: Lang,
) -> Result<State, Problem> {
    let shown = tournament(app, id, whole, of_tournament(app, id).await?, lang);
    Ok(public::for_competitor(shown.state.state()?, whole.state.state()?, own))
}

/// A contest as one of its entries may see it: about its own people everything.
///
/// # Errors
/// When it was not opened, or trouble with the database.
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

/// Shows what is closed only to those who work there. To others it does not exist.
///
/// # Errors
/// When it is closed to the requester.
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

#[cfg(test)]
mod tests {
    use kolo_store::Version;

    use super::*;

    #[test]
    fn what_was_made_of_a_log_before_it_was_rewritten_is_shown_to_nobody() {
        let (veils, chosen) = (Veils::default(), Chosen { policy: Policy::OF_TOURNAMENT, choices: 0 });
        let look = |whole: &Newest<Tournament>| {
            let (mut again, key) = (false, ("a".to_owned(), Lang::En));
            let make = |room: &Tournament| {
                again = true;
                Ok::<Tournament, Infallible>(room.clone())
            };
            let Ok(_) = veils.made(|made| &mut made.tournaments, key, whole, chosen, make);
            again
        };
        let read = || Newest { version: Version(3), state: Arc::new(Tournament::default()) };
        let (before, after) = (read(), read());
        assert!(look(&before) && !look(&before), "made once");
        veils.forget();
        assert!(look(&before), "the state of before is still held");
        assert!(look(&after) && !look(&after), "the same version, and another state");
    }
}
