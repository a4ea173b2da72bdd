//! A correction in two steps: what it changes is shown first (K-PREVIEW), then the same form is sent once more.

use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Message;
use kolo_model::Clause;
use kolo_rulings::PlayedMatches;
use kolo_tournament::{Change, Command, MatchCommand, Measure, Preview, Refusal};
use kolo_views::plan::Plan;

use crate::form::{Hidden, Posted};
use crate::pages;
use crate::problem::Problem;
use crate::tasks::Needed;
use crate::tournament::TournamentRefusal;
use crate::tournament::act::page::{ActPage, Asked, Choice, Remark};
use crate::tournament::visit::Visit;
use crate::tournament::{Part, View};
use crate::tournament::{give, order, room};

/// What an act asks for, and where it leads.
pub(crate) struct Act {
    /// The order.
    pub(crate) command: Command,
    /// What it is, in words, over the preview.
    pub(crate) what: Message,
    /// The address that the form is sent to, behind that of the tournament.
    pub(crate) action: String,
    /// Where the organiser goes afterwards, behind the address of the tournament.
    pub(crate) back: String,
    /// Under which part the preview is shown.
    pub(crate) part: Part,
}

/// Shows what an act would change; if the arbiter is sure, does it. What stands in the way (a reason that is missing,
/// what came in between) is shown on the same page, with everything that was typed.
pub(crate) async fn act<T: Needed>(at: Visit, posted: &Posted<T>, act: Act) -> Result<Response, Problem> {
    act_or_again(at, posted, act, None).await
}

/// The same with a button of these words: it sends the form to the same address with `reopen`, to be opened as it was.
pub(in crate::tournament) async fn act_or_again<T: Needed>(
    mut at: Visit,
    posted: &Posted<T>,
    act: Act,
    again: Option<Message>,
) -> Result<Response, Problem> {
    let page = |at: &Visit, preview: Option<&Preview>, problem: Option<Problem>| {
        page(at, posted, (&act, again.as_ref()), preview, problem)
    };
    // Another choice than the one that was shown is another preview.
    let shown_as = posted.fields.text("shown") == LATER;
    let same = !has_choice(&act.command) || (posted.fields.given(LATER).is_some() == shown_as);
    if posted.fields.given("sure").is_some() && same {
        match give(&at.app, &at.id, posted, act.command.clone()).await {
            Ok(_) => return Ok(Redirect::to(&format!("/desk/t/{}{}", at.id, act.back)).into_response()),
            Err(problem) if can_be_fixed(problem.clause) => {
                at.newest = room(&at.app, &at.id).await?.newest();
                let preview = preview(&at, posted, &act.command).ok();
                return page(&at, preview.as_ref(), Some(problem));
            }
            Err(problem) => return Err(problem),
        }
    }
    match preview(&at, posted, &act.command) {
        Ok(shown) => page(&at, Some(&shown), None),
        Err(refusal) => {
            let without_reason = refusal.clause() == Clause::new("K-REASON");
            let shown = if without_reason { with_some_reason(&at, posted, &act.command) } else { None };
            let problem = Problem::from(TournamentRefusal::Rule(refusal));
            // A missing reason is not a mistake before the page has asked for one.
            let problem = (posted.fields.given("asked").is_some() || shown.is_none()).then_some(problem);
            page(&at, shown.as_ref(), problem)
        }
    }
}

/// The field that says what becomes of later results.
const LATER: &str = "take-back";

/// Whether later results may stand in the way, which can be removed with it: the correction of a match of a plan (K-LATER).
fn has_choice(command: &Command) -> bool {
    match command {
        Command::Match { pairing, command: MatchCommand::Correct { .. } } => pairing.round().is_none(),
        Command::Sanction { sanction, .. } => match &sanction.measure {
            Measure::ForfeitMatch { pairing } => pairing.round().is_none(),
            Measure::Exclusion { played } => *played == PlayedMatches::Forfeited,
            Measure::Warning => false,
        },
        _ => false,
    }
}

/// Pairing rules that a plan changed by hand does not keep.
fn broken_in_plan(at: &Visit, command: &Command) -> Vec<Remark> {
    let (Command::EditPlan { stage, changes } | Command::EditSlots { stage, changes }) = command else {
        return Vec::new();
    };
    let Ok(state) = at.state() else { return Vec::new() };
    let (Some(plan), Ok(drawn)) = (Plan::named(state, stage.as_str()), state.drawn_with(stage, changes))
    else {
        return Vec::new();
    };
    let remarks = kolo_views::plan::draft::remarks(plan, &drawn, at.lang).into_iter();
    remarks.map(|remark| Remark { text: remark.text, clause: Some(remark.clause) }).collect()
}

/// Whether the same form can be sent once more, after a reason was typed or what came in between was looked at.
pub(crate) fn can_be_fixed(clause: Option<Clause>) -> bool {
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
    let breaks = |preview: &Preview| -> Vec<Remark> {
        let remark = |broken: &kolo_tournament::RuleBreak| Remark {
            text: broken.violation.message().text(at.lang),
            clause: Some(broken.clause.id()),
        };
        preview.decision.breaks.iter().map(remark).collect()
    };
    let changes = |preview: &Preview| {
        let shown = preview.changes.iter().map(Change::message);
        shown.map(|message| message.text(at.lang)).collect::<Vec<String>>()
    };
    let choice = has_choice(&act.command).then(|| Choice {
        name: LATER,
        label: Message::new("school-take-back").text(at.lang),
        on: posted.fields.given(LATER).is_some(),
    });
    let own = |name: &str| choice.is_some() && matches!(name, LATER | "shown");
    let kept = |(name, _): &&(String, String)| {
        !matches!(name.as_str(), "reason" | "sure" | "asked" | "reopen") && !own(name)
    };
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
        breaks: preview
            .map(breaks)
            .unwrap_or_default()
            .into_iter()
            .chain(broken_in_plan(at, &act.command))
            .collect(),
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
    let page = ActPage::new(&at.app, at.lang, shell, asked, Hidden::new(&posted.by)?);
    let mut response = pages::html(&page.with_choice(choice))?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}
