//! The table as it stands in the document.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};

/// How an address is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Method {
    Get,
    Post,
}

/// An address with `…` for the place of the tournament and names in braces for what is filled in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Address {
    pub(super) method: Method,
    pub(super) path: String,
    /// The fields that say what is meant, as a browser sends them.
    pub(super) fields: String,
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let method = match self.method {
            Method::Get => "",
            Method::Post => "POST ",
        };
        write!(f, "{method}{} {}", self.path, self.fields)
    }
}

impl Address {
    fn read(text: &str) -> Address {
        let (method, rest) = match text.strip_prefix("POST ") {
            Some(rest) => (Method::Post, rest),
            None => (Method::Get, text),
        };
        let (path, fields) = rest.split_once(' ').unwrap_or((rest, ""));
        Address { method, path: path.to_owned(), fields: fields.to_owned() }
    }

    /// Whether it is behind the place of a tournament, so that it can be tried with every kind.
    pub(super) fn is_of_a_tournament(&self) -> bool {
        self.path.contains('…')
    }

    /// Whether both can be the same address, whatever is filled in.
    pub(super) fn meets(&self, other: &Address) -> bool {
        let (own, others): (Vec<&str>, Vec<&str>) =
            (self.path.split('/').collect(), other.path.split('/').collect());
        let fits =
            |(own, other): (&&str, &&str)| own == other || own.starts_with('{') || other.starts_with('{');
        self.method == other.method && own.len() == others.len() && own.iter().zip(&others).all(fits)
    }

    /// Whether it is the address of a route, in which names in braces stand for anything.
    pub(super) fn is_of(&self, method: &str, route: &str) -> bool {
        let same = match self.method {
            Method::Get => method == "get",
            Method::Post => method == "post",
        };
        let (own, others): (Vec<&str>, Vec<&str>) =
            (self.path.split('/').collect(), route.split('/').collect());
        let fits = |(own, other): (&&str, &&str)| own == other || other.starts_with('{');
        same && own.len() == others.len() && own.iter().zip(&others).all(fits)
    }
}

/// What stands in a cell.
#[derive(Debug)]
pub(super) enum Cell {
    /// It is there.
    Served(Vec<Address>),
    /// It is not.
    Gap,
    /// The rules do not have it: the name of the note that says so.
    ByRule(String),
}

impl Cell {
    fn read(text: &str) -> Cell {
        if text == "gap" {
            return Cell::Gap;
        }
        if let Some(note) = text.strip_prefix("–[^") {
            return Cell::ByRule(note.trim_end_matches(']').to_owned());
        }
        let addresses: Vec<Address> = text.split('`').skip(1).step_by(2).map(Address::read).collect();
        assert!(!addresses.is_empty(), "an address, `gap`, or – with a note: “{text}”");
        Cell::Served(addresses)
    }

    pub(super) fn addresses(&self) -> &[Address] {
        match self {
            Cell::Served(addresses) => addresses,
            Cell::Gap | Cell::ByRule(_) => &[],
        }
    }
}

/// A capability.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) cells: Vec<Cell>,
}

/// The document.
#[derive(Debug)]
pub(super) struct Table {
    /// The number of gaps that it says.
    pub(super) gaps: usize,
    pub(super) kinds: Vec<String>,
    pub(super) rows: Vec<Row>,
    pub(super) notes: BTreeMap<String, String>,
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

impl Table {
    pub(super) fn read() -> Table {
        let text = std::fs::read_to_string(docs().join("coverage.md")).expect("the table");
        let gaps =
            text.split("**Gaps: ").nth(1).and_then(|rest| rest.split('.').next()).expect("their number");
        let cells = |line: &str| -> Vec<String> {
            let line = line.trim_start_matches("| ").trim_end_matches(" |");
            line.split(" | ").map(|cell| cell.trim().to_owned()).collect()
        };
        let mut lines = text.lines().filter(|line| line.starts_with("| "));
        let head = cells(lines.next().expect("a head"));
        let mut rows = Vec::new();
        for line in lines.filter(|line| !line.starts_with("| ---") && !line.starts_with("| **")) {
            let cells = cells(line);
            assert_eq!(cells.len(), head.len(), "{line}");
            rows.push(Row {
                name: cells[0].clone(),
                cells: cells[1..].iter().map(|cell| Cell::read(cell)).collect(),
            });
        }
        let notes = text.lines().filter_map(|line| line.strip_prefix("[^")?.split_once("]: "));
        Table {
            gaps: gaps.parse().expect("a number"),
            kinds: head[1..].to_vec(),
            rows,
            notes: notes.map(|(name, text)| (name.to_owned(), text.to_owned())).collect(),
        }
    }
}

/// The ids of all clauses that have a row.
pub(super) fn clauses() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(docs().join("rules")).expect("the pages of rules") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "md") {
            let text = std::fs::read_to_string(path).expect("a page");
            let ids = text
                .lines()
                .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next().map(str::to_owned));
            found.extend(ids.filter(|id| id.contains('-') && !id.starts_with('-')));
        }
    }
    found
}

#[test]
fn a_route_stands_for_every_address_that_it_serves() {
    let address = Address::read("/desk/…/documents/badges");
    assert!(address.is_of("get", "/desk/…/documents/{kind}"));
    assert!(!address.is_of("post", "/desk/…/documents/{kind}") && !address.is_of("get", "/desk/…/documents"));
    assert!(!address.is_of("get", "/…/documents/{kind}/{round}"));
    assert!(Address::read("POST /desk/…/undo").is_of("post", "/desk/…/undo"));
}
