//! A competitor as every list names one.

use kolo_tournament::{EntrantId, State};
use serde::Serialize;
use utoipa::ToSchema;

/// A competitor: the number that never changes, the start number, the name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Who {
    /// The number in the log.
    pub id: u32,
    /// The start number, once numbers are given.
    pub no: Option<u32>,
    /// The name.
    pub name: String,
}

impl Who {
    /// The competitor with this number in the log. A number that the state does not know has no name.
    pub fn of(state: &State, id: EntrantId) -> Who {
        let name = state.entrants().get(&id).map(|entrant| entrant.entry.name.to_string());
        let no = state.number_of(id).map(kolo_model::StartNumber::get);
        Who { id: id.0, no, name: name.unwrap_or_default() }
    }
}
