//! Lists and tables over pages.

use std::collections::BTreeMap;

use kolo_messages::{Figure, Lang};
use kolo_print::Document;
use kolo_print::layout::{Ink, Layout, Role};
use kolo_print::sheets::{by_name, by_table, chart, crosstable, standings};
use kolo_views::table::Table;
use kolo_views::wall_chart::{ChartCell, ChartLine, SquareLine, SquareTable, WallChart};
use proptest::prelude::*;

use crate::support::{entries, origin, places, plain, round, texts, who};

#[test]
fn a_pdf_says_what_the_round_says() {
    let pages = texts(&by_table(&origin(), &round(4, plain)));
    assert_eq!(pages.len(), 1);
    let page = &pages[0];
    for words in [
        "Jarní turnaj",
        "Round 3: Pairings by table",
        "White",
        "Black",
        "Hráč1ů",
        "Hráč8ů",
        "1 : 0",
        "Without an opponent",
        "Hráč9ů – bye",
        "state no. 12",
        "1 / 1",
    ] {
        assert!(page.contains(words), "`{words}` is missing in\n{page}");
    }
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    let document = || standings(&origin(), &places(40, plain)).pdf().expect("a PDF");
    assert_eq!(document(), document());
}

#[test]
fn mistakes_for_the_rating_report_stand_below_the_places() {
    let for_rating = vec!["round 2, table 1: 0 : 1 instead of 1 : 0".to_owned()];
    let text = texts(&standings(&origin(), &Table { for_rating, ..places(4, plain) })).join("\n");
    let heading = text.find("For the rating report only").expect("a heading");
    let note = text.find("round 2, table 1: 0 : 1 instead of 1 : 0").expect("the note");
    assert!(heading < note, "{text}");
    assert!(!texts(&standings(&origin(), &places(4, plain))).join("\n").contains("rating report"));
}

#[test]
fn every_row_of_255_tables_stands_once_under_a_head() {
    let mut round = round(255, plain);
    round.free.clear();
    let pages = texts(&by_table(&origin(), &round));
    assert!((6..=10).contains(&pages.len()), "{} pages", pages.len());
    let all = pages.join("\n");
    for id in 1..=510 {
        assert_eq!(all.matches(&plain(id)).count(), 1, "{id}");
    }
    for (at, page) in (1..).zip(&pages) {
        assert!(page.contains("Result"), "no head on page {at}");
        assert!(page.contains(&format!("{at} / {}", pages.len())), "no number on page {at}");
        assert!(page.contains("Round 3: Pairings by table"), "no title on page {at}");
    }
}

#[test]
fn a_thousand_players_are_printed_at_once() {
    let document = standings(&origin(), &places(1000, plain));
    let pages = texts(&document);
    let all = pages.join("\n");
    for id in 1..=1000 {
        assert_eq!(all.matches(&plain(id)).count(), 1, "{id}");
    }
    let names = texts(&by_name(&origin(), &round(500, plain)));
    assert!(names.len() < 40, "{} pages", names.len());
}

#[test]
fn nobody_and_one_are_printed_too() {
    for players in [0, 1] {
        let pages = texts(&standings(&origin(), &places(players, plain)));
        assert_eq!(pages.len(), 1);
        assert!(pages[0].contains("Name"), "the head stands there");
    }
    assert_eq!(texts(&by_table(&origin(), &round(0, plain))).len(), 1);
    assert_eq!(texts(&kolo_print::sheets::badges(&origin(), &entries(0, plain))).len(), 1);
}

#[test]
fn odd_names_neither_vanish_nor_break_anything() {
    let odd = [
        "<script>alert('1')</script>",
        "🙂🙃 Emoji",
        "שלום עולם",
        "محمد علي",
        "n\u{303}o\u{301}",
        "A\u{200d}B",
        "(\\)%PDF",
        "Nejnepravděpodobnějšíhoznejnepravděpodobnějších Bartoloměj Janův",
    ];
    let name = |id: u32| odd[(id as usize - 1) % odd.len()].to_owned();
    let document = by_table(&origin(), &round(4, name));
    let page = texts(&document).join("\n");
    for words in ["<script>alert('1')</script>", "Emoji", "(\\)%PDF", "Bartoloměj"] {
        assert!(page.contains(words), "`{words}` is missing in\n{page}");
    }
    // Signs without a glyph are drawn as boxes, one each.
    let layout = Layout::of(&document);
    let boxes = layout.pages.iter().flat_map(|page| &page.marks).filter_map(|mark| match &mark.ink {
        Ink::Text { line, .. } => Some(line.glyphs.iter().filter(|glyph| glyph.id == 0).count()),
        Ink::Area { .. } | Ink::Frame { .. } | Ink::Cut { .. } | Ink::Picture { .. } => None,
    });
    let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').count();
    assert!(boxes.sum::<usize>() >= 2 + letters("שלום עולם") + letters("محمد علي"));
}

