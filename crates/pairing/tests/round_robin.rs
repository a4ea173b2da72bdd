//! A round robin from the first round to the last, with everything that can come in between.

use kolo_messages::Lang;
use kolo_model::{
    Clause, ForfeitResult, Idle, Outcome, Place, PlayedResult, RawCompetitor, RawEntry, RawForbidden,
    RawGameResult, RawPlanned, RawRound, RawTournament, Spot, StartNumber, System, Tournament,
};
use kolo_pairing::{
    CannotPair, Explanation, NextRound, Options, Refusal, SidesBy, Silent, check_round, pair, require_results,
};
use proptest::prelude::*;

fn field(n: u32) -> RawTournament {
    let competitors = (1..=n).map(|no| RawCompetitor::named(no, &format!("Player {no}"))).collect();
    RawTournament { competitors, ..RawTournament::default() }
}

fn checked(raw: &RawTournament) -> Tournament {
    raw.check().expect("a sound tournament").tournament
}

fn next(raw: &RawTournament) -> Result<NextRound, CannotPair> {
    pair(System::RoundRobin, &checked(raw), &Options::default(), &mut Silent)
}

fn pairs(round: &NextRound) -> Vec<(u32, u32)> {
    round.pairs.iter().map(|pair| (pair.first.get(), pair.second.get())).collect()
}

fn numbers(list: &[StartNumber]) -> Vec<u32> {
    list.iter().map(|no| no.get()).collect()
}

fn game(first: u32, second: u32, outcome: Outcome) -> RawEntry {
    let result = RawGameResult::Outcome(outcome);
    RawEntry::game(first, second, result)
}

const WON: Outcome = Outcome::Played(PlayedResult::FirstWins, kolo_model::RatingReport::Rated);

fn idle(who: u32, idle: Idle) -> RawEntry {
    RawEntry::Idle { place: Place::default(), who, idle }
}

fn absent_next(who: u32) -> RawPlanned {
    RawPlanned { place: Place::default(), round: None, who, idle: Idle::AnnouncedAbsence }
}

/// Plays `round` as paired; every first side wins.
fn play(raw: &mut RawTournament, round: &NextRound) {
    let games = pairs(round).into_iter().map(|(first, second)| game(first, second, WON));
    let byes = numbers(&round.byes).into_iter().map(|no| idle(no, Idle::PairingBye));
    raw.played.push(RawRound { entries: games.chain(byes).collect() });
}

#[test]
fn rounds_follow_the_table_to_the_end() {
    let mut raw = field(4);
    let mut all = Vec::new();
    for _ in 0..3 {
        let round = next(&raw).unwrap();
        assert_eq!(check_round(System::RoundRobin, &checked(&raw), &round), []);
        all.push(pairs(&round));
        play(&mut raw, &round);
    }
    assert_eq!(all, [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]);
    let over = next(&raw).unwrap_err();
    assert_eq!(over, CannotPair::AllRoundsPlayed { rounds: 3 });
    assert_eq!(over.refusal(), Refusal::BadInput);
}

#[test]
fn more_rounds_than_one_cycle_make_it_double_and_more_than_two_are_refused() {
    let mut raw = field(3);
    raw.rounds = Some(Spot::new(6, Place::default()));
    for _ in 0..3 {
        let round = next(&raw).unwrap();
        play(&mut raw, &round);
    }
    let fourth = next(&raw).unwrap();
    assert_eq!((pairs(&fourth), numbers(&fourth.byes)), (vec![(3, 2)], vec![1]));

    let mut raw = field(3);
    raw.rounds = Some(Spot::new(7, Place::default()));
    let refused = next(&raw).unwrap_err();
    assert_eq!(refused, CannotPair::TooManyRounds { planned: 7, most: 6, competitors: 3 });
    assert_eq!(refused.refusal(), Refusal::BadInput);
}

