//! What programs find in the file: what it is called, what they read out and in which order, letters and fonts.

use std::collections::BTreeMap;

use kolo_print::Document;
use kolo_print::sheets::{by_table, poster, standings};
use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Object, ObjectId, decode_text_string};

use crate::support::{origin, places, plain, round};

fn opened(document: &Document) -> lopdf::Document {
    lopdf::Document::load_mem(&document.pdf().expect("a PDF")).expect("a PDF that can be read")
}

fn dictionary<'a>(pdf: &'a lopdf::Document, inside: &'a Dictionary, key: &str) -> &'a Dictionary {
    pdf.get_dict_in_dict(inside, key.as_bytes()).expect(key)
}

fn text(inside: &Dictionary, key: &str) -> String {
    decode_text_string(inside.get(key.as_bytes()).expect("a text")).expect("a text")
}

/// Starts of marked content of a page, with their properties.
fn starts(pdf: &lopdf::Document, page: ObjectId) -> Vec<Dictionary> {
    let content = Content::decode(&pdf.get_page_content(page)).expect("instructions");
    let properties = |operation: &Operation| {
        (operation.operator == "BDC").then(|| operation.operands[1].as_dict().expect("properties").clone())
    };
    content.operations.iter().filter_map(properties).collect()
}

/// The parts of the tree: what they are, what is said of pictures, and whose the marks are, by page and name.
#[derive(Debug, Default)]
struct Parts {
    roles: Vec<String>,
    told: Vec<String>,
    marks: BTreeMap<(ObjectId, i64), ObjectId>,
}

fn walk(pdf: &lopdf::Document, id: ObjectId, found: &mut Parts) {
    let part = pdf.get_dictionary(id).expect("a part");
    found
        .roles
        .push(String::from_utf8_lossy(part.get(b"S").and_then(Object::as_name).expect("a role")).into());
    if part.has(b"Alt") {
        found.told.push(text(part, "Alt"));
    }
    let mut mark = |page: &Object, name: i64| {
        let place = (page.as_reference().expect("a page"), name);
        assert_eq!(found.marks.insert(place, id), None, "a mark stands in one place of the tree");
    };
    let mut below = Vec::new();
    for child in part.get(b"K").and_then(Object::as_array).expect("children") {
        match child {
            Object::Integer(name) => mark(part.get(b"Pg").expect("a page"), *name),
            Object::Dictionary(named) => {
                mark(
                    named.get(b"Pg").expect("a page"),
                    named.get(b"MCID").and_then(Object::as_i64).expect("a name"),
                );
            }
            other => below.push(other.as_reference().expect("a part")),
        }
    }
    for child in below {
        let parent = pdf.get_dictionary(child).and_then(|child| child.get(b"P")).expect("a parent");
        assert_eq!(parent.as_reference().expect("a parent"), id);
        walk(pdf, child, found);
    }
}

fn parts(pdf: &lopdf::Document) -> Parts {
    let root = dictionary(pdf, pdf.catalog().expect("a start"), "StructTreeRoot");
    let top = match root.get(b"K").expect("a tree") {
        Object::Array(only) => &only[0],
        only => only,
    };
    let mut found = Parts::default();
    walk(pdf, top.as_reference().expect("a part"), &mut found);
    found
}

#[test]
fn a_file_says_what_it_is_and_nothing_of_when() {
    let pdf = opened(&standings(&origin(), &places(3, plain)));
    let about = dictionary(&pdf, &pdf.trailer, "Info");
    assert!(text(about, "Title").starts_with("Jarní turnaj – "), "{}", text(about, "Title"));
    assert_eq!(text(about, "Creator"), "Kolo");
    assert!(!about.has(b"CreationDate") && !about.has(b"ModDate"));
    let start = pdf.catalog().expect("a start");
    assert_eq!(text(start, "Lang"), "en");
    let said =
        |inside: &str, key: &[u8]| dictionary(&pdf, start, inside).get(key).and_then(Object::as_bool).ok();
    assert_eq!(said("MarkInfo", b"Marked"), Some(true));
    assert_eq!(said("ViewerPreferences", b"DisplayDocTitle"), Some(true));
    let other = opened(&standings(&origin(), &places(4, plain)));
    let id = |pdf: &lopdf::Document| pdf.trailer.get(b"ID").expect("a name of its own").clone();
    assert_ne!(id(&pdf), id(&other));
}

