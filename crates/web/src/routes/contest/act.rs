//! Orders to a contest that show what they change first (K-PREVIEW), through the gate.

use axum::response::Response;
use kolo_contest::{Contest, PlayCommand, VenueId, differences};
use kolo_messages::{Lang, Message};
use kolo_stages::Later;
use kolo_teams::SlipCommand;

use super::order;
use super::visit::Given;
use crate::app::App;
use crate::contest_room::ContestAct;
use crate::desk::Arbiter;
use crate::form::Fields;
use crate::gate::page::Entry;
use crate::gate::{self, Effect, Gated, Question};
use crate::pages::contest::Part;
use crate::problem::Problem;
use crate::tasks::Needed;
use crate::tournament::{Shell, View};

pub(super) use crate::gate::later_of;

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

/// Shows what an order would change; if its author is sure, does it.
pub(super) async fn act<T: Needed>(given: Given<T>, act: Act) -> Result<Response, Problem> {
    let choice = act.later.map(|_| Entry::take_back(&given.posted.fields, given.lang));
    let question = Question {
        heading: act.what.text(given.lang),
        about: None,
        action: given.address().to_owned(),
        back: act.back,
        again: None,
        instead: None,
        entries: choice.into_iter().collect(),
    };
    pass(given, act.part, question, Ok(act.acts)).await
}

/// The same of an order that could perhaps not be read from the form, which is shown on the page as well.
pub(super) async fn pass<T: Needed>(
    given: Given<T>,
    part: Part,
    question: Question,
    acts: Result<Vec<ContestAct>, Problem>,
) -> Result<Response, Problem> {
    gate::pass(Ordered { given, part, acts }, question).await
}

/// An order to a contest that goes through the gate.
struct Ordered<T> {
    given: Given<T>,
    part: Part,
    acts: Result<Vec<ContestAct>, Problem>,
}

impl<T: Needed> Gated for Ordered<T> {
    fn app(&self) -> &App {
        &self.given.app
    }

    fn lang(&self) -> Lang {
        self.given.lang
    }

    fn by(&self) -> &Arbiter {
        &self.given.posted.by
    }

    fn fields(&self) -> &Fields {
        &self.given.posted.fields
    }

    fn shell(&self) -> Result<Shell, Problem> {
        self.given.shell_of(View::Desk, self.part)
    }

    fn preview(&self, reason: Option<&str>) -> Result<Effect, Problem> {
        let reason = reason.map(str::to_owned);
        let mut order = order(&self.given.posted, "", because(self.acts.clone()?, reason.as_ref()));
        // Whatever was seen before it: what it would change now is what is shown.
        order.seen = None;
        order.reason = reason;
        let after = self.given.newest.state.after(&order)?;
        Ok(Effect {
            breaks: Vec::new(),
            changes: changes_in_words(self.given.contest(), &after, self.given.lang),
        })
    }

    async fn give(&self) -> Result<(), Problem> {
        let reason = self.given.posted.fields.given("reason").map(str::to_owned);
        self.given.give(because(self.acts.clone()?, reason.as_ref())).await.map(|_| ())
    }

    async fn renew(&mut self) -> Result<(), Problem> {
        self.given.renew().await
    }
}

/// The acts with this reason where the slip itself holds it.
fn because(mut acts: Vec<ContestAct>, why: Option<&String>) -> Vec<ContestAct> {
    for act in &mut acts {
        if let ContestAct::Play(_, play) = act
            && let PlayCommand::Slip { command: SlipCommand::Correct { reason, .. }, .. } = play.as_mut()
        {
            *reason = why.cloned();
        }
    }
    acts
}

/// What is different after an order, in sentences that name tournaments as pages do.
fn changes_in_words(before: &Contest, after: &Contest, lang: Lang) -> Vec<String> {
    let known = |id: &VenueId| after.state().venue(id).map(|venue| venue.plan.name.to_string());
    let name = |id: &VenueId| known(id).unwrap_or_else(|| id.to_string());
    differences(before, after).iter().map(|change| change.describe(&name).text(lang)).collect()
}
