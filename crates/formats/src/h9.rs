//! The result file of the European Go Federation (`.h9`).
//!
//! # The grammar
//!
//! Text in ISO-8859-15 (UTF-8 is read, too). Lines that begin with a semicolon are heading and comments; the
//! heading says `; EV[name]`, `; PC[country,town]`, `; DT[first day,last day]`, `; HA[h1]` (reduction of the
//! handicap), `; KM[6.5]`, `; CM[comment]`, `; CL[A]` (class) and more. Every other line is a player:
//!
//! ```text
//! ; Pl Name                            Rk Co Club  MMS   SOS  SSOS
//!    1 Nova Eva                        3D CZ Prah   34   160   812 0    3+/w0    2+/b0 |12345678
//! ```
//!
//! number, surname and first name, rank, country, club, numbers of the final table, one result a round, and the
//! PIN after a bar. A result is the opponent's number, `+`, `-`, `=` or `?` (none yet), `/` or for a game that was
//! not played `!`, the colour `b` or `w`, and the handicap: `23+/w0`, `11-/b5`, `4+!w0`. `0+`, `0=` and `0-` are
//! rounds without opponent that bring one, half a and no point.
//!
//! # Reading
//!
//! The numbers of players become start numbers where they are 1 to n; else the lines are counted (other programs
//! leave the number away where places are shared). Rounds at the end in which no player played are rounds to come.
//! `/`, colour and handicap may be missing; a game without any colour gets one, and that is reported. The numbers of
//! the final table are not read. Lines of the heading that Kolo does not know are kept.
//!
//! # Writing
//!
//! Players stand in the order of the final table, by the criteria of the tournament, and are numbered in this
//! order. Letters that ISO-8859-15 does not have (ě, ř, č …) lose their marks; a program that reads the file finds
//! the people by their PINs.

mod heading;
mod lines;
mod player;
mod reader;
mod result;
mod writer;

pub use heading::class_of;
pub use writer::write;

pub(crate) use reader::read;
