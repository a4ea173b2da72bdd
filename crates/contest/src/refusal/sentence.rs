//! The sentences of the refusals.

use kolo_messages::Message;
use kolo_stages::SmallField;
use kolo_stages::generate::CannotPlan;
use kolo_teams::CannotArrange;
use kolo_tournament::BookRefusal;

use super::Refusal;
use crate::Money;
use crate::eligibility::{EntryProblem, LineUpProblem};

/// The sentence for people.
#[expect(clippy::too_many_lines, reason = "one list of sentences")]
pub(super) fn of(refusal: &Refusal) -> Message {
    match refusal {
        Refusal::Entries(problems) => {
            problems.first().map_or_else(|| Message::new("contest-refused"), EntryProblem::message)
        }
        Refusal::LineUp { problems, .. } => {
            problems.first().map_or_else(|| Message::new("contest-refused"), LineUpProblem::message)
        }
        Refusal::Arrange(reasons) => {
            reasons.first().map_or_else(|| Message::new("contest-refused"), CannotArrange::message)
        }
        Refusal::Fee(cannot) => cannot.message(),
        // Here a proposal for few teams is taken with a reason.
        Refusal::Format(CannotPlan::TooFewTeams(SmallField::TwoMatches)) => Message::new("contest-two-teams"),
        Refusal::Format(CannotPlan::TooFewTeams(SmallField::DoubleRound)) => {
            Message::new("contest-three-teams")
        }
        Refusal::Format(cannot) => cannot.message(),
        Refusal::Stages(refusal) => refusal.message(),
        Refusal::Swiss(refusal) => refusal.message(),
        Refusal::Slip(refusal) => refusal.message(),
        Refusal::Absence(refusal) => refusal.message(),
        Refusal::Share { messages, .. } => {
            messages.first().cloned().unwrap_or_else(|| Message::new("contest-refused"))
        }
        Refusal::ReasonMissing => Message::new("contest-reason"),
        Refusal::Undo(refusal) => refusal.message(),
        Refusal::Journal(refusal) => Message::new("contest-journal-undo").with("why", refusal.message()),
        Refusal::OpeningStays => Message::new("contest-opening-stays"),
        Refusal::SanctionGivenAgain(step) => {
            Message::new("contest-sanction-given-again").with("step", step.to_string())
        }
        Refusal::DoesNotFitAgain(step) => {
            Message::new("contest-does-not-fit-again").with("step", step.to_string())
        }
        Refusal::UnknownVenue(id) => Message::new("contest-unknown-venue").with("id", id),
        Refusal::UnknownEntry(id) => Message::new("contest-unknown-entry").with("id", id),
        Refusal::UnknownPlayer(id) => Message::new("contest-unknown-player").with("id", id),
        Refusal::UnknownSchool(id) => Message::new("contest-unknown-school").with("id", id),
        Refusal::UnknownRegion(id) => Message::new("contest-unknown-region").with("id", id),
        Refusal::UnknownArea(id) => Message::new("contest-unknown-area").with("id", id),
        Refusal::PlayerKnown(id) => Message::new("contest-player-known").with("id", id),
        Refusal::EntryKnown(id) => Message::new("contest-entry-known").with("id", id),
        Refusal::EntryWithdrawn(id) => Message::new("contest-entry-withdrawn").with("id", id),
        Refusal::ResultsOnSlips(game) => Message::new("contest-results-on-slips").with("game", game),
        Refusal::NothingDecided(game) => Message::new("contest-nothing-decided").with("game", game),
        Refusal::GroupsDiffer(venue) => Message::new("contest-groups-differ").with("venue", venue),
        Refusal::NothingToReopen(game) => Message::new("contest-nothing-to-reopen").with("game", game),
        Refusal::NothingToRestore(game) => Message::new("contest-nothing-to-restore").with("game", game),
        Refusal::HasNotLeft(entry) => Message::new("contest-has-not-left").with("entry", entry),
        Refusal::RoundRestsOnIt { game, round } => {
            Message::new("contest-round-rests").with("game", game).with("round", *round)
        }
        Refusal::SidesRestOnIt(game) => Message::new("contest-sides-rest-on-it").with("game", game),
        Refusal::LaterWereTakenBack(game) => Message::new("contest-later-taken-back").with("game", game),
        Refusal::AreaHasQuotas { area, venue } => {
            Message::new("contest-area-has-quotas").with("area", area).with("venue", venue)
        }
        Refusal::SchoolHasEntries(id) => Message::new("contest-school-has-entries").with("id", id),
        Refusal::SeedIsFixed => Message::new("contest-seed-fixed"),
        Refusal::WindowBackwards(window) => {
            Message::new("contest-window-backwards").with("from", window.from).with("to", window.to)
        }
        Refusal::BeforeAnnouncement(announced) => {
            Message::new("contest-before-announcement").with("announced", *announced)
        }
        Refusal::EntriesClosed(day) => Message::new("contest-entries-closed").with("day", *day),
        Refusal::RosterLocked { entry, closed } => {
            Message::new("contest-roster-locked").with("entry", entry).with("closed", *closed)
        }
        Refusal::FeeSettled(id) => Message::new("contest-fee-settled").with("id", id),
        Refusal::FeeOpen { entry, due } => Message::new("contest-fee-open")
            .with("entry", entry)
            .with("due", due.map_or_else(|| Message::new("contest-nothing"), Money::message)),
        Refusal::VenueStarted(id) => Message::new("contest-venue-started").with("id", id),
        Refusal::VenueKindIsFixed(id) => Message::new("contest-venue-kind").with("id", id),
        Refusal::LevelOfOthers { category, level } => {
            Message::new("contest-level-of-others").with("level", *level).with("category", *category)
        }
        Refusal::OutsideWindow { category, level, day, window } => Message::new("contest-outside-window")
            .with("day", *day)
            .with("level", *level)
            .with("category", *category)
            .with("from", window.from)
            .with("to", window.to),
        Refusal::WrongCatchment { venue, level } => {
            Message::new("contest-wrong-catchment").with("venue", venue).with("level", *level)
        }
        Refusal::RoundsImpossible(rounds) => Message::new("contest-rounds").with("rounds", *rounds),
        Refusal::RoundsOfGrandFinal { category, rounds, expected } => Message::new("contest-rounds-final")
            .with("category", *category)
            .with("rounds", *rounds)
            .with("expected", *expected),
        Refusal::OtherCategory { entry, venue } => {
            Message::new("contest-other-category").with("entry", entry).with("venue", venue)
        }
        Refusal::NothingToChoose(level) => Message::new("contest-nothing-to-choose").with("level", *level),
        Refusal::NotQualified { entry, venue } => {
            Message::new("contest-not-qualified").with("entry", entry).with("venue", venue)
        }
        Refusal::QuotasArePublished(id) => Message::new("contest-quotas-published").with("id", id),
        Refusal::QuotaLocked(id) => Message::new("contest-quota-locked").with("id", id),
        Refusal::QuotaNotPublished(id) => Message::new("contest-quota-missing").with("id", id),
        Refusal::QuotaAboveField { venue, quota, field } => Message::new("contest-quota-above-field")
            .with("venue", venue)
            .with("quota", *quota)
            .with("field", *field),
        Refusal::NobodyGoesOn(level) => Message::new("contest-nobody-goes-on").with("level", *level),
        Refusal::NoVenues { category, level } => {
            Message::new("contest-no-venues").with("category", *category).with("level", *level)
        }
        Refusal::SeatsMissing(level) => Message::new("contest-seats-missing").with("level", *level),
        Refusal::NotByRegion(level) => Message::new("contest-not-by-region").with("level", *level),
        Refusal::NotClosed(id) => Message::new("contest-not-closed").with("id", id),
        Refusal::NextLevelStarted { venue, next } => {
            Message::new("contest-next-started").with("venue", venue).with("next", next)
        }
        Refusal::FeedingOpen { venue, open } => {
            Message::new("contest-feeding-open").with("venue", venue).with("open", open)
        }
        Refusal::NotTheWinner(id) => Message::new("contest-not-the-winner").with("id", id),
        Refusal::Excluded(id) => Message::new("contest-excluded").with("id", id),
        Refusal::PlayerExcluded(id) => Message::new("contest-player-excluded").with("id", id),
        Refusal::AlreadyDeclined(id) => Message::new("contest-already-declined").with("id", id),
        Refusal::NoSeeding(id) => Message::new("contest-no-seeding").with("id", id),
        Refusal::SeedingLate { venue, hours } => {
            Message::new("contest-seeding-late").with("venue", venue).with("hours", hours.to_string())
        }
        Refusal::SeedingNotPublished(id) => Message::new("contest-seeding-missing").with("id", id),
        Refusal::NobodyPresent(id) => Message::new("contest-nobody-present").with("id", id),
        Refusal::NotRunning(id) => Message::new("contest-not-running").with("id", id),
        Refusal::VenueClosed(id) => Message::new("contest-venue-closed").with("id", id),
        Refusal::NotOver(id) => Message::new("contest-not-over").with("id", id),
        Refusal::OrderHasChanged(id) => Message::new("contest-order-changed").with("id", id),
        Refusal::UnknownGame(game) => Message::new("contest-unknown-game").with("game", game),
        Refusal::NoRounds(id) => Message::new("contest-no-rounds").with("id", id),
        Refusal::NoGroups(id) => Message::new("contest-no-groups").with("id", id),
        Refusal::Alone(id) => Message::new("contest-alone").with("id", id),
        Refusal::SanctionTookEffect(step) => {
            Message::new("contest-sanction-took-effect").with("step", step.to_string())
        }
        Refusal::WarningFirst => Message::new("contest-warning-first"),
        Refusal::SanctionNeedsVenue => Message::new("contest-sanction-venue"),
        Refusal::DoesNotPlayHere => Message::new("contest-not-here"),
        Refusal::StandsInLineUp { player, game } => {
            Message::new("contest-stands-in-line-up").with("player", player.as_str()).with("game", game)
        }
        Refusal::SeatedIsGone(game) => Message::new("contest-seated-is-gone").with("game", game),
        Refusal::NoSuchBoard { game, board } => {
            Message::new("contest-no-such-board").with("game", game).with("board", *board)
        }
        Refusal::NoDuels(game) => Message::new("contest-no-duels").with("game", game),
        Refusal::InPlayLive(games) => {
            let games: Vec<String> = games.iter().map(ToString::to_string).collect();
            Message::new("contest-in-play-live").with("games", games)
        }
        // Results stand on match sheets here, and a ruling waits until they are corrected.
        Refusal::Book(BookRefusal::ProtestsOpen(open)) => {
            Message::new("contest-protests-open").with("open", open.clone())
        }
        Refusal::Book(refusal) => refusal.message(),
        Refusal::CorrectionMissing => Message::new("contest-correction-missing"),
        Refusal::ProtestTooLate(game) => Message::new("contest-protest-too-late").with("game", game),
        Refusal::NotInMatch { game, entry } => {
            Message::new("contest-not-in-match").with("game", game).with("entry", entry)
        }
        Refusal::NoResultYet(game) => Message::new("contest-no-result-yet").with("game", game),
        Refusal::BoardOfWhichMatch => Message::new("contest-board-of-which-match"),
        Refusal::OtherContest => Message::new("contest-other-contest"),
        Refusal::WorkedOnHere { venue, step } => {
            Message::new("contest-worked-here").with("venue", venue).with("step", step.to_string())
        }
        Refusal::PlayedHereToo(venue) => Message::new("contest-played-here").with("venue", venue),
        Refusal::OtherWork { venue, step } => {
            Message::new("contest-other-work").with("venue", venue).with("step", step.to_string())
        }
        Refusal::Internal(text) => Message::new("contest-internal").with("text", text.as_str()),
        Refusal::FieldOfGrandFinal { category, came, expected } => Message::new("contest-field-final")
            .with("category", *category)
            .with("came", *came)
            .with("expected", *expected),
    }
}
