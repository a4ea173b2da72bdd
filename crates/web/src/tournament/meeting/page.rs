//! A match, in a round or in a plan: what counts, board by board, who plays there, and the forms that write it down.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::Settings;
use kolo_views::meeting::{BoardLine, MatchView};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::devices::{Asked, DevicesPanel, OnDevices, Times};
use crate::pages::result_input::ResultInput;
use crate::tasks::Task;
use crate::tournament::PlanWords;
use crate::tournament::Shell;

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/meeting/page.html")]
pub(crate) struct MatchPage {
    frame: Frame,
    shell: Shell,
    w: PlanWords,
    base: String,
    game: MatchView,
    /// The field of a result, and that of the right one.
    result: ResultInput,
    right: ResultInput,
    /// The form that enters a result, while there is none.
    enter: Option<Hidden>,
    /// The form that corrects it.
    correct: Option<Hidden>,
    /// The form that exchanges the sides, where there are any to correct.
    sides: Option<Hidden>,
    /// The form that says who plays at which board.
    line_up: Option<Hidden>,
    /// What devices say, and the form that lets it be played there.
    panel: DevicesPanel,
}

impl MatchPage {
    /// The page of a match.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        game: MatchView,
        (settings, on_devices): (&Settings, Vec<OnDevices>),
        by: &Arbiter,
    ) -> Result<MatchPage, NoChance> {
        let form = |there: bool| there.then(|| Hidden::new(by)).transpose();
        let standing = (settings.plays_on_devices() && game.open, game.live.is_some());
        let (action, asked) = (format!("{}/live/{}", shell.home, game.pairing), Asked::Terms(Times::new()));
        let panel = DevicesPanel::new(lang, on_devices, standing, action, asked, by)?;
        let rosters = !game.rosters.first.is_empty() && !game.rosters.second.is_empty();
        let input = |label| ResultInput::of(&Message::new(label), settings.shape(), lang);
        Ok(MatchPage {
            result: input("hall-result").required(None),
            right: input("hall-right-result").required(game.notation.as_deref()),
            frame: Frame::named(app, lang, &shell.name),
            w: PlanWords::of(lang),
            base: shell.home.clone(),
            enter: form(game.result.is_none())?,
            correct: form(game.result.is_some() && by.may(Task::Correct))?,
            sides: form(game.result.is_some() && by.may(Task::Correct))?,
            line_up: form(rosters && !game.one_game)?,
            panel,
            game,
            shell,
        })
    }

    fn boards(&self) -> &[BoardLine] {
        &self.game.lines
    }
}
