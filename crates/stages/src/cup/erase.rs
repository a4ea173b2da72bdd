//! Taking a person out of a tournament of stages (K-ERASE): what its events say afterwards.
//!
//! A person stands in it by a number, and with a name on the list, in corrections of the list, as the author of reports, and
//! in running text. Ratings and ranks stay, since the draw was made from them. As long as the draw does not count, the list
//! can be written anew, and a number may be somebody else's on the next one: lists are followed back by names.

use std::collections::BTreeMap;

use kolo_model::{Name, plain_letter};
use kolo_rulings::Decided;

use super::{Arrangement, Cup, CupEvent, Note, Past, Setup};
use crate::{Entrant, EntrantId, Label};

/// Somebody who is taken out of a tournament of stages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ErasingEntrant {
    label: Name,
    names: Vec<Name>,
    /// The number of this person, by the event from which it holds; none where he or she is not on the list.
    numbers: BTreeMap<u64, Option<EntrantId>>,
}

/// One list, and how everybody on it was called as long as it held.
struct List {
    /// The event that wrote it, from 1.
    from: u64,
    called: BTreeMap<EntrantId, Vec<Name>>,
}

impl List {
    /// The number of whoever has one of these names.
    fn number_of(&self, names: &[Name]) -> Option<EntrantId> {
        let called = |(_, own): &(&EntrantId, &Vec<Name>)| own.iter().any(|name| names.contains(name));
        self.called.iter().find(called).map(|(id, _)| *id)
    }
}

impl ErasingEntrant {
    /// Takes somebody out; nothing if nobody of this number is on the list.
    pub fn of(cup: &Cup, id: EntrantId) -> Option<ErasingEntrant> {
        let entrant = cup.held.setup.entrants.iter().find(|one| one.id == id)?;
        let label = Name::new(&format!("erased {id}")).ok()?;
        let lists = lists(cup);
        let (mut names, mut numbers) = (vec![entrant.name.clone()], BTreeMap::new());
        let mut later: Option<(&List, EntrantId)> = None;
        for list in lists.iter().rev() {
            let who = match later {
                None if numbers.is_empty() => Some(id),
                // Whoever was taken off the list and came back is found by name.
                None => list.number_of(&names),
                Some((later, id)) => earlier(list, later, id),
            };
            numbers.insert(list.from, who);
            names.extend(who.and_then(|id| list.called.get(&id)).into_iter().flatten().cloned());
            later = who.map(|id| (list, id));
        }
        names.retain(|name| *name != label);
        Some(ErasingEntrant { label, names, numbers })
    }

    /// The name that stands there afterwards.
    pub fn label(&self) -> &Name {
        &self.label
    }

    /// Every name that this person had.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(Name::as_str)
    }

    /// The number of this person when the event of this number, from 1, was written.
    pub fn number_at(&self, event: u64) -> Option<EntrantId> {
        self.numbers.range(..=event).next_back().and_then(|(_, id)| *id)
    }

    /// Whether the event of this number, from 1, writes a list on which this person stands.
    pub fn is_listed_by(&self, event: u64) -> bool {
        self.numbers.get(&event).is_some_and(Option::is_some)
    }

    /// The event of this number as it says afterwards. `by` is the player who gave it, if it was a player; `text` takes the
    /// names out of running text, if they stand in it.
    pub fn rewritten(
        &self,
        number: u64,
        event: &CupEvent,
        by: Option<EntrantId>,
        text: impl Fn(&str) -> Option<String>,
    ) -> CupEvent {
        let own = self.number_at(number);
        let mut after = event.clone();
        let (author, reason) = match &mut after {
            CupEvent::Arranged(arranged) => {
                self.arrangement(&mut arranged.event, own);
                if let Arrangement::Noted { note } = &mut arranged.event {
                    retold(note, &text);
                }
                (&mut arranged.by, &mut arranged.reason)
            }
            CupEvent::Played(record) => (&mut record.by, &mut record.reason),
        };
        // Whoever works here answers for it by name; somebody who plays does not.
        if by.is_some() && by == own {
            *author = self.label.clone();
        }
        if let Some(replaced) = reason.as_deref().and_then(text) {
            *reason = Some(replaced);
        }
        after
    }

    fn arrangement(&self, event: &mut Arrangement, own: Option<EntrantId>) {
        match event {
            Arrangement::Opened { setup } | Arrangement::Changed { setup } => {
                let Setup { entrants, .. } = setup;
                for entrant in entrants.iter_mut().filter(|one| Some(one.id) == own) {
                    entrant.call(self.nameless());
                }
            }
            Arrangement::Renamed { who, was, label } => {
                if Some(*who) == own {
                    *was = self.nameless();
                    *label = self.nameless();
                }
            }
            Arrangement::LotsDrawn { .. }
            | Arrangement::CheckedIn { .. }
            | Arrangement::Edited { .. }
            | Arrangement::Published { .. }
            | Arrangement::Recalled
            | Arrangement::NameTakenBack { .. }
            | Arrangement::TakenBack { .. }
            | Arrangement::DoneAgain { .. }
            // What is told there is running text, and people stand in it by their numbers.
            | Arrangement::Noted { .. }
            | Arrangement::Reported { .. } => {}
        }
    }

    fn nameless(&self) -> Label {
        Label { name: self.label.clone(), club: None }
    }
}

