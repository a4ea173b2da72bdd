use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::{Lang, Message};
use kolo_model::{RuleSet, Side};
use kolo_rulings::facts::{ClockUse, WhoIsLate};
use kolo_rulings::gomoku::PlayerLate;
use kolo_rulings::{ALL, Leeway, Situation, Verdict, conduct};

use super::support::{all_cases, cases};

/// The rule pages of this repository, which name every clause of the documents.
const GO: &str = include_str!("../../../../docs/rules/go-2009.md");
const CONTEST: &str = include_str!("../../../../docs/rules/pisqworky-2023.md");

/// Clauses that are no ruling at the board, and the crate that follows them.
const ELSEWHERE: &[(&str, &str)] = &[
    ("P-2.1.1.5", "teams: both sides report, the slip"),
    ("P-2.1.1.6", "teams: points of a match"),
    ("P-2.1.1.7", "teams: points of a match"),
    ("P-3.1.", "teams: the shape and the line-up of a match"),
    ("P-3.2.1", "teams: two duels"),
    ("P-3.2.2", "pairing: who opens"),
    ("P-3.3.1.2", "play: openings"),
    ("P-3.3.1.3", "play: turns"),
    ("P-3.3.1.4", "play: five in a row"),
    ("P-3.3.1.5", "play: a full board"),
    ("P-3.3.2.4", "play: clocks online"),
    ("P-3.3.3.", "play: openings"),
    ("P-3.3.4.", "play: openings"),
];

/// The ids of the rows of a page that begin with one of these.
fn rows(page: &str, beginnings: &[&str]) -> Vec<String> {
    let ids = page.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    let wanted = ids.filter(|id| beginnings.iter().any(|beginning| id.starts_with(beginning)));
    wanted.map(str::to_owned).collect()
}

#[test]
fn every_clause_about_play_and_conduct_is_in_the_book() {
    let go = rows(GO, &["G-4.3.", "G-4.4.", "G-5.", "G-6.", "G-7.", "G-8"]);
    let contest = rows(CONTEST, &["P-2.", "P-3.", "P-4."]);
    assert_eq!((go.len(), contest.len()), (49, 50), "the pages have changed");
    let situations = ALL.iter().flat_map(|entry| entry.clauses).map(|clause| clause.id());
    let texts = conduct::texts();
    let in_book: BTreeSet<&str> = situations.chain(texts.iter().map(|text| text.clause.id())).collect();
    let missing: Vec<&String> = go
        .iter()
        .chain(&contest)
        .filter(|id| !in_book.contains(id.as_str()))
        .filter(|id| !ELSEWHERE.iter().any(|(beginning, _)| id.starts_with(beginning)))
        .collect();
    assert_eq!(missing, Vec::<&String>::new());
    for (beginning, _) in ELSEWHERE {
        assert!(!in_book.contains(beginning), "{beginning} is in the book");
        assert!(contest.iter().any(|id| id.starts_with(beginning)), "{beginning} is no clause");
    }
}

#[test]
fn names_are_unique_and_books_follow_each_other() {
    let ids: BTreeSet<&str> = ALL.iter().map(|entry| entry.id).collect();
    assert_eq!(ids.len(), ALL.len());
    let books: Vec<RuleSet> = ALL.iter().map(|entry| entry.book).collect();
    let (go, contest) = books.split_at(books.iter().filter(|book| **book == RuleSet::Go2009).count());
    assert!(go.iter().all(|book| *book == RuleSet::Go2009));
    assert!(contest.iter().all(|book| *book == RuleSet::Pisqworky2023));
}

#[test]
fn rulings_cite_the_clauses_of_their_situation_and_all_of_them() {
    for entry in ALL {
        let known: BTreeSet<&str> = entry.clauses.iter().map(|clause| clause.id()).collect();
        let rulings = cases(entry);
        let cited: BTreeSet<&str> =
            rulings.iter().flat_map(|case| case.rule().clauses).map(kolo_model::Clause::id).collect();
        assert_eq!(cited, known, "{}", entry.id);
    }
}

