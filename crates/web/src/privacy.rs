//! What the server knows about one person, handed out (K-EXPORT) or taken out of the logs (K-ERASE) when the person
//! asks.
//!
//! Pure functions say what is written in place of what (`kolo_tournament::Erasing`, `kolo_contest::ErasingPlayer`); here the logs are read, both sides of the change are replayed and held against each
//! other, and only then it is written.

mod walls;

use kolo_contest::{Contest, ErasingPlayer, Player, PlayerId, Record};
use kolo_desk::StreamKind;
use kolo_live::Home;
use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_store::{
    EventLog, Rewrite, Rewriting, Rewritten, Store, StoreError, StoredEvent, StreamId, Version,
};
use kolo_tournament::{EntrantId, Erasing, Event, Kept, Ledger, NameForms};
use kolo_views::log::LogStep;
use kolo_views::mine::Mine;
use serde_json::{Value, json};

use crate::attendee_access::Front;
use crate::contest_room::{self, ContestRoom};
use crate::live::Live;
use crate::room::Room;
use crate::site::{self, Giver, Site, SiteAct, SiteOrder};
use crate::subject::Subject as _;
use crate::time::Now;

pub(crate) mod known;

/// Why a person is not handed out or erased.
#[derive(Debug)]
pub enum PersonProblem {
    /// There is no such log.
    NoLog(StreamId),
    /// There are no people in this log, or none of this number.
    Nobody,
    /// No reason was given (K-REASON).
    NoReason,
    /// Results or places would not be the same afterwards.
    PlayChanges,
    /// Others have written meanwhile; what was shown is not what would be done.
    Stale,
    /// A log cannot be followed; this is what is wrong, in English.
    Unreadable(String),
    /// Trouble with the database.
    Store(StoreError),
}

impl PersonProblem {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            PersonProblem::NoLog(stream) => {
                Message::new("log-no-such-stream").with("stream", stream.as_str())
            }
            PersonProblem::Nobody => Message::new("privacy-nobody"),
            PersonProblem::NoReason => Message::new("privacy-no-reason"),
            PersonProblem::PlayChanges => Message::new("privacy-play-changes"),
            PersonProblem::Stale => Message::new("privacy-stale"),
            PersonProblem::Unreadable(why) => Message::new("log-damaged").with("why", why.as_str()),
            PersonProblem::Store(error) => error.message(),
        }
    }

    /// The rule behind it.
    pub fn clause(&self) -> Option<Clause> {
        match self {
            PersonProblem::NoReason => Some(Clause::new("K-REASON")),
            PersonProblem::PlayChanges => Some(Clause::new("K-ERASE")),
            PersonProblem::Stale => Some(Clause::new("K-STALE")),
            PersonProblem::NoLog(_)
            | PersonProblem::Nobody
            | PersonProblem::Unreadable(_)
            | PersonProblem::Store(_) => None,
        }
    }
}

impl From<StoreError> for PersonProblem {
    fn from(error: StoreError) -> Self {
        PersonProblem::Store(error)
    }
}

fn unreadable(error: impl std::fmt::Display) -> PersonProblem {
    PersonProblem::Unreadable(error.to_string())
}

/// A log with people in it.
enum Log {
    Tournament(Box<Ledger>),
    Contest(Box<Contest>),
}

/// The log and its events.
async fn open(store: &Store, stream: &StreamId) -> Result<(Log, Vec<StoredEvent>), PersonProblem> {
    let events = store.read_all(stream).await?;
    let log = match events.first().map(|event| event.code.as_str()) {
        Some(contest_room::CODE) => Log::Contest(Box::new(contest_of(&events)?)),
        Some("tournament.created") => Log::Tournament(Box::new(ledger_of(&events)?)),
        Some(_) => return Err(PersonProblem::Nobody),
        None => return Err(PersonProblem::NoLog(stream.clone())),
    };
    Ok((log, events))
}

fn ledger_of(events: &[StoredEvent]) -> Result<Ledger, PersonProblem> {
    Ledger::replay(kolo_desk::from_store(events.to_vec()).map_err(unreadable)?).map_err(unreadable)
}

fn contest_of(events: &[StoredEvent]) -> Result<Contest, PersonProblem> {
    let mut room = ContestRoom::empty();
    for event in events {
        let event = ContestRoom::read(event).map_err(unreadable)?;
        room.apply(&event).map_err(unreadable)?;
    }
    room.contest().map(|contest| Contest::clone(contest)).map_err(|_| PersonProblem::Nobody)
}

