//! Streams of signals: that something has grown, never what.

use utoipa::openapi::OpenApi;

use super::table::For::{All, Link};
use super::table::{self, Entry, follow};

/// What they say.
pub(super) const ABOUT: &str = "server-sent events: `version` with the number of events so far, whenever it has grown; \
    `public` if something may not be seen any more, or was erased, although the number is the same; `alive` every ten \
    seconds; `closing` when the server ends. `Last-Event-ID` says what was heard last";

const STREAMS: [Entry; 12] = [
    follow("/events/t/{id}", All, "Signals of a tournament."),
    follow("/events/screen/{id}", All, "Signals of the screens of a tournament."),
    follow("/events/my/{key}", Link, "Signals for the telephone of a competitor."),
    follow("/events/s/{id}", All, "Signals of a knockout or of groups by themselves."),
    follow("/events/s/{id}/screen", All, "Signals of their screens."),
    follow("/events/match/{key}", Link, "Signals for the telephone of somebody in a knockout."),
    follow("/events/c/{id}", All, "Signals of a contest and of its tournaments."),
    follow("/events/c/{id}/{venue}/screen", All, "Signals of the screens of a tournament of a contest."),
    follow("/events/team/{key}", Link, "Signals for the telephone of a captain."),
    follow("/events/live/{name}", All, "Signals of a match on screens."),
    follow(
        "/events/seat/{key}",
        Link,
        "Signals for a player at a board; `ping` has a number that is to be sent back at once.",
    ),
    follow("/events/clock/{name}", All, "Signals of a clock of the hall."),
];

/// The description of them all.
pub(super) fn described() -> OpenApi {
    table::described("streams", &STREAMS)
}
