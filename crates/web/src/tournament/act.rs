//! Corrections of a tournament: what they change is shown first (K-PREVIEW), through the gate.

use axum::response::Response;
use kolo_messages::{Lang, Message};
use kolo_rulings::PlayedMatches;
use kolo_tournament::{Change, Command, MatchCommand, Measure, RuleBreak};
use kolo_views::plan::Plan;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::{Fields, Posted};
use crate::gate::page::{Entry, Remark};
use crate::gate::{self, Effect, Gated, Question};
use crate::problem::Problem;
use crate::tasks::Needed;
use crate::tournament::visit::Visit;
use crate::tournament::{Part, Shell, TournamentRefusal, View};
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

/// Shows what an act would change; if the arbiter is sure, does it.
pub(crate) async fn act<T: Needed>(at: Visit, posted: &Posted<T>, act: Act) -> Result<Response, Problem> {
    act_or_again(at, posted, act, None).await
}

/// The same with a button of these words: it sends the form to the same address with `reopen`, to be opened as it was.
pub(in crate::tournament) async fn act_or_again<T: Needed>(
    at: Visit,
    posted: &Posted<T>,
    act: Act,
    again: Option<Message>,
) -> Result<Response, Problem> {
    let choice = has_choice(&act.command).then(|| Entry::take_back(&posted.fields, at.lang));
    let question = Question {
        heading: act.what.text(at.lang),
        about: None,
        action: format!("/desk/t/{}{}", at.id, act.action),
        back: format!("/desk/t/{}{}", at.id, act.back),
        again: again.map(|label| label.text(at.lang)),
        instead: None,
        entries: choice.into_iter().collect(),
    };
    let command = act.command;
    pass(at, posted, act.part, question, |_| Ok(command.clone())).await
}

/// The same of an order that is made from the form and the newest state, such as the result of a match: what cannot be read
/// is shown on the page as well.
pub(in crate::tournament) async fn pass<T: Needed>(
    at: Visit,
    posted: &Posted<T>,
    part: Part,
    question: Question,
    made: impl Fn(&Visit) -> Result<Command, Problem> + Send + Sync,
) -> Result<Response, Problem> {
    gate::pass(Ordered { at, posted, part, made }, question).await
}

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

/// An order to a tournament that goes through the gate.
struct Ordered<'a, T, M> {
    at: Visit,
    posted: &'a Posted<T>,
    part: Part,
    made: M,
}

impl<T, M> Gated for Ordered<'_, T, M>
where
    T: Needed,
    M: Fn(&Visit) -> Result<Command, Problem> + Send + Sync,
{
    fn app(&self) -> &App {
        &self.at.app
    }

    fn lang(&self) -> Lang {
        self.at.lang
    }

    fn by(&self) -> &Arbiter {
        &self.posted.by
    }

    fn fields(&self) -> &Fields {
        &self.posted.fields
    }

    fn shell(&self) -> Result<Shell, Problem> {
        self.at.shell(View::Desk, self.part)
    }

    fn preview(&self, reason: Option<&str>) -> Result<Effect, Problem> {
        let command = (self.made)(&self.at)?;
        let in_plan = broken_in_plan(&self.at, &command);
        let order = order(self.posted.by.author(), reason.unwrap_or_default(), command);
        let preview = self.at.newest.state.ledger.preview(&order);
        let preview = preview.map_err(|refusal| Problem::from(TournamentRefusal::Rule(refusal)))?;
        let remark = |broken: &RuleBreak| Remark {
            text: broken.violation.message().text(self.at.lang),
            clause: Some(broken.clause.id()),
        };
        Ok(Effect {
            breaks: preview.decision.breaks.iter().map(remark).chain(in_plan).collect(),
            changes: preview.changes.iter().map(Change::message).map(|one| one.text(self.at.lang)).collect(),
        })
    }

    async fn give(&self) -> Result<(), Problem> {
        give(&self.at.app, &self.at.id, self.posted, (self.made)(&self.at)?).await.map(|_| ())
    }

    async fn renew(&mut self) -> Result<(), Problem> {
        self.at.newest = room(&self.at.app, &self.at.id).await?.newest();
        Ok(())
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
