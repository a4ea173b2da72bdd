//! 2.2: the absolute rules, and every pairing that keeps them.

use super::Pairing;
use super::field::Field;

/// Whether two may meet: they have not met at the board and are not kept apart.
pub(crate) fn may_meet(field: &Field, one: usize, other: usize) -> bool {
    let (one, other) = (&field.players[one], &field.players[other]);
    one.no != other.no && !one.history.met.contains(&other.no) && !one.forbidden_pairs.contains(&other.no)
}

/// Every pairing of the whole field.
pub(crate) fn all_pairings(field: &Field) -> Vec<Pairing> {
    let all: Vec<usize> = (0..field.players.len()).collect();
    pairings_of(field, &all)
}

/// Every pairing of some players, given in the current order; exactly one is free where the number is odd.
pub(crate) fn pairings_of(field: &Field, players: &[usize]) -> Vec<Pairing> {
    let mut found = Vec::new();
    if players.len().is_multiple_of(2) {
        complete(field, players, &mut Pairing::default(), &mut found);
    } else {
        for &free in players {
            let others: Vec<usize> = players.iter().copied().filter(|player| *player != free).collect();
            let mut begun = Pairing { pairs: Vec::new(), free: Some(free) };
            complete(field, &others, &mut begun, &mut found);
        }
    }
    found
}

/// Gives the first of those who wait every opponent in turn, and goes on with the rest.
fn complete(field: &Field, waiting: &[usize], begun: &mut Pairing, found: &mut Vec<Pairing>) {
    let Some((&one, others)) = waiting.split_first() else {
        found.push(begun.clone());
        return;
    };
    for &other in others.iter().filter(|other| may_meet(field, one, **other)) {
        let rest: Vec<usize> = others.iter().copied().filter(|player| *player != other).collect();
        begun.pairs.push((one, other));
        complete(field, &rest, begun, found);
        begun.pairs.pop();
    }
}
