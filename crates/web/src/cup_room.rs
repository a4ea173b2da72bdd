//! A tournament of stages by itself as the subject of a room (K-CUP): one stored event a record, in the form of a stages
//! file where it is about play.

use std::sync::Arc;

use axum::http::StatusCode;
use kolo_messages::Message;
use kolo_model::{Clause, Side};
use kolo_stages::cup::{Arranged, Cup, CupCommand, CupEvent, CupOrder, CupRefusal};
use kolo_stages::{Command, Record};
use kolo_store::{NewEvent, StoredEvent, StreamId, Timestamp, Version};
use kolo_tournament::{Author, Role};

use crate::attendee_access::Link;
use crate::desk;
use crate::problem::Problem;
use crate::subject::{InvalidEvent, Subject};
use crate::webhooks::cup::Known;
use crate::webhooks::happened::Happened;

/// What the names of all its streams begin with.
pub(crate) const PREFIX: &str = "s-";

/// What the names of the streams with the links of players and the screens begin with. A tournament and a tournament of
/// stages may have the same name.
pub(crate) const FRONT_PREFIX: &str = "sf-";

/// The code of what happens around play: the list, the draw, reports of players.
pub(crate) const ARRANGED: &str = "stages.arranged";

/// The code of a record of play.
const PLAYED: &str = "stages.record";

/// The stream of a tournament of stages, if this can be the name of one.
pub(crate) fn stream(name: &str) -> Option<StreamId> {
    format!("{PREFIX}{name}").parse().ok()
}

/// The stream of its links and screens.
pub(crate) fn front_stream(name: &str) -> Option<StreamId> {
    format!("{FRONT_PREFIX}{name}").parse().ok()
}

/// An event as it is stored.
///
/// # Errors
/// When it cannot be written, which would be a mistake of the program.
pub(crate) fn payload(event: &CupEvent) -> Result<String, serde_json::Error> {
    match event {
        CupEvent::Arranged(arranged) => serde_json::to_string(arranged),
        CupEvent::Played(record) => serde_json::to_string(record),
    }
}

/// A tournament of stages, once somebody has opened it. Clones share it until one of them changes.
#[derive(Debug, Clone, Default)]
pub(crate) struct CupRoom {
    cup: Option<Arc<Cup>>,
    /// What its events meant to others, in the order they came.
    happened: Arc<Vec<Happened>>,
    /// Where play stood when that was found.
    known: Arc<Known>,
}

/// An order, and what the one who gives it has seen.
#[derive(Debug, Clone)]
pub(crate) struct RoomOrder {
    /// Who, and in which role.
    pub(crate) by: Author,
    /// When, why and what.
    pub(crate) order: CupOrder,
    /// The version that was shown when it was given. An order that does not say so is decided on whatever holds now.
    pub(crate) seen: Option<Version>,
    /// The link by which it came, if it came from a telephone.
    pub(crate) link: Option<Link>,
}

/// Why an order does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum RoomRefusal {
    /// A rule is against it.
    Rule(Box<CupRefusal>),
    /// Something has happened that was not seen, and the order would mean something else now (K-STALE): what, a sentence
    /// each.
    Stale(Vec<Message>),
    /// The link by which it came holds no more (K-SEAT).
    LinkGone,
    /// It decides between two players who say different things, which a helper does not (K-ROLE).
    DecidesBetween,
}

impl CupRoom {
    /// The tournament.
    ///
    /// # Errors
    /// When nobody has opened it.
    pub(crate) fn cup(&self) -> Result<&Arc<Cup>, Problem> {
        self.cup.as_ref().ok_or_else(Problem::not_found)
    }

    /// What its events meant to others, in the order they came.
    pub(crate) fn happened(&self) -> &[Happened] {
        &self.happened
    }

    /// A room with this in it, to be looked at only.
    pub(crate) fn showing(cup: Cup) -> CupRoom {
        CupRoom { cup: Some(Arc::new(cup)), ..CupRoom::default() }
    }

    /// Whether a command says what counts although both players have said something. Had it been the same, it would count.
    fn is_decision(&self, command: &CupCommand) -> bool {
        let CupCommand::Play(Command::Record { game, .. }) = command else { return false };
        let reports = self.cup.as_ref().and_then(|cup| cup.reports(game));
        reports.is_some_and(|reports| Side::BOTH.into_iter().all(|side| reports.said[side].is_some()))
    }

    fn version(&self) -> Version {
        let events = self.cup.as_ref().map_or(0, |cup| cup.past().len());
        Version(u64::try_from(events).unwrap_or(u64::MAX))
    }
}

impl Subject for CupRoom {
    type Order = RoomOrder;
    type Event = CupEvent;
    type Refusal = RoomRefusal;

    fn empty() -> Self {
        CupRoom::default()
    }

