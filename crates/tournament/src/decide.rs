//! What a command leads to: events, or a refusal. A pure function of the log.

mod draft;
mod entrants;
mod fourth_key;
mod grounds;
mod incidents;
mod late;
mod line_ups;
mod live;
mod matches;
mod no_show;
mod nodes;
mod numbers;
mod protests;
mod publish;
mod results;
mod sanctions;
mod sealed;
mod setup;
mod stages;
mod terms;
mod undo;

use kolo_model::Name;

pub(crate) use self::live::counts_already;
pub(crate) use self::numbers::order_at_next_draw;
pub(crate) use self::setup::check_settings;

use self::late::Footing;
use self::matches::Match;
use crate::command::{AfterNoShow, MatchCommand, TableResult};
use crate::event::{Created, DraftDiscarded, Event, PlanDiscarded};
use crate::note;
use crate::state::{Entrant, Phase, State};
use crate::{Command, EntrantId, Ledger, Order, Refusal, Role, RuleBreak};

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

/// Events of a decision, and the state they lead to.
struct Ahead {
    state: State,
    events: Vec<Event>,
}

impl Ahead {
    fn of(state: &State) -> Ahead {
        Ahead { state: state.clone(), events: Vec::new() }
    }

    /// Adds events that are known to fit: each is made from the very state it is applied to.
    fn extend(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            let fits = self.state.apply(&event);
            debug_assert_eq!(fits, Ok(()), "{event:?}");
            self.events.push(event);
        }
    }

    /// Adds what was decided on the state so far.
    fn take(&mut self, decision: Decision) {
        self.extend(decision.events);
    }
}

impl Ledger {
    /// Decides about a command. Nothing is written; [`Ledger::record`] does that.
    ///
    /// # Errors
    /// A refusal that names the clause.
    pub fn decide(&self, order: &Order) -> Result<Decision, Refusal> {
        let decision = self.decide_alone(order)?;
        live::require_still_live(self, order, &decision)?;
        Ok(decision)
    }

    fn decide_alone(&self, order: &Order) -> Result<Decision, Refusal> {
        check_role(order)?;
        let Some(state) = self.state() else {
            return match &order.command {
                Command::Create(settings) => {
                    setup::check_new(settings)?;
                    Ok(Created { settings: settings.clone() }.into())
                }
                _ => Err(Refusal::NotCreated),
            };
        };
        if state.phase == Phase::Finished && !self.comes_after_the_end(&order.command) {
            return Err(protests::too_late_after_the_end(state, &order.command).unwrap_or(Refusal::Finished));
        }
        let decision = self.decided(state, order)?;
        // Wherever a result may change, what was drawn from it is looked at in this one place.
        if !state.sealed.is_empty()
            && let Ok(prepared) = self.prepare(order, decision.events.clone())
            && let Some(after) = prepared.state()
        {
            sealed::check(state, after)?;
        }
        Ok(decision)
    }

