//! Who is here on the day.

use crate::handler::{erased, get};
use axum::response::Response;
use kolo_messages::Message;
use kolo_model::Idle;
use kolo_tournament::{Command, EntrantId};
use kolo_views::entries::{Entries, Standing};

use crate::form::Posted;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::{Act, act};
use crate::tournament::check_in::page::CheckInPage;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/check-in", get(page))
        .route("/desk/t/{id}/check-in/absent", get(page).post(erased(leave_out)))
}

async fn page(at: AtDesk<of::CheckIn>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::CheckIn)?;
    pages::html(&CheckInPage::new(&at.app, at.lang, shell, at.state()?, &at.by)?)
}

/// Players who are not here are not paired in the next round, as one step. The form names them, so that no player is
/// left out who was not on the page.
async fn leave_out(at: Visit, posted: Posted<of::ManageEntries>) -> Result<Response, Problem> {
    let state = at.state()?;
    let round = state.next_round();
    let missing =
        Entries::of(state, at.lang).lines.into_iter().filter(|line| line.standing == Standing::Entered);
    let missing = missing.map(|line| EntrantId(line.who.id));
    let who: Vec<EntrantId> = missing.filter(|id| state.idle_next(*id).is_none()).collect();
    let what = Message::new("floor-leave-out-what").with("count", who.len()).with("round", round);
    let command = Command::AnnounceAbsences { who, round, idle: Idle::Absent };
    let (action, back) = ("/check-in/absent".to_owned(), "/check-in".to_owned());
    act(at, &posted, Act { command, what, action, back, part: Part::CheckIn }).await
}
