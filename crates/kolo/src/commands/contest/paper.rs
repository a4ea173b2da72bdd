//! Matches of a contest as they are printed.

use std::path::Path;

use kolo_contest::{GameKey, VenueId, codec};
use kolo_paper::sheets::Meeting;

use super::file::read;
use super::views::{known, running, sides_of, view};
use crate::failure::Failure;
use crate::input;

/// Which matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::commands) enum Matches {
    /// Those that can be played now.
    Open,
    /// All of which both sides are known.
    All,
}

/// Whether a file is one of a contest.
pub(in crate::commands) fn is_contest(file: &Path) -> bool {
    input::bytes(file).is_ok_and(|bytes| codec::read(&bytes).is_ok())
}

/// The tournament, its day, and its matches.
pub(in crate::commands) fn meetings(
    file: &Path,
    venue: &VenueId,
    which: Matches,
) -> Result<(String, String, Vec<Meeting>), Failure> {
    let contest = read(file)?;
    let announced = &known(file, &contest, venue)?.plan;
    let (name, day) = (announced.name.to_string(), announced.day.to_string());
    let play = running(file, &contest, venue)?;
    let keys: Vec<GameKey> = match which {
        Matches::Open => play.open_games().into_iter().map(|fixture| fixture.key).collect(),
        Matches::All => play.games(),
    };
    let meeting = |key: &GameKey| {
        play.fixture(key)?;
        let sheet = view(&contest, venue, key)?;
        let place = key.to_string();
        Some(Meeting::of_sheet(place, sides_of(contest.state(), play, key), &sheet))
    };
    Ok((name, day, keys.iter().filter_map(meeting).collect()))
}
