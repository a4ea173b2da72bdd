//! Personal data: what is public (K-PUBLIC), and what is known about one person.

use crate::handler::{erased, get};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_desk::StreamKind;
use kolo_store::StreamId;
use kolo_views::public::{Fact, Names, Policy, Reach};

use crate::app::App;
use crate::attendee_access::{FrontAct, FrontOrder};
use crate::form::{Fields, Hidden, Posted};
use crate::pages;
use crate::pages::contest::Part as ContestPart;
use crate::pages::privacy::public::page::{Of, PublicPage, Ways};
use crate::problem::Problem;
use crate::public;
use crate::routes::Routes;
use crate::routes::contest::visit::{AtPlace, Given};
use crate::tasks::of;
use crate::time;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/public", get(page).post(erased(choose)))
        .route("/desk/c/{id}/-/public", get(contest_page).post(erased(contest_choose)))
}

async fn page(at: AtDesk<of::ChoosePublic>) -> Result<Response, Problem> {
    let policy = public::of_tournament(&at.app, &at.id).await?.policy;
    show(&at, policy, false, Hidden::new(&at.by)?)
}

fn show(at: &Visit, policy: Policy, tried: bool, hidden: Hidden) -> Result<Response, Problem> {
    let mut shell = at.shell(View::Desk, Part::Public)?;
    if tried {
        // What is only tried must not be swept away by news.
        shell.follow = String::new();
    }
    let ways =
        Ways { action: format!("/desk/t/{}/public", at.id), page: format!("/t/{}", at.id), people: None };
    let of = Of::Tournament(at.state()?);
    pages::html(&PublicPage::new(&at.app, at.lang, shell, of, ways, (policy, tried), hidden))
}

/// Tries a choice out, or takes it.
async fn choose(at: Visit, posted: Posted<of::ChoosePublic>) -> Result<Response, Problem> {
    at.state()?;
    let policy = chosen(&posted.fields)?;
    if posted.fields.text("do") == "preview" {
        return show(&at, policy, true, Hidden::new(&posted.by)?);
    }
    keep(&at.app, StreamKind::Access.stream(&at.id), &posted, policy).await?;
    Ok(Redirect::to(&format!("/desk/t/{}/public", at.id)).into_response())
}

async fn contest_page(at: AtPlace<of::ChoosePublic>) -> Result<Response, Problem> {
    let policy = public::of_contest(&at.app, &at.id).await?.policy;
    let shell = at.office_shell(View::Desk, ContestPart::OfficePublic);
    let (of, ways) = (Of::Contest(at.contest()), contest_ways(&at.id));
    pages::html(&PublicPage::new(&at.app, at.lang, shell, of, ways, (policy, false), at.hidden()?))
}

async fn contest_choose(given: Given<of::ChoosePublic>) -> Result<Response, Problem> {
    let at = &given;
    let fields = &given.posted.fields;
    // Clubs and ratings are nothing that a contest of teams has.
    let policy = Policy { club: Fact::Shown, strength: Fact::Shown, ..chosen(fields)? };
    if fields.text("do") == "preview" {
        let mut shell = at.office_shell(View::Desk, ContestPart::OfficePublic);
        shell.follow = String::new();
        let (of, ways) = (Of::Contest(at.contest()), contest_ways(&at.id));
        let hidden = Hidden::new(&given.posted.by)?;
        return pages::html(&PublicPage::new(&at.app, at.lang, shell, of, ways, (policy, true), hidden));
    }
    keep(&at.app, public::contest_front(&at.id), &given.posted, policy).await?;
    Ok(Redirect::to(&format!("/desk/c/{}/-/public", at.id)).into_response())
}

fn contest_ways(id: &str) -> Ways {
    let people = Some(format!("/desk/c/{id}/-/person"));
    Ways { action: format!("/desk/c/{id}/-/public"), page: format!("/c/{id}"), people }
}

async fn keep<T>(
    app: &App,
    front: Option<StreamId>,
    posted: &Posted<T>,
    policy: Policy,
) -> Result<(), Problem> {
    let stream = front.ok_or_else(Problem::not_found)?;
    let act = FrontAct::MakePublic(policy);
    let order = FrontOrder { at: time::now(), by: posted.by.name.clone(), act };
    app.fronts.room(&stream).await?.give(posted.command.clone(), &order).await?;
    Ok(())
}

fn chosen(fields: &Fields) -> Result<Policy, Problem> {
    let fact = |field: &str| if fields.given(field).is_some() { Fact::Shown } else { Fact::Hidden };
    let reach = Reach::ALL.into_iter().find(|one| one.code() == fields.text("reach"));
    let names = Names::ALL.into_iter().find(|one| one.code() == fields.text("names"));
    Ok(Policy {
        reach: reach.ok_or_else(|| Problem::unreadable("reach"))?,
        names: names.ok_or_else(|| Problem::unreadable("names"))?,
        club: fact("club"),
        strength: fact("strength"),
    })
}
