//! Groups and a play-off of the contest (P-1.1.4.3): the log of crate `stages`, given orders in the name of the
//! organiser of the contest.

use kolo_log::{Order, UndoRefusal};
use kolo_model::{Name, PerSide, Share, Side, Verdict};
use kolo_stages::generate::{ContestRecipe, TakeProposal, contest_format};
use kolo_stages::{
    Boards, Command, Entrant, EntrantId, Event, Fixture, Later, Ledger, MatchId, State, Status,
};

use super::engine::{Line, MatchPart, Meeting, Progress};
use crate::{GameKey, Refusal};

/// A participant: the name, and the school that the draw of the groups separates (P-1.1.4.4).
pub(super) struct Team {
    pub(super) name: Name,
    pub(super) school: Option<Name>,
}

/// A tournament whose groups are drawn from the seed.
pub(super) fn create(hand: &Order, teams: Vec<Team>, boards: u32, seed: u64) -> Result<Ledger, Refusal> {
    let entrants: Vec<Entrant> = (1..)
        .zip(teams)
        .map(|(number, team)| Entrant { club: team.school, ..Entrant::named(number, team.name) })
        .collect();
    let boards = Boards::new(boards).ok_or_else(|| Refusal::Internal(format!("{boards} boards")))?;
    // The rules have no form for fewer than four teams: the proposal is taken with a reason.
    let small = if hand.reason().is_some() { TakeProposal::Yes } else { TakeProposal::No };
    let plan = contest_format(&entrants, &ContestRecipe { boards, seed, small }).map_err(Refusal::Format)?;
    let plan = plan.check(&entrants).map_err(|problems| Refusal::Internal(format!("{problems:?}")))?;
    Ok(Ledger::new(plan, seed))
}

pub(super) fn give(ledger: &mut Ledger, hand: &Order, command: Command) -> Result<(), Refusal> {
    let order = hand.with(command);
    ledger.give(&order).map(|_| ()).map_err(Refusal::stages)
}

pub(super) fn record(
    ledger: &mut Ledger,
    hand: &Order,
    key: &GameKey,
    verdict: Verdict,
) -> Result<(), Refusal> {
    give(ledger, hand, Command::Record { game: match_id(key), verdict })
}

pub(super) fn correct(
    ledger: &mut Ledger,
    hand: &Order,
    key: &GameKey,
    verdict: Verdict,
    later: Later,
) -> Result<(), Refusal> {
    let verdict = if is_turned(ledger.state(), key) { verdict.swapped() } else { verdict };
    give(ledger, hand, Command::Correct { game: match_id(key), verdict, later })
}

/// The sides of a match change places; who goes on stays.
pub(super) fn correct_sides(ledger: &mut Ledger, hand: &Order, key: &GameKey) -> Result<(), Refusal> {
    give(ledger, hand, Command::CorrectSides(match_id(key)))
}

/// Whether a match was played with its sides the other way round than the plan names them.
pub(super) fn is_turned(state: &State, key: &GameKey) -> bool {
    state.is_turned(&match_id(key))
}

/// How a match ended, if it is over or drawn.
pub(super) fn result(state: &State, key: &GameKey) -> Option<Verdict> {
    let verdict = state.fixture(&match_id(key))?.verdict()?;
    Some(if is_turned(state, key) { verdict.swapped() } else { verdict })
}

/// The steps that said how a match ended, by their numbers from 1.
fn results_of<'a>(ledger: &'a Ledger, key: &GameKey) -> impl Iterator<Item = (u64, &'a Event)> {
    let id = match_id(key);
    let numbered = (1..).zip(ledger.records()).map(|(step, record)| (step, &record.event));
    numbered.filter(move |(_, event)| event.result_of() == Some(&id))
}

/// Lets the result of a match not count, with all its corrections, and if that is wanted the later ones that rest on it.
pub(super) fn reopen(ledger: &mut Ledger, hand: &Order, key: &GameKey, later: Later) -> Result<(), Refusal> {
    loop {
        let refused = match reopen_alone(ledger, hand, key) {
            Ok(()) => return Ok(()),
            Err(refused) => refused,
        };
        let resting = match (&refused, later) {
            (Refusal::Stages(kolo_stages::Refusal::LaterResults(games)), Later::TakeBack) => games.first(),
            (_, Later::TakeBack | Later::Keep) => None,
        };
        // Every one that is undone is one fewer, so this ends.
        match resting.map(|game| GameKey(game.as_str().to_owned())) {
            Some(resting) if resting != *key => reopen(ledger, hand, &resting, later)?,
            Some(_) | None => return Err(refused),
        }
    }
}

fn reopen_alone(ledger: &mut Ledger, hand: &Order, key: &GameKey) -> Result<(), Refusal> {
    let counting: Vec<(u64, &Event)> =
        results_of(ledger, key).filter(|(step, _)| !ledger.is_undone(*step)).collect();
    // The slips of later matches that a correction undid are gone: redoing does not bring them back.
    let took_back = |event: &Event| matches!(event, Event::Corrected { void, .. } if !void.is_empty());
    if counting.iter().any(|(_, event)| took_back(event)) {
        return Err(Refusal::LaterWereTakenBack(key.clone()));
    }
    let steps: Vec<u64> = counting.into_iter().map(|(step, _)| step).collect();
    if steps.is_empty() {
        return Err(Refusal::NothingToReopen(key.clone()));
    }
    for step in steps.into_iter().rev() {
        give(ledger, hand, Command::Undo(step)).map_err(|refusal| named(ledger, refusal))?;
    }
    Ok(())
}

