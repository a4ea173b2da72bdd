//! Orders about a plan by an arbiter who has not seen the latest events (K-STALE).

use kolo_model::Side;
use kolo_rulings::{Assessment, Repeat, Situation};
use kolo_stages::generate::Losers;
use kolo_tournament::{Command, Order, PublishedPairs, Role, Scene};

use crate::desk::{Desk, id};
use crate::plan_desk::{
    WHY, at, because, by_strength, correction, drafted, people, publish, published, record, reported, seen,
    won,
};

fn order(desk: &Desk, command: Command) -> Order {
    desk.order(Role::Arbiter, WHY, command)
}

#[test]
fn other_matches_do_not_touch_a_correction_and_the_same_one_does() {
    let mut desk = published(8, by_strength(Losers::Out));
    record(&mut desk, "QF1", Side::First).expect("it is played");
    let seen = seen(&desk);
    let correct = correction(at(&desk, "QF1"), won(Side::Second), PublishedPairs::Keep);
    let correct = order(&desk, correct);
    for version in 1..=seen {
        assert!(desk.ledger.as_of(version).is_some(), "{version}");
    }
    assert_eq!(desk.ledger.as_of(seen).expect("it stood so").state(), desk.ledger.state());
    record(&mut desk, "QF3", Side::First).expect("it is played");
    let by = people(&desk, "QF4")[0];
    reported(&mut desk, "QF4", by, won(Side::First)).expect("it is reported");
    assert!(desk.ledger.means_the_same_as_of(seen, &correct));
    // A later match that hangs on it is played: what was shown has changed.
    record(&mut desk, "QF2", Side::First).expect("it is played");
    record(&mut desk, "SF1", Side::First).expect("it is played");
    assert!(!desk.ledger.means_the_same_as_of(seen, &correct));
    assert!(!desk.ledger.means_the_same_as_of(u64::MAX, &correct), "nobody has seen what is to come");
}

#[test]
fn a_correction_of_the_same_match_is_seen_first() {
    let mut desk = published(8, by_strength(Losers::Out));
    record(&mut desk, "QF1", Side::First).expect("it is played");
    let seen = seen(&desk);
    let correct = correction(at(&desk, "QF1"), won(Side::Second), PublishedPairs::Keep);
    let meant = order(&desk, correct.clone());
    because(&mut desk, correct).expect("another arbiter was faster");
    assert!(!desk.ledger.means_the_same_as_of(seen, &meant));
}

#[test]
fn a_draw_counts_as_it_was_shown_or_not_at_all() {
    let mut desk = drafted(8, by_strength(Losers::Out));
    let seen = seen(&desk);
    let publish = order(&desk, publish());
    assert!(desk.ledger.means_the_same_as_of(seen, &publish));
    desk.must(Command::CheckIn(id(1)));
    assert!(desk.ledger.means_the_same_as_of(seen, &publish), "nobody is left out here");
    desk.must(Command::Withdraw(id(8)));
    assert!(!desk.ledger.means_the_same_as_of(seen, &publish));
}

#[test]
fn another_incident_is_no_reason_to_ask_again() {
    let mut desk = published(4, by_strength(Losers::Out));
    let facts: Vec<(String, String)> = Vec::new();
    let case = Situation::read("dispute", &facts).expect("a situation");
    let verdict = Some(kolo_rulings::Verdict::AsNoted);
    let assessment =
        Assessment::new(case, verdict, Some("it was so"), Some("A clock fell.".into())).expect("decided");
    let at_match = |desk: &Desk, game: &str| Command::RecordIncident {
        scene: Scene::Match { pairing: at(desk, game), board: None },
        assessment: assessment.clone(),
        repeat: Repeat::Ask,
    };
    let (seen, meant) = (seen(&desk), order(&desk, at_match(&desk, "SF1")));
    let other = at_match(&desk, "SF2");
    because(&mut desk, other).expect("written down");
    assert!(desk.ledger.means_the_same_as_of(seen, &meant));
    let same = at_match(&desk, "SF1");
    because(&mut desk, same).expect("written down");
    assert!(!desk.ledger.means_the_same_as_of(seen, &meant), "it stands there already");
}