    fn decided(&self, state: &State, order: &Order) -> Result<Decision, Refusal> {
        match &order.command {
            Command::Create(_) => Err(Refusal::AlreadyCreated),
            Command::Configure(settings) => setup::configure(state, order, settings),
            Command::Enter(entry) => {
                entrants::enter(state, self.next_competitor(), std::slice::from_ref(entry))
            }
            Command::EnterAll(entries) => entrants::enter(state, self.next_competitor(), entries),
            Command::Edit(id, entry) => entrants::edit(state, order, *id, entry),
            Command::Withdraw(id) => entrants::withdraw(state, *id),
            Command::Return(id) => entrants::come_back(state, order, *id),
            Command::CheckIn(id) => entrants::check_in(state, *id),
            Command::CheckOut(id) => entrants::check_out(state, *id),
            Command::AnnounceAbsence { id, round, idle } => entrants::announce(state, *id, *round, *idle),
            Command::AnnounceAbsences { who, round, idle } => {
                entrants::announce_all(state, who, *round, *idle)
            }
            Command::CorrectAbsence { id, round, idle, published, own_rules } => {
                let footing = Footing::now(*published, *own_rules);
                entrants::correct_absence(state, order, (*id, *round), *idle, footing)
            }
            Command::CancelAbsence { id, round } => entrants::cancel_absence(state, *id, *round),
            Command::AssignNumbers(numbering) => numbers::assign_numbers(state, order, numbering),
            Command::ConfirmRatings => numbers::confirm_ratings(state, order),
            Command::DraftRound { by, unfinished } => draft::draft_round(state, order, by, *unfinished),
            Command::EditDraft(sheet) => draft::edit(state, order, sheet),
            Command::DiscardDraft => draft::discard(state),
            Command::Publish => publish::publish(state),
            Command::AmendPublished { sheet, ground } => publish::amend(state, order, sheet, *ground),
            Command::RevokeRound(ground) => publish::revoke(state, order, *ground),
            Command::ReportResult(result) => at_table(state, result)?.report(order, &result.verdict().into()),
            Command::ReportNoShow { round, table, missing, then } => {
                no_show::report(state, order, *round, *table, *missing, *then)
            }
            Command::ConfirmResult(result) => {
                at_table(state, result)?.confirm(order, &result.verdict().into())
            }
            Command::CorrectResult { result, published, own_rules } => {
                let footing = Footing::now(*published, *own_rules);
                at_table(state, result)?.correct(order, &result.verdict().into(), footing)
            }
            Command::CorrectSides { round, table, published, own_rules } => {
                let footing = Footing::now(*published, *own_rules);
                results::correct_sides(state, order, (*round, *table), footing)
            }
            Command::NoteForRating { round, table, should } => {
                late::note(state, order, (*round, *table), *should)
            }
            Command::DescribeEnd { round, table, end } => {
                results::describe(state, order, *round, *table, *end)
            }
            Command::SetStart { round, at } => setup::set_start(state, order, *round, *at),
            Command::Note(note) => note::keep(state, note),
            Command::RecordIncident { scene, assessment, repeat } => {
                incidents::record(state, self.given().next_incident(), scene.clone(), assessment, *repeat)
            }
            Command::AmendIncident { id, assessment } => {
                Ok(state.book.amend(state.settings.rules(), order, *id, assessment)?.into())
            }
            Command::Sanction { sanction, published } => {
                sanctions::give(self, state, order, sanction, *published)
            }
            Command::LodgeProtest { round, table, by } => {
                protests::lodge(self, state, order, (*round, *table), *by)
            }
            Command::DecideProtest { id, ruling, published } => {
                protests::decide(state, order, *id, ruling, *published)
            }
            Command::PassOverProtest(id) => protests::pass_over(state, order, *id),
            Command::CloseStage { stage, order: given } => stages::close(state, order, stage, given),
            Command::DraftPlan { stage, seed } => stages::draft(state, stage, *seed),
            Command::EditPlan { stage, changes } => stages::edit(state, order, stage, changes),
            Command::DiscardPlan(id) => stages::discard(state, id),
            Command::PublishPlan(id) => stages::publish(state, id),
            Command::UnpublishPlan(id) => stages::unpublish(state, order, id),
            Command::EditSlots { stage, changes } => stages::edit_slots(state, order, stage, changes),
            Command::DecideTie { stage, group, order: better_first } => {
                let (group, better_first) = (group.clone(), better_first.clone());
                let decide = kolo_stages::Command::Decide { group, order: better_first };
                stages::decide_tie(state, order, stage, &decide)
            }
            Command::DrawTieLot { stage, group } => {
                stages::decide_tie(state, order, stage, &kolo_stages::Command::DrawLot(group.clone()))
            }
            Command::Match { pairing, command } => matches::decide(self, state, order, pairing, command),
            Command::Finish => setup::finish(state, order),
            Command::Reopen => setup::reopen(state, order),
            Command::Undo(step) => undo::undo(self, state, order, *step),
            Command::Redo(step) => undo::redo(self, state, order, *step),
        }
    }

