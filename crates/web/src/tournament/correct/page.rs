//! A game of a round: the correction of its result, and what else can be said of it.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::RoundNumber;
use kolo_views::game::Game;
use kolo_views::round::{Status, TableLine};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::{DayWords, FloorWords, Shell};

/// The game that a correction is about.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OfGame {
    /// Which game is played.
    pub(crate) game: Game,
    /// In which round.
    pub(crate) round: RoundNumber,
    /// Whether the rules of the competition may say otherwise (D-C.04.2-4.3).
    pub(crate) own_rules: bool,
    /// Whether a correction comes too late to count.
    pub(crate) too_late: bool,
    /// Whether it can be noted for the rating report only.
    pub(crate) for_rating: bool,
}

/// The page of a correction.
#[derive(Debug, Template)]
#[template(path = "tournament/correct/page.html")]
pub(crate) struct CorrectPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    heading: String,
    number: u32,
    line: TableLine,
    /// Whether there is a result that can be corrected.
    settled: bool,
    hidden: Hidden,
    sides: Hidden,
    end: Hidden,
    no_show: Hidden,
    rating: Hidden,
    rating_sides: Hidden,
    of_game: OfGame,
    /// What the page says when a correction comes too late to count.
    too_late: Option<String>,
}

impl CorrectPage {
    /// The page for a table of a round.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        of_game: OfGame,
        line: TableLine,
        by: &Arbiter,
    ) -> Result<CorrectPage, NoChance> {
        let number = of_game.round.get();
        let message = || Message::new("repair-too-late").with("next", of_game.round.next()).text(lang);
        let settled = line.status == Status::Settled;
        let heading =
            if settled { Message::new("hall-correct-heading") } else { Message::new("hall-game-heading") };
        let heading = heading.with("round", number).with("table", line.table);
        Ok(CorrectPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            heading: heading.text(lang),
            number,
            line,
            settled,
            hidden: Hidden::new(by)?,
            sides: Hidden::new(by)?,
            end: Hidden::new(by)?,
            no_show: Hidden::new(by)?,
            rating: Hidden::new(by)?,
            rating_sides: Hidden::new(by)?,
            too_late: of_game.too_late.then(message),
            of_game,
            shell,
        })
    }
}

impl CorrectPage {
    fn is_go(&self) -> bool {
        self.of_game.game == Game::Go
    }

    /// Whether the game can be noted for the rating report only.
    fn is_for_rating(&self) -> bool {
        self.of_game.for_rating && self.settled
    }
}