#[test]
fn every_mark_that_is_read_stands_once_in_the_tree() {
    for document in [by_table(&origin(), &round(60, plain)), poster(&origin(), "https://kolo.example/t/open")]
    {
        let pdf = opened(&document);
        let found = parts(&pdf);
        let root = dictionary(&pdf, pdf.catalog().expect("a start"), "StructTreeRoot");
        let owners =
            dictionary(&pdf, root, "ParentTree").get(b"Nums").and_then(Object::as_array).expect("owners");
        let mut count = 0;
        for (at, page) in pdf.page_iter().enumerate() {
            let list =
                owners[2 * at + 1].as_reference().and_then(|list| pdf.get_object(list)).expect("a list");
            let list = list.as_array().expect("a list");
            let names: Vec<i64> = starts(&pdf, page)
                .iter()
                .filter_map(|start| start.get(b"MCID").and_then(Object::as_i64).ok())
                .collect();
            assert_eq!(names, (0..).take(list.len()).collect::<Vec<_>>());
            for (name, owner) in names.iter().zip(list) {
                assert_eq!(found.marks.get(&(page, *name)), owner.as_reference().ok().as_ref());
            }
            count += names.len();
        }
        assert_eq!(count, found.marks.len());
    }
}

#[test]
fn the_tree_says_what_is_a_title_a_table_and_a_picture() {
    let found = parts(&opened(&standings(&origin(), &places(2, plain))));
    let count = |role: &str| found.roles.iter().filter(|found| *found == role).count();
    assert_eq!(found.roles[0], "Document");
    assert_eq!((count("H1"), count("Table"), count("TR")), (1, 1, 3));
    assert_eq!(2 * count("TH"), count("TD"));
    let found = parts(&opened(&poster(&origin(), "https://kolo.example/t/open")));
    assert!(found.roles.contains(&"Figure".to_owned()) && found.told.iter().any(|told| !told.is_empty()));
}

#[test]
fn signs_without_a_letter_are_told() {
    let pdf = opened(&by_table(&origin(), &round(1, |_| "🙂 Emoji שלום".to_owned())));
    let page = pdf.page_iter().next().expect("a page");
    let told: Vec<String> = starts(&pdf, page)
        .iter()
        .filter(|start| start.has(b"ActualText"))
        .map(|start| text(start, "ActualText"))
        .collect();
    assert_eq!(told[..5], ["🙂", "ש", "ל", "ו", "ם"]);
}

#[test]
fn the_letters_of_a_file_are_in_it_and_no_others() {
    let fonts = |document: &Document| -> Vec<(String, usize)> {
        let pdf = opened(document);
        let page = pdf.page_iter().next().expect("a page");
        let fonts = pdf.get_page_fonts(page).expect("fonts");
        let font = |font: &&Dictionary| {
            let below =
                font.get(b"DescendantFonts").and_then(Object::as_array).expect("a font")[0].as_reference();
            let below = pdf.get_dictionary(below.expect("a font")).expect("a font");
            let file =
                dictionary(&pdf, below, "FontDescriptor").get(b"FontFile2").and_then(Object::as_reference);
            let file = pdf.get_object(file.expect("a file")).and_then(Object::as_stream).expect("a file");
            let name = font.get(b"BaseFont").and_then(Object::as_name).expect("a name");
            (String::from_utf8_lossy(name).into_owned(), file.decompressed_content().expect("a file").len())
        };
        fonts.values().map(font).collect()
    };
    let names = |letters: &'static str| fonts(&by_table(&origin(), &round(1, |_| letters.to_owned())));
    let (few, more) = (names("Eva"), names("Žofie Ελένη Дмитрий"));
    assert_eq!((few.len(), more.len()), (2, 2));
    for ((name, size), (other, larger)) in few.iter().zip(&more) {
        let (tag, family) = name.split_once('+').expect("a part of a font");
        assert!(tag.len() == 6 && tag.bytes().all(|letter| letter.is_ascii_uppercase()), "{name}");
        assert!(family.starts_with("NotoSans-"), "{name}");
        assert!(size < larger || name == other, "{size} {larger}");
    }
    assert!(few.iter().zip(&more).any(|(few, more)| few.0 != more.0), "another part is named in another way");
    assert!(more.iter().all(|(_, size)| *size < 40_000), "{more:?}");
}
