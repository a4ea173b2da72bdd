//! What a refusal says to people.

use kolo_messages::Message;
use kolo_model::{Name, RoundNumber, System};

use super::{Refusal, WayBack};
use crate::meeting::TableStatus;
use crate::{AmendGround, RuleBreak, StageId, TableNumber};

impl Refusal {
    /// The sentence without the clause.
    #[expect(clippy::too_many_lines, reason = "one arm for each refusal")]
    pub fn why(&self) -> Message {
        match self {
            Refusal::NotAllowed => Message::new("refused-not-allowed"),
            Refusal::DecidesBetween => Message::new("refused-decides-between"),
            Refusal::UnknownStage(stage) => about_stage("refused-unknown-stage", stage),
            Refusal::StagesImpossible(problem) => problem.message(),
            Refusal::StageClosed(stage) => about_stage("refused-stage-closed", stage),
            Refusal::StageOpen(stage) => about_stage("refused-stage-open", stage),
            Refusal::NothingFollows(stage) => about_stage("refused-nothing-follows", stage),
            Refusal::StageNotOver(stage) => about_stage("refused-stage-not-over", stage),
            Refusal::TiedAtBorder(names) => {
                Message::new("refused-tied-at-border").with("names", listed(names))
            }
            Refusal::OrderSealed { stage, first } => sealed(stage, first),
            Refusal::OrderWrong => Message::new("refused-order-wrong"),
            Refusal::NoPlanDraft(stage) => about_stage("refused-no-plan-draft", stage),
            Refusal::PlanPublished(stage) => about_stage("refused-plan-published", stage),
            Refusal::PlanNotPublished(stage) => about_stage("refused-plan-not-published", stage),
            Refusal::PlanInPlay(stage) => about_stage("refused-plan-in-play", stage),
            Refusal::LateEntryInStage => Message::new("refused-late-entry-stage"),
            Refusal::Stage(refusal) => refusal.message(),
            Refusal::Slip(refusal) => refusal.message(),
            Refusal::NoLineUp => Message::new("refused-no-line-up"),
            Refusal::NotOnDevices => Message::new("refused-not-on-devices"),
            Refusal::Live(refusal) => refusal.message(),
            Refusal::InPlayLive(matches) => {
                let named = matches.iter().map(|sides| format!("{} – {}", sides.first, sides.second));
                Message::new("contest-in-play-live").with("games", named.collect::<Vec<String>>())
            }
            Refusal::ByHandNotLive(by) => Message::new("school-live-by-hand").with("by", by),
            Refusal::LiveStale => Message::new("school-live-stale"),
            Refusal::RosterMissing(name) => Message::new("refused-roster-missing").with("name", name),
            Refusal::NoNotesByTheseRules => Message::new("refused-no-notes"),
            Refusal::RosterTooLong { name, count } => Message::new("refused-roster-long")
                .with("name", name)
                .with("count", *count)
                .with("most", crate::roster::MOST_MEMBERS),
            Refusal::RosterFixed(name) => Message::new("refused-roster-fixed").with("name", name),
            Refusal::ShapeOfSystem => Message::new("refused-shape-of-system"),
            Refusal::ShapeAgainstBoards => Message::new("refused-shape-boards"),
            Refusal::ProtestTooLateInStage(pairing) => {
                Message::new("refused-protest-too-late-stage").with("place", pairing.place.to_string())
            }
            Refusal::MatchOnHold => Message::new("plan-my-held"),
            Refusal::NotInMatch(name) => Message::new("refused-not-in-match").with("name", name),
            Refusal::NoRounds => Message::new("refused-no-rounds"),
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
            Refusal::NotAllCheckedIn(names) => {
                Message::new("refused-not-all-checked-in").with("names", listed(names))
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
            Refusal::Book(refusal) => refusal.message(),
            Refusal::ProtestAfterDraw { .. } => Message::new("refused-protest-after-draw"),
            Refusal::ProtestAfterAnnouncement { .. } => Message::new("refused-protest-after-announcement"),
            Refusal::WarningFirst(_) => Message::new("contest-warning-first"),
            Refusal::BreachMissing => Message::new("refused-breach-missing"),
            Refusal::BreachOfOtherRules => Message::new("refused-breach-other-rules"),
            Refusal::UnknownMember => Message::new("refused-unknown-member"),
            Refusal::Excluded(name) => Message::new("refused-excluded").with("name", name),
            Refusal::SidesAsDrawn => Message::new("refused-sides-as-drawn"),
            Refusal::Undo(refusal) => refusal.message(),
            Refusal::CannotUndoPublication => Message::new("refused-cannot-undo-publication"),
            Refusal::CannotUndoCreation => Message::new("refused-cannot-undo-creation"),
        }
    }
}

/// The reasons for which published pairs of a system change.
fn known_grounds(system: System) -> Message {
    let grounds: Vec<Message> = AmendGround::of(system).iter().map(|ground| ground.message()).collect();
    Message::new("refused-ground-of-other-rules").with("count", grounds.len()).with("grounds", grounds)
}

fn sealed(stage: &StageId, first: &WayBack) -> Message {
    let message = match first {
        WayBack::UndoClosing => Message::new("refused-sealed-undo"),
        WayBack::Discard(later) => Message::new("refused-sealed-discard").with("later", later.label()),
        WayBack::Unpublish(later) => Message::new("refused-sealed-unpublish").with("later", later.label()),
        WayBack::None { later, played } => {
            Message::new("refused-sealed-played").with("later", later.label()).with("played", *played)
        }
    };
    message.with("stage", stage.label())
}

fn about_stage(key: &'static str, stage: &StageId) -> Message {
    Message::new(key).with("stage", stage.label())
}

fn about_round(key: &'static str, round: RoundNumber) -> Message {
    Message::new(key).with("round", round)
}

fn too_late(round: RoundNumber) -> Message {
    Message::new("refused-too-late-to-count").with("round", round).with("next", round.next())
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
