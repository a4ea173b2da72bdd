//! A Swiss tournament of the contest (P-1.1.6.4, P-1.2.1.6): the log of crate `tournament`, given orders in the name of
//! the organiser of the contest.

use kolo_log::Order;
use kolo_model::{Name, Outcome, RoundNumber, System, Verdict};
use kolo_stages::Later;
use kolo_standings::{Criterion, StandingsRow, Value, standings};
use kolo_tournament::{
    Command, Drafting, EntrantId, Entry, Event, Ledger, Numbering, OwnRules, PairingId, PublishedPairs,
    RevokeGround, Role, Settings, State, Step, TableNumber, TableResult, TableStatus, Unfinished,
};

use super::engine::{Line, Meeting, Progress};
use crate::{GameKey, Refusal};

/// A tournament with all entries in the order of the seeding.
pub(super) fn create(hand: &Order, settings: Settings, names: &[Name]) -> Result<Ledger, Refusal> {
    let mut ledger = Ledger::default();
    give(&mut ledger, hand, Command::Create(settings))?;
    for name in names {
        give(&mut ledger, hand, Command::Enter(Entry::named(name.clone())))?;
    }
    let order = (1..).take(names.len()).map(EntrantId).collect();
    give(&mut ledger, hand, Command::AssignNumbers(Numbering::Given(order)))?;
    Ok(ledger)
}

/// The settings of a tournament of the contest.
pub(super) fn settings(name: Name, rounds: u32, boards: u32, seed: u64) -> Settings {
    Settings { boards: Some(boards), ..Settings::new(name, System::Pisqworky2023, rounds, seed) }
}

pub(super) fn give(ledger: &mut Ledger, hand: &Order, command: Command) -> Result<(), Refusal> {
    let mut order = hand.with(command);
    // A result that both captains have confirmed is entered by the contest.
    order.by.role = Role::Arbiter;
    let decision = ledger.decide(&order).map_err(Refusal::swiss)?;
    let recorded = ledger.record(&order, decision.events).map(|_| ());
    recorded.map_err(|damaged| Refusal::Internal(damaged.to_string()))
}

/// Draws the next round.
pub(super) fn draft(ledger: &mut Ledger, hand: &Order) -> Result<(), Refusal> {
    give(ledger, hand, Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait })
}

/// Draws the next round and publishes it.
pub(super) fn next_round(ledger: &mut Ledger, hand: &Order) -> Result<(), Refusal> {
    draft(ledger, hand)?;
    give(ledger, hand, Command::Publish).inspect_err(|_| {
        // A draft that cannot be published is of no use.
        let _ = give(ledger, hand, Command::DiscardDraft);
    })
}

/// Takes the latest round back.
pub(super) fn take_round_back(ledger: &mut Ledger, hand: &Order) -> Result<(), Refusal> {
    let ground = ledger.state().and_then(State::round_to_take_back).map(|(_, ground)| ground);
    give(ledger, hand, Command::RevokeRound(ground.unwrap_or(RevokeGround::Mistake)))
}

/// No more rounds than there are.
pub(super) fn end_here(ledger: &mut Ledger, hand: &Order) -> Result<(), Refusal> {
    let Some(state) = ledger.state() else { return Ok(()) };
    let rounds = u32::try_from(state.rounds().len()).unwrap_or(u32::MAX);
    let settings = Settings { rounds, ..state.settings().clone() };
    give(ledger, hand, Command::Configure(settings))
}

pub(super) fn record(
    ledger: &mut Ledger,
    hand: &Order,
    key: &GameKey,
    verdict: Verdict,
) -> Result<(), Refusal> {
    let result = table_result(key, verdict)?;
    give(ledger, hand, Command::ReportResult(result))
}

pub(super) fn correct(
    ledger: &mut Ledger,
    hand: &Order,
    key: &GameKey,
    verdict: Verdict,
    later: Later,
) -> Result<(), Refusal> {
    let result = table_result(key, verdict)?;
    take_later_back(ledger, hand, result.round, later)?;
    give(
        ledger,
        hand,
        Command::CorrectResult { result, published: PublishedPairs::Keep, own_rules: OwnRules::Silent },
    )
}

