//! A command: what is asked to happen.

use kolo_live::LiveId;
use kolo_model::{Idle, Outcome, PerSide, RoundNumber, Verdict};

pub use kolo_rulings::Repeat;
use kolo_rulings::{Assessment, GameEnd};
use kolo_stages::{GroupId, Slot, SlotPlace};
use kolo_teams::{LineUp, MatchResult};

use crate::book::{ProtestRuling, Scene};
use crate::event::{AmendGround, NumbersOrigin, RevokeGround};
use crate::live::LiveOpening;
use crate::rating_note::ForRating;
use crate::{
    EntrantId, Entry, IncidentId, Note, PairingId, PairingSheet, ProtestId, Sanction, Settings, StageId,
    Step, TableNumber, Timestamp,
};

/// A command with who gives it, when, and why.
pub type Order = kolo_log::Order<Command>;

/// What can be asked of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Start the log of a new tournament.
    Create(Settings),
    /// Change the settings.
    Configure(Settings),
    /// Enter a player. Late entries get the next start number.
    Enter(Entry),
    /// Enter several, as one step.
    EnterAll(Vec<Entry>),
    /// Change what is known about a player.
    Edit(EntrantId, Entry),
    /// Withdraw a player from the rounds to come (R-F5.1).
    Withdraw(EntrantId),
    /// Let a player who withdrew play on.
    Return(EntrantId),
    /// Check a player in at the door.
    CheckIn(EntrantId),
    /// Take a check-in back.
    CheckOut(EntrantId),
    /// Announce that a player has no opponent in a round to come (R-F5.2).
    AnnounceAbsence {
        /// Who.
        id: EntrantId,
        /// In which round.
        round: RoundNumber,
        /// Absence, or a bye worth points.
        idle: Idle,
    },
    /// Announce the same for several people, as one step: those who are not at the door are not paired.
    AnnounceAbsences {
        /// Who.
        who: Vec<EntrantId>,
        /// In which round.
        round: RoundNumber,
        /// Absence, or a bye worth points.
        idle: Idle,
    },
    /// Correct why a player had no opponent in a published round (R-F7.1).
    CorrectAbsence {
        /// Who.
        id: EntrantId,
        /// In which round.
        round: RoundNumber,
        /// What it was.
        idle: Idle,
        /// What becomes of a round already published (R-F7.2).
        published: PublishedPairs,
        /// What the rules of the competition say about it.
        own_rules: OwnRules,
    },
    /// Take an announced absence back.
    CancelAbsence {
        /// Who.
        id: EntrantId,
        /// In which round.
        round: RoundNumber,
    },
    /// Give start numbers: before round 1, by the FIDE (Dutch) rules until round 4 (D-C.04.2-2.3), then with a reason.
    AssignNumbers(Numbering),
    /// Let those who have no rating play without one (R-A1.2, D-C.04.2-2.1).
    ConfirmRatings,
    /// Make the pairs of the next round.
    DraftRound {
        /// By the program, or a sheet made by hand.
        by: Drafting,
        /// What to do about games without a result.
        unfinished: Unfinished,
    },
    /// Change the draft by hand.
    EditDraft(PairingSheet),
    /// Throw the draft away.
    DiscardDraft,
    /// Publish the draft.
    Publish,
    /// Change published pairs for one of the reasons the rules list (R-F6, D-C.04.2-4.4).
    AmendPublished {
        /// The new pairs.
        sheet: PairingSheet,
        /// The reason.
        ground: AmendGround,
    },
    /// Take the latest round back.
    RevokeRound(RevokeGround),
    /// Report a result: [`MatchCommand::Report`] of the match at a table.
    ReportResult(TableResult),
    /// Record that a player did not come to a game and had not informed the arbiter: it is lost by forfeit, and the
    /// player counts as withdrawn (R-F8).
    ReportNoShow {
        /// Which round.
        round: RoundNumber,
        /// At which table.
        table: TableNumber,
        /// Who did not come.
        missing: Missing,
        /// What follows.
        then: AfterNoShow,
    },
    /// Confirm what was reported: [`MatchCommand::Confirm`] of the match at a table.
    ConfirmResult(TableResult),
    /// Correct a result that counts already: [`MatchCommand::Correct`] of the match at a table.
    CorrectResult {
        /// The right result.
        result: TableResult,
        /// What becomes of a round already published (R-F7.2).
        published: PublishedPairs,
        /// What the rules of the competition say about it.
        own_rules: OwnRules,
    },
    /// Exchange the sides of a game that was played the other way round (R-F7.1).
    CorrectSides {
        /// Which round.
        round: RoundNumber,
        /// At which table.
        table: TableNumber,
        /// What becomes of a round already published (R-F7.2).
        published: PublishedPairs,
        /// What the rules of the competition say about it.
        own_rules: OwnRules,
    },
    /// Note a mistake that was reported too late to count, for the rating report only (D-C.04.2-4.3). The reason says
    /// why.
    NoteForRating {
        /// Which round.
        round: RoundNumber,
        /// At which table.
        table: TableNumber,
        /// What is reported instead.
        should: ForRating,
    },
    /// Say how a game that counts ended (G-4.4.5).
    DescribeEnd {
        /// Which round.
        round: RoundNumber,
        /// At which table.
        table: TableNumber,
        /// How it ended.
        end: GameEnd,
    },
    /// Set or change the start of a round (G-4.4.1).
    SetStart {
        /// Of which round.
        round: RoundNumber,
        /// When it starts.
        at: Timestamp,
    },
    /// Keep something in mind: a longer absence, a spectator (P-2.1.1.3, P-1.1.2.10). To withdraw it is an undo of this step.
    Note(Note),
    /// Write an incident down. To withdraw it is an undo of this step.
    RecordIncident {
        /// Where it happened.
        scene: Scene,
        /// What happened, the advice and the decision.
        assessment: Assessment,
        /// What if the same stands there already.
        repeat: Repeat,
    },
    /// Record an incident again.
    AmendIncident {
        /// Which.
        id: IncidentId,
        /// What holds now, whole.
        assessment: Assessment,
    },
    /// Give a sanction, with what follows from it (K-SANCTION). The reason says what happened.
    Sanction {
        /// Against whom, for what, what follows.
        sanction: Sanction,
        /// What becomes of later results of a plan that rest on a match that is lost (K-LATER).
        published: PublishedPairs,
    },
    /// Protest against a result (G-4.4.8). The reason says why.
    LodgeProtest {
        /// Of which round.
        round: RoundNumber,
        /// At which table.
        table: TableNumber,
        /// Who protests.
        by: EntrantId,
    },
    /// Decide a protest. The reason says why.
    DecideProtest {
        /// Which.
        id: ProtestId,
        /// How.
        ruling: ProtestRuling,
        /// What becomes of a round already published, if a result is corrected (R-F7.2).
        published: PublishedPairs,
    },
    /// Let the next round be paired, or the tournament end, although this protest is open (K-PROTEST). The reason says
    /// why.
    PassOverProtest(ProtestId),
    /// Close a stage, so that its order counts for those that follow (K-STAGE).
    CloseStage {
        /// Which stage.
        stage: StageId,
        /// The order where the table leaves players tied whom the next stage needs in order; the reason says how it was
        /// decided. Empty: as the table says.
        order: Vec<EntrantId>,
    },
    /// Draw the plan of a stage, from this seed.
    DraftPlan {
        /// Which stage.
        stage: StageId,
        /// The seed of all lots.
        seed: u64,
    },
    /// Change links of a plan by hand before it is published, all at once.
    EditPlan {
        /// Which stage.
        stage: StageId,
        /// The links.
        changes: Vec<(SlotPlace, Slot)>,
    },
    /// Throw the draft of a plan away.
    DiscardPlan(StageId),
    /// Publish the plan of a stage.
    PublishPlan(StageId),
    /// Make a published plan a draft again, as long as nothing is played.
    UnpublishPlan(StageId),
    /// Change links of a published plan by hand (K-SLOT).
    EditSlots {
        /// Which stage.
        stage: StageId,
        /// The links.
        changes: Vec<(SlotPlace, Slot)>,
    },
    /// Put tied members of a group in order.
    DecideTie {
        /// Which stage.
        stage: StageId,
        /// Which group.
        group: GroupId,
        /// The best first.
        order: Vec<EntrantId>,
    },
    /// Let the lot put tied members of a group in order.
    DrawTieLot {
        /// Which stage.
        stage: StageId,
        /// Which group.
        group: GroupId,
    },
    /// Something about a match, in a round or in a plan.
    Match {
        /// Which match.
        pairing: PairingId,
        /// What.
        command: MatchCommand,
    },
    /// Close the tournament.
    Finish,
    /// Open a finished tournament again.
    Reopen,
    /// Undo a step (K-UNDO).
    Undo(Step),
    /// Let an undone step hold again.
    Redo(Step),
}

