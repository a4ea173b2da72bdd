//! Entrants, plans, and a way to play them.

use kolo_log::{Author, Timestamp};
use kolo_model::{ForfeitResult, Name, PerSide, Side, SplitMix64, Verdict};
use kolo_stages::generate::{GroupsRecipe, Losers, Lots, Recipe, SeedBy, generate};
use kolo_stages::{
    CheckedPlan, Command, Entrant, EntrantId, Event, Games, Ledger, MatchId, Occupant, Order, Refusal, State,
    verdict,
};

pub(crate) fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// Entrants 1 to `count`, called `P1`, `P2` …
pub(crate) fn entrants(count: u32) -> Vec<Entrant> {
    (1..=count).map(|id| Entrant::named(id, name(&format!("P{id}")))).collect()
}

pub(crate) fn knockout_recipe(losers: Losers) -> Recipe {
    Recipe { seed_by: SeedBy::List, lots: Lots::None, seed: 0, groups: Vec::new(), knockout: Some(losers) }
}

pub(crate) fn groups(groups: usize, advance: usize) -> GroupsRecipe {
    GroupsRecipe { groups, advance, games: Games::Single, criteria: Vec::new() }
}

pub(crate) fn plan(entrants: &[Entrant], recipe: &Recipe) -> CheckedPlan {
    let plan = generate(entrants, recipe).expect("such a plan exists");
    plan.check(entrants).expect("plans that are made are sound")
}

pub(crate) fn knockout(count: u32, losers: Losers) -> Ledger {
    Ledger::new(plan(&entrants(count), &knockout_recipe(losers)), 7)
}

pub(crate) fn order(command: Command) -> Order {
    Order {
        by: Author::arbiter(name("Arbiter")),
        at: Timestamp(0),
        reason: Some("a test".to_owned()),
        command,
    }
}

pub(crate) fn give(ledger: &mut Ledger, command: Command) -> Result<Event, Refusal> {
    ledger.give(&order(command)).map(|record| record.event.clone())
}

pub(crate) fn won(by: Side) -> Verdict {
    verdict::won(by, None)
}

/// Records that the first or second side of `game` won.
pub(crate) fn win(ledger: &mut Ledger, game: &str, by: Side) {
    let game = MatchId::from(game);
    give(ledger, Command::Record { game, verdict: won(by) }).expect("the match can be played");
}

/// The numbers of those who stand in a match.
pub(crate) fn sides(state: &State, game: &str) -> PerSide<u32> {
    let fixture = state.fixture(&MatchId::from(game)).expect("such a match");
    fixture.sides.map(|side| side.id().map_or(0, |id| id.0))
}

pub(crate) fn is_here(occupant: Occupant) -> bool {
    matches!(occupant, Occupant::Here(_))
}

/// A match that can be played now.
pub(crate) fn next_ready(ledger: &Ledger) -> Option<MatchId> {
    ledger.state().ready().next().cloned()
}

/// How a random play goes.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Chances {
    /// Per mille of matches that end with a walkover.
    pub(crate) walkover: u32,
    /// Per mille of steps in which an entrant withdraws.
    pub(crate) withdrawal: u32,
}

/// Plays until nothing is left to play; ties are drawn by lot. Gives the pairs that played.
pub(crate) fn play_out(
    ledger: &mut Ledger,
    random: &mut SplitMix64,
    chances: Chances,
) -> Vec<PerSide<EntrantId>> {
    let mut met = Vec::new();
    loop {
        if random.happens(chances.withdrawal) {
            let entrants = ledger.state().plan().entrants();
            let index = usize::try_from(random.below(entrants.len() as u64)).expect("a small number");
            let id = entrants[index].id;
            if !ledger.state().has_withdrawn(id) {
                give(ledger, Command::Withdraw(id)).expect("anybody may withdraw");
            }
        }
        let Some(game) = next_ready(ledger) else {
            let Some((group, _)) = ledger.state().questions().into_iter().next() else { return met };
            give(ledger, Command::DrawLot(group)).expect("a tie can be drawn");
            continue;
        };
        let people = ledger.state().fixture(&game).and_then(kolo_stages::Fixture::people);
        let verdict = if random.happens(chances.walkover) {
            let results = [ForfeitResult::SecondWins, ForfeitResult::FirstWins, ForfeitResult::BothLose];
            verdict::forfeit(results[usize::try_from(random.below(3)).expect("a small number")])
        } else {
            met.extend(people);
            let draw = game.as_str().contains('.') && random.happens(200);
            let side = if random.below(2) == 0 { Side::First } else { Side::Second };
            if draw { verdict::drawn(None) } else { won(side) }
        };
        give(ledger, Command::Record { game, verdict }).expect("a ready match can be played");
    }
}
