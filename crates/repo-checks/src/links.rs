//! Relative links in Markdown.

use pulldown_cmark::{Event, Parser, Tag};

/// A link or picture that leads to a file of the repository.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RelativeLink {
    /// The line the link starts on.
    pub line: usize,
    /// What the document says.
    pub written: String,
    /// The path from the root of the repository; `None` if it leads out of it.
    pub leads_to: Option<String>,
}

/// Every relative link in `markdown`, which stands at `path` in the repository.
/// Links inside code are no links.
pub fn relative_links(path: &str, markdown: &str) -> Vec<RelativeLink> {
    let mut found = Vec::new();
    for (event, range) in Parser::new(markdown).into_offset_iter() {
        let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = event else {
            continue;
        };
        let target = dest_url.split('#').next().unwrap_or_default();
        if target.is_empty() || target.contains("://") || target.starts_with("mailto:") {
            continue;
        }
        found.push(RelativeLink {
            line: line_of(markdown, range.start),
            written: dest_url.to_string(),
            leads_to: resolve(path, target),
        });
    }
    found
}

/// The line number of the byte at `offset`, counted from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}

fn resolve(path: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(markdown: &str) -> Vec<Option<String>> {
        let links = relative_links("docs/rules/page.md", markdown);
        links.into_iter().map(|link| link.leads_to).collect()
    }

    #[test]
    fn relative_links_are_resolved_from_the_document() {
        let markdown = "[a](other.md) [b](../guide/x.md#part) ![c](../../README.md) [d](../../../out.md)";
        let expected = [
            Some("docs/rules/other.md".to_owned()),
            Some("docs/guide/x.md".to_owned()),
            Some("README.md".to_owned()),
            None,
        ];
        assert_eq!(targets(markdown), expected);
    }

    #[test]
    fn reference_links_count_and_carry_their_line() {
        let links = relative_links("README.md", "one\n\nsee [the page][p]\n\n[p]: docs/page.md\n");
        assert_eq!(links[0].leads_to.as_deref(), Some("docs/page.md"));
        assert_eq!(links[0].line, 3);
    }

    #[test]
    fn code_and_outside_links_are_left_alone() {
        let markdown = "`[a](b.md)` [c](https://example.org/d.md) [e](#part)\n\n```\n[f](g.md)\n```\n";
        assert_eq!(targets(markdown), []);
    }
}
