//! What is said when there is no complete pairing (P-6.6b, P-6.2), and when a match is none of this contest.

use kolo_messages::Message;
use kolo_model::{Clause, Outcome, RoundNumber, System, Tournament, check_result};

use super::field::{Field, MEET_ONCE, Place};
use crate::completability::AllPlayers;
use crate::{CannotPair, blocked};

/// The refusal of a round that cannot be paired: who blocks whom. The bye is for every player without an earlier one.
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let is_odd = !field.len().is_multiple_of(2);
    let had_bye = |who: usize| field[Place(who)].had_bye.is_some();
    let obstacle = if is_odd && (0..field.len()).all(had_bye) {
        Message::new("pisqworky-all-had-bye")
    } else {
        let may_meet = |one: usize, other: usize| field.admissible.allows(Place(one), Place(other));
        let name = |vertex: usize| (vertex < field.len()).then(|| tournament.label(field[Place(vertex)].no));
        blocked::obstacle(&AllPlayers::new(field.len(), may_meet, |who| !had_bye(who)), name)
    };
    let clause = if is_odd { Clause::new("P-6.2") } else { MEET_ONCE };
    CannotPair::NoPairing { round: field.round, clause, obstacle }
}

/// Refuses rounds that are not of this contest, as a file of another system may have them: a match without a score, a
/// result that is not 2:0, 1:1 or 0:2, an adjourned game.
pub(super) fn require_matches(tournament: &Tournament) -> Result<(), CannotPair> {
    let boards = tournament.boards().unwrap_or(1);
    for (index, round) in tournament.rounds().iter().enumerate() {
        let number = RoundNumber::from_index(index);
        for game in &round.games {
            if game.outcome == Outcome::Adjourned {
                return Err(CannotPair::GameWithoutResult { round: number, sides: game.sides });
            }
            let score = game.score.map(|score| score.map(i64::from));
            check_result(Some(System::Pisqworky2023), boards, game.outcome, score).map_err(|problem| {
                CannotPair::NotAMatch { round: number, sides: game.sides, why: problem.message() }
            })?;
        }
    }
    Ok(())
}
