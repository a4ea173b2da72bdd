//! What happened. Events are written once and never changed; their codes and fields are kept for ever.

mod about;
mod ground;

use kolo_live::LiveId;
use kolo_messages::Message;
use kolo_model::{Idle, Outcome, RoundNumber, Side, Verdict};
use kolo_play::clock::TimeControl;
use kolo_play::duel::Opening;
use kolo_rulings::{Assessment, GameEnd};
use kolo_stages::{GroupId, MatchId, RawPlan, SlotChange};
use kolo_teams::{LineUp, MatchResult};
use serde::{Deserialize, Serialize};

pub use self::ground::{AmendGround, RevokeGround};
use crate::book::{ProtestRuling, Scene};
use crate::rating_note::ForRating;
use crate::{
    Author, EntrantId, Entry, IncidentId, Note, PairingId, PairingSheet, ProtestId, Sanction, SanctionId,
    Settings, StageId, Step, Timestamp,
};

/// Declares the events: their Rust name, stable code, the version of their fields, and the fields.
///
/// One list, so that reading, writing and the table of codes cannot drift apart.
macro_rules! events {
    ($( $(#[$doc:meta])* $name:ident, $code:literal, $schema:literal, {
        $( $(#[$field_doc:meta])* $field:ident : $type:ty ),* $(,)?
    } )*) => {
        /// One thing that happened to a tournament.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Event {
            $( $(#[$doc])* $name($name), )*
        }

        $(
            $(#[$doc])*
            #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $( $(#[$field_doc])* pub $field: $type, )*
            }

            impl From<$name> for Event {
                fn from(event: $name) -> Event {
                    Event::$name(event)
                }
            }
        )*

        impl Event {
            /// Code and version of every event there is.
            pub const CODES: &[(&str, u16)] = &[$( ($code, $schema) ),*];

            /// The stable short code.
            pub fn code(&self) -> &'static str {
                match self { $( Event::$name(_) => $code, )* }
            }

            /// The version of the fields.
            pub fn schema(&self) -> u16 {
                match self { $( Event::$name(_) => $schema, )* }
            }

            /// The fields as JSON text.
            ///
            /// # Errors
            /// Only if the fields cannot be written as JSON, which would be a bug.
            pub fn payload(&self) -> Result<String, serde_json::Error> {
                match self { $( Event::$name(event) => serde_json::to_string(event), )* }
            }

            /// Reads an event of the current version of its fields.
            pub(crate) fn read_current(code: &str, schema: u16, payload: &str)
                -> Option<Result<Event, serde_json::Error>>
            {
                match (code, schema) {
                    $( ($code, $schema) => Some(serde_json::from_str::<$name>(payload).map(Event::$name)), )*
                    _ => None,
                }
            }
        }
    };
}

events! {
    /// The tournament was created.
    Created, "tournament.created", 4, {
        /// How it is played.
        settings: Settings,
    }
    /// The settings were changed.
    Configured, "tournament.configured", 4, {
        /// The new settings, whole.
        settings: Settings,
    }
    /// A player entered.
    Entered, "competitor.entered", 2, {
        /// Who.
        id: EntrantId,
        /// What is known.
        entry: Entry,
    }
    /// Data of a competitor were changed.
    Edited, "competitor.edited", 2, {
        /// Who.
        id: EntrantId,
        /// The new data, whole.
        entry: Entry,
    }
    /// A player withdrew (R-F5.1).
    Withdrawn, "competitor.withdrawn", 1, {
        /// Who.
        id: EntrantId,
        /// After how many published rounds.
        after: u32,
    }
    /// A player who had withdrawn came back.
    Returned, "competitor.returned", 1, {
        /// Who.
        id: EntrantId,
    }
    /// A player was checked in at the door.
    CheckedIn, "competitor.checked-in", 1, {
        /// Who.
        id: EntrantId,
    }
    /// A check-in was undone.
    CheckedOut, "competitor.checked-out", 1, {
        /// Who.
        id: EntrantId,
    }
    /// A player will have no opponent in a round, on request or by the organiser's leave (R-F5.2).
    AbsenceAnnounced, "absence.announced", 1, {
        /// Who.
        id: EntrantId,
        /// In which round.
        round: RoundNumber,
        /// Absence, or a bye worth points.
        idle: Idle,
    }
    /// An announced absence was withdrawn.
    AbsenceCancelled, "absence.cancelled", 1, {
        /// Who.
        id: EntrantId,
        /// In which round.
        round: RoundNumber,
    }
    /// Why a player had no opponent in a published round was corrected (R-F7.1).
    AbsenceCorrected, "absence.corrected", 1, {
        /// Who.
        id: EntrantId,
        /// In which round.
        round: RoundNumber,
        /// What counted before.
        was: Idle,
        /// What counts now.
        idle: Idle,
    }
    /// Start numbers were given (R-A2.2), or corrected while they may be (D-C.04.2-2.3).
    NumbersAssigned, "numbers.assigned", 1, {
        /// All players, number 1 first.
        order: Vec<EntrantId>,
        /// How the order came about.
        origin: NumbersOrigin,
    }
    /// The arbiter lets these play without a rating (R-A1.2, D-C.04.2-2.1).
    RatingsConfirmed, "ratings.confirmed", 1, {
        /// Those who had no rating.
        without: Vec<EntrantId>,
    }
    /// A round was drafted.
    RoundDrafted, "round.drafted", 2, {
        /// Which round.
        round: RoundNumber,
        /// The pairs.
        sheet: PairingSheet,
        /// Who made them.
        origin: DraftOrigin,
        /// Ids of the clauses that this sheet breaks; empty if none.
        breaks: Vec<String>,
    }
    /// The draft was changed by hand.
    DraftEdited, "draft.edited", 2, {
        /// Which round.
        round: RoundNumber,
        /// The pairs, whole.
        sheet: PairingSheet,
        /// Ids of the clauses that this sheet breaks; empty if none.
        breaks: Vec<String>,
    }
    /// The draft was thrown away.
    DraftDiscarded, "draft.discarded", 1, {
        /// Which round.
        round: RoundNumber,
    }
    /// The draft was published: from now on it stands (R-F6).
    RoundPublished, "round.published", 2, {
        /// Which round.
        round: RoundNumber,
        /// The pairs that hang on the wall, whatever the drafts before them were.
        sheet: PairingSheet,
        /// Who was not paired, and why.
        idle: Vec<(EntrantId, Idle)>,
    }
    /// Pairs already published were changed for a reason the rules list (R-F6, D-C.04.2-4.4).
    RoundAmended, "round.amended", 2, {
        /// Which round.
        round: RoundNumber,
        /// The new pairs, whole.
        sheet: PairingSheet,
        /// The reason of the rules.
        ground: AmendGround,
    }
    /// The latest round was unpublished as a whole.
    RoundRevoked, "round.revoked", 1, {
        /// Which round.
        round: RoundNumber,
        /// Why this is allowed.
        ground: RevokeGround,
    }
    /// A side reported a result that the other side has yet to confirm.
    ResultReported, "result.reported", 2, {
        /// Which match.
        pairing: PairingId,
        /// Who reports.
        by: EntrantId,
        /// What it would count for.
        verdict: Verdict,
        /// The result as it was reported, where it says more than the verdict (K-SHAPE).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<MatchResult>,
    }
    /// A result counts: both sides agree, or the organiser entered it.
    ResultConfirmed, "result.confirmed", 2, {
        /// Which match.
        pairing: PairingId,
        /// What counts: the outcome and the points inside the match. Recorded, so that reading a log never depends on
        /// later arithmetic.
        verdict: Verdict,
        /// The result as it was recorded, where it says more than the verdict (K-SHAPE).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<MatchResult>,
    }
    /// A result that counted was corrected (R-F7.1).
    ResultCorrected, "result.corrected", 2, {
        /// Which match.
        pairing: PairingId,
        /// What counted before.
        was: Verdict,
        /// What counts now.
        verdict: Verdict,
        /// The right result as it was recorded, where it says more than the verdict (K-SHAPE).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<MatchResult>,
        /// Matches of the plan whose results no longer count: others would stand in them (K-LATER).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        void: Vec<MatchId>,
    }
    /// It was recorded who plays at which board (P-3.1.5).
    LineUpSet, "line-up.set", 1, {
        /// Of which match.
        pairing: PairingId,
        /// The boards; players by their numbers in the rosters, see [`crate::player_of`].
        line_up: LineUp,
        /// The side that said it of itself; the organiser says it of both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
    }
    /// A match is played on devices from now on (K-LIVE).
    LiveOpened, "match.live-opened", 1, {
        /// Which match.
        pairing: PairingId,
        /// Its name there.
        live: LiveId,
        /// How duels begin (P-3.3.1.2).
        opening: Opening,
        /// The time of a duel.
        time: TimeControl,
    }
    /// A match was taken off the devices: what is played there does not come home.
    LiveClosed, "match.live-closed", 1, {
        /// Which match.
        pairing: PairingId,
    }
    /// The result that stands beside it in the same step came from devices.
    LiveDelivered, "match.live-delivered", 1, {
        /// Of which match.
        pairing: PairingId,
        /// From which devices.
        live: LiveId,
    }
    /// The sides recorded for a game were exchanged, because it was played that way (R-F7.1).
    SidesCorrected, "sides.corrected", 2, {
        /// Which match, as it was paired; the two were the other way round.
        pairing: PairingId,
    }
    /// The rules of the competition let a correction of a round count that was reported too late (D-C.04.2-4.3). What
    /// is corrected stands beside it in the same step, which rule it is in its reason.
    LateCorrectionAllowed, "late-correction.allowed", 1, {
        /// Which round.
        round: RoundNumber,
    }
    /// A mistake that was reported too late to count was noted for the rating report only (D-C.04.2-4.3).
    RatingNoted, "rating.noted", 2, {
        /// Which match.
        pairing: PairingId,
        /// The result that counts.
        was: Outcome,
        /// What is reported instead.
        should: ForRating,
    }
    /// A player did not come to a game, lost it by that, and had not informed the arbiter (R-F8).
    NoShowRecorded, "no-show.recorded", 2, {
        /// Who.
        id: EntrantId,
        /// Which match.
        pairing: PairingId,
        /// What follows.
        ruling: NoShowRuling,
    }
    /// It turned out that a player had come after all; they do not count as withdrawn because of that round.
    NoShowLifted, "no-show.lifted", 1, {
        /// Who.
        id: EntrantId,
        /// In which round.
        round: RoundNumber,
    }
    /// How a game that counts ended (G-4.4.5).
    EndDescribed, "result.described", 2, {
        /// Which match.
        pairing: PairingId,
        /// How it ended.
        end: GameEnd,
    }
    /// The start of a round was set or changed (G-4.4.1).
    StartSet, "start.set", 1, {
        /// Of which round.
        round: RoundNumber,
        /// When it starts.
        at: Timestamp,
        /// When it was to start before.
        was: Option<Timestamp>,
    }
    /// Something is kept in mind: a longer absence, a spectator (P-2.1.1.3, P-1.1.2.10).
    Noted, "note.kept", 1, {
        /// What.
        note: Note,
    }
    /// An incident was written down: what happened, what the rules advise, what was decided.
    IncidentRecorded, "incident.recorded", 2, {
        /// Its number.
        id: IncidentId,
        /// Where it happened.
        scene: Scene,
        /// What happened, the advice and the decision.
        assessment: Assessment,
    }
    /// An incident was recorded again.
    IncidentAmended, "incident.amended", 1, {
        /// Which.
        id: IncidentId,
        /// What holds now, whole.
        assessment: Assessment,
    }
    /// A sanction was given; what it led to stands beside it in the same step (K-SANCTION). What happened is the reason of the
    /// step.
    SanctionGiven, "sanction.given", 1, {
        /// Its number.
        id: SanctionId,
        /// Against whom, for what, what follows.
        sanction: Sanction,
    }
    /// A player protested against a result (G-4.4.8). Why is the reason of the step.
    ProtestLodged, "protest.lodged", 2, {
        /// Its number.
        id: ProtestId,
        /// Against the result of which match.
        pairing: PairingId,
        /// Who protests.
        by: EntrantId,
        /// The result that counted.
        against: Outcome,
    }
    /// A protest was decided. Why is the reason of the step.
    ProtestDecided, "protest.decided", 2, {
        /// Which.
        id: ProtestId,
        /// How.
        ruling: ProtestRuling,
    }
    /// The arbiter lets play go on over a protest that is open (K-PROTEST). Why is the reason of the step.
    ProtestPassedOver, "protest.passed-over", 1, {
        /// Which.
        id: ProtestId,
    }
    /// The tournament is over.
    Finished, "tournament.finished", 1, {}
    /// A finished tournament was opened again.
    Reopened, "tournament.reopened", 1, {}
    /// A stage is over: its order is sealed for those that follow (K-STAGE).
    StageClosed, "stage.closed", 1, {
        /// Which stage.
        stage: StageId,
        /// All who played in it, the best first.
        order: Vec<EntrantId>,
    }
    /// A plan was drawn.
    PlanDrafted, "plan.drafted", 1, {
        /// Of which stage.
        stage: StageId,
        /// The plan, whole.
        plan: RawPlan,
        /// The seed of its lots (K-SEED).
        seed: u64,
    }
    /// A plan that is not published was changed by hand.
    PlanEdited, "plan.edited", 1, {
        /// Of which stage.
        stage: StageId,
        /// What was changed.
        changes: Vec<SlotChange>,
        /// The plan after it, whole.
        plan: RawPlan,
    }
    /// A plan that was not published was thrown away.
    PlanDiscarded, "plan.discarded", 1, {
        /// Of which stage.
        stage: StageId,
    }
    /// A plan counts.
    PlanPublished, "plan.published", 1, {
        /// Of which stage.
        stage: StageId,
        /// The plan, whole.
        plan: RawPlan,
    }
    /// A plan in which nothing had been played is a draft again.
    PlanUnpublished, "plan.unpublished", 1, {
        /// Of which stage.
        stage: StageId,
    }
    /// Links of a published plan were changed by hand (K-SLOT).
    SlotsEdited, "slots.edited", 1, {
        /// Of which stage.
        stage: StageId,
        /// What was changed.
        changes: Vec<SlotChange>,
    }
    /// Tied members of a group were put in order (K-TIE).
    TieDecided, "tie.decided", 1, {
        /// Of which stage.
        stage: StageId,
        /// Which group.
        group: GroupId,
        /// The order, and who decided it.
        decision: kolo_stages::Decision,
    }
    /// An earlier step was undone (K-UNDO).
    StepUndone, "step.undone", 1, {
        /// The first event of the step.
        step: Step,
    }
    /// A step that had been undone holds again.
    StepRedone, "step.redone", 1, {
        /// The first event of the step.
        step: Step,
    }
}

/// How start numbers came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumbersOrigin {
    /// By rating, title and name (R-A2).
    ByRating,
    /// Drawn by lot from the seed of the tournament.
    ByLot,
    /// Given by the arbiter.
    Given,
    /// Late entries got the next free numbers.
    LateEntry,
}

/// What follows from an absence without informing the arbiter (R-F8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoShowRuling {
    /// The player counts as withdrawn.
    Withdrawn,
    /// The arbiter lets the player play on; the reason stands beside the event.
    PlaysOn,
    /// The rules of the tournament let the player play on (R-F.dispo).
    PlaysOnByRules,
}

/// Who made the pairs of a draft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DraftOrigin {
    /// The program (G-3.2.3: name, version and seed stand beside every pairing).
    Program {
        /// Version of the program.
        version: String,
        /// Seed of the lots in this pairing.
        seed: u64,
    },
    /// The arbiter, from nothing.
    ByHand,
}

impl DraftOrigin {
    /// Which program paired with which seed, or that the arbiter paired by hand (G-3.2.3).
    pub fn message(&self) -> Message {
        match self {
            DraftOrigin::Program { version, seed } => Message::new("drawn-by-program")
                .with("version", version.as_str())
                .with("seed", seed.to_string()),
            DraftOrigin::ByHand => Message::new("drawn-by-hand"),
        }
    }
}

/// An event with everything the log knows about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// Its place in the log.
    pub seq: u64,
    /// The first event of the step it belongs to: one command is one step.
    pub step: Step,
    /// Who did it.
    pub by: Author,
    /// When.
    pub at: Timestamp,
    /// Why, where a reason is due.
    pub reason: Option<String>,
    /// What happened.
    pub event: Event,
}
