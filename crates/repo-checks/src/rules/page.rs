//! Reads the tables of a rule page.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::Finding;
use crate::links::line_of;

/// The columns of a rule table, in their order.
const COLUMNS: [&str; 6] = ["id", "meaning", "what the software does", "code", "test", "state"];

/// One row as it is written. Whether it is true is for the check to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The line in the page.
    pub line: usize,
    /// The clause's id.
    pub id: String,
    /// Paths of the code, as written.
    pub code: String,
    /// Paths of the tests, as written.
    pub test: String,
    /// The state, as written.
    pub state: String,
}

/// One page with all its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// Where the page stands in the repository.
    pub path: String,
    /// The rows of all its rule tables.
    pub rows: Vec<Row>,
}

impl Page {
    /// Reads every table whose first column is `id`.
    ///
    /// # Errors
    /// When such a table has other columns than the rule tables have.
    pub fn parse(path: &str, markdown: &str) -> Result<Page, Vec<Finding>> {
        let mut rows = Vec::new();
        let mut findings = Vec::new();
        for table in tables(markdown) {
            let Some((header, body)) = table.split_first() else {
                continue;
            };
            if header.cells.first().map(String::as_str) != Some(COLUMNS[0]) {
                continue;
            }
            if header.cells != COLUMNS {
                let expected = COLUMNS.join(" | ");
                findings.push(Finding::at_line(path, header.line, format!("columns must be {expected}")));
                continue;
            }
            rows.extend(body.iter().filter_map(row));
        }
        if findings.is_empty() { Ok(Page { path: path.to_owned(), rows }) } else { Err(findings) }
    }
}

/// `None` cannot come up: Markdown gives every row as many cells as the header has.
fn row(line: &Line) -> Option<Row> {
    let [id, _, _, code, test, state] = line.cells.as_slice() else {
        return None;
    };
    Some(Row {
        line: line.line,
        id: id.clone(),
        code: code.clone(),
        test: test.clone(),
        state: state.clone(),
    })
}

/// One line of any table.
struct Line {
    line: usize,
    cells: Vec<String>,
}

fn tables(markdown: &str) -> Vec<Vec<Line>> {
    let mut tables: Vec<Vec<Line>> = Vec::new();
    let mut lines: Vec<Line> = Vec::new();
    let mut cells: Vec<String> = Vec::new();
    let mut cell = String::new();
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::TableCell) => cell.clear(),
            Event::End(TagEnd::TableCell) => cells.push(cell.trim().to_owned()),
            Event::End(TagEnd::TableHead | TagEnd::TableRow) => {
                lines.push(Line { line: line_of(markdown, range.start), cells: std::mem::take(&mut cells) });
            }
            Event::End(TagEnd::Table) => tables.push(std::mem::take(&mut lines)),
            Event::Text(text) | Event::Code(text) => cell.push_str(&text),
            Event::InlineHtml(html) if html.starts_with("<br") => cell.push('\n'),
            _ => {}
        }
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_rule_tables_are_read_and_other_tables_are_not() {
        let markdown = "# Page\n\n| score | no. |\n| --- | --- |\n| 1 | 2 |\n\n\
            | id | meaning | what the software does | code | test | state |\n\
            | --- | --- | --- | --- | --- | --- |\n\
            | R-A1 | *(printed as 6)* x `<` y | Sort. | `a.rs::f`<br>`b.rs` | – | not yet |\n";
        let page = Page::parse("docs/rules/x.md", markdown).unwrap();
        let expected = Row {
            line: 9,
            id: "R-A1".to_owned(),
            code: "a.rs::f\nb.rs".to_owned(),
            test: "–".to_owned(),
            state: "not yet".to_owned(),
        };
        assert_eq!(page.rows, [expected]);
    }

    #[test]
    fn a_rule_table_with_other_columns_is_refused() {
        let markdown = "| id | meaning | code |\n| --- | --- | --- |\n| R-A1 | x | – |\n";
        let findings = Page::parse("docs/rules/x.md", markdown).unwrap_err();
        assert_eq!(findings[0].line, Some(1));
    }
}
