//! What must hold for every round of every system, no matter who made it: an engine, or an arbiter by hand.

mod clauses;
mod sides;
mod violation;

use std::collections::BTreeMap;

use kolo_model::{Cell, Crosstable, Idle, RoundNumber, Share, StartNumber, System, Tournament};

pub(crate) use self::sides::is_exempt;
pub use self::sides::topscorers;
pub use self::violation::Violation;
use crate::round_robin::{Cycles, RoundOfTable};
use crate::{Meetings, NextRound};

/// Everything that is wrong with `next` as the next round of `tournament` by `system`; empty when it is
/// legal.
///
/// This checks the rules that allow no exception. Whether the round is the *right* one is the system's
/// own question: [`pair`](crate::pair) answers it.
pub fn check_round(system: System, tournament: &Tournament, next: &NextRound) -> Vec<Violation> {
    let mut violations = Vec::new();
    if next.round != tournament.next_round() {
        violations.push(Violation::WrongRound { expected: tournament.next_round(), found: next.round });
    }
    check_presence(tournament, next, &mut violations);
    check_pairs(system, tournament, next, &mut violations);
    let crosstable = tournament.crosstable();
    check_byes(system, tournament, &crosstable, next, &mut violations);
    sides::check(system, tournament, &crosstable, next, &mut violations);
    violations
}

/// Every player who is present stands in the round exactly once, and no others.
fn check_presence(tournament: &Tournament, next: &NextRound, violations: &mut Vec<Violation>) {
    let mut named: BTreeMap<StartNumber, u32> = BTreeMap::new();
    let paired = next.pairs.iter().flat_map(|pair| [pair.first, pair.second]);
    for no in paired.chain(next.byes.iter().copied()) {
        *named.entry(no).or_default() += 1;
    }
    for (&no, &times) in &named {
        if times > 1 {
            violations.push(Violation::NamedTwice { no });
        }
        if tournament.competitor(no).is_none() {
            violations.push(Violation::NotEntered { no });
        } else if let Some(idle) = tournament.idle_next(no) {
            violations.push(Violation::NotPresent { no, idle });
        }
    }
    let forgotten = tournament.present_next().into_iter().filter(|no| !named.contains_key(no));
    violations.extend(forgotten.map(|no| Violation::Forgotten { no }));
}

fn check_pairs(system: System, tournament: &Tournament, next: &NextRound, violations: &mut Vec<Violation>) {
    let meetings = Meetings::of(tournament);
    let allowed = meetings_allowed(system, tournament, next.round);
    for &pair in &next.pairs {
        if pair.first == pair.second {
            violations.push(Violation::AgainstHimself { no: pair.first });
            continue;
        }
        if let Some(&round) = meetings.between(pair).last()
            && meetings.between(pair).len() >= allowed
        {
            violations.push(Violation::MetBefore { pair, round });
        }
        let both_in =
            |members: &[StartNumber]| members.contains(&pair.first) && members.contains(&pair.second);
        if tournament.forbidden().iter().any(|f| f.holds_in(next.round) && both_in(&f.members)) {
            violations.push(Violation::Forbidden { pair });
        }
    }
}

/// How often two may have met when `round` is over.
fn meetings_allowed(system: System, tournament: &Tournament, round: RoundNumber) -> usize {
    match system {
        System::RoundRobin => match Cycles::planned(tournament) {
            Ok(Cycles::Double) => match RoundOfTable::new(tournament.competitors().len(), round).cycle() {
                Cycles::Single => 1,
                Cycles::Double => 2,
            },
            // A plan that no table has is refused when the round is paired.
            Ok(Cycles::Single) | Err(_) => 1,
        },
        System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::Swiss | System::McMahon => 1,
    }
}

/// A Swiss system leaves out at most one, and no player a second time. A round robin leaves out whomever the
/// table leaves without opponent.
fn check_byes(
    system: System,
    tournament: &Tournament,
    crosstable: &Crosstable,
    next: &NextRound,
    violations: &mut Vec<Violation>,
) {
    match system {
        System::RoundRobin => return,
        System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::Swiss | System::McMahon => {}
    }
    if next.byes.len() > 1 {
        violations.push(Violation::SeveralByes { count: next.byes.len() });
    }
    let barred = |no: StartNumber| crosstable.row(no).cells.iter().any(|cell| bars_from_bye(system, cell));
    for &no in next.byes.iter().filter(|no| tournament.competitor(**no).is_some()) {
        if barred(no) && !all_may_be_free_again(system, tournament, barred) {
            violations.push(Violation::SecondBye { no });
        }
    }
}

/// In go the free round goes around: when all who are present have had one, the next turn begins.
fn all_may_be_free_again(
    system: System,
    tournament: &Tournament,
    barred: impl Fn(StartNumber) -> bool,
) -> bool {
    matches!(system, System::Swiss | System::McMahon) && tournament.present_next().into_iter().all(barred)
}

/// Whether what happened in a round keeps a player from the bye for good.
pub(crate) fn bars_from_bye(system: System, cell: &Cell) -> bool {
    match cell {
        Cell::Idle(Idle::PairingBye) => true,
        Cell::Idle(Idle::FullPointBye) => matches!(system, System::Fide1992 | System::Dutch),
        Cell::Idle(Idle::HalfPointBye | Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent) => false,
        // R-B1b, D-2.1.2: a point because the opponent did not come counts like a bye in chess, and only there.
        Cell::Game(game) => {
            matches!(system, System::Fide1992 | System::Dutch)
                && !game.outcome.is_game()
                && game.share() == Some(Share::Win)
        }
    }
}

#[cfg(test)]
mod tests;
