//! What a webhook reports of a contest: what every order meant to others, in every tournament.
//!
//! A room of a contest keeps what its orders added up to, not the orders. So what is to be sent is found when an order
//! is taken in, by what it added to the logs, and kept with the room; it is the same on every server and after every
//! start.

use std::collections::BTreeMap;

use kolo_contest::{Contest, EntryId, Event, GameKey, Play, SlipStep, VenueId};
use kolo_model::Side;
use kolo_stages::EntrantId;
use kolo_teams::SlipEvent;
use kolo_views::contest::describe::entry_name;
use serde_json::Value;

use super::Topic;
use super::call::Parcel;
use super::happened::{Envelope, Happened, List, Meaning, of_step};
use super::outgoing::Outgoing;
use super::payload::{self, DrawPayload, PayloadSide, RoundPayload, TeamMatchPayload, ViewPayload};
use super::ties::{self, Equals};

/// How long the logs of a contest were: what stands behind is new.
#[derive(Debug, Clone, Default)]
pub(crate) struct Marks {
    office: usize,
    plays: BTreeMap<VenueId, Reached>,
}

/// How long the logs of a tournament were, and which tied teams waited for a decision.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Reached {
    swiss: usize,
    stages: usize,
    slips: usize,
    equals: Vec<Equals>,
}

impl Reached {
    fn of(play: &Play) -> Reached {
        Reached {
            swiss: play.swiss().map_or(0, |ledger| ledger.records().len()),
            stages: play.stages().map_or(0, |ledger| ledger.records().len()),
            slips: play.slip_log().len(),
            equals: play.stages().map(|ledger| ties::open(ledger.state())).unwrap_or_default(),
        }
    }
}

impl Marks {
    /// What the order that made this version meant to others; the marks move behind it.
    pub(crate) fn move_on(&mut self, version: u64, contest: &Contest) -> Vec<Happened> {
        let mut list = List::of(version);
        for record in contest.records().get(self.office..).unwrap_or_default() {
            office(&mut list, contest, record.at.0, &record.event);
        }
        self.office = contest.records().len();
        // A tournament that has not started after all begins again.
        self.plays.retain(|venue, _| contest.play(venue).is_some());
        for (venue, play) in contest.plays() {
            let now = Reached::of(play);
            let then = self.plays.get(venue);
            if then == Some(&now) {
                continue;
            }
            let then = then.cloned().unwrap_or_default();
            rounds(&mut list, venue, then.swiss, play);
            slips(&mut list, venue, then.slips, play);
            decided(&mut list, venue, &then, &now, play);
            self.plays.insert(venue.clone(), now);
        }
        list.events
    }
}

fn office(list: &mut List, contest: &Contest, at: i64, event: &Event) {
    if let Some(meaning) = meaning(event) {
        list.add(at, meaning);
    } else if let Event::Undone { step } | Event::Redone { step } = event {
        let index = usize::try_from(*step).ok().and_then(|step| step.checked_sub(1));
        let was = index.and_then(|index| contest.records().get(index));
        let Some(was) = was.and_then(|record| meaning(&record.event)) else { return };
        let undone = matches!(event, Event::Undone { .. });
        list.add(at, of_step(if undone { "step.undone" } else { "step.redone" }, *step, was));
    }
}

/// Rounds of a Swiss.
fn rounds(list: &mut List, venue: &VenueId, known: usize, now: &Play) {
    let Some(ledger) = now.swiss() else { return };
    for record in ledger.records().get(known..).unwrap_or_default() {
        let (kind, round) = if let kolo_tournament::Event::RoundPublished(published) = &record.event {
            ("round.published", published.round)
        } else if let kolo_tournament::Event::RoundRevoked(revoked) = &record.event {
            ("round.revoked", revoked.round)
        } else {
            continue;
        };
        let (venue, view) = (Some(venue.to_string()), Some(view(venue, "matches")));
        let data = payload::data(&RoundPayload { venue, round: round.get(), view });
        list.add(record.at.0, (Topic::Rounds, kind, data));
    }
}

/// Results on slips.
fn slips(list: &mut List, venue: &VenueId, known: usize, now: &Play) {
    for record in now.slip_log().get(known..).unwrap_or_default() {
        let kind = match &record.step {
            SlipStep::Void => "result.revoked",
            SlipStep::Wrote(SlipEvent::Confirmed { .. } | SlipEvent::Entered { .. }) => "result.entered",
            SlipStep::Wrote(SlipEvent::Corrected { .. }) | SlipStep::Turned => "result.corrected",
            SlipStep::Wrote(
                SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_),
            )
            | SlipStep::LiveOpened(_)
            | SlipStep::LiveClosed => continue,
        };
        let data = result(venue, now, &record.game, &record.step);
        list.add(record.at.0, (Topic::Results, kind, data));
    }
}

