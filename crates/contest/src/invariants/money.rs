//! Fees and codes.

use std::collections::BTreeSet;

use super::Broken;
use crate::contest::Contest;
use crate::state::Settlement;

/// Nobody plays whose fee is open (P-1.1.2.7, P-1.2.1.8).
pub(super) fn fees_are_settled_before_play(contest: &Contest, broken: &mut Vec<Broken>) {
    let state = contest.state();
    for venue in state.venues() {
        let open = venue.present.keys().filter(|id| state.entry(id).is_none_or(|entry| entry.settlement.is_none()));
        broken.extend(open.map(|id| Broken::FeeOpen { venue: venue.plan.id.clone(), entry: id.clone() }));
    }
}

/// A code pays once, and for a member of the team that got it (P-1.2.1.9).
pub(super) fn codes_pay_once(contest: &Contest, broken: &mut Vec<Broken>) {
    let state = contest.state();
    let mut used = BTreeSet::new();
    for entry in state.entries() {
        let Some(Settlement::Code(code)) = &entry.settlement else { continue };
        let team = state.entries().find(|team| team.code.as_ref() == Some(code));
        let member = team.is_some_and(|team| {
            let own = entry.entry.members.iter();
            own.clone().any(|one| team.entry.members.iter().any(|other| other.player == one.player))
        });
        if !used.insert(code) || !member {
            broken.push(Broken::CodeTwice { entry: entry.entry.id.clone() });
        }
    }
}
