//! An organiser for tests of tournaments that are played by plans.

use kolo_messages::Lang;
use kolo_model::{PerSide, Side, Verdict};
use kolo_stages::generate::{GroupsRecipe, Losers, Lots, Recipe, SeedBy};
use kolo_stages::{Fixture, Games, MatchId, Slot, SlotPlace, verdict};
use kolo_tournament::{
    Command, Decision, Entry, Field, Graph, Ledger, MatchCommand, OwnRules, PairingId, ProtestId,
    ProtestRuling, PublishedPairs, Refusal, Role, Settings, StageId, StageSettings, Step, UndoRefusal,
};

use crate::desk::{Desk, id, name};

pub(crate) const WHY: Option<&str> = Some("a test");

pub(crate) fn main_stage() -> StageId {
    StageId::main()
}

pub(crate) fn recipe(groups: usize, losers: Losers, lots: Lots) -> Recipe {
    let groups =
        (groups > 0).then_some(GroupsRecipe { groups, advance: 2, games: Games::Single, criteria: vec![] });
    Recipe {
        seed_by: SeedBy::List,
        lots,
        seed: 5,
        groups: groups.into_iter().collect(),
        knockout: Some(losers),
    }
}

pub(crate) fn by_strength(losers: Losers) -> Recipe {
    recipe(0, losers, Lots::None)
}

/// Two are seeded, the others are drawn; the third place is played for.
pub(crate) fn by_lot() -> Recipe {
    recipe(0, Losers::ThirdPlace, Lots::Drawn { seeded: 2 })
}

pub(crate) fn settings(recipe: Recipe) -> Settings {
    let stages = vec![StageSettings { id: main_stage(), field: Field::Entrants, recipe }];
    Settings::of_stages(name("Cup"), stages, 5)
}

/// A tournament of one stage with these people, nothing drawn.
pub(crate) fn with(entries: impl IntoIterator<Item = Entry>, recipe: Recipe) -> Desk {
    let mut desk = Desk::created(settings(recipe));
    for entry in entries {
        desk.must(Command::Enter(entry));
    }
    desk
}

/// `P1`, `P2` …
pub(crate) fn entries(players: u32) -> Vec<Entry> {
    (1..=players).map(|n| Entry::named(name(&format!("P{n}")))).collect()
}

pub(crate) fn knockout(players: u32, recipe: Recipe) -> Desk {
    with(entries(players), recipe)
}

pub(crate) fn draw(seed: u64) -> Command {
    Command::DraftPlan { stage: main_stage(), seed }
}

pub(crate) fn publish() -> Command {
    Command::PublishPlan(main_stage())
}

pub(crate) fn unpublish() -> Command {
    Command::UnpublishPlan(main_stage())
}

pub(crate) fn drafted(players: u32, recipe: Recipe) -> Desk {
    let mut desk = knockout(players, recipe);
    desk.must(draw(5));
    desk
}

pub(crate) fn published(players: u32, recipe: Recipe) -> Desk {
    let mut desk = drafted(players, recipe);
    desk.must(publish());
    desk
}

/// Four players; both semi-finals are won by the first side.
pub(crate) fn semi_finals() -> Desk {
    let mut desk = published(4, by_strength(Losers::ThirdPlace));
    for game in ["SF1", "SF2"] {
        record(&mut desk, game, Side::First).expect("it is played");
    }
    desk
}

pub(crate) fn graph(desk: &Desk) -> &Graph {
    desk.state().graph(&main_stage()).expect("there is a plan")
}

pub(crate) fn play(desk: &Desk) -> &kolo_stages::State {
    graph(desk).play().expect("it is published")
}

/// The two who stand in a match.
pub(crate) fn people(desk: &Desk, game: &str) -> [u32; 2] {
    let sides = at(desk, game).sides;
    [sides.first.0, sides.second.0]
}

pub(crate) fn at(desk: &Desk, game: &str) -> PairingId {
    let game: MatchId = game.into();
    let sides = play(desk).fixture(&game).and_then(Fixture::people).expect("both are known");
    PairingId::at_node(main_stage(), game, sides)
}

/// A match that these two do not play.
pub(crate) fn elsewhere(game: &str, sides: [u32; 2]) -> PairingId {
    PairingId::at_node(main_stage(), game.into(), PerSide::new(id(sides[0]), id(sides[1])))
}

pub(crate) fn won(by: Side) -> Verdict {
    verdict::won(by, None)
}

