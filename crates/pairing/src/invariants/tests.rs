use kolo_messages::Lang;
use kolo_model::{
    Clause, HalfPoints, Idle, PerSide, Place, RawCompetitor, RawEntry, RawForbidden, RawGameResult,
    RawPlanned, RawRound, RawTournament, RoundNumber, Side, Spot, StartNumber, System, Tournament,
};

use super::*;

fn no(n: u32) -> StartNumber {
    StartNumber::new(n).unwrap()
}

fn pair(first: u32, second: u32) -> PerSide<StartNumber> {
    PerSide::new(no(first), no(second))
}

fn round(number: u32, pairs: &[(u32, u32)], byes: &[u32]) -> NextRound {
    NextRound {
        round: RoundNumber::new(number).unwrap(),
        pairs: pairs.iter().map(|(first, second)| pair(*first, *second)).collect(),
        byes: byes.iter().map(|n| no(*n)).collect(),
    }
}

/// Five competitors; round 1 was 1-2, 3-4 and a bye for 5. Number 4 misses the next round; 1 and 3 must
/// not meet.
fn tournament() -> Tournament {
    let place = Place::default;
    let game = |first, second| {
        RawEntry::game(first, second, RawGameResult::Points(PerSide::new(HalfPoints::ONE, HalfPoints::ZERO)))
    };
    let bye = RawEntry::Idle { place: place(), who: 5, idle: Idle::PairingBye };
    let raw = RawTournament {
        competitors: (1..=5).map(|n| RawCompetitor::named(n, "N")).collect(),
        rounds: Some(Spot::new(5, place())),
        played: vec![RawRound { entries: vec![game(1, 2), game(3, 4), bye] }],
        planned: vec![RawPlanned { place: place(), round: None, who: 4, idle: Idle::AnnouncedAbsence }],
        forbidden: vec![RawForbidden { place: place(), members: vec![1, 3], from: None, to: None }],
        ..RawTournament::default()
    };
    raw.check().unwrap().tournament
}

#[test]
fn a_lawful_round_passes() {
    assert_eq!(check_round(System::Dutch, &tournament(), &round(2, &[(1, 5), (3, 2)], &[])), []);
}

#[test]
fn every_rule_is_found_broken() {
    use Violation::*;
    let cases: Vec<(NextRound, Vec<Violation>)> = vec![
        (
            round(3, &[(1, 5), (2, 3)], &[]),
            vec![WrongRound { expected: RoundNumber::new(2).unwrap(), found: RoundNumber::new(3).unwrap() }],
        ),
        (round(2, &[(1, 5), (3, 5)], &[2]), vec![NamedTwice { no: no(5) }]),
        (round(2, &[(1, 5), (2, 3), (6, 7)], &[]), vec![NotEntered { no: no(6) }, NotEntered { no: no(7) }]),
        (round(2, &[(1, 5), (2, 4)], &[3]), vec![NotPresent { no: no(4), idle: Idle::AnnouncedAbsence }]),
        (round(2, &[(1, 5)], &[2]), vec![Forgotten { no: no(3) }]),
        (round(2, &[(1, 5), (2, 2)], &[3]), vec![NamedTwice { no: no(2) }, AgainstHimself { no: no(2) }]),
        (round(2, &[(2, 1), (3, 5)], &[]), vec![MetBefore { pair: pair(2, 1), round: RoundNumber::FIRST }]),
        (round(2, &[(3, 1), (2, 5)], &[]), vec![Forbidden { pair: pair(3, 1) }]),
        (round(2, &[(2, 3)], &[1, 5]), vec![SeveralByes { count: 2 }, SecondBye { no: no(5) }]),
    ];
    for (next, expected) in cases {
        assert_eq!(check_round(System::Swiss, &tournament(), &next), expected);
    }
}

#[test]
fn a_round_robin_may_leave_out_several() {
    assert_eq!(check_round(System::RoundRobin, &tournament(), &round(2, &[(2, 3)], &[1, 5])), []);
}

#[test]
fn the_second_cycle_of_a_round_robin_is_no_rematch() {
    let game = |first, second| RawEntry::game(first, second, RawGameResult::Pending);
    let mut raw = RawTournament {
        competitors: (1..=2).map(|n| RawCompetitor::named(n, "N")).collect(),
        rounds: Some(Spot::new(2, Place::default())),
        played: vec![RawRound { entries: vec![game(1, 2)] }],
        ..RawTournament::default()
    };
    let second = round(2, &[(2, 1)], &[]);
    assert_eq!(check_round(System::RoundRobin, &raw.check().unwrap().tournament, &second), []);
    raw.rounds = None;
    assert_eq!(check_round(System::RoundRobin, &raw.check().unwrap().tournament, &second).len(), 1);
}

