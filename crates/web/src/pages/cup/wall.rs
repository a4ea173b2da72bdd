//! The screen on the wall of a tournament of stages: matches to play, groups, the bracket, places.

use kolo_messages::{Lang, Message};
use kolo_stages::cup::Cup;
use kolo_views::contest::now::Now;
use kolo_views::stages::Stages;

use crate::attendee_access::{Screen, ScreenPart};
use crate::pages::bracket::Picture;
use crate::pages::day::screen::Offer;
use crate::pages::wall::{Placed, Places, Shows};

/// What the screens can show of it.
pub(crate) fn offer(id: &str) -> Offer {
    let usual = [
        ScreenPart::Names,
        ScreenPart::Tables,
        ScreenPart::Groups,
        ScreenPart::Bracket,
        ScreenPart::Standings,
    ];
    let usual = Screen { parts: usual.to_vec(), ..Screen::of_stages() };
    Offer { address: format!("/s/{id}/screen"), parts: &ScreenPart::OF_STAGES, label, usual }
}

fn label(part: ScreenPart) -> Message {
    match part {
        ScreenPart::Names => Message::new("hall-screen-names"),
        ScreenPart::Tables => Message::new("cup-screen-matches"),
        ScreenPart::Groups => Message::new("wall-groups"),
        ScreenPart::Bracket => Message::new("wall-bracket"),
        ScreenPart::Standings => Message::new("wall-places"),
        ScreenPart::Message => Message::new("hall-screen-message"),
        ScreenPart::Clock => Message::new("floor-screen-clock"),
    }
}

/// What a screen shows of it now.
pub(crate) fn shows(cup: &Cup, lang: Lang) -> Shows {
    let stages = cup.state().map(|state| Stages::of(state, lang));
    let (stages, places) = stages.map_or_else(Default::default, |stages| (stages.stages, stages.places));
    let lines = places.into_iter().map(|line| Placed {
        place: line.places,
        name: line.name,
        // A place that may still change.
        values: vec![if line.settled { String::new() } else { "…".to_owned() }],
    });
    Shows {
        now: cup.state().map(|_| Now::of_cup(cup, lang)),
        picture: Picture::new(&stages, lang),
        groups: stages.into_iter().flat_map(|stage| stage.groups).collect(),
        places: Places { columns: vec![String::new()], lines: lines.collect() },
        swiss: None,
        who: Message::new("hall-name"),
        instead: Message::new("wall-nothing").text(lang),
    }
}
