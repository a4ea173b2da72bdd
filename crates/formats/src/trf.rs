//! The tournament report file of the chess federation (TRF).
//!
//! # Reading
//!
//! TRF16 with the `XX` lines of the pairing engines, `BB` lines, the byes of TRF06, and the lines of TRF26
//! that carry facts Kolo knows. Lines stand in any order and end with LF, CR LF or CR; the text is UTF-8 or
//! Windows-1250 (then with a warning). Fixed columns stay fixed: a line whose separating columns are not
//! blank is shifted and is refused, because everything after the shift would be read wrongly.
//!
//! - Rounds played: up to the last one in which any player has an opponent or a pairing bye. Byes in the columns
//!   after it are plans. `XXZ` and `240` add to them.
//! - Results: `1 = 0` played, `W D L` played but not rated, `+ -` forfeit, `U F H Z` byes, blank no result yet,
//!   and `*` for an adjourned game (our own sign: TRF has none). Without opponent `+` is `U`, `=` is `H`,
//!   `-` is `Z`, as in TRF06. Nothing at all in a round played is an absence without a reason.
//! - Points in columns 81 to 84 are compared with the results; a difference is a warning.
//! - `062`, `072` and `082` are compared, too, and counted again when the file is written.
//! - Lines that Kolo does not know are kept as they are and written again; a warning names their kinds.
//!
//! # The canonical form
//!
//! What [`write`] gives: UTF-8, LF after every line, no blanks at the end of a line, empty values left out.
//! Lines stand in this order:
//!
//! 1. `012` to `132`, by number; `112` once for each deputy; `062`, `072`, `082` only where the file had them,
//! 2. rounds, colour, points: `XXR`, `XXC`, `XXS`, or in a file of TRF26 `142`, `152`, `162`,
//! 3. `192` where it can name the system (with the Baku acceleration, if that is named), then the order of players as
//!    `202` or `212` where every criterion has a code there,
//! 4. kept lines of the heading (numbers that end with 2, `XX?`, `BB?`),
//! 5. `001` by start number; opponents filled up with blanks or zeros as the file had it,
//! 6. `013`, then forbidden pairs (`XXP`, or `260` where they end or begin with a round), then accelerations
//!    (`XXA`, in TRF26 `250`),
//! 7. the other kept lines.
//!
//! Byes to come are written in the columns of `001`. A withdrawn player gets `0000 - Z` in the next round, so
//! that no engine pairs the player.

mod acceleration;
mod code;
mod criteria;
mod event;
mod kept;
mod lost;
mod numbers;
mod player;
mod player_line;
mod reader;
mod rounds;
mod scoring;
mod settings;
mod writer;

pub(crate) use reader::read;
pub(crate) use writer::write;
