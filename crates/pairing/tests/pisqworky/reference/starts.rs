//! Who starts the first duel (8).

use super::field::Field;
use super::groups::{Made, Place};
use super::{Choices, Used};

/// The pairs in the order of their better placed player, the one who starts first.
pub(crate) fn of(field: &Field, choices: Choices, made: &[Made], used: &mut Used) -> Vec<(usize, usize)> {
    let better = |made: &Made| made.pair.0.min(made.pair.1);
    let mut made = made.to_vec();
    made.sort_by_key(better);
    let mut better_starts = field.first_starts;
    let mut list = Vec::new();
    for pair in made {
        let (better, worse) = (pair.pair.0.min(pair.pair.1), pair.pair.0.max(pair.pair.1));
        let starter = match by_history(field, choices, better, worse, pair.place, used) {
            Some(starter) => starter,
            None if field.rounds == 0 => {
                used.note("8.round1");
                let starter = if better_starts { better } else { worse };
                better_starts = !better_starts;
                starter
            }
            None => {
                used.note("8.no-history-later");
                if field.first_starts { better } else { worse }
            }
        };
        list.push(if starter == better { (better, worse) } else { (worse, better) });
    }
    list
}

/// What the matches played say, or `None` when neither has played any.
fn by_history(
    field: &Field,
    choices: Choices,
    one: usize,
    other: usize,
    place: Place,
    used: &mut Used,
) -> Option<usize> {
    let started = |player: usize| field.players[player].started.iter().filter(|started| **started).count();
    let waited = |player: usize| field.players[player].started.iter().filter(|started| !**started).count();
    if started(one) != started(other) {
        used.note("8a");
        return Some(if started(one) < started(other) { one } else { other });
    }
    if waited(one) != waited(other) {
        used.note("8b");
        return Some(if waited(one) > waited(other) { one } else { other });
    }
    let back = |player: usize| field.players[player].started.iter().rev().copied();
    for (ago, (first, second)) in back(one).zip(back(other)).enumerate() {
        if first != second {
            used.note(match ago {
                0 => "8c",
                1 => "8d",
                _ => "8e-f",
            });
            used.note_times("8.option-alternate", u32::from(choices.alternate));
            let did_start = if first { one } else { other };
            let did_not = if first { other } else { one };
            return Some(if choices.alternate { did_not } else { did_start });
        }
    }
    let last = back(one).next()?;
    Some(by_number(field, choices, (one, other), place, last, used))
}

/// Equal histories: by the start numbers of the two (8g).
fn by_number(
    field: &Field,
    choices: Choices,
    (one, other): (usize, usize),
    place: Place,
    last: bool,
    used: &mut Used,
) -> usize {
    let larger = if field.players[one].no > field.players[other].no { one } else { other };
    let smaller = if larger == one { other } else { one };
    let by_larger = match place {
        Place::Upper | Place::Middle => !choices.lim_numbers,
        Place::Lower => choices.lim_numbers,
    };
    let (decides, follows) = if by_larger { (larger, smaller) } else { (smaller, larger) };
    let history = &field.players[decides].started;
    let started = history.iter().filter(|started| **started).count();
    let waited = history.len() - started;
    let round = field.rounds + 1;
    let (clause, decider_starts) = if round % 2 == 1 {
        ("8g.odd-round", !last)
    } else if started != waited {
        ("8g.even-round-less-often", started < waited)
    } else {
        ("8g.even-round-level", !last)
    };
    let place = match place {
        Place::Upper => "upper",
        Place::Middle => "middle",
        Place::Lower => "lower",
    };
    used.note(&format!("{clause}.{place}"));
    used.note_times("8.option-lim-numbers", u32::from(choices.lim_numbers));
    if decider_starts { decides } else { follows }
}
