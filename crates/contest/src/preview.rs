//! What an order would change in the tables and among those who go on, reported before it is done (K-PREVIEW).

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::PerSide;

use crate::contest::Contest;
use crate::play::{Play, Progress};
use crate::state::State;
use crate::{Against, EntryId, GameKey, Measure, PlayerId, VenueId};

/// One thing that would be different.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// The score of a match.
    Score {
        /// In which tournament.
        venue: VenueId,
        /// Which match.
        game: GameKey,
        /// Before.
        before: Option<PerSide<u32>>,
        /// After; none if it is to be played again.
        after: Option<PerSide<u32>>,
    },
    /// Points and score of a participant in a table.
    Sums {
        /// In which tournament.
        venue: VenueId,
        /// Who.
        name: String,
        /// Match points and score before.
        before: (u32, u32),
        /// Match points and score after.
        after: (u32, u32),
    },
    /// The place of a participant.
    Place {
        /// In which tournament.
        venue: VenueId,
        /// Who.
        name: String,
        /// Before; none if there was none.
        before: Option<u32>,
        /// After; none if there is none.
        after: Option<u32>,
    },
    /// A participant goes on who did not.
    GoesOn {
        /// From which tournament.
        venue: VenueId,
        /// Who.
        name: String,
    },
    /// A participant does not go on who did.
    StaysBehind {
        /// From which tournament.
        venue: VenueId,
        /// Who.
        name: String,
    },
    /// What becomes of rounds of a Swiss: published ones, the draft, who is paired.
    Swiss {
        /// In which tournament.
        venue: VenueId,
        /// What.
        change: kolo_tournament::Change,
    },
    /// Who stands in which match then, and what is to be decided.
    Stages {
        /// In which tournament.
        venue: VenueId,
        /// What.
        change: kolo_stages::Change,
    },
    /// A slip that was begun does not count any more.
    SlipVoid {
        /// In which tournament.
        venue: VenueId,
        /// Of which match.
        game: GameKey,
    },
    /// A participant is excluded who was not.
    Excluded {
        /// Who.
        name: String,
    },
    /// A participant is not excluded any more and may play.
    Readmitted {
        /// Who.
        name: String,
    },
    /// A participant is not excluded any more, but has left what is being played.
    NotExcluded {
        /// Who.
        name: String,
    },
    /// Others play for a participant.
    Players {
        /// In which tournament.
        venue: VenueId,
        /// For whom.
        name: String,
        /// Those who play then.
        players: Vec<String>,
    },
    /// A participant has another name.
    Name {
        /// The name before.
        before: String,
        /// The name after.
        after: String,
    },
}

impl Change {
    /// The sentence for people, with tournaments by their ids.
    pub fn message(&self) -> Message {
        self.describe(&ToString::to_string)
    }

    /// The sentence for people, with tournaments as `name` calls them.
    pub fn describe(&self, name_of: &dyn Fn(&VenueId) -> String) -> Message {
        let score = |score: &Option<PerSide<u32>>| match score {
            Some(score) => {
                Message::new("contest-score").with("first", score.first).with("second", score.second)
            }
            None => Message::new("contest-no-score"),
        };
        let place = |place: &Option<u32>| match place {
            Some(place) => Message::new("contest-place").with("place", *place),
            None => Message::new("contest-no-place"),
        };
        match self {
            Change::Score { venue, game, before, after } => Message::new("contest-change-score")
                .with("venue", name_of(venue))
                .with("game", game)
                .with("before", score(before))
                .with("after", score(after)),
            Change::Sums { venue, name, before, after } => Message::new("contest-change-sums")
                .with("venue", name_of(venue))
                .with("name", name.as_str())
                .with("before", format!("{} ({})", before.0, before.1))
                .with("after", format!("{} ({})", after.0, after.1)),
            Change::Place { venue, name, before, after } => Message::new("contest-change-place")
                .with("venue", name_of(venue))
                .with("name", name.as_str())
                .with("before", place(before))
                .with("after", place(after)),
            Change::Swiss { venue, change } => Message::new("contest-change-play")
                .with("venue", name_of(venue))
                .with("what", change.message()),
            Change::Stages { venue, change } => Message::new("contest-change-play")
                .with("venue", name_of(venue))
                .with("what", change.message()),
            Change::SlipVoid { venue, game } => {
                Message::new("contest-change-slip").with("venue", name_of(venue)).with("game", game)
            }
            Change::Players { venue, name, players } => Message::new("contest-change-players")
                .with("venue", name_of(venue))
                .with("name", name.as_str())
                .with("players", players.join(", ")),
            Change::Name { before, after } => Message::new("contest-change-name")
                .with("before", before.as_str())
                .with("after", after.as_str()),
            Change::Excluded { name } => Message::new("contest-change-excluded").with("name", name.as_str()),
            Change::Readmitted { name } => {
                Message::new("contest-change-readmitted").with("name", name.as_str())
            }
            Change::NotExcluded { name } => {
                Message::new("contest-change-not-excluded").with("name", name.as_str())
            }
            Change::GoesOn { venue, name } => Message::new("contest-change-goes-on")
                .with("venue", name_of(venue))
                .with("name", name.as_str()),
            Change::StaysBehind { venue, name } => {
                Message::new("contest-change-stays").with("venue", name_of(venue)).with("name", name.as_str())
            }
        }
    }
}