/// What decided between tied teams, and which are tied now.
fn decided(list: &mut List, venue: &VenueId, then: &Reached, now: &Reached, play: &Play) {
    let Some(ledger) = play.stages() else { return };
    let who = |id: EntrantId| {
        let index = usize::try_from(id.0).ok().and_then(|number| number.checked_sub(1));
        PayloadSide::entry(index.and_then(|index| play.field().get(index)).map(ToString::to_string))
    };
    let here = |(topic, kind, mut data): Meaning| {
        data["venue"] = venue.to_string().into();
        (topic, kind, data)
    };
    let records = ledger.records();
    for record in records.get(then.stages..).unwrap_or_default() {
        let meant = match &record.event {
            kolo_stages::Event::Undone { step } | kolo_stages::Event::Redone { step } => {
                let index = usize::try_from(*step).ok().and_then(|step| step.checked_sub(1));
                let was = index.and_then(|index| ties::meaning(&records.get(index)?.event, &who));
                let undone = matches!(record.event, kolo_stages::Event::Undone { .. });
                let kind = if undone { "step.undone" } else { "step.redone" };
                was.map(|was| of_step(kind, *step, was))
            }
            event => ties::meaning(event, &who),
        };
        if let Some(meant) = meant {
            list.add(record.at.0, here(meant));
        }
    }
    let moment = records.last().map_or(0, |record| record.at.0);
    for equals in now.equals.iter().filter(|one| !then.equals.contains(one)) {
        list.add(moment, here(equals.found(&who)));
    }
}

/// Where more is to be found; the name of the contest comes before it when it is sent.
fn view(venue: &VenueId, what: &str) -> String {
    format!("/{venue}/{what}")
}

fn end(venue: &VenueId) -> Value {
    payload::data(&ViewPayload { venue: Some(venue.to_string()), view: Some(view(venue, "table")) })
}

/// What a step of the office means to others.
fn meaning(event: &Event) -> Option<Meaning> {
    match event {
        Event::Started { venue, field, .. } => {
            let (here, teams) = (Some(venue.to_string()), Some(field.len()));
            let draw = DrawPayload { venue: here, teams, players: None, view: view(venue, "matches") };
            Some((Topic::Rounds, "draw.published", payload::data(&draw)))
        }
        Event::Closed { venue, .. } => Some((Topic::End, "tournament.finished", end(venue))),
        Event::Reopened { venue } => Some((Topic::End, "tournament.reopened", end(venue))),
        Event::Opened { .. }
        | Event::SeasonChanged { .. }
        | Event::Region(_)
        | Event::Area(_)
        | Event::School(_)
        | Event::Player(_)
        | Event::Entered(_)
        | Event::Amended { .. }
        | Event::Renamed { .. }
        | Event::Withdrawn { .. }
        | Event::Fee { .. }
        | Event::Venue(_)
        | Event::Placed { .. }
        | Event::QuotasPublished { .. }
        | Event::CheckedIn { .. }
        | Event::PresenceCorrected { .. }
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
        PayloadSide::entry(entry.map(ToString::to_string))
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
        | SlipStep::Void
        | SlipStep::LiveOpened(_)
        | SlipStep::LiveClosed => None,
        SlipStep::Turned => play.slip(game).and_then(|slip| slip.settled()).map(|settled| &settled.sheet),
    };
    let score = sheet.map(|sheet| sheet.result().score);
    payload::data(&TeamMatchPayload {
        venue: venue.to_string(),
        game: game.to_string(),
        first: who(Side::First),
        second: who(Side::Second),
        result: score.map(|score| format!("{} : {}", score.first, score.second)),
        duels: sheet.map(|sheet| sheet.sheet().entry.to_string()),
    })
}

/// As it is sent about the contest with this name. Names are those of `shown`, the public view of the contest: what is
/// sent leaves the server.
pub(crate) fn outgoing(one: &Happened, name: &str, shown: &Contest) -> Outgoing {
    let called = |id: &Value| {
        let entry = EntryId::new(id.as_str()?).ok()?;
        Some(entry_name(shown.state(), &entry))
    };
    envelope(name, &called).wrap(one)
}

fn envelope<'a>(name: &'a str, called: &'a dyn Fn(&Value) -> Option<String>) -> Envelope<'a> {
    Envelope { field: "contest", letter: 'c', name, called }
}

/// What is sent when an organiser tries a webhook out.
pub(crate) fn trial(name: &str, hook: u32, at: i64) -> Parcel {
    envelope(name, &|_| None).trial(hook, at)
}