/// What erasing a person does, before it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasure {
    /// The name until now.
    pub name: String,
    /// The name that stands there afterwards.
    pub label: String,
    /// The logs that are rewritten, those without changes left out.
    pub rewrites: Vec<Rewrite>,
}

impl Erasure {
    /// How many events are rewritten.
    pub fn events(&self) -> usize {
        self.rewrites.iter().map(|rewrite| rewrite.events.len()).sum()
    }
}

/// What erasing a person would do: `who` is the number of a competitor, or the id of a player of a contest.
///
/// # Errors
/// When there is no such person, or play would not stay the same.
pub async fn plan(store: &Store, stream: &StreamId, who: &str) -> Result<Erasure, PersonProblem> {
    let (log, events) = open(store, stream).await?;
    let version = events.last().map_or(Version::NONE, |last| last.seq);
    let (name, label, rewritten, beside) = match &log {
        Log::Tournament(ledger) => {
            let id = competitor(who)?;
            let erasing = Erasing::of(ledger, id).ok_or(PersonProblem::Nobody)?;
            let (after, rewritten) =
                rewritten(&events, |_, kept| erasing.rewritten(kept).map_err(unreadable))?;
            if !ledger.plays_the_same(&ledger_of(&after)?) {
                return Err(PersonProblem::PlayChanges);
            }
            let state = ledger.state();
            let entrant = state.and_then(|state| state.entrants().get(&id));
            let name = entrant.map(|entrant| entrant.entry.name.to_string()).unwrap_or_default();
            let label = erasing.label().to_string();
            let kept = StreamKind::Tournament.name_of(stream).unwrap_or_default();
            let here = |home: &Home| matches!(home, Home::Tournament(home) if home.tournament == kept);
            let mut beside = on_devices(store, here, erasing.forms(), &label).await?;
            beside.extend(walls::rewrites(store, stream, erasing.forms(), &label).await?);
            (name, label, rewritten, beside)
        }
        Log::Contest(contest) => {
            let id = PlayerId::new(who).map_err(|_| PersonProblem::Nobody)?;
            let erasing = ErasingPlayer::of(contest, &id).ok_or(PersonProblem::Nobody)?;
            let (after, rewritten) = rewritten(&events, |_, kept| in_contest(&erasing, kept))?;
            if !contest.plays_the_same(&contest_of(&after)?) {
                return Err(PersonProblem::PlayChanges);
            }
            let name = contest.state().players().get(&id).map(|player| player.name.to_string());
            let label = erasing.label().to_string();
            let kept = StreamKind::Contest.name_of(stream).unwrap_or_default();
            let here = |home: &Home| matches!(home, Home::Contest(home) if home.contest == kept);
            let mut beside = on_devices(store, here, erasing.forms(), &label).await?;
            beside.extend(walls::rewrites(store, stream, erasing.forms(), &label).await?);
            (name.unwrap_or_default(), label, rewritten, beside)
        }
    };
    let own = Rewrite { stream: stream.clone(), expected: version, events: rewritten };
    let rewrites = std::iter::once(own).chain(beside).filter(|rewrite| !rewrite.events.is_empty());
    Ok(Erasure { name, label, rewrites: rewrites.collect() })
}

fn competitor(who: &str) -> Result<EntrantId, PersonProblem> {
    who.parse().map(EntrantId).map_err(|_| PersonProblem::Nobody)
}

/// The events as they would be, and those of them that change.
fn rewritten(
    events: &[StoredEvent],
    rewrite: impl Fn(&StoredEvent, &Kept) -> Result<Option<Kept>, PersonProblem>,
) -> Result<(Vec<StoredEvent>, Vec<Rewritten>), PersonProblem> {
    let (mut after, mut changed) = (Vec::with_capacity(events.len()), Vec::new());
    for event in events {
        let kept = Kept {
            code: event.code.clone(),
            payload: event.payload.clone(),
            author: event.author.clone(),
            reason: event.reason.clone(),
        };
        let rewritten = rewrite(event, &kept)?;
        let mut event = event.clone();
        if let Some(Kept { payload, author, reason, .. }) = rewritten {
            event.payload.clone_from(&payload);
            event.author.clone_from(&author);
            event.reason.clone_from(&reason);
            changed.push(Rewritten { seq: event.seq, payload, author, reason });
        }
        after.push(event);
    }
    Ok((after, changed))
}

