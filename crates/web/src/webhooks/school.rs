//! What a webhook is told of a contest: what every order meant to others, in every tournament.
//!
//! A room of a contest keeps what its orders added up to, not the orders. So what is to be told is found when an order is
//! taken in, by what it added to the logs, and kept with the room; it is the same on every server and after every start.

use std::collections::BTreeMap;

use kolo_contest::{Contest, EntryId, Event, GameKey, Play, SlipStep, VenueId};
use kolo_day::contest::told;
use kolo_model::Side;
use kolo_teams::SlipEvent;
use serde_json::{Value, json};

use super::Topic;
use super::call::Parcel;
use super::telling::Telling;

/// Something that an order of a contest meant to others.
#[derive(Debug, Clone)]
pub(crate) struct Happened {
    /// Its place: the order, and which of the things that it meant.
    pub(crate) seq: u64,
    topic: Topic,
    at: i64,
    kind: &'static str,
    data: Value,
}

/// One order means fewer things than this.
const IN_AN_ORDER: u64 = 1 << 16;

/// The place behind everything that happened up to a version.
pub(crate) fn behind(version: u64) -> u64 {
    version.saturating_mul(IN_AN_ORDER).saturating_add(IN_AN_ORDER - 1)
}

/// How long the logs of a contest were: what stands behind is new.
#[derive(Debug, Clone, Default)]
pub(crate) struct Marks {
    office: usize,
    plays: BTreeMap<VenueId, Lengths>,
}

/// How long the logs of a tournament were.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Lengths {
    swiss: usize,
    slips: usize,
}

impl Lengths {
    fn of(play: &Play) -> Lengths {
        Lengths {
            swiss: play.swiss().map_or(0, |ledger| ledger.records().len()),
            slips: play.slip_log().len(),
        }
    }
}

impl Marks {
    /// What the order that made this version meant to others; the marks move behind it.
    pub(crate) fn move_on(&mut self, version: u64, contest: &Contest) -> Vec<Happened> {
        let mut list = List { version, told: Vec::new() };
        for record in contest.records().get(self.office..).unwrap_or_default() {
            list.office(contest, record.at.0, &record.event);
        }
        self.office = contest.records().len();
        // A tournament that has not started after all begins anew.
        self.plays.retain(|venue, _| contest.play(venue).is_some());
        for (venue, play) in contest.plays() {
            let now = Lengths::of(play);
            let then = self.plays.get(venue).copied();
            if then == Some(now) {
                continue;
            }
            let then = then.unwrap_or_default();
            list.rounds(venue, then.swiss, play);
            list.slips(venue, then.slips, play);
            self.plays.insert(venue.clone(), now);
        }
        list.told
    }
}

struct List {
    version: u64,
    told: Vec<Happened>,
}

impl List {
    fn add(&mut self, topic: Topic, at: i64, kind: &'static str, data: Value) {
        let index = u64::try_from(self.told.len()).unwrap_or(u64::MAX).min(IN_AN_ORDER - 1);
        let seq = self.version.saturating_mul(IN_AN_ORDER).saturating_add(index);
        self.told.push(Happened { seq, topic, at, kind, data });
    }

    fn office(&mut self, contest: &Contest, at: i64, event: &Event) {
        if let Some((topic, kind, data)) = meaning(event) {
            self.add(topic, at, kind, data);
        } else if let Event::Undone { step } | Event::Redone { step } = event {
            // What is taken back, or holds again, is told to whoever was told of it.
            let index = usize::try_from(*step).ok().and_then(|step| step.checked_sub(1));
            let was = index.and_then(|index| contest.records().get(index));
            let Some((topic, was, data)) = was.and_then(|record| meaning(&record.event)) else { return };
            let undone = matches!(event, Event::Undone { .. });
            let kind = if undone { "step.undone" } else { "step.redone" };
            self.add(topic, at, kind, json!({ "step": step, "was": { "kind": was, "data": data } }));
        }
    }

    /// Rounds of a Swiss.
    fn rounds(&mut self, venue: &VenueId, known: usize, now: &Play) {
        let Some(ledger) = now.swiss() else { return };
        for record in ledger.records().get(known..).unwrap_or_default() {
            let (kind, round) = if let kolo_tournament::Event::RoundPublished(published) = &record.event {
                ("round.published", published.round)
            } else if let kolo_tournament::Event::RoundRevoked(revoked) = &record.event {
                ("round.revoked", revoked.round)
            } else {
                continue;
            };
            let data = json!({ "venue": venue, "round": round.get(), "view": view(venue, "matches") });
            self.add(Topic::Rounds, record.at.0, kind, data);
        }
    }