    fn decide(&self, order: &RoomOrder) -> Result<Vec<CupEvent>, RoomRefusal> {
        if order.link.as_ref().is_some_and(|link| !link.holds()) {
            return Err(RoomRefusal::LinkGone);
        }
        let same = |seen: Version| {
            self.cup.as_ref().is_some_and(|cup| cup.means_the_same_as_of(seen.0, &order.order))
        };
        if let Some(seen) = order.seen.filter(|seen| *seen != self.version() && !same(*seen)) {
            let since = self.cup.as_ref().map(|cup| kolo_views::cup::log::told_since(cup, seen.0));
            return Err(RoomRefusal::Stale(since.unwrap_or_default()));
        }
        if order.by.role == Role::Helper && self.is_decision(&order.order.command) {
            return Err(RoomRefusal::DecidesBetween);
        }
        let rule = |refusal| RoomRefusal::Rule(Box::new(refusal));
        Cup::decide(self.cup.as_deref(), &order.order).map_err(rule)
    }

    fn apply(&mut self, event: &CupEvent) -> Result<(), InvalidEvent> {
        match self.cup.as_mut() {
            None => self.cup = Some(Arc::new(Cup::begin(event).map_err(InvalidEvent::of)?)),
            Some(cup) => Arc::make_mut(cup).take(event).map_err(InvalidEvent::of)?,
        }
        let Version(version) = self.version();
        if let Some(cup) = &self.cup {
            let meant = Arc::make_mut(&mut self.known).move_on(version, cup, event);
            if !meant.is_empty() {
                Arc::make_mut(&mut self.happened).extend(meant);
            }
        }
        Ok(())
    }

    fn write(order: &RoomOrder, event: &CupEvent) -> Result<NewEvent, InvalidEvent> {
        let (code, at, reason) = match event {
            CupEvent::Arranged(arranged) => (ARRANGED, arranged.at, &arranged.reason),
            CupEvent::Played(record) => (PLAYED, record.at, &record.reason),
        };
        Ok(NewEvent {
            code: code.to_owned(),
            schema: 1,
            payload: payload(event).map_err(InvalidEvent::of)?,
            author: serde_json::to_string(&order.by).map_err(InvalidEvent::of)?,
            at: Timestamp(at),
            reason: reason.clone(),
        })
    }

    fn read(stored: &StoredEvent) -> Result<CupEvent, InvalidEvent> {
        match (stored.code.as_str(), stored.schema) {
            (ARRANGED, 1) => {
                let read = serde_json::from_str::<Arranged>(&stored.payload);
                read.map(CupEvent::Arranged).map_err(InvalidEvent::of)
            }
            (PLAYED, 1) => {
                let read = serde_json::from_str::<Record>(&stored.payload);
                read.map(CupEvent::Played).map_err(InvalidEvent::of)
            }
            (code, schema) => Err(InvalidEvent(format!("the form {schema} of `{code}` is unknown"))),
        }
    }

    fn is_same(&self, order: &RoomOrder, first: &CupEvent) -> bool {
        first.answers(&order.order)
    }
}

impl From<RoomRefusal> for Problem {
    fn from(refusal: RoomRefusal) -> Problem {
        match refusal {
            RoomRefusal::Rule(refusal) => match *refusal {
                CupRefusal::NotOpen => Problem::not_found(),
                refusal @ (CupRefusal::Play(_)
                | CupRefusal::Cannot(_)
                | CupRefusal::Plan(_)
                | CupRefusal::OpenAlready
                | CupRefusal::NotPublished
                | CupRefusal::Published
                | CupRefusal::InPlay(_)
                | CupRefusal::NoCorrection(_)
                | CupRefusal::NotNow(_)
                | CupRefusal::NoLots
                | CupRefusal::NotInMatch(_)
                | CupRefusal::UnknownIncident(_)
                | CupRefusal::IncidentRepeated(_)
                | CupRefusal::Assessment(_)
                | CupRefusal::UnknownProtest(_)
                | CupRefusal::ProtestIsDecided(_)
                | CupRefusal::ProtestTooLate(_)
                | CupRefusal::ProtestsOpen(_)
                | CupRefusal::Held
                | CupRefusal::NotYours) => Problem::refused(refusal.message(), Some(refusal.clause())),
            },
            RoomRefusal::Stale(since) => Problem {
                clause: Some(Clause::new("K-STALE")),
                ..Problem::new(StatusCode::CONFLICT, Message::new("web-stale").with("since", since))
            },
            RoomRefusal::DecidesBetween => desk::decides_between(),
            RoomRefusal::LinkGone => Problem {
                clause: Some(Clause::new("K-SEAT")),
                ..Problem::new(StatusCode::FORBIDDEN, Message::new("web-key-unknown"))
            },
        }
    }
}
