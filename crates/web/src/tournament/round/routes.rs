//! Published rounds for the public. A draft is never among them.

use crate::handler::get;
use axum::response::Response;
use kolo_views::round::Round;

use super::page::RoundPage;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tournament::visit::Visit;
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/t/{id}/round", get(rounds)).route("/t/{id}/round/{round}", get(one_round))
}

/// The latest round.
pub(in crate::tournament) async fn rounds(at: Visit) -> Result<Response, Problem> {
    let page = || {
        let state = at.state()?;
        round_page(&at, state.latest_round().and_then(|number| Round::of(state, number, at.lang)))
    };
    at.page(View::Public, "round".into(), page).await
}

async fn one_round(at: Visit) -> Result<Response, Problem> {
    let number = at.number("round")?;
    let page = || round_page(&at, Some(at.published()?));
    at.page(View::Public, format!("round/{number}").into(), page).await
}

fn round_page(at: &Visit, shown: Option<Round>) -> Result<String, Problem> {
    let shell = at.shell(View::Public, Part::Round)?;
    pages::text(&RoundPage::new(&at.app, at.lang, shell, at.state()?, shown))
}
