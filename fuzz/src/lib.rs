//! The property that the targets share.

use kolo_formats::{Format, read, write};

/// Reads, writes and reads again.
///
/// # Panics
/// When a file that was accepted cannot be written, or does not read back as the same.
pub fn round_trip(format: Format, bytes: &[u8]) {
    let Ok(reading) = read(format, bytes) else {
        return;
    };
    let json = write(Format::Json, &reading.tournament).expect("JSON holds everything").bytes;
    let again = read(Format::Json, &json).expect("what was written as JSON reads back");
    assert_eq!(again.tournament, reading.tournament);
    if let Ok(trf) = write(Format::Trf, &reading.tournament) {
        let again = read(Format::Trf, &trf.bytes).expect("what was written as TRF reads back");
        let canonical = write(Format::Trf, &again.tournament).expect("it was written before").bytes;
        assert_eq!(canonical, trf.bytes);
    }
    if let Ok(xml) = write(Format::OpenGotha, &reading.tournament) {
        let again = read(Format::OpenGotha, &xml.bytes).expect("what was written for OpenGotha reads back");
        let canonical = write(Format::OpenGotha, &again.tournament).expect("it was written before").bytes;
        assert_eq!(canonical, xml.bytes);
    }
}