/// Names the match that rests on what was to be undone: people know matches, not the steps of this log.
pub(super) fn named(ledger: &Ledger, refusal: Refusal) -> Refusal {
    let Refusal::Stages(kolo_stages::Refusal::Undo(UndoRefusal::StandsIn { later })) = refusal else {
        return refusal;
    };
    let record = usize::try_from(later.0).ok().and_then(|step| ledger.records().get(step.checked_sub(1)?));
    if let Some(Event::SidesCorrected { game, .. }) = record.map(|record| &record.event) {
        return Refusal::SidesRestOnIt(GameKey(game.as_str().to_owned()));
    }
    match record.and_then(|record| record.event.result_of()) {
        Some(game) => Refusal::Stages(kolo_stages::Refusal::LaterResults(vec![game.clone()])),
        None => refusal,
    }
}

/// The first step about the last result of a match, if it was undone.
pub(super) fn undone_result(ledger: &Ledger, key: &GameKey) -> Option<u64> {
    let results = results_of(ledger, key).filter(|(_, event)| matches!(event, Event::Result { .. }));
    results.last().map(|(step, _)| step).filter(|step| ledger.is_undone(*step))
}

/// Lets the last result of a match count again, with its corrections.
pub(super) fn restore(ledger: &mut Ledger, hand: &Order, key: &GameKey) -> Result<(), Refusal> {
    let first = undone_result(ledger, key).ok_or_else(|| Refusal::NothingToRestore(key.clone()))?;
    let steps: Vec<u64> =
        results_of(ledger, key).map(|(step, _)| step).filter(|step| *step >= first).collect();
    for step in steps {
        give(ledger, hand, Command::Redo(step))?;
    }
    Ok(())
}

/// Whether anything was ever played or decided; groups may have been changed by hand before.
pub(super) fn has_results(ledger: &Ledger) -> bool {
    ledger.records().iter().any(|record| is_play(&record.event))
}

/// The same of what still counts.
pub(super) fn has_play(ledger: &Ledger) -> bool {
    (1..).zip(ledger.records()).any(|(step, record)| is_play(&record.event) && !ledger.is_undone(step))
}

fn is_play(event: &Event) -> bool {
    match event {
        Event::SlotsEdited { .. } | Event::Undone { .. } | Event::Redone { .. } => false,
        Event::Result { .. }
        | Event::Corrected { .. }
        | Event::SidesCorrected { .. }
        | Event::Withdrawn { .. }
        | Event::Returned { .. }
        | Event::TieDecided { .. }
        | Event::ChosenDuel { .. }
        | Event::DecidingDuel { .. }
        | Event::MatchLot { .. } => true,
    }
}

pub(super) fn withdraw(ledger: &mut Ledger, hand: &Order, number: u32) -> Result<(), Refusal> {
    give(ledger, hand, Command::Withdraw(EntrantId(number)))
}

fn match_id(key: &GameKey) -> MatchId {
    key.0.as_str().into()
}

pub(super) fn meeting(state: &State, key: &GameKey) -> Option<Meeting> {
    let fixture = state.fixture(&match_id(key))?;
    let sides = fixture.people()?;
    let progress = match fixture.status {
        Status::Ready => Progress::Open,
        Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_) => {
            Progress::Over(fixture.verdict().and_then(|verdict| state.plan().score_of(verdict)))
        }
        Status::Tied { .. } => Progress::Tied,
        Status::Waiting | Status::Bye => Progress::Waiting,
    };
    let meeting = Meeting { sides: sides.map(|id| id.0), table: None, progress };
    Some(if is_turned(state, key) { meeting.swapped() } else { meeting })
}

/// All matches whose sides are known.
pub(super) fn games(state: &State) -> impl Iterator<Item = GameKey> {
    let known = state.plan().game_ids().filter(|id| state.fixture(id).and_then(Fixture::people).is_some());
    known.map(|id| GameKey(id.as_str().to_owned()))
}

/// What every match gave a participant, in the order of play.
pub(super) fn sums(state: &State, id: EntrantId) -> Vec<MatchPart> {
    let mut parts = Vec::new();
    for game in state.plan().game_ids() {
        let Some(fixture) = state.fixture(game) else { continue };
        let (Some(people), Some(verdict)) = (fixture.people(), fixture.verdict()) else { continue };
        let Some(side) = Side::BOTH.into_iter().find(|side| people[*side] == id) else { continue };
        let score = state.plan().score_of(verdict).unwrap_or(PerSide::new(0, 0));
        let points = match verdict.outcome.share(side) {
            Some(Share::Win) => 2,
            Some(Share::Draw) => 1,
            Some(Share::Loss) | None => 0,
        };
        parts.push(MatchPart { game: GameKey(game.as_str().to_owned()), points, score: score[side] });
    }
    parts
}

/// The final order; before the end, all by the points so far.
pub(super) fn table(state: &State) -> Vec<Line> {
    let sums = |id: EntrantId| {
        let parts = sums(state, id).into_iter();
        parts.fold((0, 0), |(points, score), part| (points + part.points, score + part.score))
    };
    let line = |id: EntrantId, place: u32| {
        let (points, score) = sums(id);
        Line { number: id.0, place, points, score }
    };
    if let Some(order) = state.total_order() {
        // Members tied in a group may share a span that reaches into the next one: places are counted.
        let mut lines = Vec::with_capacity(order.len());
        for shared in order.chunk_by(|one, other| one.places == other.places) {
            let place = shared.first().map_or(0, |ranked| ranked.position);
            lines.extend(shared.iter().map(|ranked| line(ranked.entrant, place)));
        }
        return lines;
    }
    let mut lines: Vec<Line> = state.plan().entrants().iter().map(|entrant| line(entrant.id, 0)).collect();
    lines.sort_by_key(|line| (std::cmp::Reverse((line.points, line.score)), line.number));
    lines
}