#[test]
fn a_few_tables_are_large_and_many_are_small() {
    let size = |tables: u32| {
        let layout = Layout::of(&by_table(&origin(), &round(tables, plain)));
        let mark = layout.pages.iter().flat_map(|page| &page.marks).find_map(|mark| match &mark.ink {
            Ink::Text { line, size, .. } if line.text == plain(1) => Some(*size),
            _ => None,
        });
        mark.expect("the first player")
    };
    assert!(size(10) > size(20) && size(20) > size(100), "{:?} {:?} {:?}", size(10), size(20), size(100));
}

fn wide_chart(rounds: u32) -> Document {
    let cell = |round: u32| ChartCell::Game {
        opponent: 1000 + round,
        side: "white".to_owned(),
        result: Some("10 : 10".to_owned()),
    };
    let line = |id: u32| ChartLine {
        who: who(id, plain(id)),
        cells: (1..=rounds).map(cell).collect(),
        points: Figure::new(format!("{id}77"), Lang::En),
    };
    chart(&origin(), &WallChart { rounds: rounds as usize, lines: (1..=3).map(line).collect() })
}

#[test]
fn a_chart_that_is_too_wide_goes_on_below_with_the_names_again() {
    let text = texts(&wide_chart(60)).join("\n");
    for round in 1..=60 {
        assert_eq!(text.matches(&format!("10 : 10 {}w", 1000 + round)).count(), 3, "round {round}");
    }
    assert!(text.matches(&plain(1)).count() > 1, "the names are said again");
    let few = texts(&wide_chart(5)).join("\n");
    assert_eq!(few.matches(&plain(1)).count(), 1);
}

#[test]
fn a_crosstable_bars_the_diagonal_and_holds_sixty_players() {
    let line = |id: u32| SquareLine {
        who: who(id, plain(id)),
        against: (1..=60).map(|other| if other == id { vec![] } else { vec!["½".to_owned()] }).collect(),
        points: Figure::new("29½", Lang::En),
    };
    let document = crosstable(&origin(), &SquareTable { lines: (1..=60).map(line).collect() });
    let text = texts(&document).join("\n");
    for id in 1..=60 {
        assert_eq!(text.matches(&plain(id)).count(), 1, "{id} stands once, so all columns fit side by side");
    }
}

/// Every row lies on one page, within the margins, below the row before.
fn rows_are_whole(layout: &Layout) -> Result<(), TestCaseError> {
    let mut rows: BTreeMap<(usize, usize), (usize, i64, i64)> = BTreeMap::new();
    let (width, height) = layout.sheet;
    for (at, page) in layout.pages.iter().enumerate() {
        for mark in &page.marks {
            let Ink::Text { line, size, .. } = &mark.ink else { continue };
            let right = mark.x + line.width(*size);
            prop_assert!(mark.x.0 > 0 && right <= width, "`{}` stands outside the page", line.text);
            prop_assert!(mark.y.0 > 0 && mark.y < height, "`{}` stands outside the page", line.text);
            if let Role::Cell { block, row, .. } = mark.role {
                let spot = rows.entry((block, row)).or_insert((at, mark.y.0, mark.y.0));
                prop_assert_eq!(spot.0, at, "row {} is cut", row);
                spot.1 = spot.1.min(mark.y.0 - size.0 / 2);
                spot.2 = spot.2.max(mark.y.0);
            }
        }
    }
    let spots: Vec<_> = rows.values().copied().collect();
    for pair in spots.windows(2) {
        prop_assert!(pair[0].0 < pair[1].0 || pair[0].2 < pair[1].1, "rows lie over each other");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_row_is_cut_and_none_is_missing(names in prop::collection::vec("\\PC{1,80}", 1..90)) {
        let name = |id: u32| names[(id as usize) % names.len()].clone();
        let tables = u32::try_from(names.len()).expect("few");
        for document in [
            by_table(&origin(), &round(tables, name)),
            by_name(&origin(), &round(tables, name)),
            standings(&origin(), &places(tables, name)),
        ] {
            let layout = Layout::of(&document);
            rows_are_whole(&layout)?;
            let marks = layout.pages.iter().flat_map(|page| &page.marks);
            let rows: std::collections::BTreeSet<usize> = marks.filter_map(|mark| match mark.role {
                Role::Cell { row, .. } => Some(row),
                _ => None,
            }).collect();
            let expected = match &document.body {
                kolo_print::document::Body::Flow(pieces) => pieces.iter().find_map(|piece| match piece {
                    kolo_print::document::Piece::Table(table) => Some(table.rows.len()),
                    _ => None,
                }),
                kolo_print::document::Body::Cards(_) => None,
            };
            prop_assert_eq!(Some(rows.len()), expected.map(|rows| rows + 1), "every row and the head");
            prop_assert!(document.pdf().is_ok());
        }
    }
}
