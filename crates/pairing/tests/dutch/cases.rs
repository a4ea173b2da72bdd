use kolo_formats::Format;
use kolo_model::System;
use kolo_pairing::{Options, Silent, pair};
use std::path::PathBuf;

#[test]
fn all() {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir("/work/shared/cases/dutch").unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "trf"));
    files.sort();
    if let Ok(only) = std::env::var("ONLY") {
        files.retain(|f| f.to_string_lossy().contains(&only));
    }
    let mut bad = 0;
    for file in &files {
        let tournament = kolo_formats::read(Format::Trf, &std::fs::read(file).unwrap()).unwrap().tournament;
        let expected = std::fs::read_to_string(file.with_extension("expected")).unwrap();
        let mut want: Vec<String> = expected.lines().skip(1).map(str::to_owned).collect();
        let got = pair(System::Dutch, &tournament, &Options::default(), &mut Silent).unwrap();
        let mut found: Vec<String> = got.pairs.iter().map(|p| format!("{} {}", p.first, p.second)).collect();
        found.extend(got.byes.iter().map(|no| format!("{no} 0")));
        want.sort();
        found.sort();
        if want != found {
            bad += 1;
            println!("{}\n want {:?}\n got  {:?}", file.display(), want, found);
        }
    }
    println!("{bad} of {}", files.len());
    assert_eq!(bad, 0);
}

#[test]
fn explain() {
    let Ok(only) = std::env::var("EXPLAIN") else { return };
    let file = PathBuf::from(format!("/work/shared/cases/dutch/{only}.trf"));
    let tournament = kolo_formats::read(Format::Trf, &std::fs::read(file).unwrap()).unwrap().tournament;
    let mut e = kolo_pairing::Explanation::default();
    let started = std::time::Instant::now();
    pair(System::Dutch, &tournament, &Options::default(), &mut e).unwrap();
    println!("{}\n{:?}", e.text(kolo_messages::Lang::En), started.elapsed());
}
