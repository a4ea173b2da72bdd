//! Whatever is accepted as a result file must have a canonical form in the other formats.
#![no_main]

use kolo_formats::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| kolo_fuzz::round_trip(Format::H9, bytes));
