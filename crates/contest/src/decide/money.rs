//! Fees paid, waived, or settled by a code (P-1.1.2.7, P-1.1.2.8, P-1.2.1.8, P-1.2.1.9).

use super::entry;
use crate::event::Event;
use crate::fees::{DiscountCode, FeeBook, FeeProblem, FeeState, PaidWhen, amount_due};
use crate::state::State;
use crate::{Country, Entry, EntryId, Money, Refusal};
use kolo_log::Order;

/// The country whose currency an entry pays in: that of its school's region; without a school the Czech one.
fn country(state: &State, entry: &Entry) -> Country {
    let region = state.area_of(entry).and_then(|area| state.regions.get(&area.region));
    region.map_or(Country::Cz, |region| region.country)
}

impl State {
    /// What an entry pays (P-1.1.2.7, P-1.2.1.8).
    ///
    /// # Errors
    /// When nothing can be paid then.
    pub fn amount_due(&self, entry: &Entry, when: PaidWhen) -> Result<Money, FeeProblem> {
        amount_due(entry.category, country(self, entry), when)
    }
}

/// The exact amount, once.
pub(super) fn pay(
    state: &State,
    hand: &Order,
    id: &EntryId,
    when: PaidWhen,
    amount: Option<Money>,
) -> Result<Vec<Event>, Refusal> {
    let entry = entry(state, id)?;
    let amount = amount.map_or_else(|| state.amount_due(entry, when), Ok)?;
    settle(state, id, |book| book.pay(entry, country(state, entry), when, amount, hand.at.day()))
}

/// One team a category of a school that is host plays free.
pub(super) fn waive(state: &State, id: &EntryId) -> Result<Vec<Event>, Refusal> {
    let entry = entry(state, id)?;
    settle(state, id, |book| book.waive(entry))
}

/// The code of a team pays for one of its members in the individual contest, once.
pub(super) fn use_code(state: &State, id: &EntryId, code: &DiscountCode) -> Result<Vec<Event>, Refusal> {
    let entry = entry(state, id)?;
    settle(state, id, |book| book.discount(entry, code))
}

fn settle(
    state: &State,
    id: &EntryId,
    ask: impl FnOnce(FeeBook<'_>) -> Result<FeeState, FeeProblem>,
) -> Result<Vec<Event>, Refusal> {
    let fee = state.with_fee_book(ask)?;
    Ok(vec![Event::Fee { entry: id.clone(), fee }])
}
