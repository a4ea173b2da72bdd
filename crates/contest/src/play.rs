//! A tournament of the contest that has started: its engine, and a slip for every match.
//!
//! Results come in on slips only (P-2.1.1.5): when both sides agree, or the organiser decides, the slip is settled and
//! the result goes to the engine. So the two never differ.

mod by_hand;
mod engine;
mod forfeit;
mod groups;
mod journal;
mod leaving;
mod live;
mod names;
mod protests;
mod readmit;
mod rounds;
mod sides;
mod slips;
mod swiss;
mod take_back;
mod ties;

use std::collections::{BTreeMap, BTreeSet};

use kolo_log::Order;
use kolo_model::{MemberRole, Name, PerSide, Side};
use kolo_teams::{Roster, RosterMember, Shape, Slip};

pub use by_hand::{Counts, GroupSheet};
pub use engine::{MatchPart, Progress};
pub use journal::{Journal, JournalCommand, JournalRecord, JournalStep};
pub use leaving::Misses;
pub use live::LiveOpening;
pub use protests::JournalProblem;
pub use rounds::RoundCommand;
pub use slips::{SlipRecord, SlipStep};
pub use take_back::ResultUndo;
pub use ties::{TieStep, Tied};

pub(crate) use engine::Engine;
pub(crate) use readmit::{GivenAt, LiftedAt};

use crate::event::Ranked;
use crate::state::{State, VenueState};
use crate::{Category, EntryId, GameKey, Level, PlayerId, Refusal, VenueId};

/// A tournament that has started.
#[derive(Debug, Clone)]
pub struct Play {
    pub(crate) sides: Sides,
    pub(crate) engine: Engine,
    pub(crate) slips: BTreeMap<GameKey, Slip>,
    pub(crate) log: Vec<SlipRecord>,
    pub(crate) journal: Journal,
}

/// Who plays, fixed when the tournament starts (P-1.1.2.2); who came is corrected later only if it was recorded
/// wrongly.
#[derive(Debug, Clone)]
pub(crate) struct Sides {
    pub(crate) category: Category,
    pub(crate) level: Level,
    /// In the order of the start numbers.
    pub(crate) field: Vec<EntryId>,
    /// For each of the field, those who came.
    pub(crate) rosters: Vec<Roster>,
    /// People by their number on the slips, from 1; those found to be there later come last.
    pub(crate) people: Vec<PlayerId>,
    /// Those who do not play any more.
    pub(crate) barred: BTreeSet<kolo_teams::PlayerId>,
}

/// A match and how far it has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fixture {
    /// Its name.
    pub key: GameKey,
    /// Who plays; the first one opens the first duel (P-1.2.2.8, P-3.2.2).
    pub sides: PerSide<EntryId>,
    /// The table in a Swiss round.
    pub table: Option<u32>,
    /// How far it has come.
    pub progress: Progress,
}

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Who.
    pub entry: EntryId,
    /// The place, once there is one.
    pub place: Option<u32>,
    /// Match points (P-2.1.1.6, P-2.1.1.7).
    pub points: u32,
    /// Own points inside the matches (P-3.1.3).
    pub score: u32,
}

impl Sides {
    /// Those who play in a tournament that has started or starts now.
    pub(crate) fn of(state: &State, venue: &VenueState, field: &[EntryId]) -> Self {
        let people: Vec<PlayerId> = venue.numbered(field).cloned().collect();
        let numbers: BTreeMap<&PlayerId, u32> = people.iter().zip(1_u32..).collect();
        let mut rosters = Vec::with_capacity(field.len());
        for id in field {
            let present = venue.present.get(id).map(Vec::as_slice).unwrap_or_default();
            let mut members = Vec::with_capacity(present.len());
            for player in present {
                let known = state.players().get(player).map(|player| player.name.clone());
                let Some((name, number)) = known.zip(numbers.get(player)) else { continue };
                let id = kolo_teams::PlayerId(*number);
                members.push(RosterMember { id, name, role: MemberRole::Player });
            }
            let name = state.entry(id).map(|entry| entry.entry.name.clone());
            let name = name.or_else(|| Name::new(id.as_str()).ok());
            rosters.extend(name.map(|name| Roster { name, members }));
        }
        let (category, level) = (venue.plan.category, venue.plan.level);
        let mut sides =
            Sides { category, level, field: field.to_vec(), rosters, people, barred: BTreeSet::new() };
        sides.bar_excluded(state, &venue.plan.id);
        sides
    }

