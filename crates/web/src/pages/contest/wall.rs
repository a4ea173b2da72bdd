//! What a display on the wall shows of a tournament of teams: nothing but names of teams, tables, results.

use kolo_contest::{Contest, VenueState};
use kolo_messages::{Lang, Message};
use kolo_views::contest::now::Now;
use kolo_views::contest::places;
use kolo_views::stages::Stage;

use super::venue::public_notice;
use crate::attendee_access::{Screen, ScreenPart};
use crate::pages::bracket::Picture;
use crate::pages::wall::{Placed, Places, Shows};
use crate::tournament::screen::page::Offer;

/// What the displays of a tournament of teams can show.
pub(crate) fn offer(address: String, is_swiss: bool) -> Offer {
    let (parts, usual): (&'static [ScreenPart], Screen) = if is_swiss {
        (&ScreenPart::OF_ROUNDS, Screen::default())
    } else {
        (&ScreenPart::OF_STAGES, Screen::of_stages())
    };
    Offer { address, parts, label, usual }
}

fn label(part: ScreenPart) -> Message {
    match part {
        ScreenPart::Names => Message::new("wall-names"),
        ScreenPart::Tables => Message::new("wall-tables"),
        ScreenPart::Groups => Message::new("wall-groups"),
        ScreenPart::Bracket => Message::new("wall-bracket"),
        ScreenPart::Standings => Message::new("wall-places"),
        ScreenPart::Message => Message::new("hall-screen-message"),
        ScreenPart::Clock => Message::new("floor-screen-clock"),
    }
}

/// What a display shows of it now.
pub(crate) fn shows(contest: &Contest, venue: &VenueState, lang: Lang) -> Shows {
    let id = &venue.plan.id;
    let ledger = contest.play(id).and_then(|play| play.stages());
    let stages = ledger.map(|ledger| Stage::all(ledger.state(), lang)).unwrap_or_default();
    let text = public_notice(contest, venue, lang);
    let nothing = || Message::new("wall-nothing").text(lang);
    let columns = [Message::new("school-match-points"), Message::new("school-score")];
    let lines = places::table(contest, id).unwrap_or_default().into_iter().map(|line| Placed {
        place: line.place.map(|place| place.to_string()).unwrap_or_default(),
        name: line.name,
        values: vec![line.points.to_string(), line.score.to_string()],
    });
    Shows {
        now: Now::of(contest, id, lang),
        picture: Picture::new(&stages, lang),
        groups: stages.into_iter().flat_map(|stage| stage.groups).collect(),
        places: Places { columns: columns.map(|column| column.text(lang)).to_vec(), lines: lines.collect() },
        swiss: places::swiss(contest, id, lang).and_then(Result::ok),
        who: Message::new("school-team"),
        instead: if text.is_empty() { nothing() } else { text },
    }
}
