use kolo_messages::Lang;
use kolo_rulings::{Advice, Assessment, AssessmentProblem, Decided, Situation, Verdict};

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
        assert_eq!(
            Assessment::new(case(), Some(Verdict::PlayOn), reason, None),
            Err(AssessmentProblem::ReasonMissing)
        );
    }
    let other =
        Assessment::new(case(), Some(Verdict::PlayOn), Some("both agreed"), Some(" at once ".to_owned()));
    let other = other.expect("with a reason");
    assert_eq!(other.verdict(), Verdict::PlayOn);
    assert_eq!(other.note.as_deref(), Some("at once"));
    assert_eq!(
        other.message().text(Lang::En),
        "An illegal move was noticed (G-6.3): play continues, instead of: the last 3 moves are taken back, \
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

#[test]
fn what_the_rules_let_one_choose_needs_no_reason() {
    let delay = Situation::read("undue-delay", &pairs(&[("who", "first"), ("taken", "40s")])).expect("sound");
    let chosen = Assessment::new(delay, Some(Verdict::PlayOn), None, None).expect("the rules allow it");
    assert_eq!(chosen.decided, Decided::Otherwise { verdict: Verdict::PlayOn, reason: None });
    assert_eq!(
        chosen.message().text(Lang::En),
        "A player delays the duel (P-3.3.1.7): play continues, chosen instead of: a warning"
    );
    let json = serde_json::to_string(&chosen).expect("plain data");
    assert!(json.contains(r#""decided":{"otherwise":{"verdict":"play-on"}}"#), "{json}");
    assert_eq!(serde_json::from_str::<Assessment>(&json).expect("it reads back"), chosen);
    let beyond = Assessment::new(delay, Some(Verdict::ExcludeTeam), Some(" "), None);
    assert_eq!(beyond, Err(AssessmentProblem::ReasonMissing));
}

#[test]
fn where_the_arbiter_decides_he_does() {
    let open = Situation::read("open-question", &[]).expect("sound facts");
    for verdict in [None, Some(Verdict::ArbiterDecides)] {
        let undecided = Assessment::new(open, verdict, Some("why not"), None);
        assert_eq!(undecided, Err(AssessmentProblem::DecisionMissing));
    }
    let silent = Assessment::new(open, Some(Verdict::AsNoted), None, Some(" ".to_owned()));
    assert_eq!(silent, Err(AssessmentProblem::NoteMissing));
    let note = Some("they play on board 7".to_owned());
    assert!(Assessment::new(open, Some(Verdict::AsNoted), None, note).is_ok());
    // Anything may be decided then, and no reason is due.
    assert!(Assessment::new(open, Some(Verdict::Draw), None, None).is_ok());
    // Where the rules name a verdict, leaving it to the arbiter is no decision either.
    let breach = Situation::read("misconduct", &pairs(&[("breach", "notes")])).expect("sound facts");
    let left = Assessment::new(breach, Some(Verdict::ArbiterDecides), Some("he knows"), None);
    assert_eq!(left, Err(AssessmentProblem::DecisionMissing));
    // An older log may hold what would be refused now; it is read as it was written.
    let stored = r#"{"case":{"situation":"open-question","facts":{}},"advised":{"clauses":["P-2.1.1.1"],"verdict":"arbiter-decides"},"decided":"as-advised"}"#;
    let read: Assessment = serde_json::from_str(stored).expect("a stored incident");
    assert_eq!(
        (read.verdict(), read.checked()),
        (Verdict::ArbiterDecides, Err(AssessmentProblem::DecisionMissing))
    );
}

#[test]
fn a_decision_as_advised_is_taken_by_this_advice_or_not_at_all() {
    let advised = Advice { clauses: vec!["G-6.3".to_owned()], verdict: Verdict::PlayOn };
    let other = Assessment { case: case(), advised, decided: Decided::AsAdvised, note: None };
    let (taken, here) = (Verdict::PlayOn, Verdict::TakeBack { moves: 3 });
    let refused = other.checked().expect_err("it would turn into something else");
    assert_eq!(refused, AssessmentProblem::AdviceDiffers { taken, here });
    for lang in Lang::ALL {
        assert!(!refused.message().text(lang).contains('{'));
    }
}

#[test]
fn facts_that_were_asked_for_later_are_filled_in_for_older_logs() {
    for (situation, facts, added) in [
        ("clock-fault", r#"{"old":"20min","proposed":"15min"}"#, ("whose", "both")),
        ("absent-time-over", r#"{"over":"2min","who":"first"}"#, ("byo-yomi", "canadian")),
        ("flag-early", r#"{"byo-yomi":"none","early":"10s","who":"first"}"#, ("phase", "basic")),
    ] {
        let stored = format!(r#"{{"situation":"{situation}","facts":{facts}}}"#);
        let read: Situation = serde_json::from_str(&stored).expect("an older log");
        let (name, value) = added;
        assert!(read.facts().contains(&(name, value.to_owned())), "{situation}");
    }
    // Whoever asks now must say it.
    let asked = Situation::read("clock-fault", &pairs(&[("old", "20min"), ("proposed", "15min")]));
    assert_eq!(asked.expect_err("whose clock is it?").len(), 1);
}
