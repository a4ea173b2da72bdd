//! Why a command is refused. Every refusal names the clause it follows and says what to do.

use std::fmt;

use kolo_messages::{Lang, Message};
use kolo_model::{Clause, Name, ProblemKind, Problems, RoundNumber, RuleSet, System};
use kolo_rulings::{AssessmentProblem, GameEnd};
use kolo_standings::StandingsError;

use crate::state::TableStatus;
use crate::{
    AmendGround, Fixed, IncidentId, PairingId, ProtestId, RefusedChange, RuleBreak, TableNumber, UndoRefusal,
};

/// A command that the tournament does not carry out.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// This role may not do that.
    NotAllowed,
    /// A competitor acts for a table where he does not sit.
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
    /// Nobody has this number.
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
    /// Somebody is withdrawn already.
    AlreadyWithdrawn(Name),
    /// Somebody has not withdrawn.
    NotWithdrawn(Name),
    /// Somebody is checked in already.
    AlreadyCheckedIn(Name),
    /// Somebody was not checked in.
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
    /// Points of a published round were lent by the numbers that an undo would change.
    PointsLent,
    /// Start numbers must name everybody once.
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
    /// A round robin takes nobody after round 1.
    LateEntryInRoundRobin,
    /// Nobody to pair.
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
    /// Somebody does not sit at this table.
    NotAtTable {
        /// Who.
        name: Name,
        /// The round asked for.
        round: RoundNumber,
        /// The table asked for.
        table: TableNumber,
    },
    /// Some are entered but not checked in.
    NotEverybodyCheckedIn(Vec<Name>),
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
    /// A sheet does not name everybody who is present exactly once.
    SheetWrong(Vec<RuleBreak>),
    /// A sheet names somebody who is not entered.
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
    /// A result is taken away by undoing the step that brought it.
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
    /// Somebody else than the arbiter wants another start.
    StartOnlyByArbiter,
    /// A game cannot have ended so.
    EndImpossible(GameEnd),
    /// A situation of rules that this tournament is not run by.
    SituationOfOtherRules {
        /// The rules of the situation.
        situation: RuleSet,
        /// The rules of the tournament.
        tournament: RuleSet,
    },
    /// There is no such incident.
    UnknownIncident(IncidentId),
    /// There is no such protest.
    UnknownProtest(ProtestId),
    /// The protest is decided already.
    ProtestIsDecided(ProtestId),
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
    /// An incident cannot be written down so.
    Assessment(AssessmentProblem),
    /// The same incident stands there already, with this number.
    IncidentRepeated(IncidentId),
    /// In go the sides of a game stay as they were drawn.
    SidesAsDrawn,
    /// Protests are open, and nobody passed over them.
    ProtestsOpen(Vec<ProtestId>),
    /// The law of undo refuses it.
    Undo(UndoRefusal),
    /// This kind of step cannot be undone.
    CannotUndoPublication,
    /// The creation of the tournament cannot be undone.
    CannotUndoCreation,
}

