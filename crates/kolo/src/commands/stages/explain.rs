//! Why an entrant stands in a slot.

use kolo_messages::Lang;
use kolo_model::Side;
use kolo_stages::{ExplanationStep, Ledger, SlotPlace, Status};

/// The steps behind one slot, one a line with its clause.
pub(super) fn slot(ledger: &Ledger, place: &SlotPlace, lang: Lang) -> Option<String> {
    let steps = ledger.explain(place)?;
    let who = ledger.state().label(place, lang);
    let mut lines = vec![format!("{}: {who}", place.message().text(lang))];
    lines.extend(steps.iter().map(|step| format!("  {}", line(step, lang))));
    Some(lines.join("\n") + "\n")
}

/// The steps behind every slot of a match that has begun or can begin.
pub(super) fn everything(ledger: &Ledger, lang: Lang) -> String {
    let state = ledger.state();
    let known = state.plan().slots().into_iter().filter(|(place, _)| match place {
        SlotPlace::Side(id, Side::First | Side::Second) => {
            state.fixture(id).is_some_and(|fixture| fixture.status != Status::Waiting)
        }
        SlotPlace::Member(..) | SlotPlace::Final(_) => {
            state.occupant(place).is_some_and(|occupant| occupant.id().is_some())
        }
    });
    known.filter_map(|(place, _)| slot(ledger, &place, lang)).collect()
}

fn line(step: &ExplanationStep, lang: Lang) -> String {
    format!("{} [{}]", step.message.text(lang), step.clause)
}
