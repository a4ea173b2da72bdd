//! The engine against the reference.

use kolo_formats::Format;
use kolo_model::Tournament;

use crate::reference::{self, literal};

fn read(file: &std::path::Path) -> Tournament {
    kolo_formats::read(Format::Trf, &std::fs::read(file).unwrap()).unwrap().tournament
}

#[test]
fn reference_meets_cases() {
    let most: usize = std::env::var("MOST").map_or(10, |m| m.parse().unwrap());
    let mut files: Vec<_> =
        std::fs::read_dir("/work/shared/cases/dutch").unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "trf"));
    files.sort();
    let (mut count, mut bad) = (0, 0);
    for file in files {
        let t = read(&file);
        if t.competitors().len() > most { continue; }
        if let Ok(only) = std::env::var("ONLY") && !file.to_string_lossy().contains(&only) { continue; }
        count += 1;
        let expected = std::fs::read_to_string(file.with_extension("expected")).unwrap();
        let mut want: Vec<(u32,u32)> = expected.lines().skip(1).map(|l| { let (a,b)=l.split_once(' ').unwrap(); (a.parse().unwrap(), b.trim().parse().unwrap())}).collect();
        let order_want = want.clone();
        let got = reference::pair(&t).unwrap_or_default();
        if t.competitors().len() <= 8 { assert_eq!(got, reference::pair_by(&t, literal::choose).unwrap()); }
        if got != order_want { println!("order {} {:?} {:?}", file.display(), order_want, got); }
        let mut got = got;
        want.sort_unstable(); got.sort_unstable();
        if want != got { bad += 1; println!("{}\n want {want:?}\n got  {got:?}", file.display()); }
    }
    println!("{bad} of {count} differ");
    assert_eq!(bad, 0);
}