    /// An excluded player stands in no line-up: what the office knows now decides.
    pub(crate) fn bar_excluded(&mut self, state: &State, venue: &VenueId) {
        let numbered = (1..).map(kolo_teams::PlayerId).zip(&self.people);
        let barred = numbered.filter(|(_, player)| state.is_player_excluded(player, venue));
        self.barred = barred.map(|(number, _)| number).collect();
    }

    /// The match shape of the category (P-3.1.1).
    pub(crate) fn shape(&self) -> Shape {
        match self.category {
            Category::Zs => Shape::THREE,
            Category::Ss => Shape::FIVE,
            Category::Kadeti | Category::Veterani => Shape::ONE,
        }
    }

    /// All who have a number in the engine.
    pub(crate) fn entry(&self, number: u32) -> Option<&EntryId> {
        self.field.get((number as usize).checked_sub(1)?)
    }

    /// The number of a participant in the engine.
    pub(crate) fn number(&self, entry: &EntryId) -> Option<u32> {
        let index = self.field.iter().position(|one| one == entry)?;
        u32::try_from(index + 1).ok()
    }

    pub(crate) fn roster(&self, number: u32) -> Option<&Roster> {
        self.rosters.get((number as usize).checked_sub(1)?)
    }
}

impl Play {
    /// Starts a tournament: draws groups, or enters all in the Swiss.
    pub(crate) fn start(
        state: &State,
        hand: &Order,
        venue: &VenueId,
        field: &[EntryId],
        seed: u64,
    ) -> Result<Play, Refusal> {
        let at = state.venue(venue).ok_or_else(|| Refusal::UnknownVenue(venue.clone()))?;
        let sides = Sides::of(state, at, field);
        let boards = at.plan.category.boards();
        let engine = if field.len() == 1 {
            if hand.reason().is_none() {
                return Err(Refusal::Alone(venue.clone()));
            }
            Engine::Alone
        } else if at.plan.is_swiss() {
            let names: Vec<Name> = sides.rosters.iter().map(|roster| roster.name.clone()).collect();
            let rounds = at.plan.rounds_for(field.len());
            let settings = swiss::settings(at.plan.name.clone(), rounds, boards, seed);
            Engine::Swiss(swiss::create(hand, settings, &names)?.into())
        } else {
            let teams = field
                .iter()
                .zip(&sides.rosters)
                .map(|(id, roster)| groups::Team { name: roster.name.clone(), school: school_of(state, id) });
            Engine::Groups(groups::create(hand, teams.collect(), boards, seed)?.into())
        };
        Ok(Play { sides, engine, slips: BTreeMap::new(), log: Vec::new(), journal: Journal::default() })
    }

    /// Who plays, in the order of the start numbers.
    pub fn field(&self) -> &[EntryId] {
        &self.sides.field
    }

    /// The games of a match.
    pub fn shape(&self) -> Shape {
        self.sides.shape()
    }

    /// The groups and the play-off, if it is played so.
    pub fn stages(&self) -> Option<&kolo_stages::Ledger> {
        match &self.engine {
            Engine::Groups(ledger) => Some(ledger),
            Engine::Swiss(_) | Engine::Alone => None,
        }
    }

    /// The Swiss tournament, if it is one.
    pub fn swiss(&self) -> Option<&kolo_tournament::Ledger> {
        match &self.engine {
            Engine::Swiss(ledger) => Some(ledger),
            Engine::Groups(_) | Engine::Alone => None,
        }
    }

    /// The slip of a match, once anything was written on it.
    pub fn slip(&self, key: &GameKey) -> Option<&Slip> {
        self.slips.get(key)
    }

    /// Everything that was written on slips.
    pub fn slip_log(&self) -> &[SlipRecord] {
        &self.log
    }

    /// Those who came, for the two sides of a match.
    pub fn rosters(&self, key: &GameKey) -> Option<PerSide<&Roster>> {
        let meeting = self.engine.meeting(key)?;
        Some(PerSide::new(self.sides.roster(meeting.sides.first)?, self.sides.roster(meeting.sides.second)?))
    }

    /// A person by their number on the slips.
    pub fn person(&self, number: kolo_teams::PlayerId) -> Option<&PlayerId> {
        self.sides.people.get((number.0 as usize).checked_sub(1)?)
    }

