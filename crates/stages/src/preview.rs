//! What an order would change, before it is given (K-PREVIEW).

use kolo_messages::Message;
use kolo_model::Side;

use crate::{
    GroupId, Ledger, MatchId, Occupant, Order, PlaceSpan, Refusal, Settled, SlotPlace, State, Status,
};

/// One difference between the state now and the state after an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Another one stands in a slot.
    Occupant {
        /// The slot.
        slot: SlotPlace,
        /// Who stands there now; nobody while it is open.
        before: Option<String>,
        /// Who will stand there.
        after: Option<String>,
    },
    /// A result does not count any more.
    ResultTakenBack(MatchId),
    /// Somebody gets another place.
    Place {
        /// Who.
        name: String,
        /// Now.
        before: PlaceSpan,
        /// Then.
        after: PlaceSpan,
    },
    /// Equal members of a group will have to be put in order.
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
        if before.result(id).is_some() && after.result(id).is_none() {
            changes.push(Change::ResultTakenBack(id.clone()));
        }
        let step = |state: &State| match state.fixture(id).map(|fixture| fixture.status) {
            Some(Status::Tied { step, .. }) => Some(step),
            _ => None,
        };
        if step(after).is_some() && step(before) != step(after) {
            changes.push(Change::MatchTied(id.clone()));
        }
        // Whoever has a bye is told where he comes to play.
        if after.fixture(id).is_some_and(|fixture| fixture.status == Status::Bye) {
            continue;
        }
        for side in Side::BOTH {
            let slot = SlotPlace::Side(id.clone(), side);
            let who = |state: &State| state.fixture(id).map(|fixture| fixture.sides[side]);
            changes.extend(occupant_change(slot, (before, who(before)), (after, who(after))));
        }
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
