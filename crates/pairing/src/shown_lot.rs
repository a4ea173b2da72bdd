//! The lot of colours, where a file does not record it but shows it.

use std::cmp::Reverse;

use kolo_model::{Game, Idle, Lot, Outcome, PerSide, StartNumber, System, Tournament};

/// The lot of round 1 as its colours show it: no one had a preference then, so that the number of the higher ranked
/// decided (R-E4.2, D-5.2.5). The first pair that was played shows it. `None` if none was, or the system draws no such
/// lot.
pub fn shown_lot(system: System, tournament: &Tournament) -> Option<Lot> {
    let first = tournament.rounds().first()?;
    let paired = || {
        let byes = first.idle.iter().filter(|(_, idle)| *idle == Idle::PairingBye).map(|(no, _)| *no);
        first.games.iter().flat_map(|game| [game.sides.first, game.sides.second]).chain(byes)
    };
    let number = |who: StartNumber| match system {
        System::Fide1992 => Some(who.index() + 1),
        // Who was not there had no number yet.
        System::Dutch => Some(paired().filter(|other| *other <= who).count()),
        System::Pisqworky2023 | System::Swiss | System::McMahon | System::RoundRobin => None,
    };
    // Before round 1 there are no points but acceleration points, which the rules of 1992 do not know.
    let lent = |who: StartNumber| {
        let of = tournament.accelerations().iter().find(|(no, _)| *no == who && system == System::Dutch);
        of.and_then(|(_, rounds)| rounds.first().copied()).unwrap_or_default()
    };
    let rank = |who: StartNumber| (Reverse(lent(who)), who);
    let higher = |game: &Game| {
        let PerSide { first, second } = game.sides;
        if rank(first) < rank(second) { first } else { second }
    };
    let played = first.games.iter().filter(|game| matches!(game.outcome, Outcome::Played(..)));
    let game = played.min_by_key(|game| rank(higher(game)))?;
    let has_odd_number = number(higher(game))? % 2 == 1;
    let starts = game.sides.first == higher(game);
    Some(if has_odd_number == starts { Lot::FirstStarts } else { Lot::FirstWaits })
}

#[cfg(test)]
mod tests {
    use kolo_model::{
        GameTerms, HalfPoints, Place, PlayedResult, RawCompetitor, RawEntry, RawGameResult, RawRound,
        RawTournament,
    };

    use super::*;

    fn after(first: &[(u32, u32)]) -> Tournament {
        let game = |&(white, black): &(u32, u32)| RawEntry::Game {
            place: Place::default(),
            sides: PerSide::new(white, black),
            result: RawGameResult::Outcome(Outcome::played(PlayedResult::Draw)),
            score: None,
            terms: GameTerms::EVEN,
        };
        RawTournament {
            competitors: (1..=5).map(|no| RawCompetitor::named(no, "Somebody")).collect(),
            played: if first.is_empty() {
                Vec::new()
            } else {
                vec![RawRound { entries: first.iter().map(game).collect() }]
            },
            ..RawTournament::default()
        }
        .check()
        .unwrap()
        .tournament
    }

    #[test]
    fn the_first_pair_of_round_one_shows_it() {
        let shown = |system, first: &[(u32, u32)]| shown_lot(system, &after(first));
        for system in [System::Fide1992, System::Dutch] {
            assert_eq!(shown(system, &[(1, 3), (4, 2)]), Some(Lot::FirstStarts));
            assert_eq!(shown(system, &[(2, 4), (3, 1)]), Some(Lot::FirstWaits));
            assert_eq!(shown(system, &[]), None);
        }
        // No. 1 is not there: in the Dutch system no. 2 is the first.
        assert_eq!(shown(System::Fide1992, &[(2, 4), (5, 3)]), Some(Lot::FirstWaits));
        assert_eq!(shown(System::Dutch, &[(2, 4), (5, 3)]), Some(Lot::FirstStarts));
        assert_eq!(shown(System::RoundRobin, &[(1, 3), (4, 2)]), None);
    }

    #[test]
    fn points_on_loan_make_the_higher_rank() {
        // No. 3 has Black against no. 1, and is the higher ranked of the two.
        let lent = vec![(StartNumber::new(3).unwrap(), vec![HalfPoints::ONE])];
        let tournament = after(&[(1, 3), (4, 2)]).with_accelerations(lent);
        assert_eq!(shown_lot(System::Dutch, &tournament), Some(Lot::FirstWaits));
        assert_eq!(shown_lot(System::Fide1992, &tournament), Some(Lot::FirstStarts));
    }
}