/// Takes the names out of what an arbiter wrote about an incident.
fn retold(note: &mut Note, text: impl Fn(&str) -> Option<String>) {
    let (Note::Incident { assessment, .. } | Note::IncidentAmended { assessment, .. }) = note else { return };
    let reason = match &mut assessment.decided {
        Decided::Otherwise { reason, .. } => reason.as_mut(),
        Decided::AsAdvised => None,
    };
    for told in [assessment.note.as_mut(), reason].into_iter().flatten() {
        if let Some(replaced) = text(told) {
            *told = replaced;
        }
    }
}

fn lists(cup: &Cup) -> Vec<List> {
    let mut lists: Vec<List> = Vec::new();
    for (from, past) in (1..).zip(&cup.past) {
        let Past::Arranged(arranged) = past else { continue };
        match &arranged.event {
            Arrangement::Opened { setup } | Arrangement::Changed { setup } => {
                let called = |one: &Entrant| (one.id, vec![one.name.clone()]);
                lists.push(List { from, called: setup.entrants.iter().map(called).collect() });
            }
            Arrangement::Renamed { who, label, .. } => {
                if let Some(names) = lists.last_mut().and_then(|list| list.called.get_mut(who)) {
                    names.push(label.name.clone());
                }
            }
            // A list that holds again, with the names it had.
            Arrangement::TakenBack { event } if lists.iter().any(|list| list.from == *event) => {
                let before = lists.iter().rfind(|list| list.from < *event).map(|list| list.called.clone());
                lists.extend(before.map(|called| List { from, called }));
            }
            Arrangement::DoneAgain { event } => {
                let again = lists.iter().rfind(|list| list.from == *event).map(|list| list.called.clone());
                lists.extend(again.map(|called| List { from, called }));
            }
            Arrangement::TakenBack { .. }
            | Arrangement::LotsDrawn { .. }
            | Arrangement::CheckedIn { .. }
            | Arrangement::Edited { .. }
            | Arrangement::Published { .. }
            | Arrangement::Recalled
            | Arrangement::NameTakenBack { .. }
            | Arrangement::Noted { .. }
            | Arrangement::Reported { .. } => {}
        }
    }
    lists
}

/// The number of somebody on the list before: whoever had the name, or whoever stood in the same line with the same given
/// name, and with a name that nobody has any more. A family name alone is also that of a brother.
fn earlier(before: &List, list: &List, id: EntrantId) -> Option<EntrantId> {
    let own = list.called.get(&id)?;
    let there = before.called.get(&id);
    if there.is_some_and(|names| names.iter().any(|name| own.contains(name))) {
        return Some(id);
    }
    if let Some(number) = before.number_of(own) {
        return Some(number);
    }
    let there = there?;
    let stays = list.called.values().flatten().any(|name| there.contains(name));
    let alike = there.iter().any(|one| own.iter().any(|other| share_given_name(one, other)));
    (alike && !stays).then_some(id)
}

/// Whether two names have the same given name, the first word or the one behind the comma, whatever the case and accents.
pub(super) fn share_given_name(one: &Name, other: &Name) -> bool {
    let given = |name: &Name| {
        let letter = |letter: char| plain_letter(letter).map_or_else(|| letter.to_string(), str::to_owned);
        let text = name.as_str().split_once(',').map_or(name.as_str(), |(_, rest)| rest);
        let plain = text.chars().map(letter).collect::<String>().to_lowercase();
        plain.split(|letter: char| !letter.is_alphanumeric()).find(|word| !word.is_empty()).map(str::to_owned)
    };
    given(one).is_some_and(|first| given(other) == Some(first))
}

impl Cup {
    /// Whether the same was played here and there: the same events, the same strengths, the same plan, results and places,
    /// whatever people are called (K-ERASE).
    pub fn plays_the_same(&self, other: &Cup) -> bool {
        let nameless = |cup: &Cup| {
            let name = cup.held.setup.name.clone();
            cup.shown(|one| Entrant { name: name.clone(), club: None, ..one.clone() })
        };
        self.past.len() == other.past.len() && nameless(self) == nameless(other)
    }
}
