//! A tournament in memory that takes orders.

use kolo_model::{Name, Outcome, PlayedResult, Rating, RatingBasis, RoundNumber, System};
use kolo_tournament::{
    Author, Command, Drafting, EntrantId, Entry, Ledger, Order, Refusal, Role, Settings, State, TableNumber,
    TableResult, Timestamp, Unfinished,
};

pub(crate) const DRAFT: Command = Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait };

pub(crate) struct Hall {
    pub(crate) ledger: Ledger,
    now: i64,
}

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

pub(crate) fn round(number: u32) -> RoundNumber {
    RoundNumber::new(number).expect("a round")
}

pub(crate) fn table(number: u32) -> TableNumber {
    TableNumber::new(number).expect("a table")
}

pub(crate) fn won(at_round: u32, at_table: u32, result: PlayedResult) -> TableResult {
    let (round, table) = (round(at_round), table(at_table));
    TableResult { round, table, outcome: Outcome::played(result), score: None }
}

impl Hall {
    pub(crate) fn open(system: System, rounds: u32) -> Hall {
        let mut hall = Hall { ledger: Ledger::default(), now: 0 };
        hall.give(Command::Create(Settings::new(name("Jarní turnaj"), system, rounds, 7)));
        hall
    }

    /// Eight people whose names show the Czech order.
    pub(crate) fn of_eight(system: System, rounds: u32) -> Hall {
        let mut hall = Hall::open(system, rounds);
        let people = ["Chalupa", "Cibulka", "Čech", "Dvořák", "Hynek", "Ibl", "Novák", "Žák"];
        for (rating, who) in (0..).zip(people) {
            hall.enter(who, 1900 - 50 * rating);
        }
        hall
    }

    pub(crate) fn enter(&mut self, who: &str, rating: i64) {
        let rating = Rating::new(rating, RatingBasis::Listed).ok();
        self.give(Command::Enter(Entry { rating, ..Entry::named(name(who)) }));
    }

    pub(crate) fn enter_unrated(&mut self, who: &str) {
        self.give(Command::Enter(Entry::named(name(who))));
    }

    pub(crate) fn state(&self) -> &State {
        self.ledger.state().expect("it is created")
    }

    pub(crate) fn give(&mut self, command: Command) {
        self.ask(Role::Arbiter, None, command).expect("a lawful order");
    }

    pub(crate) fn give_with_reason(&mut self, command: Command) {
        self.ask(Role::Arbiter, Some("a slip was misread"), command).expect("a lawful order");
    }

    pub(crate) fn report(&mut self, by: u32, result: TableResult) {
        let by = Role::Competitor(EntrantId(by));
        self.ask(by, None, Command::ReportResult(result)).expect("a report");
    }

    fn ask(&mut self, role: Role, reason: Option<&str>, command: Command) -> Result<(), Refusal> {
        self.now += 1000;
        let by = Author { name: name("Eva Rozhodčí"), role };
        let order = Order { by, at: Timestamp(self.now), reason: reason.map(str::to_owned), command };
        let decision = self.ledger.decide(&order)?;
        self.ledger.record(&order, decision.events).expect("what was decided fits");
        Ok(())
    }

    /// Pairs and publishes a round, and enters the same result at every table.
    pub(crate) fn play_round(&mut self, result: PlayedResult) {
        self.give(DRAFT);
        self.give(Command::Publish);
        let number = u32::try_from(self.state().rounds().len()).expect("few rounds");
        let tables = u32::try_from(self.state().rounds()[number as usize - 1].tables.len()).expect("few");
        for at in 1..=tables {
            self.give(Command::ReportResult(won(number, at, result)));
        }
    }
}
