//! Fees and codes.

use std::collections::BTreeSet;

use super::Broken;
use crate::contest::Contest;
use crate::fees::FeeState;

/// No participant plays with an open fee (P-1.1.2.7, P-1.2.1.8).
pub(super) fn fees_are_settled_before_play(contest: &Contest, broken: &mut Vec<Broken>) {
    let state = contest.state();
    for venue in state.venues() {
        let open = venue.present.keys().filter(|id| !state.fee_is_settled(id));
        broken.extend(open.map(|id| Broken::FeeOpen { venue: venue.plan.id.clone(), entry: id.clone() }));
    }
}

/// The code of a team pays once, and for a member of the team (P-1.2.1.9).
pub(super) fn codes_pay_once(contest: &Contest, broken: &mut Vec<Broken>) {
    let state = contest.state();
    let mut used = BTreeSet::new();
    for (id, fee) in &state.fees {
        let FeeState::Discounted { team } = fee else { continue };
        let team_entry = state.entry(team).map(|team| team.entry);
        let own = state.entry(id).map(|entry| entry.entry);
        let member = team_entry.zip(own).is_some_and(|(team, own)| {
            let members = &team.members;
            own.members.iter().any(|one| members.iter().any(|other| other.player == one.player))
        });
        if !used.insert(team) || !member {
            broken.push(Broken::CodeTwice { entry: id.clone() });
        }
    }
}
