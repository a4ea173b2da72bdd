//! What is said when there is no complete pairing (P-6.6b, P-6.2), and when a match is none of this contest.

use kolo_matching::Graph;
use kolo_messages::Message;
use kolo_model::{Clause, Outcome, RoundNumber, System, Tournament, check_result};

use super::field::{Field, MEET_ONCE, Place};
use crate::{CannotPair, blocked};

/// In larger fields writing down all admissible pairs would take gigabytes.
const LARGEST_NAMED: usize = 3000;

/// The refusal of a round that cannot be paired: who blocks whom.
pub(super) fn no_pairing(tournament: &Tournament, field: &Field) -> CannotPair {
    let is_odd = !field.len().is_multiple_of(2);
    let nobody_left = is_odd && field.places().into_iter().all(|who| field[who].had_bye.is_some());
    let obstacle = if nobody_left {
        Message::new("pisqworky-everybody-had-bye")
    } else if field.len() > LARGEST_NAMED {
        Message::new("blocked-large").with("players", field.len())
    } else {
        who_blocks_whom(tournament, field, is_odd)
    };
    let clause = if is_odd { Clause::new("P-6.2") } else { MEET_ONCE };
    CannotPair::NoPairing { round: field.round, clause, obstacle }
}

/// The bye is one more player, whom everybody without an earlier bye may meet.
fn who_blocks_whom(tournament: &Tournament, field: &Field, is_odd: bool) -> Message {
    let players = field.len();
    let mut edges = Vec::new();
    for who in field.places() {
        let later = (who.0 + 1..players).filter(|other| field.admissible.allows(who, Place(*other)));
        edges.extend(later.map(|other| (who.0, other, ())));
        if is_odd && field[who].had_bye.is_none() {
            edges.push((who.0, players, ()));
        }
    }
    let graph = Graph::from_edges(players + usize::from(is_odd), edges).expect("no pair is added twice");
    let name = |vertex: usize| (vertex < players).then(|| tournament.label(field[Place(vertex)].no));
    blocked::obstacle(&graph, name)
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
