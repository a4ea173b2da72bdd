//! What happened in a contest, in words: one sentence for each event of the office, line of a slip, line of the journal.

use kolo_contest::fees::FeeState;
use kolo_contest::{
    Against, BookEvent, EntryId, Event, GameKey, JournalStep, Measure, Note, PairingId, Play, PlayerId,
    ProtestId, ProtestRuling, Remedy, Sanction, Scene, SlipRecord, SlipStep, State, VenueId,
};
use kolo_messages::{Arg, Message};
use kolo_model::PerSide;
use kolo_teams::{CheckedSheet, SlipEvent};

/// The name of an entry with its id: `Zelení (zs-brno-1)`.
pub fn entry(state: &State, id: &EntryId) -> String {
    match state.entry(id) {
        Some(entry) => format!("{} ({id})", entry.entry.name),
        None => id.to_string(),
    }
}

/// The name of an entry alone.
pub fn entry_name(state: &State, id: &EntryId) -> String {
    state.entry(id).map_or_else(|| id.to_string(), |entry| entry.entry.name.to_string())
}

/// The name of a tournament with its id.
pub fn venue(state: &State, id: &VenueId) -> String {
    match state.venue(id) {
        Some(venue) => format!("{} ({id})", venue.plan.name),
        None => id.to_string(),
    }
}

/// The name of a person.
pub fn person(state: &State, id: &PlayerId) -> String {
    state.players().get(id).map_or_else(|| id.to_string(), |player| player.name.to_string())
}

/// An event in words.
pub fn event(state: &State, event: &Event) -> Message {
    let of = |message: Message, id: &EntryId| message.with("entry", entry(state, id));
    let at = |message: Message, id: &VenueId| message.with("venue", venue(state, id));
    let named =
        |message: Message, name: &kolo_model::Name, id: Arg| message.with("name", name).with("id", id);
    match event {
        Event::Opened { season } => Message::new("contest-event-opened").with("name", &season.name),
        Event::SeasonChanged { season } => Message::new("contest-event-season").with("name", &season.name),
        Event::Region(region) => {
            named(Message::new("contest-event-region"), &region.name, Arg::from(&region.id))
        }
        Event::Area(area) => named(Message::new("contest-event-area"), &area.name, Arg::from(&area.id)),
        Event::School(school) => {
            named(Message::new("contest-event-school"), &school.name, Arg::from(&school.id))
        }
        Event::Player(player) => {
            named(Message::new("contest-event-person"), &player.name, Arg::from(&player.id))
        }
        Event::Entered(entry) => {
            named(Message::new("contest-event-entered"), &entry.name, Arg::from(&entry.id))
                .with("category", entry.category)
        }
        Event::Amended { entry } => {
            named(Message::new("contest-event-amended"), &entry.name, Arg::from(&entry.id))
        }
        Event::Renamed { who, name, .. } => {
            let id = match who {
                Against::Entry(id) => id.to_string(),
                Against::Player(id) => id.to_string(),
            };
            Message::new("contest-event-renamed").with("id", id).with("name", name)
        }
        Event::Withdrawn { entry } => of(Message::new("contest-event-withdrawn"), entry),
        Event::Fee { entry, fee } => settled(state, entry, fee),
        Event::Venue(plan) => {
            Message::new("contest-event-venue").with("id", &plan.id).with("plan", plan.message())
        }
        Event::Placed { entry, venue } => at(of(Message::new("contest-event-placed"), entry), venue),
        Event::QuotasPublished { category, level, method, quotas } => {
            let list: Vec<String> =
                quotas.iter().map(|quota| format!("{} {}", quota.venue, quota.seats)).collect();
            Message::new("contest-event-quotas")
                .with("category", *category)
                .with("level", *level)
                .with("method", *method)
                .with("list", list)
        }
        Event::CheckedIn { venue, entry, players } => {
            let players: Vec<String> = players.iter().map(|id| person(state, id)).collect();
            at(of(Message::new("contest-event-checked-in"), entry), venue).with("players", players)
        }
        Event::PresenceCorrected { venue, entry, players } => {
            let players: Vec<String> = players.iter().map(|id| person(state, id)).collect();
            at(of(Message::new("contest-event-presence-corrected"), entry), venue).with("players", players)
        }
        Event::Declined { entry, level } => {
            of(Message::new("contest-event-declined"), entry).with("level", *level)
        }
        Event::SeedingPublished { venue, order } => {
            at(Message::new("contest-event-seeding"), venue).with("count", order.len())
        }
        Event::Started { venue, field, .. } => {
            at(Message::new("contest-event-started"), venue).with("count", field.len())
        }
        Event::Closed { venue, order } => {
            let first: Vec<String> = order
                .iter()
                .filter(|ranked| ranked.place == 1)
                .map(|ranked| entry_name(state, &ranked.entry))
                .collect();
            at(Message::new("contest-event-closed"), venue).with("first", first)
        }
        Event::Reopened { venue } => at(Message::new("contest-event-reopened"), venue),
        Event::Sanctioned(given) => sanction(state, given),
        Event::Noted(Note::Spectator { venue, name }) => {
            at(Message::new("contest-event-spectator"), venue).with("name", name)
        }
        Event::Noted(Note::Absence(away)) => {
            at(Message::new("contest-event-absence"), &away.venue).with("name", person(state, &away.player))
        }
        Event::Noted(Note::PrizePhotos { entry }) => of(Message::new("contest-event-photos"), entry),
        Event::Undone { step } => Message::new("contest-event-undone").with("step", step.to_string()),
        Event::Redone { step } => Message::new("contest-event-redone").with("step", step.to_string()),
    }
}

