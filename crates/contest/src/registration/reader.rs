//! Reads a list of entries.

use std::collections::BTreeMap;

use kolo_model::{Place, Spot};

use super::cells::{OpenQuote, rows};
use super::entries::Entries;
use super::line::{self, Layout, Line};
use super::people::People;
use super::problem::{Found, RegistrationFault as Fault, RegistrationProblems};
use super::{NamedSchool, Registration};
use crate::{Day, SchoolId};

/// The most MiB a list may have: far above any contest.
const MOST_MEBIBYTES: usize = 16;

/// Reads a list of entries. Entries whose rows name no day were entered on `entered_on`.
///
/// # Errors
/// Everything that is wrong with the list, with places. Nothing of it is taken then.
pub fn read_registration(bytes: &[u8], entered_on: Day) -> Result<Registration, RegistrationProblems> {
    let text = text(bytes)?;
    let rows = rows(text).map_err(|OpenQuote(place)| RegistrationProblems::one(place, Fault::OpenQuote))?;
    let Some((headings, rows)) = rows.split_first().filter(|(_, rows)| !rows.is_empty()) else {
        return Err(RegistrationProblems::one(Place::default(), Fault::NobodyListed));
    };
    let mut found = Found::default();
    let layout = Layout::of(headings, &mut found);
    let (mut schools, mut people, mut entries) = (Schools::default(), People::default(), Entries::default());
    for cells in rows {
        if let Some(line) = line::read(&layout, cells, &mut found) {
            schools.add(&line, &mut found);
            entries.add(&line, entered_on, &mut people, &mut found);
        }
    }
    found.finish()?;
    Ok(Registration { schools: schools.list, players: people.into_list(), entries: entries.into_list() })
}

/// UTF-8 without its byte order mark.
fn text(bytes: &[u8]) -> Result<&str, RegistrationProblems> {
    if bytes.len() > MOST_MEBIBYTES * 1024 * 1024 {
        let fault = Fault::TooLarge { most: MOST_MEBIBYTES };
        return Err(RegistrationProblems::one(Place::default(), fault));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let line = u32::try_from(before.split(|byte| *byte == b'\n').count()).unwrap_or(u32::MAX);
        RegistrationProblems::one(Place::at(line, 1), Fault::NotUtf8)
    })
}

/// Schools that the rows name, each once.
#[derive(Debug, Default)]
struct Schools {
    list: Vec<Spot<NamedSchool>>,
    by_id: BTreeMap<SchoolId, usize>,
}

impl Schools {
    /// A school has one name; rows need not repeat it.
    fn add(&mut self, line: &Line, found: &mut Found) {
        let Some(school) = &line.school else { return };
        let name = line.school_name.as_ref();
        let Some(known) = self.by_id.get(&school.value).and_then(|index| self.list.get_mut(*index)) else {
            let named = NamedSchool { id: school.value.clone(), name: name.map(|name| name.value.clone()) };
            self.by_id.insert(school.value.clone(), self.list.len());
            let place = name.map_or(&school.place, |name| &name.place);
            return self.list.push(Spot::new(named, place.clone()));
        };
        match (&known.value.name, name) {
            (_, None) => {}
            (None, Some(name)) => {
                known.value.name = Some(name.value.clone());
                known.place = name.place.clone();
            }
            (Some(first), Some(name)) => {
                if *first != name.value {
                    let fault = Fault::SchoolDiffers { name: first.clone(), line: known.place.line };
                    found.add(&name.place, fault);
                }
            }
        }
    }
}
