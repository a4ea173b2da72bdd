//! An arbiter for tests: gives orders to a ledger, one second apart, and replays after every step.

use kolo_model::{Idle, Name, Outcome, PerSide, PlayedResult, Rating, RatingBasis, RoundNumber, System};
use kolo_tournament::{
    Author, Command, Decision, Drafting, EntrantId, Entry, Ledger, Order, PairingSheet, Refusal, Role,
    Settings, State, Step, TableNumber, TableResult, Timestamp, Unfinished,
};

#[derive(Clone)]
pub(crate) struct Desk {
    pub(crate) ledger: Ledger,
    clock: i64,
}

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect("a test's own name")
}

pub(crate) fn id(n: u32) -> EntrantId {
    EntrantId(n)
}

pub(crate) fn round(n: u32) -> RoundNumber {
    RoundNumber::new(n).expect("rounds count from one")
}

pub(crate) fn table(n: u32) -> TableNumber {
    TableNumber::new(n).expect("tables count from one")
}

pub(crate) fn pair(first: u32, second: u32) -> PerSide<EntrantId> {
    PerSide::new(id(first), id(second))
}

pub(crate) fn sheet(pairs: &[(u32, u32)], byes: &[u32]) -> PairingSheet {
    PairingSheet {
        pairs: pairs.iter().map(|(first, second)| pair(*first, *second)).collect(),
        terms: Vec::new(),
        byes: byes.iter().copied().map(id).collect(),
    }
}

pub(crate) fn entry(text: &str, rating: i64) -> Entry {
    let rating = Rating::new(rating, RatingBasis::Listed).expect("a test's own rating");
    Entry { rating: Some(rating), ..Entry::named(name(text)) }
}

pub(crate) fn first_wins(round_number: u32, table_number: u32) -> TableResult {
    result(round_number, table_number, PlayedResult::FirstWins)
}

pub(crate) fn result(round_number: u32, table_number: u32, result: PlayedResult) -> TableResult {
    TableResult {
        round: round(round_number),
        table: table(table_number),
        outcome: Outcome::played(result),
        score: None,
    }
}

impl Desk {
    /// A tournament without players.
    pub(crate) fn open(system: System, rounds: u32) -> Desk {
        let mut desk = Desk { ledger: Ledger::default(), clock: 0 };
        desk.must(Command::Create(Settings::new(name("Pohár"), system, rounds, 42)));
        desk
    }

    /// A tournament with these settings.
    pub(crate) fn created(settings: Settings) -> Desk {
        Desk::try_created(settings).expect("the settings are sound")
    }

    /// A tournament with these settings, if they are sound.
    pub(crate) fn try_created(settings: Settings) -> Result<Desk, Refusal> {
        let mut desk = Desk { ledger: Ledger::default(), clock: 0 };
        desk.ask(Command::Create(settings)).map(|_| desk)
    }

    /// A tournament with `players` players, strongest first, with numbers 1 to n as their ids.
    pub(crate) fn with_players(system: System, rounds: u32, players: u32) -> Desk {
        let mut desk = Desk::open(system, rounds);
        for n in 1..=players {
            desk.must(Command::Enter(entry(&format!("P{n}"), i64::from(2000 - n))));
        }
        let order = (1..=players).map(id).collect();
        desk.must(Command::AssignNumbers(kolo_tournament::Numbering::Given(order)));
        desk
    }

    pub(crate) fn state(&self) -> &State {
        self.ledger.state().expect("the tournament is created")
    }

    pub(crate) fn order(&self, role: Role, reason: Option<&str>, command: Command) -> Order {
        let by = Author { name: name("Hana"), role };
        Order { by, at: Timestamp(self.clock), reason: reason.map(str::to_owned), command }
    }

    /// Gives an order and writes what follows. The log must replay to the same state.
    pub(crate) fn give(
        &mut self,
        role: Role,
        reason: Option<&str>,
        command: Command,
    ) -> Result<Decision, Refusal> {
        self.clock += 1000;
        let order = self.order(role, reason, command);
        let decision = self.ledger.decide(&order)?;
        self.ledger.record(&order, decision.events.clone()).expect("what was decided fits");
        let replayed = Ledger::replay(self.ledger.records().to_vec()).expect("the log replays");
        assert_eq!(replayed.state(), self.ledger.state(), "replay leads to the same state");
        Ok(decision)
    }

    pub(crate) fn ask(&mut self, command: Command) -> Result<Decision, Refusal> {
        self.give(Role::Arbiter, None, command)
    }

    pub(crate) fn must(&mut self, command: Command) -> Decision {
        self.ask(command).expect("the order is lawful")
    }

    pub(crate) fn must_because(&mut self, reason: &str, command: Command) -> Decision {
        self.give(Role::Arbiter, Some(reason), command).expect("the order is lawful")
    }

    pub(crate) fn undo(&mut self, step: Step) -> Result<Decision, Refusal> {
        self.give(Role::Arbiter, Some("a slip of the hand"), Command::Undo(step))
    }

    pub(crate) fn draft(&mut self) -> Decision {
        self.must(Command::DraftRound { by: Drafting::Program, unfinished: Unfinished::Wait })
    }

    pub(crate) fn draft_by_hand(&mut self, pairs: &[(u32, u32)], byes: &[u32]) -> Decision {
        let by = Drafting::ByHand(sheet(pairs, byes));
        self.must_because("by hand", Command::DraftRound { by, unfinished: Unfinished::Wait })
    }

    /// Publishes pairs made by hand.
    pub(crate) fn publish_by_hand(&mut self, pairs: &[(u32, u32)], byes: &[u32]) {
        self.draft_by_hand(pairs, byes);
        self.must(Command::Publish);
    }

    /// Plays the latest round: the first side wins everywhere.
    pub(crate) fn play_latest(&mut self) {
        let number = self.state().latest_round().expect("a round is published");
        for index in 0..self.state().rounds()[number.index()].tables.len() {
            let table = TableNumber::from_index(index);
            let outcome = Outcome::played(PlayedResult::FirstWins);
            self.must(Command::ReportResult(TableResult { round: number, table, outcome, score: None }));
        }
    }

    /// The first event of the latest step.
    pub(crate) fn latest_step(&self) -> Step {
        self.ledger.records().last().expect("something happened").step
    }

    pub(crate) fn absent(&mut self, who: u32, in_round: u32) {
        let idle = Idle::AnnouncedAbsence;
        self.must(Command::AnnounceAbsence { id: id(who), round: round(in_round), idle });
    }
}
