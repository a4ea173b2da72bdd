//! Every round explains itself, whatever happened in it.

use std::collections::BTreeSet;

use kolo_messages::Lang;
use kolo_model::System;
use kolo_pairing::{CannotPair, Explanation, Node, Options, Silent, pair};

use crate::generator::{Kind, positions};

const TOURNAMENTS_OF_A_KIND: u64 = 150;

fn clauses(nodes: &[Node], found: &mut BTreeSet<String>) {
    for node in nodes {
        match node {
            Node::Step(step) => {
                found.insert(step.clause.to_string());
            }
            Node::Section(section) => clauses(&section.nodes, found),
        }
    }
}

#[test]
fn every_pair_is_explained_in_every_language() {
    let mut shown = BTreeSet::new();
    for kind in Kind::ALL {
        for seed in 0..TOURNAMENTS_OF_A_KIND {
            for position in positions(kind, seed) {
                let mut explanation = Explanation::default();
                let options = Options::default();
                let explained = pair(System::Fide1992, &position.tournament, &options, &mut explanation);
                let silent = pair(System::Fide1992, &position.tournament, &options, &mut Silent);
                assert_eq!(explained, silent, "who listens changes nothing");
                match explained {
                    Ok(next) => {
                        for sides in &next.pairs {
                            assert!(explanation.clause_of_pair(*sides).is_some(), "{sides:?}");
                        }
                        for no in &next.byes {
                            assert!(explanation.clause_of_bye(*no).is_some(), "{no}");
                        }
                        clauses(explanation.nodes(), &mut shown);
                    }
                    Err(cannot @ CannotPair::NoPairing { .. }) => {
                        let text = cannot.message().text(Lang::Cs);
                        assert!(!text.contains('{'), "{text}");
                    }
                    Err(other) => unreachable!("{other}"),
                }
                for lang in Lang::ALL {
                    let text = explanation.text(lang);
                    assert!(!text.contains('{'), "a variable or a text is missing: {text}");
                }
            }
        }
    }
    // Whatever can happen has happened, and was shown.
    for clause in [
        "R-A3.2", "R-A3.3", "R-A3.4", "R-A5.1", "R-A6.2", "R-A6.3", "R-A8.2", "R-B.note", "R-B1a", "R-B1b",
        "R-B2b", "R-B4", "R-B5", "R-B6", "R-C1.1", "R-C1.3", "R-C6.0", "R-C6.1", "R-C6.2", "R-C7", "R-C9",
        "R-C10.2", "R-C11.1", "R-C12", "R-C13.1", "R-C13.2", "R-C14.1", "R-C14.2", "R-D1", "R-D2.1", "R-E1",
        "R-E2", "R-E3", "R-E4.1", "R-E4.2", "R-F1", "K-APART",
    ] {
        assert!(shown.contains(clause), "{clause} was never shown; shown were {shown:?}");
    }
}
