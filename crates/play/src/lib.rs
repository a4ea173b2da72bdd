//! What happens at the board.
//!
//! | subject | module |
//! | --- | --- |
//! | cells, marks and the board of gomoku (P-3.3.1.1) | `cell`, `mark`, `board` |
//! | clocks, flags, byo-yomi, adjournment (G-4.4 to G-7, P-3.3.2) | [`clock`] |
//! | whether a player wins by force (P-3.3.1.6) | [`prover`] |
//! | a duel from the first mark to its end, SWAP 1 and SWAP 2 (P-3.3) | [`duel`] |
//! | records of duels and positions: formats, and whether a record is legal | [`record`] |
//! | pictures of duels and positions | [`diagram`] |
//!
//! No I/O, no clock, no floats, and no chance but that of a seed which is passed in. Time is a number that the
//! caller passes.

mod board;
mod cell;
pub mod clock;
pub mod diagram;
pub mod duel;
mod mark;
pub mod prover;
pub mod record;

pub use board::{Board, Row, Taken};
pub use cell::{CELLS, Cell, SIZE, UnreadableCell};
pub use mark::{Mark, PerMark, UnreadableMark};
