//! Why the office refuses an order. Each refusal names its clause and says what to do.

use kolo_log::UndoRefusal;
use kolo_messages::Message;
use kolo_model::Clause;
use kolo_stages::generate::CannotPlan;
use kolo_teams::{CannotArrange, EndsTooEarly, SlipRefusal};
use kolo_tournament::BookRefusal;

use crate::eligibility::{EntryProblem, LineUpProblem};
use crate::fees::FeeProblem;
use crate::quota::{CannotShare, PartyKey};
use crate::{
    AreaId, Category, Day, EntryId, GameKey, Kind, Level, Money, PlayerId, RegionId, SchoolId, VenueId,
    Window,
};

/// Why an order is refused. Nothing has changed then.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences of `message` say what each of them is")]
pub enum Refusal {
    ReasonMissing,
    /// The law of undo refuses it, by the numbers of the log of the office or of the groups and the Swiss.
    Undo(UndoRefusal),
    /// The law of undo refuses it, by the lines of the journal of a tournament.
    Journal(UndoRefusal),
    OpeningStays,
    /// A sanction that was undone would change matches now; it is given again.
    SanctionGivenAgain(u64),
    /// A step that was undone does not fit what has happened since.
    DoesNotFitAgain(u64),
    UnknownVenue(VenueId),
    UnknownEntry(EntryId),
    UnknownPlayer(PlayerId),
    UnknownSchool(SchoolId),
    UnknownRegion(RegionId),
    UnknownArea(AreaId),
    PlayerKnown(PlayerId),
    EntryKnown(EntryId),
    EntryWithdrawn(EntryId),
    SchoolHasEntries(SchoolId),
    SeedIsFixed,
    WindowBackwards(Window),
    BeforeAnnouncement(Day),
    Entries(Vec<EntryProblem>),
    EntriesClosed(Day),
    RosterLocked {
        entry: EntryId,
        closed: Day,
    },
    FeeSettled(EntryId),
    FeeOpen {
        entry: EntryId,
        due: Option<Money>,
    },
    Fee(FeeProblem),
    VenueStarted(VenueId),
    VenueKindIsFixed(VenueId),
    LevelOfOthers {
        category: Category,
        level: Level,
    },
    OutsideWindow {
        category: Category,
        level: Level,
        day: Day,
        window: Window,
    },
    WrongCatchment {
        venue: VenueId,
        level: Level,
    },
    RoundsImpossible(u32),
    RoundsOfGrandFinal {
        category: Category,
        rounds: u32,
        expected: u32,
    },
    OtherCategory {
        entry: EntryId,
        venue: VenueId,
    },
    NothingToChoose(Level),
    NotQualified {
        entry: EntryId,
        venue: VenueId,
    },
    QuotasArePublished(VenueId),
    QuotaLocked(VenueId),
    QuotaNotPublished(VenueId),
    QuotaAboveField {
        venue: VenueId,
        quota: u32,
        field: usize,
    },
    NobodyGoesOn(Level),
    NoVenues {
        category: Category,
        level: Level,
    },
    SeatsMissing(Level),
    NotByRegion(Level),
    Share {
        clause: Clause,
        messages: Vec<Message>,
    },
    NotClosed(VenueId),
    NextLevelStarted {
        venue: VenueId,
        next: VenueId,
    },
    FeedingOpen {
        venue: VenueId,
        open: VenueId,
    },
    NotTheWinner(EntryId),
    Absence(EndsTooEarly),
    Excluded(EntryId),
    PlayerExcluded(PlayerId),
    LineUp {
        entry: EntryId,
        problems: Vec<LineUpProblem>,
    },
    AlreadyDeclined(EntryId),
    NoSeeding(VenueId),
    SeedingLate {
        venue: VenueId,
        hours: i64,
    },
    SeedingNotPublished(VenueId),
    NobodyPresent(VenueId),
    FieldOfGrandFinal {
        category: Category,
        came: usize,
        expected: usize,
    },
    NotRunning(VenueId),
    VenueClosed(VenueId),
    NotOver(VenueId),
    OrderHasChanged(VenueId),
    UnknownGame(GameKey),
    NoRounds(VenueId),
    NoGroups(VenueId),
    ResultsOnSlips(GameKey),
    NothingDecided(GameKey),
    GroupsDiffer(VenueId),
    NothingToReopen(GameKey),
    NothingToRestore(GameKey),
    /// A correction of this match took results of later ones back, and their slips are gone.
    LaterWereTakenBack(GameKey),
    /// The sides of a match in groups were corrected after its result came; that is undone first.
    SidesRestOnIt(GameKey),
    /// A participant who is to play on has not left.
    HasNotLeft(EntryId),
    /// A later round of the Swiss was paired by a result that is to be undone.
    RoundRestsOnIt {
        /// The match.
        game: GameKey,
        /// The latest round.
        round: u32,
    },
    AreaHasQuotas {
        area: AreaId,
        venue: VenueId,
    },
    Alone(VenueId),
    Format(CannotPlan),
    Stages(kolo_stages::Refusal),
    Swiss(Box<kolo_tournament::Refusal>),
    Slip(SlipRefusal),
    Arrange(Vec<CannotArrange>),
    WarningFirst,
    SanctionTookEffect(u64),
    SanctionNeedsVenue,
    DoesNotPlayHere,
    StandsInLineUp {
        player: String,
        game: GameKey,
    },
    /// A sheet that is to count again names a player who is no longer one of those who came.
    SeatedIsGone(GameKey),
    NoSuchBoard {
        game: GameKey,
        board: u32,
    },
    NoDuels(GameKey),
    /// Matches that are in play on devices: what is asked would take them away.
    InPlayLive(Vec<GameKey>),
    Book(BookRefusal),
    CorrectionMissing,
    ProtestTooLate(GameKey),
    NotInMatch {
        game: GameKey,
        entry: EntryId,
    },
    NoResultYet(GameKey),
    BoardOfWhichMatch,
    OtherContest,
    WorkedOnHere {
        venue: VenueId,
        step: u64,
    },
    PlayedHereToo(VenueId),
    OtherWork {
        venue: VenueId,
        step: u64,
    },
    /// A bug: the text is for its report.
    Internal(String),
}

