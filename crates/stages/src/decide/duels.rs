//! Duels and lots between tied teams, in groups (P-1.1.4.7) and after a drawn match of the play-off (P-1.1.4.8).

use kolo_model::{PerSide, Side};

use super::fixture;
use crate::{
    DeciderStep, Duel, DuelTerms, EntrantId, Event, GroupId, MatchId, Refusal, State, Status, TieStep, lots,
};

/// A duel between two of those who are tied in a group.
pub(super) fn in_group(
    state: &State,
    group: &GroupId,
    sides: PerSide<EntrantId>,
    duel: &Duel,
) -> Result<Event, Refusal> {
    let node = state.plan().group(group).ok_or_else(|| Refusal::UnknownGroup(group.clone()))?;
    let mut wanted = Vec::new();
    for tie in state.ties(node) {
        let TieStep::ChosenDuels { missing } = &tie.step else { continue };
        if missing.iter().any(|pair| is_pair(*pair, sides)) {
            let among = tie.members.clone();
            return Ok(Event::ChosenDuel { group: group.clone(), among, sides, duel: duel.clone() });
        }
        wanted
            .extend(missing.iter().map(|pair| pair.map(|id| format!("{id} {}", state.name(id))).join(" – ")));
    }
    Err(Refusal::NoSuchDuel { group: group.clone(), wanted })
}

/// Whether a pair is made of these two, whichever is first.
pub(crate) fn is_pair(pair: [EntrantId; 2], sides: PerSide<EntrantId>) -> bool {
    pair == [sides.first, sides.second] || pair == [sides.second, sides.first]
}

/// A duel after a drawn match of the play-off.
pub(super) fn after_match(
    state: &State,
    game: &MatchId,
    duel: &Duel,
    terms: DuelTerms,
) -> Result<Event, Refusal> {
    let (sides, step) = tied(state, game)?;
    match step {
        DeciderStep::Duel(number) => {
            Ok(Event::DecidingDuel { game: game.clone(), sides, number, duel: duel.clone(), terms })
        }
        DeciderStep::Lot => Err(Refusal::LotIsDue(game.clone())),
    }
}

/// The lot after two drawn duels.
pub(super) fn lot(state: &State, game: &MatchId) -> Result<Event, Refusal> {
    let (sides, step) = tied(state, game)?;
    match step {
        DeciderStep::Duel(_) => Err(Refusal::DuelIsDue(game.clone())),
        DeciderStep::Lot => {
            let seed = lots::of_match(state.seed(), game);
            let lot = |side: Side| (lots::of_member(seed, sides[side]), sides[side]);
            let winner = if lot(Side::First) < lot(Side::Second) { Side::First } else { Side::Second };
            Ok(Event::MatchLot { game: game.clone(), sides, winner })
        }
    }
}

fn tied(state: &State, game: &MatchId) -> Result<(PerSide<EntrantId>, DeciderStep), Refusal> {
    let fixture = fixture(state, game)?;
    match (fixture.status, fixture.people()) {
        (Status::Tied { step, .. }, Some(people)) => Ok((people, step)),
        (
            Status::Tied { .. }
            | Status::Waiting
            | Status::Ready
            | Status::Bye
            | Status::Over(_)
            | Status::TieBroken { .. }
            | Status::GivenUp(_),
            _,
        ) => Err(Refusal::NotTied(game.clone())),
    }
}
