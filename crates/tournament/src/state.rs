//! What a tournament is now, computed from its events.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kolo_model::{Idle, Outcome, RoundNumber, StartNumber, System};

use crate::book::{Book, Incident, Protest};
use crate::event::{AmendGround, NoShowRuling, NumbersOrigin, RevokeGround};
use crate::graph::Graph;
use crate::meeting::{Meeting, TableStatus};
use crate::rating_note::RatingNote;
use crate::redacted::Strength;
use crate::{
    DraftOrigin, EntrantId, Entry, IncidentId, Note, PairingId, PairingSheet, ProtestId, Refusal, RuleBreak,
    Sanction, SanctionId, Settings, StageId, TableNumber, Timestamp,
};

/// The state of one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) settings: Settings,
    /// The stage that is looked at.
    pub(crate) stage: StageId,
    pub(crate) phase: Phase,
    // Shared parts: a state is copied for every order, and an order changes little of it.
    pub(crate) entrants: Arc<BTreeMap<EntrantId, Arc<Entrant>>>,
    pub(crate) order: Arc<Vec<EntrantId>>,
    /// The order looked up the other way round.
    pub(crate) numbers: Arc<BTreeMap<EntrantId, StartNumber>>,
    /// How the numbers came about; `None` before they are given.
    pub(crate) numbers_origin: Option<NumbersOrigin>,
    /// Those whom the arbiter lets play without a rating (R-A1.2, D-C.04.2-2.1).
    pub(crate) ratings_confirmed: BTreeSet<EntrantId>,
    /// Who was the last of those with acceleration points when round 1 was published (D-C.04.7-1.3).
    pub(crate) last_of_group_a: Option<EntrantId>,
    pub(crate) rounds: Vec<Arc<PublishedRound>>,
    pub(crate) draft: Option<Arc<Draft>>,
    /// Stages that are played by plans.
    pub(crate) graphs: BTreeMap<StageId, Arc<Graph>>,
    /// The orders of stages that are closed.
    pub(crate) sealed: BTreeMap<StageId, Arc<Vec<EntrantId>>>,
    /// Whether something before the latest round was corrected since that was published (R-F7.2).
    pub(crate) corrected_before_latest: bool,
    pub(crate) book: Arc<Book>,
    pub(crate) sanctions: Arc<BTreeMap<SanctionId, Sanction>>,
    /// Mistakes that count for the rating report only, in the order they were noted (D-C.04.2-4.3).
    pub(crate) for_rating: Vec<RatingNote>,
    /// What is kept in mind: longer absences, spectators (P-2.1.1.3, P-1.1.2.10).
    pub(crate) notes: Arc<Vec<Note>>,
    /// When rounds start, where that is set (G-4.4.1).
    pub(crate) starts: BTreeMap<RoundNumber, Timestamp>,
    /// Whether ratings and ranks may be shown; they may, unless this state was made for others to look at.
    pub(crate) strength: Strength,
}

/// How far the tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Being prepared or played.
    Open,
    /// Over.
    Finished,
}

/// A player and what became of them so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// Who they are.
    pub entry: Entry,
    /// Withdrew after this many rounds.
    pub withdrawn_after: Option<u32>,
    /// Was seen at the door.
    pub checked_in: bool,
    /// Rounds without opponent that were announced.
    pub absences: BTreeMap<RoundNumber, Idle>,
    /// Rounds the player missed without informing the arbiter, and what followed (R-F8).
    pub no_shows: BTreeMap<RoundNumber, NoShowRuling>,
    /// The rounds to which the player did not come, if that is why they count as withdrawn.
    pub withdrawn_by_no_shows: BTreeSet<RoundNumber>,
}

/// A round that is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedRound {
    /// Games in the order of the tables.
    pub tables: Vec<Meeting>,
    /// Those whom the pairing left free.
    pub byes: Vec<EntrantId>,
    /// Those who were not paired, and why.
    pub idle: Vec<(EntrantId, Idle)>,
    /// Who made the pairs (G-3.2.3).
    pub origin: DraftOrigin,
    /// Whether the arbiter changed them before or after they were published.
    pub changed: ByHand,
    /// Whether it had ended before its pairs were changed: a late entry opens no deadline (D-C.04.2-4.3).
    pub(crate) had_ended: bool,
    /// Who lost the place at the tables by not coming (D-C.04.2-4.4).
    pub(crate) gone: BTreeSet<EntrantId>,
    /// Who had acceleration points for this round (D-C.04.7-1.2).
    pub(crate) group_a: BTreeSet<EntrantId>,
}

