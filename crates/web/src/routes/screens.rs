//! What the organiser chooses for a display on the wall, whatever is played.

use kolo_messages::Message;

use crate::attendee_access::{Front, FrontAct, Screen, ScreenName, ScreenPart};
use crate::form::{Fields, wrong};
use crate::problem::Problem;
use crate::time;
use crate::tournament::new::routes as new;

/// What an organiser's form asks of a display that can show these parts. The start of the next round stays as it is at
/// this front unless the form says another one, or none.
///
/// # Errors
/// What cannot be the name of a display, or is not a number.
pub(crate) fn act(fields: &Fields, offered: &[ScreenPart], front: &Front) -> Result<FrontAct, Problem> {
    let typed = fields.text("screen");
    let name = ScreenName::new(&slug(typed));
    let bad = || Message::new("floor-screen-name-wrong").with("typed", typed);
    let name = name.ok_or_else(|| wrong(Message::new("floor-screen-name"), bad()))?;
    Ok(match fields.text("do") {
        "take-down" => FrontAct::TakeDown(name),
        _ => FrontAct::Show(name, screen(fields, offered, front.starts())?),
    })
}

/// Small letters, digits and hyphens of what was typed.
fn slug(typed: &str) -> String {
    if typed.is_empty() { String::new() } else { new::slug(typed) }
}

fn screen(fields: &Fields, offered: &[ScreenPart], set: Option<i64>) -> Result<Screen, Problem> {
    let parts = offered.iter().copied().filter(|part| fields.given(part.code()).is_some()).collect();
    let starts = match (fields.given("no-clock"), fields.given("minutes")) {
        (Some(_), _) => None,
        (None, None) => set,
        (None, Some(typed)) => {
            let label = || Message::new("hall-screen-minutes");
            let minutes: u16 = typed
                .parse()
                .map_err(|_| wrong(label(), Message::new("web-no-number").with("typed", typed)))?;
            Some(time::now().0.saturating_add(i64::from(minutes) * 60_000))
        }
    };
    Ok(Screen {
        parts,
        seconds: fields.number("seconds", Message::new("hall-screen-seconds"))?,
        message: fields.text("text").to_owned(),
        starts,
    })
}
