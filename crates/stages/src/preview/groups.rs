//! What an order would change inside a group: its members, their points and their places in the table.

use kolo_messages::Message;
use kolo_standings::{Criterion, PlaceRange, Value};

use super::{Change, occupant_change};
use crate::{EntrantId, GroupId, GroupView, SlotPlace, State};

/// Points and place of an entrant in the table of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupStanding {
    /// Points, as the table has them; nothing if points do not count there.
    pub points: Option<Value>,
    /// The place, or those that are shared.
    pub place: PlaceRange,
}

/// The sentence for people.
pub(super) fn describe(
    group: &GroupId,
    name: &str,
    before: &GroupStanding,
    after: &GroupStanding,
) -> Message {
    let places = |message: Message| {
        message.with("place", before.place.to_string()).with("new-place", after.place.to_string())
    };
    let message = match (&before.points, &after.points) {
        (Some(points), Some(now)) if points != now => {
            let with_points = |message: Message| message.with("points", *points).with("new-points", *now);
            if before.place == after.place {
                with_points(Message::new("stages-change-points")).with("place", after.place.to_string())
            } else {
                places(with_points(Message::new("stages-change-points-place")))
            }
        }
        _ => places(Message::new("stages-change-group-place")),
    };
    message.with("group", group).with("name", name)
}

/// Everything that is different in a group.
pub(super) fn changes(before: &State, after: &State, group: &GroupId) -> Vec<Change> {
    let (Some(now), Some(then)) = (before.group(group), after.group(group)) else { return Vec::new() };
    let members = (1..).zip(now.members.iter().zip(&then.members)).filter_map(|(number, (was, is))| {
        let slot = SlotPlace::Member(group.clone(), number);
        occupant_change(slot, (before, Some(*was)), (after, Some(*is)))
    });
    let mut changes: Vec<Change> = members.collect();
    for member in then.members.iter().filter_map(|member| member.id()) {
        let (was, is) = (standing(before, &now, member), standing(after, &then, member));
        let (Some(was), Some(is)) = (was, is) else { continue };
        if was != is {
            let (group, name) = (group.clone(), after.name(member));
            changes.push(Change::InGroup { group, name, before: was, after: is });
        }
    }
    changes
}

/// Points and place of an entrant. Where tied ones were put in order, the order is the place.
fn standing(state: &State, view: &GroupView, who: EntrantId) -> Option<GroupStanding> {
    let table = view.table.as_ref()?;
    let row = table
        .standings
        .rows
        .iter()
        .find(|row| view.members.get(row.no.index()).is_some_and(|member| member.id() == Some(who)))?;
    let points = row.columns.iter().find(|column| column.criterion == Criterion::Points);
    let node = state.resolved.node(state.plan.group(&view.id)?);
    let shares = node.together.iter().any(|members| members.contains(&who));
    let ordered = view.places.iter().position(|place| place.id() == Some(who));
    let ordered = ordered.filter(|_| !shares).map(|index| PlaceRange { from: index + 1, to: index + 1 });
    let place = ordered.unwrap_or(row.place);
    Some(GroupStanding { points: points.map(|column| column.value), place })
}
