//! The one gate of everything that changes what counts: what an order changes is shown first (K-PREVIEW), then the same
//! form is sent once more with `sure`.
//!
//! The page that shows it asks for the reason if there must be one, has what can still be chosen or typed, and holds the
//! version that it was made from. What stands in the way is shown on the same page, with everything that was typed. What
//! is saved is what was shown: sent with something else chosen or typed, it is shown again.

pub(crate) mod page;

use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::Lang;
use kolo_model::Clause;
use kolo_stages::Later;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::{Fields, Hidden};
use crate::pages;
use crate::problem::Problem;
use crate::tournament::Shell;
use page::{Entry, GatePage, Remark, Shown};

/// What the gate asks, besides the reason.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    /// What the order is, in words.
    pub(crate) heading: String,
    /// What it is about, such as the two of a match and the result that counts now.
    pub(crate) about: Option<String>,
    /// Where the form is sent to.
    pub(crate) action: String,
    /// Where the organiser goes afterwards, or without doing it.
    pub(crate) back: String,
    /// The words of a button that leads back to the form with everything as it was sent, where there is one.
    pub(crate) again: Option<String>,
    /// What else can be done instead: a page and its words.
    pub(crate) instead: Option<(String, String)>,
    /// What can be typed or chosen otherwise; all other fields are carried on as they were sent.
    pub(crate) entries: Vec<Entry>,
}

/// What an order would change.
#[derive(Debug, Clone, Default)]
pub(crate) struct Effect {
    /// Rules that it breaks.
    pub(crate) breaks: Vec<Remark>,
    /// What it changes, a sentence each.
    pub(crate) changes: Vec<String>,
}

/// An order that goes through the gate, of whatever subject.
pub(crate) trait Gated {
    /// What all handlers share.
    fn app(&self) -> &App;

    /// The language of the page.
    fn lang(&self) -> Lang;

    /// Who gives it.
    fn by(&self) -> &Arbiter;

    /// What was sent.
    fn fields(&self) -> &Fields;

    /// What stands around the page.
    ///
    /// # Errors
    /// When there is no such subject.
    fn shell(&self) -> Result<Shell, Problem>;

    /// What the order would change on the newest state, with this reason.
    ///
    /// # Errors
    /// Why it would be refused.
    fn preview(&self, reason: Option<&str>) -> Result<Effect, Problem>;

    /// Gives the order with the reason that was typed.
    ///
    /// # Errors
    /// The refusal, or trouble with the database.
    fn give(&self) -> impl Future<Output = Result<(), Problem>> + Send;

    /// Looks at the newest state again.
    ///
    /// # Errors
    /// Trouble with the database.
    fn renew(&mut self) -> impl Future<Output = Result<(), Problem>> + Send;
}

/// The field that undoes later results that no longer hold (K-LATER).
pub(crate) const TAKE_BACK: &str = "take-back";

/// What a form says about later results that no longer hold.
pub(crate) fn later_of(fields: &Fields) -> Later {
    if fields.given(TAKE_BACK).is_some() { Later::TakeBack } else { Later::Keep }
}

/// Any reason, to see what an order would change if it had one.
const SOME_REASON: &str = "?";

/// Fields of the gate itself, which are not carried on.
const OWN: [&str; 5] = ["reason", "sure", "asked", "shown", "reopen"];

/// Shows what an order would change; if its author is sure of what was shown, gives it.
///
/// # Errors
/// Only what cannot be repaired on the page: no permission, no such subject, trouble with the database.
pub(crate) async fn pass(mut order: impl Gated, question: Question) -> Result<Response, Problem> {
    let mut stands_against = None;
    if order.fields().given("sure").is_some() && is_as_shown(order.fields(), &question) {
        match order.give().await {
            Ok(()) => return Ok(Redirect::to(&question.back).into_response()),
            Err(problem) if can_be_repaired(&problem) => {
                order.renew().await?;
                stands_against = Some(problem);
            }
            Err(problem) => return Err(problem),
        }
    }
    let (effect, refused) = match order.preview(order.fields().given("reason")) {
        Ok(effect) => (Some(effect), None),
        Err(problem) if !can_be_repaired(&problem) => return Err(problem),
        Err(problem) => {
            let effect = if is_for_reason(&problem) { order.preview(Some(SOME_REASON)).ok() } else { None };
            // A missing reason is not a mistake before the page has asked for one.
            let is_asked = order.fields().given("asked").is_some() || effect.is_none();
            (effect, is_asked.then_some(problem))
        }
    };
    show(&order, question, effect, stands_against.or(refused))
}

/// Whether a problem is shown on the page that asks, because it can be repaired there or only looked at.
fn can_be_repaired(problem: &Problem) -> bool {
    // A form that was sent already with other fields says so by itself.
    problem.status.is_client_error()
        && !matches!(problem.status.as_u16(), 401 | 403 | 404)
        && problem.clause != Some(Clause::new("K-ONCE"))
}

/// Whether a reason is all that is missing.
fn is_for_reason(problem: &Problem) -> bool {
    problem.clause == Some(Clause::new("K-REASON"))
}

/// What tells what was typed and chosen from everything else that could have been.
fn chosen(fields: &Fields, question: &Question) -> String {
    let own = question.entries.iter().map(Entry::name);
    let sent = own.filter_map(|name| fields.given(name).map(|text| (name.to_owned(), text.to_owned())));
    Fields::from_pairs(sent.collect()).digest(&question.action)
}

/// Whether everything was chosen as it was shown; a form that was never shown says nothing of it.
fn is_as_shown(fields: &Fields, question: &Question) -> bool {
    let shown = fields.all().iter().find(|(name, _)| name == "shown");
    shown.is_none_or(|(_, shown)| *shown == chosen(fields, question))
}

fn show(
    order: &impl Gated,
    question: Question,
    effect: Option<Effect>,
    problem: Option<Problem>,
) -> Result<Response, Problem> {
    let fields = order.fields();
    let typed = |name: &str| question.entries.iter().any(|entry| entry.name() == name);
    let carried = fields.all().iter().filter(|(name, _)| !OWN.contains(&name.as_str()) && !typed(name));
    let status = problem.as_ref().map(|problem| problem.status);
    let shown = Shown {
        fields: carried.cloned().collect(),
        // What could not be shown cannot be saved.
        chosen: effect.as_ref().map(|_| chosen(fields, &question)).unwrap_or_default(),
        reason: fields.text("reason").to_owned(),
        needs_reason: order.preview(None).is_err_and(|refused| is_for_reason(&refused)),
        effect,
        trouble: problem.map(|problem| Remark {
            text: problem.message.text(order.lang()),
            clause: problem.clause.map(Clause::id),
        }),
    };
    let mut shell = order.shell()?;
    // Something typed here must not be swept away, and nothing here changes by itself.
    shell.follow = String::new();
    let page = GatePage::new(order.app(), order.lang(), shell, question, shown, Hidden::new(order.by())?);
    let mut response = pages::html(&page)?;
    if let Some(status) = status {
        *response.status_mut() = status;
    }
    Ok(response)
}
