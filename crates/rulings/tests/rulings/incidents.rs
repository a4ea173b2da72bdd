use kolo_messages::Lang;
use kolo_rulings::{Assessment, Decided, ReasonMissing, Situation, Verdict};

use super::support::pairs;

fn case() -> Situation {
    Situation::read("illegal-move", &pairs(&[("since", "2")])).expect("sound facts")
}

#[test]
fn a_decision_that_departs_from_the_advice_needs_a_reason() {
    let advised = Assessment::new(case(), None, None, None).expect("as advised");
    assert_eq!((advised.verdict(), &advised.decided), (Verdict::TakeBack { moves: 3 }, &Decided::AsAdvised));
    // To decide what is advised anyway is no departure.
    let same = Assessment::new(case(), Some(Verdict::TakeBack { moves: 3 }), None, None).expect("as advised");
    assert_eq!(same, advised);
    for reason in [None, Some("  ")] {
        assert_eq!(Assessment::new(case(), Some(Verdict::PlayOn), reason, None), Err(ReasonMissing));
    }
    let other =
        Assessment::new(case(), Some(Verdict::PlayOn), Some("both agreed"), Some(" at once ".to_owned()));
    let other = other.expect("with a reason");
    assert_eq!(other.verdict(), Verdict::PlayOn);
    assert_eq!(other.note.as_deref(), Some("at once"));
    assert_eq!(
        other.message().text(Lang::En),
        "A move against the rules was noticed (G-6.3): play goes on, instead of: the last 3 moves are taken back, \
         because: both agreed"
    );
}

#[test]
fn the_advice_is_kept_as_it_was_given() {
    let stored = r#"{"case":{"situation":"illegal-move","facts":{"intent":"mistake","since":"2"}},"advised":{"clauses":["G-6.3"],"verdict":"take-back:3"},"decided":{"otherwise":{"verdict":"play-on","reason":"both agreed"}}}"#;
    let read: Assessment = serde_json::from_str(stored).expect("a stored incident");
    assert_eq!(serde_json::to_string(&read).expect("plain data"), stored);
    // Another program may have advised something else; what it said stays.
    let older: Assessment =
        serde_json::from_str(&stored.replace("take-back:3", "arbiter-decides")).expect("a stored incident");
    assert_eq!(older.advised.verdict, Verdict::ArbiterDecides);
}
