//! The members of an entry (P-1.1.2.1, P-1.1.2.5).
//!
//! A team has up to 3 (5) regular players and 1 (2) substitutes, at least as many regular ones as are needed to start.
//! An individual entry is one person.

use std::collections::BTreeSet;

use kolo_model::Name;

use super::{Case, EntryFault};
use crate::{Kind, MemberRole, PlayerId};

/// The members are recorded (K-KNOWN).
pub(super) fn all_are_known(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    let unknown: BTreeSet<&PlayerId> = case
        .entry
        .members
        .iter()
        .map(|member| &member.player)
        .filter(|player| !case.register.players.contains_key(player))
        .collect();
    faults.extend(unknown.into_iter().cloned().map(EntryFault::UnknownPlayer));
}

/// No person is a member of the same entry twice (P-1.1.2.1).
pub(super) fn nobody_stands_there_twice(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    let twice: Vec<Name> = case
        .people()
        .into_iter()
        .filter(|player| case.entry.members.iter().filter(|member| member.player == player.id).count() > 1)
        .map(|player| player.name.clone())
        .collect();
    faults.extend(twice.into_iter().map(EntryFault::MemberTwice));
}

/// Enough members and not too many (P-1.1.2.1, P-1.1.2.5).
pub(super) fn as_many_as_allowed(case: &Case<'_>, faults: &mut Vec<EntryFault>) {
    let category = case.entry.category;
    let count = |role| case.entry.members.iter().filter(|member| member.role == role).count();
    let (regulars, substitutes) = (count(MemberRole::Regular), count(MemberRole::Substitute));
    match category.kind() {
        Kind::Individuals => {
            if (regulars, substitutes) != (1, 0) {
                faults.push(EntryFault::NotOnePerson { count: regulars + substitutes });
            }
        }
        Kind::Teams => {
            if regulars < category.fewest_to_start() {
                let fewest = category.fewest_to_start();
                faults.push(EntryFault::TooFewRegulars { count: regulars, fewest });
            }
            if regulars > category.regulars() {
                faults.push(EntryFault::TooManyRegulars { count: regulars, most: category.regulars() });
            }
            if substitutes > category.substitutes() {
                let most = category.substitutes();
                faults.push(EntryFault::TooManySubstitutes { count: substitutes, most });
            }
        }
    }
}