/// What can be asked about a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatchCommand {
    /// Record who plays at which board (P-3.1.5). Can be changed until a side reports; after that by the arbiter, with
    /// a reason. Of what a competitor says only the own side counts.
    LineUp(LineUp),
    /// Report a result: counts at once from the organiser, from a side once the other side says the same.
    Report(MatchResult),
    /// Confirm what was reported. Says what is confirmed: the report may have changed meanwhile.
    Confirm(MatchResult),
    /// Correct a result that counts already (R-F7.1).
    Correct {
        /// What is right.
        result: MatchResult,
        /// What becomes of what rests on the result: a published round (R-F7.2), or results of later matches (K-LATER).
        published: PublishedPairs,
        /// What the rules of the competition say about it.
        own_rules: OwnRules,
    },
    /// Exchange the sides of a match that was played the other way round (R-F7.1).
    Sides {
        /// What becomes of a round already published (R-F7.2).
        published: PublishedPairs,
        /// What the rules of the competition say about it.
        own_rules: OwnRules,
    },
    /// Protest against a result (G-4.4.8). The reason says why.
    Protest {
        /// Who protests.
        by: EntrantId,
    },
    /// Play it on devices (K-LIVE). Who plays at which board is written down where nothing is said about it yet.
    OpenLive(LiveOpening),
    /// Take it off the devices: what is played there does not come home.
    CloseLive,
    /// Bring home what was played on devices. What the devices have entered before, they correct, with a reason.
    Deliver {
        /// The devices.
        live: LiveId,
        /// What was played there.
        result: MatchResult,
    },
}

