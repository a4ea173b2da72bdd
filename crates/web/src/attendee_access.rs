//! The access of attendees to a tournament as the subject of a room: the links that competitors have.
//!
//! It is a stream of its own, so that the log of the tournament holds what was played and nothing about phones.

mod event;
mod link;
mod screen;

use std::collections::BTreeMap;

use kolo_live::KeyHash;
use kolo_messages::Message;
use kolo_model::{Clause, Name};
use kolo_store::{NewEvent, StoredEvent, Timestamp};
use kolo_tournament::EntrantId;
use kolo_views::public::Policy;

use crate::problem::Problem;
use crate::subject::{InvalidEvent, Subject};
use crate::time::Now;

pub(crate) use event::FrontEvent;
pub(crate) use link::Link;
pub(crate) use screen::{LONGEST as LONGEST_MESSAGE, MOST_SCREENS, SECONDS, Screen, ScreenName, ScreenPart};

/// More links at a time than any field has competitors.
const MOST: usize = 20_000;

/// The access of attendees.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Front {
    /// The links that hold, by whom they open for.
    links: BTreeMap<EntrantId, KeyHash>,
    /// The same, looked up the other way round.
    holders: BTreeMap<KeyHash, EntrantId>,
    /// What the first display on the wall shows, once it was chosen.
    screen: Option<Screen>,
    /// Other displays, by their names.
    screens: BTreeMap<ScreenName, Screen>,
    /// What is public, once it was chosen.
    public: Option<Policy>,
    /// How often it was chosen.
    choices: u32,
}

/// An order about it.
#[derive(Debug, Clone)]
pub(crate) struct FrontOrder {
    /// When.
    pub(crate) at: Now,
    /// Who.
    pub(crate) by: Name,
    /// What.
    pub(crate) act: FrontAct,
}

/// What can be ordered.
#[derive(Debug, Clone)]
pub(crate) enum FrontAct {
    /// New links; older ones of the same people are no longer valid.
    Issue(BTreeMap<EntrantId, KeyHash>),
    /// Give links to those of these who have none. Links that were handed out go on working.
    IssueMissing(BTreeMap<EntrantId, KeyHash>),
    /// A link is no longer valid.
    Revoke(EntrantId),
    /// A display shows this.
    Show(ScreenName, Screen),
    /// A named display is not used any more.
    TakeDown(ScreenName),
    /// This is what is public.
    MakePublic(Policy),
}

/// Why something is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FrontRefusal {
    /// There would be too many links.
    TooMany,
    /// No competitor of this number has a link.
    NoLink,
    /// The display would show nothing.
    NothingToShow,
    /// The message is too long to be read from afar.
    MessageTooLong,
    /// No viewer could follow, or it would stand still.
    Seconds,
    /// There are more displays than walls.
    TooManyScreens,
    /// There is no display of this name.
    NoScreen,
}

impl Front {
    /// Whose link it is, if it holds.
    pub(crate) fn holder(&self, key: &KeyHash) -> Option<EntrantId> {
        self.holders.get(key).copied()
    }

    /// What was chosen for a display.
    pub(crate) fn chosen(&self, name: &ScreenName) -> Option<&Screen> {
        if name.as_str().is_empty() { self.screen.as_ref() } else { self.screens.get(name) }
    }

    /// What a display shows; nothing if there is none of this name. The first one is there from the beginning and shows
    /// what is usual until something is chosen.
    pub(crate) fn screen<'a>(&'a self, name: &ScreenName, usual: &'a Screen) -> Option<&'a Screen> {
        self.chosen(name).or_else(|| name.as_str().is_empty().then_some(usual))
    }

    /// All displays, the first one first.
    pub(crate) fn screens<'a>(&'a self, usual: &'a Screen) -> impl Iterator<Item = (ScreenName, &'a Screen)> {
        let named = self.screens.iter().map(|(name, screen)| (name.clone(), screen));
        [(ScreenName::default(), self.screen.as_ref().unwrap_or(usual))].into_iter().chain(named)
    }

    /// The displays for which something was chosen, the first one first.
    fn hung(&self) -> impl Iterator<Item = (ScreenName, &Screen)> {
        let named = self.screens.iter().map(|(name, screen)| (name.clone(), screen));
        self.screen.iter().map(|screen| (ScreenName::default(), screen)).chain(named)
    }

    /// When the next round starts, if the organiser has set it on a display; it counts for all of them.
    pub(crate) fn starts(&self) -> Option<i64> {
        self.hung().find_map(|(_, screen)| screen.starts)
    }

    /// What is public, once it was chosen (K-PUBLIC).
    pub(crate) fn public(&self) -> Option<Policy> {
        self.public
    }

    /// How often it was chosen; grows with every change.
    pub(crate) fn choices(&self) -> u32 {
        self.choices
    }

    /// The link of a competitor as it is kept.
    pub(crate) fn link(&self, who: EntrantId) -> Option<KeyHash> {
        self.links.get(&who).copied()
    }
}

