//! The golden tables of the order of exchange (section 7 of the reading), paired by the engine.

use kolo_model::{Place, RawCompetitor, RawForbidden, RawTournament, System};
use kolo_pairing::{Options, Silent, pair};

/// Six players before round 1, so that their numbers are their order; these pairs are inadmissible.
fn pairs(inadmissible: &[(u32, u32)]) -> String {
    let apart = |(one, other): &(u32, u32)| RawForbidden {
        place: Place::default(),
        members: vec![*one, *other],
        from: None,
        to: None,
    };
    let raw = RawTournament {
        system: Some(System::Pisqworky2023),
        competitors: (1..=6).map(|no| RawCompetitor::named(no, "Tým")).collect(),
        forbidden: inadmissible.iter().map(apart).collect(),
        ..RawTournament::default()
    };
    let tournament = raw.check().unwrap().tournament;
    let next = pair(System::Pisqworky2023, &tournament, &Options::default(), &mut Silent).unwrap();
    let mut pairs: Vec<(u32, u32)> =
        next.pairs.iter().map(|pair| (pair.first.get(), pair.second.get())).collect();
    // The better placed starts and waits in turn.
    for (turn, pair) in pairs.iter_mut().enumerate() {
        assert_eq!(pair.0 < pair.1, turn.is_multiple_of(2));
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    let texts: Vec<String> = pairs.iter().map(|(one, other)| format!("{one}{other}")).collect();
    texts.join(" ")
}

#[test]
fn no_1_has_met_the_first_of_his_list() {
    let list = [(1, 4), (1, 5), (1, 6), (1, 3)];
    let expected = ["14 25 36", "15 24 36", "16 24 35", "13 25 46", "12 35 46"];
    for (count, expected) in expected.iter().enumerate() {
        assert_eq!(pairs(&list[..count]), *expected, "{count} met");
    }
}

#[test]
fn no_1_has_met_4_and_5_and_no_2_the_first_of_his_list() {
    let list = [(2, 4), (2, 5), (2, 3), (2, 6)];
    let expected = ["16 24 35", "16 25 34", "16 23 45", "13 26 45", "12 35 46"];
    for (count, expected) in expected.iter().enumerate() {
        let met = [&[(1, 4), (1, 5)], &list[..count]].concat();
        assert_eq!(pairs(&met), *expected, "{count} met");
    }
}
