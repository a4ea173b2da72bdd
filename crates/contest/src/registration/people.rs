//! People of a list, each once.

use std::collections::BTreeMap;

use kolo_model::{Name, Spot};

use super::RegistrationColumn as Column;
use super::line::Line;
use super::problem::{Found, RegistrationFault as Fault};
use crate::{BadId, Consents, Day, EntryId, Player, PlayerId};

/// What two rows of one person have in common.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Id(PlayerId),
    NameAndBirth(Name, Day),
}

/// People found so far.
#[derive(Debug, Default)]
pub(super) struct People {
    list: Vec<Spot<Player>>,
    by_key: BTreeMap<Key, usize>,
}

impl People {
    /// The person of a row, found again or recorded; the id is made from the entry and the place in it.
    pub(super) fn of(
        &mut self,
        line: &Line,
        entry: &EntryId,
        place_in_entry: usize,
        found: &mut Found,
    ) -> Result<PlayerId, BadId> {
        let key = match &line.player_id {
            Some(id) => Key::Id(id.clone()),
            None => Key::NameAndBirth(line.player.clone(), line.born),
        };
        if let Some(known) = self.by_key.get(&key).and_then(|index| self.list.get_mut(*index)) {
            compare(known, line, found);
            return Ok(known.value.id.clone());
        }
        let id = match &line.player_id {
            Some(id) => id.clone(),
            None => PlayerId::new(&format!("{entry}-{place_in_entry}"))?,
        };
        self.by_key.insert(key, self.list.len());
        let player = Player {
            id: id.clone(),
            name: line.player.clone(),
            born: Some(line.born),
            schooling: Some(line.schooling),
            school: line.school.as_ref().map(|school| school.value.clone()),
            consents: line.consents,
        };
        self.list.push(Spot::new(player, line.place.clone()));
        Ok(id)
    }

    pub(super) fn into_list(self) -> Vec<Spot<Player>> {
        self.list
    }
}

/// A row that describes a person again says the same; a consent may stand in one row only.
fn compare(known: &mut Spot<Player>, line: &Line, found: &mut Found) {
    let first = known.place.line;
    let player = &mut known.value;
    let mut differs = |column, differs| {
        if differs {
            found.add(&line.place, Fault::PersonDiffers { player: line.player.clone(), column, line: first });
        }
    };
    differs(Column::Player, player.name != line.player);
    differs(Column::Born, player.born != Some(line.born));
    differs(Column::Schooling, player.schooling != Some(line.schooling));
    let Consents { rules_and_data, photos } = line.consents;
    differs(Column::RulesConsent, both_and_unlike(player.consents.rules_and_data, rules_and_data));
    differs(Column::PhotosConsent, both_and_unlike(player.consents.photos, photos));
    player.consents.rules_and_data = player.consents.rules_and_data.or(rules_and_data);
    player.consents.photos = player.consents.photos.or(photos);
}

fn both_and_unlike(one: Option<Day>, other: Option<Day>) -> bool {
    one.zip(other).is_some_and(|(one, other)| one != other)
}
