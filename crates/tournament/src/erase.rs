//! Taking a person out of a log (K-ERASE): what its events say afterwards.
//!
//! It is the one permitted exception to a log that never changes. Here it is decided what is written in place of what;
//! that play stays as it is, is made sure of before anything is written ([`Ledger::plays_the_same`]).

use kolo_model::Name;
use serde_json::{Map, Value};

use crate::{Author, EntrantId, Event, Ledger, Role};

/// The ways in which a name is written in running text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NameForms(Vec<Vec<char>>);

impl NameForms {
    /// All forms of these names: as they are, and with given name and surname the other way round.
    pub fn of<'a>(names: impl IntoIterator<Item = &'a str>) -> NameForms {
        let mut forms: Vec<Vec<char>> = Vec::new();
        for name in names {
            let words: Vec<&str> = name
                .split_whitespace()
                .map(|word| word.trim_matches(','))
                .filter(|word| !word.is_empty())
                .collect();
            let mut texts = vec![name.trim().to_owned(), words.join(" ")];
            if let [first, middle @ .., last] = words.as_slice() {
                let but_first = [middle, &[*last][..]].concat().join(" ");
                let but_last = [&[*first][..], middle].concat().join(" ");
                texts.extend([format!("{last} {but_last}"), format!("{last}, {but_last}")]);
                texts.extend([format!("{but_first} {first}"), format!("{first}, {but_first}")]);
            }
            for text in texts {
                let form: Vec<char> = text.chars().map(lower).collect();
                if !form.is_empty() && !forms.contains(&form) {
                    forms.push(form);
                }
            }
        }
        // The longest first, so that nothing of a longer form is left over.
        forms.sort_by_key(|form| std::cmp::Reverse(form.len()));
        NameForms(forms)
    }

    /// The text with `label` in place of every form that stands in it as whole words; nothing if there is none.
    pub fn replaced(&self, text: &str, label: &str) -> Option<String> {
        let letters: Vec<char> = text.chars().collect();
        let plain: Vec<char> = letters.iter().copied().map(lower).collect();
        let (mut out, mut at, mut found) = (String::new(), 0, false);
        while at < letters.len() {
            let starts = at == 0 || !plain[at - 1].is_alphanumeric();
            let here = self.0.iter().find(|form| {
                let end = at + form.len();
                starts
                    && plain[at..].starts_with(form)
                    && plain.get(end).is_none_or(|next| !next.is_alphanumeric())
            });
            if let Some(form) = here {
                out.push_str(label);
                at += form.len();
                found = true;
            } else {
                out.push(letters[at]);
                at += 1;
            }
        }
        found.then_some(out)
    }

    /// Replaces the forms in every text of a value; whether there was any.
    pub fn replace_in(&self, value: &mut Value, label: &str) -> bool {
        let mut found = false;
        match value {
            Value::String(text) => {
                if let Some(replaced) = self.replaced(text, label) {
                    *text = replaced;
                    found = true;
                }
            }
            Value::Array(list) => {
                for one in list {
                    found |= self.replace_in(one, label);
                }
            }
            Value::Object(fields) => {
                for one in fields.values_mut() {
                    found |= self.replace_in(one, label);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
        found
    }
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

/// An event as the log keeps it, as far as people stand in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// The stable code.
    pub code: String,
    /// The fields as JSON.
    pub payload: String,
    /// The author as JSON.
    pub author: String,
    /// Why.
    pub reason: Option<String>,
}

/// A player who is erased from a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasing {
    id: EntrantId,
    label: Name,
    forms: NameForms,
}

/// What of an entry stays: pairs and places are made from it.
const STAYS: [&str; 5] = ["rating", "title", "rank", "adjustment", "super_group"];

impl Erasing {
    /// Erases a player; nothing if no player with this number ever entered.
    pub fn of(ledger: &Ledger, id: EntrantId) -> Option<Erasing> {
        let label = Name::new(&format!("erased {}", id.0)).ok()?;
        let names = ledger.records().iter().filter_map(|record| match &record.event {
            Event::Entered(entered) if entered.id == id => Some(entered.entry.name.as_str()),
            Event::Edited(edited) if edited.id == id => Some(edited.entry.name.as_str()),
            _ => None,
        });
        let names: Vec<&str> = names.collect();
        if names.is_empty() {
            return None;
        }
        let names = names.into_iter().filter(|name| *name != label.as_str());
        Some(Erasing { id, forms: NameForms::of(names), label })
    }

    /// The name that stands there afterwards.
    pub fn label(&self) -> &Name {
        &self.label
    }

    /// How the names are written in running text, for logs beside this one.
    pub fn forms(&self) -> &NameForms {
        &self.forms
    }

    /// What is written in place of an event; nothing if it may stay.
    ///
    /// # Errors
    /// When the event is no JSON.
    pub fn rewritten(&self, kept: &Kept) -> Result<Option<Kept>, serde_json::Error> {
        let mut after = kept.clone();
        let mut payload: Value = serde_json::from_str(&kept.payload)?;
        let label = self.label.as_str();
        let changed = match kept.code.as_str() {
            "competitor.entered" | "competitor.edited" => {
                payload.get("id").and_then(Value::as_u64) == Some(u64::from(self.id.0))
                    && payload.get_mut("entry").is_some_and(|entry| self.erase_entry(entry))
            }
            // What a tournament is called is no matter of one person.
            "tournament.created" | "tournament.configured" => false,
            _ => self.forms.replace_in(&mut payload, label),
        };
        if changed {
            after.payload = payload.to_string();
        }
        let author: Author = serde_json::from_str(&kept.author)?;
        if author.role == Role::Competitor(self.id) && author.name != self.label {
            after.author = serde_json::to_string(&Author { name: self.label.clone(), ..author })?;
        }
        if let Some(replaced) = kept.reason.as_deref().and_then(|reason| self.forms.replaced(reason, label)) {
            after.reason = Some(replaced);
        }
        Ok((after != *kept).then_some(after))
    }

    /// Leaves of an entry only what play depends on.
    fn erase_entry(&self, entry: &mut Value) -> bool {
        let Value::Object(fields) = entry else { return false };
        let before = fields.clone();
        let mut after: Map<String, Value> = Map::new();
        after.insert("name".to_owned(), Value::from(self.label.as_str()));
        for name in STAYS {
            if let Some(value) = before.get(name) {
                after.insert(name.to_owned(), value.clone());
            }
        }
        after.insert("person".to_owned(), Value::Object(Map::new()));
        if before.contains_key("roster") {
            after.insert("roster".to_owned(), Value::Array(Vec::new()));
        }
        let changed = after != before;
        *fields = after;
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_however_they_are_written() {
        let forms = NameForms::of(["Jan Novák"]);
        for (text, after) in [
            ("Jan Novák came late", "X came late"),
            ("NOVÁK, jan: see Novák Jan", "X: see X"),
            ("Jan Nováková and Jan Novákovič", "Jan Nováková and Jan Novákovič"),
            ("Jana Novák", "Jana Novák"),
            ("(Jan Novák)", "(X)"),
        ] {
            assert_eq!(forms.replaced(text, "X").as_deref().unwrap_or(text), after);
        }
        let long = NameForms::of(["Novák, Jan Petr"]);
        assert_eq!(long.replaced("Jan Petr Novák", "X").as_deref(), Some("X"));
        assert_eq!(NameForms::of(["Eva"]).replaced("Evropa, Eva.", "X").as_deref(), Some("Evropa, X."));
    }

    #[test]
    fn texts_are_replaced_wherever_they_stand_in_a_value() {
        let mut value = serde_json::json!({"a": ["Jan Novák", 1], "b": {"note": "to Jan Novák"}, "c": "Eva"});
        assert!(NameForms::of(["Jan Novák"]).replace_in(&mut value, "X"));
        assert_eq!(value, serde_json::json!({"a": ["X", 1], "b": {"note": "to X"}, "c": "Eva"}));
        assert!(!NameForms::of(["Jan Novák"]).replace_in(&mut value, "X"), "a second time finds nothing");
    }
}