/// Whether an arbiter changed what was paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ByHand {
    /// It is as it was paired.
    #[default]
    Untouched,
    /// It was changed.
    Changed,
}

impl PublishedRound {
    /// The pairs and byes, as they hang on the wall.
    pub fn sheet(&self) -> PairingSheet {
        let pairs = self.tables.iter().map(|table| table.sides).collect();
        PairingSheet::new(pairs, self.tables.iter().map(|table| table.terms).collect(), self.byes.clone())
    }
}

/// Pairs that are not published yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// For which round.
    pub round: RoundNumber,
    /// The pairs.
    pub sheet: PairingSheet,
    /// Who made them.
    pub origin: DraftOrigin,
    /// Whether they were changed since.
    pub changed: ByHand,
    /// Clauses that the draft breaks, by the arbiter's will.
    pub breaks: Vec<String>,
}

impl State {
    pub(crate) fn new(settings: Settings) -> Self {
        State {
            settings,
            stage: StageId::main(),
            phase: Phase::Open,
            entrants: Arc::default(),
            order: Arc::default(),
            numbers: Arc::default(),
            numbers_origin: None,
            ratings_confirmed: BTreeSet::new(),
            last_of_group_a: None,
            rounds: Vec::new(),
            draft: None,
            graphs: BTreeMap::new(),
            sealed: BTreeMap::new(),
            corrected_before_latest: false,
            book: Arc::default(),
            sanctions: Arc::default(),
            for_rating: Vec::new(),
            notes: Arc::default(),
            starts: BTreeMap::new(),
            strength: Strength::Shown,
        }
    }

    /// How the tournament is played.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The system by which rounds are paired.
    pub(crate) fn rounds_system(&self) -> Result<System, Refusal> {
        self.settings.system.ok_or(Refusal::NoRounds)
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// All who ever entered.
    pub fn entrants(&self) -> &BTreeMap<EntrantId, Arc<Entrant>> {
        &self.entrants
    }

    /// All with a start number, number 1 first. Empty before the first draft.
    pub fn order(&self) -> &[EntrantId] {
        &self.order
    }

    /// The start number of `id`, if numbers are given.
    pub fn number_of(&self, id: EntrantId) -> Option<StartNumber> {
        self.numbers.get(&id).copied()
    }

    /// The published rounds.
    pub fn rounds(&self) -> &[Arc<PublishedRound>] {
        &self.rounds
    }

    /// The draft of the next round, if there is one.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_deref()
    }

    /// The number of the round that is drafted next.
    pub fn next_round(&self) -> RoundNumber {
        RoundNumber::from_index(self.rounds.len())
    }

    /// The latest published round, if any.
    pub fn latest_round(&self) -> Option<RoundNumber> {
        self.rounds.len().checked_sub(1).map(RoundNumber::from_index)
    }

    /// The tournament as it stood before the latest round, regardless of who came or went since; nothing if no round is
    /// published. It is looked at only.
    pub fn before_latest(&self) -> Option<State> {
        let mut before = self.clone();
        before.draft = None;
        before.rounds.pop().map(|_| before)
    }

    /// The latest round if it can be unpublished, and for which reason: no game of it was played, and a correction came
    /// after it (R-F7.2), or the rules do not fix what is published (R-F6), or leave it to those of the competition
    /// (D-C.04.2-4.4).
    pub fn round_to_take_back(&self) -> Option<(RoundNumber, RevokeGround)> {
        let (round, latest) = (self.latest_round()?, self.rounds.last()?);
        if self.phase != Phase::Open || self.is_touched(round, latest) {
            return None;
        }
        if self.settings.system == Some(System::Dutch) {
            let again = self.two_meet_again();
            let ground = if again { RevokeGround::Unlawful } else { RevokeGround::CompetitionRules };
            return Some((round, ground));
        }
        match (self.corrected_before_latest, self.settings.fixes_published_pairs()) {
            (true, _) => Some((round, RevokeGround::Correction)),
            (false, false) => Some((round, RevokeGround::Mistake)),
            (false, true) => None,
        }
    }

    /// Whether two of the latest round have met before (C1).
    fn two_meet_again(&self) -> bool {
        let sheet = self.rounds.last().map(|latest| latest.sheet());
        let breaks = sheet.and_then(|sheet| self.rule_breaks_instead_of_latest(&sheet).ok());
        breaks.is_some_and(|breaks| breaks.iter().any(RuleBreak::is_rematch))
    }

    /// The latest round, if its published pairs can be changed on a ground that the rules of the system name.
    pub fn round_to_amend(&self) -> Option<RoundNumber> {
        let has_grounds = self.settings.system.is_some_and(|system| !AmendGround::of(system).is_empty());
        self.latest_round().filter(|_| self.phase == Phase::Open && has_grounds)
    }

