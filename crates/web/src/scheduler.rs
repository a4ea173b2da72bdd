//! What has to happen without a request: both times of a duel run out, a claim waits for the prover.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use kolo_live::{ClaimedPosition, Command, Examined, Finding, LiveMatch, OpenClaim};
use kolo_model::Side;
use kolo_play::clock::Span;
use kolo_play::prover::{Budget, Question, Verdict};
use kolo_store::{CommandId, StreamId};
use kolo_teams::BoardNumber;
use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::hall::Hall;
use crate::live::{Live, LiveAct, LiveOrder};
use crate::problem::Problem;
use crate::proving::Waits;
use crate::room::Room;
use crate::subject::Subject as _;
use crate::time;

/// How often the scheduler goes round. Only a draw by two fallen flags and a claim wait for it.
const ROUND: Duration = Duration::from_millis(250);

/// Claims that the prover is looking at.
type AtWork = Arc<Mutex<HashSet<(StreamId, CommandId)>>>;

/// Goes round the rooms that are in use until the server ends.
pub(crate) async fn watch(app: App) {
    let mut rounds = interval(ROUND);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let at_work = AtWork::default();
    loop {
        rounds.tick().await;
        // Before any flag falls: perhaps no player could play.
        if let Err(problem) = app.presence.round(&app, running(&app)).await {
            log_problem(&app, "presence", &problem);
            continue;
        }
        for (stream, room) in app.live.all() {
            if let Err(problem) = look_at_times(&room).await {
                log_problem(&app, stream.as_str(), &problem);
            }
            look_at_claims(&app, &stream, &room, &at_work);
        }
    }
}

/// How many times run in the rooms that are in use.
fn running(app: &App) -> usize {
    let now = time::now();
    let in_match = |game: &LiveMatch| game.running(game.moment(now.unsigned()));
    let matches = app.live.all();
    let in_matches = matches.iter().map(|(_, room)| room.newest().state.game().map_or(0, in_match));
    let clocks = app.clocks.all();
    let run = |room: &Room<Hall>| room.newest().state.set().is_ok_and(|set| set.time_runs(now));
    in_matches.sum::<usize>() + clocks.iter().filter(|(_, room)| run(room)).count()
}

fn log_problem(app: &App, about: &str, problem: &Problem) {
    let text = problem.message.text(kolo_messages::Lang::En);
    app.report(&format!("{about}: {}", problem.detail.as_deref().unwrap_or(&text)));
}

/// Ends in a draw the duels in which both times are over (P-3.3.2.9).
async fn look_at_times(room: &Room<Live>) -> Result<(), Problem> {
    let newest = room.newest();
    let Ok(game) = newest.state.game() else { return Ok(()) };
    let at = time::now();
    if game.next_deadline().is_none_or(|deadline| deadline > game.moment(at.unsigned())) {
        return Ok(());
    }
    let order = LiveOrder { at, act: LiveAct::Do { command: Command::Time, lag: Span::ZERO } };
    // Mostly a flag has fallen that no player has pointed out: then nothing follows, and nothing is written.
    if newest.state.decide(&order).is_ok_and(|events| events.is_empty()) {
        return Ok(());
    }
    // Every process that looks after the match gives this order the same name, so that it counts once.
    let name = format!("time.{}", newest.version);
    let command = name.parse().map_err(Problem::internal)?;
    room.give(command, &order).await?;
    Ok(())
}

/// Lets the prover look at claims that were not looked at yet (P-3.3.1.6).
fn look_at_claims(app: &App, stream: &StreamId, room: &Arc<Room<Live>>, at_work: &AtWork) {
    let newest = room.newest();
    let Ok(game) = newest.state.game() else { return };
    let boards = (1..=game.setting().shape.boards()).map(BoardNumber);
    for claim in boards.flat_map(|board| game.claims(board)).filter(|claim| claim.examined.is_none()) {
        let Some(command) = name_of(&claim) else { continue };
        let task = (stream.clone(), command.clone());
        // A panic while the lock was held cannot leave the set half changed.
        if !at_work.lock().unwrap_or_else(PoisonError::into_inner).insert(task.clone()) {
            continue;
        }
        let (app, room, at_work) = (app.clone(), Arc::clone(room), Arc::clone(at_work));
        tokio::spawn(async move {
            if let Err(problem) = examine(&app, &room, claim, command).await {
                log_problem(&app, task.0.as_str(), &problem);
            }
            at_work.lock().unwrap_or_else(PoisonError::into_inner).remove(&task);
        });
    }
}

/// The name of the finding: one for each side of each duel of a board, whichever process has looked.
fn name_of(claim: &OpenClaim) -> Option<CommandId> {
    let side = match claim.seat.side {
        Side::First => 'a',
        Side::Second => 'b',
    };
    format!("examined.{}{side}.{}", claim.seat.board, claim.duel.number()).parse().ok()
}

async fn examine(app: &App, room: &Room<Live>, claim: OpenClaim, command: CommandId) -> Result<(), Problem> {
    let OpenClaim { seat, duel, position, .. } = claim;
    let ClaimedPosition { board: marks, to_move, claimant } = position;
    let question = Question::new(marks, to_move, claimant)
        .map_err(|flaw| Problem::refused(flaw.message(), Some(flaw.clause())))?;
    let answer = app.proving.ask(question, Budget::default(), Waits::Always).await?;
    let finding = finding_of(&answer.verdict);
    let examined = Examined { finding, nodes: answer.effort.nodes };
    let act = LiveAct::Do { command: Command::Examined { seat, duel, examined }, lag: Span::ZERO };
    // The prover may have thought for long.
    app.presence.make_sure(app).await?;
    room.give(command, &LiveOrder { at: time::now(), act }).await?;
    Ok(())
}

/// The verdict without its proof.
pub(crate) fn finding_of(verdict: &Verdict) -> Finding {
    match verdict {
        Verdict::Proven(_) => Finding::Proven,
        Verdict::NotProven(_) => Finding::NotProven,
        Verdict::Refuted(_) => Finding::Refuted,
    }
}

#[cfg(test)]
mod tests {
    use kolo_live::Seat;
    use kolo_play::{Board, Mark};
    use kolo_teams::DuelNumber;

    use super::*;
    use crate::presence::tests::{asleep, is_stopped};

    #[tokio::test]
    async fn a_finding_does_not_hide_that_the_server_was_away() {
        let (app, _folder) = asleep().await;
        let (_, room) = app.live.all().pop().expect("a match");
        let mut board = Board::default();
        for (cell, mark) in ["d4", "e4", "f4", "g4"]
            .map(|cell| (cell, Mark::Cross))
            .into_iter()
            .chain(["a1", "c1", "e1", "g1"].map(|cell| (cell, Mark::Circle)))
        {
            board.put(cell.parse().expect("a square"), mark).expect("it is empty");
        }
        let claim = OpenClaim {
            seat: Seat { board: BoardNumber(1), side: Side::First },
            duel: DuelNumber::One,
            examined: None,
            position: ClaimedPosition { board, to_move: Mark::Cross, claimant: Mark::Cross },
        };
        let command = name_of(&claim).expect("a name");
        let answer = examine(&app, &room, claim, command).await;
        assert!(answer.is_err(), "nobody claims anything");
        assert!(is_stopped(&app));
    }
}