/// The sides of a match change places.
pub(super) fn correct_sides(
    ledger: &mut Ledger,
    hand: &Order,
    key: &GameKey,
    later: Later,
) -> Result<(), Refusal> {
    let unknown = || Refusal::UnknownGame(key.clone());
    let (round, table) = key.table().ok_or_else(unknown)?;
    let round = RoundNumber::new(round).ok_or_else(unknown)?;
    let table = TableNumber::new(table).ok_or_else(unknown)?;
    take_later_back(ledger, hand, round, later)?;
    give(
        ledger,
        hand,
        Command::CorrectSides { round, table, published: PublishedPairs::Keep, own_rules: OwnRules::Silent },
    )
}

/// When something in a round is corrected, a later one in which no match was played is paired again if that is wanted
/// (R-F7.2). It is unpublished by an order of its own: what was written together with it could never be undone.
fn take_later_back(
    ledger: &mut Ledger,
    hand: &Order,
    round: RoundNumber,
    later: Later,
) -> Result<(), Refusal> {
    let again = later == Later::TakeBack && later_round_is_open(ledger, round);
    if again { take_round_back(ledger, hand) } else { Ok(()) }
}

/// Whether a round later than this one is published and no match of it was played.
fn later_round_is_open(ledger: &Ledger, round: RoundNumber) -> bool {
    let Some(state) = ledger.state() else { return false };
    let untouched = state
        .rounds()
        .last()
        .is_some_and(|last| !last.tables.iter().any(kolo_tournament::Meeting::is_touched));
    untouched && state.latest_round().is_some_and(|latest| latest > round)
}

/// The steps that said how a match ended.
fn results_of(ledger: &Ledger, key: &GameKey) -> Vec<Step> {
    let at = key.table().and_then(|(of, at)| RoundNumber::new(of).zip(TableNumber::new(at)));
    let pairing = at.zip(ledger.state()).and_then(|((round, table), state)| state.pairing(round, table));
    let of_match = |result: &PairingId| pairing.as_ref().is_some_and(|pairing| result.is_match_of(pairing));
    let about = ledger.records().iter().filter(|record| match &record.event {
        Event::ResultConfirmed(result) => of_match(&result.pairing),
        Event::ResultCorrected(result) => of_match(&result.pairing),
        _ => false,
    });
    let mut steps: Vec<Step> = about.map(|record| record.step).collect();
    steps.dedup();
    steps
}

/// Lets the result of a match not count, with all its corrections. A later round that was drawn by it goes with it, if that
/// is wanted and nobody has played in it.
pub(super) fn reopen(ledger: &mut Ledger, hand: &Order, key: &GameKey, later: Later) -> Result<(), Refusal> {
    let (round, _) = key.table().ok_or_else(|| Refusal::UnknownGame(key.clone()))?;
    let of = RoundNumber::new(round).ok_or_else(|| Refusal::UnknownGame(key.clone()))?;
    let latest = ledger.state().and_then(State::latest_round).filter(|latest| *latest > of);
    if let Some(latest) = latest {
        if later == Later::Keep || latest.get() > round + 1 || !later_round_is_open(ledger, of) {
            return Err(Refusal::RoundRestsOnIt { game: key.clone(), round: latest.get() });
        }
        take_round_back(ledger, hand)?;
    }
    let steps: Vec<Step> =
        results_of(ledger, key).into_iter().filter(|step| !ledger.is_undone(*step)).collect();
    if steps.is_empty() {
        return Err(Refusal::NothingToReopen(key.clone()));
    }
    for step in steps.into_iter().rev() {
        give(ledger, hand, Command::Undo(step))?;
    }
    Ok(())
}

/// The first step about the last result of a match, if it was undone.
pub(super) fn undone_result(ledger: &Ledger, key: &GameKey) -> Option<Step> {
    let confirms = |step: &Step| {
        ledger.step(*step).iter().any(|record| matches!(record.event, Event::ResultConfirmed(_)))
    };
    results_of(ledger, key).into_iter().rfind(confirms).filter(|step| ledger.is_undone(*step))
}

