//! Whatever is accepted as a file of OpenGotha must have a canonical form in every format.
#![no_main]

use kolo_formats::Format;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| kolo_fuzz::round_trip(Format::OpenGotha, bytes));
