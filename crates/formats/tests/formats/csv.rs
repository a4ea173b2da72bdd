//! Lists of competitors.

use kolo_formats::Encoding;
use kolo_formats::csv::{CsvReading, Separator, read, write};
use kolo_messages::Lang;
use kolo_model::{RawTournament, Sex};

use super::files::content;

fn keys(reading: &CsvReading) -> Vec<&'static str> {
    reading.warnings.iter().map(|note| note.message.key()).collect()
}

fn problems(text: &str) -> String {
    read(text.as_bytes()).unwrap_err().to_string()
}

#[test]
fn a_czech_list_is_read_in_both_encodings() {
    let windows = read(&content("own/czech-windows-1250.csv")).unwrap();
    let utf8 = read(&content("own/czech-utf8-bom.csv")).unwrap();
    assert_eq!((windows.encoding, utf8.encoding), (Encoding::Windows1250, Encoding::Utf8));
    assert_eq!(windows.competitors, utf8.competitors);
    assert_eq!(utf8.separator, Separator::Semicolon);
    assert_eq!(keys(&utf8), ["csv-columns-unknown"]);
    assert_eq!(keys(&windows), ["file-encoding-guessed", "csv-columns-unknown"]);
    assert!(utf8.warnings[0].to_string().contains("Telefon"));

    let first = &utf8.competitors[0];
    assert_eq!((first.no, first.name.as_str()), (2, "Žofie Nováková"));
    assert_eq!(first.club.as_ref().map(|club| club.value.as_str()), Some("ŠK \"Věž\" Plzeň"));
    assert_eq!(first.born.as_ref().map(|born| born.value.as_str()), Some("30. 4. 2011"));
    let last = &utf8.competitors[2];
    assert_eq!(last.club.as_ref().map(|club| club.value.as_str()), Some("Škola; Brno"));
    assert_eq!((last.place.line, last.place.column), (5, 1));
    let numbers: Vec<u32> = utf8.competitors.iter().map(|competitor| competitor.no).collect();
    assert_eq!(numbers, [2, 3, 1], "the one without a number gets the lowest free one");
}

#[test]
fn slovak_and_english_lists_are_read() {
    let slovak = read(&content("own/slovak-tabs.csv")).unwrap();
    assert_eq!(slovak.separator, Separator::Tab);
    assert_eq!(slovak.competitors[0].sex, Some(Sex::Female));
    assert_eq!(slovak.competitors[1].rank.as_ref().map(|rank| rank.value.as_str()), Some("1d"));
    let english = read(&content("own/english-commas.csv")).unwrap();
    assert_eq!(english.separator, Separator::Comma);
    assert_eq!(english.competitors[0].name, "Smith, John");
    assert_eq!(english.competitors[0].federation_id, Some(400_000));
    assert_eq!(english.competitors[1].rating, None, "a zero is no rating");
}

#[test]
fn a_written_list_has_only_columns_that_are_used() {
    let competitors = read(&content("own/slovak-tabs.csv")).unwrap().competitors;
    let raw = RawTournament { competitors, ..RawTournament::default() };
    let checked = raw.check().unwrap().tournament;
    let text = String::from_utf8(write(checked.competitors(), Lang::Cs)).unwrap();
    assert_eq!(text, "Číslo,Jméno,Třída,Země,Pohlaví\n1,Ľubica Šťastná,3k,SK,w\n2,Ján Kováč,1d,SK,m\n");
}

#[test]
fn mistakes_are_named_with_their_place() {
    let no_names = problems("Telefon;Rating\n1;2\n");
    assert!(no_names.starts_with("1:1: ") && no_names.contains("Telefon, Rating"), "{no_names}");
    assert!(problems("name,rating\nA,fast\n").starts_with("2:3: "));
    assert!(problems("no,name\n1,A\n1,B\n").starts_with("3:1: "));
    assert!(problems("no,name\n0,A\n").starts_with("2:1: "));
    assert!(problems("name,rating\n,1500\n").starts_with("2:1: "));
    assert!(problems("name\nA,B\n").starts_with("2:3: "));
    assert!(problems("name\n\"A\n").starts_with("2:1: "));
    assert!(problems("\n\n").contains("empty"));
    assert!(problems("name\n").contains("no competitor"));
    let twice = problems("name,rating,fide id\nA,x,y\n,1,\n");
    assert_eq!(twice.lines().count(), 3, "{twice}");
}

