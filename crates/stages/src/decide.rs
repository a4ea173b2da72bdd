//! What follows from a command, or why nothing does. Pure: nothing is changed here.

pub(crate) mod duels;
mod slots;
mod ties;

use kolo_log::{Step, UndoRefusal};
use kolo_model::Verdict;

pub(crate) use self::slots::edit as edited_slots;
use crate::command::{Command, Later};
use crate::resolve::Resolved;
use crate::verdict::{counted, is_drawn, is_forfeit, score_fits, score_is_possible};
use crate::{EntrantId, Event, Fixture, MatchId, Refusal, State, Status, TieRule};

/// The event that a command leads to; undo and redo are decided by the ledger, which knows the events before.
pub(crate) fn decide(state: &State, command: &Command, reason: Option<&str>) -> Result<Event, Refusal> {
    match command {
        Command::Record { game, verdict } => record(state, game, counted(*verdict)?),
        Command::Correct { game, verdict, later } => {
            require_reason(reason)?;
            correct(state, game, counted(*verdict)?, *later)
        }
        Command::CorrectSides(game) => {
            require_reason(reason)?;
            fixture(state, game)?;
            let recorded = state.result(game).ok_or_else(|| Refusal::NoResult(game.clone()))?;
            Ok(Event::SidesCorrected { game: game.clone(), sides: recorded.sides })
        }
        Command::EditSlots(changes) => {
            require_reason(reason)?;
            slots::edit(state, changes)
        }
        Command::Withdraw(id) => {
            state.plan().entrant(*id).ok_or(Refusal::UnknownEntrant(*id))?;
            if state.has_withdrawn(*id) {
                return Err(Refusal::AlreadyWithdrawn(state.name(*id)));
            }
            Ok(Event::Withdrawn { entrant: *id })
        }
        Command::Return(id) => {
            state.plan().entrant(*id).ok_or(Refusal::UnknownEntrant(*id))?;
            come_back(state, *id)
        }
        Command::Decide { group, order: better_first } => {
            require_reason(reason)?;
            ties::by_hand(state, group, better_first)
        }
        Command::DrawLot(group) => ties::by_lot(state, group),
        Command::ChosenDuel { group, sides, duel } => duels::in_group(state, group, *sides, duel),
        Command::DecidingDuel { game, duel, terms } => duels::after_match(state, game, duel, *terms),
        Command::DrawMatchLot(game) => duels::lot(state, game),
        Command::Undo(step) | Command::Redo(step) => Err(UndoRefusal::NoSuchStep(Step(*step)).into()),
    }
}

/// An entrant who withdrew plays on, unless others have played in the matches that were given up (K-LATER).
fn come_back(state: &State, id: EntrantId) -> Result<Event, Refusal> {
    if !state.has_withdrawn(id) {
        return Err(Refusal::NotWithdrawn(state.name(id)));
    }
    let mut after = state.clone();
    after.facts.withdrawn.remove(&id);
    after.facts.forget_fallen();
    after.resolved = Resolved::of(&after.plan, &after.facts);
    let others = after.results_of_others();
    if others.is_empty() { Ok(Event::Returned { entrant: id }) } else { Err(Refusal::LaterResults(others)) }
}

pub(crate) fn require_reason(reason: Option<&str>) -> Result<(), Refusal> {
    let given = reason.is_some_and(|reason| !reason.trim().is_empty());
    if given { Ok(()) } else { Err(Refusal::ReasonMissing) }
}

fn fixture<'a>(state: &'a State, game: &MatchId) -> Result<&'a Fixture, Refusal> {
    state.fixture(game).ok_or_else(|| Refusal::UnknownMatch(game.clone()))
}

/// Whether a match of this kind can end like this. The winner moves on, so a knockout has no draws (G-3.1.4), unless
/// the plan says what decides them (P-1.1.4.8.1).
pub(crate) fn check_verdict(state: &State, game: &MatchId, verdict: Verdict) -> Result<(), Refusal> {
    if counted(verdict)? != verdict {
        return Err(Refusal::NoSuchEnd);
    }
    let needs_winner = match state.plan().ties_of(game) {
        Some(TieRule::Usual) => true,
        Some(TieRule::Pisqworky2023) | None => false,
    };
    if needs_winner && is_drawn(verdict) {
        return Err(Refusal::DrawInKnockout(game.clone()));
    }
    if !score_is_possible(verdict) {
        return Err(Refusal::ScoreImpossible);
    }
    if !score_fits(verdict) {
        return Err(Refusal::ScoreDisagrees);
    }
    match &state.plan().plan().contest {
        Some(contest) => check_contest_score(verdict, contest.boards.full_score()),
        None => Ok(()),
    }
}

/// A match of the contest has a score, no more than its duels give (P-3.1.3), and who has more of it wins (P-3.1.4).
fn check_contest_score(verdict: Verdict, full: u32) -> Result<(), Refusal> {
    if is_forfeit(verdict) {
        return Ok(());
    }
    let score = verdict.score.ok_or(Refusal::ScoreMissing { full })?;
    if score.first.saturating_add(score.second) > full {
        return Err(Refusal::ScoreBeyond { full });
    }
    if is_drawn(verdict) == (score.first == score.second) { Ok(()) } else { Err(Refusal::EqualScoreIsDraw) }
}

fn record(state: &State, game: &MatchId, verdict: Verdict) -> Result<Event, Refusal> {
    let fixture = fixture(state, game)?;
    match fixture.status {
        Status::Waiting => return Err(Refusal::NotReady(game.clone())),
        Status::Bye => return Err(Refusal::NothingToPlay(game.clone())),
        Status::GivenUp(_) => return Err(Refusal::GivenUp(game.clone())),
        Status::Over(_) | Status::Tied { .. } | Status::TieBroken { .. } => {
            return Err(Refusal::HasResult(game.clone()));
        }
        Status::Ready => {}
    }
    check_verdict(state, game, verdict)?;
    let sides = fixture.people().ok_or_else(|| Refusal::NotReady(game.clone()))?;
    Ok(Event::Result { game: game.clone(), sides, verdict })
}

fn correct(state: &State, game: &MatchId, verdict: Verdict, later: Later) -> Result<Event, Refusal> {
    fixture(state, game)?;
    let recorded = *state.result(game).ok_or_else(|| Refusal::NoResult(game.clone()))?;
    check_verdict(state, game, verdict)?;
    if recorded.verdict == verdict {
        return Err(Refusal::NothingChanges);
    }
    let void = results_lost(state, game, verdict);
    if !void.is_empty() && later == Later::Keep {
        return Err(Refusal::LaterResults(void));
    }
    let (was, sides) = (recorded.verdict, recorded.sides);
    Ok(Event::Corrected { game: game.clone(), sides, was, verdict, void })
}

/// The later results that no longer hold if `game` ended like this: other people would stand there. Taking one
/// away can make further ones fall.
pub(crate) fn results_lost(state: &State, game: &MatchId, verdict: Verdict) -> Vec<MatchId> {
    let mut after = state.clone();
    if let Some(result) = after.facts.results.get_mut(game) {
        result.verdict = verdict;
    }
    after.facts.forget_fallen();
    let mut lost = Vec::new();
    loop {
        after.resolved = Resolved::of(&after.plan, &after.facts);
        let others = after.results_of_others();
        if others.is_empty() {
            return lost;
        }
        for id in &others {
            after.facts.take_back(&after.plan, id);
        }
        lost.extend(others);
    }
}
