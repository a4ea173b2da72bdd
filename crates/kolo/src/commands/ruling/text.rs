//! Rulings in words.

use kolo_messages::{Lang, Message};
use kolo_model::RuleSet;
use kolo_rulings::facts::Field;
use kolo_rulings::{ALL, RuleEntry, Situation, Verdict, conduct};

use super::ids;
use crate::text_table::{self, Align};

/// The name of a rule book with its edition and where it is published.
fn book_name(book: RuleSet) -> Message {
    let edition = book.edition().unwrap_or_default();
    match book.link_message() {
        None => Message::new("ruling-cli-edition").with("rules", book.message()).with("edition", edition),
        Some(link) => Message::new("ruling-cli-edition-link")
            .with("rules", book.message())
            .with("edition", edition)
            .with("link", link),
    }
}

/// Every situation, book by book.
pub(super) fn book(lang: Lang) -> String {
    let row = |entry: &RuleEntry| {
        vec![entry.id.to_owned(), entry.title().text(lang), ids(entry.clauses).join(", ")]
    };
    in_books(lang, |book| ALL.iter().filter(|entry| entry.book == book).map(row).collect())
}

/// Every text of the rules.
pub(super) fn texts(lang: Lang) -> String {
    let row = |text: conduct::RuleText| {
        let breach = text.breach.unwrap_or_default().to_owned();
        vec![text.clause.to_string(), breach, text.text.text(lang)]
    };
    in_books(lang, |book| {
        let texts = conduct::texts().into_iter().filter(|text| text.book == book);
        texts.map(row).collect()
    })
}

fn in_books(lang: Lang, rows: impl Fn(RuleSet) -> Vec<Vec<String>>) -> String {
    let books = [RuleSet::Go2009, RuleSet::Pisqworky2023].map(|book| {
        format!("{}\n{}", book_name(book).text(lang), text_table::lines(&[Align::Left; 3], &rows(book)))
    });
    books.join("\n")
}

/// Every verdict as it is written, and what it means.
pub(super) fn verdicts(lang: Lang) -> String {
    let row = |verdict: Verdict| vec![verdict.code(), verdict.message(None).text(lang)];
    let rows: Vec<Vec<String>> = Verdict::examples().into_iter().map(row).collect();
    text_table::lines(&[Align::Left; 2], &rows)
}

/// What a situation asks for.
pub(super) fn entry(entry: &RuleEntry, lang: Lang) -> String {
    let clauses = Message::new("ruling-cli-clauses").with("clauses", ids(entry.clauses)).text(lang);
    let head = format!("{}\n{clauses}\n", entry.title().text(lang));
    if entry.fields.is_empty() {
        return format!("{head}{}\n", Message::new("ruling-cli-needs-none").text(lang));
    }
    let row = |field: &Field| {
        let message = match field.default {
            None => Message::new("ruling-cli-required"),
            Some(default) => Message::new("ruling-cli-left-out").with("default", default),
        };
        let message = message.with("about", field.about()).with("kind", field.kind.message());
        vec![format!("  {}", field.name), message.text(lang)]
    };
    let rows: Vec<Vec<String>> = entry.fields.iter().map(row).collect();
    let facts = Message::new("ruling-cli-facts").text(lang);
    format!("{head}{facts}\n{}", text_table::lines(&[Align::Left; 2], &rows))
}

/// What the rules say about a situation.
pub(super) fn ruling(case: &Situation, lang: Lang) -> String {
    let (ruling, book) = (case.rule(), Some(case.entry().book));
    let mut lines = vec![
        case.entry().title().text(lang),
        Message::new("ruling-cli-clauses").with("clauses", ids(&ruling.clauses)).text(lang),
        Message::new("ruling-cli-ruling").with("verdict", ruling.verdict.message(book)).text(lang),
        ruling.explanation.text(lang),
    ];
    let others = ruling.leeway.alternatives().iter().map(|verdict| verdict.message(book));
    let others: Vec<Message> = others.collect();
    if !others.is_empty() {
        lines.push(Message::new("ruling-cli-choices").with("choices", others).text(lang));
    }
    let enter = |entry: &kolo_rulings::Entry| {
        Message::new("ruling-cli-enter").with("entry", entry.message(book)).text(lang)
    };
    lines.extend(ruling.entries.iter().map(enter));
    lines.push(Message::new("ruling-cli-decides").text(lang));
    lines.join("\n") + "\n"
}
