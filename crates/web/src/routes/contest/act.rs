//! An order to a contest in two steps: what it changes is shown first (K-PREVIEW), then the same form is sent once more.

use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::{Contest, VenueId, differences};
use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_stages::Later;

use super::order;
use super::visit::Given;
use crate::contest_room::ContestAct;
use crate::form::{Fields, Hidden};
use crate::pages;
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::tasks::Needed;
use crate::tournament::View;
use crate::tournament::act::page::{ActPage, Asked, Choice, Remark};
use crate::tournament::act::routes::can_be_fixed;

/// What an order asks for, and where it leads.
pub(super) struct Act {
    /// The order.
    pub(super) acts: Vec<ContestAct>,
    /// What it is, in words, over the preview.
    pub(super) what: Message,
    /// Where the organiser goes afterwards.
    pub(super) back: String,
    /// Under which part the preview is shown.
    pub(super) part: Part,
    /// What becomes of later results that no longer hold (K-LATER), where that can be chosen.
    pub(super) later: Option<Later>,
}

/// The field of a form that undoes later results.
const TAKE_BACK: &str = "take-back";

/// What a form says about later results that no longer hold.
pub(super) fn later_of(fields: &Fields) -> Later {
    if fields.given(TAKE_BACK).is_some() { Later::TakeBack } else { Later::Keep }
}

/// Shows what an order would change; if its author is sure, does it. What stands in the way (a reason that is missing,
/// what came in between) is shown on the same page, with everything that was typed.
pub(super) async fn act<T: Needed>(mut given: Given<T>, act: Act) -> Result<Response, Problem> {
    if given.posted.fields.given("sure").is_some() && is_as_shown(&given, &act) {
        match given.give(act.acts.clone()).await {
            Ok(_) => return Ok(Redirect::to(&act.back).into_response()),
            Err(problem)
                if can_be_fixed(problem.clause) || (act.later.is_some() && rests_on_it(&problem)) =>
            {
                given.renew().await?;
                let after = after(&given, &act, Reason::Typed).ok();
                return page(&given, &act, after.as_ref(), Some(problem));
            }
            Err(problem) => return Err(problem),
        }
    }
    match after(&given, &act, Reason::Typed) {
        Ok(described) => page(&given, &act, Some(&described), None),
        Err(problem) => {
            let without_reason = is_reason(&problem);
            let described = if without_reason { after(&given, &act, Reason::Some).ok() } else { None };
            // A missing reason is not a mistake before the page has asked for one.
            let asked = given.posted.fields.given("asked").is_some() || described.is_none();
            page(&given, &act, described.as_ref(), asked.then_some(problem))
        }
    }
}

/// Whether what is chosen is what the preview was made with.
fn is_as_shown<T>(given: &Given<T>, act: &Act) -> bool {
    let shown = given.posted.fields.all().iter().find(|(name, _)| name == "shown");
    match (act.later, shown) {
        (Some(later), Some((_, shown))) => (shown == TAKE_BACK) == (later == Later::TakeBack),
        (Some(_), None) | (None, _) => true,
    }
}

/// Whether it is refused because of later results that no longer hold.
pub(super) fn rests_on_it(problem: &Problem) -> bool {
    problem.clause == Some(Clause::new("K-LATER"))
}

fn is_reason(problem: &Problem) -> bool {
    problem.clause == Some(Clause::new("K-REASON"))
}

/// The reason an order is tried with.
#[derive(Clone, Copy)]
enum Reason {
    Typed,
    Some,
    None,
}

/// The contest after the order, whatever was seen before it.
fn after<T>(given: &Given<T>, act: &Act, reason: Reason) -> Result<Contest, Problem> {
    let mut order = order(&given.posted, "", act.acts.clone());
    order.seen = None;
    match reason {
        Reason::Typed => {}
        Reason::Some => order.reason = Some("?".to_owned()),
        Reason::None => order.reason = None,
    }
    Ok(given.newest.state.after(&order)?)
}

/// What is different after an order, in sentences that name tournaments as pages do.
pub(super) fn changes_reported(before: &Contest, after: &Contest, lang: Lang) -> Vec<String> {
    let known = |id: &VenueId| after.state().venue(id).map(|venue| venue.plan.name.to_string());
    let name = |id: &VenueId| known(id).unwrap_or_else(|| id.to_string());
    differences(before, after).iter().map(|change| change.describe(&name).text(lang)).collect()
}

fn page<T>(
    given: &Given<T>,
    act: &Act,
    after_it: Option<&Contest>,
    problem: Option<Problem>,
) -> Result<Response, Problem> {
    let chosen = |name: &str| act.later.is_some() && name == TAKE_BACK;
    let kept = |(name, _): &&(String, String)| {
        !matches!(name.as_str(), "reason" | "sure" | "asked" | "shown") && !chosen(name)
    };
    let status = problem.as_ref().map(|problem| problem.status);
    let asked = Asked {
        heading: act.what.text(given.lang),
        action: given.address().to_owned(),
        back: act.back.clone(),
        again: None,
        fields: given.posted.fields.all().iter().filter(kept).cloned().collect(),
        reason: given.posted.fields.text("reason").to_owned(),
        needs_reason: after(given, act, Reason::None).is_err_and(|refused| is_reason(&refused)),
        can_be_saved: after_it.is_some(),
        breaks: Vec::new(),
        changes: after_it
            .map(|after| changes_reported(given.contest(), after, given.lang))
            .unwrap_or_default(),
        nothing: Message::new("school-changes-none").text(given.lang),
        trouble: problem.map(|problem| Remark {
            text: problem.message.text(given.lang),
            clause: problem.clause.map(Clause::id),
        }),
    };
    let mut shell = given.shell_of(View::Desk, act.part)?;
    // Something typed here must not be swept away, and nothing here changes by itself.
    shell.follow = String::new();
    let hidden = Hidden::new(&given.posted.by)?;
    let choice = act.later.map(|later| Choice {
        name: TAKE_BACK,
        label: Message::new("school-take-back").text(given.lang),
        on: later == Later::TakeBack,
    });
    let page = ActPage::new(&given.app, given.lang, shell, asked, hidden).with_choice(choice);
    let mut response = pages::html(&page)?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}
