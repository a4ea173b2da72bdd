//! Rulings as data.

use kolo_messages::Lang;
use kolo_model::RuleSet;
use kolo_rulings::facts::Field;
use kolo_rulings::{ALL, Entry, Leeway, RuleEntry, Situation, Verdict, conduct};
use serde_json::{Value, json};

use super::ids;

fn field(field: &Field, lang: Lang) -> Value {
    json!({
        "name": field.name,
        "kind": field.kind.code(),
        "choices": field.kind.choices(),
        "unit": field.kind.unit(),
        "default": field.default,
        "about": field.about().text(lang),
    })
}

fn entry(entry: &RuleEntry, lang: Lang) -> Value {
    json!({
        "situation": entry.id,
        "rules": entry.book,
        "edition": entry.book.edition(),
        "published_at": entry.book.published_at(),
        "clauses": ids(entry.clauses),
        "title": entry.title().text(lang),
        "facts": entry.fields.iter().map(|one| field(one, lang)).collect::<Vec<_>>(),
    })
}

fn verdict(verdict: Verdict, book: Option<RuleSet>, lang: Lang) -> Value {
    json!({ "verdict": verdict, "text": verdict.message(book).text(lang) })
}

/// Every situation with the facts it asks for.
pub(super) fn book(lang: Lang) -> String {
    let entries: Vec<Value> = ALL.iter().map(|one| entry(one, lang)).collect();
    format!("{:#}\n", json!(entries))
}

/// One situation with the facts it asks for.
pub(super) fn entry_text(one: &RuleEntry, lang: Lang) -> String {
    format!("{:#}\n", entry(one, lang))
}

/// Every text of the rules.
pub(super) fn texts(lang: Lang) -> String {
    let text = |text: conduct::RuleText| {
        json!({
            "rules": text.book,
            "clause": text.clause.id(),
            "breach": text.breach,
            "text": text.text.text(lang),
        })
    };
    let texts: Vec<Value> = conduct::texts().into_iter().map(text).collect();
    format!("{:#}\n", json!(texts))
}

/// Every verdict.
pub(super) fn verdicts(lang: Lang) -> String {
    let verdicts: Vec<Value> = Verdict::examples().into_iter().map(|one| verdict(one, None, lang)).collect();
    format!("{:#}\n", json!(verdicts))
}

/// What the rules say about a situation.
pub(super) fn ruling(case: &Situation, lang: Lang) -> String {
    let (ruling, book) = (case.rule(), Some(case.entry().book));
    let must = match ruling.leeway {
        Leeway::Must => true,
        Leeway::May(_) => false,
    };
    let others: Vec<Value> =
        ruling.leeway.alternatives().iter().map(|one| verdict(*one, book, lang)).collect();
    let enter = |entry: &Entry| json!({ "kind": entry.code(), "text": entry.message(book).text(lang) });
    let answer = json!({
        "situation": case,
        "clauses": ids(&ruling.clauses),
        "verdict": ruling.verdict,
        "text": ruling.verdict.message(book).text(lang),
        "must": must,
        "alternatives": others,
        "enter": ruling.entries.iter().map(enter).collect::<Vec<_>>(),
        "explanation": ruling.explanation.text(lang),
    });
    format!("{answer:#}\n")
}