impl Front {
    fn show(&self, name: &ScreenName, screen: &Screen) -> Result<Vec<FrontEvent>, FrontRefusal> {
        let known = self.chosen(name);
        // All displays count down to the same start.
        let others = self.hung().filter(|(on, other)| on != name && other.starts != screen.starts);
        let mut others = others
            .map(|(on, other)| FrontEvent::shown(on, Screen { starts: screen.starts, ..other.clone() }))
            .peekable();
        if known == Some(screen) && others.peek().is_none() {
            return Ok(Vec::new());
        }
        if screen.parts.is_empty() {
            return Err(FrontRefusal::NothingToShow);
        }
        if screen.message.chars().count() > LONGEST_MESSAGE {
            return Err(FrontRefusal::MessageTooLong);
        }
        if !SECONDS.contains(&screen.seconds) {
            return Err(FrontRefusal::Seconds);
        }
        if known.is_none() && !name.as_str().is_empty() && self.screens.len() >= MOST_SCREENS {
            return Err(FrontRefusal::TooManyScreens);
        }
        Ok(std::iter::once(FrontEvent::shown(name.clone(), screen.clone())).chain(others).collect())
    }
}

impl Subject for Front {
    type Order = FrontOrder;
    type Event = FrontEvent;
    type Refusal = FrontRefusal;

    fn empty() -> Self {
        Front::default()
    }

    fn decide(&self, order: &FrontOrder) -> Result<Vec<FrontEvent>, FrontRefusal> {
        match &order.act {
            FrontAct::Issue(links) if links.is_empty() => Ok(Vec::new()),
            FrontAct::Issue(links) => {
                let new = links.keys().filter(|who| !self.links.contains_key(who)).count();
                if self.links.len().saturating_add(new) > MOST {
                    return Err(FrontRefusal::TooMany);
                }
                Ok(vec![FrontEvent::Issued { links: links.iter().map(|(who, key)| (*who, *key)).collect() }])
            }
            FrontAct::IssueMissing(links) => {
                let missing = links.iter().filter(|(who, _)| !self.links.contains_key(who));
                let missing = missing.map(|(who, key)| (*who, *key)).collect();
                self.decide(&FrontOrder { act: FrontAct::Issue(missing), ..order.clone() })
            }
            FrontAct::Revoke(who) if self.links.contains_key(who) => {
                Ok(vec![FrontEvent::Revoked { who: *who }])
            }
            FrontAct::Revoke(_) => Err(FrontRefusal::NoLink),
            FrontAct::Show(name, screen) => self.show(name, screen),
            FrontAct::TakeDown(name) if self.screens.contains_key(name) => {
                Ok(vec![FrontEvent::TakenDown { down: name.clone() }])
            }
            FrontAct::TakeDown(_) => Err(FrontRefusal::NoScreen),
            FrontAct::MakePublic(policy) if self.public == Some(*policy) => Ok(Vec::new()),
            FrontAct::MakePublic(policy) => Ok(vec![FrontEvent::MadePublic { public: *policy }]),
        }
    }

    fn apply(&mut self, event: &FrontEvent) -> Result<(), InvalidEvent> {
        match event {
            FrontEvent::Issued { links } => {
                for (who, key) in links {
                    if let Some(old) = self.links.insert(*who, *key) {
                        self.holders.remove(&old);
                    }
                    self.holders.insert(*key, *who);
                }
            }
            FrontEvent::Revoked { who } => {
                let old = self.links.remove(who);
                let old = old.ok_or_else(|| InvalidEvent("a link ends that nobody has".to_owned()))?;
                self.holders.remove(&old);
            }
            FrontEvent::Shown { screen } => self.screen = Some(screen.clone()),
            FrontEvent::ShownOn { on, screen } => {
                self.screens.insert(on.clone(), screen.clone());
            }
            FrontEvent::TakenDown { down } => {
                let old = self.screens.remove(down);
                old.ok_or_else(|| InvalidEvent("a screen is taken down that is not there".to_owned()))?;
            }
            FrontEvent::MadePublic { public } => {
                self.public = Some(*public);
                self.choices = self.choices.saturating_add(1);
            }
        }
        Ok(())
    }

