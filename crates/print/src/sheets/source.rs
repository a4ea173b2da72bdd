//! Every document of a tournament, from its log or from a file.

use kolo_messages::Message;
use kolo_model::{RoundNumber, Tournament};
use kolo_tournament::State;
use kolo_views::entries::Entries;
use kolo_views::plan::Plan;
use kolo_views::result::Form;
use kolo_views::round::Round;
use kolo_views::table::{NoTable, Table};
use kolo_views::wall_chart::{SquareTable, WallChart};

use super::{
    Alone, Held, Kind, Matches, Meeting, Origin, badges, by_name, by_table, chart, crosstable, match_sheets,
    numbered_badges, poster, slips, standings,
};
use crate::document::Document;

/// What a document is made from.
#[derive(Debug, Clone, Copy)]
pub enum Source<'a> {
    /// The log of a tournament, drafts included.
    Log(&'a State),
    /// A tournament that stands in a file.
    File(&'a Tournament),
    /// A tournament of a contest.
    Venue(Held<'a>),
    /// A stage in play, by its plan.
    Alone(Alone<'a>),
}

/// Which document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked<'a> {
    /// Which kind.
    pub kind: Kind,
    /// Of which round; the latest if nothing is said.
    pub round: Option<u32>,
    /// Of which matches, where groups and play-offs are played.
    pub matches: Matches<'a>,
    /// Where the page of the tournament is, for a poster.
    pub link: &'a str,
}

/// Why there is no such document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoDocument {
    /// There is no such round.
    NoRound {
        /// The round asked for.
        round: u32,
        /// How many there are.
        rounds: usize,
    },
    /// There is no table yet.
    NoTable(NoTable),
    /// The square table would be too wide.
    TooWide {
        /// How many play.
        players: usize,
    },
    /// There are no matches of several boards.
    NoMatches,
    /// No match waits for a result.
    NoOpenMatches,
    /// There is no match of this name.
    NoSuchMatch(String),
    /// The tournament is played in another way.
    NotHere,
}

impl NoDocument {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            NoDocument::NoRound { round, rounds } => {
                Message::new("paper-no-round").with("round", *round).with("rounds", *rounds)
            }
            NoDocument::NoTable(none) => none.message(),
            NoDocument::TooWide { players } => {
                Message::new("paper-crosstable-too-wide").with("players", *players)
            }
            NoDocument::NoMatches => Message::new("paper-no-matches"),
            NoDocument::NoOpenMatches => Message::new("paper-no-open-matches"),
            NoDocument::NoSuchMatch(key) => Message::new("paper-no-such-match").with("game", key.as_str()),
            NoDocument::NotHere => Message::new("paper-not-here"),
        }
    }
}

impl From<NoTable> for NoDocument {
    fn from(none: NoTable) -> NoDocument {
        NoDocument::NoTable(none)
    }
}

