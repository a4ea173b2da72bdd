//! Places by the names that people know them by.

use kolo_contest::{Contest, VenueState};

use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::pages::people::list::Places;
use crate::routes::rooms;
use crate::site::Place;
use crate::tournament::Tournament;

/// A contest and all its tournaments.
pub(crate) fn of_contest(id: &str, contest: &Contest) -> Places {
    let state = contest.state();
    let whole = (Place::Contest(id.to_owned()), state.season().name.to_string());
    let venue = |venue: &VenueState| {
        let place = Place::Venue { contest: id.to_owned(), venue: venue.plan.id.to_string() };
        (place, of_venue(contest, venue))
    };
    std::iter::once(whole).chain(state.venues().map(venue)).collect()
}

/// A tournament of a contest, with the season where there are several.
fn of_venue(contest: &Contest, venue: &VenueState) -> String {
    let season = contest.state().season();
    if season.has_office() {
        format!("{} · {}", venue.plan.name, season.name)
    } else {
        venue.plan.name.to_string()
    }
}

/// The name of a place, if it is there.
pub(in crate::pages) async fn of_place(app: &App, place: &Place) -> Option<String> {
    match place {
        Place::Tournament(id) => {
            let newest = rooms::room::<Tournament>(app, id).await.ok()?.newest();
            Some(newest.state.state().ok()?.settings().name.to_string())
        }
        Place::Contest(id) | Place::Venue { contest: id, .. } => {
            let newest = rooms::room::<ContestRoom>(app, id).await.ok()?.newest();
            let places = of_contest(id, newest.state.contest().ok()?);
            places.into_iter().find(|(one, _)| one == place).map(|(_, name)| name)
        }
    }
}
