//! Numbers that are an entry's for ever, for links on paper. Start numbers are not: a tournament whose start is undone, so
//! that a late team can come in, gives its teams others.

use crate::EntryId;
use crate::contest::Contest;
use crate::event::Event;

impl Contest {
    /// The place of the first registration of an entry in the log, from 1.
    pub fn entry_number(&self, entry: &EntryId) -> Option<u32> {
        let first = self.log.records().iter().position(|record| registers(&record.event) == Some(entry))?;
        u32::try_from(first + 1).ok()
    }

    /// The entry of a number.
    pub fn entry_of_number(&self, number: u32) -> Option<&EntryId> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        let entry = registers(&self.log.records().get(index)?.event)?;
        (self.entry_number(entry) == Some(number)).then_some(entry)
    }
}

fn registers(event: &Event) -> Option<&EntryId> {
    if let Event::Entered(entry) = event { Some(&entry.id) } else { None }
}
