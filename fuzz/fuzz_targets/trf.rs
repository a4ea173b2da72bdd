//! Whatever is accepted as TRF must have a canonical form in both formats.
#![no_main]

use kolo_formats::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| kolo_fuzz::round_trip(Format::Trf, bytes));
