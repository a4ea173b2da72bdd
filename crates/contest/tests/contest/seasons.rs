//! Whole seasons from a seed.

use kolo_contest::codec;
use kolo_contest::simulate::{Scale, simulate};

#[test]
fn a_season_is_played_to_its_end_and_nothing_is_broken() {
    let report = simulate(Scale::default(), 1).unwrap();
    println!("{:#?}", report.counts);
    assert_eq!(report.broken, []);
    let text = codec::write(&report.contest).unwrap();
    println!("{} bytes, {} events", text.len(), report.contest.records().len());
    let again = codec::read(text.as_bytes()).unwrap();
    assert_eq!(codec::write(&again).unwrap(), text);
}
