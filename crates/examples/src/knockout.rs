//! A cup of sixteen players by one evening: the first round is played, of the quarter-finals two are, one waits for the other
//! player's word, and one is at the board.

use kolo_contest::Timestamp;
use kolo_model::{ForfeitResult, Outcome, PerSide, PlayedResult, Side, SplitMix64, System, Verdict};
use kolo_stages::generate::{Losers, Lots, Recipe, SeedBy};
use kolo_tournament::{Command, Field, MatchCommand, Order, PairingId, Settings, StageId, StageSettings};

use crate::example::Example;
use crate::mistake::Mistake;
use crate::script::{Script, field, name, recipe};

const SEED: u64 = 16;
const PLAYERS: usize = 16;

/// The strongest, who cannot meet before the quarter-finals are over.
const SEEDED: usize = 4;

/// A round of rapid games.
const ROUND_MINUTES: i64 = 40;

/// The orders that have led to it.
pub(crate) fn orders(at: Timestamp) -> Result<Vec<Order>, Mistake> {
    let (_, entries) = field(&recipe(System::Fide1992, PLAYERS, 4, SEED))?;
    let mut evening = Script::begin(at.hours_before(2), settings()?, entries)?;
    evening.give(Command::DraftPlan { stage: StageId::main(), seed: SEED })?;
    evening.give(Command::PublishPlan(StageId::main()))?;
    let mut chance = SplitMix64::stream(SEED, 3);
    evening.wait_minutes(ROUND_MINUTES);
    let first_round: Vec<PairingId> = evening.state()?.ready().collect();
    for (index, pairing) in first_round.into_iter().enumerate() {
        let verdict = if index == 5 {
            Verdict { outcome: Outcome::Forfeit(ForfeitResult::FirstWins), score: None }
        } else {
            // Two games each; the stronger of a pair stands first and mostly wins.
            let by = if chance.below(4) == 0 { Side::Second } else { Side::First };
            let score = if chance.below(2) == 0 { (2, 0) } else { (3, 1) };
            won(by, score)
        };
        evening.give(Command::Match { pairing, command: MatchCommand::Report(verdict.into()) })?;
    }
    evening.wait_minutes(ROUND_MINUTES);
    let quarters: Vec<PairingId> = evening.state()?.ready().collect();
    if let [first, second, third, ..] = quarters.as_slice() {
        // One of each half, so that no semi-final can begin.
        let results = [(first, won(Side::First, (2, 0))), (third, won(Side::Second, (3, 1)))];
        for (pairing, verdict) in results {
            let command = MatchCommand::Report(verdict.into());
            evening.give(Command::Match { pairing: pairing.clone(), command })?;
        }
        evening.report_match(second, Side::First, won(Side::First, (2, 0)))?;
    }
    Ok(evening.end(at))
}

fn won(by: Side, (more, less): (u32, u32)) -> Verdict {
    let score = PerSide::new(more, less);
    let (result, score) = match by {
        Side::First => (PlayedResult::FirstWins, score),
        Side::Second => (PlayedResult::SecondWins, score.swapped()),
    };
    Verdict { outcome: Outcome::played(result), score: Some(score) }
}

fn settings() -> Result<Settings, Mistake> {
    let recipe = Recipe {
        seed_by: SeedBy::Rating,
        lots: Lots::Drawn { seeded: SEEDED },
        seed: SEED,
        groups: Vec::new(),
        knockout: Some(Losers::ThirdPlace),
    };
    let stage = StageSettings { id: StageId::main(), field: Field::Entrants, recipe };
    Ok(Settings::of_stages(name(Example::Knockout.name())?, vec![stage], SEED))
}
