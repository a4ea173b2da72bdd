//! What a command leads to: events, or a refusal. A pure function of the log.

mod draft;
mod entrants;
mod publish;
mod results;
mod setup;
mod undo;

use kolo_model::Name;

use crate::event::{Created, DraftDiscarded, Event};
use crate::state::{Entrant, Phase, State};
use crate::{Command, CompetitorId, Ledger, Order, Refusal, Role, RuleBreak};

/// What a command would write, and what the arbiter should know about it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decision {
    /// The events, in order.
    pub events: Vec<Event>,
    /// Rules that the result breaks, by the arbiter's will.
    pub breaks: Vec<RuleBreak>,
}

impl<E: Into<Event>> From<E> for Decision {
    fn from(event: E) -> Self {
        Decision { events: vec![event.into()], breaks: Vec::new() }
    }
}

impl From<Vec<Event>> for Decision {
    fn from(events: Vec<Event>) -> Self {
        Decision { events, breaks: Vec::new() }
    }
}

impl Ledger {
    /// Decides about a command. Nothing is written; [`Ledger::record`] does that.
    ///
    /// # Errors
    /// A refusal that names the clause.
    pub fn decide(&self, order: &Order) -> Result<Decision, Refusal> {
        check_role(order)?;
        let Some(state) = self.state() else {
            return match &order.command {
                Command::Create(settings) => {
                    setup::check_settings(settings)?;
                    Ok(Created { settings: settings.clone() }.into())
                }
                _ => Err(Refusal::NotCreated),
            };
        };
        if state.phase == Phase::Finished && !self.reopens(&order.command) {
            return Err(Refusal::Finished);
        }
        match &order.command {
            Command::Create(_) => Err(Refusal::AlreadyCreated),
            Command::Configure(settings) => setup::configure(state, order, settings),
            Command::Enter(entry) => entrants::enter(state, self.next_competitor(), entry),
            Command::Edit(id, entry) => entrants::edit(state, order, *id, entry),
            Command::Withdraw(id) => entrants::withdraw(state, *id),
            Command::Return(id) => entrants::come_back(state, *id),
            Command::CheckIn(id) => entrants::check_in(state, *id),
            Command::CheckOut(id) => entrants::check_out(state, *id),
            Command::AnnounceAbsence { id, round, idle } => entrants::announce(state, *id, *round, *idle),
            Command::CancelAbsence { id, round } => entrants::cancel_absence(state, *id, *round),
            Command::AssignNumbers(numbering) => setup::assign_numbers(state, numbering),
            Command::DraftRound { by, unfinished } => draft::draft_round(state, order, by, *unfinished),
            Command::EditDraft(sheet) => draft::edit(state, order, sheet),
            Command::DiscardDraft => draft::discard(state),
            Command::Publish => publish::publish(state),
            Command::AmendPublished { sheet, ground } => publish::amend(state, order, sheet, *ground),
            Command::RevokeRound(ground) => publish::revoke(state, order, *ground),
            Command::ReportResult(result) => results::report(state, order, result),
            Command::ConfirmResult { round, table } => results::confirm(state, order, *round, *table),
            Command::CorrectResult { result, published } => {
                results::correct(state, order, result, *published)
            }
            Command::CorrectSides { round, table, published } => {
                results::correct_sides(state, order, *round, *table, *published)
            }
            Command::Finish => setup::finish(state, order),
            Command::Reopen => setup::reopen(state, order),
            Command::Undo(step) => undo::undo(self, *step),
            Command::Redo(step) => undo::redo(self, *step),
        }
    }
}

impl Ledger {
    /// Whether a command leads out of the finished phase: by reopening, or by undoing the finish.
    fn reopens(&self, command: &Command) -> bool {
        match command {
            Command::Reopen => true,
            Command::Undo(step) => self.step(*step).iter().any(|r| matches!(r.event, Event::Finished(_))),
            _ => false,
        }
    }

    /// An id that nobody ever had, not even somebody whose entry was undone.
    fn next_competitor(&self) -> CompetitorId {
        let entered = self.records().iter().filter_map(|record| match &record.event {
            Event::Entered(entered) => Some(entered.id.0),
            _ => None,
        });
        CompetitorId(entered.max().unwrap_or(0).saturating_add(1))
    }
}

/// K-WHO: helpers take results and check people in, competitors act for their own table only.
fn check_role(order: &Order) -> Result<(), Refusal> {
    let allowed = match (order.by.role, &order.command) {
        (Role::Arbiter, _) => true,
        (Role::Helper, command) => {
            matches!(command, Command::ReportResult(_) | Command::CheckIn(_) | Command::CheckOut(_))
        }
        (Role::Competitor(_), command) => {
            matches!(command, Command::ReportResult(_) | Command::ConfirmResult { .. })
        }
    };
    if allowed { Ok(()) } else { Err(Refusal::NotAllowed) }
}

/// K-REASON: the reason of the command, which must not be empty.
fn require_reason(order: &Order) -> Result<(), Refusal> {
    match order.reason.as_deref().map(str::trim) {
        None | Some("") => Err(Refusal::ReasonMissing),
        Some(_) => Ok(()),
    }
}

/// Who has this id.
fn entrant(state: &State, id: CompetitorId) -> Result<&Entrant, Refusal> {
    state.entrants.get(&id).ok_or(Refusal::UnknownCompetitor)
}

fn name_of(entrant: &Entrant) -> Name {
    entrant.entry.name.clone()
}

/// A draft does not outlive a change of what it was made from.
fn discard_draft(state: &State) -> Option<Event> {
    state.draft.as_ref().map(|draft| DraftDiscarded { round: draft.round }.into())
}

/// `event`, after the draft is thrown away if there is one.
fn with_draft_discarded(state: &State, event: impl Into<Event>) -> Decision {
    let events: Vec<Event> = discard_draft(state).into_iter().chain([event.into()]).collect();
    events.into()
}
