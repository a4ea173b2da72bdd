//! What holds for every field: the round is legal, there is one whenever there can be one, nothing but the facts
//! matters, and every pair has its reasons.

use kolo_matching::{Graph, maximum_cardinality_matching};
use kolo_messages::Lang;
use kolo_model::{
    PerSide, Place, RawCompetitor, RawEntry, RawTournament, Spot, StartNumber, System, Tournament,
};
use kolo_pairing::{
    AtLastDifference, CannotPair, DecidingNumber, Explanation, Meetings, NextRound, Options,
    PisqworkyOptions, Silent, check_round, pair,
};

use crate::generator;

fn draw(raw: &RawTournament) -> (Tournament, Result<NextRound, CannotPair>) {
    let tournament = raw.check().unwrap().tournament;
    let next = pair(System::Pisqworky2023, &tournament, &Options::default(), &mut Silent);
    (tournament, next)
}

/// Whether everybody present can be paired, one without an earlier bye left out if need be.
fn can_be_paired(tournament: &Tournament) -> bool {
    let present = tournament.present_next();
    let meetings = Meetings::of(tournament);
    let had_bye = |no: &StartNumber| {
        let idle = tournament.rounds().iter().flat_map(|round| &round.idle);
        idle.into_iter().any(|(who, idle)| who == no && *idle == kolo_model::Idle::PairingBye)
    };
    let bye = present.len();
    let mut edges = Vec::new();
    for (at, one) in present.iter().enumerate() {
        for (to, other) in present.iter().enumerate().skip(at + 1) {
            if meetings.between(PerSide::new(*one, *other)).is_empty() {
                edges.push((at, to, ()));
            }
        }
        if !bye.is_multiple_of(2) && !had_bye(one) {
            edges.push((at, bye, ()));
        }
    }
    let graph = Graph::from_edges(bye + bye % 2, edges).unwrap();
    maximum_cardinality_matching(&graph).matching.is_perfect()
}

#[test]
fn rounds_are_lawful_and_there_is_one_whenever_there_can_be() {
    let (mut paired, mut refused) = (0, 0);
    for seed in 0..6000 {
        let (tournament, next) = draw(&generator::tournament(seed, 13, 8));
        match next {
            Ok(next) => {
                assert_eq!(check_round(System::Pisqworky2023, &tournament, &next), [], "seed {seed}");
                paired += 1;
            }
            Err(CannotPair::NoPairing { .. }) => {
                assert!(!can_be_paired(&tournament), "seed {seed}");
                refused += 1;
            }
            Err(other) => panic!("seed {seed}: {other}"),
        }
    }
    assert!(paired > 3000 && refused > 300, "{paired} paired, {refused} refused");
}

/// Gives everybody the number that `new` says and adds those between, who never come.
fn renumbered(raw: &RawTournament, new: impl Fn(u32) -> u32, size: u32) -> RawTournament {
    let mut other = raw.clone();
    other.competitors = (1..=size)
        .map(|no| RawCompetitor {
            withdrawn_after: Some(Spot::new(0, Place::default())),
            ..RawCompetitor::named(no, "Nikdo")
        })
        .collect();
    for competitor in &raw.competitors {
        let at = usize::try_from(new(competitor.no) - 1).unwrap();
        other.competitors[at] = RawCompetitor { no: new(competitor.no), ..competitor.clone() };
    }
    for entry in other.played.iter_mut().flat_map(|round| &mut round.entries) {
        match entry {
            RawEntry::Game { sides, .. } => *sides = sides.map(&new),
            RawEntry::Idle { who, .. } => *who = new(*who),
            RawEntry::Half { who, opponent, .. } => (*who, *opponent) = (new(*who), new(*opponent)),
        }
    }
    for planned in &mut other.planned {
        planned.who = new(planned.who);
    }
    other
}

#[test]
fn only_the_order_of_start_numbers_matters() {
    for seed in 0..500 {
        let raw = generator::tournament(seed, 13, 8);
        let Ok(next) = draw(&raw).1 else { continue };
        let new = |no: u32| 2 * no;
        let size = 2 * u32::try_from(raw.competitors.len()).unwrap() + 1;
        let other = draw(&renumbered(&raw, new, size)).1.unwrap();
        let numbers = |next: &NextRound, factor: u32| -> Vec<(u32, u32)> {
            next.pairs.iter().map(|pair| (pair.first.get() * factor, pair.second.get() * factor)).collect()
        };
        assert_eq!(numbers(&other, 1), numbers(&next, 2), "seed {seed}");
    }
}

#[test]
fn options_change_only_who_starts() {
    let people = |next: &NextRound| -> Vec<(StartNumber, StartNumber)> {
        next.pairs.iter().map(|p| (p.first.min(p.second), p.first.max(p.second))).collect()
    };
    let alternate =
        PisqworkyOptions { alternate: AtLastDifference::Alternates, ..PisqworkyOptions::default() };
    let lim = PisqworkyOptions { lim_numbers: DecidingNumber::AsInLim, ..PisqworkyOptions::default() };
    for pisqworky in [alternate, lim] {
        let mut changed = 0;
        for seed in 0..800 {
            let (tournament, next) = draw(&generator::tournament(seed, 13, 8));
            let Ok(next) = next else { continue };
            let options = Options { pisqworky, ..Options::default() };
            let other = pair(System::Pisqworky2023, &tournament, &options, &mut Silent).unwrap();
            assert_eq!((people(&other), &other.byes), (people(&next), &next.byes));
            changed += usize::from(other != next);
        }
        assert!(changed > 40, "{changed} rounds changed");
    }
}

#[test]
fn who_listens_hears_a_reason_for_every_pair_and_changes_nothing() {
    for seed in 0..300 {
        let (tournament, next) = draw(&generator::tournament(seed, 13, 8));
        let mut explanation = Explanation::default();
        let explained = pair(System::Pisqworky2023, &tournament, &Options::default(), &mut explanation);
        assert_eq!(explained, next);
        let Ok(next) = next else { continue };
        for pair in &next.pairs {
            assert!(explanation.clause_of_pair(*pair).is_some());
        }
        assert!(next.byes.iter().all(|no| explanation.clause_of_bye(*no).is_some()));
        for lang in Lang::ALL {
            let text = explanation.text(lang);
            assert!(!text.contains(['{', '}']), "{text}");
        }
    }
}
