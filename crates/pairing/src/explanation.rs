//! Everything a pairing explained, as a tree that can be read by people and by programs.

mod json;

use kolo_messages::Lang;
use kolo_model::{Clause, PerSide, StartNumber};

use crate::{Heading, Observer, Step, Subject};

/// An observer that keeps every report.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Explanation {
    nodes: Vec<Node>,
    open: Vec<Section>,
}

/// A step, or a section of steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// One decision.
    Step(Step),
    /// Decisions that belong together.
    Section(Section),
}

/// A heading and what stands under it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub heading: Heading,
    /// Steps and sections in the order they were reported.
    pub nodes: Vec<Node>,
}

impl Node {
    fn clause(&self) -> Option<Clause> {
        match self {
            Node::Step(step) => Some(step.clause),
            Node::Section(_) => None,
        }
    }
}

impl Explanation {
    /// What was reported outside of all sections, and the sections.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The clause of the first step in the section about `pair`, whichever side is named first.
    pub fn clause_of_pair(&self, pair: PerSide<StartNumber>) -> Option<Clause> {
        self.clause_of(
            |subject| matches!(subject, Subject::Pair(found) if *found == pair || found.swapped() == pair),
        )
    }

    /// The clause of the last step in the section about `pair`: every system explains there who has which side.
    pub fn clause_of_sides(&self, pair: PerSide<StartNumber>) -> Option<Clause> {
        let section = find(&self.nodes, &|subject: &Subject| *subject == Subject::Pair(pair))?;
        section.nodes.iter().rev().find_map(Node::clause)
    }

    /// The clause of the first step in the section about the bye of `who`.
    pub fn clause_of_bye(&self, who: StartNumber) -> Option<Clause> {
        self.clause_of(|subject| *subject == Subject::Bye(who))
    }

    fn clause_of(&self, wanted: impl Fn(&Subject) -> bool) -> Option<Clause> {
        let section = find(&self.nodes, &wanted)?;
        section.nodes.iter().find_map(Node::clause)
    }

    /// Indented lines for people; every step ends with its clause.
    pub fn text(&self, lang: Lang) -> String {
        let mut lines = Vec::new();
        collect_lines(&self.nodes, 0, lang, &mut lines);
        lines.concat()
    }

    fn add(&mut self, node: Node) {
        match self.open.last_mut() {
            Some(section) => section.nodes.push(node),
            None => self.nodes.push(node),
        }
    }
}

fn find<'a>(nodes: &'a [Node], wanted: &impl Fn(&Subject) -> bool) -> Option<&'a Section> {
    nodes.iter().find_map(|node| match node {
        Node::Step(_) => None,
        Node::Section(section) if wanted(&section.heading.subject) => Some(section),
        Node::Section(section) => find(&section.nodes, wanted),
    })
}

fn collect_lines(nodes: &[Node], depth: usize, lang: Lang, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    for node in nodes {
        match node {
            Node::Step(step) => {
                lines.push(format!("{indent}{} [{}]\n", step.message.text(lang), step.clause));
            }
            Node::Section(section) => {
                lines.push(format!("{indent}{}\n", section.heading.message.text(lang)));
                collect_lines(&section.nodes, depth + 1, lang, lines);
            }
        }
    }
}

impl Observer for Explanation {
    fn listens(&self) -> bool {
        true
    }

    fn open(&mut self, heading: Heading) {
        self.open.push(Section { heading, nodes: Vec::new() });
    }

    fn step(&mut self, step: Step) {
        self.add(Node::Step(step));
    }

    fn close(&mut self) {
        if let Some(section) = self.open.pop() {
            self.add(Node::Section(section));
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_messages::Message;

    use super::*;
    use crate::{report, section};

    fn example() -> Explanation {
        let pair = PerSide::new(StartNumber::from_index(1), StartNumber::from_index(4));
        let title = || Message::new("points-not-half").with("value", "title");
        let step = || Message::new("points-not-half").with("value", "step");
        let mut explanation = Explanation::default();
        section(&mut explanation, Subject::Round, title, |observer| {
            report(observer, Clause::new("G-3.1.1"), step);
            section(observer, Subject::Pair(pair), title, |observer| {
                report(observer, Clause::new("G-3.2.2"), step);
            });
        });
        explanation
    }

    #[test]
    fn sections_nest_and_steps_name_their_clause() {
        let text = example().text(Lang::En);
        let ends: Vec<(usize, Option<&str>)> = text
            .lines()
            .map(|line| (line.len() - line.trim_start().len(), line.split_once('[').map(|(_, end)| end)))
            .collect();
        assert_eq!(ends, [(0, None), (2, Some("G-3.1.1]")), (2, None), (4, Some("G-3.2.2]"))]);
    }

    #[test]
    fn the_clause_of_a_pair_is_found_from_either_side() {
        let (two, five) = (StartNumber::from_index(1), StartNumber::from_index(4));
        let explanation = example();
        assert_eq!(explanation.clause_of_pair(PerSide::new(five, two)), Some(Clause::new("G-3.2.2")));
        assert_eq!(explanation.clause_of_pair(PerSide::new(two, two)), None);
        assert_eq!(explanation.clause_of_bye(two), None);
    }

    #[test]
    fn data_holds_what_the_text_holds() {
        let json = example().json(Lang::Cs);
        let round = &json[0];
        assert_eq!(round["subject"], "round");
        assert_eq!(round["steps"][0]["clause"], "G-3.1.1");
        assert_eq!(round["steps"][0]["message"]["key"], "points-not-half");
        assert_eq!(round["steps"][0]["message"]["args"]["value"], "step");
        let pair = &round["steps"][1];
        assert_eq!((&pair["subject"], &pair["pair"]), (&"pair".into(), &serde_json::json!([2, 5])));
        assert!(pair["title"].as_str().unwrap().contains("půlbody"));
    }
}