    fn write(order: &FrontOrder, event: &FrontEvent) -> Result<NewEvent, InvalidEvent> {
        Ok(NewEvent {
            code: event.code().to_owned(),
            schema: 1,
            payload: event.payload()?,
            author: order.by.to_string(),
            at: Timestamp(order.at.0),
            reason: None,
        })
    }

    fn read(stored: &StoredEvent) -> Result<FrontEvent, InvalidEvent> {
        FrontEvent::read(&stored.code, stored.schema, &stored.payload)
    }

    fn is_same(&self, order: &FrontOrder, first: &FrontEvent) -> bool {
        match (&order.act, first) {
            (FrontAct::Issue(wanted), FrontEvent::Issued { links }) => {
                wanted.iter().map(|(who, key)| (*who, *key)).eq(links.iter().copied())
            }
            // Those who had a link then have kept it.
            (FrontAct::IssueMissing(wanted), FrontEvent::Issued { links }) => {
                links.iter().all(|(who, key)| wanted.get(who) == Some(key))
            }
            (FrontAct::Revoke(wanted), FrontEvent::Revoked { who }) => who == wanted,
            (FrontAct::Show(name, wanted), FrontEvent::Shown { screen }) => {
                name.as_str().is_empty() && is_same_screen(wanted, screen)
            }
            (FrontAct::Show(name, wanted), FrontEvent::ShownOn { on, screen }) => {
                name == on && is_same_screen(wanted, screen)
            }
            (FrontAct::TakeDown(name), FrontEvent::TakenDown { down }) => name == down,
            (FrontAct::MakePublic(wanted), FrontEvent::MadePublic { public }) => wanted == public,
            (
                FrontAct::Issue(_)
                | FrontAct::IssueMissing(_)
                | FrontAct::Revoke(_)
                | FrontAct::Show(..)
                | FrontAct::TakeDown(_)
                | FrontAct::MakePublic(_),
                _,
            ) => false,
        }
    }
}

/// The start is counted from the moment of the request, so that a repetition is later by a little.
fn is_same_screen(wanted: &Screen, shown: &Screen) -> bool {
    wanted.starts.is_some() == shown.starts.is_some()
        && *shown == Screen { starts: shown.starts, ..wanted.clone() }
}