impl<K: PartyKey> From<CannotShare<K>> for Refusal {
    fn from(cannot: CannotShare<K>) -> Self {
        Refusal::Share { clause: cannot.clause(), messages: cannot.messages() }
    }
}

impl From<FeeProblem> for Refusal {
    fn from(cannot: FeeProblem) -> Self {
        Refusal::Fee(cannot)
    }
}

impl From<UndoRefusal> for Refusal {
    fn from(refusal: UndoRefusal) -> Self {
        Refusal::Undo(refusal)
    }
}

impl Refusal {
    pub(crate) fn stages(refusal: kolo_stages::Refusal) -> Self {
        Refusal::Stages(refusal)
    }

    pub(crate) fn swiss(refusal: kolo_tournament::Refusal) -> Self {
        Refusal::Swiss(Box::new(refusal))
    }

    /// Whether it is a bug and not a matter of the rules.
    pub fn is_internal(&self) -> bool {
        matches!(self, Refusal::Internal(_))
    }

    /// Everything that stands against the order, each with its clause.
    pub fn list(&self) -> Vec<(Clause, Message)> {
        match self {
            Refusal::Entries(problems) => {
                problems.iter().map(|problem| (problem.clause(), problem.message())).collect()
            }
            Refusal::LineUp { problems, .. } => {
                problems.iter().map(|problem| (problem.clause(), problem.message())).collect()
            }
            Refusal::Share { clause, messages } => {
                messages.iter().map(|message| (*clause, message.clone())).collect()
            }
            Refusal::Arrange(reasons) => {
                reasons.iter().map(|reason| (reason.clause(), reason.message())).collect()
            }
            Refusal::Slip(SlipRefusal::Unsound(problems)) => {
                problems.iter().map(|problem| (problem.clause(), problem.message())).collect()
            }
            _ => vec![(self.clause(), self.message())],
        }
    }

