//! Who cannot play now: all players of a side are away for a longer time (P-2.1.1.3, K-AWAY).

use kolo_contest::{Contest, EntryId, GameKey, Timestamp, VenueState};
use kolo_model::{PerSide, Side};

use super::matches::MatchLine;

/// The side of a match of which nobody is there.
pub fn side(venue: &VenueState, line: &MatchLine, now: Timestamp) -> Option<Side> {
    let away = |side: &Side| {
        let entry = EntryId::new(&line.sides[*side].entry);
        entry.is_ok_and(|entry| venue.is_all_away(&entry, now))
    };
    Side::BOTH.into_iter().find(away)
}

/// Those of both sides of a match who are away, by their names on its sheet.
pub fn people(contest: &Contest, venue: &VenueState, key: &GameKey, now: Timestamp) -> PerSide<Vec<String>> {
    let none = || PerSide::new(Vec::new(), Vec::new());
    let Some(play) = contest.play(&venue.plan.id) else { return none() };
    let Some(rosters) = play.rosters(key) else { return none() };
    rosters.map(|roster| {
        let away = roster
            .members
            .iter()
            .filter(|member| play.person(member.id).is_some_and(|player| venue.is_away(player, now)));
        away.map(|member| member.name.to_string()).collect()
    })
}
