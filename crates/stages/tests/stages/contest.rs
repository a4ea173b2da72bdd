//! Play and help shared by the tests of contest tournaments.

use kolo_model::{ForfeitResult, PerSide, Side, SplitMix64, Verdict};
use kolo_stages::generate::{ContestRecipe, TakeProposal, contest_format};
use kolo_stages::{
    Boards, Clock, Command, DeciderStep, Duel, DuelResult, DuelTerms, EntrantId, Event, Ledger, MatchId,
    OpenStep, Opening, Refusal, TieStep, verdict,
};

use crate::support::{entrants, give, name, next_ready};

/// A tournament of so many teams of three; small fields by the proposal.
pub(crate) fn area(teams: u32, seed: u64) -> Ledger {
    let boards = Boards::new(3).expect("three boards");
    let people = entrants(teams);
    let recipe = ContestRecipe { boards, seed, small: TakeProposal::Yes };
    let plan = contest_format(&people, &recipe).expect("a plan");
    Ledger::new(plan.check(&people).expect("a sound plan"), seed)
}

/// The verdict of a score of 12 points.
pub(crate) fn by_score(first: u32) -> Verdict {
    let score = Some(PerSide::new(first, 12 - first));
    match first.cmp(&6) {
        std::cmp::Ordering::Greater => verdict::won(Side::First, score),
        std::cmp::Ordering::Less => verdict::won(Side::Second, score),
        std::cmp::Ordering::Equal => verdict::drawn(score),
    }
}

/// The members of group A by their number in it.
pub(crate) fn members(ledger: &Ledger) -> Vec<EntrantId> {
    let view = ledger.state().group(&"A".into()).expect("group A");
    view.members.iter().filter_map(|member| member.id()).collect()
}

/// Plays group A: `table[i][j]` is the score of member i against member j, by number in the group.
pub(crate) fn play_group(ledger: &mut Ledger, table: &[&[u32]]) {
    let members = members(ledger);
    let index = |id: EntrantId| members.iter().position(|member| *member == id).expect("a member");
    while let Some(game) = next_ready(ledger).filter(|game| game.as_str().starts_with("A.")) {
        let people = ledger.state().fixture(&game).and_then(kolo_stages::Fixture::people).expect("people");
        let (first, second) = (index(people.first), index(people.second));
        record(ledger, game.as_str(), table[first][second]);
    }
}

pub(crate) fn record(ledger: &mut Ledger, game: &str, first: u32) {
    let game = MatchId::from(game);
    give(ledger, Command::Record { game, verdict: by_score(first) }).expect("the match can be played");
}

pub(crate) fn duel(result: DuelResult) -> Duel {
    Duel { players: PerSide::new(name("Ada"), name("Ben")), result }
}

pub(crate) fn chosen(
    ledger: &mut Ledger,
    first: EntrantId,
    second: EntrantId,
    result: DuelResult,
) -> Result<Event, Refusal> {
    let sides = PerSide::new(first, second);
    give(ledger, Command::ChosenDuel { group: "A".into(), sides, duel: duel(result) })
}

pub(crate) fn deciding(ledger: &mut Ledger, game: &str, result: DuelResult) -> Result<Event, Refusal> {
    let terms = DuelTerms::new(Opening::Swap2, Clock::Chess);
    give(ledger, Command::DecidingDuel { game: game.into(), duel: duel(result), terms })
}

/// How often each step was needed.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Steps {
    pub(crate) chosen_duels: usize,
    pub(crate) group_lots: usize,
    pub(crate) first_duels: usize,
    pub(crate) second_duels: usize,
    pub(crate) match_lots: usize,
}

/// Per mille of what happens by chance.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Luck {
    pub(crate) draw: u32,
    pub(crate) walkover: u32,
    pub(crate) withdrawal: u32,
}

/// Plays to the end through all steps.
pub(crate) fn play_contest(ledger: &mut Ledger, random: &mut SplitMix64, luck: Luck) -> Steps {
    let mut steps = Steps::default();
    loop {
        if random.happens(luck.withdrawal) {
            let teams = ledger.state().plan().entrants();
            let id = teams[below(random, teams.len())].id;
            if !ledger.state().has_withdrawn(id) {
                give(ledger, Command::Withdraw(id)).expect("anybody may withdraw");
            }
        }
        if let Some(game) = next_ready(ledger) {
            let verdict = if random.happens(luck.walkover) {
                let results = [ForfeitResult::SecondWins, ForfeitResult::FirstWins, ForfeitResult::BothLose];
                verdict::forfeit(results[below(random, 3)])
            } else if random.happens(luck.draw) {
                by_score(6)
            } else {
                by_score([2, 4, 8, 10][below(random, 4)])
            };
            give(ledger, Command::Record { game, verdict }).expect("a ready match can be played");
            continue;
        }
        let Some(step) = ledger.state().open_steps().into_iter().next() else { return steps };
        take_step(ledger, random, step, &mut steps);
    }
}

fn take_step(ledger: &mut Ledger, random: &mut SplitMix64, step: OpenStep, steps: &mut Steps) {
    let result = [DuelResult::First, DuelResult::Second, DuelResult::Draw, DuelResult::Draw];
    let duel = duel(result[below(random, 4)]);
    let command = match step {
        OpenStep::Group { group, tie } => match tie.step {
            TieStep::ChosenDuels { missing } => {
                steps.chosen_duels += 1;
                let [first, second] = missing[0];
                Command::ChosenDuel { group, sides: PerSide::new(first, second), duel }
            }
            TieStep::Lot => {
                steps.group_lots += 1;
                Command::DrawLot(group)
            }
            TieStep::Decision => unreachable!("no group of the contest asks for a decision"),
        },
        OpenStep::Match { game, step: DeciderStep::Duel(number) } => {
            match number {
                kolo_stages::DuelNumber::First => steps.first_duels += 1,
                kolo_stages::DuelNumber::Second => steps.second_duels += 1,
            }
            Command::DecidingDuel { game, duel, terms: DuelTerms::new(Opening::Swap1, Clock::None) }
        }
        OpenStep::Match { game, step: DeciderStep::Lot } => {
            steps.match_lots += 1;
            Command::DrawMatchLot(game)
        }
    };
    give(ledger, command).expect("what is asked for can be done");
}

fn below(random: &mut SplitMix64, bound: usize) -> usize {
    usize::try_from(random.below(bound as u64)).expect("a small number")
}
