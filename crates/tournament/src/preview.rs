//! What a command would change, shown before it is given (K-PREVIEW).

mod plans;

use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::Message;
use kolo_model::{Adjourned, GameTerms, HalfPoints, Name, RoundNumber, StartNumber, System, Tournament};
use kolo_pairing::{Silent, pair};
use kolo_stages::MatchId;
use kolo_standings::{PlaceRange, standings};

use crate::decide::order_at_next_draw;
use crate::event::DraftOrigin;
use crate::meeting::Meeting;
use crate::state::{Draft, PublishedRound, State};
use crate::{
    Decision, EntrantId, Ledger, Order, PairingSheet, Prepared, RatingNote, Refusal, StageId, TableNumber,
};

/// What would be written, and what that would change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The events and broken rules.
    pub decision: Decision,
    /// The differences, in the order they are shown.
    pub changes: Vec<Change>,
}

/// One difference between now and then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A player has other points.
    Points {
        /// Who.
        name: Name,
        /// Points now.
        before: HalfPoints,
        /// Points then.
        after: HalfPoints,
    },
    /// A player has another place.
    Place {
        /// Who.
        name: Name,
        /// Place now.
        before: PlaceRange,
        /// Place then.
        after: PlaceRange,
    },
    /// A player starts with another McMahon coefficient.
    Start {
        /// Who.
        name: Name,
        /// The coefficient now.
        before: u32,
        /// The coefficient then.
        after: u32,
    },
    /// People have other start numbers, from the next pairing on if not at once (D-C.04.2-2.3).
    Numbers {
        /// How many.
        people: usize,
    },
    /// A player is not paired any more.
    Withdrawn(Name),
    /// A player who had withdrawn is paired again.
    PlaysOn(Name),
    /// A player has no opponent in the next round.
    Absent {
        /// Who.
        name: Name,
        /// In which round.
        round: RoundNumber,
    },
    /// A player who was to be absent is paired in the next round.
    Present {
        /// Who.
        name: Name,
        /// In which round.
        round: RoundNumber,
    },
    /// A published round stays as it is although something before it changes (R-F7.1).
    RoundKept(RoundNumber),
    /// A published round changes at some tables (R-F6).
    RoundAmended {
        /// Which round.
        round: RoundNumber,
        /// At how many tables.
        tables: usize,
    },
    /// Pairs of a published round play on, at other tables (R-F6).
    OtherTables {
        /// Which round.
        round: RoundNumber,
        /// How many pairs.
        pairs: usize,
    },
    /// Games of a published round are recorded with the sides the other way round, as they were played (R-F7.1).
    SidesExchanged {
        /// Which round.
        round: RoundNumber,
        /// At how many tables.
        tables: usize,
    },
    /// A match of a plan is recorded with the sides the other way round, as it was played (R-F7.1).
    SidesOfMatch(MatchId),
    /// A sanction is written down (K-SANCTION).
    Sanctioned {
        /// Against whom.
        name: Name,
        /// What follows.
        measure: kolo_rulings::Measure,
    },
    /// Other stages are played, or otherwise (K-STAGE).
    Stages,
    /// A team has another roster.
    Roster(Name),
    /// A mistake of a game goes into the rating report; points and pairs stay (D-C.04.2-4.3).
    ForRating {
        /// Which round.
        round: RoundNumber,
        /// At which table.
        table: TableNumber,
    },
    /// What was noted of a game does not go into the rating report any more.
    NotForRating {
        /// Which round.
        round: RoundNumber,
        /// At which table.
        table: TableNumber,
    },
    /// A published round is unpublished (R-F7.2).
    RoundRevoked(RoundNumber),
    /// Handicap or komi of some tables change, not the pairs.
    Terms {
        /// Of which round.
        round: RoundNumber,
        /// At how many tables.
        tables: usize,
    },
    /// The draft is thrown away and must be made again.
    DraftDiscarded(RoundNumber),
    /// Something in the play of a plan is different.
    InPlan(kolo_stages::Change),
    /// The draft of a plan is thrown away.
    PlanDiscarded(StageId),
    /// A plan is published.
    PlanPublished(StageId),
    /// A plan is a draft again.
    PlanUnpublished(StageId),
    /// These go on to a stage, in this order.
    GoOn {
        /// The stage.
        stage: StageId,
        /// Their names.
        names: Vec<Name>,
    },
    /// The new draft would have other pairs.
    PairedAgain {
        /// Of which round.
        round: RoundNumber,
        /// How many pairs differ.
        pairs: usize,
    },
}

