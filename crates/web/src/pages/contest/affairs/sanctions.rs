//! Sanctions: those that were given, and the form of one more.

use askama::Template;
use kolo_contest::{Breach, Contest, VenueId};
use kolo_messages::{Lang, Message};
use kolo_views::contest::sanctions::{self, SanctionLine};

use super::AffairsWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::contest::new::Choice;
use crate::time;
use crate::tournament::Shell;

/// A sanction with its time and the form that undoes it.
#[derive(Debug)]
pub(crate) struct Given {
    line: SanctionLine,
    when: String,
    iso: String,
    hidden: Option<Hidden>,
}

/// Those of a team against whom one can be given.
#[derive(Debug)]
pub(crate) struct Side {
    /// The team.
    pub(crate) name: String,
    /// The team itself, and its people.
    pub(crate) choices: Vec<Choice>,
}

/// Whom and where one can be given.
#[derive(Debug, Default)]
pub(crate) struct Reach {
    /// Teams with their people.
    pub(crate) sides: Vec<Side>,
    /// Matches in which something can be lost.
    pub(crate) games: Vec<Choice>,
    /// Boards of a match.
    pub(crate) boards: u32,
    /// What was looked for, where there are too many to show all.
    pub(crate) wanted: Option<String>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "affairs/sanctions.html")]
pub(crate) struct SanctionsPage {
    frame: Frame,
    shell: Shell,
    a: AffairsWords,
    /// Where forms are sent to.
    base: String,
    lines: Vec<Given>,
    reach: Reach,
    boards: Vec<u32>,
    breaches: Vec<Choice>,
    measures: Vec<Choice>,
    warned: Vec<String>,
    hidden: Hidden,
}

impl SanctionsPage {
    /// The page of a tournament, or of the whole contest; `may_undo` says whose sanctions the viewer may undo.
    ///
    /// # Errors
    /// No random bytes.
    #[expect(clippy::too_many_arguments, reason = "a page, where it stands, and who looks at it")]
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        base: String,
        contest: &Contest,
        venue: Option<&VenueId>,
        reach: Reach,
        (by, may_undo): (&Arbiter, bool),
    ) -> Result<SanctionsPage, NoChance> {
        let mut lines = Vec::new();
        for line in sanctions::lines(contest, venue, lang) {
            let hidden = (line.counts && may_undo).then(|| Hidden::new(by)).transpose()?;
            lines.push(Given { when: time::told(line.at, lang), iso: time::iso(line.at), hidden, line });
        }
        let choice = |code: &str, label: String| Choice { code: code.to_owned(), label, chosen: false };
        let breach = |breach: Breach| {
            let label = format!("{} ({})", breach.message().text(lang), breach.clause().id());
            choice(breach.code(), label)
        };
        let say = |message: Message| message.text(lang);
        let mut measures = vec![choice("warning", say(Message::new("affairs-measure-warning")))];
        if venue.is_some() {
            measures.extend([
                choice("duel", say(Message::new("affairs-measure-duel"))),
                choice("game", say(Message::new("affairs-measure-game"))),
                choice("match", say(Message::new("affairs-measure-match"))),
            ]);
        }
        measures.push(choice("exclude", say(Message::new("affairs-measure-exclude"))));
        Ok(SanctionsPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base,
            lines,
            boards: (1..=reach.boards).collect(),
            reach,
            breaches: Breach::ALL.map(breach).into(),
            measures,
            warned: sanctions::warned(contest),
            hidden: Hidden::new(by)?,
            shell,
        })
    }
}
