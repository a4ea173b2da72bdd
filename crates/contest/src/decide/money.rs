//! Fees paid, waived, or settled by a code (P-1.1.2.7, P-1.1.2.8, P-1.2.1.8, P-1.2.1.9).

use super::entry;
use crate::event::Event;
use crate::fees::{self, DiscountCode, Money, PaidWhen};
use crate::state::{EntryState, Settlement, State};
use crate::{Country, EntryId, Kind, Refusal};

/// The country whose currency an entry pays in: that of its school's region; without a school the Czech one.
pub(crate) fn country(state: &State, entry: &EntryState) -> Country {
    let region = state.area_of(&entry.entry).and_then(|area| state.regions.get(&area.region));
    region.map_or(Country::Cz, |region| region.country)
}

/// What is to be paid by somebody who comes without having paid.
pub(super) fn due_on_the_day(state: &State, entry: &EntryState) -> Option<Money> {
    fees::amount_due(entry.entry.category, country(state, entry), PaidWhen::OnSite).ok()
}

impl State {
    /// What an entry has to pay; none where it cannot pay then (P-1.2.1.8).
    pub fn amount_due(&self, entry: &EntryState, when: PaidWhen) -> Option<Money> {
        fees::amount_due(entry.entry.category, country(self, entry), when).ok()
    }
}

fn unsettled<'a>(state: &'a State, id: &EntryId) -> Result<&'a EntryState, Refusal> {
    let entry = entry(state, id)?;
    if entry.settlement.is_some() { Err(Refusal::FeeSettled(id.clone())) } else { Ok(entry) }
}

/// A team that pays in advance gets a code for the individual contest.
pub(super) fn pay(state: &State, id: &EntryId, when: PaidWhen) -> Result<Vec<Event>, Refusal> {
    let entry = unsettled(state, id)?;
    let amount = fees::amount_due(entry.entry.category, country(state, entry), when)?;
    let code = match (entry.entry.category.kind(), when) {
        (Kind::Teams, PaidWhen::InAdvance) => Some(DiscountCode::of(state.season().seed, id)),
        (Kind::Teams, PaidWhen::OnSite) | (Kind::Individuals, _) => None,
    };
    Ok(vec![Event::Paid { entry: id.clone(), amount, when, code }])
}

/// One team a category of a school that is host plays free.
pub(super) fn waive(state: &State, id: &EntryId) -> Result<Vec<Event>, Refusal> {
    let entry = unsettled(state, id)?;
    let (category, school) = (entry.entry.category, entry.entry.school.as_ref());
    let Some(school) = school.filter(|_| category.kind() == Kind::Teams) else {
        return Err(Refusal::NotHost(id.clone()));
    };
    if !state.venues().any(|venue| venue.plan.host.as_ref() == Some(school)) {
        return Err(Refusal::NotHost(id.clone()));
    }
    let waived = state.entries().find(|other| {
        other.settlement == Some(Settlement::Waived)
            && other.entry.category == category
            && other.entry.school.as_ref() == Some(school)
    });
    if let Some(waived) = waived {
        return Err(Refusal::WaivedBefore { school: school.clone(), entry: waived.entry.id.clone() });
    }
    Ok(vec![Event::Waived { entry: id.clone() }])
}

/// The code of a team pays for one of its members in the individual contest, once.
pub(super) fn use_code(state: &State, id: &EntryId, code: &DiscountCode) -> Result<Vec<Event>, Refusal> {
    let entry = unsettled(state, id)?;
    if entry.entry.category.kind() != Kind::Individuals {
        return Err(Refusal::CodeForIndividuals(id.clone()));
    }
    let Some(team) = state.entries().find(|team| team.code.as_ref() == Some(code)) else {
        return Err(Refusal::UnknownCode(code.clone()));
    };
    let used = state.entries().find(|other| other.settlement == Some(Settlement::Code(code.clone())));
    if let Some(used) = used {
        return Err(Refusal::CodeUsed { code: code.clone(), entry: used.entry.id.clone() });
    }
    let own = entry.entry.members.iter();
    let member = own.clone().any(|one| team.entry.members.iter().any(|other| other.player == one.player));
    if !member {
        return Err(Refusal::CodeOfOthers { code: code.clone(), team: team.entry.id.clone() });
    }
    Ok(vec![Event::CodeUsed { entry: id.clone(), code: code.clone() }])
}
