//! What has to happen although nobody asks for it: both times of a duel run out, a claim waits for the prover.

use std::time::Duration;

use kolo_live::Command;
use kolo_play::clock::Span;
use kolo_store::StreamId;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::live::{Live, LiveAct, LiveOrder};
use crate::problem::Problem;
use crate::room::Room;
use crate::subject::Subject as _;
use crate::time;

/// How often the watchman goes round. Nobody waits for him but a draw by two fallen flags.
const ROUND: Duration = Duration::from_millis(250);

/// Goes round the rooms that are in use until the server ends.
pub(crate) async fn watch(app: App) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        rounds.tick().await;
        for (stream, room) in app.live.all() {
            if let Err(problem) = look_at(&stream, &room).await {
                app.report(&format!("{stream}: {}", problem.message.text(kolo_messages::Lang::En)));
            }
        }
    }
}

async fn look_at(stream: &StreamId, room: &Room<Live>) -> Result<(), Problem> {
    let newest = room.newest();
    let Ok(game) = newest.state.game() else { return Ok(()) };
    let at = time::now();
    if game.next_deadline().is_none_or(|deadline| deadline > game.moment(at.unsigned())) {
        return Ok(());
    }
    let order = LiveOrder { at, act: LiveAct::Do { command: Command::Time, lag: Span::ZERO } };
    // Mostly a flag has fallen that nobody has pointed out: then nothing follows, and nothing is written.
    if newest.state.decide(&order).is_ok_and(|events| events.is_empty()) {
        return Ok(());
    }
    // Every process that looks after the match gives this order the same name, so that it counts once.
    let name = format!("time.{}", newest.version);
    let command = name.parse().map_err(|_| Problem::internal(format!("{stream}: a bad name")))?;
    room.give(command, &order).await?;
    Ok(())
}