impl Change {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Change::Points { name, before, after } => {
                Message::new("change-points").with("name", name).with("before", *before).with("after", *after)
            }
            Change::Place { name, before, after } => Message::new("change-place")
                .with("name", name)
                .with("before", before.to_string())
                .with("after", after.to_string()),
            Change::Start { name, before, after } => {
                Message::new("change-start").with("name", name).with("before", *before).with("after", *after)
            }
            Change::Numbers { people } => Message::new("change-numbers").with("people", *people),
            Change::Terms { round, tables } => {
                Message::new("change-terms").with("round", *round).with("tables", *tables)
            }
            Change::Withdrawn(name) => Message::new("change-withdrawn").with("name", name),
            Change::PlaysOn(name) => Message::new("change-plays-on").with("name", name),
            Change::Absent { name, round } => {
                Message::new("change-absent").with("name", name).with("round", *round)
            }
            Change::Present { name, round } => {
                Message::new("change-present").with("name", name).with("round", *round)
            }
            Change::RoundKept(round) => Message::new("change-round-kept").with("round", *round),
            Change::RoundAmended { round, tables } => {
                Message::new("change-round-amended").with("round", *round).with("tables", *tables)
            }
            Change::OtherTables { round, pairs } => {
                Message::new("change-other-tables").with("round", *round).with("pairs", *pairs)
            }
            Change::SidesExchanged { round, tables } => {
                Message::new("change-sides-exchanged").with("round", *round).with("tables", *tables)
            }
            Change::Sanctioned { name, measure } => {
                Message::new("change-sanctioned").with("name", name).with("measure", measure.message())
            }
            Change::Stages => Message::new("change-stages"),
            Change::Roster(name) => Message::new("change-roster").with("name", name),
            Change::SidesOfMatch(game) => Message::new("change-sides-of-match").with("game", game),
            Change::ForRating { round, table } => {
                Message::new("change-for-rating").with("round", *round).with("table", *table)
            }
            Change::NotForRating { round, table } => {
                Message::new("change-not-for-rating").with("round", *round).with("table", *table)
            }
            Change::RoundRevoked(round) => Message::new("change-round-revoked").with("round", *round),
            Change::InPlan(change) => change.message(),
            Change::PlanDiscarded(stage) => {
                Message::new("change-plan-discarded").with("stage", stage.label())
            }
            Change::PlanPublished(stage) => {
                Message::new("change-plan-published").with("stage", stage.label())
            }
            Change::PlanUnpublished(stage) => {
                Message::new("change-plan-unpublished").with("stage", stage.label())
            }
            Change::GoOn { stage, names } => Message::new("change-go-on")
                .with("stage", stage.label())
                .with("names", names.iter().map(Name::to_string).collect::<Vec<String>>()),
            Change::DraftDiscarded(round) => Message::new("change-draft-discarded").with("round", *round),
            Change::PairedAgain { round, pairs } => {
                Message::new("change-paired-again").with("round", *round).with("pairs", *pairs)
            }
        }
    }
}

impl Ledger {
    /// What `order` would write and change. Nothing is written.
    ///
    /// # Errors
    /// The same refusal that giving the order would meet.
    pub fn preview(&self, order: &Order) -> Result<Preview, Refusal> {
        let decision = self.decide(order)?;
        let ahead = self.prepare(order, decision.events.clone());
        debug_assert!(ahead.is_ok(), "what was decided on this ledger fits it: {ahead:?}");
        let after = ahead.as_ref().ok().and_then(Prepared::state);
        let changes = match (self.state(), after) {
            (Some(before), Some(after)) => changes(before, after),
            (None, _) | (_, None) => Vec::new(),
        };
        Ok(Preview { decision, changes })
    }
}

