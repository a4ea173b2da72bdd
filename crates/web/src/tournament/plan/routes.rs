//! The plan of a stage: made, made again, changed by hand, published, unpublished; and the stage before it closed.

use crate::handler::{erased, get, post};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::Clause;
use kolo_stages::{EntrantId, Slot, SlotPlace, State};
use kolo_tournament::{Command, Refusal, StageId};
use kolo_views::draft::Checked;
use kolo_views::plan::{Plan, draft};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::form::{Fields, Posted, wrong};
use crate::json_body::Sent;
use crate::key;
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::tournament::TournamentRefusal;
use crate::tournament::act::{Act, act};
use crate::tournament::give;
use crate::tournament::plan::page::DrawPage;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/plan/{stage}", get(page).post(erased(decide)))
        .route("/desk/t/{id}/plan/{stage}/exchange", post(exchange))
        .routes(routes!(check_plan))
        .merge(super::api::routes())
}

async fn page(at: AtDesk<of::Draw>) -> Result<Response, Problem> {
    shown(&at, &at.by)
}

/// The page of the stage in the address.
fn shown(at: &Visit, by: &crate::desk::Arbiter) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Draw)?;
    pages::html(&DrawPage::new(&at.app, at.lang, shell, plan(at)?, by)?)
}

/// Who stands where, by numbers, as the module of the page sends it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PlanSheet {
    /// All players of every match of the first round, or of every group, in their order.
    pairs: Vec<Vec<u32>>,
    /// Always empty: a bye has its match.
    byes: Vec<u32>,
}

/// What a plan changed by hand would break. Nothing is written.
#[utoipa::path(
    post, path = "/api/desk/t/{id}/plan/{stage}/check", tag = "desk", security(("session" = [])),
    params(
        ("id" = String, Path, description = "the tournament's name in addresses"),
        ("stage" = String, Path, description = "the name of the stage"),
    ),
    request_body = PlanSheet,
    responses(
        (status = 200, description = "what can be said against it", body = Viewed<Checked>),
        (status = 404, description = "there is no such tournament or stage", body = ErrorBody),
        (status = 409, description = "no plan was drawn", body = ErrorBody),
    )
)]
async fn check_plan(at: AtDesk<of::Draw>, Sent(sheet): Sent<PlanSheet>) -> Result<Response, Problem> {
    if !sheet.byes.is_empty() {
        return Err(Problem::unreadable("byes"));
    }
    let view = draft::checked(plan(&at)?, &sheet.pairs, at.lang).map_err(refused)?;
    Ok(seen(&at, view))
}

fn refused(refusal: Refusal) -> Problem {
    Problem::from(TournamentRefusal::Rule(refusal))
}

async fn decide(at: Visit, posted: Posted<of::Draw>) -> Result<Response, Problem> {
    let stage = plan(&at)?.settings.id.clone();
    let here = format!("/plan/{}", stage.as_str());
    let fields = &posted.fields;
    let (command, back) = match fields.text("do") {
        "draw" => (Command::DraftPlan { stage, seed: at.app.seed()? }, here),
        "again" => (Command::DraftPlan { stage, seed: key::seed()? }, here),
        "discard" => (Command::DiscardPlan(stage), here),
        "publish" => (Command::PublishPlan(stage), "/results".to_owned()),
        "recall" => (Command::UnpublishPlan(stage), here),
        "close" => {
            let of: StageId = fields.text("stage").parse().map_err(|_| Problem::unreadable("stage"))?;
            let command = Command::CloseStage { stage: of, order: order(&at, fields)? };
            let what = Message::new("plan-close-what");
            return act(
                at,
                &posted,
                Act { command, what, action: here.clone(), back: here, part: Part::Draw },
            )
            .await;
        }
        _ => return Err(Problem::unreadable("do")),
    };
    give(&at.app, &at.id, &posted, command).await?;
    Ok(Redirect::to(&format!("/desk/t/{}{back}", at.id)).into_response())
}

