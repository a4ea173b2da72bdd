//! Something that should hold and does not.

use kolo_messages::Message;
use kolo_model::Clause;

use crate::eligibility::EntryProblem;
use crate::{EntryId, GameKey, JournalProblem, PlayerId, SchoolId, VenueId};

/// Something that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentences of `message` say what each of them is")]
pub enum Broken {
    Entry(EntryProblem),
    SchoolOverLimit { school: SchoolId, teams: usize },
    TwoTeams { venue: VenueId, player: PlayerId },
    FeeOpen { venue: VenueId, entry: EntryId },
    CodeTwice { entry: EntryId },
    Day { venue: VenueId },
    QuotaMissing { venue: VenueId },
    QuotaBroken { venue: VenueId, quota: u32, going_on: usize },
    NotQualified { venue: VenueId, entry: EntryId },
    Places { venue: VenueId },
    Slip { venue: VenueId, text: String },
    Journal { venue: VenueId, line: u64, problem: JournalProblem },
    MetTwice { venue: VenueId, first: EntryId, second: EntryId },
    TwoByes { venue: VenueId, entry: EntryId },
    Match { venue: VenueId, game: GameKey },
}

impl Broken {
    /// The clause that is broken.
    pub fn clause(&self) -> Clause {
        match self {
            Broken::Entry(problem) => problem.clause(),
            Broken::SchoolOverLimit { .. } => Clause::new("P-1.1.3.1"),
            Broken::TwoTeams { .. } => Clause::new("P-1.1.2.2"),
            Broken::FeeOpen { .. } => Clause::new("P-1.1.2.7"),
            Broken::CodeTwice { .. } => Clause::new("P-1.2.1.9"),
            Broken::Day { .. } => Clause::new("P-1.1.4.2"),
            Broken::QuotaMissing { .. } | Broken::QuotaBroken { .. } => Clause::new("P-1.1.4.1"),
            Broken::NotQualified { .. } => Clause::new("P-1.1.1.2"),
            Broken::Places { .. } => Clause::new("P-1.1.6.1"),
            Broken::Slip { .. } => Clause::new("P-2.1.1.5"),
            Broken::Journal { .. } => Clause::new("K-INCIDENT"),
            Broken::MetTwice { .. } => Clause::new("P-6.r1"),
            Broken::TwoByes { .. } => Clause::new("P-6.2"),
            Broken::Match { .. } => Clause::new("P-3.1.4"),
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Broken::Entry(problem) => problem.message(),
            Broken::SchoolOverLimit { school, teams } => {
                Message::new("contest-broken-school").with("school", school).with("teams", *teams)
            }
            Broken::TwoTeams { venue, player } => {
                Message::new("contest-broken-two-teams").with("venue", venue).with("player", player)
            }
            Broken::FeeOpen { venue, entry } => {
                Message::new("contest-broken-fee").with("venue", venue).with("entry", entry)
            }
            Broken::CodeTwice { entry } => Message::new("contest-broken-code").with("entry", entry),
            Broken::Day { venue } => Message::new("contest-broken-day").with("venue", venue),
            Broken::QuotaMissing { venue } => Message::new("contest-broken-no-quota").with("venue", venue),
            Broken::QuotaBroken { venue, quota, going_on } => Message::new("contest-broken-quota")
                .with("venue", venue)
                .with("quota", *quota)
                .with("going", *going_on),
            Broken::NotQualified { venue, entry } => {
                Message::new("contest-broken-qualified").with("venue", venue).with("entry", entry)
            }
            Broken::Places { venue } => Message::new("contest-broken-places").with("venue", venue),
            Broken::Slip { venue, text } => {
                Message::new("contest-broken-slip").with("venue", venue).with("text", text.as_str())
            }
            Broken::Journal { venue, line, problem } => Message::new("contest-broken-journal")
                .with("venue", venue)
                .with("line", line.to_string())
                .with("problem", problem.message()),
            Broken::MetTwice { venue, first, second } => Message::new("contest-broken-met-twice")
                .with("venue", venue)
                .with("first", first)
                .with("second", second),
            Broken::TwoByes { venue, entry } => {
                Message::new("contest-broken-two-byes").with("venue", venue).with("entry", entry)
            }
            Broken::Match { venue, game } => {
                Message::new("contest-broken-match").with("venue", venue).with("game", game)
            }
        }
    }
}