impl Refusal {
    /// The clause that the refusal follows.
    pub fn clause(&self) -> Clause {
        let id = match self {
            Refusal::NotAllowed | Refusal::NotYourTable | Refusal::OwnReport => "K-WHO",
            Refusal::ReasonMissing | Refusal::BreaksNeedReason(_) => "K-REASON",
            Refusal::NotCreated
            | Refusal::AlreadyCreated
            | Refusal::Finished
            | Refusal::NotFinished
            | Refusal::AlreadyCheckedIn(_)
            | Refusal::NotCheckedIn(_)
            | Refusal::NobodyPresent
            | Refusal::NotEverybodyCheckedIn(_)
            | Refusal::AllRoundsPublished { .. }
            | Refusal::NoDraft
            | Refusal::NothingPublished
            | Refusal::ResultNotSettled
            | Refusal::NothingToConfirm
            | Refusal::ReportChanged
            | Refusal::ResultsMissing(_)
            | Refusal::GamesAdjourned(_)
            | Refusal::ProtestIsDecided(_)
            | Refusal::NothingChanges => "K-ORDER",
            Refusal::UnknownCompetitor
            | Refusal::UnknownTable { .. }
            | Refusal::UnknownPairing(_)
            | Refusal::UnknownRound { .. }
            | Refusal::NotAtTable { .. }
            | Refusal::SituationOfOtherRules { .. }
            | Refusal::UnknownIncident(_)
            | Refusal::UnknownProtest(_)
            | Refusal::SheetUnknown => "K-KNOWN",
            Refusal::CzechRulesBeyond => "G-4.1.2",
            Refusal::NoAcceleration => "D-C.04.7-1.1",
            Refusal::StartOnlyByArbiter => "G-4.4.1",
            Refusal::EndImpossible(end) => return end.clause(),
            Refusal::ProtestAfterDraw { rules } | Refusal::ProtestAfterAnnouncement { rules } => {
                protest_clause(*rules)
            }
            Refusal::ProtestsOpen(_) => "K-PROTEST",
            Refusal::Assessment(problem) => return problem.clause(),
            Refusal::IncidentRepeated(_) => "K-INCIDENT",
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

    /// The sentence without the clause.
    pub fn why(&self) -> Message {
        match self {
            Refusal::NotAllowed => Message::new("refused-not-allowed"),
            Refusal::NotYourTable => Message::new("refused-not-your-table"),
            Refusal::ReasonMissing => Message::new("refused-reason-missing"),
            Refusal::NotCreated => Message::new("refused-not-created"),
            Refusal::AlreadyCreated => Message::new("refused-already-created"),
            Refusal::Finished => Message::new("refused-finished"),
            Refusal::NotFinished => Message::new("refused-not-finished"),
            Refusal::UnknownCompetitor => Message::new("refused-unknown-competitor"),
            Refusal::UnknownTable { round, table } => {
                Message::new("refused-unknown-table").with("round", *round).with("table", *table)
            }
            Refusal::UnknownPairing(pairing) => {
                Message::new("refused-unknown-pairing").with("place", pairing.place.to_string())
            }
            Refusal::AlreadyWithdrawn(name) => Message::new("refused-already-withdrawn").with("name", name),
            Refusal::NotWithdrawn(name) => Message::new("refused-not-withdrawn").with("name", name),
            Refusal::AlreadyCheckedIn(name) => Message::new("refused-already-checked-in").with("name", name),
            Refusal::NotCheckedIn(name) => Message::new("refused-not-checked-in").with("name", name),
            Refusal::AbsenceTooLate { name, round } => {
                Message::new("refused-absence-too-late").with("name", name).with("round", *round)
            }
            Refusal::ByeCannotBeAnnounced => Message::new("refused-bye-announced"),
            Refusal::NoSuchAbsence { name, round } => {
                Message::new("refused-no-such-absence").with("name", name).with("round", *round)
            }
            Refusal::NumbersFixed => Message::new("refused-numbers-fixed"),
            Refusal::NumbersFinal => Message::new("refused-numbers-final"),
            Refusal::PointsLent => Message::new("refused-points-lent"),
            Refusal::NumbersIncomplete => Message::new("refused-numbers-incomplete"),
            Refusal::SettingsFixed(fixed) => {
                let what: Vec<Message> = fixed.iter().map(|fixed| fixed.message()).collect();
                Message::new("refused-settings-fixed").with("what", what)
            }
            Refusal::CriteriaFixed => Message::new("refused-criteria-fixed"),
            Refusal::CriteriaMissing => Message::new("refused-criteria-missing"),
            Refusal::TermsIncomplete { terms, pairs } => {
                Message::new("refused-terms-incomplete").with("terms", *terms).with("pairs", *pairs)
            }
            Refusal::RoundsTooFew { asked, published } => {
                Message::new("refused-rounds-too-few").with("asked", *asked).with("published", *published)
            }
            Refusal::UnknownRound { round, rounds } => {
                Message::new("refused-unknown-round").with("round", *round).with("rounds", *rounds)
            }
            Refusal::Unsound(problem)
            | Refusal::SettingsImpossible(problem)
            | Refusal::ResultImpossible(problem) => problem.message(),
            Refusal::CriteriaImpossible(error) => error.message(),
            Refusal::LateEntryInRoundRobin => Message::new("refused-late-entry-round-robin"),
            Refusal::NobodyPresent => Message::new("refused-nobody-present"),
            Refusal::RatingsMissing { names, .. } => {
                Message::new("refused-ratings-missing").with("names", listed(names))
            }
            Refusal::ConfirmationFixed(_) => Message::new("refused-confirmation-fixed"),
            Refusal::NotAtTable { name, round, table } => Message::new("refused-not-at-table")
                .with("name", name)
                .with("round", *round)
                .with("table", *table),
            Refusal::NotEverybodyCheckedIn(names) => {
                Message::new("refused-not-everybody-checked-in").with("names", listed(names))
            }
            Refusal::AllRoundsPublished { rounds } => {
                Message::new("refused-all-rounds-published").with("rounds", *rounds)
            }
            Refusal::ResultsMissing(tables) => {
                let tables: Vec<Message> = tables.iter().map(missing_result).collect();
                Message::new("refused-results-missing").with("tables", tables)
            }
            Refusal::GamesAdjourned(tables) => {
                let table = |(round, table): &(RoundNumber, TableNumber)| {
                    Message::new("table-open").with("round", *round).with("table", *table)
                };
                let tables: Vec<Message> = tables.iter().map(table).collect();
                Message::new("refused-games-adjourned").with("tables", tables)
            }
            Refusal::CannotPair { message, .. } => message.clone(),
            Refusal::NoDraft => Message::new("refused-no-draft"),
            Refusal::SheetWrong(breaks) => {
                Message::new("refused-sheet-wrong").with("breaks", sentences(breaks))
            }
            Refusal::SheetUnknown => Message::new("refused-sheet-unknown"),
            Refusal::BreaksNeedReason(breaks) => {
                Message::new("refused-breaks-need-reason").with("breaks", sentences(breaks))
            }
            Refusal::NothingPublished => Message::new("refused-nothing-published"),
            Refusal::StillBroken(breaks) => {
                Message::new("refused-still-broken").with("breaks", sentences(breaks))
            }
            Refusal::GroundUntrue => Message::new("refused-ground-untrue"),
            Refusal::RoundHasResults(round) => about_round("refused-round-has-results", *round),
            Refusal::NoCorrection => Message::new("refused-no-correction"),
            Refusal::GroundOfOtherRules(system) => known_grounds(*system),
            Refusal::PublishedStays(why) => why.message(),
            Refusal::TooLateToCount { round } => too_late(*round),
            Refusal::WouldOpenAgain { round } => about_round("refused-would-open-again", *round),
            Refusal::StillCounts { round } => about_round("refused-still-counts", *round),
            Refusal::NotForRatingHere => Message::new("refused-not-for-rating-here"),
            Refusal::ResultSettled => Message::new("refused-result-settled"),
            Refusal::ResultNotSettled => Message::new("refused-result-not-settled"),
            Refusal::NothingToConfirm => Message::new("refused-nothing-to-confirm"),
            Refusal::ReportChanged => Message::new("refused-report-changed"),
            Refusal::UndoInstead => Message::new("refused-undo-instead"),
            Refusal::OwnReport => Message::new("refused-own-report"),
            Refusal::NothingChanges => Message::new("refused-nothing-changes"),
            Refusal::CzechRulesBeyond => Message::new("refused-czech-rules-beyond"),
            Refusal::NoAcceleration => Message::new("refused-acceleration"),
            Refusal::StartOnlyByArbiter => Message::new("refused-start-only-by-arbiter"),
            Refusal::EndImpossible(end) => Message::new("refused-end-impossible").with("end", end.message()),
            Refusal::SituationOfOtherRules { situation, tournament } => {
                Message::new("refused-situation-of-other-rules")
                    .with("situation", situation.message())
                    .with("tournament", tournament.message())
            }
            Refusal::UnknownIncident(id) => Message::new("refused-unknown-incident").with("id", *id),
            Refusal::UnknownProtest(id) => Message::new("refused-unknown-protest").with("id", *id),
            Refusal::ProtestIsDecided(id) => Message::new("refused-protest-is-decided").with("id", *id),
            Refusal::ProtestAfterDraw { .. } => Message::new("refused-protest-after-draw"),
            Refusal::ProtestAfterAnnouncement { .. } => Message::new("refused-protest-after-announcement"),
            Refusal::Assessment(problem) => problem.message(),
            Refusal::IncidentRepeated(first) => Message::new("refused-incident-repeated").with("id", *first),
            Refusal::SidesAsDrawn => Message::new("refused-sides-as-drawn"),
            Refusal::ProtestsOpen(open) => Message::new("refused-protests-open").with("open", open.clone()),
            Refusal::Undo(refusal) => refusal.message(),
            Refusal::CannotUndoPublication => Message::new("refused-cannot-undo-publication"),
            Refusal::CannotUndoCreation => Message::new("refused-cannot-undo-creation"),
        }
    }
}

/// The grounds on which published pairs of a system change.
fn known_grounds(system: System) -> Message {
    let grounds: Vec<Message> = AmendGround::of(system).iter().map(|ground| ground.message()).collect();
    Message::new("refused-ground-of-other-rules").with("count", grounds.len()).with("grounds", grounds)
}

fn about_round(key: &'static str, round: RoundNumber) -> Message {
    Message::new(key).with("round", round)
}

fn too_late(round: RoundNumber) -> Message {
    Message::new("refused-too-late-to-count").with("round", round).with("next", round.next())
}

/// The go rules have a deadline of their own; elsewhere it is ours.
fn protest_clause(rules: Option<RuleSet>) -> &'static str {
    match rules {
        Some(RuleSet::Go2009) => "G-4.4.8",
        Some(RuleSet::Fide1992 | RuleSet::FideDutch | RuleSet::Pisqworky2023) | None => "K-PROTEST",
    }
}

fn sentences(breaks: &[RuleBreak]) -> Vec<Message> {
    breaks.iter().map(RuleBreak::message).collect()
}

fn listed(names: &[Name]) -> Vec<&str> {
    names.iter().map(Name::as_str).collect()
}

fn missing_result((round, table, status): &(RoundNumber, TableNumber, TableStatus)) -> Message {
    let message = match status {
        TableStatus::Open | TableStatus::Settled => Message::new("table-open"),
        TableStatus::Unconfirmed => Message::new("table-unconfirmed"),
        TableStatus::Mismatch => Message::new("table-mismatch"),
    };
    message.with("round", *round).with("table", *table)
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(Lang::En))
    }
}

impl std::error::Error for Refusal {}
