//! Every document of a tournament, from its log or from a file.

use kolo_day::entries::Entries;
use kolo_day::result::Form;
use kolo_day::round::Round;
use kolo_day::table::{NoTable, Table};
use kolo_day::wall_chart::{SquareTable, WallChart};
use kolo_messages::Message;
use kolo_model::{RoundNumber, Tournament};
use kolo_tournament::State;

use super::{
    Kind, Meeting, Origin, badges, by_name, by_table, chart, crosstable, match_sheets, poster, slips,
    standings,
};
use crate::document::Document;

/// What a document is made from.
#[derive(Debug, Clone, Copy)]
pub enum Source<'a> {
    /// The log of a tournament, drafts included.
    Log(&'a State),
    /// A tournament that stands in a file.
    File(&'a Tournament),
}

/// Which document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked<'a> {
    /// Which kind.
    pub kind: Kind,
    /// Of which round; the latest if nothing is said.
    pub round: Option<u32>,
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
        }
    }
}

impl From<NoTable> for NoDocument {
    fn from(none: NoTable) -> NoDocument {
        NoDocument::NoTable(none)
    }
}

impl Source<'_> {
    /// The kinds that this tournament can have.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let matches = self.boards().is_some();
        Kind::ALL.into_iter().filter(move |kind| *kind != Kind::MatchSheets || matches)
    }

    /// How many boards a match has, if matches are played.
    fn boards(self) -> Option<u32> {
        match self {
            Source::Log(state) => state.settings().boards,
            Source::File(facts) => facts.boards(),
        }
    }

    /// How many rounds are published.
    pub fn rounds(self) -> usize {
        match self {
            Source::Log(state) => state.rounds().len(),
            Source::File(facts) => facts.rounds().len(),
        }
    }

    /// The round that is looked at when none is named: the latest, or the first one as a draft.
    pub fn latest(self) -> Option<u32> {
        let draft = match self {
            Source::Log(state) => state.draft().map(|draft| draft.round.get()),
            Source::File(_) => None,
        };
        u32::try_from(self.rounds()).ok().filter(|rounds| *rounds > 0).or(draft)
    }

    fn round(self, origin: &Origin, round: Option<u32>) -> Result<Round, NoDocument> {
        let asked = round.or(self.latest()).unwrap_or(1);
        let found = RoundNumber::new(asked).and_then(|number| match self {
            Source::Log(state) => Round::of(state, number, origin.lang),
            Source::File(facts) => Round::of_facts(facts, number, origin.lang),
        });
        found.ok_or(NoDocument::NoRound { round: asked, rounds: self.rounds() })
    }

    fn entries(self, origin: &Origin) -> Entries {
        match self {
            Source::Log(state) => Entries::of(state, origin.lang),
            Source::File(facts) => Entries::of_facts(facts),
        }
    }

    /// Makes a document.
    ///
    /// # Errors
    /// When the tournament has nothing to put on it.
    pub fn document(self, origin: &Origin, asked: Asked<'_>) -> Result<Document, NoDocument> {
        let lang = origin.lang;
        let round = || self.round(origin, asked.round);
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
                    Source::Log(state) => Table::of(state, lang)?,
                    Source::File(facts) => Table::of_facts(facts, lang)?,
                },
            ),
            Kind::Crosstable => {
                let square = match self {
                    Source::Log(state) => {
                        state.facts().map_err(|_| NoTable::NotDrawn)?;
                        SquareTable::of(state, lang)
                    }
                    Source::File(facts) => SquareTable::of_facts(facts, lang),
                };
                let too_wide = || NoDocument::TooWide { players: self.entries(origin).lines.len() };
                crosstable(origin, &square.ok_or_else(too_wide)?)
            }
            Kind::Chart => chart(
                origin,
                &match self {
                    Source::Log(state) => WallChart::of(state, lang).ok_or(NoTable::NotDrawn)?,
                    Source::File(facts) => WallChart::of_facts(facts, lang),
                },
            ),
            Kind::Badges => badges(origin, &self.entries(origin)),
            Kind::Poster => poster(origin, asked.link),
        })
    }
}
