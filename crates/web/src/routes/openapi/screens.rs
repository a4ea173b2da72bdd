//! Matches on screens, seats, clocks and the prover: what our own pages ask and send.

use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::OpenApi;

use super::table::For::{All, Desk, Link};
use super::table::{self, Entry, form, get, post};
use crate::links;
use crate::routes::{clock, desk, live, seat};

/// Where the page goes next.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::routes) struct Goto {
    /// The address on this site.
    pub(in crate::routes) goto: String,
}

/// That it was heard.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::routes) struct Heard {}

/// An act under a name that counts once. Its further fields stand beside these: what the guide lists.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
struct ActSent {
    /// The name of the request, chosen by the sender: the same name with the same act counts once.
    id: String,
    /// What is done.
    act: String,
}

/// An event of a clock under a name that counts once. Its further fields stand beside these, as in the log of a clock.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
struct ClockActSent {
    /// The name of the request, chosen by the sender.
    id: String,
    /// What is done.
    kind: String,
}

/// What can be asked.
const OPERATIONS: [Entry; 17] = [
    get("/api/live/{name}", All, form::<live::Seen>, "A match on screens as it looks now."),
    get("/api/seat/{key}", Link, form::<seat::SeenFromSeat>, "A match as a player at a board sees it."),
    post("/api/seat/{key}", Link, Some(form::<ActSent>), form::<seat::SeenFromSeat>, "An act of a player."),
    post(
        "/api/seat/{key}/echo",
        Link,
        Some(form::<seat::Echo>),
        form::<Heard>,
        "A number of the stream of events, sent back to measure the line.",
    ),
    get("/api/clock/{name}", All, form::<clock::Seen>, "A clock of the hall as it stands now."),
    post(
        "/api/clock/{name}",
        Link,
        Some(form::<ClockActSent>),
        form::<clock::Seen>,
        "An act of whoever has the link of a clock, whose key stands for the name.",
    ),
    post("/api/desk/clock", Desk, Some(form::<clock::NewClock>), form::<Goto>, "A new clock."),
    post(
        "/api/desk/clock/{name}",
        Desk,
        Some(form::<ClockActSent>),
        form::<clock::Seen>,
        "An act of the arbiter on a clock.",
    ),
    post("/api/desk/clock/{name}/link", Desk, None, form::<links::Link>, "A new link for a clock."),
    post(
        "/api/desk/position",
        Desk,
        Some(form::<desk::prove::Pasted>),
        form::<desk::prove::Position>,
        "Reads a position that was pasted.",
    ),
    post(
        "/api/desk/prove",
        Desk,
        Some(form::<desk::prove::Asked>),
        form::<desk::prove::Told>,
        "Asks the prover about a position.",
    ),
    get(
        "/api/desk/live/{name}",
        Desk,
        form::<desk::game::SeenFromDesk>,
        "A match as the arbiter sees it, with its seats and its slip.",
    ),
    post(
        "/api/desk/live/{name}",
        Desk,
        Some(form::<ActSent>),
        form::<desk::game::SeenFromDesk>,
        "An act of the arbiter on a match.",
    ),
    post(
        "/api/desk/show",
        Desk,
        Some(form::<desk::show::Claimed>),
        form::<desk::show::Told>,
        "Shows a forced win on a board.",
    ),
    post(
        "/api/desk/live",
        Desk,
        Some(form::<desk::new_match::NewMatch>),
        form::<Goto>,
        "A new match on screens.",
    ),
    post("/api/desk/key", Desk, None, form::<links::Link>, "A new one-time key for the desk."),
    post("/api/desk/leave", Desk, None, form::<Goto>, "Ends the session."),
];

/// The description of them all.
pub(super) fn described() -> OpenApi {
    table::described("screens", &OPERATIONS)
}