/// Lets the last result of a match count again, with its corrections.
pub(super) fn restore(ledger: &mut Ledger, hand: &Order, key: &GameKey) -> Result<(), Refusal> {
    let first = undone_result(ledger, key).ok_or_else(|| Refusal::NothingToRestore(key.clone()))?;
    for step in results_of(ledger, key).into_iter().filter(|step| *step >= first) {
        give(ledger, hand, Command::Redo(step))?;
    }
    Ok(())
}

pub(super) fn withdraw(ledger: &mut Ledger, hand: &Order, number: u32) -> Result<(), Refusal> {
    give(ledger, hand, Command::Withdraw(EntrantId(number)))
}

fn table_result(key: &GameKey, verdict: Verdict) -> Result<TableResult, Refusal> {
    let unknown = || Refusal::UnknownGame(key.clone());
    let (round, table) = key.table().ok_or_else(unknown)?;
    Ok(TableResult {
        round: RoundNumber::new(round).ok_or_else(unknown)?,
        table: TableNumber::new(table).ok_or_else(unknown)?,
        outcome: verdict.outcome,
        score: verdict.score,
    })
}

/// A match with the numbers of those who play.
pub(super) fn meeting(state: &State, key: &GameKey) -> Option<Meeting> {
    let (round, table) = key.table()?;
    let at = state.table(RoundNumber::new(round)?, TableNumber::new(table)?)?;
    let progress = match at.status() {
        TableStatus::Settled => Progress::Over(at.score),
        TableStatus::Open | TableStatus::Unconfirmed | TableStatus::Mismatch => Progress::Open,
    };
    Some(Meeting { sides: at.sides.map(|id| id.0), table: Some(table), progress })
}

/// How a match ended, if it did.
pub(super) fn result(state: &State, key: &GameKey) -> Option<Outcome> {
    let (round, table) = key.table()?;
    let at = state.table(RoundNumber::new(round)?, TableNumber::new(table)?)?;
    (at.status() == TableStatus::Settled).then_some(at.outcome)
}

/// All matches, round by round.
pub(super) fn games(state: &State) -> impl Iterator<Item = GameKey> {
    (1..).zip(state.rounds()).flat_map(|(round, published)| {
        (1..).take(published.tables.len()).map(move |table| GameKey::at_table(round, table))
    })
}

/// Whether every round was played to the end.
pub(super) fn is_over(state: &State) -> bool {
    state.rounds().len() >= state.settings().rounds as usize && state.unsettled().next().is_none()
}

/// Whether the rounds paired so far are over, and there are more.
pub(super) fn round_is_due(state: &State) -> bool {
    state.rounds().len() < state.settings().rounds as usize && state.unsettled().next().is_none()
}

/// The table by the order of the system (P-6.1).
pub(super) fn table(state: &State) -> Result<Vec<Line>, Refusal> {
    let facts = state.facts().map_err(|problems| Refusal::Internal(format!("{problems:?}")))?;
    let criteria = state.settings().criteria().map_err(|error| Refusal::Internal(format!("{error:?}")))?;
    let table = standings(&facts, &criteria).map_err(|error| Refusal::Internal(format!("{error:?}")))?;
    let lines = table.rows.iter().map(|row| Line {
        number: row.no.get(),
        place: u32::try_from(row.place.from).unwrap_or(u32::MAX),
        points: amount(row, Criterion::Points),
        score: amount(row, Criterion::Score),
    });
    Ok(lines.collect())
}

/// A whole number of the table; the contest has no others.
fn amount(row: &StandingsRow, criterion: Criterion) -> u32 {
    let column = row.columns.iter().find(|column| column.criterion == criterion);
    match column.map(|column| &column.value) {
        Some(Value::Amount(amount)) => u32::try_from(amount.quarters() / 4).unwrap_or(u32::MAX),
        Some(
            Value::Average(_)
            | Value::Whole(_)
            | Value::Rating(_)
            | Value::Number(_)
            | Value::Order(_)
            | Value::NotApplied,
        )
        | None => 0,
    }
}

/// Whether any result is recorded.
pub(super) fn has_results(state: &State) -> bool {
    state.rounds().iter().flat_map(|round| &round.tables).any(|table| table.outcome != Outcome::Pending)
}
