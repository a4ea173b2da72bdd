//! What the database says about servers that were there, and the orders that stop what ran when the last one went.

use kolo_desk::StreamKind;
use kolo_live::{Away, Command};
use kolo_play::clock::Span;
use kolo_store::{Beat, CommandId, EventLog, StoreError, StreamInfo};

use super::APART_MS;
use crate::app::App;
use crate::hall::{HallAct, HallOrder};
use crate::live::{LiveAct, LiveOrder};
use crate::problem::Problem;
use crate::room::{Room, RoomError, Rooms};
use crate::subject::Subject;
use crate::time::Now;

/// No duel is on for longer than this without anything happening; older matches are not looked at.
const LOOK_BACK_MS: i64 = 2 * 24 * 60 * 60 * 1000;

/// Clocks of the hall can be set to start by themselves, for example for a tournament of a week.
const LOOK_BACK_CLOCKS_MS: i64 = 7 * LOOK_BACK_MS;

/// The signs of life that servers have left.
#[derive(Debug)]
pub(super) struct Signs {
    /// The last moment at which a server was known to be there; 0 if there never was one.
    pub(super) last: i64,
    /// The same for what was written when the clock of the machine stood far ahead of what it says now.
    ahead: i64,
    /// Signs after this moment were written then.
    horizon: i64,
    /// The streams in which time may have run.
    streams: Vec<StreamInfo>,
}

impl Signs {
    /// Reads them; `beats` is what servers said.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(super) async fn read(app: &App, beats: &[Beat], now: Now) -> Result<Signs, StoreError> {
        let mut streams = app.store.list().await?;
        streams.retain(|info| is_live(info) || StreamKind::Clock.is_of(&info.stream));
        let written = streams.iter().map(|info| info.last_at.0);
        let moments: Vec<i64> = written.chain(beats.iter().map(|beat| beat.at.0)).collect();
        let horizon = now.0.saturating_add(APART_MS);
        let last = moments.iter().copied().filter(|at| *at <= horizon).max().unwrap_or_default();
        let ahead = moments.into_iter().max().unwrap_or_default();
        streams.retain(|info| {
            let back = if is_live(info) { LOOK_BACK_MS } else { LOOK_BACK_CLOCKS_MS };
            info.last_at.0 >= last.saturating_sub(back)
        });
        Ok(Signs { last, ahead, horizon, streams })
    }

    /// The gap, as a stream has to see it.
    fn away(&self, info: &StreamInfo, to: Now) -> Away {
        let from = Now(if info.last_at.0 > self.horizon { self.ahead } else { self.last });
        Away { from: from.unsigned(), to: to.unsigned().max(from.unsigned()) }
    }

    /// Whether any player's time ran when the last server went, or has begun to run by itself until now. A log that
    /// cannot be read does not keep the others from being looked at.
    pub(super) async fn anything_to_stop(&self, app: &App, now: Now) -> bool {
        for info in &self.streams {
            let away = self.away(info, now);
            let stops = if is_live(info) {
                let room = app.live.get(&info.stream).await.ok().flatten();
                room.is_some_and(|room| leads_to_anything(&room, &live_order(away)))
            } else {
                let room = app.clocks.get(&info.stream).await.ok().flatten();
                room.is_some_and(|room| leads_to_anything(&room, &hall_order(away)))
            };
            if stops {
                return true;
            }
        }
        false
    }

    /// Stops everything that ran when the last server went or began to run since then. Every process gives these orders
    /// the same names, so that they count once.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(super) async fn stop_all(&self, app: &App, to: Now) -> Result<(), Problem> {
        for info in &self.streams {
            let away = self.away(info, to);
            let command: CommandId = format!("away.{}", away.from).parse().map_err(Problem::internal)?;
            if is_live(info) {
                give(app, &app.live, info, command, &live_order(away)).await?;
            } else {
                give(app, &app.clocks, info, command, &hall_order(away)).await?;
            }
        }
        Ok(())
    }
}

fn is_live(info: &StreamInfo) -> bool {
    StreamKind::Live.is_of(&info.stream)
}

fn leads_to_anything<S: Subject>(room: &Room<S>, order: &S::Order) -> bool {
    room.newest().state.decide(order).is_ok_and(|events| !events.is_empty())
}

fn live_order(away: Away) -> LiveOrder {
    let act = LiveAct::Do { command: Command::Away(away), lag: Span::ZERO };
    LiveOrder { at: at(away), act }
}

fn hall_order(away: Away) -> HallOrder {
    HallOrder { at: at(away), author: "kolo".to_owned(), act: HallAct::Away(away) }
}

fn at(away: Away) -> Now {
    Now(i64::try_from(away.from).unwrap_or(i64::MAX))
}

/// Gives an order to one room. A log that cannot be followed is reported and keeps no other waiting; without the
/// database the gap is not over.
async fn give<S: Subject>(
    app: &App,
    rooms: &Rooms<S>,
    info: &StreamInfo,
    command: CommandId,
    order: &S::Order,
) -> Result<(), StoreError> {
    let given = match rooms.get(&info.stream).await {
        Ok(Some(room)) => room.give(command, order).await.map(drop),
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    match given {
        Err(RoomError::Store(error)) => Err(error),
        Err(other) => {
            app.report(&format!("{}: {other}", info.stream));
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}