#[test]
fn fewer_rounds_than_a_cycle_end_early() {
    let mut raw = field(6);
    raw.rounds = Some(Spot::new(1, Place::default()));
    let mut explanation = Explanation::default();
    let round = pair(System::RoundRobin, &checked(&raw), &Options::default(), &mut explanation).unwrap();
    assert!(explanation.text(Lang::En).contains("not all will play all"));
    play(&mut raw, &round);
    assert_eq!(next(&raw), Err(CannotPair::AllRoundsPlayed { rounds: 1 }));
}

#[test]
fn a_player_who_should_meet_an_absent_one_is_free() {
    let mut raw = field(6);
    raw.planned = vec![absent_next(5)];
    let round = next(&raw).unwrap();
    assert_eq!((pairs(&round), numbers(&round.byes)), (vec![(1, 6), (3, 4)], vec![2]));
    // Both of a pair away: nobody is left alone.
    raw.planned.push(absent_next(2));
    let round = next(&raw).unwrap();
    assert_eq!((pairs(&round), numbers(&round.byes)), (vec![(1, 6), (3, 4)], vec![]));
    // The one whom an odd table leaves free is away himself.
    let mut raw = field(5);
    raw.competitors[0].withdrawn_after = Some(Spot::new(0, Place::default()));
    let round = next(&raw).unwrap();
    assert_eq!((pairs(&round), numbers(&round.byes)), (vec![(2, 5), (3, 4)], vec![]));
}

#[test]
fn results_do_not_matter_to_the_table() {
    let mut raw = field(4);
    raw.played =
        vec![RawRound { entries: vec![game(1, 4, Outcome::Pending), game(2, 3, Outcome::Adjourned)] }];
    assert_eq!(pairs(&next(&raw).unwrap()), [(4, 3), (1, 2)]);
    let missing = require_results(&checked(&raw)).unwrap_err();
    assert_eq!(missing.refusal(), Refusal::BadInput);
    let text = missing.message().text(Lang::En);
    assert!(text.contains("round 1") && text.contains("1 and 4"), "{text}");
    raw.played[0].entries[0] = game(1, 4, WON);
    assert_eq!(require_results(&checked(&raw)), Ok(()));
}

#[test]
fn a_forbidden_pair_leaves_no_pairing() {
    let mut raw = field(4);
    raw.forbidden = vec![RawForbidden { place: Place::default(), members: vec![3, 2], from: None, to: None }];
    let refused = next(&raw).unwrap_err();
    assert_eq!((refused.refusal(), refused.clause()), (Refusal::AnswerIsNo, Some(Clause::new("K-APART"))));
}

#[test]
fn a_pair_met_out_of_turn_leaves_no_pairing_but_a_forfeit_does() {
    let mut raw = field(4);
    raw.played = vec![RawRound { entries: vec![game(3, 4, WON), game(1, 2, WON)] }];
    let refused = next(&raw).unwrap_err();
    assert_eq!((refused.refusal(), refused.clause()), (Refusal::AnswerIsNo, Some(Clause::new("G-3.1.1"))));
    assert!(refused.to_string().contains("4 and 3 have already met in round 1"), "{refused}");

    let forfeit = Outcome::Forfeit(ForfeitResult::BothLose);
    raw.played = vec![RawRound { entries: vec![game(3, 4, forfeit), game(1, 2, forfeit)] }];
    assert_eq!(pairs(&next(&raw).unwrap()), [(4, 3), (1, 2)]);
}

#[test]
fn nigiri_draws_sides_from_the_seed_and_absences_do_not_shift_them() {
    let drawn = |seed, raw: &RawTournament| {
        let options = Options { seed, sides: SidesBy::Nigiri, ..Options::default() };
        pair(System::RoundRobin, &checked(raw), &options, &mut Silent).unwrap().pairs
    };
    let raw = field(40);
    let whole = drawn(5, &raw);
    assert_eq!(drawn(5, &raw), whole);
    assert_ne!(drawn(6, &raw), whole);
    let by_table = next(&raw).unwrap().pairs;
    let exchanged = whole.iter().zip(&by_table).filter(|(a, b)| a != b).count();
    assert!((5..=15).contains(&exchanged), "{exchanged} of 20 exchanged");
    let mut fewer = field(40);
    fewer.planned = vec![absent_next(1)];
    assert_eq!(drawn(5, &fewer)[..], whole[1..]);
}

