//! What decides between tied players: the lot, or an order by hand with its reason (K-TIE).

use crate::handler::{get, post};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_stages::{EntrantId, GroupId};
use kolo_tournament::Command;
use kolo_views::plan::ties;

use crate::form::Posted;
use crate::pages;
use crate::pages::contest::ties::TiesPage;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::give;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/ties", get(page))
        .route("/desk/t/{id}/ties/{stage}/{group}", post(decide))
}

async fn page(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Ties)?;
    let open = ties::of_tournament(at.state()?, at.lang);
    pages::html(&TiesPage::new(&at.app, at.lang, shell, open, &at.by)?)
}

async fn decide(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let stage = crate::tournament::plan::routes::plan(&at)?.settings.id.clone();
    let group = GroupId::from(at.word("group"));
    let fields = &posted.fields;
    let command = match fields.text("do") {
        "lot" => Command::DrawTieLot { stage, group },
        "decide" => {
            let id = |number: &str| number.parse().map(EntrantId).map_err(|_| Problem::unreadable("order"));
            let order = fields.every("order").map(id).collect::<Result<Vec<EntrantId>, Problem>>()?;
            Command::DecideTie { stage, group, order }
        }
        _ => return Err(Problem::unreadable("do")),
    };
    give(&at.app, &at.id, &posted, command).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/ties", at.id)).into_response())
}