impl Ledger {
    /// Whether the same was played here and there: the same events counted, the same rounds with the same results, the same
    /// points and places, whatever names people have (K-ERASE).
    pub fn plays_the_same(&self, other: &Ledger) -> bool {
        let codes =
            |ledger: &Ledger| ledger.records().iter().map(|record| record.event.code()).collect::<Vec<_>>();
        let same_log = codes(self) == codes(other) && self.log().undone() == other.log().undone();
        let same_state = match (self.state(), other.state()) {
            (Some(one), Some(other)) => same_play(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        same_log && same_state
    }
}

fn same_play(one: &State, other: &State) -> bool {
    let people = |state: &State| {
        let people = state.entrants.iter().map(|(id, entrant)| {
            let entry = &entrant.entry;
            let strength = (entry.rating, entry.rank, entry.adjustment, entry.super_group);
            let days = (entrant.absences.clone(), entrant.no_shows.clone());
            (*id, strength, entrant.withdrawn_after, entrant.checked_in, days)
        });
        people.collect::<Vec<_>>()
    };
    let same = one.settings == other.settings
        && one.phase == other.phase
        && one.order == other.order
        && one.rounds == other.rounds
        && one.draft == other.draft
        && plans::same_play(one, other)
        && one.starts == other.starts
        && one.protests() == other.protests()
        && one.sanctions == other.sanctions
        && one.for_rating == other.for_rating
        && people(one) == people(other);
    let (one, other) = (View::of(one), View::of(other));
    same && one.points() == other.points() && one.places() == other.places() && one.starts() == other.starts()
}

/// A state with the facts it leads to, worked out once.
struct View<'a> {
    state: &'a State,
    facts: Option<Tournament>,
}

impl<'a> View<'a> {
    fn of(state: &'a State) -> Self {
        View { state, facts: state.facts().ok() }
    }

    fn points(&self) -> BTreeMap<EntrantId, HalfPoints> {
        let Some(facts) = &self.facts else { return BTreeMap::new() };
        let scoring = facts.scoring();
        let crosstable = facts.crosstable();
        let rows = crosstable.rows().iter();
        rows.map(|row| (self.state.order[row.no.index()], row.points(&scoring, Adjourned::NotYet))).collect()
    }

    /// Start coefficients; nothing where the system has none.
    fn starts(&self) -> BTreeMap<EntrantId, u32> {
        let facts = self.facts.as_ref().filter(|facts| facts.system() == Some(System::McMahon));
        let Some(facts) = facts else { return BTreeMap::new() };
        let start = |(id, no): (&EntrantId, &StartNumber)| (*id, facts.start(*no).value);
        self.state.numbers.iter().map(start).collect()
    }

    fn places(&self) -> BTreeMap<EntrantId, PlaceRange> {
        let Some(facts) = &self.facts else { return BTreeMap::new() };
        let list = self.state.settings.criteria();
        let Ok(table) = list.and_then(|list| standings(facts, &list)) else { return BTreeMap::new() };
        table.rows.iter().map(|row| (self.state.order[row.no.index()], row.place)).collect()
    }
}

/// The differences between two states of the same tournament.
pub fn changes(before: &State, after: &State) -> Vec<Change> {
    let (before, after) = (View::of(before), View::of(after));
    let mut changes = table_changes(&before, &after);
    changes.extend(numbers(before.state, after.state));
    changes.extend(sanctions(before.state, after.state));
    changes.extend(rosters(before.state, after.state));
    changes.extend((before.state.settings.stages != after.state.settings.stages).then_some(Change::Stages));
    changes.extend(withdrawals(before.state, after.state));
    changes.extend(absences(before.state, after.state));
    let facts_change = before.facts != after.facts;
    changes.extend(round_changes(before.state, after.state, facts_change));
    changes.extend(draft_changes(before.state, &after));
    changes.extend(rating_changes(before.state, after.state));
    changes.extend(plans::changes(before.state, after.state));
    changes
}

/// Teams with another roster.
fn rosters<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = Change> + 'a {
    after.entrants.iter().filter_map(|(id, team)| {
        let was = before.entrants.get(id)?;
        (was.entry.roster != team.entry.roster).then(|| Change::Roster(team.entry.name.clone()))
    })
}

