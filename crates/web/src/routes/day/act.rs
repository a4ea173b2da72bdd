//! A correction in two steps: what it changes is shown first (K-PREVIEW), then the same form is sent once more.

use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::Clause;
use kolo_tournament::{Change, Command, Preview, Refusal};

use super::visit::Visit;
use super::{give, order, room};
use crate::form::{Hidden, Posted};
use crate::pages;
use crate::pages::day::act::{ActPage, Asked, Remark};
use crate::pages::day::{Part, View};
use crate::problem::Problem;
use crate::tasks::Needed;
use crate::tournament::TournamentRefusal;

/// What somebody wants to do, and where it leads.
pub(super) struct Act {
    /// The order.
    pub(super) command: Command,
    /// What it is, in words, over the preview.
    pub(super) what: Message,
    /// The address that the form is sent to, behind that of the tournament.
    pub(super) action: String,
    /// Where the desk goes afterwards, behind the address of the tournament.
    pub(super) back: String,
    /// Under which part the preview is shown.
    pub(super) part: Part,
}

/// Shows what an act would change; if the arbiter is sure, does it. What stands in the way (a reason that is missing, what
/// came in between) is told on the same page, with everything that was typed.
pub(super) async fn act<T: Needed>(at: Visit, posted: &Posted<T>, act: Act) -> Result<Response, Problem> {
    act_or_again(at, posted, act, None).await
}

/// The same with a button of these words: it sends the form to the same address with `reopen`, to be opened as it was.
pub(super) async fn act_or_again<T: Needed>(
    mut at: Visit,
    posted: &Posted<T>,
    act: Act,
    again: Option<Message>,
) -> Result<Response, Problem> {
    let page = |at: &Visit, preview: Option<&Preview>, problem: Option<Problem>| {
        page(at, posted, (&act, again.as_ref()), preview, problem)
    };
    if posted.fields.given("sure").is_some() {
        match give(&at.app, &at.id, posted, act.command.clone()).await {
            Ok(_) => return Ok(Redirect::to(&format!("/desk/t/{}{}", at.id, act.back)).into_response()),
            Err(problem) if can_be_mended(problem.clause) => {
                at.newest = room(&at.app, &at.id).await?.newest();
                let preview = preview(&at, posted, &act.command).ok();
                return page(&at, preview.as_ref(), Some(problem));
            }
            Err(problem) => return Err(problem),
        }
    }
    match preview(&at, posted, &act.command) {
        Ok(told) => page(&at, Some(&told), None),
        Err(refusal) => {
            let without_reason = refusal.clause() == Clause::new("K-REASON");
            let told = if without_reason { with_some_reason(&at, posted, &act.command) } else { None };
            let problem = Problem::from(TournamentRefusal::Rule(refusal));
            // That a reason is needed is no mistake before anybody was asked for one.
            let problem = (posted.fields.given("asked").is_some() || told.is_none()).then_some(problem);
            page(&at, told.as_ref(), problem)
        }
    }
}

/// Whether the same form can be sent once more, after a reason was typed or what came in between was looked at.
pub(in crate::routes) fn can_be_mended(clause: Option<Clause>) -> bool {
    clause.is_some_and(|clause| clause == Clause::new("K-REASON") || clause == Clause::new("K-STALE"))
}

fn preview<T>(at: &Visit, posted: &Posted<T>, command: &Command) -> Result<Preview, Refusal> {
    let order = order(posted.by.author(), posted.fields.text("reason"), command.clone());
    at.newest.state.ledger.preview(&order)
}

/// What it would change if there were a reason: the page asks for it beside the answer.
fn with_some_reason<T>(at: &Visit, posted: &Posted<T>, command: &Command) -> Option<Preview> {
    at.newest.state.ledger.preview(&order(posted.by.author(), "?", command.clone())).ok()
}

fn page<T>(
    at: &Visit,
    posted: &Posted<T>,
    (act, again): (&Act, Option<&Message>),
    preview: Option<&Preview>,
    problem: Option<Problem>,
) -> Result<Response, Problem> {
    let breaks = |preview: &Preview| {
        let remark = |broken: &kolo_tournament::RuleBreak| Remark {
            text: broken.violation.message().text(at.lang),
            clause: Some(broken.clause.id()),
        };
        preview.decision.breaks.iter().map(remark).collect()
    };
    let changes = |preview: &Preview| {
        let told = preview.changes.iter().map(Change::message);
        told.map(|message| message.text(at.lang)).collect::<Vec<String>>()
    };
    let kept =
        |(name, _): &&(String, String)| !matches!(name.as_str(), "reason" | "sure" | "asked" | "reopen");
    let needs_reason = {
        let without = order(posted.by.author(), "", act.command.clone());
        let refused = at.newest.state.ledger.preview(&without).err();
        refused.is_some_and(|refusal| {
            refusal.clause() == Clause::new("K-REASON")
                || matches!(refusal, Refusal::BreaksNeedReason(_) | Refusal::ReasonMissing)
        })
    };
    let status = problem.as_ref().map(|problem| problem.status);
    let asked = Asked {
        heading: act.what.text(at.lang),
        action: format!("/desk/t/{}{}", at.id, act.action),
        back: format!("/desk/t/{}{}", at.id, act.back),
        again: again.map(|label| label.text(at.lang)),
        fields: posted.fields.all().iter().filter(kept).cloned().collect(),
        reason: posted.fields.text("reason").to_owned(),
        needs_reason,
        can_be_saved: preview.is_some(),
        breaks: preview.map(breaks).unwrap_or_default(),
        changes: preview.map(changes).unwrap_or_default(),
        nothing: Message::new("floor-changes-nothing").text(at.lang),
        trouble: problem.map(|problem| Remark {
            text: problem.message.text(at.lang),
            clause: problem.clause.map(Clause::id),
        }),
    };
    let mut shell = at.shell(View::Desk, act.part)?;
    // Something typed here must not be swept away, and nothing here changes by itself.
    shell.follow = String::new();
    let mut response = pages::html(&ActPage::new(&at.app, at.lang, shell, asked, Hidden::new(&posted.by)?))?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}