/// Everything that differs between two states of a contest, tournament by tournament.
pub fn differences(before: &Contest, after: &Contest) -> Vec<Change> {
    let mut changes = name_changes(before.log.state(), after.log.state());
    changes.extend(exclusion_changes(before, after));
    for venue in after.log.state().venues.keys() {
        let (old, new) = (before.play(venue), after.play(venue));
        changes.extend(score_changes(venue, old, new));
        changes.extend(play_changes(venue, old, new));
        changes.extend(player_changes(venue, before, after));
        let (old, new) = (lines(before, venue), lines(after, venue));
        let name = |id: &EntryId| name_of(after.log.state(), id);
        for (entry, (place, sums)) in &new {
            let was = old.get(entry);
            if let Some((_, before)) = was.filter(|(_, before)| before != sums) {
                let (venue, name) = (venue.clone(), name(entry));
                changes.push(Change::Sums { venue, name, before: *before, after: *sums });
            }
            let before = was.and_then(|(place, _)| *place);
            if before != *place {
                let (venue, name) = (venue.clone(), name(entry));
                changes.push(Change::Place { venue, name, before, after: *place });
            }
        }
        let (old, new) = (going_on(before, venue), going_on(after, venue));
        for entry in new.iter().filter(|entry| !old.contains(entry)) {
            changes.push(Change::GoesOn { venue: venue.clone(), name: name(entry) });
        }
        for entry in old.iter().filter(|entry| !new.contains(entry)) {
            changes.push(Change::StaysBehind { venue: venue.clone(), name: name(entry) });
        }
    }
    changes
}

/// Place, and match points with score.
type Line = (Option<u32>, (u32, u32));

/// Each participant's line: the final place without those excluded if it is over, else the place so far.
fn lines(contest: &Contest, venue: &VenueId) -> BTreeMap<EntryId, Line> {
    let rows = contest.table(venue).unwrap_or_default().into_iter();
    rows.map(|row| (row.entry, (row.place, (row.points, row.score)))).collect()
}

fn score_changes(venue: &VenueId, before: Option<&Play>, after: Option<&Play>) -> Vec<Change> {
    let (Some(before), Some(after)) = (before, after) else { return Vec::new() };
    let score = |play: &Play, key: &GameKey| match play.fixture(key).map(|fixture| fixture.progress) {
        Some(Progress::Over(score)) => score,
        Some(Progress::Open | Progress::Tied | Progress::Waiting) | None => None,
    };
    let games = before.games();
    let differing = games.into_iter().filter_map(|game| {
        let sides = |play: &Play| play.fixture(&game).map(|fixture| fixture.sides);
        let turned = sides(before) != sides(after) && sides(before).map(PerSide::swapped) == sides(after);
        let (before, after) = (score(before, &game), score(after, &game));
        // The same people have the same points, in whatever order they are named.
        let (before, after) = if turned { (before.map(PerSide::swapped), after) } else { (before, after) };
        (before != after).then(|| Change::Score { venue: venue.clone(), game, before, after })
    });
    differing.collect()
}

