//! Matches of a tournament on devices: opened with one press, one or all that can be played, and taken off again.

use crate::handler::post;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_store::CommandId;
use kolo_tournament::{Command, LiveOpening, MatchCommand, PairingId, Refusal, State};

use super::routes::pairing;
use crate::courier::{self, Opened};
use crate::form::Posted;
use crate::pages::devices::OnDevices;
use crate::problem::Problem;
use crate::room::{Newest, RoomError};
use crate::routes::Routes;
use crate::routes::devices;
use crate::tasks::of;
use crate::tournament::visit::Visit;
use crate::tournament::{Tournament, TournamentOrder, TournamentRefusal, order, room};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/live", post(open_all))
        .route("/desk/t/{id}/live/{stage}/{place}/{pair}", post(open_one))
}

/// Opens a match and leads to its page, where the links of the seats are; or takes it off the devices.
async fn open_one(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let pairing = pairing(&at)?;
    let command = posted.command.clone();
    match posted.fields.text("do") {
        "open" => {
            let newest = give(&at, &posted, command, opening(&at, &posted, &pairing)?).await?;
            let opened = Opened::in_tournament(&at.id, &newest.state.ledger, &pairing)?;
            let live = courier::set_up(&at.app, opened).await?;
            Ok(Redirect::to(&format!("/desk/live/{live}")).into_response())
        }
        "close" => {
            let close = Command::Match { pairing: pairing.clone(), command: MatchCommand::CloseLive };
            give(&at, &posted, command, close).await?;
            Ok(Redirect::to(&format!("/desk/t/{}/match/{pairing}", at.id)).into_response())
        }
        _ => Err(Problem::unreadable("do")),
    }
}

/// Opens every match that can be played and is not on devices; one that could not be played there is left out.
async fn open_all(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    if !at.state()?.settings().plays_on_devices() {
        let refusal = Refusal::NotOnDevices;
        return Err(Problem::refused(refusal.why(), Some(refusal.clause())));
    }
    for (number, pairing) in (1..).zip(can_go(at.state()?)) {
        let command = opening(&at, &posted, &pairing)?;
        let asked = order(posted.by.author(), "", command.clone());
        if at.newest.state.ledger.preview(&asked).is_err() {
            continue;
        }
        // One form opens them all: each has a name of its own.
        let name = format!("{}.{number}", posted.command).parse().map_err(Problem::internal)?;
        let newest = give(&at, &posted, name, command).await?;
        let opened = Opened::in_tournament(&at.id, &newest.state.ledger, &pairing)?;
        courier::set_up(&at.app, opened).await?;
    }
    Ok(Redirect::to(&format!("/desk/t/{}/results", at.id)).into_response())
}

/// The matches that have no result yet and are not on devices.
pub(in crate::tournament) fn can_go(state: &State) -> Vec<PairingId> {
    let in_rounds = state.unsettled().filter_map(|(round, table, _)| state.pairing(round, table));
    let open = in_rounds.chain(state.ready());
    open.filter(|pairing| state.meeting(pairing).is_some_and(|meeting| meeting.live.is_none())).collect()
}

/// The command that opens a match, under the name that it has on every server.
fn opening(at: &Visit, posted: &Posted<of::Arbitrate>, pairing: &PairingId) -> Result<Command, Problem> {
    let (opening, time) = devices::chosen(&posted.fields)?;
    let live = courier::id_in_tournament(&at.id, &at.newest.state.ledger, pairing);
    let live = live.ok_or_else(Problem::not_found)?;
    let command = MatchCommand::OpenLive(LiveOpening { live, opening, time });
    Ok(Command::Match { pairing: pairing.clone(), command })
}

async fn give(
    at: &Visit,
    posted: &Posted<of::Arbitrate>,
    name: CommandId,
    command: Command,
) -> Result<Newest<Tournament>, Problem> {
    let room = room(&at.app, &at.id).await?;
    let order = order(posted.by.author(), posted.fields.text("reason"), command);
    match room.give(name, &TournamentOrder { order, seen: None, link: None }).await {
        Ok(newest) => Ok(newest),
        // Opened or closed again, it is as it was wanted (K-ONCE).
        Err(RoomError::Refused(TournamentRefusal::Rule(Refusal::NothingChanges))) => Ok(room.newest()),
        Err(error) => Err(error.into()),
    }
}

/// What devices say about a match beside what its tournament says, the latest first.
pub(super) async fn on_devices(at: &Visit, pairing: &PairingId) -> Result<Vec<OnDevices>, Problem> {
    let ledger = &at.newest.state.ledger;
    let open = at.state()?.meeting(pairing).and_then(|meeting| meeting.live).map(|opening| opening.live);
    devices::say(&at.app, at.lang, ledger.live_openings(pairing), open.as_ref(), |played| {
        courier::standing_in_tournament(ledger, pairing, played)
    })
    .await
}
