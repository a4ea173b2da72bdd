//! No player plays for two teams (P-1.1.2.2): a regular player of one team may be a substitute of others, so they are a
//! regular player of one team only, whatever its category. In the individual contest no person enters one category
//! twice; the two categories compete apart from each other (P-1.2.1.2), so a person may enter both.

use super::{Case, EntryFault};
use crate::{Entry, Kind, MemberRole, PlayerId};

/// A regular player is no regular player of another team (P-1.1.2.2).
pub(super) fn regular_once(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    if case.entry.category.kind() != Kind::Teams {
        return;
    }
    let teams = || case.others().filter(|other| other.category.kind() == Kind::Teams);
    for player in case.people().into_iter().filter(|player| is_regular(case.entry, &player.id)) {
        if let Some(other) = teams().find(|other| is_regular(other, &player.id)) {
            let (player, other) = (player.name.clone(), other.name.clone());
            faults.push(EntryFault::RegularElsewhere { player, other });
        }
    }
}

/// No person stands in an individual category twice (P-1.2.1.2).
pub(super) fn individual_once(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    if case.entry.category.kind() != Kind::Individuals {
        return;
    }
    for player in case.people() {
        let same = |other: &&Entry| other.category == case.entry.category && is_regular(other, &player.id);
        if let Some(other) = case.others().find(same) {
            let (player, other) = (player.name.clone(), other.id.clone());
            faults.push(EntryFault::EnteredAlready { player, other });
        }
    }
}

fn is_regular(entry: &Entry, player: &PlayerId) -> bool {
    entry.members.iter().any(|member| member.role == MemberRole::Regular && member.player == *player)
}