#[test]
fn each_rule_document_has_its_own_clause_and_every_sentence_its_words() {
    let met = Violation::MetBefore { pair: pair(2, 1), round: RoundNumber::FIRST };
    assert_eq!(met.clause(System::Fide1992), Clause::new("R-B1a"));
    assert_eq!(met.clause(System::Dutch), Clause::new("D-2.1.1"));
    assert_eq!(met.clause(System::Pisqworky2023), Clause::new("P-6.r1"));
    assert_eq!(met.clause(System::RoundRobin), Clause::new("G-3.1.1"));
    for lang in Lang::ALL {
        let text = met.message().text(lang);
        assert!(text.contains('2') && text.contains('1') && !text.contains('{'), "{text}");
    }
}

/// Number 1 had White twice and then won nothing without playing; 2 had Black twice and then a forfeit win.
fn chess(planned: u32) -> Tournament {
    let place = Place::default;
    let game = |first, second, forfeit: bool| {
        let points = PerSide::new(HalfPoints::ONE, HalfPoints::ZERO);
        let result =
            if forfeit { RawGameResult::ForfeitPoints(points) } else { RawGameResult::Points(points) };
        RawEntry::game(first, second, result)
    };
    let raw = RawTournament {
        competitors: (1..=6).map(|n| RawCompetitor::named(n, "N")).collect(),
        rounds: Some(Spot::new(planned, place())),
        played: vec![
            RawRound { entries: vec![game(1, 3, false), game(4, 2, false)] },
            RawRound { entries: vec![game(1, 4, false), game(3, 2, false)] },
            RawRound { entries: vec![game(2, 5, true), game(6, 1, true)] },
        ],
        ..RawTournament::default()
    };
    raw.check().unwrap().tournament
}

#[test]
fn one_colour_three_times_in_a_row_is_found_and_forfeits_do_not_count() {
    let found_for = |n, side| {
        [Violation::SideTooOften { no: no(n), side }, Violation::ThirdTimeInARow { no: no(n), side }]
    };
    let next = round(4, &[(1, 2), (3, 5), (4, 6)], &[]);
    let expected = [found_for(1, Side::First), found_for(2, Side::Second)].concat();
    assert_eq!(check_round(System::Fide1992, &chess(9), &next), expected);
    assert_eq!(check_round(System::Swiss, &chess(9), &next), []);
    let other_way = round(4, &[(2, 1), (3, 5), (4, 6)], &[]);
    assert_eq!(check_round(System::Fide1992, &chess(9), &other_way), []);
    // R-B.note: number 1 has 2 of 3 points, so the last round does not protect them; 2 has 1 of 3.
    assert_eq!(check_round(System::Fide1992, &chess(4), &next), found_for(2, Side::Second));
}

#[test]
fn a_forfeit_win_bars_from_the_bye_in_chess_only() {
    let next = round(4, &[(3, 1), (4, 6)], &[2]);
    let without_five = |system| {
        let violations = check_round(system, &chess(9), &next);
        violations.into_iter().filter(|v| *v != Violation::Forgotten { no: no(5) }).collect::<Vec<_>>()
    };
    let met = |pair, round| Violation::MetBefore { pair, round: RoundNumber::new(round).unwrap() };
    assert_eq!(without_five(System::Fide1992), [met(pair(3, 1), 1), Violation::SecondBye { no: no(2) }]);
    assert_eq!(without_five(System::Swiss), [met(pair(3, 1), 1)]);
}

#[test]
fn the_dutch_system_has_clauses_of_its_own() {
    let next = round(4, &[(1, 3), (2, 4)], &[2, 5]);
    let found = check_round(System::Dutch, &chess(9), &next);
    let clauses: Vec<String> =
        found.iter().map(|violation| violation.clause(System::Dutch).to_string()).collect();
    // 2 is named twice and 6 forgotten; both pairs have met; two byes, one of them for 2, who had a forfeit win; 1 has
    // White a third time.
    let expected = ["K-ROUND", "K-ROUND", "D-2.1.1", "D-2.1.1", "D-1.9.1", "D-2.1.2", "D-2.1.3", "D-2.1.3"];
    assert_eq!(clauses, expected);
    let not_present = |idle| Violation::NotPresent { no: no(4), idle }.clause(System::Dutch);
    assert_eq!(not_present(Idle::Absent), Clause::new("D-C.04.2-3.2"));
    assert_eq!(not_present(Idle::AnnouncedAbsence), Clause::new("D-C.04.2-3.3"));
}

#[test]
fn the_dutch_system_leaves_out_topscorers_and_whom_they_meet() {
    let next = round(4, &[(1, 2), (3, 5), (4, 6)], &[]);
    assert_eq!(check_round(System::Dutch, &chess(9), &next).len(), 4);
    // In the last round 1 is a topscorer, with 2 of 3 points; 2, who meets them, is not.
    assert_eq!(check_round(System::Dutch, &chess(4), &next), []);
    let apart = round(4, &[(1, 5), (6, 2)], &[]);
    let broken = [
        Violation::SideTooOften { no: no(2), side: Side::Second },
        Violation::ThirdTimeInARow { no: no(2), side: Side::Second },
    ];
    let found = check_round(System::Dutch, &chess(4), &apart);
    assert_eq!(found[found.len() - 2..], broken);
}