/// A tournament by itself.
#[derive(Debug, Clone, Copy)]
enum Single<'a> {
    Log(&'a State),
    File(&'a Tournament),
}

impl<'a> Source<'a> {
    /// What a tournament plays, the latest stage first: its plans, then its rounds.
    pub fn all_of(state: &'a State) -> Vec<Source<'a>> {
        let plays = Plan::played(state).filter_map(|plan| plan.play());
        let mut sources: Vec<Source<'a>> = plays.map(|play| Source::Alone(Alone::of(state, play))).collect();
        sources.reverse();
        if sources.is_empty() || !state.rounds().is_empty() {
            sources.push(Source::Log(state));
        }
        sources
    }

    /// What a document is made from if nothing else is said: the latest stage; a round by its number.
    pub fn of_tournament(state: &'a State, round: Option<u32>) -> Source<'a> {
        let latest = Source::all_of(state).into_iter().next().filter(|_| round.is_none());
        latest.unwrap_or(Source::Log(state))
    }

    /// The kinds that this tournament can have.
    pub fn kinds(self) -> impl Iterator<Item = Kind> + use<'a> {
        Kind::ALL.into_iter().filter(move |kind| match self {
            Source::Venue(held) => held.has(*kind),
            Source::Alone(alone) => alone.has(*kind),
            Source::Log(state) => Single::Log(state).has(*kind),
            Source::File(facts) => Single::File(facts).has(*kind),
        })
    }

    /// How many rounds are published; none where groups are played.
    pub fn rounds(self) -> usize {
        match self {
            Source::Log(state) => Single::Log(state).rounds(),
            Source::File(facts) => Single::File(facts).rounds(),
            Source::Venue(held) => held.rounds(),
            Source::Alone(_) => 0,
        }
    }

    /// The round that is looked at when none is named: the latest, or the first one as a draft.
    pub fn latest(self) -> Option<u32> {
        match self {
            Source::Log(state) => Single::Log(state).latest(),
            Source::File(facts) => Single::File(facts).latest(),
            Source::Venue(held) => u32::try_from(held.rounds()).ok().filter(|rounds| *rounds > 0),
            Source::Alone(_) => None,
        }
    }

    /// Whether matches have names instead of rounds that all play together: groups and play-offs.
    pub fn is_of_stages(self) -> bool {
        match self {
            Source::Log(_) | Source::File(_) => false,
            Source::Venue(held) => held.rounds() == 0,
            Source::Alone(_) => true,
        }
    }

    /// Whether sheets and slips of what can be played now would be empty.
    pub fn waits_for_nothing(self) -> bool {
        match self {
            Source::Log(_) | Source::File(_) | Source::Venue(_) => false,
            Source::Alone(alone) => !alone.is_in_play(),
        }
    }

    /// Makes a document.
    ///
    /// # Errors
    /// When the tournament has nothing to put on it.
    pub fn document(self, origin: &Origin, asked: Asked<'_>) -> Result<Document, NoDocument> {
        match self {
            Source::Log(state) => Single::Log(state).document(origin, asked),
            Source::File(facts) => Single::File(facts).document(origin, asked),
            Source::Venue(held) => held.document(origin, asked),
            Source::Alone(alone) => alone.document(origin, asked),
        }
    }
}

impl Single<'_> {
    fn has(self, kind: Kind) -> bool {
        match kind {
            Kind::Badges | Kind::Poster => true,
            _ if !self.has_rounds() => false,
            Kind::MatchSheets => self.boards().is_some(),
            Kind::Groups | Kind::Bracket => false,
            Kind::Pairings | Kind::Names | Kind::Slips | Kind::Standings | Kind::Crosstable | Kind::Chart => {
                true
            }
        }
    }

    /// Whether rounds are played; else there is a plan, and it is not published yet.
    fn has_rounds(self) -> bool {
        match self {
            Single::Log(state) => state.settings().system.is_some(),
            Single::File(_) => true,
        }
    }

    /// How many boards a match has, if matches are played.
    fn boards(self) -> Option<u32> {
        match self {
            Single::Log(state) => state.settings().boards,
            Single::File(facts) => facts.boards(),
        }
    }

    fn rounds(self) -> usize {
        match self {
            Single::Log(state) => state.rounds().len(),
            Single::File(facts) => facts.rounds().len(),
        }
    }

    fn latest(self) -> Option<u32> {
        let draft = match self {
            Single::Log(state) => state.draft().map(|draft| draft.round.get()),
            Single::File(_) => None,
        };
        u32::try_from(self.rounds()).ok().filter(|rounds| *rounds > 0).or(draft)
    }

    fn round(self, origin: &Origin, round: Option<u32>) -> Result<Round, NoDocument> {
        let asked = round.or(self.latest()).unwrap_or(1);
        let found = RoundNumber::new(asked).and_then(|number| match self {
            Single::Log(state) => Round::of(state, number, origin.lang),
            Single::File(facts) => Round::of_facts(facts, number, origin.lang),
        });
        found.ok_or(NoDocument::NoRound { round: asked, rounds: self.rounds() })
    }

    fn entries(self, origin: &Origin) -> Entries {
        match self {
            Single::Log(state) => Entries::of(state, origin.lang),
            Single::File(facts) => Entries::of_facts(facts),
        }
    }

    fn document(self, origin: &Origin, asked: Asked<'_>) -> Result<Document, NoDocument> {
        let lang = origin.lang;
        let round = || self.round(origin, asked.round);
        let drawn = self.has_rounds() || asked.round.is_some();
        if !drawn && !matches!(asked.kind, Kind::Badges | Kind::Poster) {
            // A plan that is not published is nobody's but the organiser's.
            return Err(NoTable::NotDrawn.into());
        }
        Ok(match asked.kind {
            Kind::Pairings => by_table(origin, &round()?),
            Kind::Names => by_name(origin, &round()?),
            Kind::Slips => {
                let form = if self.boards().is_some() { Form::Match } else { Form::Game };
                slips(origin, &round()?, form)
            }
            Kind::MatchSheets => {
                let boards = self.boards().ok_or(NoDocument::NoMatches)?;
                let round = round()?;
                let title = origin.say(&Kind::MatchSheets.of_round(round.number));
                match_sheets(origin, title, &Meeting::of_round(origin, &round, boards))
            }
            Kind::Standings => standings(
                origin,
                &match self {
                    Single::Log(state) => Table::of(state, lang)?,
                    Single::File(facts) => Table::of_facts(facts, lang)?,
                },
            ),
            Kind::Crosstable => {
                let square = match self {
                    Single::Log(state) => {
                        state.facts().map_err(|_| NoTable::NotDrawn)?;
                        SquareTable::of(state, lang)
                    }
                    Single::File(facts) => SquareTable::of_facts(facts, lang),
                };
                let too_wide = || NoDocument::TooWide { players: self.entries(origin).lines.len() };
                crosstable(origin, &square.ok_or_else(too_wide)?)
            }
            Kind::Chart => chart(
                origin,
                &match self {
                    Single::Log(state) => WallChart::of(state, lang).ok_or(NoTable::NotDrawn)?,
                    Single::File(facts) => WallChart::of_facts(facts, lang),
                },
            ),
            Kind::Groups | Kind::Bracket => return Err(NoDocument::NotHere),
            Kind::Badges if !self.has_rounds() => numbered_badges(origin, &self.entries(origin)),
            Kind::Badges => badges(origin, &self.entries(origin)),
            Kind::Poster => poster(origin, asked.link),
        })
    }
}
