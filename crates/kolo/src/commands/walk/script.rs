//! What happens in the demonstration.

use kolo_messages::Message;
use kolo_model::{Idle, Name, Outcome, PlayedResult, Rating, RatingBasis, RoundNumber, System};
use kolo_tournament::{
    Command, Drafting, EntrantId, Entry, OwnRules, PublishedPairs, Settings, TableNumber, TableResult,
    Unfinished,
};

use super::{Stage, unexpected};
use crate::failure::Failure;

/// Seed of the demonstration's lots.
const SEED: u64 = 2026;

/// Who plays, with ratings.
const PLAYERS: [(&str, i64); 6] = [
    ("Žofie Benešová", 1890),
    ("Čeněk Hrubý", 1745),
    ("Ľudmila Kováčová", 1932),
    ("Bořek Chalupa", 1680),
    ("Ester Nagyová", 1811),
    ("Dalibor Říha", 1760),
];

const DRAFT: Command = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait };

/// Results of each round, by table. The lot is fixed by the seed, so the pairs are, too.
const RESULTS: [[PlayedResult; 3]; 5] = [
    [PlayedResult::FirstWins, PlayedResult::Draw, PlayedResult::SecondWins],
    [PlayedResult::SecondWins, PlayedResult::FirstWins, PlayedResult::FirstWins],
    [PlayedResult::FirstWins, PlayedResult::SecondWins, PlayedResult::Draw],
    [PlayedResult::Draw, PlayedResult::FirstWins, PlayedResult::SecondWins],
    [PlayedResult::FirstWins, PlayedResult::SecondWins, PlayedResult::FirstWins],
];

fn round(index: usize) -> RoundNumber {
    RoundNumber::from_index(index)
}

fn result(round_index: usize, table_index: usize, result: PlayedResult) -> TableResult {
    TableResult {
        round: round(round_index),
        table: TableNumber::from_index(table_index),
        outcome: Outcome::played(result),
        score: None,
    }
}

pub(super) async fn play(stage: &mut Stage<'_, '_>) -> Result<(), Failure> {
    stage.say(&Message::new("walk-title").with("place", stage.place.as_str()))?;
    enter(stage).await?;
    first_round(stage).await?;
    refusals(stage)?;
    correction(stage).await?;
    for index in 1..RESULTS.len() {
        stage.give(None, DRAFT).await?;
        stage.give(None, Command::Publish).await?;
        enter_results(stage, index).await?;
    }
    stage.give(None, Command::Finish).await?;
    stage.chapter(&Message::new("walk-chapter-table"))?;
    stage.show_standings()?;
    stage.chapter(&Message::new("walk-chapter-log").with("events", stage.desk.ledger().records().len()))?;
    stage.show_log(12)?;
    stage.console.print("\n")?;
    stage.say(&Message::new("walk-end"))
}

async fn enter(stage: &mut Stage<'_, '_>) -> Result<(), Failure> {
    let title = Name::new(&Message::new("walk-cup").text(stage.console.lang())).map_err(|_| unexpected())?;
    stage.give(None, Command::Create(Settings::new(title, System::RoundRobin, 5, SEED))).await?;
    for (name, rating) in PLAYERS {
        let name = Name::new(name).map_err(|_| unexpected())?;
        let rating = Rating::new(rating, RatingBasis::Listed).map_err(|_| unexpected())?;
        stage.give(None, Command::Enter(Entry { rating: Some(rating), ..Entry::named(name) })).await?;
    }
    let names = PLAYERS.map(|(name, _)| name).to_vec();
    stage.chapter(&Message::new("walk-chapter-entries").with("count", PLAYERS.len()).with("names", names))
}

async fn first_round(stage: &mut Stage<'_, '_>) -> Result<(), Failure> {
    stage.give(None, DRAFT).await?;
    stage.chapter(&Message::new("walk-chapter-draw").with("seed", SEED.to_string()))?;
    stage.explain_next_round()?;
    stage.give(None, Command::Publish).await?;
    enter_results(stage, 0).await?;
    stage.chapter(&Message::new("walk-chapter-results"))?;
    stage.show_standings()
}

async fn enter_results(stage: &mut Stage<'_, '_>, index: usize) -> Result<(), Failure> {
    for (table, outcome) in RESULTS[index].into_iter().enumerate() {
        stage.give(None, Command::ReportResult(result(index, table, outcome))).await?;
    }
    Ok(())
}

fn refusals(stage: &mut Stage<'_, '_>) -> Result<(), Failure> {
    stage.chapter(&Message::new("walk-chapter-refusals"))?;
    stage.attempt(&Message::new("walk-try-late-entry"))?;
    let late = Entry::named(Name::new("Pozdní Host").map_err(|_| unexpected())?);
    stage.try_in_vain(Command::Enter(late))?;
    stage.attempt(&Message::new("walk-try-absence"))?;
    let absence =
        Command::AnnounceAbsence { id: EntrantId(1), round: round(0), idle: Idle::AnnouncedAbsence };
    stage.try_in_vain(absence)?;
    stage.attempt(&Message::new("walk-try-correction"))?;
    stage.try_in_vain(correct())
}

fn correct() -> Command {
    let right = result(0, 1, PlayedResult::SecondWins);
    Command::CorrectResult { result: right, published: PublishedPairs::Keep, own_rules: OwnRules::Silent }
}

async fn correction(stage: &mut Stage<'_, '_>) -> Result<(), Failure> {
    let reason = Message::new("walk-reason");
    stage.chapter(&Message::new("walk-chapter-preview"))?;
    stage.preview(&reason, correct())?;
    let done = stage.give(Some(&reason), correct()).await?;
    let step = done.events.first().map(|record| record.step).ok_or_else(unexpected)?;
    stage.give(Some(&Message::new("walk-undo-reason")), Command::Undo(step)).await?;
    stage.give(Some(&Message::new("walk-redo-reason")), Command::Redo(step)).await?;
    stage.chapter(&Message::new("walk-chapter-undo"))?;
    stage.show_log(4)
}
