//! Where the contest stands: what the events of the office add up to.

use std::collections::{BTreeMap, BTreeSet};

use kolo_model::Name;

use crate::event::{Event, Note, Ranked};
use crate::fees::{DiscountCode, FeeBook, FeeState};
use crate::quota::Method;
use crate::{
    Against, Area, AreaId, Away, Category, Entry, EntryId, Kind, Level, Measure, Player, PlayerId, Region,
    RegionId, Sanction, School, SchoolId, Season, VenueId, VenuePlan,
};

/// An entry with what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryState<'a> {
    /// The entry.
    pub entry: &'a Entry,
    /// Whether it was withdrawn.
    pub withdrawn: bool,
    /// Its fee.
    pub fee: &'a FeeState,
}

/// How far a tournament has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// It is announced.
    Announced,
    /// It is being played.
    Running,
    /// It is over; the best first.
    Closed(Vec<Ranked>),
}

/// Who plays in a tournament that has started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// In the order of the start numbers.
    pub field: Vec<EntryId>,
    /// The seed of its lots.
    pub seed: u64,
}

/// A tournament with what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VenueState {
    /// As it was announced.
    pub plan: VenuePlan,
    /// Those who came, with their players.
    pub present: BTreeMap<EntryId, Vec<PlayerId>>,
    /// The same as it was when the tournament started.
    pub(crate) came: BTreeMap<EntryId, Vec<PlayerId>>,
    /// Those who were found to be there since, in the order it was recorded, also where that was undone.
    pub(crate) joined: Vec<PlayerId>,
    /// How many go on, once published.
    pub quota: Option<u32>,
    /// The published seeding.
    pub seeding: Option<Vec<EntryId>>,
    /// Who plays, once it started.
    pub start: Option<Start>,
    /// How far it has come.
    pub phase: Phase,
    /// Who is away for a longer time, in the order it was recorded (P-2.1.1.3).
    pub absences: Vec<Away>,
    /// Those who may watch (P-1.1.2.10).
    pub spectators: Vec<kolo_model::Name>,
}

/// The contest as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) season: Season,
    pub(crate) regions: BTreeMap<RegionId, Region>,
    pub(crate) areas: BTreeMap<AreaId, Area>,
    pub(crate) schools: BTreeMap<SchoolId, School>,
    pub(crate) players: BTreeMap<PlayerId, Player>,
    /// Those that count.
    pub(crate) entries: BTreeMap<EntryId, Entry>,
    /// Those that were withdrawn.
    pub(crate) withdrawn: BTreeMap<EntryId, Entry>,
    pub(crate) fees: BTreeMap<EntryId, FeeState>,
    pub(crate) venues: BTreeMap<VenueId, VenueState>,
    pub(crate) placements: BTreeMap<(EntryId, Level), VenueId>,
    pub(crate) methods: BTreeMap<(Category, Level), Method>,
    pub(crate) declined: BTreeSet<(EntryId, Level)>,
    pub(crate) sanctions: Vec<Sanction>,
    pub(crate) prize_photos: BTreeSet<EntryId>,
}

/// An event that does not fit what happened before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidEvent {
    /// The contest is not open yet, or was opened before.
    Opening,
    /// It names something that is not there.
    Unknown,
    /// It happened already.
    Twice,
    /// It comes at the wrong time.
    OutOfTurn,
}

impl State {
    /// A contest that was just opened.
    pub(crate) fn new(season: Season) -> Self {
        State {
            season,
            regions: BTreeMap::new(),
            areas: BTreeMap::new(),
            schools: BTreeMap::new(),
            players: BTreeMap::new(),
            entries: BTreeMap::new(),
            withdrawn: BTreeMap::new(),
            fees: BTreeMap::new(),
            venues: BTreeMap::new(),
            placements: BTreeMap::new(),
            methods: BTreeMap::new(),
            declined: BTreeSet::new(),
            sanctions: Vec::new(),
            prize_photos: BTreeSet::new(),
        }
    }

    /// The season.
    pub fn season(&self) -> &Season {
        &self.season
    }