/// The order in which tied players are put by hand, within that of the table; nothing where the page did not ask.
fn order(at: &Visit, fields: &Fields) -> Result<Vec<EntrantId>, Problem> {
    let id = |number: &str| number.parse().map(EntrantId).map_err(|_| Problem::unreadable("order"));
    let tied = fields.every("order").map(id).collect::<Result<Vec<EntrantId>, Problem>>()?;
    if tied.is_empty() {
        return Ok(tied);
    }
    let table = kolo_views::table::Table::of(at.state()?, at.lang);
    let table = table.map_err(|none| Problem::bad_field(none.message()))?;
    let mut in_order = tied.iter();
    let lines = table.lines.iter().map(|line| EntrantId(line.who.id));
    Ok(lines.map(|id| if tied.contains(&id) { in_order.next().copied().unwrap_or(id) } else { id }).collect())
}

/// The plan changed by hand: the whole of it as the module of the page sends it, or two who change their places. Before
/// it is published it is changed at once, unless a rule is broken and no reason was given; later with a preview, and
/// only where no game has been played (K-SLOT).
async fn exchange(at: Visit, posted: Posted<of::Draw>) -> Result<Response, Problem> {
    let stage = plan(&at)?.settings.id.clone();
    let published = plan(&at)?.play().is_some();
    let drawn = at.state()?.drawn(&stage).ok_or_else(|| refused(Refusal::NoPlanDraft(stage.clone())))?;
    let fields = &posted.fields;
    let (changes, what) = if fields.given("sheet").is_some() {
        let sheet = sheet(fields.text("sheet")).ok_or_else(|| Problem::unreadable("sheet"))?;
        let changes = draft::wanted(&drawn, &sheet).ok_or_else(|| Problem::unreadable("sheet"))?;
        (changes, Message::new("plan-edit-what"))
    } else {
        two(&drawn, fields, at.lang)?
    };
    let back = format!("/plan/{}", stage.as_str());
    let action = format!("{back}/exchange");
    let asked = |command: Command| Act { command, what, action, back: back.clone(), part: Part::Draw };
    if published {
        return act(at, &posted, asked(Command::EditSlots { stage, changes })).await;
    }
    let command = Command::EditPlan { stage, changes };
    match give(&at.app, &at.id, &posted, command.clone()).await {
        Ok(_) => Ok(Redirect::to(&format!("/desk/t/{}{back}", at.id)).into_response()),
        // What is broken is shown beside the field for the reason.
        Err(problem) if problem.clause == Some(Clause::new("K-REASON")) => {
            act(at, &posted, asked(command)).await
        }
        Err(problem) => Err(problem),
    }
}

/// Two who change their places.
fn two(
    state: &State,
    fields: &Fields,
    lang: kolo_messages::Lang,
) -> Result<(Vec<(SlotPlace, Slot)>, Message), Problem> {
    let place = |field: &str| {
        let read = fields.text(field).parse::<SlotPlace>();
        read.map_err(|unreadable| wrong(Message::new("plan-exchange"), unreadable.message()))
    };
    let (one, other) = (place("one")?, place("other")?);
    let link = |at: &SlotPlace| state.plan().link(at).cloned().ok_or_else(Problem::not_found);
    let changes = vec![(one.clone(), link(&other)?), (other.clone(), link(&one)?)];
    let [first, second] = [&one, &other].map(|at| state.label(at, lang));
    Ok((changes, Message::new("plan-exchange-what").with("one", first).with("other", second)))
}

/// `1-8,4-5,3;`: the numbers of every line, as the module of the page writes them.
fn sheet(text: &str) -> Option<Vec<Vec<u32>>> {
    let (lines, nobody) = text.split_once(';')?;
    if !nobody.is_empty() {
        return None;
    }
    let line = |text: &str| text.split('-').map(|number| number.parse().ok()).collect::<Option<Vec<u32>>>();
    lines.split(',').map(line).collect()
}

/// The stage in the address.
///
/// # Errors
/// When the tournament has no such stage.
pub(in crate::tournament) fn plan(at: &Visit) -> Result<Plan<'_>, Problem> {
    Plan::named(at.state()?, at.word("stage")).ok_or_else(Problem::not_found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_read_or_refused() {
        assert_eq!(sheet("1-8,3;"), Some(vec![vec![1, 8], vec![3]]));
        for text in ["", "1-2", "1-2;3", "1-;", "a;", "1-2,;", "99999999999;"] {
            assert_eq!(sheet(text), None, "{text}");
        }
    }
}
