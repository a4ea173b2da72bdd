//! The table of pages and commands of every kind of tournament (`docs/coverage.md`), held against a running server with one
//! tournament of each kind.

mod kinds;
mod table;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::client::Client;
use crate::crew::Member;
use crate::forms::Form;
use crate::routes::ROUTES;
use crate::site::{Folder, Site};
use kinds::Kind;
use table::{Address, Cell, Method, Table};

/// A server with one tournament of each kind.
struct House {
    site: Site,
    desk: Client,
    /// What the organiser's forms carry.
    token: String,
    /// How many were sent.
    forms: AtomicU32,
}

impl House {
    /// Whether an address is served; the organiser's are opened by the owner, all others by the public.
    async fn serves(&self, kind: &Kind, address: &Address) -> Result<(), u16> {
        let path = kind.fill(&address.path);
        let inside = path.starts_with("/desk") || path.starts_with("/api/desk");
        let client = if inside { &self.desk } else { &self.site.client };
        let status = match address.method {
            // The end of a stream is not waited for.
            Method::Get if path.starts_with("/events") => client.status(&path).await,
            Method::Get => client.file(&path).await.0.status,
            // Without anything in it: an address that is there says what is missing.
            Method::Post => client.send("POST", &path, "").await.status,
        };
        let there = match address.method {
            Method::Get => status == 200 || status == 303,
            Method::Post => status != 404 && status != 405 && status < 500,
        };
        if there { Ok(()) } else { Err(status) }
    }

    /// Whether a form with its fields is understood: it is taken, shown before it is saved, or refused by a rule.
    async fn understands(&self, kind: &Kind, address: &Address) -> Result<(), u16> {
        let name = format!("probe-{}", self.forms.fetch_add(1, Ordering::Relaxed));
        let fields = [("token", self.token.as_str()), ("command", name.as_str())];
        let form = Form::unseen(&kind.fill(&address.path), &fields);
        let status = form.send_with(&self.desk, &kind.fill(&address.fields).replace('+', "%2B")).await.status;
        if matches!(status, 200 | 303 | 409 | 422) { Ok(()) } else { Err(status) }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_cell_of_the_table_is_true() {
    let table = Table::read();
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let kinds = kinds::all(&site, &desk).await;
    let token = Member { client: desk.clone() }.token().await;
    let house = House { site, desk, token, forms: AtomicU32::new(0) };
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
    assert_eq!(table.kinds, names, "the columns");
    let mut wrong = Vec::new();
    for (at, kind) in kinds.iter().enumerate() {
        let own: BTreeSet<&Address> = table.rows.iter().flat_map(|row| row.cells[at].addresses()).collect();
        for row in &table.rows {
            for address in row.cells[at].addresses() {
                if let Err(status) = house.serves(kind, address).await {
                    wrong.push(format!("{}, {}: {address:?} is not served ({status})", row.name, kind.name));
                }
            }
            if !matches!(row.cells[at], Cell::Gap) {
                continue;
            }
            // What serves others is not there either, unless it serves something else here. Pages say more than forms: an
            // address that takes forms may be there for some kinds and refuse what others send.
            let others: BTreeSet<&Address> = row.cells.iter().flat_map(Cell::addresses).collect();
            let pages = others.iter().any(|one| one.method == Method::Get);
            let others = others
                .into_iter()
                .filter(|one| one.is_of_a_tournament() && (one.method == Method::Get) == pages);
            for address in others.filter(|one| !own.iter().any(|own| own.meets(one))) {
                if house.serves(kind, address).await.is_ok() {
                    wrong.push(format!("{}, {}: {address:?} is served", row.name, kind.name));
                }
            }
        }
    }
    // Forms change what others look at, so they come last.
    for (at, kind) in kinds.iter().enumerate() {
        for row in &table.rows {
            for address in row.cells[at].addresses().iter().filter(|one| !one.fields.is_empty()) {
                if let Err(status) = house.understands(kind, address).await {
                    wrong.push(format!(
                        "{}, {}: {address:?} is not understood ({status})",
                        row.name, kind.name
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    house.site.stop().await;
}

#[test]
fn no_kind_of_tournament_has_a_gap() {
    let table = Table::read();
    let cells = table.rows.iter().flat_map(|row| &row.cells);
    let gaps = cells.filter(|cell| matches!(cell, Cell::Gap)).count();
    assert_eq!(gaps, table.gaps, "the number over the table is that of its gaps");
    assert_eq!(gaps, 0, "what one kind has, every kind has, or a clause says why not");
}

#[test]
fn what_the_rules_do_not_have_names_its_clause() {
    let table = Table::read();
    let clauses = table::clauses();
    for row in &table.rows {
        for cell in &row.cells {
            let Cell::ByRule(note) = cell else { continue };
            let text = table.notes.get(note).unwrap_or_else(|| panic!("{}: no note “{note}”", row.name));
            let named: Vec<&str> =
                text.split(['(', ')', ',', ' ', ';']).filter(|word| clauses.contains(*word)).collect();
            assert!(!named.is_empty(), "{note}: no clause in “{text}”");
        }
    }
    let used: BTreeSet<&String> = table
        .rows
        .iter()
        .flat_map(|row| &row.cells)
        .filter_map(|cell| match cell {
            Cell::ByRule(note) => Some(note),
            Cell::Served(_) | Cell::Gap => None,
        })
        .collect();
    assert_eq!(used, table.notes.keys().collect(), "every note is used");
}

#[test]
fn every_address_of_a_tournament_stands_in_the_table() {
    let table = Table::read();
    let mut missing = Vec::new();
    for (method, path, _) in ROUTES {
        for (place, columns) in kinds::PLACES {
            let Some((before, after)) = path.split_once(place) else { continue };
            let wanted = format!("{before}/…{after}");
            let cells = table.rows.iter().flat_map(|row| &row.cells[columns.clone()]);
            if !cells.flat_map(Cell::addresses).any(|address| address.is_of(method, &wanted)) {
                missing.push(format!("{method} {path}"));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "say in docs/coverage.md what these serve, and for which kinds:\n{}",
        missing.join("\n")
    );
}
