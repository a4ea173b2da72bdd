//! What an order would change, before it is given (K-PREVIEW).

mod groups;

use kolo_messages::Message;
use kolo_model::{PerSide, Side, Verdict};

use crate::checked::{GameRef, Node};
use crate::verdict::message;
use crate::{
    GroupId, Ledger, MatchId, Occupant, Order, PlaceSpan, Refusal, Settled, SlotPlace, State, Status,
};

pub use self::groups::GroupStanding;

/// One difference between the state now and the state after an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Another one stands in a slot.
    Occupant {
        /// The slot.
        slot: SlotPlace,
        /// Who stands there now; none while it is open.
        before: Option<String>,
        /// Who will stand there.
        after: Option<String>,
    },
    /// A result does not count any more.
    ResultTakenBack(MatchId),
    /// A match of the same two ends otherwise, or has an end where it had none: also because a side stops playing.
    Ended {
        /// Which match.
        game: MatchId,
        /// Who plays it.
        sides: PerSide<String>,
        /// How it ends now.
        before: Option<Verdict>,
        /// How then; none if it is to be played.
        after: Option<Verdict>,
    },
    /// The two of a match change places.
    SidesExchanged(MatchId),
    /// An entrant has other points or another place in the table of a group.
    InGroup {
        /// Which group.
        group: GroupId,
        /// Who.
        name: String,
        /// Now.
        before: GroupStanding,
        /// Then.
        after: GroupStanding,
    },
    /// An entrant gets another place.
    Place {
        /// Who.
        name: String,
        /// Now.
        before: PlaceSpan,
        /// Then.
        after: PlaceSpan,
    },
    /// Tied members of a group will have to be put in order.
    TieOpens(GroupId),
    /// A drawn match will have to be decided.
    MatchTied(MatchId),
}

impl Change {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        let name = |who: &Option<String>| match who {
            Some(name) => Message::new("stages-change-name").with("name", name.as_str()),
            None => Message::new("stages-change-open"),
        };
        match self {
            Change::Occupant { slot, before, after } => Message::new("stages-change-slot")
                .with("slot", slot.message())
                .with("before", name(before))
                .with("after", name(after)),
            Change::ResultTakenBack(id) => Message::new("stages-change-taken-back").with("match", id),
            Change::Ended { game, sides, before, after } => {
                let how = |verdict: &Option<Verdict>| match verdict {
                    Some(verdict) => message(*verdict, sides.clone()),
                    None => Message::new("stages-change-to-play"),
                };
                Message::new("stages-change-ended")
                    .with("match", game)
                    .with("before", how(before))
                    .with("after", how(after))
            }
            Change::SidesExchanged(id) => Message::new("stages-change-sides").with("match", id),
            Change::InGroup { group, name, before, after } => groups::describe(group, name, before, after),
            Change::Place { name, before, after } => Message::new("stages-change-place")
                .with("name", name.as_str())
                .with("before", before.to_string())
                .with("after", after.to_string()),
            Change::TieOpens(group) => Message::new("stages-change-tie").with("group", group),
            Change::MatchTied(id) => Message::new("stages-change-tied").with("match", id),
        }
    }
}

impl Ledger {
    /// What an order would change.
    ///
    /// # Errors
    /// Why it would be refused.
    pub fn preview(&self, order: &Order) -> Result<Vec<Change>, Refusal> {
        Ok(changes(self.state(), &self.state_after(order)?))
    }
}

/// The differences between two states of the same stages.
pub fn changes(before: &State, after: &State) -> Vec<Change> {
    let mut changes = Vec::new();
    for id in before.plan().game_ids() {
        let taken_back = before.result(id).is_some() && after.result(id).is_none();
        if taken_back {
            changes.push(Change::ResultTakenBack(id.clone()));
        }
        changes.extend(ended(before, after, id).filter(|_| !taken_back));
        if !taken_back && before.is_turned(id) != after.is_turned(id) {
            changes.push(Change::SidesExchanged(id.clone()));
        }
        let step = |state: &State| match state.fixture(id).map(|fixture| fixture.status) {
            Some(Status::Tied { step, .. }) => Some(step),
            _ => None,
        };
        if step(after).is_some() && step(before) != step(after) {
            changes.push(Change::MatchTied(id.clone()));
        }
        // An entrant with a bye is shown where they come to play.
        if after.fixture(id).is_some_and(|fixture| fixture.status == Status::Bye) {
            continue;
        }
        // A game of a group has those who are its members.
        if matches!(after.plan().game(id), Some(GameRef::InGroup { .. })) {
            continue;
        }
        for side in Side::BOTH {
            let slot = SlotPlace::Side(id.clone(), side);
            let who = |state: &State| state.fixture(id).map(|fixture| fixture.sides[side]);
            changes.extend(occupant_change(slot, (before, who(before)), (after, who(after))));
        }
    }
    for group in groups_of(after) {
        changes.extend(groups::changes(before, after, group));
    }
    let (now, then) = (before.standings(), after.standings());
    for standing in &then {
        let earlier = now.iter().find(|other| other.entrant == standing.entrant);
        let other = earlier.filter(|earlier| {
            earlier.places != standing.places
                && (earlier.settled == Settled::Yes || standing.settled == Settled::Yes)
        });
        changes.extend(other.map(|earlier| Change::Place {
            name: before.name(standing.entrant),
            before: earlier.places,
            after: standing.places,
        }));
    }
    let open = before.questions();
    for (group, tie) in after.questions() {
        if !open.iter().any(|(other, known)| *other == group && *known == tie) {
            changes.push(Change::TieOpens(group));
        }
    }
    changes
}

/// How a match of the same two ends, if otherwise.
fn ended(before: &State, after: &State, id: &MatchId) -> Option<Change> {
    let (now, then) = (before.fixture(id)?, after.fixture(id)?);
    let people = then.people().filter(|people| now.people() == Some(*people))?;
    (now.verdict() != then.verdict()).then(|| Change::Ended {
        game: id.clone(),
        sides: people.map(|who| after.name(who)),
        before: now.verdict(),
        after: then.verdict(),
    })
}

fn groups_of(state: &State) -> impl Iterator<Item = &GroupId> {
    state.plan().nodes().iter().filter_map(|node| match node {
        Node::Group(group) => Some(&group.id),
        Node::Match(_) => None,
    })
}

fn occupant_change(
    slot: SlotPlace,
    (before, now): (&State, Option<Occupant>),
    (after, then): (&State, Option<Occupant>),
) -> Option<Change> {
    let [now, then] = [now, then].map(|occupant| occupant.and_then(Occupant::id));
    (now != then).then(|| Change::Occupant {
        slot,
        before: now.map(|id| before.name(id)),
        after: then.map(|id| after.name(id)),
    })
}
