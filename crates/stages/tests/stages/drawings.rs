//! Brackets as people see them.

use kolo_messages::Lang;
use kolo_model::Side;
use kolo_stages::generate::Losers;
use kolo_stages::{Command, verdict};

use crate::support::{give, knockout, win};

#[test]
fn a_bracket_is_drawn_with_its_results() {
    let mut ledger = knockout(6, Losers::ThirdPlace);
    let score = Some(kolo_model::PerSide::new(3, 2));
    let verdict = verdict::won(Side::First, score);
    give(&mut ledger, Command::Record { game: "QF2".into(), verdict }).unwrap();
    win(&mut ledger, "SF1", Side::Second);
    assert_eq!(ledger.state().draw(0, Lang::En), include_str!("data/six.txt"));
}

#[test]
fn a_bracket_knows_its_rounds() {
    let ledger = knockout(6, Losers::ThirdPlace);
    let rounds: Vec<(String, usize)> =
        ledger.state().bracket(0).into_iter().map(|game| (game.id.to_string(), game.round)).collect();
    let expected =
        [("QF1", 1), ("QF2", 1), ("QF3", 1), ("QF4", 1), ("SF1", 2), ("SF2", 2), ("final", 3), ("P3", 3)];
    assert_eq!(rounds, expected.map(|(id, round)| (id.to_owned(), round)));
}