#[test]
fn every_verdict_can_happen() {
    let word = |verdict: Verdict| verdict.code().split(':').next().unwrap_or_default().to_owned();
    let mut reached = BTreeSet::new();
    for case in all_cases() {
        let ruling = case.rule();
        reached.insert(word(ruling.verdict));
        reached.extend(ruling.leeway.alternatives().iter().map(|verdict| word(*verdict)));
    }
    let all: BTreeSet<String> = Verdict::examples().into_iter().map(word).collect();
    assert_eq!(all.difference(&reached).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn a_choice_offers_something_else_and_each_once() {
    for case in all_cases() {
        let ruling = case.rule();
        assert!(!ruling.clauses.is_empty());
        if let Leeway::May(alternatives) = &ruling.leeway {
            assert!(!alternatives.is_empty() && !alternatives.contains(&ruling.verdict), "{case:?}");
            let codes: BTreeSet<String> = alternatives.iter().map(|verdict| verdict.code()).collect();
            assert_eq!(codes.len(), alternatives.len(), "{case:?}");
        }
    }
}

/// Nothing is shown as a key or a variable without value, in any language.
#[test]
fn everything_can_be_said() {
    let mut messages: BTreeMap<&'static str, Message> = BTreeMap::new();
    let mut add = |message: Message| {
        messages.entry(message.key()).or_insert(message);
    };
    for entry in ALL {
        add(entry.title());
        for field in entry.fields {
            add(field.about());
            add(field.kind.message());
        }
    }
    for case in all_cases() {
        let ruling = case.rule();
        let book = Some(case.entry().book);
        add(ruling.explanation);
        add(ruling.verdict.message(book));
        ruling.entries.iter().for_each(|entry| add(entry.message(book)));
    }
    for verdict in Verdict::examples() {
        add(verdict.message(None));
    }
    for text in conduct::texts() {
        add(text.text);
    }
    assert!(messages.len() > 200, "{}", messages.len());
    for message in messages.values() {
        for lang in Lang::ALL {
            let text = message.text(lang);
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{}: {text}", message.key());
        }
    }
}

#[test]
fn sides_have_the_names_of_their_rules() {
    for case in all_cases() {
        let (ruling, book) = (case.rule(), case.entry().book);
        let verdicts = [ruling.verdict].into_iter().chain(ruling.leeway.alternatives().iter().copied());
        let messages = verdicts.map(|verdict| verdict.message(Some(book)));
        let messages = messages.chain(ruling.entries.iter().map(|entry| entry.message(Some(book))));
        for text in messages.map(|message| message.text(Lang::En)) {
            let of_go = text.contains("Black") || text.contains("White");
            let of_contest = text.contains("first side") || text.contains("second side");
            assert!(!of_go || book == RuleSet::Go2009, "{text}");
            assert!(!of_contest || book == RuleSet::Pisqworky2023, "{text}");
        }
    }
    let lost = Verdict::LostFor(Side::First);
    assert_eq!(lost.message(Some(RuleSet::Go2009)).text(Lang::En), "lost for Black");
    assert_eq!(lost.message(Some(RuleSet::Pisqworky2023)).text(Lang::En), "lost for the first side");
    assert_eq!(lost.message(None).text(Lang::En), "lost for the first side (Black in go)");
}

#[test]
fn late_players_are_ruled_as_the_matches_of_teams_rule_them() {
    use kolo_teams::{Clocks, Late, LateRuling, late_at_board};
    let lates =
        [(WhoIsLate::First, Late::First), (WhoIsLate::Second, Late::Second), (WhoIsLate::Both, Late::Both)];
    let clocks = [(ClockUse::Used, Clocks::Used), (ClockUse::NotUsed, Clocks::NotUsed)];
    for ((late, of_teams), opens) in lates.into_iter().flat_map(|late| Side::BOTH.map(|side| (late, side))) {
        for (clocks, clocks_of_teams) in clocks {
            let ruling = Situation::PlayerLate(PlayerLate { late, opens, clocks }).rule();
            let expected = match late_at_board(of_teams, clocks_of_teams) {
                LateRuling::StartClock(side) => Verdict::StartClock(side),
                LateRuling::StartBothClocks => Verdict::StartBothClocks,
                LateRuling::OrganiserDecides(_) => Verdict::ArbiterDecides,
            };
            assert_eq!(ruling.verdict, expected);
            assert_eq!(ruling.clause(), Some(late_at_board(of_teams, clocks_of_teams).clause()));
        }
    }
}
