//! A tournament played by orders, as an arbiter would give them.

use kolo_model::{
    Name, Outcome, PerSide, PlayedResult, RoundNumber, Side, SplitMix64, System, Tournament as Field, Verdict,
};
use kolo_tournament::{
    Author, Command, Drafting, EntrantId, Entry, Ledger, MatchCommand, Order, PairingId, Role, Settings,
    State, TableNumber, TableResult, Timestamp, Unfinished,
};

use crate::generator::{self, Rates, Recipe};
use crate::mistake::Mistake;
use crate::people::people;

/// Between two orders.
const STEP_MS: i64 = 25_000;

/// A tournament on its way.
pub(crate) struct Script {
    ledger: Ledger,
    orders: Vec<Order>,
    now: i64,
    chance: SplitMix64,
    arbiter: Author,
    helper: Author,
}

/// The field of a recipe, before anything is played, with people who all have different names.
///
/// # Errors
/// Only if the recipe gives no field.
pub(crate) fn field(recipe: &Recipe) -> Result<(Field, Vec<Entry>), Mistake> {
    let field = generator::field(recipe).map_err(Mistake::of)?;
    let names = people(recipe.seed);
    let entries = field.competitors().iter().zip(names).map(|(competitor, (given, surname))| {
        Ok(Entry { name: name(&format!("{surname}, {given}"))?, ..Entry::of(competitor) })
    });
    let entries = entries.collect::<Result<Vec<_>, Mistake>>()?;
    Ok((field, entries))
}

/// Nothing goes wrong on its own in an example.
const CALM: Rates = Rates { forfeit: 0, absence: 0, withdrawal: 0, draw: 0 };

/// A field of this size in which nothing goes wrong.
pub(crate) fn recipe(system: System, players: usize, rounds: usize, seed: u64) -> Recipe {
    Recipe { system, players, rounds, seed, handicap: false, boards: None, baku: false, rates: CALM }
}

/// A name that is one.
///
/// # Errors
/// Only if it is none.
pub(crate) fn name(text: &str) -> Result<Name, Mistake> {
    Name::new(text).map_err(Mistake::of)
}

impl Script {
    /// A tournament that was just created, with its players entered.
    ///
    /// # Errors
    /// When the program refuses it.
    pub(crate) fn begin(
        begins: Timestamp,
        settings: Settings,
        entries: Vec<Entry>,
    ) -> Result<Script, Mistake> {
        let mut script = Script {
            ledger: Ledger::default(),
            orders: Vec::new(),
            now: begins.0,
            chance: SplitMix64::stream(settings.seed, 77),
            arbiter: Author { name: name("Eva Horáková")?, role: Role::Arbiter },
            helper: Author { name: name("Pavel Kučera")?, role: Role::Helper },
        };
        script.give(Command::Create(settings))?;
        script.give(Command::EnterAll(entries))?;
        Ok(script)
    }

    /// The orders so far, the last of them before `until`.
    pub(crate) fn end(mut self, until: Timestamp) -> Vec<Order> {
        let late = self.orders.last().map_or(0, |order| order.at.0.saturating_sub(until.0));
        for order in &mut self.orders {
            order.at = Timestamp(order.at.0.saturating_sub(late.max(0)));
        }
        self.orders
    }

    /// The clock goes on.
    pub(crate) fn wait_minutes(&mut self, minutes: i64) {
        self.now += minutes * 60_000;
    }

    /// What has happened so far adds up to this.
    ///
    /// # Errors
    /// When there is no tournament.
    pub(crate) fn state(&self) -> Result<&State, Mistake> {
        self.ledger.state().ok_or_else(|| Mistake::of("nobody has created it"))
    }

    /// The arbiter gives an order.
    pub(crate) fn give(&mut self, command: Command) -> Result<(), Mistake> {
        self.give_as(self.arbiter.clone(), None, command)
    }

    /// The arbiter gives an order that needs a reason.
    pub(crate) fn give_because(&mut self, reason: &str, command: Command) -> Result<(), Mistake> {
        self.give_as(self.arbiter.clone(), Some(reason), command)
    }

    fn give_as(&mut self, by: Author, reason: Option<&str>, command: Command) -> Result<(), Mistake> {
        let order = Order { by, at: Timestamp(self.now), reason: reason.map(str::to_owned), command };
        let decision = self.ledger.decide(&order).map_err(Mistake::of)?;
        self.ledger.record(&order, decision.events).map_err(Mistake::of)?;
        self.orders.push(order);
        self.now += STEP_MS;
        Ok(())
    }

