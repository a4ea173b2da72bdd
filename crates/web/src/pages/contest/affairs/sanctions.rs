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

/// What a page lists and offers.
#[derive(Debug)]
pub(crate) struct Listed {
    /// Those that were given.
    pub(crate) lines: Vec<SanctionLine>,
    /// Who was sanctioned before.
    pub(crate) warned: Vec<String>,
    /// What can be broken; nothing where the rules have no list.
    pub(crate) breaches: &'static [Breach],
    /// What can follow, by the words of forms.
    pub(crate) measures: &'static [&'static str],
    /// The field by which a step is undone, and what stands before its number.
    pub(crate) undo: (&'static str, &'static str),
    /// The clause by which they are given.
    pub(crate) clause: &'static str,
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
    undo: (&'static str, &'static str),
    clause: &'static str,
    hidden: Hidden,
}

impl SanctionsPage {
    /// The page of a tournament of a contest, or of the whole contest; `may_undo` says whose sanctions the reader may undo.
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
        by: (&Arbiter, bool),
    ) -> Result<SanctionsPage, NoChance> {
        let measures: &[&str] = if venue.is_some() {
            &["warning", "duel", "game", "match", "exclude"]
        } else {
            &["warning", "exclude"]
        };
        let listed = Listed {
            lines: sanctions::lines(contest, venue, lang),
            warned: sanctions::warned(contest),
            breaches: Breach::ALL,
            measures,
            undo: ("what", "step:"),
            clause: "P-2.1.1.2",
        };
        SanctionsPage::listing(app, lang, shell, base, listed, reach, by)
    }

    /// The page of a list.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn listing(
        app: &App,
        lang: Lang,
        shell: Shell,
        base: String,
        listed: Listed,
        reach: Reach,
        (by, may_undo): (&Arbiter, bool),
    ) -> Result<SanctionsPage, NoChance> {
        let mut lines = Vec::new();
        for line in listed.lines {
            let hidden = (line.counts && may_undo).then(|| Hidden::new(by)).transpose()?;
            lines.push(Given { when: time::describe(line.at, lang), iso: time::iso(line.at), hidden, line });
        }
        let choice = |code: &str, label: String| Choice { code: code.to_owned(), label, chosen: false };
        let breach = |breach: &Breach| {
            let label = format!("{} ({})", breach.describe().text(lang), breach.clause().id());
            choice(breach.code(), label)
        };
        let measure = |code: &&str| {
            let message = match *code {
                "duel" => Message::new("affairs-measure-duel"),
                "game" => Message::new("affairs-measure-game"),
                "match" => Message::new("affairs-measure-match"),
                "exclude" => Message::new("affairs-measure-exclude"),
                _ => Message::new("affairs-measure-warning"),
            };
            choice(code, message.text(lang))
        };
        Ok(SanctionsPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base,
            lines,
            boards: (1..=reach.boards).collect(),
            reach,
            breaches: listed.breaches.iter().map(breach).collect(),
            measures: listed.measures.iter().map(measure).collect(),
            warned: listed.warned,
            undo: listed.undo,
            clause: listed.clause,
            hidden: Hidden::new(by)?,
            shell,
        })
    }
}
