//! A live match on devices as the subject of a room.

mod order;

use axum::http::StatusCode;
use kolo_live::{Event, LiveMatch, LiveRefusal, Record};
use kolo_store::{NewEvent, StoredEvent, Timestamp};

use crate::problem::Problem;
use crate::subject::{InvalidEvent, Subject};
use crate::time::Now;

pub(crate) use order::{LiveAct, LiveOrder};

/// A match on screens, once it is set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Live {
    game: Option<LiveMatch>,
}

impl Live {
    /// The match.
    ///
    /// # Errors
    /// When it was not set up.
    pub(crate) fn game(&self) -> Result<&LiveMatch, Problem> {
        self.game.as_ref().ok_or_else(Problem::not_found)
    }
}

impl Now {
    /// Milliseconds since 1970 as the pure part counts them; no match is played before.
    pub(crate) fn unsigned(self) -> u64 {
        u64::try_from(self.0).unwrap_or_default()
    }
}

impl Subject for Live {
    type Order = LiveOrder;
    type Event = Record;
    type Refusal = LiveRefusal;

    fn empty() -> Self {
        Live { game: None }
    }

    fn decide(&self, order: &LiveOrder) -> Result<Vec<Record>, LiveRefusal> {
        match (&self.game, &order.act) {
            (None, LiveAct::Open { by, setting }) => {
                let (by, setting, at) = (by.clone(), setting.clone(), order.at.unsigned());
                LiveMatch::open(by.clone(), setting.clone(), at)?;
                let at_start = kolo_play::clock::Moment(0);
                Ok(vec![Record { at: at_start, event: Event::Opened { by, setting, at } }])
            }
            (Some(_), LiveAct::Open { .. }) => Err(LiveRefusal::OpenedAlready),
            (None, LiveAct::Do { .. }) => Err(LiveRefusal::NotStarted),
            (Some(game), LiveAct::Do { command, lag }) => {
                let at = game.moment(order.at.unsigned());
                let events = game.decide(at, command, *lag)?;
                Ok(events.into_iter().map(|event| Record { at, event }).collect())
            }
        }
    }

    fn apply(&mut self, record: &Record) -> Result<(), InvalidEvent> {
        match (&mut self.game, &record.event) {
            (None, Event::Opened { .. }) => {
                self.game = Some(LiveMatch::replay([record]).map_err(InvalidEvent::of)?);
            }
            (None, _) => return Err(InvalidEvent("a match begins with its setting".to_owned())),
            (Some(game), _) => game.apply(record).map_err(InvalidEvent::of)?,
        }
        Ok(())
    }

    fn write(order: &LiveOrder, record: &Record) -> Result<NewEvent, InvalidEvent> {
        Ok(NewEvent {
            code: record.event.code().to_owned(),
            schema: 1,
            payload: serde_json::to_string(record).map_err(InvalidEvent::of)?,
            author: order.author(),
            at: Timestamp(order.at.0),
            reason: order.reason(),
        })
    }

    fn read(stored: &StoredEvent) -> Result<Record, InvalidEvent> {
        if stored.schema != 1 {
            return Err(InvalidEvent(format!("the form {} of `{}` is unknown", stored.schema, stored.code)));
        }
        let record: Record = serde_json::from_str(&stored.payload).map_err(InvalidEvent::of)?;
        if record.event.code() == stored.code {
            Ok(record)
        } else {
            Err(InvalidEvent(format!("the code `{}` is not that of its event", stored.code)))
        }
    }

    fn is_same(&self, order: &LiveOrder, record: &Record) -> bool {
        order.leads_to(&record.event, self.game.as_ref())
    }
}

impl From<LiveRefusal> for Problem {
    fn from(refusal: LiveRefusal) -> Problem {
        let problem = Problem::refused(refusal.message(), Some(refusal.clause()));
        if refusal == LiveRefusal::SeatLost {
            // As if they had come a moment later, when the link was no longer valid.
            Problem { status: StatusCode::FORBIDDEN, ..problem }
        } else {
            problem
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_is_lost_meanwhile_is_answered_like_a_wrong_key() {
        let of = |refusal: LiveRefusal| Problem::from(refusal).status;
        assert_eq!(of(LiveRefusal::SeatLost), StatusCode::FORBIDDEN);
        assert_eq!(of(LiveRefusal::DuelOver), StatusCode::CONFLICT);
    }
}