    /// Pairs the next round.
    pub(crate) fn draw(&mut self) -> Result<(), Mistake> {
        self.wait_minutes(10);
        self.give(Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait })
    }

    /// Pairs and publishes the next round.
    pub(crate) fn open_round(&mut self) -> Result<(), Mistake> {
        self.draw()?;
        self.give(Command::Publish)?;
        self.wait_minutes(60);
        Ok(())
    }

    /// The tables of the latest round that have no result, with results that fit the people there.
    pub(crate) fn results(&mut self) -> Result<Vec<TableResult>, Mistake> {
        let state = self.state()?;
        let round = state.latest_round().ok_or_else(|| Mistake::of("no round"))?;
        let rating = |id: EntrantId| {
            let entrant = state.entrants().get(&id);
            entrant.and_then(|entrant| entrant.entry.rating).map_or(1500, |rating| i64::from(rating.value()))
        };
        let tables = state.rounds().last().map(|round| round.tables.clone()).unwrap_or_default();
        let ahead: Vec<(TableNumber, i64)> = (1..)
            .zip(&tables)
            .filter(|(_, table)| table.outcome == Outcome::Pending)
            .filter_map(|(number, table)| {
                let PerSide { first, second } = table.sides.map(rating);
                Some((
                    TableNumber::new(number)?,
                    first - second + 100 * i64::from(table.terms.handicap.stones()),
                ))
            })
            .collect();
        let go = state.settings().system.is_some_and(generator::is_go);
        Ok(ahead.into_iter().map(|(table, ahead)| self.result(round, table, ahead, go)).collect())
    }

    fn result(&mut self, round: RoundNumber, table: TableNumber, ahead: i64, go: bool) -> TableResult {
        let odds = Rates { draw: if go { 0 } else { 280 }, ..CALM };
        let outcome = generator::plausible(ahead, &odds, &mut self.chance);
        TableResult { round, table, outcome, score: None }
    }

    /// Enters results as the organiser.
    pub(crate) fn enter(&mut self, results: &[TableResult]) -> Result<(), Mistake> {
        results
            .iter()
            .try_for_each(|result| self.give_as(self.helper.clone(), None, Command::ReportResult(*result)))
    }

    /// A round from the pairing to its last result.
    pub(crate) fn play_round(&mut self) -> Result<(), Mistake> {
        self.open_round()?;
        let results = self.results()?;
        self.enter(&results)
    }

    /// Those who sit at the table of a result.
    pub(crate) fn sides(&self, at: &TableResult) -> Result<PerSide<EntrantId>, Mistake> {
        let table = self.state()?.table(at.round, at.table);
        table.map(|table| table.sides).ok_or_else(|| Mistake::of("no such table"))
    }

    /// One of the two of a match of a plan says by phone how it ended.
    pub(crate) fn report_match(
        &mut self,
        pairing: &PairingId,
        side: Side,
        verdict: Verdict,
    ) -> Result<(), Mistake> {
        let who = pairing.sides[side];
        let entrant = self.state()?.entrants().get(&who).map(|entrant| entrant.entry.name.clone());
        let name = entrant.ok_or_else(|| Mistake::of("nobody plays it"))?;
        let by = Author { name, role: Role::Competitor(who) };
        let command = MatchCommand::Report(verdict.into());
        self.give_as(by, None, Command::Match { pairing: pairing.clone(), command })
    }

    /// A player at the table reports the result by phone.
    pub(crate) fn report(&mut self, side: Side, result: TableResult) -> Result<(), Mistake> {
        let who = self.sides(&result)?[side];
        let entrant = self.state()?.entrants().get(&who).map(|entrant| entrant.entry.name.clone());
        let name = entrant.ok_or_else(|| Mistake::of("nobody sits there"))?;
        let by = Author { name, role: Role::Competitor(who) };
        self.give_as(by, None, Command::ReportResult(result))
    }
}

/// The same game, won by the other side; a draw becomes a win.
pub(crate) fn turned(result: TableResult) -> TableResult {
    let outcome = match result.outcome {
        Outcome::Played(PlayedResult::FirstWins, _) => Outcome::played(PlayedResult::SecondWins),
        Outcome::Played(..) | Outcome::Pending | Outcome::Adjourned | Outcome::Forfeit(_) => {
            Outcome::played(PlayedResult::FirstWins)
        }
    };
    TableResult { outcome, ..result }
}
