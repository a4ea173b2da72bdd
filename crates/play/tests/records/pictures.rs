//! Pictures are sound XML, tell what they show, and let nothing through from names.

use kolo_model::SplitMix64;
use kolo_play::diagram::{Labels, Picture, svg};
use kolo_play::record::{Counting, check_record, read, text};
use quick_xml::Reader;
use quick_xml::events::Event;

use super::random;

/// Names of all elements, in their order; panics where it is no XML.
fn elements(xml: &str) -> Vec<String> {
    let mut reader = Reader::from_str(xml);
    reader.config_mut().check_end_names = true;
    let mut names = Vec::new();
    let mut depth = 0_usize;
    loop {
        match reader.read_event().expect("well-formed") {
            Event::Start(element) => {
                depth += 1;
                element.attributes().for_each(|attribute| drop(attribute.expect("sound attributes")));
                names.push(element.name().as_ref().to_owned());
            }
            Event::Empty(element) => {
                element.attributes().for_each(|attribute| drop(attribute.expect("sound attributes")));
                names.push(element.name().as_ref().to_owned());
            }
            Event::End(_) => depth -= 1,
            Event::Eof => break,
            other => assert!(matches!(other, Event::Text(_) | Event::GeneralRef(_)), "{other:?}"),
        }
    }
    assert_eq!(depth, 0, "everything is closed");
    names
}

fn count(names: &[String], name: &str) -> usize {
    names.iter().filter(|found| *found == name).count()
}

#[test]
fn every_duel_gives_sound_xml_with_one_group_a_mark() {
    for seed in 0..200 {
        let record = random::record(&mut SplitMix64::new(seed));
        let report = check_record(&record);
        let labels = Labels {
            title: record.names.first.as_ref().map(ToString::to_string).unwrap_or_default(),
            description: "a & b < c".to_owned(),
            captions: vec!["<script>alert(1)</script>".to_owned(), "x".repeat(500)],
        };
        let drawn = svg(&Picture::of_report(&report), &labels);
        let names = elements(&drawn);
        assert_eq!(names[..3], ["svg", "title", "desc"], "{seed}");
        assert_eq!(count(&names, "g"), report.placed.len());
        assert_eq!(count(&names, "line"), usize::from(report.row().is_some()), "the row is struck through");
        assert_eq!(count(&names, "script"), 0);
        assert_eq!(drawn.matches("class=\"opening\"").count(), report.opening_marks);
        assert_eq!(drawn.matches("class=\"last\"").count(), usize::from(!report.placed.is_empty()));
        assert_eq!(drawn, svg(&Picture::of_report(&report), &labels), "the same bytes");
    }
}

#[test]
fn row_15_is_on_top_and_marks_are_numbered() {
    let report = check_record(&text::read("b15 o1").expect("sound"));
    let drawn = svg(&Picture::of_report(&report), &Labels::default());
    assert!(drawn.contains("<title>1. ✕ b15</title><path d=\"M65 33L87 55M65 55L87 33\"/>"), "{drawn}");
    assert!(drawn.contains("<title>2. ◯ o1</title><circle cx=\"492\" cy=\"492\" r=\"11\"/>"), "{drawn}");
    assert!(drawn.contains("<text class=\"number\" x=\"76\" y=\"49\">1</text>"), "{drawn}");
}

#[test]
fn the_row_that_won_is_struck_through_from_end_to_end() {
    let report = check_record(&text::read("a1 a2 b1 b2 c1 c2 d1 d2 e1").expect("sound"));
    let drawn = svg(&Picture::of_report(&report), &Labels::default());
    assert!(drawn.contains("<line class=\"five\" x1=\"44\" y1=\"492\" x2=\"172\" y2=\"492\"/>"), "{drawn}");
}

#[test]
fn names_are_text_and_colours_follow_light_and_dark() {
    let labels = Labels { title: "</title><script>".to_owned(), ..Labels::default() };
    let position = read(b"xh8 oi9 > x").expect("sound").position(None, Counting::AsInDuel).expect("sound");
    let drawn = svg(&Picture::of_position(&position), &labels);
    assert!(drawn.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"), "{drawn}");
    assert!(drawn.contains("prefers-color-scheme:dark") && drawn.contains("var(--kolo-print,"), "{drawn}");
    assert!(!drawn.contains("class=\"number\""), "a position has no order");
    elements(&drawn);
}