/// Sanctions that are written down.
fn sanctions<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = Change> + 'a {
    let new = after.sanctions.iter().filter(|(id, _)| !before.sanctions.contains_key(id));
    new.filter_map(|(_, given)| {
        let name = after.name_against(given.against)?;
        Some(Change::Sanctioned { name, measure: given.measure.kind() })
    })
}

/// Start coefficients first, then points, then places, each in the order of entry.
fn table_changes(before: &View<'_>, after: &View<'_>) -> Vec<Change> {
    let names = |id: &EntrantId| after.state.entrants.get(id).map(|entrant| entrant.entry.name.clone());
    let (old_points, new_points) = (before.points(), after.points());
    let (old_places, new_places) = (before.places(), after.places());
    let (old_starts, new_starts) = (before.starts(), after.starts());
    let starts = differing(&old_starts, &new_starts)
        .filter_map(|(id, before, after)| Some(Change::Start { name: names(id)?, before, after }));
    let points = differing(&old_points, &new_points)
        .filter_map(|(id, before, after)| Some(Change::Points { name: names(id)?, before, after }));
    let places = differing(&old_places, &new_places)
        .filter_map(|(id, before, after)| Some(Change::Place { name: names(id)?, before, after }));
    starts.chain(points).chain(places).collect()
}

/// What is noted for the rating report, and what is not any more.
fn rating_changes<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = Change> + 'a {
    let missing_in = |notes: &'a [RatingNote]| move |note: &&RatingNote| !notes.contains(note);
    let gone = before.for_rating.iter().filter(missing_in(&after.for_rating));
    let new = after.for_rating.iter().filter(missing_in(&before.for_rating));
    let gone = gone.filter_map(|note| before.find(&note.pairing));
    let new = new.filter_map(|note| after.find(&note.pairing));
    let gone = gone.map(|(round, table, _)| Change::NotForRating { round, table });
    gone.chain(new.map(|(round, table, _)| Change::ForRating { round, table }))
}

/// How many people have other numbers than the provisional ones they had, or will when the next round is paired. What
/// was so before is not reported again.
fn numbers(before: &State, after: &State) -> Option<Change> {
    before.provisional_numbers()?;
    let then = order_at_next_draw(after);
    if before.order == after.order && order_at_next_draw(before) == then {
        return None;
    }
    let people = before.renumbered(&then);
    (people > 0).then_some(Change::Numbers { people })
}

/// Who withdraws and who comes back, in the order of entry.
fn withdrawals<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = Change> + 'a {
    after.entrants.iter().filter_map(|(id, then)| {
        let now = before.entrants.get(id)?;
        let name = || then.entry.name.clone();
        match (now.withdrawn_after.is_some(), then.withdrawn_after.is_some()) {
            (false, true) => Some(Change::Withdrawn(name())),
            (true, false) => Some(Change::PlaysOn(name())),
            (true, true) | (false, false) => None,
        }
    })
}

/// Who is left out of the next round and who is not any more, in the order of entry. Withdrawals are reported as such,
/// and after a round was published the next one is another.
fn absences<'a>(before: &'a State, after: &'a State) -> impl Iterator<Item = Change> + 'a {
    let round = before.next_round();
    let same_round = after.next_round() == round;
    after.entrants.iter().filter(move |_| same_round).filter_map(move |(id, then)| {
        let now = before.entrants.get(id)?;
        if then.withdrawn_after.is_some() || now.withdrawn_after.is_some() {
            return None;
        }
        let name = then.entry.name.clone();
        match (now.absences.contains_key(&round), then.absences.contains_key(&round)) {
            (false, true) => Some(Change::Absent { name, round }),
            (true, false) => Some(Change::Present { name, round }),
            (true, true) | (false, false) => None,
        }
    })
}

/// All who are in both tables with different values.
fn differing<'a, T: Copy + PartialEq>(
    before: &'a BTreeMap<EntrantId, T>,
    after: &'a BTreeMap<EntrantId, T>,
) -> impl Iterator<Item = (&'a EntrantId, T, T)> {
    after.iter().filter_map(|(id, &then)| {
        let &now = before.get(id)?;
        (now != then).then_some((id, now, then))
    })
}

