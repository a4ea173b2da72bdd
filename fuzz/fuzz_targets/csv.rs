//! A list that is accepted and sound is written so that it reads back.
#![no_main]

use kolo_formats::csv;
use kolo_messages::Lang;
use kolo_model::{RawCompetitor, RawTournament};
use libfuzzer_sys::fuzz_target;

fn check(competitors: Vec<RawCompetitor>) -> Option<Vec<kolo_model::Competitor>> {
    let raw = RawTournament { competitors, ..RawTournament::default() };
    raw.check().ok().map(|checked| checked.tournament.competitors().to_vec())
}

fuzz_target!(|bytes: &[u8]| {
    if let Some(competitors) = csv::read(bytes).ok().and_then(|reading| check(reading.competitors)) {
        let written = csv::write(&competitors, Lang::Cs);
        let again = csv::read(&written).expect("what was written reads back");
        assert_eq!(check(again.competitors).as_ref(), Some(&competitors));
    }
});
