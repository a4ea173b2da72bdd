//! Clubs and tiers in groups (G-3.1.5).

use std::collections::BTreeMap;

use kolo_model::Name;

use super::{Breach, Draw};
use crate::{EntrantId, State};

pub(super) fn breaches(draw: Draw<'_>, state: &State) -> Vec<Breach> {
    let first = state.plan().stages().first().into_iter().flat_map(|stage| &stage.groups);
    let views: Vec<_> = first.filter_map(|group| state.group(&group.id)).collect();
    if views.len() < 2 {
        return Vec::new();
    }
    let order = draw.order();
    let seeds: BTreeMap<EntrantId, usize> = order.iter().copied().zip(0..).collect();
    let tier = |who: EntrantId| seeds.get(&who).map(|seed| seed / views.len());
    let known = draw.clubs();
    let club = |who: EntrantId| known.get(&who).copied();
    let mut sizes: BTreeMap<&Name, usize> = BTreeMap::new();
    for name in order.iter().filter_map(|who| club(*who)) {
        *sizes.entry(name).or_default() += 1;
    }
    let mut list = Vec::new();
    for view in &views {
        let members: Vec<EntrantId> = view.members.iter().filter_map(|member| member.id()).collect();
        let (mut clubs, mut tiers) = (BTreeMap::new(), BTreeMap::new());
        for who in members {
            if let Some(name) = club(who) {
                clubs.entry(name).or_insert_with(Vec::new).push(who);
            }
            if let Some(tier) = tier(who) {
                tiers.entry(tier).or_insert_with(Vec::new).push(who);
            }
        }
        for (name, who) in clubs {
            // As many as there must be.
            let most = sizes.get(name).map_or(1, |size| size.div_ceil(views.len()));
            if who.len() > most {
                list.push(Breach::ClubInGroup { group: view.id.clone(), who });
            }
        }
        for (tier, who) in tiers.into_iter().filter(|(_, who)| who.len() > 1) {
            list.push(Breach::Tier { group: view.id.clone(), tier: tier + 1, who });
        }
    }
    list
}
