//! A cup of sixteen players by one evening: the first round is played, of the quarter-finals two are, one waits for the other
//! player's word, and one is at the board.

use kolo_contest::Moment;
use kolo_model::{PerSide, Side, SplitMix64, System};
use kolo_stages::cup::{Cup, CupCommand, CupOrder, Setup};
use kolo_stages::generate::{Losers, Lots, Recipe, SeedBy};
use kolo_stages::{Command, Entrant, EntrantId, Fixture, MatchId, Missing, Outcome};
use kolo_tournament::Entry;

use crate::example::Example;
use crate::mistake::Mistake;
use crate::script::{field, name, recipe};

const SEED: u64 = 16;
const PLAYERS: u32 = 16;

/// The strongest, who cannot meet before the quarter-finals are over.
const SEEDED: usize = 4;

/// Between two results.
const STEP_MS: i64 = 90_000;

/// A round of rapid games.
const ROUND_MS: i64 = 40 * 60_000;

/// The orders that have led to it.
pub(crate) fn orders(at: Moment) -> Result<Vec<CupOrder>, Mistake> {
    let mut evening = Evening { cup: None, orders: Vec::new(), now: at.hours_before(2).0 };
    evening.give(CupCommand::Open(setup()?))?;
    evening.give(CupCommand::Publish)?;
    let mut chance = SplitMix64::stream(SEED, 3);
    evening.now += ROUND_MS;
    for (index, game) in evening.ready().into_iter().enumerate() {
        let outcome = if index == 5 {
            Outcome::Walkover { missing: Missing::Second }
        } else {
            // Two games each; the stronger of a pair stands first and mostly wins.
            let by = if chance.below(4) == 0 { Side::Second } else { Side::First };
            let score = if chance.below(2) == 0 { (2, 0) } else { (3, 1) };
            won(by, score)
        };
        evening.give(CupCommand::Play(Command::Record { game, outcome }))?;
    }
    evening.now += ROUND_MS;
    let quarters = evening.ready();
    if let [first, second, third, ..] = quarters.as_slice() {
        // One of each half, so that no semi-final can begin.
        let results = [(first, won(Side::First, (2, 0))), (third, won(Side::Second, (3, 1)))];
        for (game, outcome) in results {
            evening.give(CupCommand::Play(Command::Record { game: game.clone(), outcome }))?;
        }
        evening.report(second, Side::First, won(Side::First, (2, 0)))?;
    }
    Ok(evening.end(at))
}

fn won(by: Side, (more, less): (u32, u32)) -> Outcome {
    let score = PerSide::new(more, less);
    Outcome::Won { by, score: Some(if by == Side::First { score } else { score.swapped() }) }
}

fn setup() -> Result<Setup, Mistake> {
    let (_, entries) = field(&recipe(System::Fide1992, PLAYERS as usize, 4, SEED))?;
    let entrant = |(number, entry): (u32, Entry)| Entrant {
        rating: entry.rating.map(kolo_model::Rating::value),
        ..Entrant::named(number, entry.name)
    };
    let recipe = Recipe {
        seed_by: SeedBy::Rating,
        lots: Lots::Drawn { seeded: SEEDED },
        seed: SEED,
        groups: Vec::new(),
        knockout: Some(Losers::ThirdPlace),
    };
    let entrants = (1..).zip(entries).map(entrant).collect();
    Ok(Setup {
        name: name(Example::Knockout.name())?,
        entrants,
        recipe,
        missing: std::collections::BTreeSet::new(),
    })
}

/// A cup on its way.
struct Evening {
    cup: Option<Cup>,
    orders: Vec<CupOrder>,
    now: i64,
}

impl Evening {
    fn give(&mut self, command: CupCommand) -> Result<(), Mistake> {
        self.give_as("Eva Horáková", command)
    }

    fn give_as(&mut self, by: &str, command: CupCommand) -> Result<(), Mistake> {
        self.now += STEP_MS;
        let order = CupOrder { by: name(by)?, at: self.now, reason: None, command };
        for event in Cup::decide(self.cup.as_ref(), &order).map_err(Mistake::of)? {
            match self.cup.as_mut() {
                None => self.cup = Some(Cup::begin(&event).map_err(Mistake::of)?),
                Some(cup) => cup.take(&event).map_err(Mistake::of)?,
            }
        }
        self.orders.push(order);
        Ok(())
    }

    /// The matches that can be played, in their order.
    fn ready(&self) -> Vec<MatchId> {
        let state = self.cup.as_ref().and_then(Cup::state);
        state.map(|state| state.ready().cloned().collect()).unwrap_or_default()
    }

    /// One of the two says how a match ended.
    fn report(&mut self, game: &MatchId, side: Side, outcome: Outcome) -> Result<(), Mistake> {
        let cup = self.cup.as_ref().ok_or_else(|| Mistake::of("nobody has opened it"))?;
        let people = cup.state().and_then(|state| state.fixture(game)).and_then(Fixture::people);
        let by: EntrantId = people.ok_or_else(|| Mistake::of("nobody plays it"))?[side];
        let entrant = cup.setup().entrants.iter().find(|one| one.id == by);
        let called = entrant.map(|one| one.name.to_string()).unwrap_or_default();
        self.give_as(&called, CupCommand::Report { game: game.clone(), by, outcome })
    }

    /// The orders so far, the last of them before `until`.
    fn end(mut self, until: Moment) -> Vec<CupOrder> {
        let late = self.orders.last().map_or(0, |order| order.at.saturating_sub(until.0));
        for order in &mut self.orders {
            order.at = order.at.saturating_sub(late.max(0));
        }
        self.orders
    }
}