impl From<FrontRefusal> for Problem {
    fn from(refusal: FrontRefusal) -> Problem {
        let message = match refusal {
            FrontRefusal::TooMany => Message::new("hall-links-too-many").with("most", MOST),
            FrontRefusal::NoLink => Message::new("hall-links-none"),
            FrontRefusal::TooManyScreens => {
                return Problem::bad_field(Message::new("floor-screens-many").with("most", MOST_SCREENS));
            }
            FrontRefusal::NoScreen => return Problem::not_found(),
            FrontRefusal::NothingToShow => return Problem::bad_field(Message::new("hall-screen-nothing")),
            FrontRefusal::MessageTooLong => {
                let message = Message::new("hall-screen-message-long").with("most", LONGEST_MESSAGE);
                return Problem::bad_field(message);
            }
            FrontRefusal::Seconds => {
                let message = Message::new("hall-screen-seconds-wrong");
                return Problem::bad_field(message.with("from", *SECONDS.start()).with("to", *SECONDS.end()));
            }
        };
        Problem::refused(message, Some(Clause::new("K-SEAT")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Secret;

    fn hash() -> KeyHash {
        Secret::random().expect("random bytes").hash()
    }

    fn give(front: &mut Front, act: FrontAct) -> Result<(), FrontRefusal> {
        let order = FrontOrder { at: Now(0), by: Name::new("Eva").expect("a name"), act };
        for event in front.decide(&order)? {
            let written = Front::write(&order, &event).expect("it can be written");
            let stored =
                FrontEvent::read(&written.code, written.schema, &written.payload).expect("it reads back");
            assert_eq!(stored, event);
            front.apply(&stored).expect("it was decided here");
        }
        Ok(())
    }

    #[test]
    fn a_new_link_puts_the_old_one_out_of_use() {
        let mut front = Front::empty();
        let (one, two, first, second) = (EntrantId(1), EntrantId(2), hash(), hash());
        give(&mut front, FrontAct::Issue(BTreeMap::from([(one, first), (two, second)]))).expect("links");
        assert_eq!((front.holder(&first), front.holder(&second)), (Some(one), Some(two)));
        let newer = hash();
        give(&mut front, FrontAct::Issue(BTreeMap::from([(one, newer)]))).expect("a newer link");
        assert_eq!((front.holder(&first), front.holder(&newer)), (None, Some(one)));
        give(&mut front, FrontAct::Revoke(two)).expect("there is one");
        assert_eq!((front.holder(&second), front.link(two)), (None, None));
        assert_eq!(give(&mut front, FrontAct::Revoke(two)), Err(FrontRefusal::NoLink));
    }

    #[test]
    fn the_screen_shows_what_can_be_read() {
        let mut front = Front::empty();
        let first = ScreenName::default();
        let usual = Screen::default();
        assert_eq!(front.screen(&first, &usual), Some(&usual), "nobody has chosen");
        let wrong = [
            (Screen { parts: Vec::new(), ..usual.clone() }, FrontRefusal::NothingToShow),
            (Screen { message: "x".repeat(301), ..usual.clone() }, FrontRefusal::MessageTooLong),
            (Screen { seconds: 1, ..usual.clone() }, FrontRefusal::Seconds),
        ];
        for (screen, refusal) in wrong {
            assert_eq!(give(&mut front, FrontAct::Show(first.clone(), screen)), Err(refusal));
            assert_eq!(front.chosen(&first), None);
        }
        let wanted =
            Screen { parts: vec![ScreenPart::Message], message: "Oběd".to_owned(), ..usual.clone() };
        give(&mut front, FrontAct::Show(first.clone(), wanted.clone())).expect("it can be read");
        assert_eq!(front.screen(&first, &usual), Some(&wanted));
    }

    #[test]
    fn all_screens_count_down_to_the_same_start() {
        let mut front = Front::empty();
        let corridor = ScreenName::new("corridor").expect("a name");
        let clock = |starts| Screen { parts: vec![ScreenPart::Clock], starts, ..Screen::default() };
        give(&mut front, FrontAct::Show(ScreenName::default(), clock(None))).expect("a screen");
        assert_eq!(front.starts(), None);
        for starts in [Some(600_000), Some(900_000), None] {
            give(&mut front, FrontAct::Show(corridor.clone(), clock(starts))).expect("a second screen");
            assert_eq!(front.starts(), starts);
            for name in [&ScreenName::default(), &corridor] {
                assert_eq!(front.chosen(name).map(|screen| screen.starts), Some(starts), "{name:?}");
            }
        }
    }

    #[test]
    fn what_is_public_is_kept_and_counted() {
        let mut front = Front::empty();
        assert_eq!((front.public(), front.choices()), (None, 0));
        for (policy, choices) in
            [(Policy::OF_CONTEST, 1), (Policy::OF_CONTEST, 1), (Policy::OF_TOURNAMENT, 2)]
        {
            give(&mut front, FrontAct::MakePublic(policy)).expect("anything can be chosen");
            assert_eq!((front.public(), front.choices()), (Some(policy), choices));
        }
    }

    #[test]
    fn screens_have_names_and_show_different_things() {
        let mut front = Front::empty();
        let name = |text: &str| ScreenName::new(text).expect("a name");
        let corridor = Screen { parts: vec![ScreenPart::Clock], ..Screen::default() };
        give(&mut front, FrontAct::Show(name("corridor"), corridor.clone())).expect("a second screen");
        let usual = Screen::of_stages();
        assert_eq!(front.screen(&name("corridor"), &usual), Some(&corridor));
        assert_eq!(front.screen(&ScreenName::default(), &usual), Some(&usual));
        assert_eq!(front.screen(&name("kitchen"), &usual), None);
        assert_eq!(front.screens(&usual).count(), 2);
        for number in 1..MOST_SCREENS {
            give(&mut front, FrontAct::Show(name(&format!("s{number}")), Screen::default())).expect("room");
        }
        let more = FrontAct::Show(name("more"), Screen::default());
        assert_eq!(give(&mut front, more), Err(FrontRefusal::TooManyScreens));
        give(&mut front, FrontAct::TakeDown(name("corridor"))).expect("it hangs there");
        assert_eq!(front.chosen(&name("corridor")), None);
        assert_eq!(give(&mut front, FrontAct::TakeDown(name("corridor"))), Err(FrontRefusal::NoScreen));
        for text in ["Hall", "a b", "é", "../x", &"a".repeat(25)] {
            assert_eq!(ScreenName::new(text), None, "{text}");
        }
    }
}
