//! Every situation with facts around all its boundaries.

use kolo_rulings::facts::{FactProblem, Field, Kind};
use kolo_rulings::{ALL, RuleEntry, Situation};

/// Values of a fact: all words, and numbers around everything that the rules count.
pub(crate) fn values(field: &Field) -> Vec<&'static str> {
    match field.kind {
        Kind::Choice(words) => words.to_vec(),
        Kind::Side => vec!["first", "second"],
        Kind::Count => vec!["0", "1", "2", "3", "4", "10000"],
        Kind::Span => {
            vec![
                "0s", "25s", "26s", "59s", "60s", "180s", "181s", "10min", "601s", "60min", "3601s", "3h",
                "24h",
            ]
        }
        Kind::Handicap => vec!["0", "1", "2", "9"],
        Kind::Komi => vec!["-3.5", "0", "6.5"],
    }
}

pub(crate) fn pairs(facts: &[(&str, &str)]) -> Vec<(String, String)> {
    facts.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// All combinations of these values.
pub(crate) fn cases(entry: &RuleEntry) -> Vec<Situation> {
    let mut facts: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for field in entry.fields {
        let longer = |earlier: &Vec<(&'static str, &'static str)>| {
            let values = values(field).into_iter();
            let with = values.map(|value| earlier.iter().copied().chain([(field.name, value)]).collect());
            with.collect::<Vec<Vec<_>>>()
        };
        facts = facts.iter().flat_map(longer).collect();
    }
    let read = |facts: &Vec<(&str, &str)>| match Situation::read(entry.id, &pairs(facts)) {
        Ok(case) => Some(case),
        // What cannot be so together is no case.
        Err(problems) => {
            assert!(matches!(problems[..], [FactProblem::DoNotFit { .. }]), "{problems:?}");
            None
        }
    };
    facts.iter().filter_map(read).collect()
}

pub(crate) fn all_cases() -> impl Iterator<Item = Situation> {
    ALL.iter().flat_map(cases)
}
