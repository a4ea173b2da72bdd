//! What webhooks are of: a tournament, or a contest with all its tournaments.

use std::collections::BTreeSet;

use kolo_desk::{Owner, StreamKind};
use kolo_messages::Lang;
use kolo_store::StreamId;

use super::call::Parcel;
use super::happened::Happened;
use super::outgoing::{self, Outgoing};
use super::{Topic, happened, school};
use crate::app::App;
use crate::problem::Problem;
use crate::public;

/// What webhooks can be of, by its name in addresses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    /// A tournament.
    Tournament(String),
    /// A contest.
    Contest(String),
}

impl Source {
    /// What a list of webhooks is of.
    pub(crate) fn of(list: &str) -> Source {
        match Owner::of(list) {
            Owner::Contest(contest) => Source::Contest(contest.to_owned()),
            Owner::Tournament(_) | Owner::Venue { .. } => Source::Tournament(list.to_owned()),
        }
    }

    /// The name of its list.
    pub(crate) fn list(&self) -> String {
        match self {
            Source::Tournament(name) => Owner::Tournament(name).to_string(),
            Source::Contest(name) => Owner::Contest(name).to_string(),
        }
    }

    fn stream(&self) -> Option<StreamId> {
        match self {
            Source::Tournament(name) => StreamKind::Tournament.stream(name),
            Source::Contest(name) => StreamKind::Contest.stream(name),
        }
    }

    /// How many things after a place are to be sent; nothing if there is no such tournament or contest.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn waiting(
        &self,
        app: &App,
        after: u64,
        topics: &BTreeSet<Topic>,
    ) -> Result<Option<u64>, Problem> {
        let Some(stream) = self.stream() else { return Ok(None) };
        Ok(match self {
            Source::Tournament(_) => {
                let room = app.tournaments.get(&stream).await?;
                room.map(|room| outgoing::waiting(&room.newest().state, after, topics))
            }
            Source::Contest(_) => {
                let room = app.contests.get(&stream).await?;
                room.map(|room| count(room.newest().state.happened(), after, topics))
            }
        })
    }

    /// The next thing after a place that a webhook of these topics is notified of, with the public names.
    pub(crate) async fn next(&self, app: &App, after: u64, topics: &BTreeSet<Topic>) -> Option<Outgoing> {
        let stream = self.stream()?;
        match self {
            Source::Tournament(name) => {
                let newest = app.tournaments.held(&stream)?.newest();
                let chosen = public::of_tournament(app, name).await.ok()?;
                let shown = public::tournament(app, name, &newest, chosen, Lang::En);
                outgoing::next(name, &newest.state, shown.state.ledger.state(), after, topics)
            }
            Source::Contest(name) => {
                let newest = app.contests.held(&stream)?.newest();
                let chosen = public::of_contest(app, name).await.ok()?;
                let shown = public::contest(app, name, &newest, chosen, Lang::En).ok()?;
                let next = first(newest.state.happened(), after, topics)?;
                Some(school::outgoing(next, name, shown.state.contest().ok()?))
            }
        }
    }

    /// The place behind everything up to a version.
    pub(crate) fn behind(version: u64) -> u64 {
        happened::behind(version)
    }

    /// What is sent when an organiser tries a webhook out.
    pub(crate) fn trial(&self, id: u32, at: i64) -> Parcel {
        match self {
            Source::Tournament(name) => outgoing::trial(name, id, at),
            Source::Contest(name) => school::trial(name, id, at),
        }
    }
}

fn wanted<'a>(
    all: &'a [Happened],
    after: u64,
    topics: &'a BTreeSet<Topic>,
) -> impl Iterator<Item = &'a Happened> {
    happened::after(all, after).iter().filter(|one| topics.contains(&one.topic()))
}

fn count(all: &[Happened], after: u64, topics: &BTreeSet<Topic>) -> u64 {
    u64::try_from(wanted(all, after, topics).count()).unwrap_or(u64::MAX)
}

fn first<'a>(all: &'a [Happened], after: u64, topics: &'a BTreeSet<Topic>) -> Option<&'a Happened> {
    wanted(all, after, topics).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_contests_and_tournaments_have_different_names() {
        for kind in [Source::Tournament, Source::Contest] {
            let source = kind("jaro".to_owned());
            assert_eq!(Source::of(&source.list()), source);
            assert!(StreamKind::Webhooks.stream(&source.list()).is_some(), "it is the name of a stream");
        }
        assert!(Source::behind(3) < Source::behind(4));
    }
}