    /// Whether anything is known of what happened in a round: results, reports, or who did not come.
    pub(crate) fn is_touched(&self, round: RoundNumber, published: &PublishedRound) -> bool {
        published.tables.iter().any(Meeting::is_touched)
            || !published.gone.is_empty()
            || self.entrants.values().any(|entrant| entrant.no_shows.contains_key(&round))
    }

    /// Whether round 1 or a plan is published: what it fixes stays fixed (K-LOCK).
    pub fn has_started(&self) -> bool {
        !self.rounds.is_empty() || self.plays_a_plan()
    }

    /// A table of a published round.
    pub fn table(&self, round: RoundNumber, table: TableNumber) -> Option<&Meeting> {
        self.rounds.get(round.index())?.tables.get(table.index())
    }

    /// Tables that have no result that counts, with round and status.
    pub fn unsettled(&self) -> impl Iterator<Item = (RoundNumber, TableNumber, TableStatus)> {
        self.rounds.iter().enumerate().flat_map(|(index, round)| {
            round.tables.iter().enumerate().filter(|(_, table)| table.status() != TableStatus::Settled).map(
                move |(table_index, table)| {
                    (RoundNumber::from_index(index), TableNumber::from_index(table_index), table.status())
                },
            )
        })
    }

    /// Every incident that counts.
    pub fn incidents(&self) -> &BTreeMap<IncidentId, Incident> {
        self.book.incidents()
    }

    /// Every protest that counts.
    pub fn protests(&self) -> &BTreeMap<ProtestId, Protest> {
        self.book.protests()
    }

    /// Protests that are not decided yet.
    pub fn open_protests(&self) -> impl Iterator<Item = ProtestId> {
        // A protest of two who do not stand in a match of a plan any more waits for nothing.
        let stands =
            |protest: &Protest| protest.pairing.round().is_some() || self.has_match(&protest.pairing);
        self.book.open().filter(move |(_, protest)| stands(protest)).map(|(id, _)| id)
    }

    /// Open protests that hold back the next round and the end: all but those that the arbiter has passed over since the
    /// latest round was published (K-PROTEST).
    pub fn holding_protests(&self) -> impl Iterator<Item = ProtestId> {
        self.open_protests().filter(|id| !self.book.is_passed_over(*id, self.rounds.len()))
    }

    /// The match at a table.
    pub fn pairing(&self, round: RoundNumber, table: TableNumber) -> Option<PairingId> {
        let sides = self.table(round, table)?.sides;
        Some(PairingId::in_round(self.stage.clone(), round, sides))
    }

    /// Where a match is played now: tables and sides may have changed since it was paired.
    pub fn find(&self, pairing: &PairingId) -> Option<(RoundNumber, TableNumber, &Meeting)> {
        let round = pairing.round().filter(|_| pairing.stage == self.stage && pairing.attempt == 1)?;
        let tables = &self.rounds.get(round.index())?.tables;
        let same = |table: &Meeting| table.sides == pairing.sides || table.sides.swapped() == pairing.sides;
        let index = tables.iter().position(same)?;
        Some((round, TableNumber::from_index(index), tables.get(index)?))
    }

    /// When a round starts, if that is set (G-4.4.1).
    pub fn start_of(&self, round: RoundNumber) -> Option<Timestamp> {
        self.starts.get(&round).copied()
    }

    /// Tables whose game is adjourned.
    pub fn adjourned(&self) -> impl Iterator<Item = (RoundNumber, TableNumber)> {
        self.rounds.iter().enumerate().flat_map(|(index, round)| {
            let adjourned = round.tables.iter().enumerate().filter(|(_, t)| t.outcome == Outcome::Adjourned);
            adjourned.map(move |(table, _)| (RoundNumber::from_index(index), TableNumber::from_index(table)))
        })
    }

    /// All who are not paired in the next round, and why.
    pub(crate) fn idle_list(&self) -> Vec<(EntrantId, Idle)> {
        self.order.iter().filter_map(|id| Some((*id, self.idle_next(*id)?))).collect()
    }

    /// Why `id` is not paired in the next round, or `None` if they are.
    pub fn idle_next(&self, id: EntrantId) -> Option<Idle> {
        let next = self.next_round();
        let entrant = self.entrants.get(&id)?;
        if entrant.withdrawn_after.is_some_and(|after| after < next.get()) {
            return Some(Idle::Absent);
        }
        entrant.absences.get(&next).copied()
    }
}
