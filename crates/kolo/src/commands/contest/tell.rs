//! What happened, in words: one line for each event.

use kolo_contest::fees::FeeState;
use kolo_contest::{Against, Contest, EntryId, Event, Measure, Note, PlayerId, Sanction, State, VenueId};
use kolo_messages::{Arg, Message};

use super::file::say;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

/// Every event of the office after the first `before`.
pub(super) fn since(contest: &Contest, before: usize) -> Vec<Message> {
    let records = contest.records().get(before..).unwrap_or_default();
    records.iter().map(|record| event(contest.state(), &record.event)).collect()
}

/// Each on a line of its own.
pub(super) fn all(told: &[Message], console: &mut Console<'_>) -> Result<Exit, Failure> {
    for message in told {
        say(console, message)?;
    }
    Ok(Exit::Done)
}

/// The name of an entry with its id: `Zelení (zs-brno-1)`.
pub(super) fn entry(state: &State, id: &EntryId) -> String {
    match state.entry(id) {
        Some(entry) => format!("{} ({id})", entry.entry.name),
        None => id.to_string(),
    }
}

/// The name of an entry alone.
pub(super) fn entry_name(state: &State, id: &EntryId) -> String {
    state.entry(id).map_or_else(|| id.to_string(), |entry| entry.entry.name.to_string())
}

/// The name of a tournament with its id.
pub(super) fn venue(state: &State, id: &VenueId) -> String {
    match state.venue(id) {
        Some(venue) => format!("{} ({id})", venue.plan.name),
        None => id.to_string(),
    }
}

/// The name of a person.
pub(super) fn person(state: &State, id: &PlayerId) -> String {
    state.players().get(id).map_or_else(|| id.to_string(), |player| player.name.to_string())
}

/// An event in words.
pub(super) fn event(state: &State, event: &Event) -> Message {
    let of = |message: Message, id: &EntryId| message.with("entry", entry(state, id));
    let at = |message: Message, id: &VenueId| message.with("venue", venue(state, id));
    let named =
        |message: Message, name: &kolo_model::Name, id: Arg| message.with("name", name).with("id", id);
    match event {
        Event::Opened { season } => Message::new("contest-told-opened").with("name", &season.name),
        Event::SeasonChanged { season } => Message::new("contest-told-season").with("name", &season.name),
        Event::Region(region) => {
            named(Message::new("contest-told-region"), &region.name, Arg::from(&region.id))
        }
        Event::Area(area) => named(Message::new("contest-told-area"), &area.name, Arg::from(&area.id)),
        Event::School(school) => {
            named(Message::new("contest-told-school"), &school.name, Arg::from(&school.id))
        }
        Event::Player(player) => {
            named(Message::new("contest-told-person"), &player.name, Arg::from(&player.id))
        }
        Event::Entered(entry) => {
            named(Message::new("contest-told-entered"), &entry.name, Arg::from(&entry.id))
                .with("category", entry.category)
        }
        Event::Amended { entry } => {
            named(Message::new("contest-told-amended"), &entry.name, Arg::from(&entry.id))
        }
        Event::Withdrawn { entry } => of(Message::new("contest-told-withdrawn"), entry),
        Event::Fee { entry, fee } => settled(state, entry, fee),
        Event::Venue(plan) => {
            Message::new("contest-told-venue").with("id", &plan.id).with("plan", plan.message())
        }
        Event::Placed { entry, venue } => at(of(Message::new("contest-told-placed"), entry), venue),
        Event::QuotasPublished { category, level, method, quotas } => {
            let list: Vec<String> =
                quotas.iter().map(|quota| format!("{} {}", quota.venue, quota.seats)).collect();
            Message::new("contest-told-quotas")
                .with("category", *category)
                .with("level", *level)
                .with("method", *method)
                .with("list", list)
        }
        Event::CheckedIn { venue, entry, players } => {
            let players: Vec<String> = players.iter().map(|id| person(state, id)).collect();
            at(of(Message::new("contest-told-checked-in"), entry), venue).with("players", players)
        }
        Event::Declined { entry, level } => {
            of(Message::new("contest-told-declined"), entry).with("level", *level)
        }
        Event::SeedingPublished { venue, order } => {
            at(Message::new("contest-told-seeding"), venue).with("count", order.len())
        }
        Event::Started { venue, field, .. } => {
            at(Message::new("contest-told-started"), venue).with("count", field.len())
        }
        Event::Closed { venue, order } => {
            let first: Vec<String> = order
                .iter()
                .filter(|ranked| ranked.place == 1)
                .map(|ranked| entry_name(state, &ranked.entry))
                .collect();
            at(Message::new("contest-told-closed"), venue).with("first", first)
        }
        Event::Reopened { venue } => at(Message::new("contest-told-reopened"), venue),
        Event::Sanctioned(given) => sanction(state, given),
        Event::Noted(Note::Spectator { venue, name }) => {
            at(Message::new("contest-told-spectator"), venue).with("name", name)
        }
        Event::Noted(Note::Absence(away)) => {
            at(Message::new("contest-told-absence"), &away.venue).with("name", person(state, &away.player))
        }
        Event::Noted(Note::PrizePhotos { entry }) => of(Message::new("contest-told-photos"), entry),
        Event::Undone { step } => Message::new("contest-told-undone").with("step", step.to_string()),
    }
}

/// How a fee was settled.
fn settled(state: &State, id: &EntryId, fee: &FeeState) -> Message {
    let message = match (fee, state.code_of(id)) {
        (FeeState::Due, _) => Message::new("contest-told-due"),
        (FeeState::Paid { amount, .. }, None) => {
            Message::new("contest-told-paid").with("amount", amount.message())
        }
        (FeeState::Paid { amount, .. }, Some(code)) => Message::new("contest-told-paid-code")
            .with("amount", amount.message())
            .with("code", code.to_string()),
        (FeeState::Waived, _) => Message::new("contest-told-waived"),
        (FeeState::Discounted { team }, _) => {
            Message::new("contest-told-code-used").with("team", entry(state, team))
        }
    };
    message.with("entry", entry(state, id))
}

fn sanction(state: &State, sanction: &Sanction) -> Message {
    let who = match &sanction.against {
        Against::Entry(id) => entry(state, id),
        Against::Player(id) => person(state, id),
    };
    let measure = match &sanction.measure {
        Measure::Warning => Message::new("contest-measure-warning"),
        Measure::ForfeitDuel { game, board, duel } => {
            Message::new("contest-measure-duel").with("game", game).with("board", *board).with("duel", *duel)
        }
        Measure::ForfeitGame { game, board } => {
            Message::new("contest-measure-game").with("game", game).with("board", *board)
        }
        Measure::ForfeitMatch { game } => Message::new("contest-measure-match").with("game", game),
        Measure::Exclusion { .. } => Message::new("contest-measure-exclusion"),
    };
    let scope = match &sanction.venue {
        Some(id) => Message::new("contest-scope-venue").with("venue", venue(state, id)),
        None => Message::new("contest-scope-contest"),
    };
    Message::new("contest-told-sanction")
        .with("who", who)
        .with("breach", sanction.breach.message())
        .with("measure", measure)
        .with("scope", scope)
}
