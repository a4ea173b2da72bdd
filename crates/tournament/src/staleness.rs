//! Orders given by a person who has not seen the latest events (K-STALE): whether they still mean what was shown.
//!
//! In a hall something happens all the time. A result at another table is no reason to refuse a correction; that
//! another person has corrected the same game is one. So an order is decided twice, on what was seen and on what holds
//! now: if it is about the same things, writes the same and changes the same, it goes on.

use kolo_log::still_means;

use crate::{
    Change, Command, Decision, EntrantId, Event, Graph, IncidentId, Ledger, Measure, Order, PairingId,
    ProtestId, SanctionId, State,
};

impl Ledger {
    /// Whether an order means now what it meant after so many events. One that was refused then and is refused now means
    /// the same: the rule says why.
    pub fn means_the_same_as_of(&self, events: u64, order: &Order) -> bool {
        let Some(then) = self.as_of(events) else { return false };
        let (Some(before), Some(now)) = (then.state(), self.state()) else { return false };
        if !is_about_the_same(before, now, &order.command) {
            return false;
        }
        still_means(then.preview(order), self.preview(order), |then, now| {
            unnumbered(&then.decision) == unnumbered(&now.decision)
                && changes_alike(&then.changes, &now.changes)
        })
    }
}

/// A decision without the numbers that count on with everything else that is recorded.
fn unnumbered(decision: &Decision) -> Decision {
    let mut decision = decision.clone();
    for event in &mut decision.events {
        match event {
            Event::IncidentRecorded(recorded) => recorded.id = IncidentId(0),
            Event::ProtestLodged(lodged) => lodged.id = ProtestId(0),
            Event::SanctionGiven(given) => given.id = SanctionId(0),
            _ => {}
        }
    }
    decision
}

/// Whether what a command takes into its hand looks the same here and there.
fn is_about_the_same(before: &State, now: &State, command: &Command) -> bool {
    let table = |round, table| before.table(round, table) == now.table(round, table);
    let entrant = |id: &EntrantId| before.entrants().get(id) == now.entrants().get(id);
    match command {
        Command::DraftRound { .. } | Command::EditDraft(_) | Command::DiscardDraft | Command::Publish => {
            before.draft() == now.draft()
        }
        Command::CorrectResult { result, .. }
        | Command::ReportResult(result)
        | Command::ConfirmResult(result) => table(result.round, result.table),
        Command::ReportNoShow { round, table: at, .. }
        | Command::CorrectSides { round, table: at, .. }
        | Command::NoteForRating { round, table: at, .. }
        | Command::DescribeEnd { round, table: at, .. }
        | Command::LodgeProtest { round, table: at, .. } => table(*round, *at),
        Command::Edit(id, _)
        | Command::Withdraw(id)
        | Command::Return(id)
        | Command::CheckIn(id)
        | Command::CheckOut(id)
        | Command::AnnounceAbsence { id, .. }
        | Command::CorrectAbsence { id, .. }
        | Command::CancelAbsence { id, .. } => entrant(id),
        Command::AnnounceAbsences { who, .. } => who.iter().all(entrant),
        Command::Create(_) | Command::Configure(_) => before.settings() == now.settings(),
        Command::AmendPublished { .. } | Command::RevokeRound(_) => {
            before.rounds().last() == now.rounds().last()
        }
        Command::AmendIncident { id, .. } => before.incidents().get(id) == now.incidents().get(id),
        Command::DecideProtest { id, .. } | Command::PassOverProtest(id) => {
            let protest = before.protests().get(id);
            let same_game = protest.is_none_or(|one| same_match(before, now, &one.pairing));
            protest == now.protests().get(id) && same_game
        }
        Command::Sanction { sanction, .. } => {
            let same = match &sanction.measure {
                Measure::ForfeitMatch { pairing } => same_match(before, now, pairing),
                Measure::Warning | Measure::Exclusion { .. } => true,
            };
            same && sanction.against.entrant().is_none_or(|id| entrant(&id))
        }
        // The numbers were given by looking at those of then.
        Command::AssignNumbers(_) => before.order() == now.order(),
        Command::SetStart { round, .. } => before.start_of(*round) == now.start_of(*round),
        Command::Match { pairing, .. } => same_match(before, now, pairing),
        Command::CloseStage { stage, .. } => before.sealed(stage) == now.sealed(stage),
        Command::DraftPlan { stage, .. }
        | Command::EditPlan { stage, .. }
        | Command::DiscardPlan(stage)
        | Command::PublishPlan(stage)
        | Command::UnpublishPlan(stage) => before.graph(stage) == now.graph(stage),
        Command::EditSlots { stage, .. } => {
            let plan =
                |state: &State| state.graph(stage).and_then(Graph::play).map(|play| play.plan().clone());
            plan(before) == plan(now)
        }
        Command::DecideTie { .. }
        | Command::DrawTieLot { .. }
        | Command::Enter(_)
        | Command::EnterAll(_)
        | Command::ConfirmRatings
        | Command::Note(_)
        | Command::RecordIncident { .. }
        | Command::Finish
        | Command::Reopen
        | Command::Undo(_)
        | Command::Redo(_) => true,
    }
}

/// Whether nothing else is known of a match, and the same two meet in it.
fn same_match(before: &State, now: &State, pairing: &PairingId) -> bool {
    let table = |state: &State| state.find(pairing).map(|(_, _, table)| table.clone());
    let node = |state: &State| {
        let (graph, game, fixture) = state.fixture(pairing)?;
        Some((*fixture, graph.meeting(game)))
    };
    table(before) == table(now) && node(before) == node(now)
}

/// Whether two lists of changes are the same step. Points count by how many are won or lost: what a player has got
/// meanwhile at another table is not touched by it. Places move with every result, so they are shown and not compared.
fn changes_alike(one: &[Change], other: &[Change]) -> bool {
    let counts = |change: &&Change| {
        use kolo_stages::Change as InPlan;
        !matches!(
            change,
            Change::Place { .. } | Change::InPlan(InPlan::Place { .. } | InPlan::InGroup { .. })
        )
    };
    let (one, other): (Vec<_>, Vec<_>) =
        (one.iter().filter(counts).collect(), other.iter().filter(counts).collect());
    one.len() == other.len() && one.iter().zip(&other).all(|(one, other)| alike(one, other))
}

fn alike(one: &Change, other: &Change) -> bool {
    let won = |before: kolo_model::HalfPoints, after: kolo_model::HalfPoints| {
        i64::from(after.halves()) - i64::from(before.halves())
    };
    match (one, other) {
        (
            Change::Points { name, before, after },
            Change::Points { name: other, before: earlier, after: later },
        ) => name == other && won(*before, *after) == won(*earlier, *later),
        (one, other) => one == other,
    }
}