pub(crate) fn drawn_game() -> Verdict {
    verdict::drawn(None)
}

pub(crate) fn report(pairing: PairingId, verdict: Verdict) -> Command {
    Command::Match { pairing, command: MatchCommand::Report(verdict.into()) }
}

/// How many events follow.
pub(crate) fn counted(decided: Result<Decision, Refusal>) -> Result<usize, Refusal> {
    decided.map(|decision| decision.events.len())
}

/// The arbiter enters who won.
pub(crate) fn record(desk: &mut Desk, game: &str, by: Side) -> Result<usize, Refusal> {
    let command = report(at(desk, game), won(by));
    counted(desk.ask(command))
}

/// A player reports.
pub(crate) fn reported(desk: &mut Desk, game: &str, by: u32, verdict: Verdict) -> Result<usize, Refusal> {
    let command = report(at(desk, game), verdict);
    counted(desk.give(Role::Competitor(id(by)), None, command))
}

pub(crate) fn correction(pairing: PairingId, verdict: Verdict, published: PublishedPairs) -> Command {
    let command = MatchCommand::Correct { result: verdict.into(), published, own_rules: OwnRules::Silent };
    Command::Match { pairing, command }
}

pub(crate) fn protest(pairing: PairingId, by: u32) -> Command {
    Command::Match { pairing, command: MatchCommand::Protest { by: id(by) } }
}

pub(crate) fn lodge(desk: &mut Desk, game: &str, by: u32) -> Result<usize, Refusal> {
    let command = protest(at(desk, game), by);
    counted(desk.give(Role::Arbiter, WHY, command))
}

pub(crate) fn ruling(number: u32, ruling: ProtestRuling) -> Command {
    Command::DecideProtest { id: ProtestId(number), ruling, published: PublishedPairs::Keep }
}

pub(crate) fn because(desk: &mut Desk, command: Command) -> Result<usize, Refusal> {
    counted(desk.give(Role::Arbiter, WHY, command))
}

pub(crate) fn undo(desk: &mut Desk, step: Step) -> Result<usize, Refusal> {
    because(desk, Command::Undo(step))
}

pub(crate) fn redo(desk: &mut Desk, step: Step) -> Result<usize, Refusal> {
    because(desk, Command::Redo(step))
}

/// A later step stands on it.
pub(crate) fn stands_in(later: Step) -> Result<usize, Refusal> {
    Err(Refusal::Undo(UndoRefusal::StandsIn { later }))
}

/// Two change places, wherever they stand.
pub(crate) fn exchange(desk: &Desk, one: u32, other: u32) -> Vec<(SlotPlace, Slot)> {
    let drawn = desk.state().drawn(&main_stage()).expect("a draw");
    let link = |who: u32| Slot::Entrant(id(who));
    let place = |who: u32| {
        let slots = drawn.plan().slots();
        slots.into_iter().find(|(_, slot)| **slot == link(who)).expect("the player is drawn").0
    };
    vec![(place(one), link(other)), (place(other), link(one))]
}

pub(crate) fn edit(changes: Vec<(SlotPlace, Slot)>) -> Command {
    Command::EditPlan { stage: main_stage(), changes }
}

/// The rules that the draw would break after these changes.
pub(crate) fn broken(desk: &Desk, changes: &[(SlotPlace, Slot)]) -> Vec<String> {
    let state = desk.state();
    let drawn = state.drawn_with(&main_stage(), changes).expect("it can be");
    let breaches = state.plan_breaches(&main_stage(), &drawn).expect("a draw");
    breaches.iter().map(|one| format!("{} {}", one.message(&drawn).text(Lang::En), one.clause())).collect()
}

/// The plan that is drawn and not published.
pub(crate) fn draft_of(desk: &Desk) -> kolo_stages::Plan {
    graph(desk).draft().expect("a draft").plan.plan().clone()
}

/// The number of events that were seen.
pub(crate) fn seen(desk: &Desk) -> u64 {
    desk.ledger.next_seq() - 1
}

/// The log as a database keeps it, read back.
pub(crate) fn read_back(ledger: &Ledger) -> Ledger {
    let mut records = ledger.records().to_vec();
    for record in &mut records {
        let payload = record.event.payload().expect("it can be written");
        let read = kolo_tournament::Event::read(record.event.code(), record.event.schema(), &payload);
        record.event = read.expect("it reads back");
    }
    Ledger::replay(records).expect("it replays")
}
