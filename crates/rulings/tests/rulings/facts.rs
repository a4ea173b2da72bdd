use kolo_messages::Lang;
use kolo_rulings::facts::FactProblem;
use kolo_rulings::{ALL, Situation, Verdict};
use proptest::prelude::*;

use super::support::{all_cases, pairs};

fn problems(id: &str, facts: &[(&str, &str)]) -> Vec<FactProblem> {
    Situation::read(id, &pairs(facts)).expect_err("something is wrong")
}

#[test]
fn all_problems_are_reported_at_once() {
    let texts: Vec<String> =
        problems("late-arrival", &[("white", "10"), ("colour", "red"), ("black", "1min"), ("black", "2min")])
            .iter()
            .map(|problem| problem.message().text(Lang::En))
            .collect();
    assert_eq!(
        texts,
        [
            "“colour” is not a fact of this situation: use basic-time, black, white",
            "“black” is given more than once: give it once",
            "“basic-time” is missing: main time of each player (a time such as 45s, 10min, 1h, 1:30 or 1:05:00)",
            "“white” cannot be “10”: write a time such as 45s, 10min, 1h, 1:30 or 1:05:00",
        ]
    );
    assert!(matches!(problems("no-such", &[])[..], [FactProblem::UnknownSituation(_)]));
    let none = problems("unclear-stone", &[("x", "1")]);
    assert_eq!(none[0].message().key(), "rulings-no-facts");
    for problem in problems("breach", &[("who", "nobody"), ("breach", "unheard-of")]) {
        assert_eq!(problem.clause().id(), "K-FILE");
        for lang in Lang::ALL {
            assert!(!problem.message().text(lang).contains('{'));
        }
    }
}

#[test]
fn every_default_is_a_value_of_its_fact() {
    for entry in ALL {
        let required = entry.fields.iter().filter(|field| field.default.is_none());
        let given: Vec<(&str, &str)> =
            required.map(|field| (field.name, super::support::values(field)[0])).collect();
        let case = Situation::read(entry.id, &pairs(&given)).expect("defaults fill the rest");
        assert_eq!(case.facts().len(), entry.fields.len(), "{}", entry.id);
    }
}

#[test]
fn colours_name_the_sides_of_go() {
    let flag = |who| {
        let facts = pairs(&[("who", who), ("early", "10s")]);
        Situation::read("flag-early", &facts).expect("sound facts").rule().verdict
    };
    assert_eq!(flag("black"), flag("first"));
    assert_eq!(flag("white"), Verdict::LostFor(kolo_model::Side::Second));
}

/// Whoever says that the flag fell in byo-yomi is asked in which one, and not told what holds without.
#[test]
fn facts_that_cannot_be_so_together_are_refused() {
    let given = [("who", "black"), ("early", "10s"), ("phase", "byo-yomi")];
    let found = problems("flag-early", &given);
    assert!(matches!(&found[..], [FactProblem::DoNotFit { .. }]), "{found:?}");
    assert_eq!(
        found[0].message().text(Lang::En),
        "“phase” cannot be “byo-yomi” while “byo-yomi” is “none”: change one of them; defaults count as well"
    );
    let facts = [&given[..], &[("byo-yomi", "none")]].concat();
    assert!(matches!(&problems("flag-early", &facts)[..], [FactProblem::DoNotFit { .. }]));
    for byo_yomi in ["canadian", "japanese"] {
        let facts = [&given[..], &[("byo-yomi", byo_yomi)]].concat();
        Situation::read("flag-early", &pairs(&facts)).expect("sound facts");
    }
    let stored = r#"{"situation":"flag-early","facts":{"early":"10s","phase":"byo-yomi","who":"first"}}"#;
    assert!(serde_json::from_str::<Situation>(stored).is_err(), "files are checked as well");
}

#[test]
fn what_is_stored_reads_back_to_the_same_situation() {
    for case in all_cases() {
        let json = serde_json::to_string(&case).expect("plain data");
        assert_eq!(serde_json::from_str::<Situation>(&json).expect("it was just written"), case, "{json}");
    }
    let stored = r#"{"situation":"wrong-colours","facts":{"final":"yes","handicap":"0","move":"3"}}"#;
    let case: Situation = serde_json::from_str(stored).expect("a stored situation");
    assert_eq!(serde_json::to_string(&case).expect("plain data"), stored);
    for bad in [
        r#"{"situation":"no-such","facts":{}}"#,
        r#"{"situation":"wrong-colours","facts":{}}"#,
        r#"{"situation":"wrong-colours","facts":{"move":"3"},"more":1}"#,
    ] {
        assert!(serde_json::from_str::<Situation>(bad).is_err(), "{bad}");
    }
}

proptest! {
    #[test]
    fn any_facts_are_ruled_or_refused(
        index in 0..ALL.len(),
        given in prop::collection::vec(("[a-z-]{1,12}", ".{0,12}"), 0..5),
        value in ".{0,12}",
    ) {
        let entry = &ALL[index];
        let named = entry.fields.iter().map(|field| (field.name.to_owned(), value.clone()));
        let all: Vec<(String, String)> = named.chain(given).collect();
        match Situation::read(entry.id, &all) {
            Ok(case) => prop_assert!(!case.rule().clauses.is_empty()),
            Err(problems) => prop_assert!(!problems.is_empty()),
        }
    }
}
