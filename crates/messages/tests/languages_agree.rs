//! Every key stands in every language, with the same variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use kolo_messages::{Lang, catalog};

/// Variables used by each key of one text file.
fn variables_by_key(content: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(content).expect("text file parses");
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            if let Some(pattern) = &message.value {
                collect_from_pattern(pattern, &mut variables);
            }
            found.insert(message.id.name.to_owned(), variables);
        }
    }
    found
}

fn collect_from_pattern(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            collect_from_expression(expression, variables);
        }
    }
}

fn collect_from_expression(expression: &ast::Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => collect_from_inline(inline, variables),
        ast::Expression::Select { selector, variants } => {
            collect_from_inline(selector, variables);
            for variant in variants {
                collect_from_pattern(&variant.value, variables);
            }
        }
    }
}

fn collect_from_inline(inline: &ast::InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for positional in &arguments.positional {
                collect_from_inline(positional, variables);
            }
        }
        ast::InlineExpression::Placeable { expression } => collect_from_expression(expression, variables),
        _ => {}
    }
}

#[test]
fn text_files_are_sound() {
    assert_eq!(catalog().broken(), &[] as &[String]);
}

#[test]
fn every_key_has_the_same_variables_in_every_language() {
    let mut differences = Vec::new();
    for file in catalog().files() {
        let english = variables_by_key(file.content[Lang::En as usize]);
        for lang in Lang::ALL {
            let other = variables_by_key(file.content[lang as usize]);
            for key in english.keys().chain(other.keys()).collect::<BTreeSet<_>>() {
                if english.get(key) != other.get(key) {
                    differences.push(format!(
                        "{}.ftl {key}: en {:?}, {lang} {:?}",
                        file.subject,
                        english.get(key),
                        other.get(key)
                    ));
                }
            }
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
