//! An explanation as data.

use kolo_messages::Lang;
use serde_json::{Map, Value, json};

use super::{Explanation, Node, Section};
use crate::{Step, Subject};

impl Explanation {
    /// The same as [`Explanation::text`], as data: a list of steps (`clause`, `message` with its key
    /// and arguments, `text`) and sections (`subject`, `title`, `steps`). Keys and clauses are stable, texts
    /// are in `lang`.
    pub fn json(&self, lang: Lang) -> Value {
        list(self.nodes(), lang)
    }
}

fn list(nodes: &[Node], lang: Lang) -> Value {
    nodes
        .iter()
        .map(|node| match node {
            Node::Step(step) => of_step(step, lang),
            Node::Section(section) => of_section(section, lang),
        })
        .collect()
}

fn of_step(step: &Step, lang: Lang) -> Value {
    json!({
        "clause": step.clause.id(),
        "message": step.message,
        "text": step.message.text(lang),
    })
}

fn of_section(section: &Section, lang: Lang) -> Value {
    let mut value = Map::new();
    let subject = match section.heading.subject {
        Subject::Round => "round",
        Subject::Bracket => "bracket",
        Subject::Pair(pair) => {
            value.insert("pair".into(), json!([pair.first, pair.second]));
            "pair"
        }
        Subject::Bye(who) => {
            value.insert("bye".into(), json!(who));
            "bye"
        }
    };
    value.insert("subject".into(), json!(subject));
    value.insert("title".into(), json!(section.heading.message.text(lang)));
    value.insert("steps".into(), list(&section.nodes, lang));
    Value::Object(value)
}
