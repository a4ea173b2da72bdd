//! Whatever is accepted as a duel or a position can be checked and drawn, and is written so that it reads back.
#![no_main]

use kolo_play::diagram::{Labels, Picture, letters, svg};
use kolo_play::record::{Counting, Format, Reading, check_record, read, read_as, write};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(reading) = read(bytes) else { return };
    match &reading {
        Reading::Record(record) => {
            let picture = Picture::of_report(&check_record(record));
            assert_eq!(letters(&picture).lines().count(), 16);
            assert!(svg(&picture, &Labels::default()).ends_with("</svg>\n"));
            for format in [Format::Text, Format::Json, Format::Psq] {
                if let Ok(written) = write(format, &reading) {
                    assert_eq!(read_as(format, written.as_bytes()).as_ref(), Ok(&reading));
                }
            }
        }
        Reading::Position(raw) => {
            let Ok(position) = raw.check(None, Counting::Any) else { return };
            for format in [Format::Gomocup, Format::Marks, Format::Diagram, Format::Position] {
                let written = write(format, &reading).expect("a sound position");
                let again = read_as(format, written.as_bytes()).expect("what was written reads back");
                assert_eq!(again.position(None, Counting::Any), Ok(position.clone()));
            }
        }
    }
});
