//! One tournament from its creation to its end: what is asked, what happens, and what follows.
//!
//! A tournament is an append-only log. [`Ledger::decide`] turns a [`Command`] into events or into a
//! [`Refusal`] that names the clause; [`Ledger::record`] writes the events; [`State`] is what they add up to.
//! Nothing is ever taken out of the log: a correction, an undo, a changed mind is one more event.
//!
//! | step | command | event |
//! | --- | --- | --- |
//! | prepare | create, configure, enter, edit, withdraw, check in, announce an absence | `tournament.*`, `competitor.*`, `absence.*` |
//! | draw | assign numbers, confirm missing ratings, draft, edit the draft, publish | `numbers.assigned`, `ratings.confirmed`, `round.drafted`, `draft.*`, `round.published` |
//! | play | enter line-ups, play on devices, report, confirm, record who did not come | `line-up.set`, `match.live-*`, `result.reported`, `result.confirmed`, `no-show.*` |
//! | rule | record and amend an incident, lodge, decide and pass over a protest, say how a game ended, set a start, note absences and spectators | `incident.*`, `protest.*`, `result.described`, `start.set`, `note.kept` |
//! | repair | correct a result or sides, note a mistake for the rating report, amend or revoke a round, undo, redo | `result.corrected`, `sides.corrected`, `late-correction.allowed`, `rating.noted`, `round.amended`, `round.revoked`, `step.*` |
//! | end | finish, reopen | `tournament.finished`, `tournament.reopened` |
//!
//! [`Ledger::preview`] reports what a command would change before it is given.
//!
//! Time, author and seed come from outside; the same commands give the same log everywhere.

mod acceleration;
pub mod book;
mod codec;
mod command;
mod decide;
mod entry;
mod erase;
mod event;
mod evolve;
mod final_order;
mod graph;
mod history;
mod incident;
mod ledger;
mod list;
mod live;
mod lock;
mod meeting;
mod note;
mod numbers;
mod pairing_id;
mod pairing_sheet;
mod preview;
mod rating_note;
mod redacted;
mod refusal;
mod refused_change;
mod roster;
mod rule_break;
mod sanction;
mod settings;
mod stage;
mod staleness;
mod start_numbers;
mod state;
mod unopposed;

pub use book::{Book, BookRefusal, Incident, Protest, ProtestRuling, Remedy, Scene};
pub use codec::UnreadableEvent;
pub use command::{
    AfterNoShow, Command, Drafting, MatchCommand, Missing, Numbering, Order, OwnRules, PublishedPairs,
    Repeat, TableResult, Unfinished,
};
pub use decide::Decision;
pub use entry::Entry;
pub use erase::{Erasing, Kept, NameForms};
pub use event::{AmendGround, DraftOrigin, Event, NoShowRuling, NumbersOrigin, Recorded, RevokeGround};
pub use evolve::InvalidEvent;
pub use final_order::FinalPlace;
pub use graph::{Graph, PlanDraft, Reports};
pub use kolo_log::{Author, Instead, Role, Step, Timestamp, UndoRefusal};
pub use kolo_model::Acceleration;
pub use kolo_model::EntrantId;
pub use kolo_teams::{
    BoardResult, Games, Judged, LineUp, MatchPoints, MatchResult, PlayerId, Seat, Shape, SheetProblem,
    SlipRefusal,
};
pub use ledger::{DamagedLog, Ledger, Prepared};
pub use list::{ListProblem, read_list};
pub use live::LiveOpening;
pub use lock::Fixed;
pub use meeting::{Meeting, TableStatus};
pub use note::Note;
pub use numbers::{IncidentId, ProtestId, SanctionId, TableNumber};
pub use pairing_id::{PairingId, Place, StageId, UnreadablePairing};
pub use pairing_sheet::PairingSheet;
pub use preview::{Change, Preview, changes};
pub use rating_note::{ForRating, RatingNote};
pub use redacted::Strength;
pub use refusal::{Refusal, WayBack};
pub use refused_change::RefusedChange;
pub use roster::{member_of, player_of};
pub use rule_break::{RuleBreak, Weight};
pub use sanction::{Against, Measure, Sanction};
pub use settings::{Approval, CheckIn, EqualsBy, NoShows, Settings, Sides};
pub use stage::{Field, StageSettings, StagesProblem};
pub use state::{ByHand, Draft, Entrant, Phase, PublishedRound, State};
