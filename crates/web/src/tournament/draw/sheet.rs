//! The draft changed by hand: what a sheet would break, asked while it is made, and the sheet itself.

use crate::handler::post;
use axum::extract;
use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::PerSide;
use kolo_tournament::{Command, EntrantId, PairingSheet, Refusal, State};
use kolo_views::draft::{Checked, exchanged};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::form::{Fields, Posted};
use crate::json_body::Sent;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{TournamentOrder, TournamentRefusal};
use crate::tournament::{give, order, room};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(check))
        .route("/desk/t/{id}/draw/sheet", post(save))
        .route("/desk/t/{id}/draw/exchange", post(exchange))
}

/// Pairs by numbers in the log, as the module of the page sends them.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::tournament) struct Pairs {
    /// First and second side of every table, in their order.
    #[schema(value_type = Vec<Vec<u32>>)]
    pairs: Vec<(u32, u32)>,
    /// Those without an opponent.
    byes: Vec<u32>,
}

impl From<Pairs> for PairingSheet {
    fn from(pairs: Pairs) -> PairingSheet {
        let pair = |(first, second)| PerSide::new(EntrantId(first), EntrantId(second));
        PairingSheet {
            pairs: pairs.pairs.into_iter().map(pair).collect(),
            terms: Vec::new(),
            byes: pairs.byes.into_iter().map(EntrantId).collect(),
        }
    }
}

/// What a sheet would break. Nothing is written.
#[utoipa::path(
    post, path = "/api/desk/t/{id}/draft/check", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    request_body = Pairs,
    responses(
        (status = 200, description = "what can be said against the sheet", body = Viewed<Checked>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
        (status = 409, description = "there is no draft to change", body = ErrorBody),
    )
)]
async fn check(at: AtDesk<of::Draw>, Sent(pairs): Sent<Pairs>) -> Result<Response, Problem> {
    let view = Checked::of(at.state()?, &pairs.into(), at.lang).map_err(refused)?;
    Ok(seen(&at, view))
}

pub(in crate::tournament) fn refused(refusal: Refusal) -> Problem {
    Problem::from(TournamentRefusal::Rule(refusal))
}

fn to_draw(id: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}/draw")).into_response()
}

/// The whole sheet in the place of the draft, and if that is wanted published at once.
async fn save(
    extract::State(app): extract::State<App>,
    Path(id): Path<String>,
    posted: Posted<of::Draw>,
) -> Result<Response, Problem> {
    let sheet = read(posted.fields.text("sheet")).ok_or_else(|| Problem::unreadable("sheet"))?;
    let edited = give(&app, &id, &posted, Command::EditDraft(sheet)).await?;
    if posted.fields.given("publish").is_none() {
        return Ok(to_draw(&id));
    }
    // A name that follows from that of the form: sent again, both count once.
    let name = format!("{}.p", posted.command.as_str());
    let name = name.parse().map_err(|_| Problem::unreadable("command"))?;
    let order = order(posted.by.author(), posted.fields.text("reason"), Command::Publish);
    let order = TournamentOrder { order, seen: posted.seen.map(|_| edited.version), link: None };
    room(&app, &id).await?.give(name, &order).await?;
    Ok(Redirect::to(&format!("/desk/t/{id}/results")).into_response())
}

/// `1-2,3-4;5`: pairs in the order of the tables, then those without an opponent.
pub(crate) fn read(text: &str) -> Option<PairingSheet> {
    let (pairs, byes) = text.split_once(';')?;
    let numbers = |text: &str| text.parse().ok();
    let pair = |text: &str| -> Option<(u32, u32)> {
        let (first, second) = text.split_once('-')?;
        Some((numbers(first)?, numbers(second)?))
    };
    let given = |text: &'_ str| {
        text.split(',').filter(|part| !part.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let pairs = given(pairs).iter().map(|text| pair(text)).collect::<Option<_>>()?;
    let byes = given(byes).iter().map(|text| numbers(text)).collect::<Option<_>>()?;
    Some(Pairs { pairs, byes }.into())
}

/// A sheet as [`read`] reads it.
pub(in crate::tournament) fn written(sheet: &PairingSheet) -> String {
    let pairs: Vec<String> =
        sheet.pairs.iter().map(|pair| format!("{}-{}", pair.first.0, pair.second.0)).collect();
    let byes: Vec<String> = sheet.byes.iter().map(|id| id.0.to_string()).collect();
    format!("{};{}", pairs.join(","), byes.join(","))
}

/// Two people of the draft change places, one of whom may be without an opponent; or the two of a table change sides.
async fn exchange(at: Visit, posted: Posted<of::Draw>) -> Result<Response, Problem> {
    let sheet = asked_for(at.state()?, &posted.fields)?;
    give(&at.app, &at.id, &posted, Command::EditDraft(sheet)).await?;
    Ok(to_draw(&at.id))
}

/// The draft with the exchange that a form asks for.
///
/// # Errors
/// There is no draft, or no player of this number in it.
pub(crate) fn asked_for(state: &State, fields: &Fields) -> Result<PairingSheet, Problem> {
    let draft = state.draft().ok_or_else(|| refused(Refusal::NoDraft))?;
    exchange_on(&draft.sheet, fields)
}

/// A sheet with the exchange that a form asks for.
pub(in crate::tournament) fn exchange_on(
    sheet: &PairingSheet,
    fields: &Fields,
) -> Result<PairingSheet, Problem> {
    let (one, other) = if let Some(table) = fields.given("swap") {
        let index = table.parse::<usize>().ok().and_then(|table| table.checked_sub(1));
        let pair = index.and_then(|index| sheet.pairs.get(index)).ok_or_else(Problem::not_found)?;
        (pair.first, pair.second)
    } else {
        let who = |field: &str, label: Message| fields.number(field, label).map(EntrantId);
        (who("one", Message::new("hall-exchange-one"))?, who("other", Message::new("hall-exchange-other"))?)
    };
    Ok(exchanged(sheet, one, other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_read_or_refused() {
        let sheet = read("1-2,30-4;5").expect("a sheet");
        assert_eq!(sheet.pairs.len(), 2);
        assert_eq!((sheet.pairs[1].first, sheet.byes[0]), (EntrantId(30), EntrantId(5)));
        assert_eq!(read(";").expect("an empty sheet"), PairingSheet::default());
        for text in [";", "1-2,30-4;5", ";3,1"] {
            assert_eq!(written(&read(text).expect("a sheet")), text);
        }
        for text in ["", "1-2", "1;", "1-;2", "a-b;", "1-2;x", "1-2-3;", "99999999999-1;"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