/// An event of a contest: what an order added, by whom and why.
fn in_contest(erasing: &ErasingPlayer, kept: &Kept) -> Result<Option<Kept>, PersonProblem> {
    let mut after = kept.clone();
    let mut payload: Value = serde_json::from_str(&kept.payload).map_err(unreadable)?;
    if payload.get_mut("addition").is_some_and(|addition| erasing.rewrite(addition)) {
        after.payload = payload.to_string();
    }
    let mut author: Value = serde_json::from_str(&kept.author).map_err(unreadable)?;
    // Staff are responsible by name; a captain or a player who plays alone is not.
    let plays = author.pointer("/role/competitor").is_some();
    let label = erasing.label().as_str();
    if plays && author.get_mut("name").is_some_and(|name| erasing.forms().replace_in(name, label)) {
        after.author = author.to_string();
    }
    if let Some(replaced) = kept.reason.as_deref().and_then(|reason| erasing.forms().replaced(reason, label))
    {
        after.reason = Some(replaced);
    }
    Ok((after != *kept).then_some(after))
}

/// Matches on devices that belong here and bear the name.
async fn on_devices(
    store: &Store,
    here: impl Fn(&Home) -> bool,
    forms: &NameForms,
    label: &str,
) -> Result<Vec<Rewrite>, PersonProblem> {
    let mut rewrites = Vec::new();
    for info in store.list().await? {
        if !StreamKind::Live.is_of(&info.stream) {
            continue;
        }
        let events = store.read_all(&info.stream).await?;
        let Some(first) = events.first() else { continue };
        let opened: Value = serde_json::from_str(&first.payload).map_err(unreadable)?;
        let home = opened.pointer("/event/setting/home").cloned();
        let home = home.and_then(|home| serde_json::from_value::<Home>(home).ok());
        if !home.is_some_and(|home| here(&home)) {
            continue;
        }
        let (after, events) = rewritten(&events, |_, kept| {
            let mut payload: Value = serde_json::from_str(&kept.payload).map_err(unreadable)?;
            let found = forms.replace_in(&mut payload, label);
            let reason = kept.reason.as_deref().and_then(|reason| forms.replaced(reason, label));
            let changed = found || reason.is_some();
            let payload = if found { payload.to_string() } else { kept.payload.clone() };
            let reason = reason.or_else(|| kept.reason.clone());
            Ok(changed.then(|| Kept { payload, reason, ..kept.clone() }))
        })?;
        let mut match_after = Live::empty();
        for event in &after {
            let event = Live::read(event).map_err(unreadable)?;
            match_after.apply(&event).map_err(unreadable)?;
        }
        rewrites.push(Rewrite { stream: info.stream, expected: info.version, events });
    }
    Ok(rewrites)
}

/// Erases a person from the logs, and notes in the log of the site that it was done; not whom. Repeated, it changes
/// nothing more. Servers that have the logs in memory read them again when they hear of the note.
///
/// # Errors
/// Without a reason, when there is no such person, when play would not stay the same, when others have written
/// meanwhile, and on trouble with the database; sent again, it goes on where it was.
pub async fn erase(
    store: &Store,
    stream: &StreamId,
    who: &str,
    by: &str,
    reason: &str,
    at_ms: i64,
) -> Result<Erasure, PersonProblem> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(PersonProblem::NoReason);
    }
    let erasure = plan(store, stream, who).await?;
    // The name must not come back by the words of the reason.
    let words = [erasure.name.as_str()];
    let reason = NameForms::of(words).replaced(reason, &erasure.label).unwrap_or_else(|| reason.to_owned());
    let nothing =
        Rewrite { stream: stream.clone(), expected: store.version(stream).await?, events: Vec::new() };
    let rewrites = if erasure.rewrites.is_empty() { vec![nothing] } else { erasure.rewrites.clone() };
    for rewrite in rewrites {
        match store.rewrite(rewrite).await? {
            Rewriting::Done => {}
            Rewriting::Stale(_) => return Err(PersonProblem::Stale),
        }
    }
    note(store, &erasure, stream, by, &reason, at_ms).await?;
    Ok(erasure)
}

