//! Who stands in a slot.

use crate::EntrantId;

/// Who stands in a slot, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Occupant {
    /// Not known yet.
    Open,
    /// None will.
    Bye,
    /// This one, ready to play.
    Here(EntrantId),
    /// This one, who does not play any more: withdrawn, or fallen out together with an opponent (K-OUT). The
    /// links still carry the entrant to a final place.
    Out(EntrantId),
}

impl Occupant {
    /// Who it is, whether playing or not.
    pub fn id(self) -> Option<EntrantId> {
        match self {
            Occupant::Here(id) | Occupant::Out(id) => Some(id),
            Occupant::Open | Occupant::Bye => None,
        }
    }

    /// The same one, not playing any more.
    pub(crate) fn out(self) -> Self {
        match self {
            Occupant::Here(id) => Occupant::Out(id),
            other => other,
        }
    }
}
