//! Why a command is refused. Every refusal names the clause it follows and says what to do.

mod why;

use std::fmt;

use kolo_live::LiveRefusal;
use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Name, PerSide, ProblemKind, Problems, RoundNumber, RuleSet, System};
use kolo_rulings::GameEnd;
use kolo_standings::StandingsError;
use kolo_teams::SlipRefusal;

use crate::book::BookRefusal;
use crate::meeting::TableStatus;
use crate::{Fixed, PairingId, RefusedChange, RuleBreak, StageId, StagesProblem, TableNumber, UndoRefusal};

/// A command that the tournament does not carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// This role may not do that.
    NotAllowed,
    /// It decides between two reports that differ, which a helper does not (K-ROLE).
    DecidesBetween,
    /// No rounds are played in this tournament.
    NoRounds,
    /// There is no such stage.
    UnknownStage(StageId),
    /// The stages do not make a chain (K-STAGE).
    StagesImpossible(StagesProblem),
    /// The stage is closed.
    StageClosed(StageId),
    /// The stage before it is not closed.
    StageOpen(StageId),
    /// No stage takes its people from this one.
    NothingFollows(StageId),
    /// Matches of the stage are to be played.
    StageNotOver(StageId),
    /// Tied players, of whom some go on and some do not.
    TiedAtBorder(Vec<Name>),
    /// It would change the order of a closed stage, or open the stage again, over what was drawn from it (K-STAGE).
    OrderSealed {
        /// The stage that is closed.
        stage: StageId,
        /// What to do first.
        first: WayBack,
    },
    /// The order names others, or puts a player before a player who is better.
    OrderWrong,
    /// There is no draft of a plan.
    NoPlanDraft(StageId),
    /// The plan is published.
    PlanPublished(StageId),
    /// The plan is not published.
    PlanNotPublished(StageId),
    /// Something has been played by the plan.
    PlanInPlay(StageId),
    /// No player can enter once a plan is published or the rounds are closed.
    LateEntryInStage,
    /// What the rules of the plan say.
    Stage(kolo_stages::Refusal),
    /// A result or a line-up that a match of this shape cannot have, or that is settled (K-SHAPE).
    Slip(SlipRefusal),
    /// Nothing is to be said about who plays: a match is one game of two players.
    NoLineUp,
    /// A team has no roster.
    RosterMissing(Name),
    /// A roster has more members than there are numbers for.
    RosterTooLong {
        /// Of which team.
        name: Name,
        /// How many.
        count: usize,
    },
    /// The members of a team who stand in line-ups would change places, or go.
    RosterFixed(Name),
    /// The system of the gomoku contest has other matches.
    ShapeOfSystem,
    /// The number of boards and the shape of a match differ.
    ShapeAgainstBoards,
    /// A match that rests on this one has begun.
    ProtestTooLateInStage(PairingId),
    /// The match waits for a decision of the arbiter. Players are not shown more than that (K-PROTEST).
    MatchOnHold,
    /// Its matches are not duels of gomoku, which is what devices play (K-LIVE).
    NotOnDevices,
    /// It cannot be set up on devices.
    Live(LiveRefusal),
    /// These matches are in play on devices.
    InPlayLive(Vec<PerSide<Name>>),
    /// This person had the last word on the match, not the devices.
    ByHandNotLive(Name),
    /// The match is not on these devices any more.
    LiveStale,
    /// The player is not in the match.
    NotInMatch(Name),
    /// A competitor acts for a table where they do not sit.
    NotYourTable,
    /// A reason is due and none was given.
    ReasonMissing,
    /// The tournament is not created yet.
    NotCreated,
    /// The tournament is created already.
    AlreadyCreated,
    /// The tournament is finished.
    Finished,
    /// The tournament is not finished.
    NotFinished,
    /// No player has this number.
    UnknownCompetitor,
    /// There is no such table.
    UnknownTable {
        /// The round asked for.
        round: RoundNumber,
        /// The table asked for.
        table: TableNumber,
    },
    /// The two do not meet there, or not any more.
    UnknownPairing(PairingId),
    /// The player is withdrawn already.
    AlreadyWithdrawn(Name),
    /// The player has not withdrawn.
    NotWithdrawn(Name),
    /// The player is checked in already.
    AlreadyCheckedIn(Name),
    /// The player was not checked in.
    NotCheckedIn(Name),
    /// The round of an absence is published.
    AbsenceTooLate {
        /// Who.
        name: Name,
        /// The round.
        round: RoundNumber,
    },
    /// A bye of the pairing cannot be asked for.
    ByeCannotBeAnnounced,
    /// There is no such absence.
    NoSuchAbsence {
        /// Who.
        name: Name,
        /// The round.
        round: RoundNumber,
    },
    /// Start numbers do not change after round 1.
    NumbersFixed,
    /// Start numbers of a FIDE (Dutch) Swiss do not change after round 4.
    NumbersFinal,
    /// Acceleration points of a published round were given by the numbers that an undo would change.
    PointsLent,
    /// Start numbers must name each player once.
    NumbersIncomplete,
    /// Settings that do not change after round 1.
    SettingsFixed(Vec<Fixed>),
    /// The order of players does not change after round 1 without a reason.
    CriteriaFixed,
    /// The rules have no order of players for this system, and none is set.
    CriteriaMissing,
    /// A sheet has handicap and komi for more or fewer games than pairs.
    TermsIncomplete {
        /// How many terms.
        terms: usize,
        /// How many pairs.
        pairs: usize,
    },
    /// Fewer rounds than are published.
    RoundsTooFew {
        /// Rounds asked for.
        asked: u32,
        /// Rounds published.
        published: usize,
    },
    /// There is no such round.
    UnknownRound {
        /// The round asked for.
        round: RoundNumber,
        /// How many are planned.
        rounds: u32,
    },
    /// The state breaks a rule of the model.
    Unsound(ProblemKind),
    /// Settings that the model refuses.
    SettingsImpossible(ProblemKind),
    /// An order of players that cannot be.
    CriteriaImpossible(StandingsError),
    /// A round robin takes no players after round 1.
    LateEntryInRoundRobin,
    /// No players to pair.
    NobodyPresent,
    /// Some have no rating, and the arbiter has not confirmed that they may play without.
    RatingsMissing {
        /// Those who have none.
        names: Vec<Name>,
        /// The clause by which the system asks for one.
        clause: Clause,
    },
    /// What was confirmed before round 1 stays confirmed; the clause is that of [`Refusal::RatingsMissing`].
    ConfirmationFixed(Clause),
    /// A player does not sit at this table.
    NotAtTable {
        /// Who.
        name: Name,
        /// The round asked for.
        round: RoundNumber,
        /// The table asked for.
        table: TableNumber,
    },
    /// Some are entered but not checked in.
    NotAllCheckedIn(Vec<Name>),
    /// All rounds are published.
    AllRoundsPublished {
        /// How many.
        rounds: u32,
    },
    /// Results are missing.
    ResultsMissing(Vec<(RoundNumber, TableNumber, TableStatus)>),
    /// Games are adjourned, and nothing comes after.
    GamesAdjourned(Vec<(RoundNumber, TableNumber)>),
    /// The pairing engine says no.
    CannotPair {
        /// The clause it follows.
        clause: Clause,
        /// What it says.
        message: Message,
    },
    /// There is no draft.
    NoDraft,
    /// A sheet does not name each player present exactly once.
    SheetWrong(Vec<RuleBreak>),
    /// A sheet names a player who is not entered.
    SheetUnknown,
    /// The sheet breaks rules; it is taken only with a reason.
    BreaksNeedReason(Vec<RuleBreak>),
    /// Nothing is published yet.
    NothingPublished,
    /// Published pairs do not break what is claimed.
    GroundUntrue,
    /// The new pairs break the same rule again.
    StillBroken(Vec<RuleBreak>),
    /// A game of the round has a result, or a report of one.
    RoundHasResults(RoundNumber),
    /// No correction came after publication.
    NoCorrection,
    /// A ground that the rules of this system do not know.
    GroundOfOtherRules(System),
    /// By the rules of the Dutch system this does not change what is published.
    PublishedStays(RefusedChange),
    /// A correction comes too late to count.
    TooLateToCount {
        /// The round that was to be corrected.
        round: RoundNumber,
    },
    /// Without this step a round that has ended would be open again, and with it corrections of the round before.
    WouldOpenAgain {
        /// The round that has ended.
        round: RoundNumber,
    },
    /// A correction can still count, so that it is not noted for the rating report only.
    StillCounts {
        /// The round.
        round: RoundNumber,
    },
    /// Only the Dutch system knows mistakes that count for the rating report alone.
    NotForRatingHere,
    /// The result counts already.
    ResultSettled,
    /// There is no result that counts.
    ResultNotSettled,
    /// There is nothing to confirm.
    NothingToConfirm,
    /// What is to be confirmed is no longer what was reported.
    ReportChanged,
    /// A result is removed by undoing the step that brought it.
    UndoInstead,
    /// A side cannot confirm its own report.
    OwnReport,
    /// A result that cannot be.
    ResultImpossible(ProblemKind),
    /// A correction that changes nothing.
    NothingChanges,
    /// Czech rules of play at an international event.
    CzechRulesBeyond,
    /// The Baku acceleration was asked for where it does not belong.
    NoAcceleration,
    /// Another person than the arbiter wants another start.
    StartOnlyByArbiter,
    /// A game cannot have ended so.
    EndImpossible(GameEnd),
    /// It is not written into the book, or waits for a protest there.
    Book(BookRefusal),
    /// A protest comes after the next round was drawn.
    ProtestAfterDraw {
        /// By whose rules the tournament is run.
        rules: Option<RuleSet>,
    },
    /// A protest comes after the results were announced.
    ProtestAfterAnnouncement {
        /// By whose rules the tournament is run.
        rules: Option<RuleSet>,
    },
    /// Only the rules of pIšQworky ask for absences and spectators.
    NoNotesByTheseRules,
    /// More than a warning needs an earlier one, or a serious breach (P-2.1.1.2).
    WarningFirst(Option<RuleSet>),
    /// The rules have a list of breaches, and none of them is named.
    BreachMissing,
    /// A breach of rules that the tournament is not run by.
    BreachOfOtherRules,
    /// The team has no such member.
    UnknownMember,
    /// A player, a team or a member who is excluded.
    Excluded(Name),
    /// In go the sides of a game stay as they were drawn.
    SidesAsDrawn,
    /// The law of undo refuses it.
    Undo(UndoRefusal),
    /// This kind of step cannot be undone.
    CannotUndoPublication,
    /// The creation of the tournament cannot be undone.
    CannotUndoCreation,
}

