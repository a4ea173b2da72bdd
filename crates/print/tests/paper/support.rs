//! Rounds and tables to print, and a reader of PDF files that is not ours.

use kolo_messages::{Figure, Lang};
use kolo_model::PerSide;
use kolo_print::Document;
use kolo_print::sheets::Origin;
use kolo_views::Who;
use kolo_views::entries::{Entries, EntryLine, Standing};
use kolo_views::round::{FreeLine, Round, Seat, Stage, Status, TableLine};
use kolo_views::table::{ColumnHead, Line, Table};

pub(crate) fn origin() -> Origin {
    Origin {
        event: "Jarní turnaj".to_owned(),
        date: "8. 5. 2027".to_owned(),
        version: Some(12),
        lang: Lang::En,
    }
}

pub(crate) fn who(id: u32, name: impl Into<String>) -> Who {
    Who { id, no: Some(id), name: name.into() }
}

/// A round of so many tables, and one player without an opponent.
pub(crate) fn round(tables: u32, name: impl Fn(u32) -> String) -> Round {
    let seat = |id: u32| Seat { who: who(id, name(id)), points: Figure::new("1½", Lang::En) };
    let table = |at: u32| TableLine {
        table: at,
        seats: PerSide::new(seat(2 * at - 1), seat(2 * at)),
        terms: None,
        status: Status::Open,
        result: (at % 3 == 1).then(|| "1 : 0".to_owned()),
        reports: PerSide::default(),
        live: None,
    };
    let free = FreeLine { who: who(2 * tables + 1, name(2 * tables + 1)), why: "bye".to_owned() };
    Round {
        number: 3,
        stage: Stage::Published,
        starts: None,
        sides: PerSide::new("white".to_owned(), "black".to_owned()),
        tables: (1..=tables).map(table).collect(),
        free: vec![free],
        drawn_by: String::new(),
        changed_by_hand: false,
        open: 0,
    }
}

pub(crate) fn places(players: u32, name: impl Fn(u32) -> String) -> Table {
    let head = |code: &'static str, heading: &str| ColumnHead {
        code,
        heading: heading.to_owned(),
        meaning: format!("what {heading} means"),
        clause: "",
    };
    let line = |at: u32| Line {
        place: at.to_string(),
        who: who(at, name(at)),
        values: [format!("{}½", players - at), at.to_string(), format!("{}", at * 7)]
            .map(|value| Figure::new(value, Lang::En))
            .into(),
    };
    Table {
        after: 3,
        open: 2,
        columns: vec![head("points", "Pts"), head("sos", "SOS"), head("sodos", "SODOS")],
        lines: (1..=players).map(line).collect(),
        for_rating: Vec::new(),
    }
}

pub(crate) fn entries(players: u32, name: impl Fn(u32) -> String) -> Entries {
    let line = |at: u32| EntryLine {
        who: who(at, name(at)),
        rating: None,
        title: None,
        rank: None,
        club: Some("ŠK Žižkov".to_owned()),
        country: None,
        roster: Vec::new(),
        standing: Standing::Here,
        absences: Vec::new(),
    };
    Entries { lines: (1..=players).map(line).collect(), playing: 0, here: None, provisional: None }
}

/// A name that no other number has, as a word without spaces.
pub(crate) fn plain(id: u32) -> String {
    format!("Hráč{id}ů")
}

/// The text of every page, as a reader of PDF files finds it.
pub(crate) fn texts(document: &Document) -> Vec<String> {
    let bytes = document.pdf().expect("a PDF");
    let pdf = lopdf::Document::load_mem(&bytes).expect("a PDF that can be read");
    let pages: Vec<u32> = pdf.get_pages().keys().copied().collect();
    pages.iter().map(|page| pdf.extract_text(&[*page]).expect("text")).collect()
}