/// How a fee was settled.
fn settled(state: &State, id: &EntryId, fee: &FeeState) -> Message {
    let message = match (fee, state.code_of(id)) {
        (FeeState::Due, _) => Message::new("contest-event-due"),
        (FeeState::Paid { amount, .. }, None) => {
            Message::new("contest-event-paid").with("amount", amount.message())
        }
        (FeeState::Paid { amount, .. }, Some(code)) => Message::new("contest-event-paid-code")
            .with("amount", amount.message())
            .with("code", code.to_string()),
        (FeeState::Waived, _) => Message::new("contest-event-waived"),
        (FeeState::Discounted { team }, _) => {
            Message::new("contest-event-code-used").with("team", entry(state, team))
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
    Message::new("contest-event-sanction")
        .with("who", who)
        .with("breach", sanction.breach.describe())
        .with("measure", measure)
        .with("scope", scope)
}

/// The sides of a match by their names.
pub fn sides(state: &State, play: &Play, game: &GameKey) -> PerSide<String> {
    match play.fixture(game) {
        Some(fixture) => fixture.sides.map(|id| entry_name(state, &id)),
        None => PerSide::new("?".to_owned(), "?".to_owned()),
    }
}

/// What was written on a slip, in words; the line is its index in the log of the slips.
pub fn slip(state: &State, play: &Play, line: usize, record: &SlipRecord) -> Message {
    let result = |sheet: &CheckedSheet| sheet.sheet().entry.to_string();
    let names = sides(state, play, &record.game);
    // As they stood when it was written.
    let turned = play.is_turned_since(&record.game, line);
    let names = if turned { names.swapped() } else { names };
    let message = match &record.step {
        SlipStep::Void => Message::new("contest-slip-void"),
        SlipStep::Turned => Message::new("contest-slip-turned"),
        SlipStep::LiveOpened(_) => Message::new("contest-slip-live-opened"),
        SlipStep::LiveClosed => Message::new("contest-slip-live-closed"),
        SlipStep::Wrote(SlipEvent::Entered { sheet, .. }) if record.live.is_some() => {
            Message::new("contest-slip-came-live").with("result", result(sheet))
        }
        SlipStep::Wrote(event) => match event {
            SlipEvent::LineUpSet { .. } => Message::new("contest-slip-lined-up"),
            SlipEvent::Reported { side, entry } => Message::new("contest-slip-reported")
                .with("side", names[*side].as_str())
                .with("result", entry.to_string()),
            SlipEvent::Confirmed { side, sheet, .. } => Message::new("contest-slip-confirmed")
                .with("side", names[*side].as_str())
                .with("result", result(sheet)),
            SlipEvent::Entered { sheet, .. } => {
                Message::new("contest-slip-entered").with("result", result(sheet))
            }
            SlipEvent::Corrected { was, sheet, .. } => {
                Message::new("contest-slip-corrected").with("was", result(was)).with("result", result(sheet))
            }
            SlipEvent::PapersTicked(_) => Message::new("contest-slip-papers"),
        },
    };
    message.with("game", &record.game).with("first", names.first).with("second", names.second)
}

/// A step of a tie that was undone.
pub fn taken_back(step: &Message) -> Message {
    Message::new("contest-tie-taken-back").with("step", step.clone())
}

/// A line of the journal, in words.
pub fn journal(state: &State, play: &Play, step: &JournalStep) -> Message {
    let event = match step {
        JournalStep::Wrote { event, .. } => event,
        JournalStep::Undone { step } => {
            return Message::new("contest-event-journal-undone").with("step", step.to_string());
        }
        JournalStep::Redone { step } => {
            return Message::new("contest-event-journal-redone").with("step", step.to_string());
        }
    };
    match event {
        BookEvent::IncidentRecorded(one) => Message::new("contest-event-incident")
            .with("id", one.id)
            .with("where", scene_message(play, &one.scene))
            .with("what", one.assessment.message()),
        BookEvent::IncidentAmended(one) => Message::new("contest-event-incident-amended")
            .with("id", one.id)
            .with("what", one.assessment.message()),
        BookEvent::ProtestLodged(one) => Message::new("contest-event-protest")
            .with("id", one.id)
            .with("entry", play.side_in_book(one.by).map(|by| entry(state, by)).unwrap_or_default())
            .with("game", match_name(play, &one.pairing)),
        BookEvent::ProtestDecided(one) => ruling_message(one.id, &one.ruling),
        BookEvent::ProtestPassedOver(one) => {
            Message::new("contest-event-protest-passed-over").with("id", one.id)
        }
    }
}

/// How a protest was decided, in words.
pub fn ruling_message(id: ProtestId, ruling: &ProtestRuling) -> Message {
    let upheld = |correction: &str| {
        Message::new("contest-event-protest-upheld").with("id", id).with("correction", correction)
    };
    match ruling {
        ProtestRuling::Upheld(Remedy::OnSheet(correction)) => upheld(correction),
        ProtestRuling::Upheld(Remedy::Correction(_) | Remedy::Other) => upheld("–"),
        ProtestRuling::Rejected => Message::new("contest-event-protest-rejected").with("id", id),
    }
}

/// What a match of the book is called now; one that is not played any more, by its place and sides.
pub fn match_name(play: &Play, pairing: &PairingId) -> String {
    play.key_of(pairing).map_or_else(|| pairing.to_string(), |key| key.to_string())
}

/// Where something happened, in words.
pub fn scene_message(play: &Play, scene: &Scene) -> Message {
    match scene {
        Scene::Tournament | Scene::Round { .. } => Message::new("contest-where-tournament"),
        Scene::Match { pairing, board } => {
            let game = match_name(play, pairing);
            match board {
                None => Message::new("contest-where-match").with("game", game),
                Some(board) => Message::new("contest-where-board").with("game", game).with("board", *board),
            }
        }
    }
}
