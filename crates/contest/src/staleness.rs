//! Orders given by a person who has not seen the latest events (K-STALE): whether they still mean what was shown.

use std::collections::BTreeSet;

use crate::command::Command;
use crate::contest::Contest;
use crate::decide::regulars;
use crate::desk::PlayCommand;
use crate::play::{JournalCommand, Play, RoundCommand, Tied};
use crate::preview::{Change, differences};
use crate::{GameKey, PlayerId, VenueId};

/// A contest before an order and after it.
#[derive(Debug, Clone, Copy)]
pub struct Taken<'a> {
    /// Before.
    pub before: &'a Contest,
    /// After.
    pub after: &'a Contest,
}

impl Taken<'_> {
    /// Whether an order writes the same into the log of the office and changes the same here and there. What other matches
    /// brought meanwhile is not touched by it: sums count by what is won or lost, and places, which move with every result,
    /// are shown and not compared.
    pub fn is_the_same_step(&self, other: &Taken<'_>) -> bool {
        let written = |taken: &Taken<'_>| {
            let events = taken.after.records().get(taken.before.records().len()..).unwrap_or_default();
            events.iter().map(|record| record.event.clone()).collect::<Vec<_>>()
        };
        // A step of groups says which one it undoes, or which duel it is.
        let played = |taken: &Taken<'_>| {
            let new = taken.after.plays().filter_map(|(venue, play)| {
                let known = taken.before.play(venue).and_then(Play::stages);
                let known = known.map_or(0, |ledger| ledger.records().len());
                let records = play.stages()?.records().get(known..)?;
                let events: Vec<_> = records.iter().map(|record| record.event.clone()).collect();
                (!events.is_empty()).then(|| (venue.clone(), events))
            });
            new.collect::<Vec<_>>()
        };
        let changes = |taken: &Taken<'_>| {
            let mut changes = differences(taken.before, taken.after);
            changes.retain(|change| {
                let in_group =
                    matches!(change, Change::Stages { change: kolo_stages::Change::InGroup { .. }, .. });
                !in_group && !matches!(change, Change::Place { .. })
            });
            changes
        };
        let (one, two) = (changes(self), changes(other));
        written(self) == written(other)
            && played(self) == played(other)
            && one.len() == two.len()
            && one.iter().zip(&two).all(|(one, two)| alike(one, two))
    }
}

fn alike(one: &Change, two: &Change) -> bool {
    let won = |before: (u32, u32), after: (u32, u32)| {
        let by = |before: u32, after: u32| i64::from(after) - i64::from(before);
        (by(before.0, after.0), by(before.1, after.1))
    };
    match (one, two) {
        (
            Change::Sums { venue, name, before, after },
            Change::Sums { venue: at, name: who, before: earlier, after: later },
        ) => (venue, name) == (at, who) && won(*before, *after) == won(*earlier, *later),
        (one, two) => one == two,
    }
}

impl Contest {
    /// The same for a command of the office. One that writes something whole would overwrite what the office has done to it
    /// meanwhile, so it is given on the newest log of the office; results are in the logs of tournaments and stop nothing.
    pub fn office_holds_the_same(&self, other: &Contest, command: &Command) -> bool {
        let writes_whole = matches!(
            command,
            Command::ChangeSeason(_)
                | Command::SetRegion(_)
                | Command::SetArea(_)
                | Command::SetSchool(_)
                | Command::CorrectPlayer(_)
                | Command::Amend(_)
                | Command::Announce(_)
                | Command::Place { .. }
        );
        let same_log = self.records().len() == other.records().len();
        (!writes_whole || same_log) && self.came_the_same(other, command)
    }

    /// Whether a list of those who came replaces the one that its sender has seen, or is there already.
    fn came_the_same(&self, other: &Contest, command: &Command) -> bool {
        let (Command::CheckIn { venue, entry, players } | Command::CorrectPresence { venue, entry, players }) =
            command
        else {
            return true;
        };
        let came = |contest: &Contest| contest.state().venue(venue)?.present.get(entry).cloned();
        let (then, now) = (came(self), came(other));
        let regulars = || other.state().entry(entry).map(|one| regulars(one.entry)).unwrap_or_default();
        let ticked = if players.is_empty() { regulars() } else { players.clone() };
        let sorted = |players: Vec<PlayerId>| players.into_iter().collect::<BTreeSet<_>>();
        then == now || now.map(sorted) == Some(sorted(ticked))
    }

    /// Whether what a command takes into its hand looks the same here and in `other`, another state of the same contest.
    pub fn holds_the_same(&self, other: &Contest, venue: &VenueId, command: &PlayCommand) -> bool {
        let (Some(one), Some(other)) = (self.play(venue), other.play(venue)) else {
            return self.play(venue).is_none() && other.play(venue).is_none();
        };
        let slip = |game: &GameKey| {
            let sides = |play: &Play| play.fixture(game).map(|fixture| fixture.sides);
            one.slip(game) == other.slip(game) && sides(one) == sides(other)
        };
        let round = |play: &Play| Some(play.swiss()?.state()?.next_round());
        let drafted = one.draft() == other.draft() && round(one) == round(other);
        let same_steps = |tied: &Tied| one.decided_about(tied) == other.decided_about(tied);
        match command {
            // Slips that were begun go with the round.
            PlayCommand::Round(RoundCommand::TakeBack) => one.slip_log().len() == other.slip_log().len(),
            PlayCommand::Round(RoundCommand::SetStart { round, .. }) => {
                one.start_of(*round) == other.start_of(*round)
            }
            PlayCommand::NextRound | PlayCommand::Round(_) => drafted,
            PlayCommand::SetGroups(_) => one.group_sheet() == other.group_sheet(),
            // A participant who leaves, misses a round or comes back is paired otherwise; so is one that a step was
            // about.
            PlayCommand::CountStep(..)
            | PlayCommand::Leave(_)
            | PlayCommand::ComeBack(_)
            | PlayCommand::Miss(..) => drafted && one.group_sheet() == other.group_sheet(),
            PlayCommand::OpenLive { game, .. } | PlayCommand::CloseLive(game) => {
                slip(game) && one.live(game) == other.live(game)
            }
            PlayCommand::Reopen { game, .. }
            | PlayCommand::UndoResult { game, .. }
            | PlayCommand::CorrectSides { game, .. }
            | PlayCommand::Restore(game)
            | PlayCommand::Arrange { game, .. }
            | PlayCommand::Slip { game, .. } => slip(game),
            // A duel, a lot or an order by hand comes after those that its sender has seen. Who is tied, the step
            // itself says.
            PlayCommand::Stage(command) => Tied::by(command).is_none_or(|tied| same_steps(&tied)),
            PlayCommand::TakeBack(tied) => same_steps(tied),
            PlayCommand::Close => true,
            PlayCommand::Journal(command) => match command {
                JournalCommand::LodgeProtest { game, .. } => slip(game),
                JournalCommand::RecordIncident { .. }
                | JournalCommand::AmendIncident { .. }
                | JournalCommand::DecideProtest { .. }
                | JournalCommand::PassOver(_)
                | JournalCommand::Undo(_)
                | JournalCommand::Redo(_) => one.journal() == other.journal(),
            },
        }
    }
}
