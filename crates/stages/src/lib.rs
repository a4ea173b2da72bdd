//! Knockout and stages: a graph of matches with stored links.
//!
//! A [`Plan`] says who plays whom before any match is played: every slot holds a link ([`Slot`]), such as the winner
//! of a match or a place of a group, never a position to be computed. [`Plan::check`] names everything that is
//! wrong with a plan, or gives a [`CheckedPlan`]. [`generate`] makes plans. A [`Ledger`] plays one: it turns an
//! [`Order`] into an [`Event`] or into a [`Refusal`] that names the clause, and its [`State`] is what the events
//! add up to.
//!
//! | subject | module |
//! | --- | --- |
//! | links and slots | `slot` |
//! | each entrant goes somewhere, exactly once | `check` |
//! | seeding, byes, placement, consolation, groups, chains (G-3.1.4, G-3.1.5, G-3.2.2) | [`generate`] |
//! | how a match of a plan ends, and how that is written | [`verdict`], [`stored_outcome`] |
//! | who stands where | `resolve`, `group_table` |
//! | results, walkovers, withdrawals, corrections, links changed by hand, ties, undo | `decide`, `state`, `ledger` |
//! | what decides between tied teams of the contest (P-1.1.4.7, P-1.1.4.8) | `duel`, `resolve::places`, `resolve::deciders`, `open_steps` |
//! | what happened, what would change, and why it is so | `describe`, `preview`, `explain` |
//! | final places, one order of all, brackets, drawings | `places`, `total_order`, `view`, `drawing` |
//! | the file | [`codec`] |
//!
//! No I/O, no clock, no floats. Time and author come from outside, and lots from a recorded seed.

mod check;
mod checked;
pub mod codec;
mod command;
mod contest;
mod decide;
mod describe;
mod draw;
mod drawing;
mod duel;
mod entrant;
mod event;
mod explain;
pub mod generate;
mod group_table;
mod ids;
mod ledger;
mod lots;
mod occupant;
mod open_steps;
mod places;
mod plan;
mod preview;
mod problem;
mod refusal;
mod resolve;
mod slot;
mod state;
pub mod stored_outcome;
mod total_order;
pub mod verdict;
mod view;

pub use check::{MAX_ENTRANTS, MAX_GROUP};
pub use checked::CheckedPlan;
pub use command::{Command, Later, Order};
pub use contest::{Boards, Contest, ContestRules, Drawn, MOST_BOARDS, SmallField, TieRule};
pub use draw::{Breach, CannotDraw, Draw};
pub use duel::{Clock, DECIDER_MINUTES, Duel, DuelNumber, DuelResult, DuelTerms, GroupDuel};
pub use entrant::{Entrant, Label};
pub use event::{DecidedBy, Decision, Event, Record, SlotChange};
pub use explain::{ExplanationStep, edited_by_hand};
pub use group_table::GroupTable;
pub use ids::{GroupId, MatchId, StageId};
pub use kolo_model::EntrantId;
pub use kolo_play::duel::Opening;
pub use ledger::{DamagedLog, Ledger};
pub use occupant::Occupant;
pub use open_steps::OpenStep;
pub use places::{PlaceSpan, Settled, Standing};
pub use plan::{FinalPlaces, Games, Group, Match, Plan, RawPlan, Stage};
pub use preview::{Change, GroupStanding, changes};
pub use problem::{PlanProblem, PlanProblemKind, PlanProblems};
pub use refusal::Refusal;
pub use resolve::{BrokenBy, DeciderStep, Fixture, GameResult, Status, Tie, TieStep};
pub use slot::{Slot, SlotPlace, UnreadableSlot};
pub use state::{InvalidEvent, State};
pub use total_order::{OrderedBy, Ranked};
pub use verdict::MOST_SCORE;
pub use view::{BracketMatch, GroupView};
