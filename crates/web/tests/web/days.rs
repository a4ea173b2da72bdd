//! Six days of play as scripts: each is played through the server as people do, and what they are answered on the way is
//! compared with what was recorded (`days/recorded`).
//!
//! The scripts speak in verbs (`pair`, `enter`, `correct`, `standings`), one file of verbs for each kind of tournament. Only
//! those files know addresses, fields and shapes of answers, so that a day stays the same when these change. What is
//! recorded is what people read: names, results, places, sentences.
//!
//! `KOLO_RECORD=1 cargo test -p kolo-web --test web days` writes the recordings again.

mod knockout;
mod mcmahon;
mod plans;
mod rating_swiss;
mod recording;
mod round_robin;
mod rounds;
mod rounds_seen;
mod school_teams;
mod script;
mod stages;
mod stages_seen;
mod team_swiss;