/// Notes what was done: in which logs, how many events, by whom, why and when; not whom.
async fn note(
    store: &Store,
    erasure: &Erasure,
    stream: &StreamId,
    by: &str,
    reason: &str,
    at_ms: i64,
) -> Result<(), PersonProblem> {
    let site_stream: StreamId = site::SITE.parse().map_err(unreadable)?;
    let room: Room<Site> = Room::open(store.clone(), site_stream).await.map_err(unreadable)?;
    let mut streams: Vec<StreamId> = erasure.rewrites.iter().map(|rewrite| rewrite.stream.clone()).collect();
    if streams.is_empty() {
        streams.push(stream.clone());
    }
    let act = SiteAct::Erased {
        streams: streams.iter().map(|stream| stream.as_str().to_owned()).collect(),
        events: u64::try_from(erasure.events()).unwrap_or(u64::MAX),
        by: by.to_owned(),
        reason: reason.to_owned(),
    };
    let command = crate::app::command("erase").map_err(|_| unreadable("no random bytes"))?;
    let order = SiteOrder { at: Now(at_ms), by: Giver::Owner, act };
    room.give(command, &order).await.map_err(unreadable)?;
    Ok(())
}

/// Everything that is known about a person, as plain data.
///
/// # Errors
/// When there is no such person; trouble with the database.
pub async fn export(store: &Store, stream: &StreamId, who: &str, lang: Lang) -> Result<Value, PersonProblem> {
    let (log, events) = open(store, stream).await?;
    match &log {
        Log::Tournament(ledger) => {
            let (id, link) = competitor_with_link(store, stream, who).await?;
            of_competitor(ledger, id, link, lang).ok_or(PersonProblem::Nobody)
        }
        Log::Contest(contest) => {
            let id = PlayerId::new(who).map_err(|_| PersonProblem::Nobody)?;
            of_player(contest, &id, &events, lang).ok_or(PersonProblem::Nobody)
        }
    }
}

/// A competitor of a tournament, and whether there is a link for a phone.
async fn competitor_with_link(
    store: &Store,
    stream: &StreamId,
    who: &str,
) -> Result<(EntrantId, bool), PersonProblem> {
    let id = competitor(who)?;
    let front = StreamKind::Tournament.name_of(stream).and_then(|name| StreamKind::Access.stream(name));
    Ok((id, links(store, front, id).await?))
}

/// Whether a person has a link for a phone; the link itself is known only to its holder.
async fn links(store: &Store, front: Option<StreamId>, id: EntrantId) -> Result<bool, PersonProblem> {
    let Some(stream) = front else { return Ok(false) };
    let room: Room<Front> = Room::open(store.clone(), stream).await.map_err(unreadable)?;
    Ok(room.newest().state.link(id).is_some())
}