#[test]
fn the_explanation_names_every_pair_and_its_clause_in_every_language() {
    let mut raw = field(7);
    raw.planned = vec![absent_next(7), absent_next(3), absent_next(6)];
    let tournament = checked(&raw);
    let mut explanation = Explanation::default();
    let round = pair(System::RoundRobin, &tournament, &Options::default(), &mut explanation).unwrap();
    assert_eq!((pairs(&round), numbers(&round.byes)), (vec![(4, 5)], vec![1, 2]));
    for pair in &round.pairs {
        assert_eq!(explanation.clause_of_pair(*pair), Some(Clause::new("G-3.2.2")));
    }
    let (one, two) = (round.byes[0], round.byes[1]);
    assert_eq!(explanation.clause_of_bye(one), Some(Clause::new("G-3.1.1")));
    assert_eq!(explanation.clause_of_bye(two), Some(Clause::new("G-3.2.1")));
    assert_eq!(
        explanation.text(Lang::En),
        "Round 1 of 7, round robin
  7 competitors: all play all in 7 rounds [G-3.1.1]
  the round is row 1 of the table for 8 [G-3.2.2]
  Bye: 1 Player 1
    the number of competitors is odd, and the table pairs 1 with the missing number [G-3.1.1]
  Bye: 2 Player 2
    the table pairs 2 with 7 Player 7, who is absent [G-3.2.1]
  3 Player 3 is absent and is not paired [G-3.2.1]
  6 Player 6 is absent and is not paired [G-3.2.1]
  Board 1: 4 Player 4 – 5 Player 5
    in row 1 two numbers meet if their sum is 2 or 9: 4 + 5 = 9 [G-3.2.2]
    one of 4 and 5 is odd, the other even: the lower number 4 has the first side [G-3.2.2]
"
    );
    for lang in Lang::ALL {
        let text = explanation.text(lang);
        assert!(!text.contains('{'), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_round_is_legal_no_matter_who_is_missing(
        n in 1u32..30,
        double: bool,
        missing in prop::collection::vec((0u32..60, 0u32..30), 0..20),
    ) {
        let mut raw = field(n);
        let rounds = (n.next_multiple_of(2) - 1) * if double { 2 } else { 1 };
        raw.rounds = Some(Spot::new(rounds, Place::default()));
        for round in 0..rounds {
            let mut absent: Vec<u32> = missing.iter().filter(|m| m.0 == round).map(|m| m.1 % n + 1).collect();
            absent.sort_unstable();
            absent.dedup();
            raw.planned = absent.into_iter().map(absent_next).collect();
            let tournament = checked(&raw);
            let paired = pair(System::RoundRobin, &tournament, &Options::default(), &mut Silent).unwrap();
            prop_assert_eq!(check_round(System::RoundRobin, &tournament, &paired), []);
            let mut observed = Explanation::default();
            prop_assert_eq!(
                pair(System::RoundRobin, &tournament, &Options::default(), &mut observed),
                Ok(paired.clone())
            );
            let away: Vec<u32> = raw.planned.iter().map(|planned| planned.who).collect();
            raw.planned.clear();
            play(&mut raw, &paired);
            let entries = &mut raw.played.last_mut().unwrap().entries;
            entries.extend(away.into_iter().map(|no| idle(no, Idle::AnnouncedAbsence)));
        }
        prop_assert_eq!(next(&raw), Err(CannotPair::AllRoundsPlayed { rounds }));
    }
}
