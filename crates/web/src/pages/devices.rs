//! A match on devices, on the page of the match: what the devices say, and the forms that open it there or take it off.

use kolo_messages::{Lang, Message};
use kolo_play::clock::TimeControl;
use kolo_views::own_boards::OwnSeat;

use super::words::words;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::{NoChance, Secret};
use crate::tasks::Task;

words! {
    /// The words about matches on devices.
    DevicesWords {
        about: "school-live-about",
        close: "school-live-close",
        heading: "school-live-heading",
        open: "school-live-open",
        open_all: "school-live-open-all",
        open_without: "school-live-open-without",
        opening: "web-new-opening",
        run: "school-live-run",
        says: "school-live-says",
        time: "web-new-time",
    }
}

/// What devices say about a match.
#[derive(Debug)]
pub(crate) struct OnDevices {
    /// The name of the match there.
    pub(crate) name: String,
    /// What becomes of it, in words.
    pub(crate) text: String,
    /// The result there, as it is typed, once there is one.
    pub(crate) result: Option<String>,
    /// The same as a score.
    pub(crate) score: Option<String>,
}

/// What is asked before a match goes to devices.
#[derive(Debug)]
pub(crate) enum Asked {
    /// Nothing: the level says how it is played.
    Nothing,
    /// Whether it is played without clocks.
    Clocks,
    /// Opening and time.
    Terms(Times),
}

/// The times that are offered.
#[derive(Debug)]
pub(crate) struct Times {
    pub(crate) usual: String,
    pub(crate) offered: Vec<(String, &'static str)>,
}

impl Times {
    /// Those of the rules; duels on devices usually have the time of online matches (P-1.2.2.6).
    pub(crate) fn new() -> Times {
        let offered = TimeControl::presets().map(|(clause, time)| (time.to_string(), clause.id()));
        Times { usual: TimeControl::online().to_string(), offered: offered.into() }
    }
}

/// The form that lets a match be played on devices, or takes it off.
#[derive(Debug)]
pub(crate) struct DevicesForm {
    pub(crate) action: String,
    pub(crate) hidden: Hidden,
    /// Whether it is there.
    pub(crate) live: bool,
    pub(crate) asked: Asked,
}

/// The part of the page.
#[derive(Debug)]
pub(crate) struct DevicesPanel {
    pub(crate) w: DevicesWords,
    pub(crate) on: Vec<OnDevices>,
    pub(crate) form: Option<DevicesForm>,
}

impl DevicesPanel {
    /// What devices say; and the form, if it is asked for and this person arbitrates.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        lang: Lang,
        on: Vec<OnDevices>,
        (open, live): (bool, bool),
        action: String,
        asked: Asked,
        by: &Arbiter,
    ) -> Result<DevicesPanel, NoChance> {
        let hidden = (open && by.may(Task::Arbitrate)).then(|| Hidden::new(by)).transpose()?;
        let form = hidden.map(|hidden| DevicesForm { action, hidden, live, asked });
        Ok(DevicesPanel { w: DevicesWords::of(lang), on, form })
    }

    /// With what devices say.
    #[must_use]
    pub(crate) fn saying(self, on: Vec<OnDevices>) -> DevicesPanel {
        DevicesPanel { on, ..self }
    }

    /// Whether there is anything to show.
    pub(crate) fn is_there(&self) -> bool {
        !self.on.is_empty() || self.form.is_some()
    }
}

/// The form that lets all open matches of a tournament be played on devices.
#[derive(Debug)]
pub(crate) struct AllOnDevices {
    pub(crate) w: DevicesWords,
    pub(crate) hidden: Hidden,
    pub(crate) times: Times,
}

impl AllOnDevices {
    /// The form, if there is a match that can go there and this person arbitrates.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(lang: Lang, there: bool, by: &Arbiter) -> Result<Option<AllOnDevices>, NoChance> {
        let hidden = (there && by.may(Task::Arbitrate)).then(|| Hidden::new(by)).transpose()?;
        Ok(hidden.map(|hidden| AllOnDevices { w: DevicesWords::of(lang), hidden, times: Times::new() }))
    }
}

/// The way from a phone to a board on devices.
#[derive(Debug)]
pub(crate) struct SeatButton {
    pub(crate) board: u32,
    pub(crate) command: String,
    pub(crate) label: String,
}

impl SeatButton {
    /// To the seat of this player.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(board: u32, name: &str, lang: Lang) -> Result<SeatButton, NoChance> {
        let label = Message::new("captain-sit").with("board", board).with("name", name).text(lang);
        Ok(SeatButton { board, command: Secret::random()?.reveal().to_owned(), label })
    }

    /// To all seats of a side.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn all(seats: &[OwnSeat], lang: Lang) -> Result<Vec<SeatButton>, NoChance> {
        seats.iter().map(|seat| SeatButton::new(seat.board, &seat.name, lang)).collect()
    }
}