/// What happens to rounds, to the slots of matches and to slips that were begun. Points and places are read from the
/// table.
fn play_changes(venue: &VenueId, before: Option<&Play>, after: Option<&Play>) -> Vec<Change> {
    let (Some(before), Some(after)) = (before, after) else { return Vec::new() };
    let mut changes = Vec::new();
    if let (Some(old), Some(new)) = (state_of(before), state_of(after)) {
        let found = kolo_tournament::changes(old, new).into_iter().filter(|change| match change {
            kolo_tournament::Change::Points { .. }
            | kolo_tournament::Change::Place { .. }
            | kolo_tournament::Change::Start { .. } => false,
            kolo_tournament::Change::Numbers { .. }
            | kolo_tournament::Change::Withdrawn(_)
            | kolo_tournament::Change::PlaysOn(_)
            | kolo_tournament::Change::Absent { .. }
            | kolo_tournament::Change::Present { .. }
            | kolo_tournament::Change::RoundKept(_)
            | kolo_tournament::Change::RoundAmended { .. }
            | kolo_tournament::Change::OtherTables { .. }
            | kolo_tournament::Change::SidesExchanged { .. }
            | kolo_tournament::Change::SidesOfMatch(_)
            | kolo_tournament::Change::Sanctioned { .. }
            | kolo_tournament::Change::Stages
            | kolo_tournament::Change::Roster(_)
            | kolo_tournament::Change::RoundRevoked(_)
            | kolo_tournament::Change::ForRating { .. }
            | kolo_tournament::Change::NotForRating { .. }
            | kolo_tournament::Change::Terms { .. }
            | kolo_tournament::Change::DraftDiscarded(_)
            | kolo_tournament::Change::InPlan(_)
            | kolo_tournament::Change::PlanDiscarded(_)
            | kolo_tournament::Change::PlanPublished(_)
            | kolo_tournament::Change::PlanUnpublished(_)
            | kolo_tournament::Change::GoOn { .. }
            | kolo_tournament::Change::PairedAgain { .. } => true,
        });
        changes.extend(found.map(|change| Change::Swiss { venue: venue.clone(), change }));
    }
    if let (Some(old), Some(new)) = (before.stages(), after.stages()) {
        let found =
            kolo_stages::changes(old.state(), new.state()).into_iter().filter(|change| match change {
                // The score says so, and the table.
                kolo_stages::Change::ResultTakenBack(_)
                | kolo_stages::Change::Ended { .. }
                | kolo_stages::Change::Place { .. } => false,
                kolo_stages::Change::Occupant { .. }
                | kolo_stages::Change::SidesExchanged(_)
                | kolo_stages::Change::InGroup { .. }
                | kolo_stages::Change::TieOpens(_)
                | kolo_stages::Change::MatchTied(_) => true,
            });
        changes.extend(found.map(|change| Change::Stages { venue: venue.clone(), change }));
    }
    let begun = before.slips.iter().filter(|(_, slip)| slip.settled().is_none());
    let void = begun.filter(|(key, _)| !after.slips.contains_key(*key));
    changes.extend(void.map(|(game, _)| Change::SlipVoid { venue: venue.clone(), game: game.clone() }));
    changes
}

fn state_of(play: &Play) -> Option<&kolo_tournament::State> {
    play.swiss().and_then(kolo_tournament::Ledger::state)
}

/// All who have another name then; a person who plays alone is reported once.
fn name_changes(before: &State, after: &State) -> Vec<Change> {
    let entries =
        after.entries.iter().filter_map(|(id, entry)| Some((&before.entries.get(id)?.name, &entry.name)));
    let players =
        after.players.iter().filter_map(|(id, one)| Some((&before.players.get(id)?.name, &one.name)));
    let mut changes: Vec<Change> = Vec::new();
    for (before, after) in entries.chain(players).filter(|(before, after)| before != after) {
        let change = Change::Name { before: before.to_string(), after: after.to_string() };
        if !changes.contains(&change) {
            changes.push(change);
        }
    }
    changes
}

/// For whom others play then, in a tournament that has started.
fn player_changes(venue: &VenueId, before: &Contest, after: &Contest) -> Vec<Change> {
    if before.play(venue).is_none() || after.play(venue).is_none() {
        return Vec::new();
    }
    let (Some(old), Some(new)) = (before.log.state().venue(venue), after.log.state().venue(venue)) else {
        return Vec::new();
    };
    let name = |id: &PlayerId| {
        after.log.state().players.get(id).map_or_else(|| id.to_string(), |player| player.name.to_string())
    };
    let differs = new.present.iter().filter(|(entry, players)| old.present.get(*entry) != Some(*players));
    let change = |(entry, players): (&EntryId, &Vec<PlayerId>)| Change::Players {
        venue: venue.clone(),
        name: name_of(after.log.state(), entry),
        players: players.iter().map(name).collect(),
    };
    differs.map(change).collect()
}

/// Who is excluded then, and who is not any more.
fn exclusion_changes(before: &Contest, after: &Contest) -> Vec<Change> {
    fn excluded(contest: &Contest) -> Vec<&Against> {
        let exclusions = contest
            .log
            .state()
            .sanctions()
            .iter()
            .filter(|one| matches!(one.measure, Measure::Exclusion { .. }));
        exclusions.map(|sanction| &sanction.against).collect()
    }
    let name = |who: &Against| match who {
        Against::Entry(id) => name_of(after.log.state(), id),
        Against::Player(id) => after
            .log
            .state()
            .players()
            .get(id)
            .map_or_else(|| id.to_string(), |player| player.name.to_string()),
    };
    let (old, new) = (excluded(before), excluded(after));
    let barred = new.iter().filter(|who| !old.contains(who));
    let free = old.iter().filter(|who| !new.contains(who));
    let barred = barred.map(|who| Change::Excluded { name: name(who) });
    let free = free.map(|who| {
        let name = name(who);
        if after.stays_out(who) { Change::NotExcluded { name } } else { Change::Readmitted { name } }
    });
    let mut changes: Vec<Change> = Vec::new();
    for change in barred.chain(free) {
        if !changes.contains(&change) {
            changes.push(change);
        }
    }
    changes
}

fn going_on(contest: &Contest, venue: &VenueId) -> Vec<EntryId> {
    contest.log.state().qualified(venue).into_iter().map(|one| one.entry).collect()
}

pub(crate) fn name_of(state: &State, id: &EntryId) -> String {
    state.entry(id).map_or_else(|| id.to_string(), |entry| entry.entry.name.to_string())
}
