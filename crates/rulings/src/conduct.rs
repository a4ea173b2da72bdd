//! Conduct and other texts of the rules: clause by clause, in our own words.
//!
//! What a person can do wrong is a breach that an incident can cite; the rest says what holds.

mod breach;

pub use breach::{ContestBreach, GoBreach};

use kolo_messages::Message;
use kolo_model::{Clause, RuleSet};

/// A clause in our own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// The rules it stands in.
    pub book: RuleSet,
    /// The clause.
    pub clause: Clause,
    /// The stable word of the breach, where breaking it is one.
    pub breach: Option<&'static str>,
    /// What it says.
    pub text: Message,
}

/// Every text, in the order of the rule books.
pub fn texts() -> Vec<RuleText> {
    let go = GoBreach::ALL.iter().map(|breach| RuleText {
        book: RuleSet::Go2009,
        clause: breach.clause(),
        breach: Some(breach.code()),
        text: breach.message(),
    });
    let contest = ContestBreach::ALL.iter().map(|breach| RuleText {
        book: RuleSet::Pisqworky2023,
        clause: breach.clause(),
        breach: Some(breach.code()),
        text: breach.message(),
    });
    let plain = |book, list: Vec<(&'static str, Message)>| {
        let text = move |(id, text)| RuleText { book, clause: Clause::new(id), breach: None, text };
        list.into_iter().map(text)
    };
    go.chain(plain(RuleSet::Go2009, go_texts()))
        .chain(contest)
        .chain(plain(RuleSet::Pisqworky2023, contest_texts()))
        .collect()
}

/// The texts of one clause.
pub fn texts_of(clause: &str) -> Vec<RuleText> {
    texts().into_iter().filter(|text| text.clause.id() == clause).collect()
}

fn go_texts() -> Vec<(&'static str, Message)> {
    vec![
        ("G-4.3.5", Message::new("rulings-text-short-adjournment")),
        ("G-4.3.6", Message::new("rulings-text-final-move")),
        ("G-4.4.6a", Message::new("rulings-text-resign-word")),
        ("G-4.4.6b", Message::new("rulings-text-resign-stones")),
        ("G-6.2", Message::new("rulings-text-unclear-stone")),
        ("G-7.1", Message::new("rulings-text-call-arbiter")),
        ("G-8", Message::new("rulings-text-go-approved")),
    ]
}

fn contest_texts() -> Vec<(&'static str, Message)> {
    vec![
        ("P-2.1.1.1", Message::new("rulings-text-organiser")),
        ("P-3.3.2.1", Message::new("rulings-text-clocks-by-rules")),
        ("P-3.3.2.6", Message::new("rulings-text-stop-and-send")),
        ("P-3.3.2.10", Message::new("rulings-text-place-regional")),
        ("P-3.3.2.11", Message::new("rulings-text-place-final")),
        ("P-4.1.1.1", Message::new("rulings-text-conduct")),
        ("P-4.1.1.8", Message::new("rulings-text-penalties")),
        ("P-4.1.1.9", Message::new("rulings-text-elsewhere")),
        ("P-4.1.1.10", Message::new("rulings-text-later")),
        ("P-5.1.1.1", Message::new("rulings-text-contest-edition")),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kolo_messages::Lang;

    use super::*;

    #[test]
    fn every_text_is_its_own_in_every_language() {
        for lang in Lang::ALL {
            let sentences: BTreeSet<String> = texts().iter().map(|text| text.text.text(lang)).collect();
            assert_eq!(sentences.len(), texts().len());
        }
    }

    #[test]
    fn every_clause_of_conduct_has_its_text() {
        let go = ["1a", "1b", "1c", "1d", "1e", "2a", "2b", "3", "4", "5", "6", "7", "8"];
        for id in go.map(|part| format!("G-4.3.{part}")) {
            assert!(!texts_of(&id).is_empty(), "{id}");
        }
        for part in 1..=10 {
            assert!(!texts_of(&format!("P-4.1.1.{part}")).is_empty(), "P-4.1.1.{part}");
        }
    }
}