/// A result at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableResult {
    /// Which round.
    pub round: RoundNumber,
    /// At which table.
    pub table: TableNumber,
    /// The result.
    pub outcome: Outcome,
    /// Points inside the match.
    pub score: Option<PerSide<u32>>,
}

impl TableResult {
    /// What counts.
    pub fn verdict(&self) -> Verdict {
        Verdict { outcome: self.outcome, score: self.score }
    }
}

/// How start numbers are given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Numbering {
    /// By rating, title and name (R-A2).
    ByRating,
    /// By lot, from the seed of the tournament.
    ByLot,
    /// As the arbiter says.
    Given(Vec<EntrantId>),
}

impl Numbering {
    pub(crate) fn origin(&self) -> NumbersOrigin {
        match self {
            Numbering::ByRating => NumbersOrigin::ByRating,
            Numbering::ByLot => NumbersOrigin::ByLot,
            Numbering::Given(_) => NumbersOrigin::Given,
        }
    }
}

/// Who makes the pairs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Drafting {
    /// The program, by the system of the tournament.
    Program,
    /// The arbiter.
    ByHand(PairingSheet),
}

/// What pairing does about games without a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Unfinished {
    /// It does not take place.
    #[default]
    Wait,
    /// They are recorded as adjourned and count as draws for pairing (R-F9). Needs a reason.
    Adjourn,
}

/// What a correction does to a round that is published but not yet played (R-F7.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PublishedPairs {
    /// It stays.
    #[default]
    Keep,
    /// It is unpublished, to be paired again.
    Revoke,
}

/// What the rules of a competition say where the general ones leave it to them (D-C.04.2-4.3, D-C.04.2-4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OwnRules {
    /// Nothing: the general rules hold.
    #[default]
    Silent,
    /// They provide for this correction: it counts although it comes late, and may unpublish a round. The reason
    /// says which rule it is.
    Provide,
}

/// Who of a table did not come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// This one; the other one was there.
    One(EntrantId),
    /// Neither came.
    Both,
}

/// What follows when a player stayed away without informing the arbiter (R-F8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AfterNoShow {
    /// What the settings of the tournament say.
    #[default]
    ByRule,
    /// The arbiter lets the player play on. Needs a reason.
    PlaysOn,
}