fn round_changes(before: &State, after: &State, facts_change: bool) -> Vec<Change> {
    let (mut exchanged, mut changes) = (Vec::new(), Vec::new());
    for (index, old) in before.rounds.iter().enumerate() {
        let round = RoundNumber::from_index(index);
        let Some(new) = after.rounds.get(index) else {
            changes.push(Change::RoundRevoked(round));
            continue;
        };
        let then: BTreeSet<_> = old.tables.iter().map(|table| table.sides).collect();
        let others = || new.tables.iter().map(|table| table.sides).filter(|sides| !then.contains(sides));
        // The same two, only with the sides as they were played, are still the pair on the wall.
        let turned = others().filter(|sides| then.contains(&sides.swapped())).count();
        let tables = others().count() - turned;
        if turned > 0 {
            exchanged.push(Change::SidesExchanged { round, tables: turned });
        }
        if tables > 0 || old.byes != new.byes {
            changes.push(Change::RoundAmended { round, tables });
        }
        changes.extend(other_tables(round, old, new));
        changes.extend(terms_change(round, &old.sheet(), &new.sheet()));
    }
    // What an arbiter fears most is a change of what hangs on the wall: say that it stays.
    if let Some(latest) = before.latest_round()
        && facts_change
        && changes.is_empty()
        && before.rounds.len() == after.rounds.len()
    {
        changes.push(Change::RoundKept(latest));
    }
    exchanged.extend(changes);
    exchanged
}

fn draft_changes(before: &State, after: &View<'_>) -> Vec<Change> {
    let Some(draft) = &before.draft else { return Vec::new() };
    if let Some(new) = &after.state.draft {
        let pairs = pairs_besides(&draft.sheet, &new.sheet);
        let differ = pairs > 0 || draft.sheet.byes != new.sheet.byes;
        let paired_again = differ.then_some(Change::PairedAgain { round: draft.round, pairs });
        return paired_again.into_iter().chain(terms_change(draft.round, &draft.sheet, &new.sheet)).collect();
    }
    if after.state.rounds.len() > before.rounds.len() {
        return Vec::new();
    }
    let mut changes = vec![Change::DraftDiscarded(draft.round)];
    if let Some(pairs) = pairs_that_differ(draft, after) {
        changes.push(Change::PairedAgain { round: draft.round, pairs });
    }
    changes
}

/// How many pairs go to another table.
fn other_tables(round: RoundNumber, old: &PublishedRound, new: &PublishedRound) -> Option<Change> {
    let two = |table: &Meeting| BTreeSet::from([table.sides.first, table.sides.second]);
    let then: BTreeMap<_, usize> = old.tables.iter().map(two).zip(0..).collect();
    let goes = |(at, table): &(usize, &Meeting)| then.get(&two(table)).is_some_and(|before| before != at);
    let pairs = new.tables.iter().enumerate().filter(goes).count();
    (pairs > 0).then_some(Change::OtherTables { round, pairs })
}

/// At how many tables the same pair plays on other terms.
fn terms_change(round: RoundNumber, then: &PairingSheet, now: &PairingSheet) -> Option<Change> {
    let then: BTreeMap<_, GameTerms> = then.games().collect();
    let other = |(pair, terms): &(_, GameTerms)| then.get(pair).is_some_and(|before| before != terms);
    let tables = now.games().filter(other).count();
    (tables > 0).then_some(Change::Terms { round, tables })
}

/// How many pairs of `now` are not in `then`.
fn pairs_besides(then: &PairingSheet, now: &PairingSheet) -> usize {
    let then: BTreeSet<_> = then.pairs.iter().collect();
    now.pairs.iter().filter(|pair| !then.contains(pair)).count()
}

/// How many pairs of a draft by the program would be other ones if it were paired again now.
fn pairs_that_differ(draft: &Draft, after: &View<'_>) -> Option<usize> {
    let DraftOrigin::Program { seed, .. } = draft.origin else { return None };
    let facts = after.facts.as_ref()?;
    let settings = &after.state.settings;
    let next = pair(settings.system?, facts, &settings.drawing(seed), &mut Silent).ok()?;
    Some(pairs_besides(&draft.sheet, &after.state.sheet_of(&next)))
}