    /// The clause behind it; the first one if there are several.
    pub fn clause(&self) -> Clause {
        let of_kind =
            |category: &Category, teams: &'static str, individuals: &'static str| match category.kind() {
                Kind::Teams => Clause::new(teams),
                Kind::Individuals => Clause::new(individuals),
            };
        match self {
            Refusal::Entries(problems) => {
                problems.first().map_or(Clause::new("P-1.1.2.1"), EntryProblem::clause)
            }
            Refusal::LineUp { problems, .. } => {
                problems.first().map_or(Clause::new("P-1.1.2.1"), LineUpProblem::clause)
            }
            Refusal::Arrange(reasons) => {
                reasons.first().map_or(Clause::new("P-3.1.2"), CannotArrange::clause)
            }
            Refusal::Fee(cannot) => cannot.clause(),
            Refusal::Format(cannot) => cannot.clause(),
            Refusal::Stages(refusal) => refusal.clause(),
            Refusal::Swiss(refusal) => refusal.clause(),
            Refusal::Slip(refusal) => refusal.clause(),
            Refusal::Absence(refusal) => refusal.clause(),
            Refusal::NoRounds(_) | Refusal::NoGroups(_) | Refusal::Alone(_) => Clause::new("P-1.1.4.3"),
            Refusal::WarningFirst | Refusal::SanctionNeedsVenue | Refusal::DoesNotPlayHere => {
                Clause::new("P-2.1.1.2")
            }
            Refusal::StandsInLineUp { .. } | Refusal::SeatedIsGone(_) => Clause::new("P-1.1.2.2"),
            Refusal::NoDuels(_) => Clause::new("P-3.2.1"),
            Refusal::InPlayLive(_) => Clause::new("K-LIVE"),
            Refusal::ResultsOnSlips(_) => Clause::new("P-2.1.1.5"),
            Refusal::OtherContest
            | Refusal::WorkedOnHere { .. }
            | Refusal::PlayedHereToo(_)
            | Refusal::OtherWork { .. } => Clause::new("K-STALE"),
            Refusal::Internal(_) => Clause::new("K-LOG"),
            Refusal::Share { clause, .. } => *clause,
            Refusal::ReasonMissing | Refusal::CorrectionMissing => Clause::new("K-REASON"),
            Refusal::Book(refusal) => refusal.clause(),
            Refusal::ProtestTooLate(_) => Clause::new("K-PROTEST"),
            Refusal::Undo(_)
            | Refusal::Journal(_)
            | Refusal::OpeningStays
            | Refusal::SanctionGivenAgain(_)
            | Refusal::DoesNotFitAgain(_)
            | Refusal::SanctionTookEffect(_)
            | Refusal::NothingDecided(_)
            | Refusal::NothingToReopen(_)
            | Refusal::NothingToRestore(_)
            | Refusal::LaterWereTakenBack(_)
            | Refusal::SidesRestOnIt(_)
            | Refusal::OrderHasChanged(_) => Clause::new("K-UNDO"),
            Refusal::UnknownVenue(_)
            | Refusal::UnknownGame(_)
            | Refusal::NoSuchBoard { .. }
            | Refusal::NotInMatch { .. }
            | Refusal::BoardOfWhichMatch
            | Refusal::UnknownEntry(_)
            | Refusal::UnknownPlayer(_)
            | Refusal::PlayerKnown(_)
            | Refusal::EntryKnown(_)
            | Refusal::EntryWithdrawn(_) => Clause::new("K-KNOWN"),
            Refusal::UnknownSchool(_) => Clause::new("P-1.1.3.1"),
            Refusal::UnknownRegion(_) | Refusal::UnknownArea(_) => Clause::new("P-1.1.1.5"),
            Refusal::GroupsDiffer(_) => Clause::new("K-SLOT"),
            Refusal::SeedIsFixed => Clause::new("K-SEED"),
            Refusal::WindowBackwards(_) | Refusal::BeforeAnnouncement(_) => Clause::new("K-SEASON"),
            Refusal::EntriesClosed(_) | Refusal::RosterLocked { .. } => Clause::new("P-1.1.2.3"),
            Refusal::FeeSettled(_) | Refusal::FeeOpen { .. } => Clause::new("P-1.1.2.7"),
            Refusal::SchoolHasEntries(_) | Refusal::AreaHasQuotas { .. } | Refusal::VenueKindIsFixed(_) => {
                Clause::new("K-LOCK")
            }
            Refusal::VenueStarted(_)
            | Refusal::NotRunning(_)
            | Refusal::VenueClosed(_)
            | Refusal::NotOver(_)
            | Refusal::NotClosed(_)
            | Refusal::NoResultYet(_)
            | Refusal::FeedingOpen { .. }
            | Refusal::NobodyPresent(_) => Clause::new("K-ORDER"),
            Refusal::LevelOfOthers { category, .. } => of_kind(category, "P-1.1.1.1", "P-1.2.1.1"),
            Refusal::OutsideWindow { level, category, .. } => match level {
                Level::Area => Clause::new("P-1.1.4.2"),
                Level::Regional => Clause::new("P-1.1.5.2"),
                Level::FirstOnline | Level::SecondOnline => Clause::new("P-1.2.2.2"),
                Level::GrandFinal => of_kind(category, "P-1.1.6.2", "K-SEASON"),
            },
            Refusal::WrongCatchment { .. } | Refusal::NotQualified { .. } => Clause::new("P-1.1.1.2"),
            Refusal::RoundsImpossible(_) => Clause::new("P-1.2.2.7"),
            Refusal::RoundsOfGrandFinal { category, .. } => of_kind(category, "P-1.1.6.4", "P-1.2.3.4"),
            Refusal::OtherCategory { .. } => Clause::new("P-1.1.1.9"),
            Refusal::NothingToChoose(_) => Clause::new("P-1.2.2.4"),
            Refusal::QuotasArePublished(_)
            | Refusal::QuotaLocked(_)
            | Refusal::QuotaNotPublished(_)
            | Refusal::QuotaAboveField { .. }
            | Refusal::NobodyGoesOn(_)
            | Refusal::NoVenues { .. }
            | Refusal::SeatsMissing(_)
            | Refusal::NotByRegion(_) => Clause::new("P-1.1.4.1"),
            Refusal::HasNotLeft(_) => Clause::new("K-OUT"),
            Refusal::NextLevelStarted { .. } | Refusal::RoundRestsOnIt { .. } => Clause::new("K-LATER"),
            Refusal::NotTheWinner(_) => Clause::new("P-1.1.6.10"),
            Refusal::Excluded(_) | Refusal::PlayerExcluded(_) => Clause::new("P-2.1.1.2"),
            Refusal::AlreadyDeclined(_) => Clause::new("P-1.2.1.7"),
            Refusal::NoSeeding(_) | Refusal::SeedingLate { .. } | Refusal::SeedingNotPublished(_) => {
                Clause::new("P-1.2.3.6.2")
            }
            Refusal::FieldOfGrandFinal { category, .. } => of_kind(category, "P-1.1.6.3", "P-1.2.3.2"),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        sentence::of(self)
    }
}

impl From<BookRefusal> for Refusal {
    fn from(refusal: BookRefusal) -> Self {
        match refusal {
            BookRefusal::ReasonMissing => Refusal::ReasonMissing,
            refusal => Refusal::Book(refusal),
        }
    }
}

mod sentence;
