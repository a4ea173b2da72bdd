//! The captain speaks for the team and is one of its members (P-1.1.2.6). A person who plays alone has none.

use super::{Case, EntryFault};
use crate::Kind;

/// A team has a captain from among its members, substitutes included.
pub(super) fn one_of_the_members(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    let entry = case.entry;
    match (entry.category.kind(), &entry.captain) {
        (Kind::Individuals, None) => {}
        (Kind::Individuals, Some(_)) => faults.push(EntryFault::CaptainOfOne),
        (Kind::Teams, None) => faults.push(EntryFault::NoCaptain),
        (Kind::Teams, Some(captain)) => {
            if !entry.members.iter().any(|member| member.player == *captain) {
                let known = case.register.players.get(captain);
                let name = known.map_or(captain.as_str(), |player| player.name.as_str());
                faults.push(EntryFault::CaptainNotMember(name.to_owned()));
            }
        }
    }
}