    /// Whether a command leads out of the finished phase, by reopening or by undoing the finish, or settles what the
    /// tournament was finished over: incidents, protests, and what is noted for the rating report.
    fn comes_after_the_end(&self, command: &Command) -> bool {
        match command {
            Command::Reopen
            | Command::RecordIncident { .. }
            | Command::AmendIncident { .. }
            | Command::NoteForRating { .. }
            | Command::DecideProtest { .. } => true,
            Command::Undo(step) => {
                let of_the_end = |event: &Event| matches!(event, Event::Finished(_) | Event::RatingNoted(_));
                self.step(*step).iter().any(|record| of_the_end(&record.event))
            }
            Command::Redo(step) => {
                self.step(*step).iter().any(|record| matches!(record.event, Event::RatingNoted(_)))
            }
            _ => false,
        }
    }
}

/// K-WHO: helpers take results and check people in, competitors act for their own table only.
fn check_role(order: &Order) -> Result<(), Refusal> {
    let allowed = match (order.by.role, &order.command) {
        (Role::Arbiter, _) => true,
        // Only the arbiter or the director may change the start.
        (Role::Helper | Role::Competitor(_), Command::SetStart { .. }) => {
            return Err(Refusal::StartOnlyByArbiter);
        }
        (Role::Helper, command) => {
            matches!(
                command,
                Command::ReportResult(_)
                    | Command::ConfirmResult(_)
                    | Command::Match {
                        command: MatchCommand::LineUp(_)
                            | MatchCommand::Report(_)
                            | MatchCommand::Confirm(_)
                            | MatchCommand::Protest { .. },
                        ..
                    }
                    | Command::CheckIn(_)
                    | Command::CheckOut(_)
                    | Command::DescribeEnd { .. }
                    // Reports of others are passed on; to decide is the arbiter's.
                    | Command::LodgeProtest { .. }
                    // What the rule says; to overrule it is the arbiter's (R-F8).
                    | Command::ReportNoShow { then: AfterNoShow::ByRule, .. }
            )
        }
        (
            Role::Competitor(own),
            Command::LodgeProtest { by, .. } | Command::Match { command: MatchCommand::Protest { by }, .. },
        ) => own == *by,
        (Role::Competitor(_), command) => {
            matches!(
                command,
                Command::ReportResult(_)
                    | Command::ConfirmResult(_)
                    | Command::Match {
                        command: MatchCommand::LineUp(_) | MatchCommand::Report(_) | MatchCommand::Confirm(_),
                        ..
                    }
            )
        }
    };
    if allowed { Ok(()) } else { Err(Refusal::NotAllowed) }
}

/// The match that a result at a table is about.
fn at_table<'a>(state: &'a State, result: &TableResult) -> Result<Match<'a>, Refusal> {
    Match::at_table(state, result.round, result.table)
}

/// K-REASON: the reason of the command, which must not be empty.
fn require_reason(order: &Order) -> Result<(), Refusal> {
    if order.reason().is_some() { Ok(()) } else { Err(Refusal::ReasonMissing) }
}

/// Who has this id.
fn entrant(state: &State, id: EntrantId) -> Result<&Entrant, Refusal> {
    state.entrants.get(&id).map(AsRef::as_ref).ok_or(Refusal::UnknownCompetitor)
}

fn name_of(entrant: &Entrant) -> Name {
    entrant.entry.name.clone()
}

/// `events`, after the draft is thrown away if there is one: it does not outlive what it was made from.
fn with_draft_discarded(state: &State, events: impl IntoIterator<Item = Event>) -> Decision {
    let discarded = state.draft.as_ref().map(|draft| Event::from(DraftDiscarded { round: draft.round }));
    let events: Vec<Event> = discarded.into_iter().chain(events).collect();
    with_plans_discarded(state, events)
}

/// Events before which plans are thrown away that were drawn without them.
fn with_plans_discarded(state: &State, events: Vec<Event>) -> Decision {
    let void = events.iter().any(|event| state.voids_plans(event));
    let drafted = state.drafted_plans().filter(|_| void).cloned();
    let discarded = drafted.map(|stage| Event::from(PlanDiscarded { stage }));
    discarded.chain(events).collect::<Vec<Event>>().into()
}