/// The first step on the way back to a stage that is not closed (K-STAGE).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WayBack {
    /// Nothing is drawn from its order: the closing can be undone.
    UndoClosing,
    /// The plan of this stage is thrown away first.
    Discard(StageId),
    /// The plan of this stage is unpublished first.
    Unpublish(StageId),
    /// Play in a later stage rests on it.
    None {
        /// The stage.
        later: StageId,
        /// How many of its matches have a result.
        played: usize,
    },
}

impl Refusal {
    /// The clause that the refusal follows.
    pub fn clause(&self) -> Clause {
        let id = match self {
            Refusal::NotAllowed | Refusal::NotYourTable | Refusal::OwnReport => "K-WHO",
            Refusal::DecidesBetween => "K-ROLE",
            Refusal::ReasonMissing | Refusal::BreaksNeedReason(_) => "K-REASON",
            Refusal::NotCreated
            | Refusal::NoRounds
            | Refusal::AlreadyCreated
            | Refusal::Finished
            | Refusal::NotFinished
            | Refusal::AlreadyCheckedIn(_)
            | Refusal::NotCheckedIn(_)
            | Refusal::NobodyPresent
            | Refusal::NotAllCheckedIn(_)
            | Refusal::AllRoundsPublished { .. }
            | Refusal::NoDraft
            | Refusal::NothingPublished
            | Refusal::ResultNotSettled
            | Refusal::NothingToConfirm
            | Refusal::ReportChanged
            | Refusal::ResultsMissing(_)
            | Refusal::GamesAdjourned(_)
            | Refusal::NothingChanges => "K-ORDER",
            Refusal::UnknownCompetitor
            | Refusal::UnknownTable { .. }
            | Refusal::UnknownPairing(_)
            | Refusal::UnknownRound { .. }
            | Refusal::NotAtTable { .. }
            | Refusal::UnknownStage(_)
            | Refusal::NotInMatch(_)
            | Refusal::UnknownMember
            | Refusal::SheetUnknown => "K-KNOWN",
            Refusal::StagesImpossible(problem) => return problem.clause(),
            Refusal::StageClosed(_)
            | Refusal::StageOpen(_)
            | Refusal::NothingFollows(_)
            | Refusal::StageNotOver(_)
            | Refusal::TiedAtBorder(_)
            | Refusal::OrderSealed { .. }
            | Refusal::OrderWrong => "K-STAGE",
            Refusal::NoPlanDraft(_)
            | Refusal::PlanPublished(_)
            | Refusal::PlanNotPublished(_)
            | Refusal::PlanInPlay(_)
            | Refusal::LateEntryInStage => "K-CUP",
            Refusal::NotOnDevices
            | Refusal::InPlayLive(_)
            | Refusal::ByHandNotLive(_)
            | Refusal::LiveStale => "K-LIVE",
            Refusal::Stage(refusal) => return refusal.clause(),
            Refusal::Live(refusal) => return refusal.clause(),
            Refusal::Slip(refusal) => return refusal.clause(),
            Refusal::NoLineUp | Refusal::ShapeAgainstBoards | Refusal::RosterTooLong { .. } => "K-SHAPE",
            Refusal::RosterMissing(_) | Refusal::RosterFixed(_) => "P-1.1.2.3",
            Refusal::ShapeOfSystem => "P-3.1.1",
            Refusal::CzechRulesBeyond => "G-4.1.2",
            Refusal::NoAcceleration => "D-C.04.7-1.1",
            Refusal::StartOnlyByArbiter => "G-4.4.1",
            Refusal::EndImpossible(end) => return end.clause(),
            Refusal::ProtestAfterDraw { rules } | Refusal::ProtestAfterAnnouncement { rules } => {
                protest_clause(*rules)
            }
            Refusal::ProtestTooLateInStage(_) | Refusal::MatchOnHold => "K-PROTEST",
            Refusal::Book(refusal) => return refusal.clause(),
            Refusal::WarningFirst(Some(RuleSet::Pisqworky2023)) | Refusal::BreachMissing => "P-2.1.1.2",
            Refusal::WarningFirst(_) | Refusal::BreachOfOtherRules | Refusal::Excluded(_) => "K-SANCTION",
            Refusal::SidesAsDrawn => "G-6.1.2",
            Refusal::AlreadyWithdrawn(_) | Refusal::NotWithdrawn(_) => "R-F5.1",
            Refusal::NumbersFinal => "D-C.04.2-2.3",
            Refusal::PointsLent => "D-C.04.7-1.3",
            Refusal::AbsenceTooLate { .. } | Refusal::NoSuchAbsence { .. } => "R-F5.2",
            Refusal::ByeCannotBeAnnounced => "R-A5.1",
            Refusal::NumbersFixed | Refusal::NumbersIncomplete => "R-A2.2",
            Refusal::SettingsFixed(_) | Refusal::RoundsTooFew { .. } | Refusal::LateEntryInRoundRobin => {
                "K-LOCK"
            }
            Refusal::CriteriaFixed => "G-3.3.5.1",
            Refusal::CriteriaMissing => "G-3.3.5.2",
            Refusal::TermsIncomplete { .. } => "K-ROUND",
            Refusal::Unsound(_) | Refusal::SettingsImpossible(_) | Refusal::ResultImpossible(_) => "K-FILE",
            Refusal::CriteriaImpossible(error) => {
                return error.clause().unwrap_or(Clause::new("G-3.3.5.1"));
            }
            Refusal::CannotPair { clause, .. }
            | Refusal::RatingsMissing { clause, .. }
            | Refusal::ConfirmationFixed(clause) => return *clause,
            Refusal::SheetWrong(breaks) => {
                return breaks.first().map_or(Clause::new("K-ROUND"), |broken| broken.clause);
            }
            Refusal::GroundUntrue
            | Refusal::StillBroken(_)
            | Refusal::RoundHasResults(_)
            | Refusal::CannotUndoPublication => "R-F6",
            Refusal::GroundOfOtherRules(system) if *system != System::Dutch => "R-F6",
            Refusal::NoCorrection => "R-F7.2",
            Refusal::GroundOfOtherRules(_) | Refusal::PublishedStays(_) => "D-C.04.2-4.4",
            Refusal::TooLateToCount { .. }
            | Refusal::WouldOpenAgain { .. }
            | Refusal::StillCounts { .. }
            | Refusal::NotForRatingHere => "D-C.04.2-4.3",
            Refusal::ResultSettled => "R-F7.1",
            Refusal::NoNotesByTheseRules => "P-2.1.1.3",
            Refusal::UndoInstead | Refusal::Undo(_) | Refusal::CannotUndoCreation => "K-UNDO",
        };
        Clause::new(id)
    }

    /// The first problem of a state that breaks a rule of the model.
    pub(crate) fn unsound(problems: &Problems) -> Refusal {
        problems.iter().next().map_or(Refusal::NobodyPresent, |first| Refusal::Unsound(first.kind.clone()))
    }

    /// The sentence for people, with the clause at its end.
    pub fn message(&self) -> Message {
        Message::new("refused").with("why", self.why()).with("clause", self.clause())
    }
}

/// The go rules have a deadline of their own; elsewhere it is ours.
fn protest_clause(rules: Option<RuleSet>) -> &'static str {
    match rules {
        Some(RuleSet::Go2009) => "G-4.4.8",
        Some(RuleSet::Fide1992 | RuleSet::FideDutch | RuleSet::Pisqworky2023) | None => "K-PROTEST",
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for Refusal {}

impl From<BookRefusal> for Refusal {
    fn from(refusal: BookRefusal) -> Self {
        match refusal {
            BookRefusal::ReasonMissing => Refusal::ReasonMissing,
            BookRefusal::NothingChanges => Refusal::NothingChanges,
            refusal => Refusal::Book(refusal),
        }
    }
}