    /// A match.
    pub fn fixture(&self, key: &GameKey) -> Option<Fixture> {
        let meeting = self.engine.meeting(key)?;
        let first = self.sides.entry(meeting.sides.first)?.clone();
        let second = self.sides.entry(meeting.sides.second)?.clone();
        let sides = PerSide::new(first, second);
        Some(Fixture { key: key.clone(), sides, table: meeting.table, progress: meeting.progress })
    }

    /// All matches whose sides are known, in the order they come.
    pub fn games(&self) -> Vec<GameKey> {
        self.engine.games()
    }

    /// The matches that can be played now; those that wait for a protest cannot (K-PROTEST).
    pub fn open_games(&self) -> Vec<Fixture> {
        let fixtures = self.games().into_iter().filter_map(|key| self.fixture(&key));
        let open = fixtures.filter(|fixture| fixture.progress == Progress::Open);
        open.filter(|fixture| self.held_by(&fixture.key).is_empty()).collect()
    }

    /// Whether a round of the Swiss can be paired.
    pub fn round_is_due(&self) -> bool {
        self.swiss().and_then(kolo_tournament::Ledger::state).is_some_and(swiss::round_is_due)
    }

    /// Whether everything is played and decided.
    pub fn is_over(&self) -> bool {
        self.engine.is_over()
    }

    /// Whether something counts that was played or decided, or was recorded about a match: then groups stay as they
    /// are. A slip that was only begun is put aside when others play the match.
    pub fn has_play(&self) -> bool {
        let book = self.journal.book();
        let about_match = book.incidents().values().any(|incident| incident.scene.pairing().is_some());
        self.engine.has_play() || about_match || !book.protests().is_empty()
    }

    /// Whether anything was ever played or recorded, also what does not count any more.
    pub fn has_results(&self) -> bool {
        self.engine.has_results() || !self.log.is_empty() || !self.journal.records().is_empty()
    }

    /// The table as it stands.
    ///
    /// # Errors
    /// Only if the log does not fit together, which would be a bug.
    pub fn table(&self) -> Result<Vec<TableRow>, Refusal> {
        let rows = self.engine.table()?.into_iter().filter_map(|line| {
            let entry = self.sides.entry(line.number)?.clone();
            let place = (line.place > 0).then_some(line.place);
            Some(TableRow { entry, place, points: line.points, score: line.score })
        });
        Ok(rows.collect())
    }

    /// What the matches of groups and play-off gave to a participant, in the order of play: the sums of their line in
    /// the table.
    pub fn table_parts(&self, entry: &EntryId) -> Vec<MatchPart> {
        let number = self.sides.number(entry).map(kolo_stages::EntrantId);
        let parts = self.stages().zip(number).map(|(ledger, number)| groups::sums(ledger.state(), number));
        parts.unwrap_or_default()
    }

    /// The final order, the best first (P-1.1.6.1, P-1.2.3.1).
    pub(crate) fn final_order(&self) -> Result<Vec<Ranked>, Refusal> {
        let rows = self.table()?.into_iter();
        Ok(rows.map(|row| Ranked { entry: row.entry, place: row.place.unwrap_or_default() }).collect())
    }

    /// The side of a participant in a match.
    pub fn side_of(&self, key: &GameKey, entry: &EntryId) -> Option<Side> {
        let fixture = self.fixture(key)?;
        Side::BOTH.into_iter().find(|side| fixture.sides[*side] == *entry)
    }
}

/// The school of a team as the draw of groups separates it: parts of a merged school are one school.
fn school_of(state: &State, id: &EntryId) -> Option<Name> {
    let school = state.entry(id)?.entry.school.as_ref()?;
    // Two schools may have one name, never one id.
    Name::new(school.as_str()).ok()
}

impl Play {
    /// Whether this log begins with all of `earlier`.
    pub(crate) fn goes_on_from(&self, earlier: &Play) -> bool {
        let engine = match (&self.engine, &earlier.engine) {
            (Engine::Groups(now), Engine::Groups(then)) => {
                now.first_plan() == then.first_plan() && now.records().starts_with(then.records())
            }
            (Engine::Swiss(now), Engine::Swiss(then)) => now.records().starts_with(then.records()),
            (Engine::Alone, Engine::Alone) => true,
            (Engine::Groups(_) | Engine::Swiss(_) | Engine::Alone, _) => false,
        };
        let journal = self.journal.records().starts_with(earlier.journal.records());
        engine && journal && self.log.starts_with(&earlier.log)
    }
}
