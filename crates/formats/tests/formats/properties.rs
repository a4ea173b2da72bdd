//! What is written reads back, whatever the tournament.

use kolo_formats::{Format, read, write};
use kolo_model::RawTournament;
use proptest::prelude::*;

use super::generator::tournament;

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn json_keeps_everything(seed: u64, players in 1u32..14, rounds in 0u32..6) {
        let original = tournament(seed, players, rounds);
        let writing = write(Format::Json, &original).unwrap();
        prop_assert!(writing.lost.is_empty());
        let text = String::from_utf8(writing.bytes).unwrap();
        match read(Format::Json, text.as_bytes()) {
            Err(problems) => prop_assert!(false, "{problems}\n{text}"),
            Ok(reading) => prop_assert_eq!(reading.tournament, original),
        }
    }

    #[test]
    fn a_written_trf_is_canonical(seed: u64, players in 1u32..14, rounds in 0u32..6) {
        let original = tournament(seed, players, rounds);
        let text = String::from_utf8(write(Format::Trf, &original).unwrap().bytes).unwrap();
        let reading = read(Format::Trf, text.as_bytes());
        prop_assert!(reading.is_ok(), "{}\n{text}", reading.unwrap_err());
        let first = reading.unwrap().tournament;
        let again = String::from_utf8(write(Format::Trf, &first).unwrap().bytes).unwrap();
        prop_assert_eq!(&again, &text);

        let json = write(Format::Json, &first).unwrap().bytes;
        let through_json = read(Format::Json, &json).unwrap().tournament;
        let back = String::from_utf8(write(Format::Trf, &through_json).unwrap().bytes).unwrap();
        prop_assert_eq!(back, text);
    }

    #[test]
    fn a_written_list_reads_back(seed: u64, players in 1u32..30) {
        let original = tournament(seed, players, 0);
        for lang in kolo_messages::Lang::ALL {
            let bytes = kolo_formats::csv::write(original.competitors(), lang);
            let competitors = kolo_formats::csv::read(&bytes).unwrap().competitors;
            let raw = RawTournament { competitors, ..RawTournament::default() };
            let back = raw.check().unwrap().tournament;
            prop_assert_eq!(kolo_formats::csv::write(back.competitors(), lang), bytes);
        }
    }
}