/// All names that a person has had in a log, the first one first.
fn names_of(ledger: &Ledger, id: EntrantId) -> Vec<&str> {
    let mut names = Vec::new();
    for record in ledger.records() {
        let name = match &record.event {
            Event::Entered(entered) if entered.id == id => entered.entry.name.as_str(),
            Event::Edited(edited) if edited.id == id => edited.entry.name.as_str(),
            _ => continue,
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The steps that name a person, the oldest first.
fn steps_about(ledger: &Ledger, id: EntrantId, lang: Lang) -> Option<Vec<LogStep>> {
    ledger.state()?.entrants().get(&id)?;
    let forms = NameForms::of(names_of(ledger, id));
    let about = |record: &&kolo_tournament::Recorded| {
        record.event.concerns(id)
            || record.by.role == kolo_tournament::Role::Competitor(id)
            || record.reason.as_deref().is_some_and(|reason| forms.replaced(reason, "").is_some())
            || record.event.payload().is_ok_and(|payload| forms.replaced(&payload, "").is_some())
    };
    let steps: std::collections::BTreeSet<u64> =
        ledger.records().iter().filter(about).map(|record| record.step.0).collect();
    let mut log = kolo_views::log::steps(ledger, None, usize::MAX, lang);
    log.retain(|step| steps.contains(&step.step));
    log.reverse();
    Some(log)
}

fn of_competitor(ledger: &Ledger, id: EntrantId, link: bool, lang: Lang) -> Option<Value> {
    let state = ledger.state()?;
    let entrant = state.entrants().get(&id)?;
    let log = steps_about(ledger, id, lang)?;
    let number = |at: &kolo_model::RoundNumber| at.get();
    let mine = Mine::of(state, id, lang);
    let mut earlier_names = names_of(ledger, id);
    earlier_names.retain(|name| *name != entrant.entry.name.as_str());
    Some(json!({
        "tournament": state.settings().name,
        "id": id.0,
        "start_number": state.number_of(id).map(kolo_model::StartNumber::get),
        "entry": entrant.entry,
        "earlier_names": earlier_names,
        "checked_in": entrant.checked_in,
        "withdrawn_after": entrant.withdrawn_after,
        "absences": entrant.absences.keys().map(number).collect::<Vec<_>>(),
        "did_not_come": entrant.no_shows.keys().map(number).collect::<Vec<_>>(),
        "rounds": mine.as_ref().map(|mine| &mine.rounds),
        "play": mine.as_ref().map(|mine| &mine.way),
        "has_link": link,
        "log": log,
    }))
}

/// What the office wrote down that names a person, with the same as data.
fn about_player<'a>(contest: &'a Contest, player: &Player) -> impl Iterator<Item = (&'a Record, Value)> {
    let (id, forms) = (player.id.clone(), NameForms::of([player.name.as_str()]));
    let names =
        move |value: &Value| mentions(value, id.as_str()) || forms.replaced(&value.to_string(), "").is_some();
    let office =
        contest.records().iter().filter_map(|record| Some((record, serde_json::to_value(record).ok()?)));
    office.filter(move |(_, value)| names(value))
}

/// The reasons of orders that name a person, with when they were given.
fn reasons_about<'a>(name: &str, events: &'a [StoredEvent]) -> impl Iterator<Item = (i64, &'a str)> {
    let forms = NameForms::of([name]);
    let reason = move |event: &'a StoredEvent| {
        let reason = event.reason.as_deref()?;
        forms.replaced(reason, "").is_some().then_some((event.at.0, reason))
    };
    events.iter().filter_map(reason)
}

fn of_player(contest: &Contest, id: &PlayerId, events: &[StoredEvent], lang: Lang) -> Option<Value> {
    let state = contest.state();
    let player = state.players().get(id)?;
    let own = |entry: &&kolo_contest::Entry| entry.members.iter().any(|member| member.player == *id);
    let entries: Vec<_> = state.entries().values().chain(state.withdrawn().values()).filter(own).collect();
    let ids: Vec<String> = entries.iter().map(|entry| entry.id.to_string()).collect();
    let venues: Vec<_> = state
        .venues()
        .filter(|venue| venue.present.values().any(|players| players.contains(id)))
        .map(|venue| {
            let lines = kolo_views::contest::matches::all(contest, &venue.plan.id, lang).into_iter();
            let own_lines = lines.filter(|line| {
                [&line.sides.first.entry, &line.sides.second.entry]
                    .into_iter()
                    .any(|entry| ids.contains(entry))
            });
            json!({
                "tournament": venue.plan.name,
                "day": venue.plan.day,
                "matches": own_lines.collect::<Vec<_>>(),
                "away": venue.absences.iter().filter(|away| away.player == *id).collect::<Vec<_>>(),
            })
        })
        .collect();
    let sanctions = state
        .sanctions()
        .iter()
        .filter(|sanction| sanction.against == kolo_contest::Against::Player(id.clone()));
    let log = about_player(contest, player).map(|(record, value)| {
        let text = kolo_views::contest::describe::event(state, &record.event).text(lang);
        json!({
            "at": record.at.0,
            "by": record.by,
            "reason": record.reason,
            "events": [text],
            "record": value["event"],
        })
    });
    let log: Vec<Value> = log.collect();
    let reasons = reasons_about(player.name.as_str(), events);
    Some(json!({
        "contest": state.season().name,
        "person": player,
        "entries": entries,
        "tournaments": venues,
        "sanctions": sanctions.collect::<Vec<_>>(),
        "log": log,
        "reasons": reasons.map(|(at, reason)| json!({"at": at, "reason": reason})).collect::<Vec<_>>(),
    }))
}

/// Whether a text stands anywhere in a value.
fn mentions(value: &Value, text: &str) -> bool {
    match value {
        Value::String(one) => one == text,
        Value::Array(list) => list.iter().any(|one| mentions(one, text)),
        Value::Object(fields) => fields.values().any(|one| mentions(one, text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests;