    /// All regions.
    pub fn regions(&self) -> impl Iterator<Item = &Region> {
        self.regions.values()
    }

    /// All areas.
    pub fn areas(&self) -> impl Iterator<Item = &Area> {
        self.areas.values()
    }

    /// All schools.
    pub fn schools(&self) -> impl Iterator<Item = &School> {
        self.schools.values()
    }

    /// A school.
    pub fn school(&self, id: &SchoolId) -> Option<&School> {
        self.schools.get(id)
    }

    /// All people.
    pub fn players(&self) -> &BTreeMap<PlayerId, Player> {
        &self.players
    }

    /// All entries that count.
    pub fn entries(&self) -> &BTreeMap<EntryId, Entry> {
        &self.entries
    }

    /// An entry, also one that was withdrawn.
    pub fn entry(&self, id: &EntryId) -> Option<EntryState<'_>> {
        const DUE: &FeeState = &FeeState::Due;
        let fee = self.fees.get(id).unwrap_or(DUE);
        let counts = self.entries.get(id).map(|entry| EntryState { entry, withdrawn: false, fee });
        counts.or_else(|| self.withdrawn.get(id).map(|entry| EntryState { entry, withdrawn: true, fee }))
    }

    /// Entries that were withdrawn.
    pub fn withdrawn(&self) -> &BTreeMap<EntryId, Entry> {
        &self.withdrawn
    }

    /// The fees, for asking what may be settled how.
    pub fn with_fee_book<T>(&self, ask: impl FnOnce(FeeBook<'_>) -> T) -> T {
        let hosts: BTreeSet<SchoolId> = self.venues().filter_map(|venue| venue.plan.host.clone()).collect();
        ask(FeeBook { entries: &self.entries, fees: &self.fees, hosts: &hosts, seed: self.season.seed })
    }

    /// Whether a participant may play as far as the fee goes. A single organiser takes money or not, as they like
    /// (K-ALONE).
    pub fn fee_is_settled(&self, entry: &EntryId) -> bool {
        !self.season.has_office() || self.fees.get(entry).is_some_and(FeeState::is_settled)
    }

    /// Whether a tournament waits for the number of those who go on (P-1.1.4.1); one by itself leads nowhere (K-ALONE).
    pub fn needs_quota(&self, venue: &VenueState) -> bool {
        self.season.has_office() && venue.plan.level.after().is_some() && venue.quota.is_none()
    }

    /// The code a team got for paying in advance (P-1.2.1.9).
    pub fn code_of(&self, team: &EntryId) -> Option<DiscountCode> {
        let entry = self.entries.get(team)?;
        self.with_fee_book(|book| book.code(entry))
    }

    /// All tournaments.
    pub fn venues(&self) -> impl Iterator<Item = &VenueState> {
        self.venues.values()
    }

    /// A tournament.
    pub fn venue(&self, id: &VenueId) -> Option<&VenueState> {
        self.venues.get(id)
    }

    /// All sanctions, in the order they were given.
    pub fn sanctions(&self) -> &[Sanction] {
        &self.sanctions
    }

    /// The method by which the numbers of those who go on were shared, once they are published.
    pub fn quota_method(&self, category: Category, level: Level) -> Option<Method> {
        self.methods.get(&(category, level)).copied()
    }

    /// Whether the winner has sent photos of using the main prize (P-1.1.6.10, P-1.2.3.8).
    pub fn has_sent_photos(&self, entry: &EntryId) -> bool {
        self.prize_photos.contains(entry)
    }

    /// Tournaments of one level and category.
    pub fn venues_of(&self, category: Category, level: Level) -> impl Iterator<Item = &VenueState> {
        self.venues.values().filter(move |venue| venue.plan.category == category && venue.plan.level == level)
    }

    /// The area an entry belongs to: that of its school.
    pub fn area_of(&self, entry: &Entry) -> Option<&Area> {
        self.areas.get(&self.schools.get(entry.school.as_ref()?)?.area)
    }

    /// Whether an exclusion bars an entry from a tournament, or from the contest (P-2.1.1.2, P-4.1.1.8). Where one plays
    /// alone, the exclusion of the person is that of the entry.
    pub fn is_excluded(&self, entry: &EntryId, venue: &VenueId) -> bool {
        self.sanctions.iter().any(|sanction| {
            matches!(sanction.measure, Measure::Exclusion { .. })
                && sanction.venue.as_ref().is_none_or(|at| at == venue)
                && self.is_against(sanction, entry)
        })
    }

    /// Whether a sanction is against an entry: where one plays alone, the person is the entry.
    pub(crate) fn is_against(&self, sanction: &Sanction, entry: &EntryId) -> bool {
        match &sanction.against {
            Against::Entry(one) => one == entry,
            Against::Player(player) => self.entry(entry).is_some_and(|one| {
                let alone = one.entry.category.kind() == Kind::Individuals;
                alone && one.entry.members.iter().any(|member| member.player == *player)
            }),
        }
    }

    /// Whether an exclusion bars a person from a tournament, or from the contest.
    pub fn is_player_excluded(&self, player: &PlayerId, venue: &VenueId) -> bool {
        self.sanctions.iter().any(|sanction| {
            matches!(sanction.measure, Measure::Exclusion { .. })
                && sanction.venue.as_ref().is_none_or(|at| at == venue)
                && sanction.against == Against::Player(player.clone())
        })
    }

    /// Takes an event in.
    ///
    /// # Errors
    /// When the event does not fit; the state is then not to be used any more.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), InvalidEvent> {
        match event {
            Event::Opened { .. } => return Err(InvalidEvent::Opening),
            Event::SeasonChanged { season } => self.season = season.clone(),
            Event::Region(region) => {
                self.regions.insert(region.id.clone(), region.clone());
            }
            Event::Area(area) => {
                self.regions.get(&area.region).ok_or(InvalidEvent::Unknown)?;
                self.areas.insert(area.id.clone(), area.clone());
            }
            Event::School(school) => {
                self.areas.get(&school.area).ok_or(InvalidEvent::Unknown)?;
                self.schools.insert(school.id.clone(), school.clone());
            }
            Event::Player(player) => {
                self.players.insert(player.id.clone(), player.clone());
            }
            Event::Entered(entry) => {
                if self.entries.contains_key(&entry.id) {
                    return Err(InvalidEvent::Twice);
                }
                self.entries.insert(entry.id.clone(), entry.clone());
            }
            Event::Amended { entry } => {
                *self.entries.get_mut(&entry.id).ok_or(InvalidEvent::Unknown)? = entry.clone();
            }
            Event::Renamed { who, name, .. } => self.rename(who, name)?,
            Event::Withdrawn { entry } => {
                let gone = self.entries.remove(entry).ok_or(InvalidEvent::Unknown)?;
                self.withdrawn.insert(entry.clone(), gone);
            }
            Event::Fee { entry, fee } => {
                self.entries.get(entry).ok_or(InvalidEvent::Unknown)?;
                self.fees.insert(entry.clone(), fee.clone());
            }
            Event::Venue(plan) => self.announce(plan),
            Event::Placed { entry, venue } => {
                let level = self.venues.get(venue).ok_or(InvalidEvent::Unknown)?.plan.level;
                self.entries.get(entry).ok_or(InvalidEvent::Unknown)?;
                self.placements.insert((entry.clone(), level), venue.clone());
            }
            Event::QuotasPublished { category, level, method, quotas } => {
                self.methods.insert((*category, *level), *method);
                for quota in quotas {
                    self.venue_mut(&quota.venue)?.quota = Some(quota.seats);
                }
            }
            Event::CheckedIn { venue, entry, players } => {
                self.entries.get(entry).ok_or(InvalidEvent::Unknown)?;
                let known = players.iter().all(|player| self.players.contains_key(player));
                known.then_some(()).ok_or(InvalidEvent::Unknown)?;
                self.venue_mut(venue)?.present.insert(entry.clone(), players.clone());
            }
            Event::PresenceCorrected { venue, entry, players } => {
                let known = players.iter().all(|player| self.players.contains_key(player));
                known.then_some(()).ok_or(InvalidEvent::Unknown)?;
                let venue = self.venue_mut(venue)?;
                if !venue.start.as_ref().is_some_and(|start| start.field.contains(entry)) {
                    return Err(InvalidEvent::OutOfTurn);
                }
                venue.give_numbers(players);
                venue.present.insert(entry.clone(), players.clone());
            }
            Event::Declined { entry, level } => {
                self.entries.get(entry).ok_or(InvalidEvent::Unknown)?;
                self.declined.insert((entry.clone(), *level));
            }
            Event::SeedingPublished { venue, order } => self.venue_mut(venue)?.seeding = Some(order.clone()),
            Event::Started { venue, field, seed } => {
                let venue = self.venue_mut(venue)?;
                if venue.start.is_some() {
                    return Err(InvalidEvent::Twice);
                }
                let once = field.iter().collect::<BTreeSet<_>>().len() == field.len();
                if !once || field.is_empty() || !field.iter().all(|id| venue.present.contains_key(id)) {
                    return Err(InvalidEvent::Unknown);
                }
                venue.came = venue.present.clone();
                venue.start = Some(Start { field: field.clone(), seed: *seed });
                venue.phase = Phase::Running;
            }
            Event::Closed { venue, order } => {
                let venue = self.venue_mut(venue)?;
                if venue.start.is_none() {
                    return Err(InvalidEvent::OutOfTurn);
                }
                venue.phase = Phase::Closed(order.clone());
            }
            Event::Reopened { venue } => {
                let venue = self.venue_mut(venue)?;
                if !matches!(venue.phase, Phase::Closed(_)) {
                    return Err(InvalidEvent::OutOfTurn);
                }
                venue.phase = Phase::Running;
            }
            Event::Sanctioned(sanction) => self.sanctions.push(sanction.clone()),
            Event::Noted(Note::Spectator { venue, name }) => {
                self.venue_mut(venue)?.spectators.push(name.clone());
            }
            Event::Noted(Note::Absence(away)) => {
                away.record().map_err(|_| InvalidEvent::OutOfTurn)?;
                self.venue_mut(&away.venue)?.absences.push(away.clone());
            }
            Event::Noted(Note::PrizePhotos { entry }) => {
                self.prize_photos.insert(entry.clone());
            }
            // The ledger leaves undone events out; the undoing itself changes nothing more.
            Event::Undone { .. } | Event::Redone { .. } => {}
        }
        Ok(())
    }

    /// Gives a participant another name. A person who plays alone is entered under their own name, so both change.
    fn rename(&mut self, who: &Against, name: &Name) -> Result<(), InvalidEvent> {
        let alone = |entry: &Entry| entry.category.kind() == Kind::Individuals;
        match who {
            Against::Entry(id) => {
                let entry = self.entries.get_mut(id).ok_or(InvalidEvent::Unknown)?;
                entry.name = name.clone();
                for member in entry.members.iter().filter(|_| alone(entry)) {
                    if let Some(player) = self.players.get_mut(&member.player) {
                        player.name = name.clone();
                    }
                }
            }
            Against::Player(id) => {
                self.players.get_mut(id).ok_or(InvalidEvent::Unknown)?.name = name.clone();
                let own = |entry: &&mut Entry| {
                    alone(entry) && entry.members.iter().any(|member| member.player == *id)
                };
                for entry in self.entries.values_mut().filter(own) {
                    entry.name = name.clone();
                }
            }
        }
        Ok(())
    }

    fn announce(&mut self, plan: &VenuePlan) {
        if let Some(venue) = self.venues.get_mut(&plan.id) {
            venue.plan = plan.clone();
            return;
        }
        let state = VenueState {
            plan: plan.clone(),
            present: BTreeMap::new(),
            came: BTreeMap::new(),
            joined: Vec::new(),
            quota: None,
            seeding: None,
            start: None,
            phase: Phase::Announced,
            absences: Vec::new(),
            spectators: Vec::new(),
        };
        self.venues.insert(plan.id.clone(), state);
    }

    fn venue_mut(&mut self, id: &VenueId) -> Result<&mut VenueState, InvalidEvent> {
        self.venues.get_mut(id).ok_or(InvalidEvent::Unknown)
    }
}
