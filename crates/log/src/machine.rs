//! What a log needs to know of the matter it is about.

use crate::Record;

/// A state that is made by its records alone.
pub trait Machine: Clone + PartialEq {
    /// The lines of its log.
    type Record: Record;
    /// Why a record does not fit.
    type Invalid;
    /// What a fold has to know of records to come, such as which publications were revoked later.
    type Ahead: Default;

    /// Looks at all records that count before they are folded.
    fn ahead(_counting: &[&Self::Record]) -> Self::Ahead {
        Self::Ahead::default()
    }

    /// Takes in a record that counts. Undo and redo never come here.
    ///
    /// # Errors
    /// When it does not fit. The state is then not used any more, unless the record [applies whole](Machine::applies_whole).
    fn apply(&mut self, seq: u64, record: &Self::Record, ahead: &Self::Ahead) -> Result<(), Self::Invalid>;

    /// Takes in what an undone record leaves behind: the numbers it gave are never given again.
    fn skip(&mut self, _record: &Self::Record) {}

    /// Whether [`apply`](Machine::apply) either takes the record in or changes nothing, so that no copy of the state is needed.
    fn applies_whole(_record: &Self::Record) -> bool {
        false
    }
}