    /// Results on slips.
    fn slips(&mut self, venue: &VenueId, known: usize, now: &Play) {
        for record in now.slip_log().get(known..).unwrap_or_default() {
            let kind = match &record.step {
                SlipStep::Void => "result.revoked",
                SlipStep::Wrote(SlipEvent::Confirmed { .. } | SlipEvent::Entered { .. }) => "result.entered",
                SlipStep::Wrote(SlipEvent::Corrected { .. }) => "result.corrected",
                SlipStep::Wrote(
                    SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_),
                ) => continue,
            };
            let data = result(venue, now, &record.game, &record.step);
            self.add(Topic::Results, record.at.0, kind, data);
        }
    }
}

/// Where more is to be found; the name of the contest comes before it when it is told.
fn view(venue: &VenueId, what: &str) -> String {
    format!("/{venue}/{what}")
}

/// What a step of the office means to others.
fn meaning(event: &Event) -> Option<(Topic, &'static str, Value)> {
    match event {
        Event::Started { venue, field, .. } => {
            let data = json!({ "venue": venue, "teams": field.len(), "view": view(venue, "matches") });
            Some((Topic::Rounds, "draw.published", data))
        }
        Event::Closed { venue, .. } => {
            let data = json!({ "venue": venue, "view": view(venue, "table") });
            Some((Topic::End, "tournament.finished", data))
        }
        Event::Reopened { venue } => {
            let data = json!({ "venue": venue, "view": view(venue, "table") });
            Some((Topic::End, "tournament.reopened", data))
        }
        Event::Opened { .. }
        | Event::SeasonChanged { .. }
        | Event::Region(_)
        | Event::Area(_)
        | Event::School(_)
        | Event::Player(_)
        | Event::Entered(_)
        | Event::Amended { .. }
        | Event::Withdrawn { .. }
        | Event::Fee { .. }
        | Event::Venue(_)
        | Event::Placed { .. }
        | Event::QuotasPublished { .. }
        | Event::CheckedIn { .. }
        | Event::Declined { .. }
        | Event::SeedingPublished { .. }
        | Event::Sanctioned(_)
        | Event::Noted(_)
        | Event::Undone { .. }
        | Event::Redone { .. } => None,
    }
}

fn result(venue: &VenueId, play: &Play, game: &GameKey, step: &SlipStep) -> Value {
    let fixture = play.fixture(game);
    let who = |side: Side| {
        let entry = fixture.as_ref().map(|fixture| &fixture.sides[side]);
        json!({ "id": entry })
    };
    let sheet = match step {
        SlipStep::Wrote(
            SlipEvent::Confirmed { sheet, .. }
            | SlipEvent::Entered { sheet, .. }
            | SlipEvent::Corrected { sheet, .. },
        ) => Some(sheet),
        SlipStep::Wrote(
            SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_),
        )
        | SlipStep::Void => None,
    };
    let score = sheet.map(|sheet| sheet.result().score);
    json!({
        "venue": venue,
        "match": game.to_string(),
        "first": who(Side::First),
        "second": who(Side::Second),
        "result": score.map(|score| format!("{} : {}", score.first, score.second)),
        "duels": sheet.map(|sheet| sheet.sheet().entry.to_string()),
    })
}

impl Happened {
    /// As it is told of the contest with this name. Names are those of `shown`, the contest as everybody may see it: what
    /// is told goes out of the house.
    pub(crate) fn telling(&self, name: &str, shown: &Contest) -> Telling {
        let id = format!("c-{name}-{}", self.seq);
        let mut data = self.data.clone();
        for side in ["first", "second"] {
            let who = data.get_mut(side).and_then(Value::as_object_mut);
            let entry = who.as_ref().and_then(|who| who.get("id")?.as_str()).map(EntryId::new);
            if let (Some(who), Some(Ok(entry))) = (who, entry) {
                who.insert("name".to_owned(), told::entry_name(shown.state(), &entry).into());
            }
        }
        named(&mut data, name);
        let body = json!({
            "id": id,
            "kind": self.kind,
            "contest": name,
            "version": self.seq / IN_AN_ORDER,
            "at": self.at,
            "data": data,
        });
        let parcel = Parcel { id, kind: self.kind, body: body.to_string() };
        Telling { topic: self.topic, seq: self.seq, at: self.at, parcel }
    }

    /// Of what it is.
    pub(crate) fn topic(&self) -> Topic {
        self.topic
    }
}

/// The addresses in what is told, with the name of the contest.
fn named(data: &mut Value, name: &str) {
    if let Some(view) = data.get("view").and_then(Value::as_str).map(|view| format!("/api/c/{name}{view}")) {
        data["view"] = Value::from(view);
    }
    if let Some(was) = data.get_mut("was").and_then(|was| was.get_mut("data")) {
        named(was, name);
    }
}

/// What is sent when somebody at the desk tries a webhook out.
pub(crate) fn trial(name: &str, id: u32, at: i64) -> Parcel {
    let delivery = format!("c-{name}-test-{id}-{at}");
    let body = json!({ "id": delivery, "kind": "test", "contest": name, "version": 0, "at": at, "data": {} });
    Parcel { id: delivery, kind: "test", body: body.to_string() }
}
