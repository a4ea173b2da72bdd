//! The binary, run in a folder of its own, for every command, exit code and kind of error.

mod bad_input;
mod check;
mod contest;
mod contest_guide;
mod contest_refusals;
mod contest_repairs;
mod contest_support;
mod convert;
mod federation;
mod fide_1992;
mod fide_1992_pairing;
mod generate;
mod go;
mod go_guide;
mod languages;
mod log;
mod pair;
mod pisqworky;
mod rating;
mod simulate;
mod stages;
mod stages_guide;
mod standings;
mod standings_guide;
mod support;
mod usage;