#[test]
fn spreadsheets_may_name_the_separator_first() {
    let reading = read(b"sep=;\r\nName;Rating\r\nA;1500\r\n").unwrap();
    assert_eq!(reading.competitors.len(), 1);
}

#[test]
fn ratings_of_older_scales_are_converted_and_the_sum_is_reported() {
    let list = "name,rating,rating origin\nA,INGO 84,\nB,bcf190,\nC,2100,neověřený\nD,1800,odhad\nE,2000,\nF,,odhad\nG,1,?\n";
    let reading = read(list.as_bytes()).unwrap();
    let warnings: Vec<String> = reading.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(warnings[0], "2:3: INGO 84: 2840 − 8 × 84 = 2168");
    assert_eq!(warnings[1], "3:3: BCF 190: 600 + 8 × 190 = 2120");
    assert!(warnings[2].starts_with("8:5: the rating origin “?”"), "{warnings:?}");
    let raw = RawTournament { competitors: reading.competitors, ..RawTournament::default() };
    let checked = raw.check().unwrap().tournament;
    let ratings: Vec<String> = checked
        .competitors()
        .iter()
        .map(|c| c.rating.map_or("none".to_owned(), |rating| rating.message().text(Lang::En)))
        .collect();
    let expected = [
        "2168 (from INGO 84)",
        "2120 (from BCF 190)",
        "2100 (not verified)",
        "1800 (estimated)",
        "2000",
        "none",
        "1",
    ];
    assert_eq!(ratings, expected);
    // What is written says the same when it is read again.
    let written = write(checked.competitors(), Lang::Sk);
    let text = String::from_utf8(written.clone()).unwrap();
    assert!(text.starts_with("Číslo,Meno,Rating,Pôvod ratingu\n1,A,INGO 84,\n"), "{text}");
    let raw = RawTournament { competitors: read(&written).unwrap().competitors, ..RawTournament::default() };
    assert_eq!(raw.check().unwrap().tournament.competitors(), checked.competitors());
    assert!(problems("name,rating\nA,INGO 900\n").starts_with("2:3: a rating of -4360"));
    assert!(problems("name,rating\nA,ELO 1900\n").contains("BCF 190"));
}

#[test]
fn a_rating_and_its_origin_must_not_contradict_each_other() {
    let origins = "name,rating,rating origin\n";
    let warned = |row: &str| {
        let reading = read(format!("{origins}{row}\n").as_bytes()).unwrap();
        reading.warnings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    // Nobody has a rating of 84: it was not converted.
    assert!(warned("A,84,INGO").contains("write INGO 84 in the rating column"));
    assert!(warned("A,190,bcf").contains("write BCF 190 in the rating column"));
    assert_eq!(warned("A,2168,INGO") + &warned("A,84,estimated"), "");
    assert!(problems(&format!("{origins}A,INGO 84,odhad\n")).starts_with("2:3: the origin of INGO 84 is in"));
    assert!(warned("A,INGO 84,ingo").contains("= 2168"));
}

#[test]
fn a_converted_rating_of_zero_is_still_one() {
    let reading = read(b"name,rating\nA,INGO 355\nB,0\n").unwrap();
    let raw = RawTournament { competitors: reading.competitors, ..RawTournament::default() };
    let competitors = raw.check().unwrap().tournament.competitors().to_vec();
    assert_eq!(
        [&competitors[0], &competitors[1]].map(|c| c.rating.map(kolo_model::Rating::value)),
        [Some(0), None]
    );
    let again = read(&write(&competitors, Lang::En)).unwrap().competitors;
    let again = RawTournament { competitors: again, ..RawTournament::default() }.check().unwrap();
    assert_eq!(again.tournament.competitors(), competitors);
}
